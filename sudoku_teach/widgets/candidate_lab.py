"""CandidateLab: three masks, one OR, one complement, and the digits that are left for a cell."""

import traitlets

from sudoku_teach.board import parse
from sudoku_teach.candidate_model import CONVENTIONS, CandidateModel
from sudoku_teach.widgets.board_view import _check_cell
from sudoku_teach.widgets.view import View, script, style


class CandidateLab(View):
    """Select a cell and see, bit by bit, why just these digits are left for it.

        lab = CandidateLab(puzzle("newspaper"), selected=(2, 4))
        lab

    board       9 rows of 9 ints, or anything that `parse` reads; setting it later starts anew from it
    selected    the (row, col) looked at, or None; a click or the arrow keys change it
    convention  the bit that stands for digit d: "d-1" (FULL is 511) or "d" (FULL is 1022); the reader can switch

    A digit key, or a click on a digit that is left, places it; Backspace or the button undoes. In a later
    cell `lab.place(4)` and `lab.undo()` do the same, and what the view says can be asserted:
    `assert lab.candidates == FULL & ~(lab.row_mask | lab.column_mask | lab.box_mask)`, `lab.digits`, `lab.sentence`.
    In a lecture, `CandidateLab(board, large=True)`: let the room name the digits that are left before you
    select the cell; then press one that is used, and the view says where.

    ValueError: a digit that cannot stand in the cell, nothing to undo, or no cell selected. Nothing changes.
    PuzzleFormatError, TraitError: the board cannot be read, or there is no such cell or convention.
    """

    _esm = script("board", "candidate_lab")
    _css = style("board", "candidate_lab")

    board = traitlets.Any()  # follows from the next two, which the browser knows
    selected = traitlets.Any(allow_none=True).tag(
        sync=True,
        to_json=lambda cell, _: None if cell is None else 9 * cell[0] + cell[1],
        from_json=lambda cell, _: None if cell is None else divmod(cell, 9),
    )
    convention = traitlets.Enum(list(CONVENTIONS), "d-1").tag(sync=True)
    _givens = traitlets.Any().tag(sync=True)
    _placed = traitlets.Any(()).tag(sync=True)  # ((row, col, digit), …), oldest first
    _event = traitlets.Any(()).tag(sync=True)  # see CandidateModel

    def __init__(self, board, selected=None, convention="d-1", large=False):
        board = parse(board)
        super().__init__(board=board, _givens=board, selected=selected, convention=convention, large=large)

    # ---- what a lesson does and reads

    @property
    def model(self) -> CandidateModel:
        """The state as a value of its own; see sudoku_teach.candidate_model."""
        return CandidateModel(self._givens, self._placed, self.selected, self.convention, self._event)

    def place(self, digit: int) -> None:
        """Place the digit in the selected cell. ValueError: it cannot stand there, and why."""
        self._become(self.model.place(digit))

    def undo(self) -> None:
        """Take the last placement back and select its cell. ValueError: nothing has been placed."""
        self._become(self.model.undo())

    @property
    def row_mask(self) -> int:
        """The digits used in the selected cell's row, as a mask in this convention."""
        return self.model.masks[0]

    @property
    def column_mask(self) -> int:
        return self.model.masks[1]

    @property
    def box_mask(self) -> int:
        return self.model.masks[2]

    @property
    def used(self) -> int:
        """row_mask | column_mask | box_mask"""
        return self.model.used

    @property
    def candidates(self) -> int:
        """FULL & ~used"""
        return self.model.candidates

    @property
    def digits(self) -> list[int]:
        """The digits that may be placed in the selected cell; none where it is filled."""
        return self.model.digits

    @property
    def sentence(self) -> str:
        """What stands under the masks."""
        return self.model.sentence

    def __repr__(self) -> str:
        return f"CandidateLab({self.model})"

    def draw(self):
        from sudoku_teach.pictures import draw_candidates

        return draw_candidates(self.model)

    # ---- what is set

    def _become(self, model: CandidateModel) -> None:
        with self.hold_sync():
            self.selected, self._event, self._placed = model.selected, model.event, model.placed

    @traitlets.validate("board", "_givens")
    def _valid_board(self, proposal):
        return parse(proposal["value"])

    @traitlets.validate("selected")
    def _valid_selected(self, proposal):
        return None if proposal["value"] is None else _check_cell(proposal["value"])

    @traitlets.validate("_placed")
    def _valid_placed(self, proposal):
        return tuple(map(tuple, proposal["value"]))

    @traitlets.validate("_event")
    def _valid_event(self, proposal):
        return tuple(proposal["value"])

    @traitlets.observe("_placed")
    def _follow_placements(self, change):
        self.board = self.model.board

    @traitlets.observe("board")
    def _start_anew(self, change):
        if self.board != self.model.board:  # somebody else's board, not one that placing led to
            with self.hold_sync():
                self._event, self._givens, self._placed = (), self.board, ()

    @traitlets.observe("selected")
    def _forget_event(self, change):
        if self._event and self._event[1:3] != self.selected:
            self._event = ()
