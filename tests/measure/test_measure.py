"""Honest measuring: turns, rounds, limits, checked answers, and what the command tells, with a clock of our own."""

import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from sudoku_teach.board import copy, to_line
from sudoku_teach.cli.measure import main
from sudoku_teach.measure import ANY, ONLY, SMALLEST, Contestant, in_place, measure, table
from sudoku_teach.measure.contestants import PEERS, SOLVERS
from sudoku_teach.puzzles import PUZZLES, collection, puzzle
from sudoku_teach.solvers import bitmask, mrv, naive
from sudoku_teach.trace import count_placements

ROOT = Path(__file__).resolve().parents[2]
GENTLE, NEWSPAPER = puzzle("gentle"), puzzle("newspaper")
FULL = PUZZLES["full"].line


@pytest.fixture
def clock(monkeypatch):
    """A clock that moves only when a solver says so."""
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr("time.perf_counter", lambda: clock.now)
    return clock


def taking(clock, seconds, solve=mrv.solve):
    """A solver that nobody watches and that takes these seconds: a number, or one for each of its runs."""
    times = iter(seconds) if hasattr(seconds, "__iter__") else None

    def run(board):
        clock.now += next(times) if times else seconds
        return solve(board)

    return in_place(run, watch=False)


def answering(answer, finds=ANY):
    """A contestant that answers every board with this line, or with this exception."""

    def run():
        if isinstance(answer, Exception):
            raise answer
        return answer

    return Contestant(finds, lambda board: (run, lambda returned: returned))


def wrong(contestant, board, limit=100_000):
    (result,) = measure({"it": contestant}, [board], rounds=1, limit=limit)
    assert result.seconds[0] < math.inf or result.wrong
    return result.wrong.get(0, "")


def test_solvers_take_turns_on_copies_and_the_first_round_only_warms_up(clock):
    seen = []

    def noting(name, seconds):
        def solve(board):
            seen.append((name, to_line(board)))
            return mrv.solve(board)

        return taking(clock, seconds, solve)

    boards = [copy(GENTLE), copy(NEWSPAPER)]
    # two boards a round: 50 s each to warm up, then 4, 2 and 6, 1
    results = measure({"a": noting("a", [50, 50, 4, 2, 6, 1]), "b": noting("b", 1)}, boards, rounds=2)
    turn = [(name, to_line(board)) for name in "ab" for board in boards]
    assert seen == turn * 3
    assert boards == [GENTLE, NEWSPAPER]
    assert results[0].rounds == [[4, 2], [6, 1]]
    assert results[0].seconds == [4, 1] and results[1].seconds == [1, 1]


def test_ratios_are_of_all_seconds_and_spread_over_the_rounds(clock):
    slow = taking(clock, [9, 9, 20, 40, 5, 5, 10, 20])  # 60, 10 and 30 seconds for both boards
    first, second = measure({"slow": slow, "fast": taking(clock, 1)}, [GENTLE, NEWSPAPER], rounds=3)
    assert second.times_as_fast_as(first) == (15, 5, 30, 2)
    assert first.times_as_fast_as(first) == (1, 1, 1, 2)
    assert first.times_as_fast_as(second) == pytest.approx((1 / 15, 1 / 30, 1 / 5, 2))


def test_without_a_board_in_common_there_is_no_ratio():
    """Nodes are counted where a solver can be watched, and its limit holds there."""
    solvers = {"naive": naive.solve, "mrv": mrv.solve, "hidden": in_place(mrv.solve, watch=False)}
    first, second, third = measure(solvers, [NEWSPAPER], rounds=1, limit=200)
    assert first.seconds == [math.inf] and max(second.seconds + third.seconds) < math.inf
    assert "no board in common" in table([first, second])
    assert second.nodes == [count_placements(mrv.solve, NEWSPAPER)] and third.nodes == [None]


def test_a_board_beyond_the_limit_is_not_timed_counts_as_slowest_and_is_in_no_ratio():
    started = []

    def solve(board):
        started.append(type(board))
        return naive.solve(board)

    most = 2 * count_placements(naive.solve, GENTLE)
    assert count_placements(naive.solve, NEWSPAPER) > most
    solvers = {"naive": in_place(solve), "mrv": mrv.solve}
    first, second = measure(solvers, [GENTLE, NEWSPAPER], rounds=2, limit=most)
    assert first.nodes == [count_placements(naive.solve, GENTLE), math.inf]
    assert first.seconds[1] == math.inf and not first.wrong
    assert second.times_as_fast_as(first)[3] == 1
    assert started.count(list) == 3, "one board: a round to warm up, and two"
    text = table([first, second])
    assert "naive: 1 board not finished within the limit of writes, and not timed" in text
    assert "1 of 2" in text and "2 of 2" in text


