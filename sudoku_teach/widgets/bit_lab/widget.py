"""BitLab: take an int in your hands, bit by bit, and watch `~x`, `-x`, `x & -x` and `x & (x-1)` follow."""

import operator
from dataclasses import replace

import traitlets

from sudoku_teach.widgets.bit_lab.model import ROWS, BitModel, base_of, read_int, row_names
from sudoku_teach.widgets.shared.view import View, script, style


class BitLab(View):
    """An int whose bits are toggles, with the rows that bit tricks make of it aligned below.

        lab = BitLab(0b101101000, rows=["x", "-x", "x & -x"])
        lab

    x      the value to begin with, from -2**width to 2**width - 1
    width  how many bits have a toggle, 1 to 32; nine of them also name their digits
    rows   which of ROWS to show under the toggles, which are the row "x"; `lab.rows = […]` changes it later
    java   show it as Java's 32-bit int; the reader can switch

    In a lesson, show few rows first and ask for a prediction; a later cell sets `lab.rows` or `lab.value`,
    the view above follows, and `assert lab.lowest == …` keeps the prose honest. `lab.sentence` is the
    explanation under the view, and speaks only of the rows shown. In a lecture, with `large=True`, type the room's
    number into the box, let it vote on `-x`, then show the row; Tab and Space work the toggles as well as the mouse.

    `value`, `java` and `rows` can be set and observed; `lowest`, `sentence` and `message` (what is said beside
    the box) are read. Raise TraitError, and change nothing, for a value out of range or an unknown row.
    """

    _esm = script("bit_lab/widget.js")
    _css = style("shared/board.css", "bit_lab/widget.css")

    # TraitType and not Any, which lets None through unseen.
    value: "traitlets.TraitType[int, object]" = traitlets.TraitType(0)
    java: "traitlets.TraitType[bool, object]" = traitlets.TraitType(False)
    rows: "traitlets.TraitType[tuple[str, ...], object]" = traitlets.TraitType(())

    _page = traitlets.Dict().tag(sync=True)  # what the browser draws

    def __init__(self, x: int, width: int = 9, rows=ROWS, *, java=False, large=False):
        model = BitModel(operator.index(x), width, bool(java))
        self._width = width
        self._message = ""
        self._typed, self._base = "", "b"  # what the box says, and how it writes numbers: as the reader last did
        super().__init__(value=model.value, java=model.java, rows=row_names(rows), large=large)
        self.on_msg(self._do)

    @property
    def model(self) -> BitModel:
        """The state as a value of its own; see sudoku_teach.widgets.bit_lab.model."""
        return BitModel(self.value, self.width, self.java)

    width = property(lambda self: self._width, doc="How many bits have a toggle while the int is Python's.")
    lowest = property(lambda self: self.model.lowest, doc="x & -x: the lowest 1 of the value alone, or 0.")
    sentence = property(lambda self: self.model.sentence(self.rows), doc="What happened to the bits, and why.")
    message = property(lambda self: self._message, doc="Why the last input was refused, or nothing.")

    def __repr__(self) -> str:
        return f"BitLab({self.model})"

    def draw(self):
        from sudoku_teach.pictures import draw_bits

        model = self.model
        page = model.page(self.rows)
        facts = "; ".join(f"{name}: {answer}" for name, answer in model.facts())
        # An expression is not broken at the end of a line.
        said = [
            piece.replace(" ", "\N{NO-BREAK SPACE}") if k % 2 else piece for k, piece in enumerate(page["sentence"])
        ]
        note = f"{'Java int, 32 bits' if model.java else 'Python int'}; {facts}\n{''.join(said)}"
        numbers = [(name, model.result(name)) for name, *_ in page["rows"]]
        return draw_bits(numbers, width=model.columns, lowest=model.index, sign=not model.java, note=note)

    @traitlets.validate("value", "java", "rows")
    def _valid(self, proposal):
        name, new = proposal["trait"].name, proposal["value"]
        try:
            if name == "rows":
                return row_names(new)
            if name == "java":
                return replace(self.model, java=bool(new)).java
            return replace(self.model, value=operator.index(new)).value
        except (TypeError, ValueError) as error:
            raise traitlets.TraitError(str(error)) from None

    @traitlets.observe("value", "java", "rows")
    def _changed(self, change):
        self._message = ""
        self._page = self._told()

    @traitlets.default("_page")
    def _told(self):
        model = self.model
        if not self._message and not _says(self._typed, model.value):
            self._typed = model.written(self._base)
        return {**model.page(self.rows), "box": self._typed, "message": self._message}

    def _do(self, _, did: dict, buffers):
        """Do what the reader did in the browser: a bit, the box or the switch. Or say why it cannot be done."""
        self._message, base = "", self._base
        with self.hold_sync():
            try:
                if "bit" in did:
                    self.value = self.model.with_bit(did["bit"], did["on"]).value
                elif "java" in did:
                    self.java = did["java"]
                else:
                    self._typed = did["text"]  # it stays in the box, also if it is refused
                    new, self._base = read_int(self._typed), base_of(self._typed)
                    self.value = new
            except (ValueError, traitlets.TraitError) as error:
                self._message, self._base = str(error), base
            self._page = self._told()


def _says(text: str, value: int) -> bool:
    try:
        return read_int(text) == value
    except ValueError:
        return False
