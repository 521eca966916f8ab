"""The exercises of lesson 05: wrong programs get the name of their slip, right ones are never called wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.board import copy
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons import all_exercises
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import bitmask

# What the lesson has imported and defined when its exercises begin.
LESSON = """
import random
from sudoku_teach.bits import FULL, bits_of, digits_of
from sudoku_teach.board import box_index, conflicts, copy
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.solvers.naive import fits, next_blank
from sudoku_teach.trace import record
from sudoku_teach.solvers import naive

def options(board):
    blanks = [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]
    return [(*cell, [d for d in range(1, 10) if fits(board, *cell, d)]) for cell in blanks]
"""

CELLS = "[(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]"
FREE = "FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])"
IS_DEAD = "not any(fits(board, r, c, d) for d in range(1, 10))"


def choose(pick):
    """A choice among `found`, the list of (count, row, col, candidates)."""
    return f"""
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in {CELLS}:
        free = {FREE}
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    {pick}
"""


def search(pick, digits="digits", before="", name="solve"):
    """A search that takes one of `left`, this lesson's options."""
    return f"""
def {name}(board):
    left = options(board)
    if not left:
        return True
    {pick}
    for digit in {digits}:
        board[row][col] = digit
        {before or "pass"}
        if {name}(board):
            return True
        board[row][col] = 0
    return False
"""


MIN = "row, col, digits = min(left, key=lambda option: len(option[2]))"
MAX = "row, col, digits = max(left, key=lambda option: len(option[2]))"
FIRST = "row, col, digits = left[0]"
SKIPS = """left = [option for option in left if option[2]]
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))"""
SKIPS_AND_SEES = """some = [option for option in left if option[2]]
    if not some:
        return False
    row, col, digits = min(some, key=lambda option: len(option[2]))"""
ONCE = """
def solve(board):
    order = [option[:2] for option in sorted(options(board), key=lambda option: len(option[2]))]

    def go(n):
        if n == len(order):
            return True
        r, c = order[n]
        for d in range(1, 10):
            if fits(board, r, c, d):
                board[r][c] = d
                if go(n + 1):
                    return True
                board[r][c] = 0
        return False

    return go(0)
"""
# With masks, and the function that chooses apart.
WITH_MASKS = """
def choose(board, rows, cols, boxes):
    best = None
    for r, c in CELLS:
        free = FREE
        if best is None or free.bit_count() SIGN best[2].bit_count():
            best = r, c, free
    return best

def solve(board):
    notes = used_digits(board)

    def go():
        found = choose(board, *notes)
        if found is None:
            return True
        r, c, free = found
        while free:
            bit = free & -free
            free &= free - 1
            board[r][c] = bit.bit_length()
            for note, k in zip(notes, (r, c, box_index(r, c))):
                note[k] |= bit
            if go():
                return True
            for note, k in zip(notes, (r, c, box_index(r, c))):
                note[k] &= ~bit
        board[r][c] = 0
        return False

    return go()
""".replace("CELLS", CELLS).replace("FREE", FREE)
NEVER_CALLED = """
def fewest(board):
    return min(options(board), key=lambda option: len(option[2]), default=None)

def solve(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False
"""

