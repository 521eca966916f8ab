"""BitPeeler: the loop that takes a mask's bits one by one, line by line, in a table that grows.

`Peel` is the loop as a value that never changes; the widget puts it on the page. matplotlib is not needed:
where it is missing, there is no still picture for the stored notebook.
"""

import operator
from dataclasses import dataclass, replace
from html import escape
from typing import NamedTuple

import ipywidgets as widgets
import traitlets

from sudoku_teach.widgets.bit_lab.model import BitModel
from sudoku_teach.widgets.bit_lab.widget import _CSS
from sudoku_teach.widgets.shared.view import bundle_with_still, style

CODE = ("while mask:", "    bit = mask & -mask", "    mask -= bit")
_ENDLESS = (
    "{} is negative: its ones go on to the left for ever, so taking them one by one would never end. "
    "Cut it first: mask & FULL"
)
_BUTTONS = {
    "Take lowest": "run to the end of this round",
    "Next line": "run the lit line",
    "Back": "take the last line back",
    "Restart": "begin with the whole mask",
}


class PeelStep(NamedTuple):
    """One round of the loop: the mask as it was, its negative, the bit they share, and where that stands."""

    mask: int
    negative: int
    bit: int
    index: int
    digit: int


@dataclass(frozen=True)
class Peel:
    """The loop over the bits of `start`, after `done` lines of its body have run: two in each round.

    ValueError: the mask is negative or too wide, or there are not so many lines to run.
    """

    start: int
    width: int = 9
    done: int = 0

    def __post_init__(self):
        if self.start < 0:
            raise ValueError(_ENDLESS.format(self.start))
        if self.start >> BitModel(0, self.width).width:
            raise ValueError(f"{self.start} does not fit: {self.width} bits hold 0 to {(1 << self.width) - 1}")
        if self.done < 0:
            raise ValueError("the loop is at its beginning, so there is no line to take back")
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
            index = self.steps[-1].index
            return f"Bit {index} is off, {still}: mask is not 0, so the loop goes round again."
        if left:
            once = f"it will go round once for each of its {left} bits" if left > 1 else "it will go round once"
            return f"mask is {self.mask}, not 0, so the loop begins; {once}."
        if not rounds:
            return "mask is 0 from the start, and 0 counts as false: the loop never begins."
        ends = f"ends after {rounds} {'round' if rounds == 1 else 'rounds'}, one for each bit"
        return f"mask is 0, and 0 counts as false: the loop {ends}."


