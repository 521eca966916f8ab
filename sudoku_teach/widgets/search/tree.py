"""SearchTree: every digit that a search placed, as a tree that grows in step with a player."""

import traitlets

from sudoku_teach.board import many
from sudoku_teach.trace import Trace
from sudoku_teach.widgets.search.model import PlayerModel
from sudoku_teach.widgets.search.player import SearchPlayer, TraceView
from sudoku_teach.widgets.shared.view import script, style


class SearchTree(TraceView):
    """Show the tree of a recorded search; under a player it grows as the player plays.

        player = SearchPlayer(trace)
        display(player, SearchTree(player))

    Made from a trace it shows the whole tree, and `tree.step = 7` what it was after seven steps. Made from a
    player its `step` is the player's, and a click on a node takes the player there. Over 400 nodes it shows
    how many digits were placed at each depth instead. In a lecture, `large=True` suits a projector.

    Raise TraitError if there is no such step.
    """

    _esm = script("search/tree.js")
    _css = style("shared/board.css", "search/player.css", "search/tree.css")

    _linked = traitlets.Bool().tag(sync=True)

    def __init__(self, trace: Trace | SearchPlayer, *, large: bool = False):
        if isinstance(trace, SearchPlayer):
            super().__init__(trace.model, _key=trace._key, _linked=True, step=trace.step, large=large)
            traitlets.link((trace, "step"), (self, "step"))
        else:
            model = PlayerModel(trace)
            super().__init__(model, step=model.last, large=large)

    @property
    def sentence(self) -> str:
        """What the tree is at this step, in numbers."""
        levels = self.model.levels(self.step)
        deepest = max(levels.made, default=0)
        nodes, dead_ends = many(levels.made.total(), "node"), many(levels.dead_ends, "dead end")
        return f"{nodes}, {dead_ends}, deepest so far {deepest}"

    def __repr__(self) -> str:
        return f"SearchTree(step {self.step:,} of {self.model.last:,}: {self.sentence})"

    def draw(self):
        from sudoku_teach.widgets.search.still import draw_tree_at

        return draw_tree_at(self.model, self.step or self.model.last, repr(self))  # at step 0 there is no tree yet
