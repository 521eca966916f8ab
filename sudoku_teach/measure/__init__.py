"""Honest seconds: solvers timed in turn, without a trace, each on a new copy of the board.

`seconds_in_turn` is for one board. `measure` is for many, checks every answer, and counts nodes as well; `table`
shows the results. `python -m sudoku_teach measure` does both for the solvers of this package and others.
"""

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import zip_longest
from math import ceil, inf
from statistics import median
from typing import Any

from sudoku_teach import solutions
from sudoku_teach.board import Board, check, copy, is_solved, many, to_line, whole
from sudoku_teach.measure.contestants import ANY, ONLY, SMALLEST, Contestant, Runs, in_place
from sudoku_teach.reading import DIGITS, parse
from sudoku_teach.trace import Solver, record

LIMIT = 100_000  # writes
PATIENCE = 5  # seconds
_LEGEND = [
    "Per board the shortest of the rounds; a board without a right answer in time is",
    "slower than all others: -",
    "Times as fast as the first of its group: over the boards that both solved, all",
    "their seconds; the rounds' median (least to greatest).",
]
_BATCH = 10_000  # a solver of many boards at once gets them again and again, up to about this many

Truth = tuple[int, str | None]  # how many solutions a board has, up to 2, and the smallest as a line


def seconds_in_turn(solvers: dict[str, Solver], board: Board, rounds: int = 5) -> dict:
    """The seconds that each solver takes for the board, by the names given.

    In each round every solver runs once, so that whatever else the machine is doing
    disturbs all alike. The shortest of the rounds counts, because disturbances nearly
    always add time. Compare ratios; seconds belong to this machine and this minute.
    """
    best = dict.fromkeys(solvers, float("inf"))
    for _ in range(rounds):
        for name, solve in solvers.items():
            own = copy(board)
            started = time.perf_counter()
            solve(own)
            best[name] = min(best[name], time.perf_counter() - started)
    return best


class Result:
    """What one solver did with the boards.

    nodes   for each board how many digits it placed; None where it cannot be watched, inf where it did not finish
    rounds  for each round the seconds for each board; inf where it did not run
    wrong   {index of a board: what is wrong with an answer}
    batch   how many boards one run solved, the seconds are then a board's share of it
    """

    def __init__(self, name: str, contestant: Contestant, boards: int):
        self.name, self.contestant, self.batch = name, contestant, 1
        self.nodes: list[float | None] = [None] * boards
        self.rounds: list[list[float]] = []
        self.wrong: dict[int, str] = {}

    @property
    def seconds(self) -> list[float]:
        """For each board the shortest of the rounds; inf where the solver did not finish or was wrong."""
        best = map(min, zip(*self.rounds, strict=True))
        return [inf if index in self.wrong else seconds for index, seconds in enumerate(best)]

    def times_as_fast_as(self, first: "Result") -> tuple[float, float, float, int]:
        """Return the median, least and greatest ratio of the rounds, over the boards that both solved, and how many."""
        both = [k for k, pair in enumerate(zip(self.seconds, first.seconds, strict=True)) if max(pair) < inf]
        ratios = [
            sum(theirs[k] for k in both) / sum(own[k] for k in both) if both else inf
            for theirs, own in zip(first.rounds, self.rounds, strict=True)
        ]
        return median(ratios), min(ratios), max(ratios), len(both)


def measure(solvers: Mapping[str, Solver | Contestant], boards: list[Board], rounds=3, limit=LIMIT) -> list[Result]:
    """Time every solver on every board, in turn, a round each, and return the results.

    A plain function is treated as `in_place`. First each solver is watched, which counts its nodes; on a board where
    it makes more than `limit` writes, placements and undos, it is not timed, so that none runs for hours. A peer,
    which cannot be watched, gets five seconds a board in a separate process. Then one extra round warms up before the
    rounds that count. Every answer is compared with what `solutions` finds. Raise ValueError if there is no board, or
    if one breaks the rules.
    """
    from tqdm import tqdm  # here, not above: `seconds_in_turn` does not need it

    if not boards or not solvers:
        raise ValueError("measuring takes one board and one solver at least")
    rounds, limit = whole(rounds, "the number of rounds"), whole(limit, "the limit of writes")
    truths = [_truth(number, board) for number, board in enumerate(boards, start=1)]
    entries = {name: one if isinstance(one, Contestant) else in_place(one) for name, one in solvers.items()}
    results = [Result(name, contestant, len(boards)) for name, contestant in entries.items()]
    with tqdm(total=len(results) * len(boards) * (rounds + 2), unit="board", disable=None) as bar:
        for result in results:
            if result.contestant.needs and not result.contestant.batch:
                for index in _too_slow(result.contestant, boards):
                    result.nodes[index] = inf
            for index, board in enumerate(boards):
                with suppress(Exception):  # it happens again in the timed run, which reports it
                    if result.contestant.watched:
                        trace = record(result.contestant.watched, board, limit)
                        result.nodes[index] = inf if trace.cut else trace.placements
                bar.update()
        for _ in range(rounds + 1):
            for result in results:
                _pass(result, boards, truths)
                bar.update(len(boards))  # once for all boards: nothing may run between them
    for result in results:
        del result.rounds[0]  # it was for warming up: the interpreter was still prepared for watched boards
    return results


def _too_slow(contestant: Contestant, boards: list[Board]) -> list[int]:
    """The indexes of the boards on which the solver takes longer than PATIENCE, or crashes Python."""
    from multiprocessing import get_context  # here, not above: Python in a browser does not have it

    slow, index, context = [], 0, get_context("spawn")
    while index < len(boards):
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_try_all, args=(contestant.start, boards[index:], theirs), daemon=True)
        process.start()
        theirs.close()
        with suppress(EOFError, OSError):  # the second on Windows
            ours.recv()  # it has started: the time runs from here
            while index < len(boards) and ours.poll(PATIENCE):
                ours.recv()
                index += 1
        process.kill()
        process.join()
        if index < len(boards):
            slow.append(index)
            index += 1
    return slow


