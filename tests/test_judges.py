"""The two judges' contracts, in the package and in the files that are printed for them."""

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach import solutions
from sudoku_teach.board import UNITS, ConflictError, to_line, to_rows
from sudoku_teach.cli import judge as cli_judge
from sudoku_teach.judges import JUDGES, Solution, main, solve_smallest, submission
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask, one_integer


def strings(line):
    return [list(line[start : start + 9]) for start in range(0, 81, 9)]


# The judges' own examples.
LEETCODE_BOARD = strings("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
LEETCODE_ANSWER = strings("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
BAEKJOON_INPUT = "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n"
BAEKJOON_OUTPUT = "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127\n"

ONE_SOLUTION = ["newspaper", "baekjoon", "gentle", "hard", "hardest", "one-blank", "full"]
LONG_IN_ROW_ORDER = ["seventeen", "against-row-order"]  # which only the second judge asks for
SEVERAL = ["two-solutions", "ten-solutions", "empty"]
UNSOLVABLE = [name for name in PUZZLES if name.startswith("no-")]


def smallest(name):
    board = puzzle(name)
    assert bitmask.solve(board)
    return to_line(board)


def submitted_solution():
    """The class as the judge gets it: the printed file, run with nothing around it."""
    namespace = {}
    exec(compile(submission("leetcode-37"), "submission.py", "exec"), namespace)
    return namespace["Solution"]


SOLUTIONS = {"package": Solution, "submission": submitted_solution()}
both_solutions = pytest.mark.parametrize("solution", SOLUTIONS.values(), ids=SOLUTIONS)


@both_solutions
@pytest.mark.parametrize("name", ONE_SOLUTION + LONG_IN_ROW_ORDER)
def test_leetcode_boards(solution, name):
    board = strings(PUZZLES[name].line)
    rows = list(board)
    assert solution().solveSudoku(board) is None
    assert len(board) == 9 and all(row is before for row, before in zip(board, rows, strict=True)), "rows were replaced"
    assert all(type(cell) is str and len(cell) == 1 for row in board for cell in row)
    assert all({board[row][col] for row, col in unit} == set("123456789") for unit in UNITS.values())
    digits = "".join(map("".join, board))
    assert all(given in (".", digit) for given, digit in zip(PUZZLES[name].line, digits, strict=True))


@both_solutions
def test_leetcode_example_and_one_object_for_many_boards(solution):
    solver = solution()
    for _ in range(2):
        for example in (LEETCODE_BOARD, LEETCODE_ANSWER):
            board = [list(row) for row in example]
            assert solver.solveSudoku(board) is None
            assert board == LEETCODE_ANSWER


@pytest.mark.parametrize(
    "solution, name, error, said",
    [
        *((solution, name, ValueError, "no solution") for solution in SOLUTIONS.values() for name in UNSOLVABLE),
        (Solution, "clashing-givens", ConflictError, r"^clash: r1c1 and "),  # which the judge does not send
    ],
)
def test_leetcode_without_solution(solution, name, error, said):
    board = strings(PUZZLES[name].line)
    rows = list(board)
    with pytest.raises(error, match=said):
        solution().solveSudoku(board)
    assert board == strings(PUZZLES[name].line)
    assert all(row is before for row, before in zip(board, rows, strict=True))


def answer(text):
    stdout = io.StringIO()
    assert main(io.StringIO(text), stdout) is None
    return stdout.getvalue()


WHITE_SPACE = {
    "as it is": BAEKJOON_INPUT,
    "no final newline": BAEKJOON_INPUT.rstrip("\n"),
    "CRLF": BAEKJOON_INPUT.replace("\n", "\r\n"),
    "CRLF, no final one": BAEKJOON_INPUT.replace("\n", "\r\n").rstrip(),
    "trailing spaces": BAEKJOON_INPUT.replace("\n", " \n"),
    "tabs": BAEKJOON_INPUT.replace("\n", "\t \r\n"),
    "indented": "".join(f"  {line}\n" for line in BAEKJOON_INPUT.splitlines()),
    "blank lines": BAEKJOON_INPUT + "\n\n",
    "more": BAEKJOON_INPUT + "something that comes after\n",
}


# What is read, and what must be written: the smallest solution.
BAEKJOON = {name: (text, BAEKJOON_OUTPUT) for name, text in WHITE_SPACE.items()}
for _name in ONE_SOLUTION + SEVERAL:
    BAEKJOON[_name] = to_rows(puzzle(_name)), to_rows(parse(smallest(_name))) + "\n"


@pytest.mark.parametrize("text, expected", BAEKJOON.values(), ids=BAEKJOON)
def test_baekjoon(text, expected):
    assert answer(text) == expected


@pytest.mark.parametrize("name", [*UNSOLVABLE, "clashing-givens"])
def test_baekjoon_without_solution_writes_nothing(name):
    stdout = io.StringIO()
    with pytest.raises(ValueError):
        main(io.StringIO(to_rows(puzzle(name))), stdout)
    assert stdout.getvalue() == ""


def run(command, text="", folder=None):
    return subprocess.run(command, input=text.encode(), capture_output=True, cwd=folder, timeout=60)


@pytest.fixture(scope="module")
def printed():
    """What the commands print, byte for byte."""
    found = {}
    assert JUDGES == ("leetcode-37", "baekjoon-2239")
    for judge in JUDGES:
        done = run([sys.executable, "-m", "sudoku_teach", "judge", judge])
        assert (done.returncode, done.stderr) == (0, b"")
        found[judge] = done.stdout.decode().replace("\r\n", "\n")
        assert found[judge] == submission(judge)
    return found


@pytest.mark.parametrize("judge, fast", [*((judge, False) for judge in JUDGES), ("baekjoon-2239", True)])
def test_a_submission_stands_alone(judge, fast):
    source = submission(judge, fast)
    assert not [word for word in ("sudoku_teach", "check", "ConflictError", "mrv.", "bitmask.") if word in source]
    assert source.endswith("\n") and not source.endswith("\n\n")
    assert source.isascii()
    assert all(len(line) <= 120 for line in source.splitlines())
    imported = [line for line in source.splitlines() if line.startswith(("import ", "from "))]
    assert set(imported) <= {
        "import sys",
        "from typing import TextIO",
        "from collections.abc import Callable, Iterator",
    }


def test_the_fast_submission_is_not_kept_busy_by_boards_that_keep_row_order_busy(tmp_path, monkeypatch, capsys):
    names = "against-row-order", "against-mrv", "hardest", "empty"
    guesses = []
    choose = one_integer.choose
    monkeypatch.setattr(one_integer, "choose", lambda state: guesses.append(1) or choose(state))
    for name in names:
        guesses.clear()
        board = puzzle(name)
        assert solve_smallest(board) and board == solutions.smallest(puzzle(name))
        assert len(guesses) < 2_000
    (tmp_path / "boards.txt").write_text("\n".join(PUZZLES[name].line for name in names))
    assert cli_judge.main(["baekjoon-2239", "--fast", "--time", str(tmp_path / "boards.txt")]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("4 boards, the slowest:\n") and "no answer" not in shown
    assert cli_judge.main(["leetcode-37", "--fast"]) == 2


PIPED = (
    "baekjoon, ten-solutions, two-solutions, empty, full, one-blank, hardest, CRLF, no final newline, trailing spaces"
)


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("name", PIPED.split(", "))
def test_baekjoon_submission_through_real_pipes(printed, tmp_path, name, fast):
    (tmp_path / "main.py").write_text(submission("baekjoon-2239", fast) if fast else printed["baekjoon-2239"])
    text, expected = BAEKJOON[name]
    done = run([sys.executable, "-I", "main.py"], text, tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().replace("\r\n", "\n") == expected


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
        assert done.stderr.decode().startswith("usage: sudoku-teach judge [-h] ")
    with pytest.raises(ValueError, match=r"^'leetcode' is not one of leetcode-37, baekjoon-2239, and"):
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
