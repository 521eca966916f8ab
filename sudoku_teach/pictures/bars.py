"""Horizontal bars with their values written out."""

import math
from collections.abc import Mapping
from typing import cast

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture, log_ticks, rounded, text_width

_HATCHES = ("", "////", "....", "\\\\\\\\", "xx", "++")
_LONG = 440  # the longest bar
Series = Mapping[str, float]


def draw_bars(values: Series | Mapping[str, Series], *, unit="", log=False, title="") -> Picture:
    """Draw horizontal bars from 0, each with its name on the left and its value on the right.

    values  {name: number}, or {group: {name: number}}; a name has one colour and hatch in all its groups
    unit    written after each value and under the bars
    log     lengths grow with the logarithm, and a 0 has no bar

    Whole numbers are exact, others rounded to four digits, beside the bar and in the text. Raise ValueError if there
    are no values, or if one is negative or not a number.
    """
    grouped = any(isinstance(value, Mapping) for value in values.values())
    groups = cast(Mapping[str, Series], values if grouped else {"": values})
    numbers = [number for series in groups.values() for number in series.values()]
    if not numbers or not all(number >= 0 and math.isfinite(number) for number in numbers):
        raise ValueError("bars need one value or more, none of them negative or not a number")
    names = list(dict.fromkeys(name for series in groups.values() for name in series))
    after = f" {unit}" if unit else ""
    scale = _Scale(numbers, log)

    left = 32 + max(text_width(str(name), 14) for name in names)
    right = 26 + max(text_width(rounded(number) + after, 14, bold=True) for number in numbers)
    heads = 40 + max(text_width(str(group), 15, bold=True) for group in groups)
    bar, gap, head, tail = (24, 8, 30, 12) if grouped else (28, 12, 0, 0)
    height = sum(head + len(series) * (bar + gap) + tail for series in groups.values())
    page = Page(max(left + _LONG + right, heads), height + (46 if unit or log else 28), title)
    bottom = page.top + height
    for tick in scale.ticks:
        x = left + scale(tick)
        page.line([x, x], [page.top, bottom], "#E1E5EA", 1, zorder=1)
        page.text(x, bottom + 14, rounded(tick), 12, palette.MUTED)
    page.text(left + _LONG / 2, bottom + 33, ", ".join(filter(None, [unit, scale.words])), 12, palette.MUTED)
    y: float = page.top
    for group, series in groups.items():
        if grouped:
            page.text(20, y + head / 2 - 1, str(group), 15, bold=True, ha="left")
        y += head
        for name, number in series.items():
            k = names.index(name) % 6 if grouped else 0
            long, gid = scale(number), f"{group} {name}".strip()
            page.box(left, y, long, bar, palette.SERIES[k], gid=f"bar {gid}")
            if _HATCHES[k]:
                page.box(left, y, long, bar, "none", "white", 0, hatch=_HATCHES[k], zorder=2.5, alpha=0.75)
            page.line([left, left], [y - 2, y + bar + 2], palette.INK, 1.4)
            middle = y + bar / 2
            page.text(left - 10, middle, str(name), 14, ha="right")
            page.text(left + long + 8, middle, rounded(number) + after, 14, bold=True, ha="left", gid=f"value {gid}")
            y += bar + gap
        y += tail
    told = [
        (f"{group}: " if grouped else "") + ", ".join(f"{name} {rounded(n)}{after}" for name, n in series.items())
        for group, series in groups.items()
    ]
    return Picture(page.figure, "bars: " + "; ".join(told))


class _Scale:
    """From a value to the length of its bar, with `ticks` at round values."""

    def __init__(self, numbers: list[float], log: bool):
        positive = [number for number in numbers if number] or [1]
        self.log, self.most, self.words = log, max(positive), ""
        if log:
            # Whole powers of ten, and one below the least value, so that it still has a bar.
            low, high = math.ceil(math.log10(min(positive))) - 1, math.ceil(math.log10(self.most))
            self.least, self.most = 10.0**low, 10.0**high
            self.ticks, self.words = log_ticks(low, high, 6)
        else:
            size = 10.0 ** math.floor(math.log10(self.most))
            step = next(size * part for part in (0.2, 0.25, 0.5, 1, 2) if self.most / (size * part) <= 5)
            self.ticks = [round(k * step, 12) for k in range(math.floor(self.most / step) + 1)]

    def __call__(self, number: float) -> float:
        if not self.log:
            return _LONG * number / self.most
        return _LONG * math.log(number / self.least) / math.log(self.most / self.least) if number else 0.0
