"""Every single change of a right program is called wrong, or is shown to do the same.

The changes of an exercise's answer, and of two right programs that are built otherwise, are checked. Those that a
check calls right are listed in equivalents/, a file for each lesson, each with the reason why it does the same as the
answer.
"""

import copy
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from mutants import mutants

from programs_of_learners import functions_of, run_here, survives, written
from sudoku_teach.exercises import runner, verdict
from sudoku_teach.exercises.task import namespace_of
from sudoku_teach.lessons import all_exercises, find
from sudoku_teach.notebook import source_of

# Where a counterexample is asked for, a change of one may be another.
EXERCISES = [one for one in all_exercises() if one.kind != "break"]
EQUIVALENTS = Path(__file__).parent / "equivalents"
MANY = 10_000  # inputs on which a change that is called right must do what the answer does


def listed() -> dict[tuple[str, str], str]:
    """(exercise, change) → reason, from lines "exercise | program: change | reason"."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(EQUIVALENTS.glob("*.txt"))]
    lines = [line for text in texts for line in text.splitlines() if line and line[0] != "#"]
    parts = [re.fullmatch(r"(\S+) \| (.+) \| (.+)", line).groups() for line in lines]  # a change may have a `|`, too
    return {(name, change): reason for name, change, reason in parts}


def right_programs(the_exercise) -> dict[str, str]:
    """The answer, and two right programs of another build."""
    others = [one for one in written() if one.name == the_exercise.name and one.state == "right"][:2]
    answer = "\n\n".join(source_of(function) for function in the_exercise.answer)
    return {"answer": answer} | {f"program {k}": one.text for k, one in enumerate(others, start=1)}


def made(the_exercise, label: str, text: str) -> tuple:
    """The functions of a program; the answer's use what is there in its own module."""
    if label != "answer":
        return functions_of(the_exercise, text)
    names: dict = {}
    for function in the_exercise.answer:
        names |= function.__globals__
    exec(text, names)
    return tuple(names[name] for name in the_exercise.functions)


def survivors(the_exercise) -> dict[str, tuple]:
    """The changes that a check calls right, and the functions that they make."""
    found = {}
    for label, source in right_programs(the_exercise).items():
        assert survives(the_exercise, made(the_exercise, label, source)), label  # else every change would be wrong
        met: Counter[str] = Counter()
        for what, text in mutants(source):
            met[what] += 1
            what += f", the {met[what]}. time" if met[what] > 1 else ""  # in a line it may be there twice
            try:
                functions = made(the_exercise, label, text)
            except Exception:
                continue  # it does not even define the functions
            if survives(the_exercise, functions):
                found[f"{label}, {what}"] = functions
    return found


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize("the_exercise", EXERCISES, ids=lambda one: one.name)
def test_every_single_change_is_called_wrong(the_exercise):
    known = {change for name, change in listed() if name == the_exercise.name}
    found = set(survivors(the_exercise))
    new, gone = (
        "\n".join(f"{the_exercise.name} | {one} | …" for one in sorted(some)) for some in (found - known, known - found)
    )
    assert not new, (
        f"called right: give a case that tells it apart, or list it in {EQUIVALENTS} with the reason:\n{new}"
    )
    assert not gone, f"listed in {EQUIVALENTS}, but called wrong or gone:\n{gone}"


@pytest.mark.usefixtures("in_this_process", "without_pictures")
def test_the_example_in_contributing_is_a_sound_exercise():
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = text.partition("```python\n")[2].partition("```")[0]
    imports = "from sudoku_teach.exercises.authoring import edit, mistake, task_for\n"
    imports += "from sudoku_teach.exercises.task import same_int\n"
    the_exercise = namespace_of(example, "<example>", imports)["both"].exercise
    assert survivors(the_exercise) == {} and len(the_exercise.mistakes) >= 2
    for known in the_exercise.mistakes:
        assert verdict.check(the_exercise, known.programs[0]).mistake == known.name


def test_every_equivalent_has_a_reason():
    assert all(len(reason) > 10 for reason in listed().values())
    assert {name for name, _ in listed()} <= {one.name for one in EXERCISES}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({name for name, _ in listed()}))
def test_what_is_listed_does_the_same_on_many_inputs(name):
    the_exercise = find(name)
    if not the_exercise.generate:
        pytest.skip("all inputs are fixed cases")
    rng = Random(f"many {name}")
    cases = [the_exercise.generate(rng) for _ in range(MANY)]
    expected = [runner.observe(the_exercise.answer, copy.deepcopy(case), the_exercise.drive) for case in cases]
    for what, functions in survivors(the_exercise).items():
        for case, right in zip(cases, expected, strict=True):
            (outcome,) = run_here(functions, [case], the_exercise.drive)
            assert verdict.agrees(the_exercise, outcome, right), (what, case)
