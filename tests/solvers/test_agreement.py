"""All solvers agree on thousands of generated boards: with one solution, with several, with none, with a clash."""

import random
from collections import Counter

import pytest

from sudoku_teach import solutions
from sudoku_teach.board import ConflictError, conflicts, copy, is_solved, to_line
from sudoku_teach.puzzles import collection
from sudoku_teach.solvers import mrv, one_integer
from sudoku_teach.solvers.lanes import solve_many


def variants(board, chance):
    """The board, six with givens taken out, two with a digit put in that may fit or not, and one with a given twice."""
    filled = [(row, col) for row in range(9) for col in range(9) if board[row][col]]
    blank = [(row, col) for row in range(9) for col in range(9) if not board[row][col]]
    yield board
    for number in (1, 1, 1, 2, 2, 3):
        fewer = copy(board)
        for row, col in chance.sample(filled, number):
            fewer[row][col] = 0
        yield fewer
    for _ in range(2):
        more = copy(board)
        row, col = chance.choice(blank)
        fitting = [digit for digit in range(1, 10) if not conflicts(put(board, row, col, digit))]
        yield put(more, row, col, chance.choice(fitting))
    row, col = chance.choice(filled)
    other = next(c for c in range(9) if not board[row][c])
    yield put(board, row, other, board[row][col])


def put(board, row, col, digit):
    own = copy(board)
    own[row][col] = digit
    return own


@pytest.fixture(scope="module")
def boards():
    chance = random.Random(2239)
    return [variant for board in collection() for variant in variants(board, chance)]


def keeps_givens(solution, board):
    return all(own in (".", found) for own, found in zip(to_line(board), to_line(solution), strict=True))


def test_one_several_none_and_clashing(boards):
    lines = [to_line(board) for board in boards]
    some, only = list(solve_many(lines)), list(solve_many(lines, unique=True))
    kinds = Counter()
    for number, (board, any_line, only_line) in enumerate(zip(boards, some, only, strict=True)):
        came = copy(board)
        if conflicts(board):
            kinds["clash"] += 1
            with pytest.raises(ConflictError):
                solutions.count(board)
            assert any_line is only_line is None
            continue
        found = solutions.count(board)
        kinds[found] += 1
        smallest = solutions.smallest(board)
        assert board == came
        own = copy(board)
        assert one_integer.solve(own) == (found > 0) == (any_line is not None) == (smallest is not None)
        assert (only_line is not None) == (found == 1)
        if not found:
            assert own == board
            continue
        for solution in (own, smallest, [list(map(int, any_line[n : n + 9])) for n in range(0, 81, 9)]):
            assert is_solved(solution) and keeps_givens(solution, board)
        assert smallest <= own and to_line(smallest) <= any_line
        if found == 1:
            assert to_line(own) == to_line(smallest) == any_line == only_line
        if number % 50 == 0:  # the slower one, on a sample
            by_choice = copy(board)
            assert mrv.solve(by_choice) and is_solved(by_choice) and keeps_givens(by_choice, board)
    assert len(boards) == 3_600 and min(kinds[kind] for kind in ("clash", 0, 1, 2)) > 100, kinds
