"""The tasks of the two judges, solved exactly as they ask.

LeetCode 37 calls `Solution().solveSudoku(board)`; Baekjoon 2239 runs a program on standard input. A judge
takes one file and knows no sudoku_teach, so

    sudoku-teach judge leetcode-37
    sudoku-teach judge baekjoon-2239

print a submission that needs no other file, made from the source of this package. Row order needs minutes on a board
that is built against it, such as `puzzle("against-row-order")`; with `--fast` the submission for Baekjoon finds the
same smallest solution through the solver of lesson 08, which no known board keeps busy.
"""

from collections.abc import Callable
from typing import TextIO

from sudoku_teach import solutions
from sudoku_teach.bits import FULL
from sudoku_teach.board import Board, box_index, check
from sudoku_teach.solvers import bitmask, mrv, one_integer
from sudoku_teach.solvers.one_integer import search, to_state, write


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


def solve_smallest(board: Board) -> bool:
    """Fill the board with its smallest solution, or return False and leave it unchanged.

    Raise ConflictError, before any write, if two givens clash.
    """
    check(board)
    state = to_state(board)
    state = next(solutions._ascending(state, 0, search(state)), 0)
    write(state, board)
    return state != 0


def submission(judge: str, fast: bool = False) -> str:
    """Return the source of one file for the judge "leetcode-37" or "baekjoon-2239", which also has a fast one.

    It leaves out the check for givens in conflict, because both judges promise not to send such boards. Raise
    ValueError if there is no such submission.
    """
    from inspect import getsource  # here, not above: only a submission needs it

    if judge not in JUDGES or (fast and judge != "baekjoon-2239"):
        raise ValueError(
            f"{judge!r}{' with fast' * fast} is not one of {', '.join(JUDGES)}, and baekjoon-2239 with fast"
        )
    is_class = judge == "leetcode-37"
    parts: list[Callable[..., object]]
    if fast:
        parts = [solutions._ascending, solve_smallest, main]
    elif is_class:
        parts = [box_index, bitmask.used_digits, mrv.fewest_candidates, mrv.search, mrv.solve, Solution]
    else:
        parts = [box_index, bitmask.used_digits, bitmask.search, bitmask.solve, main]
    sources = [getsource(part).rstrip() for part in parts]
    if fast:  # the whole module, but for its own `solve` and what it imports
        module = getsource(one_integer).partition("\nCANDIDATES = ")
        sources[:0] = [
            getsource(box_index).rstrip(),
            "".join(module[1:]).replace(getsource(one_integer.solve), "").strip(),
        ]
    body = "\n\n\n".join(sources)
    for inside, alone in [
        ("    check(board)\n", ""),
        ('\n\n    Raise ConflictError, before any write, if two givens clash.\n    """', '"""'),
        ("mrv.solve(", "solve("),
        ("bitmask.solve(", "solve_smallest(" if fast else "solve("),
        ("the givens clash, or there is no solution", "there is no solution"),
        ("solutions._ascending", "_ascending"),
        ("\n\n\n\n", "\n\n\n"),
    ]:
        body = body.replace(inside, alone)
    head = [] if is_class else ["import sys", "from typing import TextIO", ""]
    if fast:
        head[1:1] = ["from collections.abc import Callable, Iterator"]
    head += ["Board = list[list[int]]"] + [f"FULL = {FULL:#b}  # all nine digits"] * (not fast)
    foot = [] if is_class else ["", "", "main(sys.stdin, sys.stdout)"]
    return "\n".join([*head, "", "", body, *foot]) + "\n"


JUDGES = ("leetcode-37", "baekjoon-2239")
