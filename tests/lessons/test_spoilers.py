"""Nothing in sight answers an exercise: neither what the cells above it define, nor a source that a page shows."""

import ast
import re
from itertools import permutations
from pathlib import Path
from types import FunctionType

import nbformat
import pytest
from nbclient import NotebookClient

from programs_of_learners import survives
from sudoku_teach.lessons import LESSONS, all_exercises, find
from sudoku_teach.notebook import source_of

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
PAGES = sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))
EXERCISES = [one for one in all_exercises() if one.kind != "break"]


def called(cell):
    """The names of the exercises whose task a cell shows."""
    return re.findall(r'\bexercise\("([^"]+)"\)', cell.source) if cell.cell_type == "code" else []


# ---- what the cells above define ----------------------------------------------------------------------------


def right_ones(name, names):
    """The functions among these names, defined in a notebook, that the exercise's check calls right."""
    the_exercise = find(name)
    if the_exercise.kind == "break":
        return []
    own = {key: value for key, value in names.items() if type(value) is FunctionType and value.__module__ == "__main__"}
    tried = permutations(own, len(the_exercise.functions))
    return [", ".join(keys) for keys in tried if survives(the_exercise, tuple(own[key] for key in keys))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_function_defined_above_an_exercise_is_right(page):
    """The page runs, and right before each task every function that is there goes through its check."""
    notebook = nbformat.read(page, as_version=4)
    cells = [
        nbformat.v4.new_code_cell(
            f"import sys; sys.path[:0] = {[str(Path(__file__).parent), str(Path(__file__).parents[1])]}"
        )
    ]
    for cell in notebook.cells:
        for name in called(cell):
            ask = (
                f"import test_spoilers; print('right before', {name!r}, test_spoilers.right_ones({name!r}, globals()))"
            )
            cells.append(nbformat.v4.new_code_cell(ask))
        cells.append(cell)
    notebook.cells = cells
    NotebookClient(
        notebook, kernel_name="python3", timeout=120, resources={"metadata": {"path": str(NOTEBOOKS)}}
    ).execute()
    printed = "".join(out.get("text", "") for cell in cells if cell.cell_type == "code" for out in cell.outputs)
    found = dict(re.findall(r"right before (\S+) \[(.*)\]", printed))
    assert set(found) == {name for cell in notebook.cells for name in called(cell)}
    right = {(name, program) for name, programs in found.items() for program in re.findall(r"'([^']+)'", programs)}
    assert right == set()


def test_a_right_function_above_an_exercise_would_be_found():
    names = {"__name__": "__main__"}
    exec("def blanks(row):\n    return row.count(0)\ndef zero(row):\n    return 0", names)
    assert right_ones("start.blanks", names) == ["blanks"]


# ---- what a page shows -------------------------------------------------------------------------------------


def normal(source):
    """The syntax tree of each function in a text, without names, docstrings and types."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # lines out of a function, a trace, another language
        return set()
    return {dumped(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def dumped(function):
    text = ast.unparse(function)
    function = ast.parse(text).body[0]
    if ast.get_docstring(function):
        function.body = function.body[1:] or [ast.Pass()]
    function.returns, function.name, function.decorator_list = None, "f", []
    own = [each.arg for each in function.args.args]
    own += [node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    short = {name: f"v{number}" for number, name in enumerate(dict.fromkeys(own))}
    for node in ast.walk(function):
        if isinstance(node, ast.arg):
            node.arg, node.annotation = short.get(node.arg, node.arg), None
        elif isinstance(node, ast.Name):
            node.id = short.get(node.id, node.id)
    return ast.dump(function)


def in_sight(cell):
    """The programs that a reader sees without opening anything: code, fenced blocks, sources that are shown."""
    texts = [cell.source]
    if cell.cell_type == "code":
        yield cell.source
        texts = [out.data.get("text/markdown", "") for out in cell.outputs if "data" in out]
    for text in texts:
        open_text = re.sub(r"<details>.*</details>", "", text, flags=re.DOTALL)
        yield from re.findall(r"```(?:python)?\n(.*?)```", open_text, re.DOTALL)


def test_names_docstrings_and_types_do_not_hide_an_equal_program():
    one = 'def f(x: int, y) -> int:\n    """Say."""\n    total = x + y\n    return total\n'
    assert (
        normal(one) == normal("def add(a, b):\n    c = a + b\n    return c") != normal("def f(x, y):\n    return x + y")
    )


@pytest.mark.parametrize("one", EXERCISES, ids=lambda one: one.name)
def test_no_page_shows_an_answer_in_the_open(one):
    """Neither above the exercise nor below it."""
    (page,) = NOTEBOOKS.glob(f"{LESSONS[one.name.partition('.')[0]]}_*.ipynb")
    own = set().union(*(normal(source_of(function)) for function in one.answer[: len(one.functions)]))
    for number, cell in enumerate(nbformat.read(page, as_version=4).cells):
        for program in in_sight(cell):
            assert not own & normal(program), f"cell {number} shows the answer: {program}"
