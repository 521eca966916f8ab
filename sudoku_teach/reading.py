"""Reading boards: one from text or nested lists with `parse`, every board of a text with `parse_all`.

Text is read in two steps. `split` finds where each board is in the text; `Piece.parse` reads one of them.
So a reader of many boards can report the one that is broken and still solve the others.
"""

import operator
from contextlib import suppress
from typing import Any, NamedTuple

from sudoku_teach.board import Board, PuzzleFormatError, describe, many, shown, to_line

DIGITS = "123456789"
BLANKS = ".0*_-xX"  # every sign that means a blank in text
FRAME = "|+=-*"  # every sign that may draw a frame; "-" and "*" can be either

_Rows = list[tuple[int, list[tuple[int, str]]]]  # (line number, its cells), each cell a (column, sign)
_EXPECTED = f"a digit or a blank ({' '.join(BLANKS)})"
Lines = list[tuple[int, str]]  # each line of a text with its number, from 1


class Piece(NamedTuple):
    """The part of a text that holds one board."""

    shape: str  # "json", "line" (the whole board on one line) or "rows"
    lines: Lines

    def parse(self) -> Board:
        """Return this board. Raise PuzzleFormatError, with the place and what was expected, if it cannot be read."""
        return {"json": _parse_json, "line": _parse_line, "rows": _parse_rows}[self.shape](self.lines)


def parse(source: object) -> Board:
    """Return the one board that a text holds, or nine rows of nine values.

    Text: 81 characters with an optional comment after them, nine lines (with spaces or a drawn frame, or without), nine
    groups on one line, or nested JSON lists. Blanks are any of `. 0 * _ - x X`. Lines that begin with # are comments.
    Values: nested lists or tuples, or a 9x9 array, of ints, one-character strings or None.

    Givens that clash can be read; the solvers report them. Raise PuzzleFormatError, with the place, for anything else.
    """
    if not isinstance(source, str):
        return _parse_values(source)
    pieces = split(source)
    if not pieces:
        raise PuzzleFormatError("no board found: the text holds nothing but blank lines or comments")
    if len(pieces) > 1:
        found = f"{len(pieces)} boards found, one on each line"
        raise PuzzleFormatError(f"{found}; parse reads exactly one, parse_all reads many", pieces[1].lines[0][0])
    return pieces[0].parse()


def parse_all(text: str) -> list[Board]:
    """Return all boards of a text, in order: any number of one-line boards, or one board of any other shape."""
    return [piece.parse() for piece in split(text)]


