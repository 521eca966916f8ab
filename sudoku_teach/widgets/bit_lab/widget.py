"""BitLab: take an int in your hands, bit by bit, and watch `~x`, `-x`, `x & -x` and `x & (x-1)` follow.

What it shows is worked out in `model.py`, which needs no widget; this file only puts it on the page.
 matplotlib is not needed: where it is missing, the lab has no still picture for the stored notebook.
"""

import base64
import operator
import re
from dataclasses import replace
from html import escape
from itertools import pairwise
from pathlib import Path

import ipywidgets as widgets
import traitlets

from sudoku_teach import palette
from sudoku_teach.bits import java_int
from sudoku_teach.widgets.bit_lab.model import ROWS, BitModel, read_int, row_names


class _Checked(traitlets.TraitType):
    """A trait whose owner turns what was set into what is kept, or says why not."""

    def validate(self, lab, new):
        try:
            return lab._valid(self.name, new)
        except (TypeError, ValueError) as error:
            raise traitlets.TraitError(str(error)) from None


class BitLab(widgets.VBox):
    """An int whose bits are toggles, with the rows that bit tricks make of it aligned below.

        lab = BitLab(0b101101000, rows=["x", "-x", "x & -x"])
        lab

    x      the value to begin with, from -2**width to 2**width - 1
    width  how many bits have a toggle, 1 to 32; nine of them also name their digits
    rows   which of ROWS to show under the toggles, which are the row "x"; `lab.rows = […]` changes it later
    java   show it as Java's 32-bit int; the reader can switch

    In a lesson, show few rows first and ask for a prediction; a later cell sets `lab.rows` or `lab.value`,
    the view above follows, and `assert lab.lowest == …` keeps the prose honest. `lab.sentence` is the
    explanation under the view, and speaks only of the rows shown. In a lecture, type the room's number into
    the box, let it vote on `-x`, then show the row; Tab and Space work the toggles as well as the mouse.

    `value`, `java` and `rows` can be set and observed; `lowest`, `sentence` and `message` (what stands beside
    the box) are read. TraitError: a value out of range or a row that there is not, and nothing changes.
    """

    value = _Checked(0)
    java = _Checked(False)
    rows = _Checked(())

    def __init__(self, x: int, width: int = 9, rows=ROWS, *, java: bool = False):
        self._model = BitModel(operator.index(x), width, bool(java))
        self._message = ""
        self._base = 2  # how the box writes numbers: as the reader last did
        self._following = False  # True while the view is made to follow, so that it does not answer itself
        self._toggles = {}  # by (java, index); -1 is the sign
        super().__init__(java=self._model.java, value=self._model.value, rows=row_names(rows))  # in this order
        self._build()
        self._show()
        self.observe(self._changed, ["value", "java", "rows"])

    # ---- what a lesson reads

    @property
    def width(self) -> int:
        return self._model.width

    @property
    def lowest(self) -> int:
        """x & -x: the lowest 1 of the value, alone; 0 when it has none."""
        return self._model.lowest

    @property
    def sentence(self) -> str:
        """What happened to the bits of this value, and why."""
        return self._model.sentence(self.rows)

    @property
    def message(self) -> str:
        """What is said beside the box: why the last input was refused, or nothing."""
        return self._message

    def __repr__(self) -> str:
        return f"BitLab({self._model})"

    def _repr_mimebundle_(self, **kwargs):
        """The live view, and beside it the line of text and a still picture for pages without a kernel."""
        data, metadata = super()._repr_mimebundle_(**kwargs), {}
        data["text/plain"] = repr(self)
        try:
            from sudoku_teach.pictures import draw_bits
        except ImportError:
            return data, metadata
        model = self._model
        rows = [(name, model.result(name)) for name in dict.fromkeys(["x", *self.rows])]
        facts = "; ".join(f"{name}: {answer}" for name, answer in model.facts())
        # An expression is not broken at the end of a line.
        words = _EXPRESSION.sub(lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), self.sentence)
        note = f"{'Java int, 32 bits' if model.java else 'Python int'}; {facts}\n{words}"
        lit = {"lowest": model.index, "sign": not model.java, "note": note}
        picture = draw_bits(rows, width=model.columns, **lit)
        data["image/png"] = base64.b64encode(picture.png()).decode()
        return data, picture.metadata()

    # ---- what is set

    def _valid(self, name, new):
        """What to keep; the model is replaced here, before anybody hears of the change, or refuses it."""
        if name == "rows":
            return row_names(new)
        self._model = replace(self._model, **{name: operator.index(new) if name == "value" else bool(new)})
        return getattr(self._model, name)

    def _changed(self, change):
        self._message = ""
        self._show()

    # ---- what the reader does

    def _try(self, name: str, new) -> None:
        """Set a trait for the reader, and say beside the box why it cannot be."""
        before, self._message = getattr(self, name), ""
        try:
            self.set_trait(name, new)  # which makes the view follow, where it changes something
        except traitlets.TraitError as error:
            self._message = str(error)
        if getattr(self, name) == before:
            self._show(keep_box=bool(self._message) and name == "value")

    def _typed(self, change):
        if self._following:
            return
        text = change["new"].strip().lower().lstrip("+-")
        try:
            new = read_int(change["new"])
        except ValueError as error:
            self._message = str(error)
            self._show(keep_box=True)
            return
        old, self._base = self._base, {"0b": 2, "0o": 8, "0x": 16}.get(text[:2], 10)
        self._try("value", new)
        if self._message:
            self._base = old

    def _pressed(self, index: int):
        def follow(change):
            if self._following:
                return
            if index == -1:  # the sign stands for all the bits from `width` on
                bit, weight = self.value < 0, -1 << self.width
            else:
                bit, weight = self.value >> index & 1, java_int(1 << index) if self.java else 1 << index
            self._try("value", self.value + weight * (change["new"] - bit))

        return follow

    def _switched(self, change):
        if not self._following:
            self._try("java", change["new"] == 1)

    # ---- the view

    def _build(self):
        hint, style = "360, 0b… or 0x…", {"description_width": "initial"}
        self._box = widgets.Text(description="x =", placeholder=hint, continuous_update=False, style=style)
        self._box.add_class("bitlab-box")
        self._box.observe(self._typed, "value")
        self._switch = widgets.ToggleButtons(
            options=[("Python int", 0), ("Java int (32 bits)", 1)],
            tooltips=["no fixed width: the sign goes on for ever", "32 bits; bit 31 is the sign"],
            style={"button_width": "auto"},
        )
        self._switch.observe(self._switched, "value")
        names = ("said", "head", "body", "band", "facts", "words")
        self._html = {name: widgets.HTML().add_class(f"bitlab-{name}") for name in names}
        top = widgets.HBox([self._box, self._html["said"], self._switch]).add_class("bitlab-top")
        self._row = widgets.HBox().add_class("bitlab-toggles")
        self._label = widgets.HTML().add_class("bitlab-name")
        self._decimal = widgets.HTML().add_class("bitlab-value")
        html = self._html
        self._grid = widgets.VBox([html["band"], html["head"], self._row, html["body"]]).add_class("bitlab-grid")
        scroll = widgets.VBox([self._grid]).add_class("bitlab-scroll")
        self.add_class("bitlab")
        self.children = [widgets.HTML(_CSS), top, scroll, html["facts"], html["words"]]

    def _toggle(self, index: int) -> widgets.ToggleButton:
        model = self._model
        if (model.java, index) not in self._toggles:
            if index == -1:
                tip = f"sign: …0 is 0 or more, …1 has ones for ever and counts as {-1 << model.width}"
            elif model.java and index == 31:
                tip = f"bit 31, the sign: counts as {-1 << 31}"
            else:
                digit = f", digit {index + 1}" if model.width == 9 and index < 9 else ""
                tip = f"bit {index}, place value {1 << index}{digit}"
            toggle = widgets.ToggleButton(tooltip=tip).add_class("bitlab-bit")
            toggle.observe(self._pressed(index), "value")
            toggle.add_class("bitlab-sign" if index == -1 else f"bitlab-gap{_gap(index, model)}")
            self._toggles[model.java, index] = toggle
        return self._toggles[model.java, index]

    def _show(self, keep_box: bool = False) -> None:
        """Make every part of the view follow the model. What has not changed is not sent again."""
        model, self._following = self._model, True
        try:
            (self.add_class if model.columns > 16 else self.remove_class)("bitlab-narrow")
            indexes = [*([] if model.java else [-1]), *reversed(range(model.columns))]
            for index in indexes:
                toggle = self._toggle(index)
                bit = model.value >> (model.width if index == -1 else index) & 1
                toggle.set_trait("value", bool(bit))
                toggle.set_trait("description", f"…{bit}" if index == -1 else str(bit))
                low = index == model.index or (index == -1 and model.index == model.width)
                (toggle.add_class if low else toggle.remove_class)("bitlab-low")
            row = (self._label, *map(self._toggle, indexes), self._decimal)
            if self._row.children != row:
                self._row.children = row
                wide = _edges(model)[-1] + _VALUE
                self._grid.layout.width = f"{wide}px"
                self.layout.width = f"min(100%, {max(700, wide + 38)}px)"
            if not keep_box and _reads(self._box.value) != model.value:
                padded = f"#0{model.width + 2}b" if model.value >= 0 and not model.java else "#b"
                self._box.value = format(model.value, {2: padded, 8: "#o", 10: "d", 16: "#x"}[self._base])
            self._switch.value = int(model.java)
            self._label.value, self._decimal.value = "x", f"<output>{model.value}</output>"
            self._html["said"].value = f'<span role="alert">{escape(self._message)}</span>' if self._message else ""
            for name, html in _parts(model, self.rows).items():
                self._html[name].value = html
        finally:
            self._following = False


