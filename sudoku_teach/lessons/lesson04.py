"""Lesson 04: three masks for each cell, kept up to date at every write."""

import re
from collections.abc import Callable
from functools import partial
from itertools import chain, combinations
from random import Random
from typing import Any

from sudoku_teach.bits import FULL, bits_of, digit_of
from sudoku_teach.board import CELLS, UNITS, Board, box_index, candidates, cell_name, conflicts, copy, is_solved, many
from sudoku_teach.exercises.authoring import edit, edited, mistake, task_for
from sudoku_teach.exercises.child import plain
from sudoku_teach.exercises.runner import apart
from sudoku_teach.exercises.show import Seen, bit_row, drawn, fenced, said, show_bits
from sudoku_teach.exercises.task import Program, Sign
from sudoku_teach.lessons import watching
from sudoku_teach.lessons.lesson03 import DIGIT, NO_NINE, XOR
from sudoku_teach.lessons.watching import board_with, changed, in_some
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

# What the lesson has imported when its exercises begin.
AT_FIRST = """from sudoku_teach.bits import FULL, bit_of, bits_of, digit_of
from sudoku_teach.board import box_index, copy
from sudoku_teach.solvers import naive
"""
GIVEN = f"""{AT_FIRST}from sudoku_teach.bits import digits_of
from sudoku_teach.solvers.bitmask import used_digits
"""
masks_task = partial(task_for, given=GIVEN)

MASKS = ("rows[row]", "cols[col]", "boxes[box_index(row, col)]")
OTHER_BOXES = ("box_index(col, row)", "row // 3 + col // 3", "row % 3 * 3 + col % 3", "row // 3 * 3 + col % 3")

PLUS = "`+` joins masks", "a digit that is there twice is added twice, and the carry makes another digit. Use `|`."
BIT_D = (
    "bit d, not bit d − 1",
    "digit d sets bit d here. But digit 1 has bit 0, the first one, so digit d has bit d − 1. Use `bit_of`.",
)
BIT = "the bit, not the digit", "the cell holds the digit itself, 4 for a 4. Only the masks have its bit, which is 8."
WRONG_BOX = (
    "the wrong box",
    "rows and columns are right, but another box is used. `box_index(row, col)` finds the right one.",
)
NOT_UNDONE = (
    "not undone in all three",
    "a digit that was erased is still in a mask, so it seems to be used forever. Clear its bit in all three.",
)


def same_masks(yours: list, expected: list) -> bool:
    return yours == expected and all(isinstance(mask, int) for mask in chain(*yours))


def differences(yours: list, expected: list) -> tuple[list[str], list[str]]:
    """The first three masks that differ, bit under bit, how many more there are, and the names of the three units."""
    masks = zip(UNITS, chain(*yours[:3]), chain(*expected[:3]), strict=True)
    found = [(unit, mine, good) for unit, mine, good in masks if not same_masks([[mine]], [[good]])]
    lines = []
    for unit, mine, good in found[:3]:
        bits = bit_row("yours", mine) if type(mine) is int else f"{'yours':10} {mine!r}"
        lines += [f"{unit}:", bit_row("expected", good), bits]
    more = [f"… and {many(len(found) - 3, 'further mask')}"] if len(found) > 3 else []
    return lines + more, [unit for unit, *_ in found[:3]]


def built(functions: Program, arguments: tuple) -> object:
    """The masks of a board; lists and tuples are as good. Two calls must not share a list."""
    value = plain(apart(functions, arguments))
    if isinstance(value, list | tuple):
        return [list(each) if isinstance(each, tuple) else each for each in value]
    return value


def show_masks(seen: Seen) -> list:
    """The masks that differ, and the board with their units."""
    (board,), value = seen.arguments, seen.outcome.value
    if seen.outcome.raised:
        return [drawn(board)]
    lines, units = ["expected: three lists of nine masks", f"yours:    {said(seen.outcome)}"], list[str]()
    if isinstance(value, list) and [len(each) if isinstance(each, list) else 0 for each in value] == [9, 9, 9]:
        lines, units = differences(value, seen.expected.value)
    return [fenced(lines)] * bool(lines) + [drawn(board, units=units)]


