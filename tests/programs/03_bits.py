# right bits.mask-of-digits: a new bit is added
def mask_of_digits(digits):
    mask = 0
    for i in range(len(digits)):
        bit = 2 ** (digits[i] - 1)
        if mask // bit % 2 == 0:
            mask = mask + bit
    return mask


# right bits.mask-of-digits: recursion
def mask_of_digits(digits):
    if not digits:
        return 0
    return bit_of(digits[0]) | mask_of_digits(digits[1:])


# right bits.mask-of-digits: a sum without doubles
def mask_of_digits(digits):
    return sum({1 << digit - 1 for digit in digits})


# right bits.mask-of-digits: a text of 0 and 1
def mask_of_digits(digits):
    text = ""
    for d in range(9, 0, -1):
        if d in digits:
            text += "1"
        else:
            text += "0"
    return int(text, 2)


# right bits.mask-of-digits: numpy
import numpy as np


def mask_of_digits(digits):
    return np.bitwise_or.reduce(1 << np.array(digits, dtype=int) - 1)


# wrong bits.mask-of-digits: bit d, not bit d − 1
def mask_of_digits(digits):
    total = 0
    for d in digits:
        total |= 2**d
    return total


# wrong bits.mask-of-digits: the digit, not its bit
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask = mask | digit
    return mask


# wrong bits.mask-of-digits: the digit, not its bit
def mask_of_digits(digits):
    return sum(digits)


# wrong bits.mask-of-digits: `+` joins masks
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask += 1 << digit - 1
    return mask


# wrong bits.mask-of-digits: `^` joins masks
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask ^= bit_of(digit)
    return mask


# wrong bits.mask-of-digits: only the last digit
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask = bit_of(digit)
    return mask


# wrong bits.mask-of-digits: only the first digit
def mask_of_digits(digits):
    for digit in digits:
        return bit_of(digit)
    return 0


# wrong bits.mask-of-digits: only the first digit
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
        return mask


# wrong bits.mask-of-digits: the mask stays 0
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask | bit_of(digit)
    return mask


# wrong bits.mask-of-digits: read from the left
def mask_of_digits(digits):
    text = "".join("1" if digit in digits else "0" for digit in range(1, 10))
    return int(text, 2)


# wrong bits.mask-of-digits: 9 is left out
def mask_of_digits(digits):
    mask = 0
    for digit in range(1, 9):
        if digit in digits:
            mask |= bit_of(digit)
    return mask


# wrong bits.mask-of-digits: the list is used up
def mask_of_digits(digits):
    mask = 0
    while digits:
        mask |= bit_of(digits.pop())
    return mask


# wrong bits.mask-of-digits: the argument is changed
def mask_of_digits(digits):
    digits.sort()
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
    return mask


# wrong bits.mask-of-digits: text, not an int
def mask_of_digits(digits):
    return bin(sum(bit_of(d) for d in set(digits)))


# wrong bits.mask-of-digits: a collection, not a mask
def mask_of_digits(digits):
    return [bit_of(d) for d in digits]


# wrong bits.mask-of-digits
def mask_of_digits(digits):
    return sum(2.0 ** (d - 1) for d in set(digits))


# wrong bits.mask-of-digits
from functools import reduce


def mask_of_digits(digits):
    return reduce(lambda a, b: a | b, [1 << (d - 1) for d in digits])


# wrong bits.mask-of-digits: state from an earlier call
mask = 0


def mask_of_digits(digits):
    global mask
    for digit in digits:
        mask |= bit_of(digit)
    return mask


# wrong bits.mask-of-digits: printed, not returned
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
    print("the mask is", mask)


# right bits.join: digit by digit
def join(row, col, box):
    result = 0
    for d in range(1, 10):
        if row & bit_of(d) or col & bit_of(d) or box & bit_of(d):
            result += bit_of(d)
    return result


# right bits.join: by way of ~ and &
def join(row, col, box):
    return ~(~row & ~col & ~box)


# right bits.join: + without what is there already
def join(row, col, box):
    both = row + (col & ~row)
    return both + (box & ~both)


# right bits.join: sets
from sudoku_teach.bits import digits_of


def join(row, col, box):
    return sum(map(bit_of, {*digits_of(row), *digits_of(col), *digits_of(box)}))


# wrong bits.join: `+` joins masks
def join(row, col, box):
    result = row
    result += col
    result += box
    return result


