"""Horizontal bars with their values written out."""

import math
from collections.abc import Mapping

from sudoku_teach import palette
from sudoku_teach.pictures.axis import log_ticks, rounded
from sudoku_teach.pictures.page import Page, Picture, text_width

_LONG = 440  # the longest bar
_HIGH, _GAP = 28, 12


def draw_bars(values: Mapping[str, float], *, unit: str = "", log: bool = False, title: str | None = None) -> Picture:
    """Draw horizontal bars from 0, each with its name on the left and its value on the right.

    values  {name: number}
    unit    written after each value and under the bars
    log     lengths grow with the logarithm, and a 0 has no bar

    Whole numbers are exact, others rounded to four digits, beside the bar and in the text. Raise ValueError if there
    are no values, or if one is negative or not a number.
    """
    if not values or not all(number >= 0 and math.isfinite(number) for number in values.values()):
        raise ValueError("bars need one value or more, none of them negative or not a number")
    after = f" {unit}" if unit else ""
    texts = {name: rounded(number) + after for name, number in values.items()}
    scale = _Scale(list(values.values()), log)

    left = 32 + max(text_width(str(name), 14) for name in values)
    right = 26 + max(text_width(text, 14, bold=True) for text in texts.values())
    height = len(values) * (_HIGH + _GAP)
    page = Page(left + _LONG + right, height + (46 if unit or log else 28), title)
    bottom = page.top + height
    for tick in scale.ticks:
        x = left + scale(tick)
        page.line([x, x], [page.top, bottom], "#E1E5EA", 1, zorder=1)
        page.text(x, bottom + 14, rounded(tick), 12, palette.MUTED)
    page.text(left + _LONG / 2, bottom + 33, ", ".join(filter(None, [unit, scale.words])), 12, palette.MUTED)
    for row, (name, number) in enumerate(values.items()):
        y, long = page.top + row * (_HIGH + _GAP), scale(number)
        page.box(left, y, long, _HIGH, palette.ROW, gid=f"bar {name}")
        page.line([left, left], [y - 2, y + _HIGH + 2], palette.INK, 1.4)
        page.text(left - 10, y + _HIGH / 2, str(name), 14, ha="right")
        page.text(left + long + 8, y + _HIGH / 2, texts[name], 14, bold=True, ha="left", gid=f"value {name}")
    return Picture(page.figure, "bars: " + ", ".join(f"{name} {text}" for name, text in texts.items()))


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
