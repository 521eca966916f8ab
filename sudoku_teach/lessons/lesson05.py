"""Lesson 05: which cell next?"""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "05.memory": [
        Question(
            "Lesson 04: `naive` and `bitmask` search the same board. What differs?",
            wrong("the nodes", "Write by write the two are the same, so the trees are."),
            right("the time for a node", "Three lookups take the place of up to 27 looks for each digit."),
            wrong("the solution", "Both go in row order with ascending digits. Both find the smallest."),
        ),
        Question(
            "Lesson 04: a digit is taken back. How many masks have to forget it?",
            wrong("1", "Which one? It was noted in its row, its column and its box."),
            right("3", "Row, column and box: where it was noted, and nowhere else."),
            wrong("27", "27 masks are kept, but the digit stood in three units only."),
        ),
        Question(
            "Lesson 02: what is a dead end?",
            wrong("the moment when a digit is taken back", "That is an undo. It also comes after a long try below."),
            wrong("a board with two equal digits in a unit", "That is a conflict. The search writes only what fits."),
            right("a node where the next blank has no candidate", "Nothing can be tried there: it returns `False`."),
        ),
    ],
    "nodes-or-seconds": [
        Question(
            "On the hard board `bitmask` places 8,969 digits and `mrv` 219, 41 times fewer. How much faster is `mrv`?",
            wrong("41 times", "Only if a node cost the same. At each node MRV looks at every blank."),
            right("a clock must tell", "Fewer nodes, but dearer ones: the gain in time is smaller than 41."),
            wrong("no faster", "Fewer nodes save time as long as one does not cost as much more."),
        ),
    ],
    "ties": [
        Question(
            "Two blanks have two candidates each, and none has fewer. Which should MRV take?",
            wrong("the first, or the answer may be wrong", "Either way all that fits is tried. Nothing is lost."),
            right("either", "Both ways lead to an answer. On `two-solutions` one takes 73 placements, the other 188."),
            wrong("the last, it is luckier", "On `ten-solutions` it is, on `two-solutions` it is not: chance."),
        ),
    ],
    "mrv-needs-bits": [
        Question(
            "What does MRV need?",
            wrong("bitmasks", "With lists of candidates the search is the same, write by write. Masks count faster."),
            wrong("a blank with one candidate", "On `hard` no blank has one, and MRV takes one with two."),
            right("the number of candidates of each blank", "It is a choice of cell, however one counts."),
        ),
        Question(
            "Does MRV place fewer digits than row order?",
            wrong("always", "On `against-mrv` row order places 501, and MRV 8,272."),
            right("usually", "219 against 8,969 on `hard`. On a few boards, as `against-mrv`, row order is luckier."),
            wrong("only where there is one solution", "`no-place-in-a-box` has none: MRV places 4, row order 6,985."),
        ),
    ],
}
