"""Zero, one, or many: how many solutions a board has, all of them in order, and the smallest.

Solutions are ordered like the numbers that their 81 digits form, row by row. All functions work on the state of
solvers/one_integer.py and do not change the caller's board. Each raises ConflictError if two givens clash.

>>> from sudoku_teach.puzzles import puzzle
>>> count(puzzle("ten-solutions")), count(puzzle("ten-solutions"), limit=100)
(2, 10)
"""

from collections.abc import Iterator

from sudoku_teach.board import Board, check, copy, whole
from sudoku_teach.solvers.one_integer import BIT, CELL, PLACE, choose, propagate, search, to_state, write


def count(board: Board, limit: int = 2) -> int:
    """Return how many solutions the board has, but count no further than `limit`: 2 tells one from several.

    Raise ValueError if the limit is no whole number above 0.
    """
    limit = whole(limit, "the limit of solutions")
    check(board)
    return _count(to_state(board), 0, limit)


def is_unique(board: Board) -> bool:
    """Return whether the board has exactly one solution."""
    return count(board, 2) == 1


def smallest(board: Board) -> Board | None:
    """The smallest solution; None if there is none."""
    return next(all_solutions(board), None)


def all_solutions(board: Board) -> Iterator[Board]:
    """Yield every solution once, the smallest first; each is computed when it is needed.

    An empty board has 6,670,903,752,021,072,936,960 of them: `itertools.islice` takes the first few.
    """
    check(board)
    own = copy(board)
    state = to_state(own)
    return (_filled(own, solved) for solved in _ascending(state, 0, search(state)))


def _filled(board: Board, solved: int) -> Board:
    solution = copy(board)
    write(solved, solution)
    return solution


def _count(state: int, placed: int, limit: int) -> int:
    """The search of one_integer, but it goes on after a solution. Its two branches share none."""
    state, placed = propagate(state, placed)
    if state == placed:
        return int(state != 0)
    index = choose(state)
    found = _count(state & PLACE[index], placed | BIT[index], limit)
    return found if found >= limit else found + _count(state ^ BIT[index], placed, limit - found)


def _ascending(state: int, placed: int, known: int) -> Iterator[int]:
    """The solved states within `state`, in order. `known` is any one of them, or 0 if there is none.

    Row by row and digit by digit gives this order, but a wrong digit in the first row may show only in the last. So
    the fast search, which takes the cells in any order, first finds out whether a branch has a solution, and only
    such a branch is entered. For the branch of the known solution this is clear.
    """
    if not known:
        return
    state, placed = propagate(state, placed)
    if state == placed:
        yield state
        return
    # The first cell, row by row, that has more than one candidate; in the loop its digits, ascending: a plane each.
    first = next(cell for cell in range(81) if (state & CELL[-1][cell]).bit_count() > 1)
    for index in range(first, 729, 81):
        if state & BIT[index]:
            branch = state & PLACE[index], placed | BIT[index]
            yield from _ascending(*branch, known if known & BIT[index] else search(*branch))
