"""The lanes: answers against a search of one board at a time, order, laziness, executors, and the circuits."""

import os
import random
import signal
import tracemalloc
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import cycle, islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach import solutions
from sudoku_teach.board import PuzzleFormatError, conflicts, is_solved, to_line
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import BLANKS, parse
from sudoku_teach.solvers import forks, lanes, mrv, planes, states
from sudoku_teach.solvers.lanes import solve_many

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EASY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
HARD = "000000000000003085001020000000507000004000100090000000500000073002010000000040009"
CLASH = "55" + EASY[2:]
SEVERAL = "000678912672195348198342567859761423426853791713924856961537284287419635000286179"
NO_PLACE = "12345678." + "." * 8 + "9" + "." * 63  # r1c9 needs a 9, which column 9 has
# No clash, and nothing that a glance shows: row 1 needs a 1 in its box 3, whose other cells column givens rule out.
IMPOSSIBLE = "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.."
EMPTY = "." * 81

MIXED = {EASY: 1, CLASH: 0, SEVERAL: 2, HARD: 1, NO_PLACE: 0, SOLVED: 1, EMPTY: 2, IMPOSSIBLE: 0}  # 2: several
each_batch = pytest.mark.parametrize("batch", [1, 63, 64, 65])


def count(line):
    """How many solutions, up to two; test_solutions.py holds this against trying everything."""
    board = parse(line)
    return 0 if conflicts(board) else solutions.count(board)


def is_answer(line, answer):
    """A solution of this very puzzle: its givens kept, every unit with all nine digits."""
    kept = all(sign in BLANKS or sign == digit for sign, digit in zip(line, answer, strict=True))
    return kept and is_solved(parse(answer))


def check(puzzles, answers, unique, counts):
    assert len(answers) == len(puzzles)
    for line, answer, number in zip(puzzles, answers, counts, strict=True):
        if number == 0 or (unique and number > 1):
            assert answer is None
        else:
            assert answer is not None and is_answer(line, answer)


# ---- answers -----------------------------------------------------------------------------------------


def altered(rng):
    """A line near a solved one: digits renamed, cells blanked, and now and then a given that may not fit."""
    names = rng.sample("123456789", 9)
    cells = [names[int(digit) - 1] for digit in SOLVED]
    for place in rng.sample(range(81), rng.randint(0, 60)):
        cells[place] = rng.choice(BLANKS)
    if rng.random() < 0.3:
        cells[rng.randrange(81)] = rng.choice("123456789")
    return "".join(cells)


@settings(max_examples=10)
@given(st.randoms(use_true_random=False), st.integers(0, 70), st.sampled_from([1, 63, 64, 65]), st.booleans())
def test_as_a_search_of_one_board_after_the_other(rng, number, batch, unique):
    puzzles = [altered(rng) for _ in range(number if batch > 1 else number % 8)]
    check(puzzles, list(solve_many(puzzles, batch=batch, unique=unique)), unique, map(count, puzzles))


def test_the_mixed_puzzles_are_what_their_names_say():
    assert {line: count(line) for line in MIXED} == MIXED
    assert not conflicts(parse(IMPOSSIBLE)) and not conflicts(parse(NO_PLACE))


@each_batch
@pytest.mark.parametrize("unique", [False, True])
def test_easy_impossible_clashing_and_many_side_by_side(batch, unique):
    puzzles = random.Random(batch).choices([*MIXED], k=130 if batch > 1 else 12)
    check(puzzles, list(solve_many(puzzles, batch=batch, unique=unique)), unique, [MIXED[line] for line in puzzles])


def test_every_named_puzzle():
    boards = [board for board in map(puzzle, PUZZLES) if not conflicts(board)]
    lines = [to_line(board) for board in boards]
    for line, board, answer in zip(lines, boards, solve_many(lines, batch=64), strict=True):
        assert is_answer(line, answer) if answer else not mrv.solve(board)


