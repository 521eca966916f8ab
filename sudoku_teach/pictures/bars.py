"""Horizontal bars with their values written out; on a log scale, dots."""

import math
from collections.abc import Mapping
from typing import Any, cast

from sudoku_teach import palette
from sudoku_teach.pictures.page import LogAxis, Page, Picture, rounded, text_width

_HATCHES = ("", "////", "....", "\\\\\\\\", "xx", "++")
_DOTS = "osD^vP"
_LONG = 440  # the longest bar
Series = Mapping[str, float]


def draw_bars(values: Series | Mapping[str, Series], *, unit="", log=False, title="") -> Picture:
    """Draw horizontal bars from 0, each with its name on the left and its value on the right.

    values  {name: number}, or {group: {name: number}}; a name has one colour and hatch in all its groups
    unit    written after each value and under the bars
    log     dots on a log axis, where the length of a bar would say nothing; a 0 has no dot

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
    positive = [number for number in numbers if number] or [1]
    left = 32 + max(text_width(str(name), 14) for name in names)
    scale = LogAxis(left, _LONG, min(positive), max(positive), parts=6) if log else _Scale(left, max(positive))
    right = 26 + max(text_width(rounded(number) + after, 14, bold=True) for number in numbers)
    heads = 40 + max(text_width(str(group), 15, bold=True) for group in groups)
    bar, gap, head, tail = (24, 8, 30, 12) if grouped else (28, 12, 0, 0)
    height = sum(head + len(series) * (bar + gap) + tail for series in groups.values())
    page = Page(max(left + _LONG + right, heads), height + (46 if unit or log else 28), title)
    bottom = page.top + height
    for tick in scale.ticks:
        page.line([scale(tick)] * 2, [page.top, bottom], palette.GROUND, 1, zorder=1, alpha=0.3)
        page.text(scale(tick), bottom + 14, rounded(tick), 12)
    page.text(left + _LONG / 2, bottom + 33, ", ".join(filter(None, [unit, scale.words])), 12)
    y: float = page.top
    for group, series in groups.items():
        if grouped:
            page.text(20, y + head / 2 - 1, str(group), 15, bold=True, ha="left")
        y += head
        for name, number in series.items():
            k = names.index(name) % 6 if grouped else 0
            end, gid = scale(number) if number else left, f"{group} {name}".strip()
            middle, words, x = y + bar / 2, rounded(number) + after, end + (12 if log else 8)
            if log:
                style: dict[str, Any] = {"alpha": 0.6, "linestyle": (0, (1, 3)), "gid": f"guide {gid}"}
                for ends in ((left, x - 20), (x + text_width(words, 14, bold=True) + 8, left + _LONG)):
                    page.line(ends, [middle] * 2 if ends[0] < ends[1] else [math.nan] * 2, palette.GROUND, **style)
                style = {"marker": _DOTS[k], "color": palette.SERIES[k], "linewidths": 0, "gid": f"dot {gid}"}
                page.axes.scatter([end] * (number > 0), [middle] * (number > 0), s=70, zorder=3, **style)
            else:
                page.box(left, y, end - left, bar, palette.SERIES[k], gid=f"bar {gid}")
                if _HATCHES[k]:
                    page.box(left, y, end - left, bar, "none", "white", 0, hatch=_HATCHES[k], zorder=2.5, alpha=0.75)
            page.line([left, left], [y - 2, y + bar + 2], palette.GROUND, 1.4)
            page.text(left - 10, middle, str(name), 14, ha="right")
            page.text(x, middle, words, 14, bold=True, ha="left", gid=f"value {gid}")
            y += bar + gap
        y += tail
    told = [
        (f"{group}: " if grouped else "") + ", ".join(f"{name} {rounded(n)}{after}" for name, n in series.items())
        for group, series in groups.items()
    ]
    return Picture(page.figure, ("dots: " if log else "bars: ") + "; ".join(told))


class _Scale:
    """From a value to the end of its bar, with `ticks` at round values."""

    def __init__(self, left: float, most: float):
        self.left, self.most, self.words = left, most, ""
        size = 10.0 ** math.floor(math.log10(most))
        step = next(size * part for part in (0.2, 0.25, 0.5, 1, 2) if most / (size * part) <= 5)
        self.ticks = [round(k * step, 12) for k in range(math.floor(most / step) + 1)]

    def __call__(self, number: float) -> float:
        return self.left + _LONG * number / self.most
