"""The naive search with a memory made of sets: one set of used digits per row, column and box.

Not a reference solver, but the step between naive.py and bitmask.py in lesson 04: it remembers what bitmask.py
remembers, and keeps it in Python's own sets. Same cells, same digits, same order, same nodes.
"""

from sudoku_teach.board import Board, box_index, check


def solve(board: Board) -> bool:
    """Fill the board with its smallest solution, or return False and leave it unchanged.

    Raise ConflictError, before any write, if two givens clash.
    """
    check(board)
    rows, cols, boxes = ([set[int]() for _ in range(9)] for _ in range(3))
    blanks = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                blanks.append((row, col))
            else:
                for used in (rows[row], cols[col], boxes[box_index(row, col)]):
                    used.add(board[row][col])
    return search(board, blanks, 0, rows, cols, boxes)


def search(board: Board, blanks: list, index: int, rows: list, cols: list, boxes: list):
    """Fill the blanks from `index` on, or return False and leave all unchanged."""
    if index == len(blanks):
        return True
    row, col = blanks[index]
    box = box_index(row, col)
    for digit in range(1, 10):
        if digit not in rows[row] and digit not in cols[col] and digit not in boxes[box]:
            board[row][col] = digit
            rows[row].add(digit)
            cols[col].add(digit)
            boxes[box].add(digit)
            if search(board, blanks, index + 1, rows, cols, boxes):
                return True
            rows[row].remove(digit)
            cols[col].remove(digit)
            boxes[box].remove(digit)
            board[row][col] = 0
    return False
