"""Lesson 08: all candidates in one int, what placing one removes, and the fold."""

from collections.abc import Callable
from functools import partial

from sudoku_teach.board import box_index
from sudoku_teach.exercises.slips import of_type, slip
from sudoku_teach.exercises.task import Exercise, Seen, Slip, bit_row, fenced, said, show_bits
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers.one_integer import BOX, CANDIDATES, CELL, COLUMN, PLACE, ROW, indexes, to_state
from sudoku_teach.widgets.planes.model import PlanesModel
from sudoku_teach.widgets.quiz.model import Question, right, wrong

MASKS = [mask for family in (CELL, ROW, COLUMN, BOX) for mask in family[-1]]  # of the 324 constraints
FULL_STATE = (1 << 729) - 1

# ---- answers, where the package has no function of its own -------------------------------------------


def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col


def candidate_of(index):
    return index // 81 + 1, index % 81 // 9, index % 9


def without_rivals(state, digit, row, col):
    rivals = 0
    for index in range(729):
        d, r, c = candidate_of(index)
        same_cell = (r, c) == (row, col)
        same_unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if (same_cell and d != digit) or (same_unit and d == digit and not same_cell):
            rivals |= 1 << index
    return state & ~rivals


def fold3(bits, stride):
    first, second, third = bits, bits >> stride, bits >> 2 * stride
    return first | second | third, first & second | first & third | second & third


def singles(state):
    found = 0
    for stride, flags, pattern in ((1, 0b001_001_001, 0b111), (3, 0b111, 0b001_001_001)):
        some, several = fold3(state, stride)
        found |= (some & ~several & flags) * pattern & state
    return found


def propagate(state):
    """Place singles until there are none; 0: some constraint has no candidate."""
    before = None
    while state != before:
        before = state
        for mask in MASKS:
            left = state & mask
            if left == 0:
                return 0
            if left.bit_count() == 1:
                state = place(state, left.bit_length() - 1)
    return state


def fewest(state):
    """The indexes of the candidates of a constraint that has few of them, but more than one."""
    return list(indexes(min((state & mask for mask in MASKS if (state & mask).bit_count() > 1), key=int.bit_count)))


def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for index in fewest(state):
        solved = search(place(state, index))
        if solved:
            return solved
    return 0


def place(state, index):
    return state & PLACE[index]


# ---- the index of a candidate --------------------------------------------------------------------------


def there_and_back(functions, arguments):
    """The index of a candidate as the first function says it; what the second function finds at the right index."""
    to_index, to_candidate = functions
    found = to_candidate(index_of(*arguments))
    return to_index(*arguments), tuple(found) if isinstance(found, list | tuple) else found


def _index_slip(name: str, says: str, wrong: Callable) -> Slip:
    """A slip of the first function, whatever the second does."""
    return Slip(
        name,
        says,
        shows=lambda seen: all(
            isinstance(one.outcome.value, tuple) and one.outcome.value[0] == wrong(*one.arguments) for one in seen
        ),
    )


def _back_slip(name: str, says: str, wrong: Callable) -> Slip:
    """A slip of the second function, while the first is right."""
    return Slip(
        name,
        says,
        shows=lambda seen: all(
            one.outcome.value == (index_of(*one.arguments), wrong(index_of(*one.arguments))) for one in seen
        ),
    )


def show_index(seen: Seen) -> list:
    digit, row, col = seen.arguments
    index = index_of(digit, row, col)
    lines = [f"index_of({digit}, {row}, {col}) is {index}, and candidate_of({index}) is ({digit}, {row}, {col})"]
    return [fenced([*lines, f"yours: {said(seen.outcome)}"])]


# ---- placing -------------------------------------------------------------------------------------------


