"""The exercises of lesson 04: wrong programs get the name of their slip, right ones are never called wrong."""

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

# What the lesson has imported when its exercises begin.
LESSON = """
from sudoku_teach.bits import FULL, bit_of, bits_of, digit_of, digits_of
from sudoku_teach.board import box_index, copy
from sudoku_teach.solvers.naive import fits
from sudoku_teach.solvers.bitmask import used_digits
"""

# A search of a learner's; what stands in capitals is filled in.
SOLVE = """
def solve(board):
    rows, cols, boxes = used_digits(board)

    def go(spot):
        while spot < 81 and board[spot // 9][spot % 9]:
            spot += 1
        if spot == 81:
            return True
        r, c = divmod(spot, 9)
        b = r // 3 * 3 + c // 3
        free = FREE
        while free:
            bit = free & -free
            free ^= bit
            board[r][c] = bit.bit_length()
            NOTE
            if go(spot + 1):
                return True
            UNDO
        return False

    return go(0)
"""
FREE = "FULL & ~(rows[r] | cols[c] | boxes[b])"
NOTE = "rows[r] |= bit; cols[c] |= bit; boxes[b] |= bit"
UNDO = "rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit; board[r][c] = 0"


def search(free=FREE, note=NOTE, undo=UNDO):
    return SOLVE.replace("FREE", free).replace("NOTE", note).replace("UNDO", undo)


def build(line, setup="rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9", box="r // 3 * 3 + c // 3", end=""):
    return f"""
def used_digits(board):
    {setup}
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d != 0:
                b = {box}
                {line}
    return {end or "rows, cols, boxes"}
"""


def pair(place, undo):
    return f"""
def place(board, rows, cols, boxes, row, col, digit):
    {place}

def undo(board, rows, cols, boxes, row, col, digit):
    {undo}
"""


PUT = """board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)"""
TAKE = """b = 1 << digit - 1
    for masks, k in ((rows, row), (cols, col), (boxes, box_index(row, col))):
        if masks[k] & b:
            masks[k] -= b
    board[row][col] = 0"""
BITS = "rows[r] |= 1 << d - 1; cols[c] |= 1 << d - 1; boxes[b] |= 1 << d - 1"

