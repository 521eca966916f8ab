"""The two judges' tasks, each kept to the letter.

LeetCode 37 calls `Solution().solveSudoku(board)`; Baekjoon 2239 runs a program on standard input. A judge
takes one file and knows no sudoku_teach, so

    python -m sudoku_teach judge leetcode-37
    python -m sudoku_teach judge baekjoon-2239

print a submission that stands alone, put together from this package's own source.
"""

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
    """The source of one file for the judge "leetcode-37" or "baekjoon-2239".

    It leaves out the check for clashing givens, which both judges promise not to send.
    """
    import inspect  # here, not above: only whoever prints a submission waits for it

    if judge not in JUDGES:
        raise ValueError(f"{judge!r} is not one of {', '.join(JUDGES)}")
    functions, entry = {
        "leetcode-37": (
            [box_index, bitmask.used_digits, mrv.fewest_candidates, mrv.search, mrv.solve],
            Solution,
        ),
        "baekjoon-2239": ([box_index, bitmask.used_digits, bitmask.search, bitmask.solve], main),
    }[judge]
    parts = [inspect.getsource(part).rstrip() for part in [*functions, entry]]
    body = "\n\n\n".join(parts)
    for inside, alone in [
        ("    check(board)\n", ""),
        ('\n\n    ConflictError, before any write: two givens clash.\n    """', '"""'),
        ("mrv.solve(", "solve("),
        ("bitmask.solve(", "solve("),
        ("the givens clash, or there is no solution", "there is no solution"),
    ]:
        body = body.replace(inside, alone)
    head = ["import sys", "from typing import TextIO", ""] if entry is main else []
    head += ["Board = list[list[int]]", f"FULL = {FULL:#b}  # all nine digits"]
    foot = ["", "", "main(sys.stdin, sys.stdout)"] if entry is main else []
    return "\n".join([*head, "", "", body, *foot]) + "\n"


JUDGES = ("leetcode-37", "baekjoon-2239")
