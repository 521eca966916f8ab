"""Numbers under one another, bit under bit."""

from collections.abc import Iterable

from sudoku_teach import palette
from sudoku_teach.bits import beyond
from sudoku_teach.pictures.page import Page, Picture, text_width, wrapped

_SIGN = 50  # the width of the sign's column
# How a bit looks, by its value and by whether it is in the lit column: fill, edge, text.
_LOOKS = {
    (1, True): (palette.TRYING, palette.TRYING_EDGE, palette.INK),
    (1, False): (palette.MUTED, "none", "white"),
    (0, True): ("none", "none", palette.INK),
    (0, False): ("none", palette.GROUND + "60", palette.GROUND),
}


def draw_bits(
    rows: Iterable[tuple[str, int]], *, width: int, digits=True, lowest: int | None = None, sign=True, title="", note=""
) -> Picture:
    """Draw numbers bit under bit, each bit under its index, place value and digit.

    rows    [(label, x)]: the lowest `width` bits of each are shown, its decimal value on the right
    digits  also the digit that a bit stands for, where there are nine
    lowest  the index of the bit whose column is lit, with a mark above it; None for none
    sign    what goes on forever on the left has its own column, "sign"; False for a fixed width (Java's 32)
    note    some lines of text under the rows

    Raise ValueError if there are no rows, or if a number has too many bits beyond the width.
    """
    numbers = [(str(label), int(x)) for label, x in rows]
    if not numbers:
        raise ValueError("no rows to draw")
    more = [beyond(x, width) if sign else "" for _, x in numbers]
    places = _Places(numbers, width, digits, sign)
    below = [line for text in note.splitlines() for line in wrapped(text, places.end)]
    page = Page(places.end + 20, places.bottom + 14 + 21 * len(below), title)
    if lowest is not None:
        _light(page, places, lowest)
    _draw_heads(page, places, lowest, sign)
    for row, (label, x) in enumerate(numbers):
        y = page.top + places.top + row * places.step
        _draw_row(page, places, y, row, lowest, label, x)
        if sign:
            page.box(places.sign + 3, y, 44, places.high, "none", palette.GROUND, 1.2, 4, linestyle=(0, (3, 2)))
            middle = y + places.high / 2
            page.text(places.sign + 25, middle, more[row], places.size - 2, mono=True, gid=f"sign {row}")
    page.note(18, page.height - 21 * len(below) - 1, below)
    told = [
        f"{label} = {head + ' ' if head else ''}{x & ((1 << width) - 1):0{width}b} = {x}"
        for (label, x), head in zip(numbers, more, strict=True)
    ]
    text = "bits: " + "; ".join(told) + ("" if lowest is None else f"; lowest 1 at index {lowest}")
    return Picture(page.figure, text)


class _Places:
    """Where the columns and rows are, in pixels; rows from the top of the page. Over 16 bits are small, in eights."""

    def __init__(self, numbers: list[tuple[str, int]], width: int, digits: bool, sign: bool):
        self.small = width > 16
        self.wide, self.high, self.size = (20, 28, 13) if self.small else (40, 38, 18)  # of a bit, and of its text
        self.heads = {"index": [str(k) for k in range(width)]}
        if not self.small:
            self.heads["place value"] = [str(1 << k) for k in range(width)]
        if digits and width == 9:
            self.heads["digit"] = [str(k + 1) for k in range(width)]
        names = [text_width(label, 15, bold=True, mono=True) for label, _ in numbers]
        self.names_end = 18 + max(*names, text_width("place value", 12))
        self.sign = self.names_end + 14
        first = self.sign + (_SIGN + 22 if sign else 0)
        gaps = [8 * ((width - 1) // 8 - k // 8) if self.small else 0 for k in range(width)]
        self.bits = [first + (width - 1 - k) * self.wide + gaps[k] for k in range(width)]  # by index
        self.end = self.bits[0] + self.wide + 20 + max(text_width(str(x), 15, mono=True) for _, x in numbers)
        self.top, self.step = 30 + 19 * len(self.heads), self.high + 6
        self.bottom = self.top + len(numbers) * self.step


def _light(page: Page, places: _Places, lowest: int) -> None:
    """Draw a band down the column of the lowest 1, which may be the sign's, and a mark above it."""
    x, wide = (places.bits[lowest], places.wide) if lowest < len(places.bits) else (places.sign, _SIGN)
    reach = 2 if places.small else 3
    band = x - reach, page.top + 20, wide + 2 * reach, places.bottom - 20
    page.box(*band, "#FBF6BF", radius=6, zorder=1, gid="lowest")
    page.box(*band, "none", palette.TRYING_EDGE, 2, radius=6, zorder=3)  # over the cells beside it
    middle, tip = x + wide / 2, page.top + 15
    page.polygon([(middle - 6, tip - 8), (middle + 6, tip - 8), (middle, tip)], palette.GROUND_TRYING, zorder=4)
    # To the left of the mark if the page ends on its right.
    aside, ha = (12, "left") if middle + 80 < places.end else (-12, "right")
    page.text(middle + aside, tip - 4, "lowest 1", 12, palette.GROUND_TRYING, bold=True, ha=ha)


def _draw_heads(page: Page, places: _Places, lowest: int | None, sign: bool) -> None:
    y = page.top + 15
    for name, texts in places.heads.items():
        y += 19
        page.text(places.names_end, y, name, 12, ha="right")
        for k, words in enumerate(texts):
            ink = palette.INK if k == lowest else palette.GROUND
            size = 10.5 if places.small else 12.5
            page.text(places.bits[k] + places.wide / 2, y, words, size, ink, bold=k == lowest)
    if sign:
        page.text(places.sign + 25, y, "sign", 12)


def _draw_row(page: Page, places: _Places, y: float, row: int, lowest: int | None, label: str, x: int) -> None:
    middle = y + places.high / 2
    page.text(places.names_end, middle, label, 15, bold=True, ha="right", mono=True)
    page.text(places.end, middle, str(x), 15, ha="right", mono=True, gid=f"value {row}")
    inset = 0.75 if places.small else 1.5
    for k, left in enumerate(places.bits):
        bit = x >> k & 1
        fill, edge, ink = _LOOKS[bit, k == lowest]
        page.box(left + inset, y, places.wide - 2 * inset, places.high, fill, edge, 1.6, radius=4)
        page.text(left + places.wide / 2, middle, str(bit), places.size, ink, bold=bool(bit), gid=f"bit {row} {k}")
