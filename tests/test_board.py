"""Boards: every accepted shape, every trap, and what the messages say."""

import copy as standard_copy
import json
from functools import reduce
from itertools import combinations, product
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach.board import (
    UNITS,
    Conflict,
    ConflictError,
    PuzzleFormatError,
    box_index,
    cell_name,
    check,
    conflicts,
    copy,
    is_solved,
    to_line,
    to_rows,
)
from sudoku_teach.reading import BLANKS, parse, parse_all, split

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
BOARD = [[int(char) if char != "." else 0 for char in LINE[9 * row : 9 * row + 9]] for row in range(9)]
ROWS = [LINE[9 * row : 9 * row + 9] for row in range(9)]

boards = st.lists(st.lists(st.integers(0, 9), min_size=9, max_size=9), min_size=9, max_size=9)


@st.composite
def gappy_boards(draw):
    """Boards with whole rows, columns or bands blank: what a frame is most easily mistaken for."""
    board = draw(boards)
    for row in draw(st.sets(st.integers(0, 8))):
        board[row] = [0] * 9
    for col in draw(st.sets(st.integers(0, 8), max_size=3)):
        for row in range(9):
            board[row][col] = 0
    return board


def refusal(source, read=parse):
    """The message, and the line and column that go with it."""
    with pytest.raises(PuzzleFormatError) as caught:
        read(source)
    return str(caught.value), caught.value.line, caught.value.column


def message(source, read=parse):
    return refusal(source, read)[0]


def chars(board, blank):
    return [[str(digit) if digit else blank for digit in row] for row in board]


def written(shape, board, blank="."):
    return TEXT_SHAPES[shape](chars(board, blank))


def bands(rows, between, left="", right="", rule="", edge=""):
    """Rows in three parts, with a rule between the bands, perhaps an edge above and below."""
    lines = [left + between.join(" ".join(row[k : k + 3]) for k in (0, 3, 6)) + right for row in rows]
    return "\n".join([*([edge] if edge else []), *lines[:3], rule, *lines[3:6], rule, *lines[6:], edge]).rstrip("\n")


def by_cell(rows, rule, gap):
    rule = rule * 9 + "+"
    return "\n".join([rule, *(f"|{gap}{f'{gap}|{gap}'.join(row)}{gap}|\n{rule}" for row in rows)])


THICK, THIN, WIDE, STARS = "=" * 29, "+---+---+---+", "+-------+-------+-------+", "*-----------*"
TEXT_SHAPES = {
    "one line": lambda rows: "".join(map("".join, rows)),
    "nine lines": lambda rows: "\n".join(map("".join, rows)),
    "nine spaced lines": lambda rows: "\n".join(map(" ".join, rows)) + "\n",
    "nine groups": lambda rows: " ".join(map("".join, rows)),
    "framed between bands": lambda rows: bands(rows, " | ", rule="------+-------+------"),
    "framed all round": lambda rows: bands(rows, " | ", "| ", " |", WIDE, WIDE),
    "framed with equals": lambda rows: bands(rows, " || ", "|| ", " ||", THICK, THICK),
    "framed without spaces": lambda rows: bands(rows, "|", "|", "|", THIN, THIN).replace(" ", ""),
    "framed with stars": lambda rows: bands(rows, "|", "|", "|", "|---+---+---|", STARS).replace(" ", ""),
    "framed cell by cell": lambda rows: by_cell(rows, "+---", " "),
    "framed widely": lambda rows: by_cell(rows, "+-----", "  "),  # 55 signs: longer than a row has any need to be
    "nested strings": json.dumps,
    "nested strings over lines": lambda rows: json.dumps(rows, indent=2),
}


@pytest.mark.parametrize("shape", TEXT_SHAPES)
@settings(max_examples=25)
@given(board=boards | gappy_boards(), blank=st.sampled_from(BLANKS))
def test_every_shape_gives_the_board_back(shape, board, blank):
    assert parse(written(shape, board, blank)) == board


@pytest.mark.parametrize("line", ["." * 81, SOLVED, LINE, "." * 36 + "123456789" + "." * 36])
def test_every_shape_reads_the_boards_at_the_edges(line):
    board = [[int(char.replace(".", "0")) for char in line[k : k + 9]] for k in range(0, 81, 9)]
    for shape, blank in product(TEXT_SHAPES, BLANKS):
        assert parse(written(shape, board, blank)) == board, (shape, blank)


