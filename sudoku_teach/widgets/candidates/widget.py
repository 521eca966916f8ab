"""CandidateLab: three masks, one OR, one complement, and the digits that are left for a cell."""

import traitlets

from sudoku_teach.board import Cell
from sudoku_teach.reading import parse
from sudoku_teach.widgets.candidates.model import CONVENTIONS, CandidateModel
from sudoku_teach.widgets.shared.view import BoardTrait, CellTrait, View, script, style


class CandidateLab(View):
    """Select a cell and see, bit by bit, why these digits are left for it.

        lab = CandidateLab(puzzle("newspaper"), selected=(2, 4))
        lab

    board       9 rows of 9 ints, or anything that `parse` reads; setting it later starts again from it
    selected    the (row, col) looked at, or None; a click or the arrow keys change it
    convention  the bit that stands for digit d: "d-1" (FULL is 511) or "d" (FULL is 1022)

    A digit key, or a click on a digit that is left, places it; Backspace or the button undoes. In a later cell
    `lab.place(4)` and `lab.undo()` do the same, and what the view says can be asserted: `row_mask`, `column_mask`,
    `box_mask`, `used`, `candidates`, `digits`, `sentence`. In a lecture, with `large=True`, let the room name the
    digits that are left before you select the cell; then press one that is used, and the view says where.

    Raise ValueError, and change nothing, if the digit cannot be placed in the cell, if there is nothing to undo, or
    if no cell is selected. Raise PuzzleFormatError or TraitError if the board cannot be read, or if there is no such
    cell or convention.
    """

    _esm = script("candidates/widget.js")
    _css = style("shared/board.css", "candidates/widget.css")

    board = BoardTrait()  # the givens and the placements together; the browser knows those two
    selected = CellTrait()
    convention = traitlets.Enum(list(CONVENTIONS), "d-1").tag(sync=True)
    _givens = BoardTrait().tag(sync=True)
    _placed = traitlets.List(traitlets.List(traitlets.Int())).tag(sync=True)  # [[row, col, digit], …], oldest first
    _event = traitlets.List(traitlets.Any()).tag(sync=True)  # see CandidateModel

    def __init__(self, board: object, selected: Cell | None = None, convention: str = "d-1", large: bool = False):
        board = parse(board)
        super().__init__(board=board, _givens=board, selected=selected, convention=convention, large=large)

    @property
    def model(self) -> CandidateModel:
        """The state as a value of its own; see sudoku_teach.widgets.candidates.model."""
        placed = tuple((row, col, digit) for row, col, digit in self._placed)
        event = tuple(self._event)
        return CandidateModel(self._givens, placed, self.selected, self.convention, event)  # type: ignore[arg-type]

    def place(self, digit: int) -> None:
        """Place the digit in the selected cell. Raise ValueError if it cannot be placed there, and say why."""
        self._become(self.model.place(digit))

    def undo(self) -> None:
        """Take the last placement back and select its cell. Raise ValueError if nothing has been placed."""
        self._become(self.model.undo())

    row_mask = property(lambda self: self.model.masks[0], doc="The digits used in the row, in this convention.")
    column_mask = property(lambda self: self.model.masks[1], doc="The digits used in the column.")
    box_mask = property(lambda self: self.model.masks[2], doc="The digits used in the box.")
    used = property(lambda self: self.model.used, doc="row_mask | column_mask | box_mask")
    candidates = property(lambda self: self.model.candidates, doc="FULL & ~used")
    digits = property(lambda self: self.model.digits, doc="What may be placed; nothing in a filled cell.")
    sentence = property(lambda self: self.model.sentence, doc="The line under the masks.")

    def __repr__(self) -> str:
        return f"CandidateLab({self.model})"

    def draw(self):
        from sudoku_teach.pictures import draw_bits, draw_board
        from sudoku_teach.pictures.page import beside

        model, text = self.model, f"candidates of {self.model}"
        if model.selected is None:
            return beside(draw_board(model.board, model.givens, candidates=True), text=text)
        board = draw_board(model.board, model.givens, candidates=True, units=model.units)
        masks = zip([f"{unit}, 1 = used" for unit in model.units], model.masks, strict=True)
        rows = [*masks, ("used", model.used), ("FULL & ~used, 1 = free", model.candidates)]
        bits = draw_bits(rows, width=9 + CONVENTIONS[model.convention], sign=False, note=model.sentence)
        return beside(board, bits, text=text)

    def _become(self, model: CandidateModel) -> None:
        with self.hold_sync():
            self.selected, self._event, self._placed = model.selected, list(model.event), list(map(list, model.placed))

    @traitlets.observe("_placed")
    def _follow_placements(self, change: traitlets.Bunch) -> None:
        self.board = self.model.board

    @traitlets.observe("board")
    def _start_again(self, change: traitlets.Bunch) -> None:
        if self.board != self.model.board:  # a board that was set, not one that placing led to
            with self.hold_sync():
                self._event, self._givens, self._placed = [], self.board, []

    @traitlets.observe("selected")
    def _forget_event(self, change: traitlets.Bunch) -> None:
        if self._event and tuple(self._event[1:3]) != self.selected:
            self._event = []
