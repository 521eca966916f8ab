"""A short way to write an exercise: the answer is a function, and a known mistake is an edit of its source.

CONTRIBUTING.md has a whole example. The docstring's first line is the stub's docstring, and the rest of it is the task.
An exercise that asks for several functions decorates the last one, and names those before it as `before=(place,)`.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, TypeVar

from sudoku_teach.exercises.task import Exercise, Mistake, Program, Sign, namespace_of
from sudoku_teach.notebook import source_of

Function = TypeVar("Function", bound=Callable[..., Any])
_code_of = cache(partial(source_of, doc=0))  # asked for by every edit


class Edit:
    """An edit of the answer's source: `edit(old, new)`, or several changes, `edit(old, new, old, new)`.

    Each old text, which must be there, becomes the new one, wherever it is.
    """

    def __init__(self, *texts: str):
        self.changes = list(zip(texts[::2], texts[1::2], strict=True))

    def text(self, source: str) -> str:
        """Return the source with the changes made. Raise ValueError if an old text is not in it."""
        for old, new in self.changes:
            if old not in source:
                raise ValueError(f"there is no {old!r} to edit in\n{source}")
            source = source.replace(old, new)
        return source


edit = Edit  # as a lesson writes it


def mistake(name: str, says: str, program: Any, *others: Any) -> Mistake:
    """Return a known mistake: its name, a sentence about it, and the wrong programs that make it.

    Each program is an `edit` of the answer's source, which `task_for` applies, or, where no edit will do, a function (a
    tuple of them where an exercise asks for several).
    """
    return Mistake(name, says, (program, *others))


def task_for(
    name: str,
    *,
    mistakes: Iterable[Mistake | Sign],
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
        text = stub or "\n\n".join(map(_without_body, shown))
        if isinstance(text, Edit):
            text = text.text("\n\n\n".join(source_of(each, 1) for each in right[: len(shown)])) + "\n"
        function.exercise = Exercise(  # type: ignore[attr-defined]
            name=name,
            kind=kind,
            task=task.strip(),
            stub=text,
            answer=right,
            cases=tuple(cases),
            mistakes=tuple(_made(name, each, right, len(shown)) for each in mistakes),
            hints=tuple(hints),
            **options,
        )
        return function

    return make


def exercises_in(module: Any) -> list[Exercise]:
    """Return the exercises of a module, in the order of its functions."""
    made = [value.exercise for value in vars(module).values() if isinstance(getattr(value, "exercise", None), Exercise)]
    return list(dict.fromkeys(made))


def _made(name: str, known: Mistake | Sign, right: Program, wanted: int) -> Mistake | Sign:
    if isinstance(known, Sign):
        return known
    try:
        programs = [edited(right, one)[:wanted] if isinstance(one, Edit) else one for one in known.programs]
    except ValueError as error:
        error.add_note(f"in the mistake {known.name!r} of {name}")
        raise
    return Mistake(known.name, known.says, tuple(one if isinstance(one, tuple) else (one,) for one in programs))


def edited(right: Program, change: Edit) -> Program:
    """Return these functions with some of their source changed; they call each other, not the originals."""
    source = change.text("\n\n\n".join(f"{_code_of(each)}\n" for each in right))
    known = {name: value for function in right for name, value in function.__globals__.items()}
    names = namespace_of(source, f"<edited {right[0].__name__} {hash(source)}>", names=known)
    return tuple(names[function.__name__] for function in right)


def _without_body(function: Callable[..., Any]) -> str:
    return "\n".join([*source_of(function, 1).splitlines()[:2], "    ...\n"])
