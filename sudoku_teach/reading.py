"""Reading boards: one from text or nested lists with `parse`, every board of a text with `parse_all`.

Text is read in two steps. `pieces` finds where each board is, line by line, so that a stream of any length needs little
memory; `Piece.parse` reads one of them. So a reader of many boards can report the one that is broken and still solve
the others. A text that cannot hold a board is refused after a hundred lines.
"""

import codecs
import operator
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO, NamedTuple

from sudoku_teach.board import Board, PuzzleFormatError, describe, many, shown, to_line

DIGITS = "123456789"
BLANKS = ".0*_-xX?"  # every sign that means a blank in text
CELL_SIGNS = DIGITS + BLANKS
FRAME = "|+=-*"  # every sign that may draw a frame; "-" and "*" can be either

_Rows = list[tuple[int, list[tuple[int, str]]]]  # (line number, its cells), each cell a (column, sign)
_EXPECTED = f"a digit or a blank ({' '.join(BLANKS)})"
Lines = list[tuple[int, str]]  # each line of a text with its number, from 1

_LONGEST = 20_000  # characters of a line, and of nested lists: ten times what a board needs
_MOST = 100  # lines of one board with its frame
_BEGIN = 40  # a first word longer than this is meant as a whole board; a row, even in a frame, is far shorter
# Lines drawn with Unicode's box characters, as the same frame in ASCII. None of them can be a blank.
_DRAWN = {code: "=" for code in range(0x2500, 0x2580)} | {ord(sign): "|" for sign in "│┃┆┇┊┋╎╏║"}
_HEADING = re.compile(r"%|grid\s*\d+\s*$|={3,}[^=|+*-]", re.IGNORECASE)
_COLUMNS = ("puzzle", "puzzles", "quiz", "quizzes", "board", "sudoku", "question")  # what a CSV calls its boards
_BETWEEN = re.compile(r"[\s,;\"']+")
_OTHERS = {  # the beginning of a format that is not read, and what it is
    re.compile(
        r"\[[A-Za-z]+\]\s*$"
    ): "a file with sections, as SadMan Sudoku writes it: keep the nine lines of [Puzzle]",
    re.compile(r":\d{4}:"): "a line of HoDoKu's library: keep the 81 signs between its colons",
    re.compile(r"<"): "XML, such as OpenSudoku's: keep the 81 signs of each game",
    re.compile(r"(.?\x00[^\x00]){4}"): "text in UTF-16: save it as UTF-8",
}


class Piece(NamedTuple):
    """The part of a text that holds one board."""

    shape: str  # "lists" (nested, as JSON or Python), "line" (the whole board on one line) or "rows"
    lines: Lines

    def parse(self) -> Board:
        """Return this board. Raise PuzzleFormatError, with the place and what was expected, if it cannot be read."""
        return {"lists": _parse_lists, "line": _parse_line, "rows": _parse_rows}[self.shape](self.lines)


def parse(source: object) -> Board:
    """Return the one board that a text holds, or nine rows of nine values.

    Text: 81 signs, with spaces between them or not, and a comment after them; nine lines (with spaces, tabs, commas or
    a drawn frame, or without); nine groups on one line; a row of a CSV file or a puzzle bank; nested lists as JSON,
    Python or numpy write them. Blanks are any of `. 0 * _ - x X ?`, and `-1` between spaces or commas. Lines that begin
    with # or % are comments. Values: nested lists or tuples, or a 9x9 array, of ints, one-character strings or None.

    Givens in conflict can be read; the solvers report them. Raise PuzzleFormatError, with the place, for anything else.
    """
    if not isinstance(source, str):
        return _parse_values(source)
    found = split(source)
    if not found:
        raise PuzzleFormatError("no board found: the text holds nothing but blank lines or comments")
    if len(found) > 1:
        first, second = found[0].lines[0][0], found[1].lines[0][0]
        where = f"{len(found)} boards found, in line {first} and line {second}"
        where += " and so on" if len(found) > 2 else ""
        raise PuzzleFormatError(f"{where}; parse reads exactly one, parse_all reads many", second)
    return found[0].parse()


def parse_all(text: str) -> list[Board]:
    """Return all boards of a text, in order. Raise PuzzleFormatError at the first that cannot be read."""
    return [piece.parse() for piece in _pieces_of(text)]


def split(text: str) -> list[Piece]:
    """Return where each board of a text is, without reading the cells; see `pieces` for what is raised."""
    return list(_pieces_of(text))


def _pieces_of(text: str) -> Iterator[Piece]:
    return pieces(match[1] for match in re.finditer(r"([^\r\n]*)(?:\r\n|\r|\n|\Z)", text))


