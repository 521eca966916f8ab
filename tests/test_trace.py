"""The trace: every write noted, nothing else changed, whatever the solver does."""

import contextlib
import copy as standard_copy
import functools
import gc
import inspect
import json
import operator
import pickle
import random
import re
import sys
import tracemalloc
from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sudoku_teach import solutions
from sudoku_teach.board import CELLS, UNITS, ConflictError, copy, to_line
from sudoku_teach.measure import measure
from sudoku_teach.puzzles import PUZZLES, generate, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask, mrv, naive, sets
from sudoku_teach.trace import Counts, LimitReached, Step, Trace, count, count_placements, record, show_calls

LINE = PUZZLES["newspaper"].line
FULL_ROW = [5, 3, 4, 6, 7, 8, 9, 1, 2]


def watch(write, board=None, limit=None):
    """The trace of a function that writes what a test wants written."""
    return record(write, parse("." * 81) if board is None else board, limit)


READS = [
    *("x[0]", "x[-1]", "x[2:7]", "x[::-1]", "x[9]", "x['a']", "x * 0", "x * 2", "2 * x", "x + [1, 2]", "[1, 2] + x"),
    *("[*x]", "x.copy()", "[x.index(y) for y in x]", "x.index('nothing')", "[x.count(y) for y in [*x, 'nothing']]"),
    *("[y in x for y in [*x, 'nothing']]", "x.__reversed__()", "x.__iter__()"),
    *(
        f"[x.__{sign}__(y) for y in ([], list(x), list(x)[::-1], 'text')]"
        for sign in ("eq", "ne", "lt", "le", "gt", "ge")
    ),
    *(f"{ask.__name__}(x)" for ask in (len, list, tuple, sorted, max, min, any, all, bool, repr, str)),
    *("enumerate(x)", "reversed(x)", "iter(x)"),
    "json.dumps(x)",
]


def plainly(value):
    """A result as data that can be compared: iterators are read to their end, lists of any make become lists."""
    if isinstance(value, list | tuple):
        return [plainly(item) for item in value]
    return plainly(list(value)) if hasattr(value, "__next__") else value


def answer_of(read, x):
    try:
        return plainly(eval(read, {"x": x, "json": json}))
    except Exception as error:
        return type(error), str(error)


@pytest.mark.parametrize("part", ["row", "rows"])
def test_whatever_only_reads_answers_as_on_a_plain_list(part):
    plain = parse(LINE)

    def solve(board):
        watched, same = (board[0], plain[0]) if part == "row" else (board, plain)
        for read in READS:
            assert answer_of(read, watched) == answer_of(read, same), read
        assert answer_of("hash(x)", watched)[0] is TypeError

    missing = set(dir(list)) - set(dir(object)) - {name for name in dir(list) if f".{name}(" in "".join(READS)}
    written = "setitem delitem iadd imul", "append clear extend insert pop remove reverse sort"
    by_an_operator = "add class_getitem contains getitem len mul rmul"
    known = {f"__{name}__" for name in f"{written[0]} {by_an_operator}".split()} | set(written[1].split())
    assert missing == known, "these write, or are read by an operator above"
    assert record(solve, plain).steps[:] == []


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
@example(changes=[(0, 0, 1), (0, 1, 2), (0, 2, 3), (0, 0, 0), (0, 3, 4), (0, 2, 0)], givens=0)  # the oldest goes first
@example(changes=[(0, 0, 0), (0, 0, 5)], givens=81)  # a given that is blanked was no node
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
    visits = Counter(step[:2] for step in steps if step[3])
    assert trace.visits() == [[visits[row, col] for col in range(9)] for row in range(9)]
    assert [tuple(node) for node in trace.tree] == slow_tree(steps)
    assert count(writer(changes), start) == Counts(trace.placements, trace.undos)
    assert count_placements(writer(changes), start) == trace.placements
    assert len(trace.dead_blanks) == len(steps) + 1 and len(trace.sources) == (len(steps) > 0)
    assert trace.cut is False and trace.returned is None


