"""Lesson 02: does a digit fit, the search itself, and three lines of it that go wrong."""

from collections import Counter, defaultdict
from functools import cache

from sudoku_teach.board import CELLS, UNITS, Cell, conflicts, to_line
from sudoku_teach.exercises.task import Exercise, Slip, fenced, said
from sudoku_teach.lessons.lesson01 import ROW_FIRST, only
from sudoku_teach.lessons.solver_slips import SOLVER_SLIPS, boards, same_end, show_solver, watch
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import naive
from sudoku_teach.solvers.naive import fits, next_blank
from sudoku_teach.widgets.quiz.model import Question, right, wrong

# ---- does it fit? ------------------------------------------------------------------------------------

_TARGETS = [(1, 5), (4, 6), (8, 0)]  # cells that are asked about while one other cell holds the digit


def _questions():
    """One digit on the board, everywhere in turn; then every question about a newspaper puzzle's blanks."""
    for row, col in _TARGETS:
        near = [cell for cells in _units(row, col) for cell in cells]
        for other in dict.fromkeys(near + CELLS):
            if other != (row, col):
                yield only((*other, 5)), row, col, 5
    board = puzzle("newspaper")
    yield from ((board, row, col, digit) for row, col in CELLS if not board[row][col] for digit in range(1, 10))


def _units(row, col):
    return [set(cells) for cells in UNITS.values() if (row, col) in cells]


def _looked_at(shows):
    """Asks about one target after the other: which cells were looked at, and the cell itself."""

    def on_all(seen):
        looked, broken = defaultdict[Cell, set[Cell]](set), set()
        for one in seen[: len(_TARGETS) * 80]:
            board, row, col, _ = one.arguments
            looked[row, col] |= {cell for cell in CELLS if board[cell[0]][cell[1]] and not one.outcome.value}
            broken |= set() if isinstance(one.outcome.value, int) else {(row, col)}
        whole = [(cells, *target) for target, cells in looked.items() if target not in broken]
        wrong = [one for one in whole if one[0] != set().union(*_units(*one[1:])) - {one[1:]}]
        return bool(wrong) and all(shows(*one) for one in wrong)

    return on_all


def _extra(looked, row, col):
    return looked - set().union(*_units(row, col))


def _is_swapped(looked, row, col):
    return _extra(looked, row, col) <= set().union(*_units(col, row)) and bool(_extra(looked, row, col))


def _wrong_box(looked, row, col):
    lines = set().union(*_units(row, col)[:2]) - {(row, col)}
    return lines <= looked and bool(_extra(looked, row, col))


def _part_of_box(looked, row, col):
    row_cells, col_cells, box = _units(row, col)
    rest = box - row_cells - col_cells
    return looked == (row_cells | col_cells | (looked & rest)) - {(row, col)} and bool(looked & rest)


def _forgets(kind):
    def shows(looked, row, col):
        units = _units(row, col)
        others = set().union(*(units[:kind] + units[kind + 1 :]))
        return looked == others - {(row, col)}

    return shows


def _ends_early(looked, row, col):
    return not _extra(looked, row, col)


