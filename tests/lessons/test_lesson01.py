"""Exercises of lessons 00 and 01: wrong programs are diagnosed by name, right ones pass, however they are built."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.board import UNITS, box_index
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons.lesson01 import clashing_cells

NAMES = ["start.blanks", "board.box-index", "board.conflicts", "board.copy"]

# The number of the slip in the list of known ones, the exercise, the slip's name, and a program that has it.
WRONG = [
    (
        None,
        "start.blanks",
        "the digits are counted",
        "def blanks(row):\n    return len([digit for digit in row if digit])",
    ),
    (None, "start.blanks", "whether, not how many", "def blanks(row):\n    return 0 in row"),
    (None, "start.blanks", "printed, not returned", "def blanks(row):\n    print(row.count(0))"),
    (
        None,
        "start.blanks",
        "it counts to the first blank",
        "def blanks(row):\n    n = 0\n    for digit in row:\n        if not digit:\n            return n + 1\n    "
        "return n",
    ),
    (
        None,
        "board.box-index",
        "the `* 3` is forgotten",
        "def box_index(row, col):\n    return int(row / 3) + int(col / 3)",
    ),
    (
        6,
        "board.box-index",
        "row and column swapped",
        "def box_index(row, col):\n    return [[0, 3, 6], [1, 4, 7], [2, 5, 8]][row // 3][col // 3]",
    ),
    (None, "board.box-index", "counted from 1", "def box_index(row, col):\n    return row // 3 * 3 + col // 3 % 3 + 1"),
    (
        None,
        "board.box-index",
        "`%` where `//` belongs",
        "def box_index(row, col):\n    return 3 * (row % 3) + (col % 3)",
    ),
    (
        None,
        "board.box-index",
        "the remainder is not dropped",
        "def box_index(row, col):\n    return row / 3 * 3 + col / 3",
    ),
    (
        None,
        "board.box-index",
        "the remainder is not dropped",
        "def box_index(row, col):\n    return row * 3 // 3 + col // 3",
    ),
    (
        None,
        "board.box-index",
        "the corner, not the index",
        "def box_index(row, col):\n    return row - row % 3, col - col % 3",
    ),
    (None, "board.box-index", "printed, not returned", "def box_index(row, col):\n    print(row // 3 * 3 + col // 3)"),
    (
        6,
        "board.conflicts",
        "row and column swapped",
        """
def clashing_cells(board):
    found = set()
    for x in range(9):
        for y in range(9):
            for cells in UNITS.values():
                if (y, x) in cells and board[y][x]:
                    if sum(board[r][c] == board[y][x] for r, c in cells) > 1:
                        found.add((x, y))
    return found
""",
    ),
    (
        None,
        "board.conflicts",
        "a blank is taken for a digit",
        """
def clashing_cells(board):
    found = set()
    for cells in UNITS.values():
        digits = [board[r][c] for r, c in cells]
        for r, c in cells:
            if digits.count(board[r][c]) > 1:
                found.add((r, c))
    return found
""",
    ),
    (
        None,
        "board.conflicts",
        "a cell clashes with itself",
        """
def clashing_cells(board):
    found = []
    for r in range(9):
        for c in range(9):
            if board[r][c] and board[r][c] in board[r]:
                found.append((r, c))
    return found
""",
    ),
    (
        None,
        "board.conflicts",
        "not every cell of a clash",
        """
def clashing_cells(board):
    found = []
    for cells in UNITS.values():
        seen = set()
        for r, c in cells:
            if board[r][c] and board[r][c] in seen:
                found.append((r, c))
            seen.add(board[r][c])
    return found
""",
    ),
    *(
        (
            None,
            "board.conflicts",
            f"the {kind}s are forgotten".replace("xs", "xes"),
            f"""
def clashing_cells(board):
    found = []
    for name, cells in UNITS.items():
        for r, c in cells:
            others = [board[y][x] for y, x in cells if (y, x) != (r, c)]
            if board[r][c] in others and board[r][c] > 0 and "{kind}" not in name:
                found.append([r, c])
    return found
