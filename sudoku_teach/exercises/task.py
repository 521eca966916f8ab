"""What an exercise is, and how its task, its hints and its answer are shown. Nothing here knows a lesson."""

import ast
import inspect
import linecache
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from sudoku_teach.exercises import runner
from sudoku_teach.exercises.child import Arguments, Drive, Function, Functions
from sudoku_teach.exercises.show import Seen, show_values
from sudoku_teach.notebook import Shown, source_of

Program = Functions


class Mistake(NamedTuple):
    """A known mistake: its name, a sentence about it, and wrong programs that make it.

    A learner's program makes it if it does on every case exactly what one of these does. Each must end on every case.
    """

    name: str
    says: str
    programs: tuple[Program, ...]


class Sign(NamedTuple):
    """A mistake that no program stands for. `shows` asks what was seen, and is true only where the sentence is true."""

    name: str
    says: str
    shows: Callable[[Sequence[Seen]], bool]


@dataclass(frozen=True, eq=False)
class Exercise:
    """One exercise, from its task to its answer. `authoring.task_for` makes it from a function.

    name       such as "bits.candidates"
    stars      1 to 3
    kind       "write", "complete", "repair", "order", or "break": a value is asked for on which a wrong program fails
    task       Markdown
    stub       the program that the lesson's cell holds before the learner begins; it runs
    answer     the functions that the stub names, in its order, right; further ones that they call may follow
    cases      tuples of arguments, the smallest first
    long       cases that take long, run only if all others were right. A program that is stopped there is right, too:
               only one that gives up early is not
    generate   makes one more case from a random number generator; `generated` says how many
    valid      whether arguments are what the task promises; where it is given, a failing case is made smaller
    mistakes   known wrong programs, and signs of this exercise alone
    hints      each one a step further than the last
    buys       one sentence: what a right answer is good for
    where      where the package does it
    drive      how the functions are run on one case, in the other process; what it returns is compared
    same       whether what came back is as good as what was expected
    show       a failing case as Markdown and pictures
    stays      the names of the arguments that must be the same afterwards
    watch      like `drive`, for a search: what it did on the way; asked only when a program is wrong
    seconds    of processor time, for all cases together
    given      imports of what the program may use; an order of lines is run with them
    distractors  kind "order": lines that look as if they belonged
    names      of a case's arguments, where `drive` takes others than the first function
    """

    name: str
    stars: int
    kind: str
    task: str
    stub: str
    answer: Program
    cases: tuple[Arguments, ...]
    mistakes: tuple[Mistake | Sign, ...]
    hints: tuple[str, ...]
    buys: str
    where: str
    long: tuple[Arguments, ...] = ()
    generate: Callable[[Random], Arguments] | None = None
    generated: int = 100
    valid: Callable[..., bool] | None = None
    drive: Drive = runner.call
    same: Callable[[Any, Any], bool] = field(default=lambda yours, expected: yours == expected)
    show: Callable[[Seen], list[Any]] = field(default=lambda seen: show_values(seen))
    stays: tuple[str, ...] = ()
    watch: Drive | None = None
    seconds: float = 5.0
    given: str = ""
    distractors: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[type, tuple[()]]:
        """Stay here when an answer that a learner's program calls is sent to the process of a check."""
        return type(None), ()

    @cached_property
    def parameters(self) -> list[str]:
        """What a case's arguments are called; as a rule, what the first function calls them."""
        return list(self.names or inspect.signature(self.answer[0]).parameters)

    @cached_property
    def functions(self) -> dict[str, Function]:
        """The functions of the stub, by name; where a value is asked for, a function that returns the stub's."""
        if self.kind == "break":
            name = self.stub.partition(" = ")[0]
            return {name: holding(namespace_of(self.stub, "<stub>", self.given)[name])}
        return defined_by(self.stub, given=self.given)

    @cached_property
    def all_cases(self) -> tuple[Arguments, ...]:
        """The fixed cases, then the generated ones: the same in every process."""
        if not self.generate:
            return self.cases
        rng = Random(self.name)
        return (*self.cases, *(self.generate(rng) for _ in range(self.generated)))

    @property
    def lines(self) -> tuple[str, tuple[str, ...]]:
        """Of an exercise that asks for an order: the lines of an answer, and those that do not belong."""
        head = self.stub.splitlines()[0]
        body = inspect.getsource(self.answer[0]).split('"""')[-1]  # what follows the docstring
        return head + body, self.distractors


