"""Watch any solver without touching its code.

`record` gives the solver a board whose rows record every write. A digit written into a blank is a *placement*,
a blank written over a digit an *undo*; a digit over another digit is an undo and a placement. From that one
list come the counters, the board at any moment, the search tree and the lines of code that made the writes.

Watching slows a solver down, a fast one by several times. So a trace holds no times: seconds always come from a
run that is not watched. `show_calls` shows the calls of a recursive function, with what they write and return.
"""

import dis
import inspect
import marshal
import operator
import re
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cached_property
from itertools import pairwise
from types import CodeType, FrameType
from typing import Any, NamedTuple, NoReturn, overload

from sudoku_teach.board import CELLS, PEERS, Board, cell_name, copy, is_solved, many, whole

Solver = Callable[[Board], object]
_Note = Callable[[int, int, int, FrameType], None]  # cell, old digit, new digit, and the code that wrote it

_SNAPSHOT_EVERY = 64  # steps between stored boards: replaying from one to the next costs fewer than 81 writes


class LimitReached(BaseException):
    """The solver has made as many writes as it was allowed.

    Not an Exception, so that a solver's own `except Exception` does not swallow it.
    """


class Step(NamedTuple):
    """One change of one cell. `row` and `col` count from 0; `placed` is False where the digit is erased."""

    row: int
    col: int
    digit: int
    placed: bool

    def __str__(self) -> str:
        name = cell_name(self.row, self.col)
        return f"{name} = {self.digit}" if self.placed else f"{name}: {self.digit} erased"


class Source(NamedTuple):
    """Where in the solver's code a write was made: the code object of the function, and the line."""

    code: CodeType
    line: int


class Node(NamedTuple):
    """One placement as a node of the search tree.

    `parent` is the index of the node it was placed under, -1 for the root. `depth` is 1 for the first
    placement. `placed` and `undone` are the steps that wrote and blanked it; `undone` is None if it stayed.
    """

    parent: int
    row: int
    col: int
    digit: int
    depth: int
    placed: int
    undone: int | None


class Counts(NamedTuple):
    placements: int
    undos: int