def _rivals(index: int, same_cell: bool = True, same_box: bool = True, any_digit: bool = False) -> int:
    """The rivals of a candidate as a mask, with or without some of them."""
    digit, row, col = CANDIDATES[index]
    mask = 0
    for other, (d, r, c) in enumerate(CANDIDATES):
        near = r == row or c == col or (same_box and box_index(r, c) == box_index(row, col))
        if other != index and (((r, c) == (row, col) and same_cell) or (near and (d == digit or any_digit))):
            mask |= 1 << other
    return mask


def _places(change: Callable) -> Callable:
    """A program that places by `change(state, index)`."""
    return lambda state, digit, row, col: change(state, index_of(digit, row, col))


def _after_others(*placed) -> int:
    state = FULL_STATE
    for candidate in placed:
        state = without_rivals(state, *candidate)
    return state


def show_place(seen: Seen) -> list:
    expected, yours = seen.expected.value, seen.outcome.value
    if not isinstance(yours, int):
        return [fenced([f"yours: {said(seen.outcome)}"])]
    digit, row, col = seen.arguments[1:]
    lines = [f"digit {digit} in row {row}, column {col} of the state:"]
    for what, mask in (("removed, and should stay", expected & ~yours), ("stays, and should go", yours & ~expected)):
        if mask:
            low = (mask & -mask).bit_length() - 1
            lines.append(f"{what}: {mask.bit_count()} bits, the first is {low}")
            if low < 729:
                lines[-1] += " (digit {}, row {}, column {})".format(*CANDIDATES[low])
    return [fenced(lines)]


# ---- the fold ------------------------------------------------------------------------------------------


def to_pair(functions, arguments):
    """Call the function and make a tuple of a list of two."""
    value = functions[0](*arguments)
    return tuple(value) if isinstance(value, list) else value


def _is_pair(value) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, int) for part in value)


def show_fold(seen: Seen) -> list:
    bits = seen.arguments[0]
    width = max(9, bits.bit_length())
    rows = [bit_row("bits", bits, width)]
    for label, outcome in (("expected", seen.expected), ("yours", seen.outcome)):
        if _is_pair(outcome.value):
            rows += [f"{label}:", *map(lambda name, x: bit_row(name, x, width), ("some", "several"), outcome.value)]
        else:
            rows.append(f"{label}: {said(outcome)}")
    return [fenced(rows)]


# ---- the search ----------------------------------------------------------------------------------------


def _first_guess_only(state):
    state = propagate(state)
    return state if state.bit_count() in (0, 81) else _first_guess_only(place(state, fewest(state)[0]))


def show_search(seen: Seen) -> list:
    from sudoku_teach.widgets.planes.still import draw_planes  # only a picture needs matplotlib

    (state,) = seen.arguments
    kinds = {0: "0: no solution"}
    said_of = [
        kinds.get(one.value, f"a state of {one.value.bit_count()} bits") if type(one.value) is int else said(one)
        for one in (seen.expected, seen.outcome)
    ]
    return [fenced([f"expected: {said_of[0]}", f"yours:    {said_of[1]}"]), draw_planes(PlanesModel(state))]


_write = partial(Exercise, kind="write")

