"""The two judges' contracts, in the package and in the files that are printed for them."""

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach.board import ConflictError, to_line, to_rows
from sudoku_teach.judges import JUDGES, Solution, main, submission
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask

# The judges' own examples.
LEETCODE_BOARD = [
    ["5", "3", ".", ".", "7", ".", ".", ".", "."],
    ["6", ".", ".", "1", "9", "5", ".", ".", "."],
    [".", "9", "8", ".", ".", ".", ".", "6", "."],
    ["8", ".", ".", ".", "6", ".", ".", ".", "3"],
    ["4", ".", ".", "8", ".", "3", ".", ".", "1"],
    ["7", ".", ".", ".", "2", ".", ".", ".", "6"],
    [".", "6", ".", ".", ".", ".", "2", "8", "."],
    [".", ".", ".", "4", "1", "9", ".", ".", "5"],
    [".", ".", ".", ".", "8", ".", ".", "7", "9"],
]
LEETCODE_ANSWER = [
    ["5", "3", "4", "6", "7", "8", "9", "1", "2"],
    ["6", "7", "2", "1", "9", "5", "3", "4", "8"],
    ["1", "9", "8", "3", "4", "2", "5", "6", "7"],
    ["8", "5", "9", "7", "6", "1", "4", "2", "3"],
    ["4", "2", "6", "8", "5", "3", "7", "9", "1"],
    ["7", "1", "3", "9", "2", "4", "8", "5", "6"],
    ["9", "6", "1", "5", "3", "7", "2", "8", "4"],
    ["2", "8", "7", "4", "1", "9", "6", "3", "5"],
    ["3", "4", "5", "2", "8", "6", "1", "7", "9"],
]
BAEKJOON_INPUT = """\
103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
"""
BAEKJOON_OUTPUT = """\
143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
"""

# Each has one solution. Two take row order very long, which only the second judge asks for.
ONE_SOLUTION = [
    "newspaper",
    "baekjoon",
    "gentle",
    "hard",
    "hardest",
    "seventeen",
    "against-row-order",
    "one-blank",
    "full",
]
LONG_IN_ROW_ORDER = ["seventeen", "against-row-order"]
SEVERAL = ["two-solutions", "ten-solutions", "empty"]
UNSOLVABLE = ["no-digit-for-a-cell", "no-place-in-a-row", "no-place-in-a-column", "no-place-in-a-box"]


def strings(line):
    return [list(line[start : start + 9]) for start in range(0, 81, 9)]


def smallest(name):
    board = puzzle(name)
    assert bitmask.solve(board)
    return to_line(board)


# ---- LeetCode 37 -------------------------------------------------------------------------------------


def submitted_solution():
    """The class as the judge gets it: the printed file, run with nothing around it."""
    namespace = {}
    exec(compile(submission("leetcode-37"), "submission.py", "exec"), namespace)
    return namespace["Solution"]


both_solutions = pytest.mark.parametrize("solution", [Solution, submitted_solution()], ids=["package", "submission"])


@both_solutions
def test_leetcode_example(solution):
    board = [list(row) for row in LEETCODE_BOARD]
    rows = list(board)
    assert solution().solveSudoku(board) is None
    assert board == LEETCODE_ANSWER
    assert len(board) == 9 and all(row is before for row, before in zip(board, rows, strict=True)), "rows were replaced"
    assert all(type(cell) is str and len(cell) == 1 for row in board for cell in row)


@both_solutions
@pytest.mark.parametrize("name", ONE_SOLUTION)
def test_leetcode_boards(solution, name):
    board = strings(PUZZLES[name].line)
    assert solution().solveSudoku(board) is None
    line = "".join(map("".join, board))
    assert all({line[9 * r + c] for r, c in unit} == set("123456789") for unit in every_unit())
    assert all(given in (".", digit) for given, digit in zip(PUZZLES[name].line, line, strict=True))