@masks_task(
    "masks.build",
    given=AT_FIRST,
    stars=2,
    answer=bitmask.used_digits,
    cases=[
        *((board_with(cell),) for cell in ((0, 0, 1), (8, 8, 9), (0, 8, 2), (8, 0, 3), (1, 3, 4), (4, 7, 6))),
        *((board_with((0, 0, 1), (*cell, 1)),) for cell in ((0, 8), (8, 0), (1, 1), (1, 0))),
        (board_with((2, 5, 3), (2, 4, 9), (6, 4, 8)),),
        *((puzzle(name),) for name in ("empty", "newspaper", "full")),
    ],
    generate=watching.some_board,
    valid=watching.is_board,
    stays=("board",),
    drive=built,
    same=same_masks,
    show=show_masks,
    mistakes=[
        mistake(*BIT_D, edit("<< (board[row][col] - 1)", "<< board[row][col]")),
        mistake(*DIGIT, edit("1 << (board[row][col] - 1)", "board[row][col]")),
        mistake(
            "a blank counts as a digit",
            "0 is not a digit and has no bit. For a blank there is nothing to mark.",
            edit("if board[row][col]", "if True"),
            edit("if board[row][col]", "if True", "<< (board[row][col] - 1)", "<< board[row][col]"),
        ),
        mistake(*PLUS, *in_some(" |= bit", " += bit", masks=MASKS)),
        mistake(*XOR, *in_some(" |= bit", " ^= bit", masks=MASKS)),
        mistake(
            "three names, one list",
            "all three are the same list. For example, `rows = cols = boxes = [0] * 9` gives one list three names.",
            edit("[0] * 9, [0] * 9, [0] * 9\n", "[[0] * 9] * 3\n"),
        ),
        mistake(
            "row and column swapped",
            "the first list has the columns, and the second the rows. In `board[row][col]` the row comes first, too.",
            edit("return rows, cols", "return cols, rows"),
            edit("board[row][col]", "board[col][row]"),
        ),
        mistake(*WRONG_BOX, *(edit("box_index(row, col)", box) for box in OTHER_BOXES)),
        mistake(*NO_NINE, edit("1 << (board[row][col] - 1)", "1 << (board[row][col] - 1) & 255")),
        mistake(
            "it ends too early",
            "the rest of the board is ignored. For example, a `return` inside a loop ends the function at once.",
            *(edit("    return", f"{spaces}return") for spaces in (" " * 8, " " * 12, " " * 16)),
        ),
    ],
    hints=(
        "Begin with three lists of nine zeros. Then go through all 81 cells.",
        "A digit at `row`, `col` goes into three masks: `rows[row]`, `cols[col]`, and that of its box.",
        "Its bit is `1 << (digit - 1)`, and `|=` puts it into a mask.",
    ),
    buys="27 ints now say what 81 cells say, and three lookups tell which digits are free in a blank.",
    where="`bitmask.used_digits`",
)
def used_digits(board):
    """Return three lists of nine masks: the digits used in each row, each column and each box.

    `board` is a list of nine rows of nine ints, and 0 is a blank. Return the masks of the rows, then those of the
    columns, then those of the boxes. A mask is an int: bit `d - 1` is 1 if digit `d` is used there, once or more often.
    `box_index(row, col)` finds the box. The board must stay unchanged, and each call must make new lists.
    """


def follow(functions: Program, arguments: tuple) -> list:
    """After each of several calls: the three lists of masks, and the board."""
    board, calls = arguments
    masks = bitmask.used_digits(board)
    states = []
    for name, row, col, digit in calls:
        functions[name == "undo"](board, *masks, row, col, digit)
        states.append(plain([*masks, *board]))
    return states