def _try_all(start: Callable[[Board], Runs], boards: list[Board], done: Any) -> None:
    """What the process does: solve the boards, and send a signal before the first and after each."""
    done.send(None)
    for board in boards:
        with suppress(Exception):
            start(board)[0]()
        done.send(None)


def _truth(number: int, board: Board) -> Truth:
    try:
        check(board)
    except ValueError as error:
        raise ValueError(f"board {number}: {error}") from None
    smallest = solutions.smallest(board)
    return solutions.count(board, 2), to_line(smallest) if smallest else None


def _pass(result: Result, boards: list[Board], truths: list[Truth]) -> None:
    """A round of one solver: time all boards, then check the answers.

    One board after the other, without other solvers between them: those would fill the processor's caches with
    their own data, which makes a small compiled solver several times slower than it is in use.
    """
    start, batch = result.contestant.start, result.contestant.batch
    indexes = [index for index, nodes in enumerate(result.nodes) if nodes != inf]
    if batch:
        groups = [indexes * ceil(_BATCH / len(indexes))]
        result.batch = len(groups[0])
        runs = [start([boards[index] for index in groups[0]])]
    else:
        groups = [[index] for index in indexes]
        runs = [start(boards[index]) for index in indexes]
    answers = []
    for run, read in runs:
        lines: list[str | None] = []
        failure = ""
        started = time.perf_counter()
        try:
            returned = run()
            seconds = time.perf_counter() - started
            lines = read(returned) if batch else [read(returned)]
        except Exception as error:
            seconds, failure = time.perf_counter() - started, f": {error!r}"
        answers.append((seconds, lines, failure))
    times = [inf] * len(boards)
    for group, (seconds, lines, failure) in zip(groups, answers, strict=True):
        for index, line in set(zip_longest(group, lines[: len(group)])):
            times[index] = seconds / len(group)
            if wrong := _wrong(result.contestant.finds, boards[index], truths[index], line):
                result.wrong.setdefault(index, wrong + failure)
    result.rounds.append(times)


def _wrong(finds: str, board: Board, truth: Truth, line: str | None) -> str:
    """What is wrong with an answer; "" if it is right."""
    number, smallest = truth
    if line is None:
        return "no answer" if number == 1 or (number > 1 and finds != ONLY) else ""
    if len(line) != 81 or not set(line) <= set(DIGITS) or not is_solved(parse(line)):
        return f"not a solution: {line}"
    if any(given not in (".", digit) for given, digit in zip(to_line(board), line, strict=True)):
        return f"a solution of another board: {line}"
    if finds == ONLY and number > 1:
        return "not the only solution"
    return f"not the smallest solution: {line}" if finds == SMALLEST and line != smallest else ""


def table(results: list[Result]) -> str:
    """Return the results as lines of text, in groups by what the solvers find.

    Medians and tails are over all boards. Ratios are to the first solver of the group: others did another job.
    """
    rows = [["", "right", "median ms", "95 %", "worst", "nodes", "nodes/s", "times as fast"]]
    for finds, title in ((SMALLEST, "the smallest solution"), (ANY, "a solution"), (ONLY, "proved the only one")):
        group = [result for result in results if result.contestant.finds == finds]
        rows += [[title]] * bool(group) + [_row(result, group[0]) for result in group]
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = []
    for name, *cells in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=False)]
        lines.append("  ".join([f"{name:<{widths[0]}}", *cells]))
    for result in results:
        if cut := result.nodes.count(inf):
            limit = "the limit of writes" if result.contestant.watched else f"{PATIENCE} seconds"
            lines.append(f"{result.name}: {many(cut, 'board')} not finished within {limit}, and not timed")
        if result.batch > 1:
            share = "times are a board's share, disturbances included"
            lines.append(f"{result.name}: {result.batch:,} boards in one run; {share}")
            others = [one for one in results if one.batch == 1 and one.contestant.finds == result.contestant.finds]
            ratios = [(result.times_as_fast_as(one)[0], one.name) for one in others]
            lines += [f"{result.name}: {_short(ratio)} times as fast as {name}" for ratio, name in ratios]
        if result.wrong:
            index, wrong = min(result.wrong.items())
            lines.append(f"{result.name}: wrong on {many(len(result.wrong), 'board')}; board {index + 1}: {wrong}")
    lines += _LEGEND
    return "\n".join(line.rstrip() for line in lines)


def _row(result: Result, first: Result) -> list[str]:
    seconds = sorted(result.seconds)
    known = [(n, s) for n, s in zip(result.nodes, result.seconds, strict=True) if n is not None and s < inf]
    nodes = [number for number in result.nodes if number is not None and result.contestant.watched]
    ratio, least, most, both = result.times_as_fast_as(first)
    return [
        f"  {result.name}",
        f"{sum(s < inf for s in seconds)} of {len(seconds)}",
        *[_short(1000 * s) for s in (median(seconds), seconds[ceil(0.95 * len(seconds)) - 1], seconds[-1])],
        _short(median(nodes)) if nodes else "",
        _short(sum(n for n, _ in known) / sum(s for _, s in known)) if known else "",
        f"{_short(ratio)} ({_short(least)}–{_short(most)}) on {both}" if both else "no board in common",
    ]


def _short(number: float) -> str:
    """Three digits, or all of a large number; a dash for infinity."""
    return "-" if number == inf else f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
