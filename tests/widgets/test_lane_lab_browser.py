"""LaneLab in a real JupyterLab: by mouse, by keyboard and without the kernel."""

import random

import pytest
from on_a_page import is_busy, keep_busy, press, release, wait_for_kernel
from test_lane_lab import MASKS

from sudoku_teach.widgets.lanes.model import LaneModel

pytestmark = pytest.mark.browser

# What the page shows: the bits of the masks, the words and the flags, each row an int; and the sentence.
SHOWN = """view => {
  const rows = [...view.querySelectorAll('[role=grid]')].map(grid =>
    [...grid.querySelectorAll('.st-lane-row')].slice(1).map(row =>
      parseInt([...row.querySelectorAll('.st-lane-bit')].map(bit => bit.textContent).join(''), 2)));
  return [...rows, view.querySelector('[role=status]').textContent];
}"""


CELLS = [f"from sudoku_teach.widgets import LaneLab\nlab = LaneLab({MASKS})\nlab"]


@pytest.fixture
def lab(lab):
    """One LaneLab on the page, as new."""
    lab.run_all()
    lab.view = lab.output(0).locator(".st-view")
    lab.view.locator(".st-lane-bit").first.wait_for()
    return lab


def bit(lab, side, lane, digit):
    """One bit, on the left (0) or on the right (1)."""
    return lab.view.get_by_role("grid").nth(side).locator(f'[aria-label^="puzzle {lane}, digit {digit}:"]')


def expected(model):
    return [list(model.masks), [*model.words, *model.flags], model.sentence]


def test_mouse_keyboard_and_twins(lab):
    assert lab.view.evaluate(SHOWN) == expected(LaneModel(tuple(MASKS)))
    bit(lab, 0, 2, 5).click()
    wait_for_kernel(lab, "lab.masks[2]", "16")
    assert [bit(lab, side, 2, 5).inner_text() for side in (0, 1)] == ["1", "1"]
    assert lab.view.locator(".st-twin").count() == 2, "the bit and its twin"
    where = "Puzzle 2, digit 5: bit 4 of masks[2] is bit 2 of words[4]."
    assert lab.view.locator(".st-where").inner_text() == where
    # On the left a puzzle is a row, on the right a column; higher bits stand further left.
    press(lab, "ArrowDown", "ArrowLeft")
    assert lab.view.locator(":focus").get_attribute("aria-label") == "puzzle 3, digit 6: 0"
    bit(lab, 1, 2, 5).focus()
    press(lab, "ArrowDown", "ArrowLeft", "Space")
    wait_for_kernel(lab, "lab.masks[3]", str(0b11 | 1 << 5))
    bit(lab, 0, 0, 9).focus()
    press(lab, "ArrowUp", "ArrowLeft")
    assert lab.view.locator(":focus").get_attribute("aria-label") == "puzzle 0, digit 9: 0", "the corner is the end"
    lab.view.get_by_role("button", name="fold next word").click()
    wait_for_kernel(lab, "lab.done", "1")
    lab.view.get_by_role("button", name="fold all").click()
    wait_for_kernel(lab, "lab.done", "9")
    assert lab.view.get_by_role("button", name="fold all").is_disabled()
    assert lab.view.get_by_role("status").inner_text() == lab.kernel("lab.sentence")
    assert lab.view.locator(".st-folded").count() == 9 and lab.view.locator(".st-last").count() == 1
    lab.view.get_by_role("button", name="take one back").click()
    wait_for_kernel(lab, "lab.done", "8")
    lab.kernel("setattr(lab, 'masks', [1, 2, 3])")
    lab.view.get_by_role("columnheader").nth(11).wait_for()
    assert lab.view.evaluate(SHOWN) == expected(LaneModel((1, 2, 3), 8))


def test_without_the_kernel_it_computes_what_python_does(lab):
    dice, model = random.Random(9), LaneModel(tuple(MASKS))
    keep_busy(lab)
    for _ in range(12):
        lane, digit = dice.randrange(8), dice.randrange(1, 10)
        bit(lab, dice.randrange(2), lane, digit).evaluate("bit => bit.click()")
        model = model.toggle(lane, digit)
        if dice.random() < 0.7 and model.done < 9:
            lab.view.get_by_role("button", name="fold next word").evaluate("button => button.click()")
            model = LaneModel(model.masks, model.done + 1)
        assert lab.view.evaluate(SHOWN) == expected(model)
    assert model.done >= 5 and is_busy(lab)
    release(lab)
    wait_for_kernel(lab, "lab.sentence", model.sentence)
