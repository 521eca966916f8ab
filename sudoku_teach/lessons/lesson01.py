"""Lesson 01: the box of a cell, cells that clash, and a copy that is one."""

import re
from collections.abc import Iterator, Sequence

from sudoku_teach import board as package
from sudoku_teach.board import CELLS, UNITS, Cell, conflicts, joined
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.authoring import Edit, edit, mistake, task_for
from sudoku_teach.exercises.show import Seen, code, drawn, fenced, said, show_with_board
from sudoku_teach.exercises.task import Sign
from sudoku_teach.lessons.watching import board_with, some_board
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong


def cells_of(functions, arguments):
    """What came back as a sorted list of different cells, whatever collection it was; else as it is."""
    value = functions[0](*arguments)
    value = list(value) if isinstance(value, Iterator) else value
    try:
        numbers = [(row, col, int(row), int(col)) for row, col in value]
    except (TypeError, ValueError):
        return value
    whole = all((row, col) == (whole_row, whole_col) for row, col, whole_row, whole_col in numbers)
    return sorted({numbers[2:] for numbers in numbers}) if whole else value


def show_cells(seen: Seen) -> list:
    """The board: what clashes has a cross, what came back a mark of its own."""
    named = seen.outcome.value if type(seen.outcome.value) is list else []
    return show_with_board(seen, marks={cell: "chosen" for cell in CELLS if cell in named})


def copied(functions, arguments):
    """Make a copy, look at how it is made and, if all is well with it, write in each of its rows."""
    (board,) = arguments
    before = [row[:] for row in board]
    made = runner.apart(functions, arguments)
    if not isinstance(made, list | tuple):
        return made
    odd = sorted({type(row).__name__ for row in made if not isinstance(row, list)})
    found = {
        "equal": isinstance(made, list) and not odd and made == before,
        "changed": board != before,
        "the board": made is board,
        "no lists": odd,
        "shared": any(row is own for row in made for own in board),
        "one row": len({id(row) for row in made}) < len(made),
    }
    for number, row in enumerate(made if found["equal"] else (), start=1):
        place = next((k for k, digit in enumerate(row) if digit), 0)
        row[place] = 0 if row[place] else number
    return {**found, "returned": made, "after": board}


def show_copy(seen: Seen) -> list:
    """What came back instead of a copy; or a board after something was written in the copy."""
    value, (board,) = seen.outcome.value, seen.arguments
    wanted, picture = "expected: a list of nine lists, equal to the board", drawn(board)
    if seen.outcome.raised or seen.outcome.ended:
        return [picture]
    if not isinstance(value, dict):
        return [fenced([wanted, f"yours:    {said(seen.outcome)}"]), picture]
    if value["changed"]:
        return [f"After the call, your board is another one: {code(repr(value['after']))}. Before, it was:", picture]
    if not value["equal"]:
        kinds = f"rows of type {joined(value['no lists'])}: " if value["no lists"] else ""
        return [fenced([wanted, f"yours:    {kinds}{value['returned']}"]), picture]
    after, whose = (value["after"], "your board") if value["shared"] else (value["returned"], "the copy")
    marks = {(row, col): "chosen" for row, col in CELLS if after[row][col] != board[row][col]}
    told = f"After the call, one cell in each row of the copy was written. That changed {whose} where you see a mark:"
    return [told, drawn(after, marks=marks, title=f"{whose}, after writing in the copy")]


def _cells(one: Seen) -> set[Cell]:
    """The cells that came back. Raise TypeError or ValueError if something else did; then no sign is seen."""
    return {(row, col) for row, col in one.outcome.value}


def names_blanks(seen: Sequence[Seen]) -> bool:
    """Every cell that clashes came back, and blanks besides."""
    extra = [(one.arguments[0], _cells(one) ^ set(one.expected.value)) for one in seen]
    return any(cells for _, cells in extra) and not any(board[r][c] for board, cells in extra for r, c in cells)


def one_clash_only(seen: Sequence[Seen]) -> bool:
    """On every board with clashes, cells of a single one came back."""
    both = [(_cells(one), conflicts(one.arguments[0])) for one in seen if one.expected.value]
    return all(cells and any(cells <= set(each.cells) for each in clashes) for cells, clashes in both)


