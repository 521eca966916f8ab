"""What an exercise is, and how a check turns what a program did into a sentence that helps.

A check runs the learner's program and the answer on the same cases and compares what they did. A slip is
recognised by what the program does, never by how it is written: either the program does exactly what a known wrong
program does, on every case, or what it did shows the slip.
"""

import base64
import builtins
import copy
import dis
import html
import inspect
import linecache
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import CodeType
from typing import Any, ClassVar, NamedTuple, TypeVar

from sudoku_teach.board import many
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.child import Arguments, Drive, Function, Functions, Odd, Outcome, Raised
from sudoku_teach.notebook import Shown, show_source

Answer = TypeVar("Answer")


class Seen(NamedTuple):
    """One case: its arguments, what the learner's program did, and what the answer does."""

    arguments: Arguments
    outcome: Outcome
    expected: Outcome
    agrees: bool


@dataclass(frozen=True)
class Slip:
    """A known misunderstanding: its name, a sentence about it, and how to recognise it.

    `program`: a wrong program that has exactly this slip; a learner's program that does the same on every case has
    it too. It must end on every case. `shows`: a question about what was seen, for slips that more than one program
    can have. One of the two is given.
    """

    name: str
    says: str
    program: Functions | Function | None = None
    shows: Callable[[Sequence[Seen]], bool] | None = None


@dataclass(frozen=True, eq=False)
class Exercise:
    """One exercise, from its task to its answer.

    `stub`: the program that the lesson's cell holds before the learner begins; it runs. `check` gets its functions, in
    the order in which it defines them. `answer`: the same functions, right. `cases`: tuples of arguments, the smallest
    first; the first one that fails is shown.
    """

    name: str
    stars: int  # 1 to 3
    kind: str  # "complete", "repair", "order" or "write"
    task: str  # Markdown
    stub: str
    answer: Functions
    cases: tuple[Arguments, ...]
    slips: tuple[Slip, ...]
    hints: tuple[str, ...]  # each one step further than the last
    buys: str  # one sentence: what the learner gains from a right answer
    where: str  # where the package does it
    drive: Drive = runner.call  # how the functions are run on one case, see runner.run
    same: Callable[[Any, Any], bool] = field(default=lambda yours, expected: yours == expected)
    show: Callable[[Seen], list[Any]] = field(default=lambda seen: show_values(seen))  # Markdown and pictures
    changes_arguments: bool = False  # whether the program is meant to work in place
    floats: bool = False  # whether a float counts as the int of the same value
    given: str = ""  # imports of what the program may use; an order of lines is run with them
    distractors: tuple[str, ...] = ()  # kind "order": lines that look right but are not used
    names: tuple[str, ...] = ()  # of a case's arguments, where `drive` takes others than the first function

    @property
    def parameters(self) -> list[str]:
        """The names of a case's arguments: usually those that the first function gives them."""
        return list(self.names or inspect.signature(self.answer[0]).parameters)


# ---- what a failing case looks like ------------------------------------------------------------------


def show_values(seen: Seen) -> list[Any]:
    """Return the value of the answer and the learner's, one under the other."""
    return [fenced([f"expected: {said(seen.expected)}", f"yours:    {said(seen.outcome)}"])]


def show_bits(seen: Seen, names: Sequence[str] = (), width: int = 9) -> list[Any]:
    """Return the arguments named here, the value of the answer and the learner's as bits, one under the other."""
    rows = [bit_row(name, value, width) for name, value in zip(names, seen.arguments, strict=False)]
    for label, outcome in (("expected", seen.expected), ("yours", seen.outcome)):
        is_int = isinstance(outcome.value, int) and not isinstance(outcome.value, bool)
        rows.append(bit_row(label, outcome.value, width) if is_int else f"{label:9}  {said(outcome)}")
    return [fenced(rows)]


def bit_row(label: str, value: int, width: int = 9) -> str:
    """Return one int as text: its lowest bits, what is left of them, and the int as Python writes it."""
    ones_forever = "…" if value < 0 else " "
    wide = "" if -(1 << width) <= value < 1 << width else f"  and bits left of these {width}"
    return f"{label:9} {ones_forever}{value & ((1 << width) - 1):0{width}b}  {value}{wide}"