def moody(board):
    """As a peer might be: it solves one board, loses itself in the next, and takes Python down on the third."""

    def run():
        if board == NEWSPAPER:
            time.sleep(600)
        if board == puzzle("baekjoon"):
            os._exit(1)
        solved = copy(board)
        return mrv.solve(solved) and to_line(solved)

    return run, str


def test_a_peer_that_does_not_come_back_is_ended_and_not_asked_again(monkeypatch):
    monkeypatch.setattr("sudoku_teach.measure.PATIENCE", 3)
    boards = [GENTLE, NEWSPAPER, puzzle("full"), puzzle("baekjoon"), GENTLE]
    (result,) = measure({"moody": Contestant(ANY, moody, needs="sys")}, boards, rounds=1)
    assert [seconds == math.inf for seconds in result.seconds] == [False, True, False, True, False]
    assert not result.wrong
    assert "moody: 2 boards not finished within 3 seconds, and not timed" in table([result])


def test_a_batch_is_solved_at_once_and_shares_its_seconds(clock):
    sizes = []

    def start(boards):
        sizes.append(len(boards))
        return lambda: setattr(clock, "now", clock.now + 30_000) or [FULL for board in boards], list

    boards = [puzzle("one-blank"), puzzle("full"), NEWSPAPER]  # which share their solution
    one, many = measure({"one": taking(clock, 6), "many": Contestant(ANY, start, batch=True)}, boards, rounds=1)
    assert sizes == [10_002, 10_002] and many.batch == 10_002
    assert many.seconds == [30_000 / 10_002] * 3 and not many.wrong
    assert many.times_as_fast_as(one)[0] == pytest.approx(2, rel=0.001)
    lines = table([one, many]).splitlines()
    assert "many: 10,002 boards in one run; times are a board's share, disturbances included" in lines
    assert "many: 2 times as fast as one" in lines and not [line for line in lines if "fast as many" in line]
    # With too few answers it is wrong where they are missing.
    short = Contestant(ANY, lambda boards: (lambda: [FULL] * (len(boards) - 1), list), batch=True)
    (result,) = measure({"short": short}, [puzzle("one-blank"), puzzle("full")], rounds=1)
    assert result.wrong == {1: "no answer"} and result.seconds[1] == math.inf and result.seconds[0] < math.inf


ONE_EACH = "one board and one solver at least"


@pytest.mark.parametrize(
    ("solvers", "boards", "rounds", "words"),
    [
        (["mrv"], [], 1, ONE_EACH),
        ([], [GENTLE], 1, ONE_EACH),
        (["mrv"], [GENTLE], 0, "the number of rounds must be a whole number, 1 or more, not 0"),
        (["mrv"], [GENTLE, puzzle("clashing-givens")], 1, "board 2: clash: r1c1 and r1c9 in row 1"),
        (["mrv"], [[[0] * 9] * 8], 1, "board 1: a board is a list of 9 rows"),
    ],
)
def test_what_cannot_be_measured_is_said_before_anything_runs(solvers, boards, rounds, words):
    ran = []
    with pytest.raises(ValueError, match=words):
        measure(dict.fromkeys(solvers, ran.append), boards, rounds)
    assert ran == []


TWO = puzzle("two-solutions")
NONE = puzzle("no-place-in-a-row")
SMALLER = copy(TWO)
assert bitmask.solve(SMALLER)
OTHER = [[digit and 10 - digit for digit in row] for row in TWO]  # its smallest solution is the greatest of TWO
assert bitmask.solve(OTHER)
OTHER_LINE = "".join(str(10 - digit) for row in OTHER for digit in row)


