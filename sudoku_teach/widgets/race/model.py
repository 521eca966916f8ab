"""What SolverRace shows, without the widget: one board under several solvers, recorded and compared.

Placements and what the writes prove come from here. Seconds never do: a watched solver is a slow one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from pkgutil import iter_modules

from sudoku_teach import solvers as reference
from sudoku_teach.board import Board, conflicts, copy, joined, many
from sudoku_teach.measure import seconds_in_turn
from sudoku_teach.trace import Solver, Trace, record
from sudoku_teach.widgets.search.model import PlayerModel

THREE = ("naive", "bitmask", "mrv")
Solvers = Mapping[str, Solver] | Iterable[str]  # functions by name, or the names of reference solvers


def solvers_named(solvers: Solvers) -> dict[str, Solver]:
    """Return the solvers to race, by name: reference solvers by their names, or a dict of functions unchanged.

    Raise ValueError unless there are two or three, each a reference solver's name or a function; TypeError for other
    values in a dict.
    """
    if not isinstance(solvers, Mapping):
        names = [solvers] if isinstance(solvers, str) else list(solvers)
        known = [module.name for module in iter_modules(reference.__path__)]
        for name in set(names) - set(known):
            known_names = f"there are {', '.join(known)}, or give {{name: function}}"
            raise ValueError(f"no solver is called {name!r}; {known_names}")
        solvers = {name: import_module(f"{reference.__name__}.{name}").solve for name in names}
    if not 2 <= len(solvers) <= 3:
        raise ValueError(f"a race has two or three solvers, not {len(solvers)}")
    for name, solve in solvers.items():
        if not callable(solve):
            raise TypeError(f"{name!r} must be a function that solves a board, not {solve!r}")
    return {str(name): solve for name, solve in solvers.items()}


@dataclass(frozen=True)
class Lane:
    """One solver's run: its trace, which is empty if it raised, and what it raised."""

    name: str
    trace: Trace
    raised: str = ""
    again: str = ""  # what it did otherwise when it was timed

    @property
    def searched(self) -> bool:
        """Whether the writes show a search."""
        return not any("no search" in note for note in PlayerModel(self.trace).notes)

    @property
    def placements(self) -> str:
        """How many digits were placed, as the line of text says it."""
        return "(raised)" if self.raised else f"{self.trace.placements:,}{' (cut)' if self.trace.cut else ''}"

    @property
    def status(self) -> str:
        """How the run ended, in words."""
        trace = self.trace
        if self.raised:
            return f"raised {self.raised}"
        if self.again:
            return f"not timed, because it {self.again} when it ran again"
        count = many(trace.placements, "placement")
        if trace.cut:
            return f"cut after {many(len(trace.steps), 'write')}, at {count}"
        if not trace.steps:
            return f"wrote nothing, and the board is {'' if trace.solved else 'not '}solved"
        ended = f"{'solved' if trace.solved else 'not solved'} with {count}"
        if self.searched:
            return ended
        return f"{ended}; it wrote only its answer, so there is no search to show"


class Race:
    """Several solvers on copies of one board, each cut after `limit` writes.

    There is no race on a board with clashing givens: `lanes` is empty and `sentence` says why. What a solver raises
    is kept in its lane.
    """

    def __init__(self, board: Board, solvers: dict[str, Solver], limit: int):
        self.board = copy(board)
        self.clashes = conflicts(board)
        self.lanes = []
        if not self.clashes:
            self.lanes = [_run(name, solve, board, limit) for name, solve in solvers.items()]

    @property
    def placements(self) -> dict[str, int]:
        """How many digits each solver placed, without those that raised."""
        return {lane.name: lane.trace.placements for lane in self.lanes if not lane.raised}

    @property
    def same(self) -> list[list[Lane]]:
        """Groups of two or three whose searches are the same, step by step."""
        groups: dict[bytes, list[Lane]] = {}
        for lane in self.lanes:
            if lane.searched:
                groups.setdefault(lane.trace.steps.changes, []).append(lane)
        return [group for group in groups.values() if len(group) > 1]

    @property
    def sentence(self) -> str:
        """How each ended, and which of them did the same."""
        if self.clashes:
            return f"No race, the board breaks the rules: {'; '.join(map(str, self.clashes))}."
        ends = [f"{lane.name}: {lane.status}." for lane in self.lanes]
        for group in self.same:
            names = joined([lane.name for lane in group])
            far = ", as far as they were recorded" if group[0].trace.cut else ""
            ends.append(f"{names} place the same digits in the same order{far}: only time differs.")
        return " ".join(ends)

    def timed(self, solvers: dict[str, Solver]) -> dict[str, float]:
        """Return the seconds of each solver that finished. One that does something else now is marked, and has none."""
        again: dict[str, str] = {}

        def repeat(lane: Lane) -> Solver:
            def run(board: Board) -> None:
                try:
                    same = solvers[lane.name](board) == lane.trace.returned and board == lane.trace.final
                    if not same:
                        again[lane.name] = "answered differently"
                except Exception as error:
                    again[lane.name] = _cut_after(120, f"raised {type(error).__name__}: {error}")

            return run

        ended = {lane.name: repeat(lane) for lane in self.lanes if not lane.raised and not lane.trace.cut}
        seconds = seconds_in_turn(ended, self.board, rounds=3)
        self.lanes = [replace(lane, again=again.get(lane.name, "")) for lane in self.lanes]
        return {name: each for name, each in seconds.items() if name not in again}

    def __str__(self) -> str:
        if self.clashes:
            return f"no race: clash: {self.clashes[0]}"
        return _cut_after(90, f"placements: {', '.join(f'{lane.name} {lane.placements}' for lane in self.lanes)}")


def _run(name: str, solve: Solver, board: Board, limit: int) -> Lane:
    try:
        return Lane(name, record(solve, board, limit))
    except Exception as error:  # a learner's own solver may raise anything
        return Lane(name, Trace(board), _cut_after(120, f"{type(error).__name__}: {error}"))


def _cut_after(most: int, text: str) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
