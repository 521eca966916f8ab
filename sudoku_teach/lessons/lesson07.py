"""Lesson 07: many numbers, and the one that is told."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "07.memory": [
        Question(
            "Lesson 06: a search has met a solution. What is still to do to prove that there is no other?",
            wrong("nothing", "It stopped. What it has not looked at may hold a second solution."),
            wrong("as many nodes again", "How large the rest is depends on the tree, not on the luck of the first."),
            right("all branches that are left", "The first may come early. A proof walks through the whole tree."),
        ),
        Question(
            "Lesson 05: on `hard` MRV has far fewer nodes than row order. What does one of its nodes cost?",
            right("more than one of row order", "It looks at every blank before it chooses one."),
            wrong("the same", "Row order takes the next blank, whatever it is. MRV counts candidates in all."),
            wrong("less", "It saves nodes. In each one it does more."),
        ),
        Question(
            "Lesson 02: what is a placement?",
            wrong("a digit that stands in the solution", "Those are as many as there are blanks, for every solver."),
            right(
                "a digit written by the search", "Also one that comes out again later. It counts the nodes of the tree."
            ),
            wrong("a write of any kind", "An undo writes, too: it blanks the cell. It is counted apart."),
        ),
    ],
    "what-a-number-hides": [
        Question(
            "On many boards the mean of the times is far above the median. What does that tell?",
            wrong("most boards take longer than the median", "Half of them do: that is what the median means."),
            wrong("the clock was disturbed", "It may have been. But exact counts of nodes look like that, too."),
            right("a few boards take very long", "They carry much of the sum. The median does not see how long."),
        ),
        Question(
            "Boards that one solver does not finish are left out of the comparison. Whom does that help?",
            right("the one that did not finish them", "Its worst boards do not count. Say how many were left out."),
            wrong("the other one", "It loses the boards on which it was better by far."),
            wrong(
                "neither, as both lose the same boards", "The same boards, but those that speak against one of them."
            ),
        ),
        Question(
            "A solver took less time today than another one did yesterday. Which of them is faster?",
            wrong("the one from today", "Or the machine had less to do today."),
            right("that is not known", "Measure them in turn, in one run, on the same boards; then compare the ratio."),
            wrong(
                "the one that places fewer digits", "Fewer nodes may cost more. Nodes are one thing, seconds another."
            ),
        ),
    ],
}
