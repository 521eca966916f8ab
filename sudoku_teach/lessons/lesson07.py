"""Lesson 07: many numbers, and the one that is told."""

import math
from copy import deepcopy
from functools import partial
from numbers import Real
from random import Random
from statistics import median

from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.show import show_values
from sudoku_teach.exercises.task import Sign
from sudoku_teach.lessons.watching import raising, where_wrong
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong


def some_values(rng: Random, length: int, least: int) -> list:
    """Small ints, which may come twice; larger ones, some of them far above the others; or floats."""
    most = rng.choice((10, 400, 10 ** rng.randrange(1, 5)))
    values = [rng.randrange(least, most) for _ in range(length)]
    return values if most != 400 else [value / 4 for value in values]


def some_share(rng: Random) -> tuple:
    """Values and a percentage, which is often reached exactly."""
    length = rng.choice((*range(1, 13), 20, 25))
    exactly = [percent for percent in range(1, 101) if percent * length % 100 == 0]
    return some_values(rng, length, -9), rng.choice((rng.choice(exactly), rng.randrange(1, 101)))


def some_times(rng: Random) -> tuple:
    length = rng.randrange(1, 9)
    return some_values(rng, length, 1), some_values(rng, length, 1)


def rounded(functions, arguments):
    """Call the function with copies, and drop the last digits, where two ways to compute the same may differ."""
    value = functions[0](*deepcopy(arguments))
    return float(f"{float(value):.9g}") if isinstance(value, Real) else value


def nth(values, number):
    """The value at this place in order; the last one, if the place is after it."""
    return sorted(values)[min(number, len(values)) - 1]


