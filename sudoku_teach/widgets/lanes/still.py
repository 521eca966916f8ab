"""The still of LaneLab: masks on the left, the same bits as words on the right."""

from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.page import Picture, beside
from sudoku_teach.widgets.lanes.model import LaneModel


def draw_lanes(model: LaneModel) -> Picture:
    """Draw each puzzle's mask as a row; beside it each digit's word, and below what the words say of every lane."""
    masks = [(f"masks[{lane}]", mask) for lane, mask in enumerate(model.masks)]
    words = [(f"words[{k}]", word) for k, word in enumerate(model.words)]
    flags = zip(("one", "two", "exactly one"), model.flags, strict=True)
    left = draw_bits(masks, width=9, sign=False, title="a row is a puzzle")
    right = draw_bits(
        [*words, *flags], width=len(masks), digits=False, sign=False, title="a row is a digit, a column a puzzle"
    )
    told = ", ".join(f"{mask:09b}" for mask in model.masks)
    return beside(left, right, text=f"lanes: masks {told}; {model.sentence}", note=model.sentence)
