"""The trace: every write noted, nothing else changed, whatever the solver does."""

import contextlib
import copy as standard_copy
import gc
import inspect
import json
import operator
import pickle
import random
import sys
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach.board import UNITS, ConflictError, copy, is_solved, to_line
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask, mrv, naive, sets
from sudoku_teach.trace import Counts, LimitReached, Step, Trace, count, count_placements, record

LINE = PUZZLES["newspaper"].line
FULL_ROW = [5, 3, 4, 6, 7, 8, 9, 1, 2]


def watch(write, board=None, limit=None):
    """The trace of a function that writes what a test wants written."""
    return record(write, parse("." * 81) if board is None else board, limit)


def steps_of(write, board=None):
    """The steps as (row, col, digit), the digit negative where it is taken out."""
    return [(row, col, digit if placed else -digit) for row, col, digit, placed in watch(write, board).steps]


# ---- what only reads -----------------------------------------------------------------------------------

WRITES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"} | {
    *("__setitem__", "__delitem__", "__iadd__", "__imul__", "__init__")
}
COMPARES = ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__")
OF_THE_OBJECT = set(dir(object)) - {*COMPARES, "__repr__"}
OF_THE_TYPE = {"__class_getitem__"}
READS = sorted(set(dir(list)) - WRITES - OF_THE_OBJECT - OF_THE_TYPE)
EXTRA = {  # arguments for one read after the other; a name that is not here takes none
    "__getitem__": [(0,), (-1,), (slice(2, 7),), (slice(None, None, -1),), (9,), ("a",)],
    "__mul__": [(0,), (2,)],
    "__rmul__": [(2,)],
    "__add__": [([1, 2],)],
}
ABOUT_AN_ITEM = ("index", "count", "__contains__")
BUILT_IN = [len, list, tuple, sorted, max, min, any, all, bool, repr, str, enumerate, reversed, iter, json.dumps]


def plainly(value):
    """A result as data that can be compared: iterators are read to their end, lists of any make become lists."""
    if isinstance(value, list | tuple):
        return [plainly(item) for item in value]
    return plainly(list(value)) if hasattr(value, "__next__") else value


def answer_of(read):
    try:
        return plainly(read())
    except Exception as error:
        return type(error), str(error)


def questions_to(items):
    """Every reading method of a list with arguments for it, some of which raise."""
    for name in READS:
        if name in ABOUT_AN_ITEM:
            yield from ((name, (item,)) for item in [*items, "nothing"])
        elif name in COMPARES:
            yield from ((name, (other,)) for other in ([], list(items), list(items)[::-1], "text"))
        else:
            yield from ((name, arguments) for arguments in EXTRA.get(name, [()]))


@pytest.mark.parametrize("part", ["row", "rows"])
def test_whatever_only_reads_answers_as_on_a_plain_list(part):
    plain = parse(LINE)

    def solve(board):
        watched, same = (board[0], plain[0]) if part == "row" else (board, plain)
        for name, arguments in questions_to(same):
            here = answer_of(lambda: getattr(watched, name)(*arguments))  # noqa: B023
            assert here == answer_of(lambda: getattr(same, name)(*arguments)), (name, arguments)  # noqa: B023
        for ask in BUILT_IN:
            assert answer_of(lambda: ask(watched)) == answer_of(lambda: ask(same)), ask  # noqa: B023
        assert operator.add([1, 2], watched) == [1, 2, *same] and [*watched] == same
        assert answer_of(lambda: hash(watched))[0] is TypeError

    assert {"index", "count", "copy", "__contains__", "__getitem__", "__reversed__", "__rmul__", "__eq__"} <= set(READS)
    assert record(solve, plain).steps[:] == []


# ---- random writers ----------------------------------------------------------------------------------

writes = st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8), st.integers(0, 9)), max_size=300)


def writer(changes):
    def solve(board):
        for row, col, digit in changes:
            board[row][col] = digit

    return solve


def replay(start, changes):
    """What a trace of these writes must hold: the steps, and the board before each and after the last."""
    board, steps, boards = copy(start), [], [copy(start)]
    for row, col, digit in changes:
        for now in [0, digit] if digit and board[row][col] else [digit]:
            if now != board[row][col]:
                steps.append((row, col, now or board[row][col], now > 0))
                board[row][col] = now
                boards.append(copy(board))
    return steps, boards


