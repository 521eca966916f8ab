"""CandidatePlanes in a real JupyterLab: by mouse and by keyboard. One page for all tests."""

import pytest
from on_a_page import cell, press, wait_for_kernel

from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers.one_integer import PLACE, search, to_state
from sudoku_teach.widgets.planes.model import PlanesModel

pytestmark = pytest.mark.browser

START = to_state(puzzle("against-row-order"))
CELLS = [
    "from sudoku_teach.puzzles import puzzle\nfrom sudoku_teach.solvers.one_integer import to_state\n"
    "from sudoku_teach.widgets import CandidatePlanes\n"
    "planes = CandidatePlanes(to_state(puzzle('against-row-order')))\nplanes"
]


@pytest.fixture
def view(lab):
    """The view on the page as it began."""
    lab.settle()
    lab.kernel(f"[setattr(planes, *p) for p in (('digit', 1), ('selected', None), ('state', {START}))]")
    view = lab.output(0).locator(".st-view")
    view.get_by_text("1 has one place in row 2: r2c4.", exact=True).wait_for()
    return view


def plane(view, digit):
    return view.locator(".st-plane").nth(digit - 1)


def test_by_mouse(lab, view):
    assert plane(view, 1).get_attribute("aria-pressed") == "true"
    looked_at, other = (plane(view, digit).evaluate("e => getComputedStyle(e).borderColor") for digit in (1, 2))
    assert looked_at != other, "the plane looked at is framed"
    assert plane(view, 6).get_attribute("aria-label") == "digit 6: 64 places"
    assert plane(view, 6).locator(".st-on").count() == 64
    plane(view, 6).click()
    wait_for_kernel(lab, "planes.digit", "6")
    assert view.locator(".st-pencil span.st-lit").count() == 64
    plane(view, 1).click()
    cell(view, 1, 3).click()
    view.get_by_role("button", name="Place 1 in r2c4").click()
    wait_for_kernel(lab, "planes.state", str(START & PLACE[12]))
    assert cell(view, 1, 3).get_attribute("aria-label") == "row 2, column 4, 1, placed"
    view.get_by_role("button", name="Back").click()
    wait_for_kernel(lab, "planes.state", str(START))
    assert "chosen" in cell(view, 1, 3).get_attribute("aria-label")


def test_by_keyboard(lab, view):
    cell(view, 0, 3).click()
    press(lab, "ArrowDown", "Enter")
    wait_for_kernel(lab, "planes.state", str(START & PLACE[12]))
    press(lab, "Enter", "Backspace")  # a placed digit is placed once
    wait_for_kernel(lab, "planes.state", str(START))
    press(lab, "6", "d")
    wait_for_kernel(lab, "(planes.digit, planes.selected)", "(6, (1, 3))")
    plane(view, 6).focus()
    press(lab, "ArrowRight", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowUp")
    wait_for_kernel(lab, "planes.digit", "5")
    assert plane(view, 5).evaluate("e => e === document.activeElement")
    press(lab, "9")
    wait_for_kernel(lab, "planes.digit", "9")
    # Python sets it, and going back is the int before.
    lab.kernel(f"setattr(planes, 'state', planes.state & {PLACE[12]})")
    view.get_by_role("button", name="Back").and_(view.locator(":enabled")).wait_for()
    cell(view, 1, 3).locator(".st-digit", has_text="1").wait_for()
    view.get_by_role("button", name="Back").click()
    wait_for_kernel(lab, "planes.state", str(START))


@pytest.mark.parametrize("state, digit", [(START, 1), (START & PLACE[12] & PLACE[300], 4), (search(START), 1)])
def test_the_page_shows_what_the_model_says(lab, view, state, digit):
    """Sentence, ring, frame and dead ends; that both models say the same of any state, test_javascript.py holds."""
    model = PlanesModel(state, digit, (3, 7))
    lab.kernel(f"[setattr(planes, *p) for p in (('digit', {digit}), ('selected', (3, 7)), ('state', {state}))]")
    view.get_by_role("status").get_by_text(model.sentence, exact=True).wait_for()
    chosen = "cells => cells.flatMap((e, k) => e.matches('.st-chosen') ? [k] : [])"
    rings = view.locator(".st-cell").evaluate_all(chosen)
    unit, only = model.finding() or (None, None)
    assert rings == ([9 * only[0] + only[1]] if only else [])
    assert view.locator(".st-frame").count() == (1 if unit else 0)
    assert view.locator(".st-dead").count() == sum(not digits for digits in model.candidates().values())
