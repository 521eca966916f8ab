"""CandidateLab's still: the board with the selected cell's units, and its masks under one another."""

from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.board import draw_board
from sudoku_teach.pictures.page import Picture, beside
from sudoku_teach.widgets.candidates.model import CONVENTIONS, CandidateModel


def draw_candidates(model: CandidateModel) -> Picture:
    """Draw the board with the selected cell's units, and its masks under one another."""
    text = f"candidates of {model}"
    if model.selected is None:
        return beside(draw_board(model.board, model.givens, candidates=True), text=text)
    board = draw_board(model.board, model.givens, candidates=True, units=model.units)
    names = [f"{unit}, 1 = used" for unit in model.units]
    rows = [*zip(names, model.masks, strict=True), ("used", model.used), ("FULL & ~used, 1 = free", model.candidates)]
    bits = draw_bits(rows, width=9 + CONVENTIONS[model.convention], sign=False, note=model.sentence)
    return beside(board, bits, text=text)