def test_what_a_line_may_be():
    assert list(solve_many([])) == []
    assert list(solve_many(EASY.replace("0", blank) for blank in BLANKS)) == [SOLVED] * len(BLANKS)
    assert list(solve_many([EASY + "\n", f"{EASY} easy", f"  {EASY}\r\n"])) == [SOLVED] * 3


# ---- bad input ---------------------------------------------------------------------------------------

BAD = [
    (EASY[:80], "line 4 has 80 cells, 81 needed"),
    (EASY[:40] + "!" + EASY[41:], r"line 4, column 41 \(row 5, column 5\): '!' is not a digit"),
    (
        EASY[:40] + "٥" + EASY[41:],
        r"line 4, column 41 \(row 5, column 5\): '٥' \(U\+0665\) is not a digit",
    ),  # a digit elsewhere
    ("", "line 4 is '', 81 cells needed"),
    (EASY.encode(), "line 4 is b'.*, 81 cells needed"),
    (None, "line 4 is None, 81 cells needed"),
]


def all_until_error(answers, error, match=None):
    """The answers that come before the error, which must come."""
    got = []
    with pytest.raises(error, match=match):
        for answer in answers:
            got.append(answer)
    return got


@pytest.mark.parametrize(("bad", "message"), BAD)
@pytest.mark.parametrize("batch", [1, 2, 64])
def test_a_bad_line_is_named_after_the_answers_before_it(bad, message, batch):
    with ThreadPoolExecutor(1) as pool:
        for executor in (None, pool):
            answers = solve_many([EASY, CLASH, EASY, bad, EASY], batch=batch, executor=executor)
            assert all_until_error(answers, PuzzleFormatError, message) == [SOLVED, None, SOLVED]


def test_an_error_of_the_iterable_comes_through_in_its_turn_and_a_batch_of_none_is_refused():
    def broken():
        yield EASY
        raise OSError("the disk is gone")

    assert all_until_error(solve_many(broken()), OSError, "the disk is gone") == [SOLVED]
    with pytest.raises(ValueError, match="one puzzle or more, not 0"):
        solve_many([EASY], batch=0)


# ---- lazy, and bounded -------------------------------------------------------------------------------


class Counted:
    """An iterator that knows how many were read."""

    def __init__(self, lines):
        self.lines, self.read = iter(lines), 0

    def __iter__(self):
        return self

    def __next__(self):
        line = next(self.lines)
        self.read += 1
        return line


@each_batch
def test_an_endless_stream(batch):
    lines = Counted(cycle([EASY, CLASH, SEVERAL]))
    answers = solve_many(lines, batch=batch)
    assert lines.read == 0
    for given_out, answer in enumerate(islice(answers, 100), start=1):
        assert (answer is None) == (given_out % 3 == 2)
        assert lines.read <= given_out + 16 * batch


def test_a_slow_puzzle_does_not_let_the_others_run_away(monkeypatch):
    monkeypatch.setattr(lanes, "AHEAD", 2)
    lines = Counted([HARD, *[SOLVED] * 500])
    answers = solve_many(lines, batch=64)
    assert is_answer(HARD, next(answers))
    assert lines.read == 2 * 64  # all that may be ahead: the others stood ready
    assert list(answers) == [SOLVED] * 500


def test_memory_does_not_grow_with_the_number_of_puzzles():
    def peak(number):
        tracemalloc.start()
        for answer in solve_many(islice(cycle([EASY, SEVERAL]), number), batch=64):
            assert answer
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(300)  # what is loaded and cached once
    assert peak(2_400) < peak(600) * 1.2


# ---- executors ---------------------------------------------------------------------------------------


@pytest.fixture(params=["threads", "processes", "dask"])
def executor(request):
    if request.param == "dask":
        from dask.distributed import Client

        with Client(processes=False, n_workers=1, threads_per_worker=2, dashboard_address=None) as client:
            yield client.get_executor()
    else:
        with {"threads": ThreadPoolExecutor, "processes": ProcessPoolExecutor}[request.param](2) as pool:
            yield pool


