"""SearchTree: every digit that a search placed, as a tree that grows in step with a player."""

import traitlets

from sudoku_teach.board import many
from sudoku_teach.trace import Trace
from sudoku_teach.widgets.search.model import PlayerModel
from sudoku_teach.widgets.search.player import SearchPlayer, TraceView
from sudoku_teach.widgets.shared.view import script, style

_MOST_NODES = 400


class SearchTree(TraceView):
    """The tree of a recorded search; under a player it grows as the player plays.

        player = SearchPlayer(trace)
        display(player, SearchTree(player))

    Made from a trace it shows the whole tree, and `tree.step = 7` what it was after seven steps. Made from a
    player its `step` is the player's, and a click on a node takes the player there. Over 400 nodes it shows
    how many digits were placed at each depth instead. In a lecture, `large=True` suits a projector.

    TraitError: there is no such step.
    """

    _esm = script("search/tree.js")
    _css = style("shared/board.css", "search/player.css", "search/tree.css")

    _linked = traitlets.Bool().tag(sync=True)

    def __init__(self, trace: Trace | SearchPlayer, *, large=False):
        player = trace if isinstance(trace, SearchPlayer) else None
        model = player.model if player else PlayerModel(trace)
        step = player.step if player else model.last
        super().__init__(model, _key=player._key if player else None, _linked=bool(player), step=step, large=large)
        if player:
            traitlets.link((player, "step"), (self, "step"))

    @property
    def sentence(self) -> str:
        """What the tree has come to at this step."""
        levels = self.model.levels(self.step)
        deepest = max(levels.made, default=0)
        nodes, dead_ends = many(levels.made.total(), "node"), many(levels.dead_ends, "dead end")
        return f"{nodes}, {dead_ends}, deepest so far {deepest}"

    def __repr__(self) -> str:
        return f"SearchTree(step {self.step:,} of {self.model.last:,}: {self.sentence})"

    def draw(self):
        """The tree at this step as a picture; at step 0, where there is none yet, the whole of it."""
        from sudoku_teach.pictures import draw_tree
        from sudoku_teach.widgets.search.still import draw_bands

        step = self.step or self.model.last
        if not 0 < self.model.placements(step) <= _MOST_NODES:
            return draw_bands(self.model, step, repr(self))
        picture = draw_tree(self.model.nodes(step), solved_path=step in self.model.solved_steps)
        picture.text = repr(self)
        return picture
