"""How a check watches a solver: `trace.record` records its writes, and these show the slips.

All exercises whose program fills a board share the boards, `watch`, `same_end`, `show_solver` and `SOLVER_SLIPS`.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from sudoku_teach.board import Board, Cell, conflicts, is_solved, to_line
from sudoku_teach.exercises.child import Arguments, Functions
from sudoku_teach.exercises.task import Seen, Slip, fenced
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.trace import record

LIMIT = 20_000  # writes; whatever the order of cells and digits, the boards below need at most 3,200

# Boards for solvers. Each has one solution or none, so that the order of cells and digits is free.
# In `DEAD_END` the first blank can take two digits, and the smaller one leads to a blank that nothing fits. In
# `IMPOSSIBLE` both do, and they are 1 and 9: a digit that stays on the board is the first one tried, or the last.
DEAD_END = "..4678912672195348198342567859761423426853791713924856961537284287419635.45286179"
IMPOSSIBLE = "..4678532672359148358142967895763421426891753731524896563917284287435619.19286375"
# No blank has a single candidate, and no digit a single place in a unit. With a 2 in r8c8 it has no solution.
NOTHING_FORCED = "74986.3.5521734896386.5947.23564.98.814.9.63.967.8.5.4678.2.149452918763193476258"
LOST = "74986.3.5521734896386.5947.23564.98.814.9.63.967.8.5.4678.25149452918763193476258"

# Two solutions. Row by row the smaller one comes first, with the blanks down the columns or from the end the other one.
ROWS_OR_COLUMNS = "5.4678912.7219534819.34.56..597.14..42.85..9...392.85.....372842874196353452861.9"


def boards() -> list[Board]:
    """Return one blank; none; a dead end; no solution though nothing clashes; the same two larger; a full puzzle."""
    small = [parse(line) for line in (DEAD_END, IMPOSSIBLE, NOTHING_FORCED, LOST)]
    return [puzzle("one-blank"), puzzle("full"), *small, puzzle("gentle")]


def watch(functions: Functions, arguments: Arguments) -> dict[str, Any]:
    """Run a solver on a watched copy of the board. Return what it returned, left on the board and wrote."""
    (board,) = arguments
    trace = record(functions[0], board, limit=LIMIT)
    return {
        "returned": trace.returned,
        "after": trace.final,
        "writes": [tuple(step) for step in trace.steps],  # (row, col, digit, placed)
        "cut": trace.cut,
    }


def same_end(yours: Any, expected: dict[str, Any]) -> bool:
    """Return whether the answer and the board are the same; the writes on the way may differ."""
    return (
        isinstance(yours, dict)
        and not yours["cut"]
        and isinstance(yours["returned"], bool | int)
        and yours["returned"] == expected["returned"]  # 1 and 0 are fine; 7 counts as true, but is not an answer
        and yours["after"] == expected["after"]
    )


def show_solver(seen: Seen) -> list[Any]:
    """Return the board before and after the solver ran, and what it returned."""
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib
    from sudoku_teach.pictures.page import beside

    (board,) = seen.arguments
    yours, expected = seen.outcome.value, seen.expected.value
    if not isinstance(yours, dict):
        return [draw_board(board, title="before")]
    returned = f"nothing: stopped after {LIMIT:,} writes" if yours["cut"] else f"returns {yours['returned']!r}"
    right = "the board is solved" if expected["returned"] else "no solution, so the board is unchanged"
    lines = [f"expected: returns {expected['returned']}; {right}", f"yours:    {returned}"]
    if yours["after"] == board:
        return [fenced([f"{lines[0]}", f"{lines[1]}; the board is unchanged"]), draw_board(board)]
    text = f"the board before, {to_line(board)}, and after, {to_line(yours['after'])}"
    left = draw_board(yours["after"], givens=board, title="after")
    return [fenced(lines), beside(draw_board(board, title="before"), left, text=text)]


# ---- slips of solvers --------------------------------------------------------------------------------


class Run:
    """What a solver did on one board, in the terms that the slips below use."""

    def __init__(self, seen: Seen):
        (self.board,) = seen.arguments
        value, expected = seen.outcome.value, seen.expected.value
        self.returned, self.after, self.writes, self.cut = (
            value[key] for key in ("returned", "after", "writes", "cut")
        )
        self.agrees = seen.agrees
        self.solvable: bool = expected["returned"]
        self.solution: Board = expected["after"]
        self.gave_up = not self.returned and not self.cut
        self.unchanged = self.after == self.board
        self.clashes = bool(conflicts(self.after))
        self.full = all(digit for row in self.after for digit in row)
        self.undoes = any(not placed for *_, placed in self.writes)

    @property
    def was_full(self) -> bool:
        """Whether the board was full and legal at some moment."""
        cells = [list(row) for row in self.board]
        for row, col, digit, placed in self.writes:
            cells[row][col] = digit if placed else 0
            if placed and all(map(all, cells)) and is_solved(cells):
                return True
        return is_solved(self.board)

    @property
    def tried(self) -> dict[Cell, set[int]]:
        """The digits that were written into each cell."""
        digits = defaultdict(set)
        for row, col, digit, placed in self.writes:
            if placed:
                digits[row, col].add(digit)
        return digits


def runs(seen: Sequence[Seen]) -> list[Run]:
    """Return the runs that ended, by themselves or at the limit."""
    return [Run(one) for one in seen if isinstance(one.outcome.value, dict)]


def any_run(shows: Callable[[Run], bool]) -> Callable[[Sequence[Seen]], bool]:
    """Return the question whether any run shows this."""
    return lambda seen: any(shows(run) for run in runs(seen))


def _all_solved(every: list[Run]) -> bool:
    return all(run.agrees for run in every if run.solvable)


def _new_board(run: Run) -> bool:
    return isinstance(run.returned, list | tuple)


def _given_overwritten(run: Run) -> bool:
    return any(run.board[row][col] and run.after[row][col] not in (0, run.board[row][col]) for row, col in run.tried)


def _stands_still(seen: Sequence[Seen]) -> bool:
    """Its recursion is deep although the board has one blank."""
    return any(one.outcome.ended == "too deep" for one in seen if to_line(one.arguments[0]).count(".") == 1)


def _none_for_an_answer(seen: Sequence[Seen]) -> bool:
    every = runs(seen)
    return any(
        run.returned is None and not run.cut and run.after == run.solution
        for run in every
        if run.solvable or _all_solved(every)
    )


def _answer_lost(run: Run) -> bool:
    return run.solvable and run.gave_up and run.after != run.solution and run.was_full


def _forced_only(seen: Sequence[Seen]) -> bool:
    """It writes no wrong digit, undoes nothing, and stops when no digit is forced."""
    every = runs(seen)
    right_so_far = [
        run
        for run in every
        if all(digits == {run.solution[row][col]} for (row, col), digits in run.tried.items()) or not run.solvable
    ]
    solved = [run for run in every if run.solvable and run.after == run.solution and run.writes]
    return (
        right_so_far == every
        and len(solved) > 1  # one of them has a dead end for a search
        and not any(run.undoes for run in every)
        and any(run.solvable and not run.full for run in every)
    )


def _loop_left(seen: Sequence[Seen]) -> bool:
    """A second digit was never tried in any cell."""
    every = runs(seen)
    tried = [digits for run in every for digits in run.tried.values()]
    return (
        any(run.solvable and run.gave_up and not run.full for run in every)
        and bool(tried)
        and all(len(digits) == 1 for digits in tried)
    )


def _half_filled(seen: Sequence[Seen]) -> bool:
    every = runs(seen)
    return _all_solved(every) and any(not run.solvable and run.gave_up and not run.unchanged for run in every)


def _last_digit_stays(run: Run) -> bool:
    return run.gave_up and run.clashes and not run.unchanged


def _never_blanked(run: Run) -> bool:
    left = [(row, col) for row, col in run.tried if run.after[row][col] and not run.board[row][col]]
    return run.gave_up and bool(left) and not run.full


def _nine_is_never_tried(seen: Sequence[Seen]) -> bool:
    digits = {digit for run in runs(seen) for cell in run.tried.values() for digit in cell}
    return 9 not in digits and 8 in digits and any(run.solvable and not run.agrees for run in runs(seen))


SOLVER_SLIPS = (
    Slip(
        "a new board is returned",
        "fill the caller's own board, and return `True` or `False`.",
        shows=any_run(_new_board),
    ),
    Slip(
        "`exit()` does not stop a search",
        "it asks for the end of the whole program, not of the function. The way out is `return True`, level by level.",
        shows=lambda seen: any(one.outcome.ended == "exit" for one in seen),
    ),
    Slip(
        "each call meets the same board",
        "the digit is not on the board when the search goes on behind it, so every call finds the same blank again. "
        "Write it before that call, and take it out after.",
        shows=_stands_still,
    ),
    Slip("a given is overwritten", "only cells that are blank may be written in.", shows=any_run(_given_overwritten)),
    Slip(
        "a bare `return` means None",
        "on some path the function ends with `return` alone, or without any. That gives `None`, which counts as false.",
        shows=_none_for_an_answer,
    ),
    Slip(
        "the answer is not passed on",
        "the full board was reached, and the call that found it said so; but the call above did not look at that "
        "answer, and went on.",
        shows=any_run(_answer_lost),
    ),
    Slip(
        "forced cells only",
        "it stops where no blank has a single candidate. There a digit has to be tried and, if need be, taken back.",
        shows=_forced_only,
    ),
    Slip(
        "the loop never goes on",
        "no cell ever meets a second digit. Where one digit fails, a `return` ends the function in the middle of its "
        "loop; it has to go on with the next.",
        shows=_loop_left,
    ),
    Slip(
        "an unsolvable board stays half-filled",
        "solvable boards go well; where there is no solution, digits are left on the board. It must stay unchanged.",
        shows=_half_filled,
    ),
    Slip("9 is never tried", "the digits end at 8: `range(1, 9)` stops before 9.", shows=_nine_is_never_tried),
    Slip(
        "the last digit stays",
        "a digit is written before it is asked about, and the last one is still in the cell when the loop has tried "
        "them all. The cell is not blanked before you return `False`.",
        shows=any_run(_last_digit_stays),
    ),
    Slip(
        "the cell is never blanked again",
        "when everything behind a digit has failed, the digit has to come out, or later cells see a board that "
        "nobody chose.",
        shows=any_run(_never_blanked),
    ),
    Slip(
        "an unfinished board is called solved",
        "`True` means that no blank is left. Here it was returned too soon, or when nothing was found.",
        shows=any_run(lambda run: bool(run.returned) and not run.cut and not run.full),
    ),
    Slip(
        "a clash is not seen",
        "the board is full, and a digit stands twice in a unit: whether it fits was not asked, or not of every unit.",
        shows=any_run(lambda run: bool(run.returned) and not run.cut and run.clashes),
    ),
    Slip(
        "the search goes on behind a clash",
        "it writes on when two digits already clash. Nothing behind that can be a solution: ask first.",
        shows=any_run(lambda run: run.cut and run.clashes),
    ),
)
