"""Lesson 03: sets of digits in one int, and the lowest bit."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from sudoku_teach import bits
from sudoku_teach.bits import FULL, bit_of, digit_of
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.child import Odd
from sudoku_teach.exercises.runner import listed
from sudoku_teach.exercises.show import bit_row, show_bits, show_values
from sudoku_teach.exercises.task import Sign, same_int, same_ints
from sudoku_teach.lessons.watching import against, raising, where_wrong
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

EVERY_MASK = sorted(range(FULL + 1), key=lambda mask: (mask.bit_count(), mask))  # the smallest sets first
UNITS = [(0, 0, 0), (0b1, 0, 0), (0, 0b10, 0), (0, 0, 0b100), (0b1, 0b10, 0b100), (0b1000, 0b1000, 0), (0, 0b1, 0b1)]
UNITS += [(0b11, 0b11, 0b11), (0b110, 0b101, 0b11), (0b1_0000_0000, 0, 0b1000), (FULL, FULL, FULL)]
LONG = (1 << 31, 2**54 + 2, 1 << 64, -(1 << 70), 1 << 128)
HALF = 1 << 31  # the first int that is too large for Java
ENDS = (0, 1, 20, HALF - 1, HALF, HALF + 1, 2 * HALF - 1, 2 * HALF, 2 * HALF + 5, 3 * HALF, 11 * HALF + 7, 1 << 70)
PARTS = ("row", "col", "box", "row | col", "row | box", "col | box")  # of a joined mask


def some_mask(rng: Random) -> int:
    """From no digit to nine, each number equally often."""
    return sum(1 << index for index in rng.sample(range(9), rng.randrange(10)))


def some_int(rng: Random) -> int:
    """At least 1, up to 280 bits, with few or many zeros at the end."""
    return (2 * rng.getrandbits(rng.randrange(1, 80)) + 1) << rng.choice((0, 1, 2, rng.randrange(200)))


def around_java(rng: Random) -> int:
    """A small int, a large one, or one near an end of Java's ints."""
    near = rng.randrange(-9, 10) * 2**31 + rng.randrange(-3, 4)
    return rng.choice((near, rng.choice((1, -1)) * some_int(rng), rng.randrange(-(2**33), 2**33)))


def are_masks(*masks: int) -> bool:
    return all(0 <= mask <= FULL for mask in masks)


def truth(functions, arguments):
    """What counts of an answer to a question: yes or no."""
    value = functions[0](*arguments)
    return bool(value) if isinstance(value, int) else value


def value_error(functions, arguments):
    """Call the function. An error of a class made from ValueError is a ValueError, too."""
    try:
        return functions[0](*arguments)
    except ValueError as error:
        raise ValueError(*error.args).with_traceback(error.__traceback__) from None


def no_end(name: str, says: str, where: Callable[[int], bool]) -> Sign:
    """The sign of a program that is right until it is stopped on an int that `where` picks."""
    stopped = ("too slow", "memory")
    return Sign(name, says, where_wrong(lambda one: one.outcome.ended in stopped and where(*one.arguments)))


def of_type(name: str, says: str, *kinds: type) -> Sign:
    """The sign of a program that returns only values of a wrong type."""
    return Sign(name, says, lambda seen: all(type(one.outcome.value) in kinds for one in seen))


