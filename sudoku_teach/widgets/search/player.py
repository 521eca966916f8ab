"""SearchPlayer: a recorded search, played forwards and backwards in the browser."""

import uuid

import traitlets

from sudoku_teach.board import many
from sudoku_teach.trace import Trace
from sudoku_teach.widgets.search.model import PlayerModel
from sudoku_teach.widgets.search.source import shown_function
from sudoku_teach.widgets.shared.view import View, script, style


class TraceView(View):
    """What SearchPlayer and SearchTree share: a trace at a step. It goes to the browser once, in four bytes a step."""

    _key = traitlets.Unicode().tag(sync=True)  # by which views of one trace find each other in the browser
    _start = traitlets.List(traitlets.Int()).tag(sync=True)
    _changes = traitlets.Bytes().tag(sync=True)
    _notes = traitlets.List(traitlets.Unicode()).tag(sync=True)

    step = traitlets.Int(0).tag(sync=True)

    def __init__(self, model: PlayerModel, **state: object):
        self.trace, self.model = model.trace, model
        start = [digit for row in model.trace.start for digit in row]
        state = {"_key": uuid.uuid4().hex, **state}
        super().__init__(_start=start, _changes=model.trace.steps.changes, _notes=model.notes, **state)

    @traitlets.validate("step")
    def _valid_step(self, proposal: traitlets.Bunch) -> int:
        if not 0 <= proposal["value"] <= self.model.last:
            raise traitlets.TraitError(f"step {proposal['value']:,} is not between 0 and {self.model.last:,}")
        return proposal["value"]


class SearchPlayer(TraceView):
    """Play what `record` has seen: step by step, at any speed, from any step.

        trace = record(naive.solve, puzzle("newspaper"))
        player = SearchPlayer(trace)
        player

    source      whether the function that made the write is shown, with its line lit
    ask         stop before chosen steps and let the reader say what comes next
    candidates  whether blanks show their candidates, which the view works out and the solver need not know
    score       in ask mode: how many answers were right, and how many were given
    step        where it is; 0 is the start. `player.step = 3597` moves it, `player.reset()` rewinds it

    What it shows can be asserted in a later cell: `sentence`, `placements`, `undos`, `depth`, `blanks_left`,
    `board`. While it plays, no message goes to the kernel; `step` follows as soon as it rests.

    In a lecture, `SearchPlayer(trace, large=True)` suits a projector; Space plays and pauses, the arrow keys
    step, D jumps to the next dead end, M to the next deepest point.

    Raise TraitError if there is no such step.
    """

    _esm = script("search/player.js")
    _css = style("shared/board.css", "search/player.css")

    _places = traitlets.Bytes().tag(sync=True)
    _functions = traitlets.List(traitlets.Dict()).tag(sync=True)
    _lines = traitlets.List(traitlets.List(traitlets.Int())).tag(sync=True)  # of each write: function, line
    _questions = traitlets.List(traitlets.Dict()).tag(sync=True)

    source = traitlets.Bool(True).tag(sync=True)
    ask = traitlets.Bool(False).tag(sync=True)
    candidates = traitlets.Bool(False).tag(sync=True)
    score = traitlets.List([0, 0]).tag(sync=True)

    def __init__(self, trace: Trace, source=True, ask=False, *, candidates=False, large=False):
        model = PlayerModel(trace)
        codes = list(dict.fromkeys(place.code for place in trace.sources))
        lines = [[codes.index(place.code), place.line] for place in trace.sources]
        shown = {"_functions": [shown_function(code) for code in codes], "_lines": lines, "_places": trace.steps.places}
        questions = [question._asdict() for question in model.questions] if ask else []
        asked_for = {"source": source, "ask": ask, "candidates": candidates, "large": large}
        super().__init__(model, **shown, _questions=questions, **asked_for)

    def reset(self) -> None:
        """Go back to the start."""
        self.step = 0

    sentence = property(lambda self: self.model.sentence(self.step), doc="What the write before this step did.")
    placements = property(lambda self: self.model.placements(self.step), doc="How many digits were placed so far.")
    undos = property(lambda self: self.model.undos(self.step), doc="How many were undone so far.")
    depth = property(lambda self: self.model.depth(self.step), doc="How many are on the board besides the givens.")
    blanks_left = property(lambda self: self.model.blanks_left(self.step), doc="How many cells are blank.")
    board = property(lambda self: self.model.board(self.step), doc="The board at this step.")

    def __repr__(self) -> str:
        trace = self.trace
        end = "cut by the limit" if trace.cut else "solved" if trace.solved else "not solved"
        totals = f"{many(trace.placements, 'placement')}, {many(trace.undos, 'undo')}, {end}"
        return f"SearchPlayer(step {self.step:,} of {self.model.last:,}: {totals})"

    def draw(self):
        from sudoku_teach.widgets.search.still import draw_player

        return draw_player(self.model, self.step, repr(self))
