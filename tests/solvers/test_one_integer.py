"""The solver whose state is one integer: its tables, its steps, and agreement with the other solvers."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_solvers import SOLVED, shuffled

from sudoku_teach.board import PEERS, UNITS, box_index, conflicts, copy, is_solved
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask, one_integer
from sudoku_teach.solvers.one_integer import BIT, BOX, BOX_OF_COLUMNS, CANDIDATES, CELL, COLUMN, PLACE, ROW
from sudoku_teach.trace import record

EVERYTHING = (1 << 729) - 1


def is_answer(solution, given):
    """By the rules alone: the nine digits in every unit, and no given changed."""
    return all(sorted(solution[r][c] for r, c in cells) == [*range(1, 10)] for cells in UNITS.values()) and all(
        digit in (0, solution[row][col]) for row, digits in enumerate(given) for col, digit in enumerate(digits)
    )


@st.composite
def boards(draw, least_blanks=0, most_blanks=50):
    """A solved board, shuffled by what keeps the rules, with some cells blanked: one solution or several."""
    seed = draw(st.integers(0, 2**32 - 1))
    board = shuffled(seed)
    for cell in random.Random(seed).sample(range(81), draw(st.integers(least_blanks, most_blanks))):
        board[cell // 9][cell % 9] = 0
    return board


@st.composite
def changed_boards(draw):
    """One of these boards with one digit changed: mostly it clashes, or has no solution."""
    board = draw(boards(30, 50))
    board[draw(st.integers(0, 8))][draw(st.integers(0, 8))] = draw(st.integers(1, 9))
    return board


def test_a_candidate_is_the_bit_that_it_is_said_to_be_and_324_constraints_of_nine():
    assert [81 * (digit - 1) + 9 * row + col for digit, row, col in CANDIDATES] == [*range(729)]
    assert [1 << index for index in range(729)] == BIT
    families = [family[-1] for family in (CELL, ROW, COLUMN, BOX)]
    for masks in families:
        assert len(masks) == 81 and sum(masks) == EVERYTHING
        assert all(mask.bit_count() == 9 for mask in masks)
    assert len({mask for masks in families for mask in masks}) == 324


def rival(one, other):
    """Can the two not both stand on a board?"""
    (digit, *cell), (other_digit, *other_cell) = one, other
    return (
        digit != other_digit if cell == other_cell else digit == other_digit and tuple(other_cell) in PEERS[tuple(cell)]
    )


def test_placing_keeps_all_but_the_rivals():
    for index, candidate in enumerate(CANDIDATES):
        rivals = sum(BIT[k] for k, other in enumerate(CANDIDATES) if rival(candidate, other))
        assert PLACE[index] == EVERYTHING ^ rivals


states = st.integers(0, EVERYTHING)


@pytest.mark.parametrize(
    "family", [CELL, ROW, COLUMN, BOX, BOX_OF_COLUMNS], ids=["cell", "row", "column", "box", "turned box"]
)
@settings(max_examples=30)
@given(states)
def test_fold9_counts_every_constraint(family, bits):
    step, stride, flags, pattern, masks = family
    one, two = one_integer.fold9(bits, step, stride)
    assert one & flags == sum(mask & -mask for mask in masks if bits & mask)
    assert two & flags == sum(mask & -mask for mask in masks if (bits & mask).bit_count() > 1)
    assert (two & flags) * pattern == sum(mask for mask in masks if (bits & mask).bit_count() > 1)


@settings(max_examples=30)
@given(states)
def test_indexes_go_down(bits):
    assert [*one_integer.indexes(bits)] == [at for at in reversed(range(729)) if bits >> at & 1]


@settings(max_examples=20)
@given(boards())
def test_to_state_leaves_what_fits(board):
    state = one_integer.to_state(board)
    for index, (digit, row, col) in enumerate(CANDIDATES):
        trial = copy(board)
        trial[row][col] = digit
        fits = board[row][col] in (0, digit) and not conflicts(trial)
        assert state >> index & 1 == fits


def state_of(solved):
    return sum(BIT[81 * (digit - 1) + 9 * row + col] for row in range(9) for col, digit in enumerate(solved[row]))


@given(boards())
def test_propagate_loses_no_solution(board):
    solution = copy(board)
    assert bitmask.solve(solution)
    state, placed = one_integer.propagate(one_integer.to_state(board))
    assert state & state_of(solution) == state_of(solution)
    assert placed & ~state == 0
    assert one_integer.propagate(state, placed) == (state, placed) == one_integer.propagate(state)
    # What is placed is alone in its four constraints, and nothing else is alone in any.
    for family in (CELL, ROW, COLUMN, BOX):
        for mask in family[-1]:
            assert (state & mask) == (placed & mask) if (state & mask).bit_count() == 1 else not placed & mask


def slow_locked(state, across):
    """By the book: if a box has all its places for a digit in one row (column), that row (column) has no other."""
    gone = 0
    for digit, box in itertools.product(range(1, 10), range(9)):
        here = [
            k for k in one_integer.indexes(state) if CANDIDATES[k][0] == digit and box_index(*CANDIDATES[k][1:]) == box
        ]
        lines = {CANDIDATES[k][1 if across else 2] for k in here}
        if len(lines) == 1:
            line = lines.pop()
            for k in one_integer.indexes(state):
                other, row, col = CANDIDATES[k]
                if other == digit and line == (row if across else col) and box_index(row, col) != box:
                    gone |= BIT[k]
    return gone


def test_locked_candidates_are_those_of_the_book():
    found = [0, 0]
    for name in ("hard", "hardest", "against-mrv", "against-row-order", "seventeen", "baekjoon"):
        state = one_integer.to_state(puzzle(name))
        across, down = one_integer.locked(state, BOX, ROW), one_integer.locked(state, BOX_OF_COLUMNS, COLUMN)
        assert (across, down) == (slow_locked(state, across=True), slow_locked(state, across=False))
        found = [found[0] + across.bit_count(), found[1] + down.bit_count()]
    assert min(found) > 10


def test_propagate_says_that_a_constraint_cannot_be_met():
    unsolvable = [name for name in PUZZLES if name.startswith("no-")]
    assert [one_integer.propagate(one_integer.to_state(puzzle(name))) for name in unsolvable] == [(0, 0)] * 4


@pytest.mark.parametrize("name", ["hard", "hardest", "against-mrv", "empty", "ten-solutions"])
def test_choose_takes_a_cell_with_two_if_there_is_one(name):
    state, placed = one_integer.propagate(one_integer.to_state(puzzle(name)))
    counts = [(state & mask).bit_count() for mask in CELL[-1]]
    index = one_integer.choose(state)
    assert state & BIT[index] and not placed & BIT[index]
    assert counts[index % 81] == min(count for count in counts if count > 1)


def test_write_fills_blanks_only():
    board = puzzle("newspaper")
    one_integer.write(0, board)
    assert board == puzzle("newspaper")
    one_integer.write(state_of(parse(SOLVED)), board)
    assert board == parse(SOLVED)


@settings(max_examples=300)
@given(boards(most_blanks=81))
def test_it_solves_what_can_be_solved(board):
    given_ = copy(board)
    assert one_integer.solve(board) is True
    assert is_answer(board, given_) and is_solved(board)


def test_only_blanks_are_written_and_each_once():
    trace = record(one_integer.solve, puzzle("hardest"))
    assert (trace.placements, trace.undos, trace.solved) == (60, 0, True)


def test_search_without_a_solution_is_0():
    deadly = parse("....." * 16 + ".")
    # 1 to 8 in row 1, and 9 in the box below the blank: no digit is left for r1c9
    deadly[0][:8] = [*range(1, 9)]
    deadly[1][8] = 9
    assert one_integer.search(one_integer.to_state(deadly)) == 0
