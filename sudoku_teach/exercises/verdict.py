"""A check: what a learner's program did on the cases, beside what the answer does, as a sentence that helps.

A mistake is recognised by what the program does, never by how it is written, and it is named only where that is
certain. Otherwise the effect is told, and nothing is guessed.
"""

import copy
import dis
import inspect
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import distributions
from typing import Any, TypeVar

from sudoku_teach.board import many
from sudoku_teach.exercises import progress, runner, shrink
from sudoku_teach.exercises.child import Arguments, Drive, Outcome
from sudoku_teach.exercises.show import Seen, code, error_of, fenced, one_line, said
from sudoku_teach.exercises.signs import FOR_ALL, SHARES
from sudoku_teach.exercises.task import Exercise, Mistake, Program, Sign, call_of, defined_by, holding
from sudoku_teach.notebook import Shown

T = TypeVar("T")

WATCHED = 2.0  # seconds of processor time to watch a wrong search, which is cut after so many writes anyway
AGAIN = 20  # so many of the fixed cases are run once more at the end: what a program keeps between calls shows there

SIGNS = {"not started": "○ Not started.", "not checked": "○ Not checked.", "wrong": "✗ Not yet.", "right": "✓ Right."}


class NotRight(AssertionError):
    """Raised by `Verdict.require` for every verdict but "right"."""


@dataclass(frozen=True)
class Verdict:
    """What a check found.

    state    "not started", "not checked", "wrong" or "right"
    mistake  the name of the mistake, where it is certain
    parts    what is shown: Markdown and pictures
    """

    exercise: str
    state: str
    parts: tuple[Any, ...]
    mistake: str | None = None
    program: str = ""

    def require(self) -> "Verdict":
        """Return the verdict if it is "right", for graders. Raise NotRight if it is not."""
        if self.state != "right":
            raise NotRight(repr(self))
        return self

    def adding(self, sentence: str) -> "Verdict":
        """Return the verdict with one more sentence."""
        return replace(self, parts=(*self.parts, sentence))

    def report(self) -> Shown:
        """Return text to paste into a bug report, for when you think that the verdict is wrong."""
        release = next((found.version for found in distributions(name="sudoku-teach")), "unknown")
        lines = [f"exercise {self.exercise}, sudoku-teach {release}, Python {platform.python_version()}"]
        lines += ["", "Program:", self.program or "(not known)", "", "Verdict:", repr(self), "", "What I expected:", ""]
        text = "\n".join(lines)
        return Shown(f"````text\n{text}\n````", text)

    def __repr__(self) -> str:
        return "\n".join([f"{SIGNS[self.state]} {self.exercise}", *map(str, self.parts)])

    def _repr_markdown_(self) -> str:
        first, *others = self.parts
        head = f"**{SIGNS[self.state]}** `{self.exercise}`: {first}"
        return "\n\n".join([head, *(part if isinstance(part, str) else part.as_markdown() for part in others)])


ENDINGS = {
    "too slow": "Your program was stopped when it had computed for {seconds:.0f} seconds, which is the limit for this "
    "exercise. Perhaps a loop or a recursion never ends here.",
    "no end": "With what you found, the two programs were still at work after {seconds:.0f} seconds, which is the "
    "limit. Find something that leaves them less to do.",
    "too deep": "Your program was stopped because its calls are too deep inside each other: the limit is about "
    "{depth:,}. A recursion needs a case in which it returns without calling itself, and each call must come closer "
    "to that case.",
    "exit": "Your program calls `exit()`. That asks the whole kernel to end; it does not leave a function. `return` "
    "does.",
    "input": "Your program asks for `input()`. The function gets everything that it needs as arguments.",
    "memory": "Your program needs more memory than a check allows, which is 1 GB. Perhaps a list grows without end.",
    "died": "Your program ended the process in which it ran. The kernel and your variables are unharmed.",
    "no answer": "there was no answer within 30 seconds, although your program computed for less than its limit. "
    "Perhaps it waits for something (`sleep`, a lock), or this machine is very busy. Run the cell again.",
}