def show_question(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    board, row, col, _ = seen.arguments
    lines = fenced([f"expected: {seen.expected.value}", f"yours:    {said(seen.outcome)}"])
    units = [name for name, cells in UNITS.items() if (row, col) in cells]
    return [lines, draw_board(board, units=units, marks={(row, col): "trying"})]


# ---- answers that the package does not have ----------------------------------------------------------


def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
        board[row][col] = 0
    return False


def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0
    return False


def count_undos(board):
    undos = 0

    def search(board):
        nonlocal undos
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if search(board):
                    return True
                board[row][col] = 0
                undos += 1
        return False

    search(board)
    return undos


# ---- what else could be counted ----------------------------------------------------------------------


@cache
def _events(line):
    """How often each thing happens in the search of one board."""
    found = Counter[str]()

    def search(board, depth):
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        fitting = [digit for digit in range(1, 10) if fits(board, row, col, digit)]
        found["dead ends"] += not fitting
        for digit in range(1, 10):
            if digit not in fitting:
                found["rejected"] += 1
                continue
            found["placements"] += 1
            board[row][col] = digit
            if search(board, depth + 1):
                return True
            board[row][col] = 0
            found["undos"] += 1
            found["own undos"] += depth == 0
        found["failed calls"] += 1
        return False

    search(parse(line), 0)
    return found


def _counts(shows):
    """Asks all boards: the learner's number, and what there was to count."""
    return lambda seen: all(shows(one.outcome.value, _events(to_line(one.arguments[0]))) for one in seen)


def show_count(seen):
    from sudoku_teach.pictures import draw_board

    return [
        fenced([f"expected: {seen.expected.value}", f"yours:    {said(seen.outcome)}"]),
        draw_board(seen.arguments[0]),
    ]


# ---- the exercises -----------------------------------------------------------------------------------

_IN_PLACE = (
    "Fill the blanks of `board` in place and return `True`; or return `False`, with the board as it came, where "
    "there is no solution. No two givens clash. "
)
_GIVEN = "from sudoku_teach.solvers.naive import fits, next_blank\n"
_SOLVER: dict = dict(
    cases=tuple((board,) for board in boards()),
    slips=SOLVER_SLIPS,
    drive=watch,
    same=same_end,
    show=show_solver,
    changes_arguments=True,
)

EXERCISES = [
    Exercise(
        name="search.can-place",
        stars=2,
        kind="write",
        task="Say whether `digit` is still free in the row, the column and the box of the blank cell "
        "`board[row][col]`: `True` "
        "or `False`. Nothing clashes on the board, and it stays as it is.",
        stub="def fits(board, row, col, digit):\n    ...\n",
        answer=(fits,),
        cases=tuple(_questions()),
        same=lambda yours, expected: isinstance(yours, bool | int) and yours == expected,
        show=show_question,
        slips=(
            Slip(
                "True and False are swapped",
                "`True` means that the digit may be written: nothing stands in its way.",
                shows=lambda seen: all(
                    isinstance(one.outcome.value, bool) and one.outcome.value != one.expected.value for one in seen
                ),
            ),
            Slip("row and column swapped", ROW_FIRST, shows=_looked_at(_is_swapped)),
            Slip(
                "the rows are forgotten", "every unit matters: rows, columns and boxes.", shows=_looked_at(_forgets(0))
            ),
            Slip(
                "the columns are forgotten",
                "every unit matters: rows, columns and boxes.",
                shows=_looked_at(_forgets(1)),
            ),
            Slip(
                "the boxes are forgotten", "every unit matters: rows, columns and boxes.", shows=_looked_at(_forgets(2))
            ),
            Slip(
                "the box check skips a row",
                "row and column are right, but some cells of the box are not looked at: it has three rows and three "
                "columns.",
                shows=_looked_at(_part_of_box),
            ),
            Slip(
                "the box starts at the wrong corner",
                "row and column are right, but it looks at cells of another box. The corner is `row // 3 * 3, col // "
                "3 * 3`.",
                shows=_looked_at(_wrong_box),
            ),
            Slip(
                "the loop ends too early",
                "some cells are not looked at. `True` can be said only after the last of them, `False` at the first "
                "clash.",
                shows=_looked_at(_ends_early),
            ),
        ),
        hints=(
            "`False` as soon as one cell of the three units holds the digit. `True` only after all of them.",
            "For `k` from 0 to 8, `board[row][k]` goes along the row. How do you go down the column?",
            "The box begins at `row // 3 * 3, col // 3 * 3`. Two loops over 0, 1, 2 visit its nine cells.",
        ),
        buys="The search asks this again and again; lesson 04 makes it cheaper.",
        where="`naive.fits`, with one loop for all three units",
    ),
    Exercise(
        name="search.order",
        stars=1,
        kind="order",
        task=_IN_PLACE
        + "`next_blank(board)` gives the first blank as `(row, col)`, or `None` on a full board. Put the lines in "
        "order and indent them. Some do not belong.",
        stub="def search(board):\n    ...\n",
        answer=(naive.search,),
        given=_GIVEN,
        distractors=("return", "search(board)", "for digit in range(1, 9):", "break"),
        hints=(
            "Ask for the first blank. What is to be done if there is none?",
            "Then a loop over the digits, and in it the question whether the digit fits.",
            "A digit that fits is written, then the rest is asked for. Only when that has failed does it come out "
            "again.",
        ),
        buys="A dozen lines that find a solution of any board which has one.",
        where="`naive.search`",
        **_SOLVER,
    ),
    Exercise(
        name="search.undo",
        stars=2,
        kind="repair",
        task=_IN_PLACE + "This program writes a digit first and asks later. One line is missing.",
        stub=(
            "def writes_first(board):\n    blank = next_blank(board)\n    if blank is None:\n        return True\n"
            "    row, col = blank\n    for digit in range(1, 10):\n        board[row][col] = digit\n"
            "        if not conflicts(board) and writes_first(board):\n            return True\n    return False\n"
        ),
        answer=(writes_first,),
        given="from sudoku_teach.board import conflicts\nfrom sudoku_teach.solvers.naive import next_blank\n",
        hints=(
            "What stands in the cell when the loop has tried all nine digits?",
            "The level above writes its next digit and asks `conflicts`. What does it find in the cells below?",
            "Every digit that failed has to come out, the last one too: write 0, inside the loop.",
        ),
        buys="Whatever fails leaves no trace, so the level above can trust the board.",
        where="`naive.search`, which asks first and writes then",
        **_SOLVER,
    ),
    Exercise(
        name="search.return-value",
        stars=1,
        kind="repair",
        task=_IN_PLACE + "This program finds the solution, and loses it again.",
        stub=(
            "def bare_return(board):\n    blank = next_blank(board)\n    if blank is None:\n        return\n"
            "    row, col = blank\n    for digit in range(1, 10):\n        if fits(board, row, col, digit):\n"
            "            board[row][col] = digit\n            if bare_return(board):\n                return True\n"
            "            board[row][col] = 0\n"
        ),
        answer=(bare_return,),
        given=_GIVEN,
        hints=(
            "What does `if bare_return(board)` get from the call that found the board full?",
            "`return` alone gives `None`, and so does the end of a function. Both count as false.",
            "There are two ways out: a full board, and a loop that has tried everything. Each needs its value.",
        ),
        buys="The answer goes up level by level, and each loop knows whether to go on.",
        where="`naive.search`",
        **_SOLVER,
    ),
    Exercise(
        name="search.count",
        stars=3,
        kind="write",
        task="Give back how many digits a search takes out again: first blank in row order, digits 1 to 9, up to the "
        "first solution, or until all has failed. `board` may be left as you like. `next_blank` and `fits` are there.",
        stub="def count_undos(board):\n    ...\n",
        answer=(count_undos,),
        given=_GIVEN,
        cases=_SOLVER["cases"],
        same=lambda yours, expected: type(yours) is int and yours == expected,
        show=show_count,
        changes_arguments=True,
        slips=(
            Slip(
                "rejected digits are counted as undos",
                "a digit that does not fit was never written, so nothing is taken back. Count where the 0 is written.",
                shows=_counts(lambda yours, found: yours in (found["rejected"], found["rejected"] + found["undos"])),
            ),
            Slip(
                "placements are counted as undos",
                "the digits that stay are among these. Count where a digit comes out.",
                shows=_counts(lambda yours, found: yours == found["placements"]),
            ),
            Slip(
                "dead ends are counted as undos",
                "digits come out above a dead end, too, when everything under them has failed.",
                shows=_counts(lambda yours, found: yours == found["dead ends"]),
            ),
            Slip(
                "failed calls are counted as undos",
                "nearly the same: the first call of all may fail, too, and no digit was written before it.",
                shows=_counts(lambda yours, found: yours == found["failed calls"]),
            ),
            Slip(
                "the counts of inner calls are lost",
                "only the first blank's undos are in it. What the calls below have counted must come back, or be "
                "kept outside.",
                shows=_counts(lambda yours, found: yours == found["own undos"]),
            ),
            Slip(
                "the search's answer, not the count",
                "`True` and `False` say whether there is a solution. A number is asked for.",
                shows=lambda seen: all(isinstance(one.outcome.value, bool) for one in seen),
            ),
        ),
        hints=(
            "Write the search as a function inside `count_undos`, and let it add 1 in one place only.",
            "An inner function may change `undos` of the outer one if it says `nonlocal undos`.",
            "The place is beside `board[row][col] = 0`. Set `undos = 0` at the start of `count_undos`, so each call "
            "begins anew.",
        ),
        buys="Undos and placements differ by the digits that stay, so either tells how long a search took.",
        where="`trace.count`, which counts for any solver without touching it",
    ),
    Exercise(
        name="search.solve",
        stars=3,
        kind="complete",
        task=_IN_PLACE
        + "`next_blank` and `fits` are there; you may also do without them. No board takes more than 20,000 writes.",
        stub=(
            "def search(board):\n    # Is a blank left? If not, it is done.\n    ...\n    # For each digit that fits:\n"
            "    #     write it, and search on;\n    #     if that went well, say so;\n    #     if not, take it "
            "out.\n    ...\n"
            "    # Nothing led to a solution.\n    ...\n"
        ),
        answer=(naive.search,),
        given=_GIVEN,
        hints=(
            "`blank = next_blank(board)` is a pair, or `None`. On `None` there is nothing left to do: what do you "
            "return?",
            "Inside the loop, `search(board)` does the rest. Its answer decides: hand it on, or blank the cell and "
            "go on.",
            "`return True` inside the loop when the rest went well, and one `return False` after the loop.",
        ),
        buys="This is backtracking: you can now search anything that is built step by step.",
        where="`naive.search`",
        **_SOLVER,
    ),
]


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