DRESSES = {
    "byte-order mark": lambda text: "\ufeff" + text,
    "CRLF": lambda text: text.replace("\n", "\r\n") + "\r\n",
    "CR": lambda text: text.replace("\n", "\r"),
    "final newline": lambda text: text + "\n",
    "blank lines around": lambda text: "\n \n" + text + "\n\n\n",
    "trailing spaces": lambda text: "".join(f"{line} \t\n" for line in text.split("\n")),
    "indented": lambda text: "".join(f"  {line}\n" for line in text.split("\n")),
    "comments": lambda text: "# a comment\n  # another: 12345\n" + text + "\n#the end",
    "all at once": lambda text: "\ufeff# after the mark\r\n" + text.replace("\n", " \r\n"),
}


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize("shape", TEXT_SHAPES)
def test_every_shape_in_every_dress(shape, dress):
    text = DRESSES[dress](written(shape, BOARD))
    assert parse(text) == BOARD
    assert parse_all(text) == [BOARD]


@settings(max_examples=40)
@given(board=boards, blank=st.sampled_from([0, None, *BLANKS]), outer=st.sampled_from([list, tuple]))
def test_nested_lists_and_tuples(board, blank, outer):
    assert parse(outer(outer(digit or blank for digit in row) for row in board)) == board
    assert parse(outer(tuple(str(digit) if digit else blank for digit in row) for row in board)) == board
    assert parse(json.dumps([[digit or blank for digit in row] for row in board])) == board


def test_comments_within_a_board_of_several_lines_and_after_a_line_of_81():
    assert parse("\n".join([*ROWS[:4], "# half of it", *ROWS[4:]])) == BOARD
    assert parse("# {}\n".format("9" * 81) + LINE) == BOARD
    for comment in [" near worst case", "\t5", " # easy", "   ...", " 123456789 123456789", " \N{EM DASH} hard"]:
        assert parse(LINE + comment) == BOARD


def test_numpy_arrays():
    numpy = pytest.importorskip("numpy")
    for kind in ("int8", "uint8", "int64", "uint64", "object"):
        board = parse(numpy.array(BOARD, dtype=kind))
        assert board == BOARD
        assert {type(digit) for row in board for digit in row} == {int}
    assert parse(numpy.array([list(row) for row in ROWS])) == BOARD
    assert parse(list(numpy.array(BOARD))) == BOARD


@pytest.mark.parametrize("copied", [parse, copy])
def test_what_is_given_belongs_to_the_caller(copied):
    board = copied(BOARD)
    assert board == BOARD == copied(tuple(map(tuple, BOARD))) and board is not BOARD
    assert all(own is not other for own, other in zip(board, BOARD, strict=True))
    check(copied([[0] * 9] * 9))  # nine times the same row came in, nine rows came out


def test_many_boards_one_a_line():
    text = f"# two\n{LINE}\n\n{SOLVED} solved\n"
    assert [to_line(board) for board in parse_all(text)] == [LINE, SOLVED]
    assert message(text) == "2 boards found, in line 2 and line 4; parse reads exactly one, parse_all reads many"
    first, broken, last = split(f"{LINE}\n{LINE[:-1]}\n\n# comment\n{SOLVED}")
    assert first.parse() == BOARD and to_line(last.parse()) == SOLVED
    assert message(broken, type(broken).parse) == "line 2 has 80 cells, 81 needed"
    for text in ("", "\n", " \t\r\n", "# only a comment", "\ufeff", "\ufeff\n#\n"):
        assert parse_all(text) == []
        assert message(text) == "no board found: the text holds nothing but blank lines or comments"


def test_a_line_that_is_no_board_does_not_spoil_the_others():
    for junk in ("?", "[x", "[[1,2]]", "5 3", "=====", "12345678", "-" * 9):
        for lines in ([junk, LINE, SOLVED], [LINE, junk, SOLVED], [LINE, SOLVED, junk]):
            for piece, line in zip(split("\n".join(lines)), lines, strict=True):
                assert message(piece, type(piece).parse) if line == junk else to_line(piece.parse()) == line, lines