def every_unit():
    for n in range(9):
        yield [(n, k) for k in range(9)]
        yield [(k, n) for k in range(9)]
        yield [(n // 3 * 3 + k // 3, n % 3 * 3 + k % 3) for k in range(9)]


@both_solutions
def test_leetcode_uses_one_object_for_many_boards(solution):
    solver = solution()
    for _ in range(2):
        for line, answer in ((PUZZLES["newspaper"].line, LEETCODE_ANSWER), (PUZZLES["full"].line, LEETCODE_ANSWER)):
            board = strings(line)
            solver.solveSudoku(board)
            assert board == answer


@both_solutions
@pytest.mark.parametrize("name", UNSOLVABLE)
def test_leetcode_without_solution(solution, name):
    board = strings(PUZZLES[name].line)
    rows = list(board)
    with pytest.raises(ValueError, match="no solution"):
        solution().solveSudoku(board)
    assert board == strings(PUZZLES[name].line)
    assert all(row is before for row, before in zip(board, rows, strict=True))


@pytest.mark.parametrize("line", [PUZZLES["clashing-givens"].line, "55" + "." * 79])
def test_leetcode_with_clashing_givens(line):
    board = strings(line)
    with pytest.raises(ConflictError, match=r"^clash: r1c1 and "):
        Solution().solveSudoku(board)
    assert board == strings(line)


# ---- Baekjoon 2239 -----------------------------------------------------------------------------------


def answer(text):
    stdout = io.StringIO()
    assert main(io.StringIO(text), stdout) is None
    return stdout.getvalue()


def test_baekjoon_example():
    assert answer(BAEKJOON_INPUT) == BAEKJOON_OUTPUT


@pytest.mark.parametrize(
    "text",
    [
        BAEKJOON_INPUT.rstrip("\n"),
        BAEKJOON_INPUT.replace("\n", "\r\n"),
        BAEKJOON_INPUT.replace("\n", "\r\n").rstrip(),
        BAEKJOON_INPUT.replace("\n", " \n"),
        BAEKJOON_INPUT.replace("\n", "\t \r\n"),
        "".join(f"  {line}\n" for line in BAEKJOON_INPUT.splitlines()),
        BAEKJOON_INPUT + "\n\n",
        BAEKJOON_INPUT + "something that comes after\n",
    ],
    ids=[
        "no final newline",
        "CRLF",
        "CRLF, no final one",
        "trailing spaces",
        "tabs",
        "indented",
        "blank lines",
        "more",
    ],
)
def test_baekjoon_white_space(text):
    assert answer(text) == BAEKJOON_OUTPUT


@pytest.mark.parametrize("name", [name for name in ONE_SOLUTION + SEVERAL if name not in LONG_IN_ROW_ORDER])
def test_baekjoon_gives_the_smallest(name):
    assert answer(to_rows(puzzle(name))) == to_rows(parse(smallest(name))) + "\n"


@pytest.mark.parametrize("name", [*UNSOLVABLE, "clashing-givens"])
def test_baekjoon_without_solution_writes_nothing(name):
    stdout = io.StringIO()
    with pytest.raises(ValueError):
        main(io.StringIO(to_rows(puzzle(name))), stdout)
    assert stdout.getvalue() == ""


# ---- the printed submissions -------------------------------------------------------------------------


def run(command, text="", folder=None):
    return subprocess.run(command, input=text.encode(), capture_output=True, cwd=folder, timeout=60)


@pytest.fixture(scope="module")
def printed():
    """What the commands print, byte for byte."""
    found = {}
    for judge in JUDGES:
        done = run([sys.executable, "-m", "sudoku_teach", "judge", judge])
        assert (done.returncode, done.stderr) == (0, b"")
        found[judge] = done.stdout.decode().replace("\r\n", "\n")
    return found


def test_printed_is_the_submission(printed):
    assert JUDGES == ("leetcode-37", "baekjoon-2239")
    for judge in JUDGES:
        assert printed[judge] == submission(judge)


@pytest.mark.parametrize("judge", JUDGES)
def test_a_submission_stands_alone(judge):
    source = submission(judge)
    assert "sudoku_teach" not in source
    assert "check" not in source and "ConflictError" not in source
    assert "mrv." not in source and "bitmask." not in source
    assert source.endswith("\n") and not source.endswith("\n\n")
    assert source.isascii()
    assert all(len(line) <= 110 for line in source.splitlines())
    imported = [line for line in source.splitlines() if line.startswith(("import ", "from "))]
    assert set(imported) <= {"import sys", "from typing import TextIO"}


@pytest.mark.parametrize(
    "name", ["baekjoon", "ten-solutions", "two-solutions", "empty", "full", "one-blank", "hardest"]
)
def test_baekjoon_submission_through_real_pipes(printed, tmp_path, name):
    (tmp_path / "main.py").write_text(printed["baekjoon-2239"])
    done = run([sys.executable, "-I", "main.py"], to_rows(puzzle(name)) + "\n", tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().split() == to_rows(parse(smallest(name))).split()
    assert done.stdout.endswith(b"\n") and len(done.stdout.splitlines()) == 9


@pytest.mark.parametrize(
    "text", [BAEKJOON_INPUT.replace("\n", "\r\n"), BAEKJOON_INPUT.rstrip(), BAEKJOON_INPUT.replace("\n", "  \n")]
)
def test_baekjoon_submission_and_white_space(printed, tmp_path, text):
    (tmp_path / "main.py").write_text(printed["baekjoon-2239"])
    done = run([sys.executable, "-I", "main.py"], text, tmp_path)
    assert done.stdout.decode().split() == BAEKJOON_OUTPUT.split()


LEETCODE_DRIVER = """
import json, sys
for line in sys.stdin:
    board = json.loads(line)
    kept = list(board)
    answer = Solution().solveSudoku(board)
    same = len(board) == len(kept) and all(row is before for row, before in zip(board, kept))
    print(json.dumps([answer, same, board]))
"""


def test_leetcode_submission_through_real_pipes(printed, tmp_path):
    (tmp_path / "solution.py").write_text(printed["leetcode-37"] + LEETCODE_DRIVER)
    text = json.dumps(LEETCODE_BOARD) + "\n" + json.dumps(strings(PUZZLES["against-row-order"].line)) + "\n"
    done = run([sys.executable, "-I", "solution.py"], text, tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    first, second = map(json.loads, done.stdout.splitlines())
    assert first == [None, True, LEETCODE_ANSWER]
    assert second[:2] == [None, True] and second[2][0] == list("987654321")


def test_what_is_no_judge():
    for arguments in ([], ["leetcode"], ["leetcode-37", "baekjoon-2239"]):
        done = run([sys.executable, "-m", "sudoku_teach", "judge", *arguments])
        assert done.returncode == 2 and done.stdout == b""
        assert done.stderr.decode().startswith("usage: python -m sudoku_teach judge [-h] {leetcode-37,baekjoon-2239}")
    with pytest.raises(ValueError, match=r"^'leetcode' is not one of leetcode-37, baekjoon-2239$"):
        submission("leetcode")


@settings(max_examples=25)
@given(cells=st.sets(st.integers(0, 80), max_size=45))
def test_both_judges_agree_where_there_is_one_solution(cells):
    """Any part of a puzzle's solution that holds its givens has that solution and no other."""
    line, full = PUZZLES["newspaper"].line, PUZZLES["full"].line
    more = "".join(full[cell] if cell in cells else line[cell] for cell in range(81))
    board = strings(more)
    submitted_solution()().solveSudoku(board)
    assert "".join(map("".join, board)) == full
    assert answer(to_rows(parse(more))).replace("\n", "") == full
