"""The reference solvers: exact counts, exact order, contracts, and agreement with an exhaustive check."""

import itertools
import math
import random

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from sudoku_teach import solutions
from sudoku_teach.board import (
    CELLS,
    UNITS,
    Conflict,
    ConflictError,
    PuzzleFormatError,
    conflicts,
    copy,
    is_solved,
    to_line,
)
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask, mrv, naive, one_integer, sets
from sudoku_teach.trace import count_placements, record

ROW_ORDER = {"naive": naive.solve, "sets": sets.solve, "bitmask": bitmask.solve}
SOLVERS = {**ROW_ORDER, "mrv": mrv.solve, "one_integer": one_integer.solve}

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

each_solver = pytest.mark.parametrize("solve", SOLVERS.values(), ids=SOLVERS)

EMPTY = "0" * 81
AGAINST_ROW_ORDER = "000000000000003085001020000000507000004000100090000000500000073002010000000040009"

COUNTS = {
    # board: (naive = bitmask, mrv)
    "103000509002109400000704000300502006060000050700803004000401000009205800804000107": (187, 51),
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079": (4_208, 51),
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300": (200, 49),
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400": (49_558, 13_810),
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300": (8_969, 219),
    AGAINST_ROW_ORDER: (69_175_316, 58_233),
    EMPTY: (391, 81),
    "000056700000100000600370000004000001300060900080000020500007300002000008010000040": (501, 8_272),
}


# A board that public programs got wrong: two givens, and the smallest solution is some way off.
FEW_GIVENS = "0" * 56 + "8" + "0" * 17 + "6" + "0" * 6
HARD_FOR_ROW_ORDER = "001000000200000000003000000400000005005000600600000040007103000800000000009020000"


class Ledger(list):
    """A row that counts and lists digits written into blanks: shorter than a trace, and independent of it."""

    def __init__(self, row, index, placed):
        super().__init__(row)
        self.index, self.placed = index, placed

    def __setitem__(self, col, digit):
        if digit and not self[col]:
            self.placed.append((self.index, col, digit))
        super().__setitem__(col, digit)


def placements(solve, line):
    placed = []
    board = [Ledger(row, index, placed) for index, row in enumerate(parse(line))]
    solve(board)
    return placed


@pytest.mark.parametrize("line", COUNTS)
def test_counts(line):
    row_order, by_choice = COUNTS[line]
    assert len(placements(mrv.solve, line)) == by_choice
    if line != AGAINST_ROW_ORDER:
        assert [len(placements(solve, line)) for solve in ROW_ORDER.values()] == [row_order] * 3


def test_what_takes_row_order_too_long_is_easy_for_mrv():
    board = parse(FEW_GIVENS)
    assert count_placements(bitmask.solve, board) == 257_848
    assert bitmask.solve(board) and board == solutions.smallest(parse(FEW_GIVENS))
    for line in (FEW_GIVENS, HARD_FOR_ROW_ORDER):
        board = parse(line)
        assert mrv.solve(board) and is_solved(board)
    assert count_placements(mrv.solve, parse(HARD_FOR_ROW_ORDER)) == 69


@pytest.mark.slow
@pytest.mark.parametrize("solve", [naive.solve, bitmask.solve], ids=["naive", "bitmask"])
def test_row_order_count_of_the_board_built_against_it(solve):
    assert count_placements(solve, parse(AGAINST_ROW_ORDER)) == COUNTS[AGAINST_ROW_ORDER][0]


SMALLEST_OF_ALL = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"


@pytest.mark.parametrize("name", [name for name in PUZZLES if name != "clashing-givens"])
def test_row_order_solvers_visit_the_same_nodes(name):
    """On a board that never ends, too: all 4,000 that are allowed."""
    first, *others = (record(solve, puzzle(name), limit=4_000) for solve in ROW_ORDER.values())
    assert all(list(trace.steps) == list(first.steps) and trace.returned == first.returned for trace in others)
    assert name != "against-row-order" or len(first.steps) == 4_000