@pytest.mark.parametrize("finds", [SMALLEST, ANY, ONLY])
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("1" * 81, "not a solution: 1111"),
        (FULL[:80], "not a solution: 5346"),
        (FULL[:80] + "x", "not a solution: 5346"),
        (FULL, "a solution of another board: 5346"),
        (None, "no answer"),
        (IndexError("lost"), "no answer: IndexError('lost')"),
    ],
)
def test_a_wrong_answer_is_reported_and_never_timed(answer, why, finds):
    (result,) = measure({"liar": answering(answer, finds)}, [GENTLE], rounds=1)
    assert result.wrong[0].startswith(why)
    assert result.seconds == [math.inf]
    assert f"liar: wrong on 1 board; board 1: {why}" in table([result])
    assert "0 of 1" in table([result])


def test_a_solver_that_lies_about_the_board_in_place():
    ones = in_place(lambda board: [row.__setitem__(slice(None), [1] * 9) for row in board])
    assert wrong(ones, GENTLE).startswith("not a solution: 111")
    assert wrong(in_place(lambda board: True), GENTLE).startswith("not a solution: ..3.2")
    assert wrong(in_place(lambda board: False), GENTLE) == "no answer"
    assert wrong(in_place(lambda board: 1 / 0), GENTLE).startswith("no answer: ZeroDivisionError")


def test_what_is_right_depends_on_what_the_solver_says_it_finds():
    smaller, other = to_line(SMALLER), OTHER_LINE
    assert smaller < other
    for answer, smallest, any_, only in (
        (smaller, "", "", "not the only solution"),
        (other, f"not the smallest solution: {other}", "", "not the only solution"),
        (None, "no answer", "no answer", ""),
    ):
        said = [wrong(answering(answer, finds), TWO) for finds in (SMALLEST, ANY, ONLY)]
        assert said == [smallest, any_, only]
    assert [wrong(answering(None, finds), NONE) for finds in (SMALLEST, ANY, ONLY)] == [""] * 3
    assert wrong(answering(FULL), NONE).startswith("a solution of another board")


def test_one_wrong_round_is_enough():
    runs = iter(range(10))

    def sometimes(board):
        return next(runs) != 2 and mrv.solve(board)

    (result,) = measure({"it": in_place(sometimes, watch=False)}, [GENTLE], rounds=3)
    assert result.wrong == {0: "no answer"} and result.seconds == [math.inf]


@pytest.mark.parametrize("name", [*SOLVERS, *PEERS])
def test_every_solver_keeps_what_it_says(name):
    contestant = {**SOLVERS, **PEERS}[name]
    if name in PEERS:
        pytest.importorskip(contestant.needs)
    several = TWO if name in PEERS else puzzle("ten-solutions")
    (result,) = measure({name: contestant}, [GENTLE, NEWSPAPER, several, NONE, puzzle("full")], rounds=1)
    assert not result.wrong and (name in PEERS or max(result.seconds) < math.inf)


def test_the_table_is_aligned_and_told_by_what_is_found(clock):
    results = measure(
        {
            "bitmask": in_place(lambda board: setattr(clock, "now", clock.now + 2) or bitmask.solve(board), SMALLEST),
            "a fast one": taking(clock, 0.0005),
            "a slow one": taking(clock, 2),
            "liar": taking(clock, 1, lambda board: board == NEWSPAPER and mrv.solve(board))._replace(finds=ONLY),
        },
        [puzzle("one-blank"), NEWSPAPER],
        rounds=2,
    )
    assert table(results).splitlines()[:-4] == [
        "                        right  median ms   95 %  worst  nodes  nodes/s                   times as fast",
        "the smallest solution",
        "  bitmask              2 of 2      2,000  2,000  2,000  2,104    1,052                    1 (1–1) on 2",
        "a solution",
        "  a fast one           2 of 2        0.5    0.5    0.5                                    1 (1–1) on 2",
        "  a slow one           2 of 2      2,000  2,000  2,000                  0.00025 (0.00025–0.00025) on 2",
        "proved the only one",
        "  liar                 1 of 2          -      -      -                                    1 (1–1) on 1",
        "liar: wrong on 1 board; board 1: no answer",
    ]


def run(capsys, *arguments):
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "boards.txt"
    file.write_text(f"# two boards\n{to_line(GENTLE)}\n{to_line(NEWSPAPER)} a comment\n")
    return file


