"""Lesson 09's exercises: wrong programs are named, right ones pass."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons.lesson09 import exactly_one, lowest, transpose

# The exercise; the name of the slip; the program.
WRONG = [
    (
        "lanes.transpose",
        "lane 0 on the left",
        """
def transpose(rows, width):
    words = []
    for k in range(width):
        word = 0
        for row in rows:
            word = word << 1 | row >> k & 1
        words.append(word)
    return words
""",
    ),
    (
        "lanes.transpose",
        "lane 0 on the left",
        """
def transpose(rows, width):
    texts = [f"{row:0{width}b}" for row in rows]
    if not rows:
        return [0] * width
    return [int("".join(column), 2) for column in zip(*texts)]
""",
    ),
    (
        "lanes.transpose",
        "the highest bit first",
        """
def transpose(rows, width):
    return [sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width - 1, -1, -1)]
""",
    ),
    (
        "lanes.transpose",
        "bits are counted, not placed",
        """
def transpose(rows, width):
    words = [0 for _ in range(width)]
    for row in rows:
        for k in range(width):
            if row & 1 << k:
                words[k] += 1
    return words
""",
    ),
    (
        "lanes.transpose",
        "every row writes into bit 0",
        """
def transpose(rows, width):
    words = [0] * width
    for row in rows:
        for k in range(width):
            if row >> k & 1:
                words[k] = 1
    return words
""",
    ),
    (
        "lanes.transpose",
        "the bit keeps its old index, too",
        """
def transpose(rows, width):
    return [sum((row & 1 << k) << i for i, row in enumerate(rows)) for k in range(width)]
""",
    ),
    (
        "lanes.transpose",
        "as many ints as rows",
        """
def transpose(rows, width):
    words = [0] * len(rows)
    for i in range(len(rows)):
        for k in range(min(width, len(rows))):
            words[k] |= (rows[i] >> k & 1) << i
    return words
""",
    ),
    (
        "lanes.exactly-one",
        "odd, not one",
        """
def exactly_one(words):
    result = words[0]
    for word in words[1:]:
        result = result ^ word
    return result
""",
    ),
    (
        "lanes.exactly-one",
        "at least one",
        """
from functools import reduce
from operator import or_

def exactly_one(words):
    return reduce(or_, words)
""",
    ),
    (
        "lanes.exactly-one",
        "at least two",
        """
def exactly_one(words):
    seen, again = 0, 0
    for word in words:
        again = again | (seen & word)
        seen = seen | word
    return again
""",
    ),
    (
        "lanes.exactly-one",
        "`one` is updated first",
        """
def exactly_one(words):
    once = twice = 0
    for word in words:
        once = once | word
        twice = twice | (once & word)
    return once & ~twice
""",
    ),
    (
        "lanes.exactly-one",
        "a second 1 is forgotten again",
        """
def exactly_one(words):
    once = twice = 0
    for word in words:
        twice = word & once
        once = once | word
    return once ^ twice
""",
    ),
    (
        "lanes.exactly-one",
        "a second 1 is forgotten again",
        """
def exactly_one(words):
    total = carry = 0
    for word in words:
        carry = carry ^ (total & word)
        total = total ^ word
    return total & ~carry
""",
    ),
    (
        "lanes.exactly-one",
        "only neighbours are compared",
        """
def exactly_one(words):
    once = twice = last = 0
    for word in words:
        twice |= last & word
        once |= word
        last = word
    return once & ~twice
""",
    ),
    (
        "lanes.lowest",
        "the lowest lane, not the lowest digit",
        """
def lowest(words):
    result = []
    for word in words:
        result.append(word & (~word + 1))
    return result
""",
    ),
    (
        "lanes.lowest",
        "only the word before is asked",
        """
def lowest(words):
    result, last = [], 0
    for word in words:
        result.append(word & ~last)
        last = word
    return result
""",
    ),
    (
        "lanes.lowest",
        "a lane comes back",
        """
def lowest(words):
    taken = 0
    result = []
    for word in words:
        result.append(word & (word ^ taken))
        taken = taken ^ word
    return result
""",
    ),
    (
        "lanes.lowest",
        "the highest digit",
        """
def lowest(words):
    taken = 0
    result = []
    for word in reversed(words):
        result.insert(0, word & ~taken)
        taken |= word
    return result
""",
    ),
    (
        "lanes.lowest",
        "all lanes end with the first",
        """
def lowest(words):
    result = [0] * len(words)
    for k in range(len(words)):
        if words[k]:
            result[k] = words[k]
            break
    return result
""",
    ),
    (
        "lanes.lowest",
        "the others",
        """
def lowest(words):
    taken = 0
    result = []
    for word in words:
        result.append(word & taken)
        taken |= word
    return result
""",
    ),
    (
        "lanes.lowest",
        "the argument is changed",
        """
def lowest(words):
    taken = 0
    for k in range(len(words)):
        words[k], taken = words[k] & ~taken, taken | words[k]
    return words
