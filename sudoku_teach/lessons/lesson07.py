"""Lesson 07: many numbers, and the one that is told."""

from statistics import mean, median

from sudoku_teach.exercises.task import Exercise, Slip, fenced, said
from sudoku_teach.widgets.quiz.model import Question, right, wrong


def middle_of(values):
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2


def speedup(slow, fast):
    ratios = [theirs / own for theirs, own in zip(slow, fast, strict=True)]
    return median(ratios)


def tail(values, percent):
    ordered = sorted(values)
    for position, value in enumerate(ordered, start=1):
        if position * 100 >= percent * len(ordered):
            return value


def _same_number(yours, expected):
    """What is left of a number after the last bits of a division is no matter."""
    return isinstance(yours, int | float) and abs(yours - expected) <= 1e-9 * abs(expected)


def _slip(name, says, *programs):
    """A slip with several faces: one of these programs gives the same numbers on every case."""

    def shows(seen):
        return any(
            all(
                one.outcome.arguments == one.arguments and _same_number(one.outcome.value, program(*one.arguments))
                for one in seen
            )
            for program in programs
        )

    return Slip(name, says, shows=shows)


def _show_sorted(seen):
    """The values in order, so that the middle and the tail can be counted off."""
    values = ", ".join(map(str, sorted(seen.arguments[0])))
    return [fenced([f"in order: {values}", f"expected: {said(seen.expected)}", f"yours:    {said(seen.outcome)}"])]


def _show_ratios(seen):
    slow, fast = seen.arguments
    ratios = ", ".join(f"{theirs / own:.4g}" for theirs, own in zip(slow, fast, strict=True))
    return [fenced([f"ratios:   {ratios}", f"expected: {said(seen.expected)}", f"yours:    {said(seen.outcome)}"])]


