"""BitLab without the widget: a number's rows of bits, its facts, and the sentence about it, as a value."""

import re
from dataclasses import dataclass, replace

from sudoku_teach.bits import beyond, bit_count, java_int, number_of_trailing_zeros
from sudoku_teach.board import joined

_ROWS = {
    "x": lambda x: x,
    "~x": lambda x: ~x,
    "-x": lambda x: -x,
    "x & -x": lambda x: x & -x,
    "x - 1": lambda x: x - 1,
    "x & (x-1)": lambda x: x & (x - 1),
}
ROWS = tuple(_ROWS)  # every row there is, in the order of the lessons
_BY_SHAPE = {name.replace(" ", ""): name for name in ROWS}
_EXPRESSION = re.compile(r"(-x == ~x \+ 1|x & -x|x & \(x-1\)|-x - 1|x - 1|[~-]?\bx\b)")


def row_names(rows) -> tuple[str, ...]:
    """Return the rows by their usual names; blanks do not matter. Raise ValueError if there is no such row."""
    if isinstance(rows, str):
        rows = (rows,)
    for name in rows:
        if not isinstance(name, str) or name.replace(" ", "") not in _BY_SHAPE:
            raise ValueError(f"no row {name!r}: the rows are {', '.join(ROWS)}")
    return tuple(dict.fromkeys(_BY_SHAPE[name.replace(" ", "")] for name in rows))


def read_int(text: str) -> int:
    """Return an int that is written as in Python: decimal, 0b…, 0o… or 0x…, with a sign and underscores if you like.

    Raise ValueError for anything else, in words that say what to type.
    """
    text = text.strip()
    if not text:
        raise ValueError("type a number: 360, 0b101101000 or 0x168")
    try:
        return int(text, 0)
    except ValueError:
        pass
    if re.fullmatch(r"[+-]?0[0-9_]+", text):
        raise ValueError(f"{text} begins with 0: write 0b… for binary, or leave the 0 out")
    raise ValueError(f"{text[:24]!r} is not a whole number: type 360, 0b101101000 or 0x168")


def base_of(text: str) -> str:
    """Return the letter of the base that `text`, an int, is written in: "b", "o", "x", or "d" for decimal."""
    letter = text.strip().lower().lstrip("+-")[1:2]
    return letter if letter in ("b", "o", "x") else "d"