def fenced(lines: Sequence[str]) -> str:
    """Return lines as a block of text in Markdown."""
    lines = [one_line(line, 400) for line in lines]
    fence = _ticks(lines, 3)
    return "\n".join([f"{fence}text", *lines, fence])


def code(text: str) -> str:
    """Return text as code within a sentence, whatever it contains."""
    text = one_line(text) or " "  # two backticks with nothing between are not code
    pad = " " if "`" in text else ""
    return f"{_ticks([text], 1)}{pad}{text}{pad}{_ticks([text], 1)}"


def one_line(text: str, length: int = 200) -> str:
    """Return text of a learner's program, cut, with control characters and halves of characters written out."""
    text = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
    return text if len(text) <= length else text[:length] + "…"


def _ticks(texts: Sequence[str], least: int) -> str:
    """As many backticks as Markdown needs around these texts."""
    runs = [len(run) for text in texts for run in re.findall("`+", text)]
    return "`" * max(least, 1 + max(runs, default=0))


def said(outcome: Outcome) -> str:
    """Return in words what the function returned."""
    if outcome.ended:
        return f"no answer ({outcome.ended})"
    if outcome.raised:
        return _error(outcome.raised)
    return one_line(outcome.value.repr if isinstance(outcome.value, Odd) else repr(outcome.value))


def _error(raised: Raised) -> str:
    return f"{raised.kind}: {raised.message}" if raised.message else raised.kind


# ---- the check -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What a check found: `state` is "not started", "not checked", "wrong" or "right"; `slip` its name if known."""

    state: str
    parts: tuple[Any, ...]  # Markdown and pictures
    slip: str | None = None

    SIGNS: ClassVar = {
        "not started": "○ Not started.",
        "not checked": "○ Not checked.",
        "wrong": "✗ Not yet.",
        "right": "✓ Right.",
    }

    def __repr__(self) -> str:
        return "\n".join([self.SIGNS[self.state], *(str(part) for part in self.parts)])

    def _repr_markdown_(self) -> str:
        first, *others = self.parts
        return "\n\n".join([f"**{self.SIGNS[self.state]}** {first}", *map(_markdown, others)])


def _markdown(part: Any) -> str:
    if isinstance(part, str):
        return part
    data = base64.b64encode(part.png()).decode()
    width = part.metadata()["image/png"]["width"]
    return f'<img alt="{html.escape(part.text)}" width="{width}" src="data:image/png;base64,{data}">'


MISBEHAVIOUR = {
    "too slow": "It was stopped after {seconds:.0f} seconds. A loop or a recursion does not come to its end here.",
    "too deep": "It calls itself without end: Python gave up. A recursion needs a case in which it returns "
    "without calling itself, and each call must come closer to that case.",
    "exit": "It calls `exit()`. In a notebook that is no way to stop a search: it would ask the whole kernel to end. "
    "`return` hands the result to the caller.",
    "input": "It asks for `input()`. The function is given everything that it needs as arguments.",
    "memory": "It needs more memory than a check allows. A list grows without end, perhaps.",
    "died": "It ended the whole process that it ran in. The kernel and your variables are unharmed.",
}


