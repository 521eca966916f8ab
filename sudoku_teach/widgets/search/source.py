"""The source of a solver's functions, as a player shows it."""

import ast
import inspect
import textwrap
import tokenize
from types import CodeType


def shown_function(code: CodeType) -> dict[str, object]:
    """Return what the browser shows of a function; without lines if its source cannot be found."""
    source = source_lines(code)
    file = code.co_filename.replace("\\", "/").rsplit("/", 1)[-1]
    where = "this notebook" if "ipykernel" in code.co_filename or file.startswith("<") else file
    return {"name": code.co_name, "where": where, "numbers": list(source), "lines": list(source.values())}


def source_lines(code: CodeType) -> dict[int, str]:
    """Return the lines of a function by their numbers, without its docstring; none if its source cannot be found."""
    try:
        lines, first = inspect.getsourcelines(code)
    except (OSError, TypeError, SyntaxError, tokenize.TokenError):
        return {}
    source = textwrap.dedent("".join(lines).expandtabs()).rstrip("\n")
    hidden = _docstring_lines(source)
    return {max(first, 1) + k: line for k, line in enumerate(source.split("\n")) if k + 1 not in hidden}


def _docstring_lines(source: str) -> range:
    """Return the lines that hold a function's docstring and nothing else, counted from 1."""
    try:
        function = ast.parse(source).body[0]
    except SyntaxError:  # a lambda, cut out of its statement
        return range(0)
    if not isinstance(function, ast.FunctionDef) or ast.get_docstring(function) is None:
        return range(0)
    text, *rest = function.body
    end = text.end_lineno or text.lineno
    begins_alone = source.split("\n")[text.lineno - 1][: text.col_offset].isspace()
    return range(text.lineno, end + 1) if begins_alone and all(each.lineno > end for each in rest) else range(0)
