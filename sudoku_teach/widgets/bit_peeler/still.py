"""BitPeeler's still: the mask that is left, or the bit just found in it, and the rounds so far."""

from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.page import Picture
from sudoku_teach.widgets.bit_peeler.model import Peel


def draw_peel(peel: Peel) -> Picture:
    """One row while the loop looks at its mask, three when it has found a bit; below them a line for each round."""
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