EXERCISES = [
    _write(
        name="one-integer.index",
        stars=1,
        task="A candidate is a digit (1 to 9) in a cell (row and column, 0 to 8). The bits are ordered by digit, then "
        "by row, then by column: digit 1 in row 0 and column 0 has index 0, and digit 9 in row 8 and column 8 has "
        "index 728. Write the way there, `index_of`, and the way back, `candidate_of`, which gives the three numbers.",
        stub="def index_of(digit, row, col):\n"
        '    """The index of the bit that stands for this candidate, 0 to 728."""\n'
        "    ...\n\n\n"
        "def candidate_of(index):\n"
        '    """The candidate of this bit: digit, row, col."""\n'
        "    ...\n",
        answer=(index_of, candidate_of),
        cases=tuple(CANDIDATES[index] for index in (0, 1, 9, 81, 728, 80, *range(7, 729, 23))),
        drive=there_and_back,
        slips=(
            _index_slip(
                "the first digit is 1",
                "digits begin at 1 and indexes at 0: digit 1 has the bits 0 to 80.",
                lambda digit, row, col: 81 * digit + 9 * row + col,
            ),
            _index_slip(
                "row and column swapped",
                "the cells of one row stand side by side, so it is the column that moves by 1.",
                lambda digit, row, col: 81 * (digit - 1) + 9 * col + row,
            ),
            _index_slip(
                "ordered by cell",
                "here the nine digits of a cell stand side by side. Asked are nine planes of 81 bits, a plane a digit.",
                lambda digit, row, col: 81 * row + 9 * col + digit - 1,
            ),
            _back_slip(
                "the digit is one too small",
                "`index // 81` counts the planes from 0, and the digits begin at 1.",
                lambda index: (index // 81, index % 81 // 9, index % 9),
            ),
            _back_slip(
                "the planes are still in the row",
                "`index // 9` counts the rows of all planes. First take what is left within the plane.",
                lambda index: (index // 81 + 1, index // 9, index % 9),
            ),
        ),
        hints=(
            "A plane has 81 bits. How many planes come before that of `digit`?",
            "Before the row of the cell come `row` rows of nine bits; in it, `col` bits.",
            "Back: `//` by 81 counts the planes, and `%` by 81 is the place within one. "
            "Then the same once more with 9.",
        ),
        buys="It is lesson 01's `9 * row + col`, once for each digit.",
        where="`CANDIDATES` in `solvers/one_integer.py`, a table for the way back",
        show=show_index,
    ),
    _write(
        name="one-integer.place",
        stars=2,
        task="Give back the state without the rivals of a candidate: the other digits of its cell, and its digit in "
        "the other cells of its row, its column and its box. Bits that are 0 stay 0, and the candidate's own bit stays "
        "as it is. `index_of` and `box_index` may be used. It need not be fast.",
        stub="from sudoku_teach.board import box_index\n"
        "from sudoku_teach.lessons.lesson08 import candidate_of, index_of\n\n\n"
        "def without_rivals(state, digit, row, col):\n"
        '    """The state without the rivals of this candidate."""\n'
        "    ...\n",
        given="from sudoku_teach.board import box_index\n"
        "from sudoku_teach.lessons.lesson08 import candidate_of, index_of\n",
        answer=(without_rivals,),
        cases=(
            (FULL_STATE, 1, 0, 0),
            (FULL_STATE, 5, 4, 4),
            (FULL_STATE, 9, 8, 2),
            (_after_others((4, 0, 0)), 7, 1, 1),
            (_after_others((4, 0, 0), (7, 1, 1), (9, 4, 8)), 9, 0, 2),
            (_after_others((4, 0, 0)), 4, 5, 0),  # a rival of one that has been placed: its own bit is 0
            (0, 3, 3, 3),
        ),
        slips=(
            slip(
                "the candidate goes too",
                "its own bit stays: without it the cell has no digit at all.",
                _places(lambda state, index: state & ~_rivals(index) & ~(1 << index)),
            ),
            slip(
                "the box is forgotten",
                "row and column are not enough: the digit goes from the rest of the box as well.",
                _places(lambda state, index: state & ~_rivals(index, same_box=False)),
            ),
            slip(
                "the cell keeps its other digits",
                "a cell holds one digit. The other eight bits of the cell, one in each plane, are rivals too.",
                _places(lambda state, index: state & ~_rivals(index, same_cell=False)),
            ),
            slip(
                "all digits leave the units",
                "only the same digit is a rival in other cells. The others may well stand there.",
                _places(lambda state, index: state & ~_rivals(index, any_digit=True)),
            ),
            slip(
                "`^` turns bits on",
                "a rival that is gone already comes back. `& ~mask` takes away what is there, and no more.",
                _places(lambda state, index: state ^ _rivals(index)),
            ),
            slip(
                "the bit is turned on",
                "placing takes away. A candidate whose bit is 0 has been excluded, and stays so.",
                _places(lambda state, index: state & ~_rivals(index) | 1 << index),
            ),
        ),
        hints=(
            "Go through all 729 indexes. Which of them are rivals?",
            "The same cell and another digit; or the same digit, another cell, and the same row, column or box.",
            "Collect the rivals in one mask with `|`. In the end one step removes them: `state & ~rivals`.",
        ),
        buys="The mask depends on the candidate alone, so it can be made once and kept: placing is one AND.",
        where="`PLACE` in `solvers/one_integer.py`, a table of 729 masks",
        show=show_place,
    ),
    _write(
        name="one-integer.fold",
        stars=2,
        task="At each place look at three bits: the one here, the one `stride` further to the left, and the one "
        "`2 * stride` further. Give back two ints: in the first a bit is 1 where at least one of the three is 1, in "
        "the second where at least two are. Do all places at once, without a loop over bits. `bits` is not negative.",
        stub="def fold3(bits, stride):\n"
        '    """At every place: at least one of the three, at least two of the three."""\n'
        "    first = bits\n"
        "    second = ...\n"
        "    third = ...\n"
        "    return first | second | third, ...\n",
        kind="complete",
        answer=(fold3,),
        cases=(
            *((bits, 1) for bits in (0, 0b1, 0b10, 0b100, 0b11, 0b101, 0b110, 0b111)),
            *((bits, 3) for bits in (0b1, 0b1_000, 0b1_000_000, 0b1_000_001, 0b1_001_000, 0b1_001_001)),
            *((37 * n % 512, stride) for n in range(1, 40) for stride in (1, 3)),
            (0b100_000_000_010_000_000_110, 9),
            (12345678901234567890, 9),
        ),
        drive=to_pair,
        slips=(
            slip(
                "shifted to the left",
                "a bit that stands further left comes here by a shift to the right, `>>`.",
                lambda bits, stride: (
                    bits | bits << stride | bits << 2 * stride,
                    bits & bits << stride | bits & bits << 2 * stride | bits << stride & bits << 2 * stride,
                ),
            ),
            slip(
                "only neighbours are compared",
                "the first and the third may be the two that are 1. There are three pairs.",
                lambda bits, stride: (
                    fold3(bits, stride)[0],
                    bits & bits >> stride | bits >> stride & bits >> 2 * stride,
                ),
            ),
            slip(
                "all three",
                "`&` of all three asks for three. For two, join the three pairs with `|`.",
                lambda bits, stride: (fold3(bits, stride)[0], bits & bits >> stride & bits >> 2 * stride),
            ),
            slip(
                "an odd number, not at least one",
                "`^` says no where two of the three are 1.",
                lambda bits, stride: (bits ^ bits >> stride ^ bits >> 2 * stride, fold3(bits, stride)[1]),
            ),
            slip(
                "exactly two, not at least two",
                "where all three are 1, there are at least two as well.",
                lambda bits, stride: (
                    fold3(bits, stride)[0],
                    fold3(bits, stride)[1] & ~(bits & bits >> stride & bits >> 2 * stride),
                ),
            ),
            slip(
                "the third is one place too near",
                "`stride + 1` is two strides only where the stride is 1. The third is `2 * stride` away.",
                lambda bits, stride: (
                    bits | bits >> stride | bits >> stride + 1,
                    bits & bits >> stride | bits & bits >> stride + 1 | bits >> stride & bits >> stride + 1,
                ),
            ),
            slip("the two are swapped", "first comes *at least one*.", lambda *case: fold3(*case)[::-1]),
        ),
        hints=(
            "`bits >> stride` lays, under every bit, the one that stands `stride` further left.",
            "Then `first`, `second` and `third` lie under one another, and `|` and `&` work on all places at once.",
            "At least two: the first and the second, or the first and the third, or the second and the third.",
        ),
        buys="Nothing in it depends on how many bits there are: nine or 729, the number of steps is the same.",
        where="`one_integer.fold9`: one fold of threes, and another one of their results",
        show=show_fold,
    ),
    _write(
        name="one-integer.singles",
        stars=3,
        task="Three digits in three cells: nine bits, `3 * (digit - 1) + cell`, with `cell` from 0 to 2. Give back the "
        "candidates that are alone: the only one of their digit, or the only one of their cell. No digit and "
        "no cell is without a candidate. `fold3` may be used, and loops as well.",
        stub="from sudoku_teach.lessons.lesson08 import fold3\n\n\n"
        "def singles(state):\n"
        '    """The candidates that are the only one of their digit or of their cell."""\n'
        "    ...\n",
        given="from sudoku_teach.lessons.lesson08 import fold3\n",
        answer=(singles,),
        cases=tuple(
            (state,)
            for state in (0b001_010_100, 0b100_111_111, *range(512))
            if all(state >> 3 * n & 0b111 and state >> n & 0b001_001_001 for n in range(3))
        ),
        slips=(
            slip(
                "only the cells are asked",
                "these are the naked singles. A digit with one place left is a single too, whatever else its cell "
                "could hold.",
                lambda state: _alone(state)[1],
            ),
            slip(
                "only the digits are asked",
                "these are the hidden singles. A cell with one digit left is a single too.",
                lambda state: _alone(state)[0],
            ),
            slip(
                "alone in both",
                "one of the two is enough: `|`, not `&`.",
                lambda state: _alone(state)[0] & _alone(state)[1],
            ),
            slip(
                "the flags, not the candidates",
                "a flag says *which* constraint has one candidate, and stands at its lowest bit. Lay the pattern out "
                "from it, and keep what is in the state.",
                lambda state: _flags(state)[0] | _flags(state)[1],
            ),
            slip(
                "candidates that are gone come back",
                "`flags * pattern` are all bits of the constraint. `& state` keeps the one that is there.",
                lambda state: _flags(state)[0] * 0b111 | _flags(state)[1] * 0b001_001_001,
            ),
        ),
        hints=(
            "A digit's three bits stand side by side, a cell's three are 3 apart: two folds, with stride 1 and 3.",
            "Exactly one is *at least one and not at least two*. Only the flags count: the lowest bit of each "
            "digit, `0b001_001_001`, or of each cell, `0b000_000_111`.",
            "`flags * 0b111` gives back a digit's three bits for each flag; `flags * 0b001_001_001` those of a cell.",
        ),
        buys="Naked and hidden singles are one thing: a constraint with one candidate. Four families in place of two, "
        "and it is Sudoku.",
        where="`one_integer.propagate`",
        show=lambda seen: show_bits(seen, ("state",)),
    ),
    _write(
        name="one-integer.search",
        stars=2,
        kind="complete",
        task="`search(state)` gives back a solved state, 81 bits, or 0 where there is none. `propagate(state)` gives "
        "back what is left when all singles are placed, 0 if a constraint cannot be met. `fewest(state)` gives the "
        "indexes of the candidates of one constraint, one of which is in the solution; it needs a state that is "
        "neither solved nor lost. `place(state, index)` gives back the state with one placed.",
        stub="from sudoku_teach.lessons.lesson08 import fewest, place, propagate\n\n\n"
        "def search(state):\n"
        '    """A solved state among the candidates of this one; 0: there is none."""\n'
        "    # place all singles; then the state may be solved, or lost: hand it back\n"
        "    # otherwise try each candidate of the smallest constraint\n"
        "    # and hand back the first solved state that comes of it\n"
        "    ...\n",
        given="from sudoku_teach.lessons.lesson08 import fewest, place, propagate\n",
        answer=(search,),
        cases=tuple(
            (state,)
            for state in (
                to_state(puzzle("full")),
                to_state(puzzle("one-blank")),
                to_state(puzzle("no-place-in-a-box")),
                to_state(puzzle("newspaper")),
                to_state(puzzle("hard")),
                to_state(puzzle("hardest")),
                to_state(puzzle("against-mrv")),
                without_rivals(to_state(puzzle("hard")), 1, 2, 0),  # a 1 in r3c1: possible, and wrong
            )
        ),
        slips=(
            Slip(
                "it does not turn back",
                "a lost state is 0 and a solved one has 81 bits; neither has a constraint with several candidates. Ask "
                "before you try, and ask the state that `propagate` gave back.",
                shows=lambda seen: any(one.outcome.raised and one.outcome.raised.kind == "ValueError" for one in seen),
            ),
            Slip(
                "only the first guess counts",
                "where it leads to 0, the next candidate of the constraint has its turn: from the state before the "
                "guess, since the first one has removed all its rivals.",
                program=_first_guess_only,
            ),
            of_type("yes or no, not the state", "asked is the state itself: it holds the digits.", bool),
        ),
        hints=(
            "`state = propagate(state)`. How many bits has a lost state, how many a solved one?",
            "`for index in fewest(state)`: what does `search(place(state, index))` say?",
            "An answer that is not 0 is handed back at once. Behind the loop all have failed: 0.",
        ),
        buys="Nothing is taken back anywhere: the state before a guess is still there.",
        where="`one_integer.search`, which branches in two: with a candidate, or without it",
        show=show_search,
    ),
]


def _flags(state: int) -> tuple[int, int]:
    """The digits and the cells that have exactly one candidate, each at its lowest bit."""
    digits, cells = fold3(state, 1), fold3(state, 3)
    return digits[0] & ~digits[1] & 0b001_001_001, cells[0] & ~cells[1] & 0b111


def _alone(state: int) -> tuple[int, int]:
    digits, cells = _flags(state)
    return digits * 0b111 & state, cells * 0b001_001_001 & state


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "08.memory": [
        Question(
            "Lesson 06: how does MRV, which promises no order, find the smallest solution?",
            wrong("it finds all of them and compares", "There may be millions. Few questions are enough."),
            wrong("it takes the digits in ascending order", "It does, but the cells in an order of its own."),
            right("it is asked about one digit after another", "Is there a solution with this digit here? Yes or no."),
        ),
        Question(
            "Lesson 05: on some blank no digit is left. What does MRV do?",
            right("it takes that blank next, and fails", "Fewer candidates than none there cannot be."),
            wrong("it leaves the blank for later", "That is row order, which fills on in the meantime."),
            wrong("it raises an error", "A dead end is an answer like any other: `False`."),
        ),
        Question(
            "Lesson 03: what becomes of the bit with index 5 in `x >> 3`?",
            wrong("it has index 8", "That is `<<`, which moves bits to the left."),
            right("it has index 2", "All bits move to the right, by three places."),
            wrong("it falls out", "Only the lowest three bits do, those with the indexes 0, 1 and 2."),
        ),
    ],
    "exact-cover": [
        Question(
            "A row leaves a digit one place, and that cell has several candidates. What is the digit there?",
            wrong("a naked single", "Naked is a cell with one candidate. Here the row has one place."),
            wrong("no single: the cell has several", "The cell does not know it yet. The row does."),
            right("a hidden single", "The cell hides it among others. It needs no guess."),
        ),
        Question(
            "What does an exact cover ask of each constraint?",
            wrong("at least one of its candidates", "Then a cell could hold two digits."),
            right("exactly one of its candidates", "A cell holds one digit, a row holds each digit once."),
            wrong("at most one of its candidates", "Then a blank board would be solved."),
        ),
        Question(
            "The state is one int, and a guess led nowhere. How is it taken back?",
            right("by going on with the int from before", "`&` has made a new int. The old one is what it was."),
            wrong("`|` turns its rivals on again", "Some of them were gone before the guess, and would come back."),
            wrong("the digit's own bit is turned off", "On the int from before, yes. Here its rivals are gone."),
        ),
    ],
}