def check(the_exercise: Exercise, given: Sequence[Any]) -> Verdict:
    """Run a program on the exercise's cases, apart from the kernel, say what it did, and keep it as progress."""
    name, stub = the_exercise.name, the_exercise.functions

    def verdict(state: str, *parts: Any, mistake: str | None = None) -> Verdict:
        progress.note(name, state, mistake)
        return Verdict(name, state, parts, mistake, _text_of(given))

    functions = tuple(given)
    if len(given) == 1 and hasattr(type(given[0]), "program"):  # the view that puts lines in order
        program = given[0].program
        if not program.strip():
            return verdict("not started", "no line is in the program yet.")
        try:
            defined = defined_by(program, "<your lines>", the_exercise.given)
        except SyntaxError as error:
            where = f"In line {error.lineno}, `{(error.text or '').strip()}`: {error.msg}."
            return verdict("wrong", f"Python cannot read the lines in this order. {where}", mistake="not a program")
        except Exception:  # a line that is not indented has run
            defined = {}
        if list(defined) != list(stub):
            text = f"the program begins with `{the_exercise.stub.splitlines()[0]}`; indent every other line below it."
            return verdict("wrong", text, mistake="not a program")
        functions = tuple(defined.values())
    if wrong_call := _wrong_call(the_exercise, functions):
        return verdict("not checked", wrong_call)
    if the_exercise.kind == "break":
        (wanted, start), found = next(iter(stub.items())), given[0]
        if asked(lambda value: bool(value == start()), found, False):
            return verdict("not started", f"your turn: write another `{wanted}`, and run this cell again.")
        functions = (holding(found),)
    elif all(map(same_code, functions, stub.values())):
        if the_exercise.kind == "repair":
            fix = "your turn: fix the program, and run this cell again. So far it takes the same steps as before."
            return verdict("not started", fix)
        return verdict("not started", f"your turn: write `{', '.join(stub)}`, and run this cell again.")
    try:
        seen = observe(the_exercise, functions)
        wrong = [one for one in seen if not one.agrees]
        if wrong and wrong[0].outcome.ended == "no answer":
            return verdict("not checked", ENDINGS["no answer"])
        enough = len(cases_of(the_exercise)) - max(0, len(the_exercise.long) - 1)  # it may be stopped at the first
        if len(seen) >= enough and all(one.agrees for one in seen):
            difference = the_exercise.show(seen[0]) if the_exercise.kind == "break" else []
            return verdict("right", the_exercise.buys, *difference, f"In the package: {the_exercise.where}.")
        parts, mistake = _wrong(the_exercise, functions, seen)
    except runner.CannotSend as error:
        what, reason = error.args
        return verdict("not checked", f"{what}{f': {code(reason)}' if reason else ''}.")
    return verdict("wrong", *parts, mistake=mistake)


def _wrong_call(the_exercise: Exercise, functions: Sequence[Any]) -> str:
    """What is wrong with how the check was called; nothing if it is as it should be."""
    names, call = list(the_exercise.functions), call_of(the_exercise)
    if the_exercise.kind == "break":
        only_one = len(functions) == 1 and not callable(functions[0])
        return "" if only_one else f"pass what you found, and no function: `{call}`."
    uncalled = [each for each in functions if not callable(each)]
    if uncalled:
        return f"pass the function itself, without calling it: `{call}`. Instead {code(repr(uncalled[0]))} was passed."
    if len(functions) != len(names):
        return f"the exercise asks for {many(len(names), 'function')}, and {len(functions)} passed: `{call}`."
    passed = [name_of(each) for each in functions]
    if passed != names and sorted(passed) == sorted(names):
        return f"the functions were passed in another order: `{call}`."
    return ""


def name_of(function: Any) -> str:
    """A function's name; what can be called may be any object, with a hostile `__getattr__`."""
    return str(asked(lambda each: each.__name__, function, ""))


def cases_of(the_exercise: Exercise) -> tuple[tuple[Any, ...], ...]:
    """All cases of a check: some of the fixed ones are there once more, and those that take long come last."""
    return (*the_exercise.all_cases, *the_exercise.cases[:AGAIN], *the_exercise.long)


def observe(the_exercise: Exercise, functions: Program) -> list[Seen]:
    """What the functions do on every case, beside what the answer does. The list ends early where they were stopped."""
    cases, expected = cases_of(the_exercise), expected_of(the_exercise)
    seen: list[Seen] = []
    short = len(cases) - len(the_exercise.long)
    with ExitStack() as after:

        def notice() -> None:
            """Show a sign on the page until the check is over."""
            if "IPython" in sys.modules and sys.modules["IPython"].get_ipython():
                from IPython.display import HTML, display

                sign: Any = display(HTML("<i>Checking …</i>"), display_id=True)  # type: ignore[no-untyped-call]
                after.callback(sign.update, HTML(""))  # type: ignore[no-untyped-call]

        for some in (cases[:short], cases[short:]):
            if some and all(one.agrees for one in seen):
                for outcome in runner.run(functions, some, the_exercise.drive, the_exercise.seconds, notice):
                    right = expected[len(seen)]
                    still_at_work = len(seen) >= short and outcome.ended in ("too slow", "no answer")
                    good = still_at_work or agrees(the_exercise, outcome, right)
                    seen.append(Seen(cases[len(seen)], outcome, right, good))
    return seen


