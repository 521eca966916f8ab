"""Counting, listing and finding the smallest, against a search that tries everything."""

from itertools import islice

import pytest
from hypothesis import given, settings
from test_one_integer import boards, changed_boards, is_answer
from test_solvers import SMALLEST_OF_ALL

from sudoku_teach.board import ConflictError, PuzzleFormatError, conflicts, copy, to_line
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solutions import all_solutions, count, is_unique, smallest
from sudoku_teach.solvers import naive
from sudoku_teach.solvers.one_integer import propagate as one_integer_propagate

COUNTS = {"two-solutions": 2, "ten-solutions": 10, "empty": 1_000}
NAMES = [name for name in PUZZLES if name != "clashing-givens"]


def every_solution(board):
    """All of them in row order, by trying each digit in each blank."""
    blank = naive.next_blank(board)
    if blank is None:
        yield copy(board)
        return
    row, col = blank
    for digit in range(1, 10):
        if naive.fits(board, row, col, digit):
            board[row][col] = digit
            yield from every_solution(board)
            board[row][col] = 0


def check_all(board):
    """Everything that is asked, against the first 200 of all solutions."""
    before = copy(board)
    expected = list(islice(every_solution(copy(board)), 200))
    assert list(islice(all_solutions(board), 200)) == expected
    assert smallest(board) == (expected[0] if expected else None)
    for limit in (1, 2, 3, 200):
        assert count(board, limit) == min(limit, len(expected))
    assert count(board) == min(2, len(expected))
    assert is_unique(board) is (len(expected) == 1)
    assert board == before


@settings(max_examples=300)
@given(boards(most_blanks=48) | changed_boards())
def test_against_trying_everything(board):
    if not conflicts(board):
        check_all(board)


@pytest.mark.parametrize("name", NAMES)
def test_named_puzzles(name):
    expected = COUNTS.get(name, 0 if name.startswith("no-") else 1)
    assert count(puzzle(name), 1_000) == expected
    assert is_unique(puzzle(name)) is (expected == 1)
    solutions = list(islice(all_solutions(puzzle(name)), 50))
    assert len(solutions) == min(50, expected)
    assert solutions == sorted(solutions) and len({to_line(solution) for solution in solutions}) == len(solutions)
    assert all(is_answer(solution, puzzle(name)) for solution in solutions)
    assert smallest(puzzle(name)) == (solutions[0] if solutions else None)
    if name == "empty":
        assert to_line(solutions[0]) == SMALLEST_OF_ALL
        assert solutions[:2] == list(islice(every_solution(puzzle(name)), 2))


FIFTEEN_GIVENS = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"


@pytest.mark.parametrize("line", ["." * 56 + "8" + "." * 17 + "6" + "." * 6, FIFTEEN_GIVENS])
def test_boards_with_millions_of_solutions(line):
    solutions = list(islice(all_solutions(parse(line)), 20))
    assert len(solutions) == 20 and solutions == sorted(solutions)
    assert all(is_answer(solution, parse(line)) for solution in solutions)
    assert count(parse(line), 500) == 500


def test_the_smallest_is_found_where_row_order_explodes(monkeypatch):
    """Row order takes 69 million placements there. Here every step of a search begins with `propagate`."""
    steps = []

    def propagate(state, placed=0):
        steps.append(placed)
        return one_integer_propagate(state, placed)

    monkeypatch.setattr("sudoku_teach.solvers.one_integer.propagate", propagate)
    monkeypatch.setattr("sudoku_teach.solutions.propagate", propagate)
    assert to_line(smallest(puzzle("against-row-order"))).startswith("987654321")
    assert 0 < len(steps) < 100


def test_solutions_are_found_one_by_one_and_independent():
    board = puzzle("two-solutions")
    solutions = all_solutions(board)
    board[0][0] = 0  # the caller may go on with the board
    first = next(solutions)
    kept = copy(first)
    first[0][0] = 0
    second = next(solutions)
    assert second != kept and is_answer(kept, puzzle("two-solutions")) and is_answer(second, puzzle("two-solutions"))
    assert next(solutions, None) is None


@pytest.mark.parametrize("function", [count, is_unique, smallest, all_solutions])
def test_what_is_wrong_is_said_at_once(function):
    board = puzzle("clashing-givens")
    with pytest.raises(ConflictError, match="r1c1 and r1c9"):
        function(board)
    assert board == puzzle("clashing-givens")
    with pytest.raises(PuzzleFormatError):
        function([[0] * 9] * 8)
    for limit in (0, -1):
        with pytest.raises(ValueError, match="the limit of solutions must be"):
            count(puzzle("empty"), limit)
