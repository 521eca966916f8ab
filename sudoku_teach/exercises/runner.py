"""Run a learner's functions where they can do no harm: in a separate process, which is killed at a deadline.

From inside, a process cannot reliably stop a loop: a bare `except:` swallows what is raised in it. A new process for
every check also means that nothing of one check is left in the next. Starting Python takes a moment, so one process
is always started ahead.
"""

import atexit
import copy
import inspect
import io
import linecache
import marshal
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from types import CodeType, FrameType
from typing import IO, Any

import cloudpickle

from sudoku_teach.exercises import child
from sudoku_teach.exercises.child import Arguments, Drive, Function, Functions, Odd, Outcome, Raised, TooSlow

SECONDS = 5.0  # of processor time, for all cases of a check together
WALL = 30.0  # seconds by the clock: after them it is unknown whether a program is slow, waits, or has a busy machine
DEPTH = 1_000  # calls inside each other, as Python allows them unless it is told otherwise
_GRACE = 2.0  # for the child to report itself that the time is over, and in which line
_NOTICE = 1.0  # seconds after which a reader is told that a check is running
_START = 60.0  # for Python to start on a busy machine, usually long over when a check begins
_LOAD = 10.0  # for the imports that the learner's functions need
_LARGEST = 20_000_000  # bytes of functions and of the values that they use
CACHED = type(lru_cache(len))

# In a browser (Pyodide) there are no processes. There the functions run in this one, and Python's own loops are
# stopped at their next line. What waits or computes outside Python (`time.sleep`, `sum(count())`) cannot be stopped.
WITHOUT_PROCESSES = sys.platform == "emscripten" or not sys.executable

# Called with a module: what is defined in it is sent as it is, so that the process of a check does not import it.
send_by_value = cloudpickle.register_pickle_by_value


class CannotSend(Exception):
    """Why functions cannot be sent to the process that would run them, and what Python says: any text, or none."""


def call(functions: Functions, arguments: Arguments) -> Any:
    """Run one case the usual way: the first function gets the arguments. Return what it returns."""
    return functions[0](*arguments)


SHARED = "the same list that another call returned"


def apart(functions: Functions, arguments: Arguments) -> Any:
    """Do as `call`, but return SHARED if another call, with copies of the arguments, returns a list of the result too.

    That call is made before the result is used.
    """
    other = copy.deepcopy(arguments)
    value = functions[0](*arguments)
    if not _lists_in(value):  # then one call is enough, also for what it prints
        return value
    with suppress(Exception):  # what it raises is seen if these arguments are a case
        again = functions[0](*other)  # kept, so that its lists exist at the same time as those of `value`
        if _lists_in(value) & _lists_in(again):
            return SHARED
    return value


def listed(functions: Functions, arguments: Arguments, kinds: Any = tuple) -> Any:
    """Do as `apart`, and return a list, where the result is of one of these kinds."""
    value = apart(functions, arguments)
    return list(value) if isinstance(value, kinds) else value


def _lists_in(value: Any) -> set[int]:
    """The ids of all lists and sets in a value, in tuples as well; a list may hold itself, or be very deep."""
    met: dict[int, type] = {}
    left = [value]
    while left:
        value = left.pop()
        # `in (list, …)` would call `__eq__` of a learner's metaclass; `is` calls nothing.
        if id(value) not in met and any(type(value) is kind for kind in (list, set, tuple)):
            met[id(value)] = type(value)
            left.extend(value)
    return {number for number, kind in met.items() if kind is not tuple}


def observe(functions: Functions, arguments: Arguments, drive: Drive = call) -> Outcome:
    """Return the outcome of one case of functions that we trust, run in this process and without a deadline.

    Streams and builtins stay as they are, so it can run in any thread. A KeyboardInterrupt is not caught.
    """
    value = raised = None
    ended = ""
    try:
        value = drive(functions, arguments)
    except Exception as error:
        raised, ended = Raised(type(error).__name__, str(error)), child.ending_of(error)
    return Outcome(child.plain(value), raised, ended, arguments=tuple(map(child.plain, arguments)))


