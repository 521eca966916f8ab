"""Lesson 04: three masks for each cell, kept up to date at every write."""

import operator
import re
from functools import cache
from itertools import pairwise

from sudoku_teach.bits import FULL, bit_of, bits_of
from sudoku_teach.board import CELLS, box_index, cell_name, copy, is_solved, to_line
from sudoku_teach.exercises.runner import apart
from sudoku_teach.exercises.slips import slip
from sudoku_teach.exercises.task import Exercise, Slip, fenced, said, show_bits
from sudoku_teach.lessons import mask_slips as usual
from sudoku_teach.lessons.solver_slips import ROWS_OR_COLUMNS, SOLVER_SLIPS, boards, runs, same_end, show_solver, watch
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import bitmask
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.widgets.quiz.model import Question, right, wrong

# Every cell, with some digit.
_CELLS = [(row, col, (5 * row + 2 * col) % 9 + 1) for row, col in CELLS]
_ALL = (0, 1, 2)  # rows, columns, boxes
_SOME = [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]


def _with_one_digit(row, col, digit):
    board = puzzle("empty")
    board[row][col] = digit
    return board


# ---- what can go wrong when a digit is noted ---------------------------------------------------------


def _units(row, col):
    return row, col, box_index(row, col)


_SWAPPED = (
    lambda row, col: (col, row, box_index(row, col)),
    lambda row, col: (col, row, box_index(col, row)),
    lambda row, col: (row, col, box_index(col, row)),
)


def _note(notes, row, col, digit, join=operator.or_, bit=bit_of, units=_units, kinds=_ALL):
    for k in kinds:
        unit = units(row, col)[k]
        notes[k][unit] = join(notes[k][unit], bit(digit))


def _bit_d(digit):
    return 1 << digit


def _forget(mask, bit):
    return mask & ~bit


def _forget_all(mask, bit):
    return 0


_ROW_AND_COLUMN = (
    "row and column swapped",
    "a row's digits stand with a column, or boxes are numbered downwards. In `board[row][col]` the row comes first.",
)
_BOX = (
    "the wrong box",
    "rows and columns are right, the boxes are not. Boxes are numbered from left to right, three to a band of rows.",
)
_NOT_NOTED = ("not noted in all three", "a digit is used in its row, its column and its box. One note or two miss it.")
_NOT_UNDONE = (
    "not undone in all three",
    "a digit that was taken back is still noted somewhere, and seems to be used there for ever. Three notes remember, "
    "so three must forget.",
)
_BIT_OF_A_BLANK = (
    "the bit of a blank",
    "the bit to forget is worked out from a cell that has been blanked by then. 0 has no bit: nothing is forgotten.",
)


# ---- the notes of a board ----------------------------------------------------------------------------


def _notes(value):
    """Three lists of nine, whichever kind of sequence they came in; None if it is something else."""
    if isinstance(value, list | tuple) and [isinstance(each, list | tuple) and len(each) for each in value] == [9] * 3:
        return [list(each) for each in value]
    return None


def _noted(board, blanks=False, **flaw):
    notes = [[0] * 9 for _ in _ALL]
    for row, col, _ in _CELLS:
        if board[row][col] or blanks:
            _note(notes, row, col, board[row][col], **flaw)
    return notes


def _notes_like(**flaw):
    return lambda seen: all(_notes(one.outcome.value) == _noted(*one.arguments, **flaw) for one in seen)


def _pairs(seen):
    return [(_notes(one.outcome.value), _notes(one.expected.value)) for one in seen]


def _blanks_noted(seen):
    """A blank has been given a bit; `1 << -1` cannot be computed."""
    raised = [one.outcome.raised for one in seen]
    minus = all(each and re.match("negative shift count|0 is not a digit", each.message) for each in raised[:-2])
    return minus or _notes_like(bit=_bit_d, blanks=True)(seen)


def _free(seen):
    return all(yours and yours == [[FULL & ~mask for mask in each] for each in right] for yours, right in _pairs(seen))


def _one_list(seen):
    return all(yours and yours[0] == yours[1] == yours[2] for yours, _ in _pairs(seen))