PLUS = "`+` joins masks", "a digit that is in two masks is added twice, and the carry makes another digit. Use `|`."
XOR = "`^` joins masks", "a digit that comes twice is missing: `^` turns its bit off again. `|` leaves it on."
BIT_D = (
    "bit d, not bit d − 1",
    "this would be right if digit d had bit d. But the first bit is bit 0, and digit 1 has it. Use `bit_of`.",
)
DIGIT = (
    "the digit, not its bit",
    "the int 4 is `0b100`, and that is the bit of digit 3. Digit 4 has the bit `bit_of(4)`, which is `0b1000`.",
)
ONE_BIT = (
    "one bit, not n ones",
    "the minus goes before the shift: `1 << n - 1` is one bit with n − 1 zeros after it. `(1 << n) - 1` is n ones.",
)
WITHOUT_FULL = (
    "`& FULL` is missing",
    "a negative int came back. `~` makes ones of the zeros to the left of the nine bits, and `FULL & …` cuts them off.",
)
NOT_ALL = (
    "not all masks are flipped",
    "digits come back that should not. For example, `FULL & ~row | col` means `(FULL & ~row) | col`: use brackets.",
)
ONE_DECIDES = (
    "one mask decides alone",
    "for example, `or` and `and` choose one of two ints. `|` and `&` work bit by bit.",
)
LEFT_OUT = "a unit is left out", "the result does not depend on all three masks. Each of them counts."
FREE_IN_ONE = (
    "free in one unit",
    "a digit comes back although one of the masks has it. One is enough to rule it out: join the masks with `|` first.",
)
MIRRORED = "read from the left", "digit 1 has the bit on the far right. Here digit 9 has it, and digit 1 has the ninth."
SWAPPED = "yes and no swapped", "the answer is yes where it should be no, and no where it should be yes."
NO_NINE = "9 is left out", "all is right but for digit 9. For example, `range(1, 9)` ends with 8."
NO_LIST = Sign(
    "an int is not a list",
    "`in`, `for`, `len` and `[…]` do not work on an int, and a mask is an int. `&` tests which bits it has.",
    # Python's words differ from one version to the next: "not iterable", "no len()", "not subscriptable".
    raising("'int'.*(iterable|len|subscript)"),
)
COLLECTION = of_type("a collection, not a mask", "return the mask itself, which is one int.", list, set, tuple)

# What the lesson has imported when its exercises begin.
AT_FIRST = "from sudoku_teach.bits import bit_of, digit_of\n"
bits_task = partial(task_for, stars=2, given=f"{AT_FIRST}from sudoku_teach.bits import FULL\n", same=same_int)
units_task = partial(
    bits_task,
    stars=1,
    cases=UNITS,
    generate=lambda rng: tuple(some_mask(rng) for _ in range(3)),
    valid=are_masks,
    show=partial(show_bits, names=("row", "col", "box")),
)
question_task = partial(
    bits_task,
    same=lambda yours, expected: isinstance(yours, int) and bool(yours) == expected,
    watch=truth,
    show=partial(show_bits, names=("mask",)),
)


@bits_task(
    "bits.mask-of-digits",
    given=AT_FIRST,
    stars=1,
    cases=[([],), ([1],), ([2],), ([4],), ([9],), ([4, 1],), ([1, 4],), ([4, 4],), ([7, 2, 7, 2, 7],)],
    generate=lambda rng: ([rng.randrange(1, 10) for _ in range(rng.randrange(13))],),
    valid=lambda digits: all(1 <= digit <= 9 for digit in digits),
    stays=("digits",),
    mistakes=[
        mistake(*BIT_D, edit("bit_of(digit)", "1 << digit")),
        mistake(*DIGIT, edit("bit_of(digit)", "digit"), edit("|= bit_of(digit)", "+= digit")),
        mistake(*PLUS, edit("|=", "+=")),
        mistake(*XOR, edit("|=", "^=")),
        mistake(
            "only the first digit",
            "the others do not count. For example, a `return` inside the loop ends the function in the first round.",
            edit("    return mask", "        return mask"),
            edit("    return mask", "        return mask\n    return 0"),
        ),
        mistake(*MIRRORED, edit("(digit)", "(10 - digit)")),
        mistake(*NO_NINE, edit("bit_of(digit)", "bit_of(digit) & 255")),
        mistake("the list is used up", "a `for` loop leaves it unchanged.", edit("ret", "digits.clear()\n    ret")),
        of_type("text, not an int", "a string came back. It only shows the mask: return the int itself.", str),
    ],
    hints=(
        "Start with the mask of the empty set. Which int is that?",
        "Go through the digits with a loop. `bit_of(digit)` is the mask of one digit.",
        "Join each of these masks to what you have so far, with `|`.",
    ),
    buys="A whole row is one number now. To test it for a digit takes one step instead of nine.",
    where="`solvers/bitmask.py` fills its rows, columns and boxes like this",
    show=show_bits,
)
def mask_of_digits(digits):
    """Return the digits as one int: bit d - 1 stands for digit d.

    `digits` is a list of digits from 1 to 9, in any order. It may be empty, and a digit may come twice. Return their
    mask, an int: for `[4, 1]` it is `0b1001`. `bit_of` may help. The list must stay unchanged.
    """
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
    return mask


