"""Lesson 08: all candidates in one int, what placing one removes, and the fold."""

from functools import partial
from random import Random

from sudoku_teach.board import box_index
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.show import Seen, fenced, said, show_bits, show_values
from sudoku_teach.exercises.task import same_int, same_ints
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers.one_integer import BOX, CANDIDATES, CELL, COLUMN, PLACE, ROW, indexes, to_state
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

FULL_STATE = (1 << 729) - 1
SOLVED = "a solved state"
PAIRS = "first & second | first & third | second & third"
# No constraint is empty, and there is no solution.
LOST = "6..2.....47.1.....8.9.3..2.5...269...9...4.7......3.....8.61..4...782.3.3..49.7.."
BOARDS = "full", "one-blank", "no-place-in-a-box", "newspaper", "ten-solutions", "hard", "against-mrv", "hardest"


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
    names = ["digit {} in ({}, {})".format(*CANDIDATES[k]) if k < 729 else f"bit {k}" for k in sorted(indexes(mask))]
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
    kind="complete",
    stub='''def fold3(bits, stride):
    """Return two ints: at every place, at least one of the three, and at least two of the three."""
    first = bits
    second = ...
    third = ...
    return first | second | third, ...
''',
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
            "a bit that is further left comes here by a shift to the right, `>>`.",
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
            "the first int has a 0 where two of the three are 1. `^` does that; `|` does not.",
            edit("first | second | third", "first ^ second ^ third"),
        ),
        mistake(
            "exactly two, not at least two",
            "where all three are 1, at least two are 1 as well.",
            edit(PAIRS, f"({PAIRS}) & ~(first & second & third)"),
        ),
        mistake(
            "the two are swapped",
            "first comes *at least one*, then *at least two*.",
            edit(f"first | second | third, {PAIRS}", f"{PAIRS}, first | second | third"),
        ),
    ],
    hints=(
        "`bits >> stride` puts, under every bit, the one that is `stride` further to the left.",
        "Then `first`, `second` and `third` are under one another, and `|` and `&` work on all places at once.",
        "At least two means the first and the second, or the first and the third, or the second and the third.",
    ),
    buys="Nothing in it depends on how many bits there are: with nine or 729, the number of steps is the same.",
    where="`one_integer.fold9`: one fold of threes, and another one of their results",
)
def fold3(bits, stride):
    """Return two ints: at every place, at least one of the three, and at least two of the three.

    At each place look at three bits of `bits`: the one here, the one `stride` places further to the left, and the one
    `2 * stride` places further. Return two ints, as a tuple or a list. In the first, a bit is 1 where at least one of
    the three is 1. In the second, a bit is 1 where at least two of them are.

    `bits` is 0 or more and has any number of bits; `stride` is 1 or more. You do not need a loop: `|` and `&` do all
    places at once.
    """
    first, second, third = bits, bits >> stride, bits >> 2 * stride
    return first | second | third, first & second | first & third | second & third


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
            "only the cells are asked",
            "these are the naked singles. A digit that has one place left is a single too.",
            edit("digits * 0b111 | ", ""),
        ),
        mistake(
            "only the digits are asked",
            "these are the hidden singles. A cell that has one digit left is a single too.",
            edit(" | cells * 0b001_001_001", ""),
        ),
        mistake(
            "alone in both",
            "a candidate that is alone in its digit *or* in its cell is enough: `|`, not `&`.",
            edit("0b111 |", "0b111 & state &"),
        ),
        mistake(
            "candidates that are gone come back",
            "`flags * pattern` has all bits of the digit or the cell. `& state` keeps the one that is there.",
            edit(" & state", ""),
        ),
        mistake(
            "no `& flags`",
            "a fold is about one digit only at the digit's lowest bit, about one cell only at the cell's. Keep these.",
            *either((" & 0b001_001_001\n", "\n"), (" & 0b000_000_111", "")),
        ),
    ],
    hints=(
        "A digit's three bits are next to each other, a cell's are 3 apart: two folds, with the strides 1 and 3.",
        "Exactly one is *at least one and not at least two*. Look only at the flags, which are the lowest bit of each "
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

    You can use `fold3`. A program with loops is as good.
    """
    some, several = fold3(state, 1)
    digits = some & ~several & 0b001_001_001
    some, several = fold3(state, 3)
    cells = some & ~several & 0b000_000_111
    return (digits * 0b111 | cells * 0b001_001_001) & state


def constraints() -> list[int]:
    """The masks of the 324 constraints. The process of a check imports them, because they are too many to send."""
    return [mask for family in (CELL, ROW, COLUMN, BOX) for mask in family[-1]]


def place(state, index):
    return state & PLACE[index]


def propagate(state):
    """Return what is left when all singles are placed, or 0 if some constraint has no candidate."""
    before = None
    while state != before:
        before = state
        for mask in constraints():
            left = state & mask
            if left == 0:
                return 0
            if left.bit_count() == 1:
                state = place(state, left.bit_length() - 1)
    return state


def fewest(state):
    """Return the indexes of the candidates of a constraint that has few of them, but more than one."""
    several = (state & mask for mask in constraints() if (state & mask).bit_count() > 1)
    return list(indexes(min(several, key=int.bit_count)))


def searched(functions, arguments):
    """Which of its solved states comes back is free."""
    (state,) = arguments
    found = functions[0](state)
    if type(found) is int and found & ~state == 0 and all((found & mask).bit_count() == 1 for mask in constraints()):
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
    for mask in constraints():
        for index in indexes(mask):
            masks_of[index].append(mask)
    for index in rng.sample(range(729), 729):
        if not solution >> index & 1 and all((state & mask).bit_count() > least for mask in masks_of[index]):
            state ^= 1 << index
    return (state ^ rng.choice((0, 0, 1 << rng.choice(list(indexes(solution))))),)


def show_search(seen: Seen) -> list:
    found, yours = seen.outcome.value, said(seen.outcome)
    if type(found) is int and found > 0:
        yours = f"an int with {found.bit_count()} bits, which is not a solved state within this one"
    expected = f"{SOLVED}, with 81 bits" if seen.expected.value else "0, because there is no solution"
    return [fenced([f"expected: {expected}", f"yours:    {yours}", "", f"state = {seen.arguments[0]:#x}"])]


@task_for(
    "one-integer.search",
    stars=2,
    kind="complete",
    stub='''def search(state):
    """Return a solved state among the candidates of this one, or 0 if there is none."""
    # place all singles; then the state may be solved or lost: return it
    # otherwise try each candidate of the smallest constraint
    # and return the first solved state that you find
    ...
''',
    given="from sudoku_teach.lessons.lesson08 import fewest, place, propagate\n",
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
            "in a lost state, 0, and in a solved one, with 81 bits, no constraint has several candidates, so `fewest` "
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
            "`fewest(state)`, and return what `search` finds.",
            edit("return solved", "pass"),
        ),
    ],
    hints=(
        "`state = propagate(state)`. How many bits has a lost state, and how many has a solved one?",
        "`for index in fewest(state)`: what does `search(place(state, index))` return?",
        "Return an answer that is not 0 at once. After the loop every candidate has failed: return 0.",
    ),
    buys="Nothing has to be undone: the state before a guess is still there.",
    where="`one_integer.search`, which branches in two: with a candidate, or without it",
)
def search(state):
    """Return a solved state among the candidates of this one, or 0 if there is none.

    A state is **solved** when each of the 324 constraints has exactly one candidate, which makes 81 bits in all. Return
    one, as an int; if there are several, any of them is right. Return 0 if there is none. You have three functions:

    - `propagate(state)` returns what is left when all singles are placed, or 0 if some constraint has no candidate.
    - `fewest(state)` returns a list: the indexes of the candidates of one constraint, exactly one of which is in each
      solution. It raises an error if the state is solved or lost.
    - `place(state, index)` returns the state with one candidate placed.
    """
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for index in fewest(state):
        solved = search(place(state, index))
        if solved:
            return solved
    return 0


ASKED = {
    "08.memory": {
        "Lesson 06: how does MRV, which promises no order, find the smallest solution?": [
            wrong("it finds all of them and compares", "There may be millions. Few questions are enough."),
            wrong("it takes the digits in ascending order", "It does, but the cells in an order of its own."),
            right("it is asked about one digit after another", "Is there a solution with this digit here? Yes or no."),
        ],
        "Lesson 05: on some blank no digit is left. What does MRV do?": [
            right("it takes that blank next, and fails", "Fewer candidates than none there cannot be."),
            wrong("it leaves the blank for later", "That is row order, which fills on in the meantime."),
            wrong("it raises an error", "A dead end is an answer like any other: `False`."),
        ],
        "Lesson 03: what becomes of the bit with index 5 in `x >> 3`?": [
            wrong("it has index 8", "That is `<<`, which moves bits to the left."),
            right("it has index 2", "All bits move to the right, by three places."),
            wrong("it falls out", "Only the lowest three bits do, those with the indexes 0, 1 and 2."),
        ],
    },
    "exact-cover": {
        "A row leaves a digit one place, and that cell has several candidates. What is the digit there?": [
            wrong("a naked single", "Naked is a cell with one candidate. Here the row has one place."),
            wrong("no single: the cell has several", "The cell does not know it yet. The row does."),
            right("a hidden single", "The cell hides it among others. It needs no guess."),
        ],
        "What does an exact cover ask of each constraint?": [
            wrong("at least one of its candidates", "Then a cell could hold two digits."),
            right("exactly one of its candidates", "A cell holds one digit, a row holds each digit once."),
            wrong("at most one of its candidates", "Then a blank board would be solved."),
        ],
        "The state is one int, and a guess led nowhere. How is it taken back?": [
            right("by going on with the int from before", "`&` has made a new int. The old one is what it was."),
            wrong("`|` turns its rivals on again", "Some of them were gone before the guess, and would come back."),
            wrong("the digit's own bit is turned off", "On the int from before, yes. Here its rivals are gone."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
