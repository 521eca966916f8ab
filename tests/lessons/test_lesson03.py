"""The exercises of lesson 03: wrong programs get the name of their slip, right ones are never called wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exercise_checks import BY_NAME, verdict
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons import all_exercises

# What the lesson has imported when its exercises begin.
LESSON = "from sudoku_teach.bits import FULL, bit_of, digit_of\n"

# (number in the list of what learners get wrong, exercise, the slip's name, the program)
WRONG = [
    (
        19,
        "bits.mask-of-digits",
        "bit d, not bit d − 1",
        """
def mask_of_digits(digits):
    total = 0
    for d in digits:
        total |= 2 ** d
    return total
""",
    ),
    (
        20,
        "bits.mask-of-digits",
        "the digit, not its bit",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask = mask | digit
    return mask
""",
    ),
    (
        28,
        "bits.mask-of-digits",
        "`+` joins masks",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask += 1 << digit - 1
    return mask
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "`^` joins masks",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask ^= bit_of(digit)
    return mask
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "only the last digit",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask = bit_of(digit)
    return mask
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "only the first digit",
        """
def mask_of_digits(digits):
    for digit in digits:
        return bit_of(digit)
    return 0
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "read from the left",
        """
def mask_of_digits(digits):
    text = "".join("1" if digit in digits else "0" for digit in range(1, 10))
    return int(text, 2)
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "the argument is changed",
        """
def mask_of_digits(digits):
    mask = 0
    while digits:
        mask |= bit_of(digits.pop())
    return mask
""",
    ),
    (28, "bits.join", "`+` joins masks", "def join(row, col, box):\n    return sum([row, col, box])\n"),
    (
        28,
        "bits.join",
        "`+` joins masks",
        """
def join(row, col, box):
    result = row
    result += col
    result += box
    return result
""",
    ),
    (None, "bits.join", "`^` joins masks", "def join(row, col, box):\n    return (row ^ col) ^ box\n"),
    (None, "bits.join", "`or` is not `|`", "def join(row, col, box):\n    return row or col or box\n"),
    (None, "bits.join", "`&` keeps what all have", "def join(row, col, box):\n    return box & col & row\n"),
    (
        19,
        "bits.has-digit",
        "bit d, not bit d − 1",
        "def has_digit(mask, digit):\n    return mask & (1 << digit) != 0\n",
    ),
    (20, "bits.has-digit", "the digit, not its bit", "def has_digit(mask, digit):\n    return (mask & digit) > 0\n"),
    (
        18,
        "bits.has-digit",
        "`&` with a yes or no",
        "def has_digit(mask, digit):\n    return mask & (bit_of(digit) != 0)\n",
    ),
    (
        None,
        "bits.has-digit",
        "compared with 1",
        """
def has_digit(mask, digit):
    if mask & bit_of(digit) == True:
        return True
    return False
""",
    ),
    (None, "bits.has-digit", "alone in the mask", "def has_digit(mask, digit):\n    return bit_of(digit) == mask\n"),
    (
        None,
        "bits.has-digit",
        "yes and no swapped",
        "def has_digit(mask, digit):\n    return not mask & bit_of(digit)\n",
    ),
    (
        3,
        "bits.has-digit",
        "a way out without `return`",
        """
def has_digit(mask, digit):
    if mask & bit_of(digit):
        return True
""",
    ),
    (17, "bits.candidates", "`~` without `& FULL`", "def candidates(row, col, box):\n    return ~row & ~col & ~box\n"),
    (
        17,
        "bits.candidates",
        "`~` without `& FULL`",
        """
def candidates(row, col, box):
    used = row | col | box
    return -used - 1
""",
    ),
    (
        18,
        "bits.candidates",
        "`~` does not reach all masks",
        """
def candidates(row, col, box):
    free = ~row | col | box
    return FULL & free
""",
    ),
    (
        18,
        "bits.candidates",
        "`~` does not reach all masks",
        "def candidates(row, col, box):\n    return box | col | ~row & FULL\n",
    ),
    (
        18,
        "bits.candidates",
        "`1 << n - 1` is one bit",
        """
def candidates(row, col, box):
    full = 1 << 9 - 1
    return full & ~(row | col | box)
""",
    ),
    (
        19,
        "bits.candidates",
        "bit d, not bit d − 1",
        """
def candidates(row, col, box):
    return 0x3FE & ~(row | col | box)
""",
    ),
    (
        28,
        "bits.candidates",
        "`+` joins masks",
        "def candidates(row, col, box):\n    return ~(row + col + box) & FULL\n",
    ),
    (
        28,
        "bits.candidates",
        "counted twice",
        """
def candidates(row, col, box):
    free = FULL
    for mask in row, col, box:
        free -= mask
    return free
""",
    ),
    (None, "bits.candidates", "`^` joins masks", "def candidates(row, col, box):\n    return row ^ col ^ box ^ FULL\n"),
    (None, "bits.candidates", "`not` is not `~`", "def candidates(row, col, box):\n    return not row | col | box\n"),
    (
        None,
        "bits.candidates",
        "used, not free",
        "def candidates(row, col, box):\n    return FULL & (row | col | box)\n",
    ),
    (
        18,
        "bits.precedence",
        "`~` does not reach all masks",
        """
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~row | col | box | up_to_digit
""",
    ),
    (
        18,
        "bits.precedence",
        "`~` does not reach all masks",
        """
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return (FULL & ~(row | col | box)) | up_to_digit
""",
    ),
    (
        18,
        "bits.precedence",
        "`1 << n - 1` is one bit",
        """
def later_candidates(row, col, box, digit):
    up_to_digit = 1 << digit - 1
    return FULL & ~(row | col | box | up_to_digit)
""",
    ),
    (
        17,
        "bits.precedence",
        "`~` without `& FULL`",
        """
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return ~(row | col | box | up_to_digit)
""",
    ),
    (
        None,
        "bits.precedence",
        "the digit itself is still in",
        """
def later_candidates(row, col, box, digit):
    below = (1 << digit - 1) - 1
    return FULL & ~(row | col | box | below)
""",
    ),
    (
        None,
        "bits.precedence",
        "the next digit is left out",
        """
def later_candidates(row, col, box, digit):
    return FULL & ~(row | col | box | 1 << digit)
""",
    ),
    (21, "bits.lowest-set-bit", "`~x` without `+ 1`", "def lowest_set_bit(x):\n    return ~x & x\n"),
    (
        20,
        "bits.lowest-set-bit",
        "the bit's index",
        """
def lowest_set_bit(x):
    index = 0
    while not x >> index & 1:
        index += 1
    return index
""",
    ),
    (
        20,
        "bits.lowest-set-bit",
        "the digit, not its bit",
        """
def lowest_set_bit(x):
    for digit in range(1, 10):
        if x & bit_of(digit):
            return digit
""",
    ),
    (None, "bits.lowest-set-bit", "`-x` after all", "def lowest_set_bit(x):\n    return x & -x\n"),
    (None, "bits.lowest-set-bit", "cleared, not kept", "def lowest_set_bit(x):\n    return x & ~(x & (~x + 1))\n"),
    (
        None,
        "bits.lowest-set-bit",
        "the highest bit",
        """
def lowest_set_bit(x):
    bit = 1
    while bit * 2 <= x:
        bit *= 2
    return bit
""",
    ),
    (None, "bits.lowest-set-bit", "the lowest 0", "def lowest_set_bit(x):\n    return (x + 1) & ~x\n"),
    (None, "bits.lowest-set-bit", "more than one bit", "def lowest_set_bit(x):\n    return (x - 1) ^ x\n"),
    (
        20,
        "bits.trailing-zeros",
        "the bit's value",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no bit")
    return x & -x
""",
    ),
    (
        20,
        "bits.trailing-zeros",
        "digit, not index",
        """
def number_of_trailing_zeros(x):
    if not x:
        raise ValueError
    return digit_of(x & -x) if x & FULL else (x & -x).bit_length()
""",
    ),
    (
        22,
        "bits.trailing-zeros",
        "an answer for 0",
        "def number_of_trailing_zeros(x):\n    return (x & -x).bit_length() - 1\n",
    ),
    (
        22,
        "bits.trailing-zeros",
        "an answer for 0",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        return 32
    zeros = 0
    while x % 2 == 0:
        x //= 2
        zeros += 1
    return zeros
""",
    ),
    (
        22,
        "bits.trailing-zeros",
        "no end for 0",
        """
def number_of_trailing_zeros(x):
    zeros = 0
    while not x & 1:
        x >>= 1
        zeros += 1
    return zeros
""",
    ),
    (
        24,
        "bits.trailing-zeros",
        "a negative int never becomes 0",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("0 has no 1")
    lowest, index = None, 0
    while x:
        if x & 1 and lowest is None:
            lowest = index
        x >>= 1
        index += 1
    return lowest
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "every zero is counted",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    return bin(x)[2:].count("0")
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "a float",
        """
import math
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    return math.log2(x & -x)
""",
    ),
    (
        19,
        "bits.each-digit",
        "bit d, not bit d − 1",
        """
def each_digit(mask):
    return [digit for digit in range(1, 10) if mask & 1 << digit]
""",
    ),
    (
        20,
        "bits.each-digit",
        "the bit's value",
        """
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(bit)
        mask -= bit
    return digits
""",
    ),
    (
        20,
        "bits.each-digit",
        "index, not digit",
        """
def each_digit(mask):
    digits = []
    for place in range(9):
        if mask >> place & 1:
            digits.append(place)
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "the loop has no end",
        """
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits = [digit_of(bit)]
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "highest first",
        """
def each_digit(mask):
    digits = []
    while mask:
        digits.append(mask.bit_length())
        mask -= 1 << mask.bit_length() - 1
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "only the first digit",
        """
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
        return digits
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "9 is never tried",
        "def each_digit(mask):\n    return [d for d in range(1, 9) if mask & bit_of(d)]\n",
    ),
    (23, "bits.is-single", "0 passes for a single", "def is_single(mask):\n    return mask & (mask - 1) == 0\n"),
    (23, "bits.is-single", "0 passes for a single", "def is_single(mask):\n    return mask == mask & -mask\n"),
    (18, "bits.is-single", "only the mask 1 passes", "def is_single(mask):\n    return mask & (mask - 1 == 0)\n"),
    (None, "bits.is-single", "at least one", "def is_single(mask):\n    return mask & -mask != 0\n"),
    (None, "bits.is-single", "yes and no swapped", "def is_single(mask):\n    return mask & (mask - 1)\n"),
    (
        25,
        "bits.java-int",
        "Python's int has no width",
        """
def java_int(x):
    return x << 32 >> 32
""",
    ),
    (25, "bits.java-int", "no sign bit", "def java_int(x):\n    return x % 2**32\n"),
    (
        25,
        "bits.java-int",
        "the sign bit is dropped",
        """
def java_int(x):
    low = x & 0xFFFFFFFF
    return low - 2**31 if low >= 2**31 else low
""",
    ),
    (
        25,
        "bits.java-int",
        "stopped at the ends",
        """
def java_int(x):
    if x > 2**31 - 1:
        return 2**31 - 1
    if x < -(2**31):
        return -(2**31)
    return x
""",
    ),
    (
        None,
        "bits.java-int",
        "once around only",
        """
def java_int(x):
    if x >= 2**31:
        x -= 2**32
    elif x < -(2**31):
        x += 2**32
    return x
""",
    ),
    (
        None,
        "bits.java-int",
        "2³¹ itself slips through",
        """
def java_int(x):
    x &= 0xFFFFFFFF
    if x > 2**31:
        x -= 2**32
    return x
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "text, not an int",
        "def mask_of_digits(digits):\n    return bin(sum(bit_of(d) for d in set(digits)))\n",
    ),
    (
        None,
        "bits.mask-of-digits",
        "a float",
        "def mask_of_digits(digits):\n    return sum(2.0 ** (d - 1) for d in set(digits))\n",
    ),
    (None, "bits.has-digit", "`|` puts it in", "def has_digit(mask, digit):\n    return mask | bit_of(digit)\n"),
    (
        None,
        "bits.candidates",
        "`or` is not `|`",
        "def candidates(row, col, box):\n    return FULL & ~(row or col or box)\n",
    ),
    (
        None,
        "bits.candidates",
        "free in one unit",
        "def candidates(row, col, box):\n    return FULL & (~row | ~col | ~box)\n",
    ),
    (
        None,
        "bits.candidates",
        "a collection, not a mask",
        "def candidates(row, col, box):\n    return [d for d in range(1, 10) if not (row | col | box) & bit_of(d)]\n",
    ),
    (None, "bits.lowest-set-bit", "the last bit only", "def lowest_set_bit(x):\n    return x % 2\n"),
    (
        None,
        "bits.trailing-zeros",
        "the highest bit",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    places = 0
    while x > 1:
        x >>= 1
        places += 1
    return places
""",
    ),
    (
        None,
        "bits.each-digit",
        "free, not used",
        "def each_digit(mask):\n    return [d for d in range(1, 10) if not mask & bit_of(d)]\n",
    ),
    (None, "bits.has-digit", "`& 1` is missing", "def has_digit(mask, digit):\n    return mask // bit_of(digit) > 0\n"),
    (
        None,
        "bits.lowest-set-bit",
        "the loop has no end",
        """
def lowest_set_bit(x):
    place = 0
    while x % 2 == 0:
        place += 1
    return 1 << place
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "an error, but no ValueError",
        """
def number_of_trailing_zeros(x):
    return bin(x)[::-1].index("1") if x else [][0]
""",
    ),
    (
        None,
        "bits.each-digit",
        "a set has no order",
        """
def each_digit(mask):
    digits = set()
    for digit in range(1, 10):
        if mask & bit_of(digit):
            digits.add(digit)
    return digits
""",
    ),
    (25, "bits.java-int", "`^` is no power", "def java_int(x):\n    return (x + (2 ^ 31)) % (2 ^ 32) - (2 ^ 31)\n"),
    (
        25,
        "bits.java-int",
        "2³² at a time",
        """
def java_int(x):
    while not -(1 << 31) <= x < 1 << 31:
        x += (1 << 32) if x < 0 else -(1 << 32)
    return x
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "only the first digit",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
        return mask
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "the mask stays 0",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask | bit_of(digit)
    return mask
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "the mask stays 0",
        """
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask &= bit_of(digit)
    return mask
""",
    ),
    (
        None,
        "bits.mask-of-digits",
        "a collection, not a mask",
        "def mask_of_digits(digits):\n    return [bit_of(d) for d in digits]\n",
    ),
    (
        None,
        "bits.join",
        "a unit is not asked",
        "def join(row, col, box):\n    joined = row\n    joined | box\n    return joined | col\n",
    ),
    (None, "bits.join", "a collection, not a mask", "def join(row, col, box):\n    return [row, col, box]\n"),
    (None, "bits.join", "the mask is no list", "def join(row, col, box):\n    return set(row) | set(col) | set(box)\n"),
    (
        None,
        "bits.has-digit",
        "`or` is not `|`",
        "def has_digit(mask, digit):\n    return bool(mask and bit_of(digit))\n",
    ),
    (
        None,
        "bits.has-digit",
        "read from the left",
        """
def has_digit(mask, digit):
    return f"{mask:09b}"[digit - 1] == "1"
""",
    ),
    (
        None,
        "bits.has-digit",
        "a text, not a yes or no",
        """
def has_digit(mask, digit):
    return f"{mask:09b}"[-digit]
""",
    ),
    (None, "bits.has-digit", "the mask is no list", "def has_digit(mask, digit):\n    return digit in mask\n"),
    (None, "bits.has-digit", "not called", "def has_digit(mask, digit):\n    return mask.bit_count\n"),
    (
        None,
        "bits.candidates",
        "`~` flips too little",
        "def candidates(row, col, box):\n    return FULL & ~row & col & box\n",
    ),
    (
        None,
        "bits.candidates",
        "a unit is not asked",
        "def candidates(row, col, box):\n    return FULL & ~row & ~box\n",
    ),
    (
        None,
        "bits.candidates",
        "the mask is no list",
        "def candidates(row, col, box):\n    return [d for d in range(1, 10) if d not in row]\n",
    ),
    (
        None,
        "bits.precedence",
        "up to the digit, not above it",
        """
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~(row | col | box) & up_to_digit
""",
    ),
    (
        None,
        "bits.precedence",
        "free in one unit",
        """
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & (~row | ~col | ~box | ~up_to_digit)
""",
    ),
    (
        None,
        "bits.lowest-set-bit",
        "`-x` after all",
        """
from sudoku_teach.bits import digits_of
def lowest_set_bit(x):
    return min(bit_of(d) for d in digits_of(x))
""",
    ),
    (None, "bits.lowest-set-bit", "always 1", "def lowest_set_bit(x):\n    return (x & ~x) + 1\n"),
    (None, "bits.lowest-set-bit", "the mask is no list", "def lowest_set_bit(x):\n    return min(bit for bit in x)\n"),
    (
        None,
        "bits.trailing-zeros",
        "ones are counted",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    zeros = 0
    while x % 2 == 1:
        x //= 2
        zeros += 1
    return zeros
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "digit, not index",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    return digit_of(x & -x)
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "the bit's value, less 1",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    return (x & -x) - 1
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "negative ints are refused",
        """
def number_of_trailing_zeros(x):
    if x <= 0:
        raise ValueError
    return (x & -x).bit_length() - 1
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "returned, not raised",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        return ValueError("no bit")
    return (x & -x).bit_length() - 1
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "returned, not raised",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        return ValueError
    return (x & -x).bit_length() - 1
""",
    ),
    (
        None,
        "bits.each-digit",
        "only the first digit",
        """
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
        return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "only the first digit",
        """
def each_digit(mask):
    digits = []
    if mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "less than the bit is removed",
        """
def each_digit(mask):
    digits = []
    while mask:
        digits.append(digit_of(mask & -mask))
        mask -= 1
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "less than the bit is removed",
        """
def each_digit(mask):
    digits = []
    while mask:
        digit = digit_of(mask & -mask)
        digits.append(digit)
        mask -= digit
    return digits
""",
    ),
    (
        None,
        "bits.each-digit",
        "the mask is no list",
        """
def each_digit(mask):
    digits = []
    for bit in mask:
        digits.append(digit_of(bit))
    return digits
""",
    ),
    (None, "bits.is-single", "0 passes for a single", "def is_single(mask):\n    return mask.bit_count() <= 1\n"),
    (None, "bits.is-single", "only the mask 1 passes", "def is_single(mask):\n    return mask.bit_length() == 1\n"),
    (None, "bits.is-single", "the mask is no list", "def is_single(mask):\n    return len(mask) == 1\n"),
    (
        None,
        "bits.java-int",
        "`1 << n - 1` is one bit",
        """
def java_int(x):
    low = x & 1 << 32 - 1
    return low - (1 << 32) if low >> 31 else low
""",
    ),
    (
        None,
        "bits.java-int",
        "a minus sign in front",
        """
def java_int(x):
    low = x & (1 << 32) - 1
    return -low if low >> 31 else low
""",
    ),
    (None, "bits.java-int", "nine bits, not 32", "def java_int(x):\n    return x & FULL\n"),
    (
        None,
        "bits.each-digit",
        "the bits have moved",
        """
def each_digit(mask):
    digits = []
    while mask:
        digits.append(digit_of(mask & -mask))
        mask >>= 1
    return digits
""",
    ),
    (
        None,
        "bits.trailing-zeros",
        "an answer for 0",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        return None
    return (x & -x).bit_length() - 1
""",
    ),
    (None, "bits.java-int", "a minus sign in front", "def java_int(x):\n    return -x\n"),
]