def _reads(text: str) -> int | None:
    try:
        return read_int(text)
    except ValueError:
        return None


# ---- the parts that are HTML: all line up on the same columns ---------------------------------------------

_SIGN, _VALUE = 60, 134  # pixels


def _sizes(model: BitModel) -> tuple[int, int]:
    """How wide a row's name and a bit are. Wide numbers stand closer, so that 32 bits fit on a page."""
    return (78, 18) if model.columns > 16 else (100, 42)


def _gap(index: int, model: BitModel) -> int:
    """The gap left of a bit: after the sign, and in wide numbers before each group of eight."""
    if index == model.columns - 1:
        return 0 if model.java else 18
    return 8 if model.columns > 16 and index % 8 == 7 else 0


def _edges(model: BitModel) -> list[int]:
    """Where each column ends: the name, the sign (Python only), and the bits from the highest down."""
    name, cell = _sizes(model)
    ends = [name] if model.java else [name, name + _SIGN]
    for index in reversed(range(model.columns)):
        ends.append(ends[-1] + _gap(index, model) + cell)
    return ends


def _table(model: BitModel, rows: list[str], about: str) -> str:
    ends = [0, *_edges(model), _edges(model)[-1] + _VALUE]
    columns = "".join(f'<col style="width:{end - start}px">' for start, end in pairwise(ends))
    table = f'<table style="width:{ends[-1]}px" aria-label="{about}">'
    return f"{table}<colgroup>{columns}</colgroup>{''.join(rows)}</table>"


