"""What runs in the child process: a learner's functions, one case after another. `runner` is the other side.

No object from the learner's code leaves this process. Values are copied to plain data first, item by item, so that no
odd type, endless list or hostile method reaches the notebook.
"""

import builtins
import io
import math
import os
import pickle
import re
import reprlib
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from pathlib import Path
from types import FrameType
from typing import IO, Any, NamedTuple, NoReturn

import cloudpickle

Function = Callable[..., Any]  # of a learner or of ours
Arguments = tuple[Any, ...]
Functions = tuple[Function, ...]
Drive = Callable[[Functions, Arguments], Any]  # runs one case

_SIZE = 500_000  # items and characters of one value: every write of a long search still fits
_DEPTH = 50  # lists in lists
_BITS = 14_000  # of an integer: Python refuses to write out much longer ones
_PRINTED = 10_000  # bytes kept of what one case prints
_MEMORY = 1 << 30  # bytes of address space: plenty for numpy, not enough to bring a small machine down
_RECURSION = 3_000  # learners raise the limit; far above this, Python's own stack overflows and ends the process
_LONGEST = 64 << 20  # bytes of a frame: one that claims to be longer is not one of ours
# Code of this package, of Python, and of classes that Python itself writes (named tuples, dataclasses).
_NOT_THEIRS = (str(Path(__file__).parents[1]) + os.sep, str(Path(os.__file__).parent) + os.sep, "<frozen ", "<string>")


class Raised(NamedTuple):
    """An exception, and the innermost line of the learner's code: its number in its cell, its text, its function.

    They are None if unknown; a line outside every `def` has no function.
    """

    kind: str
    message: str
    line_number: int | None = None
    line: str | None = None
    function: str | None = None


class Odd(NamedTuple):
    """Represents a value that is not plain data, too big or too deep: its type's name, and its repr, cut at 200."""

    type_name: str
    repr: str

    def __repr__(self) -> str:
        """What the value looked like, as the verdict of a check shows it."""
        return self.repr


class Outcome(NamedTuple):
    """What one case did.

    value      what the function returned, as plain data
    raised     the exception that ended it, or None
    ended      how it was ended: "too slow" (by processor time), "no answer" (by the clock), "too deep" (recursion),
               "exit", "input" (it asked for keyboard input), "died" (its process is gone), "memory"; "" if it was
               not. `raised` may name the line.
    printed    what it printed, cut
    arguments  its arguments after the call, as plain data; () where the process did not get that far
    """

    value: Any = None
    raised: Raised | None = None
    ended: str = ""
    printed: str = ""
    arguments: Arguments = ()


class InputAsked(BaseException):
    """There is no keyboard here. Not an Exception, so that a loop around `int(input())` ends too."""


class TooSlow(BaseException):
    """Raised in the learner's lines at the deadline, if there is no process to kill.

    Python stops tracing when a trace function raises. So `rearm` is called when code has caught this and drops it.
    """

    def __init__(self, rearm: Callable[[], None]):
        super().__init__("still running at the deadline")
        self.rearm = rearm

    def __del__(self) -> None:
        self.rearm()


_ENDINGS = {RecursionError: "too deep", SystemExit: "exit", MemoryError: "memory", TooSlow: "too slow"}


def ending_of(error: BaseException) -> str:
    """Return the misbehaviour that this exception means; "" if it is an ordinary one."""
    return next((ending for kind, ending in _ENDINGS.items() if issubclass(type(error), kind)), "")


def cached_again(parameters: dict[str, Any], function: Function) -> Any:
    """Return the function, wrapped again as functools.cache or lru_cache had wrapped it."""
    return lru_cache(**parameters)(function)


