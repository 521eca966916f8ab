"""Run a learner's functions where they can do no harm: in a process of their own, killed at a deadline.

From inside, a process cannot be sure to stop a loop: a bare `except:` swallows what is raised in it. A new process for
every check also means that nothing of one check is there in the next. Starting Python takes a moment, so one
process is always started ahead.
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
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import CodeType, ModuleType

import cloudpickle

from sudoku_teach.exercises.child import (
    Keyboard,
    Odd,
    Outcome,
    Raised,
    Screen,
    TooSlow,
    _text,
    cached_again,
    ending_of,
    is_theirs,
    plain,
    read_frame,
    run_case,
    write_frame,
)

SECONDS = 5.0  # of processor time, for all cases of a check together
WALL = 30.0  # seconds by the clock: after them it is unknown whether a program is slow, waits, or has a busy machine
DEPTH = 1_000  # calls inside each other, as Python allows them unless it is told otherwise
_GRACE = 2.0  # for the child to say itself that time is over, and in which line
_NOTICE = 1.0  # seconds after which a reader is told that a check is running
_START = 60.0  # for Python to start on a busy machine, usually long over when a check begins
_LOAD = 10.0  # for the imports that the learner's functions need
_LARGEST = 20_000_000  # bytes of functions and of the values that they use
CACHED = type(lru_cache(len))

# In a browser (Pyodide) there are no processes. There the functions run in this one, and Python's own loops are
# stopped at their next line. What waits or computes outside Python (`time.sleep`, `sum(count())`) cannot be stopped.
WITHOUT_PROCESSES = sys.platform == "emscripten" or not sys.executable


class CannotSend(Exception):
    """The functions cannot be brought to the process that would run them.

    `what` says what is in the way, `reason` what Python says about it, which may hold anything.
    """

    def __init__(self, what: str, reason: str = ""):
        super().__init__(f"{what}: {reason}." if reason else f"{what}.")
        self.what, self.reason = what, reason


def call(functions: tuple[Callable, ...], arguments: tuple) -> object:
    """The usual way to run one case: the first function gets the arguments."""
    return functions[0](*arguments)


SHARED = "a list that another call returned, too"


def apart(functions: tuple[Callable, ...], arguments: tuple, other: tuple | None = None) -> object:
    """Like `call`, and SHARED where a list of the result is returned by another call, too.

    That call is made before anybody looks at the result, with `other`, or with copies of the same arguments.
    """
    other = copy.deepcopy(arguments if other is None else other)
    value = functions[0](*arguments)
    if not _lists_in(value):  # once is enough, then, also for what it prints
        return value
    with suppress(Exception):  # what it raises is seen where these arguments are a case
        again = functions[0](*other)  # kept, so that its lists live beside those of `value`
        if _lists_in(value) & _lists_in(again):
            return SHARED
    return value


def _lists_in(value: object) -> set[int]:
    """Which lists and sets a value is made of, in tuples as well; a list may hold itself, or be very deep."""
    met, left = {}, [value]
    while left:
        value = left.pop()
        # `in (list, …)` would ask a learner's metaclass whether it is equal; `is` asks nobody.
        if id(value) not in met and any(type(value) is kind for kind in (list, set, tuple)):
            met[id(value)] = type(value)
            left.extend(value)
    return {number for number, kind in met.items() if kind is not tuple}


def observe(functions: tuple[Callable, ...], arguments: tuple, drive: Callable = call) -> Outcome:
    """The outcome of one case of functions that we trust, in this process and without a deadline.

    Streams and builtins stay as they are, so that it can run in any thread; an interrupt comes through.
    """
    value = raised = None
    ended = ""
    try:
        value = drive(functions, arguments)
    except Exception as error:
        raised = Raised(type(error).__name__, str(error))
        ended = ending_of(error)
    return Outcome(plain(value), raised, ended, arguments=tuple(map(plain, arguments)))


def run(
    functions: tuple[Callable, ...],
    cases: Sequence[tuple],
    drive: Callable = call,
    seconds: float = SECONDS,
    notice: Callable[[], object] = lambda: None,
) -> list[Outcome]:
    """Run a learner's functions on every case and say what happened, whatever they do.

    `cases` are tuples of plain arguments; each case gets copies of its own. `drive(functions, arguments)` runs one
    case. All cases run in one new process, in order, so what the functions keep between calls is seen. `seconds` is
    for all of them, counted from the first case on. `notice` is called if it takes more than a moment.

    Return one Outcome for each case that was begun: the list ends with a case that was stopped or killed its process.
    Raise CannotSend if the functions, or a value of the notebook that they use, cannot leave the notebook.
    """
    parcel = _pack(functions)
    packed_cases = [pickle.dumps(case) for case in cases]
    if WITHOUT_PROCESSES:
        return _run_here(parcel, packed_cases, drive, seconds)
    order = pickle.dumps((list(map(str, sys.path)), parcel, _pickled(drive), packed_cases, seconds, WALL))
    child = _take()
    outcomes: list[Outcome] = []
    try:
        child.load(order)
        begun = time.monotonic()
        patience = begun + _NOTICE
        while len(outcomes) < len(cases):
            frame = child.answer(patience)
            if frame[0] == "no answer" and patience != begun + WALL + _GRACE:
                patience = begun + WALL + _GRACE
                notice()
                continue
            outcomes.append(_with_line(*frame[1:]) if frame[0] == "outcome" else Outcome(ended=frame[0]))
            if outcomes[-1].ended in ("too slow", "no answer", "died"):
                break
    finally:  # an interrupt from the keyboard comes by here, too
        child.stop()
        warm_up()
    return outcomes


# ---- the child process -------------------------------------------------------------------------------


class _PlainUnpickler(pickle.Unpickler):
    """Reads plain data and our three types. Nothing that the learner's process sends can run code here."""

    def find_class(self, module, name):
        for known in (Outcome, Raised, Odd):
            if (module, name) == (known.__module__, known.__qualname__):
                return known
        raise pickle.UnpicklingError(f"{module}.{name} is not plain data")