@settings(max_examples=40)
@given(changes=writes, givens=st.integers(0, 81))
def test_against_an_independent_replay(changes, givens):
    start = parse(LINE[:givens] + "." * (81 - givens))
    kept = copy(start)
    steps, boards = replay(start, changes)
    trace = record(writer(changes), start)
    assert start == kept
    assert [tuple(step) for step in trace.steps] == steps
    assert [trace.steps[k] for k in range(len(trace.steps))] == list(trace.steps)
    assert [trace.board(step) for step in range(len(steps) + 1)] == boards
    assert (trace.start, trace.final) == (boards[0], boards[-1])
    assert trace.placements == sum(placed for *_, placed in steps)
    assert trace.undos == len(steps) - trace.placements
    filled = [sum(digit > 0 for row in board for digit in row) for board in boards]
    assert trace.max_depth == max(filled) - filled[0]
    assert trace.visits() == [
        [sum((row, col) == step[:2] and step[3] for step in steps) for col in range(9)] for row in range(9)
    ]
    assert count(writer(changes), start) == Counts(trace.placements, trace.undos)
    assert count_placements(writer(changes), start) == trace.placements
    assert trace.cut is False and trace.returned is None


def slow_dead_blanks(board):
    dead = 0
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                seen = {board[r][c] for unit in UNITS.values() if (row, col) in unit for r, c in unit}
                dead += seen >= set(range(1, 10))
    return dead


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), givens=st.sampled_from([0, 40, 81]))
def test_dead_blanks_against_a_slow_model(seed, givens):
    chance = random.Random(seed)
    changes = [(chance.randrange(9), chance.randrange(9), chance.choice(range(10))) for _ in range(120)]
    start = parse(LINE[:givens] + "." * (81 - givens))
    _, boards = replay(start, changes)
    assert list(record(writer(changes), start).dead_blanks) == [slow_dead_blanks(board) for board in boards]


@pytest.mark.parametrize("name", ["baekjoon", "no-digit-for-a-cell"])
def test_dead_blanks_of_a_search(name):
    trace = record(bitmask.solve, puzzle(name))
    assert len(trace.dead_blanks) == len(trace.steps) + 1
    assert (
        list(trace.dead_blanks)[:300]
        == [slow_dead_blanks(trace.board(step)) for step in range(len(trace.steps) + 1)][:300]
    )


# ---- real solvers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "solve", [naive.solve, sets.solve, bitmask.solve, mrv.solve], ids=["naive", "sets", "bitmask", "mrv"]
)
def test_a_search(solve):
    board = puzzle("newspaper")
    trace = record(solve, board)
    assert to_line(board) == LINE
    own = copy(board)
    assert solve(own) is True
    assert trace.final == own and trace.solved is True and trace.returned is True and trace.cut is False
    assert trace.placements - trace.undos == LINE.count(".") == trace.max_depth
    assert trace.board(0) == board and trace.board(len(trace.steps)) == own
    assert count(solve, board) == Counts(trace.placements, trace.undos)
    assert to_line(board) == LINE


def test_a_search_without_solution():
    trace = record(bitmask.solve, puzzle("no-place-in-a-row"))
    assert (trace.solved, trace.returned, trace.cut) == (False, False, False)
    assert trace.placements == trace.undos > 0
    assert trace.final == trace.start == puzzle("no-place-in-a-row")


def test_solved_is_looked_at_and_not_believed():
    assert record(lambda board: True, puzzle("newspaper")).solved is False
    assert record(lambda board: False, puzzle("full")).solved is True


def test_no_step_at_all():
    trace = record(lambda board: None, puzzle("newspaper"))
    assert list(trace.steps) == [] and trace.tree == [] and len(trace.dead_blanks) == 1
    assert trace.board(0) == puzzle("newspaper")
    assert (trace.placements, trace.undos, trace.max_depth, trace.sources) == (0, 0, 0, [])


def test_there_is_no_such_step():
    trace = record(naive.solve, puzzle("one-blank"))
    for step in (-1, 2, 10**9):
        with pytest.raises(IndexError, match=f"^step {step} is not between 0 and 1$"):
            trace.board(step)
    with pytest.raises(IndexError):
        trace.steps[1]