def _line(model: BitModel, name: str, texts: list, sign: str = "", value: str = "", cell: str = "td") -> str:
    """One table row: its name, the sign (Python only), the bits' texts from the highest down, the value."""
    html = [f'<tr><th scope="row">{escape(name)}</th>']
    end = cell.split()[0]
    if not model.java:
        low = " low" * (model.index == model.width)
        html.append(f'<{cell} class="sign{low}"><span>{sign}</span></{end}>')
    for index, text in zip(reversed(range(model.columns)), texts, strict=True):
        kind = f"gap{_gap(index, model)}" + " low" * (index == model.index) + f" b{text}" * (cell == "td")
        html.append(f'<{cell} class="{kind}"><span>{text}</span></{end}>')
    return "".join(html) + f'<td class="value">{value}</td></tr>'


def _parts(model: BitModel, rows) -> dict[str, str]:
    """The HTML of each part of the view, by name."""
    indexes = list(reversed(range(model.columns)))
    heads = [("index", indexes)]
    if model.columns <= 16:
        heads.append(("place value", [1 << k for k in indexes]))
    if model.width == 9:
        heads.append(("digit", [k + 1 if k < 9 else "" for k in indexes]))
    elif model.java:
        heads.append(("", [""] * 32))
    if model.java:
        heads[-1][1][0] = '<span role="img" aria-label="sign" title="sign">±</span>'
    head = [
        _line(
            model,
            name,
            texts,
            "sign" * (name == heads[-1][0]),
            cell='th scope="col"' if name == "index" else "th",
        )
        for name, texts in heads
    ]
    other = model.differences()
    body = []
    for name in rows:
        if name != "x":  # the toggles are that row
            differs = f"<small>Python: {other[name]}</small>" if name in other else ""
            value = f"<output>{model.result(name)}</output>{differs}"
            body.append(_line(model, name, model.bits(name), model.sign(name), value))
    facts = []
    for name, answer in model.facts():
        python = f'<small class="differs">Python: {other[name]}</small>' if name in other else ""
        if model.java and not python:
            python = "<small>as in Python</small>"
        facts.append(f"<div><dt>{name}</dt><dd>{answer}{python}</dd></div>")
    return {
        "head": _table(model, head, "index, place value and digit of each bit"),
        "body": _table(model, body, "rows of bits") if body else "",
        "band": _band(model),
        "facts": f"<dl>{''.join(facts)}</dl>",
        "words": f'<p role="status">{_EXPRESSION.sub(_as_code, model.sentence(rows))}</p>',
    }


_EXPRESSION = re.compile(r"-x == ~x \+ 1|x & -x|x & \(x-1\)|-x - 1|x - 1|[~-]?\bx\b")


def _as_code(match) -> str:
    return f"<code>{escape(match[0])}</code>"


def _band(model: BitModel) -> str:
    """The lit column of the lowest 1: a band down all rows under a drawn mark."""
    if model.index is None:
        return ""
    name, wide = _sizes(model)
    if model.index == model.columns:  # in the sign
        left, wide = name, _SIGN
    else:
        left = _edges(model)[-1 - model.index] - wide
    return f'<div class="bitlab-lit" style="left:{left}px;width:{wide}px"><b>lowest 1</b></div>'


_ROLES = f"--low: {palette.TRYING}; --low-ink: {palette.INK}; --dark-edge: {palette.TRYING_EDGE};"
_CSS = f"<style>.bitlab {{ {_ROLES} }} {Path(__file__).with_suffix('.css').read_text(encoding='utf-8')}</style>"
