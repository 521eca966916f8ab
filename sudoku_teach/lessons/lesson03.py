"""Lesson 03: sets of digits in one int, and the lowest bit."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "03.memory": [
        Question(
            "Lesson 02: how does control get back to the earlier cell after a dead end?",
            wrong("a line of the program jumps there", "No line does. That cell's own call waits for an answer."),
            right("by `return False`", "The caller is still in its loop: it blanks its cell and takes the next digit."),
            wrong("the search starts again from the first blank", "Only the last call ends. Those above it go on."),
        ),
        Question(
            "Lesson 02: which solution does row order with ascending digits find first?",
            wrong("the one with the fewest placements", "How far a solution is cannot be known before it is found."),
            wrong("any of them, by chance", "Nothing is left to chance: the same board, the same solution."),
            right("the smallest", "Read as a number of 81 digits: smaller numbers are tried before larger ones."),
        ),
        Question(
            "Lesson 01: `second = first[:]` is to copy a board. What goes wrong?",
            right("both have the same nine rows", "What is written in one is in the other. Copy the rows: `row[:]`."),
            wrong("only the first row is copied", "`[:]` takes all nine rows, but the rows themselves."),
            wrong("nothing", "The outer list is new, and its rows are not."),
        ),
    ],
    "value-index-digit": [
        Question(
            "`mask & -mask` is 8. For which digit does this bit stand?",
            wrong("8", "8 is the bit's value. A program that takes it for the digit writes an 8."),
            wrong("3", "3 is the bit's index, the number of zeros behind the 1."),
            right("4", "Value 8, index 3, digit 4: bit `d - 1` stands for digit `d`."),
        ),
    ],
}