""",
        )
        for kind in ("row", "column", "box")
    ),
    (
        None,
        "board.conflicts",
        "only rows are looked at",
        "def clashing_cells(board):\n"
        "    cells = [(r, c) for r in range(9) for c in range(9)]\n"
        "    return [(r, c) for r, c in cells if board[r][c] and board[r].count(board[r][c]) > 1]",
    ),
    (None, "board.conflicts", "whether, not where", "def clashing_cells(board):\n    return bool(conflicts(board))"),
    (
        None,
        "board.conflicts",
        "counted from 1",
        "def clashing_cells(board):\n    return [(r + 1, c + 1) for one in conflicts(board) for r, c in one.cells]",
    ),
    (
        None,
        "board.conflicts",
        "nothing comes back",
        "def clashing_cells(board):\n    found = [one.cells for one in conflicts(board)]",
    ),
    (10, "board.copy", "the copy shares its rows", "def copy(board):\n    return list(board)"),
    (
        10,
        "board.copy",
        "the copy shares its rows",
        "def copy(board):\n    return board[:1] + [row for row in board[1:]]",
    ),
    (
        10,
        "board.copy",
        "the copy shares its rows",
        "import copy as library\n\ndef copy(board):\n    return library.copy(board)",
    ),
    (
        10,
        "board.copy",
        "the copy shares its rows",
        "def copy(board):\n    return [row[:] for row in board[:8]] + board[8:]",
    ),
    (None, "board.copy", "the same board with a second name", "def copy(board):\n    new = board\n    return new"),
    (
        10,
        "board.copy",
        "one row, nine times",
        """
def copy(board):
    new = [[0] * 9] * 9
    for r in range(9):
        for c in range(9):
            new[r][c] = board[r][c]
    return new
""",
    ),
    (None, "board.copy", "rows that are no lists", "def copy(board):\n    return [tuple(row) for row in board]"),
    (
        None,
        "board.copy",
        "rows that are no lists",
        "def copy(board):\n    return list(map(lambda row: map(int, row), board))",
    ),
]

WRONG += [
    (
        None,
        "board.box-index",
        "rounded, not cut off",
        "def box_index(row, col):\n    band, stack = round(row / 3), round(col / 3)\n    return band * 3 + stack",
    ),
    (
        None,
        "board.conflicts",
        "the first clash only",
        """
def clashing_cells(board):
    for cells in UNITS.values():
        for digit in range(1, 10):
            same = [(row, col) for row, col in cells if board[row][col] == digit]
            if len(same) > 1:
                return same
    return []
""",
    ),
    (
        None,
        "board.conflicts",
        "the conflicts, not their cells",
        "def clashing_cells(board):\n    return [each for each in conflicts(board)]",
    ),
    (
        None,
        "board.copy",
        "nothing comes back",
        "def copy(board):\n    new = []\n    for row in board:\n        new += [list(row)]",
    ),
    (
        None,
        "board.copy",
        "the function hides the module",
        "import copy\n\n\ndef copy(board):\n    return [copy.copy(row) for row in board]",
    ),
    (
        None,
        "board.copy",
        "the last row or column is missing",
        "def copy(board):\n    return [[board[row][col] for col in range(9)] for row in range(8)]",
    ),
]

RIGHT = [
    ("start.blanks", "def blanks(row):\n    return sum(not digit for digit in row)"),
    ("start.blanks", "def blanks(row):\n    return len(row) - len(list(filter(None, row)))"),
    ("start.blanks", "def blanks(row):\n    return row and (row[0] == 0) + blanks(row[1:]) or 0"),
    ("board.box-index", "def box_index(row, col):\n    return 3 * (row // 3) + col // 3"),
    ("board.box-index", "def box_index(row, col):\n    return row - row % 3 + int(col / 3)"),
    (
        "board.box-index",
        "from sudoku_teach.board import UNITS\n\n"
        "def box_index(r, c):\n    for k, cells in enumerate(list(UNITS.values())[18:]):\n        if (r, c) in "
        "cells:\n            return k",
    ),
    (
        "board.box-index",
        "def box_index(row, col):\n    if row < 3:\n        return col // 3\n    return box_index(row - 3, col) + 3",
    ),
    ("board.conflicts", "def clashing_cells(board):\n    return [c for one in conflicts(board) for c in one.cells]"),
    (
        "board.conflicts",
        """