# (number in the list of what learners get wrong, exercise, the slip's name, the program)
WRONG = [
    (20, "masks.build", "the digit, not its bit", build("rows[r] |= d; cols[c] |= d; boxes[b] |= d")),
    (27, "masks.build", "not noted in all three", build("rows[r] |= 1 << d - 1; cols[c] |= 1 << d - 1")),
    (None, "masks.build", None, build(BITS.replace("1 << d - 1", "1 << 9 - d"))),
    (
        None,
        "masks.place-and-undo",
        "every digit is forgotten",
        pair(PUT, "board[row][col] = rows[row] = cols[col] = boxes[box_index(row, col)] = 0"),
    ),
    (
        20,
        "masks.place-and-undo",
        "the digit, not its bit",
        pair(PUT.replace("bit_of(digit)", "digit"), TAKE.replace("1 << digit - 1", "digit")),
    ),
    (19, "masks.build", "bit d, not bit d − 1", build("rows[r] |= 1 << d; cols[c] |= 1 << d; boxes[b] |= 1 << d")),
    (
        28,
        "masks.build",
        "`+` joins masks",
        build("bit = 2 ** (d - 1); rows[r] += bit; cols[c] += bit; boxes[b] += bit"),
    ),
    (None, "masks.build", "`^` joins masks", build(BITS.replace("|=", "^="))),
    (6, "masks.build", "row and column swapped", build(BITS, end="cols, rows, boxes")),
    (
        6,
        "masks.build",
        "row and column swapped",
        build(BITS.replace("board[r][c]", "board[c][r]"), box="c // 3 * 3 + r // 3"),
    ),
    (6, "masks.build", "row and column swapped", build(BITS).replace("board[r][c]", "board[c][r]")),
    (7, "masks.build", "the wrong box", build(BITS, box="r // 3 + c // 3")),
    (7, "masks.build", "the wrong box", build(BITS, box="r % 3 * 3 + c % 3")),
    (7, "masks.build", "the wrong box", build(BITS, box="(8 - r) // 3 * 3 + c // 3")),
    (None, "masks.build", "three names, one list", build(BITS, setup="rows = cols = boxes = [0] * 9")),
    (None, "masks.build", "nothing comes back", build(BITS).replace("return rows, cols, boxes", "return")),
    (
        None,
        "masks.build",
        "printed, not returned",
        build(BITS).replace("return rows, cols, boxes", "print((rows, cols, boxes))"),
    ),
    (
        None,
        "masks.place-and-undo",
        "one memory for all levels",
        "kept = []\n"
        + pair(
            "global kept; kept = [rows[:], cols[:], boxes[:]]; " + PUT,
            "rows[:], cols[:], boxes[:] = kept; board[row][col] = 0",
        ),
    ),
    (
        26,
        "masks.place-and-undo",
        "the bit of a blank",
        pair(PUT, "board[row][col] = 0; bit = 1 << board[row][col] - 1\n    rows[row] ^= bit; cols[col] ^= bit"),
    ),
    (
        26,
        "masks.place-and-undo",
        "the bit of a blank",
        pair(
            PUT,
            """board[row][col] = 0
    bit = 1 << board[row][col] >> 1
    rows[row] ^= bit
    cols[col] ^= bit
    boxes[box_index(row, col)] ^= bit""",
        ),
    ),
    (
        26,
        "masks.place-and-undo",
        "the bit of a blank",
        pair(PUT, "board[row][col] = 0; rows[row] &= ~bit_of(board[row][col])"),
    ),
    (
        26,
        "masks.place-and-undo",
        "a bit that was not set",
        pair(PUT, PUT.replace("|=", "^=").replace("= digit", "= 0")),
    ),
    (
        26,
        "masks.place-and-undo",
        "a bit that was not set",
        pair(PUT, PUT.replace("|=", "-=").replace("= digit", "= 0")),
    ),
    (
        27,
        "masks.place-and-undo",
        "not undone in all three",
        pair(PUT, "bit = 1 << digit - 1; rows[row] &= ~bit; cols[col] &= ~bit; board[row][col] = 0"),
    ),
    (
        27,
        "masks.place-and-undo",
        "not undone in all three",
        pair(PUT, "boxes[box_index(row, col)] &= FULL ^ bit_of(digit); board[row][col] = 0"),
    ),
    (27, "masks.place-and-undo", "not undone in all three", pair(PUT, "board[row][col] = 0")),
    (
        None,
        "masks.place-and-undo",
        "not noted in all three",
        pair("board[row][col] = digit; rows[row] |= bit_of(digit); cols[col] |= bit_of(digit)", TAKE),
    ),
    (2, "masks.place-and-undo", "the cell is never blanked again", pair(PUT, TAKE.replace("board[row][col] = 0", ""))),
    (
        19,
        "masks.place-and-undo",
        "bit d, not bit d − 1",
        pair(PUT.replace("bit_of(digit)", "2 ** digit"), TAKE.replace("digit - 1", "digit")),
    ),
    (
        6,
        "masks.place-and-undo",
        "row and column swapped",
        pair(PUT.replace("box_index(row, col)", "box_index(col, row)"), TAKE),
    ),
    (
        6,
        "masks.place-and-undo",
        "row and column swapped",
        pair(PUT.replace("rows[row]", "rows[col]").replace("cols[col]", "cols[row]"), TAKE),
    ),
    (7, "masks.place-and-undo", "the wrong box", pair(PUT.replace("box_index(row, col)", "row // 3 + col // 3"), TAKE)),
    (17, "masks.solve", "`~` without `& FULL`", search(free="~(rows[r] | cols[c] | boxes[b])")),
    (
        17,
        "masks.solve",
        "`~` without `& FULL`",
        """
def solve(board):
    masks = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]

    def walk(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        places = r, c, box_index(r, c)
        for bit in bits_of(~(masks[0][r] | masks[1][c] | masks[2][places[2]])):
            board[r][c] = digit_of(bit)
            for mask, place in zip(masks, places):
                mask[place] |= bit
            if walk(n + 1):
                return True
            for mask, place in zip(masks, places):
                mask[place] &= ~bit
            board[r][c] = 0
        return False

    return walk(0)
""",
    ),
    (18, "masks.solve", "`~` does not reach all masks", search(free="FULL & ~rows[r] | cols[c] | boxes[b]")),
    (18, "masks.solve", "`~` does not reach all masks", search(free="FULL & ~boxes[b] | rows[r] | cols[c]")),
    (18, "masks.solve", "`~` does not reach all masks", search(free="FULL & ~(rows[r] | cols[c]) | boxes[b]")),
    (
        26,  # the writes of a search do not tell whether the row's note or all three are left
        "masks.solve",
        "not undone in all three",
        search(undo="board[r][c] = 0; bit = 1 << board[r][c] >> 1; rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit"),
    ),
    (27, "masks.solve", "not undone in all three", search(undo=UNDO.replace("rows[r] ^= bit; ", ""))),
    (27, "masks.solve", "not undone in all three", search(undo=UNDO.replace("boxes[b] ^= bit; ", ""))),
    (27, "masks.solve", "not undone in all three", search(undo="cols[c] &= ~bit; board[r][c] = 0")),
    (
        None,
        "masks.solve",
        "not noted in all three",
        search(note="rows[r] |= bit; cols[c] |= bit", undo=UNDO.replace("^= bit", "&= ~bit")),
    ),
    (
        34,
        "masks.solve",
        "a solution, not the smallest",
        """
def solve(board):
    def cost(cell):
        return sum(fits(board, *cell, digit) for digit in range(1, 10))

    left = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if not left:
        return True
    r, c = min(left, key=cost)
    for digit in range(1, 10):
        if fits(board, r, c, digit):
            board[r][c] = digit
            if solve(board):
                return True
            board[r][c] = 0
    return False
""",
    ),
    (
        34,
        "masks.solve",
        "a solution, not the smallest",
        search().replace("bit = free & -free", "bit = 1 << free.bit_length() - 1"),
    ),
    (2, "masks.solve", "the cell is never blanked again", search(undo=UNDO.replace("; board[r][c] = 0", ""))),
    (
        3,
        "masks.solve",
        "a bare `return` means None",
        search().replace("            return True\n        r, c", "            return\n        r, c"),
    ),
    (
        19,
        "masks.convention",
        "the full mask is 1022 here",
        """
def to_bit_d(mask):
    return mask * 2

def to_bit_d_minus_1(mask):
    return mask // 2

def free_with_bit_d(used):
    return 0b1111111111 ^ used
""",
    ),
    (
        19,
        "masks.convention",
        "the full mask is 1022 here",
        """
def to_bit_d(mask):
    return mask << 1

def to_bit_d_minus_1(mask):
    return mask >> 1

def free_with_bit_d(used):
    return 511 & ~used
""",
    ),
    (
        17,
        "masks.convention",
        "`~` without `& FULL`",
        """
def to_bit_d(mask):
    return mask << 1

def to_bit_d_minus_1(mask):
    return mask >> 1

def free_with_bit_d(used):
    return -used - 1
""",
    ),
    (
        19,
        "masks.convention",
        "moved the wrong way",
        """
def to_bit_d(mask):
    return mask // 2

def to_bit_d_minus_1(mask):
    return mask * 2

def free_with_bit_d(used):
    return 1022 & ~used
""",
    ),
    (
        19,
        "masks.convention",
        "one more, not one place further",
        """
def to_bit_d(mask):
    return mask << 1

def to_bit_d_minus_1(mask):
    mask -= 1
    return mask

def free_with_bit_d(used):
    return 1022 & ~used
""",
    ),
]