def split(text: str) -> list[Piece]:
    """Return where each board of a text is, without reading the cells.

    Raise PuzzleFormatError if there is a blank line inside a board of several lines.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = [(n, line.strip("\n")) for n, line in enumerate(text.split("\n"), start=1)]
    lines = [(n, line) for n, line in lines if not line.lstrip().startswith("#")]
    filled = [(n, line) for n, line in lines if line.strip()]
    if not filled:
        return []
    if filled[0][1].lstrip().startswith("[") and not any(_is_board_line(line) for _, line in filled):
        return [Piece("json", filled)]
    if any(_holds_whole_board(line) for _, line in filled):
        return [Piece("line", [numbered]) for numbered in filled]
    first, last = filled[0][0], filled[-1][0]
    for n, line in lines:
        if first < n < last and not line.strip():
            many_boards = "of many boards in one text, each is a line of 81 characters"
            gap = f"line {n} is blank: the nine rows of a board belong together, without a gap ({many_boards})"
            raise PuzzleFormatError(gap, n)
    return [Piece("rows", filled)]


def _holds_whole_board(line: str) -> bool:
    """Whether this line is meant as a whole board, correct or not. A row, even in a frame, is far shorter."""
    words = line.split()
    signs = set("".join(words))
    if signs <= set(FRAME):  # a frame, however wide, unless it is exactly 81 blanks
        return len("".join(words)) == 81 and signs <= set("-*")
    return len(words[0]) > 40 or (len(words) >= 9 and len(words[0]) == 9)


def _is_board_line(line: str) -> bool:
    """Whether the line begins with 81 cells. Then it is one board of many, whatever the other lines are."""
    word = line.split()[0]
    return len(word) == 81 and set(word) <= set(DIGITS + BLANKS)


def _parse_line(lines: Lines) -> Board:
    """Read 81 characters or nine groups of nine, with optional white space and a comment after them."""
    ((n, line),) = lines
    words = line.split()
    grouped = len(words[0]) <= 9
    cells, end = [], 0
    for index, word in enumerate(words[:9] if grouped else words[:1], start=1):
        start = line.index(word, end)
        end = start + len(word)
        if grouped and len(word) != 9:
            raise PuzzleFormatError(f"line {n}: group {index} has {many(len(word), 'cell')}, 9 needed", n, start + 1)
        cells += [(start + k + 1, char) for k, char in enumerate(word)]
    if grouped and len(words) > 9 and set(words[9]) <= set(DIGITS + BLANKS):
        column = line.index(words[9], end) + 1
        raise PuzzleFormatError(f"line {n} goes on after nine groups of nine with {words[9]!r}", n, column)
    for k, (column, char) in enumerate(cells):
        if char not in DIGITS + BLANKS:
            where = f" (row {k // 9 + 1}, column {k % 9 + 1})" if len(cells) == 81 else ""
            where = f"line {n}, column {column}{where}"
            raise PuzzleFormatError(f"{where}: {_describe_char(char)} is not {_EXPECTED}", n, column)
    if len(cells) != 81:
        raise PuzzleFormatError(f"line {n} has {len(cells)} cells, 81 needed", n)
    values = [_value(char) for _, char in cells]
    return [values[start : start + 9] for start in range(0, 81, 9)]


def _parse_rows(lines: Lines) -> Board:
    """Read nine lines of nine cells, with or without a frame.

    "-" and "*" may be blanks or frame, and a line of dashes may be a frame or a blank row. Every reading
    is tried: the right one gives nine rows of nine. Two such boards are an error.
    """
    for n, line in lines:
        for column, char in enumerate(line, start=1):
            if not char.isspace() and char not in DIGITS + BLANKS + FRAME:
                raise PuzzleFormatError(_bad_cell(lines, n, column, char), n, column)
    readings = [(walls, _rows_of(lines, walls, keep)) for walls in ("", "-", "*", "-*") for keep in ("", "-*|", FRAME)]
    boards: list[tuple[str, Board]] = []
    for walls, rows in readings:
        if len(rows) == 9 and all(len(cells) == 9 for _, cells in rows):
            board = [[_value(char) for _, char in cells] for _, cells in rows]
            if board not in [other for _, other in boards]:
                boards.append((walls, board))
    if len(boards) == 1:
        return boards[0][1]
    if boards:
        frames = [f"frame signs among - and *: {' '.join(walls) or 'none'}" for walls, _ in boards]
        both = " or ".join(f"{to_line(board)} ({frame})" for (_, board), frame in zip(boards, frames, strict=True))
        raise PuzzleFormatError(f"this can be read in {len(boards)} ways, {both}; use . for blanks")
    # No reading fits: report the one that comes nearest, and the plainest of several.
    _, rows = max(readings, key=lambda reading: sum(len(cells) == 9 for _, cells in reading[1]))
    raise _wrong_counts(lines, rows)


def _rows_of(lines: Lines, walls: str, keep_rows: str) -> _Rows:
    """The rows under one reading: `walls` are the signs among "-*" that are frame. A line made only
    of frame signs is a row if it has nine cells and no sign except those of `keep_rows`."""
    rows = []
    for n, line in lines:
        cells = [(k, c) for k, c in enumerate(line, start=1) if not (c.isspace() or c in "|+=" + walls)]
        only_frame = all(char.isspace() or char in FRAME for char in line)
        if not only_frame or (len(cells) == 9 and not set(line) - set(keep_rows) - set(" \t")):
            rows.append((n, cells))
    return rows


def _wrong_counts(lines: Lines, rows: _Rows) -> PuzzleFormatError:
    """The error for rows that are not nine of nine: the first short or long row, else their number."""
    hint = "; a space is not a blank, write . or 0" if any(" " in line.strip() for _, line in lines) else ""
    if len(rows) >= 9:
        for index, (n, cells) in enumerate(rows, start=1):
            if len(cells) != 9:
                where = "" if n == index else f"line {n}: "
                short = hint if len(cells) < 9 else ""
                return PuzzleFormatError(f"{where}row {index} has {many(len(cells), 'cell')}, 9 needed{short}", n)
    first, last = lines[0][0], lines[-1][0]
    found = f"{many(len(rows), 'row')} found, 9 needed"
    odd = [(index, n, cells) for index, (n, cells) in enumerate(rows, start=1) if len(cells) != 9]
    if odd and len(rows) > 1:
        index, n, cells = odd[0]
        found += f", and row {index} has {many(len(cells), 'cell')}{hint if len(cells) < 9 else ''}"
    elif odd:
        found += f" (or 81 cells on one line without spaces; this one has {len(odd[0][2])}){hint}"
    frames = len(lines) - len(rows)
    if frames:
        found += f"; {many(frames, 'line')} of frame signs ({' '.join(FRAME)}) not counted"
    where = f"line {first}" if first == last else f"lines {first} to {last}"
    return PuzzleFormatError(f"{where}: {found}", last)


def _bad_cell(lines: Lines, n: int, column: int, char: str) -> str:
    """The message for a character that is neither a cell nor a frame, with its row and column if they are known."""
    rows = _rows_of(lines, "", "")
    row = [number for number, _ in rows].index(n) + 1
    col = [place for place, _ in rows[row - 1][1]].index(column) + 1
    where = f"row {row}, column {col}"
    if (row, col) != (n, column):
        where = f"line {n}, column {column} ({where})"
    return f"{where}: {_describe_char(char)} is not {_EXPECTED}"


def _parse_json(lines: Lines) -> Board:
    """Read nested JSON lists, as LeetCode prints a board."""
    import json  # here, not above: the judge's program should not wait for it

    text = "\n".join(line for _, line in lines)
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        line = lines[error.lineno - 1][0] if error.lineno <= len(lines) else lines[-1][0]
        hint = "; JSON strings need double quotes" if "'" in text else ""
        said = f"line {line}, column {error.colno}: not a nested JSON list, {error.msg}{hint}"
        raise PuzzleFormatError(said, line, error.colno) from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits; thousands of brackets
        raise PuzzleFormatError(f"line {lines[0][0]}: not a nested JSON list, {error}", lines[0][0]) from None
    return _parse_values(values)


def _parse_values(source: object) -> Board:
    if isinstance(source, bytes | bytearray):
        raise PuzzleFormatError("bytes are not text: decode them first, for example with .decode()")
    rows = _as_list(source, "a board is text or nine rows of nine values")
    if len(rows) != 9:
        raise PuzzleFormatError(f"{many(len(rows), 'row')} found, 9 needed")
    board = []
    for index, row in enumerate(rows, start=1):
        values = _as_list(row, f"row {index} is nine values")
        if len(values) != 9:
            raise PuzzleFormatError(f"row {index} has {many(len(values), 'cell')}, 9 needed", index)
        board.append([_digit(value, index, column) for column, value in enumerate(values, start=1)])
    return board


def _as_list(source: Any, expected: str) -> list[Any]:
    """The items of a sequence or array; a set or a dict has no order, and an iterator may never end."""
    if hasattr(source, "__len__") and hasattr(source, "__getitem__") and not isinstance(source, dict):
        with suppress(Exception):  # a class, or an array without dimensions, has these methods but no items
            return list(source)
    raise PuzzleFormatError(f"{expected}, not {describe(source)}")


def _digit(value: Any, row: int, column: int) -> int:
    if value is None:
        return 0
    if isinstance(value, str) and len(value) == 1 and value in DIGITS + BLANKS:
        return _value(value)
    what = shown(value)
    if isinstance(value, str) and len(value) == 1:
        what = _describe_char(value)
    # True is an int to Python, and numpy has a bool of its own; neither is a digit to a person.
    elif not isinstance(value, str) and not type(value).__name__.startswith("bool"):
        with suppress(Exception):
            number = operator.index(value)  # ints of any make; not 1.5, nor 5.0
            if 0 <= number <= 9:
                return number
    expected = f"a digit or a blank (0, None or one of {' '.join(BLANKS)})"
    raise PuzzleFormatError(f"row {row}, column {column}: {what} is not {expected}", row, column)


def _value(char: str) -> int:
    return int(char) if char in DIGITS else 0


def _describe_char(char: str) -> str:
    """A character as a message shows it, with its code point if its look may mislead."""
    if char == " ":
        return "a space (blanks need a sign)"
    if char.isascii() and char.isprintable():
        return repr(char)
    return f"{char!r} (U+{ord(char):04X})"
