"""Files as programs, sites and people write them: read, or refused with what is wrong; and never another board."""

import io
import re
import tracemalloc
from itertools import chain, islice, repeat
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach.board import PuzzleFormatError, to_line
from sudoku_teach.puzzles import collection, puzzle
from sudoku_teach.reading import parse, parse_all, pieces, read_lines

LINE = to_line(puzzle("newspaper"))
OTHER = to_line(puzzle("hard"))
SOLVED = to_line(puzzle("full"))


def rows(line, blank="."):
    return [line[k : k + 9].replace(".", blank) for k in range(0, 81, 9)]


def spaced(line, blank=".", between=" "):
    return between.join(blank if sign == "." else sign for sign in line)


def framed(line, corners="┌┬┐├┼┤└┴┘", across="─", down="│"):
    rule = [corners[k] + corners[k + 1].join([across * 7] * 3) + corners[k + 2] for k in (0, 3, 6)]
    lines = [
        f"{down} " + f" {down} ".join(" ".join(row[k : k + 3]) for k in (0, 3, 6)) + f" {down}" for row in rows(line)
    ]
    return "\n".join([rule[0], *lines[:3], rule[1], *lines[3:6], rule[1], *lines[6:], rule[2]])


ONE = {  # each is the newspaper's board
    "81 signs": LINE,
    "a comment after them": f"{LINE} # easy, 30 givens",
    "question marks": LINE.replace(".", "?"),
    "spaces between all": spaced(LINE),
    "spaces, and a comment": spaced(LINE) + "  near worst case",
    "commas between all": spaced(LINE, "0", ","),
    "-1 for a blank, on one line": spaced(LINE, "-1"),
    "-1 for a blank, with commas": spaced(LINE, "-1", ", "),
    "nine lines": "\n".join(rows(LINE)),
    "nine lines with spaces": "\n".join(spaced(row) for row in rows(LINE)),
    "nine lines, -1 for a blank": "\n".join(spaced(row, "-1") for row in rows(LINE)),
    "tabs, blanks empty": "\n".join(spaced(row, "", "\t") for row in rows(LINE)),
    "CSV of nine rows, blanks empty": "\n".join(spaced(row, "", ",") for row in rows(LINE)),
    "CSV of nine rows, blanks -1": "\n".join(spaced(row, "-1", ";") for row in rows(LINE)),
    "quoted CSV": "\n".join(",".join(f'"{sign}"' if sign != "." else "" for sign in row) for row in rows(LINE)),
    "a frame": framed(LINE, "+" * 9, "-", "|"),
    "a frame of Unicode lines": framed(LINE),
    "a frame of double lines": framed(LINE, "╔╦╗╠╬╣╚╩╝", "═", "║"),
    "81;rating;name": f"{LINE};7.2;Mystery",
    "a puzzle bank's line": f"0000183b305c {LINE.replace('.', '0')} 3.2",
    "CSV with a header": f"quizzes,solutions\n{LINE.replace('.', '0')},{SOLVED}\n",
    "CSV, boards in the third column": f'id;name;Puzzle;rating\n1;"a; b";{LINE};2.5\n',
    "qqwing": f"Puzzle,Solve Count,\n{LINE},1,\n",
    ".sdk": "#ASomebody\n#DA board\n" + "\n".join(rows(LINE)),
    "under a title": "% From a book\n" + "\n".join(rows(LINE, "0")),
    "Grid 01": "Grid 01\n" + "\n".join(rows(LINE, "0")),
    "between lines of =": "========\n" + "\n".join(rows(LINE)) + "\n========",
    "rows divided by dots": ".".join(rows(LINE, "0")),
    "JSON": str([list(row) for row in rows(LINE)]).replace("'", '"'),
    "JSON of nine strings": str(rows(LINE)).replace("'", '"'),
    "Python's lists": str([[int(s) if s != "." else None for s in row] for row in rows(LINE)]),
    "numpy's print": "[[" + "]\n [".join(spaced(row, "0") for row in rows(LINE)) + "]]",
}


