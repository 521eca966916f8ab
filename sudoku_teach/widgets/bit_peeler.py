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

from sudoku_teach.bits_model import BitModel
from sudoku_teach.widgets.bit_lab import _CSS
from sudoku_teach.widgets.view import bundle_with_still, style

CODE = ("while mask:", "    bit = mask & -mask", "    mask -= bit")


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
            raise ValueError(
                f"{self.start} is negative: its ones go on to the left for ever, so taking them one by one "
                "would never end. Cut it first: mask & FULL"
            )
        if self.start >> BitModel(0, self.width).width:
            raise ValueError(f"{self.start} does not fit: {self.width} bits hold 0 to {(1 << self.width) - 1}")
        if not 0 <= self.done <= 2 * self.start.bit_count():
            there = "has ended: mask is 0" if self.done > 0 else "is at its beginning"
            raise ValueError(f"the loop {there}, so there is no line to {'run' if self.done > 0 else 'take back'}")

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
        return self.start - sum(step.bit for step in self.steps[: self.done // 2])

    @property
    def line(self) -> int:
        """The line of CODE that runs next; 0 where `while mask` ends the loop."""
        return 2 if self.done % 2 else 1 if self.mask else 0

    @property
    def sentence(self) -> str:
        mask, left = self.mask, self.mask.bit_count()
        if self.done % 2:
            step = self.steps[-1]
            means = f", digit {step.digit}" if self.width == 9 else ""
            return f"The one bit that both mask and -mask have is bit {step.index}{means}: bit = {step.bit}."
        if mask and self.done:
            index = self.steps[-1].index
            return f"Bit {index} is off, {left} {'is' if left == 1 else 'are'} still on: mask is not 0, so the loop goes round again."
        if mask:
            return f"mask is {mask}, not 0, so the loop begins; it will go round once for each of its {left} bits."
        if self.start:
            rounds = self.start.bit_count()
            return f"mask is 0, and 0 counts as false: the loop ends after {rounds} {'round' if rounds == 1 else 'rounds'}, one for each bit."
        return "mask is 0 from the start, and 0 counts as false: the loop never begins."


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
        self._moving = False  # True while the mask changes because the loop runs
        try:
            self._peel = Peel(operator.index(mask), width)
        except ValueError as error:
            raise traitlets.TraitError(str(error)) from None
        super().__init__(mask=self._peel.mask)
        self._build()
        self._show()

    # ---- what a lesson does and reads

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

    @property
    def width(self) -> int:
        return self._peel.width

    @property
    def steps(self) -> list[PeelStep]:
        """(mask, negative, bit, index, digit) of each round whose bit has been found."""
        return self._peel.steps

    @property
    def taken(self) -> list[int]:
        """The digits that have left the mask, in order; of a mask that is not nine wide, the bits' indexes."""
        gone = self._peel.steps[: self._peel.done // 2]
        return [step.digit if self.width == 9 else step.index for step in gone]

    @property
    def sentence(self) -> str:
        """What the last line did, and what the loop does next."""
        return self._peel.sentence

    def __repr__(self) -> str:
        taken = " ".join(map(str, self.taken))
        if len(taken) > 40:
            taken = f"{len(self.taken)} bits"
        return f"BitPeeler(0b{self.mask:0{self.width}b} = {self.mask} left; taken: {taken or 'none'})"

    def draw(self):
        from sudoku_teach.pictures import draw_peel

        return draw_peel(self._peel)

    def _repr_mimebundle_(self, **kwargs):
        return bundle_with_still(super()._repr_mimebundle_(**kwargs), repr(self), self.draw)

    # ---- what is set

    @traitlets.validate("mask")
    def _valid_mask(self, proposal):
        try:
            return Peel(operator.index(proposal["value"]), self._peel.width).start
        except (TypeError, ValueError) as error:
            raise traitlets.TraitError(str(error)) from None

    @traitlets.observe("mask")
    def _begin_anew(self, change):
        if not self._moving:
            self._peel = Peel(self.mask, self.width)
            if self.children:
                self._show()

    def _become(self, done: int) -> None:
        self._peel, self._moving = replace(self._peel, done=done), True
        try:
            self.mask = self._peel.mask
        finally:
            self._moving = False
        self._show()

    # ---- the view

    def _build(self):
        self.add_class("bitlab").add_class("bitpeel")
        self._html = {name: widgets.HTML().add_class(f"bitpeel-{name}") for name in ("code", "said", "table")}
        self._buttons = {}
        for name, follow, tip in (
            ("Take lowest", self.take, "run to the end of this round"),
            ("Next line", self.next, "run the lit line"),
            ("Back", self.back, "take the last line back"),
            ("Restart", self.restart, "begin with the whole mask"),
        ):
            button = widgets.Button(description=name, tooltip=tip, layout=widgets.Layout(width="auto"))
            button.on_click(lambda _, follow=follow: follow())
            self._buttons[name] = button
        self._buttons["Take lowest"].add_class("bitpeel-first")
        buttons = widgets.HBox(list(self._buttons.values())).add_class("bitpeel-buttons")
        beside = widgets.VBox([self._html["said"], buttons]).add_class("bitpeel-beside")
        top = widgets.HBox([self._html["code"], beside]).add_class("bitpeel-top")
        css = widgets.HTML(f"{_CSS}<style>{style('bit_peeler')}</style>")
        self.children = [css, top, self._html["table"]]

    def _show(self):
        peel = self._peel
        ended, begun = peel.line == 0, peel.done > 0
        for name, off in {"Take lowest": ended, "Next line": ended, "Back": not begun, "Restart": not begun}.items():
            self._buttons[name].disabled = off
        lines = [
            f'<span class="lit" aria-current="step">{escape(text)}</span>' if k == peel.line else f"<span>{escape(text)}</span>"
            for k, text in enumerate(CODE)
        ]
        self._html["code"].value = f'<pre aria-label="the loop; the lit line runs next">{"".join(lines)}</pre>'
        self._html["said"].value = f'<p role="status">{escape(peel.sentence).replace(" = ", "&nbsp;=&nbsp;")}</p>'
        self._html["table"].value = _table(peel)


def _table(peel: Peel) -> str:
    """A row for each round, and one for the mask that the loop looks at next."""
    nine = peel.width == 9
    names = "".join(f'<th scope="col" colspan="2">{name}</th>' for name in ("mask", "-mask", "bit = mask &amp; -mask"))
    heads = f'<tr>{names}<th scope="col">index</th>{"<th scope=col>digit</th>" if nine else ""}</tr>'
    if nine:
        digits = f'<th class="bits">{"".join(f"<i>{digit}</i>" for digit in range(9, 0, -1))}</th><th></th>'
        signed = digits.replace('"bits">', '"bits signed"><small>digit</small>')
        heads += f"<tr class=digits>{digits}{signed}{digits}<th></th><th></th></tr>"
    rows = []
    for step in peel.steps:
        numbers = (step.mask, step.negative, step.bit)
        cells = "".join(_bits(x, peel.width, step.index, k == 1) for k, x in enumerate(numbers))
        rows.append(f"<tr>{cells}<td class=n>{step.index}</td>{f'<td class=n><b>{step.digit}</b></td>' if nine else ''}</tr>")
    if peel.done % 2 == 0:
        end = "" if peel.mask else '<td colspan="6" class="end">the loop ends</td>'
        empty = end or f'<td></td><td></td><td></td><td></td><td></td>{"<td></td>" if nine else ""}'
        rows.append(f"<tr class=now>{_bits(peel.mask, peel.width, None, False)}{empty}</tr>")
    kind = "wide" if peel.width > 11 else "plain"
    return f'<table class="{kind}" aria-label="the rounds of the loop"><thead>{heads}</thead><tbody>{"".join(rows)}</tbody></table>'


def _bits(x: int, width: int, low: int | None, signed: bool) -> str:
    """Two cells: the number bit by bit, with the lowest 1 lit, and its value."""
    model = BitModel(x, width)
    bits = "".join(
        f'<i class="b{bit}{" low" if low == index else ""}">{bit}</i>'
        for index, bit in zip(reversed(range(width)), model.bits("x"), strict=True)
    )
    sign = f"<small>{model.sign('x')}</small>" if signed else ""
    return f'<td class="bits{" signed" if signed else ""}">{sign}{bits}</td><td class="value">{x}</td>'