class Task:
    """One exercise in a learner's hands; see `exercise`."""

    def __init__(self, the_exercise: Exercise):
        self._exercise = the_exercise
        self._hints_given = 0

    def __repr__(self) -> str:
        return f"exercise {self._exercise.name} {stars(self._exercise)}"

    def _repr_markdown_(self) -> str:
        names = ", ".join(self._functions())
        begin = {
            "repair": "The program in the next cell is broken: find out why, and fix it.",
            "order": "Put the lines in order below, then run the cell with the check.",
        }.get(self._exercise.kind, f"Write `{names}` in the next cell, and run it.")
        return (
            f"**Exercise `{self._exercise.name}`** {stars(self._exercise)}\n\n{self._exercise.task}\n\n"
            f"{begin} Stuck? `task.hint()` in a new cell goes one step further each time; `task.answer()` shows an "
            "answer."
        )

    def check(self, *functions: Any) -> Verdict:
        """Run the program on the exercise's cases, outside the kernel, and return a verdict.

        It returns within about five seconds, whatever the program does.
        """
        verdict = self._check(functions)
        note(self._exercise, verdict.state)
        return verdict

    def hint(self) -> Shown:
        """Return the next hint; after the last one, the last one again."""
        hints = self._exercise.hints
        self._hints_given = min(self._hints_given + 1, len(hints))
        heading = f"Hint {self._hints_given} of {len(hints)}."
        text = hints[self._hints_given - 1]
        last = " That was the last one; `task.answer()` shows an answer." if self._hints_given == len(hints) else ""
        return Shown(f"**{heading}** {text}{last}", f"{heading} {text}{last}")

    def answer(self) -> Shown:
        """Return a right program: the source in the package, if it has one."""
        return show_source(*self._exercise.answer)

    @property
    def lines(self) -> tuple[str, tuple[str, ...]]:
        """For an exercise that asks for an order: the lines of an answer, and the lines that are not used."""
        head, (answer,) = self._exercise.stub.splitlines()[0], self._exercise.answer
        body = inspect.getsource(answer).split('"""')[-1]  # what follows the docstring
        return head + body, self._exercise.distractors

    def _functions(self) -> dict[str, Function]:
        return defined_by(self._exercise.stub)

    def _is_of_the_stub(self, function: Function) -> bool:
        """Whether a function is written as in the stub, except for spaces."""
        try:
            source = inspect.getsource(function)
        except (OSError, TypeError):
            return True
        return "".join(source.split()) in "".join(self._exercise.stub.split())

    def _check(self, functions: tuple[Any, ...]) -> Verdict:
        stub = self._functions()
        call = f"`task.check({', '.join(stub)})`"
        if len(functions) == 1 and hasattr(type(functions[0]), "program"):  # the widget that puts lines in order
            program = functions[0].program
            if not program.strip():
                return Verdict("not started", ("No line is in its place yet.",))
            try:
                defined = defined_by(program, "<your lines>", self._exercise.given)
            except SyntaxError as error:
                where = f"In line {error.lineno}, `{(error.text or '').strip()}`: {error.msg}."
                return Verdict("wrong", (f"Python cannot read the lines in this order. {where}",), "not a program")
            except Exception:  # a line that is not indented has run
                defined = {}
            if list(defined) != list(stub):
                first = self._exercise.stub.splitlines()[0]
                text = f"The program begins with `{first}`; every other line belongs inside it, further to the right."
                return Verdict("wrong", (text,), "not a program")
            functions = tuple(defined.values())
        if len(functions) != len(stub) or not all(map(callable, functions)):
            return Verdict("not checked", (f"Pass the function itself, without calling it: {call}.",))
        if all(map(same_code, functions, stub.values())):
            if self._exercise.kind == "repair" and not all(map(self._is_of_the_stub, functions)):
                return Verdict("wrong", ("What the program does has not changed: it does the same steps as before.",))
            begin = "fix the program" if self._exercise.kind == "repair" else f"write `{', '.join(stub)}`"
            return Verdict("not started", (f"Your turn: {begin}, and run this cell again.",))
        try:
            # The first case once more: this finds a program that keeps something from earlier calls.
            cases = [*self._exercise.cases, self._exercise.cases[0]]
            outcomes = runner.run(functions, cases, self._exercise.drive)
        except runner.CannotSend as error:
            reason = f": {code(error.reason)}" if error.reason else ""
            return Verdict("not checked", (f"{error.what}{reason}.",))
        expected = expected_of(self._exercise)
        seen = [
            Seen(case, outcome, right, _agrees(self._exercise, outcome, right))
            for case, outcome, right in zip(cases, outcomes, [*expected, expected[0]], strict=False)
        ]
        if len(seen) == len(cases) and all(one.agrees for one in seen):
            return Verdict("right", (self._exercise.buys, f"In the package: {self._exercise.where}."))
        return self._wrong(seen)

    def _wrong(self, seen: list[Seen]) -> Verdict:
        first = next(one for one in seen if not one.agrees)
        call = _with(self._exercise, first)
        parts: list[Any] = [call or "On this board:"]
        if first.outcome.ended:
            parts.append(MISBEHAVIOUR[first.outcome.ended].format(seconds=runner.SECONDS))
        if first.outcome.raised:
            parts.append(_raised(first.outcome.raised, first, self._functions()))
        if not call or not (first.outcome.raised or first.outcome.ended):
            parts += _asked(self._exercise.show, first, [fenced([f"yours: {said(first.outcome)}"])])
        if not self._exercise.changes_arguments:
            parts += _changed(self._exercise, first)
        slip = diagnose(self._exercise, seen)
        if slip:
            parts.append(f"This looks like ***{slip.name}***: {slip.says}")
        return Verdict("wrong", tuple(parts), slip.name if slip else None)