def _only_boxes_wrong(seen):
    return all(yours and yours[:2] == right[:2] and any(yours[2]) == any(right[2]) for yours, right in _pairs(seen))


def _differences(yours, expected):
    """The notes that differ, bit under bit, and the names of their units; three of them at most."""
    lines, units = [], []
    for kind, mine, theirs in zip(("row", "column", "box"), yours, expected, strict=True):
        for k in range(9):
            if mine[k] != theirs[k]:
                units.append(f"{kind} {k + 1}")
                bits = f"{mine[k]:09b}" if type(mine[k]) is int and mine[k] >= 0 else repr(mine[k])
                lines += [f"{units[-1]:9} expected {theirs[k]:09b}", f"{'':9} yours    {bits:>9}"]
    return lines[:6], units[:3]


def show_notes(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    (board,) = seen.arguments
    yours = _notes(seen.outcome.value)
    if yours is None:
        lines, units = ["expected: three lists of nine masks", f"yours:    {said(seen.outcome):.200}"], ()
    else:
        lines, units = _differences(yours, _notes(seen.expected.value))
    return [fenced(lines), draw_board(board, units=units)]


# ---- placing and undoing -----------------------------------------------------------------------------


def place(board, rows, cols, boxes, row, col, digit):
    bit = 1 << (digit - 1)
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << (digit - 1)
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


class _Notes(list):
    """A list that counts what is written in it, also where it changes nothing."""

    writes = 0

    def __setitem__(self, key, value):
        self.writes += 1
        super().__setitem__(key, value)


def follow(functions, arguments):
    """After each call the board, the notes, and how often a note has been written so far.

    "place beside" and "undo beside" are for the next digit in the next column, as a search does it one level deeper.
    """
    board, row, col, digit, calls = arguments
    board, notes = copy(board), [_Notes(each) for each in used_digits(board)]
    states = []
    for call in calls.split(", "):
        name, *beside = call.split()
        functions[("place", "undo").index(name)](board, *notes, row, col + len(beside), digit + len(beside))
        states.append((copy(board), [list(each) for each in notes], sum(each.writes for each in notes)))
    return states


def _same_states(yours, expected):
    return [state[:2] for state in yours] == [state[:2] for state in expected]


def _calls_like(calls, undone=_ALL, blanked=True, forget=_forget, **flaw):
    """Whether the first calls of every case did what they do with this flaw."""

    def place(board, rows, cols, boxes, row, col, digit):
        board[row][col] = digit
        _note((rows, cols, boxes), row, col, digit, **flaw)

    def undo(board, rows, cols, boxes, row, col, digit):
        board[row][col] = 0 if blanked else digit
        _note((rows, cols, boxes), row, col, digit, join=forget, kinds=undone)

    return lambda seen: all(
        _same_states((one.outcome.value or [])[:calls], follow((place, undo), one.arguments)[:calls]) for one in seen
    )


def _bit_of_a_blank(seen):
    messages = [one.outcome.raised.message for one in seen if one.outcome.raised]
    if any(text == "negative shift count" or text.startswith("0 is not a digit") for text in messages):
        return True
    placed, undone = (seen[-2].outcome.value or [(), ()])[:2]
    return _calls_like(2, undone=())(seen) and placed[2] < undone[2]


def _box_elsewhere(seen):
    firsts = [(one.outcome.value[0], one.expected.value[0]) for one in seen if one.outcome.value]
    return (
        bool(firsts)
        and all(
            after == right and notes[:2] == right_notes[:2] and sum(notes[2]) == sum(right_notes[2])
            for (after, notes, _), (right, right_notes, _) in firsts
        )
        and not _calls_like(1)(seen)
    )


def show_follow(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    board, row, col, digit, calls = seen.arguments
    pairs = list(zip(seen.outcome.value, seen.expected.value, strict=True))
    k = next(k for k, (yours, expected) in enumerate(pairs) if yours[:2] != expected[:2])
    (after, notes, _), (right, right_notes, _) = pairs[k]
    lines, units = _differences(notes, right_notes)
    for r, c, _ in _CELLS:
        if after[r][c] != right[r][c]:
            lines.append(f"{cell_name(r, c):9} expected {right[r][c]}, yours {after[r][c]!r:.40}")
    heading = [f"after {', '.join(calls.split(', ')[: k + 1])}:"]
    if "beside" in heading[0]:
        heading.append(f"(beside: {digit + 1} in {cell_name(row, col + 1)})")
    return [fenced([*heading, *lines]), draw_board(board, units=units, marks={(row, col): "trying"}, title="before")]


# ---- the search --------------------------------------------------------------------------------------

# With two solutions and more; a search that takes another cell first meets another one first.
_SEVERAL = "532678914674195...198342..78.976...34268537917..92...6961.3748..87419....4..86179"


def _solver(noted=_ALL, undone=_ALL, free=lambda row, col, box: FULL & ~(row | col | box)):
    """bitmask.solve, with what can go wrong in it: digits noted or forgotten in some of the three, or another mask."""

    def solve(board):
        notes = used_digits(board)

        def search(blanks):
            if not blanks:
                return True
            (row, col), *rest = blanks
            masks = [note[unit] for note, unit in zip(notes, _units(row, col), strict=True)]
            for bit in bits_of(free(*masks)):
                board[row][col] = digit = bit.bit_length()
                _note(notes, row, col, digit, kinds=noted)
                if search(rest):
                    return True
                _note(notes, row, col, digit, join=_forget, kinds=undone)
                board[row][col] = 0
            return False

        return search([(row, col) for row, col, _ in _CELLS if board[row][col] == 0])

    return solve


_LOOSE = (
    lambda row, col, box: FULL & ~row | col | box,
    lambda row, col, box: FULL & ~col | row | box,
    lambda row, col, box: FULL & ~box | row | col,
    lambda row, col, box: FULL & ~(row | col) | box,
)


@cache
def _writes_of(program, line):
    return watch((program,), (parse(line),))["writes"]


def _writes_like(*programs):
    """Whether a search writes what one of these writes, on every board."""
    return lambda seen: any(
        all(
            one.outcome.value and one.outcome.value["writes"] == _writes_of(program, to_line(*one.arguments))
            for one in seen
        )
        for program in programs
    )


def _not_cut(seen):
    """Right as long as one of the nine bits will do, and then it meets a tenth; or `bits` itself complains."""
    messages = [one.outcome.raised.message for one in seen if one.outcome.raised]
    tenth = seen[0].agrees and any(re.search(r"\b10 is not a digit|\b512 is not", text) for text in messages)
    return tenth or any(re.search(r"[Cc]ut it", text) for text in messages)


def _same_digit_again(seen):
    """A cell gets the digit that has just been taken out of it, and so on without an end."""
    for run in runs(seen):
        for (*cell, digit, placed), (*next_cell, next_digit, next_placed) in pairwise(run.writes[-1000:]):
            if run.cut and next_placed and not placed and [*cell, digit] == [*next_cell, next_digit]:
                return True
    return False


def _not_the_smallest(seen):
    wrong = [one.outcome.value for one in seen if not one.agrees]
    return all(isinstance(yours, dict) and yours["returned"] and is_solved(yours["after"]) for yours in wrong)


# ---- two conventions ---------------------------------------------------------------------------------


def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return FULL << 1 & ~used


_TRANSLATIONS = (to_bit_d, to_bit_d_minus_1, free_with_bit_d)
_MASKS = (*(1 << k for k in range(9)), 0, FULL, *range(3, 512, 13))


def translate(functions, arguments):
    name, mask = arguments
    return functions[[each.__name__ for each in _TRANSLATIONS].index(name)](mask)


def _in(function):
    return lambda name, mask: name == function.__name__


# ---- the exercises -----------------------------------------------------------------------------------

EXERCISES = [
    Exercise(
        name="masks.build",
        stars=2,
        kind="write",
        task="Read a board and give back three lists of nine masks: the digits used in each row, in each column, in "
        "each box. Bit `d - 1` stands for digit `d`, and 0 is a blank. A unit may hold a digit twice: it is used there "
        "all the same. `box_index(row, col)`, from `sudoku_teach.board`, gives the box.",
        stub="def used_digits(board):\n"
        '    """Three lists of nine masks: the digits used in each row, each column and each box."""\n    ...\n',
        answer=(used_digits,),
        cases=tuple(
            (board,)
            for board in (
                *(_with_one_digit(*cell) for cell in [*_CELLS, (8, 8, 1), (8, 8, 9)]),
                *map(puzzle, ("empty", "clashing-givens", "newspaper", "hard", "full")),
            )
        ),
        drive=apart,
        same=lambda yours, expected: _notes(yours) == _notes(expected),
        show=show_notes,
        slips=(
            Slip(*usual.BIT_D, shows=_notes_like(bit=_bit_d)),
            Slip(*usual.DIGIT, shows=_notes_like(bit=int)),
            Slip(
                "a blank is taken for a digit", "0 is no digit, and has no bit: pass over blanks.", shows=_blanks_noted
            ),
            Slip("free, not used", "these are the digits that are missing. The used ones are asked for.", shows=_free),
            Slip(*usual.PLUS, shows=_notes_like(join=operator.add)),
            Slip(*usual.XOR, shows=_notes_like(join=operator.xor)),
            Slip(
                "three names, one list",
                "`rows = cols = boxes = [0] * 9` makes one list, and gives it three names.",
                shows=_one_list,
            ),
            Slip(*_ROW_AND_COLUMN, shows=lambda seen: any(_notes_like(units=units)(seen) for units in _SWAPPED)),
            Slip(*_BOX, shows=_only_boxes_wrong),
            Slip(*_NOT_NOTED, shows=lambda seen: any(_notes_like(kinds=some)(seen) for some in [(), *_SOME])),
        ),
        hints=(
            "At first 27 notes are empty: three lists of nine zeros. Then go through the 81 cells.",
            "A digit at `row`, `col` is noted three times: in `rows[row]`, in `cols[col]`, and in the note of its box.",
            "Its bit is `1 << (digit - 1)`; `|=` puts that bit into a note.",
        ),
        buys="What 81 looks found out is kept in 27 ints: which digits are free in a cell now takes three lookups.",
        where="`solvers.bitmask.used_digits`",
    ),
    Exercise(
        name="masks.place-and-undo",
        stars=2,
        kind="write",
        task="Write both in place, for a board and its three lists of masks. `place` writes `digit` into the blank at "
        "`row`, `col` and notes it in row, column and box; the digit fits there. `undo` blanks the cell, and the three "
        "notes forget the digit. `undo` may be called once more for the same digit: then it changes nothing.",
        stub="def place(board, rows, cols, boxes, row, col, digit):\n"
        '    """Write the digit into a blank, and note it in three masks."""\n    ...\n\n\n'
        "def undo(board, rows, cols, boxes, row, col, digit):\n"
        '    """Blank the cell, and let three masks forget the digit."""\n    ...\n',
        answer=(place, undo),
        names=("board", "row", "col", "digit", "calls"),
        cases=(
            (puzzle("empty"), 0, 0, 1, "place"),
            *((puzzle("empty"), *cell, "place, undo, undo") for cell in _CELLS[1::2]),
            (puzzle("empty"), 4, 4, 5, "place, place beside, undo beside, undo"),
            *(
                (puzzle("newspaper"), *cell, "place, undo, undo")
                for cell in [(2, 4, 3), (0, 2, 1), (4, 4, 5), (6, 8, 4)]
            ),
        ),
        drive=follow,
        same=_same_states,
        show=show_follow,
        slips=(
            Slip(*_BIT_OF_A_BLANK, shows=_bit_of_a_blank),
            Slip(*_NOT_NOTED, shows=lambda seen: any(_calls_like(1, kinds=some)(seen) for some in [(), *_SOME])),
            Slip(*_NOT_UNDONE, shows=lambda seen: any(_calls_like(2, undone=some)(seen) for some in [(), *_SOME])),
            Slip(
                "one memory for all levels",
                "`undo` goes back to what `place` kept last. But a search places the next digit before it takes this "
                "one back. Let `undo` forget one bit instead: then nothing has to be kept.",
                shows=lambda seen: all(one.agrees or "beside" in one.arguments[-1] for one in seen),
            ),
            Slip(
                "a bit that was not set",
                "the second `undo` changed a note. `^` turns a bit on that is off, and `-` borrows from the next one; "
                "`& ~bit` leaves it off.",
                shows=_calls_like(2),
            ),
            Slip(
                "`~` is forgotten",
                "`&= bit` keeps the digit and drops all others. `~bit` has every bit but this one.",
                shows=_calls_like(2, forget=operator.and_),
            ),
            Slip(
                "every digit is forgotten",
                "the notes hold the other digits of the row, the column and the box as well, and these stay used.",
                shows=_calls_like(2, forget=_forget_all),
            ),
            Slip(
                "the cell is never blanked again",
                "the notes forget the digit, and the board keeps it.",
                shows=_calls_like(2, blanked=False),
            ),
            Slip(*usual.BIT_D, shows=_calls_like(1, bit=_bit_d)),
            Slip(*usual.DIGIT, shows=_calls_like(1, bit=int)),
            Slip(*_ROW_AND_COLUMN, shows=lambda seen: any(_calls_like(1, units=units)(seen) for units in _SWAPPED)),
            Slip(*_BOX, shows=_box_elsewhere),
        ),
        hints=(
            "One bit serves all three notes, in both functions. The digit is handed over, so it need not be read.",
            "`place` writes the digit and sets its bit in three notes. `undo` has the same four lines, turned round.",
            "`~bit` has every bit but this one, so `&= ~bit` keeps all the others.",
        ),
        buys="A search that forgets exactly what it noted, in all three places, can trust its notes at every node.",
        where="in the loop of `solvers.bitmask.search`",
    ),
    Exercise(
        name="masks.solve",
        stars=3,
        kind="complete",
        task="Fill the board in place with its smallest solution and return `True`; where there is none, return "
        "`False` and leave the board as it came. The givens never clash. Let masks remember what is used: the comments "
        "say in which order it can be built. Further functions of your own are welcome.",
        stub="def solve(board):\n"
        "    # note the used digits of each row, column and box; list the blanks\n"
        "    # search from the first blank on, in a function of its own:\n"
        "    #     no blank left: solved\n"
        "    #     the candidates of this blank, as one mask\n"
        "    #     for each, lowest first: place it, search on, undo it\n"
        "    #     none of them led to a solution\n"
        "    ...\n",
        answer=(bitmask.solve, bitmask.search),
        cases=tuple((board,) for board in [*boards(), parse(ROWS_OR_COLUMNS), parse(_SEVERAL)]),
        drive=watch,
        same=same_end,
        show=show_solver,
        slips=(
            Slip(*_NOT_UNDONE, shows=_writes_like(*(_solver(undone=some) for some in [(), *_SOME]))),
            Slip(*_NOT_NOTED, shows=_writes_like(*(_solver(noted=some) for some in [(), *_SOME]))),
            Slip(*usual.NOT_ALL, shows=_writes_like(*(_solver(free=free) for free in _LOOSE))),
            Slip(*usual.NOT_CUT, shows=_not_cut),
            Slip(
                "the candidates never get fewer",
                "a digit that has failed is tried again at once, and again. Take its bit out of the candidates.",
                shows=_same_digit_again,
            ),
            Slip(
                "a solution, not the smallest",
                "the board has several. The blanks in row order, each with its smallest digit first, lead to the "
                "smallest; another order leads to another.",
                shows=_not_the_smallest,
            ),
            *SOLVER_SLIPS,
        ),
        hints=(
            "`used_digits` makes the notes, once. The search is given them, the blanks, and how far it has come.",
            "The candidates are `FULL & ~(rows[row] | cols[col] | boxes[box])`. `bits_of`, from `sudoku_teach.bits`, "
            "goes through them, lowest first; `bit.bit_length()` is the digit.",
            "Lesson 02's search has this shape already. Where it asked `fits`, ask the candidates; where it wrote or "
            "blanked a cell, call `place` or `undo`.",
        ),
        buys="It walks through the same tree as lesson 02's search, and each node costs less.",
        where="`solvers.bitmask.solve`",
    ),
    Exercise(
        name="masks.convention",
        stars=1,
        kind="write",
        task="In these lessons digit `d` has bit `d - 1`; many programs give it bit `d`, and leave bit 0 unused. "
        "`to_bit_d` turns one of our masks into one of theirs, `to_bit_d_minus_1` one of theirs into ours. "
        "`free_with_bit_d` is given the used digits as one of their masks, and gives back the free ones, theirs too.",
        stub='def to_bit_d(mask):\n    """From ours to theirs."""\n    ...\n\n\n'
        'def to_bit_d_minus_1(mask):\n    """From theirs to ours."""\n    ...\n\n\n'
        "def free_with_bit_d(used):\n"
        '    """Those of the nine digits that are not used; both masks are theirs."""\n    ...\n',
        answer=_TRANSLATIONS,
        names=("function", "mask"),
        cases=(
            *(("to_bit_d", mask) for mask in _MASKS),
            *(("to_bit_d_minus_1", 2 * mask) for mask in _MASKS),
            *(("free_with_bit_d", 2 * mask) for mask in _MASKS),
        ),
        drive=translate,
        show=lambda seen: show_bits(seen, width=10),
        slips=(
            *(
                slip(
                    "moved the wrong way",
                    "our digit 1 is 1, theirs is 2: from ours to theirs every bit goes one place to the left.",
                    wrong,
                    where=_in(function),
                )
                for function, wrong in [
                    (to_bit_d, lambda _, mask: mask >> 1),
                    (to_bit_d_minus_1, lambda _, mask: mask << 1),
                ]
            ),
            *(
                slip(
                    "one more, not one place further",
                    "adding 1 changes the lowest bits. `<< 1` and `>> 1` move all of them by one place.",
                    wrong,
                    where=_in(function),
                )
                for function, wrong in [
                    (to_bit_d, lambda _, mask: mask + 1),
                    (to_bit_d_minus_1, lambda _, mask: mask - 1),
                ]
            ),
            slip(
                "the full mask is 1022 here",
                "511 and 1023 have bit 0, which is no digit's in this convention, and 511 lacks bit 9, the 9's.",
                lambda _, used: FULL & ~used,
                lambda _, used: 1023 & ~used,
                where=_in(free_with_bit_d),
            ),
            slip(
                "an answer in our convention",
                "the digits are right, and their bits are ours. Move them, as `to_bit_d` does.",
                lambda _, used: FULL & ~(used >> 1),
                where=_in(free_with_bit_d),
            ),
            slip(*usual.NOT_CUT, lambda _, used: ~used, where=_in(free_with_bit_d)),
        ),
        hints=(
            "Write digits 1 and 9 in both: ours are `0b1` and `0b100000000`. Where does every bit go?",
            "`<<` and `>>` move all bits at once. Moving to the right, bit 0 of theirs falls off; it was nobody's.",
            "Their full mask is ours, moved like any other. Cut `~used` with that one.",
        ),
        buys="A program in the other convention can work on your masks, and one place translates.",
        where="`bits.bit_of` and `bits.digit_of` alone know the lessons' convention",
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "04.memory": [
        Question(
            "Lesson 03: which digits does `FULL & ~row | col | box` give?",
            wrong("those free in all three", "That needs brackets: `FULL & ~(row | col | box)`."),
            wrong("those used in all three", "That is `row & col & box`."),
            right("those free in the row, and all used in column or box", "`~` and `&` bind tighter than `|`."),
        ),
        Question(
            "Lesson 03: why is `x & (x - 1) == 0` no test for a single?",
            right("0 passes, too", "A blank with no candidate looks like a single. Ask `x.bit_count() == 1`."),
            wrong("a 9 alone does not pass", "256 & 255 is 0. Any bit passes when it is alone."),
            wrong("Python compares first", "C does. In Python `&` binds tighter than `==`."),
        ),
        Question(
            "Lesson 02: a digit led nowhere. What must happen before `search` returns `False`?",
            wrong("nothing: it is overwritten", "By the loop's next digit, yes. Nobody writes over the last one."),
            right("its cell is blanked", "`board[row][col] = 0`. Without it the board stays half-filled."),
            wrong("the whole board is copied back", "Only this cell is left: deeper calls have blanked theirs."),
        ),
    ],
}