def test_an_executor_gives_the_same_answers_in_the_same_order(executor):
    puzzles = random.Random(9).choices([EASY, CLASH, SEVERAL, NO_PLACE, SOLVED], k=500)
    for unique in (False, True):
        answers = list(solve_many(puzzles, batch=60, unique=unique, executor=executor))
        check(puzzles, answers, unique, [MIXED[line] for line in puzzles])
    assert list(solve_many([], executor=executor)) == []


class Patient(Executor):
    """Does a task when its result is wanted, and knows how many are open."""

    def __init__(self):
        self.open = self.most = 0
        self.cancelled = []

    def submit(self, task, *args):
        executor = self
        executor.open += 1
        executor.most = max(executor.most, executor.open)

        class Late(Future):
            def result(self, timeout=None):
                executor.open -= 1
                return task(*args)

            def cancel(self):
                executor.cancelled.append(self)

        return Late()


def test_a_bounded_number_of_batches_is_with_the_executor():
    executor, lines = Patient(), Counted(cycle([EASY]))
    answers = solve_many(lines, batch=5, executor=executor)
    assert lines.read == 0
    assert list(islice(answers, 200)) == [SOLVED] * 200
    assert executor.most == 16
    assert lines.read <= 200 + 16 * 5
    answers.close()  # nobody wants the rest
    assert len(executor.cancelled) == executor.open > 0


