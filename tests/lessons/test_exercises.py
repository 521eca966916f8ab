"""What all exercises have in common, and where they stand in the lessons."""

import ast
import re
from pathlib import Path

import nbformat
import pytest

from programs_of_learners import verdict_of
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.task import Mistake, defined_by
from sudoku_teach.exercises.verdict import NotRight, agrees, behaviour, same_code
from sudoku_teach.lessons import LESSONS, all_exercises, answer, check, exercise, hint

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
EXERCISES = all_exercises()
NAMES = [one.name for one in EXERCISES]

# Other files and readers' own notes refer to these names.
STABLE = """
board.box-index board.conflicts board.copy search.can-place search.order search.undo search.solve search.count
search.return-value bits.mask-of-digits bits.has-digit bits.candidates bits.lowest-set-bit
bits.trailing-zeros bits.is-single bits.each-digit bits.java-int bits.precedence masks.build masks.place-and-undo
masks.solve masks.convention mrv.choose mrv.dead-end mrv.solve mrv.order-each-node which.count which.smallest
"""


@pytest.fixture(params=EXERCISES, ids=NAMES)
def one(request):
    return request.param


def lesson_of(name):
    return LESSONS[name.partition(".")[0]]


def lesson_cells(one):
    (path,) = NOTEBOOKS.glob(f"{lesson_of(one.name)}_*.ipynb")
    return [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]


def test_names_are_stable_and_used_once():
    assert set(NAMES) >= set(STABLE.split())
    assert len(NAMES) == len(set(NAMES))
    assert [lesson_of(name) for name in NAMES] == sorted(map(lesson_of, NAMES))


def test_is_complete(one):
    assert one.stars in (1, 2, 3) and one.kind in ("complete", "repair", "order", "write", "break")
    assert len(one.hints) >= 2 and one.buys.strip() and one.where.strip()
    if one.kind != "break":
        assert len({known.name for known in one.mistakes}) >= 2
        assert list(defined_by(one.stub)) == list(defined_by(one.stub, given=one.given))
    assert len(one.answer) >= len(one.functions)  # an answer may bring a function along


def test_stands_in_its_lesson_with_its_own_stub(one):
    """The cell that shows the task, then the stub, then the check, which is stored as not started."""
    cells = lesson_cells(one)
    start = next(number for number, cell in enumerate(cells) if f'exercise("{one.name}")' in cell.source)
    after = "\n".join(cell.source for cell in cells[start : start + 4])
    assert "check(" in after
    if one.kind == "break":
        assert one.stub.strip() in after
    elif one.kind != "order":
        assert same_program(one.stub, after), f"the stub of {one.name} is not the one in its lesson"
    check = next(cell for cell in cells[start:] if "check(" in cell.source)
    text = "".join(output.data["text/plain"] for output in check.outputs if "data" in output)
    assert text.startswith("○ Not started.")


def test_what_a_program_may_use_is_there_when_its_task_is_set(one):
    """It has been imported or written in the cells above: so an answer runs where it is pasted."""
    known = {}
    for cell in lesson_cells(one):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.ImportFrom):
                known |= {alias.name: node.module for alias in node.names}
            elif isinstance(node, ast.Import):
                known |= {alias.name: None for alias in node.names}
            elif isinstance(node, ast.FunctionDef):
                known[node.name] = "this lesson"
            elif isinstance(node, ast.Assign):
                known |= {target.id: "this lesson" for target in node.targets if isinstance(target, ast.Name)}
        if f'exercise("{one.name}")' in cell.source:
            break
    for node in ast.parse(one.given).body:
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= set(known)
            continue
        own = node.module.startswith("sudoku_teach.lessons.")
        assert {alias.name: known.get(alias.name) for alias in node.names} == {
            alias.name: "this lesson" if own and known.get(alias.name) != node.module else node.module
            for alias in node.names
        }


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


