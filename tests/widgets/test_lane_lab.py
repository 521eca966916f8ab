"""LaneLab without a browser: the model, the shell, the still."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_teach.widgets import LaneLab
from sudoku_teach.widgets.lanes.model import MOST_MASKS, LaneModel

MASKS = [0b000001000, 0b101101000, 0, 0b11, 0b111111111, 0b100000000, 0b10100, 0b1000]
MODELS = st.builds(
    LaneModel, st.lists(st.integers(0, 511), min_size=1, max_size=MOST_MASKS).map(tuple), st.integers(0, 9)
)


@given(MODELS, st.data())
def test_every_bit_stands_twice_and_every_lane_is_counted_and_a_bit_switched_twice_is_as_before(model, data):
    assert len(model.words) == 9
    for lane in range(len(model.masks)):
        assert all(model.masks[lane] >> k & 1 == model.words[k] >> lane & 1 for k in range(9))
        seen = (model.masks[lane] & (1 << model.done) - 1).bit_count()  # the first words are the low digits
        assert [flag >> lane & 1 for flag in model.flags] == [seen >= 1, seen >= 2, seen == 1]
    assert max([*model.words, *model.flags]) < 1 << len(model.masks)
    lane, digit = data.draw(st.integers(0, len(model.masks) - 1)), data.draw(st.integers(1, 9))
    once = model.toggle(lane, digit)
    changed = [k for k in range(9) if once.words[k] != model.words[k]]
    assert changed == [digit - 1] and once.words[digit - 1] ^ model.words[digit - 1] == 1 << lane
    assert once.toggle(lane, digit) == model


def test_the_sentence():
    assert LaneModel(tuple(MASKS), 9).sentence == (
        "9 of 9 words folded. Candidates in each lane: none: lane 2; exactly one: lanes 0, 5, 7; "
        "two or more: lanes 1, 3, 4, 6."
    )
    assert LaneModel((0b1, 0b10), 1).sentence == (
        "1 of 9 words folded. Candidates in each lane: none so far: lane 1; exactly one so far: lane 0; "
        "two or more so far: no lane."
    )
    assert LaneModel((3,)).sentence == "No word has been folded: nothing is known of any lane."


def test_the_browser_and_python_have_one_state_and_only_bits_that_are_there():
    lab = LaneLab(MASKS, done=3)
    refused = (8, 1, IndexError, "index"), (0, 0, ValueError, "shift"), (0, 10, ValueError, "mask")
    for lane, digit, error, words in refused:
        with pytest.raises(error, match=words):
            lab.toggle(lane, digit)
    assert (lab.masks, lab.done) == (MASKS, 3)
    lab = LaneLab(MASKS)
    lab.set_state({"masks": [1, 3], "done": 2})  # as the browser sends it
    assert (lab.words[:2], lab.one, lab.two, lab.exactly_one) == ([0b11, 0b10], 0b11, 0b10, 0b01)
    lab.toggle(0, digit=2)
    assert lab.get_state()["masks"] == [3, 3] and lab.exactly_one == 0


def test_the_still_says_what_the_view_says():
    lab = LaneLab(MASKS, done=9)
    assert repr(lab) == "LaneLab(8 masks, 20 candidates, 9 of 9 words folded)"
    picture = lab.draw()
    assert lab.sentence in picture.text and "101101000" in picture.text
    assert LaneLab(MASKS, done=8).draw().png() != picture.png()
