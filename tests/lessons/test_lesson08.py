"""Lesson 08's exercises: wrong programs are named, right ones pass."""

from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons import all_exercises
from sudoku_teach.lessons.lesson08 import candidate_of, index_of, without_rivals
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers.one_integer import CANDIDATES, PLACE, indexes, to_state

BACK = "\ndef candidate_of(index):\n    digit, cell = divmod(index, 81)\n    return digit + 1, *divmod(cell, 9)\n"
THERE = "\ndef index_of(digit, row, col):\n    return (digit - 1) * 81 + row * 9 + col\n"
PLACING = """
def without_rivals(state, digit, row, col):
    for d in range(1, 10):
        for r in range(9):
            for c in range(9):
                bit = 1 << index_of(d, r, c)
                cell = (r, c) == (row, col)
                unit = r == row or c == col or box_index(r, c) == box_index(row, col)
                if CONDITION:
                    state = CHANGE
    return state
"""


def placing(condition, change="state & ~bit"):
    return PLACING.replace("CONDITION", condition).replace("CHANGE", change)


FOLD = """
def fold3(bits, stride):
    a = bits
    b = bits >> stride
    c = bits >> (stride + stride)
    return SOME, SEVERAL
"""
PAIRS = "(a & b) | (b & c) | (a & c)"


def folding(some="a | b | c", several=PAIRS):
    return FOLD.replace("SOME", some).replace("SEVERAL", several)


SINGLES = """
def singles(state):
    alone = 0
    for k in range(9):
        if state >> k & 1:
            digit = [3 * (k // 3) + n for n in range(3) if state >> 3 * (k // 3) + n & 1]
            cell = [k % 3 + 3 * n for n in range(3) if state >> k % 3 + 3 * n & 1]
            if CONDITION:
                alone |= 1 << k
    return alone
"""

SEARCH = """
def search(state):
    left = propagate(state)
    if left == 0:
        return 0
    if left.bit_count() == 81:
        return left
    for k in fewest(left):
        answer = search(place(left, k))
        if answer != 0:
            return answer
    return 0
"""

# The exercise, the name of the slip, the program.
WRONG = [
    ("one-integer.index", "the first digit is 1", THERE.replace("(digit - 1)", "digit") + BACK),
    ("one-integer.index", "row and column swapped", THERE.replace("row * 9 + col", "col * 9 + row") + BACK),
    (
        "one-integer.index",
        "ordered by cell",
        "\ndef index_of(digit, row, col):\n    return (9 * row + col) * 9 + digit - 1\n" + BACK,
    ),
    ("one-integer.index", "the digit is one too small", THERE + BACK.replace("digit + 1", "digit")),
    (
        "one-integer.index",
        "the planes are still in the row",
        THERE + "\ndef candidate_of(index):\n    return [1 + index // 81, index // 9, index % 9]\n",
    ),
    ("one-integer.place", "the candidate goes too", placing("cell or d == digit and unit")),
    (
        "one-integer.place",
        "the box is forgotten",
        placing("cell and d != digit or not cell and d == digit and (r == row or c == col)"),
    ),
    ("one-integer.place", "the cell keeps its other digits", placing("d == digit and unit and not cell")),
    ("one-integer.place", "all digits leave the units", placing("unit and not (cell and d == digit)")),
    (
        "one-integer.place",
        "`^` turns bits on",
        placing("cell and d != digit or unit and d == digit and not cell", "state ^ bit"),
    ),
    (
        "one-integer.place",
        "the bit is turned on",
        placing("cell or unit and d == digit").replace(
            "    return state", "    return state | 1 << index_of(digit, row, col)"
        ),
    ),
    ("one-integer.fold", "shifted to the left", folding().replace(">>", "<<")),
    ("one-integer.fold", "only neighbours are compared", folding(several="b & (a | c)")),
    ("one-integer.fold", "all three", folding(several="a & b & c")),
    ("one-integer.fold", "an odd number, not at least one", folding(some="a ^ b ^ c")),
    ("one-integer.fold", "exactly two, not at least two", folding(several=f"({PAIRS}) & ~(a & b & c)")),
    ("one-integer.fold", "the third is one place too near", folding().replace("stride + stride", "1 + stride")),
    ("one-integer.fold", "the two are swapped", folding(some=PAIRS, several="a | b | c")),
    ("one-integer.singles", "only the cells are asked", SINGLES.replace("CONDITION", "len(cell) == 1")),
    ("one-integer.singles", "only the digits are asked", SINGLES.replace("CONDITION", "len(digit) == 1")),
    ("one-integer.singles", "alone in both", SINGLES.replace("CONDITION", "len(digit) == len(cell) == 1")),
    (
        "one-integer.singles",
        "the flags, not the candidates",
        """
def singles(state):
    some, several = fold3(state, 1)
    digits = some & ~several & 0b001001001
    some, several = fold3(state, 3)
    return digits | some & ~several & 7
""",
    ),
    (
        "one-integer.singles",
        "candidates that are gone come back",
        """
def singles(state):
    some, several = fold3(state, 1)
    digits = some & ~several & 0b001001001
    some, several = fold3(state, 3)
    cells = some & ~several & 7
    return digits * 7 | cells * 0b001001001
""",
    ),
    ("one-integer.search", "it does not turn back", SEARCH.replace("left == 0", "left == -1")),
    ("one-integer.search", "it does not turn back", SEARCH.replace("left.bit_count() == 81", "left == 81")),
    ("one-integer.search", "only the first guess counts", SEARCH.replace("if answer != 0", "if True")),
    (
        "one-integer.search",
        "only the first guess counts",
        SEARCH.replace("answer = search(place(left, k))", "left = place(left, k)\n        answer = search(left)"),
    ),
    (
        "one-integer.search",
        "yes or no, not the state",
        SEARCH.replace("return left", "return True").replace("return 0", "return False"),
    ),
]