class _Child:
    """One process that runs one check. A thread reads what it says: on Windows nothing else can wait with a timeout."""

    def __init__(self):
        root = str(Path(__file__).parents[2])
        code = f"import sys; sys.path.insert(0, {root!r}); from sudoku_teach.exercises.child import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            # numpy's threads would each reserve memory, on a large machine more than the child is allowed.
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
            start_new_session=True,  # interrupting the kernel does not reach it, and its own children end with it
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._frames: queue.SimpleQueue = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with self.process.stdout as stream, suppress(Exception):  # no frame of ours: as good as dead
            while (frame := read_frame(stream)) is not None:
                self._frames.put(_PlainUnpickler(io.BytesIO(frame)).load())
        self._frames.put(("died",))

    def answer(self, until: float) -> tuple:
        """The next frame; ("died",) where none will come, ("no answer",) where none has by `until`."""
        try:
            frame = self._frames.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return ("no answer",)
        if frame == ("died",):
            with suppress(subprocess.TimeoutExpired):
                if self.process.wait(1) == -getattr(signal, "SIGXCPU", 0):
                    return ("too slow",)  # the system ended it when its processor time was over
        return frame

    def load(self, order: bytes) -> None:
        """Send what is to be run, and wait until it is about to."""
        said = self.answer(time.monotonic() + _START)
        if said == ("ready",):
            with suppress(OSError):  # if it has died, the answer says so
                write_frame(self.process.stdin, order)
            said = self.answer(time.monotonic() + _LOAD)
        if said != ("loaded",):
            raise CannotSend("The process that should run your function could not load it", said[-1])

    def stop(self) -> None:
        """End the process, and those that it has started (not on Windows); wait until it is gone."""
        if self.process.returncode is None and hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        with suppress(OSError):
            self.process.stdin.close()


_spare: _Child | None = None
_taking = threading.RLock()  # two checks in two threads must not take the same process


def warm_up() -> None:
    """Start the process for the next check, if none is waiting. Returns at once."""
    global _spare
    with _taking:
        if WITHOUT_PROCESSES or (_spare and _spare.process.poll() is None):
            return
        if _spare:
            _spare.stop()
        _spare = None
        with suppress(OSError):  # said by `_take`, when there is something to run
            _spare = _Child()


