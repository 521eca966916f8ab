"""The tasks of the two judges, solved exactly as they ask.

LeetCode 37 calls `Solution().solveSudoku(board)`; Baekjoon 2239 runs a program on standard input. A judge
takes one file and knows no sudoku_teach, so

    python -m sudoku_teach judge leetcode-37
    python -m sudoku_teach judge baekjoon-2239

print a submission that needs no other file, made from the source of this package.
"""

from collections.abc import Callable
from typing import TextIO

from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index
from sudoku_teach.solvers import bitmask, mrv


class Solution:
    """LeetCode 37: `board` is 9 lists of 9 characters, "." is a blank; one solution."""

    def solveSudoku(self, board: list[list[str]]) -> None:
        """Fill the board in place and return None.

        ValueError, and the board as it was: the givens clash, or there is no solution.
        """
        digits = [[0 if cell == "." else int(cell) for cell in row] for row in board]
        if not mrv.solve(digits):
            raise ValueError("the board has no solution")
        for row in range(9):
            for col in range(9):
                board[row][col] = str(digits[row][col])


def main(stdin: TextIO, stdout: TextIO) -> None:
    """Baekjoon 2239: nine lines of digits in, 0 for a blank; the smallest solution out.

    ValueError, and nothing written: the givens clash, or there is no solution.
    """
    board = [[int(char) for char in stdin.readline().strip()] for _ in range(9)]
    if not bitmask.solve(board):
        raise ValueError("the board has no solution")
    for row in board:
        stdout.write("".join(str(digit) for digit in row) + "\n")


def submission(judge: str) -> str:
    """Return the source of one file for the judge "leetcode-37" or "baekjoon-2239".

    It leaves out the check for givens that clash, because both judges promise not to send such boards.
    """
    import inspect  # here, not above: only a submission needs it

    if judge not in JUDGES:
        raise ValueError(f"{judge!r} is not one of {', '.join(JUDGES)}")
    is_class = judge == "leetcode-37"
    parts: list[Callable[..., object]] = [box_index, bitmask.used_digits]
    if is_class:
        parts += [mrv.fewest_candidates, mrv.search, mrv.solve, Solution]
    else:
        parts += [bitmask.search, bitmask.solve, main]
    body = "\n\n\n".join(inspect.getsource(part).rstrip() for part in parts)
    for inside, alone in [
        ("    check(board)\n", ""),
        ('\n\n    Raise ConflictError, before any write, if two givens clash.\n    """', '"""'),
        ("mrv.solve(", "solve("),
        ("bitmask.solve(", "solve("),
        ("the givens clash, or there is no solution", "there is no solution"),
    ]:
        body = body.replace(inside, alone)
    head = [] if is_class else ["import sys", "from typing import TextIO", ""]
    head += ["Board = list[list[int]]", f"FULL = {FULL:#b}  # all nine digits"]
    foot = [] if is_class else ["", "", "main(sys.stdin, sys.stdout)"]
    return "\n".join([*head, "", "", body, *foot]) + "\n"


JUDGES = ("leetcode-37", "baekjoon-2239")
