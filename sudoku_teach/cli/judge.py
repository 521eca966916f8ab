"""`sudoku-teach judge NAME`: print a submission for one of the two judges, in one file, or time it."""

import argparse
import subprocess
import sys
import time
from pathlib import Path

from sudoku_teach.board import PuzzleFormatError, many, to_line, to_rows
from sudoku_teach.cli.streams import CANNOT, say
from sudoku_teach.judges import JUDGES, submission
from sudoku_teach.reading import parse_all


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="sudoku-teach judge",
        description="Print a file that you can submit, made from the source of this package.",
    )
    parser.add_argument("judge", choices=JUDGES)
    fast = "for baekjoon-2239: the same answers through the solver of lesson 08, fast on every board"
    parser.add_argument("--fast", action="store_true", help=fast)
    timed = "instead, run the submission for baekjoon-2239 on each board of FILE and print how long the slowest took"
    parser.add_argument("--time", type=Path, metavar="FILE", help=timed)
    options = parser.parse_args(arguments)
    try:
        source = submission(options.judge, options.fast)
        if options.time:
            source = _times(source, options.time)
    except (OSError, ValueError) as error:
        say(str(error))
        return CANNOT
    print(source, end="")
    return 0


def _times(source: str, file: Path) -> str:
    """How long the program takes for each board, in a process of its own as a judge runs it; the slowest five."""
    try:
        boards = parse_all(file.read_text(encoding="utf-8"))
    except PuzzleFormatError as error:
        raise ValueError(f"{file}: {error}") from None
    seconds = []
    for board in boards:
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-I", "-c", source], input=to_rows(board), text=True, capture_output=True
        )
        seconds.append((time.perf_counter() - start, to_line(board) + "  no answer" * (done.returncode != 0)))
    lines = [f"{each:6.2f} s  {line}" for each, line in sorted(seconds, reverse=True)[:5]]
    return "\n".join([f"{many(len(boards), 'board')}, the slowest:", *lines]) + "\n"
