"""Lesson 07's exercises: wrong programs are named, right ones pass."""

from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons.lesson07 import speedup, tail

NAMES = ["measuring.median", "measuring.tail", "measuring.ratio"]

# The slip's number among the known ones, or None; the exercise; the name of the slip; the program.
WRONG = [
    (
        None,
        "measuring.median",
        "the middle of an unsorted list",
        """
def middle_of(values):
    return values[len(values) // 2]
""",
    ),
    (
        None,
        "measuring.median",
        "the middle of an unsorted list",
        """
def middle_of(values):
    sorted(values)
    n = len(values)
    if n % 2 == 1:
        return values[n // 2]
    return (values[n // 2 - 1] + values[n // 2]) / 2
""",
    ),
    (
        None,
        "measuring.median",
        "the mean in place of the median",
        """
def middle_of(values):
    total = 0
    for value in values:
        total += value
    return total / len(values)
""",
    ),
    (
        None,
        "measuring.median",
        "an even number of values",
        """
def middle_of(values):
    values = sorted(values)
    return values[len(values) // 2]
""",
    ),
    (
        None,
        "measuring.median",
        "an even number of values",
        """
def middle_of(values):
    values = list(values)
    while len(values) > 2:
        values.remove(max(values))
        values.remove(min(values))
    return min(values)
""",
    ),
    (
        None,
        "measuring.median",
        "halfway is rounded off",
        """
def middle_of(values):
    values = sorted(values)
    half = len(values) // 2
    if len(values) % 2:
        return values[half]
    return (values[half] + values[half - 1]) // 2
""",
    ),
    (
        None,
        "measuring.median",
        "halfway between the ends",
        """
def middle_of(values):
    values = sorted(values)
    return (values[0] + values[-1]) / 2
""",
    ),
    (
        None,
        "measuring.median",
        "the argument is changed",
        """
def middle_of(values):
    values.sort()
    half = len(values) // 2
    return values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2
""",
    ),
    (
        None,
        "measuring.tail",
        "the list as it came",
        """
def tail(values, percent):
    for k, value in enumerate(values, start=1):
        if k / len(values) >= percent / 100:
            return value
""",
    ),
    (
        None,
        "measuring.tail",
        "one place too far",
        """
import math

def tail(values, percent):
    place = math.ceil(len(values) * percent / 100)
    return sorted(values)[min(place, len(values) - 1)]
""",
    ),
    (
        None,
        "measuring.tail",
        "one place too far",
        """
def tail(values, percent):
    values = sorted(values)
    k = int(len(values) * percent / 100)
    if k == len(values):
        k = k - 1
    return values[k]
""",
    ),
    (
        None,
        "measuring.tail",
        "rounded down",
        """
def tail(values, percent):
    place = int(len(values) * percent / 100)
    return sorted(values)[max(place - 1, 0)]
""",
    ),
    (
        None,
        "measuring.tail",
        "percent of the largest value",
        """
def tail(values, percent):
    return percent / 100 * max(values)
""",
    ),
    (
        None,
        "measuring.tail",
        "counted from the top",
        """
import math

def tail(values, percent):
    values = sorted(values)
    return values[-math.ceil(len(values) * percent / 100)]
""",
    ),
    (
        None,
        "measuring.ratio",
        "upside down",
        """
def speedup(slow, fast):
    ratios = []
    for k in range(len(slow)):
        ratios.append(fast[k] / slow[k])
    return median(ratios)
""",
    ),
    (
        None,
        "measuring.ratio",
        "the mean of the ratios",
        """
def speedup(slow, fast):
    ratios = [a / b for a, b in zip(slow, fast)]
    return sum(ratios) / len(ratios)
""",
    ),
    (
        None,
        "measuring.ratio",
        "a ratio of the totals",
        """
def speedup(slow, fast):
    return (sum(slow) / len(slow)) / (sum(fast) / len(fast))
""",
    ),
    (
        None,
        "measuring.ratio",
        "a ratio of the medians",
        """
def speedup(slow, fast):
    return median(slow) / median(fast)
""",
    ),
    (
        None,
        "measuring.ratio",
        "the boards are mixed up",
        """
def speedup(slow, fast):
    ratios = [a / b for a, b in zip(sorted(slow), sorted(fast))]
    return median(ratios)
""",
    ),
    (
        None,
        "measuring.ratio",
        "ratios without what is behind the point",
        """
def speedup(slow, fast):
    return median([int(a / b) for a, b in zip(slow, fast)])
""",
    ),
    (
        None,
        "measuring.ratio",
        "the argument is changed",
        """
def speedup(slow, fast):
    for k in range(len(slow)):
        slow[k] /= fast[k]
    return median(slow)
""",
    ),
]

