"""How a headline is made of many numbers, without the widget: choose the boards, choose the statistic.

Every one of these sentences is true, and they differ by far.
"""

from math import inf, log10
from statistics import mean, median

from sudoku_teach.board import many


def _done(slow, fast):
    """The pairs of the boards that the first solver finished."""
    return [pair for pair in zip(slow, fast, strict=True) if pair[0] < inf]


def ratios(slow: list[float], fast: list[float]) -> list[float]:
    """Board by board, how many times as much the first needs; inf where it did not finish."""
    return [theirs / own for theirs, own in zip(slow, fast, strict=True)]


# A median knows how to rank a board that was not finished. The others have to leave it out.
_OVER_ALL = {
    "median of the ratios": lambda slow, fast: median(ratios(slow, fast)),
    "ratio of the medians": lambda slow, fast: median(slow) / median(fast),
}
_OVER_FINISHED = {
    "mean of the ratios": lambda slow, fast: mean(ratios(slow, fast)),
    "ratio of the totals": lambda slow, fast: sum(slow) / sum(fast),
    "the best board": lambda slow, fast: max(ratios(slow, fast)),
    "the worst board": lambda slow, fast: min(ratios(slow, fast)),
}
STATISTICS = (*_OVER_ALL, *_OVER_FINISHED)


class HeadlineModel:
    """What two solvers needed on several classes of boards: {class: (numbers of the first, of the second)}.

    inf stands for a board that the first did not finish. ValueError: no class, or one with lists of different
    lengths, none that the first finished, a number that is not above 0, or an inf in the second list.
    """

    def __init__(self, counts: dict, names: tuple[str, str], unit: str = "placements"):
        self.counts, self.names, self.unit = dict(counts), names, unit
        if not self.counts:
            raise ValueError("a headline needs a class of boards")
        for boards, (slow, fast) in self.counts.items():
            if len(slow) != len(fast) or not all(number > 0 for number in [*slow, *fast]):
                raise ValueError(f"{boards}: two lists of the same length are needed, with numbers above 0")
            if inf in fast or not _done(slow, fast):
                raise ValueError(f"{boards}: {names[1]} must have finished all boards, and {names[0]} one at least")

    def ratio(self, boards: str, statistic: str) -> float:
        """The number of the headline. KeyError: there are no such boards, or no such statistic."""
        slow, fast = self.counts[boards]
        if statistic in _OVER_ALL:
            return _OVER_ALL[statistic](slow, fast)
        return _OVER_FINISHED[statistic](*zip(*_done(slow, fast), strict=True))

    def headline(self, boards: str, statistic: str) -> str:
        """What the newspaper prints."""
        first, second = self.names
        ratio = self.ratio(boards, statistic)
        if ratio == inf:
            return f"{second} needs fewer {self.unit}, and nobody waited to see how many"
        if ratio >= 1:
            return f"{second} needs {_short(ratio)} times fewer {self.unit} than {first}"
        return f"{second} needs {_short(1 / ratio)} times more {self.unit} than {first}"

    def small_print(self, boards: str, statistic: str) -> str:
        """What it leaves out."""
        slow = self.counts[boards][0]
        lost = slow.count(inf)
        said = f"{statistic}, {many(len(slow), 'board')} called {boards}"
        if lost and statistic in _OVER_FINISHED:
            return f"{said}; {lost} left out, {self.names[0]} did not finish {'it' if lost == 1 else 'them'}"
        return f"{said}; {lost} not finished by {self.names[0]}" if lost else said

    @property
    def range(self) -> tuple[int, int]:
        """The whole powers of ten between which all ratios lie that are known."""
        known = [log10(ratio) for slow, fast in self.counts.values() for ratio in ratios(slow, fast) if ratio < inf]
        low = int(min(known) // 1)
        return low, max(low + 1, int(-(-max(known) // 1)))

    def place(self, ratio: float) -> float:
        """Where a ratio lies on a log axis that goes from 0 to 1 and holds all."""
        low, high = self.range
        return (log10(ratio) - low) / (high - low)


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.1f}"