# (number in the list of what learners get wrong, exercise, the slip's name, the program)
WRONG = [
    (
        30,
        "mrv.dead-end",
        "a cell without candidates skipped",
        f"""
def dead_end(board):
    for r, c in {CELLS}:
        candidates = [d for d in range(1, 10) if fits(board, r, c, d)]
        if not candidates:
            continue
        if len(candidates) < 1:
            return True
    return False
""",
    ),
    (
        36,
        "mrv.dead-end",
        "an undo taken for a dead end",
        """
def dead_end(board):
    taken_back = []

    def go(own):
        blank = next_blank(own)
        if blank is None:
            return True
        for d in range(1, 10):
            if fits(own, *blank, d):
                own[blank[0]][blank[1]] = d
                if go(own):
                    return True
                own[blank[0]][blank[1]] = 0
                taken_back.append(blank)
                raise StopIteration
        return False

    try:
        go(copy(board))
    except StopIteration:
        pass
    return taken_back != []
""",
    ),
    (
        8,
        "mrv.dead-end",
        "unsolvable, not a dead end",
        "def dead_end(board):\n    return not can_be_solved(copy(board))\n" + search(MIN, name="can_be_solved"),
    ),
    (
        23,
        "mrv.dead-end",
        "a single is no dead end",
        f"""
def dead_end(board):
    rows, cols, boxes = used_digits(board)
    for r, c in {CELLS}:
        x = {FREE}
        if x & (x - 1) == 0:
            return True
    return False
""",
    ),
    (
        None,
        "mrv.dead-end",
        "only the first blank is asked",
        f"""
def dead_end(board):
    for r, c in {CELLS}:
        if {IS_DEAD}:
            return True
        else:
            return False
    return False
""",
    ),
    (
        None,
        "mrv.dead-end",
        "a filled cell counts as a blank",
        f"""
def dead_end(board):
    for r in range(9):
        for c in range(9):
            if {IS_DEAD}:
                return True
    return False
""",
    ),
    (
        None,
        "mrv.dead-end",
        "a way out without `return`",
        f"""
def dead_end(board):
    for r, c in {CELLS}:
        if {IS_DEAD}:
            return True
""",
    ),
    (29, "mrv.choose", "the largest in place of the smallest", choose("return max(found)[1:]")),
    (
        29,
        "mrv.choose",
        "the largest in place of the smallest",
        choose("found.sort(key=lambda f: -f[0]); return found[0][1:]"),
    ),
    (
        30,
        "mrv.choose",
        "a cell without candidates skipped",
        choose("return min((f for f in found if f[0]), default=(None,) * 4)[1:]"),
    ),
    (
        30,
        "mrv.choose",
        "a cell without candidates skipped",
        choose("""best = None
    for f in found:
        if f[3] and (not best or f[0] < best[0]):
            best = f
    return best and best[1:]"""),
    ),
    (None, "mrv.choose", "the first blank, not the fewest", choose("return found[0][1:]")),
    (
        None,
        "mrv.choose",
        "a filled cell counts as a blank",
        choose("return min(found)[1:]").replace(" if board[r][c] == 0", ""),
    ),
    (29, "mrv.solve", "the largest in place of the smallest", search(MAX)),
    (29, "mrv.solve", "the largest in place of the smallest", WITH_MASKS.replace("SIGN", ">=")),
    (30, "mrv.solve", "a cell without candidates skipped", search(SKIPS)),
    (30, "mrv.solve", "a cell without candidates skipped", search(SKIPS_AND_SEES, digits="digits[::-1]")),
    (31, "mrv.solve", "ordered once, before the search", ONCE),
    (
        31,
        "mrv.solve",
        "ordered once, before the search",
        ONCE.replace("options(board), key", "options(board)[::-1], key"),
    ),
    (32, "mrv.solve", "the heuristic is never called", NEVER_CALLED),
    (32, "mrv.solve", "the heuristic is never called", search(FIRST)),
    (
        None,
        "mrv.solve",
        "worked on a copy",
        "def solve(board):\n    own = copy(board)\n    done = fill(own)\n    if done:\n"
        "        board[:] = own\n    return done\n" + search(MIN, name="fill"),
    ),
    (
        3,
        "mrv.solve",
        "a bare `return` means None",
        search(MIN).replace("        return True\n    row", "        return\n    row"),
    ),
    (13, "mrv.solve", "an unfinished board is called solved", search(MIN).replace("return False", "return True")),
    (
        31,
        "mrv.order-each-node",
        "ordered once, before the search",
        """
def search(board, order=None):
    if order is None:
        order = sorted(options(board), key=lambda option: len(option[2]), reverse=True)
    if not order:
        return True
    row, col, _ = order[-1]
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, order[:-1]):
                return True
            board[row][col] = 0
    return False
""",
    ),
    (32, "mrv.order-each-node", "the heuristic is never called", search(FIRST, name="search")),
    (29, "mrv.order-each-node", "the largest in place of the smallest", search(MAX, name="search")),
    (30, "mrv.order-each-node", "a cell without candidates skipped", search(SKIPS_AND_SEES, name="search")),
]

