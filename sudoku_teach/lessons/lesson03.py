"""Lesson 03: sets of digits in one int, and the lowest bit."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from itertools import product

from sudoku_teach import bits
from sudoku_teach.bits import FULL, bit_of, digit_of, digits_of
from sudoku_teach.exercises.child import Odd
from sudoku_teach.exercises.runner import apart
from sudoku_teach.exercises.slips import never_ends, of_type, slip
from sudoku_teach.exercises.task import Exercise, Seen, Slip, bit_row, fenced, said, show_bits
from sudoku_teach.lessons import mask_slips as usual
from sudoku_teach.widgets.quiz.model import Question, right, wrong

# Small ones first. Every mask would do no harm, but each case costs a little time.
_MASKS = (0b1, 0b10, 0b1000, 0b1100, 0b1_0000_0000, 0b1_0100_0000, FULL, *range(3, 512, 7))
# Around the ends of Java's ints, once around, and often.
_HALF = 1 << 31
_ENDS = (0, _HALF - 1, _HALF, _HALF + 1, 2 * _HALF - 1, 2 * _HALF, 2 * _HALF + 5, 3 * _HALF, 11 * _HALF + 7, 1 << 70)
_AROUND = tuple(sign * x for x in (1, 20, *_ENDS) for sign in (1, -1))
# Ints that are no masks of nine bits. As a float, the last one would lose its lowest 1.
_WIDE = (1 << 9, 3 << 20, (1 << 70) + (1 << 12), (1 << 60) + 2)
# The masks of a row, a column and a box: first without a digit in two of them, then with.
_UNITS = (
    *((0, 0, 0), (0b1, 0, 0), (0, 0b10, 0), (0, 0, 0b100), (0b1, 0b10, 0b100), (0b1000, 0b1000, 0), (0, 0b1, 0b1)),
    *((37 * n % 512, 101 * n % 512, 211 * n % 512) for n in range(1, 60)),
)


# ---- answers, where the package has no function of its own -------------------------------------------


def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
    return mask


def join(row, col, box):
    return row | col | box


def has_digit(mask, digit):
    return mask & bit_of(digit) != 0


def candidates(row, col, box):
    return FULL & ~(row | col | box)


def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~(row | col | box | up_to_digit)


def lowest_set_bit(x):
    return x & (~x + 1)


def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("0 has no 1")
    return (x & -x).bit_length() - 1


def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
    return digits


def is_single(mask):
    return mask != 0 and mask & (mask - 1) == 0


def java_int(x):
    low = x & ((1 << 32) - 1)
    return low - (1 << 32) if low >> 31 else low


# ---- wrong programs that take more than an expression -------------------------------------------------


def _noted(mask: int, after: Callable[[int], int]) -> list[int]:
    """The digits that a loop notes when each round makes of the mask something else than the mask without its bit."""
    digits = []
    while mask:
        digits.append(digit_of(mask & -mask))
        mask = after(mask)
    return digits


def _ones_at_the_end(x: int) -> int:
    return (x ^ (x + 1)).bit_length() - 1


def _one_or_two(row: int, col: int, box: int) -> tuple[int, ...]:
    """What there is to be joined when one mask or two are forgotten."""
    return row, col, box, row | col, row | box, col | box


# What gives back one of these is known by its number.
_FORGOTTEN = [lambda row, col, box, k=k: _one_or_two(row, col, box)[k] for k in range(6)]
_FREE_OF_FORGOTTEN = [lambda row, col, box, k=k: FULL & ~_one_or_two(row, col, box)[k] for k in range(6)]


# ---- how they are run, compared and shown ------------------------------------------------------------


class _NoMinus(int):
    def __neg__(self):
        raise ArithmeticError("this exercise is done without a minus sign before x")


_NoMinus.__name__ = "int"  # errors say this name


def without_minus(functions, arguments):
    """Call the function with an int that takes no minus sign; with a plain one, if it refuses that."""
    try:
        value = functions[0](*map(_NoMinus, arguments))
    except (TypeError, ValueError, AssertionError):  # it may ask whether the type is `int` itself
        value = functions[0](*arguments)
    return int(value) if type(value) is _NoMinus else value


def to_list(functions, arguments):
    """Call the function, and make a list of what it hands out one by one, in an order of its own."""
    (mask,) = arguments
    value = apart(functions, arguments, (mask ^ 0b100,))  # of the same mask, a table may hold a list
    return list(value) if isinstance(value, Iterable) and not isinstance(value, str | set | frozenset) else value


def value_error(functions, arguments):
    """Call the function. A class of its own, made from ValueError, is a ValueError, too."""
    try:
        return functions[0](*arguments)
    except ValueError as error:
        raise ValueError(*error.args).with_traceback(error.__traceback__) from None


def _same_int(yours, expected) -> bool:
    return isinstance(yours, int) and yours == expected


def _same_truth(yours, expected) -> bool:
    return isinstance(yours, int) and bool(yours) == expected


def _bits_above_values(name: str) -> Callable:
    """The first argument's bits, above two values that are no masks."""

    def show(seen: Seen) -> list:
        both = (("expected", seen.expected), ("yours", seen.outcome))
        values = [f"{label:9}  {said(outcome)}" for label, outcome in both]
        return [fenced([bit_row(name, seen.arguments[0], _width(seen)), *values])]

    return show


