"""Lesson 00: one exercise to see how exercises work."""

from random import Random

from sudoku_teach.exercises.authoring import edit, mistake, task_for


def some_row(rng: Random) -> tuple:
    """A row with any number of blanks, one digit perhaps twice."""
    return ([rng.choice((0, 0, *range(1, 10))) for _ in range(9)],)


def _only_truth(seen) -> bool:
    return all(isinstance(one.outcome.value, bool) for one in seen)


@task_for(
    "start.blanks",
    stars=1,
    cases=[
        ([5, 3, 0, 0, 7, 0, 0, 0, 0],),
        ([0] * 9,),
        ([9, 8, 7, 6, 5, 4, 3, 2, 1],),
        ([0, 1, 2, 3, 4, 5, 6, 7, 0],),
        ([1, 1, 0, 0, 0, 0, 0, 0, 0],),
    ],
    generate=some_row,
    valid=lambda row: len(row) == 9,
    mistakes=[
        mistake(
            "the digits are counted",
            "these are the cells that are *not* blank.",
            edit("row.count(0)", "9 - row.count(0)"),
        ),
        mistake(
            "different digits are counted",
            "a digit that is there twice is counted once.",
            edit("row.count(0)", "9 - len(set(row) - {0})"),
        ),
        mistake(
            "it stops at the first blank",
            "1 came back for every row with a blank. Go on to the end of the row before you return.",
            edit("row.count(0)", "min(1, row.count(0))"),
        ),
    ],
    hints=(
        "What is in a blank cell?",
        "Go through the nine cells with a loop, and add 1 for every 0.",
        "A list can count by itself: `row.count(…)`.",
    ),
    buys="You can ask a row a question now, and that is all that a solver ever does.",
    where="`trace` and `board` ask rows like this in many places",
)
def blanks(row):
    """Return how many cells of the row are blank.

    `row` is a list of nine ints, 0 for a blank. Return how many blanks it has.
    """
    return row.count(0)