def test_a_blank_line_inside_nine():
    for gap, read in product(range(1, 9), (parse, parse_all)):
        said, *place = refusal("\n".join([*ROWS[:gap], "", *ROWS[gap:]]), read)
        assert said.startswith(f"line {gap + 1} is blank: ") and place == [gap + 1, None]


def test_signs_that_may_be_frame_or_blank():
    assert to_line(parse("\n".join(["-" * 9] * 9))) == "." * 81
    assert to_line(parse("\n".join(["*" * 9] * 9))) == "." * 81
    assert to_line(parse("-" * 81)) == to_line(parse("*" * 81)) == "." * 81
    # Blanks are dots, so every dash between the cells is a frame.
    assert parse("\n".join("-".join(row) for row in ROWS)) == BOARD
    # Two readings are both listed.
    said = message("\n".join(["*1-2345678"] * 9))
    first, second = ".12345678" * 9, "1.2345678" * 9
    assert said.startswith("2 readings: ") and first in said and second in said


def with_row(number, text):
    """The nine lines, one of them replaced."""
    return "\n".join(text if n == number else row for n, row in enumerate(ROWS, start=1))


BLANKS_LISTED = ". 0 * _ - x X ?"
NO_CELL = f"is not a digit or a blank ({BLANKS_LISTED})"
MESSAGES = [
    # source, message, line, column
    (with_row(3, ".98....6"), "row 3 has 8 cells, 9 needed", 3, None),
    (with_row(3, ".98....6.1"), "row 3 has 10 cells, 9 needed", 3, None),
    (with_row(2, "6..1y5..."), f"row 2, column 5: 'y' {NO_CELL}", 2, 5),
    (with_row(2, "6..1\uff195..."), f"row 2, column 5: '\uff19' (U+FF19) {NO_CELL}", 2, 5),
    ("\n".join(ROWS[:8]), "lines 1 to 8: 8 rows found, 9 needed", 8, None),
    ("\n".join([*ROWS, ROWS[0]]), "lines 1 to 10: 10 rows found, 9 needed", 10, None),
    ("\n".join(["# c", *ROWS[:2], "123", *ROWS[3:]]), "line 4: row 3 has 3 cells, 9 needed", 4, None),
    (LINE[:-1], "line 1 has 80 cells, 81 needed", 1, None),
    (LINE + "1", "line 1 has 82 cells, 81 needed", 1, None),
    ("\n\n" + LINE[:-1], "line 3 has 80 cells, 81 needed", 3, None),
    (LINE[:40] + "!" + LINE[41:], f"line 1, column 41 (row 5, column 5): '!' {NO_CELL}", 1, 41),
    (" ".join([*ROWS[:4], "123", *ROWS[5:]]), "line 1: group 5 has 3 cells, 9 needed", 1, 41),
    (with_row(1, "53  7    "), "row 1 has 3 cells, 9 needed; a space is not a blank, write . or 0", 1, None),
    ([[0] * 9] * 8, "8 rows found, 9 needed", None, None),
    ([[0] * 9] * 10, "10 rows found, 9 needed", None, None),
    ([[0] * 9] * 2 + [[0] * 8] + [[0] * 9] * 6, "row 3 has 8 cells, 9 needed", 3, None),
    ([], "0 rows found, 9 needed", None, None),
    ("[]", "0 rows found, 9 needed", None, None),
    (b"0" * 81, "bytes are not text: decode them first, for example with .decode()", None, None),
]


@pytest.mark.parametrize("source, said, line, column", MESSAGES, ids=[str(k) for k in range(len(MESSAGES))])
def test_messages(source, said, line, column):
    assert refusal(source) == (said, line, column)


NO_CELLS = [10, -1, 1.5, 5.0, True, False, "", "10", "55", "a", [5], float("nan"), 1 + 0j, b"5"]
FIVES = {"\uff15": "FF15", "\N{SUPERSCRIPT FIVE}": "2075", "\N{ARABIC-INDIC DIGIT FIVE}": "0665"}


@pytest.mark.parametrize(
    "value, shown",
    [
        *zip(NO_CELLS, map(repr, NO_CELLS), strict=True),
        *((five, f"'{five}' (U+{point})") for five, point in FIVES.items()),
        (" ", "a space (blanks need a sign)"),
    ],
)
def test_values_that_are_no_cell(value, shown):
    rows = [[0] * 9 for _ in range(9)]
    rows[6][1] = value
    said = f"row 7, column 2: {shown} is not a digit or a blank (0, None or one of {BLANKS_LISTED})"
    assert refusal(rows) == (said, 7, 2)


