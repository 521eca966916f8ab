"""Lesson 02: does a digit fit, the search itself, and three lines of it that go wrong."""

from functools import partial
from random import Random

from sudoku_teach.board import CELLS, PEERS, UNITS, cell_name, conflicts, joined
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.show import Seen, show_with_board
from sudoku_teach.lessons import watching
from sudoku_teach.lessons.watching import board_with, changed
from sudoku_teach.reading import parse
from sudoku_teach.solvers import naive
from sudoku_teach.solvers.naive import fits, next_blank
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

_ASKED = [(1, 5), (4, 6), (8, 0)]  # about these blanks while one other cell holds the digit


def _some_question(rng: Random) -> tuple:
    """A blank and a digit, on a board with one other digit or with any number of them, none of which clash."""
    (row, col), digit = rng.choice(CELLS), rng.randint(1, 9)
    if rng.random() < 0.3:
        return board_with((*rng.choice(PEERS[row, col]), digit)), row, col, digit
    share = rng.random()
    board = [[d if rng.random() < share else 0 for d in line] for line in watching.some_givens(rng, 0)]
    board[row][col] = 0
    return board, row, col, digit


def show_question(seen: Seen) -> list:
    """What was returned, which cell holds the digit, and the board."""
    board, row, col, digit = seen.arguments
    units = [name for name, cells in UNITS.items() if (row, col) in cells]
    holding = [(r, c) for r, c in PEERS[row, col] if board[r][c] == digit]
    text = f"`{cell_name(row, col)}` is in {joined(units)}, and no cell there holds {digit}."
    if holding:
        units = [name for name in units if holding[0] in UNITS[name]]
        text = f"`{cell_name(*holding[0])}` holds {digit}, and it is in {joined(units)}, as `{cell_name(row, col)}` is."
    return show_with_board(seen, text, units=units, marks={(row, col): "trying"})


_FITS = "Return True if the digit is free in the row, the column and the box of a blank."
_LINES, _BOX = "board[row][k] == digit or board[k][col] == digit", "board[top + k // 3][left + k % 3] == digit"
_CORNER = "row // 3 * 3, col // 3 * 3"
_AFTER = f"k == 8 and any({_BOX} for k in range(9))"  # the box is looked at last, and may jut out
_INSIDE = f"0 <= top + k // 3 < 9 and 0 <= left + k % 3 < 9 and {_BOX}"  # only what is on the board

_IN_THE_CHECK = [  # what a whole search can have, too
    mistake(
        "row and column swapped",
        "it looks at cells that it finds with `row` and `col` swapped. The row comes first: `board[row][col]`.",
        edit("board[row][k]", "board[col][k]", "board[k][col]", "board[k][row]"),
        edit("board[row][k]", "board[col][k]", "board[k][col]", "board[k][row]", "top, left =", "left, top ="),
        edit("top, left =", "left, top ="),
        edit("board[k][col]", "board[col][k]"),
        edit("board[row][k]", "board[k][row]"),
    ),
    mistake(
        "the box check skips a row",
        "it looks at only a part of the box. A box has three rows and three columns.",
        *(edit(_BOX, f"{part} and {_BOX}") for part in ("k < 6", "k > 2", "k % 3 < 2", "k % 3", "k < 5 and k % 3 < 2")),
    ),
    mistake(
        "the box starts at the wrong corner",
        "it looks for the box in the wrong place. The box begins at `row // 3 * 3, col // 3 * 3`.",
        *(edit(_CORNER, other) for other in ("row // 3, col // 3", "row % 3 * 3, col % 3 * 3")),
        *(edit(_CORNER, at, _BOX, box) for at in ("row, col", "row - 1, col - 1") for box in (_AFTER, _INSIDE)),
    ),
]


