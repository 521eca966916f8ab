"""The nine planes of a state: some of its 729 bits, each with its index."""

from collections.abc import Mapping

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture, text_width

_BIT = 22  # the side of a bit
_SIDE = 9 * _BIT

_FILLS = (palette.ROW, palette.COLUMN, palette.BOX, palette.CANDIDATE, palette.CHOSEN)


def draw_planes(masks: Mapping[str, int], *, framed: int = 0, title: str | None = None) -> Picture:
    """Draw nine planes of 81 bits, a plane for each digit. The bits of each mask are filled, with their indexes.

    masks   {label: bits}, up to five: each has a colour, and a sign before its label under the planes; a bit in
            several of them has the first one's
    framed  bits with a thick frame

    Raise ValueError if there are more masks, or if one is not an int of 729 bits.
    """
    if len(masks) > len(_FILLS):
        raise ValueError(f"{len(masks)} masks: there are colours for {len(_FILLS)}")
    if not all(0 <= bits < 1 << 729 for bits in [*masks.values(), framed]):
        raise ValueError("the bits of a state have the indexes 0 to 728")
    page = Page(3 * (_SIDE + 20) + 12, 3 * (_SIDE + 34) + 34, title)
    for plane in range(9):
        x, y = 16 + plane % 3 * (_SIDE + 20), page.top + 22 + plane // 3 * (_SIDE + 34)
        page.text(x, y - 12, f"digit {plane + 1}", 13, ha="left", gid=f"plane {plane + 1}")
        page.box(x, y, _SIDE, _SIDE, palette.PAPER, zorder=1)
        for cell in range(81):
            _draw_bit(page, x + cell % 9 * _BIT, y + cell // 9 * _BIT, 81 * plane + cell, masks, framed)
        for n in range(10):
            line = 1.8 if n % 3 == 0 else 0.8
            page.line([x, x + _SIDE], [y + n * _BIT] * 2, palette.LINE, line, zorder=3)
            page.line([x + n * _BIT] * 2, [y, y + _SIDE], palette.LINE, line, zorder=3)
    left, y = 16.0, page.height - 20
    for fill, label in zip(_FILLS, masks, strict=False):
        page.box(left, y - 8, 16, 16, fill, radius=3, gid=f"sample {label}")
        page.text(left + 23, y, label, 13, ha="left", gid=f"legend {label}")
        left += 44 + text_width(label, 13)
    told = [f"{label} {_listed(bits)}" for label, bits in masks.items()] + [f"framed {_listed(framed)}"] * bool(framed)
    return Picture(page.figure, f"planes: {'; '.join(told)}")


def _draw_bit(page: Page, x: float, y: float, index: int, masks: Mapping[str, int], framed: int) -> None:
    fills = [fill for fill, bits in zip(_FILLS, masks.values(), strict=False) if bits >> index & 1]
    if fills:
        page.box(x + 1, y + 1, _BIT - 2, _BIT - 2, fills[0], radius=3, gid=f"bit {index}")
    if framed >> index & 1:
        page.box(x + 1, y + 1, _BIT - 2, _BIT - 2, "none", palette.INK, 2.4, 3, zorder=5, gid=f"frame {index}")
    if fills or framed >> index & 1:
        ink = "white" if fills[:1] == [palette.ROW] else palette.INK
        page.text(x + _BIT / 2, y + _BIT / 2, str(index), 9.5, ink, gid=f"index {index}")


def _listed(bits: int) -> str:
    """Return how many bits there are, and the indexes of the first nine."""
    found = [index for index in range(729) if bits >> index & 1]
    return f"{len(found)}: {' '.join(map(str, found[:9]))}" + " …" * (len(found) > 9)