def are_calls(board: Board, calls: list) -> bool:
    """Whether no digits clash, `place` writes what fits, and `undo` finds its digit, or a blank where it fits."""
    if not watching.is_board(board) or conflicts(board):
        return False
    board = copy(board)
    for name, row, col, digit in calls:
        fits = board[row][col] == 0 and digit in candidates(board, row, col)
        if not fits and (name == "place" or not board[row][col] == digit > 0):
            return False
        board[row][col] = digit if name == "place" else 0
    return bool(calls)


def some_calls(rng: Random) -> tuple:
    """Up to eight calls that go together; digits are undone twice, in any order, or were there from the beginning."""
    start = watching.some_givens(rng, rng.choice((10, 40, 70, 81)))
    calls: list[tuple[str, int, int, int]] = []
    for _ in range(25):
        row, col = rng.choice(CELLS)
        new = (rng.choice(("place", "place", "place", "undo")), row, col, start[row][col] or rng.randint(1, 9))
        call = ("undo", *rng.choice(calls)[1:]) if calls and rng.random() < 0.5 else new
        if are_calls(start, [*calls, call]):
            calls.append(call)
    return start, calls[: rng.randint(1, 8)]


def show_calls(seen: Seen) -> list:
    """The calls up to the first that goes wrong, what is different then, and the board."""
    board, calls = seen.arguments
    states = list(zip(seen.outcome.value or [], seen.expected.value, strict=False))
    last = next((k for k, state in enumerate(states) if not same_masks(*state)), len(calls) - 1)
    lines = [f"{name} {digit} in {cell_name(row, col)}" for name, row, col, digit in calls[: last + 1]]
    parts, units = ["The calls, one after the other:", fenced(lines)], list[str]()
    if states:
        yours, expected = states[last]
        lines, units = differences(yours, expected)
        pairs = [(cell_name(r, c), expected[3 + r][c], yours[3 + r][c]) for r, c in CELLS]
        lines += [f"{name}: expected {right}, yours {digit!r}" for name, right, digit in pairs if digit != right]
        parts += ["Different after the last of these:", fenced(lines)]
    marks = {calls[last][1:3]: "trying"}
    return [*parts, drawn(board, units=units, marks=marks, title="before these calls")]


def in_either(*texts: str, ends: tuple[str, str] = (" |", " &")) -> list:
    """An edit of `place` and `undo`, and one of each alone. `ends` is what follows the text in each of them."""
    return [edit(*(text + end for text in texts)) for end in ("", *ends)]


BIT_ENDS = "\n    board[row][col] = digit", "\n    board[row][col] = 0"
PLACE, UNDO, PLACE_B, UNDO_B = ("place", 0, 1, 3), ("undo", 0, 1, 3), ("place", 0, 2, 4), ("undo", 0, 2, 4)


def bit_of_a_blank(seen) -> bool:
    """Whether the bit of 0 is asked for wherever it goes wrong, and only there."""
    wrong = [one.outcome.raised.message for one in seen if not one.agrees]
    return len(wrong) < len(seen) and all(re.match("negative shift count|0 is not a digit", text) for text in wrong)


def place(board, rows, cols, boxes, row, col, digit):
    """Write the digit into a blank, and mark it in three masks."""
    bit = 1 << (digit - 1)
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit


@masks_task(
    "masks.place-and-undo",
    stars=2,
    before=(place,),
    cases=[
        *((puzzle("empty"), calls) for calls in ([PLACE], [("place", 8, 7, 9)], [PLACE, UNDO], [PLACE, UNDO, UNDO])),
        (board_with((0, 1, 3), (0, 2, 4), (2, 1, 5)), [UNDO]),
        (board_with((6, 0, 7), (6, 7, 2)), [("undo", 6, 7, 2)]),  # it was there from the beginning
        (board_with((6, 0, 7)), [("place", 6, 7, 2), ("undo", 6, 7, 2)]),
        *((puzzle("empty"), [PLACE, PLACE_B, *undos]) for undos in ([UNDO_B, UNDO], [UNDO, UNDO_B], [UNDO_B, UNDO_B])),
        (puzzle("empty"), [PLACE, UNDO, PLACE_B, UNDO]),
        (puzzle("newspaper"), [("place", 2, 4, 3), ("undo", 2, 4, 3), ("place", 2, 4, 4)]),
    ],
    generate=some_calls,
    valid=are_calls,
    names=("board",),
    drive=follow,
    same=lambda yours, expected: all(map(same_masks, yours, expected)),
    show=show_calls,
    mistakes=[
        mistake(*BIT_D, *in_either("(digit - 1)", "digit", ends=BIT_ENDS)),
        mistake(*DIGIT, *in_either("1 << (digit - 1)", "digit", ends=BIT_ENDS)),
        mistake(*BIT, edit("board[row][col] = digit", "board[row][col] = bit")),
        mistake(
            "the cell is never blanked again",
            "after `undo` the digit is gone from the masks, but it is still on the board.",
            edit("board[row][col] = 0", "pass"),
        ),
        mistake(
            "not marked in all three",
            "a digit is used in its row, its column and its box. Here one or more of these masks do not get its bit.",
            *in_some(" |= bit", " |= 0", masks=MASKS),
            *in_some(" |= bit", " |= 0", " &= ~bit", " &= ~0", masks=MASKS),
        ),
        mistake(*NOT_UNDONE, *in_some(" &= ~bit", " &= ~0", masks=MASKS)),
        mistake(
            "a bit that was not set",
            "`undo` changes a mask without the digit. For example, `^` sets a bit that is 0, but `& ~bit` leaves it 0.",
            *(each for wrong in (" ^= bit", " -= bit") for each in in_some(" &= ~bit", wrong, masks=MASKS)),
        ),
        mistake(
            "every digit is forgotten",
            "a mask loses the other digits of its row, column or box. `|=` sets one bit, and `&= ~bit` clears one.",
            *in_some(" &= ~bit", " = 0", masks=MASKS),
            *in_some(" |= bit", " = bit", masks=MASKS),
        ),
        mistake(*WRONG_BOX, *(each for box in OTHER_BOXES for each in in_either(MASKS[2], f"boxes[{box}]"))),
        Sign(
            "the bit of a blank",
            "the bit is worked out from a cell that is already blank, and 0 has no bit. Use `digit`.",
            bit_of_a_blank,
        ),
    ],
    hints=(
        "Both functions need the bit of `digit`. It is the same for all three masks.",
        "`place` writes the digit and sets its bit in three masks. `undo` has the same four lines, in reverse.",
        "`~bit` has every bit but this one, so `&= ~bit` keeps all the others.",
    ),
    buys="The search clears exactly what it has set, so it can trust its masks at every node.",
    where="in the loop of `bitmask.search`",
)
def undo(board, rows, cols, boxes, row, col, digit):
    """Blank the cell, and clear the digit in three masks.

    Both functions change the board and its three lists of masks. `place` writes `digit` into the blank at `row`, `col`,
    where it fits, and marks it in the masks of its row, its column and its box. `undo` makes the cell blank again and
    clears the digit in these three masks. All other digits stay, and no two digits of the board ever clash.

    `undo` must also work for a digit that was on the board from the beginning. If it is called again, for a blank cell
    in which the digit fits, it must change nothing.
    """
    bit = 1 << (digit - 1)
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


