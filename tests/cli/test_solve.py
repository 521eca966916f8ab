"""The shell command as a shell runs it: answers, sentences, exit statuses, and quiet ends."""

import contextlib
import io
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
import tracemalloc
from importlib.metadata import entry_points
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach import cli
from sudoku_teach.board import to_line, to_rows
from sudoku_teach.cli.solve import FORMATS, main
from sudoku_teach.puzzles import PUZZLES
from sudoku_teach.reading import parse, parse_all
from sudoku_teach.solutions import smallest
from sudoku_teach.solvers import bitmask

ROOT = Path(__file__).resolve().parents[2]

NEWSPAPER, FULL = PUZZLES["newspaper"].line, PUZZLES["full"].line
HARD_FOR_ROW_ORDER = PUZZLES["against-row-order"].line
UNSOLVABLE, CLASHING = PUZZLES["no-place-in-a-row"].line, PUZZLES["clashing-givens"].line
UNREADABLE = NEWSPAPER[:-1]

ISSUE_INPUT = "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n"
ISSUE_OUTPUT = "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127\n"

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals, terminals and devices as POSIX has them")


def command(*arguments):
    return [sys.executable, "-m", "sudoku_teach", *map(str, arguments)]


def environment(**changes):
    """As a user's shell has it: Python buffers its output there."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONUNBUFFERED", "PYTHONUTF8")}
    return {**kept, "PYTHONPATH": str(ROOT), **changes}


class Done:
    """What the command did: its status, and its two streams as text."""

    def __init__(self, run, text="", **options):
        options = {"env": environment(), "timeout": 60, "capture_output": "stdout" not in options, **options}
        process = subprocess.run(run, input=text if isinstance(text, bytes) else text.encode(), **options)
        self.status = process.returncode
        self.out, self.err = ((s or b"").decode().replace("\r\n", "\n") for s in (process.stdout, process.stderr))
        assert "Traceback" not in self.err + self.out and "Exception" not in self.err


def shell(text, *arguments):
    """Run the command with this on standard input."""
    return Done(command(*arguments), text)


class Stdin:
    """Standard input for main(), in this process."""

    def __init__(self, data):
        self.buffer = io.BytesIO(data)

    def isatty(self):
        return False


def inside(monkeypatch, text, *arguments):
    """The same without a process of its own: status, standard output, standard error."""
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stdin", Stdin(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([str(argument) for argument in arguments])
    return status, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("arguments", [[], ["FILE"], ["FILE", "--solver", "naive"], ["--solver=bitmask", "FILE"]])
def test_a_file(tmp_path, arguments):
    file = tmp_path / "board with a space in its name.txt"
    file.write_text(ISSUE_INPUT)
    text = "" if "FILE" in arguments else ISSUE_INPUT
    done = shell(text, *[file if argument == "FILE" else argument for argument in arguments])
    assert (done.status, done.out, done.err) == (0, ISSUE_OUTPUT, "")


SHAPES = {
    "one line": ISSUE_INPUT.replace("\n", ""),
    "a comment after it": ISSUE_INPUT.replace("\n", "") + " from a judge\n",
    "CRLF": ISSUE_INPUT.replace("\n", "\r\n"),
    "byte-order mark": "\ufeff" + ISSUE_INPUT,
    "spaces": re.sub(r"(?<=\d)(?=\d)", " ", ISSUE_INPUT),
    "groups": ISSUE_INPUT.replace("\n", " "),
    "JSON": str([list(map(int, row)) for row in ISSUE_INPUT.split()]),
    "comments": "# one\n" + ISSUE_INPUT + "# two\n",
    "stars": ISSUE_INPUT.replace("0", "*"),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_any_shape(monkeypatch, tmp_path, shape):
    file = tmp_path / "board.txt"
    file.write_bytes(SHAPES[shape].encode())
    assert inside(monkeypatch, "", file) == inside(monkeypatch, SHAPES[shape]) == (0, ISSUE_OUTPUT, "")


NO_BOARD = "no board found: the input holds nothing but blank lines or comments"
NO_PROMISE = "{} finds a solution; where there are several, it does not promise the smallest\n"


@pytest.mark.parametrize(
    "text, status, sentence",
    [
        (UNSOLVABLE, 1, "no solution"),
        (CLASHING, 1, "clash: r1c1 and r1c9 in row 1 are both 5"),
        (FULL[:-1] + "8", 1, "clash: r9c5 and r9c9 in row 9 are both 8"),
        (UNREADABLE, 2, "line 1 has 80 cells, 81 needed"),
        *((text, 2, NO_BOARD) for text in ("", " \n\n", "# no board")),
        ("hello", 2, "row 1, column 1: 'h' is not a digit or a blank (. 0 * _ - x X ?)"),
    ],
)
@pytest.mark.parametrize("solver", ["smallest", "naive", "bitmask", "one_integer"])
def test_what_goes_wrong_is_one_sentence(monkeypatch, text, status, sentence, solver):
    said = (NO_PROMISE.format(solver) if solver == "one_integer" else "") + sentence + "\n"
    assert inside(monkeypatch, text, "--solver", solver) == (status, "", said)


def test_the_smallest_of_several_solutions(monkeypatch):
    for name in ("two-solutions", "ten-solutions", "empty"):
        board = parse(PUZZLES[name].line)
        bitmask.solve(board)
        for arguments in ([], ["--solver", "naive"], ["--solver", "bitmask"], ["--solver", "smallest"]):
            assert inside(monkeypatch, PUZZLES[name].line, *arguments) == (0, to_rows(board) + "\n", "")
    for line in (HARD_FOR_ROW_ORDER, "." * 56 + "8" + "." * 17 + "6" + "." * 6):  # where row order explodes
        assert inside(monkeypatch, line) == (0, to_rows(smallest(parse(line))) + "\n", "")


MIXED = [NEWSPAPER, UNSOLVABLE, UNREADABLE, FULL, CLASHING, "what is this?", NEWSPAPER + " again", "." * 82, "x" * 81]
EMPTY_SOLVED = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
ANSWERS = [FULL, "", "", FULL, "", "", FULL, "", EMPTY_SOLVED]


def test_line_n_answers_board_n():
    done = shell("\n".join(MIXED) + "\n")
    assert done.out == "".join(answer + "\n" for answer in ANSWERS)
    assert done.status == 2
    said = done.err.splitlines()
    assert said.pop(3).startswith("board 6: ") and said == [
        "board 2: no solution",
        "board 3: line 3 has 80 cells, 81 needed",
        "board 5: clash: r1c1 and r1c9 in row 1 are both 5",
        "board 8: line 8 has 82 cells, 81 needed",
    ]


JUNK = ["?", "[", "[[5, 3", '["5"]', "{", "======", "12345678", "\x00\x01", "\ufffd", "5 3 . ."]


@pytest.mark.parametrize("junk", JUNK)
def test_one_unreadable_line_leaves_the_others_answered(monkeypatch, junk):
    lines = [NEWSPAPER, NEWSPAPER, junk]
    for number in (3, 2, 1):
        status, out, err = inside(monkeypatch, "\n".join(lines))
        assert (status, out) == (2, "".join("\n" if line == junk else f"{FULL}\n" for line in lines))
        assert err.startswith(f"board {number}: ") and err.count("\n") == 1
        lines.append(lines.pop(0))


def test_blank_lines_and_comments_between_boards_are_no_boards(monkeypatch):
    text = f"\ufeff# first\n{NEWSPAPER}\r\n\r\n  \n# second\n{UNSOLVABLE} # hm\n\n\n"
    assert inside(monkeypatch, text) == (1, FULL + "\n\n", "board 2: no solution\n")


def test_exit_status_is_the_worst_of_all(monkeypatch):
    statuses = {NEWSPAPER: 0, UNSOLVABLE: 1, CLASHING: 1, UNREADABLE: 2}
    for lines in (*product(statuses, repeat=2), [UNREADABLE, CLASHING, UNSOLVABLE, NEWSPAPER]):
        assert inside(monkeypatch, "\n".join(lines))[0] == max(map(statuses.get, lines))


@pytest.fixture
def many(monkeypatch):
    """A handful of boards is many: the lanes answer what has one solution."""
    pytest.importorskip("numpy")
    monkeypatch.setattr("sudoku_teach.cli.solve.MANY", 3)


def test_many_boards_are_answered_alike_by_the_lanes(monkeypatch, many):
    several = [*(PUZZLES[name].line for name in ("ten-solutions", "two-solutions", "empty")), HARD_FOR_ROW_ORDER]
    text = "\n".join([*MIXED, *several])
    fast = inside(monkeypatch, text)
    monkeypatch.setattr("sudoku_teach.cli.solve.MANY", 1_000_000)
    assert inside(monkeypatch, text) == fast
    assert fast[0] == 2
    assert fast[1].splitlines() == [*ANSWERS, *(to_line(smallest(parse(line))) for line in several)]


def test_the_lanes_are_asked_and_only_where_they_can_help(monkeypatch, many):
    asked = []
    lanes = pytest.importorskip("sudoku_teach.solvers.lanes")
    solve_many = lanes.solve_many

    def watched(lines, **options):
        asked.append(options)
        return solve_many(lines, **options)

    monkeypatch.setattr(lanes, "solve_many", watched)
    text = "\n".join([NEWSPAPER] * 3)
    assert inside(monkeypatch, text) == (0, f"{FULL}\n" * 3, "")
    assert asked == [{"unique": True}], "a solution that is not the only one may not be the smallest"
    inside(monkeypatch, text, "--stats")
    inside(monkeypatch, text, "--solver", "mrv")
    inside(monkeypatch, "\n".join([NEWSPAPER] * 2))
    monkeypatch.setitem(sys.modules, "sudoku_teach.solvers.lanes", None)  # no numpy
    assert inside(monkeypatch, text) == (0, f"{FULL}\n" * 3, "")
    assert len(asked) == 1


@pytest.mark.parametrize("solver", ["mrv", "one_integer"])
def test_a_solver_of_any_solution_says_what_it_does_not_promise(monkeypatch, solver):
    lines = [NEWSPAPER, PUZZLES["ten-solutions"].line, HARD_FOR_ROW_ORDER]
    status, out, err = inside(monkeypatch, "\n".join(lines), "--solver", solver)
    assert (status, err) == (0, NO_PROMISE.format(solver))
    first, second, third = out.splitlines()
    assert first == FULL and third.startswith("987654321")
    assert second != to_line(smallest(parse(lines[1])))


@pytest.mark.parametrize(
    "solver, counts",
    [
        ("naive", "4,208 placements, 4,157 undos, "),
        ("bitmask", "4,208 placements, 4,157 undos, "),
        ("mrv", "51 placements, 0 undos, "),
        ("smallest", ""),  # these place nothing on trial
        ("one_integer", ""),
    ],
)
def test_stats(monkeypatch, solver, counts):
    status, out, err = inside(monkeypatch, NEWSPAPER, "--stats", "--solver", solver)
    assert (status, out) == (0, to_rows(parse(FULL)) + "\n")
    assert re.fullmatch(rf"{counts}[\d,]+\.\d ms", err.splitlines()[-1])


def test_stats_of_many_boards(monkeypatch):
    text = "\n".join([NEWSPAPER, CLASHING, UNREADABLE, UNSOLVABLE, FULL])
    status, out, err = inside(monkeypatch, text, "--stats", "--solver", "bitmask")
    assert (status, out.splitlines()) == (2, [FULL, "", "", "", FULL])
    first, *_, fourth, unsolved, fifth = err.splitlines()
    assert first.startswith("board 1: 4,208 placements, 4,157 undos, ") and fifth.startswith("board 5: 0 placements, ")
    assert re.match(r"board 4: ([\d,]+) placements, \1 undos, ", fourth) and unsolved == "board 4: no solution"


def test_help_and_wrong_arguments():
    done = shell("", "--help")
    assert done.status == 0 and done.err == ""
    assert all(word in done.out for word in ("FILE", "--solver", "naive", "bitmask", "mrv", "--stats", "exit status"))
    for arguments in (["--solver", "dlx"], ["--nonsense"], ["one", "two"], ["--solver"]):
        done = shell("", *arguments)
        assert done.status == 2 and done.out == ""
        assert done.err.startswith("usage: sudoku-teach ")


def test_files_that_are_none(tmp_path):
    missing, folder = shell("", tmp_path / "none.txt"), shell("", tmp_path)
    assert (missing.status, missing.out, folder.status, folder.out) == (2, "", 2, "")
    assert missing.err == f"cannot read {tmp_path / 'none.txt'}: No such file or directory\n"
    assert folder.err.startswith(f"cannot read {tmp_path}: ") and folder.err.count("\n") == 1


def test_binary_junk(monkeypatch, tmp_path):
    for size in (1, 10, 200, 20_000):
        junk = random.Random(5).randbytes(size)
        (tmp_path / "junk").write_bytes(junk)
        for status, out, err in (inside(monkeypatch, "", tmp_path / "junk"), inside(monkeypatch, junk)):
            assert status == 2 and err and out.strip() == ""


def damaged_texts():
    chance = random.Random(2)
    texts = [ISSUE_INPUT, NEWSPAPER, "\n".join(MIXED), SHAPES["JSON"], str([list(NEWSPAPER[:9])] * 9).replace("'", '"')]
    pieces = [*'\n\r 5.-|[],"#\x00\u00b2', "", "\\ud800", "null", "9" * 30, "[" * 99]
    for _ in range(60):
        text = chance.choice(texts)
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice(pieces) + text[at + chance.randrange(12) :]
        yield text


def test_damaged_input_gets_a_sentence(monkeypatch):
    for text in damaged_texts():
        # MRV, because a board with a digit missing may take row order for ever
        status, out, err = inside(monkeypatch, text, "--solver", "mrv")
        assert status in (0, 1, 2), text
        assert len(err.splitlines()) == 1 + sum(line == "" for line in out.splitlines()) + (not out), text
        assert all(len(line) < 500 for line in err.splitlines()), text


each_buffering = pytest.mark.parametrize("changes", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"])
PIPES = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}


@each_buffering
def test_a_reader_that_takes_one_line_and_leaves(changes):
    with subprocess.Popen(command(), **PIPES, env=environment(**changes)) as process:
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write((NEWSPAPER + "\n").encode() * 300)
            process.stdin.close()
        line = process.stdout.readline().decode().strip()
        process.stdout.close()
        assert (line, process.stderr.read(), process.wait(30)) == (FULL, b"", 0)


@posix
@pytest.mark.parametrize("text", [NEWSPAPER, (NEWSPAPER + "\n") * 3, UNREADABLE + "\n" + NEWSPAPER])
@each_buffering
def test_a_reader_that_is_gone_before_the_first_line(text, changes):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = Done(command(), text, stdout=writer, stderr=subprocess.PIPE, env=environment(**changes))
    finally:
        os.close(writer)
    assert "Error" not in done.err
    assert done.err.count("\n") == text.startswith(UNREADABLE + "\n")


@posix
@pytest.mark.parametrize("solver", ["bitmask", "naive", "mrv"])
def test_ctrl_c(solver):
    """On a board that keeps row order busy, and with mrv while it waits for input."""
    # What is started in the background of a script is deaf to Ctrl-C, and so are its children.
    listen = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}
    with subprocess.Popen(command("--solver", solver), **PIPES, env=environment(), **listen) as process:
        try:
            process.stdin.write(f"{NEWSPAPER}\n{HARD_FOR_ROW_ORDER}\n".encode())
            process.stdin.flush()
            if solver == "mrv":
                assert process.stderr.readline().startswith(b"mrv finds a solution")  # it is up
                time.sleep(0.2)
            else:
                process.stdin.close()
                assert process.stdout.readline().decode().strip() == FULL  # it is up, and now at the second board
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 130
            assert process.stderr.read() == process.stdout.read() == b""
        finally:
            process.kill()


@posix
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("text", [NEWSPAPER, UNREADABLE, f"{NEWSPAPER}\n{UNREADABLE}"])
def test_streams_that_the_shell_has_closed(tmp_path, closed, text):
    file = tmp_path / "boards.txt"
    file.write_text(text)
    source = f"< {file}" if "<" not in closed else ""
    done = Done(["sh", "-c", f'"{sys.executable}" -m sudoku_teach {source} {closed}'])
    assert "Error" not in done.err
    assert done.status in (0, 1, 2)
    if closed == "2>&-":
        assert set(done.out) <= set("123456789\n"), "a sentence among the answers"


@posix
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
@each_buffering
@pytest.mark.parametrize("text", [NEWSPAPER, f"{NEWSPAPER}\n{NEWSPAPER}"], ids=["one", "two"])
def test_a_disk_that_is_full(changes, text):
    with open("/dev/full", "wb") as full:
        done = Done(command(), text, stdout=full, stderr=subprocess.PIPE, env=environment(**changes))
    assert done.status != 0 and done.err.count("\n") == 1, "nothing was written: that must not look like success"


def in_a_terminal(text, *arguments, stdout_too=False, run=None):
    """The command with its stderr on a terminal: status, standard output (or None), what the terminal got."""
    pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")
    leader, follower = pty.openpty()
    termios.tcsetwinsize(follower, (24, 120))
    streams = {**PIPES, "stderr": follower, **({"stdout": follower} if stdout_too else {})}
    with subprocess.Popen(run or command(*arguments), **streams, env=environment(TERM="xterm")) as process:
        os.close(follower)
        process.stdin.write(text.encode())
        process.stdin.close()
        seen, data = b"", b"not heard yet"
        with contextlib.suppress(OSError):  # Linux's way to say that nobody is left to write
            while select.select([leader], [], [], 30)[0] and (data := os.read(leader, 65536)):
                seen += data
            if data:  # it has been silent for too long
                process.kill()
        os.close(leader)
        out = None if stdout_too else process.stdout.read().decode()
        return process.wait(30), out, seen.decode().replace("\r\n", "\n")


@posix
@pytest.mark.parametrize("arguments", [[], ["--stats"]])
def test_a_bar_for_many_boards_on_a_terminal_and_no_sentence_glued_to_it(arguments):
    pytest.importorskip("tqdm")
    status, out, seen = in_a_terminal("\n".join([NEWSPAPER, UNSOLVABLE, FULL]), *arguments)
    assert (status, out) == (1, f"{FULL}\n\n{FULL}\n")
    assert "3/3" in seen
    for piece in re.split(r"[\r\n]", seen):
        if "no solution" in piece or "placements" in piece:
            assert "%" not in piece and "|" not in piece, f"bar and sentence in one: {piece!r}"


@posix
def test_bars_where_they_help():
    """With answers on the same terminal every one stands on a line of its own, though the bar is drawn between them."""
    assert in_a_terminal(NEWSPAPER)[1:] == (to_rows(parse(FULL)) + "\n", ""), "no bar for one board"
    assert shell("\n".join([NEWSPAPER] * 5)).err == "", "nor without a terminal"
    run = [sys.executable, "-c", f"import sys; sys.modules['tqdm'] = None; {ALONE}", str(ROOT)]
    text = "\n".join([NEWSPAPER, FULL, NEWSPAPER])
    assert in_a_terminal(text, run=run) == (0, f"{FULL}\n" * 3, ""), "nor without tqdm"
    _, _, seen = in_a_terminal(text, stdout_too=True)
    assert re.split(r"[\r\n]+|\x1b\[A", seen).count(FULL) == 3


@posix
def test_who_types_is_told_what_to_do():
    leader, follower = pytest.importorskip("pty").openpty()
    process = subprocess.Popen(command(), **{**PIPES, "stdin": follower}, env=environment())
    os.close(follower)
    assert b"Ctrl-D" in process.stderr.readline()
    os.write(leader, ISSUE_INPUT.encode() + b"\x04")
    out, err = process.communicate(timeout=30)
    os.close(leader)
    assert (process.returncode, out.decode(), err) == (0, ISSUE_OUTPUT, b"")


ALONE = "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('sudoku_teach', run_name='__main__')"


def alone(text, *arguments):
    """Without site-packages, without the user's folder, without environment variables."""
    return Done([sys.executable, "-I", "-S", "-c", ALONE, str(ROOT), *arguments], text, env=None)


