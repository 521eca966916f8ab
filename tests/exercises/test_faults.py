"""Whatever a program gives back, raises or does to its arguments: a check says something about it, and is shown."""

import builtins
import dataclasses
import inspect
import itertools
import re
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import Mock

import pytest

from programs_of_learners import verdict_of
from sudoku_teach.exercises import runner, verdict
from sudoku_teach.exercises.task import defined_by
from sudoku_teach.lessons import all_exercises, check, exercise, find

quick = pytest.mark.usefixtures("in_this_process", "without_pictures")


def program(name, body):
    """The functions that an exercise asks for, all with this body."""
    body = body.strip().replace("\n", "\n    ")
    functions = defined_by(find(name).stub)
    return "\n\n".join(f"def {function}(*arguments):\n    first = arguments[0]\n    {body}" for function in functions)


# One or more of every topic, and all ways to run, compare and show.
LOOKED_AT = (
    *("start.blanks", "board.box-index", "board.conflicts", "board.copy", "search.count"),
    *(
        "search.solve",
        "bits.candidates",
        "bits.each-digit",
        "bits.trailing-zeros",
        "bits.lowest-set-bit",
        "bits.is-single",
    ),
    *("masks.build", "masks.place-and-undo", "masks.solve", "masks.convention", "mrv.dead-end", "mrv.choose"),
    *("mrv.solve", "which.count", "which.smallest", "measuring.tail", "measuring.ratio", "one-integer.index"),
    *("one-integer.place", "one-integer.fold", "one-integer.search", "lanes.transpose", "lanes.exactly-one"),
    *("lanes.find-singles", "beyond.items", "beyond.sudoku-rows", "beyond.optional-items"),
)
VALUES = (
    *("int", "type(None)", "...", "print", "object()", "ValueError('no')", "NotImplemented", "b'bits'", "{}", "set()"),
    *("''", "'x' * 81", "'.' * 81", "-1", "10**9", "1 << 20_000", "float('nan')", "float('inf')", "1j", "(None, None)"),
    *("[[], []]", "[[0] * 9] * 9", "[[0] * 8] * 9", "[['5'] * 9] * 9", "[None] * 9", "[[int] * 9] * 3", "(1, 2, 3, 4)"),
    *("{(0, 0): 1}", "{'copy': 1}", "{'returned': True}", "[first] * 3", "iter([first])", "[(0, 0), (None, 1), 2]"),
)
CHANGES = {
    "an argument is emptied": "[each.clear() for each in arguments if isinstance(each, list)]\nreturn 0",
    "its last thing is taken out": "[list.pop(each) for each in arguments if isinstance(each, list)]\nreturn True",
    "it becomes longer": "[each.append(None) for each in arguments if isinstance(each, list)]",
    "a row is shorter": "first[0].pop()\nreturn first",
    "a row is none": "first[4] = None\nreturn first",
    "texts": "first[0][0] = '5'\nreturn first",
    "huge ints": """
for each in arguments:
    if isinstance(each, list):
        each[:] = [1 << 20_000] * len(each)
return 1 << 20_000""",
    "itself": "first[0] = first\nreturn first",
}
HOSTILE = """
class Recursing:
    def __getattr__(self, name):
        return getattr(self, name + "_")

class Says_yes:
    def __getattr__(self, name):
        return self
    def __call__(self, *_):
        return self
    def __iter__(self):
        return iter([self, self])
    def __eq__(self, other):
        return True
    __hash__ = None
    def __bool__(self):
        raise ValueError
    def __len__(self):
        return 9
    def __getitem__(self, index):
        return self

"""


def show_all(found):
    """The verdict as Jupyter would store it, pictures apart."""
    text = found._repr_markdown_()
    text.encode(), repr(found).encode()
    return re.sub('src="data:[^"]*"', "", text)


@quick
@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_check_finds_words_for_any_value_and_any_change(name):
    bodies = [*(f"return {value}" for value in VALUES), *CHANGES.values()]
    bodies += [f"return {value}" for value in ("Recursing()", "[Recursing()] * 9", "Says_yes()", "(Says_yes(), 1)")]
    for body in bodies:
        found = verdict_of(name, HOSTILE + program(name, body))
        assert found.state == "wrong", body
        assert len(show_all(found)) < 20_000, body


def test_every_topic_is_looked_at():
    topics = {name.partition(".")[0] for name in LOOKED_AT}
    assert topics == {one.name.partition(".")[0] for one in all_exercises()}


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("name", ["board.copy", "masks.place-and-undo", "mrv.choose", "which.count"])
def test_boards_that_cannot_be_drawn_are_no_error(name):
    for body in CHANGES.values():
        assert verdict_of(name, program(name, body)).state == "wrong"