WRONG += [
    (None, "masks.build", "a blank is taken for a digit", build(BITS).replace("d != 0", "d >= 0")),
    (19, "masks.build", "a blank is taken for a digit", build(BITS.replace(" - 1", "")).replace("d != 0", "d >= 0")),
    (
        None,
        "masks.build",
        "free, not used",
        build(BITS, end="[[511 ^ mask for mask in masks] for masks in (rows, cols, boxes)]"),
    ),
    (
        None,
        "masks.place-and-undo",
        "`~` is forgotten",
        pair(PUT, TAKE.replace("if masks[k] & b", "if True").replace("masks[k] -= b", "masks[k] &= b")),
    ),
    (
        None,
        "masks.solve",
        "the candidates never get fewer",
        SOLVE.replace("free ^= bit", "").replace("FREE", FREE).replace("NOTE", NOTE).replace("UNDO", UNDO),
    ),
    (
        None,
        "masks.convention",
        "an answer in our convention",
        """
def to_bit_d(mask):
    return 2 * mask

def to_bit_d_minus_1(mask):
    return mask // 2

def free_with_bit_d(used):
    return (0b1111111110 ^ used) >> 1
""",
    ),
]

RIGHT = [
    (
        "masks.build",
        build("bit = 1 << d - 1; rows[r] |= bit; cols[c] |= bit; boxes[b] |= bit", end="[rows, cols, boxes]"),
    ),
    (
        "masks.build",
        """
def mask_of(digits):
    return sum({1 << d - 1 for d in digits if d})

def used_digits(grid):
    rows = [mask_of(row) for row in grid]
    cols = tuple(mask_of(col) for col in zip(*grid))
    boxes = [mask_of([grid[r + k // 3][c + k % 3] for k in range(9)]) for r in (0, 3, 6) for c in (0, 3, 6)]
    return rows, cols, boxes
""",
    ),
    (
        "masks.build",
        """
def used_digits(board):
    sets = [[set() for _ in range(9)] for _ in range(3)]
    cell = 0
    while cell < 81:
        row, col = divmod(cell, 9)
        if board[row][col]:
            for group, k in zip(sets, (row, col, box_index(row, col))):
                group[k].add(board[row][col])
        cell += 1
    return [[sum(bit_of(digit) for digit in one) for one in group] for group in sets]
""",
    ),
    ("masks.place-and-undo", pair(PUT, TAKE)),
    (
        "masks.place-and-undo",
        pair(
            PUT.replace("|=", "+="),
            """board[row][col] = 0
    others = FULL - bit_of(digit)
    rows[row] &= others
    cols[col] &= others
    boxes[box_index(row, col)] &= others""",
        ),
    ),
    (
        "masks.place-and-undo",
        pair(
            "board[row][col] = digit; rows[:], cols[:], boxes[:] = used_digits(board); return True",
            "board[row][col] = 0; rows[:], cols[:], boxes[:] = used_digits(board)",
        ),
    ),
    (
        "masks.place-and-undo",
        pair(
            PUT.replace("|=", "^="),
            "if board[row][col]:\n        place(board, rows, cols, boxes, row, col, digit); board[row][col] = 0",
        ),
    ),
    ("masks.solve", search()),
    ("masks.solve", search(undo="rows[r] &= ~bit; cols[c] &= ~bit; boxes[b] &= ~bit\n        board[r][c] = 0")),
    (
        "masks.solve",
        """
def solve(board):
    # No undo of masks: each level hands new ones down.
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]

    def down(n, used):
        if n == len(blanks):
            return 1
        r, c = blanks[n]
        keys = ("r", r), ("c", c), ("b", r // 3, c // 3)
        taken = used.get(keys[0], 0) | used.get(keys[1], 0) | used.get(keys[2], 0)
        for digit in range(1, 10):
            if not taken >> digit & 1:
                board[r][c] = digit
                if down(n + 1, {**used, **{key: used.get(key, 0) | 1 << digit for key in keys}}):
                    return 1
        board[r][c] = 0
        return 0

    start = {}
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                for key in (("r", r), ("c", c), ("b", r // 3, c // 3)):
                    start[key] = start.get(key, 0) | 1 << board[r][c]
    return down(0, start)
""",
    ),
    (
        "masks.solve",
        """
def solve(board):
    # A loop in place of the recursion.
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    left = [None] * len(blanks)
    n = 0
    while 0 <= n < len(blanks):
        r, c, b = blanks[n]
        if left[n] is None:
            left[n] = digits_of(FULL & ~(rows[r] | cols[c] | boxes[b]))
        elif board[r][c]:
            bit = 1 << board[r][c] - 1
            rows[r], cols[c], boxes[b] = rows[r] - bit, cols[c] - bit, boxes[b] - bit
            board[r][c] = 0
        if not left[n]:
            left[n] = None
            n -= 1
            continue
        board[r][c] = left[n].pop(0)
        bit = 1 << board[r][c] - 1
        rows[r], cols[c], boxes[b] = rows[r] + bit, cols[c] + bit, boxes[b] + bit
        n += 1
    return n >= 0
""",
    ),
    (
        "masks.solve",
        """
def solve(board):
    # On a copy, and without a mask: right all the same.
    own = copy(board)

    def go():
        for r in range(9):
            for c in range(9):
                if own[r][c] == 0:
                    for digit in range(1, 10):
                        if fits(own, r, c, digit):
                            own[r][c] = digit
                            if go():
                                return True
                            own[r][c] = 0
                    return False
        return True

    solved = go()
    if solved:
        board[:] = own
    return solved
""",
    ),
    (
        "masks.convention",
        """
def to_bit_d(mask):
    return sum(2 << k for k in range(9) if mask >> k & 1)

def to_bit_d_minus_1(mask):
    return sum(1 << d - 1 for d in range(1, 10) if mask & 1 << d)

def free_with_bit_d(used):
    return sum(1 << d for d in range(1, 10) if not used & 1 << d)
""",
    ),
    (
        "masks.convention",
        """
def to_bit_d(mask):
    return mask + mask

def to_bit_d_minus_1(mask):
    return mask // 2

def free_with_bit_d(used):
    return 1022 - used
""",
    ),
    (
        "masks.convention",
        """
def to_bit_d(mask):
    return int(bin(mask) + "0", 2)

def to_bit_d_minus_1(mask):
    return (mask & ~1) >> 1

def free_with_bit_d(used):
    return to_bit_d(FULL & ~to_bit_d_minus_1(used))
""",
    ),
]

