"""SolverRace: one board, two or three solvers, side by side."""

import traitlets

from sudoku_teach.reading import parse
from sudoku_teach.widgets.race.model import THREE, Race, Solvers, solvers_named
from sudoku_teach.widgets.shared.view import BoardTrait, View, script, style


class SolverRace(View):
    """Play the same board under two or three solvers, side by side.

        race = SolverRace(puzzle("newspaper"), solvers=("bitmask", "mrv"))
        race

    board    9 rows of 9 ints, or anything that `parse` reads; setting it later races again
    solvers  names of reference solvers, or {name: function} with a solver of your own
    by       "placements": all have placed equally many; "time": all have run equally long, measured unwatched
             when asked for, in the view or by `race.by = "time"`; a solver that was cut is not timed
    limit    the writes after which a search is cut

    `race.placements` and `race.sentence` can be asserted; `race.seconds` belongs to this machine and this
    minute, and is None until it is asked for. To follow another view: `traitlets.dlink((entry, "board"),
    (race, "board"))`. In a lecture, `SolverRace(board, large=True)`: let the room bet before you press Space,
    then switch to time. A loop that never writes is not ended by the limit.

    Raise PuzzleFormatError if the board cannot be read, ValueError or TypeError for anything but two or three known
    solvers.
    """

    _esm = script("race/widget.js")
    _css = style("shared/board.css", "race/widget.css")

    board = BoardTrait()
    by = traitlets.Enum(["placements", "time"], "placements").tag(sync=True)
    _start = traitlets.List(traitlets.Int()).tag(sync=True)
    _lanes = traitlets.List(traitlets.Dict()).tag(sync=True)
    _sentence = traitlets.Unicode().tag(sync=True)
    _seconds = traitlets.Any(None).tag(sync=True)  # by name, once asked for

    def __init__(self, board: object, solvers: Solvers = THREE, by="placements", limit=200_000, large=False):
        self.solvers = solvers_named(solvers)
        self.limit = limit
        self.race = Race(parse(board), self.solvers, limit)
        super().__init__(board=self.race.board, by=by, large=large, **_state(self.race))
        self._measure(None)

    @property
    def seconds(self) -> dict[str, float] | None:
        """The seconds of each solver that finished, measured unwatched; None until asked for."""
        return dict(self._seconds) if self._seconds is not None else None

    placements = property(lambda self: self.race.placements, doc="How many digits each placed, by name.")
    sentence = property(lambda self: self.race.sentence, doc="How each ended, which did the same; no times.")

    def __repr__(self) -> str:
        return f"SolverRace({self.race})"

    def draw(self):
        from sudoku_teach.pictures import draw_bars, draw_board
        from sudoku_teach.pictures.page import beside

        pictures = [draw_board(self.race.board)]
        if self.placements:
            pictures.append(draw_bars(self.placements, unit="placements"))
        return beside(*pictures, text=f"race: {self.sentence}", note=self.sentence)

    @traitlets.observe("board")
    def _race_again(self, change: traitlets.Bunch) -> None:
        if self.board != self.race.board:
            self.race = Race(self.board, self.solvers, self.limit)
            with self.hold_sync():
                self._seconds = None
                for name, value in _state(self.race).items():
                    setattr(self, name, value)
            self._measure(None)

    @traitlets.observe("by")
    def _measure(self, change: traitlets.Bunch | None) -> None:
        if self.by == "time" and self._seconds is None:
            seconds = self.race.timed(self.solvers)
            with self.hold_sync():
                for name, value in _state(self.race).items():
                    setattr(self, name, value)
                self._seconds = seconds


def _state(race: Race) -> dict[str, object]:
    """Return what the browser gets of a race, once: two bytes a step."""
    lanes = []
    for lane in race.lanes:
        trace = {"solved": lane.trace.solved, "cut": lane.trace.cut, "changes": lane.trace.steps.changes}
        lanes.append({"name": lane.name, "status": lane.status, **trace})
    return {"_start": [digit for row in race.board for digit in row], "_lanes": lanes, "_sentence": race.sentence}
