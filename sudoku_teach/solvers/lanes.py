"""Many puzzles at once, bit by bit: the circuits of planes.py at work on a stream of puzzles.

A puzzle waits as a *state*: its 729 candidates, one bit each, in twelve words. The states on top of a stack are turned
into planes and propagated; those that are solved or dead leave, those that no longer change are split in two, and
the next puzzles of the stream fill the lanes that become free.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import count

import numpy as np

from sudoku_teach.board import PuzzleFormatError, to_line
from sudoku_teach.reading import BLANKS, DIGITS, Piece
from sudoku_teach.solvers.planes import pack, propagate, split, to_planes, to_states, unpack

AHEAD = 16  # batches that are read, at most, before the oldest puzzle has its answer
LINE = re.compile(f"[{DIGITS}{re.escape(BLANKS)}]{{81}}")


def solve_many(
    puzzles: Iterable[str], *, batch: int = 8192, executor: Executor | None = None, unique: bool = False
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
    lines = map(clean, count(1), puzzles)
    return search(lines, batch, unique) if executor is None else share_out(lines, batch, unique, executor)


def clean(number: int, line: str) -> str:
    """Return the 81 characters of a line. Raise PuzzleFormatError if it does not begin with a board."""
    if not isinstance(line, str) or not line.strip():
        raise PuzzleFormatError(f"line {number} is {line!r:.60}, 81 cells needed", number)
    line = line.rstrip()
    return line if LINE.fullmatch(line) else to_line(Piece("line", [(number, line)]).parse())


def take(lines: Iterator[str], number: int) -> tuple[list[str], Exception | None]:
    """Return up to `number` lines, and what ended them early: StopIteration, or an error to raise in its turn."""
    taken: list[str] = []
    try:
        while len(taken) < number:
            taken.append(next(lines))
    except Exception as stop:
        return taken, stop
    return taken, None


def share_out(lines: Iterator[str], batch: int, unique: bool, executor: Executor) -> Iterator[str | None]:
    """Send batches to the executor, up to AHEAD of them, and yield their answers in order."""
    tasks: deque[Future[list[str | None]]] = deque()
    stop = None
    try:
        while tasks or stop is None:
            while stop is None and len(tasks) < AHEAD:
                chunk, stop = take(lines, batch)
                tasks.append(executor.submit(answer_all, chunk, batch, unique))
            yield from tasks.popleft().result()
    finally:
        for task in tasks:
            task.cancel()
    if not isinstance(stop, StopIteration):
        raise stop


def answer_all(lines: list[str], batch: int, unique: bool) -> list[str | None]:
    """Return the answers to one batch; a task for an executor."""
    return list(search(iter(lines), batch, unique))


def search(lines: Iterator[str], batch: int, unique: bool) -> Iterator[str | None]:
    """Yield the answers in order. Puzzle n has slot n % slots; no puzzle is read while its slot is still taken."""
    slots = AHEAD * batch
    answers: list[str | None] = [None] * slots
    found = np.zeros(slots, np.uint8)
    states, owners = np.empty((0, 12), np.uint64), np.empty(0, np.int64)  # the stack, and whose states they are
    read = answered = 0
    stop = None
    while stop is None or len(owners):
        room = min(batch - len(owners), slots - (read - answered))
        if stop is None and room > 0:
            new, stop = take(lines, room)
            states = np.concatenate([states, read_states(new)])
            owners = np.concatenate([owners, np.arange(read, read + len(new))])
            read += len(new)

        below = max(0, len(owners) - batch)  # the top of the stack is worked on
        top = owners[below:]
        planes = to_planes(states[below:])
        alive, solved, settled = (lanes_of(flag)[: len(top)] for flag in propagate(planes))
        worked = to_states(planes)[: len(top)]
        for number, line in zip(top[solved].tolist(), write_lines(worked[solved]), strict=True):
            if not found[number % slots]:
                answers[number % slots], found[number % slots] = line, 1
            elif unique:
                answers[number % slots], found[number % slots] = None, 2

        moving, forks = alive & ~solved & ~settled, alive & ~solved & settled
        states = np.concatenate([states[:below], worked[moving], *split(worked[forks])])
        owners = np.concatenate([owners[:below], top[moving], top[forks], top[forks]])
        wanted = found[owners % slots] < (2 if unique else 1)
        states, owners = states[wanted], owners[wanted]
        for number in range(answered, owners.min(initial=read)):  # all before the first that is still at work
            yield answers[number % slots]
            answers[number % slots], found[number % slots] = None, 0
            answered += 1
    if not isinstance(stop, StopIteration):
        raise stop


def lanes_of(flag: np.ndarray) -> np.ndarray:
    """Return one bit for each lane, (words,), as booleans in the order of the lanes."""
    return unpack(flag).reshape(-1, 64).T.ravel().view(bool)


def read_states(lines: list[str]) -> np.ndarray:
    """Return the states of lines, (len(lines), 12): a given leaves its cell one candidate, a blank all nine."""
    text = np.zeros((64, len(lines) // 64 + 1, 81), np.uint8)
    text.reshape(-1, 81)[: len(lines)] = np.frombuffer("".join(lines).encode(), np.uint8).reshape(-1, 81)
    cells = text.transpose(2, 1, 0).copy().reshape(81, -1)
    blank = (cells < ord("1")) | (cells > ord("9"))
    return to_states(np.stack([pack(blank | (cells == ord(digit))) for digit in DIGITS]))[: len(lines)]


def write_lines(states: np.ndarray) -> list[str]:
    """Return the lines of solved states."""
    planes = to_planes(states)
    cells = sum((digit * unpack(plane) for digit, plane in enumerate(planes, start=ord("1"))), np.zeros(1, np.uint8))
    text = cells.reshape(81, -1, 64).transpose(2, 1, 0).tobytes().decode("latin-1")
    return [text[start : start + 81] for start in range(0, 81 * len(states), 81)]