RIGHT = {
    "measuring.median": [
        """
def middle_of(values):
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2 == 1:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2
""",
        """
def middle_of(values):
    values = list(values)
    while len(values) > 2:
        values.remove(max(values))
        values.remove(min(values))
    return sum(values) / len(values)
""",
        """
def middle_of(values):
    ordered = sorted(values)
    return (ordered[(len(ordered) - 1) // 2] + ordered[-((len(ordered) + 1) // 2)]) * 0.5
""",
    ],
    "measuring.tail": [
        """
import math

def tail(values, percent):
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]
""",
        """
def tail(values, percent):
    left = list(values)
    while (len(left) - 1) * 100 >= percent * len(values):
        left.remove(max(left))
    return max(left)
""",
        """
def tail(values, percent):
    fitting = []
    for value in values:
        below = sum(other <= value for other in values)
        if below / len(values) >= percent / 100:
            fitting.append(value)
    return min(fitting)
""",
    ],
    "measuring.ratio": [
        """
def speedup(slow, fast):
    return median([a / b for a, b in zip(slow, fast)])
""",
        """
import statistics

def speedup(slow, fast):
    ratios = []
    for k in range(len(slow)):
        ratios.append(slow[k] / fast[k])
    return statistics.median(ratios)
""",
        """
def speedup(slow, fast):
    ratios = sorted(map(lambda a, b: a / b, slow, fast))
    n = len(ratios)
    return ratios[n // 2] if n % 2 else (ratios[n // 2 - 1] + ratios[n // 2]) / 2
""",
    ],
}


@pytest.mark.parametrize("number, name, slip, program", WRONG, ids=[f"{row[1]}: {row[2]}" for row in WRONG])
def test_a_wrong_program_is_named(number, name, slip, program):
    found = verdict(name, program)
    assert (found.state, found.slip) == ("wrong", slip), repr(found)


@pytest.mark.parametrize("name, program", [(name, program) for name in RIGHT for program in RIGHT[name]])
def test_a_right_program_passes(name, program):
    found = verdict(name, program)
    assert found.state == "right", repr(found)


def test_every_slip_is_met_by_a_program():
    met = {(name, slip) for _, name, slip, _ in WRONG}
    assert all((name, slip.name) in met for name in NAMES for slip in BY_NAME[name].slips)


@pytest.mark.parametrize("name", NAMES)
def test_the_stub_is_not_started_and_the_answer_is_right(name):
    task = Task(BY_NAME[name])
    assert task.check(*defined_by(BY_NAME[name].stub).values()).state == "not started"
    assert task.check(*BY_NAME[name].answer).state == "right"


NUMBERS = st.lists(st.integers(1, 10_000), min_size=1, max_size=30)


def right_ones(name):
    return [defined_by(program, given=BY_NAME[name].given)[BY_NAME[name].answer[0].__name__] for program in RIGHT[name]]


@given(NUMBERS)
def test_the_medians_agree(values):
    assert all(one(values) == pytest.approx(median(values)) for one in right_ones("measuring.median"))


@given(NUMBERS, st.integers(1, 100))
def test_the_tails_agree(values, percent):
    assert all(one(values, percent) == tail(values, percent) for one in right_ones("measuring.tail"))


@given(st.lists(st.tuples(st.integers(1, 10_000), st.integers(1, 10_000)), min_size=1, max_size=30))
def test_the_ratios_agree_and_an_odd_median_can_be_turned_round(pairs):
    slow, fast = map(list, zip(*pairs, strict=True))
    assert all(one(slow, fast) == pytest.approx(speedup(slow, fast)) for one in right_ones("measuring.ratio"))
    if len(pairs) % 2:
        assert speedup(slow, fast) == pytest.approx(1 / speedup(fast, slow))
