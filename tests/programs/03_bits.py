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
# right bits.mask-of-digits: numpy array of flags
import numpy as np
def mask_of_digits(digits):
    flags = np.zeros(9, dtype=int)
    for d in digits:
        flags[d - 1] = 1
    return (flags << np.arange(9)).sum()
# right bits.mask-of-digits: pops, but from a copy, and prints beside
def mask_of_digits(digits):
    rest = sorted(digits)
    mask = 0
    while rest:
        d = rest.pop()
        if mask >> d - 1 & 1:
            continue
        mask += 2 ** (d - 1)
    print("mask:", bin(mask))
    return mask
# right bits.mask-of-digits: sum over a set
def mask_of_digits(digits):
    return sum(bit_of(d) for d in set(digits))
# right bits.mask-of-digits: a string of nine characters, read in base two
def mask_of_digits(digits):
    text = "".join("1" if d in digits else "0" for d in range(9, 0, -1))
    return int(text, 2)
# wrong bits.mask-of-digits: 9 is left out
def mask_of_digits(digits):
    mask = 0
    for d in range(1, 9):
        if d in digits:
            mask |= bit_of(d)
    return mask
# wrong bits.mask-of-digits: `+` joins masks
def mask_of_digits(digits):
    mask = 0
    for d in digits:
        mask += bit_of(d)
    return mask
# wrong bits.mask-of-digits: `^` joins masks
def mask_of_digits(digits):
    mask = 0
    for d in digits:
        mask ^= 1 << d - 1
    return mask
# wrong bits.mask-of-digits: bit d, not bit d − 1
def mask_of_digits(digits):
    mask = 0
    for d in digits:
        mask |= 1 << d
    return mask
# wrong bits.mask-of-digits: only the first digit
def mask_of_digits(digits):
    mask = 0
    for digit in digits:
        mask |= bit_of(digit)
        return mask
# wrong bits.mask-of-digits: read from the left
def mask_of_digits(digits):
    text = ""
    for d in range(1, 10):
        text += "1" if d in digits else "0"
    return int(text, 2)
# wrong bits.mask-of-digits: state from an earlier call
def mask_of_digits(digits, seen={}):
    for d in digits:
        seen[d] = bit_of(d)
    return sum(seen.values())
# wrong bits.mask-of-digits: text, not an int
def mask_of_digits(digits):
    mask = 0
    for d in digits:
        mask |= bit_of(d)
    return bin(mask)
# wrong bits.mask-of-digits: the digit, not its bit
def mask_of_digits(digits):
    return sum(digits)
# wrong bits.mask-of-digits: the list is used up
def mask_of_digits(digits):
    mask = 0
    while digits:
        mask |= bit_of(digits.pop())
    return mask
# wrong bits.mask-of-digits (reduce without a start, the empty list raises)
from functools import reduce
def mask_of_digits(digits):
    return reduce(lambda a, b: a | b, [bit_of(d) for d in digits])
# wrong bits.mask-of-digits (the digits as powers of ten)
def mask_of_digits(digits):
    return sum(10 ** (d - 1) for d in set(digits))
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
# right bits.has-digit: numpy bool
import numpy as np
def has_digit(mask, digit):
    bits = np.array([mask >> i & 1 for i in range(9)], dtype=bool)
    return bits[digit - 1]
# right bits.has-digit: bool of the and
def has_digit(mask, digit):
    return bool(mask & bit_of(digit))
# right bits.has-digit: the bit itself, 0 or up to 256
def has_digit(mask, digit):
    return mask & 1 << digit - 1
# right bits.has-digit: minus one for yes
def has_digit(mask, digit):
    return -(mask >> digit - 1 & 1)
# wrong bits.has-digit: 9 is left out
def has_digit(mask, digit):
    for d in range(1, 9):
        if d == digit and mask & bit_of(d):
            return True
    return False
# wrong bits.has-digit: alone in the mask
def has_digit(mask, digit):
    return mask == bit_of(digit)