def diagnose(the_exercise: Exercise, seen: Sequence[Seen]) -> Slip | None:
    """Return the slip that was seen: one of the exercise, else one that any program can have, else None."""
    # The last case is the first one again. If something is kept between calls, nothing else can be told.
    # If the time for all cases was over in the last one, that does not show that anything is kept.
    again = seen[-1] if len(seen) == len(the_exercise.cases) + 1 else None
    if again and seen[0].agrees and not again.agrees and again.outcome.ended != "too slow":
        return KEEPS
    known: list[Slip] = [*BEFORE_ALL, *the_exercise.slips, *EVERYWHERE]
    if not the_exercise.changes_arguments:
        known.append(CHANGES)
    for slip in known:
        if slip.shows and _asked(slip.shows, seen, False):
            return slip
        if slip.program:
            program = slip.program if isinstance(slip.program, tuple) else (slip.program,)
            theirs = behaviour(program, the_exercise)
            # The last case is the first one again, for programs that keep something.
            if len(seen) == len(theirs) + 1 and all(
                _alike(one.outcome, other) for one, other in zip(seen, theirs, strict=False)
            ):
                return slip
    return None


def expected_of(the_exercise: Exercise) -> list[Outcome]:
    """Return what the answer does on the exercise's cases."""
    return behaviour(the_exercise.answer, the_exercise)


@cache
def behaviour(functions: Functions, the_exercise: Exercise) -> list[Outcome]:
    """Return what functions of our own do on the exercise's cases, in this process."""
    return [runner.observe(functions, copy.deepcopy(case), the_exercise.drive) for case in the_exercise.cases]


def _agrees(the_exercise: Exercise, outcome: Outcome, expected: Outcome) -> bool:
    if outcome.ended or (outcome.raised and not expected.raised):
        return False
    if expected.raised:
        return outcome.raised is not None and outcome.raised.kind == expected.raised.kind
    if not the_exercise.changes_arguments and outcome.arguments != expected.arguments:
        return False
    # 4.0 == 4, but 4.0 is not a mask.
    if not the_exercise.floats and _holds_float(outcome.value) and not _holds_float(expected.value):
        return False
    return _asked(lambda values: the_exercise.same(*values), (outcome.value, expected.value), False)


def _holds_float(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_holds_float, value.values()))
    return isinstance(value, float) or (isinstance(value, list | tuple | set) and any(map(_holds_float, value)))


def _asked(question: Callable[[Any], Answer], about: object, otherwise: Answer) -> Answer:
    """The answer to a question about what a program did; `otherwise` if that has a shape we did not think of."""
    try:
        return question(about)
    except Exception:
        return otherwise


def _alike(outcome: Outcome, other: Outcome) -> bool:
    """Whether two programs did the same, where a slip is concerned: what they print does not count."""
    kinds = [one.raised and one.raised.kind for one in (outcome, other)]
    return kinds[0] == kinds[1] and all(
        getattr(outcome, name) == getattr(other, name) and type(getattr(outcome, name)) is type(getattr(other, name))
        for name in ("value", "ended", "arguments")
    )


