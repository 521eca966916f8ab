"""A board of squares: queens, tiles, whatever has a letter."""

from collections.abc import Sequence
from itertools import pairwise

from sudoku_teach import palette
from sudoku_teach.board import many
from sudoku_teach.pictures.page import Page, Picture

_SIDE = 44
# Light, with ink on them; squares that touch never have the same one, unless they belong together.
_TINTS = ("#CFE5F5", "#FBE3B5", "#C3E8DB", "#F3D6E5", "#F7D9C4", "#E3E6EB", "#FAF6C6")


def draw_squares(rows: Sequence[str], *, title: str = "") -> Picture:
    """Draw a board of squares, one row for each string of `rows`, one square for each character.

    "." is an empty square and "x" one that must stay empty, with a cross. Any other character is written in its square.
    Squares that touch and have the same one are a piece: they have one colour, and a thick line around them. A piece
    has another colour than those that it touches.

    Raise ValueError if there are no squares, or if the rows are not equally long.
    """
    if not rows or not rows[0] or len({len(row) for row in rows}) > 1:
        raise ValueError("the rows must be strings of the same length, with at least one square")
    height, width = len(rows), len(rows[0])
    page = Page(width * _SIDE + 40, height * _SIDE + 16, title or None)
    tints = _tints(rows)
    for row, line in enumerate(rows):
        for col, char in enumerate(line):
            x, y = 20 + col * _SIDE, page.top + row * _SIDE
            tint = _TINTS[tints[char]] if char in tints else palette.PAPER
            page.box(x, y, _SIDE, _SIDE, tint, "#8A94A3", gid=f"tint {row}")
            if char == "x":
                page.cross(x + _SIDE / 2, y + _SIDE / 2, 7, 2, gid=f"cross {row} {col}")
            elif char != ".":
                page.text(x + _SIDE / 2, y + _SIDE / 2, char, 20, palette.INK, bold=True, gid=f"square {row} {col}")
            for down, right in ((-1, 0), (0, -1), (1, 0), (0, 1)):
                r, c = row + down, col + right
                if not (0 <= r < height and 0 <= c < width) or ({rows[r][c], char} - {".", "x"} and rows[r][c] != char):
                    xs = [x + (right > 0) * _SIDE, x + (right >= 0) * _SIDE]
                    ys = [y + (down > 0) * _SIDE, y + (down >= 0) * _SIDE]
                    page.line(xs, ys, line=2.4, gid="edge")
    return Picture(page.figure, f"squares: {many(height, 'row')} of {width}: {' / '.join(rows)}")


def _tints(rows: Sequence[str]) -> dict[str, int]:
    """A number for each character: the first that no character next to it has."""
    chars = dict.fromkeys(char for row in rows for char in row if char not in ".x")
    pairs = {pair for row in rows for pair in pairwise(row)}
    pairs |= {pair for upper, lower in pairwise(rows) for pair in zip(upper, lower, strict=True)}
    tints: dict[str, int] = {}
    for char in chars:
        taken = {tints.get(b if a == char else a) for a, b in pairs if char in (a, b)}
        tints[char] = next(k for k in range(len(_TINTS)) if k not in taken or k == len(_TINTS) - 1)
    return tints
