"""CandidatePlanes without the widget: 729 bits, where a digit has one place or none. A test holds model.js to it."""

from dataclasses import dataclass

from sudoku_teach.board import CELLS, UNITS, Board, Cell, cell_name, many
from sudoku_teach.solvers.one_integer import PLACE


@dataclass(frozen=True)
class PlanesModel:
    """All candidates of a board as one int, the digit whose plane is looked at, and a cell or None.

    state  bit `81 * (digit - 1) + 9 * row + col` is 1 while that candidate is possible
    """

    state: int
    digit: int = 1
    selected: Cell | None = None

    def places(self, digit: int) -> list[Cell]:
        """Return the cells where this digit is still possible."""
        return [cell for cell in CELLS if self.state >> _index(digit, cell) & 1]

    def candidates(self) -> dict[Cell, list[int]]:
        """Return the digits that are still possible, by cell."""
        return {cell: [d for d in range(1, 10) if self.state >> _index(d, cell) & 1] for cell in CELLS}

    def board(self) -> Board:
        """Return the digits that are placed: each is the only one left in its cell, and has no rivals."""
        ones = [digits[0] if len(digits) == 1 else 0 for digits in self.candidates().values()]
        ones = [0 if digit and self.rivals(cell, digit) else digit for cell, digit in zip(CELLS, ones, strict=True)]
        return [ones[start : start + 9] for start in range(0, 81, 9)]

    def rivals(self, cell: Cell, digit: int = 0) -> int:
        """Return how many candidates the digit, or another one, would remove if it were placed in this cell."""
        return (self.state & ~PLACE[_index(digit or self.digit, cell)]).bit_count()

    def finding(self) -> tuple[str, Cell | None] | None:
        """Return the first unit without a place for the digit, and None; or with one that has rivals, and its place."""
        digit_at = set(self.places(self.digit))
        places = {unit: [cell for cell in cells if cell in digit_at] for unit, cells in UNITS.items()}
        found: list[tuple[str, Cell | None]] = [(unit, None) for unit, cells in places.items() if not cells]
        found += [(unit, cells[0]) for unit, cells in places.items() if len(cells) == 1 and self.rivals(cells[0])]
        return found[0] if found else None

    @property
    def sentence(self) -> str:
        """The bit of the selected cell, and where the digit has one place or none."""
        unit, cell = self.finding() or (None, None)
        if cell:
            words = f"{self.digit} has one place in {unit}: {cell_name(*cell)}."
        elif unit:
            words = f"{self.digit} has no place in {unit}."
        elif len(self.places(self.digit)) == 9:
            words = f"{self.digit} is placed in every unit."
        else:
            words = f"No unit leaves {self.digit} one place only."
        if self.selected is None:
            return words
        bit = f"Bit {_index(self.digit, self.selected)}, {self.digit} in {cell_name(*self.selected)},"
        if self.selected not in self.places(self.digit):
            return f"{bit} is 0. {words}"
        rivals = self.rivals(self.selected)
        effect = f"placing it removes {many(rivals, 'rival')}" if rivals else "it has no rivals"
        return f"{bit} is 1: {effect}. {words}"

    def __str__(self) -> str:
        places = many(len(self.places(self.digit)), "place")
        return f"{self.state.bit_count()} of 729 bits are 1; {places} for {self.digit}. {self.sentence}"


def _index(digit: int, cell: Cell) -> int:
    return 81 * (digit - 1) + 9 * cell[0] + cell[1]
