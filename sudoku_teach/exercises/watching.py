"""How a check looks at a solver: the board it leaves, and what it wrote on the way."""

from collections.abc import Sequence
from random import Random

from sudoku_teach.board import CELLS, Board, cell_name, conflicts, joined, to_line
from sudoku_teach.exercises.show import fenced, said
from sudoku_teach.exercises.task import Program, Seen, Sign
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.trace import record

LIMIT = 5_000  # writes that are watched; whatever the order of cells and digits, the boards below need at most 3,200

# Boards for solvers. Each has one solution or none, so that the order of cells and digits is free.
# In `DEAD_END` the first blank takes two digits, and the smaller one leads to a blank that nothing fits. In
# `IMPOSSIBLE` both do, and they are 1 and 9: a digit that is left behind is the first one tried, or the last.
DEAD_END = "..4678912672195348198342567859761423426853791713924856961537284287419635.45286179"
IMPOSSIBLE = "..4678532672359148358142967895763421426891753731524896563917284287435619.19286375"
# No blank has a single candidate, and no digit a single place in a unit. With a 2 in r8c8 it has no solution.
NOTHING_FORCED = "74986.3.5521734896386.5947.23564.98.814.9.63.967.8.5.4678.2.149452918763193476258"
LOST = "74986.3.5521734896386.5947.23564.98.814.9.63.967.8.5.4678.25149452918763193476258"

# Two solutions. Row by row the smaller one comes first, with the blanks down the columns or from the end the other one.
ROWS_OR_COLUMNS = "5.4678912.7219534819.34.56..597.14..42.85..9...392.85.....372842874196353452861.9"


def boards() -> list[Board]:
    """One blank; none; a dead end; no solution though nothing clashes; the same two larger; a full puzzle."""
    small = [parse(line) for line in (DEAD_END, IMPOSSIBLE, NOTHING_FORCED, LOST)]
    return [puzzle("one-blank"), puzzle("full"), *small, puzzle("gentle")]


def solved(functions: Program, arguments: tuple) -> dict:
    """Run a solver on a plain board: what it returned, and what it left."""
    (board,) = arguments
    returned = functions[0](board)
    return {"returned": returned, "after": board}


def watch(functions: Program, arguments: tuple) -> dict:
    """Run a solver on a watched copy of the board: what it returned, what it left, and what it wrote on the way."""
    (board,) = arguments
    trace = record(functions[0], board, limit=LIMIT)
    return {
        "returned": trace.returned,
        "after": trace.final,
        "writes": [tuple(step) for step in trace.steps],  # (row, col, digit, placed)
        "cut": trace.cut,
    }


def same_end(yours, expected) -> bool:
    """The same answer and the same board; by which writes it came about is the solver's own affair."""
    return (
        isinstance(yours["returned"], bool | int)
        and yours["returned"] == expected["returned"]  # 1 and 0 will do; 7 counts as true, and is no answer
        and yours["after"] == expected["after"]
    )


def fewer_givens(line: str, rng: Random, blanks: int) -> Board:
    """A solved board with some of its cells blank."""
    board = parse(line)
    for row, col in rng.sample(CELLS, blanks):
        board[row][col] = 0
    return board


def show_solver(seen: Seen) -> list:
    """The board before and after, what was returned, and what is wrong with the board that was left."""
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib
    from sudoku_teach.pictures.page import beside

    (board,) = seen.arguments
    expected, yours = seen.expected.value, seen.outcome.value
    if not isinstance(yours, dict):
        return [f"yours: {said(seen.outcome)}", draw_board(board, title="before")]
    right = "the board is solved" if expected["returned"] else "no solution, so the board is unchanged"
    lines = [f"expected: returns {expected['returned']}; {right}", f"yours:    returns {yours['returned']!r}"]
    after = yours["after"]
    if not is_board(after):
        return [fenced([*lines, f"          the board holds {after!r}"]), draw_board(board, title="before")]
    if after == board:
        return [fenced([lines[0], f"{lines[1]}; the board is unchanged"]), draw_board(board)]
    text = f"the board before, {to_line(board)}, and after, {to_line(after)}"
    picture = beside(draw_board(board, title="before"), draw_board(after, givens=board, title="after"), text=text)
    return [fenced(lines), *_what_is_wrong(board, after), picture]