def test_steps_are_a_sequence():
    trace = record(mrv.solve, puzzle("baekjoon"))
    steps = list(trace.steps)
    assert (trace.steps[0], trace.steps[-1]) == (steps[0], steps[-1])
    assert trace.steps[3:9:2] == steps[3:9:2] and trace.steps[-4:] == steps[-4:] and trace.steps[::-1] == steps[::-1]
    assert list(reversed(trace.steps)) == steps[::-1]
    assert trace.steps.index(steps[5]) == 5 and steps[7] in trace.steps


def test_how_things_read():
    assert str(Step(2, 4, 7, True)) == "r3c5 = 7"
    assert str(Step(2, 4, 7, False)) == "r3c5: 7 taken out"
    assert repr(record(naive.solve, puzzle("newspaper"))) == "Trace(4,208 placements, 4,157 undos, depth 51, solved)"
    assert repr(record(naive.solve, puzzle("empty"), 9)) == "Trace(9 placements, 0 undos, depth 9, cut by the limit)"
    assert repr(record(lambda board: 1, puzzle("newspaper"))) == "Trace(0 placements, 0 undos, depth 0, not solved)"


def test_a_trace_knows_no_time():
    for name in dir(record(naive.solve, puzzle("one-blank"))):
        assert not any(word in name for word in ("time", "second", "duration", "elapsed", "speed"))


# ---- the limit ---------------------------------------------------------------------------------------


def shrugging(board):
    """A solver that takes every exception for a sign to go on."""
    for _ in range(50):
        for col in range(9):
            with contextlib.suppress(Exception):
                board[0][col] = 0 if board[0][col] else col + 1
    return True


def deaf(board):
    """A solver with a bare except."""
    for col in range(9):
        for digit in range(1, 10):
            try:
                board[0][col] = digit
            except:  # noqa: E722
                board[0][col - 1]  # reading goes on
    return True


def fussy(board):
    """A solver that cleans up whatever happens."""
    try:
        for digit in range(1, 10):
            board[0][0] = digit
        return True
    finally:
        board[0][0] = 0


class Logged(list):
    """A row that lists every write, whatever it changes."""

    def __init__(self, row, index, log):
        super().__init__(row)
        self.index, self.log = index, log

    def __setitem__(self, col, digit):
        self.log.append((self.index, col, digit))
        super().__setitem__(col, digit)


@pytest.mark.parametrize("solve", [shrugging, deaf, fussy, naive.solve, bitmask.solve])
@pytest.mark.parametrize("limit", [0, 1, 2, 7, 30])
def test_exactly_as_many_writes_as_allowed(solve, limit):
    board, log = puzzle("newspaper"), []
    solve([Logged(row, index, log) for index, row in enumerate(board)])
    trace = record(solve, board, limit)
    assert trace.cut is (len(log) > limit)
    assert [tuple(step) for step in trace.steps] == replay(board, log[:limit])[0]
    assert to_line(board) == LINE


def test_the_limit_is_no_exception_that_a_solver_expects():
    assert issubclass(LimitReached, BaseException) and not issubclass(LimitReached, Exception)


@pytest.mark.parametrize("limit, cut", [(4207 + 4157, True), (4208 + 4157, False), (10**6, False), (None, False)])
def test_a_limit_that_is_just_enough(limit, cut):
    trace = record(naive.solve, puzzle("newspaper"), limit)
    assert trace.cut is cut
    assert trace.returned is (None if cut else True)
    assert trace.solved is not cut


def test_limit_by_name_and_below_zero():
    assert record(naive.solve, puzzle("newspaper"), limit=3).placements == 3
    with pytest.raises(ValueError, match=r"^a limit of -1 writes is less than none$"):
        record(naive.solve, puzzle("newspaper"), limit=-1)


def test_writes_that_change_nothing_use_up_the_limit():
    """Otherwise a solver that blanks a blank for ever would never end."""

    def solve(board):
        while True:
            board[0][0] = 0

    trace = watch(solve, limit=1000)
    assert trace.cut and len(trace.steps) == 0


