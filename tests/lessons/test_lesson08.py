"""What lesson 08 measures with: both searches are right, and leave a board without a solution unchanged."""

import pytest

from sudoku_teach.board import copy, is_solved
from sudoku_teach.lessons import lesson08
from sudoku_teach.puzzles import puzzle
from sudoku_teach.trace import count_placements

SOLVE = lesson08.solver_of(lesson08.propagate, lesson08.place, lesson08.CONSTRAINTS)


@pytest.mark.parametrize("solve", [lesson08.algorithm_x, SOLVE], ids=["algorithm x", "solver of"])
@pytest.mark.parametrize("name", ["full", "one-blank", "hard", "ten-solutions", "seventeen", "no-place-in-a-box"])
def test_it_solves_a_board_or_leaves_it_unchanged(solve, name):
    board = puzzle(name)
    before = copy(board)
    assert solve(board) == is_solved(board) == (name != "no-place-in-a-box")
    assert all(
        new == old or not old for pair in zip(board, before, strict=True) for new, old in zip(*pair, strict=True)
    )
    assert is_solved(board) or board == before


def test_algorithm_x_can_be_watched():
    assert count_placements(lesson08.algorithm_x, puzzle("against-row-order")) == 64