def test_a_killed_worker_loses_no_answer_silently():
    with ProcessPoolExecutor(1) as pool:
        worker = pool.submit(os.getpid).result()

        def puzzles():
            for number in range(4_000):
                if number == 3_000:
                    os.kill(worker, signal.SIGKILL)
                yield [EASY, CLASH][number % 2]

        got = all_until_error(solve_many(puzzles(), batch=50, executor=pool), BrokenProcessPool)
    assert got == [SOLVED, None] * (len(got) // 2)
    assert len(got) <= 3_000


# ---- numpy's buffer ------------------------------------------------------------------------------------


def test_the_size_of_numpys_buffer_is_the_callers_own_at_every_yield():
    def lines():
        for _ in range(200):
            yield EASY
            assert np.getbufsize() == 1024
        raise OSError("the disk is gone")

    before = np.setbufsize(1024)
    try:
        for answer in islice(solve_many(cycle([EASY, SEVERAL]), batch=64), 100):
            assert answer and np.getbufsize() == 1024
        assert all_until_error(solve_many(lines(), batch=64), OSError) == [SOLVED] * 200
        assert np.getbufsize() == 1024
    finally:
        np.setbufsize(before)


# ---- the circuits ------------------------------------------------------------------------------------


def random_words(*shape):
    return np.random.default_rng(1).integers(0, 2**64, shape, dtype=np.uint64)


@pytest.mark.parametrize("number", [0, 1, 63, 64, 65, 200])
def test_states_and_planes_hold_the_same_bits(number):
    words = -(-number // 64)
    given_states = np.zeros((12, 64 * words), np.uint64)
    given_states[:, :number] = random_words(12, number)
    there = states.to_planes(given_states.copy())
    assert there.shape == (768, words)
    for lane in range(number):
        ones = there[:, lane % words] >> np.uint64(lane // words) & np.uint64(1)  # bit i of word w: lane i * words + w
        assert ones.tolist() == [int(given_states[k // 64, lane]) >> k % 64 & 1 for k in range(768)]
    assert (states.to_states(there) == given_states).all()


@pytest.mark.parametrize("number", [0, 1, 63, 64, 65, 200])
def test_flags_of_lanes_are_in_their_order(number):
    words = -(-number // 64)
    flag = random_words(words)
    lanes_in_order = states.lanes_of(flag)
    assert lanes_in_order.tolist() == [bool(int(flag[n % words]) >> n // words & 1) for n in range(64 * words)]
    assert (states.words_of(lanes_in_order) == flag).all()


def test_the_four_constraints_are_folded_as_they_are_counted():
    x = random_words(3, 3, 3, 3, 3, 3, 3)
    x = x[..., 1:] & np.roll(x, 1, 0)[..., :2] & np.roll(x, 1, 2)[..., 1:]
    bits = states.unpack(x).astype(int)
    single, _, (row1, col1), (row2, col2), (cell1, cell2) = planes.find_singles(x)
    for flags, axes, least in [
        *((row1, 0, 1), (row2, 0, 2), (col1, 1, 1), (col2, 1, 2), (cell1, (2, 3), 1), (cell2, (2, 3), 2)),
        *((planes.union(planes.STACK, row1), (0, 4), 1), (planes.union(planes.ROW, row1), (0, 1), 1)),
        (planes.union(planes.BAND, col1), (1, 5), 1),
    ]:
        enough = bits.sum(axes, keepdims=True) >= least
        assert {False, True} == set(enough.ravel())
        assert (states.unpack(flags) == enough).all()
    alone = [bits.sum(axes, keepdims=True) == 1 for axes in ((2, 3), (0, 4), (1, 5), (0, 1))]
    assert (states.unpack(single) == (bits & (alone[0] | alone[1] | alone[2] | alone[3]))).all()


def planes_of(*lines):
    given_states = np.zeros((12, 64), np.uint64)
    given_states[:, : len(lines)] = states.read_states(lanes.read_cells(iter(lines), len(lines), 0)[0])
    return states.to_planes(given_states)


def candidates(line):
    """The planes of one puzzle, and a function that says which digits a cell has left."""
    x = planes_of(line)
    by_digit = x[:729, 0].reshape(3, 3, 9, 3, 3)  # column and row in the box, digit, column and row of the box

    def digits(row, col):
        return {d + 1 for d in range(9) if int(by_digit[col % 3, row % 3, d, col // 3, row // 3]) & 1}

    return x, digits


def test_singles_solve_an_easy_puzzle_without_a_guess():
    x, digits = candidates(EASY)
    assert digits(0, 0) == {5} and digits(0, 2) == {*range(1, 10)}
    for _ in range(6):
        alive, solved, settled, *_ = planes.propagate(x)
    assert int(alive[0] & solved[0] & settled[0]) & 1
    assert states.write_lines(states.to_states(x)[:, :1]) == [SOLVED]


def test_locked_candidates_leave_their_line_and_their_box():
    # In box 1, the givens of rows 2 and 3 leave the 7 only row 1: row 1 has it nowhere else.
    x, digits = candidates("." * 9 + "123......" + "456......" + "." * 54)
    planes.propagate(x)
    assert all(digits(0, col) == {7, 8, 9} for col in range(3))
    assert all(not digits(0, col) & {7, 8, 9} for col in range(3, 9))
    # In row 1, the 8 and the 9 can only be in box 3: the rest of box 3 has neither.
    x, digits = candidates("1234567.." + "." * 72)
    planes.propagate(x)
    assert {8, 9} == digits(0, 7) == digits(0, 8)
    assert all(not digits(row, col) & {8, 9} for row in (1, 2) for col in (6, 7, 8))


def test_a_fork_has_both_halves_of_a_cell_and_no_third():
    guessed = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    x = planes_of(EMPTY, SEVERAL, guessed, EASY, IMPOSSIBLE, EMPTY)
    for _ in range(6):
        alive, solved, settled, *segments = planes.propagate(x)
    forking = alive & ~solved & settled & np.uint64(0b011111)  # nobody asks about the last
    pair = forks.choose(x, forking, *segments)
    bits = [states.unpack(flags).reshape(9, 9, 9, 64) for flags in (x[:729], *pair)]
    for lane in range(64):
        left, guess, rest = (flags[..., lane] for flags in bits)
        if not int(forking[0]) >> lane & 1:
            assert not guess.any() and not rest.any()
            continue
        here, _, there = (int(k) for k in np.argwhere(guess)[0])
        assert guess.sum() == 1 and rest[here, :, there].sum() == rest.sum() > 0
        assert ((guess + rest)[here, :, there] == left[here, :, there]).all()
        if (left.sum(1) == 2).any():
            assert rest.sum() == 1
    assert int(forking[0]) & 0b001111 == 0b000111  # EASY is solved
