"""`sudoku-teach measure [FILE ...]`: time solvers in turn on the same boards."""

import argparse
import json
import platform
from collections.abc import Iterable
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Any

from sudoku_teach.board import Board, many, to_line, whole
from sudoku_teach.cli.streams import say
from sudoku_teach.measure import LIMIT, Result, measure, table
from sudoku_teach.measure.contestants import PEERS, SOLVERS, Contestant
from sudoku_teach.puzzles import collection
from sudoku_teach.reading import parse_all

ALL_RIGHT, SOME_WRONG, COULD_NOT = 0, 1, 2


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    try:
        contestants = _contestants(options.solvers, options.peers)
        boards = [board for file in options.files for board in _read(file)] if options.files else collection()
        wanted = len(boards) if options.files else 60
        if options.boards is not None:
            wanted = whole(options.boards, "the number of boards")
        number = min(wanted, len(boards))
        boards = [boards[k * len(boards) // number] for k in range(number)]
        results = measure(contestants, boards, options.rounds, options.limit)
        size = many(number, "board")
        if options.json:
            options.json.write_text(json.dumps(_as_json(results, boards, options.limit)) + "\n", encoding="utf-8")
        if options.plot:
            from sudoku_teach.pictures import draw_distribution  # only --plot needs matplotlib

            times = {result.name: [1000 * seconds for seconds in result.seconds] for result in results}
            options.plot.write_bytes(draw_distribution(times, unit="ms", title=size).png())
    except (OSError, ValueError) as error:
        say(str(error))
        return COULD_NOT
    print(f"{size}, {many(options.rounds, 'round')}, at most {options.limit:,} writes; {_machine()}")
    print(table(results))
    return SOME_WRONG if any(result.wrong for result in results) else ALL_RIGHT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sudoku-teach measure",
        description="Time Sudoku solvers in turn on the same boards, and check every answer. Compare the ratios: the "
        "times belong to this machine and this minute.",
        epilog="exit status: 0 all answers right, 1 some wrong, 2 something could not be read, or is not installed",
    )
    add = parser.add_argument
    add("files", nargs="*", metavar="FILE", help="boards, 81 characters a line; without, the collection")
    add(
        "--solvers",
        default=",".join(SOLVERS),
        help="some of %(default)s; ratios are to the first that does the same job",
    )
    add("--peers", default="", help=f"solvers from PyPI: some of {','.join(PEERS)}, or all of them")
    add("--boards", type=int, help="use this many, evenly spaced (60 of the collection, all of a FILE)")
    add("--rounds", type=int, default=3, help="how often each board is solved (%(default)s)")
    add("--limit", type=int, default=LIMIT, help="a solver that makes more writes is not timed (%(default)s)")
    add("--json", type=Path, metavar="FILE", help="write every time and number of nodes to it")
    add("--plot", type=Path, metavar="FILE.png", help="draw every time into it")
    return parser


def _contestants(solvers: str, peers: str) -> dict[str, Contestant]:
    """The contestants with these names. Raise ValueError if one is unknown or not installed."""
    known = {**SOLVERS, **PEERS}
    names = [name for name in [*solvers.split(","), *(PEERS if peers == "all" else peers.split(","))] if name]
    for name in names:
        if name not in known:
            raise ValueError(f"no solver is called {name!r}; there are {', '.join(known)}")
        try:
            import_module(known[name].needs or "sudoku_teach")
        except ImportError as error:
            package = name if name in PEERS else known[name].needs
            raise ValueError(f"{name} cannot be loaded ({error}); try: python -m pip install {package}") from None
    return {name: known[name] for name in names}


def _read(file: str) -> list[Board]:
    try:
        return parse_all(Path(file).read_text(encoding="utf-8"))
    except ValueError as error:  # not UTF-8, or not boards
        raise ValueError(f"{file}: {error}") from None


def _machine() -> str:
    return f"Python {platform.python_version()}, {platform.platform()}"


def _as_json(results: list[Result], boards: list[Board], limit: int) -> dict[str, Any]:
    """All results. What did not run or cannot be known is null: JSON has no infinity."""

    def finite(numbers: Iterable[float | None]) -> list[float | None]:
        return [None if number == inf else number for number in numbers]

    solvers = [
        {
            "name": result.name,
            "finds": result.contestant.finds,
            "seconds": [finite(times) for times in result.rounds],
            "nodes": finite(result.nodes),
            "unfinished": [index for index, nodes in enumerate(result.nodes) if nodes == inf],
            "wrong": result.wrong,
            "batch": result.batch,
        }
        for result in results
    ]
    return {"machine": _machine(), "limit": limit, "boards": list(map(to_line, boards)), "solvers": solvers}