@question_task(
    "bits.has-digit",
    given=AT_FIRST,
    stars=1,
    cases=[(mask, digit) for mask in (0, 0b1, 0b10, 0b1000, 0b1_0000_0000, FULL) for digit in range(1, 10)],
    generate=lambda rng: (some_mask(rng), rng.randrange(1, 10)),
    valid=lambda mask, digit: are_masks(mask) and 1 <= digit <= 9,
    mistakes=[
        mistake(*BIT_D, edit("bit_of(digit)", "(1 << digit)")),
        mistake(*DIGIT, edit("bit_of(digit)", "digit"), edit("bit_of(digit)) != 0", "digit) == digit")),
        mistake(
            "alone in the mask",
            "yes comes back only if the mask has no other digit. Keep only the bit of the digit first, with `&`.",
            edit("(mask & bit_of(digit)) != 0", "mask == bit_of(digit)"),
        ),
        mistake(
            "yes for digit 1 only",
            "for example, `mask & bit_of(4)` is 8 if 4 is in the mask. So compare it with 0, and not with 1.",
            edit("!= 0", "== 1"),
        ),
        mistake("always yes", "for example, `mask | bit` is never 0. `&` tests for the bit.", lambda mask, digit: True),
        mistake(
            "any digit will do",
            "yes comes back if the mask has any. For example, `and` takes ints as a whole, and `&` works bit by bit.",
            lambda mask, digit: mask,
        ),
        mistake(*MIRRORED, edit("(digit)", "(10 - digit)")),
        mistake(*SWAPPED, edit("!=", "==")),
        mistake(*NO_NINE, edit("!= 0", "!= 0 and digit < 9")),
        mistake(
            "larger digits count too",
            "for example, after `mask >> digit - 1` the larger digits are still there. `& 1` keeps the rightmost bit.",
            edit("(mask & bit_of(digit)) != 0", "mask >> digit - 1"),
        ),
        NO_LIST,
    ],
    hints=(
        "`bit_of(digit)` has a single 1. Which operator keeps only what two ints have in common?",
        "`&` leaves that bit, or nothing.",
        "If nothing is left, the result is the int 0. Compare with it.",
    ),
    buys="One `&` tells what `fits` in lesson 02 had to look for in nine cells.",
    where="`bits.bit_of` makes the bit, and `&` needs no function",
)
def has_digit(mask, digit):
    """Return whether the digit is in the mask.

    Is `digit`, from 1 to 9, in `mask`, which has nine bits? Return `True` or `False`. (0 for no and any other int for
    yes are right, too.)
    """
    return (mask & bit_of(digit)) != 0


@units_task(
    "bits.candidates",
    mistakes=[
        mistake(
            *NOT_ALL,
            *(edit("~(row | col | box)", part) for part in ("~row | col | box", "~(row | col) | box")),
            edit("FULL & ~(row | col | box)", "~row | col | box"),
        ),
        mistake(*WITHOUT_FULL, edit("FULL & ", "")),
        mistake(*PLUS, edit("|", "+")),
        mistake(
            "taken away twice",
            "a digit in two masks is taken away twice, and that changes other digits. Join the masks with `|` first.",
            edit("& ~(row | col | box)", "- row - col - box"),
        ),
        mistake(*XOR, edit("|", "^")),
        mistake(*ONE_DECIDES, edit("|", "or"), edit("|", "and")),
        mistake(*FREE_IN_ONE, edit("|", "&")),
        mistake(*LEFT_OUT, *(edit("row | col | box", part) for part in PARTS)),
        mistake(*BIT_D, edit("FULL", "0b11_1111_1110")),
        mistake(*NO_NINE, edit("FULL", "0b1111_1111")),
        mistake(
            "a yes or no, not a mask",
            "it only says whether all nine are free. `not` answers for an int as a whole, and `~` flips each bit.",
            edit("FULL & ~", "not "),
            edit("~(row | col | box)", "(not row | col | box)"),
        ),
        mistake("used, not free", "the candidates are all the other digits.", edit("FULL & ~", "")),
        COLLECTION,
    ],
    hints=(
        "First find the digits that are used: join the three masks.",
        "Then take all digits but these. `~` flips every bit, and brackets tell it what to flip.",
        "`~` also flips what is to the left of the nine bits. `FULL & …` cuts that off.",
    ),
    buys="`FULL & ~(row | col | box)` finds all candidates of a cell in one step. Lesson 04 builds its solver on it.",
    where="`FULL & ~(row | col | box)` in `solvers/bitmask.py`",
)
def candidates(row, col, box):
    """Return the digits that are in none of three masks.

    `row`, `col` and `box` are the masks of the digits that a cell's row, column and box already have. Return the mask
    of the digits that are in none of the three, an int from 0 to `FULL`.
    """
    return FULL & ~(row | col | box)


