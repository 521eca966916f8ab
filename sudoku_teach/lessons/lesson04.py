"""Lesson 04: three masks for each cell, kept up to date at every write."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "04.memory": [
        Question(
            "Lesson 03: which digits does `FULL & ~row | col | box` give?",
            wrong("those free in all three", "That needs brackets: `FULL & ~(row | col | box)`."),
            wrong("those used in all three", "That is `row & col & box`."),
            right("those free in the row, and all used in column or box", "`~` and `&` bind tighter than `|`."),
        ),
        Question(
            "Lesson 03: why is `x & (x - 1) == 0` no test for a single?",
            right("0 passes, too", "A blank with no candidate looks like a single. Ask `x.bit_count() == 1`."),
            wrong("a 9 alone does not pass", "256 & 255 is 0. Any bit passes when it is alone."),
            wrong("Python compares first", "C does. In Python `&` binds tighter than `==`."),
        ),
        Question(
            "Lesson 02: a digit led nowhere. What must happen before `search` returns `False`?",
            wrong("nothing: it is overwritten", "By the loop's next digit, yes. Nobody writes over the last one."),
            right("its cell is blanked", "`board[row][col] = 0`. Without it the board stays half-filled."),
            wrong("the whole board is copied back", "Only this cell is left: deeper calls have blanked theirs."),
        ),
    ],
}
