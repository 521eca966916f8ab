"""The loop that takes the bits of a mask one by one, without the widget: a value that never changes."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from sudoku_teach.widgets.bit_lab.model import BitModel

CODE = ("while mask:", "    bit = mask & -mask", "    mask -= bit")


class PeelStep(NamedTuple):
    """One round of the loop: the mask as it was, its negative, the bit they share, and where that stands."""

    mask: int
    negative: int
    bit: int
    index: int  # type: ignore[assignment]  # hides tuple.index, which no round needs
    digit: int


@dataclass(frozen=True)
class Peel:
    """The loop over the bits of `start`, after `done` lines of its body have run: two in each round.

    Raise ValueError if the mask is negative or too wide, or if there are not so many lines to run.
    """

    start: int
    width: int = 9
    done: int = 0

    def __post_init__(self):
        if self.start < 0:
            endless = "its ones go on to the left forever, so removing them one by one would never end"
            raise ValueError(f"{self.start} is negative: {endless}. Cut it first: mask & FULL")
        if self.start >> BitModel(0, self.width).width:
            raise ValueError(f"{self.start} does not fit: {self.width} bits hold 0 to {(1 << self.width) - 1}")
        if self.done < 0:
            raise ValueError("the loop is at its beginning, so there is no line to undo")
        if self.done > 2 * self.start.bit_count():
            raise ValueError("the loop has ended: mask is 0, so there is no line to run")

    @property
    def steps(self) -> list[PeelStep]:
        """The rounds whose bit has been found; of the last one the bit may still be in the mask."""
        mask, found = self.start, []
        for _ in range((self.done + 1) // 2):
            bit = mask & -mask
            found.append(PeelStep(mask, -mask, bit, bit.bit_length() - 1, bit.bit_length()))
            mask -= bit
        return found

    @property
    def mask(self) -> int:
        """What remains."""
        return self.start - sum(step.bit for step in self.steps[: self.done // 2])

    @property
    def taken(self) -> list[int]:
        """The digits that have left the mask, in order; where bits are no digits, their indexes."""
        return [step.digit if self.width == 9 else step.index for step in self.steps[: self.done // 2]]

    @property
    def line(self) -> int:
        """The line of CODE that runs next; 0 where `while mask` ends the loop."""
        return 2 if self.done % 2 else 1 if self.mask else 0

    @property
    def sentence(self) -> str:
        left, rounds = self.mask.bit_count(), self.start.bit_count()
        if self.done % 2:
            step = self.steps[-1]
            digit = f", digit {step.digit}" if self.width == 9 else ""
            return f"The one bit that both mask and -mask have is bit {step.index}{digit}: bit = {step.bit}."
        if left and self.done:
            still = f"{left} {'is' if left == 1 else 'are'} still on"
            return f"Bit {self.steps[-1].index} is off, {still}: mask is not 0, so the loop goes round again."
        if left:
            once = f"it will go round once for each of its {left} bits" if left > 1 else "it will go round once"
            return f"mask is {self.mask}, not 0, so the loop begins; {once}."
        if not rounds:
            return "mask is 0 from the start, and 0 counts as false: the loop never begins."
        ends = f"ends after {rounds} {'round' if rounds == 1 else 'rounds'}, one for each bit"
        return f"mask is 0, and 0 counts as false: the loop {ends}."

    def film(self) -> dict:
        """Return the whole loop as the browser plays it: its rounds, and a frame for each number of lines run.

        A frame is (sentence, line). A number of a round is (what is left of the bits shown, the bits, its value).
        The last round has only its mask, which is 0.
        """
        frames = [replace(self, done=done) for done in range(2 * self.start.bit_count() + 1)]
        rounds = [[[self._number(x) for x in step[:3]], step.index, step.digit] for step in frames[-1].steps]
        return {
            "code": list(CODE),
            "width": self.width,
            "digits": self.width == 9,
            "frames": [[frame.sentence, frame.line] for frame in frames],
            "rounds": [*rounds, [[self._number(0)], None, None]],
        }

    def _number(self, x: int) -> list[str]:
        model = BitModel(x, self.width)
        return [model.sign("x") if x < 0 else "", "".join(map(str, model.bits("x"))), str(x)]