# wrong bits.join: `^` joins masks
def join(row, col, box):
    return (row ^ col) ^ box


# wrong bits.join: one mask decides alone
def join(row, col, box):
    return row or col or box


# wrong bits.join: one mask decides alone
def join(row, col, box):
    return row and col and box


# wrong bits.join: only what all three have
def join(row, col, box):
    return box & col & row


# wrong bits.join: a unit is left out
def join(row, col, box):
    joined = row
    joined | box
    return joined | col


# wrong bits.join: a collection, not a mask
def join(row, col, box):
    return [row, col, box]


# wrong bits.join: an int is not a list
def join(row, col, box):
    return set(row) | set(col) | set(box)


# wrong bits.join: a float, not an int
def join(row, col, box):
    return float(row | col | box)


# wrong bits.join
def join(row, col, box):
    return max(row, col, box)


# wrong bits.join
def join(row, col, box):
    return row | col & box


# wrong bits.join
def join(row, col, box):
    return (row | col | box) & 255


# wrong bits.join: nothing is returned
def join(row, col, box):
    row |= col | box


# wrong bits.join: a function, not what it returns
def join(row, col, box):
    def joined():
        return row | col | box

    return joined


# right bits.has-digit: a shift
def has_digit(mask, digit):
    return (mask >> (digit - 1)) % 2


# right bits.has-digit: digits_of
from sudoku_teach.bits import digits_of


def has_digit(mask, digit):
    if digit in digits_of(mask):
        return True
    else:
        return False


# right bits.has-digit: 0 or a negative int
def has_digit(mask, digit):
    return -(mask & 2 ** (digit - 1))


# right bits.has-digit: putting it in changes nothing
def has_digit(mask, digit):
    return mask | bit_of(digit) == mask


# right bits.has-digit: text
def has_digit(mask, digit):
    return f"{mask:09b}"[-digit] == "1"


# right bits.has-digit: a numpy bool
import numpy as np


def has_digit(mask, digit):
    return np.array([mask])[0] & bit_of(digit) > 0


# wrong bits.has-digit: bit d, not bit d − 1
def has_digit(mask, digit):
    return mask & (1 << digit) != 0


# wrong bits.has-digit: the digit, not its bit
def has_digit(mask, digit):
    return (mask & digit) > 0


# wrong bits.has-digit: the digit, not its bit
def has_digit(mask, digit):
    return mask & digit == digit


# wrong bits.has-digit: alone in the mask
def has_digit(mask, digit):
    return bit_of(digit) == mask


# wrong bits.has-digit: yes for digit 1 only
def has_digit(mask, digit):
    if mask & bit_of(digit) == True:
        return True
    return False


# wrong bits.has-digit: always asked for digit 1
def has_digit(mask, digit):
    return mask & (bit_of(digit) != 0)


# wrong bits.has-digit: always yes
def has_digit(mask, digit):
    return mask | bit_of(digit)


# wrong bits.has-digit: any digit will do
def has_digit(mask, digit):
    return bool(mask and bit_of(digit))


# wrong bits.has-digit: read from the left
def has_digit(mask, digit):
    return f"{mask:09b}"[digit - 1] == "1"


# wrong bits.has-digit: yes and no swapped
def has_digit(mask, digit):
    return not mask & bit_of(digit)


# wrong bits.has-digit: 9 is left out
def has_digit(mask, digit):
    for each in range(1, 9):
        if each == digit and mask & bit_of(each):
            return True
    return False


# wrong bits.has-digit: larger digits count too
def has_digit(mask, digit):
    return mask // bit_of(digit) > 0


# wrong bits.has-digit: an int is not a list
def has_digit(mask, digit):
    return digit in mask


# wrong bits.has-digit: `None` at times
def has_digit(mask, digit):
    if mask & bit_of(digit):
        return True


# wrong bits.has-digit: a function, not what it returns
def has_digit(mask, digit):
    return mask.bit_count


# wrong bits.has-digit
def has_digit(mask, digit):
    return f"{mask:09b}"[-digit]


# wrong bits.has-digit
def has_digit(mask, digit):
    return mask >= bit_of(digit) > mask // 2


# right bits.candidates: digit by digit
def candidates(row, col, box):
    free = 0
    for digit in range(1, 10):
        bit = bit_of(digit)
        if not (row & bit or col & bit or box & bit):
            free |= bit
    return free


