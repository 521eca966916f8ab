"""Boards: reading them, printing them, and saying what is wrong with them.

A board is nine lists of nine ints, 0 for a blank. Rows, columns and boxes count from 0 in code and from 1
in every name and message that a person reads: `board[2][4]` is the cell "r3c5", in row 3, column 5, box 2.
"""

import operator
from contextlib import suppress
from itertools import chain, combinations
from typing import NamedTuple

Board = list[list[int]]

DIGITS = "123456789"
BLANKS = ".0*_-xX"  # every sign that stands for a blank in text
FRAME = "|+=-*"  # every sign that may draw a frame; "-" and "*" can be either

_EXPECTED = f"a digit or a blank ({' '.join(BLANKS)})"


class PuzzleFormatError(ValueError):
    """What was given cannot be read as a board.

    The message says where and what was expected. `line` and `column` are the place in the text, counted
    from 1, or None where there is no single place.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None):
        super().__init__(message)
        self.line = line
        self.column = column


class Conflict(NamedTuple):
    """One digit that stands more than once in a unit: `cells` are its (row, col) places, counted from 0."""

    digit: int
    unit: str
    cells: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        names = [cell_name(row, col) for row, col in self.cells]
        both = "both" if len(names) == 2 else "all"
        return f"{', '.join(names[:-1])} and {names[-1]} in {self.unit} are {both} {self.digit}"


class ConflictError(ValueError):
    """The board breaks the rules before any search begins: `conflict` names the cells and the unit."""

    def __init__(self, conflict: Conflict):
        super().__init__(f"clash: {conflict}")
        self.conflict = conflict


# ---- geometry ----------------------------------------------------------------------------------------


def box_index(row: int, col: int) -> int:
    """The box, 0 to 8, that holds the cell; numbered row by row, as cells are."""
    return row // 3 * 3 + col // 3


def cell_name(row: int, col: int) -> str:
    """The name a person reads: `cell_name(2, 4)` is "r3c5"."""
    return f"r{row + 1}c{col + 1}"


def many(number: int, noun: str, ending: str = "s") -> str:
    """A number with its noun, as messages and views write it: "1 cell", "2,000 cells"."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}{ending}"


_CELLS = [(row, col) for row in range(9) for col in range(9)]
# For each cell, where the places for the digits of its row, of its column and of its box begin: ten places a unit.
_FIRST_PLACES = [(10 * row, 90 + 10 * col, 180 + 10 * box_index(row, col)) for row, col in _CELLS]

# The 27 units by name: nine rows, nine columns, nine boxes, each a list of its nine (row, col) cells.
UNITS: dict[str, list[tuple[int, int]]] = {
    **{f"row {n + 1}": [cell for cell in _CELLS if cell[0] == n] for n in range(9)},
    **{f"column {n + 1}": [cell for cell in _CELLS if cell[1] == n] for n in range(9)},
    **{f"box {n + 1}": [cell for cell in _CELLS if box_index(*cell) == n] for n in range(9)},
}


# ---- asking a board ----------------------------------------------------------------------------------


def copy(board: Board) -> Board:
    """A board of its own: new rows too, so that writing in one leaves the other alone."""
    return [list(row) for row in board]


def conflicts(board: Board) -> list[Conflict]:
    """Every digit that stands twice or more in a unit; rows first, then columns, then boxes.

    Two equal digits that share a row and a box are reported for both. An empty list means that the board
    is valid, which does not mean that it can be solved.
    """
    found = []
    for unit, cells in UNITS.items():
        digits = [board[row][col] for row, col in cells]
        if len(set(digits) - {0}) == 9 - digits.count(0):
            continue  # as many different digits as filled cells: nothing repeats
        for digit in range(1, 10):
            if digits.count(digit) > 1:
                places = tuple(cell for cell in cells if board[cell[0]][cell[1]] == digit)
                found.append(Conflict(digit, unit, places))
    return found


def is_solved(board: Board) -> bool:
    """True when no cell is blank and no digit stands twice in a unit."""
    return all({*range(1, 10)} == {board[row][col] for row, col in cells} for cells in UNITS.values())