RIGHT = [
    ("one-integer.index", THERE + BACK),
    (
        "one-integer.index",
        """
def index_of(digit, row, col):
    return (digit * 9 + row - 9) * 9 + col

def candidate_of(index):
    col = index % 9
    row = index // 9 % 9
    return [index // 81 + 1, row, col]
""",
    ),
    (
        "one-integer.index",
        """
ALL = [(d, r, c) for d in range(1, 10) for r in range(9) for c in range(9)]

def index_of(digit, row, col):
    return ALL.index((digit, row, col))

def candidate_of(index):
    return ALL[index]
""",
    ),
    ("one-integer.place", placing("cell and d != digit or unit and d == digit and not cell")),
    (
        "one-integer.place",
        """
def without_rivals(state, digit, row, col):
    kept = [k for k in range(729) if state >> k & 1 and not rivals(candidate_of(k), (digit, row, col))]
    return sum(1 << k for k in kept)

def rivals(one, other):
    if one == other:
        return False
    if one[1:] == other[1:]:
        return True
    return one[0] == other[0] and (
        one[1] == other[1] or one[2] == other[2] or box_index(*one[1:]) == box_index(*other[1:])
    )
""",
    ),
    (
        "one-integer.place",
        """
def without_rivals(state, digit, row, col):
    own = 1 << index_of(digit, row, col)
    was = state & own
    for k in range(9):
        state &= ~(1 << index_of(digit, row, k)) & ~(1 << index_of(digit, k, col))
        state &= ~(1 << index_of(k + 1, row, col))
        state &= ~(1 << index_of(digit, row // 3 * 3 + k // 3, col // 3 * 3 + k % 3))
    return state | was
""",
    ),
    ("one-integer.fold", folding()),
    (
        "one-integer.fold",
        "\ndef fold3(x, s):\n    y, z = x >> s, x >> 2 * s\n    return [x | y | z, x & y | (x | y) & z]\n",
    ),
    (
        "one-integer.fold",
        """
def fold3(bits, stride):
    one = two = 0
    for k in range(3):
        moved = bits >> k * stride
        two |= one & moved
        one |= moved
    return one, two
""",
    ),
    ("one-integer.singles", SINGLES.replace("CONDITION", "len(digit) == 1 or len(cell) == 1")),
    (
        "one-integer.singles",
        """
def singles(state):
    groups = [7, 7 << 3, 7 << 6, 73, 73 << 1, 73 << 2]
    found = 0
    for group in groups:
        if (state & group).bit_count() == 1:
            found |= state & group
    return found
""",
    ),
    (
        "one-integer.singles",
        """
def singles(state):
    digits, cells = fold3(state, 1), fold3(state, 3)
    rivals_of_digit = (digits[1] & 0b001001001) * 7
    rivals_of_cell = (cells[1] & 7) * 0b001001001
    return state & ~(rivals_of_digit & rivals_of_cell)
""",
    ),
    ("one-integer.search", SEARCH),
    (
        "one-integer.search",
        """
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    first = fewest(state)[-1]
    return search(place(state, first)) or search(state & ~(1 << first))
""",
    ),
    (
        "one-integer.search",
        """
def search(state):
    waiting = [state]
    while waiting:
        one = propagate(waiting.pop())
        if one.bit_count() == 81:
            return one
        if one:
            waiting += [place(one, index) for index in fewest(one)]
    return 0
""",
    ),
]


