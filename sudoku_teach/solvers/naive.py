"""Backtracking, plainly: take the next blank in row-major order, try each digit that fits, take it back."""

from sudoku_teach.board import Board, Cell, check


def solve(board: Board) -> bool:
    """Fill the board with its smallest solution, or return False and leave it unchanged.

    Raise ConflictError, before any write, if two givens clash.
    """
    check(board)
    return search(board)


def search(board: Board) -> bool:
    """Fill the blanks that are left, or return False and leave the board unchanged."""
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False


def next_blank(board: Board) -> Cell | None:
    """The first blank, row by row and left to right; None on a full board."""
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                return row, col
    return None


def fits(board: Board, row: int, col: int, digit: int) -> bool:
    """Is the digit still free in this cell's row, column and box?"""
    top, left = row // 3 * 3, col // 3 * 3
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
        if board[top + k // 3][left + k % 3] == digit:
            return False
    return True
