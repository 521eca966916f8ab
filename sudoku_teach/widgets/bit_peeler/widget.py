"""BitPeeler: the loop that takes a mask's bits one by one, line by line, in a table that grows."""

import operator
from dataclasses import replace

import traitlets

from sudoku_teach.widgets.bit_peeler.model import Peel
from sudoku_teach.widgets.shared.view import View, script, style


class BitPeeler(View):
    """The loop `while mask: bit = mask & -mask; mask -= bit`, line by line.

        peeler = BitPeeler(0b101101000)
        peeler

    mask   the set of bits to take apart, from 0 to 2**width - 1; setting it later begins anew
    width  how many bits are shown, 1 to 32; nine of them also name their digits

    The lit line is the one that runs next. In a lesson, let the reader say which digit comes next before pressing *Take
    lowest*; a later cell does the same: `peeler.take()`, then `assert peeler.taken == [4]`. `next()` runs one line,
    `take()` the rest of a round, `back()` takes one line back, `restart()` all; `mask` is what remains, `steps` the
    rows of the table, `sentence` what is said beside the code, and `done` how many lines have run. In a lecture, with
    `large=True`, step with *Next line* and ask each time whether the loop goes round again.

    Raise ValueError if the loop has no line left to run, or none to take back. Raise TraitError if the mask is negative
    (the loop would never end) or does not fit.
    """

    _esm = script("bit_peeler/widget.js")
    _css = style("shared/board.css", "bit_lab/widget.css", "bit_peeler/widget.css")

    mask: "traitlets.TraitType[int, object]" = traitlets.TraitType(0)  # not Any, which lets None through unseen
    done = traitlets.Int(0).tag(sync=True)

    _film = traitlets.Dict().tag(sync=True)

    def __init__(self, mask: int, width: int = 9, large=False):
        self._begin = Peel(0, width)  # the loop before its first line
        super().__init__(mask=mask, large=large)

    @property
    def model(self) -> Peel:
        """The state as a value of its own; see sudoku_teach.widgets.bit_peeler.model."""
        return replace(self._begin, done=self.done)

    def next(self) -> None:
        """Run one line of the loop's body."""
        self.done = replace(self.model, done=self.done + 1).done

    def take(self) -> None:
        """Run to the end of the round, so that the lowest bit is taken."""
        self.done = replace(self.model, done=self.done + 2 - self.done % 2).done

    def back(self) -> None:
        """Take the last line back."""
        self.done = replace(self.model, done=self.done - 1).done

    def restart(self) -> None:
        """Begin with the whole mask."""
        self.done = 0

    width = property(lambda self: self._begin.width, doc="How many bits are shown.")
    steps = property(lambda self: self.model.steps, doc="The rounds whose bit has been found, as PeelSteps.")
    sentence = property(lambda self: self.model.sentence, doc="What the last line did, and what comes next.")
    taken = property(
        lambda self: self.model.taken,
        doc="The digits that have left the mask, in order; where bits are no digits, their indexes.",
    )

    def __repr__(self) -> str:
        taken = " ".join(map(str, self.taken)) or "none"
        taken = taken if len(taken) <= 40 else f"{len(self.taken)} bits"
        return f"BitPeeler(0b{self.mask:0{self.width}b} = {self.mask} left; taken: {taken})"

    def draw(self):
        from sudoku_teach.pictures import Picture, draw_bits

        peel, steps = self.model, self.steps
        rows, lowest = [("mask", peel.mask)], None
        if peel.done % 2:  # a bit has been found
            rows = [("mask", steps[-1].mask), ("-mask", steps[-1].negative), ("bit", steps[-1].bit)]
            lowest = steps[-1].index
        digits = [f", digit {step.digit}" if peel.width == 9 else "" for step in steps]
        log = [f"mask {x.mask}, bit {x.bit}, index {x.index}{digit}" for x, digit in zip(steps, digits, strict=True)]
        note = "\n".join([*log, peel.sentence])
        bits = draw_bits(rows, width=peel.width, sign=lowest is not None, lowest=lowest, note=note)
        return Picture(bits.figure, f"{bits.text}; {len(steps)} of {peel.start.bit_count()} found")

    @traitlets.validate("mask", "done")
    def _valid(self, proposal):
        new = proposal["value"]
        try:
            if proposal["trait"].name == "mask":
                return Peel(operator.index(new), self.width).start
            return replace(self._begin, done=new).done
        except (TypeError, ValueError) as error:
            raise traitlets.TraitError(str(error)) from None

    @traitlets.observe("mask")
    def _begin_anew(self, change):
        if self.mask != self.model.mask:  # not what a line has led to
            self._begin = Peel(self.mask, self.width)
            with self.hold_sync():
                self._film = self._begin.film()
                self.done = 0

    @traitlets.observe("done")
    def _follow(self, change):
        self.mask = self.model.mask

    @traitlets.default("_film")
    def _first_film(self):
        return self._begin.film()
