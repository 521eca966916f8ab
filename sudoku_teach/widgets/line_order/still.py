"""LineOrder's still: the lines in random order, and an empty frame for the program."""

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture, text_width


def draw_lines(lines: list[str]) -> Picture:
    """Draw lines of code in the order they come in, and beside them an empty frame for the program."""
    wide = max(200, *(text_width(line, 14, mono=True) + 36 for line in lines))
    page = Page(2 * wide + 56, 34 + 32 * len(lines) + 12)
    page.text(18, page.top + 10, "lines in random order", 13, ha="left")
    page.text(38 + wide, page.top + 10, "the program", 13, ha="left")
    for k, line in enumerate(lines):
        y = page.top + 28 + 32 * k
        page.box(18, y, wide, 27, palette.PAPER, palette.LINE, 1, radius=4)
        page.text(30, y + 13.5, line, 14, palette.INK, ha="left", mono=True, gid=f"line {k}")
    frame = 38 + wide, page.top + 28, wide, 32 * len(lines) - 5
    page.box(*frame, "none", palette.GROUND, 1.2, radius=4, linestyle=(0, (4, 3)))
    return Picture(page.figure, f"lines to put in order: {'; '.join(lines)}")