NAMES = [one.name for one in all_exercises("masks")]


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
    assert task.check(*BY_NAME[name].answer[: len(stub)]).state == "right"
    assert task.check(*stub.values()).state == "not started"


def test_the_tables_have_enough_of_each():
    for name in NAMES:
        assert sum(row[1] == name for row in WRONG) >= 2, name
        assert sum(row[0] == name for row in RIGHT) >= 3, name
    assert {row[0] for row in WRONG} >= {6, 7, 17, 18, 19, 26, 27, 28, 34}


# ---- do the right programs and the answer agree on boards that the check does not ask about? ---------

boards = st.lists(st.lists(st.integers(0, 9), min_size=9, max_size=9), min_size=9, max_size=9)


@st.composite
def calls(draw):
    """A placement that fits, on a board of which some digits are still missing."""
    board = puzzle("full")
    blanks = draw(st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=1))
    row, col = max(blanks)
    digit = board[row][col]
    for r, c in blanks:
        board[r][c] = 0
    return board, row, col, digit, draw(st.sampled_from(["place", "place, undo", "place, undo, undo"]))


@st.composite
def solvable(draw):
    board = puzzle(draw(st.sampled_from(["newspaper", "ten-solutions", "two-solutions"])))
    solution = copy(board)
    bitmask.solve(solution)
    for r, c in draw(st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=30)):
        board[r][c] = solution[r][c]
    return (board,)


