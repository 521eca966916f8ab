"""The naive search with a memory: one mask per row, column and box says which digits are used there.

The cells, the digits and their order are those of naive.py, so it visits exactly the same nodes. Only the
question "what fits here?" is answered differently: with three lookups instead of a look along three units.
"""

from sudoku_teach.bits import FULL
from sudoku_teach.board import Board, box_index, check


def solve(board: Board) -> bool:
    """Fill the board with its smallest solution, or return False and leave it unchanged.

    Raise ConflictError, before any write, if two givens clash.
    """
    check(board)
    rows, cols, boxes = used_digits(board)
    blanks = [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]
    return search(board, blanks, 0, rows, cols, boxes)


def used_digits(board: Board) -> tuple[list[int], list[int], list[int]]:
    """Three lists of nine masks: the digits used in each row, column and box."""
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = 1 << (board[row][col] - 1)
                rows[row] |= bit
                cols[col] |= bit
                boxes[box_index(row, col)] |= bit
    return rows, cols, boxes


def search(board: Board, blanks: list, index: int, rows: list, cols: list, boxes: list):
    """Fill the blanks from `index` on, or return False and leave all unchanged."""
    if index == len(blanks):
        return True
    row, col = blanks[index]
    box = box_index(row, col)
    candidates = FULL & ~(rows[row] | cols[col] | boxes[box])
    while candidates:
        bit = candidates & -candidates  # the lowest 1 is the smallest digit left to try
        candidates -= bit
        board[row][col] = bit.bit_length()  # bit 0 has length 1 and stands for digit 1
        rows[row] |= bit
        cols[col] |= bit
        boxes[box] |= bit
        if search(board, blanks, index + 1, rows, cols, boxes):
            return True
        rows[row] &= ~bit
        cols[col] &= ~bit
        boxes[box] &= ~bit
        board[row][col] = 0
    return False