class Recursing:
    def __getattr__(self, name):
        return getattr(self, name + "_")

    def __call__(self, row):
        return row.count(0)


@pytest.mark.usefixtures("in_this_process")
def test_what_is_handed_over_may_be_any_object():
    for thing in (Mock(return_value=3), Mock, int, len, print, type, [].count):
        assert check("start.blanks", thing).state == "wrong", thing
    assert check("start.blanks", Recursing()).state == "right"
    assert check("start.blanks", object()).state == check("start.blanks", None).state == "not checked"


NASTY = (
    *("`", "``", "a ``` b", "`start", "end`", "```\n# heading", "~~~", "two\nlines", "\r\n\n- item", "\u2028", "\x85"),
    *("<script>alert(1)</script>", "<img src=x onerror=1>", "&amp;", "[a](b)", "$x$", "\ud800", "\x00", "\x1b[31m"),
    *("‮", "x" * 100_000, "`" * 5_000, "\n" * 5_000, "<b>" * 5_000),
)


def without_code(text):
    """The text with its code spans taken out, found as CommonMark finds them."""
    return re.sub(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", "", text)


each_text = pytest.mark.parametrize("text", NASTY, ids=[ascii(text)[:20] for text in NASTY])


@quick
@each_text
def test_what_an_exception_says_is_one_piece_of_code_in_one_line(text):
    kind = f"type({text!r}.replace(chr(0), '').encode('utf8', 'replace').decode(), (Exception,), {{}})"
    for body in (f"raise ValueError({text!r})", f"raise {kind}"):
        found = verdict_of("start.blanks", program("start.blanks", body))
        shown = next(part for part in found.parts if part.startswith("It raised"))
        assert shown.isprintable() and len(shown) < 2_000
        assert re.fullmatch(r"It raised  in line \d+ of your code\.?", without_code(shown)), shown
        show_all(found)


@quick
@each_text
def test_what_comes_back_stays_within_its_fence(text):
    shows = f"class Shows:\n    def __repr__(self):\n        return {text!r}\n\n"
    for body in (f"return {text!r}", f"return [{text!r}] * 20", "return Shows()", "return [Shows()]"):
        found = verdict_of("start.blanks", shows + program("start.blanks", body))
        fenced = next(part for part in found.parts if part.startswith("```"))
        fence, *lines, last = fenced.split("\n")
        ticks = fence.removesuffix("text")
        assert set(ticks) == {"`"} and last == ticks
        assert len(lines) == 2 and not any(ticks in line or not line.isprintable() for line in lines)
        assert len(show_all(found)) < 20_000


@quick
@each_text
def test_what_an_argument_becomes_is_one_piece_of_code(text):
    found = verdict_of("bits.mask-of-digits", program("bits.mask-of-digits", f"first[:] = [{text!r}]\nreturn 0"))
    shown = next(part for part in found.parts if part.startswith("`digits` must"))
    became = ("and afterwards it was .", "and afterwards it was another one.", "but it was changed.")
    assert without_code(shown).removeprefix(" must stay as it is, ") in became
    assert shown.isprintable()


def test_why_a_program_cannot_be_sent_is_text_not_markup():
    source = """
class Bad:
    def __reduce__(self):
        raise ValueError("``` <script>\\n# heading" * 1000)

bad = Bad()

def blanks(row):
    return bad
"""
    found = verdict_of("start.blanks", source)
    assert found.state == "not checked" and "`bad`" in found.parts[0]
    text = without_code(found.parts[0])
    assert "<" not in text and "\n" not in text and len(show_all(found)) < 20_000


@pytest.mark.parametrize("beside", ["", "(n for n in []), "], ids=["alone", "beside one that cannot be sent"])
@pytest.mark.parametrize("method", ["__getstate__(self)", "__reduce_ex__(self, protocol)"])
def test_a_value_whose_packing_never_ends(method, beside, monkeypatch):
    monkeypatch.setattr(runner, "SECONDS", 0.5)
    source = f"""
class Endless:
    def {method}:
        while True:
            try:
                while True:
                    pass
            except:
                pass

endless = Endless()
rows = [{beside}]

def blanks(row):
    return endless, rows
"""
    found = verdict_of("start.blanks", source)
    assert found.state == "not checked" and "takes too long" in found.parts[0]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="without timers only lines of Python can be ended")
@pytest.mark.parametrize("where", ["__reduce__", "__getstate__", "__repr__"])
def test_a_value_that_sleeps_while_it_is_packed_or_shown(where, monkeypatch):
    monkeypatch.setattr(runner, "SECONDS", 0.5)
    source = f"""
import threading, time

class Sleepy:
    lock = threading.Lock()
    def __init__(self):
        self.own = threading.Lock()
    def {where}(self):
        time.sleep(60)
        return "awake"

sleepy = Sleepy()

def blanks(row):
    return sleepy
"""
    begun = time.monotonic()
    assert verdict_of("start.blanks", source).state == "not checked"
    assert time.monotonic() - begun < 30  # of the 60


