"""Lesson 09: words whose bits are puzzles. The answers take plain ints, and numpy's words as well."""

from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "09.memory": [
        Question(
            "Lesson 08: a search of one big integer goes back after a failure. What does it undo?",
            wrong("the bits that the placement cleared", "It made a new int. The one from before is as it was."),
            right("nothing", "Ints never change, so the caller still holds the state from before."),
            wrong("the whole board", "No board is written before the end. The state is one int."),
        ),
        Question(
            "Lesson 07: of many boards a few take very long. What tells how long a usual board takes?",
            wrong("the mean", "A few slow boards pull it up, far from where most of them are."),
            wrong("the slowest board", "It tells how bad it can get."),
            right("the median", "Half of the boards take longer, half take less. The slow ones cannot move it far."),
        ),
        Question(
            "Lesson 03: what does `x & -x` keep of `x`?",
            right("its lowest 1, in its place", "And `x & (x - 1)` keeps all the others."),
            wrong("all but its lowest 1", "That is `x & (x - 1)`."),
            wrong("the index of its lowest 1", "It keeps a bit. The index is `(x & -x).bit_length() - 1`."),
        ),
    ],
    "throughput-or-latency": [
        Question(
            "One board is to be solved, and nothing else is waiting. Which solver answers first?",
            wrong("`lanes`", "A word costs as much with one lane in use as with all, and one board pays it all."),
            wrong("`lanes` with a pool", "A pool spreads batches. One board is one batch, and stays on one core."),
            right("`one_integer`", "It does nothing but this board. Lanes pay off where many boards share the cost."),
        ),
        Question(
            "A batch grows from a few boards to thousands. What gets better?",
            right("boards a second", "The throughput: what an operation costs is shared by more lanes."),
            wrong("the time until the first answer", "The latency: it gets longer, as every round takes longer."),
            wrong("the guesses that a board needs", "Each board is searched as before, in lanes of its own."),
        ),
    ],
}
