"""How many boards each solver has solved within a budget: a staircase for each, on a log axis."""

import math

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture, rounded, text_width

_WIDE, _HIGH = 480, 260  # the axes
_STYLES = ("-", "--", ":", "-.")


def draw_cactus(values: dict[str, list[float]], *, unit: str, title: str | None = None) -> Picture:
    """Draw for each name how many of its values are not above a budget, which grows to the right on a log axis.

    values  {name: numbers above 0}, what a solver needed for each board; `math.inf` is a board that it did not
            finish, so its staircase ends below the top
    unit    of the budget, written under the axis

    Raise ValueError if a name has no values, if none is finite, or if one is not above 0.
    """
    numbers = [number for row in values.values() for number in row]
    finite = [number for number in numbers if number < math.inf]
    if not finite or not all(values.values()) or not all(number > 0 for number in numbers):
        raise ValueError("a cactus plot needs values above 0 for every name, and some of them finite")
    low, most = math.floor(math.log10(min(finite))), max(map(len, values.values()))
    high = max(math.ceil(math.log10(max(finite))), low + 1)
    left, names = 70, 70 + max(text_width(name, 14, bold=True) for name in values)
    page = Page(left + _WIDE + 20 + names, _HIGH + 64, title)
    top, bottom = page.top + 8, page.top + 8 + _HIGH

    def x(number: float) -> float:
        return left + _WIDE * (math.log10(number) - low) / (high - low)

    def y(number: float) -> float:
        return bottom - _HIGH * number / most

    for power in range(low, high + 1, math.ceil((high - low) / 8)):
        page.line([x(10.0**power)] * 2, [top, bottom], palette.MUTED, 1, zorder=1, alpha=0.3)
        page.text(x(10.0**power), bottom + 16, rounded(10.0**power), 12)
    for number in sorted({round(most * part / 4) for part in range(5)}):
        page.line([left, left + _WIDE], [y(number)] * 2, palette.MUTED, 1, zorder=1, alpha=0.3)
        page.text(left - 10, y(number), f"{number:,}", 12, ha="right")
    page.text(left + _WIDE / 2, bottom + 38, f"{unit}, log scale", 12)
    page.text(18, (top + bottom) / 2, "boards solved", 12, rotation=90, va="center")
    told = []
    for k, (name, row) in enumerate(values.items()):
        reached = sorted(number for number in row if number < math.inf)
        steps = [(x(number), y(count)) for i, number in enumerate(reached) for count in (i, i + 1)]
        xs, ys = zip(*[(left, y(0)), *steps, (left + _WIDE, y(len(reached)))], strict=True)
        look = {"linestyle": _STYLES[k % 4], "solid_capstyle": "butt", "dash_capstyle": "butt"}
        page.line(xs, ys, palette.SERIES[k % 6], 3, gid=f"stairs {name}", **look)
        page.line([left + _WIDE + 20, left + _WIDE + 56], [top + 12 + 26 * k] * 2, palette.SERIES[k % 6], 3, **look)
        page.text(left + _WIDE + 66, top + 12 + 26 * k, name, 14, bold=True, ha="left")
        told.append(f"{name} solved {len(reached):,} of {len(row):,}")
        if 2 * len(reached) > len(row):
            told[-1] += f", half of them within {rounded(reached[(len(row) + 1) // 2 - 1])} {unit}"
    return Picture(page.figure, "cactus plot: " + "; ".join(told))