@pytest.mark.parametrize(
    "point",
    # digits of other scripts and looks, a minus sign, a middle dot, invisible ones, half of a pair
    [0xFF15, 0xB2, 0x0663, 0x2460, 0x1D7CF, 0x2212, 0xB7, 0x2460, 0x200B, 0x0, 0xFFFD, 0xD800],
    ids="U+{:04X}".format,
)
@pytest.mark.parametrize("shape", ["one line", "nine lines", "nine groups", "framed all round"])
def test_strange_characters_are_named_with_their_code_point(point, shape):
    assert f"(U+{point:04X})" in message(written(shape, BOARD).replace("5", chr(point), 1))


def test_cells_are_never_padded_and_never_cut():
    for count in [*range(1, 81), *range(82, 100)]:
        assert "needed" in message(("5" * 200)[:count]), f"{count} cells on one line"
    for extra in ("5", "123456789"):
        assert message(" ".join(ROWS) + " " + extra), "what follows nine groups is not cut off"
    for count in (80, 82):
        assert "needed" in message(" ".join(["5"] * count))


BROKEN = ["[[", "[" * 100_000, "[[1,2],", "[" + "9" * 5000 + "]", "[NaN]", "[None]"]
BROKEN += [json.dumps(BOARD) + more for more in (",", json.dumps(BOARD))]
BROKEN += [json.dumps([row] * 9) for row in ([5.0] * 9, [True] * 9, ["5 "] * 9, {"5": 5})]


def test_broken_json():
    assert all(len(message(text)) < 400 for text in BROKEN)


def test_nested_lists_as_python_and_numpy_print_them():
    for text in (str(chars(BOARD, ".")), str(BOARD).replace("0", "None"), str(tuple(map(tuple, BOARD)))):
        assert parse(text) == parse(text.replace("], ", "],\n")) == BOARD
    rows = ["[" + " ".join(map(str, row)) + "]" for row in BOARD]
    assert parse("[" + "\n ".join(rows) + "]") == BOARD


class Odd:
    """Looks like a sequence and is none; its repr fails too."""

    __len__ = Mock(return_value=9)
    __getitem__ = Mock(side_effect=TypeError)
    __repr__ = Mock(side_effect=RuntimeError)


def deep_list():
    return reduce(lambda deep, _: [deep], range(50_000), [])


VALUES = {row: [0] * 9 for row in range(9)}
ODD_OBJECTS = [None, 5, object(), {}, VALUES, set(range(9)), iter(BOARD), list, [list] * 9, [None] * 9, [5] * 9]
ODD_OBJECTS += [range(9), memoryview(b"123456789"), Odd(), [Odd()] * 9, [[Odd()] * 9] * 9]
ODD_OBJECTS += [[[thing] * 9] * 9 for thing in (10**5000, "x" * 100_000, deep_list())]


def test_other_objects_get_an_error_of_readable_length():
    assert all(len(message(source)) < 300 for source in ODD_OBJECTS)


def test_arrays_that_are_no_board():
    numpy = pytest.importorskip("numpy")
    arrays = [numpy.zeros(shape, int) for shape in (81, (9, 8), (8, 9), (9, 9, 9))]
    arrays += [numpy.zeros((9, 9), kind) for kind in (float, bool, "M8[s]", "S1", [("a", int)])]
    arrays += [numpy.full((9, 9), value, kind) for value, kind in ((-1, int), (10, "uint8"), (numpy.nan, float))]
    for array in [*arrays, numpy.array(5), numpy.int64(5), memoryview(numpy.zeros((9, 9), "uint8"))]:
        message(array)


@settings(max_examples=100)
@given(text=st.text() | st.text(alphabet="123456789.0*_-xX|+= \n\r\t#[],\"'\ufeff\uff15", max_size=250))
def test_any_text_is_a_board_or_a_format_error(text):
    try:
        board = parse(text)
    except PuzzleFormatError as error:
        assert str(error)
    else:
        assert len(board) == 9 and all(len(row) == 9 for row in board)