def slow_tree(steps):
    """Nodes from a plain list of what is on the board now, in the order of placing."""
    nodes, standing = [], []
    for index, (row, col, digit, placed) in enumerate(steps):
        if placed:
            nodes.append([standing[-1] if standing else -1, row, col, digit, len(standing) + 1, index, None])
            standing.append(len(nodes) - 1)
        else:
            for node in [node for node in standing if nodes[node][1:3] == [row, col]]:
                nodes[node][6] = index
                standing.remove(node)
    return [tuple(node) for node in nodes]


def slow_dead_blanks(board):
    def seen(cell):
        return {board[r][c] for unit in UNITS.values() if cell in unit for r, c in unit}

    return sum(board[row][col] == 0 and seen((row, col)) >= set(range(1, 10)) for row, col in CELLS)


@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), givens=st.sampled_from([0, 40, 81]))
def test_dead_blanks_against_a_slow_model(seed, givens):
    chance = random.Random(seed)
    changes = [(chance.randrange(9), chance.randrange(9), chance.choice(range(10))) for _ in range(120)]
    start = parse(LINE[:givens] + "." * (81 - givens))
    boards = replay(start, changes)[1]
    assert list(record(writer(changes), start).dead_blanks) == list(map(slow_dead_blanks, boards))


def test_dead_blanks_of_a_search():
    for name in ("baekjoon", "no-digit-for-a-cell"):
        trace = record(bitmask.solve, puzzle(name), limit=300)
        boards = [trace.board(step) for step in range(len(trace.steps) + 1)]
        assert list(trace.dead_blanks) == list(map(slow_dead_blanks, boards))


@pytest.mark.parametrize("solve", [naive.solve, sets.solve, bitmask.solve, mrv.solve])
def test_a_search(solve):
    board = puzzle("newspaper")
    trace = record(solve, board)
    assert to_line(board) == LINE
    own = copy(board)
    assert solve(own) is True
    assert trace.final == own and trace.solved is True and trace.returned is True and trace.cut is False
    deepest = max(node.depth for node in trace.tree)
    assert trace.placements - trace.undos == LINE.count(".") == trace.max_depth == deepest
    assert trace.board(0) == board and trace.board(len(trace.steps)) == own
    assert count(solve, board) == Counts(trace.placements, trace.undos)
    assert record(solve, tuple(map(tuple, board))).solved, "a board of tuples can be watched, too"
    assert to_line(board) == LINE


def test_solved_is_looked_at_and_not_believed():
    trace = record(bitmask.solve, puzzle("no-place-in-a-row"))
    assert (trace.solved, trace.returned, trace.cut) == (False, False, False)
    assert trace.placements == trace.undos > 0
    assert trace.final == trace.start == puzzle("no-place-in-a-row")
    assert record(lambda board: True, puzzle("newspaper")).solved is False
    assert record(lambda board: False, puzzle("full")).solved is True
    assert Trace(puzzle("full")).solved, "also of a trace made by hand"


def test_steps_are_a_sequence():
    one = record(naive.solve, puzzle("one-blank"))
    for step in (-1, 2, 10**9):
        with pytest.raises(IndexError, match=f"^step {step} is not between 0 and 1$"):
            one.board(step)
    with pytest.raises(IndexError):
        one.steps[1]
    trace = record(mrv.solve, puzzle("baekjoon"))
    steps = list(trace.steps)
    assert (trace.steps[0], trace.steps[-1]) == (steps[0], steps[-1])
    assert trace.steps[3:9:2] == steps[3:9:2] and trace.steps[-4:] == steps[-4:] and trace.steps[::-1] == steps[::-1]
    assert list(reversed(trace.steps)) == steps[::-1]
    assert trace.steps.index(steps[5]) == 5 and steps[7] in trace.steps