def solver_with(undo: Callable[..., None]) -> Callable[[Board], bool]:
    """Return a solver with notes that calls this `undo`, to see what a mistake in it does."""

    def search(board: Board, rows: list, cols: list, boxes: list) -> bool:
        for row, col in [(row, col) for row, col in CELLS if board[row][col] == 0][:1]:
            for bit in bits_of(FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])):
                place(board, rows, cols, boxes, row, col, digit_of(bit))
                if search(board, rows, cols, boxes):
                    return True
                undo(board, rows, cols, boxes, row, col, digit_of(bit))
            return False
        return True

    return lambda board: search(board, *bitmask.used_digits(board))


# With several solutions: a search that takes another cell first, or another digit, finds another one first on at least
# one of them. So does the search of lesson 05.
SEVERAL = """
.5..361......45....6...1574...6..395...1...4.3..8..2165324.78....4.6.923.8.3.2.5.
.....6...4.93.86713.6..95.2.....2869248.95.3.963..7.........3.5..19.4....9.2.341.
.3.....8.17.5.24.3.....671..47913..6..1.2..4.9.3...27.3..1..52.4.5....98.......3.
"""
# The package's solver without its check for clashes: givens that clash are not handed out here.
SOLVER = edited((bitmask.solve, bitmask.search, bitmask.used_digits), edit("    check(board)\n", ""))
USED = "(rows[row] | cols[col] | boxes[box])"
BLANK, DONE = "        board[row][col] = 0\n", "        return True\n    row"
LOOK = "blanks, index = [(r, c) for r, c in blanks if not board[r][c]], 0"  # for the next blank on the board


def using(*others: str) -> list:
    """Edits of what is used around a cell, each also with `^` to undo, which matters where digits clash."""
    return [edit(USED, other, *undo) for other in others for undo in ((), (" &= ~bit", " ^= bit"))]


def not_the_smallest(seen) -> bool:
    """Whether everything that is wrong is a solution."""
    wrong = [(one.arguments[0], one.outcome.value) for one in seen if not one.agrees]
    return all(yours["returned"] == 1 and watching.is_solution(board, yours["after"]) for board, yours in wrong)


def show_smallest(seen: Seen) -> list:
    """What every solver's check shows; and of a solution that is not the smallest, the first cell that differs."""
    parts, right = watching.show_solver(seen), seen.expected.value["after"]
    after: Any = (seen.outcome.value or {}).get("after")
    if watching.is_board(after) and is_solved(after) and is_solved(right):
        for r, c in [(r, c) for r, c in CELLS if after[r][c] != right[r][c]][:1]:
            parts.insert(-1, f"In the smallest solution `{cell_name(r, c)}` is {right[r][c]}, not {after[r][c]}.")
    return parts