def _with(the_exercise: Exercise, seen: Seen) -> str:
    """The call that failed, as far as it fits in a line; the exercise itself draws boards."""
    values = [
        f"{name} = {value!r}"
        for name, value in zip(the_exercise.parameters, seen.arguments, strict=False)
        if len(repr(value)) <= 60
    ]
    return f"With `{', '.join(values)}`:" if values else ""


def _changed(the_exercise: Exercise, seen: Seen) -> list[str]:
    """What happened to each argument that should have stayed unchanged."""
    afterwards = zip(the_exercise.parameters, seen.outcome.arguments, seen.expected.arguments, strict=False)
    return [
        f"`{name}` afterwards: {code(repr(value))}"
        if len(repr(value)) <= 60
        else f"`{name}` is not the same afterwards."
        for name, value, before in afterwards
        if value != before
    ]


def _raised(raised: Raised, seen: Seen, checked: Collection[str]) -> str:
    """The exception and the learner's line; if the runner ended the program, only the line.

    `checked`: the names of the functions that the exercise asks for. A line of another one may be in another cell.
    """
    text = "It was" if seen.outcome.ended else f"It raised {code(_error(raised))}"
    if raised.line_number:
        other = raised.function and raised.function not in checked
        cell = f"the cell with your `{raised.function}`" if other else "your code"
        text += f" in line {raised.line_number} of {cell}" + (f": {code(raised.line)}" if raised.line else "")
    elif seen.outcome.ended:
        return "The line is not known."
    if seen.expected.raised:
        text += f"\n\nExpected here: `{seen.expected.raised.kind}`."
    return text


def stars(the_exercise: Exercise) -> str:
    """Return how difficult an exercise is, as stars."""
    return "★" * the_exercise.stars + "☆" * (3 - the_exercise.stars)


# ---- slips that any program can have -----------------------------------------------------------------


def _returns_nothing(seen: Sequence[Seen]) -> bool:
    return all(one.outcome == Outcome(arguments=one.outcome.arguments) for one in seen)


def _returns_nothing_at_times(seen: Sequence[Seen]) -> bool:
    wrong = [one for one in seen if not one.agrees]
    return bool(wrong) and len(wrong) < len(seen) and _returns_nothing(wrong)


def _prints(seen: Sequence[Seen]) -> bool:
    return all(
        one.outcome.value is None and one.outcome.printed.strip() == str(one.expected.value).strip() for one in seen
    )


def _returns_an_error(seen: Sequence[Seen]) -> bool:
    """An exception, or its class, was returned like any value."""

    def is_error(name: str) -> bool:
        known = getattr(builtins, name, None)
        return isinstance(known, type) and issubclass(known, BaseException)

    odd = [one.outcome.value for one in seen if isinstance(one.outcome.value, Odd)]
    return any(is_error(value.type_name) or is_error(value.repr.removeprefix("<class '")[:-2]) for value in odd)


def _returns_a_function(seen: Sequence[Seen]) -> bool:
    kinds = ("function", "builtin_function_or_method", "method", "method_descriptor", "method-wrapper")
    return any(isinstance(one.outcome.value, Odd) and one.outcome.value.type_name in kinds for one in seen)


def _shares(seen: Sequence[Seen]) -> bool:
    return any(one.outcome.value == runner.SHARED for one in seen)


def _writes_no_int(seen: Sequence[Seen]) -> bool:
    return any(_ints(before) and not _ints(after) for one in seen for before, after in _boards(one))


def _boards(one: Seen) -> list[tuple[Any, Any]]:
    """Each argument that is a board, before and after."""
    pairs = zip(one.arguments, one.outcome.arguments, strict=False)
    return [pair for pair in pairs if all(isinstance(each, list) and len(each) == 9 for each in pair)]


def _ints(board: list[Any]) -> bool:
    return all(isinstance(cell, int) for row in board if isinstance(row, list) for cell in row)


def _changes_arguments(seen: Sequence[Seen]) -> bool:
    return any(one.outcome.arguments != one.expected.arguments and not one.outcome.ended for one in seen)


KEEPS = Slip(
    "state from the call before",
    "the first call went well, and the same call, made again after others, does not: something outside the "
    "function, or a default argument, keeps its value from one call to the next.",
)