@task_for(
    "search.can-place",
    stars=2,
    answer=naive.fits,
    cases=[(board_with((*other, 5)), *cell, 5) for cell in _ASKED for other in CELLS if other != cell],
    generate=_some_question,
    generated=200,
    valid=lambda board, row, col, digit: digit and not board[row][col] and not conflicts(board),
    stays=("board",),
    same=lambda yours, expected: isinstance(yours, bool | int) and yours == expected,
    show=show_question,
    mistakes=[
        *_IN_THE_CHECK,
        *(
            mistake(f"the {name} are forgotten", f"it does not notice a digit in the same {one}.", edit(old, new))
            for name, one, old, new in [
                ("rows", "row", "board[row][k] == digit or ", ""),
                ("columns", "column", " or board[k][col] == digit", ""),
                ("boxes", "box", _BOX, "False"),
            ]
        ),
        mistake(
            "it decides after the first cell",
            "it returns `True` in the first round of a loop. Return `True` only after it has looked at all cells.",
            edit("    return True", "        return True"),
            *(lambda board, row, col, digit, n=n: digit not in (board[row][0], board[0][col])[:n] for n in (1, 2)),
        ),
        mistake(
            "the last cells are left out",
            "it does not look at the cells with index 8. For example, `range(8)` ends at 7.",
            edit("range(9)", "range(8)"),
            edit(_LINES, f"k < 8 and ({_LINES})"),
        ),
    ],
    hints=(
        "Return `False` as soon as one cell of the three units holds the digit. Return `True` only after all of them.",
        "`board[row][k]`, with `k` from 0 to 8, goes along the row. How do you go down the column?",
        "The box begins at `row // 3 * 3, col // 3 * 3`. Two loops over 0, 1, 2 visit its nine cells.",
    ),
    buys="The search asks this question again and again, so it pays that lesson 04 makes it cheaper.",
    where="`naive.fits`, with one loop for all three units",
    stub=f'def fits(board, row, col, digit):\n    """{_FITS}"""\n    ...\n',
)
def can_place():
    """Return True if the digit is free.

    `board[row][col]` is a blank, and `digit` is 1 to 9. Return `True` if no cell in its row, its column and its box
    holds `digit`, and `False` if one does. No two digits on the board clash. Do not change the board.
    """


_GIVEN = "from sudoku_teach.solvers.naive import fits, next_blank\n"
_CASES = [(board,) for board in watching.boards()]


def writes_first(board):
    """Fill the blanks of the board in place."""
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


_search = partial(changed, (naive.search, naive.fits))
_writes_first = partial(changed, (writes_first,))
_DONE, _END = "        return True\n    row", "    return False\n\n"
_PLACE, _UNDO = "            board[row][col] = digit\n", "            board[row][col] = 0\n"
_ASK = "            if search(board):\n                return True\n"
_DOWN = "range(1, 10)", "range(9, 0, -1)"

# Wrong searches. They are known by what they write, so each stands for all programs that write the same.
_KNOWN = {
    "undo": mistake(*watching.NEVER_BLANKED, _search(_UNDO, ""), _search(_UNDO, "", *_DOWN)),
    "last": mistake(
        "the last digit stays",
        "when all nine digits have failed in a cell, it still holds the last one. Write 0 before you return `False`.",
        _writes_first(_UNDO[4:], ""),
        _writes_first(_UNDO[4:], "", *_DOWN),
    ),
    "None": mistake(
        *watching.BARE_RETURN,
        _search(_DONE, "        return\n    row"),
        _search(_DONE, "        return\n    row", _END, "\n"),
        _search(_ASK, _ASK.replace("return True", "return")),
    ),
    "answer": mistake(
        *watching.NOT_PASSED_ON,
        _search(_ASK, "            search(board)\n"),
        _search(_ASK, "            search(board)\n", _END, "\n"),
        _search(_ASK, "            search(board)\n", _UNDO, ""),
    ),
    "loop": mistake(
        *watching.NO_SECOND_DIGIT,
        _search(_ASK, "            return search(board)\n", _UNDO, ""),
        _search(_UNDO, f"{_UNDO}            break\n"),
        _search(_END, "        return False\n\n"),
    ),
    "nine": mistake(
        "9 is never tried", "the largest digit that it ever writes is 8.", _search("range(1, 10)", "range(1, 9)")
    ),
    "same": mistake(
        "each call meets the same board",
        "the digit is not on the board when the next call begins, so each call finds the same blank again.",
        _search(_PLACE, ""),
        _search(_PLACE, _UNDO),
        _search(_PLACE, _PLACE + _UNDO),
        _writes_first("if not conflicts(board)", f"{_UNDO.strip()}\n        if not conflicts(board)"),
        _writes_first("if not conflicts(board)", f"good = not conflicts(board)\n{_UNDO[4:]}        if good"),
    ),
    **{known.name: known for known in _IN_THE_CHECK},
}


