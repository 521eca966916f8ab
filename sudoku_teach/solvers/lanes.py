"""Many puzzles at once: lines are read a batch at a time, searched in lanes, and answered in order."""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from itertools import islice

from sudoku_teach.board import PuzzleFormatError, to_line
from sudoku_teach.reading import BLANKS, DIGITS, Piece
from sudoku_teach.solvers.lane_search import Search, Take

AHEAD = 16  # batches that are read, at most, before the oldest puzzle has its answer
LINE = re.compile(f"[{DIGITS}{re.escape(BLANKS)}]{{81}}")
BAD = 255  # the value of a sign that is neither a digit nor a blank; a blank has the value 0
VALUES = bytes(DIGITS.find(chr(code)) + 1 or (0 if chr(code) in BLANKS else BAD) for code in range(256))


def solve_many(
    puzzles: Iterable[str], *, batch: int = 4096, executor: Executor | None = None, unique: bool = False
) -> Iterator[str | None]:
    """Return the answers to lines of 81 characters, in order: a solution, 81 digits, or None where there is none.

    Which one of several is found depends on the other puzzles. `unique`: every solution is proved to be the only one,
    and None also means several. Lazy on both ends: `batch` lanes work at a time, and 16 batches are read ahead at
    most. An `executor` (such as a pool of processes) gets whole batches. What it raises is raised here; so is what
    the iterable raises, once all puzzles before are answered.
    Raise PuzzleFormatError, in the same way, if a line is not a puzzle; the message has its number, from 1.
    """
    if batch < 1:
        raise ValueError(f"a batch is one puzzle or more, not {batch}")
    take = partial(read_cells, iter(puzzles))
    if executor is not None:
        return share_out(take, batch, unique, executor)
    return Search(take, batch, AHEAD * batch, unique).run()


def read_cells(lines: Iterator[str], number: int, before: int) -> tuple[bytes, Exception | None]:
    """Return the values of up to `number` lines, 81 bytes each, and what ended them early: StopIteration, or an error
    to raise in its turn; None if there may be more. `before` lines were read earlier."""
    taken: list[str] = []
    stop: Exception | None = None
    try:
        taken.extend(islice(lines, number))
        stop = StopIteration() if len(taken) < number else None
    except Exception as error:
        stop = error
    try:  # all at once
        boards = list(map(str.rstrip, taken))
        cells = "".join(boards).encode("ascii").translate(VALUES)
        if set(map(len, boards)) <= {81} and BAD not in cells:
            return cells, stop
    except (TypeError, UnicodeEncodeError):  # a line that is not a text, or has a sign that no board has
        pass
    boards = []
    try:
        boards.extend(map(clean, range(before + 1, before + number + 1), taken))
    except PuzzleFormatError as error:
        stop = error
    return "".join(boards).encode().translate(VALUES), stop


def clean(number: int, line: str) -> str:
    """Return the 81 characters of a line. Raise PuzzleFormatError if it does not begin with a board."""
    if not isinstance(line, str) or not line.strip():
        raise PuzzleFormatError(f"line {number} is {line!r:.60}, 81 cells needed", number)
    line = line.rstrip()
    return line if LINE.fullmatch(line) else to_line(Piece("line", [(number, line)]).parse())


def share_out(take: Take, batch: int, unique: bool, executor: Executor) -> Iterator[str | None]:
    """Send batches to the executor, up to AHEAD of them, and yield their answers in order."""
    tasks: deque[Future[list[str | None]]] = deque()
    stop, read = None, 0
    try:
        while tasks or stop is None:
            while stop is None and len(tasks) < AHEAD:
                cells, stop = take(batch, read)
                read += batch
                tasks.append(executor.submit(answer_all, cells, batch, unique))
            yield from tasks.popleft().result()
    finally:
        for task in tasks:
            task.cancel()
    if not isinstance(stop, StopIteration):
        raise stop


def answer_all(cells: bytes, batch: int, unique: bool) -> list[str | None]:
    """Return the answers to one batch; a task for an executor."""
    return list(Search(lambda number, before: (cells, StopIteration()), batch, batch, unique).run())
