"""SearchPlayer: a recorded search, played forwards and backwards in the browser."""

import uuid

import traitlets

from sudoku_teach.board import Board, many
from sudoku_teach.trace import Trace
from sudoku_teach.widgets.search.model import PlayerModel, source_lines
from sudoku_teach.widgets.shared.view import View, script, style


class TraceView(View):
    """A view of a trace at a step. The trace goes to the browser once, in four bytes a step."""

    _key = traitlets.Unicode().tag(sync=True)  # by which views of one trace find each other in the browser
    _start = traitlets.List().tag(sync=True)
    _changes = traitlets.Bytes().tag(sync=True)
    _notes = traitlets.List().tag(sync=True)

    step = traitlets.Int(0).tag(sync=True)

    def __init__(self, model: PlayerModel, **state):
        trace = model.trace
        self.trace, self.model = trace, model
        super().__init__(
            _key=state.pop("_key", None) or uuid.uuid4().hex,
            _start=[digit for row in trace.start for digit in row],
            _changes=trace.steps.changes,
            _notes=model.notes,
            **state,
        )

    @traitlets.validate("step")
    def _valid_step(self, proposal) -> int:
        if not 0 <= proposal["value"] <= self.model.last:
            raise traitlets.TraitError(f"step {proposal['value']:,} is not between 0 and {self.model.last:,}")
        return proposal["value"]


class SearchPlayer(TraceView):
    """Plays what `record` has seen: step by step, at any speed, from any step.

        trace = record(naive.solve, puzzle("newspaper"))
        player = SearchPlayer(trace)
        player

    source      whether the function that made the write is shown, with its line lit
    ask         stop before chosen steps and let the reader say what comes next
    candidates  whether blanks show their candidates, which the view works out and the solver need not know
    score       in ask mode: how many answers were right, and how many were given
    step        where it stands; 0 is the start. `player.step = 3597` moves it, `player.reset()` rewinds it

    What it shows can be asserted in a later cell: `sentence`, `placements`, `undos`, `depth`, `blanks_left`,
    `board`. While it plays, no message goes to the kernel; `step` follows as soon as it rests.

    In a lecture, `SearchPlayer(trace, large=True)` suits a projector; Space plays and pauses, the arrow keys
    step, D jumps to the next dead end, M to the next deepest point.

    TraitError: there is no such step.
    """

    _esm = script("search/player.js")
    _css = style("shared/board.css", "search/player.css")

    _places = traitlets.Bytes().tag(sync=True)
    _functions = traitlets.List().tag(sync=True)
    _lines = traitlets.List().tag(sync=True)
    _questions = traitlets.List().tag(sync=True)

    source = traitlets.Bool(True).tag(sync=True)
    ask = traitlets.Bool(False).tag(sync=True)
    candidates = traitlets.Bool(False).tag(sync=True)
    score = traitlets.List([0, 0]).tag(sync=True)

    def __init__(self, trace: Trace, source=True, ask=False, *, candidates=False, large=False):
        model = PlayerModel(trace)
        codes = list(dict.fromkeys(place.code for place in trace.sources))
        super().__init__(
            model,
            _places=trace.steps.places,
            _functions=[_function(code) for code in codes],
            _lines=[[codes.index(place.code), place.line] for place in trace.sources],
            source=source,
            ask=ask,
            candidates=candidates,
            large=large,
            _questions=[question._asdict() for question in model.questions] if ask else [],
        )

    def reset(self) -> None:
        """Back to the start."""
        self.step = 0

    @property
    def sentence(self) -> str:
        return self.model.sentence(self.step)

    @property
    def placements(self) -> int:
        return self.model.placements(self.step)

    @property
    def undos(self) -> int:
        return self.model.undos(self.step)

    @property
    def depth(self) -> int:
        return self.model.depth(self.step)

    @property
    def blanks_left(self) -> int:
        return self.model.blanks_left(self.step)

    @property
    def board(self) -> Board:
        return self.model.board(self.step)

    def __repr__(self) -> str:
        trace = self.trace
        end = "cut by the limit" if trace.cut else "solved" if trace.solved else "not solved"
        totals = f"{many(trace.placements, 'placement')}, {many(trace.undos, 'undo')}, {end}"
        return f"SearchPlayer(step {self.step:,} of {self.model.last:,}: {totals})"

    def draw(self):
        from sudoku_teach.widgets.search.still import draw_player

        return draw_player(self.model, self.step, repr(self))


def _function(code) -> dict:
    """What the browser shows of a function; without lines where its source cannot be had."""
    source = source_lines(code) or {}
    file = code.co_filename.replace("\\", "/").rsplit("/", 1)[-1]
    where = "this notebook" if "ipykernel" in code.co_filename or file.startswith("<") else file
    return {"name": code.co_name, "where": where, "numbers": list(source), "lines": list(source.values())}
