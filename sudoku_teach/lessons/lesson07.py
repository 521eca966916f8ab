"""Lesson 07: many numbers, and the one that is reported."""

import math
from copy import deepcopy
from functools import partial
from math import exp, log
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
TWICE = "equal values count once", "if a value is there twice, both count. For example, a set keeps it only once."
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
            "your function returns the middle of the list as it is. Put the values in order first.",
            edit("sorted(values)", "values"),
            lambda values: values[len(values) // 2],
        ),
        mistake(
            "the mean instead of the median",
            "the sum divided by the number of values is the mean, which one very large value moves far.",
            lambda values: sum(values) / len(values),
        ),
        mistake(
            "an even number of values",
            "it is right for an odd number of values. An even number has two in the middle: go halfway between them.",
            edit(HALFWAY, "ordered[half]"),
            edit(HALFWAY, "ordered[half - 1]"),
        ),
        mistake("odd and even swapped", "an odd number has one value in the middle.", edit("if len", "if not len")),
        mistake(
            "halfway is rounded",
            "the result has lost its decimals. For example, `//` drops them. Divide with `/`.",
            edit(") / 2", ") // 2"),
            edit(HALFWAY, f"int({HALFWAY})"),
            edit(HALFWAY, f"round({HALFWAY})"),
        ),
        mistake(
            "only one of the two is halved",
            "`/` comes before `+`. The sum needs brackets.",
            edit(HALFWAY, "ordered[half - 1] + ordered[half] / 2"),
        ),
        mistake(*TWICE, edit("sorted(values)", "sorted(set(values))")),
        *SIGNS,
    ],
    hints=(
        "`sorted(values)` returns a new list. `values.sort()` would change the list of the caller.",
        "Of five values, the one in the middle has index 2, and of seven, index 3: that is `len(values) // 2`.",
        "Of six values, the two in the middle have the indexes 2 and 3. `len(values) % 2` is 0 if the number is even.",
    ),
    buys="Half of the boards need less, half need more, and no single board can move this number far.",
    where="`statistics.median`, from the standard library: `measure` uses it",
)
def middle_of(values):
    """Return the value in the middle.

    `values` is a list of one or more numbers, ints or floats, in any order. Some may be equal or negative. Return the
    value that is in the middle when they are in order. If there are two in the middle, return the number halfway
    between them. An int or a float will do, and the last digits of a float do not matter. Don't modify the list. You
    learn most if you write it without `statistics`, but the check does not ask for that.
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
            "the 19th value is meant in ascending order. Sort the list first.",
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
        mistake("the place, not the value", "your function returns the place. Return the value at that place.", place),
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
            "the result is not in the list. For example, it may lie between two of the values.",
            where_wrong(lambda one: one.outcome.value + 0 not in one.arguments[0]),  # only a number takes a 0
        ),
        *SIGNS,
    ],
    hints=(
        "Put the values in order. The first k of n values are k · 100 / n percent of them.",
        "Go through the sorted values and count their places k = 1, 2, 3 … Stop when `k * 100 >= percent * n`.",
        "Without a loop: the place is `percent * n / 100`, rounded up, and the index is one less.",
    ),
    buys="It says how bad it gets, and on many boards it does not depend on the worst one alone.",
    where="`measure.table`, in the column `95 %`",
)
def tail(values, percent):
    """Return the smallest value that covers so many percent of them.

    `values` is a list of one or more numbers, in any order, and some may be equal. `percent` is an int from 1 to 100.
    Return the smallest of the values that at least `percent` percent of all values do not exceed. For example, of 20
    values `tail(values, 95)` is the 19th in order, and `tail(values, 100)` is the largest. Be careful with floats,
    which are not exact: `25 * (28 / 100)` is a little more than 7. You may modify the list.
    """
    ordered = sorted(values)
    for position, value in enumerate(ordered, start=1):
        if position * 100 >= percent * len(ordered):
            return value


@number_task(
    "measuring.geometric",
    given="from math import exp, log\n",
    cases=[
        *(([4.0],), ([0.1, 10.0],), ([2.0, 8.0],), ([10.0, 0.1, 1.0],), ([1.0, 10.0, 100.0],), ([2.0, 2.0, 8.0, 0.5],)),
        *(([0.5, 0.25],), ([1000.0] * 200,), ([0.001] * 200,), ([1e9] * 50 + [4e9] * 50,)),
    ],
    generate=lambda rng: ([rng.randrange(1, 400) / 8 for _ in range(rng.randrange(1, 9))],),
    valid=lambda ratios: len(ratios) > 0 and min(ratios) > 0,
    mistakes=[
        mistake(
            "the sum instead of the product",
            "the sum divided by how many there are is the usual mean. This one multiplies, and takes a root.",
            lambda ratios: sum(ratios) / len(ratios),
        ),
        mistake(
            "the product is too large",
            "it is right for short lists. But the product of a long one is too large for a float, or too near to 0.",
            lambda ratios: math.prod(ratios) ** (1 / len(ratios)),
        ),
        mistake(
            "the logarithm is returned",
            "the mean of the logarithms is still a logarithm. `exp` turns it back into a ratio.",
            edit("exp(sum(logs) / len(logs))", "sum(logs) / len(logs)"),
        ),
    ],
    hints=(
        "The n-th root of `x` is `x ** (1 / n)`. But what is the product of 200 ratios of 1,000?",
        "The logarithm of a product is the sum of the logarithms: `log(a * b)` is `log(a) + log(b)`.",
        "Add the `log` of every ratio, divide by their number, and return `exp` of the result.",
    ),
    buys="A factor of ten in one direction now weighs as much as a factor of ten in the other.",
    where="`statistics.geometric_mean`, from the standard library",
)
def geometric(ratios):
    """Return the geometric mean of the ratios.

    `ratios` is a list of one or more floats above 0. Return their geometric mean: the n-th root of the product of all
    n. Its last digits do not matter. The list may be long, and then the product itself does not fit in a float; `log`
    and `exp` from `math` help. You may modify the list.
    """
    logs = [log(ratio) for ratio in ratios]
    return exp(sum(logs) / len(logs))


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
            "a ratio below 1 would say that `slow` needs less. Divide the number of `slow` by that of `fast`.",
            edit("theirs / own", "own / theirs"),
            edit("median(ratios)", "1 / median(ratios)"),
        ),
        mistake(
            "the mean of the ratios",
            "one board with a very large ratio dominates the mean. Take the median.",
            edit("median(ratios)", "sum(ratios) / len(ratios)"),
        ),
        mistake(
            "a ratio of the totals",
            "if you divide the sums, the boards that take longest decide. Divide board by board.",
            lambda slow, fast: sum(slow) / sum(fast),
        ),
        mistake(
            "a ratio of the medians",
            "the two medians may come from two different boards. Divide board by board, then take the median.",
            lambda slow, fast: median(slow) / median(fast),
        ),
        mistake(
            "the boards are mixed up",
            "after sorting each list, you divide numbers of different boards. Keep the order of the boards.",
            edit("zip(slow, fast", "zip(sorted(slow), sorted(fast)"),
        ),
        mistake(
            "the ratios are rounded",
            "the ratios have lost their decimals: 1.9 becomes 1. For example, `//` drops them. Divide with `/`.",
            edit("theirs / own", "theirs // own"),
        ),
        mistake(
            "something equal counts once",
            "every board counts, even if its numbers equal those of another. A set or a dict keeps equal keys once.",
            edit("median(ratios)", "median(set(ratios))"),
            edit("zip(slow, fast, strict=True)", "dict(zip(slow, fast)).items()"),
            edit("zip(slow, fast, strict=True)", "set(zip(slow, fast))"),
        ),
        *SIGNS,
    ],
    hints=(
        "`zip(slow, fast)` goes through both lists together and yields the two numbers of each board.",
        "Make a list of the ratios: for each board, the first number divided by the second.",
        "Return the `median` of that list. Don't sort anything before you have the ratios.",
    ),
    buys="Every board has one vote, and a board that was not finished can have one, too.",
    where="`measure` divides the totals of each round instead, and takes the median of the rounds, because the time of "
    "a single board is too short to be trusted",
    show=lambda seen: show_values(
        seen, "ratios:   " + ", ".join(f"{a / b:.4g}" for a, b in zip(*seen.arguments, strict=True))
    ),
)
def speedup(slow, fast):
    """Return how many times as much `slow` needs: the median of the ratios.

    `slow` and `fast` are two lists of numbers above 0: what two solvers needed, on the same boards in the same order.
    There is at least one board. For each board, divide what `slow` needs by what `fast` needs, and return the median
    of these ratios. Its last digits do not matter. You may use `median` from `statistics`, and modify the lists.
    """
    ratios = [theirs / own for theirs, own in zip(slow, fast, strict=True)]
    return median(ratios)


ASKED = {
    "07.memory": {
        "Lesson 06: a search has found a solution. What is left to do to prove that there is no other?": [
            wrong("nothing", "It stopped there. The part that it has not searched may hold a second solution."),
            wrong("as many nodes again", "How large the rest is depends on the tree, not on where the first one was."),
            right("all branches that are left", "The first may come early. A proof walks through the whole tree."),
        ],
        "Lesson 05: on `hard` MRV has far fewer nodes than row order. What does one of its nodes cost?": [
            right("more than one of row order", "It looks at every blank before it chooses one."),
            wrong("the same", "Row order takes the next blank, whatever it is. MRV counts candidates in all of them."),
            wrong("less", "It saves nodes. In each node it does more."),
        ],
        "Lesson 02: what is a placement?": [
            wrong("a digit of the solution", "There are as many of those as blanks, whatever the solver."),
            right(
                "a digit written by the search", "Also one that it erases later. Placements are the nodes of the tree."
            ),
            wrong("a write of any kind", "An undo writes, too: it writes a 0. Undos are counted separately."),
        ],
    },
    "what-a-number-hides": {
        "On many boards the mean of the times is far above the median. What does that tell you?": [
            wrong("most boards take longer than the median", "Half of them do: that is what the median means."),
            wrong("the clock was disturbed", "It may have been. But exact counts of nodes look like that, too."),
            right("a few boards take very long", "They make up much of the sum. The median does not see how long."),
        ],
        "Boards that one solver does not finish are left out of the comparison. Which solver does that help?": [
            right("the one that did not finish them", "Its worst boards do not count. Say how many were left out."),
            wrong("the other one", "It loses the boards on which it was better by far."),
            wrong("neither, as both lose the same boards", "The same boards, but they speak against one of the two."),
        ],
        "A solver took less time today than another one did yesterday. Which of them is faster?": [
            wrong("the one from today", "Or the machine had less to do today."),
            right("we don't know", "Measure them in turn, in one run, on the same boards. Then compare the ratio."),
            wrong("the one that places fewer digits", "Each node may cost more. Nodes are one thing, seconds another."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
