"""The shell command: `python -m sudoku_teach [FILE]` solves every board it reads."""

import argparse
import errno
import os
import sys
import time
from contextlib import suppress
from functools import partial

from sudoku_teach.board import ConflictError, Piece, PuzzleFormatError, copy, split, to_line, to_rows
from sudoku_teach.solvers import bitmask, mrv, naive

SOLVERS = {"naive": naive.solve, "bitmask": bitmask.solve, "mrv": mrv.solve}

ALL_SOLVED, SOME_UNSOLVED, SOME_UNREADABLE = 0, 1, 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    if options.solver == "mrv":
        _say("mrv finds a solution; where there are several, it does not promise the smallest")
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
    with _progress(len(pieces)) as progress:
        # A sentence printed past the bar would be glued to it; tqdm's own write steps aside for it.
        say = _say if isinstance(progress, _NoProgress) else partial(progress.write, file=sys.stderr)
        for number, piece in enumerate(pieces, start=1):
            status, board = _answer(piece, f"board {number}: ", options, say)
            progress.write(to_line(board) if board else "")
            worst = max(worst, status)
            progress.update()
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
        default="bitmask",
        help="naive and bitmask find the smallest solution, mrv any solution (default: %(default)s)",
    )
    parser.add_argument("--stats", action="store_true", help="print placements, undos and milliseconds to stderr")
    return parser


def _read(file: str) -> str:
    """All the text; a byte that is no UTF-8 becomes a character that the reader will point at."""
    if file != "-":
        with open(file, encoding="utf-8", errors="replace") as stream:
            return stream.read()
    if sys.stdin is None:  # closed by the shell, as with <&-
        return ""
    if sys.stdin.isatty():
        _say("reading from the keyboard: type or paste a board, then end the input (Ctrl-D, on Windows Ctrl-Z Enter)")
    return sys.stdin.buffer.read().decode("utf-8", errors="replace")


def _answer(piece: Piece, name: str, options, say) -> tuple[int, list | None]:
    """Solve one board: the status, and the solved board or None. What went wrong is said on stderr."""
    solve = SOLVERS[options.solver]
    try:
        board = piece.parse()
        given = copy(board)
        started = time.perf_counter()
        solved = solve(board)
        seconds = time.perf_counter() - started
    except PuzzleFormatError as error:
        say(f"{name}{error}")
        return SOME_UNREADABLE, None
    except ConflictError as error:
        say(f"{name}{error}")
        return SOME_UNSOLVED, None
    if options.stats:
        from sudoku_teach.trace import count  # only who asks for it waits for the import and the second run

        counts = count(solve, given)
        say(f"{name}{counts.placements:,} placements, {counts.undos:,} undos, {1000 * seconds:.1f} ms")
    if not solved:
        say(f"{name}no solution")
        return SOME_UNSOLVED, None
    return ALL_SOLVED, board


def _progress(total: int):
    """A bar on stderr for a person who waits; nothing where nobody watches or tqdm is not installed."""
    with suppress(ImportError):
        if sys.stderr and sys.stderr.isatty():
            from tqdm import tqdm

            return tqdm(total=total, unit="board", file=sys.stderr)
    return _NoProgress()


class _NoProgress:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def write(self, line: str) -> None:
        print(line, flush=True)

    def update(self) -> None:
        pass


def _say(sentence: str) -> None:
    if sys.stderr:  # None where the shell has closed it; print would then write among the answers
        print(sentence, file=sys.stderr)


def _forget_stdout() -> None:
    """Whatever is still to be written goes nowhere. Python would complain once more when it closes stdout."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    try:
        status = main()
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        _forget_stdout()
        if error.errno in (errno.EPIPE, errno.EINVAL):  # the latter on Windows
            status = ALL_SOLVED  # whoever reads the answers has heard enough
        else:
            _say(f"cannot write the answers: {error.strerror or error}")
            status = SOME_UNREADABLE
    except KeyboardInterrupt:
        status = 130  # what a shell expects of a program that Ctrl-C ended
    sys.exit(status)