def _middle(values):
    return values[len(values) // 2]


def _two_middles(values):
    half = len(values) // 2
    return values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2


_MANY = list(range(20, 0, -1))

EXERCISES = [
    Exercise(
        name="measuring.median",
        stars=1,
        kind="write",
        task="`middle_of(values)` gives back the value in the middle, when the values stand in order. Where there are "
        "two in the middle, it is halfway between them. There is one value at least. Write it without `statistics`; "
        "the list that came stays as it is.",
        stub='def middle_of(values):\n    """The value in the middle."""\n    ...\n',
        answer=(middle_of,),
        floats=True,
        cases=tuple(
            (values,)
            for values in [
                [7],
                [3, 1, 2],
                [51, 1991, 60],
                [4, 2],
                [10, 40, 20, 30],
                [5, 5, 1],
                [1, 2, 3, 4, 1000],
                [9, 1, 8, 2, 7, 4],
                [0.5, 0.25, 4.0],
            ]
        ),
        slips=(
            _slip(
                "the middle of an unsorted list",
                "it is the middle of the list as it came. The values have to stand in order first.",
                _middle,
                _two_middles,
                lambda values: values[(len(values) - 1) // 2],
            ),
            _slip(
                "the mean in place of the median",
                "the sum divided by the number of values is the mean. One very large value moves it far.",
                mean,
                lambda values: sum(values) // len(values),
            ),
            _slip(
                "an even number of values",
                "with an odd number it is right. With an even one there are two in the middle: go halfway.",
                lambda values: sorted(values)[len(values) // 2],
                lambda values: sorted(values)[(len(values) - 1) // 2],
            ),
            _slip(
                "halfway is rounded off",
                "`//` drops what is behind the point. Divide with `/`.",
                lambda values: _two_middles(sorted(values)) // 1 if len(values) % 2 == 0 else _middle(sorted(values)),
            ),
            _slip(
                "halfway between the ends",
                "halfway between the least and the greatest, two values decide, and the others do not count.",
                lambda values: (min(values) + max(values)) / 2,
            ),
        ),
        hints=(
            "`sorted(values)` is a new list; `values.sort()` would change the caller's.",
            "With five values the middle one has index 2, with seven 3: `len(values) // 2`.",
            "With six, the two in the middle have the indexes 2 and 3. `len(values) % 2` tells the cases apart.",
        ),
        buys="Half of the boards take less, half take more, and no single board can move it far.",
        where="`statistics.median`, from the standard library: `measure` uses it",
        same=_same_number,
        show=_show_sorted,
    ),
    Exercise(
        name="measuring.tail",
        stars=2,
        kind="write",
        task="`tail(values, percent)` gives back the smallest of the values such that at least so many percent of all "
        "values are not above it. Of 20 values, `tail(values, 95)` is the 19th in order, and `tail(values, 100)` the "
        "largest. `percent` is a whole number from 1 to 100; there is one value at least.",
        stub='def tail(values, percent):\n    """The smallest value that covers so many percent of them."""\n    ...\n',
        answer=(tail,),
        floats=True,
        cases=(
            ([7], 50),
            ([3, 1, 2], 100),
            (_MANY, 95),
            (_MANY, 100),
            ([40, 10, 30, 20], 50),
            ([40, 10, 30, 20], 51),
            ([5, 900, 6, 7, 8], 90),
            ([5, 900, 6, 7, 8], 80),
            ([5, 900, 6, 7, 8], 1),
            ([2, 2, 2, 9], 75),
        ),
        slips=(
            _slip(
                "the list as it came",
                "which value is the 19th depends on the order. Sort first.",
                lambda values, percent: values[-(-len(values) * percent // 100) - 1],
                lambda values, percent: values[min(len(values) * percent // 100, len(values) - 1)],
            ),
            _slip(
                "one place too far",
                "the 19th value has index 18: indexes count from 0.",
                lambda values, percent: sorted(values)[min(len(values) * percent // 100, len(values) - 1)],
                lambda values, percent: sorted(values)[min(-(-len(values) * percent // 100), len(values) - 1)],
            ),
            _slip(
                "rounded down",
                "90 percent of 5 values are 4.5 values. Four of them are too few; take five.",
                lambda values, percent: sorted(values)[max(len(values) * percent // 100, 1) - 1],
                lambda values, percent: sorted(values)[len(values) * percent // 100 - 1],
                lambda values, percent: sorted(values)[max(round(len(values) * percent / 100), 1) - 1],
            ),
            _slip(
                "percent of the largest value",
                "it is the boards that are counted; what comes back is one of the values.",
                lambda values, percent: max(values) * percent / 100,
            ),
            _slip(
                "counted from the top",
                "so many percent are to lie below, in ascending order.",
                lambda values, percent: sorted(values, reverse=True)[-(-len(values) * percent // 100) - 1],
            ),
        ),
        hints=(
            "Put the values in order. The first k of n values are k · 100 / n percent of them.",
            "Go through the sorted values and count: the first one whose place k has `k * 100 >= percent * n`.",
            "Without a loop: the place is `percent * n / 100`, rounded up, and its index is one less.",
        ),
        buys="It tells how bad it gets, without leaving the last word to a single board.",
        where="`measure.table`, in the column `95 %`",
        same=_same_number,
        show=_show_sorted,
    ),
    Exercise(
        name="measuring.ratio",
        stars=2,
        kind="write",
        task="`speedup(slow, fast)` is given two lists of numbers above 0: what two solvers needed, on the same boards "
        "in the same order. For each board, how many times as much does `slow` need? Give back the median of these "
        "ratios. `median`, from `statistics`, is there to be used.",
        stub='def speedup(slow, fast):\n    """How many times as much `slow` needs: the median."""\n    ...\n',
        answer=(speedup,),
        floats=True,
        cases=(
            ([6], [2]),
            ([2], [6]),
            ([10, 30, 80], [5, 10, 20]),
            ([900, 10, 40], [100, 10, 20]),
            ([100, 1000, 7], [1000, 100, 2]),
            ([8, 3, 50, 9], [2, 6, 5, 4]),
            ([5000, 70, 60, 55, 90], [50, 60, 55, 50, 10]),
        ),
        slips=(
            _slip(
                "upside down",
                "a ratio below 1 would say that `slow` needs less. Divide its number by the other one.",
                lambda slow, fast: speedup(fast, slow),
                lambda slow, fast: 1 / speedup(slow, fast),
            ),
            _slip(
                "the mean of the ratios",
                "one board with a very large ratio lifts the mean, and the others lose their say.",
                lambda slow, fast: mean([a / b for a, b in zip(slow, fast, strict=True)]),
            ),
            _slip(
                "a ratio of the totals",
                "the sums are divided, and so the boards that take longest decide. Divide board by board.",
                lambda slow, fast: sum(slow) / sum(fast),
            ),
            _slip(
                "a ratio of the medians",
                "the two medians may come from two different boards. Divide board by board, then take the median.",
                lambda slow, fast: median(slow) / median(fast),
            ),
            _slip(
                "the boards are mixed up",
                "both lists were put in order, and then numbers of different boards stand side by side.",
                lambda slow, fast: speedup(sorted(slow), sorted(fast)),
            ),
            _slip(
                "ratios without what is behind the point",
                "`//` drops it, and 1.9 becomes 1. Divide with `/`.",
                lambda slow, fast: median([a // b for a, b in zip(slow, fast, strict=True)]),
            ),
        ),
        hints=(
            "`zip(slow, fast)` hands over the two numbers of a board together.",
            "Make a list of the ratios: the first number divided by the second, for each board.",
            "`median` of that list. Nothing is sorted before the ratios are there.",
        ),
        buys="Every board has one vote, and turned upside down, with an odd number of boards, it says the same.",
        where="`measure` divides the totals of each round instead, and takes the median of the rounds, since a single "
        "board takes too little time to be trusted",
        same=_same_number,
        show=_show_ratios,
        given="from statistics import median",
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "07.memory": [
        Question(
            "Lesson 06: a search has met a solution. What is still to do to prove that there is no other?",
            wrong("nothing", "It stopped. What it has not looked at may hold a second solution."),
            wrong("as many nodes again", "How large the rest is depends on the tree, not on the luck of the first."),
            right("all branches that are left", "The first may come early. A proof walks through the whole tree."),
        ),
        Question(
            "Lesson 05: on `hard` MRV has far fewer nodes than row order. What does one of its nodes cost?",
            right("more than one of row order", "It looks at every blank before it chooses one."),
            wrong("the same", "Row order takes the next blank, whatever it is. MRV counts candidates in all."),
            wrong("less", "It saves nodes. In each one it does more."),
        ),
        Question(
            "Lesson 02: what is a placement?",
            wrong("a digit that stands in the solution", "Those are as many as there are blanks, for every solver."),
            right(
                "a digit written by the search", "Also one that comes out again later. It counts the nodes of the tree."
            ),
            wrong("a write of any kind", "An undo writes, too: it blanks the cell. It is counted apart."),
        ),
    ],
    "what-a-number-hides": [
        Question(
            "On many boards the mean of the times is far above the median. What does that tell?",
            wrong("most boards take longer than the median", "Half of them do: that is what the median means."),
            wrong("the clock was disturbed", "It may have been. But exact counts of nodes look like that, too."),
            right("a few boards take very long", "They carry much of the sum. The median does not see how long."),
        ),
        Question(
            "Boards that one solver does not finish are left out of the comparison. Whom does that help?",
            right("the one that did not finish them", "Its worst boards do not count. Say how many were left out."),
            wrong("the other one", "It loses the boards on which it was better by far."),
            wrong(
                "neither, as both lose the same boards", "The same boards, but those that speak against one of them."
            ),
        ),
        Question(
            "A solver took less time today than another one did yesterday. Which of them is faster?",
            wrong("the one from today", "Or the machine had less to do today."),
            right("that is not known", "Measure them in turn, in one run, on the same boards; then compare the ratio."),
            wrong(
                "the one that places fewer digits", "Fewer nodes may cost more. Nodes are one thing, seconds another."
            ),
        ),
    ],
}