def _known(*keys: str) -> dict:
    """What every exercise about a search has: its known mistakes, the signs, and how it is run and shown."""
    mistakes = [*(_KNOWN[key] for key in keys), *watching.SOLVER_SIGNS]
    return watching.SOLVER | watching.BOARDS | {"cases": _CASES, "mistakes": mistakes}


@task_for(
    "search.order",
    stars=1,
    kind="order",
    answer=naive.search,
    stub="def search(board):\n    ...\n",
    given=_GIVEN,
    distractors=("return", "search(board)", "for digit in range(1, 9):", "break"),
    hints=(
        "Begin with the first blank. What do you return if there is none?",
        "Next comes a loop over the digits. In it, first ask whether the digit fits.",
        "Write a digit that fits, and let the function call itself for the rest. Erase the digit if that call failed.",
    ),
    buys="With `fits` and `next_blank`, these lines solve any board that has a solution, given enough time.",
    where="`naive.search`",
    **_known("undo", "None", "answer", "loop", "nine", "same"),
)
def order():
    """Put the lines of the search in order.

    Fill the blanks of `board` in place and return `True`. If there is no solution, return `False`, with the board
    unchanged. No two givens clash, and a board has one solution or none. `next_blank(board)` returns the first blank
    as `(row, col)`, or `None` on a full board. Put the lines in order and indent them. Some do not belong in it.
    """


@task_for(
    "search.undo",
    stars=2,
    kind="repair",
    answer=writes_first,
    stub=edit("        board[row][col] = 0\n", ""),
    given="from sudoku_teach.board import conflicts\nfrom sudoku_teach.solvers.naive import next_blank\n",
    hints=(
        "Which digit is in the cell when the loop has tried all nine?",
        "Then this call returns `False`, and its caller tries its next digit. Which digits does `conflicts` see now?",
        "Each digit that failed must be erased, the last one too. Where do you write 0?",
    ),
    buys="A call that fails leaves the board as it found it, so its caller can go on with the next digit.",
    where="`naive.search`, which checks first and then writes",
    **_known("last", "same"),
)
def undo():
    """Find the line that is missing.

    Fill the blanks of `board` in place and return `True`. If there is no solution, return `False`, with the board
    unchanged. No two givens clash, and a board has one solution or none. This program writes a digit first and checks
    afterwards, with `conflicts`. One line is missing.
    """


@task_for(
    "search.return-value",
    stars=1,
    kind="repair",
    stub=edit("        return True\n    row", "        return\n    row", "\n    return False", ""),
    given=_GIVEN,
    hints=(
        "Which value does `if bare_return(board)` receive from the call that finds the board full?",
        "A `return` without a value returns `None`, and so does the end of a function. `None` counts as false.",
        "There are two places to fix: the full board, and the end of the loop. Each needs a value of its own.",
    ),
    buys="The answer travels from call to call, and each loop knows whether to go on.",
    where="`naive.search`",
    **_known("None", "answer"),
)
def bare_return(board):
    """Fill the blanks of the board in place.

    Fill the blanks of `board` in place and return `True`. If there is no solution, return `False`, with the board
    unchanged. No two givens clash, and a board has one solution or none. At one moment this program has
    filled the board correctly, and still it fails.
    """
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


@task_for(
    "search.solve",
    stars=3,
    kind="complete",
    answer=(naive.search, naive.next_blank, naive.fits),
    stub="""def search(board):
    # Find a blank. If none is left, the board is solved.
    ...
    # For each digit that fits:
    #     write it, and solve what is left;
    #     if that succeeded, return True;
    #     if not, erase it.
    ...
    # No digit led to a solution.
    ...
""",
    given=_GIVEN,
    hints=(
        "`blank = next_blank(board)` is a pair, or `None` if the board is full. What do you return then?",
        "In the loop, `search(board)` solves what is left. Look at its value: return `True`, or erase the digit.",
        "You need `return True` in the loop, if the inner call succeeded, and one `return False` after the loop.",
    ),
    buys="This is backtracking. Lesson 10 searches other things with the same few lines.",
    where="`naive.search`",
    long=((parse(watching.LONG),),),
    **_known(*_KNOWN),
)
def solve():
    """Fill the blanks of the board in place.

    Fill the blanks of `board` in place and return `True`. If there is no solution, return `False`, with the board
    unchanged. No two givens clash, and a board has one solution or none. `next_blank(board)` and
    `fits(board, row, col, digit)` are there, but you need not use them. A search may be long: on one board it writes
    about 5,000 digits, row by row.
    """