def test_a_limit_ends_generators_and_nested_calls():
    def solve(board):
        def inner(n):
            board[n // 9 % 9][n % 9] = 1
            yield n
            yield from inner(n + 1)

        return list(inner(0))

    trace = watch(solve, limit=20)
    assert trace.cut and trace.placements == 20


def test_what_was_cut_returned_nothing():
    """Even where a bare except lets the solver return."""
    for solve in (deaf, fussy, naive.solve):
        trace = watch(solve, limit=5)
        assert trace.cut is True
        assert trace.returned is None


# ---- every way to write ------------------------------------------------------------------------------


def row_of(*digits):
    return [*digits, *[0] * (9 - len(digits))]


def with_first_row(*digits):
    return [row_of(*digits), *([0] * 9 for _ in range(8))]


def first(*pairs):
    """Steps in row 1, from (col, digit) pairs."""
    return [(0, col, digit) for col, digit in pairs]


def w_digit(board):
    board[0][0] = 5


def w_over(board):
    board[0][0] = 6


def w_blank(board):
    board[0][0] = 0


def w_negative(board):
    board[-9][-1] = 4
    board[-1][-9] = 3


def w_slice(board):
    board[0][2:5] = [7, 0, 8]


def w_step(board):
    board[0][::4] = (1, 2, 3)


def w_backwards(board):
    board[0][2::-1] = [1, 2, 3]


def w_whole_row(board):
    board[0][:] = FULL_ROW


def w_generator(board):
    board[0][:] = (digit for digit in FULL_ROW)


def w_row(board):
    board[0] = FULL_ROW


def w_row_tuple(board):
    board[-9] = tuple(FULL_ROW)


def w_two_rows(board):
    board[0:2] = [row_of(1), row_of(2)]


def w_all_rows(board):
    board[:] = [row_of(digit) for digit in range(9)]


def w_augmented(board):
    board[0][0] += 3


def w_loop_target(board):
    for board[0][0] in (1, 2):
        pass


def w_unpack(board):
    board[0][0], board[0][1] = 3, 4


def w_starred(board):
    [board[0][0], *board[0][1:9]] = FULL_ROW


def w_setitem(board):
    board.__setitem__(0, FULL_ROW)
    board[1].__setitem__(0, 1)


def w_map(board):
    list(map(board[0].__setitem__, range(2), [8, 9]))


def w_kept_row(board):
    row = board[0]
    row[3] = 1


def w_row_that_was_replaced(board):
    row = board[0]
    board[0] = row_of(1)
    row[3] = 4  # no longer the board's


def w_shallow_copy(board):
    for rows in (board[:], list(board), board.copy(), standard_copy.copy(board), [*board], sorted(board)):
        rows[0][0] = (rows[0][0] + 1) % 10


@pytest.mark.parametrize(
    "write, before, steps",
    [
        (w_digit, row_of(), first((0, 5))),
        (w_over, row_of(5), first((0, -5), (0, 6))),
        (w_over, row_of(6), first((0, -6), (0, 6))),
        (w_blank, row_of(5), first((0, -5))),
        (w_blank, row_of(), []),
        (w_negative, row_of(), [(0, 8, 4), (8, 0, 3)]),
        (w_slice, row_of(1, 2, 3, 4), first((2, -3), (2, 7), (3, -4), (4, 8))),
        (w_step, row_of(), first((0, 1), (4, 2), (8, 3))),
        (w_backwards, row_of(), first((2, 1), (1, 2), (0, 3))),
        (w_whole_row, row_of(), first(*enumerate(FULL_ROW))),
        (w_generator, row_of(), first(*enumerate(FULL_ROW))),
        (w_row, row_of(), first(*enumerate(FULL_ROW))),
        (w_row_tuple, row_of(), first(*enumerate(FULL_ROW))),
        (w_two_rows, row_of(), [(0, 0, 1), (1, 0, 2)]),
        (w_all_rows, row_of(9), [(0, 0, -9), *((digit, 0, digit) for digit in range(1, 9))]),
        (w_augmented, row_of(4), first((0, -4), (0, 7))),
        (w_loop_target, row_of(), first((0, 1), (0, -1), (0, 2))),
        (w_unpack, row_of(), first((0, 3), (1, 4))),
        (w_starred, row_of(), first(*enumerate(FULL_ROW))),
        (w_setitem, row_of(), [*first(*enumerate(FULL_ROW)), (1, 0, 1)]),
        (w_map, row_of(), first((0, 8), (1, 9))),
        (w_kept_row, row_of(), first((3, 1))),
        (w_row_that_was_replaced, row_of(), first((0, 1))),
    ],
)
def test_every_way_to_write(write, before, steps):
    assert steps_of(write, with_first_row(*before)) == steps
    plain = with_first_row(*before)
    write(plain)
    assert watch(write, with_first_row(*before)).final == [list(row) for row in plain], "not what a plain list does"


def test_a_shallow_copy_shares_its_rows():
    trace = watch(w_shallow_copy, with_first_row())
    assert trace.placements == 6 and trace.undos == 5
    assert trace.board(len(trace.steps)) == trace.final


def copies_of_a_row(board):
    row = board[0]
    return [
        row[:],
        row[2:],
        list(row),
        [*row],
        row + [],  # noqa: RUF005
        row * 1,
        row.copy(),
        sorted(row),
        standard_copy.copy(row),
        standard_copy.deepcopy(row),
        pickle.loads(pickle.dumps(row)),
    ]


def copies_of_a_board(board):
    return [
        [row[:] for row in board],
        [list(row) for row in board],
        list(map(list, board)),
        copy(board),
        standard_copy.deepcopy(board),
        pickle.loads(pickle.dumps(board)),
        json.loads(json.dumps(board)),
    ]


def test_copies_are_plain_and_unwatched():
    def solve(board):
        for row in copies_of_a_row(board):
            assert type(row) is list
            row[0] = 9
            row.append(10)
            row.pop()
        for own in copies_of_a_board(board):
            assert type(own) is list and {type(row) for row in own} == {list}
            own[0][0] = 9
            own[1] = row_of(1)
            own.append([])
        return board == puzzle("newspaper")

    trace = watch(solve, puzzle("newspaper"))
    assert len(trace.steps) == 0
    assert trace.returned is True


def test_deepcopy_of_what_holds_the_board():
    def solve(board):
        state = standard_copy.deepcopy({"board": board, "row": board[0]})
        state["board"][0][0] = 9
        state["row"][0] = 8

    assert steps_of(solve) == []


def test_a_solver_that_works_on_a_copy_and_puts_it_back():
    def solve(board):
        own = standard_copy.deepcopy(board)
        bitmask.solve(own)
        board[:] = own
        return True

    trace = watch(solve, puzzle("newspaper"))
    assert trace.solved and trace.returned is True
    assert trace.placements == 51 + 30 and trace.undos == 30  # the givens are written over themselves


@pytest.mark.parametrize("way", ["sort", "reverse", "backwards", "sort descending"])
def test_rows_and_boards_put_in_another_order(way):
    def put(sequence):
        if way == "sort":
            sequence.sort()
        elif way == "reverse":
            sequence.reverse()
        elif way == "backwards":
            sequence[:] = sequence[::-1]
        else:
            sequence.sort(key=lambda item: item, reverse=True)

    for pick in (lambda board: board[4], lambda board: board):
        board = puzzle("newspaper")
        trace = watch(lambda own, pick=pick: put(pick(own)), board)
        put(pick(board))
        assert trace.final == board == trace.board(len(trace.steps))


def swap_rows(board):
    board[0], board[1] = board[1], board[0]


def swap_cells(board):
    board[0][0], board[0][1] = board[0][1], board[0][0]


def rotate_rows(board):
    kept = board[0]
    for row in range(8):
        board[row] = board[row + 1]
    board[8] = kept


def shuffle_rows(board):
    random.Random(5).shuffle(board)


@pytest.mark.parametrize("write", [swap_rows, swap_cells, rotate_rows, shuffle_rows])
def test_exchanging_does_what_it_does_on_a_plain_list(write):
    board = puzzle("newspaper")
    trace = watch(write, board)
    write(board)
    assert trace.final == board == trace.board(len(trace.steps))


def refused(write):
    board = puzzle("newspaper")
    with pytest.raises(TypeError, match="a board keeps its nine rows of nine cells: write into"):
        watch(write, board)
    assert to_line(board) == LINE


def del_slice(sequence):
    del sequence[2:4]


def del_item(sequence):
    del sequence[0]


def add_in_place(sequence):
    sequence += [[0] * 9]


def times_in_place(sequence):
    sequence *= 2


@pytest.mark.parametrize(
    "operation",
    [
        lambda sequence: sequence.append(0),
        lambda sequence: sequence.extend([0]),
        lambda sequence: sequence.insert(0, 0),
        lambda sequence: sequence.pop(),
        lambda sequence: sequence.remove(sequence[0]),
        lambda sequence: sequence.clear(),
        del_item,
        del_slice,
        add_in_place,
        times_in_place,
    ],
    ids=["append", "extend", "insert", "pop", "remove", "clear", "del", "del slice", "+=", "*="],
)
def test_operations_that_would_change_the_shape_are_refused(operation):
    refused(operation)
    refused(lambda board: operation(board[3]))


@pytest.mark.parametrize(
    "write",
    [
        lambda board: board[0].__setitem__(slice(0, 3), [1, 2]),
        lambda board: board[0].__setitem__(slice(None), [1] * 10),
        lambda board: board.__setitem__(0, [1] * 8),
        lambda board: board.__setitem__(slice(0, 2), [[1] * 9]),
        lambda board: board.__setitem__(slice(None), [[1] * 9] * 10),
    ],
)
def test_slices_that_do_not_fit(write):
    with pytest.raises(ValueError, match="do not fit into"):
        watch(write, puzzle("newspaper"))


@pytest.mark.parametrize("value", ["5", ".", None, 5.0, 1.5, 10, -1, "", [], (5,), 1 << 9, object])
def test_what_is_no_digit_is_refused_with_the_cell_named(value):
    def solve(board):
        board[2][4] = value

    board = puzzle("newspaper")
    with pytest.raises(ValueError, match=r"^r3c5: .* is not a digit from 0 to 9$"):
        watch(solve, board)
    assert to_line(board) == LINE


def test_digits_of_other_makes_become_ints():
    numpy = pytest.importorskip("numpy")

    def solve(board):
        board[0][0] = numpy.int64(5)
        board[1][:] = numpy.array(FULL_ROW)
        return {type(digit) for row in board for digit in row}

    trace = watch(solve)
    assert trace.returned == {int}
    assert trace.placements == 10


@pytest.mark.parametrize(
    "write",
    [
        lambda board: board[0].__setitem__(9, 1),
        lambda board: board[0].__setitem__(-10, 1),
        lambda board: board[9].__setitem__(0, 1),
        lambda board: board.__setitem__(9, [0] * 9),
    ],
)
def test_places_beside_the_board(write):
    with pytest.raises(IndexError):
        watch(write)


# ---- the solver's own exceptions ---------------------------------------------------------------------


def test_exceptions_come_through_and_the_board_is_unchanged():
    class Stop(Exception):
        pass

    def solve(board):
        board[0][2] = 4
        raise Stop("enough")

    board = puzzle("newspaper")
    for run in (record, count, count_placements):
        with pytest.raises(Stop, match="enough"):
            run(solve, board)
        assert to_line(board) == LINE


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, RecursionError, GeneratorExit])
def test_other_ends_come_through(error):
    def solve(board):
        board[0][2] = 4
        raise error

    for run in (record, count, count_placements):
        with pytest.raises(error):
            run(solve, puzzle("newspaper"))