def check(board: Board) -> None:
    """Raise unless a solver can work on this board in place. Nothing is written.

    PuzzleFormatError: it is not nine separate lists of nine ints from 0 to 9.
    ConflictError: two givens clash; the message names both cells and the unit.
    """
    if not isinstance(board, list) or len(board) != 9:
        raise PuzzleFormatError(f"a board to solve is a list of 9 rows, not {_describe(board)}; parse() makes one")
    for index, row in enumerate(board, start=1):
        if not isinstance(row, list):
            raise PuzzleFormatError(f"row {index} must be a list that can be written in, not {_describe(row)}", index)
        if len(row) != 9:
            raise PuzzleFormatError(f"row {index} has {many(len(row), 'cell')}, 9 needed", index)
        for column, value in enumerate(row, start=1):
            if type(value) is not int or not 0 <= value <= 9:
                raise PuzzleFormatError(
                    f"row {index}, column {column}: {_shown(value)} is not an int from 0 to 9", index, column
                )
    if len(set(map(id, board))) < 9:
        pairs = combinations(range(9), 2)
        first, second = next((one, two) for one, two in pairs if board[one] is board[two])
        raise PuzzleFormatError(
            f"rows {first + 1} and {second + 1} are one and the same list, so writing in one writes in both"
        )
    # One quick look, since every solver begins with it: has each given its row, its column and its box to itself?
    cells = zip(chain.from_iterable(board), _FIRST_PLACES, strict=True)
    places = [first + digit for digit, firsts in cells if digit for first in firsts]
    if len(set(places)) < len(places):
        raise ConflictError(conflicts(board)[0])


# ---- printing ----------------------------------------------------------------------------------------


def to_line(board: Board, blank: str = ".") -> str:
    """The board as one line of 81 characters, row by row."""
    return "".join(str(digit) if digit else blank for row in board for digit in row)


def to_rows(board: Board, blank: str = "0") -> str:
    """The board as nine lines of nine characters, without a newline at the end."""
    line = to_line(board, blank)
    return "\n".join(line[start : start + 9] for start in range(0, 81, 9))


# ---- reading -----------------------------------------------------------------------------------------
# Text is read in two steps. `split` finds out where each board stands in the text; `Piece.parse` reads one.
# So a reader of many boards can report the one that is broken and still answer the others.


class Piece(NamedTuple):
    """The part of a text that holds one board: `lines` are pairs of a line number, from 1, and its text."""

    shape: str  # "json", "line" (the whole board on one line) or "rows"
    lines: list[tuple[int, str]]

    def parse(self) -> Board:
        """Read this board. PuzzleFormatError: it has the place and what was expected."""
        read = {"json": _parse_json, "line": _parse_line, "rows": _parse_rows}[self.shape]
        return read(self.lines)


def parse(source) -> Board:
    """Read exactly one board from text, or from nine rows of nine values.

    Text: 81 characters with an optional comment after them, nine lines (with spaces or a drawn frame, or
    without), nine groups on one line, or nested JSON lists. Blanks are any of `. 0 * _ - x X`. Lines that
    begin with # are comments. Values: nested lists or tuples, or a 9x9 array, of ints, one-character
    strings or None.

    Clashing givens are readable; the solvers say so. PuzzleFormatError: anything else, with the place.
    """
    if not isinstance(source, str):
        return _parse_values(source)
    pieces = split(source)
    if not pieces:
        raise PuzzleFormatError("no board found: the text holds nothing but blank lines or comments")
    if len(pieces) > 1:
        raise PuzzleFormatError(
            f"{len(pieces)} boards found, one on each line; parse reads exactly one, parse_all reads many",
            pieces[1].lines[0][0],
        )
    return pieces[0].parse()


def parse_all(text: str) -> list[Board]:
    """Read all boards of a text, in order: any number of one-line boards, or one board of any other shape."""
    return [piece.parse() for piece in split(text)]


