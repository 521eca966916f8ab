"""How a failing case looks: values, bits under one another, code in a sentence. Nothing is cut without "…"."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from sudoku_teach.board import CELLS, Board, Cell, cell_name, conflicts, copy, joined, to_line
from sudoku_teach.exercises.child import Arguments, Outcome, Raised
from sudoku_teach.exercises.runner import SHARED


class Seen(NamedTuple):
    """What one case showed: its arguments, what the learner's program did, and what the answer does."""

    arguments: Arguments
    outcome: Outcome
    expected: Outcome
    agrees: bool
    watched: Outcome | None = None  # of a search that is wrong: what it did on the way


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
    return one_line(repr(outcome.value))


def error_of(raised: Raised) -> str:
    return f"{raised.kind}: {raised.message}" if raised.message else raised.kind


def drawn(board: Board, **options: Any) -> Any:
    """A picture of the board. Only a picture needs matplotlib."""
    from sudoku_teach.pictures import draw_board

    return draw_board(board, **options)


def show_with_board(seen: Seen, *others: Any, **options: Any) -> list[Any]:
    """What came back, unless an error says it all; then something else, and the board."""
    values = [] if seen.outcome.raised or seen.outcome.ended else show_values(seen)
    return [*values, *others, drawn(seen.arguments[0], **options)]


def is_board(value: object) -> bool:
    """Nine rows of nine ints from 0 to 9."""
    rows = [row if isinstance(row, list) else [] for row in value] if isinstance(value, list) else []
    return [len(row) for row in rows] == [9] * 9 and all(type(d) is int and 0 <= d <= 9 for row in rows for d in row)


def blanks_of(board: Board) -> list[Cell]:
    return [(row, col) for row, col in CELLS if not board[row][col]]


def show_solver(seen: Seen) -> list[Any]:
    """What was returned, what is wrong with the board that was left, and the board before and after."""
    from sudoku_teach.pictures.page import beside

    (board,) = seen.arguments
    expected, yours = seen.expected.value, seen.outcome.value
    way: Any = (seen.watched and seen.watched.value) or {}
    after = (yours or way).get("after", board)
    lines, told = [], []
    if yours:
        then, unchanged = "afterwards", "; the board is unchanged" * (after == board)
        right = "the board is solved" if expected["returned"] else "no solution, so the board is unchanged"
        lines.append(f"expected: returns {expected['returned']}; {right}")
        lines.append(f"yours:    returns {one_line(repr(yours['returned']))}{unchanged}")
    elif way.get("cut"):
        then = f"after {len(way['writes'])} digits written and erased"
    else:
        then = "when it was stopped" if seen.outcome.ended else "when the error was raised"
    if is_board(after):
        told = [f"{then[0].upper()}{then[1:]}, {clash}." for clash in conflicts(after)[:1]]
        told += _effects(board, after, expected, yours or {}, way)
    elif yours:
        lines.append(f"          the board holds {one_line(repr(after))}")
    parts = [fenced(lines)] * bool(lines) + [" ".join(told)] * bool(told)
    if after == board or not is_board(after):
        return [*parts, drawn(board)]
    text = f"the board before, {to_line(board)}, and {then}, {to_line(after)}"
    return [*parts, beside(drawn(board, title="before"), drawn(after, givens=board, title=then), text=text)]


def _effects(board: Board, after: Board, expected: Any, yours: Any, way: Any) -> list[str]:
    """Sentences about what a solver did, none of which is a guess."""
    found = []
    lost = [cell_name(r, c) for r, c in CELLS if board[r][c] not in (0, after[r][c])]
    if lost:
        found.append(f"The given in {joined(lost[:3])} was changed.")
    if yours.get("returned") and blanks_of(after):
        found.append(f"{cell_name(*blanks_of(after)[0])} is still blank.")
        if after == board and way.get("writes"):
            found.append("Digits were written, and all of them were erased again.")
    gave_up = yours and expected["returned"] and not yours["returned"] and after != expected["after"]
    if gave_up and way and not way["cut"]:
        found += _never(board, expected["after"], way["writes"])
    return found


def _never(board: Board, solution: Board, writes: list[Any]) -> list[str]:
    """What a search that gave up has never tried; or that it had the solution, and lost it."""
    now, missing = copy(board), {(row, col): solution[row][col] for row, col in blanks_of(board)}
    for row, col, digit, placed in writes:
        now[row][col] = digit if placed else 0
        if now == solution:
            return ["At one moment the board was solved; after that, digits were changed or erased again."]
        if missing.get((row, col)) == digit:
            del missing[row, col]
    if not writes:
        return ["Nothing was written into this board."]
    return [f"In the solution {cell_name(*c)} is {d}, which was never written there." for c, d in missing.items()][:1]