def groups(seen: Sequence[Seen]) -> bool:
    """Lists of cells in a list."""
    cells = [cell for one in seen for group in one.outcome.value for cell in group]
    return bool(cells) and all(isinstance(number, int) for row, col in cells for number in (row, col))


def saw(fact: str, name: str, says: str) -> Sign:
    """The sign that this was found of a copy, in a case that failed."""
    return Sign(name, says, lambda seen: any(not one.agrees and one.outcome.value[fact] for one in seen))


def in_units(kinds: str) -> Edit:
    """The change of a program that looks only at rows, columns or boxes, each by its first letter."""
    return edit("(board) for", f"(board) if conflict.unit[0] in {kinds!r} for")


HIDDEN = "'function' object has no attribute '(deep)?copy'"
ALL_UNITS = "each cell has a row, a column and a box, and all three matter."


@task_for(
    "board.box-index",
    stars=1,
    answer=package.box_index,
    cases=CELLS,
    same=lambda yours, expected: isinstance(yours, int) and yours == expected,
    mistakes=[
        mistake("the `* 3` is missing", "nine boxes need nine values, and this has only five.", edit("* 3 ", "")),
        mistake(
            "rounded, not cut off",
            "row 2 is in band 0, but `round(2 / 3)` is 1. `//` drops the remainder instead.",
            lambda row, col: round(row / 3) * 3 + round(col / 3),
        ),
        mistake(
            "row and column swapped",
            "this counts the boxes column by column. They are counted row by row, so each band above adds three.",
            edit("row // 3 * 3 + col // 3", "col // 3 * 3 + row // 3"),
        ),
        mistake("the box counted from 1", "this is one too many: an index counts from 0.", edit("3\n", "3 + 1\n")),
        mistake(
            "the place inside the box",
            "`row % 3` says which row of its band a row is, and `row // 3` says which band. The same goes for columns.",
            edit("//", "%"),
            edit("row //", "row %"),
            edit("col //", "col %"),
        ),
        mistake(
            "the remainder is not dropped",
            "the three rows of a band must get the same number. Divide with `//` first, then multiply.",
            edit("row // 3 * 3", "row"),
        ),
        Sign(
            "a float, not an int",
            "the result is a float. For example, `/` makes one: `7 / 3` is 2.33…, and `7 // 3` is 2.",
            lambda seen: all(type(one.outcome.value) is float for one in seen),
        ),
    ],
    hints=(
        "In which band of three rows is row 4: 0, 1 or 2? Which operator finds that?",
        "The same with columns: in which stack of three columns is column 7?",
        "Above band 1 there are three boxes, and above band 2 there are six. Add the stack to that.",
    ),
    buys="Now a list of nine things can hold one for each box. Lesson 04 keeps its notes like that.",
    where="`board.box_index`",
)
def box_index(row, col):
    """Return the index of the box that holds the cell, from 0 to 8.

    `row` and `col` count from 0. Boxes are counted row by row: 0, 1, 2 in the top band, then 3, 4, 5, then 6, 7, 8.
    Return the index of the box that contains the cell, an int.
    """


