"""The bit tricks against a model that looks at one bit after the other."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sudoku_teach.bits import (
    FULL,
    bit_count,
    bit_of,
    bits_of,
    clear_lowest_set_bit,
    digit_of,
    digits_of,
    java_int,
    java_number_of_trailing_zeros,
    java_unsigned_shift_right,
    lowest_set_bit,
    number_of_trailing_zeros,
    to_binary,
)

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
    assert {digit: bit_of(digit) for digit in range(1, 10)} == BIT_OF_DIGIT
    assert {digit_of(bit): bit for bit in BIT_OF_DIGIT.values()} == BIT_OF_DIGIT


@pytest.mark.parametrize("digit", [0, -1, 10, 511, -(2**40)])
def test_bit_of_what_is_no_digit(digit):
    with pytest.raises(ValueError, match=rf"^{digit} is not a digit from 1 to 9$"):
        bit_of(digit)


@given(
    x=numbers.filter(lambda x: x not in BIT_OF_DIGIT.values()) | st.sampled_from([0, 3, 510, 511, 512, 1022, -1, -256])
)
def test_digit_of_what_is_not_one_bit_of_nine(x):
    with pytest.raises(ValueError, match=rf"^{x} is not exactly one of the nine bits"):
        digit_of(x)


@given(digits=st.sets(st.integers(1, 9)))
@example(digits=set())
def test_a_mask_is_a_set_of_digits(digits):
    mask = sum(BIT_OF_DIGIT[digit] for digit in digits)
    assert digits_of(mask) == sorted(digits)
    assert digits_of(FULL & ~mask) == sorted({1, 2, 3, 4, 5, 6, 7, 8, 9} - digits)
    assert bit_count(mask) == len(digits)


@pytest.mark.parametrize("mask", [-1, -512, 512, 1022, 2**40, FULL + 1])
def test_digits_of_more_than_nine_bits(mask):
    with pytest.raises(ValueError, match=rf"^{mask} has more bits than the nine of a mask; cut it with & FULL$"):
        digits_of(mask)


@given(x=numbers.filter(bool))
@example(x=1)
@example(x=-1)
@example(x=-(2**31))
@example(x=2**64)
def test_the_lowest_bit(x):
    index = bit_list(x).index(1)
    assert lowest_set_bit(x) == 2**index
    assert number_of_trailing_zeros(x) == index
    cleared = bit_list(x)
    cleared[index] = 0
    assert clear_lowest_set_bit(x) == number(cleared, negative=x < 0)


@pytest.mark.parametrize("function", [lowest_set_bit, clear_lowest_set_bit, number_of_trailing_zeros])
def test_zero_has_no_lowest_bit(function):
    with pytest.raises(ValueError, match=r"^0 has no lowest bit: none of its bits is 1$"):
        function(0)


@given(x=st.integers(0, 2**70))
@example(x=0)
def test_all_bits(x):
    ones = [index for index, bit in enumerate(bit_list(x)) if bit]
    assert bit_count(x) == len(ones)
    assert list(bits_of(x)) == [2**index for index in ones]


@pytest.mark.parametrize("function", [bit_count, bits_of])
@pytest.mark.parametrize("x", [-1, -8, -(2**40)])
def test_negative_numbers_have_ones_for_ever(function, x):
    """bits_of must say so when it is called, not only when the first bit is taken."""
    with pytest.raises(ValueError, match=rf"^{x} is negative: its ones go on to the left forever"):
        function(x)


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


edges = st.sampled_from(
    [0, 1, -1, 2**31 - 1, 2**31, -(2**31), -(2**31) - 1, 2**32 - 1, 2**32, 2**32 + 1, -(2**32), 2**63, 2**64]
)


@given(x=numbers | edges)
def test_java_int_and_its_trailing_zeros(x):
    assert java_int(x) == java_value(bit_list(x, 32))
    assert -(2**31) <= java_int(x) < 2**31
    assert java_int(java_int(x)) == java_int(x)
    assert java_number_of_trailing_zeros(x) == [*bit_list(x, 32), 1].index(1)


@given(x=numbers | edges, k=st.integers(-100, 100))
def test_java_unsigned_shift_right(x, k):
    shifted = bit_list(x, 32)
    for _ in range(k % 32):  # Java looks at the lowest five bits of k only
        shifted = [*shifted[1:], 0]
    assert java_unsigned_shift_right(x, k) == java_value(shifted)


@pytest.mark.parametrize(
    "x, k, answer",
    [(-1, 28, 15), (-1, 0, -1), (-1, 32, -1), (-8, 1, 2147483644), (5, 33, 2), (1, -1, 0), (-(2**31), 31, 1)],
)
def test_what_java_prints(x, k, answer):
    """Worked out by hand from the language's definition of x >>> k."""
    assert java_unsigned_shift_right(x, k) == answer


@pytest.mark.parametrize(
    "x, held", [(1 << 31, -2147483648), (1 << 32, 0), (2147483647 + 1, -2147483648), (-2147483648 - 1, 2147483647)]
)
def test_overflow_as_in_java(x, held):
    assert java_int(x) == held