def test_how_things_read_and_a_trace_knows_no_time():
    assert str(Step(2, 4, 7, True)) == "r3c5 = 7"
    assert str(Step(2, 4, 7, False)) == "r3c5: 7 erased"
    assert repr(record(naive.solve, puzzle("newspaper"))) == "Trace(4,208 placements, 4,157 undos, depth 51, solved)"
    assert repr(record(naive.solve, puzzle("empty"), 9)) == "Trace(9 placements, 0 undos, depth 9, cut by the limit)"
    assert repr(record(lambda board: 1, puzzle("newspaper"))) == "Trace(0 placements, 0 undos, depth 0, not solved)"
    for name in dir(record(naive.solve, puzzle("one-blank"))):
        assert not any(word in name for word in ("time", "second", "duration", "elapsed", "speed"))


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
@pytest.mark.parametrize("limit", [1, 2, 7, 30])
def test_exactly_as_many_writes_as_allowed(solve, limit):
    """What was cut returned nothing, even where a bare except lets the solver return."""
    board, log = puzzle("newspaper"), []
    solve([Logged(row, index, log) for index, row in enumerate(board)])
    trace = record(solve, board, limit)
    assert trace.cut is (len(log) > limit)
    assert trace.returned is (None if trace.cut else True)
    assert [tuple(step) for step in trace.steps] == replay(board, log[:limit])[0]
    assert to_line(board) == LINE
    assert not issubclass(LimitReached, Exception), "no exception that a solver expects"


@pytest.mark.parametrize("limit, cut", [(4207 + 4157, True), (4208 + 4157, False), (10**6, False), (None, False)])
def test_a_limit_that_is_just_enough(limit, cut):
    trace = record(naive.solve, puzzle("newspaper"), limit)
    assert (trace.cut, trace.returned, trace.solved) == (cut, None if cut else True, not cut)


