"""How a headline is made of many numbers, without the widget: choose the boards, choose the statistic.

Every one of these sentences is true, and they are far apart.
"""

from collections.abc import Callable, Mapping
from itertools import compress
from math import inf, log10
from statistics import mean, median

from sudoku_teach.board import many

Numbers = list[float]  # what a solver needed, board by board
Counts = Mapping[str, tuple[Numbers, Numbers]]  # of the first solver and of the second, by class of boards


def ratios(slow: Numbers, fast: Numbers) -> Numbers:
    """Return board by board how many times as much the first needs; inf where it did not finish."""
    return [theirs / own for theirs, own in zip(slow, fast, strict=True)]


# A median can rank a board that was not finished. The others have to leave it out.
_OVER_ALL: dict[str, Callable[[Numbers, Numbers], float]] = {
    "median of the ratios": lambda slow, fast: median(ratios(slow, fast)),
    "ratio of the medians": lambda slow, fast: median(slow) / median(fast),
}
_OVER_FINISHED: dict[str, Callable[[Numbers, Numbers], float]] = {
    "mean of the ratios": lambda slow, fast: mean(ratios(slow, fast)),
    "ratio of the totals": lambda slow, fast: sum(slow) / sum(fast),
    "the best board": lambda slow, fast: max(ratios(slow, fast)),
    "the worst board": lambda slow, fast: min(ratios(slow, fast)),
}
STATISTICS = (*_OVER_ALL, *_OVER_FINISHED)


class HeadlineModel:
    """What two solvers needed on several classes of boards: {class: (numbers of the first, of the second)}.

    inf stands for a board that the first did not finish. Raise ValueError if there is no class, or if in one of them
    the lists differ in length, the first finished no board, a number is not above 0, or the second list has an inf.
    """

    def __init__(self, counts: Counts, names: tuple[str, str], unit: str = "placements"):
        self.counts, self.names, self.unit = dict(counts), names, unit
        if not self.counts:
            raise ValueError("a headline needs a class of boards")
        for boards, (slow, fast) in self.counts.items():
            if len(slow) != len(fast) or not all(number > 0 for number in [*slow, *fast]):
                raise ValueError(f"{boards}: two lists of the same length are needed, with numbers above 0")
            if inf in fast or all(number == inf for number in slow):
                raise ValueError(f"{boards}: {names[1]} must have finished all boards, and {names[0]} one at least")

    def ratio(self, boards: str, statistic: str) -> float:
        """Return the number of the headline. Raise KeyError if there are no such boards, or no such statistic."""
        slow, fast = self.counts[boards]
        if statistic in _OVER_ALL:
            return _OVER_ALL[statistic](slow, fast)
        finished = [number < inf for number in slow]
        return _OVER_FINISHED[statistic](list(compress(slow, finished)), list(compress(fast, finished)))

    def headline(self, boards: str, statistic: str) -> str:
        """Return what the newspaper prints."""
        first, second = self.names
        ratio = self.ratio(boards, statistic)
        if ratio == inf:
            return f"{second} needs fewer {self.unit}, but we don't know how many"
        if ratio >= 1:
            return f"{second} needs {_times(ratio)} fewer {self.unit} than {first}"
        return f"{second} needs {_times(1 / ratio)} more {self.unit} than {first}"

    def small_print(self, boards: str, statistic: str) -> str:
        """Return what the headline leaves out."""
        slow = self.counts[boards][0]
        lost = slow.count(inf)
        said = f"{statistic}, {many(len(slow), 'board')} called {boards}"
        if lost and statistic in _OVER_FINISHED:
            return f"{said}; {lost} left out, {self.names[0]} did not finish {'it' if lost == 1 else 'them'}"
        return f"{said}; {lost} not finished by {self.names[0]}" if lost else said

    @property
    def range(self) -> tuple[int, int]:
        """The whole powers of ten between which all known ratios lie."""
        known = [log10(ratio) for slow, fast in self.counts.values() for ratio in ratios(slow, fast) if ratio < inf]
        low = int(min(known) // 1)
        return low, max(low + 1, int(-(-max(known) // 1)))

    def place(self, ratio: float) -> float:
        """Return where a ratio lies on a log axis that goes from 0 to 1 and holds all."""
        low, high = self.range
        return (log10(ratio) - low) / (high - low)


def _times(number: float) -> str:
    return f"{number:,.0f} times" if number >= 10 else f"{number:.1f} times"
