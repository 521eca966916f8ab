"""Lesson 08: all candidates in one int, what placing one removes, and the fold."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "08.memory": [
        Question(
            "Lesson 06: how does MRV, which promises no order, find the smallest solution?",
            wrong("it finds all of them and compares", "There may be millions. Few questions are enough."),
            wrong("it takes the digits in ascending order", "It does, but the cells in an order of its own."),
            right("it is asked about one digit after another", "Is there a solution with this digit here? Yes or no."),
        ),
        Question(
            "Lesson 05: on some blank no digit is left. What does MRV do?",
            right("it takes that blank next, and fails", "Fewer candidates than none there cannot be."),
            wrong("it leaves the blank for later", "That is row order, which fills on in the meantime."),
            wrong("it raises an error", "A dead end is an answer like any other: `False`."),
        ),
        Question(
            "Lesson 03: what becomes of the bit with index 5 in `x >> 3`?",
            wrong("it has index 8", "That is `<<`, which moves bits to the left."),
            right("it has index 2", "All bits move to the right, by three places."),
            wrong("it falls out", "Only the lowest three bits do, those with the indexes 0, 1 and 2."),
        ),
    ],
    "exact-cover": [
        Question(
            "A row leaves a digit one place, and that cell has several candidates. What is the digit there?",
            wrong("a naked single", "Naked is a cell with one candidate. Here the row has one place."),
            wrong("no single: the cell has several", "The cell does not know it yet. The row does."),
            right("a hidden single", "The cell hides it among others. It needs no guess."),
        ),
        Question(
            "What does an exact cover ask of each constraint?",
            wrong("at least one of its candidates", "Then a cell could hold two digits."),
            right("exactly one of its candidates", "A cell holds one digit, a row holds each digit once."),
            wrong("at most one of its candidates", "Then a blank board would be solved."),
        ),
        Question(
            "The state is one int, and a guess led nowhere. How is it taken back?",
            right("by going on with the int from before", "`&` has made a new int. The old one is what it was."),
            wrong("`|` turns its rivals on again", "Some of them were gone before the guess, and would come back."),
            wrong("the digit's own bit is turned off", "On the int from before, yes. Here its rivals are gone."),
        ),
    ],
}
