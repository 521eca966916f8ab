"""The quizzes of the lessons: `Quiz("02.memory")` shows one.

Those called memory open a lesson and ask about earlier ones. The others are about a slip of understanding, where
there is no code to check.
"""

from sudoku_teach.quiz_model import Question, right, wrong


def questions(name: str) -> list[Question]:
    """The questions of the quiz with this name. KeyError: there is none; the message lists the names."""
    if name not in QUIZZES:
        raise KeyError(f"no quiz is called {name!r}; there are {', '.join(QUIZZES)}")
    return QUIZZES[name]


QUIZZES: dict[str, list[Question]] = {
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
    "valid-or-solvable": [
        Question(
            "Nothing clashes on a board, and every blank has a candidate. Can it be solved?",
            wrong("yes", "On `no-place-in-a-row` both hold, and yet 1 has no place in row 7."),
            wrong("no", "On `newspaper` both hold, and it has a solution."),
            wrong("yes, with 17 givens or more", "`no-place-in-a-row` has 29 and cannot be solved."),
            right("that takes a search to tell", "Valid can be seen by looking. Solvable is about every way to go on."),
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
    "value-index-digit": [
        Question(
            "`mask & -mask` is 8. For which digit does this bit stand?",
            wrong("8", "8 is the bit's value. A program that takes it for the digit writes an 8."),
            wrong("3", "3 is the bit's index, the number of zeros behind the 1."),
            right("4", "Value 8, index 3, digit 4: bit `d - 1` stands for digit `d`."),
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