class Steps(Sequence[Step]):
    """The steps of a trace, kept in four bytes each and unpacked when asked for."""

    def __init__(self) -> None:
        self._changes = array("H")  # cell * 20 + digit, and 10 more where the digit is erased
        self._sources = array("H")  # an index into the list of places in the code

    @property
    def changes(self) -> bytes:
        """The steps as they are packed, two bytes each: cell * 20 + digit, and 10 more for an erased digit."""
        return self._changes.tobytes()

    @property
    def places(self) -> bytes:
        """Two bytes a step: where `trace.sources` names the place in the code that made it."""
        return self._sources.tobytes()

    def __len__(self) -> int:
        return len(self._changes)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        if isinstance(index, slice):
            return [self[k] for k in range(*index.indices(len(self)))]
        cell, code = divmod(self._changes[index], 20)
        return Step(cell // 9, cell % 9, code % 10, code < 10)

    def __iter__(self) -> Iterator[Step]:
        for change in self._changes:
            cell, code = divmod(change, 20)
            yield Step(cell // 9, cell % 9, code % 10, code < 10)


class Trace:
    """What a solver did to a board, write by write. Made by `record`.

    start       the board before the first step
    steps       a sequence of Step; kept in four bytes a step
    placements  how many steps place a digit
    undos       how many steps take one out
    max_depth   the most digits that were on the board at once besides the givens
    final       the board as the solver left it
    solved      whether that board is full and legal
    returned    what the solver returned; None where it was cut
    cut         whether the search was ended by the limit
    sources     every place in the code that made a write, in order of its first write
    """

    def __init__(self, start: Board):
        self.start, self.final = copy(start), copy(start)
        self.steps = Steps()
        self.placements = self.undos = self.max_depth = 0
        self.returned: object = None
        self.cut = False
        self.sources: list[Source] = []
        self._places: dict[tuple[int, int], int] = {}

    @property
    def solved(self) -> bool:
        return is_solved(self.final)

    def source(self, step: int) -> Source:
        """Return the code object and the line that made this step."""
        return self.sources[self.steps._sources[step]]

    def board(self, step: int) -> Board:
        """Return the board after the first `step` steps: 0 is the start, `len(trace.steps)` the end.

        Takes the time to copy a board and make at most 63 writes, wherever the step is. Raise IndexError if there
        is no such step.
        """
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"step {step} is not between 0 and {len(self.steps)}")
        nearest = step // _SNAPSHOT_EVERY
        cells = bytearray(self._snapshots[81 * nearest : 81 * nearest + 81])
        self._replay(cells, nearest * _SNAPSHOT_EVERY, step)
        return [list(cells[start : start + 9]) for start in range(0, 81, 9)]

    @cached_property
    def _snapshots(self) -> bytes:
        cells = bytearray(digit for row in self.start for digit in row)
        stored = bytearray(cells)
        for start in range(0, len(self.steps) - _SNAPSHOT_EVERY + 1, _SNAPSHOT_EVERY):
            self._replay(cells, start, start + _SNAPSHOT_EVERY)
            stored += cells
        return bytes(stored)

    def _replay(self, cells: bytearray, first: int, last: int) -> None:
        for change in self.steps._changes[first:last]:
            cell, code = divmod(change, 20)
            cells[cell] = code if code < 10 else 0

    @cached_property
    def tree(self) -> list[Node]:
        """Every placement as a node, under the latest placement that was not yet undone."""
        nodes: list[Node] = []
        live: list[int] = []  # those whose digit is on the board
        for index, (row, col, digit, placed) in enumerate(self.steps):
            if placed:
                parent = live[-1] if live else -1
                live.append(len(nodes))
                nodes.append(Node(parent, row, col, digit, len(live), index, None))
            else:
                # Nearly always the last one. A learner's solver may undo in another order; a given that is blanked
                # was never a node.
                for number in reversed(live):
                    node = nodes[number]
                    if (node.row, node.col) == (row, col):
                        nodes[number] = node._replace(undone=index)
                        live.remove(number)
                        break
        return nodes

    @cached_property
    def dead_blanks(self) -> "array[int]":
        """How many blanks no digit fits in, for every board from `board(0)` to `board(len(steps))`.

        This is computed from the boards, whether or not the solver noticed. Takes 20 small updates a step.
        """
        peers = [[9 * row + col for row, col in PEERS[cell]] for cell in CELLS]
        used = [[0] * 10 for _ in range(81)]  # used[cell][digit]: how many peers of the cell hold the digit
        free = [9] * 81  # how many digits no peer holds
        blank = [True] * 81
        dead = 0

        def change(row: int, col: int, digit: int, placed: bool) -> None:
            nonlocal dead
            cell, more = 9 * row + col, 1 if placed else -1
            blank[cell] = not placed
            dead -= more * (free[cell] == 0)
            for peer in peers[cell]:
                used[peer][digit] += more
                if used[peer][digit] == (1 if placed else 0):  # the first of these digits came, or the last one went
                    dead -= blank[peer] and free[peer] == 0
                    free[peer] -= more
                    dead += blank[peer] and free[peer] == 0

        for row, col in CELLS:
            if self.start[row][col]:
                change(row, col, self.start[row][col], True)
        counts = array("B", [dead])
        for step in self.steps:
            change(*step)
            counts.append(dead)
        return counts

    def visits(self) -> list[list[int]]:
        """Return how often a digit was placed in each cell: 9 rows of 9 counts, for a heat map."""
        counts = [[0] * 9 for _ in range(9)]
        for step in self.steps:
            counts[step.row][step.col] += step.placed
        return counts

    def __repr__(self) -> str:
        end = "cut by the limit" if self.cut else "solved" if self.solved else "not solved"
        return f"Trace({many(self.placements, 'placement')}, {many(self.undos, 'undo')}, depth {self.max_depth}, {end})"

    def __getstate__(self) -> dict[str, Any]:
        """A code object cannot be pickled as it is; nor would its address mean anything elsewhere."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_snapshots", "tree", "dead_blanks")}
        return {**kept, "_places": {}, "sources": [(marshal.dumps(code), line) for code, line in self.sources]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.sources = [Source(marshal.loads(code), line) for code, line in state["sources"]]

    def _note(self, cell: int, old: int, new: int, frame: FrameType) -> None:
        """Add one change, made by the code that `frame` is running."""
        # Asking a frame for its line, or a code object for its hash, takes longer than a solver's own step.
        # The address of the code and the position in it cost nothing, and they identify the same place.
        where = (id(frame.f_code), frame.f_lasti)
        place = self._places.get(where)
        if place is None:
            place = self._places[where] = len(self.sources)
            self.sources.append(Source(frame.f_code, frame.f_lineno))
        if old:
            self.steps._changes.append(cell * 20 + 10 + old)
            self.steps._sources.append(place)
            self.undos += 1
        if new:
            self.steps._changes.append(cell * 20 + new)
            self.steps._sources.append(place)
            self.placements += 1
            self.max_depth = max(self.max_depth, self.placements - self.undos)


def record(solve: Solver, board: Board, limit: int | None = None) -> Trace:
    """Run the solver on a copy of the board and return a trace of every write. The board itself is not changed.

    `solve` is any function that takes nine lists of nine ints and writes in them; what it raises is raised here.
    After `limit` writes the search ends, and the trace says that it was cut. A loop that never writes is not ended.
    Writes in rows that the solver has copied are not seen; a row that it puts back into the board is recorded cell by
    cell, and only while it is part of the board.
    Raise ValueError if the solver writes something that is not a digit from 0 to 9, or if the limit is no whole number
    above 0.
    """
    limit = None if limit is None else whole(limit, "the limit of writes")
    trace = Trace(board)
    watched = _WatchedBoard(trace._note, board, limit)
    try:
        trace.returned = solve(watched)
    except LimitReached:
        pass
    except Exception:
        if not watched.stopped:  # otherwise it is how the solver reacted to the limit
            raise
    finally:
        watched.release()
    trace.cut = watched.stopped
    if trace.cut:  # what a bare except returns after the limit is not an answer
        trace.returned = None
    trace.final = copy(watched)
    return trace


def count(solve: Solver, board: Board) -> Counts:
    """Return how many digits the solver places and erases, counted without storing the steps.

    What the solver raises, such as ConflictError, is raised here.
    """
    placements = undos = 0

    def note(cell: int, old: int, new: int, frame: FrameType) -> None:
        nonlocal placements, undos
        placements += new > 0
        undos += old > 0

    solve(_WatchedBoard(note, board))
    return Counts(placements, undos)


def count_placements(solve: Solver, board: Board) -> int:
    """Return how many digits the solver writes into blanks until it returns: the usual measure of a search."""
    return count(solve, board).placements


class Calls(str):
    """The calls of a run, with a line whenever one begins, writes, returns or raises. Made by `show_calls`."""

    def __repr__(self) -> str:
        return str(self)


def show_calls(search: Callable[..., object], *arguments: Any, lines: int = 60, steps: int = 50_000) -> Calls:
    """Run a recursive function and return its calls as text: what each is called with, writes and returns.

    A board is copied, so yours is unchanged; `r1c1 = 0` is an undo. A function of the same module that calls itself, or
    one of those that are shown, is shown, too; what a helper writes is shown as its caller's. Of more than `lines`
    lines those in the middle are left out. After so many steps (lines, shown or not) the run is stopped.
    Raise TypeError for a generator, and for what is not a function written in Python.
    """
    function: Any = inspect.unwrap(search)
    if not hasattr(function, "__code__") or function.__code__.co_flags & _SUSPENDED:
        raise TypeError(f"show_calls needs a function in Python that returns its answer: not {_said(search)}")
    run = _Run(function.__code__, function.__globals__, steps)
    given = [run.copied(each) for each in arguments]
    tracer = sys.gettrace()
    sys.settrace(run.begin)
    try:
        end = f"returns {_said(search(*given))}"
    except (Exception, LimitReached) as error:
        if not run.lines:  # it did not begin: too few arguments, for example
            raise
        end = f"raises {type(error).__name__}"
    finally:
        sys.settrace(tracer)
    if run.active and not run.stopped:  # so deep that Python could not trace the way back
        run.lines.append((f"call 1: {end}", False))
    shown = []
    for (line, bare), (following, _) in pairwise([*run.lines, ("", False)]):
        if len(run.functions) > 1 or not bare or line.partition(":")[0] != following.partition(":")[0]:
            shown.append(line)
    if run.stopped:
        shown.append(f"… The run was stopped after {steps:,} steps.")
    first = max(lines - 2, 0)
    if len(shown) > lines:
        note = f"… {len(shown) - 1 - first:,} lines are left out here; with `lines={len(shown)}` they are shown."
        shown = [*shown[:first], note, shown[-1]]
    return Calls("\n".join(shown))


_SUSPENDED = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


class _Run:
    """Lists what a function and those that it shares its recursion with do."""

    def __init__(self, code: CodeType, home: dict[str, Any], steps: int):
        self.code, self.home, self.steps, self.stopped = code, home, steps, False
        self.lines: list[tuple[str, bool]] = []  # and whether it only says that a call has begun
        self.active: list[tuple[int, str]] = []  # the calls that have not ended: number and name
        self.functions: set[CodeType] = set()
        self.calls, self.raised = 0, ""

    def copied(self, argument: Any) -> Any:
        if _is_board(argument) and all(type(digit) is int for row in argument for digit in row):
            return _WatchedBoard(self.write, argument)
        return deepcopy(argument) if isinstance(argument, list | dict | set) else argument

    def add(self, text: str, bare: bool = False) -> None:
        self.stopped = self.stopped or len(self.lines) == self.steps
        if self.stopped:
            raise LimitReached("the function has made as many steps as it was allowed")
        self.lines.append((f"{'  ' * (len(self.active) - 1)}call {self.active[-1][0]}: {text}", bare))

    def write(self, cell: int, old: int, new: int, frame: FrameType) -> None:
        if self.active and old != new:  # what a decorator writes is no call's
            self.add(f"{cell_name(*divmod(cell, 9))} = {new}")

    def begin(self, frame: FrameType, event: str, value: Any) -> Any:
        """Called by Python when a function begins; what this returns is called when it raises or ends."""
        code = frame.f_code
        names = {code.co_name, *(name for _, name in self.active)}
        recursive = code is self.code or names & {*code.co_names, *code.co_freevars}
        if frame.f_globals is not self.home or not recursive or code.co_flags & _SUSPENDED or "comp>" in code.co_name:
            return None
        frame.f_trace_lines = False
        self.functions.add(code)
        self.calls += 1
        self.active.append((self.calls, code.co_name))
        named = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & inspect.CO_VARARGS)]
        values = [_said(frame.f_locals[name]) for name in named if name != "self"]
        self.add(f"{code.co_name}({', '.join(values)})", bare=set(values) <= {"board"})
        return self.follow

    def follow(self, frame: FrameType, event: str, value: Any) -> Any:
        if event == "exception":
            self.raised = value[0].__name__
        elif event == "return":  # or an error leaves the function: then the last instruction is not a return
            returns = dis.opname[frame.f_code.co_code[frame.f_lasti]].startswith("RETURN")
            self.add(f"returns {_said(value)}" if returns else f"raises {self.raised}")
            self.active.pop()
        return self.follow


def _is_board(value: object) -> bool:
    rows = value if isinstance(value, list | tuple) else ()
    return len(rows) == 9 and all(isinstance(row, list | tuple) and len(row) == 9 for row in rows)


def _said(value: object) -> str:
    """A value as text that is short, and the same in every run."""
    text = "board" if _is_board(value) else re.sub(" at 0x[0-9a-fA-F]+", "", repr(value))
    return text if len(text) <= 40 else f"{text[:39]}…"


class _FixedList(list[Any]):
    """A list that keeps its length, as the board and its rows do, and whose copies are ordinary lists."""

    __slots__ = ()

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError("a board keeps its nine rows of nine cells: write into the cells instead")

    append = extend = insert = pop = remove = clear = __delitem__ = __iadd__ = __imul__ = _refuse

    def __copy__(self) -> list[Any]:
        return list(self)

    def __deepcopy__(self, memo: object) -> list[Any]:
        return [row[:] if isinstance(row, list) else row for row in self]

    def __reduce__(self) -> tuple[type, tuple[list[Any]]]:  # pickling, as a solver does that works in several processes
        return list, ([row[:] if isinstance(row, list) else row for row in self],)

    _put: Callable[[slice, Any, FrameType], None]  # does what `self[key] = value` asks for, in the name of a frame

    def sort(self, **options: Any) -> None:
        self._put(slice(None), sorted(self, **options), sys._getframe(1))

    def reverse(self) -> None:
        self._put(slice(None), self[::-1], sys._getframe(1))


class _WatchedRow(_FixedList):
    # Names that no list has: `index`, for example, would hide the method.
    __slots__ = ("_board", "_number")

    def __init__(self, board: "_WatchedBoard", number: int, digits: list[int]):
        super().__init__(digits)
        self._board, self._number = board, number

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, slice):
            self._put(key, value, sys._getframe(1))
        else:
            self._write(range(9)[key], value, sys._getframe(1))

    def _put(self, key: slice, value: Any, frame: FrameType) -> None:
        columns = range(*key.indices(9))
        digits = list(value)
        if len(digits) != len(columns):
            raise ValueError(f"{len(digits)} digits do not fit into {len(columns)} cells of a row")
        for column, digit in zip(columns, digits, strict=True):
            self._write(column, digit, frame)

    def _write(self, column: int, value: Any, frame: FrameType) -> None:
        old: int = self[column]
        try:
            new = operator.index(value)
        except TypeError:
            new = -1
        if not 0 <= new <= 9:
            raise ValueError(f"{cell_name(self._number, column)}: {value!r} is not a digit from 0 to 9")
        watch = self._board
        if watch[self._number] is not self:  # another row has taken its place: this one belongs to the solver
            list.__setitem__(self, column, new)
            return
        if watch.left is not None:
            if watch.left == 0:
                watch.stopped = True
                raise LimitReached("the solver has used up the writes it was allowed")
            watch.left -= 1
        list.__setitem__(self, column, new)
        if old or new:  # blanking a blank changes nothing
            watch.note(9 * self._number + column, old, new, frame)


def _watch_nothing(cell: int, old: int, new: int, frame: FrameType) -> None: ...


class _WatchedBoard(_FixedList):
    __slots__ = ("left", "note", "stopped")

    def __init__(self, note: _Note, board: Board, limit: int | None = None):
        super().__init__(_WatchedRow(self, index, row) for index, row in enumerate(board))
        self.note = note
        self.left = limit  # the writes that are still allowed; None for any number
        self.stopped = False

    def release(self) -> None:
        """Watch no longer: what is written from now on, by code that has kept the board, belongs to that code."""
        self.note, self.left = _watch_nothing, None

    def __setitem__(self, key: Any, value: Any) -> None:
        self._put(key, value, sys._getframe(1))

    def _put(self, key: Any, value: Any, frame: FrameType) -> None:
        one = not isinstance(key, slice)
        indexes = [range(9)[key]] if one else range(*key.indices(9))
        # Read all the new rows before the first write: they may be rows of this board, in another order.
        rows = [list(value)] if one else [list(row) for row in value]
        if len(rows) != len(indexes):
            raise ValueError(f"{len(rows)} rows do not fit into {len(indexes)} rows of the board")
        for index, row in zip(indexes, rows, strict=True):
            # As in a plain list, the row that was here is no longer on the board, and keeps its digits.
            list.__setitem__(self, index, _WatchedRow(self, index, self[index]))
            self[index]._put(slice(None), row, frame)