def test_the_command_measures_a_file(capsys, file):
    status, out, err = run(capsys, file, "--solvers", "bitmask,mrv", "--rounds", 1)
    assert (status, err) == (0, ""), "no bar where nobody watches"
    lines = out.splitlines()
    assert lines[0].startswith("2 boards, 1 round, at most 100,000 writes; Python 3.")
    assert lines[1].endswith("times as fast")
    assert [line.split()[:4] for line in lines[3:6:2]] == [["bitmask", "2", "of", "2"], ["mrv", "2", "of", "2"]]


def test_as_json_and_as_a_plot(capsys, file, tmp_path):
    out, plot = tmp_path / "out.json", tmp_path / "plot.png"
    arguments = ["--solvers=naive,mrv,one_integer", "--rounds=2", "--limit=600", f"--json={out}", f"--plot={plot}"]
    assert run(capsys, file, *arguments)[0] == 0
    data = json.loads(out.read_text(), parse_constant=lambda word: pytest.fail(f"{word} is not JSON"))
    assert data["boards"] == [to_line(GENTLE), to_line(NEWSPAPER)] and data["limit"] == 600
    naive_, mrv_, one = data["solvers"]
    told = [(solver["name"], solver["finds"]) for solver in data["solvers"]]
    assert told == [("naive", "smallest"), ("mrv", "any"), ("one_integer", "any")]
    assert naive_["nodes"] == [count_placements(naive.solve, GENTLE), None] and naive_["unfinished"] == [1]
    assert [times[1] for times in naive_["seconds"]] == [None, None]
    assert mrv_["nodes"] == [count_placements(mrv.solve, board) for board in (GENTLE, NEWSPAPER)]
    assert one["nodes"] == [None, None] and one["unfinished"] == []
    assert all(len(solver["seconds"]) == 2 and not solver["wrong"] for solver in data["solvers"])
    assert all(seconds > 0 for times in mrv_["seconds"] for seconds in times)
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_without_a_file_boards_of_the_collection_evenly(capsys, tmp_path):
    out = tmp_path / "out.json"
    for arguments, number in ([], 60), (["--boards=12"], 12):
        assert run(capsys, "--solvers=one_integer", "--rounds=1", f"--json={out}", *arguments)[0] == 0
        boards = json.loads(out.read_text())["boards"]
        assert boards == [to_line(board) for board in collection()[:: 360 // number]]


def test_a_peer_that_is_missing_or_answers_wrongly(capsys, file, monkeypatch):
    monkeypatch.setitem(sys.modules, "hodoku", None)
    status, out, err = run(capsys, file, "--solvers=mrv", "--peers=hodoku-py")
    assert (status, out) == (2, "") and err.startswith("hodoku-py cannot be loaded (")
    assert err.endswith("; try: python -m pip install hodoku-py\n")
    monkeypatch.setitem(sys.modules, "lib_sudoku", SimpleNamespace(solve=lambda cells: cells))
    status, out, _ = run(capsys, file, "--solvers=mrv", "--peers=lib-sudoku", "--rounds=1")
    assert status == 1
    assert "lib-sudoku: wrong on 2 boards; board 1: not a solution: 00302" in out


def test_what_the_command_cannot_do_is_said(capsys, file, tmp_path):
    bad, empty = tmp_path / "bad.txt", tmp_path / "empty.txt"
    bad.write_text(to_line(GENTLE) + "\n" + "!" * 81)
    empty.write_text("# nothing\n")
    for arguments, words in [
        ([file, "--solvers=mrv,fast"], "no solver is called 'fast'; there are naive, sets, bitmask, mrv"),
        ([bad, "--solvers=mrv"], f"{bad}: line 2, column 1 (row 1, column 1): '!' is not a digit"),
        ([empty, "--solvers=mrv"], "measuring takes one board"),
        ([tmp_path / "absent.txt", "--solvers=mrv"], "absent.txt"),
        ([file, "--solvers=mrv", "--rounds=0"], "the number of rounds must be a whole number"),
        ([file, "--solvers=mrv", "--rounds=1", f"--json={tmp_path / 'no' / 'folder.json'}"], "folder.json"),
    ]:
        status, _, err = run(capsys, *arguments)
        assert status == 2 and words in err, err


def test_from_a_shell(file):
    command = [sys.executable, "-m", "sudoku_teach", "measure", str(file), "--solvers", "mrv", "--rounds", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "mrv" in done.stdout
    code = "import sys, sudoku_teach.measure; assert not {'numpy', 'matplotlib', 'tqdm'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=60)