def slow_mrv(board, placed):
    """MRV, told in plain words: sets, lists, and a copy of the board at each node."""
    blanks = [(row, col, fits_in(board, row, col)) for row, col in CELLS if board[row][col] == 0]
    if not blanks:
        return True
    row, col, fitting = next((blank for blank in blanks if len(blank[2]) <= 1), min(blanks, key=lambda b: len(b[2])))
    for digit in fitting:
        placed.append((row, col, digit))
        child = copy(board)
        child[row][col] = digit
        if slow_mrv(child, placed):
            return True
    return False


@pytest.mark.parametrize(
    "name", ["newspaper", "ten-solutions", "hard", "one-blank", "full", "no-place-in-a-box", "empty"]
)
def test_mrv_visits_the_nodes_it_should(name):
    expected = []
    slow_mrv(puzzle(name), expected)
    assert placements(mrv.solve, PUZZLES[name].line) == expected


def shuffled(seed):
    """A solved board: digits renamed, rows and columns in another order, perhaps transposed."""
    chance = random.Random(seed)
    names = chance.sample(range(1, 10), 9)

    def order():
        return [3 * band + k for band in chance.sample(range(3), 3) for k in chance.sample(range(3), 3)]

    rows, cols = order(), order()
    board = [[names[int(SOLVED[9 * row + col]) - 1] for col in cols] for row in rows]
    return [list(column) for column in zip(*board, strict=True)] if chance.random() < 0.5 else board


@st.composite
def small_tasks(draw):
    """A solved board with few cells blanked; many of these tasks have several solutions, many have none."""
    board = shuffled(draw(st.integers(0, 2**32)))
    blank = draw(st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=12))
    kind = draw(st.sampled_from(["as it is", "exchangeable", "a wrong digit"]))
    if kind == "exchangeable":
        blank |= draw(st.sampled_from(exchangeable(board)))
    elif kind == "a wrong digit":
        row, col, wrong = draw(st.integers(0, 8)), draw(st.integers(0, 8)), draw(st.integers(1, 9))
        units = [unit for unit in UNITS.values() if (row, col) in unit]
        blank |= {cell for unit in units for cell in unit if board[cell[0]][cell[1]] == wrong}
        board[row][col] = wrong  # nothing clashes: where else this digit stood is blank now
        blank -= {(row, col)}
    for row, col in blank:
        board[row][col] = 0
    return board


def exchangeable(board):
    """Sets of cells in two columns of a stack: exchange them row by row, and the board stays solved."""
    found = []
    for left, right in ((0, 1), (3, 4), (6, 8)):
        rows = {board[row][left]: row for row in range(9)}
        for start in range(9):
            chain, row = [start], rows[board[start][right]]
            while row != start:
                chain.append(row)
                row = rows[board[row][right]]
            if len(chain) < 6:
                found.append({(row, col) for row in chain for col in (left, right)})
    return found or [set()]


def fits_in(board, row, col):
    seen = {board[r][c] for unit in UNITS.values() if (row, col) in unit for r, c in unit}
    return [digit for digit in range(1, 10) if digit not in seen]


def all_solutions(board):
    """Every way to fill the blanks, tried; no search, no cleverness."""
    blanks = [(row, col) for row, col in CELLS if board[row][col] == 0]
    choices = [fits_in(board, row, col) for row, col in blanks]
    assume(math.prod(map(len, choices)) <= 4_000)
    found = []
    for digits in itertools.product(*choices):
        full = copy(board)
        for (row, col), digit in zip(blanks, digits, strict=True):
            full[row][col] = digit
        if all({full[row][col] for row, col in unit} == set(range(1, 10)) for unit in UNITS.values()):
            found.append(full)
    return found


