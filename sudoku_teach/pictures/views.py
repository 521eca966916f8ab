"""Stills of the live views: what a page shows that has no kernel."""

import textwrap

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg

from sudoku_teach.candidate_model import CONVENTIONS, CandidateModel
from sudoku_teach.pictures.bars import draw_bars
from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.board import draw_board
from sudoku_teach.pictures.page import Page, Picture
from sudoku_teach.race_model import Race


def beside(*pictures: Picture, text: str, note: str = "") -> Picture:
    """Pictures on one card, from left to right, pixel for pixel, and a note under them.

    `text` is what the whole says.
    """
    images = []
    for picture in pictures:
        canvas = FigureCanvasAgg(picture.figure)
        canvas.draw()
        images.append(np.asarray(canvas.buffer_rgba()))
    sizes = [96 * picture.figure.get_size_inches() for picture in pictures]  # in pixels of the page
    wide, high = sum(width for width, _ in sizes), max(height for _, height in sizes)
    lines = textwrap.wrap(note, int(wide / 7.6))
    page = Page(wide, high - 14 + (21 * len(lines) + 12 if lines else 0))
    left, top = 0, round(page.figure.bbox.height)
    for image in images:
        page.figure.figimage(image, left, top - image.shape[0])
        left += image.shape[1]
    for line, words in enumerate(lines):
        page.text(20, high + 12 + 21 * line, words, 13, ha="left", gid="note")
    return Picture(page.figure, text)


def draw_candidates(model: CandidateModel) -> Picture:
    """CandidateLab: the board with the selected cell's units, and its masks under one another."""
    text = f"candidates of {model}"
    if model.selected is None:
        return beside(draw_board(model.board, model.givens, candidates=True), text=text)
    board = draw_board(model.board, model.givens, candidates=True, units=model.units)
    names = [f"{unit}, 1 = used" for unit in model.units]
    rows = [
        *zip(names, model.masks, strict=True),
        ("used", model.used),
        ("FULL & ~used, 1 = free", model.candidates),
    ]
    bits = draw_bits(rows, width=9 + CONVENTIONS[model.convention], sign=False, note=model.sentence)
    return beside(board, bits, text=text)


def draw_peel(peel) -> Picture:
    """BitPeeler: the mask that is left, or the bit just found in it, and the rounds so far.

    `peel` is a Peel, of sudoku_teach.widgets.bit_peeler.
    """
    rows, lowest = [("mask", peel.mask)], None
    if peel.done % 2:
        step = peel.steps[-1]
        rows, lowest = [("mask", step.mask), ("-mask", step.negative), ("bit", step.bit)], step.index
    log = [f"mask {step.mask}, bit {step.bit}, index {step.index}" for step in peel.steps]
    if peel.width == 9:
        log = [f"{line}, digit {step.digit}" for line, step in zip(log, peel.steps, strict=True)]
    note = "\n".join([*log, peel.sentence])
    bits = draw_bits(rows, width=peel.width, sign=lowest is not None, lowest=lowest, note=note)
    return Picture(bits.figure, f"{bits.text}; {len(peel.steps)} of {peel.start.bit_count()} found")


def draw_race(race: Race) -> Picture:
    """SolverRace: the board they all began with, the placements of each, and how each ended."""
    pictures = [draw_board(race.board)]
    if race.placements:
        pictures.append(draw_bars(race.placements, unit="placements"))
    return beside(*pictures, text=f"race: {race.sentence}", note=race.sentence)
