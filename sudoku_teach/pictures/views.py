"""Stills of the live views: what a page shows that has no kernel."""

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg

from sudoku_teach.candidate_model import CONVENTIONS, CandidateModel
from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.board import draw_board
from sudoku_teach.pictures.page import Page, Picture


def beside(*pictures: Picture, text: str) -> Picture:
    """Pictures on one card, from left to right, pixel for pixel. `text` is what the whole says."""
    images = []
    for picture in pictures:
        canvas = FigureCanvasAgg(picture.figure)
        canvas.draw()
        images.append(np.asarray(canvas.buffer_rgba()))
    high = max(image.shape[0] for image in images)
    page = Page(sum(image.shape[1] for image in images) / 2, high / 2 - 14)
    left = 0
    for image in images:
        page.figure.figimage(image, left, high - image.shape[0])
        left += image.shape[1]
    return Picture(page.figure, text)


def draw_candidates(model: CandidateModel) -> Picture:
    """CandidateLab: the board with the selected cell's units, and its masks under one another."""
    text = f"candidates of {model}"
    if model.selected is None:
        return beside(draw_board(model.board, model.givens, candidates=True), text=text)
    board = draw_board(model.board, model.givens, candidates=True, units=model.units)
    names = [f"{unit}, 1 = used" for unit in model.units]
    rows = [*zip(names, model.masks, strict=True), ("used", model.used), ("FULL & ~used, 1 = free", model.candidates)]
    bits = draw_bits(rows, width=9 + CONVENTIONS[model.convention], sign=False, note=model.sentence)
    return beside(board, bits, text=text)