@settings(max_examples=100)
@given(board=small_tasks())
@example(board=puzzle("one-blank"))
@example(board=puzzle("full"))
def test_solvers_agree_with_an_exhaustive_check(board):
    solutions = all_solutions(board)
    for name, solve in SOLVERS.items():
        own = copy(board)
        rows = list(own)
        answer = solve(own)
        assert answer is bool(solutions), name
        assert own in solutions if solutions else own == board, name
        assert all(row is before for row, before in zip(own, rows, strict=True)), f"{name} replaced a row"
        if name in ROW_ORDER and solutions:
            assert to_line(own) == min(map(to_line, solutions)), f"{name}: not the smallest"
    first, *others = (placements(solve, to_line(board)) for solve in ROW_ORDER.values())
    assert all(placed == first for placed in others)


def test_the_small_tasks_have_none_one_and_several_solutions():
    """The tests above would prove little if all their tasks were of one kind."""
    seen = set()

    @settings(max_examples=100, database=None, derandomize=True)
    @given(board=small_tasks())
    def look(board):
        seen.add(min(len(all_solutions(board)), 2))

    look()
    assert seen == {0, 1, 2}


UNSOLVABLE = [name for name in PUZZLES if name.startswith("no-")]


class Stone(list):
    """A row that can be read and not written."""

    def __setitem__(self, key, value):
        raise AssertionError(f"written: {key} = {value}")


CLASHING = {
    "the first board ever to hang a solver": "55" + "." * 79,
    "a 9 twice in row 1": ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..",
    "clashing-givens": PUZZLES["clashing-givens"].line,
    "in a column only": "5" + "." * 35 + "5" + "." * 44,
    "in a box only": "5" + "." * 9 + "5" + "." * 70,
    "in the last two cells": "." * 79 + "11",
    "full, and wrong": SOLVED[:-1] + "1",
    "nothing but fives": "5" * 81,
}


@each_solver
@pytest.mark.parametrize("line", CLASHING.values(), ids=CLASHING)
def test_a_clash_is_said_before_any_write(solve, line):
    board = [Stone(row) for row in parse(line)]
    with pytest.raises(ConflictError, match=r"^clash: r\dc\d.* in (row|column|box) \d are (both|all) \d$"):
        solve(board)
    assert to_line(board) == line


@each_solver
def test_what_is_no_board_to_work_on_is_refused(solve):
    """By `check`, whose own tests have more of them."""
    for board in ([[0] * 9] * 9, [[True] + [0] * 8, *([0] * 9 for _ in range(8))], [tuple([0] * 9)] * 9, None):
        before = repr(board)
        with pytest.raises(PuzzleFormatError):
            solve(board)
        assert repr(board) == before


@each_solver
@pytest.mark.parametrize(
    "name", [*UNSOLVABLE, "newspaper", "baekjoon", "gentle", "one-blank", "full", "ten-solutions", "empty"]
)
def test_solved_in_place_with_the_givens_kept_or_exactly_as_it_was(solve, name):
    board = puzzle(name)
    rows = list(board)
    assert solve(board) is (name not in UNSOLVABLE)
    assert is_solved(board) if name not in UNSOLVABLE else board == puzzle(name)
    assert all(row is before for row, before in zip(board, rows, strict=True))
    digits = zip(to_line(board), PUZZLES[name].line, strict=True)
    assert all(given in (".", digit) for digit, given in digits)
    assert {type(digit) for row in board for digit in row} == {int}
    if name == "empty":
        assert (to_line(board) == SMALLEST_OF_ALL) is (solve in ROW_ORDER.values())
    if name == "full":
        assert solve([Stone(row) for row in puzzle(name)]) is True, "a full board is not written in"


@each_solver
def test_the_same_board_twice_in_one_process(solve):
    first, _, second = (record(solve, puzzle(name)) for name in ("newspaper", "hard", "newspaper"))
    assert list(first.steps) == list(second.steps) and first.final == second.final