# right bits.candidates: text
def candidates(row, col, box):
    result = ""
    for a, b, c in zip(format(row, "09b"), format(col, "09b"), format(box, "09b")):
        result += "1" if a == b == c == "0" else "0"
    return int(result, 2)


# right bits.candidates: each mask flipped
def candidates(row, col, box):
    return FULL & ~row & ~col & ~box


# right bits.candidates: ^ with all of them
def candidates(row, col, box):
    return FULL ^ (row | col | box)


# right bits.candidates: what is left of 511
def candidates(row, col, box):
    return 511 - (row | col | box)


# wrong bits.candidates: not all masks are flipped
def candidates(row, col, box):
    free = ~row | col | box
    return FULL & free


# wrong bits.candidates: not all masks are flipped
def candidates(row, col, box):
    return FULL & ~row | col | box


# wrong bits.candidates: not all masks are flipped
def candidates(row, col, box):
    return ~row | col | box & FULL


# wrong bits.candidates: not all masks are flipped
def candidates(row, col, box):
    return FULL & ~(row | col) | box


# wrong bits.candidates: only used digits come back
def candidates(row, col, box):
    return FULL & ~row & col & box


# wrong bits.candidates: only used digits come back
def candidates(row, col, box):
    return FULL & ~(row | col) & box


# wrong bits.candidates: `& FULL` is missing
def candidates(row, col, box):
    used = row | col | box
    return -used - 1


# wrong bits.candidates: `+` joins masks
def candidates(row, col, box):
    return ~(row + col + box) & FULL


# wrong bits.candidates: taken away twice
def candidates(row, col, box):
    free = FULL
    for mask in row, col, box:
        free -= mask
    return free


# wrong bits.candidates: `^` joins masks
def candidates(row, col, box):
    return row ^ col ^ box ^ FULL


# wrong bits.candidates: one mask decides alone
def candidates(row, col, box):
    return FULL & ~(row or col or box)


# wrong bits.candidates: free in one unit
def candidates(row, col, box):
    return FULL & (~row | ~col | ~box)


# wrong bits.candidates: a unit is left out
def candidates(row, col, box):
    return FULL & ~row & ~box


# wrong bits.candidates: one bit, not n ones
def candidates(row, col, box):
    full = 1 << 9 - 1
    return full & ~(row | col | box)


# wrong bits.candidates: bit d, not bit d − 1
def candidates(row, col, box):
    return 0x3FE & ~(row | col | box)


# wrong bits.candidates: 9 is left out
def candidates(row, col, box):
    return 0b11111111 & ~(row | col | box)


# wrong bits.candidates: a yes or no, not a mask
def candidates(row, col, box):
    return not row | col | box


# wrong bits.candidates: a yes or no, not a mask
def candidates(row, col, box):
    return FULL & (not row | col | box)


# wrong bits.candidates: used, not free
def candidates(row, col, box):
    return FULL & (row | col | box)


# wrong bits.candidates: a collection, not a mask
def candidates(row, col, box):
    return [d for d in range(1, 10) if not (row | col | box) & bit_of(d)]


# wrong bits.candidates: an int is not a list
def candidates(row, col, box):
    return [d for d in range(1, 10) if d not in row]


# wrong bits.candidates
def candidates(row, col, box):
    return FULL & ~(row | col) & ~(box - 1)


# right bits.precedence: shifted out, and zeros in
def later_candidates(row, col, box, digit):
    free = FULL & ~(row | col | box)
    return (free >> digit) << digit


# right bits.precedence: digit by digit
def later_candidates(row, col, box, digit):
    later = 0
    for d in range(digit + 1, 10):
        if not (row | col | box) & bit_of(d):
            later |= bit_of(d)
    return later


# right bits.precedence: the brackets
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~((row | col) | (box | up_to_digit))


# right bits.precedence: FULL is shifted
def later_candidates(row, col, box, digit):
    larger = FULL << digit & FULL
    return larger & ~row & ~col & ~box


# wrong bits.precedence: not all masks are flipped
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~row | col | box | up_to_digit


# wrong bits.precedence: not all masks are flipped
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return (FULL & ~(row | col | box)) | up_to_digit


# wrong bits.precedence
def later_candidates(row, col, box, digit):
    up_to_digit = 1 << (digit - 1)
    return FULL & ~row | col | box | up_to_digit