@masks_task(
    "masks.solve",
    stars=3,
    kind="complete",
    answer=SOLVER[:2],
    stub="""def solve(board):
    # find the used digits of each row, column and box; list the blanks
    # search from the first blank on, in a function of its own:
    #     no blank left: solved
    #     the candidates of this blank, as one mask
    #     for each, lowest first: place it, search on, undo it
    #     none of them led to a solution
    ...
""",
    cases=[
        *((board,) for board in watching.boards()),
        *((parse(line),) for line in (watching.ROWS_OR_COLUMNS, *SEVERAL.split())),
        (puzzle("empty"),),  # fewer than 17 givens, and more solutions than can be gone through
    ],
    generate=lambda rng: (watching.some_givens(rng, rng.choice((5, 20, 35, 40))),),
    generated=20,
    long=((parse(watching.LONG),),),
    **watching.SOLVER | {"show": show_smallest},
    mistakes=[
        mistake(*NOT_UNDONE, *in_some(" &= ~bit", " &= ~0")),
        mistake(
            *watching.NEVER_BLANKED,
            edit(BLANK, ""),
            edit(BLANK, "", "    if index == len(blanks)", f"    {LOOK}\n    if not blanks"),
        ),
        mistake(
            "not all masks are flipped",
            "used digits count as candidates. For example, `FULL & ~row | col` is `(FULL & ~row) | col`: add brackets.",
            *using(USED[1:-1], "(rows[row] | cols[col]) | boxes[box]"),
        ),
        mistake(
            "`& FULL` is missing",
            "a tenth bit counts as a candidate. `~` turns all zeros to the left into ones; `FULL & …` cuts them off.",
            edit("FULL & ", ""),
        ),
        mistake(*PLUS, *using(USED.replace("|", "+"))),
        mistake(*XOR, *using(USED.replace("|", "^"))),
        mistake(
            "a unit is left out",
            "the candidates do not depend on all three units. The row, the column and the box count.",
            *using(
                *(f"({' | '.join(some)})" for number in (1, 2) for some in combinations(watching.SEARCH_MASKS, number))
            ),
        ),
        mistake(
            "row and column swapped",
            "the masks of another row and another column are used. `rows` needs `row`, and `cols` needs `col`.",
            *using("(rows[col] | cols[row] | boxes[box])"),
        ),
        mistake(*BIT_D, changed(SOLVER, "(board[row][col] - 1)", "board[row][col]")),
        mistake(
            "index, not digit",
            "each digit is one too small. Bit 3 is digit 4, and the length of `0b1000` is 4.",
            edit(".bit_length()", ".bit_length() - 1"),
        ),
        mistake(*BIT, edit("bit.bit_length()", "bit")),
        mistake("9 is never tried", "for example, `range(1, 9)` stops before 9.", edit("FULL & ", "255 & ")),
        mistake(
            *watching.BARE_RETURN,
            edit(DONE, "        return\n    row"),
            edit(DONE, "        return\n    row", "    return False\n", ""),
            edit("            return True", "            return"),
        ),
        Sign(
            "a solution, not the smallest",
            "the board has several. Take the blanks in row order, and small digits first, to find the smallest.",
            not_the_smallest,
        ),
        *watching.SOLVER_SIGNS,
    ],
    hints=(
        "`used_digits` makes the masks, once. Pass them to the search, with the blanks and how many are filled.",
        f"The candidates are `FULL & ~{USED}`. `bits_of`, from `sudoku_teach.bits`, goes through them, lowest first, "
        "and `bit.bit_length()` is the digit.",
        "The search of lesson 02 has this shape already. Instead of a loop with `fits`, go through the candidates. "
        "Where it writes a digit or a 0, call `place` or `undo`.",
    ),
    buys="It goes through the tree of lesson 02's search, and each node costs less.",
    where="`bitmask.solve`",
)
def solve(board):
    """Fill the board in place with its smallest solution.

    Fill the blanks of `board` in place and return `True`. If there are several solutions, take the smallest: the one
    with the smallest digit in the first blank, row by row, then in the second blank, and so on. If there is none,
    return `False`, with the board unchanged. No two givens clash. On the largest board the search writes about 5,000
    digits. You can write further functions.

    Let masks remember which digits are used, as the comments say. (That is advice. The check does not test it.)
    """


def to_bit_d(mask):
    """Return one of our masks in their convention."""
    return mask << 1


def to_bit_d_minus_1(mask):
    """Return one of their masks in our convention."""
    return mask >> 1


def show_translation(seen: Seen) -> list:
    """The call, and the masks bit under bit, ten bits each."""
    mask, number = seen.arguments
    name = ("to_bit_d", "to_bit_d_minus_1", "free_with_bit_d")[number]
    return [f"The call is `{name}({mask})`.", *show_bits(seen, ("mask",), 10)]


LEFT, RIGHT, FREE = "return mask << 1", "return mask >> 1", "return FULL << 1 & ~used"