@pytest.mark.parametrize("name", ONE)
def test_a_board_is_read_as_it_is_written_in_the_world(name):
    text = ONE[name]
    assert to_line(parse(text)) == LINE
    for dressed in ("\ufeff" + text, text.replace("\n", "\r\n"), f"\n\n{text}\n\n"):
        assert [to_line(board) for board in parse_all(dressed)] == [LINE]


MANY = {  # each is the newspaper's board and the hard one
    ".sdm": f"{LINE}\n{OTHER}\n",
    "a CSV file": f"puzzle,solution\n{LINE},{SOLVED}\n{OTHER},{SOLVED}\n",
    "a puzzle bank": f"0000183b305c {LINE} 3.2\n000022dea4d4 {OTHER} 7.2\n",
    "a rating and a name": f"{LINE};1.2;A\n{OTHER};7.1;B",
    "Grid 01 and Grid 02": "\n".join(["Grid 01", *rows(LINE, "0"), "Grid 02", *rows(OTHER, "0")]),
    "titles": "\n".join(["% one", *rows(LINE), "% two", *rows(OTHER)]),
    "lines of = between": "\n".join([*rows(LINE), "========", *rows(OTHER), "========"]),
    "a blank line between": "\n".join([*rows(LINE), "", *rows(OTHER)]),
    "frames": framed(LINE) + "\n\n" + framed(OTHER),
    "spaced lines": spaced(LINE) + "\n" + spaced(OTHER),
    "nested lists": "\n".join(str([list(row) for row in rows(line)]) for line in (LINE, OTHER)),
}


@pytest.mark.parametrize("name", MANY)
def test_several_boards_of_one_text(name):
    assert [to_line(board) for board in parse_all(MANY[name])] == [LINE, OTHER]
    with pytest.raises(PuzzleFormatError, match=r"^2 boards found, in line"):
        parse(MANY[name])


REFUSED = {
    "[Puzzle]\n" + "\n".join(rows(LINE)): "line 1: this is a file with sections",
    f":0100:1:{LINE}:::": "line 1: this is a line of HoDoKu",
    f'<?xml version="1.0"?>\n<game data="{LINE}"/>': "line 1: this is XML",
    "\n".join(" ".join(["13", "2", "5679"] * 3) for _ in range(9)): "line 1: this is a grid of candidates",
    f"{LINE} {OTHER}": "line 1 holds two boards, at columns 1 and 83",
    f"{LINE},{SOLVED}": "line 1 holds two boards",
    "\n".join(rows(LINE) + rows(OTHER)): "lines 1 to 18: 18 rows found, 9 needed",
    f"puzzle,solution\n,{SOLVED}": "line 2 has no board",
    f"puzzle,solution\n{LINE[:-1]},{SOLVED}": "line 2 has 80 cells, 81 needed",
    "5 3 -1 12": "line 1: 1 row found, 9 needed",
    "\n".join(["hello"] * 500): "lines 1 to 101 hold no board",
    "x" * 30_000: "line 1 has more than 20,000 characters",
    "\n".join([*rows(LINE)[:5], "% a title", *rows(LINE)[5:]]): "line 6 is blank",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: repr(text[:20]))
def test_what_is_no_board_is_refused_in_a_line_that_says_where(text):
    with pytest.raises(PuzzleFormatError) as caught:
        parse(text)
    assert str(caught.value).startswith(REFUSED[text])
    assert len(str(caught.value)) <= 200 and "\n" not in str(caught.value)


def test_utf_16_is_named():
    for encoding in ("utf-16", "utf-16-le"):
        data = LINE.encode(encoding)
        with pytest.raises(PuzzleFormatError, match="UTF-16"):
            list(pieces(read_lines(io.BytesIO(data))))