def expected_of(the_exercise: Exercise) -> list[Outcome]:
    """What the answer does on the cases of a check."""
    once, again = len(the_exercise.all_cases), len(the_exercise.cases[:AGAIN])
    numbers = [*range(once), *range(again), *range(once, once + len(the_exercise.long))]
    return [behaviour(the_exercise.answer, the_exercise, the_exercise.drive, number) for number in numbers]


@cache
def behaviour(functions: Program, the_exercise: Exercise, drive: Drive, number: int) -> Outcome:
    """What functions of our own do on one of the exercise's cases, in this process."""
    case = (*the_exercise.all_cases, *the_exercise.long)[number]
    return runner.observe(functions, copy.deepcopy(case), drive)


def agrees(the_exercise: Exercise, outcome: Outcome, expected: Outcome) -> bool:
    """Whether an outcome is as good as the answer's."""
    if outcome.ended or (outcome.raised and not expected.raised):
        return False
    if expected.raised:
        return outcome.raised is not None and outcome.raised.kind == expected.raised.kind
    if _changed(the_exercise, outcome, expected):
        return False
    return asked(lambda values: the_exercise.same(*values), (outcome.value, expected.value), False)


def _changed(the_exercise: Exercise, outcome: Outcome, expected: Outcome) -> list[tuple[str, object]]:
    """The arguments that should have stayed as they were, by name, and what has become of them."""
    afterwards = zip(the_exercise.parameters, outcome.arguments, expected.arguments, strict=False)
    return [(name, value) for name, value, right in afterwards if name in the_exercise.stays and value != right]


def asked(question: Callable[[Any], T], about: object, otherwise: T) -> T:
    """The answer to a question about what a program did; `otherwise` where that has a shape not thought of."""
    try:
        return question(about)
    except Exception:
        return otherwise


def diagnose(the_exercise: Exercise, functions: Program, seen: Sequence[Seen]) -> tuple[str, str] | None:
    """The name and the sentence of the one mistake that what was seen proves; None where nothing is certain."""
    once, again = len(the_exercise.all_cases), len(the_exercise.cases[:AGAIN])
    # Once something is kept between calls, nothing else can be told.
    for second, first in zip(seen[once : once + again], seen, strict=False):
        if first.agrees and not second.agrees and second.outcome.ended not in ("too slow", "no answer"):
            return KEEPS
    if asked(SHARES.shows, seen, False):
        return SHARES.name, SHARES.says
    ours, drive = [one.outcome for one in seen[:once]], the_exercise.drive
    if the_exercise.watch:  # a search is known by what it writes on the way
        ours, drive = runner.run(functions, the_exercise.all_cases, the_exercise.watch, WATCHED), the_exercise.watch
        seen = [*(one._replace(watched=way) for one, way in zip(seen, ours, strict=False)), *seen[len(ours) :]]

    def does_the_same(program: Program) -> bool:  # as a rule it differs in one of the first cases
        return all(alike(one, behaviour(program, the_exercise, drive, number)) for number, one in enumerate(ours))

    for mistake in the_exercise.mistakes if len(ours) == once else ():
        if isinstance(mistake, Mistake) and any(map(does_the_same, mistake.programs)):
            return mistake.name, mistake.says
    signs = [*(each for each in the_exercise.mistakes if isinstance(each, Sign)), *FOR_ALL]
    return next(((sign.name, sign.says) for sign in signs if asked(sign.shows, seen, False)), None)


KEEPS = (
    "state from an earlier call",
    "the same call went well the first time, and not when it was made again later: something outside the function, or "
    "a default argument, keeps its value from one call to the next.",
)


def alike(outcome: Outcome, other: Outcome) -> bool:
    """Whether two programs did exactly the same in a case; what they print does not count."""

    def did(one: Outcome) -> list[Any]:
        return [one.raised and one.raised.kind, type(one.value), one.value, one.ended, one.arguments]

    return did(outcome) == did(other)


