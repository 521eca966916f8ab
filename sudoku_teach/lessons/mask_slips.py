"""Slips that several exercises with masks can meet, in lessons 03 to 05: a name and a sentence each."""

from collections.abc import Sequence

from sudoku_teach.exercises.task import Seen, Slip

PLUS = (
    "`+` joins masks",
    "a digit that is in two masks is added twice, and the carry makes it another digit: use `|`.",
)
TWICE = (
    "counted twice",
    "a digit that is in two masks is taken away twice, and the borrow changes other digits. Join the masks with `|` "
    "first.",
)
XOR = ("`^` joins masks", "`^` turns a bit on, and off again when it comes a second time. `|` leaves it on.")
BIT_D = ("bit d, not bit d − 1", "digit 1 has the first bit, bit 0: here all digits are a place off. Use `bit_of`.")
NOT_CUT = ("`~` without `& FULL`", "`~` makes ones of the zeros left of the nine bits too: a negative int comes out.")
NOT_ALL = (
    "`~` does not reach all masks",
    "`~` binds tighter than `&`, and `&` tighter than `|`: used digits come back. Brackets say what is flipped.",
)
SHIFT_LAST = (
    "`1 << n - 1` is one bit",
    "minus goes before the shift, so this is one bit with n − 1 zeros behind it. `(1 << n) - 1` is n ones.",
)
DIGIT = (
    "the digit, not its bit",
    "the int 4 is `0b100`, and that is the bit of digit 3. Digit 4 has `bit_of(4)`, `0b1000`.",
)
OR_AND = ("`or` is not `|`", "`or` and `and` choose one of two ints as a whole. `|` and `&` work bit by bit.")
NOT = ("`not` is not `~`", "`not` answers for the whole int, with `True` or `False`. `~` flips each bit.")
SWAPPED = ("yes and no swapped", "it says yes where the answer is no, and no where it is yes.")
FLIPS_ONE = (
    "`~` flips too little",
    "`~` flips only what stands right behind it. The others stay as they are, and `&` keeps only what they hold.",
)
NOT_ASKED = ("a unit is not asked", "the result does not depend on all three masks. Each of them has a say.")
FREE_IN_ONE = ("free in one unit", "one mask is enough to rule a digit out: join them first.")
LEFT = (
    "read from the left",
    "the bit of digit 1 is the one on the far right, and digit 9 has the leftmost of the nine.",
)
TEXT = ("text, not an int", "a text of 0s and 1s is for people. The int itself is the mask.")
MANY = (
    "a collection, not a mask",
    "asked is the mask itself, one int. A list or a set holds the digits one by one.",
)
FLOAT = ("a float", "a float is no index and no mask, even when nothing stands behind its point. Stay with ints.")


def _treats_an_int_as_a_list(seen: Sequence[Seen]) -> bool:
    """Python's words differ from one version to the next: "not iterable", "no len()", "not subscriptable"."""
    said = [one.outcome.raised.message for one in seen if one.outcome.raised]
    return any("'int'" in text and ("iterable" in text or "len()" in text or "subscript" in text) for text in said)


NO_LIST = Slip(
    "the mask is no list",
    "`in`, `for`, `len` and `[…]` do not work on an int. `&` asks a mask which bits it has.",
    shows=_treats_an_int_as_a_list,
)