DEAD = """
def dead_end(board):
    return {ask}(len({seen} - {{0}}) == 9 for r, c in {cells})
"""
ROW, COL = "set(board[r])", "{board[k][c] for k in range(9)}"
BOX = "{board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}"
WRONG += [
    (None, "mrv.dead-end", "one blank is enough", DEAD.format(ask="all", seen=f"({ROW} | {COL} | {BOX})", cells=CELLS)),
    (None, "mrv.dead-end", "the rows are forgotten", DEAD.format(ask="any", seen=f"({COL} | {BOX})", cells=CELLS)),
    (None, "mrv.dead-end", "the columns are forgotten", DEAD.format(ask="any", seen=f"({ROW} | {BOX})", cells=CELLS)),
    (None, "mrv.dead-end", "the boxes are forgotten", DEAD.format(ask="any", seen=f"({ROW} | {COL})", cells=CELLS)),
    (None, "mrv.choose", "the count in place of the mask", choose("n, r, c, free = min(found); return r, c, n")),
    (
        None,
        "mrv.choose",
        "the smallest mask, not the fewest bits",
        choose("return min((each[1:] for each in found), key=lambda each: each[2])"),
    ),
]

RIGHT = [
    ("mrv.dead-end", "def dead_end(board):\n    return any(not digits for _, _, digits in options(board))\n"),
    (
        "mrv.dead-end",
        f"""
def dead_end(board):
    rows, cols, boxes = used_digits(board)
    return int(0 in [{FREE} for r, c in {CELLS}])
""",
    ),
    (
        "mrv.dead-end",
        f"""
def dead_end(board):
    blanks = {CELLS}
    while blanks:
        r, c = blanks.pop()
        seen = set(board[r]) | {{board[k][c] for k in range(9)}}
        seen |= {{board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}}
        if len(seen) == 10:
            return True
    return False
""",
    ),
    ("mrv.choose", choose("return min(found)[1:]")),
    ("mrv.choose", choose("return list(min(found[::-1], key=lambda f: f[0])[1:])")),
    (
        "mrv.choose",
        choose("""found.reverse()
    for few in range(10):
        for count, r, c, free in found:
            if count == few:
                return r, c, free"""),
    ),
    (
        "mrv.choose",
        choose("""for count, *choice in found:
        if count <= 1:
            return tuple(choice)
    return random.choice([tuple(f[1:]) for f in found if f[0] == min(found)[0]])"""),
    ),
    ("mrv.solve", search(MIN)),
    ("mrv.solve", search(MIN.replace("left, key", "left[::-1], key"), digits="reversed(digits)")),
    ("mrv.solve", search("random.shuffle(left); " + MIN + "; random.shuffle(digits)")),
    (
        "mrv.solve",
        search(
            "row, col, digits = next((o for o in left if len(o[2]) <= 1), None) or min(left, key=lambda o: len(o[2]))"
        ),
    ),
    (
        "mrv.solve",
        search(
            "row, col, digits = next((o for o in left if len(o[2]) == 1), None) or min(left, key=lambda o: len(o[2]))"
        ),
    ),
    (
        "mrv.solve",
        search(MIN, before="if any(not digits for *_, digits in options(board)): board[row][col] = 0; continue"),
    ),
    ("mrv.solve", WITH_MASKS.replace("SIGN", "<")),
    ("mrv.solve", WITH_MASKS.replace("SIGN", "<=")),
    (
        "mrv.solve",
        """
def solve(board):
    # It writes all digits into the cell that it has chosen, and asks afterwards.
    left = options(board)
    if not left:
        return True
    r, c = min(left, key=lambda option: len(option[2]))[:2]
    for d in range(9, 0, -1):
        board[r][c] = d
        if not conflicts(board) and solve(board):
            return True
    board[r][c] = 0
    return False
""",
    ),
    (
        "mrv.solve",
        """
def solve(board):
    # A loop with a stack of what is left to try.
    stack = []
    while True:
        left = options(board)
        if not left:
            return True
        r, c, digits = sorted(left, key=lambda option: len(option[2]))[0]
        stack.append((r, c, digits))
        while stack:
            r, c, digits = stack[-1]
            board[r][c] = 0
            if digits:
                board[r][c] = digits.pop()
                break
            stack.pop()
        else:
            return False
""",
    ),
    ("mrv.order-each-node", search(MIN, name="search")),
    (
        "mrv.order-each-node",
        """
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    (row, col, _), *rest = order
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False
""",
    ),
    (
        "mrv.order-each-node",
        """
def search(board, blanks=None):
    if blanks is None:
        blanks = {(row, col) for row in range(9) for col in range(9) if board[row][col] == 0}
    if not blanks:
        return True
    row, col = min(blanks, key=lambda cell: sum(fits(board, *cell, digit) for digit in range(1, 10)))
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, blanks - {(row, col)}):
                return True
            board[row][col] = 0
    return False
""",
    ),
]

