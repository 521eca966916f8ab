"""CandidateLab without the widget: three masks, their OR, what is left, a sentence. A test holds model.js to it."""

from dataclasses import dataclass, replace
from functools import cached_property

from sudoku_teach.bits import FULL, digits_of
from sudoku_teach.board import UNITS, Board, Cell, box_index, cell_name, copy, joined

CONVENTIONS = {"d-1": 0, "d": 1}  # how far a mask moves to the left: digit d is bit d-1, or bit d

_NO_UNDO = "There is nothing to undo: the givens stay."
_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


@dataclass(frozen=True)
class CandidateModel:
    """A board of givens, the digits placed on it in order, and a cell. A value: placing and undoing return a new one.

    givens      9 rows of 9 ints
    placed      (row, col, digit) for each placement that has not been undone, oldest first
    selected    the (row, col) looked at, or None
    convention  "d-1" or "d": the bit that stands for digit d
    event       what happened last, for the sentence: ("placed" or "undone" or "refused", row, col, digit)
    """

    givens: Board
    placed: tuple[tuple[int, int, int], ...] = ()
    selected: Cell | None = None
    convention: str = "d-1"
    event: tuple[str, int, int, int] | tuple[()] = ()

    @cached_property
    def board(self) -> Board:
        """The givens and what has been placed."""
        board = copy(self.givens)
        for row, col, digit in self.placed:
            board[row][col] = digit
        return board

    @property
    def cell(self) -> Cell:
        """The selected cell. Raise ValueError if none is selected."""
        if self.selected is None:
            raise ValueError("no cell is selected: set selected = (row, col) first")
        return self.selected

    @property
    def units(self) -> list[str]:
        """The row, the column and the box of the selected cell, by name. Raise ValueError if none is selected."""
        row, col = self.cell
        return [f"row {row + 1}", f"column {col + 1}", f"box {box_index(row, col) + 1}"]

    @property
    def masks(self) -> list[int]:
        """The digits used in the row, the column and the box, as three masks in this convention."""
        return [_used_in(unit, self.board) << CONVENTIONS[self.convention] for unit in self.units]

    @property
    def used(self) -> int:
        row, column, box = self.masks
        return row | column | box

    @property
    def full(self) -> int:
        return FULL << CONVENTIONS[self.convention]

    @property
    def candidates(self) -> int:
        """FULL & ~used. A solver computes it at blanks only."""
        return self.full & ~self.used

    @property
    def digits(self) -> list[int]:
        """The digits that may be placed here; none where the cell is filled."""
        row, col = self.cell
        return [] if self.board[row][col] else digits_of(self.candidates >> CONVENTIONS[self.convention])

    def place(self, digit: int) -> "CandidateModel":
        """Return the model with the digit in the selected cell. Raise ValueError if it cannot be there, and say why."""
        row, col = self.cell
        if why := self._refusal(digit):
            raise ValueError(why)
        placed = (row, col, digit)
        return replace(self, placed=(*self.placed, placed), event=("placed", *placed))

    def undo(self) -> "CandidateModel":
        """Return the model without the last placement, whose cell is selected. Raise ValueError if there is none."""
        if not self.placed:
            raise ValueError(_NO_UNDO)
        *rest, last = self.placed
        return replace(self, placed=tuple(rest), selected=last[:2], event=("undone", *last))

    @property
    def sentence(self) -> str:
        """What just happened, or what the masks say about the selected cell."""
        if self.selected is None:
            return "Select a cell: click one, or move to it with the arrow keys."
        row, col = self.selected
        name = cell_name(row, col)
        if self.event and self.event[1:3] == self.selected and (told := self._event_told(self.event[0], self.event[3])):
            return told
        if digit := self.board[row][col]:
            return f"{name} holds {digit}, {self._origin}, so there is nothing to choose."
        digits, around = self.digits, joined(self.units, "or")
        if len(digits) == 9:
            return f"No digit is used in {around}: all nine are left for {name}."
        if not digits:
            return f"All nine digits are used in {around}: none is left for {name}, so this board has no solution."
        others = f"{_WORDS[9 - len(digits)]} {'is' if len(digits) == 8 else 'are'} used in {around}"
        if len(digits) == 1:
            return f"Only {digits[0]} is left for {name}: the other {others}."
        return f"Left for {name}: {joined(digits)}. The other {others}."

    def _event_told(self, kind: str, digit: int) -> str:
        name, bit = cell_name(*self.cell), digit - 1 + CONVENTIONS[self.convention]
        if kind == "placed":
            return f"{digit} placed in {name}: bit {bit} turned on in {joined(self.units)}."
        if kind == "undone":
            return f"{digit} erased from {name}: bit {bit} turned off in {joined(self.units)}."
        return self._refusal(digit) if digit else _NO_UNDO

    @property
    def _origin(self) -> str:
        row, col = self.cell
        return "a given" if self.givens[row][col] else "placed here"

    def _refusal(self, digit: int) -> str:
        """Return why this digit cannot be placed in the selected cell; empty if it can."""
        row, col = self.cell
        name, held = cell_name(row, col), self.board[row][col]
        if type(digit) is not int or not 1 <= digit <= 9:
            return f"{digit!r} is not a digit from 1 to 9."
        if held:
            return f"{name} holds {held}, {self._origin}: only a blank takes a digit."
        having = [unit for unit in self.units if _used_in(unit, self.board) >> (digit - 1) & 1]
        return f"{digit} is used in {joined(having)}, so it cannot go in {name}." if having else ""

    def __str__(self) -> str:
        if self.selected is None:
            return f"no cell selected; {len(self.placed)} placed"
        row, col = self.selected
        name, digit = cell_name(row, col), self.board[row][col]
        if digit:
            return f"{name}: {digit}, {self._origin}; {len(self.placed)} placed"
        binary = f"0b{self.candidates:0{9 + CONVENTIONS[self.convention]}b}"
        return f"{name}: candidates {binary} = {{{', '.join(map(str, self.digits))}}}; {len(self.placed)} placed"


def _used_in(unit: str, board: Board) -> int:
    """Return the digits of a unit as a mask: bit d-1 for digit d."""
    digits = {board[row][col] for row, col in UNITS[unit]} - {0}
    return sum(1 << (digit - 1) for digit in digits)
