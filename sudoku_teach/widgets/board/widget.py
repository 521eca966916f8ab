"""BoardView: a board that can be pointed at, by mouse and by keyboard."""

import reprlib
from collections.abc import Iterable, Mapping

import traitlets

from sudoku_teach.board import UNITS, Cell, cell_name, conflicts
from sudoku_teach.reading import parse
from sudoku_teach.widgets.shared.view import BoardTrait, CellTrait, View, checked_cell, script, style

_ROLES = {"trying": "trying", "dead end": "dead", "chosen": "chosen"}  # as a lesson names them: as board.js does


class BoardView(View):
    """Show a 9×9 board. Cells that clash are always marked.

        view = BoardView(puzzle("newspaper"), candidates=True)
        view

    board       9 rows of 9 ints, or anything that `parse` reads
    givens      the board at the start: its digits are bold, the others are not; None: all are givens
    candidates  whether blanks show their candidates as pencil marks
    units       names such as "row 3", "column 5", "box 2", to be tinted and framed
    marks       {(row, col): role} with the roles "trying", "dead end" and "chosen"
    selected    the (row, col) of the selected cell, or None; a click or the arrow keys change it

    All can be set later, and the view follows: `view.selected = (2, 4)`; what the reader selects can be
    read back. In a lecture, `BoardView(board, large=True)` suits a projector, and arrow keys point.

    Raise PuzzleFormatError if the board cannot be read, TraitError if there is no such unit, role or cell; a board that
    is set later and cannot be read raises an error of both kinds.
    """

    _esm = script("board/widget.js")
    _css = style("shared/board.css")

    board = BoardTrait().tag(sync=True)
    givens = BoardTrait().tag(sync=True)
    candidates = traitlets.Bool().tag(sync=True)
    units = traitlets.List(traitlets.Enum(list(UNITS))).tag(sync=True)
    marks: "traitlets.TraitType[dict[Cell, str], object]" = traitlets.TraitType({}).tag(  # Any lets None through unseen
        sync=True, to_json=lambda marks, _: [[9 * r + c, _ROLES[m]] for (r, c), m in marks.items()]
    )
    selected = CellTrait()

    def __init__(
        self, board, givens=None, *, candidates=False, units: Iterable[str] = (), marks=None, selected=None, large=False
    ):
        board = parse(board)
        boards = {"board": board, "givens": board if givens is None else givens}
        extras = {"candidates": candidates, "units": list(units), "marks": marks or {}, "selected": selected}
        super().__init__(**boards, **extras, large=large)

    @traitlets.validate("marks")
    def _valid_marks(self, proposal: traitlets.Bunch) -> dict[Cell, str]:
        if not isinstance(proposal["value"], Mapping):
            raise traitlets.TraitError(f"marks are {{(row, col): role}}, not {reprlib.repr(proposal['value'])}")
        for role in proposal["value"].values():
            if role not in list(_ROLES):  # also one that cannot be hashed
                raise traitlets.TraitError(f"no role is called {reprlib.repr(role)}; there are {', '.join(_ROLES)}")
        return {checked_cell(cell): role for cell, role in proposal["value"].items()}

    def __repr__(self) -> str:
        given = sum(digit > 0 for row in self.givens for digit in row)
        filled = sum(digit > 0 for row in self.board for digit in row)
        parts = [f"{given} givens, {filled - given} placed, {81 - filled} blanks"]
        if self.selected:
            parts.append(f"{cell_name(*self.selected)} selected")
        clashes = conflicts(self.board)
        if clashes:
            parts.append(f"clash: {clashes[0]}")
        return f"BoardView({'; '.join(parts)})"

    def draw(self):
        from sudoku_teach.pictures import draw_board

        return draw_board(self.board, self.givens, candidates=self.candidates, units=self.units, marks=self.marks)
