"""Numbers under one another, bit under bit."""

import textwrap

from sudoku_teach import palette
from sudoku_teach.bits import beyond
from sudoku_teach.pictures.page import Page, Picture, text_width


def draw_bits(
    rows,
    *,
    width: int,
    digits: bool = True,
    lowest: int | None = None,
    sign: bool = True,
    title: str | None = None,
    note: str = "",
) -> Picture:
    """Numbers aligned bit by bit, each bit under its index, place value and digit.

    rows    [(label, x)]: the lowest `width` bits of each are shown, its decimal value on the right
    digits  also the digit that a bit stands for, where there are nine
    lowest  the index of the bit whose column is lit, with a mark above it; None for none
    sign    what goes on for ever on the left stands apart, under "sign"; False for a fixed width (Java's 32)
    note    some lines of text under the rows

    ValueError: no rows, or a number with too many bits beyond the width.
    """
    rows = [(str(label), int(x)) for label, x in rows]
    if not rows:
        raise ValueError("no rows to draw")
    more = [beyond(x, width) if sign else "" for _, x in rows]
    narrow = width > 16
    cell, high, size = (20, 28, 13) if narrow else (40, 38, 18)
    heads = {"index": [str(k) for k in range(width)]}
    if not narrow:
        heads["place value"] = [str(1 << k) for k in range(width)]
        if digits and width == 9:
            heads["digit"] = [str(k + 1) for k in range(width)]
    names = [text_width(label, 15, bold=True, mono=True) for label, _ in rows]
    names_end = 18 + max(*names, text_width("place value", 12))
    signs = names_end + 14  # where the sign's column begins, 50 wide
    left = signs + (50 + 22 if sign else 0)
    starts = [left + (width - 1 - k) * cell + ((width - 1) // 8 - k // 8) * 8 * narrow for k in range(width)]
    end = starts[0] + cell + 20 + max(text_width(str(x), 15, mono=True) for _, x in rows)
    below = [line for text in note.splitlines() for line in textwrap.wrap(text, int(end / 7.6))]
    page = Page(end + 20, 44 + 19 * len(heads) + len(rows) * (high + 6) + 21 * len(below), title)
    top = page.top + 30 + 19 * len(heads)

    if lowest is not None:
        x, wide = (starts[lowest], cell) if lowest < width else (signs, 50)
        reach = 2 if narrow else 3
        tall = top + len(rows) * (high + 6) - page.top - 20
        band = x - reach, page.top + 20, wide + 2 * reach, tall
        page.box(*band, "#FBF6BF", radius=6, zorder=1, gid="lowest")
        page.box(*band, "none", palette.TRYING_EDGE, 2, radius=6, zorder=3)  # over the cells beside it
        middle, tip = x + wide / 2, page.top + 15
        page.polygon([(middle - 6, tip - 8), (middle + 6, tip - 8), (middle, tip)], palette.TRYING_EDGE, zorder=4)
        # To the left of the mark if the page ends on its right.
        aside, ha = (12, "left") if middle + 80 < end else (-12, "right")
        page.text(middle + aside, tip - 4, "lowest 1", 12, palette.TRYING_EDGE, bold=True, ha=ha)
    for line, (name, texts) in enumerate(heads.items()):
        y = page.top + 34 + 19 * line
        page.text(names_end, y, name, 12, palette.MUTED, ha="right")
        for k, string in enumerate(texts):
            ink, bold = (palette.INK, True) if k == lowest else (palette.MUTED, False)
            page.text(starts[k] + cell / 2, y, string, 10.5 if narrow else 12.5, ink, bold=bold)
    if sign:
        page.text(signs + 25, page.top + 34 + 19 * (len(heads) - 1), "sign", 12, palette.MUTED)
    for line, (label, x) in enumerate(rows):
        y = top + line * (high + 6)
        middle = y + high / 2
        page.text(names_end, middle, label, 15, bold=True, ha="right", mono=True)
        page.text(end, middle, str(x), 15, ha="right", mono=True, gid=f"value {line}")
        if sign:
            page.box(signs + 3, y, 44, high, palette.CARD, palette.LINE, 1.4, radius=4, linestyle=(0, (3, 2)))
            page.text(signs + 25, middle, more[line], size - 2, palette.MUTED, mono=True, gid=f"sign {line}")
        for k in range(width):
            one, low = x >> k & 1, k == lowest
            fill = palette.INK if one else "none" if low else palette.ZERO
            ink = "white" if one else palette.INK if low else palette.MUTED
            if one and low:
                fill, ink = palette.TRYING, palette.INK
            edge = palette.TRYING_EDGE if one and low else "none"
            inset = 0.75 if narrow else 1.5
            page.box(starts[k] + inset, y, cell - 2 * inset, high, fill, edge, 1.6, radius=4)
            page.text(starts[k] + cell / 2, middle, str(one), size, ink, bold=bool(one), gid=f"bit {line} {k}")
    for line, words in enumerate(below):
        page.text(18, page.height - 21 * (len(below) - line) - 1, words, 13, ha="left", gid="note")
    told = [
        f"{label} = {head + ' ' if head else ''}{x & ((1 << width) - 1):0{width}b} = {x}"
        for (label, x), head in zip(rows, more, strict=True)
    ]
    text = "bits: " + "; ".join(told) + ("" if lowest is None else f"; lowest 1 at index {lowest}")
    return Picture(page.figure, text)
