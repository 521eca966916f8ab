"""Lesson 01: the box of a cell, cells that clash, and a copy that is one."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "valid-or-solvable": [
        Question(
            "Nothing clashes on a board, and every blank has a candidate. Can it be solved?",
            wrong("yes", "On `no-place-in-a-row` both hold, and yet 1 has no place in row 7."),
            wrong("no", "On `newspaper` both hold, and it has a solution."),
            wrong("yes, with 17 givens or more", "`no-place-in-a-row` has 29 and cannot be solved."),
            right("that takes a search to tell", "Valid can be seen by looking. Solvable is about every way to go on."),
        ),
    ],
}
