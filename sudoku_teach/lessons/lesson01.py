"""Lesson 01: the box of a cell, cells that clash, and a copy that is one."""

from sudoku_teach import board as package
from sudoku_teach.board import CELLS, conflicts
from sudoku_teach.exercises.child import Odd
from sudoku_teach.exercises.runner import SHARED, apart
from sudoku_teach.exercises.task import Exercise, Slip, fenced, said
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers.naive import fits
from sudoku_teach.widgets.quiz.model import Question, right, wrong

ROW_FIRST = "the row comes first, always: `board[row][col]`, and `(row, col)`."
_PERCENT = "`row % 3` says where in its band a row lies, `row // 3` in which band."
_UNITS = "every unit matters: rows, columns and boxes."

# ---- cells that clash --------------------------------------------------------------------------------


def clashing_cells(board):
    return {cell for conflict in conflicts(board) for cell in conflict.cells}


def cells_of(functions, arguments):
    """What came back as a sorted list of different cells, whatever collection it was; else as it is."""
    value = apart(functions, arguments)
    if hasattr(value, "__next__"):
        value = list(value)
    try:
        cells = sorted({(row, col) for row, col in value})
    except (TypeError, ValueError):
        return value
    return cells if all(isinstance(number, int) for cell in cells for number in cell) else value


def _filled(board):
    return [(row, col) for row, col in CELLS if board[row][col]]


def _without(kind):
    return lambda board: {cell for one in conflicts(board) if not one.unit.startswith(kind) for cell in one.cells}


def _names_blanks(seen):
    """Every cell that clashes, and blanks."""
    both = [(one.outcome.value, one.expected.value, _filled(one.arguments[0])) for one in seen]
    return all(isinstance(yours, list) and set(right) <= set(yours) for yours, right, _ in both) and any(
        set(yours) - set(filled) for yours, _, filled in both
    )


def _not_all(seen):
    """No wrong cell, and of every clash at least one."""
    return all(
        isinstance(one.outcome.value, list)
        and set(one.outcome.value) <= set(one.expected.value)
        and all(set(one.outcome.value) & set(conflict.cells) for conflict in conflicts(one.arguments[0]))
        for one in seen
    )


def _first_clash_only(seen):
    """The cells of one conflict, however many there are."""
    pairs = [(one.outcome.value, [sorted(each.cells) for each in conflicts(one.arguments[0])]) for one in seen]
    return all(yours in clashes for yours, clashes in pairs if clashes)


def _conflicts_as_they_are(seen):
    values = [one.outcome.value for one in seen if isinstance(one.outcome.value, list)]
    return any(isinstance(each, Odd) and each.type_name == "Conflict" for value in values for each in value)


def only(*cells):
    board = puzzle("empty")
    for row, col, digit in cells:
        board[row][col] = digit
    return board


def show_cells(seen):
    """The board: what clashes has a cross, what was named a mark of its own."""
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    named = seen.outcome.value if isinstance(seen.outcome.value, list) else []
    marks = {cell: "chosen" for cell in named if cell in CELLS}
    lines = fenced([f"expected: {seen.expected.value}", f"yours:    {said(seen.outcome)}"])
    return [lines, draw_board(seen.arguments[0], marks=marks)]


# ---- a copy ------------------------------------------------------------------------------------------


def write_in_the_copy(functions, arguments):
    """Make a copy, write in each of its rows, and look at both boards afterwards."""
    (board,) = arguments
    rows_before = list(board)
    made = apart(functions, arguments)
    if made is None or made is SHARED:
        return made
    is_board = isinstance(made, list) and [type(row) for row in made] == [list] * 9 and {*map(len, made)} == {9}
    if is_board and made == board:
        same, rows = made is board, len({id(row) for row in made})
        for k, row in enumerate(made):
            row[k] = 0 if row[k] else next((digit for digit in range(1, 10) if fits(made, k, k, digit)), 1)
        kept = len(board) == 9 and all(row is before for row, before in zip(board, rows_before, strict=True))
        return {"copy": made, "original": board, "same": same, "rows": rows, "kept": kept}
    return {"copy": made, "original": board}


def show_copy(seen):
    """Both boards after something was written in the copy."""
    from sudoku_teach.pictures import draw_board
    from sudoku_teach.pictures.page import beside

    if not isinstance(seen.outcome.value, dict) or "rows" not in seen.outcome.value:
        made = seen.outcome.value["copy"] if isinstance(seen.outcome.value, dict) else said(seen.outcome)
        return [fenced(["expected: a list of nine lists, equal to the board", f"yours:    {made!r}"[:120]])]
    if not seen.outcome.value["kept"]:
        return [fenced(["expected: your board keeps its own nine rows", "yours:    other lists are its rows now"])]
    copy, original = seen.outcome.value["copy"], seen.outcome.value["original"]
    before = seen.expected.value["original"]
    changed = {(k, k): "chosen" for k in range(9) if original[k][k] != before[k][k]}
    pictures = (
        draw_board(copy, title="the copy, written in"),
        draw_board(original, marks=changed, title="your board now"),
    )
    return [beside(*pictures, text=f"the copy after nine writes, and your board, where {len(changed)} cells changed")]


