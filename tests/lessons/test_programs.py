"""What a check says of programs that learners write: no right one is refused, no wrong one is praised."""

import pytest

from programs_of_learners import verdict_of, written
from sudoku_teach.exercises.task import Mistake
from sudoku_teach.lessons import all_exercises

WRITTEN = written()


def ids(programs):
    return [f"{one.name} {one.state}: {one.words or 'no name'} (line {one.line})" for one in programs]


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize("one", WRITTEN, ids=ids(WRITTEN))
def test_the_verdict(one):
    found = verdict_of(one.name, one.text)
    assert (found.state, found.mistake) == (one.state, one.words if one.state == "wrong" else None), found


@pytest.mark.parametrize("name", [one.name for one in all_exercises()])
def test_every_exercise_has_programs_of_both_kinds(name):
    states = [one.state for one in WRITTEN if one.name == name]
    assert states.count("right") >= 2 and states.count("wrong") >= 2


@pytest.mark.parametrize("the_exercise", all_exercises(), ids=lambda one: one.name)
def test_every_name_that_a_check_can_give_is_given_to_a_program(the_exercise):
    """A known mistake that no test program makes is not worth its lines."""
    given = {one.words for one in WRITTEN if one.name == the_exercise.name and one.state == "wrong"}
    missing = {known.name for known in the_exercise.mistakes if isinstance(known, Mistake)} - given
    assert not missing, f"no program in tests/programs/ makes {missing}"