@units_task(
    "bits.precedence",
    kind="repair",
    stub='''from sudoku_teach.bits import FULL


def later_candidates(row, col, box, digit):
    """Return the digits above `digit` that are in none of three masks."""
    up_to_digit = 1 << digit - 1
    return FULL & ~row | col | box | up_to_digit
''',
    cases=[(*units, digit) for units in UNITS[:7] for digit in (2, 1, 4, 9, 8)],
    generate=lambda rng: (some_mask(rng), some_mask(rng), some_mask(rng), rng.randrange(1, 10)),
    valid=lambda row, col, box, digit: are_masks(row, col, box) and 1 <= digit <= 9,
    mistakes=[
        mistake(
            *NOT_ALL,
            *(
                edit("(1 << digit) - 1", shift, "~(row | col | box | up_to_digit)", free)
                for shift in ("(1 << digit) - 1", "1 << digit - 1")
                for free in ("~row | col | box | up_to_digit", "~(row | col | box) | up_to_digit")
            ),
        ),
        mistake(*ONE_BIT, edit("(1 << digit) - 1", "1 << digit - 1")),
        mistake(
            "the digit itself is still in",
            "`digit` has been tried, so it must not come again. How many ones has `up_to_digit`?",
            edit("1 << digit", "1 << digit - 1"),
        ),
        mistake(
            "the next digit is left out",
            "the bit of the digit after `digit` is `1 << digit`. The bits below that one are `(1 << digit) - 1`.",
            edit("(1 << digit) - 1", "1 << digit"),
            edit("1 << digit", "1 << digit + 1"),
        ),
        mistake("up to the digit, not above it", "keep the larger ones.", edit(" | up_to_digit)", ") & up_to_digit")),
        mistake(*WITHOUT_FULL, edit("FULL & ", "")),
    ],
    hints=(
        "Print `to_binary(1 << 4 - 1, 9)`. Are these all digits up to 4?",
        "In the last line, what does `~` flip, and what should it flip?",
        "Two pairs of brackets: one around the shift, one around everything that `~` should flip.",
    ),
    buys="Brackets that Python does not need cost nothing, and those that it needs are easily forgotten.",
    where="`solvers/bitmask.py` has the brackets after `~`, and `bits.to_binary` those around a shift",
)
def later_candidates(row, col, box, digit):
    """Return the digits above `digit` that are in none of three masks.

    A search has tried `digit`, from 1 to 9, in a cell and goes on with larger ones. `later_candidates` should return
    the mask of the digits that are larger than `digit` and in none of the masks `row`, `col` and `box`, an int. Some
    brackets are missing.
    """
    up_to_digit = (1 << digit) - 1
    return FULL & ~(row | col | box | up_to_digit)


@bits_task(
    "bits.lowest-set-bit",
    cases=[(x,) for x in (1, 2, 3, 4, 12, 8, 40, 256, 320, FULL, 512, 1 << 31, 2**54 + 2, 1 << 64, 1 << 70, 1 << 128)],
    generate=lambda rng: (some_int(rng),),
    valid=lambda x: x >= 1,
    mistakes=[
        mistake("the highest bit", "this is the 1 on the far left.", lambda x: 1 << x.bit_length() - 1),
        mistake("the bit's index", "the bit itself is `1 << index`.", lambda x: (x & -x).bit_length() - 1),
        mistake(
            "the digit, not its bit",
            "the value of the bit should come back: for digit 4 it is 8.",
            lambda x: (x & -x).bit_length(),
            lambda x: digit_of(x & -x) if x & FULL else None,
        ),
        mistake("cleared, not kept", "this is `x` without its lowest 1.", lambda x: x & (x - 1)),
        mistake("always 0", "`x` and `~x` have no 1 in common. What does adding 1 to `~x` change?", lambda x: x & ~x),
        mistake("always 1", "for example, `x & ~x` is 0, and after that it is too late to add 1.", lambda x: 1),
        mistake("more than one bit", "the zeros to the right came along, as ones.", lambda x: x ^ (x - 1)),
    ],
    hints=(
        "Take `x = 0b1100`, and write `x` and `~x` one under the other. `~x` ends in ones: how far do they reach? For "
        "a loop, let a `bit` start at 1 and move to the left.",
        "Add 1 to `~x`: those ones become zeros, and the carry stops at the lowest 1 of `x`.",
        "`~x + 1` has exactly one bit in common with `x`. Which operator finds what two ints have in common?",
    ),
    buys="`x & -x` finds the smallest digit of a mask without looking at the others.",
    where="`bits.lowest_set_bit`, written as `x & -x`",
    show=partial(show_bits, names=("x",)),
)
def lowest_set_bit(x):
    """Return the lowest 1 of x, alone.

    `x` is an int, at least 1, and it may have a hundred bits or more. Return a number in which only the lowest 1 of `x`
    is set, an int: for `0b1100` that is `0b100`. A loop is fine, and one expression is enough.
    """
    return x & (~x + 1)