@masks_task(
    "masks.convention",
    stars=1,
    before=(to_bit_d, to_bit_d_minus_1),
    cases=[
        case
        for mask in sorted(range(FULL + 1), key=lambda mask: (mask.bit_count(), mask))
        for case in ((mask, 0), (2 * mask, 1), (2 * mask, 2))  # a mask, and which of the functions gets it
    ],
    drive=lambda functions, case: functions[case[1]](case[0]),
    same=lambda yours, expected: isinstance(yours, int) and yours == expected,
    show=show_translation,
    mistakes=[
        mistake(
            "moved the wrong way",
            "the mask of digit 1 is 1 for us and 2 for them. So from ours to theirs each bit moves one to the left.",
            edit(LEFT, RIGHT),
            edit(RIGHT, LEFT),
            edit(LEFT, "return mask >>  1", RIGHT, LEFT),  # two spaces: the second change leaves the first alone
        ),
        mistake(
            "the full mask is 1022 here",
            "the result has bit 0, which stands for no digit in their convention. Their nine digits have bits 1 to 9.",
            *(edit(FREE, f"return {other}") for other in ("511 & ~used", "1023 & ~used", "511 ^ used", "511 - used")),
        ),
        mistake(
            "an answer in our convention",
            "the digits are right, but their bits are ours. Move them, as `to_bit_d` does.",
            edit(FREE, "return FULL & ~(used >> 1)"),
        ),
        mistake(
            "`~` without `& FULL`",
            "the result is negative. `~` turns all zeros to the left into ones. `& FULL << 1` cuts them off.",
            edit(FREE, "return ~used"),
        ),
        mistake(
            *NO_NINE,
            edit(LEFT, "return (mask & 255) << 1"),
            edit(RIGHT, "return (mask & 510) >> 1"),
            edit(FREE, "return 510 & ~used"),
        ),
        mistake("a float, not an int", "`/` makes a float, and `>>` moves the bits of an int.", edit(">> 1", "/ 2")),
    ],
    hints=(
        "Write digits 1 and 9 in both conventions. Ours are `0b1` and `0b100000000`. Where does each bit go?",
        "`<<` and `>>` move all bits at once. If theirs move to the right, bit 0 is lost, but it stands for no digit.",
        "Their full mask is ours, moved like any other mask. Cut `~used` with it.",
    ),
    buys="A program with the other convention can now work with your masks, and one place translates.",
    where="only `bits.bit_of` and `bits.digit_of` know the convention of the lessons",
)
def free_with_bit_d(used):
    """Return the digits that are not used; both masks are in their convention.

    In these lessons digit `d` has bit `d - 1`. Many other programs give it bit `d`, and never set bit 0. `to_bit_d`
    gets one of our masks, and returns the mask with the same digits in their convention. `to_bit_d_minus_1` gets one of
    their masks, and returns ours. `free_with_bit_d` gets the used digits as one of their masks, and returns those of
    the nine digits that are not used, as one of their masks, too. Each mask is an int.
    """
    return FULL << 1 & ~used


ASKED = {
    "04.memory": {
        "Lesson 03: which digits are in `FULL & ~row | col | box`?": [
            wrong("those free in all three", "That needs brackets: `FULL & ~(row | col | box)`."),
            wrong("those used in all three", "That is `row & col & box`."),
            right("those free in the row, and all used in column or box", "`~` and `&` bind tighter than `|`."),
        ],
        "Lesson 03: `x & (x - 1)` is 0. Why does that not prove that `x` has exactly one digit?": [
            right("it is 0 for `x = 0`, too", "So a blank with no candidates would pass, too: `x` must not be 0."),
            wrong("it is not 0 for a 9 alone", "256 & 255 is 0. The result is 0 for every single bit."),
            wrong("it is 0 for two digits, too", "`x & (x - 1)` removes the lowest 1, so the other one is left."),
        ],
        "Lesson 02: no digit in a cell led to a solution. What must be true when `search` returns `False`?": [
            wrong("the cell holds its last digit", "Then the board would keep a digit that has failed."),
            right("its cell is blank again", "`board[row][col] = 0` does that, after every digit that failed."),
            wrong("a saved copy of the board is restored", "No copy is needed: each call erases its own digit."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
