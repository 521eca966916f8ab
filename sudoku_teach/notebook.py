"""What the notebooks need besides boards, solvers, traces and pictures."""

import ast
import inspect
import textwrap
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any


class Shown:
    """Markdown for a notebook, and the same as plain text."""

    def __init__(self, markdown: str, text: str):
        self.markdown, self.text = markdown, text

    def _repr_markdown_(self) -> str:
        return self.markdown

    def __repr__(self) -> str:
        return self.text


class Revealed:
    """One answer, or several, each on its own line; see `reveal`."""

    def __init__(self, *answers: Any):
        self.answers = answers

    def __repr__(self) -> str:
        # JupyterLab hides a folded output but shows its first line next to the dots. So that line is empty.
        return "\n".join([" ", *map(str, self.answers)])

    def _repr_mimebundle_(self, **asked: object) -> tuple[dict[str, Any], dict[str, Any]]:
        answer = self.answers[0]
        data: dict[str, Any] = {}
        metadata: dict[str, Any] = {}
        if len(self.answers) == 1 and hasattr(answer, "_repr_mimebundle_"):
            data, metadata = answer._repr_mimebundle_()
        elif len(self.answers) == 1 and hasattr(answer, "_repr_markdown_"):
            data = {"text/markdown": f" \n\n{answer._repr_markdown_()}"}
        return {**data, "text/plain": repr(self)}, metadata


def reveal(*answers: object) -> Revealed:
    """Return the answer to a prediction as the result of a cell, which shows nothing while it is folded."""
    return Revealed(*answers)


def show_source(*functions: Callable[..., Any]) -> Shown:
    """Return the source of these functions, to show it as the result of a cell."""
    source = "\n\n".join(map(source_of, functions))
    names = ", ".join(f"{function.__module__}.{function.__qualname__}" for function in functions)
    return Shown(f"```python\n{source}\n```", f"source of {names}")


def source_of(function: Callable[..., Any], doc: int | None = None) -> str:
    """Return a function's source without decorators, and so many lines of its docstring.

    Without a number the docstring is whole; of that of an exercise's answer, which holds the task, one line is kept.
    """
    source = textwrap.dedent(inspect.getsource(function)).rstrip()
    tree: Any = ast.parse(source).body[0]
    lines, first = source.splitlines(), tree.body[0]
    text = (ast.get_docstring(tree) or "").splitlines()
    doc = 1 if doc is None and hasattr(function, "exercise") else doc
    if text and doc is not None and doc < len(text):
        lines[first.lineno - 1 : first.end_lineno] = [f'    """{text[0]}"""'][:doc]
    return "\n".join(lines[tree.lineno - 1 :])  # a decorator may hold a `def` in a text


def check_setup() -> Shown:
    """Return a line for each package that the lessons need: whether it is installed, and what to do if not."""
    needed = {
        "sudoku_teach": "solvers, traces and lessons' tools",
        "ipywidgets": "views that you can move",
        "matplotlib": "pictures",
        "jupyterlab": "the program that shows this page",
    }
    lines = ["| package | is for | here |", "| --- | --- | --- |"]
    missing = [name for name in needed if not find_spec(name)]  # not an import: that of jupyterlab takes seconds
    lines += [f"| {name} | {use} | {'missing' if name in missing else '✓'} |" for name, use in needed.items()]
    verdict = "Everything is here."
    if missing:
        verdict = f"missing: {', '.join(missing)}. Stop JupyterLab and start it with `make lab`."
    return Shown("\n".join([*lines, "", verdict]), verdict)