changes = st.tuples(st.floats(0, 1), st.sampled_from(["", "5", ".", "\n", "-", "*", " ", "|", "\u00b2"]), st.booleans())


@settings(max_examples=80)
@given(boards, st.sampled_from([*TEXT_SHAPES]), st.sampled_from(BLANKS), st.lists(changes, min_size=1, max_size=4))
def test_a_damaged_text_is_a_board_or_a_format_error(board, shape, blank, edits):
    text = written(shape, board, blank)
    for place, sign, instead in edits:
        at = int(place * len(text))
        text = text[:at] + sign + text[at + instead :]
    try:
        parse(text)
        parse_all(text)
    except PuzzleFormatError:
        pass


leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.complex_numbers()
leaves |= st.text(max_size=2) | st.binary(max_size=2) | st.sampled_from([0, 5, "5", "."])
nines = st.lists(st.lists(leaves, min_size=9, max_size=9), min_size=9, max_size=9)
objects = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=9) | st.tuples(inner) | st.dictionaries(st.text(max_size=1), inner)
)


@settings(max_examples=50)
@given(source=(objects | nines).filter(lambda source: not isinstance(source, str)))
def test_any_object_is_a_board_or_a_format_error(source):
    before = repr(source)
    try:
        board = parse(source)
    except PuzzleFormatError as error:
        assert str(error)
    else:
        assert all(type(digit) is int and 0 <= digit <= 9 for row in board for digit in row)
    assert repr(source) == before


NINES = ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."


@pytest.mark.parametrize(
    "line, clash",
    [
        ("55" + "." * 79, "clash: r1c1 and r1c2 in row 1 are both 5"),
        (NINES, "clash: r1c2 and r1c3 in row 1 are both 9"),
        ("5" * 81, "clash: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8 and r1c9 in row 1 are all 5"),
        (SOLVED[:-2] + "99", "clash: r9c8 and r9c9 in row 9 are both 9"),  # full, and wrong
        (("5" + "." * 8) * 3 + "." * 54, "clash: r1c1, r2c1 and r3c1 in column 1 are all 5"),
    ],
)
def test_clashing_givens_are_readable_and_a_conflict(line, clash):
    board = parse(line)
    assert to_line(board) == line
    with pytest.raises(ConflictError) as caught:
        check(board)
    assert str(caught.value) == clash
    assert caught.value.conflict == conflicts(board)[0]
    assert not is_solved(board)


def test_units_and_names():
    assert "".join(str(box_index(row, col)) for row in range(9) for col in range(9)) == BOX_OF
    assert (cell_name(0, 0), cell_name(2, 4), cell_name(8, 8)) == ("r1c1", "r3c5", "r9c9")
    assert len(UNITS) == 27
    assert [name.split()[0] for name in UNITS] == ["row"] * 9 + ["column"] * 9 + ["box"] * 9
    assert UNITS["row 2"] == [(1, col) for col in range(9)]
    assert UNITS["column 2"] == [(row, 1) for row in range(9)]
    assert UNITS["box 6"] == [(row, col) for row in (3, 4, 5) for col in (6, 7, 8)]


BOX_OF = "000111222" * 3 + "333444555" * 3 + "666777888" * 3
NUMBERS = {
    "row": lambda row, col: row,
    "column": lambda row, col: col,
    "box": lambda row, col: int(BOX_OF[9 * row + col]),
}


def slow_conflicts(board):
    """The same question, asked of every pair of cells."""
    found = {}
    for one, other in combinations(product(range(9), repeat=2), 2):
        digit = board[one[0]][one[1]]
        if digit and digit == board[other[0]][other[1]]:
            for kind, (name, number) in enumerate(NUMBERS.items()):
                if number(*one) == number(*other):
                    unit = kind, number(*one), digit, f"{name} {number(*one) + 1}"
                    found[unit] = found.get(unit, set()) | {one, other}
    return [Conflict(digit, unit, tuple(sorted(cells))) for (*_, digit, unit), cells in sorted(found.items())]