def test_the_standard_library_is_enough():
    found = subprocess.run([sys.executable, "-I", "-S", "-c", "import numpy"], capture_output=True)
    assert found.returncode, "site-packages can be seen: the rest would prove nothing"
    for text in (ISSUE_INPUT, SHAPES["JSON"]):
        done = alone(text)
        assert (done.status, done.out, done.err) == (0, ISSUE_OUTPUT, "")
    done = alone(f"{NEWSPAPER}\n{UNREADABLE}\n", "--stats")
    assert (done.status, done.out) == (2, FULL + "\n\n")


def imported_by(module, folder):
    """What Python has imported when it has run `python -m module` from this folder, with the answer it gave."""
    script = (
        "import sys; sys.argv[1:] = []; import runpy\n"
        f"try: runpy.run_module({module!r}, run_name='__main__')\n"
        "except SystemExit: pass\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    done = Done([sys.executable, "-c", script], ISSUE_INPUT, cwd=folder, check=True)
    return set(done.err.split()), done.out


def test_what_is_imported_to_answer(tmp_path):
    """What Python itself imports for a command with an option differs from one version to the next: one is run, too."""
    (tmp_path / "command.py").write_text("import argparse\nargparse.ArgumentParser().add_argument('--option')\n")
    (imported, out), (bare, _) = imported_by("sudoku_teach", tmp_path), imported_by("command", tmp_path)
    assert out == ISSUE_OUTPUT
    heavy = {"json", "inspect", "tqdm", "numpy", "matplotlib", "ipywidgets", "asyncio", "unittest", "multiprocessing"}
    assert not heavy & (imported - bare)


FOUR = "\n".join([NEWSPAPER, "11", UNSOLVABLE, NEWSPAPER] * 200)
FOUR_ANSWERS = f"{FULL}\n\n\n{FULL}\n" * 200


@posix
@pytest.mark.parametrize("errors", ["2>&-", "2>/dev/full", "2> >(head -1 >/dev/null)", "2> >(true)"])
@pytest.mark.parametrize("arguments", ["", "--stats", "--solver mrv"])
def test_answers_and_status_do_not_depend_on_stderr(tmp_path, errors, arguments):
    (tmp_path / "boards.txt").write_text(FOUR)
    run = f'"{sys.executable}" -m sudoku_teach boards.txt {arguments} {errors}'
    done = Done(["bash", "-c", run], cwd=tmp_path)
    assert (done.status, done.out) == (2, FOUR_ANSWERS)


@posix
@pytest.mark.parametrize(
    "run", ["judge leetcode-37", "measure --boards 1 --rounds 1 --solvers mrv", "solve boards.txt"]
)
def test_stdout_that_is_broken_or_full_ends_every_command_alike(tmp_path, run):
    (tmp_path / "boards.txt").write_text(NEWSPAPER)
    for stdout, status, said in (("| true", 0, ""), ("> /dev/full", 2, "cannot write the answers: ")):
        whole = f'set -o pipefail; "{sys.executable}" -m sudoku_teach {run} {stdout}'
        done = Done(["bash", "-c", whole], cwd=tmp_path)
        assert done.status == status and done.err.startswith(said) and done.err.count("\n") == bool(said)


def test_what_is_no_board_at_all_is_refused_early(monkeypatch):
    status, out, err = inside(monkeypatch, ("y" * 81 + "\n") * 5_000)
    assert (status, out) == (2, "\n" * 100) and len(err.splitlines()) == 101
    assert err.endswith("none of the first 100 lines is a board, so the rest is not read\n")
    status, out, err = inside(monkeypatch, "5" * 30_000)
    assert (status, out, err) == (2, "", "line 1 has more than 20,000 characters; no board has such a line\n")


@posix
def test_half_a_gigabyte_of_junk_is_refused_in_little_memory():
    for junk in ("head -c 500000000 /dev/zero", "yes 530070000 | head -c 500000000", "yes | head -c 500000000"):
        limit = f'ulimit -v 400000; {junk} | "{sys.executable}" -m sudoku_teach'
        done = Done(["bash", "-c", limit])
        assert done.status == 2 and 0 < len(done.err) <= 201 and done.out == ""


def test_a_lack_of_memory_is_no_answer(monkeypatch):
    def lacking(*_):
        raise MemoryError

    monkeypatch.setattr(cli, "main", lacking)
    err = io.StringIO()
    with contextlib.redirect_stderr(err):
        assert cli.run() == 2
    assert err.getvalue() == "not enough memory for this input\n"


@settings(max_examples=30, deadline=None)
@given(boards=st.lists(st.sampled_from([NEWSPAPER, PUZZLES["hard"].line, FULL]), min_size=1, max_size=3))
@pytest.mark.parametrize("second", FORMATS)
@pytest.mark.parametrize("first", FORMATS)
def test_what_is_written_is_read_again_as_the_same(first, second, boards):
    """Each answer, written in one form, is a board that is its own answer in every other form."""
    with pytest.MonkeyPatch.context() as patch:
        _, once, _ = inside(patch, "\n".join(boards), "--format", first)
        status, twice, err = inside(patch, once, "--format", second)
    assert (status, err) == (0, "")
    assert parse_all(once) == parse_all(twice) == [smallest(parse(line)) for line in boards]


@settings(max_examples=3_000, deadline=None)
@given(data=st.binary(max_size=300) | st.text(alphabet="123456789.0-*|+=#[],;x?% \t\n\r", max_size=500).map(str.encode))
def test_whatever_is_read_ends_with_a_status_and_without_a_traceback(data):
    with pytest.MonkeyPatch.context() as patch:
        status, _, err = inside(patch, data)
    assert status in (0, 1, 2) and all(len(line) <= 220 for line in err.splitlines())


def test_the_command_has_a_name_of_its_own():
    (entry,) = [each for each in entry_points(group="console_scripts") if each.name == "sudoku-teach"]
    assert entry.load() is cli.run


@pytest.mark.parametrize("arguments", [["--format", "json"], ["--solver", "one_integer"]])
def test_boards_that_are_answered_are_not_kept(monkeypatch, arguments):
    text, peaks = f"{FULL}\n".encode(), []
    for number in (2_500, 5_000):
        monkeypatch.setattr(sys, "stdin", Stdin(text * number))
        with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
            tracemalloc.start()
            assert main(arguments) == 0
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
    assert peaks[1] - peaks[0] < 200_000, "of 2,500 boards more, each of which takes 300 bytes or more"