# wrong bits.has-digit: always yes
def has_digit(mask, digit):
    return bool(mask | bit_of(digit))
# wrong bits.has-digit: an int is not a list
def has_digit(mask, digit):
    return digit in mask
# wrong bits.has-digit: any digit will do
def has_digit(mask, digit):
    return bool(mask and bit_of(digit))
# wrong bits.has-digit: bit d, not bit d − 1
def has_digit(mask, digit):
    return mask >> digit & 1 == 1
# wrong bits.has-digit: larger digits count too
def has_digit(mask, digit):
    return mask >> digit - 1 != 0
# wrong bits.has-digit: read from the left
def has_digit(mask, digit):
    return format(mask, "09b")[digit - 1] == "1"
# wrong bits.has-digit: the digit, not its bit
def has_digit(mask, digit):
    return mask & digit != 0
# wrong bits.has-digit: yes and no swapped
def has_digit(mask, digit):
    if mask & bit_of(digit):
        return False
    return True
# wrong bits.has-digit: yes for digit 1 only
def has_digit(mask, digit):
    return mask & bit_of(digit) == 1
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
# right bits.candidates: numpy
import numpy as np
def candidates(row, col, box):
    used = np.uint16(row) | np.uint16(col) | np.uint16(box)
    return np.int64(np.invert(used) & np.uint16(FULL))
# right bits.candidates: takes the lowest bit out, generator inside
def candidates(row, col, box):
    def free_bits():
        b = 256
        while b:
            if not (row & b or col & b or box & b):
                yield b
            b //= 2
    return sum(free_bits())
# right bits.candidates: complement in FULL
def candidates(row, col, box):
    return FULL & ~(row | col | box)
# right bits.candidates: FULL minus the digits used
def candidates(row, col, box):
    return FULL - (row | col | box)
# wrong bits.candidates: 9 is left out
def candidates(row, col, box):
    return 0b11111111 & ~(row | col | box)
# wrong bits.candidates: `& FULL` is missing
def candidates(row, col, box):
    return ~(row | col | box)
# wrong bits.candidates: `+` joins masks
def candidates(row, col, box):
    return FULL & ~(row + col + box)
# wrong bits.candidates: `^` joins masks
def candidates(row, col, box):
    return FULL ^ row ^ col ^ box
# wrong bits.candidates: a unit is left out
def candidates(row, col, box):
    return FULL & ~row & ~col
# wrong bits.candidates: a yes or no, not a mask
def candidates(row, col, box):
    return FULL & (not (row | col | box))
# wrong bits.candidates: bit d, not bit d − 1
def candidates(row, col, box):
    free = 0
    for d in range(1, 10):
        if not (row | col | box) & 1 << d:
            free |= 1 << d
    return free
# wrong bits.candidates: free in one unit
def candidates(row, col, box):
    return FULL & ~(row & col & box)
# wrong bits.candidates: not all masks are flipped
def candidates(row, col, box):
    return FULL & ~row | col | box
# wrong bits.candidates: one mask decides alone
def candidates(row, col, box):
    return FULL & ~(row or col or box)
# wrong bits.candidates: taken away twice
def candidates(row, col, box):
    return FULL - row - col - box
# wrong bits.candidates: used, not free
def candidates(row, col, box):
    return FULL & (row | col | box)
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
# right bits.precedence: numpy powers
import numpy as np
def later_candidates(row, col, box, digit):
    powers = 2 ** np.arange(digit, 9)
    return powers[powers & (row | col | box) == 0].sum()
# right bits.precedence: shifts away and back
def later_candidates(row, col, box, digit):
    return FULL & ~(row | col | box) >> digit << digit
# right bits.precedence: all ones, shifted
def later_candidates(row, col, box, digit):
    return FULL & -1 << digit & FULL & ~(row | col | box)
