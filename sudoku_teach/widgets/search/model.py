"""What a player says about a trace: at any step one sentence, the stack, the counters, the marks.

Two kinds of knowledge are kept apart. `sentence` claims only what the writes prove. What can be worked out
from the board by looking at it (`sees`, `stack`, `episodes`, `why`) is the view's own knowledge: the solver
need not have known it. film.js, growth.js and sentences.js say the same in the browser, and a test holds them together.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from sudoku_teach.board import CELLS, Board, Cell, candidates, cell_name, is_solved, many
from sudoku_teach.trace import Node, Trace


class Standing(NamedTuple):
    """A digit on the stack. `left`: the digits that fitted when it was placed and have not been tried here yet."""

    row: int
    col: int
    digit: int
    left: tuple[int, ...]


class Episode(NamedTuple):
    """A time in which some blank had no candidate: from the step `died` to the step `ended`.

    `ended` is None if it never ended. `noticed` says whether it ended because a digit was erased.
    """

    died: int
    ended: int | None
    noticed: bool


class Levels(NamedTuple):
    """How many nodes a search tree has at each depth, how many of them are still there, and all its dead ends."""

    made: Counter[int]
    standing: Counter[int]
    dead_ends: int


class Question(NamedTuple):
    """What happens next? Asked at `step`, about the change that leads to the one after it."""

    step: int
    why: str


class PlayerModel:
    """All that a player shows of a trace; `step` goes from 0, the start, to `self.last`, the end."""

    def __init__(self, trace: Trace):
        self.trace = trace
        self.last = len(trace.steps)
        self.blanks = sum(digit == 0 for row in trace.start for digit in row)
        self._changes = memoryview(trace.steps.changes).cast("H")

    @cached_property
    def _placed(self) -> "array[int]":
        """How many digits were placed up to each step."""
        return array("L", accumulate((change % 20 < 10 for change in self._changes), initial=0))

    def placements(self, step: int) -> int:
        return self._placed[step]

    def undos(self, step: int) -> int:
        return step - self._placed[step]

    def depth(self, step: int) -> int:
        """Return how many digits are on the board besides the givens."""
        return max(0, self.placements(step) - self.undos(step))

    def depth_ranges(self, parts: int) -> list[tuple[int, int]]:
        """Return the least and the greatest depth in each of so many parts of the time."""
        depths = array("l", (max(0, 2 * placed - step) for step, placed in enumerate(self._placed)))
        cuts = [part * len(depths) // parts for part in range(parts + 1)]
        spans = [depths[first:end] for first, end in pairwise(cuts)]
        return [(min(span), max(span)) for span in spans]

    def blanks_left(self, step: int) -> int:
        return self.blanks - self.placements(step) + self.undos(step)

    def board(self, step: int) -> Board:
        return self.trace.board(step)

    @cached_property
    def solved_steps(self) -> list[int]:
        """The steps after which the board was full and legal; a solver that counts solutions has several."""
        full = (step for step in range(self.last + 1) if self.blanks_left(step) == 0)
        return [step for step in full if is_solved(self.board(step))]

    @cached_property
    def _undone(self) -> dict[int, int]:
        """The node that each step undoes; a given has none."""
        return {node.undone: index for index, node in enumerate(self.trace.tree) if node.undone is not None}

    def sentence(self, step: int) -> str:
        """Return what the write before this step did, and no more than the writes so far prove."""
        if step == 0:
            return f"nothing written yet; {many(self.blanks, 'blank')} to fill"
        change = self.trace.steps[step - 1]
        name = cell_name(change.row, change.col)
        return self._placement(step, name) if change.placed else self._undo(step, name)

    def _placement(self, step: int, name: str) -> str:
        digit = self.trace.steps[step - 1].digit
        text = f"{name} = {digit}"
        before = self.trace.steps[step - 2] if step > 1 else None
        if before and not before.placed and cell_name(before.row, before.col) == name:
            text += " again" if before.digit == digit else f", instead of {before.digit}"
        if self.blanks_left(step) == 0:
            solved = step in self.solved_steps
            text += "; no blank is left" + (" and nothing clashes: solved" if solved else ", but digits clash")
        return text

    def _undo(self, step: int, name: str) -> str:
        digit, index = self.trace.steps[step - 1].digit, self._undone.get(step - 1)
        if index is None:
            return f"{name}: the given {digit} erased"
        node, text = self.trace.tree[index], f"{name}: {digit} erased"
        after = self.placements(step) - index - 1
        if self._standing(step - 1)[-1] != index:
            return text + ", while a digit placed after it is still on the board"
        if bisect_right(self.solved_steps, node.placed) < bisect_left(self.solved_steps, step):
            return text + ", though with it the board was solved"
        if after == 0:
            return text + "; nothing was placed after it"
        return text + f"; nothing after it worked ({many(after, 'placement')})"

    def _standing(self, step: int) -> list[int]:
        """Return the nodes on the board, the first placed first. Only the last one placed and its ancestors can be."""
        found, node, tree = [], self.placements(step) - 1, self.trace.tree
        while node >= 0:
            undone = tree[node].undone
            if undone is None or undone >= step:
                found.append(node)
            node = tree[node].parent
        return found[::-1]

    @cached_property
    def notes(self) -> list[str]:
        """What is to be said about the whole trace: that it was cut, or that nothing was undone."""
        if not self.last:
            return ["This solver wrote nothing: there is no search to show."]
        notes = []
        if self.trace.cut:
            notes.append(f"This trace was cut by its limit after {many(self.last, 'step')}: the search had not ended.")
        if self._only_answers():
            notes.append("This solver wrote its answer down, cell after cell: there is no search to show.")
        elif not self.trace.undos:
            notes.append("No digit was erased: nothing had to be undone.")
        return notes

    def _only_answers(self) -> bool:
        """Return whether each digit was written once, in reading order, by code that does not call itself."""
        steps, last = self.trace.steps, -1
        for index, step in enumerate(steps):
            if step.placed:
                cell = 9 * step.row + step.col
                if cell <= last:
                    return False
                last = cell
            else:  # a given written over with itself
                after = steps[index + 1] if index + 1 < self.last else None
                if after != step._replace(placed=True):
                    return False
        # A recursive search that makes no mistake writes in that order too, so the code is looked at as well.
        codes = {source.code for source in self.trace.sources}
        return self.trace.solved and not any(code.co_name in code.co_names + code.co_freevars for code in codes)

    @cached_property
    def _tried(self) -> dict[tuple[int, int, int], list[int]]:
        """The nodes under each node, by cell."""
        tried = defaultdict(list)
        for index, node in enumerate(self.trace.tree):
            tried[node.parent, node.row, node.col].append(index)
        return tried

    def stack(self, step: int) -> list[Standing]:
        """Return the digits on the board, the first placed first, each with those still to try in its cell."""
        found, tree = [], self.trace.tree
        for index in self._standing(step):
            node = tree[index]
            siblings = self._tried[node.parent, node.row, node.col]
            gone = {tree[other].digit for other in siblings if other <= index}
            fits = candidates(self.board(node.placed), node.row, node.col)
            found.append(Standing(node.row, node.col, node.digit, tuple(sorted(fits - gone))))
        return found

    @cached_property
    def episodes(self) -> list[Episode]:
        """When cells died, and when the search noticed."""
        found: list[Episode] = []
        died = None
        for step, dead in enumerate(self.trace.dead_blanks):
            if dead and died is None:
                died = step
            elif not dead and died is not None:
                found.append(Episode(died, step, not self.trace.steps[step - 1].placed))
                died = None
        return found if died is None else [*found, Episode(died, None, False)]

    def dead_cells(self, step: int) -> list[Cell]:
        """Return the blanks that no digit fits in."""
        board = self.board(step)
        blanks = ((row, col) for row, col in CELLS if not board[row][col])
        return [(row, col) for row, col in blanks if not candidates(board, row, col)]

    def sees(self, step: int) -> str:
        """Return what the view itself sees on this board."""
        dead = self.dead_cells(step)
        if not dead:
            return "every blank has a candidate" if self.blanks_left(step) else "no blank is left"
        names = ", ".join(cell_name(*cell) for cell in dead[:3])
        more = f" and {len(dead) - 3} more" if len(dead) > 3 else ""
        begun = bisect_right(self.episodes, step, key=lambda episode: episode.died) - 1
        return f"no digit fits {names}{more} (such a blank since step {self.episodes[begun].died:,})"

    def nodes(self, step: int) -> list[Node]:
        """Return the tree at a step, in which a node that is undone later is still on the board."""
        nodes = self.trace.tree[: self.placements(step)]
        return [node if (node.undone or 0) < step else node._replace(undone=None) for node in nodes]

    def levels(self, step: int) -> Levels:
        """Return the tree at a step, counted by depth; for a large trace much faster than the tree itself."""
        made: Counter[int] = Counter()
        standing: dict[int, int] = {}  # the depth of the digit in each cell
        dead_ends, latest = 0, None
        for change in self._changes[:step]:
            cell = change // 20
            if change % 20 < 10:
                latest, standing[cell] = cell, len(standing) + 1
                made[standing[cell]] += 1
            elif cell in standing:
                del standing[cell]
                if cell == latest:  # nothing was placed after it
                    dead_ends, latest = dead_ends + 1, None
        return Levels(made, Counter(standing.values()), dead_ends)

    @cached_property
    def questions(self) -> list[Question]:
        """Before which steps to ask, at most 12, spread: first steps, first returns, turns on the way, the end."""
        placed = [step.placed for step in self.trace.steps]
        asked = {0, 1, self.last - 1}
        firsts = [(True, False), (False, True), (False, False), (False, False, True), (False, False, False)]
        asked |= {_before_end_of(pattern, placed, 0) for pattern in firsts}
        later = [(0.25, (False, True)), (0.45, (True, False)), (0.65, (False, False)), (0.85, (False, True))]
        for share, pattern in later:
            asked.add(_before_end_of(pattern, placed, int(share * self.last)))
            asked.add(int(share * self.last) if len(asked) < 7 else 0)
        steps = sorted(step for step in asked if 0 <= step < self.last)
        return [Question(step, self.why(step)) for step in steps[-12:]]

    def why(self, step: int) -> str:
        """Return what happens after this step, and what on the board explains it."""
        change, board = self.trace.steps[step], self.board(step)
        reason = ""
        if change.placed and not board[change.row][change.col]:
            counts = {(row, col): len(candidates(board, row, col)) for row, col in CELLS if not board[row][col]}
            here = counts[change.row, change.col]
            if (change.row, change.col) == min(counts):
                reason = "It is the first blank in reading order."
            elif here == min(counts.values()):
                reason = f"{many(here, 'digit')} fit{'s' * (here == 1)} there, and no blank has fewer."
        elif not change.placed and self.dead_cells(step):
            reason = f"No digit fitted {', '.join(cell_name(*cell) for cell in self.dead_cells(step)[:3])} any more."
        return f"{self.sentence(step + 1)}. {reason}".strip()


def _before_end_of(pattern: tuple[bool, ...], placed: list[bool], start: int) -> int:
    """Return the step before the last change of the first run of changes like this one; -1 if there is none."""
    size = len(pattern)
    for first in range(start, len(placed) - size + 1):
        if tuple(placed[first : first + size]) == pattern:
            return first + size - 1
    return -1
