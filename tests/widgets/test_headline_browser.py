"""Headline in a real JupyterLab: by mouse, by keyboard and without the kernel."""

import pytest
from on_a_page import is_busy, keep_busy, press, release, wait_for_kernel
from test_headline import COUNTS, NAMES

pytestmark = pytest.mark.browser


CELLS = [
    f"from math import inf\nfrom sudoku_teach.widgets import Headline\nview = Headline({COUNTS}, names={NAMES})\nview"
]


def radio(lab, name):
    return lab.view.get_by_role("radio", name=name, exact=True)


def says(lab):
    return lab.view.get_by_role("status").inner_text()


def test_mouse_keyboard_and_kernel_also_a_busy_one(lab):
    lab.view = lab.output(0).locator(".st-view")
    lab.view.locator("circle").first.wait_for()
    assert lab.view.locator("circle").count() == 3 and "22 times fewer" in says(lab)
    radio(lab, "the best board").click()
    wait_for_kernel(lab, "view.statistic", "the best board")
    assert "40 times fewer" in says(lab) and "1 left out" in says(lab)
    press(lab, "ArrowDown")
    wait_for_kernel(lab, "view.statistic", "the worst board")
    assert "2.0 times more" in says(lab)
    radio(lab, "wide").focus()
    press(lab, "ArrowRight")
    wait_for_kernel(lab, "view.boards", "even")
    assert "3.0 times fewer" in says(lab) and lab.view.locator("circle").count() == 3
    lab.kernel("setattr(view, 'boards', 'hopeless') or setattr(view, 'statistic', 'median of the ratios')")
    lab.page.wait_for_function("view => view.textContent.includes('know how many')", arg=lab.view.element_handle())
    assert radio(lab, "hopeless").is_checked() and not lab.view.locator(".st-headline-mark").is_visible()
    keep_busy(lab)
    radio(lab, "lost").click()
    assert "not finished" in lab.view.inner_text() and lab.view.locator("circle").count() == 1
    assert is_busy(lab)
    release(lab)
