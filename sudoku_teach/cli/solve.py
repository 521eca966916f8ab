"""`sudoku-teach [solve] [FILE]`: solve every board that can be read."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from functools import partial
from itertools import chain, islice, repeat, tee
from typing import Any, BinaryIO

from sudoku_teach.board import Board, ConflictError, PuzzleFormatError, copy, to_line, to_rows
from sudoku_teach.cli.streams import say
from sudoku_teach.judges import solve_smallest
from sudoku_teach.reading import Piece, pieces, read_lines
from sudoku_teach.solvers import bitmask, mrv, naive, one_integer

SOLVERS = {
    "smallest": solve_smallest,
    "naive": naive.solve,
    "bitmask": bitmask.solve,
    "mrv": mrv.solve,
    "one_integer": one_integer.solve,
}
MANY = 1_000  # from this many boards on, the lanes save more time than it takes to load numpy
HOPELESS = 100  # lines that are no boards, and none before that is one: then the input is something else
CLASH = "11" + "." * 79

ALL_SOLVED, SOME_UNSOLVED, SOME_UNREADABLE = 0, 1, 2

# A board, or why there is none and no more can be read.
Item = Piece | PuzzleFormatError


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    if options.solver in ("mrv", "one_integer"):
        say(f"{options.solver} finds a solution; where there are several, it does not promise the smallest")
    try:
        with _opened(options.file) as stream:
            return _answer_all(_items(stream), options)
    except _CannotRead as error:
        say(f"cannot read {options.file}: {error}")
        return SOME_UNREADABLE


class _CannotRead(Exception):
    """The input cannot be opened, or ends with an error."""


def _opened(file: str) -> Any:
    """The input as bytes."""
    if file != "-":
        try:
            return open(file, "rb")
        except OSError as error:
            raise _CannotRead(error.strerror or error) from None
    if sys.stdin is None:  # closed by the shell, as with <&-
        return nullcontext(None)
    if sys.stdin.isatty():
        say("reading from the keyboard: type or paste a board, then end the input (Ctrl-D, on Windows Ctrl-Z Enter)")
    return nullcontext(sys.stdin.buffer)


def _items(stream: BinaryIO | None) -> Iterator[Item]:
    """Every board of the input as it comes; at its end the error that stopped the reading, if one did."""
    try:
        yield from pieces(read_lines(stream)) if stream else ()
    except PuzzleFormatError as error:
        yield error
    except OSError as error:
        raise _CannotRead(error.strerror or error) from None


def _answer_all(items: Iterator[Item], options: argparse.Namespace) -> int:
    """Print an answer for each board, and return the status."""
    head = list(islice(items, MANY))
    if not head:
        say("no board found: the input holds nothing but blank lines or comments")
        return SOME_UNREADABLE
    if len(head) == 1:
        status, board = _answer(head[0], "", options, say)
        if board:
            print(FORMATS[options.format or "rows"](board))
        return status
    worst, read = ALL_SOLVED, 0
    with _progress(len(head) if len(head) < MANY else None) as bar:
        # A sentence that is printed past the bar would end up in the same line; tqdm's own write makes room for it.
        tell, write = (partial(bar.write, file=sys.stderr), bar.write) if bar else (say, partial(print, flush=True))
        form = FORMATS[options.format or "line"]
        known: Iterator[str | None] = repeat(None)
        boards: Iterator[Item] = chain(head, items)
        plain = options.format in (None, "line") and not options.stats
        if len(head) == MANY and options.solver == "smallest" and plain:
            boards, others = tee(boards)  # only here, because it keeps what one of the two has not taken yet
            known = _only_solutions(others)
        if options.format == "csv":
            write("board")
        for number, (item, line) in enumerate(zip(boards, known, strict=False), start=1):
            if line is None:
                name = "" if isinstance(item, PuzzleFormatError) else f"board {number}: "
                status, board = _answer(item, name, options, tell)
                worst = max(worst, status)
                if name:
                    write(form(board) if board else "null" if options.format == "json" else "")
                    if options.format in BLOCKS:
                        write("")
                read += status != SOME_UNREADABLE
                if number == HOPELESS and not read:
                    tell(f"none of the first {HOPELESS} lines is a board, so the rest is not read")
                    break
            else:
                write(line)
                read += 1
            if bar:
                bar.update()
    return worst


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sudoku-teach",
        description="Solve Sudoku boards. One board, in any form that parse() reads, is answered with nine lines; "
        "several boards are answered with a line each.",
        epilog="exit status: 0 all solved, 1 some board has a conflict or no solution, 2 something could not be read",
    )
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help="where to read; standard input if absent")
    parser.add_argument(
        "--solver",
        choices=SOLVERS,
        default="smallest",
        help="smallest, naive and bitmask find the smallest solution, mrv and one_integer any; the fast ones are "
        "one_integer and smallest, which uses it (default: %(default)s)",
    )
    how = "how to print the answers (default: rows for one board, line for several)"
    parser.add_argument("--format", choices=FORMATS, help=how)
    stats = "print milliseconds to stderr, and for naive, bitmask and mrv placements and undos"
    parser.add_argument("--stats", action="store_true", help=stats)
    return parser


def _only_solutions(items: Iterator[Item]) -> Iterator[str | None]:
    """For each board its solution if it is proved to be the only one, and so the smallest; None if not known."""
    try:
        from sudoku_teach.solvers.lanes import solve_many
    except ImportError:  # no numpy
        return repeat(None)
    return solve_many(map(_readable_line, items), unique=True)


def _readable_line(item: Item) -> str:
    """The board as a line. For one that cannot be read, a board without a solution keeps its place in the order."""
    try:
        return CLASH if isinstance(item, PuzzleFormatError) else to_line(item.parse())
    except PuzzleFormatError:
        return CLASH


def _answer(
    item: Item, name: str, options: argparse.Namespace, say: Callable[[str], object]
) -> tuple[int, Board | None]:
    """Solve one board. Return the status, and the solved board or None; `say` reports what went wrong."""
    solve = SOLVERS[options.solver]
    try:
        if isinstance(item, PuzzleFormatError):
            raise item
        board = item.parse()
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


def _progress(total: int | None) -> Any:
    """A bar on stderr if that is a terminal and tqdm is installed; otherwise None."""
    with suppress(ImportError):
        if sys.stderr and sys.stderr.isatty():
            from tqdm import tqdm

            return tqdm(total=total, unit="board", file=sys.stderr)
    return nullcontext()


def to_frame(board: Board) -> str:
    """Return the board as people read it: nine lines, with rules between the boxes."""
    rows = [" ".join(row) for row in to_rows(board, ".").split()]
    lines = [" | ".join(row[k : k + 5] for k in (0, 6, 12)) for row in rows]
    rule = "------+-------+------"
    return "\n".join([*lines[:3], rule, *lines[3:6], rule, *lines[6:]])


# What --format can write; each is read back as the same board. BLOCKS need a blank line between two boards.
FORMATS: dict[str, Callable[[Board], str]] = {
    "line": to_line,
    "rows": to_rows,
    "frame": to_frame,
    "sdk": partial(to_rows, blank="."),
    "csv": to_line,
    "json": str,  # a list of lists of ints is written alike in Python
}
BLOCKS = ("rows", "frame", "sdk")