# wrong bits.precedence: one bit, not n ones
def later_candidates(row, col, box, digit):
    up_to_digit = 1 << digit - 1
    return FULL & ~(row | col | box | up_to_digit)


# wrong bits.precedence: `& FULL` is missing
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return ~(row | col | box | up_to_digit)


# wrong bits.precedence: the digit itself is still in
def later_candidates(row, col, box, digit):
    below = (1 << digit - 1) - 1
    return FULL & ~(row | col | box | below)


# wrong bits.precedence: the next digit is left out
def later_candidates(row, col, box, digit):
    return FULL & ~(row | col | box | 1 << digit)


# wrong bits.precedence: the next digit is left out
def later_candidates(row, col, box, digit):
    return FULL & ~(row | col | box | (2 << digit) - 1)


# wrong bits.precedence: up to the digit, not above it
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~(row | col | box) & up_to_digit


# wrong bits.precedence: free in one unit
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & (~row | ~col | ~box | ~up_to_digit)


# wrong bits.precedence
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~(row | col | box) - up_to_digit


# right bits.lowest-set-bit: a bit that moves
def lowest_set_bit(x):
    bit = 1
    while not x & bit:
        bit <<= 1
    return bit


# right bits.lowest-set-bit: recursion
def lowest_set_bit(x):
    if x % 2:
        return 1
    return 2 * lowest_set_bit(x // 2)


# right bits.lowest-set-bit: x without it, taken from x
def lowest_set_bit(x):
    return x - (x & (x - 1))


# right bits.lowest-set-bit: the greatest common divisor with a power of two
from math import gcd


def lowest_set_bit(x):
    return gcd(x, 1 << x.bit_length())


# right bits.lowest-set-bit: text
def lowest_set_bit(x):
    text = bin(x)
    return int("1" + "0" * (len(text) - 1 - text.rindex("1")), 2)


# right bits.lowest-set-bit: with the minus that is advised against
def lowest_set_bit(x):
    if type(x) is not int:
        raise TypeError("an int, please")
    return x & -x


# wrong bits.lowest-set-bit: the highest bit
def lowest_set_bit(x):
    bit = 1
    while bit * 2 <= x:
        bit *= 2
    return bit


# wrong bits.lowest-set-bit: the bit's index
def lowest_set_bit(x):
    index = 0
    while not x >> index & 1:
        index += 1
    return index


# wrong bits.lowest-set-bit: the digit, not its bit
def lowest_set_bit(x):
    for digit in range(1, 10):
        if x & bit_of(digit):
            return digit


# wrong bits.lowest-set-bit: the digit, not its bit
def lowest_set_bit(x):
    return (x & (~x + 1)).bit_length()


# wrong bits.lowest-set-bit: cleared, not kept
def lowest_set_bit(x):
    return x & ~(x & (~x + 1))


# wrong bits.lowest-set-bit: always 0
def lowest_set_bit(x):
    return ~x & x


# wrong bits.lowest-set-bit: always 1
def lowest_set_bit(x):
    return (x & ~x) + 1


# wrong bits.lowest-set-bit: the lowest 0
def lowest_set_bit(x):
    return (x + 1) & ~x


# wrong bits.lowest-set-bit: the last bit only
def lowest_set_bit(x):
    return x % 2


# wrong bits.lowest-set-bit: more than one bit
def lowest_set_bit(x):
    return (x - 1) ^ x


# wrong bits.lowest-set-bit: an int is not a list
def lowest_set_bit(x):
    return min(bit for bit in x)


# wrong bits.lowest-set-bit: `None` at times
def lowest_set_bit(x):
    for i in range(31):
        if x & (1 << i):
            return 1 << i


# wrong bits.lowest-set-bit
def lowest_set_bit(x):
    for i in range(128):
        if x & (1 << i):
            return 1 << i
    return 0


# wrong bits.lowest-set-bit
def lowest_set_bit(x):
    bit = 1
    while x % 2 == 0:
        x = x / 2
        bit = bit * 2
    return bit


# wrong bits.lowest-set-bit
def lowest_set_bit(x):
    return x & (~x + 1) & FULL


# wrong bits.lowest-set-bit
def lowest_set_bit(x):
    bit = 1
    while True:
        if x & 1:
            return bit
        bit <<= 1


# right bits.trailing-zeros: halves
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    zeros = 0
    while x % 2 == 0:
        x //= 2
        zeros += 1
    return zeros


# right bits.trailing-zeros: recursion
def number_of_trailing_zeros(x):
    if not x:
        raise ValueError
    return 0 if x & 1 else 1 + number_of_trailing_zeros(x >> 1)


# right bits.trailing-zeros: the ones of x ^ x - 1, and a class of error of its own
class NoBit(ValueError):
    pass


def number_of_trailing_zeros(x):
    if x == 0:
        raise NoBit()
    return bin(x ^ (x - 1)).count("1") - 1


# right bits.trailing-zeros: text, and index raises by itself
def number_of_trailing_zeros(x):
    return bin(x)[::-1].index("1")


# right bits.trailing-zeros: a division by zero becomes the error
def number_of_trailing_zeros(x):
    try:
        1 / x
    except ZeroDivisionError:
        raise ValueError("no 1 in 0") from None
    shift = 0
    while True:
        if x >> shift & 1:
            return shift
        shift += 1


# right bits.trailing-zeros: a logarithm
import math


def number_of_trailing_zeros(x):
    return int(math.log2(x & -x))


# wrong bits.trailing-zeros: the bit's value
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no bit")
    return x & -x


# wrong bits.trailing-zeros: the bit's value
def number_of_trailing_zeros(x):
    bit = x & -x
    return bit


# wrong bits.trailing-zeros: digit, not index
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    return digit_of(x & -x)


# wrong bits.trailing-zeros: digit, not index
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    zeros = 1
    while not x & 1:
        x >>= 1
        zeros += 1
    return zeros


# wrong bits.trailing-zeros: digit, not index
def number_of_trailing_zeros(x):
    return (x & -x).bit_length()


# wrong bits.trailing-zeros: the highest bit
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    return x.bit_length() - 1


# wrong bits.trailing-zeros: the highest bit
def number_of_trailing_zeros(x):
    return x.bit_length() - 1


# wrong bits.trailing-zeros: every zero is counted
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    return bin(x)[2:].count("0")


# wrong bits.trailing-zeros: every zero is counted
def number_of_trailing_zeros(x):
    return f"{x:b}".count("0")


# wrong bits.trailing-zeros: a float, not an int
import math


def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    return math.log2(x & -x)


# wrong bits.trailing-zeros: negative ints are refused
def number_of_trailing_zeros(x):
    if x < 1:
        raise ValueError("x has no 1")
    zeros = 0
    while not x & 1:
        x >>= 1
        zeros += 1
    return zeros


# wrong bits.trailing-zeros: no end for 0
def number_of_trailing_zeros(x):
    zeros = 0
    while not x & 1:
        x >>= 1
        zeros += 1
    return zeros


# wrong bits.trailing-zeros: a negative int never becomes 0
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


# wrong bits.trailing-zeros: an answer for 0
def number_of_trailing_zeros(x):
    return (x & -x).bit_length() - 1


# wrong bits.trailing-zeros: an answer for 0
def number_of_trailing_zeros(x):
    if x == 0:
        return 32
    zeros = 0
    while x % 2 == 0:
        x //= 2
        zeros += 1
    return zeros


# wrong bits.trailing-zeros: an answer for 0
def number_of_trailing_zeros(x):
    if x == 0:
        return None
    return (x & -x).bit_length() - 1


# wrong bits.trailing-zeros: an error, but not a ValueError
def number_of_trailing_zeros(x):
    assert x != 0, "x must not be 0"
    return (x & -x).bit_length() - 1


# wrong bits.trailing-zeros: returned, not raised
def number_of_trailing_zeros(x):
    if x == 0:
        return ValueError("no bit")
    return (x & -x).bit_length() - 1


# wrong bits.trailing-zeros: returned, not raised
def number_of_trailing_zeros(x):
    if x == 0:
        return ValueError
    return (x & -x).bit_length() - 1


# wrong bits.trailing-zeros
def number_of_trailing_zeros(x):
    zeros = 0
    while x % 2 == 1:
        x >>= 1
        zeros += 1
    return zeros


# wrong bits.trailing-zeros
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    zeros = 0
    while x % 2 == 0:
        x /= 2
        zeros += 1
    return zeros


# wrong bits.trailing-zeros
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    zeros = 0
    while x % 2 == 0:
        x = int(x / 2)
        zeros += 1
    return zeros


# wrong bits.trailing-zeros
def number_of_trailing_zeros(x):
    for i in range(64):
        if x & (1 << i):
            return i
    raise ValueError("no 1")


# wrong bits.trailing-zeros
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("no 1")
    return (x & -x) - 1


# wrong bits.trailing-zeros
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError
    places = 0
    while x > 1:
        x >>= 1
        places += 1
    return places


# right bits.each-digit: shifted to the right
def each_digit(mask):
    digits = []
    d = 1
    while mask > 0:
        if mask % 2 == 1:
            digits.append(d)
        mask >>= 1
        d += 1
    return digits


# right bits.each-digit: a comprehension
def each_digit(mask):
    return [d for d in range(1, 10) if mask & 1 << d - 1]


# right bits.each-digit: a generator
def each_digit(mask):
    while mask:
        rest = mask & (mask - 1)
        yield (mask ^ rest).bit_length()
        mask = rest


# right bits.each-digit: recursion from the highest bit
def each_digit(mask):
    if mask == 0:
        return []
    highest = mask.bit_length()
    return each_digit(mask - 2 ** (highest - 1)) + [highest]


# right bits.each-digit: a tuple, filled from the front
def each_digit(mask):
    digits = []
    while mask:
        digits.insert(0, mask.bit_length())
        mask ^= 1 << digits[0] - 1
    return tuple(digits)


# right bits.each-digit: a cache
from functools import cache
from sudoku_teach.bits import digits_of


@cache
def digits(mask):
    return digits_of(mask)


def each_digit(mask):
    return digits(mask)


# wrong bits.each-digit: the bit's value
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(bit)
        mask -= bit
    return digits


# wrong bits.each-digit: index, not digit
def each_digit(mask):
    digits = []
    for place in range(9):
        if mask >> place & 1:
            digits.append(place)
    return digits


# wrong bits.each-digit: bit d, not bit d − 1
def each_digit(mask):
    return [digit for digit in range(1, 10) if mask & 1 << digit]


# wrong bits.each-digit: 9 is left out
def each_digit(mask):
    return [d for d in range(1, 9) if mask & bit_of(d)]


# wrong bits.each-digit: highest first
def each_digit(mask):
    digits = []
    while mask:
        digits.append(mask.bit_length())
        mask -= 1 << mask.bit_length() - 1
    return digits


# wrong bits.each-digit: only the first digit
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
        return digits


# wrong bits.each-digit: only the first digit
def each_digit(mask):
    digits = []
    if mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
    return digits


# wrong bits.each-digit: less than the bit is removed
def each_digit(mask):
    digits = []
    while mask:
        digits.append(digit_of(mask & -mask))
        mask -= 1
    return digits


# wrong bits.each-digit: less than the bit is removed
def each_digit(mask):
    digits = []
    while mask:
        digit = digit_of(mask & -mask)
        digits.append(digit)
        mask -= digit
    return digits


# wrong bits.each-digit: the bits have moved
def each_digit(mask):
    digits = []
    while mask:
        digits.append(digit_of(mask & -mask))
        mask >>= 1
    return digits


# wrong bits.each-digit: free, not used
def each_digit(mask):
    return [d for d in range(1, 10) if not mask & bit_of(d)]


# wrong bits.each-digit: a set has no order
def each_digit(mask):
    return {d for d in range(1, 10) if mask & 1 << d - 1}


# wrong bits.each-digit: an int is not a list
def each_digit(mask):
    digits = []
    for bit in mask:
        digits.append(digit_of(bit))
    return digits


# wrong bits.each-digit: one list for two calls
digits = []


def each_digit(mask):
    digits.clear()
    for digit in range(1, 10):
        if mask >> digit - 1 & 1:
            digits.append(digit)
    return digits


# wrong bits.each-digit: state from an earlier call
def each_digit(mask, digits=[]):
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
    return digits


# wrong bits.each-digit
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits = [digit_of(bit)]
    return digits


# wrong bits.each-digit
import math
from sudoku_teach.bits import digits_of


def each_digit(mask):
    return [math.log2(1 << digit - 1) + 1 for digit in digits_of(mask)]


# right bits.is-single: nothing is left without the lowest, and it was not empty
def is_single(mask):
    return mask & (mask - 1) == 0 and mask != 0


# right bits.is-single: the mask itself for yes
def is_single(mask):
    if mask != 0 and mask & -mask == mask:
        return mask
    return 0


# right bits.is-single: counted
def is_single(mask):
    return mask.bit_count() == 1


# right bits.is-single: one of nine
def is_single(mask):
    return mask in [1 << index for index in range(9)]


# right bits.is-single: text
def is_single(mask):
    return f"{mask:b}".count("1") == 1


# wrong bits.is-single: 0 passes for a single
def is_single(mask):
    return mask & (mask - 1) == 0


# wrong bits.is-single: only the mask 1 passes
def is_single(mask):
    return mask & (mask - 1 == 0)


# wrong bits.is-single: at least one
def is_single(mask):
    return mask & -mask != 0


# wrong bits.is-single: yes for two or more
def is_single(mask):
    return mask & (mask - 1)


# wrong bits.is-single: yes and no swapped
def is_single(mask):
    return mask.bit_count() != 1


# wrong bits.is-single: 9 is left out
def is_single(mask):
    return mask in [1, 2, 4, 8, 16, 32, 64, 128]


# wrong bits.is-single: an int is not a list
def is_single(mask):
    return len(mask) == 1


# wrong bits.is-single
def is_single(mask):
    return len(str(mask)) == 1


# wrong bits.is-single
from math import log2


def is_single(mask):
    return log2(mask) == int(log2(mask))


# wrong bits.is-single
def lowest(mask):
    return mask & -mark


def is_single(mask):
    return mask == lowest(mask)


# right bits.java-int: moved, cut and moved back
def java_int(x):
    return (x + 2**31) % 2**32 - 2**31


# right bits.java-int: every bit with what it is worth
def java_int(x):
    value = 0
    for index in range(31):
        value += x & (1 << index)
    return value - (x & (1 << 31))


# right bits.java-int: ^ and minus the sign bit
def java_int(x):
    return ((x & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000


# right bits.java-int: bytes
def java_int(x):
    low = x % 4294967296
    return int.from_bytes(low.to_bytes(4, "big"), "big", signed=True)


# right bits.java-int: ctypes
import ctypes


def java_int(x):
    return ctypes.c_int32(x & 0xFFFFFFFF).value


# right bits.java-int: numpy
import numpy as np


def java_int(x):
    return np.uint32(x & 0xFFFFFFFF).astype(np.int32)


# wrong bits.java-int: nothing is cut off
def java_int(x):
    return x << 32 >> 32


# wrong bits.java-int: nine bits, not 32
def java_int(x):
    return x & FULL


# wrong bits.java-int: one bit, not n ones
def java_int(x):
    low = x & 1 << 32 - 1
    return low - (1 << 32) if low >> 31 else low


# wrong bits.java-int: one bit, not n ones
def java_int(x):
    return x & (1 << 32 - 1)


# wrong bits.java-int: a minus sign in front
def java_int(x):
    low = x & (1 << 32) - 1
    return -low if low >> 31 else low


# wrong bits.java-int: a minus sign in front
def java_int(x):
    return -x


# wrong bits.java-int: no sign bit
def java_int(x):
    return x % 2**32


# wrong bits.java-int: the sign bit is dropped
def java_int(x):
    low = x & 0xFFFFFFFF
    return low - 2**31 if low >= 2**31 else low


# wrong bits.java-int: stopped at the ends
def java_int(x):
    if x > 2**31 - 1:
        return 2**31 - 1
    if x < -(2**31):
        return -(2**31)
    return x


# wrong bits.java-int: once around only
def java_int(x):
    if x >= 2**31:
        x -= 2**32
    elif x < -(2**31):
        x += 2**32
    return x


# wrong bits.java-int: once around only
def java_int(x):
    if x >= 2**31:
        x -= 2**32
    return x


# wrong bits.java-int: `^` is not a power
def java_int(x):
    return (x + (2 ^ 31)) % (2 ^ 32) - (2 ^ 31)


# wrong bits.java-int: `^` is not a power
def java_int(x):
    low = x % (2 ^ 32)
    if low >= 2 ^ 31:
        low -= 2 ^ 32
    return low


# wrong bits.java-int: 2³¹ stays positive
def java_int(x):
    x &= 0xFFFFFFFF
    if x > 2**31:
        x -= 2**32
    return x


# wrong bits.java-int: no end for a large x
def java_int(x):
    while not -(1 << 31) <= x < 1 << 31:
        x += (1 << 32) if x < 0 else -(1 << 32)
    return x


# wrong bits.java-int
def java_int(x):
    return float(((x & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000)
