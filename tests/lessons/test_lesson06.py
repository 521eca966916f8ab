"""Lesson 06's exercises: wrong programs are named, right ones pass."""

import pytest

from exercise_checks import BY_NAME, verdict
from sudoku_teach.exercises.task import Task, defined_by

HEAD = """
from sudoku_teach.board import conflicts, copy
from sudoku_teach.solvers.naive import fits, next_blank
"""
BLANKS = "[(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]"

# The slip's number among the known ones, or None; the exercise; the name of the slip; the program.
WRONG = [
    (
        14,
        "which.count",
        "the search stops at the first solution",
        """
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            found = count(board, limit)
            board[blank[0]][blank[1]] = 0
            if found:
                return found
    return 0
""",
    ),
    (
        2,
        "which.count",
        "the cell is never blanked again",
        """
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count(board, limit - total)
            if total >= limit:
                return total
    return total
""",
    ),
    (
        None,
        "which.count",
        "the limit is never asked about",
        """
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count(board, limit)
            board[row][col] = 0
    return min(total, limit)
""",
    ),
    (
        None,
        "which.count",
        "more than the limit",
        """
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if total >= limit:
            break
        if fits(board, row, col, digit):
            board[row][col] = digit
            total = total + count(board, limit)
            board[row][col] = 0
    return total
""",
    ),
    (
        None,
        "which.count",
        "a full board is not counted",
        """
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 0
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit) and total < limit:
            board[row][col] = digit
            total += count(board, limit - total)
            board[row][col] = 0
            if next_blank(board) is None:
                total += 1
    return total
""",
    ),
    (
        34,
        "which.smallest",
        "MRV's first solution taken for the smallest",
        """
from sudoku_teach.solvers import mrv

def smallest(board, solvable):
    own = [row[:] for row in board]
    if mrv.solve(own):
        return own
    return None
""",
    ),
    (
        None,
        "which.smallest",
        "the first digit that fits",
        f"""
def smallest(board, solvable):
    if not solvable(board):
        return None
    own = copy(board)
    for row, col in {BLANKS}:
        for digit in range(1, 10):
            if fits(own, row, col, digit):
                own[row][col] = digit
                break
    return own
""",
    ),
    (
        None,
        "which.smallest",
        "the largest solution",
        f"""
def smallest(board, solvable):
    if not solvable(board):
        return None
    own = copy(board)
    for row, col in {BLANKS}:
        for digit in range(9, 0, -1):
            own[row][col] = digit
            if not conflicts(own) and solvable(own):
                break
    return own
""",
    ),
    (
        13,
        "which.smallest",
        "no solution is not told",
        f"""
def smallest(board, solvable):
    own = copy(board)
    for row, col in {BLANKS}:
        for digit in range(1, 10):
            own[row][col] = digit
            if not conflicts(own) and solvable(own):
                break
    return own
""",
    ),
    (
        None,
        "which.smallest",
        "the earlier digits are forgotten",
        f"""
def smallest(board, solvable):
    if not solvable(board):
        return None
    answer = copy(board)
    for row, col in {BLANKS}:
        for digit in range(1, 10):
            trial = copy(board)
            trial[row][col] = digit
            if not conflicts(trial) and solvable(trial):
                answer[row][col] = digit
                break
    return answer
""",
    ),
    (
        None,
        "which.smallest",
        "the argument is changed",
        f"""
def smallest(board, solvable):
    if not solvable(board):
        return None
    for row, col in {BLANKS}:
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board) and solvable(board):
                break
    return board
""",
    ),
]

WRONG += [
    (
        None,
        "which.smallest",
        "asked about a board that clashes",
        """
def smallest(board, solvable):
    if not solvable(board):
        return None
    board = copy(board)
    while blank := next_blank(board):
        row, col = blank
        for digit in range(1, 10):
            board[row][col] = digit
            if solvable(board):
                break
    return board
""",
    ),
    (
        None,
        "which.smallest",
        "the same board with a second name",
        """
def smallest(board, solvable):
    if not solvable(board):
        return None
    if next_blank(board) is None:
        return [*board]
    new = copy(board)
    for r, c in BLANKS:
        for digit in range(1, 10):
            if fits(new, r, c, digit):
                new[r][c] = digit
                if solvable(new):
                    break
                new[r][c] = 0
    return new
""".replace("BLANKS", BLANKS),
    ),
    (
        None,
        "which.smallest",
        "a solution, not the smallest",
        """
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for r, c in reversed(BLANKS):
        for digit in range(1, 10):
            if fits(new, r, c, digit):
                new[r][c] = digit
                if solvable(new):
                    break
                new[r][c] = 0
    return new
""".replace("BLANKS", BLANKS),
    ),
]

RIGHT = [
    (
        "which.count",
        """
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            board[row][col] = 0
            if found >= limit:
                return found
    return found
""",
    ),
    (
        "which.count",
        f"""
def full_boards(board):
    blanks = {BLANKS}
    if not blanks:
        yield 1
        return
    row, col = blanks[0]
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            yield from full_boards(board)
            board[row][col] = 0

def count(board, limit):
    found = 0
    for one in full_boards(copy(board)):
        found += one
        if found == limit:
            break
    return found
""",
    ),
    (
        "which.count",
        """
def count(board, limit):
    found = 0
    waiting = [copy(board)]
    while waiting and found < limit:
        one = waiting.pop()
        blank = next_blank(one)
        if blank is None:
            found += 1
        else:
            for digit in range(1, 10):
                if fits(one, *blank, digit):
                    another = copy(one)
                    another[blank[0]][blank[1]] = digit
                    waiting.append(another)
    return found
""",
    ),
    (
        "which.smallest",
        f"""
def smallest(board, solvable):
    own = copy(board)
    if not solvable(own):
        return None
    for row, col in {BLANKS}:
        fitting = [digit for digit in range(1, 10) if fits(own, row, col, digit)]
        own[row][col] = next(digit for digit in fitting if solvable_with(own, row, col, digit, solvable))
    return own

def solvable_with(board, row, col, digit, solvable):
    trial = copy(board)
    trial[row][col] = digit
    return solvable(trial)
""",
    ),
    (
        "which.smallest",
        """
def smallest(board, solvable):
    if not solvable(board):
        return None
    blank = next_blank(board)
    if blank is None:
        return copy(board)
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            with_digit = copy(board)
            with_digit[row][col] = digit
            found = smallest(with_digit, solvable)
            if found:
                return found
""",
    ),
    (
        "which.smallest",
        """
def smallest(board, solvable):
    own = copy(board)
    from sudoku_teach.solvers import bitmask
    return tuple(map(tuple, own)) if bitmask.solve(own) else None
""",
    ),
]


@pytest.mark.usefixtures("in_this_process", "without_pictures")
@pytest.mark.parametrize("number, name, slip, program", WRONG, ids=[f"{row[1]}: {row[2]}" for row in WRONG])
def test_a_wrong_program_is_named(number, name, slip, program):
    found = verdict(name, HEAD + program)
    assert (found.state, found.slip) == ("wrong", slip), repr(found)


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("name, program", RIGHT)
def test_a_right_program_passes(name, program):
    found = verdict(name, HEAD + program)
    assert found.state == "right", repr(found)


@pytest.mark.parametrize("name", ["which.count", "which.smallest"])
def test_the_stub_is_not_started_and_the_answer_is_right(name):
    task = Task(BY_NAME[name])
    assert task.check(*defined_by(BY_NAME[name].stub).values()).state == "not started"
    assert task.check(*BY_NAME[name].answer).state == "right"