def test_the_task_names_its_limit_and_its_hints_each_folded_behind_the_one_before(one):
    text = exercise(one.name).markdown
    for shown in (one.task, f"{one.seconds:.0f} seconds", f'hint("{one.name}")', f'answer("{one.name}")'):
        assert shown in text
    text = hint(one.name).markdown
    assert [each for each in one.hints if each not in text] == []
    assert text.count("<details>") == text.count("</details>") == len(one.hints)
    assert text.rindex("<details>") < text.index("</details>")


def test_the_answer_is_shown_without_its_task_and_right_when_pasted(one):
    """Into the lesson: it needs no name that is not there."""
    shown = answer(one.name).markdown
    assert "@task_for" not in shown and one.task[:60] not in shown
    assert verdict_of(one.name, shown.partition("```python\n")[2].removesuffix("\n```")).state == "right"


def test_an_edit_that_fits_nowhere_is_an_error():
    def double(x):
        """Return twice x.

        Return twice `x`.
        """
        return 2 * x

    options = dict(stars=1, cases=[(1,)], hints=("a",), buys="b", where="c")
    with pytest.raises(ValueError, match=r"there is no '3 \* x' to edit in"):
        task_for("a.b", mistakes=[mistake("three times", "that is one too many.", edit("3 * x", "x"))], **options)(
            double
        )


def outcomes_of(program, one, drive):
    return [behaviour(program, one, drive, number) for number in range(len(one.all_cases))]


def test_known_mistakes_are_not_right_and_differ_from_each_other_on_some_case(one):
    """Else the check could not tell which one a program makes. A search is watched: it may have no end, and is cut."""
    drive = one.watch or one.drive
    met, right = {}, outcomes_of(one.answer, one, drive)
    for known in one.mistakes:
        for program in known.programs if isinstance(known, Mistake) else ():
            outcomes = outcomes_of(program, one, drive)
            did = repr([(each.value, each.raised and each.raised.kind, each.arguments) for each in outcomes])
            assert met.setdefault(did, known.name) == known.name, f"{known.name} and {met[did]} look the same"
            if one.watch:
                assert outcomes != right, known.name
            else:
                seen = zip(outcomes, right, strict=True)
                assert not all(agrees(one, outcome, expected) for outcome, expected in seen), known.name


def test_a_program_that_fails_and_bears_another_exercises_name_is_told_so():
    def each_digit(row):
        return 0

    found = check("start.blanks", each_digit)
    assert found.state == "wrong" and 'did you mean `check("bits.each-digit", each_digit)`' in found.parts[-1]


def test_what_is_wrong_with_a_call():
    def place(*arguments): ...

    def undo(*arguments): ...

    found = check("masks.place-and-undo", undo, place)
    assert found.state == "not checked" and "in another order" in found.parts[0]
    assert "the exercise asks for 2 functions, and 1 passed" in check("masks.place-and-undo", place).parts[0]
    found = check("start.blanks", 4)
    assert found.state == "not checked" and "without calling it" in found.parts[0] and "`4`" in found.parts[0]


def test_require_is_for_graders():
    def blanks(row):
        return row.count(0)

    assert check("start.blanks", blanks).require().state == "right"
    for wrong in (lambda row: 0, 4):
        with pytest.raises(NotRight, match=r"start\.blanks"):
            check("start.blanks", wrong).require()


def test_a_verdict_can_be_reported():
    report = repr(check("start.blanks", lambda row: 7).report())
    assert report.startswith("exercise start.blanks, sudoku-teach ") and "lambda row: 7" in report
    assert "yours:    7" in report


def test_a_name_that_there_is_not():
    for name, said in (("bits.cadnidates", r"bits\.candidates"), ("", "did you mean")):
        with pytest.raises(KeyError, match=said):
            exercise(name)


def test_a_stub_is_known_by_what_it_does_not_by_its_words():
    def function(body):
        return defined_by(f"def f(x):\n    {body}")["f"]

    stub, words = function("'''A stub.'''\n    ..."), "'''What it is for.'''"
    for same in ("...", f"{words}\n    ...", words, "\n    # not yet\n    pass"):
        assert same_code(function(same), stub)
    for other in ("return x", "print()", "[x for y in x]"):
        assert not same_code(function(other), stub)
        assert same_code(function(other), function(other))