@settings(max_examples=6_000)
@given(st.text(max_size=400) | st.text(alphabet="[](){}\"',;|\x00\t -1", max_size=400))
def test_messages_are_short_whatever_the_text(text):
    try:
        parse(text)
    except PuzzleFormatError as error:
        assert len(str(error)) <= 200 and str(error).isprintable()


class Endless(io.RawIOBase):
    """A stream without an end, as /dev/zero and `yes` are."""

    def __init__(self, data):
        self.data, self.read_so_far = data, 0

    def read(self, size=-1):
        self.read_so_far += size
        return (self.data * (size // len(self.data) + 1))[:size]


@pytest.mark.parametrize("data", [b"\0", b"5", b"53007\n", b"junk \n", b"[", b"5,\n", b"\n[[1, 2],", b"-----\n"])
def test_a_stream_of_junk_is_given_up_early(data):
    stream = Endless(data)
    tracemalloc.start()
    with pytest.raises(PuzzleFormatError):
        for piece in pieces(read_lines(stream)):
            piece.parse()
    assert stream.read_so_far < 1_000_000 and tracemalloc.get_traced_memory()[1] < 10_000_000
    tracemalloc.stop()


def test_a_stream_of_boards_is_read_as_it_comes_and_in_little_memory():
    def bytes_of_boards():
        yield from repeat(LINE.encode() + b"\n", 100_000)

    class Pipe:
        source = bytes_of_boards()

        def read(self, size):
            return b"".join(islice(self.source, 1))

    tracemalloc.start()
    found = pieces(read_lines(Pipe()))
    assert to_line(next(found).parse()) == LINE
    assert sum(1 for _ in found) == 99_999
    assert tracemalloc.get_traced_memory()[1] < 1_000_000
    tracemalloc.stop()


# ---- never silently another board ---------------------------------------------------------------------------


def edits(text, rng):
    """The text with a character lost, doubled or moved, with a line cut or lost, and twice the text."""
    k, m = rng.randrange(len(text)), rng.randrange(len(text))
    lines = text.split("\n")
    n = rng.randrange(len(lines))
    yield text[:k] + text[k + 1 :]
    yield text[:k] + text[k] + text[k:]
    without = text[:k] + text[k + 1 :]
    yield without[:m] + text[k] + without[m:]
    yield "\n".join([*lines[:n], lines[n][: len(lines[n]) // 2], *lines[n + 1 :]])
    yield "\n".join(lines[:n] + lines[n + 1 :])
    yield text + text


def plainly(text):
    """The signs of all cells that a text shows, in order; frames, separators, headings and comments are none."""
    return re.sub(r"[^1-9.]", "", text)


@pytest.mark.parametrize("name", ["81 signs", "spaces between all", "nine lines", "nine lines with spaces", "a frame"])
def test_an_edited_file_shows_its_board_or_an_error(name):
    """Whatever is read has all the cells that the text shows, in their order, and no other ones."""
    rng, boards = Random(name), collection()
    write = {
        "81 signs": str,
        "spaces between all": spaced,
        "nine lines": lambda line: "\n".join(rows(line)),
        "nine lines with spaces": lambda line: "\n".join(map(spaced, rows(line))),
        "a frame": lambda line: framed(line, "+" * 9, "=", "|"),
    }[name]
    refused = 0
    for board in rng.sample(boards, 60):
        for text in edits(write(to_line(board)), rng):
            try:
                read = parse_all(text)
            except PuzzleFormatError:
                refused += 1
                continue
            assert "".join(map(to_line, read)) == plainly(text), text
    assert refused > 100


def test_all_lines_of_a_file_have_their_piece():
    lines = list(chain([LINE], ["junk"] * 5, [OTHER], [" "], [LINE + LINE]))
    found = list(pieces(lines))
    assert [piece.lines[0][0] for piece in found] == [1, 2, 3, 4, 5, 6, 7, 9]
