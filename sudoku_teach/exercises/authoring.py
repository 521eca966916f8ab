"""A short way to write an exercise: the answer is a function, and a known mistake is an edit of its source.

    @task_for(
        "bits.join",
        stars=1,
        cases=[(0b1, 0b10, 0b100), (0b1, 0b1, 0)],
        mistakes=[
            mistake("`+` joins masks", "a digit in two masks is added twice: use `|`.", edit("|", "+")),
        ],
        hints=("Think of one digit. When is its bit 1 in the result?", "…"),
        buys="What three units say about a cell is one number.",
        where="`row | col | box` in `solvers/bitmask.py`",
    )
    def join(row, col, box):
        \"\"\"Return the digits that are in at least one of three masks.

        A cell lies in a row, a column and a box. …
        \"\"\"
        return row | col | box

The docstring's first line is the stub's docstring, and the rest of it is the task. An exercise that asks for several
functions decorates the last one, and names those before it as `before=(place,)`.
"""

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from sudoku_teach.exercises.task import Exercise, Mistake, Program, Sign

Function = TypeVar("Function", bound=Callable[..., Any])


class Edit:
    """Changes of a source text: each old text, which must be there, becomes the new one, wherever it is."""

    def __init__(self, *changes: tuple[str, str]):
        self.changes = changes

    def text(self, source: str) -> str:
        """Return the source with the changes made. Raise ValueError if an old text is not in it."""
        for old, new in self.changes:
            if old not in source:
                raise ValueError(f"there is no {old!r} to edit in\n{source}")
            source = source.replace(old, new)
        return source


def edit(*texts: str) -> Edit:
    """Return an edit of the answer's source: `edit(old, new)`, or several changes, `edit(old, new, old, new)`."""
    return Edit(*zip(texts[::2], texts[1::2], strict=True))


class _Known:
    """A mistake whose edits are not applied yet: they need the answer."""

    def __init__(self, name: str, says: str, *programs: Edit | Callable[..., Any] | Program):
        self.name, self.says, self.programs = name, says, programs


def mistake(name: str, says: str, *programs: Edit | Callable[..., Any] | Program) -> _Known:
    """Return a known mistake: its name, a sentence about it, and the wrong programs that make it.

    Each program is an `edit` of the answer's source or, where no edit will do, a function (a tuple of them where an
    exercise asks for several).
    """
    if not programs:
        raise ValueError(f"the mistake {name!r} has no program")
    return _Known(name, says, *programs)


def task_for(
    name: str,
    *,
    mistakes: Iterable[_Known | Mistake | Sign],
    cases: Iterable[tuple[Any, ...]],
    hints: Sequence[str],
    before: Program = (),
    answer: Callable[..., Any] | Program | None = None,
    stub: str | Edit | None = None,
    kind: str = "write",
    **options: Any,
) -> Callable[[Function], Function]:
    """Return a decorator that makes an exercise of a function, kept as its attribute `exercise`.

    before  functions that the exercise asks for as well, and that its stub shows first
    answer  where the package has the answer: then the decorated function has a docstring and no body
    stub    a text, or an edit of the answer's source that breaks it (kind "repair"); else the functions without bodies

    The other options are the fields of Exercise. Raise ValueError if an edit fits nowhere.
    """

    def make(function: Function) -> Function:
        right = answer if isinstance(answer, tuple) else (*before, answer or function)
        _, _, task = (inspect.getdoc(function) or "").partition("\n\n")
        shown: Program = (*before, function)
        if stub is None:
            stubs = [_without_body(each) for each in shown]
        elif isinstance(stub, str):
            stubs = [stub]
        else:
            sources = [_code_of(each, keep=True).rstrip() for each in right[: len(shown)]]
            stubs = [stub.text("\n\n\n".join(sources)) + "\n"]
        wanted = len(shown)
        function.exercise = Exercise(  # type: ignore[attr-defined]
            name=name,
            kind=kind,
            task=task.strip(),
            stub="\n\n".join(stubs),
            answer=right,
            cases=tuple(cases),
            mistakes=tuple(_made(name, each, right, wanted) for each in mistakes),
            hints=tuple(hints),
            **options,
        )
        return function

    return make


def exercises_in(module: Any) -> list[Exercise]:
    """Return the exercises of a module, in the order of its functions."""
    made = [value.exercise for value in vars(module).values() if isinstance(getattr(value, "exercise", None), Exercise)]
    return list(dict.fromkeys(made))


def _made(name: str, known: _Known | Mistake | Sign, right: Program, wanted: int) -> Mistake | Sign:
    if not isinstance(known, _Known):
        return known
    programs = []
    for program in known.programs:
        if isinstance(program, Edit):
            try:
                programs.append(edited(right, program)[:wanted])
            except ValueError as error:
                error.add_note(f"in the mistake {known.name!r} of {name}")
                raise
        else:
            programs.append(program if isinstance(program, tuple) else (program,))
    return Mistake(known.name, known.says, tuple(programs))


def edited(right: Program, change: Edit) -> Program:
    """Return these functions with some of their source changed; they call each other, not the originals."""
    source = "\n\n\n".join(map(_code_of, right))
    names: dict[str, Any] = {}
    for function in right:
        names |= function.__globals__
    source = change.text(source)
    file = f"<edited {right[0].__name__} {hash(source)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # so that it can be shown
    exec(compile(source, file, "exec"), names)
    return tuple(names[function.__name__] for function in right)


@cache
def _code_of(function: Callable[..., Any], keep: bool = False) -> str:
    """A function's source without its decorators and its docstring; with the docstring's first line, if `keep`."""
    source = textwrap.dedent(inspect.getsource(function))
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.FunctionDef)
    lines = source.splitlines()
    doc = tree.body[0]
    if ast.get_docstring(tree) is not None:
        first = f'    """{(ast.get_docstring(tree) or "").splitlines()[0]}"""'
        lines[doc.lineno - 1 : doc.end_lineno] = [first] if keep else []
    return "\n".join(lines[tree.lineno - 1 :]) + "\n"


def _without_body(function: Callable[..., Any]) -> str:
    head = _code_of(function).splitlines()[0]
    doc = (inspect.getdoc(function) or "").splitlines()[0]
    return f'{head}\n    """{doc}"""\n    ...\n'
