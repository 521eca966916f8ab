"""How a failing case looks: values, bits under one another, code in a sentence. Nothing is cut without "…"."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from sudoku_teach.exercises.child import Arguments, Odd, Outcome, Raised
from sudoku_teach.exercises.runner import SHARED


class Seen(NamedTuple):
    """What one case showed: its arguments, what the learner's program did, and what the answer does.

    watched  of a search that is wrong: what it did on the way
    """

    arguments: Arguments
    outcome: Outcome
    expected: Outcome
    agrees: bool
    watched: Outcome | None = None


def show_values(seen: Seen, *above: str) -> list[Any]:
    """The answer's value beside the learner's, below other lines."""
    return [fenced([*above, f"expected: {said(seen.expected)}", f"yours:    {said(seen.outcome)}"])]


def show_bits(seen: Seen, names: Sequence[str] = (), width: int = 0, least: int = 9) -> list[Any]:
    """The arguments that have a name here, the answer's value and the learner's: as bits, one under the other.

    Without a width there are places for all bits of these arguments and of the answer's value.
    """
    rows = [(name, value, repr(value)) for name, value in zip(names, seen.arguments, strict=False)]
    rows.append(("expected", seen.expected.value, said(seen.expected)))
    width = width or max([least, *(each.bit_length() for _, value, _ in rows for each in _ints_in(value))])
    rows.append(("yours", seen.outcome.value, said(seen.outcome)))
    lines = []
    for name, value, text in rows:
        ints = _ints_in(value)
        if isinstance(value, list | tuple) and ints:
            lines += [f"{name}:", *(bit_row(f"  [{k}]", each, width) for k, each in enumerate(ints))]
        else:
            lines.append(bit_row(name, value, width) if ints else f"{name:9}  {text}")
    return [fenced(lines)]


def _ints_in(value: Any) -> list[int]:
    """The int itself, or all ints of a list; none, if it is or holds anything else."""
    ints = list(value) if isinstance(value, list | tuple) else [value]
    return ints if all(type(each) is int for each in ints) else []


def bit_row(label: str, value: int, width: int = 9) -> str:
    """One int: its lowest bits, what there is left of them, and the int as Python writes it."""
    ones_forever = "…" if value < 0 else " "
    wide = "" if -(1 << width) <= value < 1 << width else f"  and bits left of these {width}"
    return f"{label:9} {ones_forever}{value & ((1 << width) - 1):0{width}b}  {value}{wide}"


def fenced(lines: Sequence[str]) -> str:
    lines = [one_line(line, 400) for line in lines]
    fence = _ticks(lines, 3)
    return "\n".join([f"{fence}text", *lines, fence])


def code(text: str) -> str:
    """Text as code within a sentence, whatever it holds."""
    text = one_line(text) or " "  # two backticks with nothing between are no code
    pad = " " if "`" in text else ""
    return f"{_ticks([text], 1)}{pad}{text}{pad}{_ticks([text], 1)}"


def one_line(text: str, length: int = 200) -> str:
    """What a learner's program said, cut, with control characters and halves of characters written out."""
    text = "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
    return text if len(text) <= length else text[:length] + "…"


def _ticks(texts: Sequence[str], least: int) -> str:
    """As many backticks as Markdown needs around these texts."""
    runs = [len(run) for text in texts for run in re.findall("`+", text)]
    return "`" * max(least, 1 + max(runs, default=0))


def said(outcome: Outcome) -> str:
    """What came back, in words."""
    if outcome.ended:
        return f"no result ({outcome.ended})"
    if outcome.raised:
        return error_of(outcome.raised)
    if outcome.value == SHARED:
        return SHARED  # in words, not as a value in quotes
    return one_line(outcome.value.repr if isinstance(outcome.value, Odd) else repr(outcome.value))


def error_of(raised: Raised) -> str:
    return f"{raised.kind}: {raised.message}" if raised.message else raised.kind