@dataclass(frozen=True)
class BitModel:
    """An int as Python sees it, in `width` bits and a sign, or as Java's 32-bit int.

    Raise ValueError if the value is outside of `minimum` … `maximum`, which the message says.
    """

    value: int
    width: int = 9
    java: bool = False

    def __post_init__(self):
        if not 1 <= self.width <= 32:
            raise ValueError(f"a width of {self.width} bits: choose 1 to 32")
        if not self.minimum <= self.value <= self.maximum:
            kind = "a Java int" if self.java else f"{self.width} bits and a sign"
            raise ValueError(f"{self.value} is out of range: {kind} can be {self.minimum} to {self.maximum}")

    @property
    def columns(self) -> int:
        """How many bits are shown one by one."""
        return 32 if self.java else self.width

    @property
    def minimum(self) -> int:
        return -(1 << 31) if self.java else -(1 << self.width)

    @property
    def maximum(self) -> int:
        return (1 << 31) - 1 if self.java else (1 << self.width) - 1

    def with_bit(self, index: int, bit: int) -> "BitModel":
        """Return the model with 0 or 1 as its bit at `index`. In Python `width` is the sign: all bits from there on."""
        weight = -(1 << index) if index == (31 if self.java else self.width) else 1 << index
        return replace(self, value=self.value + weight * (bit - (self.value >> index & 1)))

    def written(self, base: str) -> str:
        """Return the value as Python writes it in a base; see `base_of`."""
        digits = self.width + 2 if base == "b" and self.value >= 0 and not self.java else 0
        return format(self.value, f"#0{digits}{base}")

    def result(self, row: str) -> int:
        """What this row's expression gives: in Java cut to 32 bits, in Python whatever it is."""
        return java_int(_ROWS[row](self.value)) if self.java else _ROWS[row](self.value)

    def bits(self, row: str) -> tuple[int, ...]:
        """The row's bits, highest first, as they stand under the toggles."""
        return tuple(self.result(row) >> k & 1 for k in reversed(range(self.columns)))

    def sign(self, row: str) -> str:
        """What stands left of these bits: "…0" or "…1" forever; in Java nothing does."""
        return "" if self.java else beyond(self.result(row), self.width)

    @property
    def lowest(self) -> int:
        """x & -x: the lowest 1 alone, 0 when there is none. In Java that of MIN_VALUE is MIN_VALUE."""
        return self.result("x & -x")

    @property
    def index(self) -> int | None:
        """The index of the lowest 1. It can be `width`, in the sign, where all the bits shown are 0."""
        return number_of_trailing_zeros(self.value) if self.value else None

    @property
    def digit(self) -> int | None:
        """The digit that the lowest 1 stands for, where nine bits stand for nine digits."""
        index = self.index
        return index + 1 if self.width == 9 and index is not None and index < 9 else None

    def facts(self) -> list[tuple[str, str]]:
        """(name, answer in words) for bit_count, numberOfTrailingZeros and the digit."""
        if self.java:
            ones, zeros = str(bit_count(self.value & 0xFFFF_FFFF)), str(32 if self.value == 0 else self.index)
        else:
            ones = str(bit_count(self.value)) if self.value >= 0 else "none, ones go on forever"
            zeros = str(self.index) if self.value else "none, no 1 to stop at"
        facts = [("bit_count", ones), ("numberOfTrailingZeros", zeros)]
        if self.width == 9:
            past = "none, no 1" if self.value == 0 else f"none, bit {self.index} is past the ninth"
            facts.append(("lowest 1 means digit", str(self.digit or past)))
        return facts

    def differences(self) -> dict[str, str]:
        """Where Python answers otherwise than Java for this value: {row or fact: Python's answer}."""
        if not self.java:
            return {}
        # Wide enough for every Java int, and with digits where this model has them.
        python = {row: str(_ROWS[row](self.value)) for row in ROWS}
        found = {row: text for row, text in python.items() if text != str(self.result(row))}
        wide = BitModel(self.value, 32).facts()
        return found | {name: text for (name, text), (_, own) in zip(wide, self.facts(), strict=False) if text != own}

    def bit_name(self, index: int) -> str:
        """Return what the bit at `index` is, in words; see `with_bit`."""
        if self.java and index == 31:
            return f"bit 31, the sign: counts as {self.minimum}"
        if index == self.width and not self.java:
            return f"sign: …0 is 0 or more, …1 has ones forever and counts as {self.minimum}"
        digit = f", digit {index + 1}" if self.width == 9 and index < 9 else ""
        return f"bit {index}, place value {1 << index}{digit}"

    def page(self, rows=ROWS) -> dict:
        """Return all that the browser draws of this value: columns from the left, in Python first the sign, and so on.

        heads      (name, a text for each column)
        rows       (name, a text for each column, value, what Python says instead)
        facts      (name, answer, note, whether Python says otherwise)
        sentence   plain words, code, plain words, and so on
        """
        places = list(reversed(range(self.columns + (not self.java))))
        heads = {"index": [str(k) for k in places]}
        if self.columns <= 16:
            heads["place value"] = [str(1 << k) for k in places]
        if self.width == 9:
            heads["digit"] = [str(k + 1) if k < 9 else "" for k in places]
        elif self.java:
            heads[""] = [""] * 32
        if not self.java:
            for texts in heads.values():
                texts[0] = ""
        heads[list(heads)[-1]][0] = "±" if self.java else "sign"
        python = {name: f"Python: {answer}" for name, answer in self.differences().items()}
        same = "as in Python" if self.java else ""
        names = dict.fromkeys(["x", *row_names(rows)])
        return {
            "java": self.java,
            "columns": [[k, self.bit_name(k)] for k in places],
            "lowest": self.index,
            "heads": list(map(list, heads.items())),
            "rows": [[name, self._texts(name), str(self.result(name)), python.get(name, "")] for name in names],
            "facts": [[name, answer, python.get(name, same), name in python] for name, answer in self.facts()],
            "sentence": _EXPRESSION.split(self.sentence(rows)),
        }

    def _texts(self, row: str) -> list[str]:
        bits = list(map(str, self.bits(row)))
        return bits if self.java else [self.sign(row), *bits]

    def __str__(self) -> str:
        bits = "".join(map(str, self.bits("x")))
        python = f"0b{bits}" if self.value >= 0 else f"…1 {bits}"
        shown = f"Java int 0b{bits}" if self.java else python
        if not self.value:
            return f"{shown} = 0: no lowest bit"
        digit = f", digit {self.digit}" if self.digit else ", no digit" if self.width == 9 else ""
        return f"{shown} = {self.value}: lowest bit {self.lowest}, index {self.index}{digit}"

    def sentence(self, rows=ROWS) -> str:
        """What happened to the bits of this value, and why; it speaks only of the rows that are shown."""
        rows = row_names(rows)
        negated, borrowed = "-x" in rows or "x & -x" in rows, "x - 1" in rows or "x & (x-1)" in rows
        if negated:
            said = self._negated("x & -x" in rows)
            return f"{said}; {self._borrowed('x & (x-1)' in rows, brief=True)}." if borrowed else f"{said}."
        if borrowed:
            return self._borrowed("x & (x-1)" in rows, brief=False) + "."
        return (self._flipped() if "~x" in rows else self._sum()) + "."

    def _negated(self, shared: bool) -> str:
        x, k, low = self.value, self.index, self.lowest
        if x == 0:
            end = "through all 32 and out on the left" if self.java else "through them all, forever"
            tail = ", and x & -x is 0: there is no lowest 1" if shared else ""
            said = f"x has no 1, so ~x is nothing but ones and the +1 in -x == ~x + 1 carries {end}"
            return f"{said}: -0 is 0{tail}"
        if self.java and x == self.minimum:
            tail = " and so is x & -x" if shared else ""
            how = "the +1 in -x == ~x + 1 carries through them into the sign"
            ones = f"The only 1 of x is its sign, bit 31; the 31 zeros below it are ones in ~x, and {how}"
            return f"{ones}, so -x is {x} again{tail}: an int has no {-x}"
        tail = f", so the only 1 that both have is bit {k}: x & -x is {low}" if shared else ""
        if k == 0:
            how = "Bit 0 of x is 1, so in ~x it is 0 and the +1 in -x == ~x + 1 turns it into 1 without a carry"
        else:
            zeros, them = ("is 1 zero; it is 1", "it") if k == 1 else (f"are {k} zeros; they are 1", "them")
            how = f"so the +1 in -x == ~x + 1 turns {them} back to 0 and carries into bit {k}"
            how = f"Below bit {k}, the lowest 1 of x, {zeros} in ~x, {how}"
        return f"{how}; above it every bit of -x is the reverse of x's{tail}"

    def _borrowed(self, cleared: bool, brief: bool) -> str:
        x, k, less, rest = self.value, self.index, self.result("x - 1"), self.result("x & (x-1)")
        if x == 0:
            bits, tail = "all 32 bits" if self.java else "every bit", ", and x & (x-1) stays 0" if cleared else ""
            return f"x - 1 finds no 1 to borrow from and turns {bits} into 1: {less}{tail}"
        if self.java and x == self.minimum:
            tail = ", and x & (x-1) is 0" if cleared else ""
            return f"x - 1 borrows from the sign and wraps round to {less}{tail}"
        tail = f", so x & (x-1) is x without that bit: {rest}" if cleared else ""
        if brief:
            return f"x - 1 borrows from bit {k}{tail}"
        zeros = "the zero below it becomes" if k == 1 else f"the {k} zeros below it become"
        below = f"{zeros} 1" if k else "there is nothing below it"
        said = f"x - 1 borrows from bit {k}, the lowest 1: it becomes 0, {below}"
        return f"{said}, and above it nothing changes{tail}"

    def _flipped(self) -> str:
        which = "all 32 bits, the sign too" if self.java else "every bit, and those that go on to the left forever"
        return f"~x turns over {which}, so it is -x - 1: {self.result('~x')}"

    def _sum(self) -> str:
        ones = [k for k in reversed(range(self.columns)) if self.value >> k & 1]
        if self.value < 0 and self.java:
            return f"Bit 31, the sign, counts as {self.minimum}, and the other ones add {self.value - self.minimum}"
        if self.value < 0:
            whole = 1 << self.width
            return f"The bits shown make {self.value + whole}, and the ones that go on to the left take {whole} from it"
        if not ones:
            return "No bit is 1, so x is 0"
        if len(ones) > 9:
            return f"x has {len(ones)} ones, from bit {ones[0]} down to bit {ones[-1]}"
        bits, verb = ("Bit", "is") if len(ones) == 1 else ("Bits", "are")
        return f"{bits} {joined(ones)} {verb} 1, so x is {' + '.join(str(1 << k) for k in ones)}"
