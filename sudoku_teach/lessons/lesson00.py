"""Lesson 00: one exercise to see how exercises work."""

from sudoku_teach.exercises.authoring import edit, mistake, task_for


@task_for(
    "start.blanks",
    stars=1,
    cases=[([int(cell) for cell in row],) for row in ("530070000", "000000000", "987654321", "012345670", "110000000")],
    generate=lambda rng: ([rng.choice((0, 0, *range(1, 10))) for _ in range(9)],),  # one digit perhaps twice
    valid=lambda row: len(row) == 9,
    mistakes=[
        mistake("the digits are counted", "these are the cells that are *not* blank.", edit("return ", "return 9 - ")),
        mistake(
            "different digits are counted",
            "a digit that is there twice is counted once.",
            edit("row.count(0)", "9 - len(set(row) - {0})"),
        ),
        mistake(
            "it stops at the first blank",
            "the result is 1 for every row with a blank. Go on to the end of the row before you return.",
            edit("row.count(0)", "min(1, row.count(0))"),
        ),
    ],
    hints=(
        "Which number is in a blank cell?",
        "Go through the nine cells with a loop, and add 1 for every 0.",
        "Shorter: a list can count. `row.count(5)` is how often it holds a 5.",
    ),
    buys="A solver asks such questions of rows, columns and boxes all the time.",
    where="`board.conflicts` counts the blanks of a row, a column or a box like this",
)
def blanks(row):
    """Return how many cells of the row are blank.

    Return the number of blank cells in `row`, a list of nine ints in which 0 means blank.
    """
    return row.count(0)
