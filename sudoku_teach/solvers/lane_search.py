"""A search in all lanes at once, on a stream of puzzles.

A puzzle leaves its lane when it is solved or dead. When nothing more can be deduced, it goes on with a guess, and what
remains without the guess waits on a stack as a state. States from the stack, and the next puzzles of the stream, fill
the lanes that became free.
"""

from collections.abc import Callable, Iterator

import numpy as np

from sudoku_teach.solvers.forks import choose
from sudoku_teach.solvers.planes import propagate
from sudoku_teach.solvers.states import lanes_of, read_states, to_planes, to_states, words_of, write_lines

# Words in numpy's buffer: what lies in longer runs is worked on in place, shorter runs are copied there first.
RUN = 512
FREE = -1  # the owner of a lane without a puzzle

# (how many to read, how many were read before) -> their cells, and what ended the stream, if anything did.
Take = Callable[[int, int], tuple[bytes, Exception | None]]


class Search:
    """One search through a stream of puzzles, which `take` reads; `run` yields their answers.

    Puzzle n has slot n % slots for its solution, and no puzzle is read while its slot is still taken.
    """

    def __init__(self, take: Take, batch: int, slots: int, unique: bool):
        self.take, self.batch, self.slots = take, batch, slots
        self.enough = 2 if unique else 1  # a second solution has to be looked for only if it would change the answer
        self.solutions, self.found = np.zeros((12, slots), np.uint64), np.zeros(slots, np.int64)  # a solution, how many
        self.stack: list[tuple[np.ndarray, np.ndarray]] = []  # states, (12, n), and whose they are, (n,)
        self.planes, self.owners = np.zeros((768, 1), np.uint64), np.full(64, FREE)  # whose puzzle is in which lane
        self.read = self.answered = 0
        self.stop: Exception | None = None

    def run(self) -> Iterator[str | None]:
        """Yield the answers in order, and raise what ended the stream."""
        while self.stop is None or self.unfinished():
            self.fetch()
            size = np.setbufsize(RUN)  # the caller's code, here and at each yield, keeps its own
            try:
                self.fill()
                self.work()
            finally:
                np.setbufsize(size)
            yield from self.answers()
        if not isinstance(self.stop, StopIteration):
            raise self.stop

    def unfinished(self) -> int:
        """Return how many states there are, in lanes and on the stack."""
        return int(np.count_nonzero(self.owners != FREE)) + sum(len(owners) for _, owners in self.stack)

    def fetch(self) -> None:
        """Read puzzles while there is room, and put their states on the stack."""
        room = min(self.batch - self.unfinished(), self.slots - (self.read - self.answered))
        if self.stop is None and room > 0:
            cells, self.stop = self.take(room, self.read)
            states = read_states(cells)
            self.stack.append((states, np.arange(self.read, self.read + states.shape[1])))
            self.read += states.shape[1]

    def fill(self) -> None:
        """Fit the number of words to the states that there are, and move states from the stack to free lanes."""
        words = max(1, -(-min(self.batch, self.unfinished()) // 64))
        if not self.planes.shape[1] // 2 <= words <= self.planes.shape[1]:
            busy = self.owners != FREE
            self.stack.append((to_states(self.planes)[:, busy], self.owners[busy]))
            self.planes, self.owners = np.zeros((768, words), np.uint64), np.full(64 * words, FREE)
        free = np.flatnonzero(self.owners == FREE)
        arriving = np.zeros((12, len(self.owners)), np.uint64)
        while self.stack and len(free):
            states, owners = self.stack.pop()
            wanted = self.found[owners % self.slots] < self.enough
            states, owners = states[:, wanted], owners[wanted]
            if len(owners) > len(free):
                self.stack.append((states[:, len(free) :], owners[len(free) :]))
            lanes, free = free[: len(owners)], free[len(owners) :]
            arriving[:, lanes], self.owners[lanes] = states[:, : len(lanes)], owners[: len(lanes)]
        self.planes |= to_planes(arriving)

    def work(self) -> None:
        """Propagate; keep what is solved, fork what has settled, and free the lanes that are done."""
        alive, solved, settled, *segments = propagate(self.planes)
        forking = alive & ~solved & settled
        guess, rest = choose(self.planes, forking, *segments)
        leaving = self.planes & (forking | solved)
        leaving[:729] ^= guess  # what stays possible without it
        self.planes[:729] ^= rest  # the lane goes on with the guess
        states = to_states(leaving)
        done, forks = lanes_of(solved), lanes_of(forking)
        slots = self.owners[done] % self.slots
        self.solutions[:, slots] = states[:, done]
        np.add.at(self.found, slots, 1)
        self.stack.append((states[:, forks], self.owners[forks]))
        stay = lanes_of(alive & ~solved) & (self.found[self.owners % self.slots] < self.enough)
        self.owners[~stay] = FREE
        self.planes &= words_of(stay)  # a free lane is empty: `fill` joins states with it by OR

    def answers(self) -> list[str | None]:
        """Return the answers to all puzzles before the first that is still at work."""
        working = self.owners[self.owners != FREE], *(owners for _, owners in self.stack)
        ready = min(owners.min(initial=self.read) for owners in working)
        slots = np.arange(self.answered, ready) % self.slots
        self.answered = ready
        known = self.found[slots] == 1 if self.enough == 2 else self.found[slots] > 0
        self.found[slots] = 0
        lines = write_lines(self.solutions[:, slots]) if len(slots) else []
        if known.all():  # as a rule, and the loop takes a while
            return list(lines)
        return [line if good else None for line, good in zip(lines, known.tolist(), strict=True)]