def is_board(value: object) -> bool:
    """Nine rows of nine ints from 0 to 9."""
    return (
        isinstance(value, list)
        and [len(row) for row in value if isinstance(row, list) and all(type(d) is int and 0 <= d <= 9 for d in row)]
        == [9] * 9
    )


def _what_is_wrong(board: Board, after: Board) -> list[str]:
    """Sentences about the board that was left, none of which is a guess."""
    found = [f"Afterwards {clash}." for clash in conflicts(after)[:1]]
    lost = [cell_name(r, c) for r, c in CELLS if board[r][c] and after[r][c] != board[r][c]]
    if lost:
        found.append(f"The given in {joined(lost[:3])} has been changed.")
    blank = [cell_name(r, c) for r, c in CELLS if not after[r][c]]
    if blank and not found:
        found.append(f"{joined(blank[:3])} {'is' if len(blank) == 1 else 'are'} blank afterwards.")
    return found


# ---- signs of solvers --------------------------------------------------------------------------------


def _ends(seen: Sequence[Seen]) -> list[tuple[Board, dict, dict, bool]]:
    """(board, yours, expected, agrees) of the cases in which the solver came to an end by itself."""
    return [
        (one.arguments[0], one.outcome.value, one.expected.value, one.agrees)
        for one in seen
        if isinstance(one.outcome.value, dict)
    ]


def _nothing_written(seen: Sequence[Seen]) -> bool:
    """It says that it has solved boards, and has written in none of them."""
    claims = [(board, yours) for board, yours, *_ in _ends(seen) if yours["returned"] and not all(map(all, board))]
    return bool(claims) and all(yours["after"] == board for board, yours in claims)


def _new_board(seen: Sequence[Seen]) -> bool:
    returned = [yours["returned"] for _, yours, *_ in _ends(seen)]
    return any(map(is_board, returned)) and all(is_board(each) or not each for each in returned)


def _none_for_an_answer(seen: Sequence[Seen]) -> bool:
    """Every board is left as it should be; only what is returned is None."""
    ends = _ends(seen)
    wrong = [yours for *_, yours, _, agrees in ends if not agrees]
    return (
        len(ends) == len(seen)
        and bool(wrong)
        and all(yours["after"] == expected["after"] for _, yours, expected, _ in ends)
        and all(yours["returned"] is None for yours in wrong)
    )


def _left_half_filled(seen: Sequence[Seen]) -> bool:
    """Everything is right but the boards without a solution, which are changed although it returned False."""
    ends = _ends(seen)
    wrong = [(board, yours) for board, yours, _, agrees in ends if not agrees]
    return (
        len(ends) == len(seen)
        and bool(wrong)
        and all(agrees for *_, expected, agrees in ends if expected["returned"])
        and all(not yours["returned"] and yours["after"] != board for board, yours in wrong)
    )


SOLVER_SIGNS = (
    Sign(
        "nothing is written into the board",
        "`True` was returned, and the board that was passed is unchanged. A copy may have been filled: fill the "
        "caller's own board.",
        _nothing_written,
    ),
    Sign(
        "a new board is returned",
        "a board came back. Fill the caller's own board, and return `True` or `False`.",
        _new_board,
    ),
    Sign(
        "`None` for an answer",
        "the board is right every time, but `None` came back where `True` or `False` should. A bare `return`, or the "
        "end of the function, returns `None`, which counts as false.",
        _none_for_an_answer,
    ),
    Sign(
        "an unsolvable board stays half-filled",
        "all solvable boards are right. Where there is no solution, the board must be unchanged in the end.",
        _left_half_filled,
    ),
)
