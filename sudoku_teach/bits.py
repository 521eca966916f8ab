"""The bit tricks, each as a small function with a name.

A *mask* is a set of digits kept in one int: bit `d - 1` says whether digit `d` is in the set. Only `bit_of`
and `digit_of` know about that "minus one". The functions below take Python's ints, which have no width: a
negative int has ones forever on its left. Java's ints have 32 bits; the functions named java_… show that view.
"""

from collections.abc import Iterator

FULL = 0b111_111_111  # all nine digits


def bit_of(digit: int) -> int:
    """Return the mask that holds only this digit: `bit_of(4)` is 0b1000. Raise ValueError if it is not from 1 to 9."""
    if not 1 <= digit <= 9:
        raise ValueError(f"{digit!r} is not a digit from 1 to 9")
    return 1 << (digit - 1)


def digit_of(bit: int) -> int:
    """Return the digit of a mask that holds exactly one: `digit_of(0b1000)` is 4. Otherwise raise ValueError."""
    if bit < 1 or bit > FULL or bit & (bit - 1):
        raise ValueError(f"{bit!r} is not exactly one of the nine bits 1, 2, 4 … 256")
    return bit.bit_length()


def lowest_set_bit(x: int) -> int:
    """Return the lowest 1 of x alone: for 0b1100 it is 0b100. ValueError: x is 0.

    `-x` is `~x + 1`. Above the lowest 1 each of its bits is the reverse of x's; at the
    lowest 1 both have a 1; below, both have 0. So the two share that one bit.
    """
    _has_a_bit(x)
    return x & -x


def clear_lowest_set_bit(x: int) -> int:
    """Return x without its lowest 1: `clear_lowest_set_bit(0b1100)` is 0b1000. Raise ValueError if x is 0.

    `x - 1` borrows from the lowest 1: that bit becomes 0, the zeros below it become ones, and nothing above changes.
    """
    _has_a_bit(x)
    return x & (x - 1)


def number_of_trailing_zeros(x: int) -> int:
    """Return how many zeros are right of the lowest 1: its index. ValueError: x is 0."""
    return lowest_set_bit(x).bit_length() - 1


def bit_count(x: int) -> int:
    """Return how many bits are 1. Raise ValueError if x is negative: its ones go on forever."""
    _has_an_end(x)
    return x.bit_count()


def bits_of(mask: int) -> Iterator[int]:
    """Return each 1 of the mask on its own, lowest first: 0b1010 gives 0b10, then 0b1000. Raise ValueError below 0."""
    _has_an_end(mask)
    return _bits_of(mask)


def _bits_of(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit
        mask -= bit


def digits_of(mask: int) -> list[int]:
    """Return the digits in the mask, ascending: 0b1010 gives [2, 4]. Raise ValueError if it has a tenth bit or more."""
    if mask & ~FULL:
        raise ValueError(f"{mask!r} has more bits than the nine of a mask; cut it with & FULL")
    return [digit_of(bit) for bit in bits_of(mask)]


def to_binary(x: int, width: int) -> str:
    """Return the lowest `width` bits of x, highest first: `to_binary(10, 9)` is "000001010".

    The bits of a negative x are those of its two's complement: `to_binary(-1, 9)` is nine ones.
    Raise ValueError if x needs more bits than these and a sign.
    """
    if width < 1 or not -(1 << width) <= x < 1 << width:
        raise ValueError(f"{x} does not fit in {width} bits")
    return f"{x & ((1 << width) - 1):0{width}b}"


def java_int(x: int) -> int:
    """Return what a Java int holds: the lowest 32 bits of x, -2**31 to 2**31 - 1."""
    low = x & 0xFFFF_FFFF
    return low - (1 << 32) if low >> 31 else low


def java_number_of_trailing_zeros(x: int) -> int:
    """Return Java's `Integer.numberOfTrailingZeros`: 32 for 0, where there is no 1 to stop at."""
    x = java_int(x)
    return number_of_trailing_zeros(x) if x else 32


def java_unsigned_shift_right(x: int, k: int) -> int:
    """Return Java's `x >>> k`: zeros come in from the left. Java uses only the lowest five bits of k."""
    return java_int((x & 0xFFFF_FFFF) >> (k & 31))


def _has_a_bit(x: int) -> None:
    if x == 0:
        raise ValueError("0 has no lowest bit: none of its bits is 1")


def _has_an_end(x: int) -> None:
    if x < 0:
        raise ValueError(f"{x} is negative: its ones go on to the left forever. Cut it first, x & FULL for example")


def beyond(x: int, width: int) -> str:
    """Return the bits of x left of the lowest `width`, as text: mostly "…0" or "…1", which go on forever.

    One more bit is shown where it differs: 512 in nine bits has "…01" before them. Raise ValueError if two or more
    would be needed, because x does not fit in this width.
    """
    rest = x >> width
    if rest not in (0, -1, 1, -2):
        raise ValueError(f"{x} does not fit in {width} bits and a sign")
    return {0: "…0", -1: "…1", 1: "…01", -2: "…10"}[rest]