def run(
    functions: Functions,
    cases: Sequence[Arguments],
    drive: Drive = call,
    seconds: float = SECONDS,
    notice: Callable[[], object] = lambda: None,
) -> list[Outcome]:
    """Run a learner's functions on every case and return what happened, whatever they do.

    `cases` are tuples of plain arguments; each case gets its own copies. `drive(functions, arguments)` runs one case.
    All cases run in one new process, in order, so what the functions keep between calls is seen. `seconds` is for all
    of them, counted from the first case. `notice` is called if it takes more than a moment.

    The list has one Outcome for each case that was begun: it ends with a case that was stopped or killed its process.
    Raise CannotSend if the functions, or a value of the notebook that they use, cannot be sent.
    """
    parcel = _pack(functions)
    packed_cases = [pickle.dumps(case) for case in cases]
    if WITHOUT_PROCESSES:
        return _run_here(parcel, packed_cases, drive, seconds)
    order = pickle.dumps((list(map(str, sys.path)), parcel, _pickled(drive), packed_cases, seconds, WALL))
    process = _take()
    outcomes: list[Outcome] = []
    try:
        process.load(order)
        begun = time.monotonic()
        patience = begun + _NOTICE
        while len(outcomes) < len(cases):
            frame = process.answer(patience)
            if frame[0] == "no answer" and patience != begun + WALL + _GRACE:
                patience = begun + WALL + _GRACE
                notice()
                continue
            outcomes.append(_with_line(*frame[1:]) if frame[0] == "outcome" else Outcome(ended=frame[0]))
            if outcomes[-1].ended in ("too slow", "no answer", "died"):
                break
    finally:  # also after an interrupt from the keyboard
        process.stop()
        warm_up()
    return outcomes


class _PlainUnpickler(pickle.Unpickler):
    """Reads plain data and our three types. Nothing that the learner's process sends can run code here."""

    def find_class(self, module: str, name: str) -> Any:
        for known in (Outcome, Raised, Odd):
            if (module, name) == (known.__module__, known.__qualname__):
                return known
        raise pickle.UnpicklingError(f"{module}.{name} is not plain data")


class _Child:
    """One process that runs one check. A thread reads what it sends: on Windows only that can wait with a timeout."""

    def __init__(self) -> None:
        root = str(Path(__file__).parents[2])
        code = f"import sys; sys.path.insert(0, {root!r}); from sudoku_teach.exercises.child import main; main()"
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            # numpy's threads would each reserve memory, on a large machine more than the child is allowed.
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
            start_new_session=True,  # interrupting the kernel does not reach it, and its own children end with it
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert process.stdin and process.stdout  # both are pipes
        self.process, self._orders = process, process.stdin
        self._frames: queue.SimpleQueue[tuple[Any, ...]] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(process.stdout,), daemon=True).start()

    def _read(self, results: IO[bytes]) -> None:
        with results, suppress(Exception):  # not a frame of ours: it counts as dead
            while (frame := child.read_frame(results)) is not None:
                self._frames.put(_PlainUnpickler(io.BytesIO(frame)).load())
        self._frames.put(("died",))

    def answer(self, until: float) -> tuple[Any, ...]:
        """Return the next frame; ("died",) if none will come, ("no answer",) if none has come by `until`."""
        try:
            frame = self._frames.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return ("no answer",)
        if frame == ("died",):
            self._end_group()  # before its number is free: the group is still its own
            with suppress(subprocess.TimeoutExpired):
                if self.process.wait(1) == -getattr(signal, "SIGXCPU", 0):
                    return ("too slow",)  # the system ended it when its processor time was over
        return frame

    def load(self, order: bytes) -> None:
        """Send what to run, and wait until it begins."""
        said = self.answer(time.monotonic() + _START)
        if said == ("ready",):
            with suppress(OSError):  # if it has died, the answer says so
                child.write_frame(self._orders, order)
            said = self.answer(time.monotonic() + _LOAD)
        if said != ("loaded",):
            raise CannotSend("The process that should run your function could not load it", said[-1])

    def _end_group(self) -> None:
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def stop(self) -> None:
        """End the process, and those that it has started (not on Windows), and wait until it is gone."""
        if self.process.returncode is None:
            self._end_group()
        self.process.kill()
        self.process.wait()
        with suppress(OSError):
            self._orders.close()


_spare: _Child | None = None
_taking = threading.RLock()  # two checks in two threads must not take the same process


def warm_up() -> None:
    """Start the process for the next check, if none is waiting. Return at once."""
    global _spare
    with _taking:
        if _spare and _spare.process.poll() is not None:
            _spare.stop()
            _spare = None
        if not (_spare or WITHOUT_PROCESSES):
            with suppress(OSError):  # `_take` reports it, when there is something to run
                _spare = _Child()


def _take() -> _Child:
    global _spare
    with _taking:
        warm_up()
        process, _spare = _spare, None
    if not process:
        raise CannotSend("Your function runs in a process of its own, and the system lets none be started", "")
    return process


@atexit.register
def _stop_spare() -> None:
    if _spare:
        _spare.stop()


def _with_line(outcome: Outcome, file: str) -> Outcome:
    """Add the text of the line: the cells of a notebook are known only here."""
    if not outcome.raised or not outcome.raised.line_number:
        return outcome
    text = linecache.getline(file, outcome.raised.line_number).strip()
    return outcome._replace(raised=outcome.raised._replace(line=text or None))


