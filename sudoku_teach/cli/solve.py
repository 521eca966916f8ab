"""`python -m sudoku_teach [FILE]`: solve every board that can be read."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from functools import partial
from itertools import repeat
from typing import Any

from sudoku_teach.board import Board, ConflictError, PuzzleFormatError, copy, to_line, to_rows
from sudoku_teach.reading import Piece, split
from sudoku_teach.solutions import smallest
from sudoku_teach.solvers import bitmask, mrv, naive, one_integer


def solve_smallest(board: Board) -> bool:
    """Fill the board in place with its smallest solution. Return False if it has none."""
    solution = smallest(board)
    if solution:
        board[:] = solution
    return solution is not None


SOLVERS = {
    "smallest": solve_smallest,
    "naive": naive.solve,
    "bitmask": bitmask.solve,
    "mrv": mrv.solve,
    "one_integer": one_integer.solve,
}
MANY = 1_000  # from this many boards on, the lanes save more time than it takes to load numpy
CLASH = "11" + "." * 79

ALL_SOLVED, SOME_UNSOLVED, SOME_UNREADABLE = 0, 1, 2


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    if options.solver in ("mrv", "one_integer"):
        _say(f"{options.solver} finds a solution; where there are several, it does not promise the smallest")
    try:
        pieces = split(_read(options.file))
    except OSError as error:
        _say(f"cannot read {options.file}: {error.strerror or error}")
        return SOME_UNREADABLE
    except PuzzleFormatError as error:
        _say(str(error))
        return SOME_UNREADABLE
    if not pieces:
        _say("no board found: the input holds nothing but blank lines or comments")
        return SOME_UNREADABLE
    if len(pieces) == 1:
        status, board = _answer(pieces[0], "", options, _say)
        if board:
            print(to_rows(board))
        return status
    worst = ALL_SOLVED
    with _progress(len(pieces)) as bar:
        # A sentence that is printed past the bar would end up in the same line; tqdm's own write makes room for it.
        say, write = (partial(bar.write, file=sys.stderr), bar.write) if bar else (_say, partial(print, flush=True))
        fast = options.solver == "smallest" and not options.stats and len(pieces) >= MANY
        known = _only_solutions(pieces) if fast else repeat(None)
        for number, (piece, line) in enumerate(zip(pieces, known, strict=False), start=1):
            if line is None:
                status, board = _answer(piece, f"board {number}: ", options, say)
                line = to_line(board) if board else ""
                worst = max(worst, status)
            write(line)
            if bar:
                bar.update()
    return worst


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m sudoku_teach",
        description="Solve Sudoku boards. One board, in any shape that parse() reads, is answered with nine lines; "
        "many boards, 81 characters a line each, are answered with a line each.",
        epilog="exit status: 0 all solved, 1 some board clashes or has no solution, 2 something could not be read",
    )
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help="where to read; standard input if absent")
    parser.add_argument(
        "--solver",
        choices=SOLVERS,
        default="smallest",
        help="smallest, naive and bitmask find the smallest solution, mrv and one_integer any; the fast ones are "
        "one_integer and smallest, which uses it (default: %(default)s)",
    )
    stats = "print milliseconds to stderr, and for naive, bitmask and mrv placements and undos"
    parser.add_argument("--stats", action="store_true", help=stats)
    return parser


def _read(file: str) -> str:
    """All the text. A byte that is not UTF-8 becomes a character that the error message will show."""
    if file != "-":
        with open(file, encoding="utf-8", errors="replace") as stream:
            return stream.read()
    if sys.stdin is None:  # closed by the shell, as with <&-
        return ""
    if sys.stdin.isatty():
        _say("reading from the keyboard: type or paste a board, then end the input (Ctrl-D, on Windows Ctrl-Z Enter)")
    return sys.stdin.buffer.read().decode("utf-8", errors="replace")


def _only_solutions(pieces: list[Piece]) -> Iterator[str | None]:
    """For each piece its solution if it is proved to be the only one, and so the smallest; None if not known."""
    try:
        from sudoku_teach.solvers.lanes import solve_many
    except ImportError:  # no numpy
        return repeat(None, len(pieces))
    return solve_many(map(_readable_line, pieces), unique=True)


def _readable_line(piece: Piece) -> str:
    """The board as a line. For one that cannot be read, a board without a solution keeps its place in the order."""
    try:
        return to_line(piece.parse())
    except PuzzleFormatError:
        return CLASH


def _answer(
    piece: Piece, name: str, options: argparse.Namespace, say: Callable[[str], object]
) -> tuple[int, Board | None]:
    """Solve one board. Return the status, and the solved board or None; `say` reports what went wrong."""
    solve = SOLVERS[options.solver]
    try:
        board = piece.parse()
        given = copy(board)
        started = time.perf_counter()
        solved = solve(board)
        seconds = time.perf_counter() - started
    except (PuzzleFormatError, ConflictError) as error:
        say(f"{name}{error}")
        return SOME_UNSOLVED if isinstance(error, ConflictError) else SOME_UNREADABLE, None
    if options.stats:
        counted = ""
        if options.solver in ("naive", "bitmask", "mrv"):  # they write as they search
            from sudoku_teach.trace import count  # only --stats needs the import and a second run

            counts = count(solve, given)
            counted = f"{counts.placements:,} placements, {counts.undos:,} undos, "
        say(f"{name}{counted}{1000 * seconds:.1f} ms")
    if not solved:
        say(f"{name}no solution")
        return SOME_UNSOLVED, None
    return ALL_SOLVED, board


def _progress(total: int) -> Any:
    """A bar on stderr if that is a terminal and tqdm is installed; otherwise None."""
    with suppress(ImportError):
        if sys.stderr and sys.stderr.isatty():
            from tqdm import tqdm

            return tqdm(total=total, unit="board", file=sys.stderr)
    return nullcontext()


def _say(sentence: str) -> None:
    if sys.stderr:  # None if the shell has closed it; print would then write among the answers
        print(sentence, file=sys.stderr)
