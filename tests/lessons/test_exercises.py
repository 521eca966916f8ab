"""What all exercises have in common, and where they stand in the lessons."""

import ast
import re
from pathlib import Path

import nbformat
import pytest

from sudoku_teach.exercises.task import Task, defined_by, same_code
from sudoku_teach.lessons import LESSONS, all_exercises, exercise, progress

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
EXERCISES = all_exercises()
NAMES = [one.name for one in EXERCISES]

# Other files and readers' own notes refer to these names.
STABLE = {
    "board.box-index",
    "board.conflicts",
    "board.copy",
    "search.can-place",
    "search.order",
    "search.undo",
    "search.solve",
    "search.count",
    "search.return-value",
    "bits.mask-of-digits",
    "bits.has-digit",
    "bits.join",
    "bits.candidates",
    "bits.lowest-set-bit",
    "bits.trailing-zeros",
    "bits.is-single",
    "bits.each-digit",
    "bits.java-int",
    "bits.precedence",
    "masks.build",
    "masks.place-and-undo",
    "masks.solve",
    "masks.convention",
    "mrv.choose",
    "mrv.dead-end",
    "mrv.solve",
    "mrv.order-each-node",
    "which.count",
    "which.smallest",
}


@pytest.fixture(params=EXERCISES, ids=NAMES)
def one(request):
    return request.param


def lesson_of(name):
    return LESSONS[name.partition(".")[0]]


def lesson_cells(one):
    (path,) = NOTEBOOKS.glob(f"{lesson_of(one.name)}_*.ipynb")
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]


def test_names_are_stable_and_used_once():
    assert set(NAMES) >= STABLE
    assert len(NAMES) == len(set(NAMES))
    assert [lesson_of(name) for name in NAMES] == sorted(map(lesson_of, NAMES))


def test_is_complete(one):
    assert one.stars in (1, 2, 3) and one.kind in ("complete", "repair", "order", "write")
    assert len(one.hints) >= 2 and one.buys.strip() and one.where.strip()
    assert len({slip.name for slip in one.slips}) >= 2
    assert list(defined_by(one.stub)) == list(defined_by(one.stub, given=one.given))
    assert len(one.answer) >= len(defined_by(one.stub))  # an answer may bring a function along


def test_stands_in_its_lesson_with_its_own_stub(one):
    """The cell that shows the task, then the stub, then the check, which is stored as not started."""
    cells = lesson_cells(one)
    start = next(number for number, cell in enumerate(cells) if f'exercise("{one.name}")' in cell.source)
    after = "\n".join(cell.source for cell in cells[start : start + 4])
    assert "task.check(" in after
    if one.kind != "order":
        assert same_program(one.stub, after), f"the stub of {one.name} is not the one in its lesson"
    check = next(cell for cell in cells[start:] if "task.check(" in cell.source)
    text = "".join(output.data["text/plain"] for output in check.outputs if "data" in output)
    assert text.startswith("○ Not started.")


def same_program(stub, lesson):
    wanted = {node.name: ast.dump(node) for node in ast.parse(stub).body if isinstance(node, ast.FunctionDef)}
    found = {}
    for node in ast.walk(ast.parse(lesson)):
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, ast.dump(node))
    return all(found.get(name) == code for name, code in wanted.items())


def test_an_answer_is_shown_only_after_an_exercise_that_asks_for_it(one):
    """The package's own function is not shown, folded or not, before its first exercise."""
    own = {f"{function.__module__}.{function.__qualname__}" for function in one.answer}
    asking = [f'exercise("{other.name}")' for other in EXERCISES if set(one.answer) & set(other.answer)]
    for cell in lesson_cells(one):
        if any(start in cell.source for start in asking):
            break
        for output in cell.outputs:
            told = re.search(r"source of (.*)", output.get("data", {}).get("text/plain", ""))
            assert not told or not own & set(told[1].split(", ")), told[1]


def test_hints_go_on_to_the_last_one_and_stay_there(one):
    task = Task(one)
    said = [repr(task.hint()) for _ in range(len(one.hints) + 2)]
    assert [text for text, hint in zip(said, one.hints, strict=False) if hint not in text] == []
    assert said[-1] == said[-2] and "the last one" in said[-1]


def test_a_name_that_there_is_not(capsys):
    with pytest.raises(KeyError, match=r"bits\.join"):
        exercise("bits.jion")
    with pytest.raises(KeyError, match="did you mean"):
        exercise("")


def test_progress_lists_every_exercise():
    table = progress().markdown
    assert [name for name in NAMES if f"`{name}`" not in table] == []


@pytest.mark.parametrize(
    "program",
    [
        "def f(x):\n    ...",
        "def f(x):\n    '''What it is for.'''\n    ...",
        "def f(x):\n    '''What it is for.'''",
        "def f(x):\n\n    # not yet\n    pass",
    ],
)
def test_a_stub_is_known_by_what_it_does_not_by_its_words(program):
    (stub,) = defined_by("def f(x):\n    '''A stub.'''\n    ...").values()
    (same,) = defined_by(program).values()
    assert same_code(same, stub)


@pytest.mark.parametrize(
    "program", ["def f(x):\n    return x", "def f(x):\n    print()", "def f(x):\n    [x for y in x]"]
)
def test_a_program_is_no_stub(program):
    (stub,) = defined_by("def f(x):\n    '''A stub.'''\n    ...").values()
    (other,) = defined_by(program).values()
    assert not same_code(other, stub)
    assert same_code(other, *defined_by(program).values())