RIGHT = [
    ("bits.mask-of-digits", "def mask_of_digits(digits):\n    return sum({1 << digit - 1 for digit in digits})\n"),
    (
        "bits.mask-of-digits",
        """
def mask_of_digits(digits):
    if not digits:
        return 0
    return bit_of(digits[0]) | mask_of_digits(digits[1:])
""",
    ),
    (
        "bits.mask-of-digits",
        """
def mask_of_digits(digits):
    text = "".join("1" if digit in digits else "0" for digit in range(9, 0, -1))
    return int(text, 2)
""",
    ),
    (
        "bits.mask-of-digits",
        """
def mask_of_digits(digits):
    mask = 0
    for d in range(1, 10):
        if d in digits:
            mask += 2 ** (d - 1)
    return mask
""",
    ),
    ("bits.join", "def join(row, col, box):\n    return box | row | col\n"),
    ("bits.join", "def join(row, col, box):\n    return FULL & ~(~row & ~col & ~box)\n"),
    (
        "bits.join",
        """
def join(row, col, box):
    result = 0
    for d in range(1, 10):
        if row & bit_of(d) or col & bit_of(d) or box & bit_of(d):
            result += bit_of(d)
    return result
""",
    ),
    ("bits.join", "def join(row, col, box):\n    two = row + col - (row & col)\n    return two + box - (two & box)\n"),
    ("bits.has-digit", "def has_digit(mask, digit):\n    return mask & bit_of(digit)\n"),
    ("bits.has-digit", "def has_digit(mask, digit):\n    return (mask >> (digit - 1)) % 2\n"),
    ("bits.has-digit", "def has_digit(mask, digit):\n    return mask | bit_of(digit) == mask\n"),
    (
        "bits.has-digit",
        """
def has_digit(mask, digit):
    if f"{mask:09b}"[-digit] == "1":
        return True
    else:
        return False
""",
    ),
    ("bits.candidates", "def candidates(row, col, box):\n    return FULL & ~row & ~col & ~box\n"),
    ("bits.candidates", "def candidates(row, col, box):\n    return FULL ^ (row | col | box)\n"),
    ("bits.candidates", "def candidates(row, col, box):\n    return 511 - (row | col | box)\n"),
    (
        "bits.candidates",
        """
def candidates(row, col, box):
    free = 0
    for digit in range(1, 10):
        bit = bit_of(digit)
        if not (row & bit or col & bit or box & bit):
            free |= bit
    return free
""",
    ),
    (
        "bits.precedence",
        """
def later_candidates(row, col, box, digit):
    return FULL & ~(row | col | box) & ~((1 << digit) - 1)
""",
    ),
    (
        "bits.precedence",
        """
def later_candidates(row, col, box, digit):
    free = FULL & ~row & ~col & ~box
    return free >> digit << digit
""",
    ),
    (
        "bits.precedence",
        """
def later_candidates(row, col, box, digit):
    later = 0
    for d in range(digit + 1, 10):
        if not (row | col | box) & bit_of(d):
            later |= bit_of(d)
    return later
""",
    ),
    ("bits.lowest-set-bit", "def lowest_set_bit(x):\n    return x & ~(x - 1)\n"),
    ("bits.lowest-set-bit", "def lowest_set_bit(x):\n    return x - (x & (x - 1))\n"),
    ("bits.lowest-set-bit", "def lowest_set_bit(x):\n    return x & (0 - x)\n"),
    (
        "bits.lowest-set-bit",
        """
def lowest_set_bit(x):
    bit = 1
    while not x & bit:
        bit <<= 1
    return bit
""",
    ),
    (
        "bits.lowest-set-bit",
        """
def lowest_set_bit(x):
    if x % 2:
        return 1
    return 2 * lowest_set_bit(x // 2)
""",
    ),
    (
        "bits.trailing-zeros",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    return ((x ^ (x - 1)) >> 1).bit_count()
""",
    ),
    (
        "bits.trailing-zeros",
        """
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    zeros = 0
    while x % 2 == 0:
        x //= 2
        zeros += 1
    return zeros
""",
    ),
    ("bits.trailing-zeros", "def number_of_trailing_zeros(x):\n    return bin(x)[::-1].index('1')\n"),
    (
        "bits.trailing-zeros",
        """
def number_of_trailing_zeros(x):
    if not x:
        raise ValueError
    return 0 if x & 1 else 1 + number_of_trailing_zeros(x >> 1)
""",
    ),
    ("bits.each-digit", "def each_digit(mask):\n    return [d for d in range(1, 10) if mask & 1 << d - 1]\n"),
    (
        "bits.each-digit",
        """
def each_digit(mask):
    while mask:
        rest = mask & (mask - 1)
        yield (mask ^ rest).bit_length()
        mask = rest
""",
    ),
    (
        "bits.each-digit",
        """
def each_digit(mask):
    if mask == 0:
        return []
    bit = mask & -mask
    return [digit_of(bit)] + each_digit(mask - bit)
""",
    ),
    (
        "bits.each-digit",
        """
def each_digit(mask):
    digits = []
    while mask:
        digits.insert(0, mask.bit_length())
        mask ^= 1 << digits[0] - 1
    return tuple(digits)
""",
    ),
    ("bits.is-single", "def is_single(mask):\n    return mask.bit_count() == 1\n"),
    ("bits.is-single", "def is_single(mask):\n    return mask and not mask & (mask - 1)\n"),
    ("bits.is-single", "def is_single(mask):\n    return mask in [1 << index for index in range(9)]\n"),
    ("bits.is-single", "def is_single(mask):\n    return f'{mask:b}'.count('1') == 1\n"),
    ("bits.java-int", "def java_int(x):\n    return (x + 2**31) % 2**32 - 2**31\n"),
    (
        "bits.java-int",
        """
def java_int(x):
    low = x & 0xFFFFFFFF
    return (low ^ 0x80000000) - 0x80000000
""",
    ),
    (
        "bits.java-int",
        """
import ctypes
def java_int(x):
    return ctypes.c_int32(x & 0xFFFFFFFF).value
""",
    ),
    (
        "bits.java-int",
        """
def java_int(x):
    value = 0
    for index in range(31):
        value += x & (1 << index)
    return value - (x & (1 << 31))
""",
    ),
]

NAMES = [one.name for one in all_exercises("bits")]
MASKS = st.integers(0, 511)
DIGITS = st.integers(1, 9)
INPUTS = {
    "bits.mask-of-digits": st.tuples(st.lists(DIGITS, max_size=12)),
    "bits.join": st.tuples(MASKS, MASKS, MASKS),
    "bits.has-digit": st.tuples(MASKS, DIGITS),
    "bits.candidates": st.tuples(MASKS, MASKS, MASKS),
    "bits.precedence": st.tuples(MASKS, MASKS, MASKS, DIGITS),
    "bits.lowest-set-bit": st.tuples(st.integers(1, 1 << 70)),
    "bits.trailing-zeros": st.tuples(st.integers(-(1 << 70), 1 << 70)),
    "bits.each-digit": st.tuples(MASKS),
    "bits.is-single": st.tuples(MASKS),
    "bits.java-int": st.tuples(st.integers(-(1 << 70), 1 << 70)),
}


def ids(rows):
    return [f"{row[-2]}-{k}" if len(row) == 2 else f"{row[1]}-{row[2]}" for k, row in enumerate(rows)]


@pytest.mark.parametrize("_number, name, slip, program", WRONG, ids=ids(WRONG))
def test_a_wrong_program_is_told_its_slip(in_this_process, _number, name, slip, program):
    found = verdict(name, LESSON + program)
    assert (found.state, found.slip) == ("wrong", slip)


@pytest.mark.parametrize("name, program", RIGHT, ids=ids(RIGHT))
def test_a_right_program_is_right(in_this_process, name, program):
    found = verdict(name, LESSON + program)
    assert found.state == "right", found


@pytest.mark.parametrize("name", NAMES)
def test_answer_and_stub(in_this_process, name):
    task, stub = Task(BY_NAME[name]), defined_by(BY_NAME[name].stub)
    assert task.check(*BY_NAME[name].answer).state == "right"
    assert task.check(*stub.values()).state == "not started"


@pytest.mark.parametrize("name", ["bits.lowest-set-bit", "bits.each-digit"])
def test_those_with_a_way_of_their_own_are_run_in_the_other_process(name):
    assert Task(BY_NAME[name]).check(*BY_NAME[name].answer).state == "right"


def test_the_tables_have_enough_of_each():
    for name in NAMES:
        slips = {one.name for one in BY_NAME[name].slips}
        assert len(slips) >= 2 and slips <= {row[2] for row in WRONG if row[1] == name}, name
        assert sum(row[0] == name for row in RIGHT) >= 3, name
    assert {row[0] for row in WRONG} >= {17, 18, 19, 20, 21, 22, 23, 24, 25, 28}


@pytest.mark.parametrize("name", NAMES)
def test_right_programs_and_the_answer_agree_everywhere(name):
    the_exercise = BY_NAME[name]
    wanted = the_exercise.answer[0].__name__
    programs = [defined_by(LESSON + program)[wanted] for of, program in RIGHT if of == name]

    @given(INPUTS[name])
    def agree(arguments):
        expected = runner.observe(the_exercise.answer, arguments, the_exercise.drive)
        for program in programs:
            found = runner.observe((program,), arguments, the_exercise.drive)
            assert (found.raised and found.raised.kind) == (expected.raised and expected.raised.kind)
            assert expected.raised or the_exercise.same(found.value, expected.value)

    agree()


def test_a_slip_has_a_counterexample_with_its_bits_aligned(in_this_process):
    found = verdict("bits.candidates", "def candidates(row, col, box):\n    return row | col | box\n")
    first, rows, slip = found.parts
    assert first == "With `row = 0, col = 0, box = 0`:"
    lines = rows.splitlines()[1:-1]
    assert [line.split()[0] for line in lines] == ["row", "col", "box", "expected", "yours"]
    assert {line.index(line.split()[1]) for line in lines} == {11}
    assert "111111111  511" in lines[3] and "000000000  0" in lines[4]
    assert slip.startswith("This looks like ***used, not free***")


def test_ones_for_ever_are_shown(in_this_process):
    found = verdict("bits.candidates", "def candidates(row, col, box):\n    return ~(row | col | box)\n")
    assert "yours     …111111111  -1" in found.parts[1]


def test_minus_is_noticed_in_the_learners_line():
    found = verdict("bits.lowest-set-bit", "def lowest_set_bit(x):\n    y = x\n    return y & -y\n")
    assert found.slip == "`-x` after all"
    assert "in line 3 of your code: `return y & -y`" in found.parts[1]


def test_an_odd_value_is_shown_as_it_looks(in_this_process):
    found = verdict(
        "bits.trailing-zeros",
        "def number_of_trailing_zeros(x):\n    return (x & -x).bit_length() - 1 if x else ValueError('no bit')\n",
    )
    assert "yours      ValueError('no bit')" in found.parts[1]


def test_an_error_without_a_message_ends_with_its_name(in_this_process):
    found = verdict(
        "bits.trailing-zeros",
        """
def number_of_trailing_zeros(x):
    if x <= 0:
        raise ValueError
    return (x & -x).bit_length() - 1
""",
    )
    assert found.parts[1].startswith("It raised `ValueError`")


def test_a_line_of_another_function_names_it():
    program = """
def lowest(mask):
    return mask & -mark


def is_single(mask):
    return mask == lowest(mask)
"""
    found = verdict("bits.is-single", program)
    assert "in line 3 of the cell with your `lowest`: `return mask & -mark`" in found.parts[1]
    within = verdict("bits.is-single", "def is_single(mask):\n    return all(mark for _ in [mask])\n")
    assert "in line 2 of your code" in within.parts[1]


def test_what_has_become_of_an_argument_is_shown(in_this_process):
    found = verdict(
        "bits.mask-of-digits",
        """
def mask_of_digits(digits):
    mask = 0
    while digits:
        mask |= 1 << digits.pop() - 1
    return mask
""",
    )
    assert found.parts[0] == "With `digits = [1]`:" and "`digits` afterwards: `[]`" in found.parts


def test_brackets_that_change_nothing_are_said_to_change_nothing(in_this_process):
    program = BY_NAME["bits.precedence"].stub.replace("1 << digit - 1", "1 << (digit - 1)")
    found = verdict("bits.precedence", program)
    assert found.state == "wrong" and "has not changed" in found.parts[0]
    assert verdict("bits.precedence", BY_NAME["bits.precedence"].stub).state == "not started"


def test_a_wide_int_is_shown_with_all_its_bits(in_this_process):
    found = verdict("bits.lowest-set-bit", "def lowest_set_bit(x):\n    return x & (~x + 1) & 511\n")
    assert "x          1000000000  512" in found.parts[1]


def test_what_a_loop_does_before_it_hangs_comes_first(in_this_process):
    """It is wrong for 1 already; that it has no end for -1 is not what is to be said."""
    counts_ones = """
def number_of_trailing_zeros(x):
    zeros = 0
    while x % 2 == 1:
        x >>= 1
        zeros += 1
    return zeros
"""
    assert verdict("bits.trailing-zeros", counts_ones).slip == "ones are counted"
