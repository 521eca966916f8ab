"""How checks look at solvers: boards on which every line of the clash check decides, and what is told of a search."""

import pytest

from sudoku_teach.board import CELLS, UNITS, box_index, copy
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.show import Seen
from sudoku_teach.lessons.watching import CLASHES, LIMIT, boards, show_solver, solved, watch
from sudoku_teach.reading import parse
from sudoku_teach.solvers import naive
from sudoku_teach.solvers.naive import fits, next_blank


def row(r, c):
    return {(r, k) for k in range(9)}


def column(r, c):
    return {(k, c) for k in range(9)}


def box(r, c):
    return set(UNITS[f"box {box_index(r, c) + 1}"])


def block(top, left, rows=3, cols=3):
    return {(r, c) for r, c in CELLS if top <= r < top + rows and left <= c < left + cols}


def lines(r, c):
    return row(r, c) | column(r, c)


# Which cells a wrong check looks at before it writes into (r, c).
WRONG = {
    "no rows": lambda r, c: column(r, c) | box(r, c),
    "no columns": lambda r, c: row(r, c) | box(r, c),
    "no boxes": lines,
    **{f"rows without {k}": lambda r, c, k=k: row(r, c) - column(0, k) | column(r, c) | box(r, c) for k in range(9)},
    **{f"columns without {k}": lambda r, c, k=k: column(r, c) - row(k, 0) | row(r, c) | box(r, c) for k in range(9)},
    "columns without the index of the column": lambda r, c: column(r, c) - {(c, c)} | row(r, c) | box(r, c),
    "rows without the index of the row": lambda r, c: row(r, c) - {(r, r)} | column(r, c) | box(r, c),
    "only cells before": lambda r, c: {cell for cell in lines(r, c) | box(r, c) if cell < (r, c)},
    **{f"boxes without row {k}": lambda r, c, k=k: lines(r, c) | box(r, c) - row(r // 3 * 3 + k, 0) for k in range(3)},
    **{
        f"boxes without col {k}": lambda r, c, k=k: lines(r, c) | box(r, c) - column(0, c // 3 * 3 + k)
        for k in range(3)
    },
    **{f"boxes without cell {k}": lambda r, c, k=k: lines(r, c) | box(r, c) - {sorted(box(r, c))[k]} for k in range(9)},
    "boxes 1, 5 and 9 only": lambda r, c: lines(r, c) | (box(r, c) if r // 3 == c // 3 else set()),
    "boxes from row // 3": lambda r, c: lines(r, c) | block(r // 3, c // 3),
    "boxes from the cell": lambda r, c: lines(r, c) | block(r, c),
    "boxes around the cell": lambda r, c: lines(r, c) | block(r - 1, c - 1),
    "row and column swapped": lambda r, c: lines(c, r) | box(c, r),
}
ORDERS = {
    "by rows": (CELLS, range(1, 10)),
    "by columns": (sorted(CELLS, key=lambda cell: cell[::-1]), range(1, 10)),
    "from the end": (CELLS[::-1], range(9, 0, -1)),
}


def fill(board, cells, digits, looks, writes):
    blank = next((cell for cell in cells if not board[cell[0]][cell[1]]), None)
    if blank is None:
        return True
    seen = [board[r][c] for r, c in looks(*blank) - {blank}]
    for digit in digits:
        if digit not in seen and writes:
            writes.pop()
            board[blank[0]][blank[1]] = digit
            if fill(board, cells, digits, looks, writes):
                return True
            board[blank[0]][blank[1]] = 0
    return False


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("looks", WRONG.values(), ids=WRONG)
def test_every_wrong_check_goes_wrong_on_a_board(looks, order):
    for line in CLASHES.split():
        board, right, writes = parse(line), parse(line), [None] * 3_000
        result, expected = fill(board, *ORDERS[order], looks, writes), naive.search(right)
        if (result, board) != (expected, right) or not writes:
            return
    pytest.fail("right on all boards")


def deep(board):
    """The digit comes out before the search goes on, so there is no end."""
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    board[r][c] = 1
    board[r][c] = 0
    return deep(board)


def far_down(calls, board):
    return far_down(calls - 1, board) if calls else watch((deep,), (board,))


def test_a_search_without_end_is_cut_at_one_place_wherever_it_is_called():
    board = boards()[0]
    seen = watch((deep,), (board,))
    assert seen["cut"] and len(seen["writes"]) == LIMIT and seen["after"] == board
    assert far_down(100, board) == seen


def stops(board):
    """Never tries a second digit."""
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    digit = next((digit for digit in range(1, 10) if fits(board, r, c, digit)), 0)
    board[r][c] = digit
    return bool(digit) and stops(board)


def loses(board):
    naive.search(board)
    board[:] = [[0] * 9] * 9
    return False


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize(
    ("solver", "sentence"),
    [
        (stops, "In the solution r1c1 is 5, which was never written there."),
        (loses, "At one moment the board was solved; after that, digits were changed or erased again."),
        (loses, "The given in r1c3, r1c4 and r1c5 was changed."),
        (lambda board: True, "r1c1 is still blank."),
        (lambda board: 1 / 0, None),
    ],
)
def test_what_a_search_did_is_told(solver, sentence):
    board = boards()[2]
    outcome, watched = [runner.observe((solver,), (copy(board),), drive) for drive in (solved, watch)]
    expected = runner.observe((naive.search,), (copy(board),), solved)
    *told, picture = show_solver(Seen((board,), outcome, expected, False, watched))
    assert picture in ("a board", "boards")
    assert sentence in told[-1] if sentence else told == []
