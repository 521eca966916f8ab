"""Exercises of lesson 02: wrong programs are diagnosed by name, right ones pass, however they are built."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.board import conflicts, copy, is_solved
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons.lesson02 import count_undos
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import naive
from sudoku_teach.trace import count
from sudoku_teach.widgets import LineOrder

NAMES = [f"search.{name}" for name in ("can-place", "order", "undo", "return-value", "count", "solve")]

LOOP = """
def fits(board, row, col, digit):
    for k in range(9):
        if board[{row}][{k}] == digit or board[{k}][{col}] == digit:
            return False
    for r in range({rows}):
        for c in range({cols}):
            if board[r][c] == digit:
                return False
    return True
"""
TOP, LEFT = "row // 3 * 3", "col // 3 * 3"


def fits_with(row="row", col="col", k="k", rows=f"{TOP}, {TOP} + 3", cols=f"{LEFT}, {LEFT} + 3"):
    """A right program, or what is given is wrong in it."""
    return LOOP.format(row=row, col=col, k=k, rows=rows, cols=cols)


SEARCH = """
def {name}(board):
    blank = next_blank(board)
    if blank is None:
        {done}
    row, col = blank
    for digit in {digits}:
        if fits(board, row, col, digit):
            {place}
            {ask}
            {undo}
    {end}
"""
RETURN = "if {name}(board):\n                return True"


def search_with(
    name="search",
    done="return True",
    digits="range(1, 10)",
    place="board[row][col] = digit",
    ask=RETURN,
    undo="board[row][col] = 0",
    end="return False",
):
    """A right program, or what is given is wrong in it."""
    ask = ask.format(name=name)
    return SEARCH.format(name=name, done=done, digits=digits, place=place, ask=ask, undo=undo, end=end)


# The number of the slip in the list of known ones, the exercise, the slip's name, and a program that has it.
WRONG = [
    (
        6,
        "search.can-place",
        "row and column swapped",
        fits_with(row="col", col="row", rows=f"{LEFT}, {LEFT} + 3", cols=f"{TOP}, {TOP} + 3"),
    ),
    (6, "search.can-place", "row and column swapped", fits_with(row="col", col="row")),
    (6, "search.can-place", "row and column swapped", fits_with(rows=f"{LEFT}, {LEFT} + 3", cols=f"{TOP}, {TOP} + 3")),
    (
        6,
        "search.can-place",
        "row and column swapped",
        """