def plain(value: object) -> Any:
    """Return a copy made of None, bool, int, float, str, bytes, list, tuple, dict, set and frozenset; Odd for the rest.

    What is equal to one of these becomes it: an instance of a subclass, numpy's numbers and arrays, a Fraction.
    """
    room = _SIZE

    def copied(value: Any, depth: int) -> Any:
        nonlocal room
        kind = type(value)
        if kind is int:
            room -= value.bit_length() // 8
        room -= len(value) if kind is str or kind is bytes else 1
        if room < 0 or depth == 0 or (kind is int and value.bit_length() > _BITS):
            raise OverflowError
        # `kind in (…)` would call `__eq__` of a learner's metaclass; `is` calls nothing.
        if any(kind is atom for atom in (type(None), bool, int, float, str, bytes)):
            return value
        # A subclass counts like its base (named tuples, enums, a list with further methods): it is equal to it. Only
        # the base's own methods are called.
        for base, exactly in ((int, int.__int__), (float, float.__float__), (str, str.__str__)):
            if issubclass(kind, base):
                return copied(exactly(value), depth)
        for group in (list, tuple, set, frozenset):
            if issubclass(kind, group):
                return group([copied(item, depth - 1) for item in group.__iter__(value)])
        if issubclass(kind, dict):
            return {copied(key, depth - 1): copied(item, depth - 1) for key, item in dict.items(value)}
        numpy = sys.modules.get("numpy")  # its numbers, booleans and arrays count like Python's
        if numpy and (issubclass(kind, numpy.generic) or kind is numpy.ndarray):
            return copied(value.tolist(), depth - 1)
        if "fractions" in sys.modules and kind is sys.modules["fractions"].Fraction:
            return value.numerator if value.denominator == 1 else float(value)
        return Odd(_type_name(value), _text(_REPR.repr, value, 200))

    try:
        return copied(value, _DEPTH)
    except BaseException:  # too big, too deep (a list in itself is), or changed by a thread meanwhile
        return Odd(_type_name(value), _text(_REPR.repr, value, 200))


_REPR = reprlib.Repr()
_REPR.maxother = _REPR.maxstring = 200


def _type_name(value: object) -> str:
    return str(type.__dict__["__name__"].__get__(type(value)))  # not `.__name__`, which a metaclass can change


def _text(write: Callable[[Any], str], value: object, length: int) -> str:
    """repr(value) or str(value), cut, and without addresses, which are different each time."""
    try:
        text = str.__getitem__(write(value), slice(10 * length))  # what __repr__ returns may be a subclass of str
    except BaseException:
        return f"<{_type_name(value)} that cannot be shown>"
    return re.sub(" at 0x[0-9A-Fa-f]+", "", text)[:length]


class Screen(io.BufferedIOBase):
    """Keeps the beginning of what is printed; endless printing must not fill the memory."""

    def __init__(self) -> None:
        self._kept = bytearray()  # one byte more than is shown, if there was more

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._kept += memoryview(data)[: _PRINTED + 1 - len(self._kept)]
        return len(data)

    def text(self) -> str:
        return self._kept[:_PRINTED].decode(errors="replace") + "…" * (len(self._kept) > _PRINTED)


class Keyboard(io.TextIOBase):
    """Input without a person. `asked` remembers that something was read, even if the learner's code hid it."""

    asked = False

    def read(self, *_: object) -> NoReturn:
        self.asked = True
        raise InputAsked("there is no keyboard input here")

    readline = readlines = __next__ = read
    buffer = property(read)


@contextmanager
def _set_apart(screen: Screen, keyboard: Keyboard) -> Iterator[None]:
    """Restore standard streams, builtins and the recursion limit afterwards: the learner's code may change them."""
    names = vars(builtins)
    before = dict(names)
    streams = sys.stdin, sys.stdout, sys.stderr
    limit, set_limit = sys.getrecursionlimit(), sys.setrecursionlimit
    text_stream = partial(io.TextIOWrapper, encoding="utf-8", errors="backslashreplace", newline="", write_through=True)
    # What goes to stderr (warnings, exceptions of threads) is not what the function printed.
    sys.stdin, sys.stdout, sys.stderr = keyboard, text_stream(screen), text_stream(Screen())
    sys.setrecursionlimit = lambda new: set_limit(min(new, _RECURSION))
    names["input"] = keyboard.read
    names.setdefault("display", print)  # in a notebook it is always there
    try:
        yield
    finally:
        names.update(before)
        for name in names.keys() - before.keys():
            del names[name]
        sys.stdin, sys.stdout, sys.stderr = streams
        sys.setrecursionlimit = set_limit
        set_limit(limit)


@lru_cache
def is_theirs(file: str) -> bool:
    """Return whether code in this file is the learner's: not of this package, of Python or of an installed library."""
    return not file.startswith(_NOT_THEIRS) and "site-packages" not in file and "dist-packages" not in file


def _place(frames: Iterable[tuple[FrameType, int]]) -> tuple[int | None, str, str | None]:
    """Line number, file and function of the first of these (frame, line number) that is the learner's.

    (None, "", None) if there is none. A line of a function within a function counts as the outer one's.
    """
    for frame, number in frames:
        code = frame.f_code
        if is_theirs(code.co_filename):
            function = code.co_qualname.partition(".<locals>")[0]
            return number, code.co_filename, None if function.startswith("<") else function
    return None, "", None