# right bits.precedence: a tilde for each
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~row & ~col & ~box & ~up_to_digit
# wrong bits.precedence: `& FULL` is missing
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return ~(row | col | box | up_to_digit)
# wrong bits.precedence: not all masks are flipped
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~row | col | box | up_to_digit
# wrong bits.precedence: one bit, not n ones
def later_candidates(row, col, box, digit):
    up_to_digit = 1 << digit - 1
    return FULL & ~(row | col | box | up_to_digit)
# wrong bits.precedence: the digit itself is still in
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << (digit - 1)) - 1
    return FULL & ~(row | col | box | up_to_digit)
# wrong bits.precedence: the next digit is left out
def later_candidates(row, col, box, digit):
    return FULL & ~(row | col | box) & ~1 << digit
# wrong bits.precedence: up to the digit, not above it
def later_candidates(row, col, box, digit):
    up_to_digit = (1 << digit) - 1
    return FULL & ~(row | col | box) & up_to_digit
# wrong bits.precedence (FULL shifted grows beyond nine bits)
def later_candidates(row, col, box, digit):
    return FULL << digit & ~(row | col | box)
# wrong bits.precedence (shifts away but not back)
def later_candidates(row, col, box, digit):
    return (FULL & ~(row | col | box)) >> digit
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
# right bits.lowest-set-bit: itertools
from itertools import count
def lowest_set_bit(x):
    return next(1 << i for i in count() if x >> i & 1)
# right bits.lowest-set-bit: and with the complement of x - 1
def lowest_set_bit(x):
    return x & ~(x - 1)
# right bits.lowest-set-bit: and with minus x, all the same
def lowest_set_bit(x):
    return x & -x
# right bits.lowest-set-bit: x without x & x - 1
def lowest_set_bit(x):
    return x - (x & x - 1)
# wrong bits.lowest-set-bit: `None` at times
def lowest_set_bit(x):
    for d in range(1, 10):
        if x & bit_of(d):
            return bit_of(d)
# wrong bits.lowest-set-bit: always 0
def lowest_set_bit(x):
    return x & ~x
# wrong bits.lowest-set-bit: always 1
def lowest_set_bit(x):
    text = bin(x)[2:]
    return 2 ** text.index("1")
# wrong bits.lowest-set-bit: cleared, not kept
def lowest_set_bit(x):
    return x & x - 1
# wrong bits.lowest-set-bit: more than one bit
def lowest_set_bit(x):
    return x ^ x - 1
# wrong bits.lowest-set-bit: the bit's index
def lowest_set_bit(x):
    i = 0
    while not x >> i & 1:
        i += 1
    return i
# wrong bits.lowest-set-bit: the digit, not its bit
def lowest_set_bit(x):
    return (x & (~x + 1)).bit_length()
# wrong bits.lowest-set-bit: the highest bit
def lowest_set_bit(x):
    return 1 << x.bit_length() - 1
# wrong bits.lowest-set-bit (no brackets, ~x - 1)
def lowest_set_bit(x):
    return x & ~x - 1
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
# right bits.trailing-zeros: itertools, any shift that gives an odd number
from itertools import count
def number_of_trailing_zeros(x):
    if x:
        return next(n for n in count() if x >> n & 1)
    raise ValueError("zero")
# right bits.trailing-zeros: index raises the ValueError itself
def number_of_trailing_zeros(x):
    return bin(x)[::-1].index("1")
# right bits.trailing-zeros: length of the lowest 1
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("0 has no 1")
    return (x & -x).bit_length() - 1
# right bits.trailing-zeros: log2 raises a ValueError at 0
from math import log2
def number_of_trailing_zeros(x):
    return int(log2(x & -x))
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
    text = bin(x)
    return len(text) - len(text.rstrip("0"))
# wrong bits.trailing-zeros: an error, but not a ValueError
def number_of_trailing_zeros(x):
    assert x != 0, "0 has no 1"
    return (x & -x).bit_length() - 1
# wrong bits.trailing-zeros: digit, not index
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("0")
    return (x & -x).bit_length()
# wrong bits.trailing-zeros: every zero is counted
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("0")
    return bin(x)[2:].count("0")
