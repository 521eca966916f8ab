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


def reveal(*shown: Any, **values: object) -> Shown:
    """Return the answer to a prediction, folded: it opens with a click, in JupyterLab and on an exported page.

    Give each value a name, `reveal(placements=4)`; a `_` is shown as a space. Only what shows itself, such as a
    picture or a source, needs none. Raise TypeError for another value without a name.
    """
    bare = [each for each in shown if not (hasattr(each, "_repr_markdown_") or hasattr(each, "as_markdown"))]
    if bare:
        raise TypeError(f"{bare[0]!r:.60} needs a name, which tells readers what it is: reveal(name=…)")
    named = {name.replace("_", " "): value for name, value in values.items()}
    parts = [each.as_markdown() if hasattr(each, "as_markdown") else each._repr_markdown_() for each in shown]
    parts += [f"**{name}:** {code(value)}" for name, value in named.items()]
    text = [*map(str, shown), *(f"{name}: {value}" for name, value in named.items())]
    inside = "\n\n".join(parts)
    return Shown(f"<details><summary>Answer</summary>\n\n{inside}\n\n</details>", "\n".join(["Answer", *text]))


def code(value: object) -> str:
    """Return the text of a value as code in Markdown, each line of several as one of its own."""
    text = str(value)
    return f"\n\n```text\n{text}\n```" if "\n" in text else f"`{text}`"


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
