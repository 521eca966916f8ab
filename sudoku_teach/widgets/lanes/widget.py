"""LaneLab: the masks of some puzzles, the same bits turned on their side, and one fold that answers for all."""

from collections.abc import Iterable

import traitlets

from sudoku_teach.widgets.lanes.model import LaneModel
from sudoku_teach.widgets.shared.view import View, script, style


class LaneLab(View):
    """Switch a candidate of one puzzle, and see where its bit lies in the words; fold the words one by one.

        lab = LaneLab([0b000001000, 0b101101000, 0b000000000])
        lab

    masks  one int for each puzzle, 1 to 16 of them: the nine candidates of the cell that it asks about
    done   how many of the nine words have been folded into "at least one" and "at least two"

    A click or Space switches a bit, on either side; arrows walk; the buttons fold and take back. In a later cell
    `lab.toggle(2, digit=5)` and `lab.done = 9` do the same, and what the view says can be asserted: `words`, `one`,
    `two`, `exactly_one`, `sentence`. In a lecture, with `large=True`, fold word by word, and let the room say which
    lanes change before you do.

    Raise TraitError, IndexError or ValueError, and change nothing, for masks, words or a bit that cannot be.
    """

    _esm = script("lanes/widget.js")
    _css = style("shared/board.css", "lanes/widget.css")

    masks = traitlets.List(traitlets.Int()).tag(sync=True)
    done = traitlets.Int(0).tag(sync=True)

    def __init__(self, masks: Iterable[int], done: int = 0, large: bool = False):
        super().__init__(masks=list(masks), done=done, large=large)

    @property
    def model(self) -> LaneModel:
        """The state as a value of its own; see sudoku_teach.widgets.lanes.model."""
        return LaneModel(tuple(self.masks), self.done)

    def toggle(self, puzzle: int, digit: int) -> None:
        """Switch one candidate of one puzzle. Raise IndexError or ValueError if there is no such bit."""
        self.masks = list(self.model.toggle(puzzle, digit).masks)

    words = property(lambda self: self.model.words, doc="Nine ints: bit i of each belongs to puzzle i.")
    one = property(lambda self: self.model.flags[0], doc="The lanes with at least one candidate so far.")
    two = property(lambda self: self.model.flags[1], doc="The lanes with at least two so far.")
    exactly_one = property(lambda self: self.model.flags[2], doc="one & ~two")
    sentence = property(lambda self: self.model.sentence, doc="What the words folded so far say.")

    def __repr__(self) -> str:
        bits = sum(mask.bit_count() for mask in self.masks)
        return f"LaneLab({len(self.masks)} masks, {bits} candidates, {self.done} of 9 words folded)"

    def draw(self):
        from sudoku_teach.widgets.lanes.still import draw_lanes

        return draw_lanes(self.model)

    @traitlets.validate("masks", "done")
    def _valid(self, proposal: traitlets.Bunch) -> object:
        masks, done = ((0,), proposal["value"]) if proposal["trait"].name == "done" else (proposal["value"], 0)
        try:
            LaneModel(tuple(masks), done)
        except ValueError as error:
            raise traitlets.TraitError(str(error)) from None
        return proposal["value"]