NAMES = [one.name for one in all_exercises("mrv")]


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize("_number, name, slip, program", WRONG)
def test_a_wrong_program_is_told_its_slip(_number, name, slip, program):
    found = verdict(name, LESSON + program)
    assert (found.state, found.slip) == ("wrong", slip)


@pytest.mark.parametrize("name, program", RIGHT)
def test_a_right_program_is_right(in_this_process, name, program):
    found = verdict(name, LESSON + program)
    assert found.state == "right", found


@pytest.mark.parametrize("name", NAMES)
def test_answer_and_stub(name):
    task, stub = Task(BY_NAME[name]), defined_by(BY_NAME[name].stub)
    assert task.check(BY_NAME[name].answer[0]).state == "right"
    assert task.check(*stub.values()).state == "not started"


def test_the_broken_program_of_the_repair_runs_and_has_the_slip(in_this_process):
    changed = BY_NAME["mrv.order-each-node"].stub.replace("range(1, 10)", "range(9, 0, -1)")
    assert verdict("mrv.order-each-node", LESSON + changed).slip == "ordered once, before the search"


def test_the_tables_have_enough_of_each():
    for name in NAMES:
        assert sum(row[1] == name for row in WRONG) >= 2, name
        assert sum(row[0] == name for row in RIGHT) >= 3, name
    assert {row[0] for row in WRONG} >= {29, 30, 31, 32, 36}


# ---- do the right programs and the answer agree on boards that the check does not ask about? ---------


@st.composite
def boards(draw):
    """Easy ones to hard ones, with one solution or none."""
    board = puzzle(draw(st.sampled_from(["newspaper", "hard", "no-digit-for-a-cell"])))
    solution = copy(board)
    bitmask.solve(solution)
    for r, c in draw(st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=36)):
        board[r][c] = solution[r][c]
    return (board,)


@pytest.mark.parametrize("name", NAMES)
def test_right_programs_and_the_answer_agree_everywhere(name):
    the_exercise = BY_NAME[name]
    (wanted,) = defined_by(the_exercise.stub)
    programs = [defined_by(LESSON + program)[wanted] for of, program in RIGHT if of == name]

    @settings(max_examples=10)
    @given(boards())
    def agree(arguments):
        expected = runner.observe(the_exercise.answer, arguments, the_exercise.drive)
        for program in programs:
            found = runner.observe((program,), arguments, the_exercise.drive)
            assert not found.raised
            assert the_exercise.same(found.value, expected.value)

    agree()


# ---- what a learner sees -----------------------------------------------------------------------------


def test_a_choice_is_shown_with_the_candidates_at_that_moment(in_this_process):
    found = verdict("mrv.solve", LESSON + search(FIRST))
    first, said, picture, slip = found.parts
    assert first == "On this board:"
    assert said.splitlines()[1:-1] == [
        "write 3 goes to r1c1, which has 2 candidates",
        "fewest: 1 candidate, in r1c2 for example",
    ]
    assert "trying r1c1" in picture.text and "chosen r1c2" in picture.text
    assert slip.startswith("This looks like ***the heuristic is never called***")


def test_what_raises_is_shown_with_its_board(in_this_process):
    for name, program in (
        ("mrv.choose", choose("return min(found)[1:]").replace("    if not found:\n        return None\n", "")),
        ("mrv.dead-end", "def dead_end(board):\n    return board[9]\n"),
        ("mrv.solve", "def solve(board):\n    return board[9]\n"),
    ):
        found = verdict(name, LESSON + program)
        assert (found.state, found.slip) == ("wrong", None)
        assert any(getattr(part, "text", "").startswith("board: ") for part in found.parts)


def test_odd_values_do_no_harm_to_the_check(in_this_process):
    for value in ("7", "(1, 2)", "('r', 'c', 'd')", "[9, 9, 9]", "([0], [0], 1)", "board", "{1: 2}"):
        for name, head in (
            ("mrv.choose", "fewest_candidates(board, rows, cols, boxes)"),
            ("mrv.dead-end", "dead_end(board)"),
        ):
            found = verdict(name, f"def {head}:\n    return {value}\n")
            assert found.state == "wrong" and str(found)