def test_a_clash_comes_through():
    for run in (record, count, count_placements):
        with pytest.raises(ConflictError, match="clash: r1c1 and r1c9 in row 1 are both 5"):
            run(bitmask.solve, puzzle("clashing-givens"))


def test_endless_recursion_is_an_ordinary_error():
    def solve(board):
        board[0][0] = 1
        solve(board)

    with pytest.raises(RecursionError):
        watch(solve)


def test_a_board_of_tuples_can_be_watched():
    assert record(naive.solve, tuple(map(tuple, puzzle("newspaper")))).solved


# ---- sources -----------------------------------------------------------------------------------------


def place_digit(board, row, col, digit):
    board[row][col] = digit  # placed here


def take_back(board, row, col):
    board[row][col] = 0  # taken out here


def with_helpers(board):
    for digit in (3, 4):
        place_digit(board, 0, 0, digit)
        take_back(board, 0, 0)
    board[1] = FULL_ROW  # a whole row here
    board[2].sort(reverse=True)  # sorted here
    (lambda: board[3].__setitem__(0, 1))()  # a lambda here


def line_of(trace, step):
    source = trace.source(step)
    lines, start = inspect.getsourcelines(source.code)
    return lines[source.line - max(start, 1)].strip()


def test_the_line_of_every_step():
    trace = watch(with_helpers, [*([0] * 9 for _ in range(2)), [1] + [0] * 8, *([0] * 9 for _ in range(6))])
    lines = [line_of(trace, step) for step in range(len(trace.steps))]
    placed, taken_out = "board[row][col] = digit  # placed here", "board[row][col] = 0  # taken out here"
    assert lines[:4] == [placed, taken_out] * 2
    assert lines[4:13] == ["board[1] = FULL_ROW  # a whole row here"] * 9
    assert set(lines[13:-1]) == {"board[2].sort(reverse=True)  # sorted here"}
    assert "a lambda here" in lines[-1]
    names = [trace.source(step).code.co_name for step in (0, 1, 4)]
    assert names == ["place_digit", "take_back", "with_helpers"]
    assert trace.source(-1).code.co_name == "<lambda>"
    assert len(trace.sources) == len(set(trace.sources)) == 5