def test_two_solutions():
    first, second = map(to_line, solutions.all_solutions(puzzle("two-solutions")))
    apart = [cell for cell in range(81) if first[cell] != second[cell]]
    assert len(apart) == 4
    assert len({cell // 9 for cell in apart}) == len({cell % 9 for cell in apart}) == 2
    assert {first[cell] for cell in apart} == {second[cell] for cell in apart} == {"1", "3"}


def test_ten_solutions():
    found = list(map(to_line, solutions.all_solutions(puzzle("ten-solutions"))))
    assert len(found) == len(set(found)) == 10
    board = puzzle("ten-solutions")
    mrv.solve(board)
    assert to_line(board) in found and to_line(board) != min(found)
    whole, line = PUZZLES["newspaper"].line, PUZZLES["ten-solutions"].line
    assert [own for given, own in zip(whole, line, strict=True) if given != own] == ["."] * 3


def with_places(board, number):
    """Blanks in which so many digits fit, and digits not yet in a unit that have so many places in it."""
    cells = [(r, c) for r, c in CELLS if board[r][c] == 0 and len(fits_in(board, r, c)) == number]
    units = []
    for name, unit in UNITS.items():
        open_to = [digit for row, col in unit if board[row][col] == 0 for digit in fits_in(board, row, col)]
        held = {board[row][col] for row, col in unit}
        units += [(digit, name) for digit in range(1, 10) if digit not in held and open_to.count(digit) == number]
    return cells, units


@pytest.mark.parametrize(
    "name, cells, units",
    [
        ("no-digit-for-a-cell", [(3, 5)], []),
        ("no-place-in-a-row", [], [(1, "row 7")]),
        ("no-place-in-a-column", [], [(4, "column 3")]),
        ("no-place-in-a-box", [], [(4, "box 5")]),
    ],
)
def test_unsolvable_for_exactly_the_reason_given(name, cells, units):
    board = puzzle(name)
    assert conflicts(board) == []
    assert with_places(board, 0) == (cells, units)
    assert solutions.count(board) == 0
    for row, col in cells:
        assert f"r{row + 1}c{col + 1}" in PUZZLES[name].why
    for digit, unit in units:
        assert f"{digit} has no place in {unit}" in PUZZLES[name].why


def test_what_else_is_said_of_the_puzzles():
    in_row, in_column = ((0, 0), (0, 8)), ((0, 8), (7, 8))
    assert conflicts(puzzle("clashing-givens")) == [Conflict(5, "row 1", in_row), Conflict(5, "column 9", in_column)]
    lines = zip(PUZZLES["newspaper"].line, PUZZLES["clashing-givens"].line, strict=True)
    assert [(given, own) for given, own in lines if given != own] == [(".", "5")]
    assert 81 - PUZZLES["seventeen"].line.count(".") == 17
    assert PUZZLES["empty"].line == "." * 81
    assert PUZZLES["one-blank"].line.count(".") == 1
    assert is_solved(puzzle("full"))
    assert PUZZLES["against-row-order"].line.startswith("." * 9)
    assert to_line(next(solutions.all_solutions(puzzle("against-row-order")))).startswith("987654321")
    # r8c3 in both; no blank has a single candidate
    assert with_places(puzzle("hard"), 1) == ([], [(1, "column 3"), (1, "box 7")])
    assert "no digit is given away" not in PUZZLES["hard"].why
    counted = "baekjoon newspaper gentle hardest hard against-row-order empty against-mrv"
    assert [to_line(puzzle(name), "0") for name in counted.split()] == list(COUNTS)


def test_names():
    assert 14 <= len(PUZZLES) <= 20
    for name, entry in PUZZLES.items():
        assert entry.name == name and set(entry.line) <= set(".123456789")
        assert entry.why and "\n" not in entry.why
        assert to_line(puzzle(name)) == entry.line
    assert puzzle("newspaper") is not puzzle("newspaper")
    with pytest.raises(KeyError, match="no puzzle is called 'newspapre'; there are baekjoon, newspaper, "):
        puzzle("newspapre")
