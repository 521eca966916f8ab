"""Traits that hold a board or a cell."""

import traitlets

from sudoku_teach.board import Board, Cell
from sudoku_teach.reading import parse


class BoardTrait(traitlets.TraitType):
    """Anything that `parse` reads, kept as 9 rows of 9 ints. Raise PuzzleFormatError if it cannot be read."""

    def validate(self, view: object, value: object) -> Board:
        return parse(value)


class CellTrait(traitlets.TraitType):
    """A (row, col) or None; in the browser one number, from 0 to 80."""

    default_value = None

    def __init__(self) -> None:
        super().__init__(allow_none=True)
        self.tag(sync=True, to_json=lambda cell, _: None if cell is None else 9 * cell[0] + cell[1])
        self.tag(from_json=lambda number, _: None if number is None else divmod(number, 9))

    def validate(self, view: object, value: Cell) -> Cell:
        return checked_cell(value)


def checked_cell(cell: Cell) -> Cell:
    """Return the cell as two ints. Raise TraitError if there is no such cell."""
    row, col = cell
    if not (0 <= row <= 8 and 0 <= col <= 8):
        raise traitlets.TraitError(f"there is no cell {cell!r}: row and col go from 0 to 8")
    return int(row), int(col)