def place(values, percent):
    """How many of the values are at least so many percent of them."""
    return -(-len(values) * percent // 100)


SIGNS = (
    Sign(
        "`None` is not a list",
        "for example, `values.sort()` sorts the list itself and returns `None`; `sorted(values)` returns a new list.",
        raising("NoneType"),
    ),
    Sign(
        "a float as an index", "`/` always makes a float. `//` makes an int of two ints.", raising("slices, not float")
    ),
)
TWICE = "equal values count once", "a value that is there twice has two places. For example, a set keeps it once."
HALFWAY = "(ordered[half - 1] + ordered[half]) / 2"


number_task = partial(
    task_for,
    stars=2,
    same=lambda yours, expected: isinstance(yours, int | float) and math.isclose(yours, expected, abs_tol=1e-9),
    watch=rounded,
    show=lambda seen: show_values(seen, "in order: " + ", ".join(map(str, sorted(seen.arguments[0])))),
)


@number_task(
    "measuring.median",
    stars=1,
    cases=[
        *(([7],), ([3, 1, 2],), ([4, 2],), ([51, 1991, 60],), ([10, 40, 20, 30],), ([5, 5, 1],), ([3, 4, 4],)),
        *(([2, 7, 7, 7],), ([1, 2, 3, 4, 1000],), ([-4, -1, 4],), ([-5, 2],), ([2, 2, 3, 3, 8, 9],)),
    ],
    generate=lambda rng: (some_values(rng, rng.randrange(1, 12), -9),),
    valid=lambda values: len(values) > 0,
    stays=("values",),
    mistakes=[
        mistake(
            "the list is not in order",
            "this is the middle of the list as it is. The values have to be in order first.",
            edit("sorted(values)", "values"),
            lambda values: values[len(values) // 2],
        ),
        mistake(
            "the mean instead of the median",
            "the sum divided by the number of values is the mean. One very large value moves it far.",
            lambda values: sum(values) / len(values),
        ),
        mistake(
            "an even number of values",
            "with an odd number it is right. With an even one there are two in the middle: go halfway between them.",
            edit(HALFWAY, "ordered[half]"),
            edit(HALFWAY, "ordered[half - 1]"),
        ),
        mistake("odd and even swapped", "an odd number has one value in the middle.", edit("if len", "if not len")),
        mistake(
            "halfway is rounded",
            "what is after the point is lost. For example, `//` drops it. Divide with `/`.",
            edit(") / 2", ") // 2"),
            edit(HALFWAY, f"int({HALFWAY})"),
            edit(HALFWAY, f"round({HALFWAY})"),
        ),
        mistake(
            "only one of the two is halved",
            "`/` comes before `+`. The sum needs brackets.",
            edit(HALFWAY, "ordered[half - 1] + ordered[half] / 2"),
        ),
        mistake(
            "halfway between the ends",
            "only the least and the greatest value count here. Look at the middle.",
            lambda values: (min(values) + max(values)) / 2,
        ),
        mistake(*TWICE, edit("sorted(values)", "sorted(set(values))")),
        *SIGNS,
    ],
    hints=(
        "`sorted(values)` is a new list; `values.sort()` would change the caller's.",
        "With five values the one in the middle has index 2, and with seven 3: that is `len(values) // 2`.",
        "With six, the two in the middle have the indexes 2 and 3. `len(values) % 2` tells odd from even.",
    ),
    buys="Half of the boards take less, half take more, and no single board can move it far.",
    where="`statistics.median`, from the standard library: `measure` uses it",
)
def middle_of(values):
    """Return the value in the middle.

    `values` is a list of one or more numbers, ints or floats, in any order. Some may be equal or negative. Put them in
    order: return the value in the middle or, if there are two in the middle, the number halfway between them. An int or
    a float will do, and the last digits of a float do not matter. The list must stay unchanged. A piece of advice,
    which the check does not test: write it without `statistics`.
    """
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2


@number_task(
    "measuring.tail",
    cases=[
        *(([7], 50), ([3, 1, 2], 100), ([40, 10, 30, 20], 50), ([40, 10, 30, 20], 51), ([2, 2, 2, 9], 75)),
        *(([5, 900, 6, 7, 8], 90), ([5, 900, 6, 7, 8], 80), ([5, 900, 6, 7, 8], 1), ([3, 8, 5, 1, 4, 7, 2, 6], 88)),
        *(([*range(1, 11)], 80), ([*range(20, 0, -1)], 95), ([*range(1, 26)], 28), ([*range(1, 51)], 58)),
    ],
    generate=some_share,
    valid=lambda values, percent: len(values) > 0 and 1 <= percent <= 100,
    mistakes=[
        mistake(
            "the list is not in order",
            "which value is the 19th depends on the order. Sort the list first.",
            edit("sorted(values)", "values"),
        ),
        mistake(
            "more than so many percent",
            "19 of 20 values are exactly 95 percent, and that is enough: the answer is the 19th, which has index 18.",
            edit(">=", ">"),
            lambda values, percent: sorted(values)[len(values) * percent // 100],
            lambda values, percent: nth(values, len(values) * percent // 100 + 1),
        ),
        mistake(
            "not rounded up",
            "90 percent of 5 values are 4.5 values. Four of them are too few, so take five.",
            lambda values, percent: nth(values, max(len(values) * percent // 100, 1)),
            lambda values, percent: nth(values, len(values) * percent // 100),
            lambda values, percent: nth(values, max(round(len(values) * percent / 100), 1)),
            lambda values, percent: nth(values, round(len(values) * percent / 100)),
        ),
        mistake(
            "counted from the top",
            "so many percent are to be below, in ascending order.",
            lambda values, percent: sorted(values)[-place(values, percent)],
        ),
        mistake("the place, not the value", "this is the place in order. Return the value there.", place),
        mistake(
            "a float is a little off",
            "floats are not exact: `25 * (28 / 100)` is a little more than 7. Compute with ints as long as you can.",
            lambda values, percent: nth(values, math.ceil(len(values) * (percent / 100))),
            edit("position * 100 >= percent * len(ordered)", "position / len(ordered) * 100 >= percent"),
            edit("position * 100 >= percent *", "sum([1 / len(ordered)] * position) * len(ordered) >= percent / 100 *"),
        ),
        mistake(*TWICE, edit("sorted(values)", "sorted(set(values))")),
        Sign(
            "not one of the values",
            "the result is not in the list. For example, it is between two of the values.",
            where_wrong(lambda one: one.outcome.value + 0 not in one.arguments[0]),  # only a number takes a 0
        ),
        *SIGNS,
    ],
    hints=(
        "Put the values in order. The first k of n values are k · 100 / n percent of them.",
        "Go through the sorted values and count: the first one whose place k has `k * 100 >= percent * n`.",
        "Without a loop: the place is `percent * n / 100`, rounded up, and the index is one less.",
    ),
    buys="It says how bad it gets, and no single board has the last word.",
    where="`measure.table`, in the column `95 %`",
)
def tail(values, percent):
    """Return the smallest value that covers so many percent of them.

    `values` is a list of one or more numbers, in any order, and some may be equal; `percent` is an int from 1 to 100.
    Return the smallest of the values for which this holds: at least `percent` percent of all values are not above it.
    Of 20 values, `tail(values, 95)` is the 19th in order, and `tail(values, 100)` the largest. Be careful with floats,
    which are not exact: `25 * (28 / 100)` is a little more than 7. What happens to the list does not matter.
    """
    ordered = sorted(values)
    for position, value in enumerate(ordered, start=1):
        if position * 100 >= percent * len(ordered):
            return value


@number_task(
    "measuring.ratio",
    given="from statistics import median\n",
    cases=[
        *(([6], [2]), ([2], [6]), ([10, 30, 80], [5, 10, 20]), ([900, 10, 40], [100, 10, 20])),
        *(([2, 2, 6], [1, 1, 1]), ([2, 2, 6], [1, 2, 1]), ([100, 1000, 7], [1000, 100, 2])),
        *(([8, 3, 50, 9], [2, 6, 5, 4]), ([5000, 70, 60, 55, 90], [50, 60, 55, 50, 10])),
    ],
    generate=some_times,
    valid=lambda slow, fast: 0 < len(slow) == len(fast) and min(*slow, *fast) > 0,
    mistakes=[
        mistake(
            "upside down",
            "a ratio below 1 would say that `slow` needs less. Divide its number by the other one.",
            edit("theirs / own", "own / theirs"),
            edit("median(ratios)", "1 / median(ratios)"),
        ),
        mistake(
            "the mean of the ratios",
            "one board with a very large ratio lifts the mean, and the others hardly count.",
            edit("median(ratios)", "sum(ratios) / len(ratios)"),
        ),
        mistake(
            "a ratio of the totals",
            "the sums are divided, so the boards that take longest decide. Divide board by board.",
            lambda slow, fast: sum(slow) / sum(fast),
        ),
        mistake(
            "a ratio of the medians",
            "the two medians may come from two different boards. Divide board by board, then take the median.",
            lambda slow, fast: median(slow) / median(fast),
        ),
        mistake(
            "the boards are mixed up",
            "if each list is sorted, numbers of different boards are divided. Keep the order.",
            edit("zip(slow, fast", "zip(sorted(slow), sorted(fast)"),
        ),
        mistake(
            "the ratios are rounded",
            "what is after the point is lost, and 1.9 becomes 1. For example, `//` drops it. Divide with `/`.",
            edit("theirs / own", "theirs // own"),
        ),
        mistake(
            "something equal counts once",
            "each board counts, also if its numbers are those of another one. A set or a dict keeps equal keys once.",
            edit("median(ratios)", "median(set(ratios))"),
            edit("zip(slow, fast, strict=True)", "dict(zip(slow, fast)).items()"),
            edit("zip(slow, fast, strict=True)", "set(zip(slow, fast))"),
        ),
        *SIGNS,
    ],
    hints=(
        "`zip(slow, fast)` goes through the two lists together: two numbers of one board in each round.",
        "Make a list of the ratios: the first number divided by the second, for each board.",
        "Return `median` of that list. Nothing is sorted before the ratios are there.",
    ),
    buys="Every board has one vote, and turned upside down, with an odd number of boards, it says the same.",
    where="`measure` divides the totals of each round instead, and takes the median of the rounds, since a single "
    "board takes too little time to be trusted",
    show=lambda seen: show_values(
        seen, "ratios:   " + ", ".join(f"{a / b:.4g}" for a, b in zip(*seen.arguments, strict=True))
    ),
)
def speedup(slow, fast):
    """Return how many times as much `slow` needs: the median of the ratios.

    `slow` and `fast` are two lists of numbers above 0: what two solvers needed, on the same boards in the same order.
    There is at least one board. For each board, how many times as much does `slow` need? Return the median of these
    ratios; its last digits do not matter. You may use `median`, from `statistics`. What happens to the lists does not
    matter.
    """
    ratios = [theirs / own for theirs, own in zip(slow, fast, strict=True)]
    return median(ratios)


ASKED = {
    "07.memory": {
        "Lesson 06: a search has met a solution. What is still to do to prove that there is no other?": [
            wrong("nothing", "It stopped. What it has not looked at may hold a second solution."),
            wrong("as many nodes again", "How large the rest is depends on the tree, not on the luck of the first."),
            right("all branches that are left", "The first may come early. A proof walks through the whole tree."),
        ],
        "Lesson 05: on `hard` MRV has far fewer nodes than row order. What does one of its nodes cost?": [
            right("more than one of row order", "It looks at every blank before it chooses one."),
            wrong("the same", "Row order takes the next blank, whatever it is. MRV counts candidates in all."),
            wrong("less", "It saves nodes. In each one it does more."),
        ],
        "Lesson 02: what is a placement?": [
            wrong("a digit that stands in the solution", "Those are as many as there are blanks, for every solver."),
            right(
                "a digit written by the search", "Also one that comes out again later. It counts the nodes of the tree."
            ),
            wrong("a write of any kind", "An undo writes, too: it blanks the cell. It is counted apart."),
        ],
    },
    "what-a-number-hides": {
        "On many boards the mean of the times is far above the median. What does that tell?": [
            wrong("most boards take longer than the median", "Half of them do: that is what the median means."),
            wrong("the clock was disturbed", "It may have been. But exact counts of nodes look like that, too."),
            right("a few boards take very long", "They carry much of the sum. The median does not see how long."),
        ],
        "Boards that one solver does not finish are left out of the comparison. Whom does that help?": [
            right("the one that did not finish them", "Its worst boards do not count. Say how many were left out."),
            wrong("the other one", "It loses the boards on which it was better by far."),
            wrong(
                "neither, as both lose the same boards", "The same boards, but those that speak against one of them."
            ),
        ],
        "A solver took less time today than another one did yesterday. Which of them is faster?": [
            wrong("the one from today", "Or the machine had less to do today."),
            right("that is not known", "Measure them in turn, in one run, on the same boards; then compare the ratio."),
            wrong(
                "the one that places fewer digits", "Fewer nodes may cost more. Nodes are one thing, seconds another."
            ),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