FLOATS = {
    "which.count": "return float(count(board, limit))",
    "which.count, on a full board": "return 1.0 if all(map(all, board)) else count(board, limit)",
    "bits.mask-of-digits": "return sum(2.0 ** (digit - 1) for digit in set(digits))",
    "bits.candidates": "return float(511 & ~(row | col | box))",
    "bits.each-digit": "return [math.log2(1 << digit - 1) + 1 for digit in digits_of(mask)]",
    "masks.build": "return [[float(mask) for mask in each] for each in used_digits(board)]",
    "mrv.choose": "row, col, mask = fewest_candidates(board, rows, cols, boxes) or (0, 0, 0)\n"
    "return row, col, float(mask)",
    "search.count": "return float(count_undos(board))",
    "one-integer.fold": "return tuple(map(float, fold3(bits, stride)))",
    "lanes.exactly-one": "return float(exactly_one(words))",
    "lanes.lowest": "return [*map(float, lowest(words))]",
}


@quick
@pytest.mark.parametrize("case", FLOATS)
def test_a_float_is_no_int(case):
    name = case.partition(",")[0]
    (function,), answer = defined_by(find(name).stub), find(name).answer[0]
    body = FLOATS[case].replace("\n", "\n    ").replace(answer.__name__, "right")
    found = verdict_of(
        name,
        "import math\nfrom sudoku_teach.bits import digits_of\n"
        f"from {answer.__module__} import {answer.__name__} as right\n\n"
        f"def {function}({', '.join(inspect.signature(answer).parameters)}):\n    {body}",
    )
    assert found.state == "wrong", found
    assert not any("It raised" in str(part) for part in found.parts)


@quick
def test_floats_of_two_functions_and_in_notes():
    convention = """
def to_bit_d(mask):
    return {}

def to_bit_d_minus_1(mask):
    return {}

def free_with_bit_d(used):
    return 1022 & ~used
"""
    bodies = ("mask << 1", "mask >> 1"), ("mask * 2.0", "mask >> 1"), ("mask << 1", "mask / 2")
    states = [verdict_of("masks.convention", convention.format(*both)).state for both in bodies]
    assert states == ["right", "wrong", "wrong"]
    notes = """
from sudoku_teach.lessons import lesson04 as masks

def place(*arguments):
    masks.place(*arguments)
    for each in arguments[1:4]:
        each[:] = map({}, each)

def undo(*arguments):
    for each in arguments[1:4]:
        each[:] = map(int, each)
    masks.undo(*arguments)
"""
    states = [verdict_of("masks.place-and-undo", notes.format(kind)).state for kind in ("int", "float")]
    assert states == ["right", "wrong"]


SHARED = {
    "bits.each-digit, a table": """
from sudoku_teach.bits import digits_of
TABLE = [digits_of(mask) for mask in range(512)]

def each_digit(mask):
    return TABLE[mask]
""",
    "board.copy, a default argument": """
def copy(board, new=[[0] * 9 for _ in range(9)]):
    for row in range(9):
        for col in range(9):
            new[row][col] = board[row][col]
    return new
""",
    "board.copy, rows outside": """
rows = [[0] * 9 for _ in range(9)]

def copy(board):
    for row, mine in zip(board, rows):
        mine[:] = row
    return list(rows)
""",
    "masks.build, default arguments": """
from sudoku_teach.board import box_index

def used_digits(board, rows=[0] * 9, cols=[0] * 9, boxes=[0] * 9):
    for each in rows, cols, boxes:
        each[:] = [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = 1 << board[row][col] - 1
                rows[row] |= bit
                cols[col] |= bit
                boxes[box_index(row, col)] |= bit
    return rows, cols, boxes
""",
    "bits.each-digit, a list outside": """
digits = []

def each_digit(mask):
    digits.clear()
    for digit in range(1, 10):
        if mask >> digit - 1 & 1:
            digits.append(digit)
    return digits
""",
    "lanes.transpose, a list outside": """
words = []

def transpose(rows, width):
    words[:] = [sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width)]
    return words
""",
    "lanes.lowest, a default argument": """
def lowest(words, kept=[]):
    kept.clear()
    before = 0
    for word in words:
        kept.append(word & ~before)
        before |= word
    return kept
""",
    "which.smallest, a board outside": """
from sudoku_teach import solutions
answer = [[0] * 9 for _ in range(9)]

def smallest(board, solvable):
    found = solutions.smallest(board)
    if found is None:
        return None
    for mine, row in zip(answer, found):
        mine[:] = row
    return answer
""",
}


