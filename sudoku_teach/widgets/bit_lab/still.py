"""The still of BitLab: the rows shown, the lowest 1 lit, and below them the facts and the sentence."""

from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.page import Picture
from sudoku_teach.widgets.bit_lab.model import BitModel


def draw_lab(model: BitModel, rows) -> Picture:
    """Each row bit by bit under x, whatever rows are shown."""
    page = model.page(rows)
    facts = "; ".join(f"{name}: {answer}" for name, answer in model.facts())
    # An expression is not broken at the end of a line.
    pieces = (piece.replace(" ", "\N{NO-BREAK SPACE}") if k % 2 else piece for k, piece in enumerate(page["sentence"]))
    note = f"{'Java int, 32 bits' if model.java else 'Python int'}; {facts}\n{''.join(pieces)}"
    numbers = [(name, model.result(name)) for name, *_ in page["rows"]]
    return draw_bits(numbers, width=model.columns, lowest=model.index, sign=not model.java, note=note)
