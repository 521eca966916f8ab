"""Many values a row on a log axis: where they lie, their median, and their mean."""

import math
from statistics import mean, median

from sudoku_teach import palette
from sudoku_teach.board import many
from sudoku_teach.pictures.page import LogAxis, Page, Picture, rounded, text_width

_WIDE = 520  # the axis
_ROW, _STRIP = 84, 30  # a row, and the part of it where the marks lie


def draw_distribution(values: dict[str, list[float]], *, unit: str, title: str | None = None) -> Picture:
    """Draw a row for each name: every value a mark on a log axis, the median a bar, the mean a diamond.

    values  {name: numbers above 0}; `math.inf` is a value that was never reached: it counts for the median, is
            drawn at the right end, and the row has no mean
    unit    written after each number and under the axis

    Marks that would cover each other lie at different heights, which means nothing. Numbers are rounded to four
    digits. Raise ValueError if a row has no values, if none is finite, or if one is not above 0.
    """
    numbers = [number for row in values.values() for number in row]
    finite = [number for number in numbers if number < math.inf]
    if not finite or not all(values.values()) or not all(number > 0 for number in numbers):
        raise ValueError("a distribution needs values above 0 in every row, and some of them finite")
    left = 40 + max(text_width(name, 14, bold=True) for name in values)
    axis = LogAxis(left, _WIDE, min(finite), max(finite), parts=8)
    beyond = 150 if len(finite) < len(numbers) else 0  # where those that were never reached are counted
    page = Page(left + _WIDE + beyond + 40, _ROW * len(values) + 58, title)
    bottom = page.top + _ROW * len(values) + 6
    for tick in axis.ticks:
        page.line([axis(tick)] * 2, [page.top, bottom], palette.GROUND, 1, zorder=1, alpha=0.3)
        page.text(axis(tick), bottom + 14, rounded(tick), 12)
    page.text(left + _WIDE / 2, bottom + 34, f"{unit}, {axis.words}", 12)
    told = []
    for k, (name, row) in enumerate(values.items()):
        facts = _draw_row(page, axis, page.top + _ROW * k + _ROW / 2, name, row, unit)
        told.append(f"{name} {many(len(row), 'value')}, {', '.join(facts)}")
    return Picture(page.figure, "distributions: " + "; ".join(told))


def _draw_row(page: Page, axis: LogAxis, middle: float, name: str, row: list[float], unit: str) -> list[str]:
    """Draw one row of values and return what its labels say."""
    reached = [number for number in row if number < math.inf]
    page.text(axis.left - 16, middle, name, 14, bold=True, ha="right")
    # The golden ratio's multiples, without their whole parts, spread evenly and are the same every time.
    heights = [middle + _STRIP * ((index * 0.618034) % 1 - 0.5) for index in range(len(reached))]
    xs = [axis(number) for number in reached]
    page.axes.scatter(xs, heights, s=14, color=palette.ROW, alpha=0.75, linewidths=0, zorder=3, gid=f"marks {name}")
    facts = [f"median {rounded(median(row))} {unit}" if median(row) < math.inf else "median not reached"]
    if median(row) < math.inf:
        x = axis(median(row))
        page.line([x, x], [middle - 20, middle + 20], palette.PAPER, 7, zorder=4)
        page.line([x, x], [middle - 20, middle + 20], palette.INK, 3.5, zorder=5, gid=f"median {name}")
        _label(page, x, middle - 30, facts[0], f"median label {name}")
    if len(reached) == len(row):
        facts.append(f"mean {rounded(mean(row))} {unit}")
        x = axis(mean(row))
        for r, colour in ((10, palette.PAPER), (8.5, palette.INK), (6, palette.TRYING)):
            diamond = [(x - r, middle), (x, middle - r), (x + r, middle), (x, middle + r)]
            page.polygon(diamond, colour, zorder=5.5, gid=f"mean {name}")
        _label(page, x, middle + 30, facts[1], f"mean label {name}")
    else:
        facts.append(f"{len(row) - len(reached):,} not reached")
        x, gid = axis.left + _WIDE + 30, f"beyond {name}"
        page.text(x, middle, facts[1], 14, palette.GROUND_CONFLICT, bold=True, ha="left", gid=gid)
    return facts


def _label(page: Page, x: float, y: float, words: str, gid: str) -> None:
    """Write words centred on x, or beside it where they would leave the card."""
    half = text_width(words, 13) / 2 + 14
    page.text(min(max(x, half), page.width - half), y, words, 13, gid=gid)