@pytest.mark.parametrize("solver", [naive, bitmask, mrv])
def test_the_lines_of_a_reference_solver(solver):
    trace = record(solver.solve, puzzle("baekjoon"))
    assert {source.code for source in trace.sources} == {solver.search.__code__}
    for step, change in enumerate(trace.steps):
        assert line_of(trace, step).startswith("board[row][col] = ")
        assert line_of(trace, step).startswith("board[row][col] = 0") is not change.placed


def test_code_made_anew_for_every_write():
    """A solver may build its functions as it goes; each has its place, and none is mistaken for another."""

    def solve(board):
        for n in range(300):
            scope = {}
            exec("\n" * (n % 7) + f"def write(board): board[0][0] = {n % 9 + 1}", scope)
            scope["write"](board)

    trace = watch(solve)
    placed = [step for step, change in enumerate(trace.steps) if change.placed]
    assert [trace.source(step).line for step in placed] == [n % 7 + 1 for n in range(300)]
    assert all(n % 9 + 1 in trace.source(step).code.co_consts for n, step in enumerate(placed))


# ---- size --------------------------------------------------------------------------------------------


def test_100_000_steps_fit_in_10_megabytes():
    def solve(board):
        for n in range(50_000):
            board[n // 9 % 9][n % 9] = n % 7 + 1
            board[n // 9 % 9][n % 9] = 0

    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        trace = watch(solve)
        trace.board(50_000)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(trace.steps) == 100_000
    assert peak - before < 10_000_000
    stored = [*vars(trace).values(), *vars(trace.steps).values()]
    assert sum(sys.getsizeof(value) for value in stored) < 10_000_000


def test_any_board_of_a_long_trace_at_a_price_that_does_not_grow():
    trace = record(bitmask.solve, puzzle("against-row-order"), limit=20_000)
    trace.board(0)  # whatever is stored for all of them

    def work(step):
        """How many lines of Python one board takes: a measure that no other program disturbs."""
        lines = 0

        def note(frame, event, argument):
            nonlocal lines
            lines += event == "line"
            return note

        tracer = sys.gettrace()
        sys.settrace(note)
        try:
            trace.board(step)
        finally:
            sys.settrace(tracer)
        return lines

    costs = [work(step) for step in (0, 63, 64, 10_000, 19_999, 20_000)]
    assert max(costs) < 600


# ---- the search tree ---------------------------------------------------------------------------------


def slow_tree(steps):
    """Nodes from a plain list of what is on the board now, in the order of placing."""
    nodes, standing = [], []
    for index, (row, col, digit, placed) in enumerate(steps):
        if placed:
            parent = standing[-1] if standing else -1
            nodes.append([parent, row, col, digit, len(standing) + 1, index, None])
            standing.append(len(nodes) - 1)
        else:
            mine = [node for node in standing if nodes[node][1:3] == [row, col]]
            for node in mine:
                nodes[node][6] = index
                standing.remove(node)
    return [tuple(node) for node in nodes]


@settings(max_examples=40)
@given(changes=writes, givens=st.integers(0, 81))
def test_tree_against_a_model(changes, givens):
    trace = record(writer(changes), parse(LINE[:givens] + "." * (81 - givens)))
    assert [tuple(node) for node in trace.tree] == slow_tree(list(trace.steps))


def test_tree_of_a_search():
    trace = record(naive.solve, puzzle("newspaper"))
    tree = trace.tree
    assert len(tree) == trace.placements
    assert max(node.depth for node in tree) == trace.max_depth == 51
    for index, node in enumerate(tree):
        assert trace.steps[node.placed] == (node.row, node.col, node.digit, True)
        assert node.depth == (tree[node.parent].depth + 1 if node.parent >= 0 else 1)
        assert node.parent < index
        if node.undone is not None:
            assert trace.steps[node.undone] == (node.row, node.col, node.digit, False)
            assert node.undone > node.placed
    assert sum(node.undone is None for node in tree) == 51
    stayed = {(node.row, node.col): node.digit for node in tree if node.undone is None}
    assert all(trace.final[row][col] == digit for (row, col), digit in stayed.items())


def test_undone_out_of_order():
    def solve(board):
        board[0][0] = 1
        board[0][1] = 2
        board[0][2] = 3
        board[0][0] = 0  # the oldest first
        board[0][3] = 4
        board[0][2] = 0
        board[0][1] = 0

    nodes = [(node.parent, node.digit, node.depth, node.undone) for node in watch(solve).tree]
    assert nodes == [(-1, 1, 1, 3), (0, 2, 2, 6), (1, 3, 3, 5), (2, 4, 3, None)]


def test_a_given_that_is_blanked_was_no_node():
    def solve(board):
        board[0][0] = 0
        board[0][0] = 5

    trace = watch(solve, puzzle("newspaper"))
    assert [(node.parent, node.digit, node.depth, node.undone) for node in trace.tree] == [(-1, 5, 1, None)]
    assert (trace.placements, trace.undos, trace.solved) == (1, 1, False)


# ---- solvers as learners write them ------------------------------------------------------------------


def learner_forgets_to_blank(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    if naive.fits(board, row, col, digit):
                        board[row][col] = digit
                        if learner_forgets_to_blank(board):
                            return True
                return False
    return True


def learner_bare_return(board):
    blank = naive.next_blank(board)
    if blank is None:
        return
    row, col = blank
    for digit in range(1, 10):
        if naive.fits(board, row, col, digit):
            board[row][col] = digit
            if not learner_bare_return(board):
                return
            board[row][col] = 0


def learner_with_copies(board):
    """A new board at every node, and the answer copied back."""
    blank = naive.next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if naive.fits(board, row, col, digit):
            child = [r[:] for r in board]
            child[row][col] = digit
            if learner_with_copies(child):
                board[:] = child
                return True
    return False


class Learner:
    """LeetCode's habit: a class, and the board kept in an attribute."""

    def solve(self, board):
        self.board = board
        return self.search(0)

    def search(self, at):
        if at == 81:
            return True
        if self.board[at // 9][at % 9]:
            return self.search(at + 1)
        for digit in range(1, 10):
            if naive.fits(self.board, at // 9, at % 9, digit):
                self.board[at // 9][at % 9] = digit
                if self.search(at + 1):
                    return True
        self.board[at // 9][at % 9] = 0
        return False


@pytest.mark.parametrize(
    "solve, solved, returned",
    [
        (learner_forgets_to_blank, False, False),
        (learner_bare_return, False, None),
        (learner_with_copies, True, True),
        (Learner().solve, True, True),
    ],
    ids=["forgets to blank", "bare return", "copies", "class"],
)
def test_what_learners_write_is_watched_as_it_runs(solve, solved, returned):
    board = puzzle("baekjoon")
    trace = record(solve, board, limit=50_000)
    assert board == puzzle("baekjoon")
    own = puzzle("baekjoon")
    assert solve(own) is returned
    assert (trace.returned, trace.solved, trace.cut) == (returned, solved, False)
    assert trace.final == own and is_solved(own) is solved
    assert trace.board(len(trace.steps)) == own


def test_digit_over_digit_is_an_undo_and_a_placement():
    """The class above never blanks between two tries."""
    overwriting, plain = record(Learner().solve, puzzle("baekjoon")), record(naive.solve, puzzle("baekjoon"))
    assert list(overwriting.steps) == list(plain.steps)


def test_a_trace_can_be_made_by_hand():
    assert Trace(puzzle("full")).solved
