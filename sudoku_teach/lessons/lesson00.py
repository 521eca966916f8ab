"""Lesson 00: one exercise to see how exercises work."""

from sudoku_teach.exercises.task import Exercise, Slip


def blanks(row):
    return row.count(0)


EXERCISES = [
    Exercise(
        name="start.blanks",
        stars=1,
        kind="write",
        task="Give back how many blanks a row has. `row` is a list of nine ints, 0 for a blank.",
        stub='def blanks(row):\n    """How many cells of the row are blank."""\n    ...\n',
        answer=(blanks,),
        cases=tuple(
            (row,)
            for row in (
                [5, 3, 0, 0, 7, 0, 0, 0, 0],
                [0] * 9,
                [9, 8, 7, 6, 5, 4, 3, 2, 1],
                [0, 1, 2, 3, 4, 5, 6, 7, 0],
            )
        ),
        slips=(
            Slip(
                "the digits are counted",
                "these are the cells that are *not* blank.",
                program=lambda row: 9 - blanks(row),
            ),
            Slip(
                "whether, not how many",
                "this says that there is a blank. A number is asked for.",
                shows=lambda seen: all(isinstance(one.outcome.value, bool) for one in seen),
            ),
            Slip(
                "it counts to the first blank",
                "the loop ends, or the function returns, before it has seen the whole row.",
                program=lambda row: min(1, blanks(row)),
            ),
        ),
        hints=(
            "What stands in a blank?",
            "A loop over `row` can count the zeros. Lists also have a method that counts.",
            "`row.count(…)` says how often something stands in the row.",
        ),
        buys="You know how exercises work now.",
        where="every solver here looks for zeros first",
    ),
]
