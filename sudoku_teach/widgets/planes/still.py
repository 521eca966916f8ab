"""CandidatePlanes' still: the board with one digit's places, and all nine planes small."""

from sudoku_teach import palette
from sudoku_teach.board import Board
from sudoku_teach.pictures.board import draw_board
from sudoku_teach.pictures.page import Page, Picture, beside
from sudoku_teach.widgets.planes.model import PlanesModel

_DOT = 13  # the side of a bit


def draw_planes(model: PlanesModel, givens: Board) -> Picture:
    """Draw the places of the digit, and each last candidate, as pencil marks; on the right a filled square for a 1."""
    unit, only = model.finding() or (None, None)
    left = model.candidates()
    marks = {cell: "dead end" for cell, digits in left.items() if not digits} | ({only: "chosen"} if only else {})
    pencil = {cell: digits for cell, digits in left.items() if len(digits) == 1}
    pencil |= {cell: [model.digit] for cell in model.places(model.digit)}
    board = draw_board(model.board(), givens, candidates=pencil, units=[unit] if unit else [], marks=marks)
    return beside(board, _draw_all(model), text=f"candidate planes: {model}", note=model.sentence)


def _draw_all(model: PlanesModel) -> Picture:
    side = 9 * _DOT
    page = Page(3 * (side + 24) + 20, 3 * (side + 42))
    for digit in range(1, 10):
        x, y = 16 + (digit - 1) % 3 * (side + 24), page.top + 26 + (digit - 1) // 3 * (side + 42)
        chosen, places = digit == model.digit, model.places(digit)
        page.text(x, y - 15, f"digit {digit}: {len(places)}", 13, bold=chosen, ha="left", gid=f"plane {digit}")
        page.box(x, y, side, side, palette.PAPER, zorder=1)
        for row, col in places:
            at = x + col * _DOT + 2, y + row * _DOT + 2
            page.box(*at, _DOT - 4, _DOT - 4, palette.CANDIDATE, zorder=3, gid=f"bit {digit}")
        for n in range(0, 10, 3):
            page.line([x, x + side], [y + n * _DOT] * 2, palette.LINE)
            page.line([x + n * _DOT] * 2, [y, y + side], palette.LINE)
        if chosen:
            page.box(x - 4, y - 4, side + 8, side + 8, edge=palette.GROUND, line=3, radius=4, gid="chosen plane")
    return Picture(page.figure, str(model))
