"""Headline: choose the boards, choose the statistic, read what the newspaper prints."""

from math import inf

import traitlets

from sudoku_teach.widgets.headline.model import STATISTICS, Counts, HeadlineModel, ratios
from sudoku_teach.widgets.shared.view import View, script, style


class Headline(View):
    """Show one comparison of two solvers in every way that is true.

        view = Headline({"easy": (of_row_order, of_mrv), …}, names=("row order", "mrv"))
        view

    counts     {class of boards: (what the first solver needed, what the second needed)}, board by board;
               `math.inf` where the first did not finish
    boards     the class that is chosen
    statistic  one of `sudoku_teach.widgets.headline.model.STATISTICS`

    Every dot is a board. Arrow keys go through the choices. In a later cell, set `boards` and `statistic` and read
    `ratio` and `sentence`. In a lecture, with `large=True`, let the room look for the largest true number.

    Raise ValueError if the counts are not of this kind, TraitError if there is no such class or statistic.
    """

    _esm = script("headline/widget.js")
    _css = style("shared/board.css", "headline/widget.css")

    boards = traitlets.Unicode().tag(sync=True)
    statistic = traitlets.Enum(STATISTICS, STATISTICS[0]).tag(sync=True)
    _told = traitlets.Dict().tag(sync=True)

    def __init__(self, counts: Counts, names: tuple[str, str], unit: str = "placements", large: bool = False):
        self.model = HeadlineModel(counts, names, unit)
        super().__init__(boards=next(iter(counts)), _told=_everything(self.model), large=large)

    ratio = property(lambda self: self.model.ratio(self.boards, self.statistic), doc="The number of the headline.")

    @property
    def sentence(self) -> str:
        """The headline, and the small print under it."""
        chosen = self.boards, self.statistic
        return f"{self.model.headline(*chosen)}\n({self.model.small_print(*chosen)})."

    def __repr__(self) -> str:
        return f"Headline({self.boards}, {self.statistic}: {self.model.headline(self.boards, self.statistic)})"

    def draw(self):
        from sudoku_teach.pictures import draw_distribution

        by_class = {name: ratios(*pair) for name, pair in self.model.counts.items()}
        title = self.model.headline(self.boards, self.statistic)
        return draw_distribution(by_class, unit="times", title=f"{title} ({self.boards}, {self.statistic})")

    @traitlets.validate("boards")
    def _known(self, proposal: traitlets.Bunch) -> str:
        if proposal["value"] not in self.model.counts:
            known = ", ".join(self.model.counts)
            raise traitlets.TraitError(f"no boards are called {proposal['value']!r}; there are {known}")
        return proposal["value"]


def _everything(model: HeadlineModel) -> dict[str, object]:
    """Return all that the browser can show: it computes nothing. (A stored notebook keeps no order of keys.)"""
    low, high = model.range

    def answer(boards: str, statistic: str) -> dict[str, object]:
        chosen = boards, statistic
        ratio = model.ratio(*chosen)
        place = None if ratio == inf else model.place(ratio)
        return {"headline": model.headline(*chosen), "small": model.small_print(*chosen), "place": place}

    return {
        "boards": list(model.counts),
        "statistics": STATISTICS,
        "ticks": [[model.place(10.0**power), f"{10.0**power:g}×"] for power in range(low, high + 1)],
        "classes": {
            boards: {
                "dots": [model.place(ratio) for ratio in ratios(*pair) if ratio < inf],
                "unfinished": pair[0].count(inf),
                "answers": {statistic: answer(boards, statistic) for statistic in STATISTICS},
            }
            for boards, pair in model.counts.items()
        },
    }
