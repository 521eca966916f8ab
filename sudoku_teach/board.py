"""Boards: their geometry, what is wrong with them, and how they are printed. `reading` makes them from text.

A board is nine lists of nine ints, 0 for a blank. Rows, columns and boxes count from 0 in code and from 1
in every name and message that a person reads: `board[2][4]` is the cell "r3c5", in row 3, column 5, box 2.
"""

import operator
from collections.abc import Iterable
from itertools import chain, combinations
from typing import Any, NamedTuple

Board = list[list[int]]
Cell = tuple[int, int]  # (row, col), each from 0 to 8


class PuzzleFormatError(ValueError):
    """What was given cannot be read as a board.

    The message says where and what was expected. `line` and `column` are the place in the text, counted
    from 1, or None where there is no single place.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None):
        super().__init__(message)
        self.line, self.column = line, column


class Conflict(NamedTuple):
    """A digit that appears more than once in a unit: `cells` are its (row, col) places, counted from 0."""

    digit: int
    unit: str
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        names = [cell_name(row, col) for row, col in self.cells]
        both = "both" if len(names) == 2 else "all"
        return f"{', '.join(names[:-1])} and {names[-1]} in {self.unit} are {both} {self.digit}"


class ConflictError(ValueError):
    """The board breaks the rules before any search begins: `conflict` names the cells and the unit."""

    def __init__(self, conflict: Conflict):
        super().__init__(f"clash: {conflict}")
        self.conflict = conflict


def box_index(row: int, col: int) -> int:
    """The box, 0 to 8, that holds the cell; numbered row by row, as cells are."""
    return row // 3 * 3 + col // 3


def cell_name(row: int, col: int) -> str:
    """Return the name that a person reads: `cell_name(2, 4)` is "r3c5"."""
    return f"r{row + 1}c{col + 1}"


def many(number: int, noun: str, ending: str = "s") -> str:
    """Return a number with its noun, as messages and views write it: "1 cell", "2,000 cells"."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}{ending}"


def whole(value: Any, name: str, least: int = 1) -> int:
    """Return the value as an int. Raise ValueError unless it is a whole number, and not below `least`."""
    if type(value) is not bool and hasattr(value, "__index__") and operator.index(value) >= least:
        return operator.index(value)
    raise ValueError(f"{name} must be a whole number, {least} or more, not {shown(value)}")


def joined(words: Iterable[object], last: str = "and") -> str:
    """Return words as a sentence lists them: "1", "1 and 2", "1, 2 and 3"."""
    *front, end = map(str, words)
    return f"{', '.join(front)} {last} {end}" if front else end


# All 81 cells in reading order.
CELLS: list[Cell] = [(row, col) for row in range(9) for col in range(9)]
# For each cell, where the places for the digits of its row, of its column and of its box begin: ten places a unit.
_FIRST_PLACES = [(10 * row, 90 + 10 * col, 180 + 10 * box_index(row, col)) for row, col in CELLS]

# The 27 units by name: nine rows, nine columns, nine boxes, each a list of its nine (row, col) cells.
UNITS: dict[str, list[Cell]] = {
    **{f"row {n + 1}": [cell for cell in CELLS if cell[0] == n] for n in range(9)},
    **{f"column {n + 1}": [cell for cell in CELLS if cell[1] == n] for n in range(9)},
    **{f"box {n + 1}": [cell for cell in CELLS if box_index(*cell) == n] for n in range(9)},
}

# For each cell its 20 peers, in reading order: the other cells of its row, its column and its box.
PEERS: dict[Cell, list[Cell]] = {
    cell: sorted({peer for cells in UNITS.values() if cell in cells for peer in cells} - {cell}) for cell in CELLS
}


def copy(board: Board) -> Board:
    """A board of its own: new rows too, so that writing in one leaves the other alone."""
    return [list(row) for row in board]


