"""Lesson 08: all candidates in one int, what placing one removes, the fold, and a search made of these."""

from functools import partial
from random import Random

from sudoku_teach.board import box_index, check
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.show import Seen, bit_row, fenced, said, show_bits, show_values
from sudoku_teach.exercises.task import same_int, same_ints
from sudoku_teach.lessons import lesson10
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers.one_integer import BOX, CANDIDATES, CELL, COLUMN, PLACE, ROW, to_state, write
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

FULL_STATE = (1 << 729) - 1
SOLVED = "a solved state"
PAIRS = "first & second | first & third | second & third"
# No constraint is empty, and there is no solution.
LOST = "6..2.....47.1.....8.9.3..2.5...269...9...4.7......3.....8.61..4...782.3.3..49.7.."
BOARDS = "full", "one-blank", "no-place-in-a-box", "newspaper", "ten-solutions", "hard", "against-mrv", "hardest"


# The masks of the 324 constraints.
CONSTRAINTS = [mask for family in (CELL, ROW, COLUMN, BOX) for mask in family[-1]]


def indexes(bits):
    """Return the indexes of the bits that are 1 as a list, the lowest first."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits -= lowest
    return found


def there_and_back(functions, arguments):
    """What the first function makes of a candidate, and the second of the right index."""
    index, found = functions[0](*arguments), functions[1](index_of(*arguments))
    return index, tuple(found) if isinstance(found, list) else found


def show_index(seen: Seen) -> list:
    calls = f"index_of{seen.arguments}", f"candidate_of({seen.expected.value[0]})"
    rows = zip(calls, seen.expected.value, seen.outcome.value, strict=True)
    return [fenced([f"{call}  expected: {expected}  yours: {yours!r}" for call, expected, yours in rows])]


def either(there: tuple, back: tuple) -> list:
    """Edits of one place, of another one, and of both."""
    return [edit(*there), edit(*back), edit(*there, *back)]


def index_of(digit, row, col):
    """Return the index of the bit that stands for this candidate, 0 to 728."""
    return 81 * (digit - 1) + 9 * row + col


@task_for(
    "one-integer.index",
    stars=1,
    before=(index_of,),
    cases=[(1, 0, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0), (9, 8, 8), (1, 8, 8), (5, 3, 7), *CANDIDATES],
    drive=there_and_back,
    same=lambda yours, expected: same_int(yours[0], expected[0]) and same_ints(yours[1], expected[1]),
    show=show_index,
    mistakes=[
        mistake(
            "the first digit is 1",
            "digits begin at 1 and indexes at 0: digit 1 has the bits 0 to 80, and index 0 is a candidate of digit 1.",
            *either(("(digit - 1)", "digit"), ("index // 81 + 1", "index // 81")),
        ),
        mistake(
            "row and column swapped",
            "the cells of one row are next to each other, so `col` moves the index by 1, and `row` moves it by 9.",
            *either(("row + col", "col + row"), ("% 81 // 9, index % 9", "% 9, index % 81 // 9")),
        ),
        mistake(
            "ordered by cell",
            "here the nine digits of a cell are next to each other. The task wants a plane of 81 bits for each digit.",
            *either(
                ("81 * (digit - 1) + 9 * row + col", "81 * row + 9 * col + digit - 1"),
                ("// 81 + 1, index % 81 // 9, index % 9", "% 9 + 1, index // 81, index % 81 // 9"),
            ),
        ),
        mistake(
            "the planes are still in the row",
            "the row goes up to 80, because it counts the rows of all planes. First take the rest: `index % 81`.",
            edit("index % 81 // 9", "index // 9"),
        ),
    ],
    hints=(
        "A plane has 81 bits. How many planes come before the plane of `digit`?",
        "In the plane, `row` rows of nine bits come before the cell's row, and in that row `col` bits before the cell.",
        "The way back: `//` by 81 counts the planes, and `%` by 81 is the place within one. Then the same with 9.",
    ),
    buys="It is lesson 01's `9 * row + col`, once for each digit.",
    where="`CANDIDATES` in `solvers/one_integer.py`, a table for the way back",
)
def candidate_of(index):
    """Return the candidate of this bit: digit, row, col.

    A candidate is a digit (1 to 9) in a cell (row and column, 0 to 8). The bits are ordered by digit, then by row, then
    by column: digit 1 in row 0 and column 0 has index 0, and digit 9 in row 8 and column 8 has index 728.

    Write `index_of`, which returns the index of a candidate as an int, and the way back, `candidate_of`, which returns
    three ints, `digit, row, col`, as a tuple or a list.
    """
    return index // 81 + 1, index % 81 // 9, index % 9


def some_placing(rng: Random) -> tuple:
    """A candidate, and a state with all bits, with half of them, or with few."""
    few = sum(1 << index for index in rng.sample(range(729), 20))
    return rng.choice((FULL_STATE, FULL_STATE, rng.getrandbits(729), few)), *rng.choice(CANDIDATES)


def in_words(mask: int) -> str:
    """The first three candidates of a mask."""
    names = ["digit {} in ({}, {})".format(*CANDIDATES[k]) if k < 729 else f"bit {k}" for k in indexes(mask)]
    return ", ".join(names[:3] + ["…"] * (len(names) > 3)) or "no bits"


def show_place(seen: Seen) -> list:
    """Which candidates are there or gone, and should not be."""
    state, expected, yours = seen.arguments[0], seen.expected.value, seen.outcome.value
    if not isinstance(yours, int) or yours < 0:
        return show_values(seen)
    groups = {
        "turned off, and should stay": expected & ~yours,
        "turned on, though 0 in `state`": yours & ~state,
        "still on, and should be turned off": yours & ~expected & state,
    }
    lines = [f"{text}: {in_words(mask)}" for text, mask in groups.items() if mask]
    return [fenced([f"in `state`: {in_words(state)}", *lines])]


@task_for(
    "one-integer.place",
    stars=2,
    given="from sudoku_teach.board import box_index\n"
    "from sudoku_teach.lessons.lesson08 import candidate_of, index_of\n",
    cases=[
        (0, 1, 0, 0),
        *((1 << index_of(*other), 1, 0, 0) for other in [(1, 0, 0), (2, 0, 0), (1, 0, 8), (1, 8, 0), (1, 2, 1)]),
        *((1 << index_of(*other), 1, 0, 0) for other in [(2, 0, 8), (2, 8, 0), (2, 1, 1), (1, 3, 3)]),
        *((1, 1, 5, 0), (1 << 728, 9, 8, 2)),  # the first bit of all, and the last one
        *((FULL_STATE, *candidate) for candidate in [(1, 0, 0), (5, 4, 4), (9, 8, 8)]),
    ],
    generate=some_placing,
    valid=lambda state, *candidate: 0 <= state <= FULL_STATE and candidate in CANDIDATES,
    same=same_int,
    show=show_place,
    mistakes=[
        mistake(
            "the candidate goes too",
            "its own bit must stay as it is. Without it the cell has no digit at all.",
            edit(" and not same_cell", ""),
        ),
        mistake(
            "the box is forgotten",
            "row and column are not enough: the digit goes from the rest of the box as well.",
            edit(" or box_index(r, c) == box_index(row, col)", ""),
        ),
        mistake(
            "the cell keeps its other digits",
            "a cell holds one digit. The other eight bits of the cell, one in each plane, are rivals too.",
            edit("(same_cell and d != digit) or ", ""),
        ),
        mistake(
            "all digits leave the units",
            "in other cells only the same digit is a rival. Other digits are still possible there.",
            edit("same_unit and d == digit and not same_cell", "same_unit and not same_cell"),
        ),
        mistake(
            "`^` turns bits on",
            "rivals that were 0 are 1 afterwards. `^` flips a bit, whatever it was. `& ~mask` only turns bits off.",
            edit("state & ~rivals", "state ^ rivals"),
        ),
        mistake(
            "the bit is turned on",
            "it was 0 in `state`, and is 1 now. A candidate whose bit is 0 has been ruled out, and must stay so.",
            edit("state & ~rivals", "state & ~rivals | 1 << index_of(digit, row, col)"),
        ),
    ],
    hints=(
        "Go through all 729 indexes. Which of them are rivals?",
        "A rival is another digit in the same cell, or the same digit in another cell of the same row, column or box.",
        "Collect the rivals in one mask with `|`. In the end one step removes them all: `state & ~rivals`.",
    ),
    buys="The mask depends on the candidate alone, so it can be made once and kept: then placing is one AND.",
    where="`PLACE` in `solvers/one_integer.py`, a table of 729 masks",
)
def without_rivals(state, digit, row, col):
    """Return the state without the rivals of this candidate.

    The **rivals** of a candidate are the other digits of its cell, and its digit in the other cells of its row, its
    column and its box. `state` is an int of up to 729 bits, ordered as `index_of` says. Return it as an int with the
    bits of the rivals turned off. All other bits stay as they are, and so does the candidate's own bit.

    You can use `index_of`, `candidate_of` and `box_index(row, col)`. Your function need not be fast.
    """
    rivals = 0
    for index in range(729):
        d, r, c = candidate_of(index)
        same_cell = (r, c) == (row, col)
        same_unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if (same_cell and d != digit) or (same_unit and d == digit and not same_cell):
            rivals |= 1 << index
    return state & ~rivals


@task_for(
    "one-integer.fold",
    stars=2,
    cases=[
        *((bits, 1) for bits in (0, 0b1, 0b10, 0b100, 0b11, 0b101, 0b110, 0b111)),
        *((bits, 3) for bits in (0b1, 0b1_000, 0b1_000_000, 0b1_000_001, 0b1_001_000, 0b1_001_001)),
        (0b100_000_000_010_000_000_110, 9),
        (0b101 << 1_000, 1),
    ],
    generate=lambda rng: (
        rng.getrandbits(rng.choice((9, 9, 30, 729))),
        rng.choice((1, 3, 9, 27, 81, rng.randrange(1, 100))),
    ),
    valid=lambda bits, stride: bits >= 0 and stride >= 1,
    same=same_ints,
    show=partial(show_bits, names=("bits",)),
    mistakes=[
        mistake(
            "shifted to the left",
            "to bring a bit from further left to this place, shift to the right, `>>`.",
            edit(">>", "<<"),
        ),
        mistake(
            "only neighbours are compared",
            "the first and the third may be the two that are 1. There are three pairs.",
            edit("first & third | ", ""),
        ),
        mistake(
            "all three",
            "the second int has a 1 only where all three are 1. For at least two, join the three pairs with `|`.",
            edit(PAIRS, "first & second & third"),
        ),
        mistake(
            "an odd number, not at least one",
            "the first int has a 0 where two of the three are 1. That is what `^` does. Use `|`.",
            edit("first | second | third", "first ^ second ^ third"),
        ),
        mistake(
            "exactly two, not at least two",
            "where all three are 1, at least two are 1 as well.",
            edit(PAIRS, f"({PAIRS}) & ~(first & second & third)"),
        ),
        mistake(
            "the two are swapped",
            "return *at least one* first, then *at least two*.",
            edit(f"first | second | third, {PAIRS}", f"{PAIRS}, first | second | third"),
        ),
    ],
    hints=(
        "`bits >> stride` moves, to every place, the bit that is `stride` places further to the left.",
        "Call `bits`, `bits >> stride` and `bits >> 2 * stride` `first`, `second` and `third`. `|` and `&` combine "
        "them at all places at once.",
        "At least two means the first and the second, or the first and the third, or the second and the third.",
    ),
    buys="The number of steps does not depend on how many bits there are: nine or 729, it is the same.",
    where="`one_integer.fold9`: one fold of threes, and another one of their results",
)
def fold3(bits, stride):
    """Return two ints: at every place, at least one of the three, and at least two of the three.

    At each place look at three bits of `bits`: the one here, the one `stride` places further to the left, and the one
    `2 * stride` places further. Return two ints, as a tuple or a list. In the first, a bit is 1 where at least one of
    the three is 1. In the second, a bit is 1 where at least two of them are.

    `bits` is 0 or more and has any number of bits; `stride` is 1 or more. You do not need a loop: `|` and `&` work on
    all places at once.
    """
    first, second, third = bits, bits >> stride, bits >> 2 * stride
    return first | second | third, first & second | first & third | second & third


STRIDES = (1, 3), (9, 27), (1, 9), (9, 1), (81, 243), (243, 81)


@task_for(
    "one-integer.fold9",
    stars=2,
    given="from sudoku_teach.lessons.lesson08 import fold3\n",
    cases=[
        *((bits, 1, 3) for bits in sorted(range(512), key=int.bit_count)),
        *((1 | 1 << step + stride | 1 << 2 * stride, step, stride) for step, stride in STRIDES),
    ],
    generate=lambda rng: (rng.getrandbits(729) & rng.getrandbits(729), *rng.choice(STRIDES)),
    valid=lambda bits, step, stride: bits >= 0 and (step, stride) in STRIDES,
    same=same_ints,
    show=partial(show_bits, names=("bits",)),
    mistakes=[
        mistake(
            "two of one three",
            "the second int misses two bits that are in different threes: then no three has two, but two of them have "
            "one.",
            edit("split | fold3(two, stride)[0]", "fold3(two, stride)[0]"),
        ),
        mistake(
            "two threes",
            "the second int misses two bits of the same three: then only one three has any.",
            edit("split | fold3(two, stride)[0]", "split"),
        ),
        mistake(
            "one of the two distances only",
            "inside a three the bits are `step` apart, and the threes are `stride` apart.",
            edit("(one, stride)", "(one, step)", "(two, stride)", "(two, step)"),
            edit("(bits, step)", "(bits, stride)"),
        ),
        mistake(
            "the two are swapped",
            "return *at least one* first, then *at least two*.",
            edit("some, split | fold3(two, stride)[0]", "split | fold3(two, stride)[0], some"),
        ),
    ],
    hints=(
        "`fold3(bits, step)` tells, for each three, whether it has at least one bit, and whether it has at least two.",
        "Call its results `one` and `two`. Fold `one` again with `stride`: does at least one three have a bit, do two?",
        "At least two of nine: at least two threes have a bit, or at least one three has two.",
    ),
    buys="With one more fold, nine bits cost hardly more than three.",
    where="`one_integer.fold9`, with both folds written out",
)
def fold9(bits, step, stride):
    """Return two ints: at every place, at least one of the nine, and at least two of the nine.

    At each place look at nine bits of `bits`, three times three. The bits of a three are `step` places apart, and the
    threes are `stride` places apart. So with step 1 and stride 3 they are the bits 0 1 2, 3 4 5, 6 7 8 to the left of
    the place; with step 9 and stride 27 they are the bits 0 9 18, 27 36 45, 54 63 72.

    Return two ints, as a tuple or a list. In the first, a bit is 1 where at least one of the nine is 1. In the second,
    a bit is 1 where at least two of them are. `bits` is 0 or more and has any number of bits. You can use `fold3`.
    """
    one, two = fold3(bits, step)
    some, split = fold3(one, stride)
    return some, split | fold3(two, stride)[0]


@task_for(
    "one-integer.singles",
    stars=3,
    given="from sudoku_teach.lessons.lesson08 import fold3\n",
    cases=[
        (state,)
        for state in sorted(range(512), key=int.bit_count)
        if all(state >> 3 * n & 0b111 and state >> n & 0b001_001_001 for n in range(3))
    ],
    same=same_int,
    show=partial(show_bits, names=("state",)),
    mistakes=[
        mistake(
            "only the cells are looked at",
            "these are the naked singles. A digit that has one place left is a single too.",
            edit("digits * 0b111 | ", ""),
        ),
        mistake(
            "only the digits are looked at",
            "these are the hidden singles. A cell that has one digit left is a single too.",
            edit(" | cells * 0b001_001_001", ""),
        ),
        mistake(
            "alone in both",
            "it is enough if a candidate is alone in its digit *or* in its cell: use `|`, not `&`.",
            edit("0b111 |", "0b111 & state &"),
        ),
        mistake(
            "candidates that are gone come back",
            "`flags * pattern` has all bits of the digit or the cell. `& state` keeps the one that is there.",
            edit(" & state", ""),
        ),
        mistake(
            "no `& flags`",
            "away from the flags, a fold combines bits of different digits or cells. Keep only the flags.",
            *either((" & 0b001_001_001\n", "\n"), (" & 0b000_000_111", "")),
        ),
    ],
    hints=(
        "A digit's three bits are next to each other, a cell's are 3 apart: two folds, with the strides 1 and 3.",
        "Exactly one is *at least one and not at least two*. Keep only the flags, which are the lowest bit of each "
        "digit, `0b001_001_001`, or of each cell, `0b000_000_111`.",
        "`flags * 0b111` makes the three bits of a digit from each flag, `flags * 0b001_001_001` those of a cell.",
    ),
    buys="Naked and hidden singles are the same thing: a constraint with one candidate.",
    where="`one_integer.propagate`",
)
def singles(state):
    """Return the candidates that are the only one of their digit or of their cell.

    There are three digits and three cells, so there are nine candidates: `state` is an int of nine bits, and the bit of
    a candidate is `3 * (digit - 1) + cell`, with `digit` from 1 to 3 and `cell` from 0 to 2. Return, as an int, the
    candidates in `state` that are alone: the only one of their digit, or the only one of their cell. Every digit and
    every cell has at least one candidate.

    You can use `fold3`. A program with loops is right, too.
    """
    some, several = fold3(state, 1)
    digits = some & ~several & 0b001_001_001
    some, several = fold3(state, 3)
    cells = some & ~several & 0b000_000_111
    return (digits * 0b111 | cells * 0b001_001_001) & state


SIX = [0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100]


def chosen(functions, arguments):
    """What was chosen, in words if it is a constraint with several candidates: which of those with few is free."""
    state, constraints = arguments
    found = functions[0](state, constraints)
    left = [indexes(state & mask) for mask in constraints]
    if isinstance(found, list | tuple) and len(found) > 1 and sorted(found) in left:
        return f"a constraint with {len(found)} candidates"
    return found


def show_choice(seen: Seen) -> list:
    """The state and the masks as bits; what came back is a list of indexes, and no bits."""
    state, constraints = seen.arguments
    rows = [bit_row("state", state, 12), *(bit_row(f"mask {k}", mask, 12) for k, mask in enumerate(constraints))]
    yours = said(seen.outcome).strip("'")  # a choice is told in words
    return [fenced([*rows, f"expected   {seen.expected.value}", f"yours      {yours}"])]


def some_constraints(rng: Random) -> tuple:
    masks = [sum(1 << k for k in rng.sample(range(12), rng.randint(2, 6))) for _ in range(rng.randint(2, 6))]
    state = rng.getrandbits(12) | masks[0]
    return state, rng.sample(masks, len(masks))


@task_for(
    "one-integer.choose",
    stars=2,
    given="from sudoku_teach.lessons.lesson08 import indexes\n",
    cases=[
        *((state, SIX) for state in (0b111_111_111, 0b100_111_111, 0b110_111_101, 0b100_011_011, 0b011_110_001)),
        *((state, SIX[::-1]) for state in (0b100_111_111, 0b010_011_111)),
        *((0b111, masks) for masks in ([0b111, 0b11], [0b11, 0b111], [0b1000, 0b1, 0b11], [0b111_000, 0b111])),
        (0b11_1111, [0b11_1111, 0b1111, 0b111]),
    ],
    generate=some_constraints,
    valid=lambda state, constraints: any((state & mask).bit_count() > 1 for mask in constraints),
    drive=chosen,
    show=show_choice,
    mistakes=[
        mistake(
            "a constraint that is settled",
            "a constraint with one candidate leaves nothing to guess. Take those with at least two.",
            edit("> 1", "> 0"),
        ),
        mistake(
            "the most, not the fewest",
            "a guess among many candidates is wrong more often.",
            edit("min(", "max("),
        ),
        mistake(
            "the first with several",
            "a later constraint has fewer candidates.",
            edit("min(several, key=int.bit_count)", "several[0]"),
        ),
        mistake(
            "candidates that are gone count, too",
            "a mask has all the candidates of a constraint. Those that are left are `state & mask`.",
            edit("state & mask", "mask"),
        ),
        mistake(
            "the bits, not their indexes",
            "the int with these bits is right, but the task asks for a list of their indexes: `indexes(bits)`.",
            edit("indexes(min(several, key=int.bit_count))", "min(several, key=int.bit_count)"),
        ),
    ],
    hints=(
        "What is left of a constraint is `state & mask`, and `.bit_count()` counts it.",
        "Keep the best that you have seen so far in a variable, as in lesson 05, and pass over those below 2.",
        "At the end, `indexes(best)` makes the list.",
    ),
    buys="A cell with two digits and a digit with two places are the same to it: it takes whichever is smaller.",
    where="`one_integer.choose`, which breaks ties with more thought",
)
def choose(state, constraints):
    """Return the indexes of the candidates of a constraint that has few of them, but more than one.

    `state` is an int, and `constraints` is a list of masks. Count, for each mask, how many of its candidates the state
    still has. Take the mask with the smallest count, but leave out counts of 0 and 1. If several masks share that
    count, any of them is right. Return the indexes of its candidates in the state, as a list in any order.

    At least one mask has two candidates or more. You can use `indexes(bits)`, which returns the indexes of the bits
    that are 1, as a list.
    """
    several = [state & mask for mask in constraints if (state & mask).bit_count() > 1]
    return indexes(min(several, key=int.bit_count))


def place(state, index):
    return state & PLACE[index]


def propagate(state):
    """Return what is left when all singles are placed, or 0 if some constraint has no candidate."""
    before = None
    while state != before:
        before = state
        for mask in CONSTRAINTS:
            left = state & mask
            if left == 0:
                return 0
            if left.bit_count() == 1:
                state = place(state, left.bit_length() - 1)
    return state


def searched(functions, arguments):
    """Which of its solved states comes back is free."""
    (state,) = arguments
    found = functions[0](state)
    if type(found) is int and found & ~state == 0 and all((found & mask).bit_count() == 1 for mask in CONSTRAINTS):
        return SOLVED
    return found


def some_state(rng: Random) -> tuple:
    """A state with a solution and two or three candidates for every constraint, or with one of the solution removed.

    No constraint is a single, so the search has to guess, and each guess of three may be the right one.
    """
    names, least = rng.sample(range(1, 10), 9), rng.choice((2, 3, 3))
    solution = to_state([[names[digit - 1] for digit in row] for row in puzzle("full")])
    state = FULL_STATE
    masks_of: list[list[int]] = [[] for _ in range(729)]
    for mask in CONSTRAINTS:
        for index in indexes(mask):
            masks_of[index].append(mask)
    for index in rng.sample(range(729), 729):
        if not solution >> index & 1 and all((state & mask).bit_count() > least for mask in masks_of[index]):
            state ^= 1 << index
    return (state ^ rng.choice((0, 0, 1 << rng.choice(indexes(solution)))),)


def show_search(seen: Seen) -> list:
    found, yours = seen.outcome.value, said(seen.outcome)
    if type(found) is int and found > 0:
        yours = f"an int with {found.bit_count()} bits, which is not a solved state within this one"
    expected = f"{SOLVED}, with 81 bits" if seen.expected.value else "0, because there is no solution"
    return [fenced([f"expected: {expected}", f"yours:    {yours}", "", f"state = {seen.arguments[0]:#x}"])]


@task_for(
    "one-integer.search",
    stars=2,
    given="from sudoku_teach.lessons.lesson08 import CONSTRAINTS, choose, place, propagate\n",
    cases=[
        *((to_state(puzzle(name)),) for name in BOARDS[:5]),
        *((state,) for state in (to_state(parse(LOST)), 1, (1 << 81) - 1)),  # lost, and not yet known to be
        *(some_state(Random(seed)) for seed in (1, 6, 29, 33, 189)),  # the first, the second, the third guess is right
        *((to_state(puzzle(name)),) for name in BOARDS[5:]),
    ],
    generate=some_state,
    generated=20,
    drive=searched,
    same=lambda yours, expected: yours == expected if expected else same_int(yours, 0),
    show=show_search,
    mistakes=[
        mistake(
            "it does not turn back",
            "in a lost state, 0, and in a solved one, with 81 bits, no constraint has several candidates, so `choose` "
            "raises an error. Return both of them before you call it.",
            *(edit("in (0, 81)", f"== {bits}") for bits in (81, 0, -1)),
        ),
        mistake(
            "what `propagate` returns is not used",
            "an int never changes, so `propagate(state)` alone does nothing. Go on with the state that it returns.",
            edit("state = propagate(state)", "propagate(state)"),
        ),
        mistake(
            "only the first guess counts",
            "where the first guess leads to 0, try the next candidate of the constraint, from the state before the "
            "guess. For example, `return search(…)` ends the loop, and `state = place(state, index)` loses that state.",
            edit("if solved:", "if True:"),
        ),
        mistake(
            "only the last guess counts",
            "what an earlier guess led to is lost. Return the first answer that is not 0.",
            edit("        if solved:\n            return solved\n    return 0", "    return solved"),
        ),
        mistake(
            "0 where a guess is needed",
            "what `propagate` solves is right. Where a guess is needed, 0 came back every time. Try each candidate of "
            "`choose(state, CONSTRAINTS)`, and return what `search` finds.",
            edit("return solved", "pass"),
        ),
    ],
    hints=(
        "Begin with `state = propagate(state)`. How many bits has a lost state, and how many has a solved one?",
        "`for index in choose(state, CONSTRAINTS)`: what does `search(place(state, index))` return?",
        "As soon as the answer is not 0, return it. After the loop every candidate has failed: return 0.",
    ),
    buys="Nothing has to be undone: the state before a guess is still there.",
    where="`one_integer.search`, which branches in two: with a candidate, or without it",
)
def search(state):
    """Return a solved state among the candidates of this one, or 0 if there is none.

    A state is **solved** when each of the 324 constraints has exactly one candidate, which makes 81 bits in all. Return
    one, as an int; if there are several, any of them is right. Return 0 if there is none. You have three functions:

    - `propagate(state)` returns what is left when all singles are placed, or 0 if some constraint has no candidate.
    - `choose(state, CONSTRAINTS)` returns a list: the indexes of the candidates of one constraint, exactly one of which
      is in each solution. It raises an error if the state is solved or lost.
    - `place(state, index)` returns the state with one candidate placed.
    """
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for index in choose(state, CONSTRAINTS):
        solved = search(place(state, index))
        if solved:
            return solved
    return 0


def some_units(rng: Random) -> tuple:
    """Few candidates in units that overlap much, so that some are locked."""
    firsts = [sum(1 << k for k in rng.sample(range(9), 5)) for _ in range(rng.randint(1, 3))]
    seconds = [sum(1 << k for k in rng.sample(range(9), 5)) for _ in range(rng.randint(1, 3))]
    return rng.getrandbits(9) & rng.getrandbits(9), firsts, seconds


BOX_BITS, LINE_BITS = 0b000_001_111, 0b001_111_100  # they share the bits 2 and 3


@task_for(
    "one-integer.locked",
    stars=2,
    cases=[
        *((state, [BOX_BITS], [LINE_BITS]) for state in (0b110_100, 0b1100, 0b110_000, 0b110_110, 0b111_100, 0, 0b1)),
        *((state, [LINE_BITS], [BOX_BITS]) for state in (0b111, 0b110_111, 0b1000, 0b11)),
        *((0b110_100, firsts, [LINE_BITS, BOX_BITS]) for firsts in ([], [BOX_BITS], [BOX_BITS, 0b101])),
        *((0b110_100, [BOX_BITS], seconds) for seconds in ([], [LINE_BITS, 0b1_100], [0b1_000_000, 0b1_010_100])),
    ],
    generate=some_units,
    same=same_int,
    show=partial(show_bits, names=("state", "firsts", "seconds")),
    mistakes=[
        mistake(
            "one shared candidate is enough",
            "the first unit may have candidates outside the second. Then its digit may be there, and nothing is sure.",
            edit("left and not left & ~second", "left & second"),
        ),
        mistake(
            "a unit without candidates counts",
            "where the first unit has no candidate, it says nothing about the second.",
            edit("left and not", "not"),
        ),
        mistake(
            "the shared candidates go, too",
            "one of the candidates that both units share is right. They stay.",
            edit(" & ~first", ""),
        ),
        mistake(
            "bits that are not candidates",
            "return only candidates that are in `state`.",
            edit("state & second & ~first", "second & ~first"),
        ),
        mistake(
            "only the last pair counts",
            "what an earlier pair found is lost. Collect it with `|=`.",
            edit("lost |=", "lost ="),
        ),
        mistake(
            "nothing goes",
            "the result is 0 every time. The candidates that go are in the second unit and not in the first.",
            edit("second & ~first", "first & ~second"),
        ),
    ],
    hints=(
        "Two loops: every mask of `firsts` meets every mask of `seconds`. Collect in an int what goes.",
        "`left = state & first` has the candidates of the first. They are all in the second if `left & ~second` is 0. "
        "And `left` itself must not be 0.",
        "Then `state & second & ~first` goes.",
    ),
    buys="One rule for boxes and lines: swap the two lists, and it works in the other direction.",
    where="`one_integer.locked`, with folds, for all pairs at once",
)
def locked(state, firsts, seconds):
    """Return the candidates that go, because another unit needs their digit where both overlap.

    `firsts` and `seconds` are lists of masks, each the places of a digit in a unit. Look at every mask of `firsts`
    together with every mask of `seconds`. If the state has candidates in the first, and all of these are in the second
    as well, then all the other candidates that the state has in the second go.

    Return, as one int, all the candidates of the state that go; 0 if there are none.
    """
    lost = 0
    for first in firsts:
        for second in seconds:
            left = state & first
            if left and not left & ~second:
                lost |= state & second & ~first
    return lost


def solver_of(propagate, place, constraints):
    """Return a solver that searches with these parts."""

    def search(state):
        state = propagate(state)
        if state.bit_count() in (0, 81):
            return state
        for index in choose(state, constraints):
            solved = search(place(state, index))
            if solved:
                return solved
        return 0

    def solve(board):
        check(board)
        solved = search(to_state(board))
        write(solved, board)
        return solved != 0

    return solve


# The same constraints as sets, for a comparison: of each candidate, the numbers of its four constraints.
COVERED: list[list[int]] = [[] for _ in range(729)]
for number, mask in enumerate(CONSTRAINTS):
    for index in indexes(mask):
        COVERED[index].append(number)


def algorithm_x(board):
    """Fill the board, or return False and leave it unchanged: a set of candidates for each open constraint."""
    check(board)
    sets = {number: set(indexes(mask)) for number, mask in enumerate(CONSTRAINTS)}
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                lesson10.choose(sets, COVERED, index_of(board[row][col], row, col))
    return cover_all(sets, board)


def cover_all(sets, board):
    """Choose a candidate for every open constraint."""
    if not sets:
        return True
    number = min(sets, key=lambda one: len(sets[one]))
    for index in sorted(sets[number]):
        digit, row, col = candidate_of(index)
        board[row][col] = digit
        removed = lesson10.choose(sets, COVERED, index)
        if cover_all(sets, board):
            return True
        lesson10.undo(sets, COVERED, index, removed)
        board[row][col] = 0
    return False


ASKED = {
    "08.memory": {
        "Lesson 06: MRV takes the cells in an order of its own. How did we find the smallest solution with it all the "
        "same?": [
            wrong("we found all solutions and compared them", "There may be millions. A few questions are enough."),
            wrong("MRV tries the digits in ascending order", "It does, but not the cells from left to right."),
            right("we asked it about one digit after another", "Is there a solution with this digit here? Yes or no."),
        ],
        "Lesson 05: a blank has no candidate left. What does MRV do next?": [
            right(
                "it chooses that blank, and returns `False`", "No blank has fewer than 0 candidates, so it is chosen."
            ),
            wrong("it leaves the blank for later", "Row order does that, and goes on filling other cells."),
            wrong("it raises an error", "A dead end is an ordinary answer: `False`."),
        ],
        "Lesson 03: where is the bit with index 5 of `x` in `x >> 3`?": [
            wrong("at index 8", "That is `<<`, which moves bits to the left."),
            right("at index 2", "All bits move to the right by three places."),
            wrong("it is gone", "Only the lowest three bits are, those with the indexes 0, 1 and 2."),
        ],
    },
    "exact-cover": {
        "In a row, one cell is left for a digit, and that cell has several candidates. What is the digit there?": [
            wrong("a naked single", "That is a cell with one candidate. Here the row has one place."),
            wrong("not a single: the cell has several", "If you look at the cell, yes. The row says more."),
            right("a hidden single", "The cell hides it among others. It needs no guess."),
        ],
        "What does a solution of an exact cover problem do with each constraint?": [
            wrong("it has at least one of its candidates", "Then a cell could hold two digits."),
            right("it has exactly one of its candidates", "A cell holds one digit, and a row holds each digit once."),
            wrong("it has at most one of its candidates", "Then a blank board would be solved."),
        ],
        "A guess led to a dead end. How do you take it back, if the state is one int?": [
            right("you go on with the int from before", "`&` made a new int. The old one is unchanged."),
            wrong(
                "you turn its rivals on again with `|`", "Some of them were gone before the guess; they would be back."
            ),
            wrong("you turn the digit's own bit off", "In the int from before, yes. In this one its rivals are gone."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