@bits_task(
    "bits.trailing-zeros",
    cases=[(x,) for x in (1, 2, 3, 4, 12, 8, 40, 256, FULL, 512, 0, -1, -2, -4, -20, *LONG)],
    generate=lambda rng: (some_int(rng) * rng.choice((1, -1)),),
    valid=lambda x: True,
    mistakes=[
        mistake("the bit's value", "count the zeros after it.", edit(".bit_length() - 1", ""), lambda x: x & -x),
        mistake(
            "digit, not index",
            "this is one too many. The digit counts from 1, and the index, which is the number of zeros, from 0.",
            edit("length() - 1", "length()"),
            lambda x: (x & -x).bit_length(),
            lambda x: digit_of(x & -x),
        ),
        mistake(
            "every zero is counted",
            "zeros to the left of the lowest 1 do not count.",
            edit("(x & -x).bit_length() - 1", "f'{x:b}'.count('0')"),
            lambda x: f"{x:b}".count("0"),
        ),
        mistake(
            "negative ints are refused", "−4 ends in two zeros, as 4 does. Only 0 has no 1.", edit("x == 0", "x <= 0")
        ),
        no_end("no end for 0", "a loop that looks for a 1 finds none in 0. Test for 0 first.", lambda x: x == 0),
        no_end(
            "a negative int never becomes 0",
            "if you shift it to the right, it arrives at −1 and stays there. Stop at the first 1, not at 0.",
            lambda x: x < 0,
        ),
        Sign(
            "an error, but not a ValueError",
            "`except ValueError` does not catch what is raised for 0. Write `raise ValueError(…)`.",
            where_wrong(lambda one: one.arguments == (0,) and one.outcome.raised and not one.outcome.ended),
        ),
        Sign(
            "an answer for 0",
            "0 has no 1 to count to. −1 is the last place of a list, 32 is what Java returns, and `None` is not a "
            "number. `raise ValueError(…)` says at once what is wrong.",
            where_wrong(
                lambda one: one.arguments == (0,) and not one.outcome.ended and type(one.outcome.value) is not Odd
            ),
        ),
    ],
    hints=(
        "You can isolate the lowest 1. How is its length in bits related to its place?",
        "`bit.bit_length()` is one more than the number of zeros after the 1.",
        "First `if x == 0: raise ValueError(…)`. After that one line is enough.",
    ),
    buys="You can go from a bit to its index, and from there to its digit. With `bit_length` that takes no loop.",
    where="`bits.number_of_trailing_zeros`",
    drive=value_error,
    show=lambda seen: show_values(seen, bit_row("x", seen.arguments[0], max(9, seen.arguments[0].bit_length()))),
)
def number_of_trailing_zeros(x):
    """Return how many zeros are right of the lowest 1. Raise ValueError if x is 0.

    `x` is any int, also a large one. Return the number of zeros to the right of its lowest 1, an int: for `0b1100` it
    is 2. A negative `x` is possible, too: −4 ends in two zeros, as 4 does. Only 0 has no 1: raise a `ValueError` there.
    """
    if x == 0:
        raise ValueError("0 has no 1")
    return (x & -x).bit_length() - 1