def check_shape(board: Any) -> None:
    """Raise PuzzleFormatError unless these are nine rows, each a list or a tuple of nine ints from 0 to 9."""
    if not isinstance(board, list | tuple) or len(board) != 9:
        raise PuzzleFormatError(f"a board is a list of 9 rows, not {describe(board)}; parse() makes one")
    for index, row in enumerate(board, start=1):
        if not isinstance(row, list | tuple):
            raise PuzzleFormatError(f"row {index} must be a list, not {describe(row)}", index)
        if len(row) != 9:
            raise PuzzleFormatError(f"row {index} has {many(len(row), 'cell')}, 9 needed", index)
        for column, value in enumerate(row, start=1):
            if type(value) is not int or not 0 <= value <= 9:
                place = f"row {index}, column {column}"
                raise PuzzleFormatError(f"{place}: {shown(value)} is not an int from 0 to 9", index, column)


def conflicts(board: Board) -> list[Conflict]:
    """Return every digit that appears twice or more in a unit: rows first, then columns, then boxes.

    Two equal digits that share a row and a box are reported for both. An empty list means that the board
    is valid, which does not mean that it can be solved. Raise PuzzleFormatError if it is no board of ints.
    """
    check_shape(board)
    found = []
    for unit, cells in UNITS.items():
        digits = [board[row][col] for row, col in cells]
        if len(set(digits) - {0}) == 9 - digits.count(0):
            continue  # as many different digits as filled cells: nothing repeats
        for digit in range(1, 10):
            if digits.count(digit) > 1:
                places = tuple(cell for cell in cells if board[cell[0]][cell[1]] == digit)
                found.append(Conflict(digit, unit, places))
    return found


def candidates(board: Board, row: int, col: int) -> set[int]:
    """Return the digits that no peer of the cell holds. What the cell itself holds does not matter."""
    return set(range(1, 10)) - {board[r][c] for r, c in PEERS[row, col]}


def is_solved(board: Board) -> bool:
    """Return True if no cell is blank and no digit appears twice in a unit.

    Raise PuzzleFormatError if it is no board of ints.
    """
    check_shape(board)
    return all({*range(1, 10)} == {board[row][col] for row, col in cells} for cells in UNITS.values())


def check(board: Board) -> None:
    """Raise an error unless a solver can work on this board in place. Nothing is written.

    Raise PuzzleFormatError if it is not nine separate lists of nine ints from 0 to 9.
    Raise ConflictError if two givens clash; the message names both cells and the unit.
    """
    if not isinstance(board, list):
        raise PuzzleFormatError(f"a board is a list of 9 rows, not {describe(board)}; parse() makes one")
    for index, row in enumerate(board, start=1):
        if not isinstance(row, list):
            raise PuzzleFormatError(f"row {index} must be a list that can be written in, not {describe(row)}", index)
    check_shape(board)
    if len(set(map(id, board))) < 9:
        pairs = combinations(range(9), 2)
        first, second = next((one, two) for one, two in pairs if board[one] is board[two])
        rows = f"rows {first + 1} and {second + 1}"
        raise PuzzleFormatError(f"{rows} are one and the same list, so writing in one writes in both")
    # Every solver begins with this check, so it is one quick look: is each given alone in its row, column and box?
    cells = zip(chain.from_iterable(board), _FIRST_PLACES, strict=True)
    places = [first + digit for digit, firsts in cells if digit for first in firsts]
    if len(set(places)) < len(places):
        raise ConflictError(conflicts(board)[0])


def to_line(board: Board, blank: str = ".") -> str:
    """Return the board as one line of 81 characters, row by row."""
    return "".join(str(digit) if digit else blank for row in board for digit in row)


def to_rows(board: Board, blank: str = "0") -> str:
    """Return the board as nine lines of nine characters, without a newline at the end."""
    line = to_line(board, blank)
    return "\n".join(line[start : start + 9] for start in range(0, 81, 9))


def shown(value: object) -> str:
    """Return a value as a message shows it: short, even if its own repr is long or fails."""
    try:
        text = repr(value)
    except Exception:  # an int of thousands of digits, lists nested thousands deep, a repr with a bug
        return describe(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def describe(thing: object) -> str:
    """Return what kind of value this is, such as "an int" or "a list of 8"."""
    name = type(thing).__name__
    article = "an" if name[0] in "aeiouAEIOU" else "a"
    return f"{article} {name} of {len(thing)}" if isinstance(thing, list | tuple) else f"{article} {name}"