def _width(seen: Seen) -> int:
    """Places for all bits of the first argument, nine at least."""
    return max(9, seen.arguments[0].bit_length())


def _show_units(seen: Seen) -> list:
    return show_bits(seen, ("row", "col", "box"))


def _positive(x) -> bool:
    return x > 0


def _is_mask(x) -> bool:
    return 0 < x <= FULL


def _negative(seen: Sequence[Seen]) -> bool:
    return all(isinstance(one.outcome.value, int) and one.outcome.value < 0 for one in seen)


# Most of them: one function to be written, that gives back an int. The others say so.
_int_written = partial(Exercise, kind="write", same=_same_int)

EXERCISES = [
    _int_written(
        name="bits.mask-of-digits",
        stars=1,
        task="`digits` is a list of digits from 1 to 9, in any order; it may be empty, and a digit may come twice. "
        "Give back their mask: for `[4, 1]` it is `0b1001`. `bit_of` may help. Leave the list as it is.",
        stub='def mask_of_digits(digits):\n    """The digits as one int: bit d - 1 stands for digit d."""\n    ...\n',
        answer=(mask_of_digits,),
        cases=tuple((d,) for d in ([], [1], [2], [4], [9], [4, 1], [4, 4], [7, 2, 7, 2, 7], *map(digits_of, _MASKS))),
        slips=(
            slip(*usual.BIT_D, lambda digits: mask_of_digits(digits) << 1),
            slip(*usual.DIGIT, lambda digits: reduce(int.__or__, digits, 0), sum),
            slip(*usual.PLUS, lambda digits: sum(map(bit_of, digits))),
            slip(*usual.XOR, lambda digits: reduce(int.__xor__, map(bit_of, digits), 0)),
            slip(
                "only the last digit",
                "each digit takes the place of those before it. `mask |= …` adds to them.",
                lambda digits: mask_of_digits(digits[-1:]),
                where=bool,
            ),
            slip(
                "only the first digit",
                "does a `return` stand inside the loop? It ends it in the first round, and is never met for `[]`.",
                lambda digits: mask_of_digits(digits[:1]),
                where=bool,
            ),
            slip(
                "the mask stays 0",
                "`mask | b` alone is computed and forgotten: keep it, with `mask |= b`. (`&` keeps what both have, and "
                "0 has nothing.)",
                lambda digits: 0,
            ),
            slip(*usual.LEFT, lambda digits: mask_of_digits([10 - d for d in digits])),
            of_type(*usual.FLOAT, float),
            of_type(*usual.TEXT, str),
            of_type(*usual.MANY, (list, set)),
        ),
        hints=(
            "Begin with the mask of no digit at all. Which int is it?",
            "Go through the digits. `bit_of(digit)` is the mask of a single one.",
            "Join each of them to what you have so far, with `|`.",
        ),
        buys="A whole row is one number now, and to ask it for a digit takes one step in place of nine.",
        where="`solvers/bitmask.py` fills its rows, columns and boxes like this",
        show=show_bits,
    ),
    _int_written(
        name="bits.join",
        stars=1,
        task="A cell lies in a row, a column and a box; you get the masks of the digits in each. Give back the mask of "
        "the digits that are in at least one of the three.",
        stub='def join(row, col, box):\n    """The digits that are in at least one of three masks."""\n    ...\n',
        answer=(join,),
        cases=_UNITS,
        slips=(
            slip(*usual.PLUS, lambda row, col, box: row + col + box),
            slip(*usual.XOR, lambda row, col, box: row ^ col ^ box),
            slip(*usual.OR_AND, lambda row, col, box: row or col or box, lambda row, col, box: row and col and box),
            slip(
                "`&` keeps what all have",
                "that is what the three share. Here it is enough to be in one of them: `|`.",
                lambda row, col, box: row & col & box,
            ),
            slip(*usual.NOT_ASKED, *_FORGOTTEN),
            of_type(*usual.MANY, (list, set)),
            usual.NO_LIST,
        ),
        hints=(
            "Think of one digit. When is its bit 1 in the result?",
            "When it is 1 in `row`, in `col` or in `box`, or in several of them.",
            "One sign says this for nine bits at once. It stands between `row` and `col`, and before `box` again.",
        ),
        buys="What three units say about a cell is one number, also where they say the same.",
        where="`row | col | box` in `solvers/bitmask.py`",
        show=_show_units,
    ),
    _int_written(
        name="bits.has-digit",
        stars=1,
        task="Is the digit, from 1 to 9, in the mask? Give back `True` or `False`. (0 for no and any other int for yes "
        "will do as well.)",
        stub='def has_digit(mask, digit):\n    """Whether the digit is in the mask."""\n    ...\n',
        answer=(has_digit,),
        cases=tuple(product((0, 0b1, 0b10, 0b1000, 0b1_0000_0000, FULL, *range(3, 512, 41)), range(1, 10))),
        slips=(
            slip(*usual.BIT_D, lambda mask, digit: mask >> digit & 1, by=bool),
            slip(*usual.DIGIT, lambda mask, digit: mask & digit, lambda mask, digit: mask & digit == digit, by=bool),
            slip(
                "alone in the mask",
                "`==` asks whether there is no other digit. Keep only its bit first, with `&`.",
                lambda mask, digit: mask == bit_of(digit),
                by=bool,
            ),
            slip(
                "compared with 1",
                "what `&` leaves is the bit's value, which is 8 for digit 4. Ask whether it is 0.",
                lambda mask, digit: mask & bit_of(digit) == 1,
                by=bool,
            ),
            slip(
                "`&` with a yes or no",
                "the comparison comes first here, and its `True` is a 1: that asks for digit 1 only.",
                lambda mask, digit: mask & 1,
                by=bool,
            ),
            slip("`|` puts it in", "after `|` the digit is there in any case.", lambda mask, digit: True, by=bool),
            slip(*usual.OR_AND, lambda mask, digit: mask, by=bool),
            slip(*usual.LEFT, lambda mask, digit: has_digit(mask, 10 - digit), by=bool),
            slip(*usual.SWAPPED, lambda mask, digit: not has_digit(mask, digit), by=bool),
            slip(
                "`& 1` is missing",
                "after the shift the larger digits stand there as well. `& 1` keeps the last bit alone.",
                lambda mask, digit: mask >> (digit - 1),
                lambda mask, digit: mask >> digit,
                by=bool,
            ),
            of_type("a text, not a yes or no", '`"0"` is a text, and counts as yes. Compare it with `"1"`.', str),
            usual.NO_LIST,
        ),
        hints=(
            "`bit_of(digit)` has one single 1. Which sign keeps only what two ints have in common?",
            "`&` leaves that bit, or nothing at all.",
            "Nothing at all is the int 0. Compare with it.",
        ),
        buys="`&` looks at one bit, where lesson 02 looked along nine cells.",
        where="`bits.bit_of` makes the bit; `&` needs no function",
        same=_same_truth,
        show=_bits_above_values("mask"),
    ),
    _int_written(
        name="bits.candidates",
        stars=1,
        task="You get the masks of the digits that a cell's row, column and box already hold. Give back the mask of "
        "the digits that none of them holds. `FULL` may help.",
        stub='def candidates(row, col, box):\n    """The digits that are in none of three masks."""\n    ...\n',
        answer=(candidates,),
        cases=_UNITS,
        slips=(
            slip(
                *usual.NOT_ALL,
                lambda row, col, box: FULL & ~row | col | box,
                lambda row, col, box: FULL & (~row | col | box),
                lambda row, col, box: FULL & ~(row | col) | box,
                lambda row, col, box: ~row | col | box & FULL,
                lambda row, col, box: ~row | col | box,
            ),
            slip(
                *usual.FLIPS_ONE,
                lambda row, col, box: FULL & ~row & col & box,
                lambda row, col, box: FULL & ~row & ~col & box,
                lambda row, col, box: FULL & ~(row | col) & box,
            ),
            Slip(*usual.NOT_CUT, shows=_negative),
            slip(*usual.PLUS, lambda *masks: FULL & ~sum(masks)),
            slip(*usual.TWICE, lambda *masks: FULL - sum(masks), lambda *masks: FULL & (FULL - sum(masks))),
            slip(*usual.XOR, lambda row, col, box: FULL ^ row ^ col ^ box),
            slip(*usual.OR_AND, lambda row, col, box: FULL & ~(row or col or box)),
            slip(*usual.FREE_IN_ONE, lambda row, col, box: FULL & ~(row & col & box)),
            slip(*usual.NOT_ASKED, *_FREE_OF_FORGOTTEN),
            slip(*usual.SHIFT_LAST, lambda *masks: (1 << 9 - 1) & candidates(*masks)),
            slip(*usual.BIT_D, lambda row, col, box: 0b11_1111_1110 & ~(row | col | box)),
            slip(*usual.NOT, lambda *masks: not join(*masks), lambda *masks: FULL & (not join(*masks))),
            of_type(*usual.MANY, (list, set)),
            usual.NO_LIST,
            slip("used, not free", "these are the digits that are taken. The candidates are all the others.", join),
        ),
        hints=(
            "First the digits that are used: you have joined three masks before.",
            "Then all but these: `~` flips every bit. Brackets tell it what to flip.",
            "`~` flips what stands left of the nine bits as well. `FULL & …` cuts that off.",
        ),
        buys="`FULL & ~(row | col | box)` gives all candidates of a cell in one step: the heart of lesson 04's solver.",
        where="`solvers/bitmask.py`, `FULL & ~(row | col | box)`",
        show=_show_units,
    ),
    _int_written(
        name="bits.precedence",
        stars=1,
        kind="repair",
        task="A search has tried `digit` in a cell, and goes on with larger ones. `later_candidates` should give back "
        "the mask of the digits that are larger than `digit` and in none of three masks. It lacks a few brackets.",
        stub="from sudoku_teach.bits import FULL\n\n\n"
        "def later_candidates(row, col, box, digit):\n"
        '    """The digits above `digit` that are in none of three masks."""\n'
        "    up_to_digit = 1 << digit - 1\n"
        "    return FULL & ~row | col | box | up_to_digit\n",
        answer=(later_candidates,),
        cases=tuple((*units, digit) for units in _UNITS[:20] for digit in (2, 1, 4, 9, 8)),
        slips=(
            slip(
                *usual.NOT_ALL,
                lambda row, col, box, d: FULL & ~row | col | box | (1 << d) - 1,
                lambda row, col, box, d: FULL & ~row | col | box | 1 << d - 1,
                lambda row, col, box, d: FULL & (~row | col | box | (1 << d) - 1),
                lambda row, col, box, d: FULL & (~row | col | box | 1 << d - 1),
                lambda row, col, box, d: FULL & ~(row | col | box) | (1 << d) - 1,
                lambda row, col, box, d: FULL & ~(row | col | box) | 1 << d - 1,
            ),
            slip(*usual.SHIFT_LAST, lambda row, col, box, d: candidates(row, col, box) & ~(1 << d - 1)),
            slip(
                "the digit itself is still in",
                "`digit` has been tried, so it does not come again. How many ones has `up_to_digit`?",
                lambda row, col, box, d: later_candidates(row, col, box, d - 1),
            ),
            slip(
                "the next digit is left out",
                "`1 << digit` is the bit of the digit after it. To be left out are the ones below.",
                lambda row, col, box, d: candidates(row, col, box) & ~(1 << d),
                lambda row, col, box, d: later_candidates(row, col, box, d + 1),
            ),
            slip(
                "up to the digit, not above it",
                "`up_to_digit` is kept where it should be left out: `~` has not reached it.",
                lambda row, col, box, d: candidates(row, col, box) & (1 << d) - 1,
                lambda row, col, box, d: candidates(row, col, box) & 1 << d - 1,
            ),
            slip(
                *usual.FREE_IN_ONE,
                lambda row, col, box, d: FULL & ~(row & col & box & (1 << d) - 1),
                lambda row, col, box, d: FULL & ~(row & col & box & 1 << d - 1),
            ),
            Slip(*usual.NOT_CUT, shows=_negative),
        ),
        hints=(
            "Print `to_binary(1 << 4 - 1, 9)`. Is that all digits up to 4?",
            "In the last line, what does `~` flip, and what should it flip?",
            "Two pairs of brackets: around the shift, and around everything that `~` is to flip.",
        ),
        buys="Brackets that Python does not need cost nothing; those that it does need are easily forgotten.",
        where="`solvers/bitmask.py` has the brackets after `~`, and `bits.to_binary` those around a shift",
        show=_show_units,
    ),
    _int_written(
        name="bits.lowest-set-bit",
        stars=2,
        task="Give back the lowest 1 of `x`, alone: of `0b1100` it is `0b100`. `x` is at least 1, and may have more "
        "than nine bits. Do it without `-x`: no minus sign stands right before a name (between two, as in `a - b`, it "
        "may). One expression is enough, and a loop is fine too.",
        stub='def lowest_set_bit(x):\n    """The lowest 1 of x, alone."""\n    ...\n',
        answer=(lowest_set_bit,),
        cases=tuple((x,) for x in (*_MASKS, *_WIDE)),
        slips=(
            Slip(
                "`-x` after all",
                "a minus stands before a name, in your code or in the package's function that it calls. The point is "
                "to find out what `-x` does; `~x` may be used.",
                shows=lambda seen: any(
                    one.outcome.raised and one.outcome.raised.kind == "ArithmeticError" for one in seen
                ),
            ),
            usual.NO_LIST,
            slip("the highest bit", "this finds the 1 farthest left.", lambda x: 1 << (x.bit_length() - 1)),
            slip(
                "the bit's index",
                "this is the place where the bit stands. The bit itself is `1 << index`.",
                number_of_trailing_zeros,
            ),
            slip(*usual.DIGIT, lambda x: digit_of(x & -x), where=_is_mask),
            slip("cleared, not kept", "this is all of `x` but its lowest 1.", bits.clear_lowest_set_bit),
            slip(
                "`~x` without `+ 1`",
                "`x` and `~x` share no bit. What does adding 1 to `~x` change?",
                lambda x: x & ~x,
            ),
            slip("always 1", "`x & ~x` is 0, and adding 1 after that comes too late.", lambda x: 1),
            slip("the lowest 0", "this finds the first place where `x` has no 1.", lambda x: ~x & (x + 1)),
            slip("the last bit only", "this looks at the bit on the far right and no further.", lambda x: x & 1),
            slip("more than one bit", "the zeros right of the lowest 1 come along, as ones.", lambda x: x ^ (x - 1)),
            never_ends(
                "the loop has no end",
                "each round asks the same question again. Something in the question must change from round to round.",
                _is_mask,
            ),
        ),
        hints=(
            "Take `x = 0b1100`, and write `x` and `~x` one under the other. `~x` ends in ones: how far do they reach? "
            "Or let a `bit` start at 1 and move left.",
            "Add 1: those ones become zeros, and the carry stops at the lowest 1 of `x`.",
            "`~x + 1` shares exactly one bit with `x`. Which sign finds what two ints share?",
        ),
        buys="`x & -x` finds the smallest digit of a mask without looking at the others.",
        where="`bits.lowest_set_bit`, written there as `x & -x`",
        drive=without_minus,
        show=lambda seen: show_bits(seen, ("x",), _width(seen)),
    ),
    _int_written(
        name="bits.trailing-zeros",
        stars=2,
        task="How many zeros stand right of the lowest 1 of `x`? For `0b1100` it is 2. `x` may be negative: −4 ends in "
        "two zeros, as 4 does. Only 0 has no 1 at all: there raise a `ValueError`.",
        stub="def number_of_trailing_zeros(x):\n"
        '    """How many zeros stand right of the lowest 1. ValueError: x is 0."""\n    ...\n',
        answer=(number_of_trailing_zeros,),
        cases=tuple((x,) for x in (*_MASKS, 360, 1 << 31, 5 << 40, 0, -1, -2, -4, -20, -512, -(1 << 31), -(3 << 33))),
        slips=(
            slip(
                "the bit's value", "this is the lowest 1 itself. Asked is its place.", lambda x: x & -x, where=_positive
            ),
            slip(
                "digit, not index",
                "the digit counts from 1, the index from 0: it is one more than the number of zeros.",
                lambda x: (x & -x).bit_length(),
                where=_is_mask,
            ),
            slip(
                "the bit's value, less 1",
                "the bit of digit 4 has the value 8, and 8 − 1 is not its place, which is 3. See `bit_length`.",
                lambda x: (x & -x) - 1,
                where=_positive,
            ),
            slip(
                "ones are counted",
                "these are the ones at its end. Asked are the zeros.",
                _ones_at_the_end,
                where=_positive,
            ),
            slip(
                "the highest bit",
                "this is the place of the 1 farthest left. Take the lowest 1 alone first.",
                lambda x: x.bit_length() - 1,
                where=_positive,
            ),
            slip(
                "every zero is counted",
                "zeros left of the lowest 1 do not count.",
                lambda x: x.bit_length() - x.bit_count(),
                where=_positive,
            ),
            of_type(*usual.FLOAT, float),
            never_ends("no end for 0", "a loop that looks for a 1 finds none in 0. Ask for 0 first.", lambda x: x == 0),
            Slip(
                "an answer for 0",
                "0 has no 1 to count from. −1 would be the last place of a list, 32 is Java's way out, and with `None` "
                "nobody can count on. `raise ValueError(…)` says at once what is wrong.",
                shows=lambda seen: (
                    [(one.arguments, one.outcome.raised) for one in seen if not one.agrees] == [((0,), None)]
                    and not any(isinstance(one.outcome.value, Odd) for one in seen)
                ),
            ),
            Slip(
                "an error, but no ValueError",
                "who calls it with 0 and writes `except ValueError` does not catch this one. `raise ValueError(…)`.",
                shows=lambda seen: (
                    [(one.arguments, one.outcome.raised is not None) for one in seen if not one.agrees]
                    == [((0,), True)]
                ),
            ),
            Slip(
                "negative ints are refused",
                "a negative int has a lowest 1, too: −4 ends in two zeros. Only 0 has none.",
                shows=lambda seen: all(
                    one.arguments[0] < 0 and one.outcome.raised and one.outcome.raised.kind == "ValueError"
                    for one in seen
                    if not one.agrees
                ),
            ),
            never_ends(
                "a negative int never becomes 0",
                "`x >> 1` brings in ones from the left for ever, and stays at −1. Stop at the first 1.",
                lambda x: x < 0,
            ),
        ),
        hints=(
            "You can take the lowest 1 alone. What has its length in bits to do with its place?",
            "`bit.bit_length()` is one more than the number of zeros behind the 1.",
            "`if x == 0: raise ValueError(...)` first; then one line is enough.",
        ),
        buys="From a bit to its index, and so to its digit. With `bit_length` it takes no loop.",
        where="`bits.number_of_trailing_zeros`",
        drive=value_error,
        show=_bits_above_values("x"),
    ),
    _int_written(
        name="bits.each-digit",
        stars=2,
        kind="complete",
        task="Give back the list of the digits in the mask, in ascending order: for `0b1001` it is `[1, 4]`. The mask "
        "has no bits but the nine. The comments say one way to do it. (A tuple will do as well, or a generator.)",
        stub="def each_digit(mask):\n"
        '    """The digits in the mask, ascending."""\n'
        "    digits = []\n"
        "    # As long as there is a bit in the mask:\n"
        "    #     take the lowest one alone,\n"
        "    #     note its digit,\n"
        "    #     remove the bit from the mask.\n"
        "    ...\n"
        "    return digits\n",
        answer=(each_digit,),
        cases=tuple((mask,) for mask in (*_MASKS, 0)),
        slips=(
            slip(
                "the bit's value",
                "8 is the value of the bit of digit 4; see `digit_of`.",
                lambda mask: [*bits.bits_of(mask)],
            ),
            slip(
                "index, not digit",
                "index 3 belongs to digit 4: one more.",
                lambda mask: [d - 1 for d in digits_of(mask)],
            ),
            slip(*usual.BIT_D, lambda mask: [d for d in range(1, 10) if mask >> d & 1]),
            slip("9 is never tried", "`range(1, 9)` ends with 8.", lambda mask: [d for d in digits_of(mask) if d < 9]),
            slip("highest first", "the lowest digit comes first.", lambda mask: digits_of(mask)[::-1]),
            slip(
                "only the first digit",
                "one round was made. Is it a `while`? And does `return` stand behind it, not inside?",
                lambda mask: digits_of(mask)[:1],
                where=bool,
            ),
            slip(
                "less than the bit is removed",
                "the bit's value has to go: 8 for digit 4, not 1 or 4.",
                lambda mask: _noted(mask, lambda left: left - 1),
                lambda mask: _noted(mask, lambda left: left - digit_of(left & -left)),
            ),
            slip(
                "the bits have moved",
                "after `>> 1` each bit stands one place further right, where it means another digit.",
                lambda mask: _noted(mask, lambda left: left >> 1),
            ),
            slip("free, not used", "these are the digits that are missing.", lambda mask: digits_of(FULL & ~mask)),
            of_type("a set has no order", "it hands out its elements as they happen to lie. Asked is a list.", set),
            never_ends(
                "the loop has no end",
                "the mask never becomes 0. Is the bit removed from it in each round?",
                lambda mask: mask > 0,
            ),
            usual.NO_LIST,
        ),
        hints=(
            "`while mask:` goes on as long as there is a bit.",
            "`mask & -mask` is the lowest bit, and `digit_of` knows its digit.",
            "A bit that is there can be removed with `mask -= bit`.",
        ),
        buys="With `mask & -mask` it takes as many rounds as there are digits: two for two candidates, not nine.",
        where="`bits.bits_of` hands out the bits, `bits.digits_of` the digits",
        drive=to_list,
        same=lambda yours, expected: yours == expected,
        show=_bits_above_values("mask"),
    ),
    _int_written(
        name="bits.is-single",
        stars=2,
        task="Is there exactly one digit in the mask? Give back `True` or `False`. (0 for no and any other int for yes "
        "will do as well.) The mask has no bits but the nine.",
        stub='def is_single(mask):\n    """Whether exactly one digit is in the mask."""\n    ...\n',
        answer=(is_single,),
        cases=tuple((mask,) for mask in (*_MASKS, *(1 << index for index in range(9)), 0)),
        slips=(
            slip(
                "0 passes for a single",
                "0 holds no digit, and your test lets it through. Ask for the mask itself, too.",
                lambda mask: mask & (mask - 1) == 0,
                by=bool,
            ),
            slip(
                "only the mask 1 passes",
                "1 is the mask of digit 1 alone. Do others get a yes? (If you compare after `&`: mind the brackets.)",
                lambda mask: mask == 1,
                by=bool,
            ),
            slip("at least one", "two digits pass as well.", lambda mask: mask, by=bool),
            slip(*usual.SWAPPED, lambda mask: mask & (mask - 1), lambda mask: not is_single(mask), by=bool),
            usual.NO_LIST,
        ),
        hints=(
            "What is left of a single when its lowest bit is cleared?",
            "`mask & (mask - 1)` is 0 then. For which other mask is it 0, too?",
            "Two conditions with `and`. Or let Python count: `mask.bit_count()`.",
        ),
        buys="A blank with one candidate needs no choice; one with none is a dead end. Now they are told apart.",
        where="`mask.bit_count() == 1` says the same; `solvers/mrv.py` counts all candidates like that",
        same=_same_truth,
        show=_bits_above_values("mask"),
    ),
    _int_written(
        name="bits.java-int",
        stars=3,
        task="A computation in Java should give `x`, any int. What does its `int` hold? It keeps the lowest 32 bits, "
        "and the highest of these is worth −2³¹, not +2³¹. So the result is from −2³¹ to 2³¹ − 1.",
        stub='def java_int(x):\n    """What a Java int would hold."""\n    ...\n',
        answer=(java_int,),
        cases=tuple((x,) for x in _AROUND),
        slips=(
            slip("Python's int has no width", "nothing is cut off here, whatever is shifted.", lambda x: x),
            slip(
                "nine bits, not 32",
                "`FULL` is nine ones, for nine digits. Java keeps the lowest 32 bits: `(1 << 32) - 1` is 32 ones.",
                lambda x: x & FULL,
            ),
            slip(*usual.SHIFT_LAST, lambda x: x & 1 << 31, lambda x: -(x & 1 << 31)),
            slip(
                "a minus sign in front",
                "bit 31 is worth −2³¹, but the other bits stay worth what they were. A minus sign turns them all.",
                lambda x: -x,
                lambda x: -java_int(x) if java_int(x) < 0 else java_int(x),
                lambda x: -(x & (2 * _HALF - 1)) if x & _HALF else x & (2 * _HALF - 1),
                lambda x: -(x & (_HALF - 1)) if x & _HALF else x & (_HALF - 1),
                lambda x: -x if x & _HALF else x & (_HALF - 1),
            ),
            slip("no sign bit", "bit 31 is the sign: from 2³¹ on Java's ints are negative.", lambda x: x & 0xFFFF_FFFF),
            slip("the sign bit is dropped", "bit 31 belongs to the 32: it counts as −2³¹.", lambda x: x & 0x7FFF_FFFF),
            slip(
                "stopped at the ends",
                "past the largest int comes the smallest.",
                lambda x: max(-_HALF, min(x, _HALF - 1)),
            ),
            slip(
                "once around only",
                "one 2³² is not enough for every int. Cut with `&` first.",
                lambda x: x - 2 * _HALF if x >= _HALF else x + 2 * _HALF if x < -_HALF else x,
                lambda x: x - 2 * _HALF if x >= _HALF else x,
            ),
            slip(
                "`^` is no power",
                "`2 ^ 32` flips bits, and gives 34. A power is written `2**32`, or `1 << 32`.",
                lambda x: (x + 29) % 34 - 29 if x % 34 >= 29 else x % 34,
                lambda x: x % 34,
                lambda x: (x + 29) % 34 - 29,
            ),
            never_ends(
                "2³² at a time",
                "for a large x there are too many rounds. `&` or `%` cuts off all of them at once.",
                lambda x: abs(x) > 1 << 50,
            ),
            slip(
                "2³¹ itself slips through",
                "the largest int is 2³¹ − 1.",
                lambda x: _HALF if java_int(x) == -_HALF else java_int(x),
                lambda x: _HALF if java_int(x) == -_HALF and x > 0 else java_int(x),
            ),
        ),
        hints=(
            "`(1 << 32) - 1` is 32 ones. First `low = x & …`, the lowest 32 bits: as a number from 0 to 2³² − 1.",
            "If bit 31 of `low` is 0, that is the result. `low >> 31` asks.",
            "If it is 1, it counted +2³¹ and should count −2³¹. How much is that too much?",
        ),
        buys="It shows where a Java program leaves the numbers that Python has: at `1 << 31`, and at every overflow.",
        where="`bits.java_int`",
        show=lambda seen: show_bits(seen, ("x",), 32),
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "03.memory": [
        Question(
            "Lesson 02: how does control get back to the earlier cell after a dead end?",
            wrong("a line of the program jumps there", "No line does. That cell's own call waits for an answer."),
            right("by `return False`", "The caller is still in its loop: it blanks its cell and takes the next digit."),
            wrong("the search starts again from the first blank", "Only the last call ends. Those above it go on."),
        ),
        Question(
            "Lesson 02: which solution does row order with ascending digits find first?",
            wrong("the one with the fewest placements", "How far a solution is cannot be known before it is found."),
            wrong("any of them, by chance", "Nothing is left to chance: the same board, the same solution."),
            right("the smallest", "Read as a number of 81 digits: smaller numbers are tried before larger ones."),
        ),
        Question(
            "Lesson 01: `second = first[:]` is to copy a board. What goes wrong?",
            right("both have the same nine rows", "What is written in one is in the other. Copy the rows: `row[:]`."),
            wrong("only the first row is copied", "`[:]` takes all nine rows, but the rows themselves."),
            wrong("nothing", "The outer list is new, and its rows are not."),
        ),
    ],
    "value-index-digit": [
        Question(
            "`mask & -mask` is 8. For which digit does this bit stand?",
            wrong("8", "8 is the bit's value. A program that takes it for the digit writes an 8."),
            wrong("3", "3 is the bit's index, the number of zeros behind the 1."),
            right("4", "Value 8, index 3, digit 4: bit `d - 1` stands for digit `d`."),
        ),
    ],
}