NOT_SHARED = {
    "bits.each-digit, a generator": """
def each_digit(mask):
    for digit in range(1, 10):
        if mask >> digit - 1 & 1:
            yield digit
""",
    "board.copy, an old list is dropped": """
new = []

def copy(board):
    global new
    new = [row[:] for row in board]
    return new
""",
    "which.smallest, as it is": """
from sudoku_teach import solutions

def smallest(board, solvable):
    return solutions.smallest(board)
""",
}


@quick
@pytest.mark.parametrize("case", SHARED | NOT_SHARED)
def test_a_list_that_serves_every_call_is_no_result_and_one_for_every_call_is_right(case):
    found = verdict_of(case.partition(",")[0], (SHARED | NOT_SHARED)[case])
    expected = ("wrong", "one list for two calls") if case in SHARED else ("right", None)
    assert (found.state, found.mistake) == expected, found


@quick
def test_what_is_passed_is_a_plain_int():
    source = """
def lowest_set_bit(x):
    {}
    return x & (~x + 1)
"""
    for guard in ("if type(x) is not int: raise TypeError('x is no int')", "assert type(x) is int"):
        assert verdict_of("bits.lowest-set-bit", source.format(guard)).state == "right"


@quick
def test_names_that_are_deserved_or_not():
    for name, source, mistake in (
        # a board that may be changed is no slip, and an odd answer says nothing of the cells that were looked at
        ("search.count", "def count_undos(board):\n    board[0][0] = 1\n    return 12345\n", None),
        ("search.can-place", "def fits(board, row, col, digit):\n    return object()\n", None),
    ):
        found = verdict_of(name, source)
        assert (found.state, found.mistake) == ("wrong", mistake)


def named(source, name):
    """The function of a program's text that a learner hands over; what a cache has made of it is no function."""
    names = {"__name__": "__main__"}
    exec(source, names)
    return names[name]


def test_functions_with_a_cache_are_checked():
    source = """
from functools import cache, lru_cache

@cache
def bit(digit):
    return 1 << digit - 1

@lru_cache(maxsize=10)
def has_digit(mask, digit):
    return bool(mask & bit(digit))
"""
    assert check("bits.has-digit", named(source, "has_digit")).state == "right"
    wrong = named(source.replace("digit - 1", "digit"), "has_digit")
    assert check("bits.has-digit", wrong).mistake == "bit d, not bit d − 1"


@quick
def test_a_cache_of_tuples_holds_no_shared_list_and_one_of_lists_does():
    source = """
from functools import cache
from sudoku_teach.bits import digits_of

@cache
def each_digit(mask):
    return {}(digits_of(mask))
"""
    assert check("bits.each-digit", named(source.format("tuple"), "each_digit")).state == "right"
    assert check("bits.each-digit", named(source.format("list"), "each_digit")).mistake == "one list for two calls"


def test_checks_in_several_threads_leave_the_streams_alone():
    before = sys.stdin, sys.stdout, sys.stderr, builtins.input, sys.setrecursionlimit, sys.getrecursionlimit()
    with ThreadPoolExecutor(4) as threads:
        source = "def blanks(row):\n    print(row)\n    return row.count(0)\n"
        found = [one.result() for one in [threads.submit(verdict_of, "start.blanks", source) for _ in range(4)]]
    after = sys.stdin, sys.stdout, sys.stderr, builtins.input, sys.setrecursionlimit, sys.getrecursionlimit()
    assert [one.state for one in found] == ["right"] * 4, found
    assert before == after


@quick
def test_an_interrupt_while_the_answer_runs_ends_the_check_and_no_more():
    def blanks(row):
        if next(calls) == 1:
            raise KeyboardInterrupt
        return row.count(0)

    calls, one = itertools.count(), dataclasses.replace(find("start.blanks"), answer=(blanks,))
    with pytest.raises(KeyboardInterrupt):
        verdict.check(one, (lambda row: row.count(0),))
    assert verdict.check(one, (lambda row: row.count(0),)).state == "right"
    assert verdict.check(one, (lambda row: 0,)).state == "wrong"


def test_a_trusted_function_is_run_without_touching_the_streams():
    def look(_):
        return sys.stdout is stdout and builtins.input is read

    stdout, read = sys.stdout, builtins.input
    assert runner.observe((look,), (1,)).value is True


@pytest.mark.parametrize("name", [3, None, b"bits.candidates", ["bits.candidates"]])
def test_a_name_that_is_no_text(name):
    with pytest.raises(TypeError, match=r"bits\.candidates"):
        exercise(name)