def states(name):
    """States of a board on the way to its solutions or off it: some candidates placed, some taken out."""
    start = to_state(puzzle(name))
    indexes = st.lists(st.integers(0, 728), max_size=3)
    return st.tuples(indexes, indexes).map(
        lambda both: (reduce(lambda state, k: state & PLACE[k], both[0], start) & ~sum(1 << k for k in set(both[1])),)
    )


NAMES = [one.name for one in all_exercises("one-integer")]
HEADS = {name: BY_NAME[name].given for name in NAMES}
INPUTS = {
    "one-integer.index": st.sampled_from(CANDIDATES),
    "one-integer.place": st.tuples(st.integers(0, (1 << 729) - 1), st.sampled_from(CANDIDATES)).map(
        lambda pair: (pair[0], *pair[1])
    ),
    "one-integer.fold": st.tuples(st.integers(0, (1 << 729) - 1), st.integers(1, 100)),
    "one-integer.search": st.sampled_from(["newspaper", "hard", "ten-solutions", "no-place-in-a-row"]).flatmap(states),
    "one-integer.singles": st.sampled_from(BY_NAME["one-integer.singles"].cases),
}


@pytest.fixture
def in_this_process(monkeypatch):
    """Spares a new process for each program of the tables; that these do no harm is known."""
    monkeypatch.setattr(runner, "WITHOUT_PROCESSES", True)


@pytest.mark.parametrize("name, slip, program", WRONG, ids=[f"{row[0]}: {row[1]}" for row in WRONG])
def test_a_wrong_program_is_told_its_slip(in_this_process, name, slip, program):
    found = verdict(name, HEADS[name] + program)
    assert (found.state, found.slip) == ("wrong", slip), repr(found)


@pytest.mark.parametrize("name, program", RIGHT)
def test_a_right_program_is_right(in_this_process, name, program):
    found = verdict(name, HEADS[name] + program)
    assert found.state == "right", repr(found)


@pytest.mark.parametrize("name", NAMES)
def test_answer_and_stub(name):
    """In the other process, as a reader's check is run."""
    task, stub = Task(BY_NAME[name]), defined_by(BY_NAME[name].stub)
    assert task.check(*BY_NAME[name].answer).state == "right"
    assert task.check(*stub.values()).state == "not started"


def test_the_tables_have_enough_of_each():
    for name in NAMES:
        slips = {one.name for one in BY_NAME[name].slips}
        assert len(slips) >= 2 and slips == {row[1] for row in WRONG if row[0] == name}, name
        assert sum(row[0] == name for row in RIGHT) >= 3, name


@pytest.mark.parametrize("name", NAMES)
def test_right_programs_and_the_answer_agree_everywhere(name):
    the_exercise = BY_NAME[name]
    wanted = [function.__name__ for function in the_exercise.answer]
    found = [defined_by(HEADS[name] + program) for of, program in RIGHT if of == name]
    programs = [tuple(defined[each] for each in wanted) for defined in found]

    @settings(max_examples=40)
    @given(INPUTS[name])
    def agree(arguments):
        expected = runner.observe(the_exercise.answer, arguments, the_exercise.drive)
        for program in programs:
            found = runner.observe(program, arguments, the_exercise.drive)
            if name == "one-integer.search" and expected.value:  # any solution will do
                assert found.value.bit_count() == 81 and found.value & ~arguments[0] == 0
                assert all(found.value & PLACE[index] == found.value for index in indexes(found.value))
            else:
                assert found.value == expected.value

    agree()


@given(st.integers(0, (1 << 729) - 1), st.integers(0, 728))
def test_the_answers_are_the_solvers_tables(state, index):
    assert candidate_of(index) == CANDIDATES[index] and index_of(*CANDIDATES[index]) == index
    assert without_rivals(state, *CANDIDATES[index]) == state & PLACE[index]


def test_what_a_wrong_program_is_shown(in_this_process):
    program = HEADS["one-integer.place"] + placing("d == digit and unit and not cell")
    assert (
        "stays, and should go: 8 bits, the first is 81 (digit 2, row 0, column 0)"
        in verdict("one-integer.place", program).parts[1]
    )
    shown = verdict("one-integer.fold", folding(several="a & b & c")).parts[1].splitlines()
    assert shown[1].split() == ["bits", "000000011", "3"] and shown[4].split() == ["several", "000000001", "1"]
    assert shown[7].split() == ["several", "000000000", "0"]