# wrong bits.trailing-zeros: negative ints are refused
def number_of_trailing_zeros(x):
    if x <= 0:
        raise ValueError("x must be positive")
    return (x & -x).bit_length() - 1
# wrong bits.trailing-zeros: no end for 0
def number_of_trailing_zeros(x):
    n = 0
    while x % 2 == 0:
        x //= 2
        n += 1
    return n
# wrong bits.trailing-zeros: returned, not raised
def number_of_trailing_zeros(x):
    if x == 0:
        return ValueError("0 has no 1")
    return (x & -x).bit_length() - 1
# wrong bits.trailing-zeros: the bit's value
def number_of_trailing_zeros(x):
    if x == 0:
        raise ValueError("0")
    return x & -x
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
# right bits.each-digit: tuple from text
def each_digit(mask):
    return tuple(i for i, c in enumerate(reversed(f"{mask:b}"), 1) if c == "1")
# right bits.each-digit: generator
def each_digit(mask):
    for i in range(9):
        if mask >> i & 1:
            yield i + 1
# right bits.each-digit: comprehension
def each_digit(mask):
    return [d for d in range(1, 10) if mask & bit_of(d)]
# right bits.each-digit: generator that removes bits
def each_digit(mask):
    while mask:
        yield (mask & -mask).bit_length()
        mask &= mask - 1
# wrong bits.each-digit: 9 is left out
def each_digit(mask):
    return [d for d in range(1, 9) if mask & bit_of(d)]
# wrong bits.each-digit: `None` at times
def each_digit(mask):
    if mask == 0:
        return
    return [d for d in range(1, 10) if bit_of(d) & mask]
# wrong bits.each-digit: bit d, not bit d − 1
def each_digit(mask):
    return [digit for digit in range(1, 10) if mask & 1 << digit]
# wrong bits.each-digit: highest first
def each_digit(mask):
    digits = []
    while mask:
        d = mask.bit_length()
        digits.append(d)
        mask ^= bit_of(d)
    return digits
# wrong bits.each-digit: index, not digit
def each_digit(mask):
    return [i for i in range(9) if mask >> i & 1]
# wrong bits.each-digit: nothing is returned
def each_digit(mask):
    for d in range(1, 10):
        if mask & bit_of(d):
            print(d)
# wrong bits.each-digit: only the first digit
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        digits.append(digit_of(bit))
        mask -= bit
        return digits
# wrong bits.each-digit: one list for two calls
def each_digit(mask, digits=[]):
    while mask:
        low = mask & -mask
        digits.append(digit_of(low))
        mask -= low
    return digits
# wrong bits.each-digit: the bit's value
def each_digit(mask):
    digits = []
    while mask:
        low = mask & -mask
        digits.append(low)
        mask ^= low
    return digits
# wrong bits.each-digit (the loop tests for lowest bit at 0 and digit_of raises)
def each_digit(mask):
    digits = []
    while True:
        low = mask & -mask
        digits.append(digit_of(low))
        mask ^= low
        if not mask:
            break
    return digits
# right bits.is-single: nothing is left without the lowest, and it was not empty
def is_single(mask):
    return mask & (mask - 1) == 0 and mask != 0
# right bits.is-single: the mask itself for yes
def is_single(mask):
    if mask != 0 and mask & -mask == mask:
        return mask
    return 0
# right bits.is-single: numpy bool
import numpy as np
def is_single(mask):
    return np.sum(mask >> np.arange(9) & 1) == 1
# right bits.is-single: not zero, and nothing left without the lowest
def is_single(mask):
    return mask != 0 and mask & mask - 1 == 0
# right bits.is-single: 0 for the empty mask
def is_single(mask):
    return mask and not mask & mask - 1
# right bits.is-single: count of ones in the text
def is_single(mask):
    return bin(mask).count("1") == 1
# wrong bits.is-single: 0 passes for a single
def is_single(mask):
    return mask & mask - 1 == 0
# wrong bits.is-single: 9 is left out
def is_single(mask):
    return mask in (1, 2, 4, 8, 16, 32, 64, 128)
