"""Lesson 06: how many solutions, and which is the smallest."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "06.memory": [
        Question(
            "Lesson 05: which blank does MRV fill next?",
            wrong("the first, row by row", "That is row order, the search of the lessons before."),
            right("one with the fewest candidates", "Counted anew at each node, since every digit changes the counts."),
            wrong("one with the most candidates", "There a guess is wrong most often."),
        ),
        Question(
            "Lesson 05: MRV finds a solution. Is it the smallest?",
            wrong("yes", "Only by luck, or where there is no other one: it fills the cells in an order of its own."),
            wrong("no, the largest", "Nothing in its order prefers large boards either."),
            right("it may be any of them", "Only row order with ascending digits promises the smallest."),
        ),
        Question(
            "Lesson 02: `search` returns `False`. How does it leave the board?",
            right("as it was when it was called", "Each digit that it wrote came out again before the next was tried."),
            wrong("with its last try still in it", "That is the slip: its cell must be blanked before `return False`."),
            wrong("blank", "The givens and the digits of the calls above stay."),
        ),
    ],
    "which-solution": [
        Question(
            "A program solves the board and returns a full board that breaks no rule. What do you know?",
            wrong("the board has one solution", "On `ten-solutions` the program would say the same."),
            right("the board has at least one solution", "To know of a second, a search must go on behind the first."),
            wrong("the board has several solutions", "On `newspaper` there is one, and the program says the same."),
        ),
        Question(
            "`solutions.count(board)` returns 2. How many solutions are there?",
            wrong("2", "Perhaps. The count was told to stop at 2: that is its limit unless you set another."),
            wrong("1, counted twice", "Each solution is met once: the branches have none in common."),
            right("2 or more", "It stopped at its limit. That is enough to say that the board is no puzzle."),
        ),
    ],
}