def run_case(
    drive: Drive, functions: Functions, case: bytes, screen: Screen, keyboard: Keyboard
) -> tuple[Outcome, str]:
    """Return the outcome of one case, a pickled tuple of arguments, and the file of the line that raised.

    The notebook adds the text of that line: only there are its cells known.
    """
    arguments = pickle.loads(case)
    value = error = raised = None
    ended = file = ""
    with _set_apart(screen, keyboard):
        try:
            value = drive(functions, arguments)
        except BaseException as caught:
            error = caught
    with _set_apart(Screen(), Keyboard()):  # a __str__ or __repr__ may print, too
        if error is not None:
            number, file, function = _place(reversed(list(traceback.walk_tb(error.__traceback__))))
            traceback.clear_frames(error.__traceback__)  # frees what filled the memory
            raised = Raised(_type_name(error), _text(str, error, 500), number, function=function)
            ended = ending_of(error)
        if keyboard.asked:
            ended = "input"
        return Outcome(plain(value), raised, ended, screen.text(), tuple(map(plain, arguments))), file


def write_frame(stream: IO[bytes], data: bytes) -> None:
    stream.write(struct.pack("!Q", len(data)) + data)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    """Return the data of the next frame; None at the end of the stream, or if what comes is not a frame."""
    header = stream.read(8)
    if len(header) < 8 or (length := struct.unpack("!Q", header)[0]) > _LONGEST:
        return None
    data = stream.read(length)
    return data if len(data) == length else None


def _set_limits(seconds: float) -> None:
    """Limit memory and processor time: if the kernel was killed, nothing else would end a loop."""
    try:
        import resource
    except ImportError:  # Windows
        return
    # A call into C that never returns lets no thread of Python run: then the system ends the process.
    cpu = math.ceil(time.process_time() + seconds + 1)
    for what, most in ((resource.RLIMIT_AS, _MEMORY), (resource.RLIMIT_CPU, cpu), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(what)[1]
        with suppress(OSError, ValueError):  # refused if the hard limit is lower already, and by some versions of macOS
            resource.setrlimit(what, (most, hard))


def main() -> None:
    """Say "ready", wait for one order, say "loaded", send an outcome for each case, and wait to be killed.

    The end of standard input means that the notebook is gone: then this process ends too.
    """
    orders, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):  # what a library in C prints must not come between the frames
        os.dup2(null, standard)
    # Taken here, before the learner's code can replace them.
    own, learner, quit_now, lock = os.getpid(), threading.get_ident(), os._exit, threading.Lock()

    def send(*frame: object) -> None:
        if os.getpid() != own:
            quit_now(0)  # the learner's code called os.fork, and this is the copy
        with lock:
            write_frame(results, pickle.dumps(frame))

    send("ready")
    order = read_frame(orders)
    if order is None:
        quit_now(0)
    sys.path[:], functions, drive, cases, seconds, wall = pickle.loads(order)
    try:
        functions, drive = cloudpickle.loads(functions), cloudpickle.loads(drive)
    except BaseException as error:  # for example a module that is only in the notebook's process
        send("unloadable", f"{_type_name(error)}: {_text(str, error, 500)}")
        quit_now(1)
    now: list[Any] = [Screen(), Keyboard()]

    def watch(sleep: Any = time.sleep, clock: Any = time.monotonic, computed: Any = time.process_time) -> None:
        # In a separate thread, so that the learner's code cannot catch it.
        begun, before, ended = clock(), computed(), ""
        while not ended:
            sleep(0.02)
            ended = "too slow" if computed() - before > seconds else "no answer" if clock() - begun > wall else ""
        try:
            screen, keyboard = now
            number, file, function = _place(traceback.walk_stack(sys._current_frames()[learner]))
            raised = Raised("TooSlow", "still running at its limit", number, function=function)
            send("outcome", Outcome(None, raised, "input" if keyboard.asked else ended, screen.text()), file)
        finally:
            quit_now(1)  # also if the notebook is gone, and nothing reads

    _set_limits(seconds)
    send("loaded")
    threading.Thread(target=watch, daemon=True).start()
    try:
        for case in cases:
            now[:] = Screen(), Keyboard()
            send("outcome", *run_case(drive, functions, case, *now))
        orders.read()
    finally:
        quit_now(0)  # a plain end would wait for threads that the learner's code left running