@settings(max_examples=25)
@given(changes=st.lists(st.tuples(st.integers(0, 80), st.integers(0, 9)), max_size=3))
def test_conflicts_and_is_solved_near_a_solution(changes):
    board = parse(SOLVED)
    for cell, digit in changes:
        board[cell // 9][cell % 9] = digit
    assert conflicts(board) == slow_conflicts(board)
    assert is_solved(board) == (to_line(board) == SOLVED)


def test_nothing_but_a_full_board_of_digits_1_to_9_is_solved():
    for board in ([[*range(1, 10)]] * 9, [[0] * 9] * 9, tuple(map(tuple, BOARD))):
        assert is_solved(board) is False
    assert is_solved(parse(SOLVED)) and is_solved(tuple(map(tuple, parse(SOLVED))))


@pytest.mark.parametrize("ask", [is_solved, conflicts])
def test_what_is_no_board_of_ints_is_refused_and_not_answered(ask):
    full = parse(SOLVED)
    too_high, too_low, floats = (
        [[change(d) for d in row] for row in full] for change in (lambda d: d + 1, lambda d: d - 10, float)
    )
    for board in (
        chars(BOARD, "."),
        chars(full, "."),
        too_high,
        too_low,
        floats,
        [*full, full[0]],
        full[:8],
        None,
        SOLVED,
    ):
        with pytest.raises(PuzzleFormatError):
            ask(board)
    for row in ([1] * 8, [True] * 9, [None] * 9, "123456789"):
        with pytest.raises(PuzzleFormatError, match="row 4"):
            ask([*full[:3], row, *full[4:]])


class Boxed(int):
    """An int, but not one that a board of plain ints holds."""


NO_LIST, NO_ROW = "a board is a list of 9 rows, not", "must be a list that can be written in, not"
TWICE = "rows 1 and 2 are one and the same list, so writing in one writes in both"


@pytest.mark.parametrize(
    "spoil, said",
    [
        (lambda board: tuple(board), f"{NO_LIST} a tuple of 9; parse() makes one"),
        (lambda board: board[:8], f"{NO_LIST} a list of 8; parse() makes one"),
        (lambda board: [*board, [0] * 9], f"{NO_LIST} a list of 10; parse() makes one"),
        (lambda board: LINE, f"{NO_LIST} a str; parse() makes one"),
        (lambda board: None, f"{NO_LIST} a NoneType; parse() makes one"),
        (lambda board: [*board[:3], tuple(board[3]), *board[4:]], f"row 4 {NO_ROW} a tuple of 9"),
        (lambda board: [*board[:8], "53..7...."], f"row 9 {NO_ROW} a str"),
        (lambda board: [board[0][:8], *board[1:]], "row 1 has 8 cells, 9 needed"),
        (lambda board: [[*board[0], 0], *board[1:]], "row 1 has 10 cells, 9 needed"),
        (lambda board: [board[0], board[0], *board[2:]], TWICE),
        (lambda board: [[0] * 9] * 9, TWICE),
    ],
    ids=range(11),
)
def test_check_shapes(spoil, said):
    board = spoil(parse(LINE))
    before = standard_copy.deepcopy(board)
    assert message(board, check) == said
    assert board == before


@pytest.mark.parametrize("value", [True, False, "5", ".", None, 5.0, 10, -1, Boxed(5), [5], 10**5000], ids=range(11))
def test_check_values(value):
    board = parse(LINE)
    board[2][3] = value
    said, *place = refusal(board, check)
    assert said.startswith("row 3, column 4: ") and place == [3, 4]
    assert board[2][3] is value


@settings(max_examples=50)
@given(board=boards)
def test_conflicts_against_a_slow_model_and_check_names_the_first(board):
    before, rows, clashes = copy(board), list(board), slow_conflicts(board)
    assert conflicts(board) == clashes
    if clashes:
        with pytest.raises(ConflictError) as caught:
            check(board)
        assert caught.value.conflict == clashes[0]
        assert str(caught.value) == f"clash: {clashes[0]}"
    else:
        assert check(board) is None
    assert board == before
    assert all(row is own for row, own in zip(board, rows, strict=True))


def test_printing():
    assert (to_line(BOARD), to_rows(BOARD)) == (LINE, "\n".join(ROWS).replace(".", "0"))
    for blank in BLANKS:  # and what is printed so can be read: the shapes above are the same texts
        assert to_line(BOARD, blank) == written("one line", BOARD, blank)
        assert to_rows(BOARD, blank) == written("nine lines", BOARD, blank)