INPUTS = {
    "masks.build": st.tuples(boards),
    "masks.place-and-undo": calls(),
    "masks.solve": solvable(),
    "masks.convention": st.sampled_from(BY_NAME["masks.convention"].cases),
}


@pytest.mark.parametrize("name", NAMES)
def test_right_programs_and_the_answer_agree_everywhere(name):
    the_exercise = BY_NAME[name]
    wanted = list(defined_by(the_exercise.stub))
    defined = [defined_by(LESSON + program) for of, program in RIGHT if of == name]
    programs = [tuple(functions[key] for key in wanted) for functions in defined]

    @settings(max_examples=20)
    @given(INPUTS[name])
    def agree(arguments):
        expected = runner.observe(the_exercise.answer, arguments, the_exercise.drive)
        for program in programs:
            found = runner.observe(program, arguments, the_exercise.drive)
            assert not found.raised
            assert the_exercise.same(found.value, expected.value)

    agree()


# ---- what a learner sees -----------------------------------------------------------------------------


def test_differing_notes_stand_bit_under_bit_beside_the_board(in_this_process):
    found = verdict("masks.build", LESSON + build(BITS, box="r // 3 + c // 3"))
    first, rows, picture, slip = found.parts
    assert first == "On this board:"
    lines = rows.splitlines()[1:-1]
    assert [line.split() for line in lines[:2]] == [["box", "2", "expected", "000000000"], ["yours", "001000000"]]
    assert picture.text.startswith("board: 1 given") and "tinted box 2" in picture.text
    assert slip.startswith("This looks like ***the wrong box***")


def test_the_call_that_went_wrong_is_named(in_this_process):
    found = verdict("masks.place-and-undo", LESSON + pair(PUT, TAKE.replace("board[row][col] = 0", "")))
    first, rows, picture, _ = found.parts
    assert first.startswith("With `row = 0, col = 1, digit = 3, calls = 'place, undo, undo'`")
    assert rows.splitlines()[1:-1] == ["after place, undo:", "r1c2      expected 0, yours 3"]
    assert "trying r1c2" in picture.text


def test_odd_values_do_no_harm_to_the_check(in_this_process):
    for program in (
        "return board",
        "return 7",
        "return [1, 2, 3]",
        "return [[None] * 9] * 3",
        "return [['x'] * 9] * 3",
    ):
        found = verdict("masks.build", f"def used_digits(board):\n    {program}\n")
        assert found.state == "wrong" and str(found)
    found = verdict("masks.place-and-undo", pair("board[row][col] = 'x'; rows[row] = None", "pass"))
    assert found.state == "wrong" and "yours 'x'" in str(found)