BEFORE_ALL = (  # if one of these is seen, nothing else can be told
    Slip(
        "state from the call before",
        "two calls have returned one and the same list, so a change of one result changes the other. A default "
        "argument, or a list outside the function, is made once and kept. Make a new list in each call.",
        shows=_shares,
    ),
    Slip(
        "no digit in a cell",
        "something is written into the board that is no int. A blank is the int 0, and a digit an int from 1 to 9.",
        shows=_writes_no_int,
    ),
)

CHANGES = Slip(
    "the argument is changed",
    "what the caller passed is not the same afterwards; work on a copy.",
    shows=_changes_arguments,
)

EVERYWHERE = (
    Slip(
        "printed, not returned",
        "`print` shows a value to a person; the caller gets it only with `return`.",
        shows=_prints,
    ),
    Slip(
        "nothing comes back", "a function without `return`, or with a bare one, gives `None`.", shows=_returns_nothing
    ),
    Slip(
        "a way out without `return`",
        "in some cases the function comes to its end without meeting a `return`, and gives `None`.",
        shows=_returns_nothing_at_times,
    ),
    Slip(
        "returned, not raised",
        "an error is raised with `raise`; `return` passes it to the caller like any value.",
        shows=_returns_an_error,
    ),
    Slip("not called", "this is the function itself: `()` behind its name calls it.", shows=_returns_a_function),
)


# ---- stubs -------------------------------------------------------------------------------------------


def defined_by(source: str, name: str = "<stub>", given: str = "") -> dict[str, Function]:
    """Return the functions that a program's text defines, in order. Raise SyntaxError if it is not a program."""
    namespace: dict[str, Any] = {
        "__name__": "__main__"
    }  # so that they are sent by value, as a notebook's functions are
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    exec(given, namespace)
    exec(compile(source, name, "exec"), namespace)
    return {
        key: value
        for key, value in namespace.items()
        if inspect.isfunction(value) and value.__code__.co_filename == name
    }


def same_code(function: Function, other: Function) -> bool:
    """Return whether two functions do the same steps; file names, comments and docstrings do not count."""
    return _steps(function) == _steps(other)


def _steps(function: Function) -> list[Any] | None:
    code: CodeType | None = _asked(lambda function: function.__code__, function, None)  # any object may be callable
    return _steps_of(code) if inspect.iscode(code) else None


def _steps_of(code: CodeType) -> list[Any]:
    return [
        (step.opname, _steps_of(step.argval) if inspect.iscode(step.argval) else repr(step.argval))
        for step in dis.get_instructions(code)
    ]


# ---- progress ----------------------------------------------------------------------------------------

_states: dict[str, str] = {}  # by the exercise's name; kept while this kernel runs


def note(the_exercise: Exercise, state: str) -> None:
    """Keep the best state that a learner has reached."""
    order = ["not started", "not checked", "wrong", "right"]
    before = _states.get(the_exercise.name, "not started")
    _states[the_exercise.name] = max(before, state, key=order.index)


def progress_of(lessons: dict[str, Sequence[Exercise]]) -> Shown:
    """Return a table with a row for each lesson: its exercises, and the state of each."""
    signs = {"right": "✓", "wrong": "◐", "not checked": "◐", "not started": "○"}
    rows, everything = [], [one for exercises in lessons.values() for one in exercises]
    for lesson, exercises in lessons.items():
        shown = [
            f"{signs[_states.get(one.name, 'not started')]}&nbsp;`{one.name}`&nbsp;{'★' * one.stars}"
            for one in exercises
        ]
        rows.append(f"| {lesson} | {_done(exercises)}&nbsp;of&nbsp;{len(shown)} | {' &ensp; '.join(shown)} |")
    verdict = f"{_done(everything)} of {many(len(everything), 'exercise')} done."
    heading = [f"{verdict} ✓ done, ◐ tried, ○ open", "", "| lesson | done | exercises |", "| --- | --- | :-- |"]
    return Shown("\n".join([*heading, *rows]), verdict)


def _done(exercises: Sequence[Exercise]) -> int:
    return sum(_states.get(one.name) == "right" for one in exercises)