""",
    ),
]

RIGHT = [
    (
        "lanes.transpose",
        """
def transpose(rows, width):
    return [sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width)]
""",
    ),
    (
        "lanes.transpose",
        """
def transpose(rows, width):
    words = []
    for k in range(width):
        text = "".join("1" if row & 1 << k else "0" for row in reversed(rows))
        words.append(int(text or "0", 2))
    return tuple(words)
""",
    ),
    (
        "lanes.transpose",
        """
def transpose(rows, width):
    words = [0] * width
    for i, row in enumerate(rows):
        while row:
            bit = row & -row
            words[bit.bit_length() - 1] += 1 << i
            row -= bit
    return words
""",
    ),
    (
        "lanes.exactly-one",
        """
def exactly_one(words):
    result = 0
    for lane in range(max(word.bit_length() for word in words)):
        if sum(word >> lane & 1 for word in words) == 1:
            result |= 1 << lane
    return result
""",
    ),
    (
        "lanes.exactly-one",
        """
def exactly_one(words):
    if len(words) == 1:
        return words[0]
    result = 0
    for k, word in enumerate(words):
        for other in words[:k] + words[k + 1:]:
            word &= ~other
        result |= word
    return result
""",
    ),
    (
        "lanes.exactly-one",
        """
def exactly_one(words):
    once = twice = 0
    for word in words:
        once, twice = (once ^ word) & ~twice & ~(once & word), twice | once & word
    return once
""",
    ),
    (
        "lanes.lowest",
        """
def lowest(words):
    free = (1 << max(word.bit_length() for word in words)) - 1
    result = []
    for word in words:
        result.append(word & free)
        free &= ~word
    return result
""",
    ),
    (
        "lanes.lowest",
        """
def lowest(words):
    result = []
    for k, word in enumerate(words):
        for earlier in words[:k]:
            word &= ~earlier
        result.append(word)
    return tuple(result)
""",
    ),
    (
        "lanes.lowest",
        """
def lowest(words):
    first, *others = words
    return [first] + (lowest([word & ~first for word in others]) if others else [])
""",
    ),
]


@pytest.mark.parametrize("name, slip, program", WRONG, ids=[f"{row[0]}: {row[1]}" for row in WRONG])
def test_a_wrong_program_is_named(name, slip, program):
    found = verdict(name, program)
    assert (found.state, found.slip) == ("wrong", slip), repr(found)


@pytest.mark.parametrize("name, program", RIGHT)
def test_a_right_program_passes(name, program):
    found = verdict(name, program)
    assert found.state == "right", repr(found)


@pytest.mark.parametrize("name", ["lanes.transpose", "lanes.exactly-one", "lanes.lowest"])
def test_the_stub_is_not_started_and_the_answer_is_right(name):
    task = Task(BY_NAME[name])
    assert task.check(*defined_by(BY_NAME[name].stub).values()).state == "not started"
    assert task.check(*BY_NAME[name].answer).state == "right"


@pytest.mark.parametrize("name", ["lanes.exactly-one", "lanes.lowest"])
def test_a_lane_among_512_is_pointed_out(name):
    """Right on all small cases: what is shown of a case that is too wide to be printed?"""
    cheat = {"lanes.exactly-one": "exactly_one", "lanes.lowest": "lowest"}[name]
    program = (
        f"from sudoku_teach.lessons import lesson09 as lanes\ndef {cheat}(words):\n    answer = lanes.{cheat}(words)\n"
    )
    program += "    flaw = 1 << 300 if words[-1].bit_length() > 300 else 0\n"
    program += (
        "    return answer ^ flaw\n" if cheat == "exactly_one" else "    return [*answer[:-1], answer[-1] ^ flaw]\n"
    )
    found = verdict(name, program)
    assert (found.state, found.slip) == ("wrong", None) and "lane 300" in repr(found), repr(found)


LANES = st.lists(st.integers(0, 2**70), min_size=1, max_size=9)


@given(LANES)
def test_right_programs_and_answers_agree_on_whatever_comes(words):
    arguments = {"lanes.transpose": (words, 71), "lanes.exactly-one": (words,), "lanes.lowest": (words,)}
    for name, program in RIGHT:
        (function,) = defined_by(program).values()
        (answer,) = BY_NAME[name].answer
        yours, expected = function(*arguments[name]), answer(*arguments[name])
        assert (list(yours) if isinstance(yours, tuple) else yours) == expected, program


@given(LANES)
def test_the_answers_by_counting(words):
    counts = [sum(word >> lane & 1 for word in words) for lane in range(71)]
    assert [exactly_one(words) >> lane & 1 for lane in range(71)] == [count == 1 for count in counts]
    kept = lowest(words)
    for lane in range(71):
        first = next((k for k, word in enumerate(words) if word >> lane & 1), None)
        assert [k for k, word in enumerate(kept) if word >> lane & 1] == [first] * (first is not None)
    assert transpose(transpose(words, 71), len(words)) == words