def _few_blanks(rng: Random) -> tuple:
    """A board with up to 24 blanks and some digits replaced, without a clash: a third of them have undos."""
    board = watching.some_givens(rng, 0)
    for row, col in rng.sample(CELLS, rng.randint(2, 24)):
        board[row][col] = 0
    for row, col in rng.sample(CELLS, 40):
        digit = rng.randint(1, 9)
        if board[row][col] and all(board[r][c] != digit for r, c in PEERS[row, col]):
            board[row][col] = digit
    return (board,)


_LATER = ("                undos += 1\n", "")  # counted in another place, which the next texts say


@task_for(
    "search.count",
    stars=3,
    given=_GIVEN,
    cases=[*_CASES[:-1], (parse(watching.ROWS_OR_COLUMNS),), _CASES[-1]],
    generate=_few_blanks,
    generated=60,
    same=lambda yours, expected: type(yours) is int and yours == expected,
    show=show_with_board,
    mistakes=[
        mistake(
            "rejected digits are counted as undos",
            "this number includes digits that did not fit. They were never written, so they cannot be erased.",
            edit("undos += 1\n", "undos += 1\n            else:\n                undos += 1\n"),
            edit("undos += 1\n", "pass\n            else:\n                undos += 1\n"),
        ),
        mistake(
            "placements are counted as undos",
            "this is how many digits were written. It includes those that stay on the board.",
            edit(*_LATER, "= digit\n", "= digit\n                undos += 1\n"),
        ),
        mistake(
            "blanks without a candidate are counted as undos",
            "this is how often no digit fitted in a blank. A digit is also erased when others fitted, and all failed.",
            edit(
                *_LATER,
                "= blank\n",
                "= blank\n        undos += not any(fits(board, *blank, k) for k in range(1, 10))\n",
            ),
        ),
        mistake(
            "failed calls are counted as undos",
            "this is how many calls failed. If the first call fails, no digit was written before it.",
            edit(*_LATER, "        return False", "        undos += 1\n        return False"),
        ),
        mistake(
            "the counts of inner calls are lost",
            "it counts only the undos in the first blank. The counts of all later calls are missing.",
            edit("undos = 0", "undos, first = 0, next_blank(board)", "+= 1", "+= blank == first"),
        ),
    ],
    hints=(
        "Write the search as a function inside `count_undos`, as `count_calls` does in the lesson.",
        "The search adds 1 in one place only: where it erases a digit. Which line is that?",
        "Set `undos = 0` in `count_undos`, say `nonlocal undos` in the search, and add 1 beside `board[row][col] = 0`.",
    ),
    buys="Placements minus undos are the digits that stay, so either number tells how long a search was.",
    where="`trace.count`, which counts for any solver and leaves its code alone",
)
def count_undos(board):
    """Return how many digits the search erases.

    The search takes the first blank in row order, tries the digits 1 to 9, and stops at the first solution or when
    everything has failed. Return the number of digits that it erases on its way, as an int. No two givens clash, and
    a board may have several solutions. You may change `board`. You may use `next_blank(board)` and
    `fits(board, row, col, digit)`.
    """
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


_SEARCH = naive.search, naive.next_blank, naive.fits
_BUT_ONE_ROW = changed(_SEARCH, f"if {_BOX}", f"if k > 2 and {_BOX}")  # the first row of the box is not looked at