def _take() -> _Child:
    global _spare
    with _taking:
        warm_up()
        child, _spare = _spare, None
    if not child:
        raise CannotSend("Your function runs in a process of its own, and the system lets none be started")
    return child


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


# ---- sending functions -------------------------------------------------------------------------------


class _Parcel(io.BytesIO):
    def write(self, data) -> int:
        if self.tell() + len(data) > _LARGEST:
            raise OverflowError(f"it takes more than {_LARGEST // 1_000_000} million bytes")
        return super().write(data)


class _Pickler(cloudpickle.Pickler):
    def reducer_override(self, thing):
        if isinstance(thing, CodeType):
            return marshal.loads, (marshal.dumps(thing),)  # cloudpickle itself drops the name of the file
        autocall = sys.modules.get("IPython.core.autocall")
        if autocall and issubclass(type(thing), autocall.ExitAutocall):
            return getattr, (sys, "exit")  # a notebook's own `exit` would drag the whole kernel along
        if isinstance(thing, CACHED):  # cloudpickle looks for these by name, and finds no notebook
            return cached_again, (thing.cache_parameters(), thing.__wrapped__)
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


def send_by_value(module: ModuleType) -> None:
    """Send what is defined in this module as it is, so that the process of a check does not import the module."""
    cloudpickle.register_pickle_by_value(module)


def _pack(functions: tuple[Callable, ...]) -> bytes:
    try:
        with _Deadline(
            SECONDS, time.monotonic
        ):  # a value of the learner's may say itself how it is packed, and never end
            try:
                return _pickled(functions)
            except Exception as error:
                name, reason = next(filter(None, (_culprit(one, set()) for one in functions)), (None, error))
    except TooSlow:
        raise CannotSend(
            "Your function runs in a process of its own. A value that it uses does not let itself be sent there: "
            "packing it takes too long"
        ) from None
    what = f"It uses `{name}`, which" if name else "It"
    raise CannotSend(
        f"Your function runs in a process of its own. {what} cannot be sent there", _text(str, reason, 500)
    )


def _culprit(function: Callable, met: set[int]) -> tuple[str, Exception] | None:
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


# ---- without processes -------------------------------------------------------------------------------


class _Deadline:
    """While it is entered, lines of the learner raise TooSlow once the time is over."""

    def __init__(self, seconds: float, clock: Callable[[], float]):
        self._clock, self._end = clock, clock() + seconds
        self.passed = False

    def __enter__(self):
        self._before, self._armed = sys.gettrace(), True
        sys.settrace(self._trace)

    def __exit__(self, *_):
        self._armed = False
        sys.settrace(self._before)

    def _trace(self, frame, event, argument):
        """Called for every new frame. Those of the learner are traced line by line, and many times slower for it."""
        if not is_theirs(frame.f_code.co_filename):
            return None
        # Up to Python 3.11 the line of `while True: pass` is met only once.
        frame.f_trace_opcodes = sys.version_info < (3, 12)
        return self._line(frame, event, argument)

    def _line(self, frame, event, argument):
        if self._clock() > self._end:
            self.passed = True
            raise TooSlow(self._rearm)
        return self._line

    def _rearm(self) -> None:
        if self._armed:
            sys.settrace(self._trace)
            frame = sys._getframe()
            while frame := frame.f_back:
                if is_theirs(frame.f_code.co_filename):
                    frame.f_trace = self._line


def _run_here(parcel: bytes, packed_cases: list[bytes], drive: Callable, seconds: float) -> list[Outcome]:
    functions = cloudpickle.loads(parcel)  # copies: what they keep in globals is gone with them
    deadline = _Deadline(seconds, time.process_time)
    outcomes = []
    for case in packed_cases:
        with deadline:
            outcome, file = run_case(drive, functions, case, Screen(), Keyboard())
        if outcome.raised and outcome.raised.kind == "KeyboardInterrupt":
            raise KeyboardInterrupt
        if deadline.passed and not outcome.ended:
            outcome = outcome._replace(ended="too slow")
        outcomes.append(_with_line(outcome, file))
        if outcome.ended == "too slow":
            break
    return outcomes