class BitPeeler(widgets.VBox):
    """The loop `while mask: bit = mask & -mask; mask -= bit`, line by line.

        peeler = BitPeeler(0b101101000)
        peeler

    mask   the set of bits to take apart, from 0 to 2**width - 1; setting it later begins anew
    width  how many bits are shown, 1 to 32; nine of them also name their digits

    The lit line is the one that runs next. In a lesson, let the reader say which digit comes next before
    pressing *Take lowest*; a later cell does the same: `peeler.take()`, then `assert peeler.taken == [4]`.
    `next()` runs one line, `take()` the rest of a round, `back()` takes one line back, `restart()` all;
    `mask` is what remains, `steps` the rows of the table, `sentence` what is said beside the code. In a
    lecture, step with *Next line* and ask each time whether the loop goes round again.

    ValueError: the loop has no line left to run, or none to take back.
    TraitError: the mask is negative (the loop would never end) or does not fit.
    """

    mask = traitlets.Any(0)

    def __init__(self, mask: int, width: int = 9):
        self._peel = Peel(0, width)
        self._html = {name: widgets.HTML().add_class(f"bitpeel-{name}") for name in ("code", "said", "table")}
        self._buttons = {
            name: widgets.Button(description=name, tooltip=tip, layout=widgets.Layout(width="auto"))
            for name, tip in _BUTTONS.items()
        }
        actions = (self.take, self.next, self.back, self.restart)
        for button, action in zip(self._buttons.values(), actions, strict=True):
            button.on_click(lambda _, action=action: action())
        self._buttons["Take lowest"].add_class("bitpeel-first")
        buttons = widgets.HBox(list(self._buttons.values())).add_class("bitpeel-buttons")
        beside = widgets.VBox([self._html["said"], buttons]).add_class("bitpeel-beside")
        top = widgets.HBox([self._html["code"], beside]).add_class("bitpeel-top")
        css = widgets.HTML(f"{_CSS}<style>{style('bit_peeler/widget.css')}</style>")
        super().__init__([css, top, self._html["table"]], mask=mask)
        self.add_class("bitlab").add_class("bitpeel")
        self._show()

    def next(self) -> None:
        """Run one line of the loop's body."""
        self._become(self._peel.done + 1)

    def take(self) -> None:
        """Run to the end of the round, so that the lowest bit is taken."""
        self._become(self._peel.done + 2 - self._peel.done % 2)

    def back(self) -> None:
        """Take the last line back."""
        self._become(self._peel.done - 1)

    def restart(self) -> None:
        self._become(0)

    width = property(lambda self: self._peel.width, doc="How many bits are shown.")
    steps = property(lambda self: self._peel.steps, doc="The rounds whose bit has been found, as PeelSteps.")
    sentence = property(lambda self: self._peel.sentence, doc="What the last line did, and what comes next.")

    @property
    def taken(self) -> list[int]:
        """The digits that have left the mask, in order; where bits are no digits, their indexes."""
        gone = self._peel.steps[: self._peel.done // 2]
        return [step.digit if self.width == 9 else step.index for step in gone]

    def __repr__(self) -> str:
        taken = " ".join(map(str, self.taken)) or "none"
        taken = taken if len(taken) <= 40 else f"{len(self.taken)} bits"
        return f"BitPeeler(0b{self.mask:0{self.width}b} = {self.mask} left; taken: {taken})"

    def draw(self):
        from sudoku_teach.widgets.bit_peeler.still import draw_peel

        return draw_peel(self._peel)

    def _repr_mimebundle_(self, **kwargs):
        return bundle_with_still(super()._repr_mimebundle_(**kwargs), repr(self), self.draw)

    @traitlets.validate("mask")
    def _valid_mask(self, proposal):
        try:
            return Peel(operator.index(proposal["value"]), self.width).start
        except (TypeError, ValueError) as error:
            raise traitlets.TraitError(str(error)) from None

    @traitlets.observe("mask")
    def _begin_anew(self, change):
        if self.mask != self._peel.mask:  # not what a line has led to
            self._peel = Peel(self.mask, self.width)
            self._show()

    def _become(self, done: int) -> None:
        self._peel = replace(self._peel, done=done)
        self.mask = self._peel.mask
        self._show()

    def _show(self):
        peel = self._peel
        for name, button in self._buttons.items():
            button.disabled = peel.done == 0 if name in ("Back", "Restart") else peel.line == 0
        lit = {peel.line: ' class="lit" aria-current="step"'}
        lines = "".join(f"<span{lit.get(k, '')}>{escape(text)}</span>" for k, text in enumerate(CODE))
        self._html["code"].value = f'<pre aria-label="the loop; the lit line runs next">{lines}</pre>'
        words = escape(peel.sentence).replace(" = ", "&nbsp;=&nbsp;")
        self._html["said"].value = f'<p role="status">{words}</p>'
        self._html["table"].value = _table(peel)


def _table(peel: Peel) -> str:
    """A row for each round, and one for the mask that the loop looks at next."""
    nine = peel.width == 9
    names = ("mask", "-mask", "bit = mask &amp; -mask")
    heads = "".join(f'<th scope="col" colspan="2">{name}</th>' for name in names)
    heads = f'<tr>{heads}<th scope="col">index</th>{"<th scope=col>digit</th>" if nine else ""}</tr>'
    if nine:
        digits = "".join(f"<i>{digit}</i>" for digit in range(9, 0, -1))
        kinds = ("bits", "bits signed", "bits")
        signs = ("", "<small></small>", "")
        cells = "".join(
            f'<th class="{kind}">{sign}{digits}</th><th></th>' for kind, sign in zip(kinds, signs, strict=True)
        )
        heads += f'<tr class="digits">{cells}<th></th><th></th></tr>'
    rows = []
    for step in peel.steps:
        cells = "".join(_bits(x, peel.width, step.index, signed=x < 0) for x in step[:3])
        digit = f'<td class="n"><b>{step.digit}</b></td>' if nine else ""
        rows.append(f'<tr>{cells}<td class="n">{step.index}</td>{digit}</tr>')
    if peel.done % 2 == 0:
        rest = "" if peel.mask else "the loop ends"
        rows.append(f'<tr>{_bits(peel.mask, peel.width)}<td colspan="6" class="end">{rest}</td></tr>')
    kind = "wide" if peel.width > 11 else "plain"
    table = f"<thead>{heads}</thead><tbody>{''.join(rows)}</tbody>"
    return f'<table class="{kind}" aria-label="the rounds of the loop">{table}</table>'


def _bits(x: int, width: int, low: int | None = None, signed: bool = False) -> str:
    """Two cells: the number bit by bit, with the lowest 1 lit, and its value."""
    model = BitModel(x, width)
    kinds = {low: " low"}
    indexed = zip(reversed(range(width)), model.bits("x"), strict=True)
    bits = "".join(f'<i class="b{bit}{kinds.get(index, "")}">{bit}</i>' for index, bit in indexed)
    sign = f"<small>{model.sign('x')}</small>" if signed else ""
    return f'<td class="bits{" signed" if signed else ""}">{sign}{bits}</td><td class="value">{x}</td>'