def clashing_cells(board):
    for r in range(9):
        for c in range(9):
            for y in range(9):
                for x in range(9):
                    near = r == y or c == x or (r // 3, c // 3) == (y // 3, x // 3)
                    if near and (r, c) != (y, x) and board[r][c] == board[y][x] != 0:
                        yield r, c
""",
    ),
    (
        "board.conflicts",
        """
def clashing_cells(board):
    found = {}
    for cells in UNITS.values():
        for digit in range(1, 10):
            same = [(r, c) for r, c in cells if board[r][c] == digit]
            if len(same) > 1:
                found.update(dict.fromkeys(same))
    return found
""",
    ),
    (
        "board.conflicts",
        """
def clashing_cells(board):
    found = []
    for r in range(9):
        for c in range(9):
            digit, board[r][c] = board[r][c], 0
            if digit and any(digit == board[y][x] for u in UNITS.values() if (r, c) in u for y, x in u):
                found.append([r, c])
            board[r][c] = digit
    return tuple(found)
""",
    ),
    ("board.copy", "def copy(board):\n    return [row[:] for row in board]"),
    ("board.copy", "from copy import deepcopy\n\ndef copy(board):\n    return deepcopy(board)"),
    ("board.copy", "def copy(board):\n    new = []\n    for row in board:\n        new.append([*row])\n    return new"),
    ("board.copy", "import json\n\ndef copy(board):\n    return json.loads(json.dumps(board))"),
    (
        "board.copy",
        "def copy(board):\n    if not board:\n        return []\n    return [board[0].copy()] + copy(board[1:])",
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


@cache
def right(name):
    """The functions of the right programs of an exercise."""
    programs = [defined_by(program, "<right>", BY_NAME[name].given) for other, program in RIGHT if other == name]
    return [next(iter(each.values())) for each in programs]


def test_the_programs_called_right_agree_on_boxes():
    for row, col in [(row, col) for row in range(9) for col in range(9)]:
        assert {function(row, col) for function in right("board.box-index")} == {box_index(row, col)}


few_digits = st.lists(st.sampled_from([0, 0, 0, *range(1, 10)]), min_size=81, max_size=81)


@settings(max_examples=30)
@given(few_digits)
def test_the_programs_called_right_agree_on_clashes(digits):
    board = [digits[start : start + 9] for start in range(0, 81, 9)]
    for function in right("board.conflicts"):
        assert {tuple(cell) for cell in function(board)} == clashing_cells(board)
    by_peers = {
        (row, col)
        for cells in UNITS.values()
        for row, col in cells
        if board[row][col] and [board[r][c] for r, c in cells].count(board[row][col]) > 1
    }
    assert clashing_cells(board) == by_peers


def test_a_wrong_check_shows_the_smallest_board_and_where():
    said = verdict("board.conflicts", "def clashing_cells(board):\n    return []")
    lines, picture = said.parts[1:3]
    assert lines.splitlines()[1:3] == ["expected: [(1, 2), (1, 7)]", "yours:    []"]
    assert picture.text.startswith("board") and "conflict r2c3 r2c8" in picture.text
    assert "data:image/png" in said._repr_markdown_()


def test_a_shared_row_is_shown_on_the_board_itself():
    said = verdict("board.copy", "def copy(board):\n    return board[:3] + [row[:] for row in board[3:]]")
    assert "your board, where 3 cells changed" in said.parts[1].text