@bits_task(
    "bits.each-digit",
    kind="complete",
    stub='''def each_digit(mask):
    """Return the digits in the mask, ascending."""
    digits = []
    # While there is a bit in the mask:
    #     isolate the lowest one,
    #     append its digit to the list,
    #     remove the bit from the mask.
    ...
    return digits
''',
    cases=[(mask,) for mask in EVERY_MASK],
    mistakes=[
        mistake("the bit's value", "8 is the value of digit 4's bit. Use `digit_of`.", edit("digit_of(bit)", "bit")),
        mistake(*BIT_D, lambda mask: [digit for digit in range(1, 10) if mask >> digit & 1]),
        mistake("index, not digit", "index 3 belongs to digit 4.", edit("digit_of(bit)", "bit.bit_length() - 1")),
        mistake(*NO_NINE, edit("digits = []", "mask, digits = mask & 255, []")),
        mistake("highest first", "the lowest digit comes first.", edit("return digits", "return digits[::-1]")),
        mistake(
            "only the first digit",
            "for example, `return` inside the loop ends the function in the first round, and `if` has only one round.",
            edit("while", "if"),
            edit("    return digits", "        return digits"),
        ),
        NO_LIST,
    ],
    hints=(
        "`while mask:` goes on as long as there is a bit.",
        "`mask & -mask` is the lowest bit, and `digit_of` knows its digit.",
        "A bit that is certainly there can be removed with `mask -= bit`.",
    ),
    buys="With `mask & -mask` there are as many rounds as digits: two for two candidates, instead of nine.",
    where="`bits.bits_of` goes through the bits, `bits.digits_of` returns the digits",
    drive=partial(listed, kinds=(tuple, Iterator)),
    same=same_ints,
    show=lambda seen: show_values(seen, bit_row("mask", *seen.arguments)),
)
def each_digit(mask):
    """Return the digits in the mask, ascending.

    `mask` has nine bits. Return the list of its digits, which are ints, in ascending order: for `0b1001` it is
    `[1, 4]`. Each call must return a list of its own. The comments describe one way. (A tuple or a generator is right,
    too.)
    """
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
    return digits


@question_task(
    "bits.is-single",
    stars=2,
    cases=[(mask,) for mask in EVERY_MASK],
    mistakes=[
        mistake("0 passes for a single", "0 has no digit. Test for that, too.", edit("mask != 0 and ", "")),
        mistake(
            "only the mask 1 passes", "other singles get a no. Perhaps brackets are missing.", lambda mask: mask == 1
        ),
        mistake("at least one", "two and more digits get a yes, too.", lambda mask: mask),
        mistake(
            "yes for two or more", "`mask & (mask - 1)` is 0 for one digit, or none.", lambda mask: mask & (mask - 1)
        ),
        mistake(*NO_NINE, edit("mask != 0", "0 < mask < 256")),
    ],
    hints=(
        "What is left of a single when its lowest bit is removed?",
        "`mask & (mask - 1)` is 0 then. For which other mask is it 0, too?",
        "Two conditions with `and`. Or let Python count: `mask.bit_count()`.",
    ),
    buys="A blank with one candidate needs no guess, and one with none means a dead end. Now you can tell them apart.",
    where="`mask.bit_count() == 1` says the same; `solvers/mrv.py` counts all candidates like that",
)
def is_single(mask):
    """Return whether exactly one digit is in the mask.

    Is there exactly one digit in `mask`, which has nine bits? Return `True` or `False`. (0 for no and any other int for
    yes are right, too.)
    """
    return mask != 0 and (mask & (mask - 1)) == 0