def _one_short(value):
    """A row or a column is missing, or one of each, at the end."""
    made, board = value["copy"], value["original"]
    return made in (board[:8], [row[:8] for row in board], [row[:8] for row in board[:8]])


def _hides_the_module(seen):
    raised = [one.outcome.raised for one in seen]
    return all(each and each.message.startswith("'function' object has no attribute '") for each in raised)


def _saw(shows):
    return lambda seen: any(isinstance(one.outcome.value, dict) and shows(one.outcome.value) for one in seen)


EXERCISES = [
    Exercise(
        name="board.box-index",
        stars=1,
        kind="write",
        task="Give back the index of the box that holds the cell, an int from 0 to 8. Boxes are counted row by row: "
        "0, 1, 2 in "
        "the top band, then 3, 4, 5, then 6, 7, 8. `row` and `col` count from 0, too.",
        stub="def box_index(row, col):\n    ...\n",
        answer=(package.box_index,),
        cases=tuple(CELLS),
        same=lambda yours, expected: isinstance(yours, int) and yours == expected,
        slips=(
            Slip(
                "the `* 3` is forgotten",
                "`row // 3 + col // 3` has five values for nine boxes. A band that is skipped holds three boxes.",
                program=lambda row, col: row // 3 + col // 3,
            ),
            Slip(
                "rounded, not cut off",
                "row 2 lies in band 0, and `round(2 / 3)` is 1. `//` drops what is left over.",
                program=lambda row, col: round(row / 3) * 3 + round(col / 3),
            ),
            Slip("row and column swapped", ROW_FIRST, program=lambda row, col: col // 3 * 3 + row // 3),
            Slip("counted from 1", "an index counts from 0.", program=lambda row, col: row // 3 * 3 + col // 3 + 1),
            Slip("`%` where `//` belongs", _PERCENT, program=lambda row, col: row % 3 * 3 + col % 3),
            Slip("`%` where `//` belongs", _PERCENT, program=lambda row, col: row % 3 * 3 + col // 3),
            Slip("`%` where `//` belongs", _PERCENT, program=lambda row, col: row // 3 * 3 + col % 3),
            Slip(
                "the remainder is not dropped",
                "rows of one band must get the same number: divide with `//`, which drops the remainder, then "
                "multiply.",
                program=lambda row, col: row + col // 3,
            ),
            Slip(
                "the remainder is not dropped",
                "`7 / 3` is 2.33…, and `7 // 3` is 2. The number of a box is a whole one.",
                shows=lambda seen: any(isinstance(one.outcome.value, float) for one in seen),
            ),
            Slip(
                "the corner, not the index",
                "this is the cell at the top left of the box. One number is asked for, from 0 to 8.",
                program=lambda row, col: (row // 3 * 3, col // 3 * 3),
            ),
        ),
        hints=(
            "Which band of three rows does row 4 lie in: 0, 1 or 2? Which operator gives that from 4?",
            "The same with columns: which stack of three does column 7 lie in?",
            "In front of band 1 lie three boxes, in front of band 2 six. Add the stack to that.",
        ),
        buys="With it, a list of nine can hold something for each box, as `board` does for each row.",
        where="`board.box_index`",
    ),
    Exercise(
        name="board.conflicts",
        stars=2,
        kind="write",
        task="Give back every cell that clashes: another cell in its row, column or box holds the same digit. A cell "
        "is a pair "
        "`(row, col)`, counted from 0; a set or a list, in any order. You may use `conflicts` or `UNITS`, or neither.",
        stub="def clashing_cells(board):\n    ...\n",
        answer=(clashing_cells,),
        given="from sudoku_teach.board import UNITS, conflicts\n",
        cases=(
            (only((1, 2, 5), (1, 7, 5)),),
            (only((1, 7, 3), (5, 7, 3)),),
            (only((3, 4, 8), (5, 3, 8)),),
            (puzzle("one-blank"),),
            (only((0, 0, 1), (1, 1, 2), (8, 8, 9)),),
            (only((6, 6, 4), (7, 7, 4), (8, 8, 4), (6, 8, 4)),),
            (only((0, 8, 7), (4, 8, 7), (4, 0, 7), (0, 0, 6), (2, 1, 6)),),
            (puzzle("clashing-givens"),),
            (puzzle("newspaper"),),
            (parse("123456789" * 9),),
        ),
        drive=cells_of,
        show=show_cells,
        slips=(
            Slip("a blank is taken for a digit", "0 is no digit: two blanks do not clash.", shows=_names_blanks),
            Slip(
                "a cell clashes with itself",
                "every filled cell is named. A row always holds the cell's own digit: look at the *other* cells.",
                program=_filled,
            ),
            Slip("the rows are forgotten", _UNITS, program=_without("row")),
            Slip("the columns are forgotten", _UNITS, program=_without("column")),
            Slip("the boxes are forgotten", _UNITS, program=_without("box")),
            Slip(
                "only rows are looked at",
                _UNITS,
                program=lambda board: {c for one in conflicts(board) if "row" in one.unit for c in one.cells},
            ),
            Slip("row and column swapped", ROW_FIRST, program=lambda b: [(c, r) for r, c in clashing_cells(b)]),
            Slip(
                "counted from 1",
                "people count from 1, code counts from 0.",
                program=lambda board: [(row + 1, col + 1) for row, col in clashing_cells(board)],
            ),
            Slip(
                "the first clash only",
                "one clash is told whole, and the others are not. A `return` inside a loop ends it.",
                shows=_first_clash_only,
            ),
            Slip(
                "the conflicts, not their cells",
                "a conflict says which digit clashes in which unit, and where. Take the `.cells` out of each.",
                shows=_conflicts_as_they_are,
            ),
            Slip(
                "not every cell of a clash",
                "a clash has two cells or more, and all of them are asked for, the first one as well.",
                shows=_not_all,
            ),
            Slip(
                "whether, not where",
                "this says that something clashes. The cells are asked for.",
                shows=lambda seen: all(isinstance(one.outcome.value, bool) for one in seen),
            ),
        ),
        hints=(
            "`conflicts(board)` is a list, and each of its conflicts has `.cells`. `UNITS.values()` are 27 lists of "
            "cells.",
            "Begin with an empty set, and add the cells of every conflict: a set keeps a cell once, also if it "
            "clashes twice.",
            "By hand: for each unit and each digit from 1 to 9, collect the cells that hold it. More than one? Add "
            "them.",
        ),
        buys="A view can mark what is wrong on a board, and a solver can refuse it before the first write.",
        where="`board.conflicts`, which also says which digit clashes and in which unit",
    ),
    Exercise(
        name="board.copy",
        stars=1,
        kind="repair",
        task="Give back a board of its own: a list of nine lists, equal to `board`. Whatever is written into one of "
        "the two boards afterwards, the other does not change.",
        stub="def copy(board):\n    return board[:]\n",
        answer=(package.copy,),
        cases=((puzzle("newspaper"),), (puzzle("full"),), (puzzle("empty"),)),
        drive=write_in_the_copy,
        show=show_copy,
        changes_arguments=True,
        slips=(
            Slip(
                "the same board with a second name",
                "`=` and `return` hand over the board itself; nothing is copied.",
                shows=_saw(lambda value: value.get("same", False)),
            ),
            Slip(
                "one row, nine times",
                "`* 9` repeats the row that is there; it does not make new ones.",
                shows=_saw(lambda value: value.get("rows", 9) < 9),
            ),
            Slip(
                "the copy shares its rows",
                "the outer list is new, but its rows are the board's own lists. Each row needs a copy, too.",
                shows=lambda seen: any(one.outcome.arguments != one.expected.arguments for one in seen),
            ),
            Slip(
                "the board gets other rows",
                "the caller's board is to stay as it is, with the rows that it had. Put the copies of its rows into a "
                "new list.",
                shows=_saw(lambda value: not value.get("kept", True)),
            ),
            Slip(
                "the last row or column is missing",
                "`range(8)` ends at 7, and the rows and columns of a board end at 8.",
                shows=_saw(_one_short),
            ),
            Slip(
                "the function hides the module",
                "a function called `copy` takes the place of the module `copy`. Write `from copy import deepcopy`, or "
                "do without it.",
                shows=_hides_the_module,
            ),
            Slip(
                "rows that are no lists",
                "a tuple cannot be written in, and a `map` or generator is used up once it is read.",
                shows=_saw(lambda value: isinstance(value["copy"], list | tuple) and len(value["copy"]) == 9),
            ),
        ),
        hints=(
            "`board[:]` makes a new list. What are its nine elements: new lists, or the board's?",
            "A row is a list of ints, and an int cannot be changed. So `row[:]` is a true copy of a row.",
            "Make a list of nine such copies, one for each row of `board`: a list comprehension, or a loop with "
            "`append`.",
        ),
        buys="A solver can be tried on the copy, and the puzzle is still there.",
        where="`board.copy`",
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "valid-or-solvable": [
        Question(
            "Nothing clashes on a board, and every blank has a candidate. Can it be solved?",
            wrong("yes", "On `no-place-in-a-row` both hold, and yet 1 has no place in row 7."),
            wrong("no", "On `newspaper` both hold, and it has a solution."),
            wrong("yes, with 17 givens or more", "`no-place-in-a-row` has 29 and cannot be solved."),
            right("that takes a search to tell", "Valid can be seen by looking. Solvable is about every way to go on."),
        ),
    ],
}