class _Parcel(io.BytesIO):
    def write(self, data: Any) -> int:
        if self.tell() + memoryview(data).nbytes > _LARGEST:  # numpy sends its arrays as buffers of any shape
            raise OverflowError(f"it takes more than {_LARGEST // 1_000_000} million bytes")
        return super().write(data)


class _Pickler(cloudpickle.Pickler):  # type: ignore[misc]  # cloudpickle has no types
    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, CodeType):
            return marshal.loads, (marshal.dumps(thing),)  # cloudpickle itself drops the name of the file
        autocall = sys.modules.get("IPython.core.autocall")
        if autocall and issubclass(type(thing), autocall.ExitAutocall):
            return getattr, (sys, "exit")  # a notebook's own `exit` would take the whole kernel with it
        if isinstance(thing, CACHED):  # cloudpickle looks for these by name, and does not find the notebook
            return child.cached_again, (thing.cache_parameters(), thing.__wrapped__)
        return super().reducer_override(thing)


def _pickled(thing: object) -> bytes:
    parcel = _Parcel()
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(min(limit, 3_000))  # a learner's may be so high that Python's own stack overflows
    try:
        _Pickler(parcel).dump(thing)
    finally:
        sys.setrecursionlimit(limit)
    return parcel.getvalue()


def _pack(functions: Functions) -> bytes:
    own = "Your function runs in a process of its own."
    try:
        deadline = _Deadline(SECONDS, time.monotonic)  # a class may define how it is packed, and never end
        with deadline, _alarm(SECONDS + 0.5, deadline):
            try:
                return _pickled(functions)
            except Exception as error:
                name, reason = next(filter(None, (_culprit(one, set()) for one in functions)), (None, error))
            why = child._text(str, reason, 500)
    except TooSlow:
        what = f"{own} A value that it uses does not let itself be sent there: packing it takes too long"
        raise CannotSend(what, "") from None
    what = f"It uses `{name}`, which" if name else "It"
    raise CannotSend(f"{own} {what} cannot be sent there", why)


def _culprit(function: Function, met: set[int]) -> tuple[str, Exception] | None:
    """The name in the notebook, used by the function or by one that it uses, whose value cannot be sent; and why."""
    met.add(id(function))
    try:
        used = inspect.getclosurevars(function)
    except TypeError:  # a class, or another thing that can be called
        return None
    for name, value in {**used.globals, **used.nonlocals}.items():
        if id(value) in met:
            continue
        try:
            _pickled(value)
        except Exception as error:
            return _culprit(value, met) or (name, error)
    return None


@contextmanager
def _alarm(seconds: float, deadline: "_Deadline") -> Iterator[None]:
    """Raise TooSlow when the time is over, also while no line of Python runs, as in `sleep`; where the system can."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        if not deadline.passed:
            raise TooSlow(deadline._rearm)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class _Deadline:
    """While it is entered, lines of the learner raise TooSlow when the time is over."""

    def __init__(self, seconds: float, clock: Callable[[], float]):
        self._clock, self._end = clock, clock() + seconds
        self.passed = False

    def __enter__(self) -> None:
        self._before, self._armed = sys.gettrace(), True
        sys.settrace(self._trace)

    def __exit__(self, *_: object) -> None:
        self._armed = False
        sys.settrace(self._before)

    def _trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Called for every new frame. Those of the learner are traced line by line, which makes them much slower."""
        if not child.is_theirs(frame.f_code.co_filename):
            return None
        # Up to Python 3.11 the line of `while True: pass` is traced only once.
        frame.f_trace_opcodes = sys.version_info < (3, 12)
        return self._line(frame, event, argument)

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if self._clock() > self._end:
            self.passed = True
            raise TooSlow(self._rearm)
        return self._line

    def _rearm(self) -> None:
        if self._armed:
            sys.settrace(self._trace)
            frame = sys._getframe().f_back
            while frame:
                if child.is_theirs(frame.f_code.co_filename):
                    frame.f_trace = self._line
                frame = frame.f_back


def _run_here(parcel: bytes, packed_cases: list[bytes], drive: Drive, seconds: float) -> list[Outcome]:
    functions = cloudpickle.loads(parcel)  # copies: what they keep in globals disappears with them
    deadline = _Deadline(seconds, time.process_time)
    outcomes = []
    for case in packed_cases:
        with deadline:
            outcome, file = child.run_case(drive, functions, case, child.Screen(), child.Keyboard())
        if outcome.raised and outcome.raised.kind == "KeyboardInterrupt":
            raise KeyboardInterrupt
        if deadline.passed and not outcome.ended:
            outcome = outcome._replace(ended="too slow")
        outcomes.append(_with_line(outcome, file))
        if outcome.ended == "too slow":
            break
    return outcomes
