"""The bit tricks against a model that looks at one bit after the other."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sudoku_teach import bits
from sudoku_teach.bits import FULL, digits_of, java_int, lowest_set_bit, to_binary

WIDTH = 80  # bits that the model looks at: more than any number below has

numbers = st.integers(-(2**70), 2**70)


def bit_list(x, width=WIDTH):
    """The bits of x, lowest first. A floor division by two drops one bit, of negative numbers too."""
    found = []
    for _ in range(width):
        found.append(x % 2)
        x //= 2
    return found


def number(bits_lowest_first, negative=False):
    """The number with these bits; with `negative`, ones go on above them for ever."""
    total = sum(2**index for index, bit in enumerate(bits_lowest_first) if bit)
    return total - 2 ** len(bits_lowest_first) if negative else total


BIT_OF_DIGIT = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16, 6: 32, 7: 64, 8: 128, 9: 256}


def test_each_digit_has_its_bit():
    assert FULL == 511 == sum(BIT_OF_DIGIT.values())
    assert {digit: bits.bit_of(digit) for digit in range(1, 10)} == BIT_OF_DIGIT
    assert {bits.digit_of(bit): bit for bit in BIT_OF_DIGIT.values()} == BIT_OF_DIGIT


REFUSED = [
    # functions, numbers, what is said of each
    ([bits.bit_of], [0, -1, 10, 511, -(2**40)], "{} is not a digit from 1 to 9"),
    ([digits_of], [-1, -512, 512, 1022, 2**40], "{} has more bits than the nine of a mask; cut it with & FULL"),
    (
        [lowest_set_bit, bits.clear_lowest_set_bit, bits.number_of_trailing_zeros],
        [0],
        "{} has no lowest bit: none of its bits is 1",
    ),
    # bits_of must say so when it is called, not only when the first bit is taken
    (
        [bits.bit_count, bits.bits_of],
        [-1, -8, -(2**40)],
        "{} is negative: its ones go on to the left forever. Cut it first, x & FULL for example",
    ),
]


@pytest.mark.parametrize(
    "function, x, said", [(each, x, said) for functions, xs, said in REFUSED for each in functions for x in xs]
)
def test_what_is_refused(function, x, said):
    with pytest.raises(ValueError, match=f"^{re.escape(said.format(x))}$"):
        function(x)


@given(
    x=numbers.filter(lambda x: x not in BIT_OF_DIGIT.values()) | st.sampled_from([0, 3, 510, 511, 512, 1022, -1, -256])
)
def test_digit_of_what_is_not_one_bit_of_nine(x):
    with pytest.raises(ValueError, match=rf"^{x} is not exactly one of the nine bits"):
        bits.digit_of(x)


@given(digits=st.sets(st.integers(1, 9)))
@example(digits=set())
def test_a_mask_is_a_set_of_digits(digits):
    mask = sum(BIT_OF_DIGIT[digit] for digit in digits)
    assert digits_of(mask) == sorted(digits)
    assert digits_of(FULL & ~mask) == sorted({1, 2, 3, 4, 5, 6, 7, 8, 9} - digits)


@given(x=numbers.filter(bool))
@example(x=1)
@example(x=-1)
@example(x=-(2**31))
@example(x=2**64)
def test_the_lowest_bit(x):
    index = bit_list(x).index(1)
    assert lowest_set_bit(x) == 2**index
    assert bits.number_of_trailing_zeros(x) == index
    cleared = bit_list(x)
    cleared[index] = 0
    assert bits.clear_lowest_set_bit(x) == number(cleared, negative=x < 0)


@given(x=st.integers(0, 511) | st.integers(0, 2**70))
@example(x=0)
def test_all_bits(x):
    ones = [index for index, bit in enumerate(bit_list(x)) if bit]
    assert bits.bit_count(x) == len(ones)
    assert list(bits.bits_of(x)) == [2**index for index in ones]


@given(x=numbers, more=st.integers(0, 9))
@example(x=511, more=0)
@example(x=0, more=0)
@example(x=-1, more=0)
@example(x=-512, more=0)
def test_to_binary_shows_every_bit_and_never_cuts(x, more):
    """A sign of its own stands before them, so nine bits hold 511 and -512."""
    fewest = max(1, (x if x >= 0 else ~x).bit_length())
    width = fewest + more
    assert to_binary(x, width) == "".join(str(bit) for bit in reversed(bit_list(x, width)))
    for width in {fewest - 1, 0, -1}:
        with pytest.raises(ValueError, match=rf"^{x} does not fit in {width} bits$"):
            to_binary(x, width)


def java_value(bits_lowest_first):
    """The highest of the 32 bits counts -2**31, the others what they always do."""
    return number(bits_lowest_first[:31]) - 2**31 * bits_lowest_first[31]


EDGES = [0, 1, -1, 2**31 - 1, 2**31, -(2**31), -(2**31) - 1, 2**32 - 1, 2**32, 2**32 + 1, -(2**32), 2**63, 2**64]


@given(x=numbers | st.sampled_from(EDGES), k=st.integers(-100, 100))
def test_java_s_int_its_trailing_zeros_and_its_shift(x, k):
    assert java_int(x) == java_value(bit_list(x, 32))
    assert -(2**31) <= java_int(x) < 2**31
    assert java_int(java_int(x)) == java_int(x)
    assert bits.java_number_of_trailing_zeros(x) == [*bit_list(x, 32), 1].index(1)
    k_used = k % 32  # Java looks at the lowest five bits of k only
    assert bits.java_unsigned_shift_right(x, k) == java_value(bit_list(x, 32)[k_used:] + [0] * k_used)


def test_what_java_prints():
    """Worked out by hand from the language's definition of x >>> k, and of what an int holds."""
    shifts = [(-1, 28), (-1, 0), (-1, 32), (-8, 1), (5, 33), (1, -1), (-(2**31), 31)]
    assert [bits.java_unsigned_shift_right(x, k) for x, k in shifts] == [15, -1, -1, 2147483644, 2, 0, 1]
    assert list(map(java_int, [1 << 31, 1 << 32, -2147483648 - 1])) == [-2147483648, 0, 2147483647]
