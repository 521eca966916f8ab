"""CandidatePlanes: the 729 bits of a state, a plane for each digit."""

from dataclasses import replace

import traitlets

from sudoku_teach.board import Board, Cell
from sudoku_teach.widgets.planes.model import PlanesModel
from sudoku_teach.widgets.shared.view import BoardTrait, CellTrait, View, script, style


class StateTrait(traitlets.Int):
    """An int of 729 bits; in the browser a text of as many 0s and 1s, bit 0 first."""

    def __init__(self) -> None:
        super().__init__(0, min=0, max=(1 << 729) - 1)
        self.tag(sync=True)
        self.tag(to_json=lambda state, _: f"{state:0729b}"[::-1], from_json=lambda text, _: int(text[::-1], 2))


class CandidatePlanes(View):
    """Show where each digit is still possible: one digit's plane on the board, all nine beside it.

        planes = CandidatePlanes(to_state(puzzle("newspaper")), digit=4)
        planes

    state     bit `81 * (digit - 1) + 9 * row + col` is 1 while that candidate is possible
    digit     whose places the board shows; a digit key or a click on a plane changes it
    selected  the (row, col) looked at, or None; a click or the arrow keys change it
    givens    the board whose digits are bold; None: what is placed at first

    Enter places the digit in the selected cell, one AND; Backspace goes back to the state before. The unit that has
    one place for the digit, or none, is framed. All can be set, and `sentence` read. `large=True` suits a projector.

    Raise TraitError if the state is not an int of 729 bits, or if there is no such digit or cell.
    """

    _esm = script("planes/widget.js")
    _css = style("shared/board.css", "planes/widget.css")

    state = StateTrait()
    digit = traitlets.Int(1, min=1, max=9).tag(sync=True)
    selected = CellTrait()
    givens = BoardTrait().tag(sync=True)
    _placed_at_first = traitlets.default("givens")(lambda self: self.model.board())

    def __init__(self, state: int, digit=1, selected: Cell | None = None, large=False, givens: Board | None = None):
        given = {} if givens is None else {"givens": givens}
        super().__init__(state=state, digit=digit, selected=selected, large=large, **given)

    @property
    def model(self) -> PlanesModel:
        """The state as a value of its own; see sudoku_teach.widgets.planes.model."""
        return PlanesModel(self.state, self.digit, self.selected)

    sentence = property(lambda self: self.model.sentence, doc="The line under the planes.")

    def __repr__(self) -> str:
        return f"CandidatePlanes({replace(self.model, selected=None)})"  # one line is not enough for a cell, too

    def draw(self):
        from sudoku_teach.widgets.planes.still import draw_planes

        return draw_planes(self.model, self.givens)
