"""Minimum remaining values: at every node, fill the blank that has the fewest candidates left.

The masks are those of bitmask.py. What is new is the choice of the cell, made again at each node: a blank
without a candidate is found at once, and one candidate is not a guess. It finds *a* solution, not always the smallest.
"""

from sudoku_teach.bits import FULL
from sudoku_teach.board import Board, box_index, check
from sudoku_teach.solvers.bitmask import used_digits


def solve(board: Board) -> bool:
    """Fill the board with a solution, or return False and leave it unchanged.

    Raise ConflictError, before any write, if two givens clash.
    """
    check(board)
    return search(board, *used_digits(board))


def search(board: Board, rows: list, cols: list, boxes: list) -> bool:
    """Fill the blanks that are left, or return False and leave all unchanged."""
    choice = fewest_candidates(board, rows, cols, boxes)
    if choice is None:
        return True
    row, col, candidates = choice
    box = box_index(row, col)
    while candidates:  # with no candidates at all, this node fails at once
        bit = candidates & -candidates
        candidates -= bit
        board[row][col] = bit.bit_length()
        rows[row] |= bit
        cols[col] |= bit
        boxes[box] |= bit
        if search(board, rows, cols, boxes):
            return True
        rows[row] &= ~bit
        cols[col] &= ~bit
        boxes[box] &= ~bit
        board[row][col] = 0
    return False


def fewest_candidates(board: Board, rows: list, cols: list, boxes: list) -> tuple | None:
    """The blank to fill next, as (row, col, candidates); None on a full board.

    Ties go to the first in row-major order. The scan stops at one candidate, or none.
    """
    best, fewest = None, 10
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                candidates = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                count = candidates.bit_count()
                if count < fewest:
                    best, fewest = (row, col, candidates), count
                    if count <= 1:
                        return best
    return best