def fits(board, row, col, digit):
    in_row = digit in board[row]
    in_col = digit in [board[col][k] for k in range(9)]
    in_box = digit in [board[r][c] for r in range(9) for c in range(9) if (r // 3, c // 3) == (row // 3, col // 3)]
    return not (in_row or in_col or in_box)
""",
    ),
    (7, "search.can-place", "the box check skips a row", fits_with(rows=f"{TOP} + 1, {TOP} + 3")),
    (
        7,
        "search.can-place",
        "the box check skips a row",
        fits_with(rows=f"{TOP}, {TOP} + 2", cols=f"{LEFT}, {LEFT} + 2"),
    ),
    (
        7,
        "search.can-place",
        "the box starts at the wrong corner",
        fits_with(rows="row // 3, row // 3 + 3", cols="col // 3, col // 3 + 3"),
    ),
    (
        7,
        "search.can-place",
        "the box starts at the wrong corner",
        fits_with(rows="row - 1, min(9, row + 2)", cols="col - 1, min(9, col + 2)"),
    ),
    (7, "search.can-place", "the box starts at the wrong corner", fits_with(rows="row, row + 3", cols="col, col + 3")),
    (
        7,
        "search.can-place",
        "the box starts at the wrong corner",
        fits_with(rows="row % 3 * 3, row % 3 * 3 + 3", cols="col % 3 * 3, col % 3 * 3 + 3"),
    ),
    (
        None,
        "search.can-place",
        "the boxes are forgotten",
        "def fits(board, r, c, d):\n    return d not in board[r] and all(x[c] != d for x in board)",
    ),
    (None, "search.can-place", "the rows are forgotten", fits_with().replace("board[row][k] == digit or ", "")),
    (None, "search.can-place", "the columns are forgotten", fits_with().replace(" or board[k][col] == digit", "")),
    (
        None,
        "search.can-place",
        "the loop ends too early",
        """
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
        return True
""",
    ),
    (None, "search.can-place", "the loop ends too early", fits_with().replace("range(9)", "range(8)")),
    (
        None,
        "search.can-place",
        "True and False are swapped",
        fits_with().replace("False", "yes").replace("True", "False").replace("yes", "True"),
    ),
    (None, "search.can-place", "a way out without `return`", fits_with().replace("    return True\n", "    True\n")),
    (
        None,
        "search.can-place",
        "the argument is changed",
        """
from sudoku_teach.board import conflicts

def fits(board, row, col, digit):
    board[row][col] = digit
    return not conflicts(board)
""",
    ),
    (3, "search.order", "a bare `return` means None", search_with(done="return")),
    (1, "search.order", "the answer is not passed on", search_with(ask="search(board)")),
    (1, "search.order", "the loop never goes on", search_with(undo="break")),
    (2, "search.order", "the cell is never blanked again", search_with(undo="")),
    (None, "search.order", "9 is never tried", search_with(digits="range(1, 9)")),
    (
        None,
        "search.order",
        "each call meets the same board",
        search_with(place="board[row][col] = 0", undo="board[row][col] = digit"),
    ),
    (1, "search.order", "the loop never goes on", search_with(end="        return False")),
    (
        4,
        "search.undo",
        "the last digit stays",
        """
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(9, 0, -1):
        board[blank[0]][blank[1]] = digit
        if conflicts(board):
            continue
        if writes_first(board):
            return True
    return False
""",
    ),
    (
        4,
        "search.undo",
        "the last digit stays",
        """
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    board[row][col] = 0
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
    return False
""",
    ),
    (
        13,
        "search.undo",
        "an unsolvable board stays half-filled",
        """
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if conflicts(board):
            board[row][col] = 0
        elif writes_first(board):
            return True
    return False
""",
    ),
    (
        None,
        "search.undo",
        "each call meets the same board",
        """
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        clash = conflicts(board)
        board[row][col] = 0
        if not clash and writes_first(board):
            return True
    return False
""",
    ),
    (
        None,
        "search.undo",
        "an unfinished board is called solved",
        """
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        good = not conflicts(board) and writes_first(board)
        board[row][col] = 0
        if good:
            return True
    return False
""",
    ),
    (3, "search.return-value", "a bare `return` means None", search_with("bare_return", end="")),
    (3, "search.return-value", "a bare `return` means None", search_with("bare_return", done="return print('solved')")),
    (
        1,
        "search.return-value",
        "the answer is not passed on",
        search_with("bare_return", ask="bare_return(board)", end=""),
    ),
    (1, "search.return-value", "the answer is not passed on", search_with("bare_return", ask="bare_return(board)")),
    (
        None,
        "search.return-value",
        "an unfinished board is called solved",
        search_with("bare_return", end="return True"),
    ),
    (
        5,
        "search.count",
        "rejected digits are counted as undos",
        """
def count_undos(board):
    rejected = [0]
    def go():
        blank = next_blank(board)
        if blank is None:
            return True
        for digit in range(1, 10):
            if not fits(board, *blank, digit):
                rejected[0] += 1
                continue
            board[blank[0]][blank[1]] = digit
            if go():
                return True
            board[blank[0]][blank[1]] = 0
        return False
    go()
    return rejected[0]
""",
    ),
    (
        5,
        "search.count",
        "rejected digits are counted as undos",
        """
from sudoku_teach.board import conflicts

def count_undos(board):
    undos = 0
    def go():
        nonlocal undos
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board) and go():
                return True
            board[row][col] = 0
            undos += 1
        return False
    go()
    return undos
""",
    ),
    (
        12,
        "search.count",
        "state from the call before",
        """
undos = 0

def count_undos(board):
    search(board)
    return undos

def search(board):
    global undos
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
""",
    ),
    (
        None,
        "search.count",
        "placements are counted as undos",
        """
from sudoku_teach.trace import record

def count_undos(board):
    def solve(board):
        blank = next_blank(board)
        if blank is None:
            return True
        for digit in range(1, 10):
            if fits(board, *blank, digit):
                board[blank[0]][blank[1]] = digit
                if solve(board):
                    return True
                board[blank[0]][blank[1]] = 0
        return False
    return record(solve, board).placements
""",
    ),
    (
        None,
        "search.count",
        "failed calls are counted as undos",
        """
def count_undos(board):
    failed = 0
    def go():
        nonlocal failed
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if go():
                    return True
                board[row][col] = 0
        failed += 1
        return False
    go()
    return failed
""",
    ),
    (
        None,
        "search.count",
        "the counts of inner calls are lost",
        """
def count_undos(board):
    undos = 0
    blank = next_blank(board)
    if blank:
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                count_undos(board)
                if next_blank(board) is None:
                    return undos
                board[row][col] = 0
                undos += 1
    return undos
""",
    ),
    (
        None,
        "search.count",
        "dead ends are counted as undos",
        """
def count_undos(board):
    ends = []
    def go():
        blank = next_blank(board)
        if blank is None:
            return True
        able = [digit for digit in range(1, 10) if fits(board, *blank, digit)]
        if not able:
            ends.append(blank)
        for digit in able:
            board[blank[0]][blank[1]] = digit
            if go():
                return True
            board[blank[0]][blank[1]] = 0
        return False
    go()
    return len(ends)
""",
    ),
    (None, "search.count", "the search's answer, not the count", search_with("count_undos")),
    (1, "search.solve", "the answer is not passed on", search_with(ask="search(board)", undo="board[row][col] = 0")),
    (1, "search.solve", "the loop never goes on", search_with(ask="return search(board)", undo="")),
    (2, "search.solve", "the cell is never blanked again", search_with(digits="[9, 8, 7, 6, 5, 4, 3, 2, 1]", undo="")),
    (
        2,
        "search.solve",
        "the cell is never blanked again",
        """
def search(board, place=0):
    if place == 81:
        return True
    row, col = divmod(place, 9)
    if board[row][col]:
        return search(board, place + 1)
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, place + 1):
                return True
    return False