def holding(value: Any) -> Function:
    """Return a function that returns this value: what learners find is passed on like what they write."""
    return lambda: value


def same_int(yours: Any, expected: Any) -> bool:
    """Whether it is the int that was expected; an equal float is not."""
    return isinstance(yours, int) and yours == expected


def same_ints(yours: Any, expected: Sequence[int]) -> bool:
    """Whether these are the ints that were expected, in a tuple or a list."""
    return isinstance(yours, tuple | list) and len(yours) == len(expected) and all(map(same_int, yours, expected))


def namespace_of(source: str, name: str, given: str = "", names: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the names of a program's text when it has run in a module of its own, as a notebook's cells do."""
    namespace = names or {"__name__": "__main__"}  # so that its functions travel by value
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)  # so that it can be shown
    exec(given, namespace)
    exec(compile(source, name, "exec"), namespace)
    return namespace


def defined_by(source: str, name: str = "<stub>", given: str = "") -> dict[str, Function]:
    """Return the functions that a program's text defines, in order. Raise SyntaxError if it is not a program."""
    names = namespace_of(source, name, given).items()
    return {key: value for key, value in names if inspect.isfunction(value) and value.__code__.co_filename == name}


def stars(the_exercise: Exercise) -> str:
    return "★" * the_exercise.stars + "☆" * (3 - the_exercise.stars)


def call_of(the_exercise: Exercise) -> str:
    """The call that checks it, as a learner writes it."""
    what = "lines" if the_exercise.kind == "order" else ", ".join(the_exercise.functions)
    return f'check("{the_exercise.name}", {what})'


def task_of(the_exercise: Exercise) -> Shown:
    """The task, what to do with it, and where to find help; its name and stars are in the page's heading."""
    name, functions = the_exercise.name, ", ".join(the_exercise.functions)
    begin = {
        "repair": "The program in the next cell has a bug: find it, and fix it.",
        "order": "Put the lines in order below, then run the cell with the check.",
        "break": f"Write your `{functions}` in the next cell, and run it.",
    }.get(the_exercise.kind, f"Write `{functions}` in the next cell, and run it.")
    text = (
        f"{the_exercise.task}\n\n{begin} A check allows {the_exercise.seconds:.0f} seconds of computing. Stuck? "
        f"{_unbroken('hint', name)} in a new cell shows hints, and {_unbroken('answer', name)} a program that is right."
    )
    return Shown(text, f"exercise {name} {stars(the_exercise)}")


def _unbroken(what: str, name: str) -> str:
    """A call as code in Markdown that no line's end cuts at a hyphen."""
    return f'<span style="white-space: nowrap">`{what}("{name}")`</span>'


def hints_of(the_exercise: Exercise) -> Shown:
    """All hints, each folded inside the one before."""
    folded = ""
    for number, hint in reversed(list(enumerate(the_exercise.hints, start=1))):
        head = f"<summary>Hint {number} of {len(the_exercise.hints)}</summary>"
        folded = f"<details>{head}\n\n{hint}\n\n{folded}</details>"
    name = the_exercise.name
    return Shown(f"**`{name}`**\n\n{folded}", f"hints for {name}: {len(the_exercise.hints)}, folded")


def answer_of(the_exercise: Exercise) -> Shown:
    """A right program: the package's own source wherever it has one."""
    sources = [_without_types(source_of(function)) for function in the_exercise.answer]
    text = "\n\n".join(sources).rstrip()
    if the_exercise.kind == "break":
        text = text.splitlines()[-1].replace("    return", f"{next(iter(the_exercise.functions))} =", 1)
    return Shown(f"**`{the_exercise.name}`**\n\n```python\n{text}\n```", f"an answer to {the_exercise.name}")


def _without_types(source: str) -> str:
    """A function's text without types in its head: a notebook in which it is pasted need not know their names."""
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    body = source.splitlines()[function.body[0].lineno - 1 :]
    function.returns, function.body = None, [ast.Pass()]
    for each in function.args.args:
        each.annotation = None
    return "\n".join([ast.unparse(function).splitlines()[0], *body])