@bits_task(
    "bits.java-int",
    stars=3,
    answer=bits.java_int,
    cases=[(sign * x,) for x in ENDS for sign in (1, -1)],
    generate=lambda rng: (around_java(rng),),
    valid=lambda x: True,
    mistakes=[
        mistake(*ONE_BIT, lambda x: x & 1 << 32 - 1, edit("0xFFFF_FFFF", "1 << 32 - 1")),
        mistake("no sign bit", "bit 31 is worth −2³¹, not +2³¹.", edit("low - (1 << 32) if low >> 31 else low", "low")),
        mistake("the sign bit is dropped", "bit 31 is worth −2³¹, not 0.", edit("0xFFFF_FFFF", "0x7FFF_FFFF")),
        mistake(
            "stopped at the ends", "after the largest int comes the smallest.", lambda x: max(-HALF, min(x, HALF - 1))
        ),
        mistake(
            "once around only",
            "2³² is added or taken away once at most, and that is not always enough. Cut with `&` first.",
            lambda x: x - 2 * HALF if x >= HALF else x + 2 * HALF if x < -HALF else x,
            lambda x: x - 2 * HALF if x >= HALF else x,
        ),
        mistake("2³¹ stays positive", "2³¹ − 1 is the largest int.", edit("if low >> 31", "if low > 1 << 31")),
        no_end(
            "no end for a large x",
            "for example, taking away 2³² needs 2³⁸ rounds for `1 << 70`. `&` or `%` does it in one step.",
            lambda x: abs(x) >> 50 > 0,
        ),
    ],
    hints=(
        "`(1 << 32) - 1` is 32 ones. First `low = x & …`: that is the lowest 32 bits, as a number from 0 to 2³² − 1.",
        "If bit 31 of `low` is 0, `low` is the result. `low >> 31` tells you.",
        "If it is 1, it counted +2³¹ and should count −2³¹. How much is that too much?",
    ),
    buys="You know now where Java and Python differ: at `1 << 31`, and at every overflow.",
    where="`bits.java_int`",
    show=partial(show_bits, names=("x",), width=32),
)
def java_int(x):
    """Return what a Java int would hold.

    A computation has the exact result `x`, which can be any int, also a very large one. A Java `int` keeps only its
    lowest 32 bits, and the highest of these is worth −2³¹, not +2³¹. Return the int that these 32 bits are worth: it
    is from −2³¹ to 2³¹ − 1.
    """


FOUR_AND_SEVEN = bit_of(4) | bit_of(7)


def no_mask(mask: object) -> str:
    """Why this is no mask of nine bits; "" if it is."""
    return "" if type(mask) is int and 0 <= mask <= FULL else f"A mask is an int from 0 to {FULL}."


@task_for(
    "bits.break-it",
    stars=1,
    stub="mask = 0\n",
    **against(
        lambda mask: mask & FOUR_AND_SEVEN == FOUR_AND_SEVEN,
        lambda mask: mask & bit_of(4) | bit_of(7) == FOUR_AND_SEVEN,
        no_mask,
    ),
    hints=(
        "In the line without brackets, Python begins with `mask & four` and then joins the 7 to the result.",
        "So the 7 is there in any case. For which masks is that a mistake?",
    ),
    buys="Brackets that are not needed cost nothing, and brackets that are missing pass every test but the right one.",
    where="`bits.FULL & ~(row | col | box)` has its brackets for the same reason",
    given="from sudoku_teach.bits import bit_of\n",
)
def break_it():
    """Return a mask on which the line without brackets is wrong.

    Are 4 and 7 both in the mask? With `four = bit_of(4)` and `seven = bit_of(7)` this line asks correctly:

    ```python
    mask & (four | seven) == four | seven
    ```

    Without the first brackets, `mask & four | seven == four | seven` also runs, and often its answer is the same.
    Find a mask on which it is not.
    """
    return bit_of(4)


ASKED = {
    "03.memory": {
        "Lesson 02: after a dead end, how does the search get back to the earlier cell?": [
            wrong("a line of the program jumps there", "No line does. The call for that cell is still waiting."),
            right("by `return False`", "The caller is still in its loop: it erases its digit and tries the next one."),
            wrong("the search starts again at the first blank", "Only the last call ends. Those above it go on."),
        ],
        "Lesson 02: which solution does row order with ascending digits find first?": [
            wrong("the one with the fewest placements", "The search cannot know how far away a solution is."),
            wrong("any of them, by chance", "There is no chance in it: the same board leads to the same solution."),
            right("the smallest", "Read as a number of 81 digits: smaller numbers are tried before larger ones."),
        ],
        "Lesson 01: `second = first[:]` is meant to copy a board. What goes wrong?": [
            right("both have the same nine rows", "A digit written in one is in the other. Copy each row: `row[:]`."),
            wrong("only the first row is copied", "`[:]` takes all nine rows, but it does not copy any of them."),
            wrong("nothing", "The outer list is new, but its rows are not."),
        ],
    },
    "value-index-digit": {
        "`mask & -mask` is 4. For which digit does this bit stand?": [
            wrong("4", "4 is the bit's value. A program that confuses the two writes a 4 on the board."),
            wrong("2", "2 is the bit's index, the number of zeros to the right of the 1."),
            right("3", "Value 4, index 2, digit 3: bit `d - 1` stands for digit `d`."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
