"""Programs written from the tasks alone: no right one is called wrong, no slip is named that is not there."""

import pytest

from exercise_checks import verdict
from exercise_programs import RIGHT, WRONG


def ids(rows):
    return [f"{name}: {what}" for name, what, *_ in rows]


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize(("name", "_what", "slip", "program"), WRONG, ids=ids(WRONG))
def test_a_wrong_program_is_wrong_and_has_the_slip_that_is_named(name, _what, slip, program):
    found = verdict(name, program)
    assert (found.state, found.slip) == ("wrong", slip), found


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize(("name", "_what", "program"), RIGHT, ids=ids(RIGHT))
def test_a_right_program_is_right(name, _what, program):
    found = verdict(name, program)
    assert found.state == "right", found


def test_every_exercise_has_some_of_both():
    assert {row[0] for row in WRONG} == {row[0] for row in RIGHT}