def read_lines(stream: BinaryIO) -> Iterator[str]:
    """Yield the lines of a stream of bytes, each without its end, as they come.

    What is not UTF-8 becomes a character that the error message will show. Raise PuzzleFormatError if the stream
    begins as UTF-16 does, or has a line that is longer than any board.
    """
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    rest, number, last = "", 0, False
    while not last:
        chunk = stream.read1(1 << 16) if hasattr(stream, "read1") else stream.read(1 << 16)
        if not number and chunk[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
            raise PuzzleFormatError("the text is in UTF-16: save it as UTF-8", 1)
        last = not chunk
        text = rest + decoder.decode(chunk, last)
        cut = len(text) - 1 if text.endswith("\r") and not last else len(text)  # a "\n" may follow
        lines = re.split(r"\r\n|\r|\n", text[:cut])
        rest = lines.pop() + text[cut:]
        for line in lines:
            number += 1
            yield line
        if len(rest) > _LONGEST:
            raise _too_long(number + 1)
    yield rest


def _too_long(n: int) -> PuzzleFormatError:
    return PuzzleFormatError(f"line {n} has more than {_LONGEST:,} characters; no board has such a line", n)


def pieces(lines: Iterable[str]) -> Iterator[Piece]:
    """Yield where each board is, as soon as it is known.

    Raise PuzzleFormatError if there is a blank line inside a board of several lines, if a hundred lines hold none, or
    if the text is in a format that is not read; the message says which.
    """
    splitter = _Splitter()
    for n, line in enumerate(lines, start=1):
        if len(line) > _LONGEST:
            raise _too_long(n)
        yield from splitter.feed(n, line.removeprefix("\ufeff") if n == 1 else line)
    yield from splitter.end()


class _Splitter:
    """Where each board of a text is; it is fed one line after the other."""

    def __init__(self) -> None:
        self.rows: Lines = []  # of a board of several lines that has not ended
        self.gap = 0  # the number of a blank line or a heading after those rows; 0 if there is none
        self.broken: PuzzleFormatError | None = None  # what is wrong with the rows, unless lines of 81 follow
        self.depth = 0  # of nested lists: how many brackets are open
        self.by_line = False  # a whole board was on one line, so every other line is one too, right or wrong
        self.column: tuple[str, int] | None = None  # of a CSV file with a header: its separator, where its boards are

    def feed(self, n: int, line: str) -> Iterator[Piece]:
        """Yield the boards that are complete now."""
        text = line.strip()
        if text.startswith("#") or (self.depth and not text):
            return
        if (not text and line.count("\t") != 8) or (not self.by_line and _HEADING.match(text)):
            self.gap = self.gap or n
            return
        if not (self.rows or self.by_line or self.column):
            for beginning, name in _OTHERS.items():
                if beginning.match(text):
                    raise PuzzleFormatError(f"line {n}: this is {name}", n)
            self.column = _column_of_boards(text)
            if self.column:
                return
        if self.column:
            yield Piece("line", [(n, _field(text, *self.column))])
        elif self.by_line or _holds_whole_board(text):
            yield from (Piece("line", [each]) for each in self.rows)
            yield Piece("line", [(n, line)])
            self.rows, self.by_line, self.depth = [], True, 0
        elif self.depth or (not self.rows and text[0] in "[("):
            self.depth += sum(map(text.count, "[(")) - sum(map(text.count, ")]"))
            self.rows.append((n, line))
            if self.depth <= 0:
                yield from self.flush("lists")
            self.give_up(n)
        else:
            if self.gap and self.rows:
                if _is_complete(self.rows):
                    yield from self.flush("rows")
                elif not self.broken:
                    self.broken = _broken_by(self.gap, self.rows)
            self.gap = n if set(text) == {"="} and len(_rows_of(self.rows, "", "")) == 9 else 0
            self.rows.append((n, line.translate(_DRAWN)))
            self.give_up(n)

    def flush(self, shape: str) -> Iterator[Piece]:
        """Yield the rows as a board."""
        rows, self.rows, self.depth = self.rows, [], 0
        yield Piece(shape, rows)

    def give_up(self, n: int) -> None:
        if len(self.rows) > _MOST or sum(len(line) for _, line in self.rows) > _LONGEST:
            raise self.broken or PuzzleFormatError(f"lines {self.rows[0][0]} to {n} hold no board; nine rows would", n)

    def end(self) -> Iterator[Piece]:
        """Yield the last board."""
        if self.broken:
            raise self.broken
        if self.rows:
            yield from self.flush("lists" if self.depth else "rows")


def _broken_by(gap: int, rows: Lines) -> PuzzleFormatError:
    """The error for rows that are not nine when a blank line or a heading comes."""
    counted = _rows_of(rows, "", "")
    if len(counted) > 9:
        return _wrong_counts(rows, counted)
    return PuzzleFormatError(
        f"line {gap} is blank: the nine rows of a board belong together, without a gap (boards of nine lines have "
        "a gap between them; or write each as a line of 81)",
        gap,
    )


def _is_complete(rows: Lines) -> bool:
    """Whether these rows are a board, right or wrong: nine of them, whatever is in them."""
    return len(_rows_of(rows, "", "")) == 9 or bool(_boards_of(rows))


def _column_of_boards(header: str) -> tuple[str, int] | None:
    """The separator of a CSV header and the index of the column that holds the boards; None for another line."""
    for separator in ",;\t":
        names = [name.strip(" \"'").lower() for name in header.split(separator)]
        found = [names.index(name) for name in _COLUMNS if name in names]
        if found and (len(names) > 1 or separator == ","):
            return separator, found[0]
    return None


def _field(row: str, separator: str, index: int) -> str:
    """One field of a row of a CSV file, without quotes."""
    import csv  # here, not above: few texts need it

    fields = next(csv.reader([row], delimiter=separator))
    return fields[index].strip() if index < len(fields) else ""


def _holds_whole_board(text: str) -> bool:
    """Whether this line is meant as a whole board, correct or not."""
    words = text.split()
    signs = set("".join(words))
    if signs <= set(FRAME):  # a frame, however wide, unless it is exactly 81 blanks
        return len("".join(words)) == 81 and signs <= set("-*")
    if len(words[0]) > _BEGIN and text[0] not in "[(":
        return True
    if len(words) >= 9 and len(words[0]) == 9:
        return True
    return any(map(_is_board, _BETWEEN.split(text))) or len(_single_cells(text)) > 9 * 9 // 2


def _is_board(word: str) -> bool:
    return len(word) == 81 and set(word) <= set(CELL_SIGNS)


def _single_cells(text: str) -> list[tuple[int, str]]:
    """The cells of a text that has each between spaces or separators, with their columns; a `-1` is a blank.

    None if something else is among them; what follows the 81st is not looked at.
    """
    cells: list[tuple[int, str]] = []
    for match in re.finditer(r"[^\s,;|]+", text):
        if len(match[0]) > 1 and match[0] != "-1":
            return cells if len(cells) == 81 else []
        cells.append((match.start() + 1, "0" if match[0] == "-1" else match[0]))
    return cells


def _parse_line(lines: Lines) -> Board:
    """Read a board on one line: 81 signs, 81 with spaces or commas between, or nine groups of nine; then a comment."""
    ((n, line),) = lines
    found = [(match.start() + 1, match[0]) for match in re.finditer(r"[^\s,;\"']+", line) if _is_board(match[0])]
    if len(found) > 1:
        where = f"line {n} holds two boards, at columns {found[0][0]} and {found[1][0]}"
        raise PuzzleFormatError(f"{where}; give each a line of its own, or the columns a header", n, found[1][0])
    words = line.split()
    if (found and len(words[0]) <= _BEGIN) or (found and found[0][0] == len(line) - len(line.lstrip()) + 1):
        cells = [(found[0][0] + k, char) for k, char in enumerate(found[0][1])]
    elif not words:
        raise PuzzleFormatError(f"line {n} has no board", n)
    elif re.fullmatch(r"\d{9}(\.\d{9}){8}", words[0]):  # the dots divide its rows
        cells = [(k + 1, char) for k, char in enumerate(line) if char in DIGITS + "0"][:81]
    elif not (cells := _single_cells(line)):
        cells = _in_words(n, line, words)
    for k, (column, char) in enumerate(cells):
        if char not in CELL_SIGNS:
            where = f" (row {k // 9 + 1}, column {k % 9 + 1})" if len(cells) == 81 else ""
            where = f"line {n}, column {column}{where}"
            raise PuzzleFormatError(f"{where}: {_describe_char(char)} is not {_EXPECTED}", n, column)
    if len(cells) != 81:
        raise PuzzleFormatError(f"line {n} has {len(cells)} cells, 81 needed", n)
    values = [_value(char) for _, char in cells]
    return [values[start : start + 9] for start in range(0, 81, 9)]


def _in_words(n: int, line: str, words: list[str]) -> list[tuple[int, str]]:
    """The cells of the first word, or of nine groups of nine, with their columns."""
    grouped = len(words[0]) <= 9
    cells, end = [], 0
    for index, word in enumerate(words[:9] if grouped else words[:1], start=1):
        start = line.index(word, end)
        end = start + len(word)
        if grouped and len(word) != 9:
            raise PuzzleFormatError(f"line {n}: group {index} has {many(len(word), 'cell')}, 9 needed", n, start + 1)
        cells += [(start + k + 1, char) for k, char in enumerate(word)]
    if grouped and len(words) > 9 and set(words[9]) <= set(CELL_SIGNS):
        column = line.index(words[9], end) + 1
        raise PuzzleFormatError(f"line {n} goes on after nine groups of nine with {shown(words[9])}", n, column)
    return cells


def _parse_rows(lines: Lines) -> Board:
    """Read nine lines of nine cells, with or without a frame.

    "-" and "*" may be blanks or frame, and a line of dashes may be a frame or a blank row. Every reading
    is tried: the right one gives nine rows of nine. Two such boards are an error.
    """
    lines = _with_signs_for_blanks(lines)
    for n, line in lines:
        for column, char in enumerate(line, start=1):
            if not char.isspace() and char not in CELL_SIGNS + FRAME:
                raise PuzzleFormatError(_bad_cell(lines, n, column, char), n, column)
    boards = _boards_of(lines)
    if len(boards) == 1:
        return boards[0]
    if boards:
        both = " or ".join(map(to_line, boards[:2]))
        raise PuzzleFormatError(f"{len(boards)} readings: {both}; use . for blanks")
    # No reading fits: report the one that comes nearest, and the plainest of several.
    rows = max(_readings(lines), key=lambda rows: sum(len(cells) == 9 for _, cells in rows))
    raise _wrong_counts(lines, rows)


def _with_signs_for_blanks(lines: Lines) -> Lines:
    """The lines with a dot for each `-1`, and for each empty field of a row that tabs, commas or semicolons divide."""
    filled = [(n, line) for n, line in lines if not set(line) <= set(FRAME + " ")]
    for separator in "\t,;":
        if filled and all(line.count(separator) == 8 for _, line in filled):
            fields = [(n, [field.strip(" \"'") or "." for field in line.split(separator)]) for n, line in filled]
            return [(n, " ".join("." if field == "-1" else field for field in row)) for n, row in fields]
    words = [re.findall(r"[^\s,;|]+", line) for _, line in filled]
    if any("-1" in row for row in words) and all(len(word) == 1 or word == "-1" for row in words for word in row):
        return [(n, re.sub(r"(?<![^\s,;|])-1(?![^\s,;|])", " .", line)) for n, line in filled]
    candidates = [word for row in words for word in row if len(word) > 1]
    if candidates and [len(row) for row in words] == [9] * 9 and all(map(str.isdigit, candidates)):
        n, _ = filled[0]
        raise PuzzleFormatError(
            f"line {n}: this is a grid of candidates; keep the givens, and a . for every other cell", n
        )
    return lines


def _readings(lines: Lines) -> list[_Rows]:
    return [_rows_of(lines, walls, keep) for walls in ("", "-", "*", "-*") for keep in ("", "-*|", FRAME)]


def _boards_of(lines: Lines) -> list[Board]:
    """Every board that the rows can be read as."""
    boards: list[Board] = []
    for rows in _readings(lines):
        if len(rows) == 9 and all(len(cells) == 9 for _, cells in rows):
            board = [[_value(char) for _, char in cells] for _, cells in rows]
            if board not in boards:
                boards.append(board)
    return boards


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


def _parse_lists(lines: Lines) -> Board:
    """Read nested lists, as JSON, Python or numpy write them."""
    import ast  # both here, not above: the judge's program should not wait for them
    import json

    text = "\n".join(line for _, line in lines)
    try:
        return _parse_values(json.loads(text))
    except json.JSONDecodeError as error:
        line = lines[error.lineno - 1][0] if error.lineno <= len(lines) else lines[-1][0]
        problem = PuzzleFormatError(
            f"line {line}, column {error.colno}: not a nested list, {error.msg}", line, error.colno
        )
    except PuzzleFormatError:
        raise
    except (ValueError, RecursionError) as error:  # a number of thousands of digits; thousands of brackets
        problem = PuzzleFormatError(f"line {lines[0][0]}: not a nested list, {error}", lines[0][0])
    if "," not in text:  # as numpy prints an array
        return _parse_rows([(n, line.translate({ord("["): " ", ord("]"): " "})) for n, line in lines])
    with suppress(ValueError, SyntaxError, RecursionError, MemoryError):
        return _parse_values(ast.literal_eval(text.strip()))
    raise problem


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
    if isinstance(value, str) and len(value) == 1 and value in CELL_SIGNS:
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