def test_a_limit_ends_generators_nested_calls_and_writes_that_change_nothing():
    """Otherwise a solver that blanks a blank for ever would never end."""

    def solve(board, n=0):
        board[n // 9 % 9][n % 9] = 1
        yield n
        yield from solve(board, n + 1)

    trace = watch(lambda board: list(solve(board)), limit=20)
    assert trace.cut and trace.placements == 20
    trace = watch(lambda board: [board[0].__setitem__(0, 0) for _ in iter(int, 1)], limit=1000)
    assert trace.cut and len(trace.steps) == 0


def row_of(*digits):
    return [*digits, *[0] * (9 - len(digits))]


FULL = list(enumerate(FULL_ROW))


def as_function(statements):
    """The program that these statements on `board` are."""
    space = {"FULL_ROW": FULL_ROW, "row_of": row_of, "shuffle": random.Random(5).shuffle}
    exec(f"def write(board): {statements}", space)
    return space["write"]


def test_a_shallow_copy_shares_its_rows():
    def write(board):
        for rows in (board[:], list(board), board.copy(), standard_copy.copy(board), [*board], sorted(board)):
            rows[0][0] = (rows[0][0] + 1) % 10

    trace = watch(write)
    assert trace.placements == 6 and trace.undos == 5
    assert trace.board(len(trace.steps)) == trace.final


@pytest.mark.parametrize(
    "statements, before, steps",
    [  # steps in row 1 as (column, digit), elsewhere as (row, column, digit)
        ("board[0][0] = 5", [], [(0, 5)]),
        ("board[0][0] = 6", [5], [(0, -5), (0, 6)]),
        ("board[0][0] = 6", [6], [(0, -6), (0, 6)]),
        ("board[0][0] = 0", [5], [(0, -5)]),
        ("board[0][0] = 0", [], []),
        ("board[-9][-1] = 4; board[-1][-9] = 3", [], [(8, 4), (8, 0, 3)]),
        ("board[0][2:5] = [7, 0, 8]", [1, 2, 3, 4], [(2, -3), (2, 7), (3, -4), (4, 8)]),
        ("board[0][::4] = (1, 2, 3)", [], [(0, 1), (4, 2), (8, 3)]),
        ("board[0][2::-1] = [1, 2, 3]", [], [(2, 1), (1, 2), (0, 3)]),
        ("board[0][:] = FULL_ROW", [], FULL),
        ("board[0][:] = (digit for digit in FULL_ROW)", [], FULL),
        ("board[0] = FULL_ROW", [], FULL),
        ("board[-9] = tuple(FULL_ROW)", [], FULL),
        ("board[0:2] = [row_of(1), row_of(2)]", [], [(0, 1), (1, 0, 2)]),
        ("board[:] = map(row_of, range(9))", [9], [(0, -9), *((digit, 0, digit) for digit in range(1, 9))]),
        ("board[0][0] += 3", [4], [(0, -4), (0, 7)]),
        ("[None for board[0][0] in (1, 2)]", [], [(0, 1), (0, -1), (0, 2)]),
        ("board[0][0], board[0][1] = 3, 4", [], [(0, 3), (1, 4)]),
        ("[board[0][0], *board[0][1:9]] = FULL_ROW", [], FULL),
        ("board.__setitem__(0, FULL_ROW); board[1].__setitem__(0, 1)", [], [*FULL, (1, 0, 1)]),
        ("list(map(board[0].__setitem__, range(2), [8, 9]))", [], [(0, 8), (1, 9)]),
        ("row = board[0]; row[3] = 1", [], [(3, 1)]),
        ("row = board[0]; board[0] = row_of(1); row[3] = 4", [], [(0, 1)]),  # the row is no longer the board's
    ],
)
def test_every_way_to_write(statements, before, steps):
    write, plain = as_function(statements), [row_of(*before), *map(row_of, [0] * 8)]
    trace = watch(write, plain)
    seen = [(row, col, digit if placed else -digit) for row, col, digit, placed in trace.steps]  # taken out: negative
    assert seen == [step if len(step) == 3 else (0, *step) for step in steps]
    write(plain)
    assert trace.final == [list(row) for row in plain], "not what a plain list does"


COPIES_OF_A_ROW = [
    *(operator.itemgetter(slice(None)), operator.itemgetter(slice(2, None)), list, sorted, standard_copy.deepcopy),
    *(lambda row: [*row], lambda row: row + [], lambda row: row * 1, operator.methodcaller("copy")),  # noqa: RUF005
    *(standard_copy.copy, lambda row: pickle.loads(pickle.dumps(row))),
]
COPIES_OF_A_BOARD = [
    *(lambda board: [row[:] for row in board], lambda board: [list(row) for row in board], copy),
    *(standard_copy.deepcopy, lambda board: pickle.loads(pickle.dumps(board))),
    lambda board: json.loads(json.dumps(board)),
]


def test_copies_are_plain_and_unwatched():
    def solve(board):
        for make in COPIES_OF_A_ROW:
            row = make(board[0])
            assert type(row) is list
            row[0] = 9
            row.append(10)
            row.pop()
        holder = standard_copy.deepcopy({"board": board, "row": board[0]})
        holder["row"][0] = 8
        for own in [holder["board"], *(make(board) for make in COPIES_OF_A_BOARD)]:
            assert type(own) is list and {type(row) for row in own} == {list}
            own[0][0] = 9
            own[1] = row_of(1)
            own.append([])
        return board == puzzle("newspaper")

    trace = watch(solve, puzzle("newspaper"))
    assert len(trace.steps) == 0
    assert trace.returned is True

    def put_back(board):
        own = standard_copy.deepcopy(board)
        board[:] = own if bitmask.solve(own) else []
        return True

    trace = watch(put_back, puzzle("newspaper"))
    assert trace.solved and trace.returned is True
    assert trace.placements == 51 + 30 and trace.undos == 30  # the givens are written over themselves


@pytest.mark.parametrize(
    "statements",
    [
        "board[0], board[1] = board[1], board[0]",
        "board[0][0], board[0][1] = board[0][1], board[0][0]",
        "kept = board[0]; board[0] = board[1]; board[1] = board[2]; board[2] = kept",
        "shuffle(board)",
        *(
            f"{part}{change}"
            for part in ("board", "board[4]")
            for change in (".sort()", ".reverse()", f"[:] = {part}[::-1]", ".sort(key=lambda x: x, reverse=True)")
        ),
    ],
)
def test_exchanging_does_what_it_does_on_a_plain_list(statements):
    board = puzzle("newspaper")
    trace = watch(as_function(statements), board)
    as_function(statements)(board)
    assert trace.final == board == trace.board(len(trace.steps))


@pytest.mark.parametrize("part", ["board", "board[3]"])
@pytest.mark.parametrize(
    "operation",
    [
        *("{}.append(0)", "{}.extend([0])", "{}.insert(0, 0)", "{}.pop()", "{0}.remove({0}[0])", "{}.clear()"),
        *("del {}[0]", "del {}[2:4]", "{} += [[0] * 9]", "{} *= 2"),
    ],
)
def test_operations_that_would_change_the_shape_are_refused(part, operation):
    board = puzzle("newspaper")
    with pytest.raises(TypeError, match="a board keeps its nine rows of nine cells: write into"):
        watch(as_function(operation.format(part)), board)
    assert to_line(board) == LINE


@pytest.mark.parametrize(
    "statement, error, words",
    [
        *(
            (f"board[0]{change}", ValueError, "do not fit into")
            for change in ("[0:3] = 1, 2", "[:] = [1] * 10", " = [1] * 8")
        ),
        *((f"board[{part}", ValueError, "do not fit into") for part in ("0:2] = [[1] * 9]", ":] = [[1] * 9] * 10")),
        *((f"board{part} = [0] * 9", IndexError, None) for part in ("[0][9]", "[0][-10]", "[9][0]", "[9]")),
    ],
)
def test_what_does_not_fit_or_lies_beside_the_board(statement, error, words):
    with pytest.raises(error, match=words):
        watch(as_function(statement), puzzle("newspaper"))


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
        board[0][0], board[1][:] = numpy.int64(5), numpy.array(FULL_ROW)
        return {type(digit) for row in board for digit in row}

    trace = watch(solve)
    assert trace.returned == {int} and trace.placements == 10


class Stop(Exception):
    pass


def recursing(board):
    board[0][0] = 1
    recursing(board)


@pytest.mark.parametrize("run", [record, count, count_placements])
@pytest.mark.parametrize("error", [Stop, KeyboardInterrupt, SystemExit, RecursionError, GeneratorExit])
def test_exceptions_come_through_and_the_board_is_unchanged(run, error):
    def solve(board):
        board[0][2] = 4
        raise error("enough")

    board = puzzle("newspaper")
    with pytest.raises(error, match="enough"):
        run(solve, board)
    assert to_line(board) == LINE
    with pytest.raises(ConflictError, match="clash: r1c1 and r1c9 in row 1 are both 5"):
        run(bitmask.solve, puzzle("clashing-givens"))
    with pytest.raises(RecursionError):  # endless recursion is an ordinary error
        run(recursing, board)


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
    trace = watch(with_helpers, list(map(row_of, [0, 0, 1, 0, 0, 0, 0, 0, 0])))
    lines = [line_of(trace, step) for step in range(len(trace.steps))]
    placed, taken_out = "board[row][col] = digit  # placed here", "board[row][col] = 0  # taken out here"
    assert lines[:13] == [placed, taken_out] * 2 + ["board[1] = FULL_ROW  # a whole row here"] * 9
    assert set(lines[13:-1]) == {"board[2].sort(reverse=True)  # sorted here"} and "a lambda here" in lines[-1]
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


def test_100_000_steps_fit_in_10_megabytes():
    def solve(board):
        for n in range(50_000):
            board[n // 9 % 9][n % 9] = n % 7 + 1
            board[n // 9 % 9][n % 9] = 0

    gc.collect()
    tracemalloc.start()
    try:
        trace = watch(solve)
        trace.board(50_000)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(trace.steps) == 100_000
    assert peak < 10_000_000
    stored = [*vars(trace).values(), *vars(trace.steps).values()]
    assert sum(sys.getsizeof(value) for value in stored) < 10_000_000


def test_any_board_of_a_long_trace_at_a_price_that_does_not_grow():
    trace = record(bitmask.solve, puzzle("against-row-order"), limit=20_000)
    trace.board(0)  # whatever is stored for all of them

    def note(frame, event, argument):
        lines[step] += event == "line"
        return note

    lines = Counter()  # of Python that one board takes: a measure that no other program disturbs
    tracer = sys.gettrace()
    sys.settrace(note)
    try:
        for step in (0, 63, 64, 10_000, 19_999, 20_000):
            trace.board(step)
    finally:
        sys.settrace(tracer)
    assert 0 < max(lines.values()) < 600


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


@pytest.mark.parametrize("solve", [learner_with_copies, Learner().solve], ids=["copies", "class"])
def test_what_learners_write_is_watched_as_it_runs(solve):
    board = puzzle("baekjoon")
    trace = record(solve, board)
    assert board == puzzle("baekjoon")
    own = puzzle("baekjoon")
    assert solve(own) is trace.returned is True
    assert trace.final == own == trace.board(len(trace.steps)) and trace.solved
    if solve is not learner_with_copies:  # the class never blanks between two tries: that is an undo and a placement
        assert list(trace.steps) == list(record(naive.solve, board).steps)


@pytest.mark.parametrize("limit", [0, -1, 10.5, "9", True, float("nan")])
def test_a_limit_is_a_whole_number_above_0_everywhere(limit):
    board = puzzle("newspaper")
    for call in (
        lambda: record(naive.solve, board, limit=limit),
        lambda: solutions.count(board, limit),
        lambda: measure({"naive": naive.solve}, [board], limit=limit),
        lambda: measure({"naive": naive.solve}, [board], rounds=limit),
    ):
        with pytest.raises(ValueError, match="must be a whole number, 1 or more, not"):
            call()
    for givens in (22.5, "30", -1):
        with pytest.raises(ValueError, match="givens"):
            generate(1, givens)


@pytest.mark.parametrize(
    "doubled", [standard_copy.copy, standard_copy.deepcopy, lambda trace: pickle.loads(pickle.dumps(trace))]
)
def test_a_trace_can_be_copied_and_sent(doubled):
    trace = record(naive.solve, puzzle("newspaper"))
    assert trace.tree and trace.board(100)  # what is computed once is left out
    other = doubled(trace)
    assert (list(other.steps), other.final, other.returned, repr(other)) == (
        *(list(trace.steps), trace.final, trace.returned),
        repr(trace),
    )
    assert other.board(1000) == trace.board(1000) and other.tree == trace.tree
    assert [other.source(k).line for k in (0, 99)] == [trace.source(k).line for k in (0, 99)]
    assert other.source(0).code.co_name == "search"


def test_a_board_that_is_kept_does_not_write_into_a_finished_trace():
    kept = []

    def keep(board):
        kept.extend([board, board[0]])
        board[0][0] = 5
        return True

    trace = record(keep, puzzle("empty"), limit=3)
    for _ in range(5):
        kept[0][8][8] = 9
        kept[1][1] = 7
        kept[0][3] = [1] * 9
    assert len(trace.steps) == 1 and trace.placements == 1 and not trace.cut
    assert sum(map(sum, trace.final)) == 5


THREE_BLANKS = parse(to_line(puzzle("full")).replace("53", "..", 1)[:72] + ".45286179")
SEARCHED = """
call 1: r1c1 = 3
  call 2: returns False
call 1: r1c1 = 0
call 1: r1c1 = 5
  call 3: r1c2 = 3
    call 4: r9c1 = 3
      call 5: returns True
    call 4: returns True
  call 3: returns True
call 1: returns True
"""


def countdown(n):
    if n > 0:
        countdown(n - 1)


def factorial(n):
    """A line for each call that begins and for each that ends."""
    return 1 if n < 2 else n * factorial(n - 1)


def climbing(board):
    climbing(board)


def even(n):
    return n == 0 or odd(n - 1)


def odd(n):
    return n != 0 and even(n - 1)


def dividing(n):
    return 1 // n if n < 1 else dividing(n - 1)


def catching(n):
    try:
        return 1 // n + catching(n - 1)
    except ZeroDivisionError:
        return None


@functools.cache
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def outer(board):
    def put(row, col, digit):  # a helper, whose writes are its caller's
        board[row][col] = digit
        return digit

    def fill(cell):
        if cell == 81:
            return True
        row, col = divmod(cell, 9)
        if board[row][col]:
            return fill(cell + 1)
        fitting = [digit for digit in range(1, 10) if naive.fits(board, row, col, digit)]
        return any(put(row, col, digit) and fill(cell + 1) for digit in fitting) or put(row, col, 0) > 0

    board = standard_copy.deepcopy(board) and board  # the standard library's recursion is not shown
    return fill(0)


def said_of(calls):
    """Its lines as "depth, number, text"."""
    found = [re.fullmatch(r"((?:  )*)call (\d+): (.*)", line) for line in calls.splitlines()]
    return [f"{len(hit[1]) // 2} {hit[2]} {hit[3]}" for hit in found]


def test_the_calls_of_a_search():
    board = copy(THREE_BLANKS)
    calls = show_calls(naive.search, board)
    assert repr(calls) == str(calls) == SEARCHED.strip() and board == THREE_BLANKS
    assert said_of(show_calls(naive.solve, board))[:4] == [
        *("0 1 solve(board)", "1 2 search(board)", "1 2 r1c1 = 3", "2 3 search(board)")
    ]
    assert said_of(show_calls(outer, board, lines=999))[:5] == [
        *("0 1 outer(board)", "1 2 fill(0)", "1 2 r1c1 = 3", "2 3 fill(1)", "2 3 returns False")
    ]
    assert said_of(show_calls(Learner().solve, board, lines=999))[1] == "1 2 search(0)"
    assert said_of(show_calls(learner_with_copies, board))[:3] == [  # writes in copies are not seen
        *("0 1 learner_with_copies(board)", "1 2 returns False", "1 3 learner_with_copies(board)")
    ]


@pytest.mark.parametrize(
    "function, argument, lines",
    [
        (countdown, 1, "0 1 countdown(1), 1 2 countdown(0), 1 2 returns None, 0 1 returns None"),
        (factorial, 2, "0 1 factorial(2), 1 2 factorial(1), 1 2 returns 1, 0 1 returns 2"),
        (even, 1, "0 1 even(1), 1 2 odd(0), 1 2 returns False, 0 1 returns False"),
        (
            fibonacci,
            2,
            "0 1 fibonacci(2), 1 2 fibonacci(1), 1 2 returns 1, 1 3 fibonacci(0), 1 3 returns 0, 0 1 returns 1",
        ),
        (dividing, 1, "0 1 dividing(1), 1 2 dividing(0), 1 2 raises ZeroDivisionError, 0 1 raises ZeroDivisionError"),
        (catching, 0, "0 1 catching(0), 0 1 returns None"),
        (lambda given: given.pop(), [5], "0 1 <lambda>([5]), 0 1 returns 5"),
        (object.__init__, None, None),
        ((n for n in "a").__next__, None, None),
        (lambda n: (yield n), 1, None),
    ],
)
def test_the_calls_of_any_function(function, argument, lines):
    if lines is None:
        with pytest.raises(TypeError, match="needs a function in Python that returns its answer"):
            show_calls(function, argument)
    else:
        kept = standard_copy.copy(argument)
        assert said_of(show_calls(function, argument)) == lines.split(", ")
        assert argument == kept


def test_what_ends_python_itself_and_a_call_that_cannot_begin_are_raised():
    with pytest.raises(TypeError, match="positional argument"):
        show_calls(countdown)
    with pytest.raises(SystemExit):
        show_calls(lambda board: sys.exit(), THREE_BLANKS)


def test_long_runs_are_cut_and_stopped_and_the_callers_tracer_comes_back():
    def tracer(frame, event, value):
        return None

    before = sys.gettrace(), sys.getprofile()
    sys.settrace(tracer)
    try:
        long = show_calls(naive.search, puzzle("newspaper")).splitlines()
        assert sys.gettrace() is tracer
        endless = show_calls(climbing, puzzle("empty"), lines=4)
        stopped = show_calls(naive.search, puzzle("newspaper"), lines=4, steps=100).splitlines()
        deaf_to_it = show_calls(deaf, puzzle("empty"), lines=4, steps=3)
        assert sys.gettrace() is tracer
    finally:
        sys.settrace(before[0])
    assert sys.getprofile() is before[1]
    assert len(long) == 60 and long[-1] == "call 1: returns True"
    assert long[-2] == "… 12,515 lines are left out here; with `lines=12574` they are shown."
    assert len(show_calls(naive.search, puzzle("newspaper"), lines=12574).splitlines()) == 12574
    assert endless.splitlines()[::3] == ["call 1: climbing(board)", "call 1: raises RecursionError"]
    assert stopped[2:] == [
        *("… 69 lines are left out here; with `lines=72` they are shown.", "… The run was stopped after 100 steps.")
    ]
    assert deaf_to_it.splitlines()[-1] == "… The run was stopped after 3 steps."


def test_a_value_is_short_and_the_same_in_every_run():
    calls = show_calls(lambda *given: object(), "x" * 99, "board", THREE_BLANKS)
    assert calls == f"call 1: <lambda>(('{'x' * 37}…)\ncall 1: returns <object object>"