""",
    ),
    (3, "search.solve", "a bare `return` means None", search_with(done="print(board)\n        return")),
    (None, "search.solve", None, search_with(done="return 7")),
    (
        3,
        "search.solve",
        "a bare `return` means None",
        """
def search(board):
    inner(board)

def inner(board):
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            if inner(board):
                return True
            board[blank[0]][blank[1]] = 0
    return False
""",
    ),
    (
        4,
        "search.solve",
        "the last digit stays",
        """
from sudoku_teach.board import conflicts

def search(board):
    for row in range(9):
        for col in range(9):
            if not board[row][col]:
                for digit in range(1, 10):
                    board[row][col] = digit
                    if len(conflicts(board)) == 0:
                        if search(board):
                            return True
                return False
    return True
""",
    ),
    (11, "search.solve", "`exit()` does not stop a search", search_with(done="exit()", ask="search(board)")),
    (11, "search.solve", "`exit()` does not stop a search", "import sys\n" + search_with(done="sys.exit(0)")),
    (
        12,
        "search.solve",
        "state from the call before",
        """
used = [set() for _ in range(27)]

def search(board):
    for r in range(9):
        for c in range(9):
            for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
                used[unit].add(board[r][c])
    return go(board)

def go(board):
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    units = [used[r], used[9 + c], used[18 + r // 3 * 3 + c // 3]]
    for digit in range(1, 10):
        if not any(digit in unit for unit in units):
            board[r][c] = digit
            for unit in units:
                unit.add(digit)
            if go(board):
                return True
            board[r][c] = 0
            for unit in units:
                unit.discard(digit)
    return False
""",
    ),
    (
        12,
        "search.solve",
        "state from the call before",
        """
done = False

def search(board):
    global done
    blank = next_blank(board)
    if blank is None:
        done = True
    if done:
        return True
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            search(board)
            if done:
                return True
            board[blank[0]][blank[1]] = 0
    return False
""",
    ),
    (
        13,
        "search.solve",
        "an unsolvable board stays half-filled",
        """
def search(board):
    filled = True
    while filled:
        filled = False
        for r in range(9):
            for c in range(9):
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if board[r][c] == 0 and len(able) == 1:
                    board[r][c] = able[0]
                    filled = True
    return guess(board)

def guess(board):
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            if guess(board):
                return True
            board[blank[0]][blank[1]] = 0
    return False
""",
    ),
    (
        15,
        "search.solve",
        "forced cells only",
        """
def search(board):
    filled = True
    while filled:
        filled = False
        for r in range(9):
            for c in range(9):
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if board[r][c] == 0 and len(able) == 1:
                    board[r][c] = able[0]
                    filled = True
    return next_blank(board) is None
""",
    ),
    (
        15,
        "search.solve",
        "forced cells only",
        """
def search(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    for r, c in blanks:
        able = [d for d in range(1, 10) if fits(board, r, c, d)]
        if len(able) == 1:
            board[r][c] = able[0]
            return search(board)
    return True
""",
    ),
    (
        None,
        "search.solve",
        "a new board is returned",
        "from sudoku_teach.board import copy\n"
        + search_with("inner")
        + """
def search(board):
    new = copy(board)
    return new if inner(new) else None
""",
    ),
    (None, "search.solve", "9 is never tried", search_with(digits="range(9)")),
    (
        None,
        "search.solve",
        "a given is overwritten",
        """
def search(board):
    for row in range(9):
        for col in range(9):
            for digit in range(1, 10):
                if fits(board, row, col, digit):
                    board[row][col] = digit
    board[0][:] = range(1, 10)
    return True
""",
    ),
    (
        None,
        "search.solve",
        "a clash is not seen",
        search_with().replace("fits(board, row, col, digit)", "digit not in board[row]"),
    ),
    (
        None,
        "search.solve",
        "the search goes on behind a clash",
        search_with(done="return is_solved(board)")
        .replace("fits(board, row, col, digit)", "digit not in board[row]")
        .replace("\ndef", "from sudoku_teach.board import is_solved\n\ndef", 1),
    ),
]

ITERATIVE = """
def {name}(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    k = 0
    while 0 <= k < len(blanks):
        r, c = blanks[k]
        start, board[r][c] = board[r][c], 0
        for digit in range(start + 1, 10):
            if fits(board, r, c, digit):
                board[r][c] = digit
                break
        k += 1 if board[r][c] else -1
    return k == len(blanks)
"""
SETS = """
def {name}(board):
    def unit_sets(r, c):
        return rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
    rows, cols, boxes = ([set() for _ in range(9)] for _ in range(3))
    for r in range(9):
        for c in range(9):
            for unit in unit_sets(r, c):
                unit.add(board[r][c])
    blanks = [(r, c) for c in range(9) for r in range(9) if not board[r][c]]
    def fill(k):
        if k == len(blanks):
            return 1
        r, c = blanks[k]
        for digit in set(range(9, 0, -1)).difference(*unit_sets(r, c)):
            board[r][c] = digit
            for unit in unit_sets(r, c):
                unit.add(digit)
            if fill(k + 1):
                return 1
            for unit in unit_sets(r, c):
                unit.remove(digit)
        board[r][c] = 0
        return 0
    return fill(0)
"""
GENERATOR = """
def {name}(board):
    def ways():
        blank = next_blank(board)
        if blank is None:
            yield board
            return
        r, c = blank
        for digit in reversed(range(1, 10)):
            board[r][c] = digit
            if not conflicts(board):
                yield from ways()
            board[r][c] = 0
    for found in ways():
        return True
    return False
"""
COPIES = """
def {name}(board):
    stack = [[list(row) for row in board]]
    while stack:
        now = stack.pop()
        blank = next_blank(now)
        if blank is None:
            board[:] = now
            return True
        for digit in range(1, 10):
            if fits(now, *blank, digit):
                more = [list(row) for row in now]
                more[blank[0]][blank[1]] = digit
                stack.append(more)
    return False
"""
RAISES = """
class Found(Exception):
    pass

def {name}(board):
    try:
        go(board)
    except Found:
        return True
    return False

def go(board):
    blank = next_blank(board)
    if not blank:
        raise Found
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            go(board)
            board[blank[0]][blank[1]] = 0
"""
LAST_BLANK = """
def {name}(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    if not blanks:
        return True
    r, c = blanks[-1]
    solved = False
    digit = 9
    while digit > 0 and not solved:
        board[r][c] = digit
        solved = not conflicts(board) and {name}(board)
        digit -= 1
    if not solved:
        board[r][c] = 0
    return solved
"""
FEWEST = """
def {name}(board):
    best = None
    for r in range(9):
        for c in range(9):
            if not board[r][c]:
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if best is None or len(able) < len(best[2]):
                    best = r, c, able
    if best is None:
        return True
    r, c, able = best
    return any(board[r].__setitem__(c, d) or {name}(board) or board[r].__setitem__(c, 0) for d in able)
"""
SOLVERS = [ITERATIVE, SETS, GENERATOR, COPIES, RAISES, LAST_BLANK, FEWEST]
HEAD = "from sudoku_teach.board import conflicts\nfrom sudoku_teach.solvers.naive import fits, next_blank\n"

ORDERED = """
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(1, 10):
        row, col = blank
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True{extra}
        board[row][col] = 0
    return False
"""

RIGHT = [
    *(("search.solve", HEAD + text.format(name="search")) for text in SOLVERS),
    (
        "search.solve",
        search_with(digits="range(9, 0, -1)", ask="if search(board):\n                return 1", end="return 0"),
    ),
    *(("search.undo", HEAD + text.format(name="writes_first")) for text in (LAST_BLANK, GENERATOR, ITERATIVE)),
    *(("search.return-value", HEAD + text.format(name="bare_return")) for text in (RAISES, COPIES, FEWEST)),
    ("search.order", search_with()),
    ("search.order", ORDERED.format(extra="")),
    ("search.order", ORDERED.format(extra="\n                break")),
    ("search.can-place", fits_with()),
    (
        "search.can-place",
        """
from sudoku_teach.board import UNITS

def fits(board, row, col, digit):
    for cells in UNITS.values():
        if (row, col) in cells and digit in {board[r][c] for r, c in cells}:
            return False
    return True
""",
    ),
    (
        "search.can-place",
        """
def fits(board, row, col, digit):
    top, left = row - row % 3, col - col % 3
    box = [digit for line in board[top:top + 3] for digit in line[left:left + 3]]
    return digit not in board[row] and digit not in [line[col] for line in board] and digit not in box
""",
    ),
    (
        "search.can-place",
        """
from sudoku_teach.board import conflicts

def fits(board, row, col, digit):
    board[row][col] = digit
    good = not conflicts(board)
    board[row][col] = 0
    return int(good)
""",
    ),
    (
        "search.count",
        """
from sudoku_teach.solvers import naive
from sudoku_teach.trace import record

def count_undos(board):
    return record(naive.solve, board).undos
""",
    ),
    (
        "search.count",
        """
def count_undos(board):
    return go(board)[1]

def go(board):
    blank = next_blank(board)
    if blank is None:
        return True, 0
    total = 0
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            solved, undos = go(board)
            total += undos
            if solved:
                return True, total
            board[blank[0]][blank[1]] = 0
            total += 1
    return False, total
""",
    ),
    (
        "search.count",
        """
undos = 0

def count_undos(board):
    global undos
    undos = 0
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    k = 0
    while 0 <= k < len(blanks):
        r, c = blanks[k]
        last, board[r][c] = board[r][c], 0
        undos += last > 0
        able = [d for d in range(last + 1, 10) if fits(board, r, c, d)]
        if able:
            board[r][c] = able[0]
        k += 1 if able else -1
    return undos
""",
    ),
]


def ids(rows):
    return [f"{row[-3] if len(row) > 2 else row[0]}-{k}" for k, row in enumerate(rows)]


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize(("number", "name", "slip", "program"), WRONG, ids=ids(WRONG))
def test_a_wrong_program_is_named(number, name, slip, program):
    said = verdict(name, program)
    assert (said.state, said.slip) == ("wrong", slip)


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize(("name", "program"), RIGHT, ids=ids(RIGHT))
def test_a_right_program_passes(name, program):
    assert verdict(name, program).state == "right"


@pytest.mark.parametrize("name", NAMES)
def test_stub_and_answer(name):
    stub = defined_by(BY_NAME[name].stub)
    assert Task(BY_NAME[name]).check(*stub.values()).state == "not started"
    assert Task(BY_NAME[name]).check(*BY_NAME[name].answer).state == "right"


@pytest.mark.parametrize("name", NAMES)
def test_each_has_enough_of_both(name):
    assert len([row for row in WRONG if row[1] == name]) >= 2
    assert len([row for row in RIGHT if row[0] == name]) >= 3


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize(
    ("name", "slip"),
    [("search.undo", "the last digit stays"), ("search.return-value", "a bare `return` means None")],
)
def test_a_program_to_be_mended_has_the_slip_that_it_is_about(name, slip):
    changed = BY_NAME[name].stub.replace("range(1, 10)", "list(range(1, 10))")
    assert verdict(name, changed).slip == slip


# ---- lines in order ----------------------------------------------------------------------------------


def ordered(program):
    task = Task(BY_NAME["search.order"])
    order = LineOrder(*task.lines)
    order.put(program)
    return task.check(order)


def test_lines_in_order():
    lines, distractors = Task(BY_NAME["search.order"]).lines
    assert lines.startswith("def search(board):\n    blank = next_blank(board)\n") and '"""' not in lines
    assert not set(distractors) & {line.strip() for line in lines.splitlines()}
    assert ordered("").state == "not started"
    assert ordered(lines).state == "right"
    assert ordered(ORDERED.format(extra="\n                return")).state == "right"


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize(
    ("slip", "old", "new"),
    [
        ("a bare `return` means None", "        return True\n    row", "        return\n    row"),
        ("the answer is not passed on", "if search(board):\n                return True", "search(board)"),
        ("the cell is never blanked again", "            board[row][col] = 0\n", ""),
        ("9 is never tried", "range(1, 10)", "range(1, 9)"),
        ("the loop never goes on", "\n    return False", "\n        return False"),
        ("the loop never goes on", "board[row][col] = 0\n", "board[row][col] = 0\n            break\n"),
        (
            "each call meets the same board",
            "            if search(board):\n                return True\n            board[row][col] = 0\n",
            "            board[row][col] = 0\n            if search(board):\n                return True\n",
        ),
        ("not a program", "    row, col = blank\n", "row, col = blank\n"),
        ("not a program", "\n            if search(board):", "\n        if search(board):"),
        ("not a program", "def search(board):\n", ""),
    ],
)
def test_lines_in_a_wrong_order(slip, old, new):
    lines = Task(BY_NAME["search.order"]).lines[0]
    assert lines.count(old) == 1
    said = ordered(lines.replace(old, new))
    assert (said.state, said.slip) == ("wrong", slip)


# ---- the right programs agree, on any board ----------------------------------------------------------


@cache
def right(name):
    """The functions that the right programs of an exercise hand over."""
    wanted = next(iter(defined_by(BY_NAME[name].stub)))
    return [defined_by(text, "<right>", BY_NAME[name].given)[wanted] for other, text in RIGHT if other == name]


@st.composite
def boards_with_few_blanks(draw):
    """Part of a solved board is blank, and one digit may be another one: solvable or not, without a clash."""
    board = puzzle("full")
    for cell in draw(st.sets(st.integers(0, 80), max_size=14)):
        board[cell // 9][cell % 9] = 0
    cell, digit = draw(st.integers(0, 80)), draw(st.integers(1, 9))
    if naive.fits(board, cell // 9, cell % 9, digit):
        board[cell // 9][cell % 9] = digit
    return board


@settings(max_examples=25)
@given(boards_with_few_blanks())
def test_the_programs_called_right_agree_on_boards(board):
    solvable = naive.solve(copy(board))
    for function in right("search.solve") + right("search.undo") + right("search.return-value"):
        own = copy(board)
        assert bool(function(own)) == solvable == is_solved(own)
        assert own == board or solvable
    expected = count(naive.search, board).undos
    for function in [count_undos, *right("search.count")]:
        assert function(copy(board)) == expected


@settings(max_examples=50)
@given(st.lists(st.integers(0, 9), min_size=81, max_size=81), st.integers(0, 80), st.integers(1, 9))
def test_the_programs_called_right_agree_on_what_fits(digits, cell, digit):
    board = [digits[start : start + 9] for start in range(0, 81, 9)]
    board[cell // 9][cell % 9] = 0
    if conflicts(board):
        board = [[one if one == digit else 0 for one in row] for row in board]
    if conflicts(board):
        return  # a digit that clashes already
    for function in right("search.can-place"):
        assert bool(function(board, cell // 9, cell % 9, digit)) == naive.fits(board, cell // 9, cell % 9, digit)


def test_a_wrong_solver_is_shown_with_its_board():
    said = verdict("search.solve", search_with(undo=""))
    text = repr(said)
    assert "and after, " in text and "The cell" not in text
    assert "This looks like ***the cell is never blanked again***" in text
    assert "data:image/png" in said._repr_markdown_()


def test_a_wrong_question_is_shown_with_its_cell():
    said = verdict("search.can-place", fits_with(rows="row, row + 3", cols="col, col + 3"))
    assert said.parts[0] == "With `row = 1, col = 5, digit = 5`:"
    assert "trying r2c6" in said.parts[2].text


def test_what_raises_is_shown_with_its_line_and_its_board():
    said = verdict("search.solve", search_with(digits="range(1, 10, 'x')"))
    assert said.parts[0] == "On this board:" and "TypeError" in said.parts[1] and "range(1, 10, 'x')" in said.parts[1]
    assert said.parts[2].text == "board: 80 givens, 1 blank"
