"""Lesson 02: does a digit fit, the search itself, and three lines of it that go wrong."""

from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.watching import SOLVER_SIGNS, boards, same_end, show_solver, solved, watch
from sudoku_teach.solvers import naive
from sudoku_teach.widgets.quiz.model import Question, right, wrong

_SOLVER = dict(cases=[(board,) for board in boards()], drive=solved, watch=watch, same=same_end, show=show_solver)
_GIVEN = "from sudoku_teach.solvers.naive import fits, next_blank\n"
_MISTAKES = [
    mistake(
        "the cell is never blanked again",
        "a digit that failed has to come out.",
        edit("            board[row][col] = 0\n", ""),
    ),
    mistake("9 is never tried", "`range(1, 9)` stops before 9.", edit("range(1, 10)", "range(1, 9)")),
    *SOLVER_SIGNS,
]


@task_for(
    "search.solve",
    stars=3,
    kind="complete",
    answer=naive.search,
    stub="def search(board):\n    # Is a blank left? If not, it is done.\n    ...\n",
    given=_GIVEN,
    mistakes=_MISTAKES,
    hints=("a", "b"),
    buys="This is backtracking.",
    where="`naive.search`",
    **_SOLVER,
)
def search(board):
    """Fill the blanks of the board in place.

    Fill the blanks ...
    """


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "02.memory": [
        Question(
            "Lesson 01: what is the box index of the cell with row 4 and col 7?",
            wrong("3", "That is `4 // 3 + 7 // 3`. Without the `* 3`, nine boxes get five numbers."),
            right("5", "`4 // 3 * 3 + 7 // 3` is 3 + 2. People count from 1 and call it box 6."),
            wrong("6", "Box 6 is its name for people. The index counts from 0."),
            wrong("7", "That is `7 // 3 * 3 + 4 // 3`, with row and column swapped."),
        ),
        Question(
            "Lesson 01: nothing clashes on a board. What does that say about it?",
            right("no mistake is visible yet", "It is valid. Only a search can tell whether it is solvable."),
            wrong("it can be solved", "A blank may have no candidate, or a digit no place in a unit."),
            wrong("it is solved", "Solved is valid and full. This board may have blanks."),
        ),
        Question(
            "Lesson 00: what is a candidate?",
            wrong("a digit that stands there from the start", "That is a given."),
            wrong("the digit that belongs into a blank", "It may be that one. A blank often has several candidates."),
            right("a digit that no peer of a blank holds", "So it may stand there, as far as one can see now."),
        ),
    ],
    "dead-end-or-undo": [
        Question(
            "On the newspaper board row order takes back 4,157 digits. How often is that right after a dead end?",
            wrong("4,157 times", "An undo also follows when all that can be tried below a digit has been tried."),
            right("fewer", "1,246 times: nothing at all fitted below. Each of the others ended a larger try."),
            wrong("more", "After a dead end the last digit comes out, once. So each has an undo of its own."),
        ),
        Question(
            "The search blanks `r1c1` and writes its next digit there. What is true of `r1c1`?",
            wrong("it is a dead end", "The dead end was another blank, further on: one that nothing fits."),
            right("its digit was undone", "It had a digit and gets another. Nothing says that no digit fits there."),
            wrong("it has no candidate", "Then there would be no next digit to write."),
        ),
    ],
    "why-smallest": [
        Question(
            "Why does row order with ascending digits find the smallest solution first?",
            wrong("it compares all solutions", "It stops at the first and compares nothing."),
            wrong("a puzzle has one solution", "`ten-solutions` has ten, and `mrv` meets a larger one first."),
            right("it meets the boards in ascending order", "Cell by cell, smaller digits come before larger ones."),
        ),
        Question(
            "One thing is changed. Which search still finds the smallest first?",
            wrong(
                "take the digits in descending order",
                "Then the boards come in descending order, and the largest is first.",
            ),
            right(
                "turn back at a blank with no candidate",
                "That skips only boards without a solution, in the same order.",
            ),
            wrong("take the blank with the fewest candidates", "Another order of cells: the first may be any of them."),
        ),
    ],
}