def _wrong(the_exercise: Exercise, functions: Program, seen: list[Seen]) -> tuple[list[Any], str | None]:
    """The parts of a verdict, and the name of the mistake where it is certain."""
    first = _smallest(the_exercise, functions, seen)
    if the_exercise.watch:
        first = first._replace(watched=runner.run(functions, [first.arguments], the_exercise.watch, WATCHED / 2)[0])
    parts: list[Any] = [_with(the_exercise, first)]
    ended, raised = first.outcome.ended, first.outcome.raised
    if ended:
        which = "no end" if the_exercise.kind == "break" and ended == "too slow" else ended
        parts.append(ENDINGS[which].format(seconds=the_exercise.seconds, depth=runner.DEPTH))
    if raised and the_exercise.kind != "break":
        parts.append(_raised(first, set(the_exercise.functions)))
    if not (raised or ended) or "board" in the_exercise.parameters:  # a board is drawn, whatever the program did
        parts += asked(the_exercise.show, first, [fenced([f"yours: {said(first.outcome)}"])])
        if first.outcome.value is None and first.outcome.printed.strip():
            parts.append(f"It printed {code(first.outcome.printed.strip())}.")
    for name, value in _changed(the_exercise, first.outcome, first.expected):
        now = code(repr(value)) if len(repr(value)) <= 120 else "another one"
        parts.append(f"`{name}` must stay as it is, and afterwards it was {now}.")
    found = diagnose(the_exercise, functions, seen) if the_exercise.kind != "break" else None
    if found:
        parts.append(f"The mistake: ***{found[0]}***. {found[1][:1].upper()}{found[1][1:]}")
    return parts, found and found[0]


def _smallest(the_exercise: Exercise, functions: Program, seen: list[Seen]) -> Seen:
    """The first case that fails or, where a smaller one can be found that fails, that one."""
    number, first = next((k, one) for k, one in enumerate(seen) if not one.agrees)
    if number < len(the_exercise.cases) or not the_exercise.valid or first.outcome.ended:
        return first

    def run(cases: list[Arguments]) -> list[Seen]:
        outcomes = runner.run(functions, cases, the_exercise.drive, the_exercise.seconds) if cases else []
        answers = (runner.observe(the_exercise.answer, copy.deepcopy(case), the_exercise.drive) for case in cases)
        triples = zip(cases, outcomes, answers, strict=False)
        return [Seen(case, yours, right, agrees(the_exercise, yours, right)) for case, yours, right in triples]

    return shrink.smaller(first, run, the_exercise.valid)


def _with(the_exercise: Exercise, seen: Seen) -> str:
    """The case that failed, as far as it can be written in a line; boards are drawn by the exercise itself."""
    pairs = zip(the_exercise.parameters, seen.arguments, strict=False)
    values = [f"{name} = {value!r}" for name, value in pairs if len(repr(value)) <= 80]
    said = [f"`{', '.join(values)}`"] * bool(values) + ["the board below"] * ("board" in the_exercise.parameters)
    if the_exercise.kind == "break":
        return "This does not show it."
    return f"With {' and '.join(said)}:" if said else "One case fails:"


def _raised(seen: Seen, checked: set[str]) -> str:
    """The exception and the learner's line; where the runner ended it, the line says all there is to say."""
    raised = seen.outcome.raised
    assert raised
    text = "It was" if seen.outcome.ended else f"It raised {code(error_of(raised))}"
    if raised.line_number:
        other = raised.function and raised.function not in checked
        cell = f"the cell with your `{raised.function}`" if other else "your code"
        text += f" in line {raised.line_number} of {cell}" + (f": {code(raised.line)}" if raised.line else "")
    elif seen.outcome.ended:
        return "The line is not known."
    text += "." if not text.endswith("`") else ""
    if seen.expected.raised:
        text += f"\n\nExpected here: `{seen.expected.raised.kind}`."
    return text


def _text_of(functions: Sequence[Any]) -> str:
    """What a learner wrote, as far as it can be had."""
    texts = []
    for each in functions:
        texts.append(each.program if hasattr(type(each), "program") else asked(inspect.getsource, each, repr(each)))
    return "\n\n".join(one_line(text, 5_000) if "\n" not in text else text[:5_000] for text in texts)


def same_code(function: Callable[..., Any], other: Callable[..., Any]) -> bool:
    """Whether two functions do the same steps; names of places, comments and docstrings do not count."""
    return _steps(function) == _steps(other)


def _steps(thing: Any) -> list[Any] | None:
    """What a function, or the code within one, does. None if it has no code: what can be called may be any object."""
    code = thing if inspect.iscode(thing) else asked(lambda function: function.__code__, thing, None)
    if not inspect.iscode(code):
        return None
    return [(step.opname, _steps(step.argval) or repr(step.argval)) for step in dis.get_instructions(code)]