@task_for(
    "search.break-it",
    stars=2,
    stub='board = puzzle("newspaper")\n',
    **watching.against(
        partial(watching.outcome_of, naive.search),
        partial(watching.outcome_of, _BUT_ONE_ROW),
        watching.no_board_to_search,
    ),
    hints=(
        "An ordinary puzzle does not show the bug, because its givens rule out nearly every wrong digit in another "
        "way. Which boards leave a search more freedom?",
        "Which conflict does the wrong check not see? The digit is in the first row of a box, and the search wants to "
        "write it in a lower row of the same box, in another column.",
        "Take the empty board, write a 1 into its third row, and see what both programs do.",
    ),
    buys="One board is enough to prove that a program is wrong. Keep it: it is the test that the fixed program must "
    "pass.",
    where="`solvers.naive.fits` looks at all nine cells of the box",
    given="from sudoku_teach.puzzles import puzzle\nfrom sudoku_teach.reading import parse\n",
)
def break_it():
    """Return a board on which the search goes wrong if its check forgets the first row of the box.

    Here is a wrong `fits`. It looks at the row, the column, and only the last two rows of the box:

    ```python
    def fits_but_one_row(board, row, col, digit):
        top, left = row // 3 * 3, col // 3 * 3
        box = [board[top + k // 3][left + k % 3] for k in range(3, 9)]
        column = [line[col] for line in board]
        return digit not in board[row] + column + box
    ```

    It solves the newspaper puzzle correctly all the same. Find a board without conflicts on which the search from
    this lesson gives another result with this check than with the right one: another solution, or a solution where
    there is none. The two programs have 5 seconds. If they need longer on your board, try another one: a single
    digit more or less often makes a board much quicker.
    """
    return parse("21356847958674913274.13..58624857391395621847871493625459312786.68.745131379852.4")


ASKED = {
    "02.memory": {
        "Lesson 01: what is the box index of the cell with row 4 and col 7?": [
            wrong("3", "That is `4 // 3 + 7 // 3`. Without the `* 3`, nine boxes share five numbers."),
            right("5", "`4 // 3 * 3 + 7 // 3` is 3 + 2. In the text we call it box 6."),
            wrong("6", "In the text it is box 6, but the index counts from 0."),
            wrong("7", "That is `7 // 3 * 3 + 4 // 3`, with row and column swapped."),
        ],
        "Lesson 01: nothing clashes on a board. What does that say about it?": [
            right("it is valid", "No mistake is visible yet. Whether it can be solved is another question."),
            wrong("it can be solved", "A blank may have no candidate, or a digit no place in a unit."),
            wrong("it is solved", "Solved means valid and full. This board may have blanks."),
        ],
        "Lesson 00: the statement after `assert` is false. What happens?": [
            wrong("Python goes on and prints `False`", "`assert` prints nothing, and Python does not go on."),
            wrong("Python makes it true", "`assert` only looks. It changes nothing."),
            right("Python raises an `AssertionError`", "It stops there. If the statement is true, nothing happens."),
        ],
    },
    "dead-end-or-undo": {
        "The search erases a digit. What is sure?": [
            wrong("the next blank had no candidate", "Perhaps. Perhaps digits fitted there, and failed later."),
            right("no solution has this digit and those before it", "All that can follow was tried, and it failed."),
            wrong("the cell gets another digit next", "Only if one fits. If not, this call returns `False`, too."),
        ],
        "On a board without a solution, our search made 6,985 placements. How many undos?": [
            wrong("fewer than 6,985", "Then a digit would stay, but a failed search leaves the board unchanged."),
            right("6,985", "No digit stays, so each one that was placed was erased."),
            wrong("more than 6,985", "It erases only digits that it has placed, each placement once."),
        ],
    },
    "why-smallest": {
        "Two solutions differ first in `r1c3`: A has a 2 there, and B a 7. Which does our search find first?": [
            right("A", "It tries 2 in `r1c3` before 7, and with the 2 it tries everything before it goes on."),
            wrong("B", "It tries the 7 only when everything with the smaller digits in `r1c3` has failed."),
            wrong("that depends on the cells below", "They matter only between boards that agree in `r1c3`."),
        ],
        "We change one thing. Which search still finds the smallest solution first?": [
            wrong("it tries the digits from 9 down to 1", "Then the boards come in descending order."),
            right("it turns back when a blank has no candidate", "It skips only boards that have no solution."),
            wrong("it takes the blank with the fewest candidates", "Then another cell may decide what comes first."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