def split(text: str) -> list[Piece]:
    """Find where each board of a text stands, without reading the cells.

    PuzzleFormatError: a blank line stands inside a board of several lines.
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
            raise PuzzleFormatError(
                f"line {n} is blank: the nine rows of a board stand together, without a gap "
                "(many boards in one text stand one to a line, 81 characters each)",
                n,
            )
    return [Piece("rows", filled)]


def _holds_whole_board(line: str) -> bool:
    """Is this line meant as a whole board, rightly written or not? A row, however framed, is far shorter."""
    words = line.split()
    signs = set("".join(words))
    if signs <= set(FRAME):  # a frame, however wide, but for blanks in the number of a board's cells
        return len("".join(words)) == 81 and signs <= set("-*")
    return len(words[0]) > 40 or (len(words) >= 9 and len(words[0]) == 9)


def _is_board_line(line: str) -> bool:
    """Does the line begin with 81 cells? Then it is one board of many, whatever the other lines are."""
    word = line.split()[0]
    return len(word) == 81 and set(word) <= set(DIGITS + BLANKS)


def _parse_line(lines) -> Board:
    """81 characters or nine groups of nine, then perhaps white space and a comment."""
    ((n, line),) = lines
    words = line.split()
    if len(words[0]) > 9:
        text, start = words[0], line.index(words[0])
        cells = [(start + k + 1, char) for k, char in enumerate(text)]
    else:
        cells, end = [], 0
        for index, word in enumerate(words[:9], start=1):
            start = line.index(word, end)
            end = start + len(word)
            if len(word) != 9:
                raise PuzzleFormatError(
                    f"line {n}: group {index} has {many(len(word), 'cell')}, 9 needed", n, start + 1
                )
            cells += [(start + k + 1, char) for k, char in enumerate(word)]
        if len(words) > 9 and set(words[9]) <= set(DIGITS + BLANKS):
            raise PuzzleFormatError(
                f"line {n} goes on after nine groups of nine with {words[9]!r}",
                n,
                line.index(words[9], end) + 1,
            )
    for k, (column, char) in enumerate(cells):
        if char not in DIGITS + BLANKS:
            where = f" (row {k // 9 + 1}, column {k % 9 + 1})" if len(cells) == 81 else ""
            raise PuzzleFormatError(
                f"line {n}, column {column}{where}: {_describe_char(char)} is not {_EXPECTED}", n, column
            )
    if len(cells) != 81:
        raise PuzzleFormatError(f"line {n} has {len(cells)} cells, 81 needed", n)
    values = [_value(char) for _, char in cells]
    return [values[start : start + 9] for start in range(0, 81, 9)]


def _parse_rows(lines) -> Board:
    """Nine lines of nine cells, with or without a frame.

    "-" and "*" may be blanks or frame, and a line of dashes may be a frame or a blank row. Every reading
    is tried: the board is the one that comes out as nine rows of nine. Two such boards are an error.
    """
    for n, line in lines:
        for column, char in enumerate(line, start=1):
            if not char.isspace() and char not in DIGITS + BLANKS + FRAME:
                raise PuzzleFormatError(_bad_cell(lines, n, column, char), n, column)
    readings = [
        (walls, _rows_of(lines, walls, keep_rows)) for walls in ("", "-", "*", "-*") for keep_rows in ("", "-*|", FRAME)
    ]
    boards = []
    for walls, rows in readings:
        if len(rows) == 9 and all(len(cells) == 9 for _, cells in rows):
            board = [[_value(char) for _, char in cells] for _, cells in rows]
            if board not in [other for _, other in boards]:
                boards.append((walls, board))
    if len(boards) == 1:
        return boards[0][1]
    if boards:
        both = " or ".join(
            f"{to_line(board)} (frame signs among - and *: {' '.join(walls) or 'none'})" for walls, board in boards
        )
        raise PuzzleFormatError(f"this can be read in {len(boards)} ways, {both}; use . for blanks")
    # None fits: speak of the reading that comes nearest, the plainest one where several do.
    _, rows = max(readings, key=lambda reading: sum(len(cells) == 9 for _, cells in reading[1]))
    raise _wrong_counts(lines, rows)


def _rows_of(lines, walls: str, keep_rows: str):
    """The rows under one reading: `walls` are the signs among "-*" that are frame. A line made only
    of frame signs is a row if it has nine cells and no sign beside those of `keep_rows`."""
    rows = []
    for n, line in lines:
        cells = [(k, c) for k, c in enumerate(line, start=1) if not (c.isspace() or c in "|+=" + walls)]
        only_frame = all(char.isspace() or char in FRAME for char in line)
        if not only_frame or (len(cells) == 9 and not set(line) - set(keep_rows) - set(" \t")):
            rows.append((n, cells))
    return rows


def _wrong_counts(lines, rows) -> PuzzleFormatError:
    """The error for rows that are not nine of nine: the first short or long row, else their number."""
    spaced = any(" " in line.strip() for _, line in lines)
    hint = "; a space is not a blank, write . or 0" if spaced else ""
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


def _bad_cell(lines, n: int, column: int, char: str) -> str:
    """The message for a character that is neither a cell nor a frame, with its row and column if they are known."""
    rows = _rows_of(lines, "", "")
    numbers = [number for number, _ in rows]
    row = numbers.index(n) + 1
    col = [place for place, _ in rows[row - 1][1]].index(column) + 1
    where = f"row {row}, column {col}"
    if (row, col) != (n, column):
        where = f"line {n}, column {column} ({where})"
    return f"{where}: {_describe_char(char)} is not {_EXPECTED}"


def _parse_json(lines) -> Board:
    """Nested JSON lists, as LeetCode prints a board."""
    import json  # here, not above: the judge's program should not wait for it

    text = "\n".join(line for _, line in lines)
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        line = lines[error.lineno - 1][0] if error.lineno <= len(lines) else lines[-1][0]
        hint = "; JSON strings stand in double quotes" if "'" in text else ""
        raise PuzzleFormatError(
            f"line {line}, column {error.colno}: not a nested JSON list, {error.msg}{hint}", line, error.colno
        ) from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits; thousands of brackets
        raise PuzzleFormatError(f"line {lines[0][0]}: not a nested JSON list, {error}", lines[0][0]) from None
    return _parse_values(values)


def _parse_values(source) -> Board:
    """Nine rows of nine values: ints, one-character strings or None."""
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


def _as_list(source, expected: str) -> list:
    """The items of a sequence or array; a set or a dict has no order, and an iterator may never end."""
    if hasattr(source, "__len__") and hasattr(source, "__getitem__") and not isinstance(source, dict):
        with suppress(Exception):  # a class, or an array without dimensions: it has the methods and no items
            return list(source)
    raise PuzzleFormatError(f"{expected}, not {_describe(source)}")


def _digit(value, row: int, column: int) -> int:
    """One cell of a nested list."""
    if value is None:
        return 0
    if isinstance(value, str) and len(value) == 1 and value in DIGITS + BLANKS:
        return _value(value)
    what = _shown(value)
    if isinstance(value, str) and len(value) == 1:
        what = _describe_char(value)
    # True is an int to Python, and numpy has a bool of its own; neither is a digit to a person.
    elif not isinstance(value, str) and not type(value).__name__.startswith("bool"):
        try:
            number = operator.index(value)  # ints of any make; not 1.5, nor 5.0
            if 0 <= number <= 9:
                return number
        except Exception:
            pass
    raise PuzzleFormatError(
        f"row {row}, column {column}: {what} is not a digit or a blank (0, None or one of {' '.join(BLANKS)})",
        row,
        column,
    )


def _value(char: str) -> int:
    return int(char) if char in DIGITS else 0


def _describe_char(char: str) -> str:
    """A character as a message shows it, with its code point where its look may deceive."""
    if char == " ":
        return "a space (blanks need a sign)"
    if char.isascii() and char.isprintable():
        return repr(char)
    return f"{char!r} (U+{ord(char):04X})"


def _shown(value) -> str:
    """A value as a message shows it: short, even where its own repr is long or fails."""
    try:
        text = repr(value)
    except Exception:  # an int of thousands of digits, lists nested thousands deep, a repr with a bug
        return _describe(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _describe(thing) -> str:
    name = type(thing).__name__
    article = "an" if name[0] in "aeiouAEIOU" else "a"
    return f"{article} {name} of {len(thing)}" if isinstance(thing, list | tuple) else f"{article} {name}"