@task_for(
    "board.conflicts",
    stars=2,
    given="from sudoku_teach.board import UNITS, conflicts\n",
    cases=[
        *((board_with((*cells[0], n % 9 + 1), (*cells[8], n % 9 + 1)),) for n, cells in enumerate(UNITS.values())),
        (board_with((0, 0, 1), (1, 1, 2), (8, 8, 9)),),
        (board_with((0, 0, 4), (1, 3, 4), (3, 1, 4)),),
        (board_with((6, 6, 4), (7, 7, 4), (8, 8, 4), (6, 8, 4)),),
        (board_with((0, 8, 7), (4, 8, 7), (4, 0, 7), (0, 0, 6), (2, 1, 6)),),
        *((puzzle(name),) for name in ("empty", "one-blank", "clashing-givens", "newspaper")),
        (parse("123456789" * 9),),
    ],
    generate=some_board,
    generated=30,
    valid=lambda board: True,
    drive=cells_of,
    show=show_cells,
    stays=("board",),
    seconds=25,
    mistakes=[
        mistake("the rows are left out", ALL_UNITS, in_units("cb")),
        mistake("the columns are left out", ALL_UNITS, in_units("rb")),
        mistake("the boxes are left out", ALL_UNITS, in_units("rc")),
        mistake("counted from 1", "code counts from 0.", edit("{cell ", "{(cell[0] + 1, cell[1] + 1) ")),
        mistake(
            "not every cell of a clash",
            "a clash has two cells or more. All of them belong in the result, but here at least one is missing.",
            *(edit("conflict.cells", f"conflict.cells[{part}]") for part in ("1:", ":-1", ":1")),
            edit("conflict.cells", "(conflict.cells[0], conflict.cells[-1])"),
        ),
        Sign("a blank counts as a digit", "the result has blanks in it. A 0 is not a digit.", names_blanks),
        Sign(
            "one clash only",
            "the cells of other clashes are missing. For example, a `return` inside a loop ends the function early.",
            one_clash_only,
        ),
        Sign("cells in groups", "the result has groups of cells in it. Put all cells in one collection.", groups),
    ],
    hints=(
        "`conflicts(board)` is a list of conflicts, and each has `.cells`. `UNITS.values()` are 27 lists of cells.",
        "Begin with an empty set, and add the cells of every conflict. A set holds each cell only once.",
        "Without `conflicts`: for each unit and digit, collect the cells that hold it. Two or more of them clash.",
    ),
    buys="A view can now mark what is wrong, and a solver can refuse such a board before it writes anything.",
    where="`board.conflicts`, which also says which digit clashes and in which unit",
)
def clashing_cells(board):
    """Return the cells that clash, as (row, col) pairs.

    Return all cells that clash, each as a pair `(row, col)` counted from 0. A cell with a digit clashes if another cell
    in its row, its column or its box holds the same digit. A blank, which is 0, never clashes. Return a set, a list or
    another collection, in any order; a cell may be in it twice. The board must stay unchanged. You may use `conflicts`
    and `UNITS`, which are imported above.
    """
    return {cell for conflict in conflicts(board) for cell in conflict.cells}


@task_for(
    "board.copy",
    stars=1,
    kind="repair",
    answer=package.copy,
    stub='def copy(board):\n    """Return a copy of the board, with rows of its own."""\n    return board[:]\n',
    cases=[(puzzle(name),) for name in ("newspaper", "full", "empty")],
    generate=some_board,
    generated=20,
    drive=copied,
    show=show_copy,
    mistakes=[
        mistake(
            "one list of 81 digits",
            "`append` adds a row as a list. `extend` and `+=` add its nine digits one by one.",
            edit("list(row) for", "digit for", "in board", "in board for digit in row"),
        ),
        saw("changed", "the board is changed", "the call changes `board`. Put the rows in a new list."),
        saw("the board", "the same board with a second name", "the result is the board itself. `=` copies nothing."),
        saw("one row", "one row, nine times", "rows of the copy are the same list. `[row] * 9` makes no new rows."),
        saw("shared", "the copy shares its rows", "its rows are the board's own lists. Each row needs a copy, too."),
        saw(
            "no lists",
            "rows that are not lists",
            "a tuple cannot be written in, and a `map` or a generator can be read only once. Make each row a list.",
        ),
        Sign(
            "the function hides the module",
            "after `def copy`, `copy` means your function and not the module. Write `from copy import deepcopy`.",
            lambda seen: all(one.outcome.raised and re.fullmatch(HIDDEN, one.outcome.raised.message) for one in seen),
        ),
    ],
    hints=(
        "`board[:]` makes a new list. What are its nine elements: new lists, or those of the board?",
        "A row is a list of ints, and an int cannot be changed. So `row[:]` is a true copy of a row.",
        "Make a list of nine such copies, one for each row of `board`: with a list comprehension, or with `append`.",
    ),
    buys="You can let a solver work on the copy, and you still have the puzzle.",
    where="`board.copy`",
)
def copy(board):
    """Return a copy of the board, with rows of its own.

    Return an independent copy of `board`: a list of nine lists that is equal to it. If you write in the copy, `board`
    must not change, and the other way round. Each call returns a new copy, and leaves `board` unchanged.
    """


ASKED = {
    "valid-or-solvable": {
        "Nothing clashes on a board, and every blank has a candidate. Can it be solved?": [
            wrong("yes", "Both hold on a board above, but a 1 has no place in its row 7."),
            wrong("no", "Both hold on the first board of this lesson, and it has a solution."),
            wrong("yes, if it has 17 givens or more", "The board with no place for a 1 has 29 givens and no solution."),
            right("that is not enough to tell", "Some of these boards have a solution. It takes a search to find out."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