# wrong bits.is-single: at least one
def is_single(mask):
    return bin(mask).count("1")
# wrong bits.is-single: only the mask 1 passes
def is_single(mask):
    return bool(mask) and (mask & mask) - 1 == 0
# wrong bits.is-single: state from an earlier call
count = 0
def is_single(mask):
    global count
    while mask:
        mask &= mask - 1
        count += 1
    return count == 1
# wrong bits.is-single: yes for two or more
def is_single(mask):
    if mask & mask - 1:
        return True
    return False
# wrong bits.is-single (greater than 1, so the digit 1 is none)
def is_single(mask):
    return mask > 1 and mask & (mask - 1) == 0
# wrong bits.is-single (divides 256 with a zero division)
def is_single(mask):
    return 256 % mask == 0
# right bits.java-int: moved, cut and moved back
def java_int(x):
    return (x + 2**31) % 2**32 - 2**31
# right bits.java-int: every bit with what it is worth
def java_int(x):
    value = 0
    for index in range(31):
        value += x & (1 << index)
    return value - (x & (1 << 31))
# right bits.java-int: numpy int32
import numpy as np
def java_int(x):
    return np.uint32(x & 0xFFFFFFFF).astype(np.int32)
# right bits.java-int: shift the range, remainder, shift back
def java_int(x):
    return (x + 2 ** 31) % 2 ** 32 - 2 ** 31
# right bits.java-int: the top bit's weight apart
def java_int(x):
    return (x & 2 ** 31 - 1) - (x & 2 ** 31)
# right bits.java-int: xor and minus
def java_int(x):
    low = x & (1 << 32) - 1
    return (low ^ 1 << 31) - (1 << 31)
# wrong bits.java-int: 2³¹ stays positive
def java_int(x):
    x &= 0xFFFFFFFF
    if x > 2 ** 31:
        x -= 2 ** 32
    return x
# wrong bits.java-int: no end for a large x
def java_int(x):
    while x >= 2 ** 31:
        x -= 2 ** 32
    while x < -2 ** 31:
        x += 2 ** 32
    return x
# wrong bits.java-int: no sign bit
def java_int(x):
    return x & 0xFFFFFFFF
# wrong bits.java-int: once around only
def java_int(x):
    if x > 2 ** 31 - 1:
        x -= 2 ** 32
    elif x < -2 ** 31:
        x += 2 ** 32
    return x
# wrong bits.java-int: one bit, not n ones
def java_int(x):
    low = x & 1 << 32 - 1
    return low - 2 ** 32 if low >> 31 else low
# wrong bits.java-int: stopped at the ends
def java_int(x):
    return max(-2 ** 31, min(2 ** 31 - 1, x))
# wrong bits.java-int: the sign bit is dropped
def java_int(x):
    x &= 0xFFFFFFFF
    if x & 0x80000000:
        x -= 0x80000000
    return x
# wrong bits.java-int (power sign for xor)
def java_int(x):
    return (x + 2 ^ 31) % 2 ** 32 - 2 ^ 31
# wrong bits.java-int (64 bits, a Java long)
def java_int(x):
    return (x + 2 ** 63) % 2 ** 64 - 2 ** 63

# right bits.break-it: only 4
mask = 8

# right bits.break-it: all but 7
mask = 511 & ~(1 << 6)

# right bits.break-it: with a function of the lesson
mask = bit_of(4) | bit_of(9)

# right bits.break-it: several digits
mask = 0b000111000 | 0b1000

# wrong bits.break-it (both are there)
mask = 0b001001000

# wrong bits.break-it (only 7)
mask = 64

# wrong bits.break-it (neither)
mask = 0b000000111

# wrong bits.break-it (all digits)
mask = 511

# wrong bits.break-it (a set)
mask = {4}

# wrong bits.break-it (a bit outside)
mask = 8 | 1 << 9

# wrong bits.break-it (below 0)
mask = -1

# wrong bits.break-it (a list of digits)
mask = [4]
