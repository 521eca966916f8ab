"""BitLab, and BitPeeler where it shares the style, in a real JupyterLab: by mouse and keyboard."""

import pytest
from on_a_page import STICKS_OUT, keep_busy, press, release

from conftest import VIEWPORT
from sudoku_teach.widgets.bit_peeler.model import CODE, Peel

pytestmark = pytest.mark.browser

# The middle of each bit's column, from the left: the indexes, the toggles, and each row under them.
COLUMNS = """lab => {
  const middles = found => [...found].map(e => {
    const box = e.getBoundingClientRect(); return Math.round(box.left + box.right) / 2; });
  const heads = [...lab.querySelectorAll('thead tr:nth-child(2) th:not(.st-sign, [scope=row])')].map(e => {
    const words = document.createRange(); words.selectNodeContents(e); return words; });
  const rows = [...lab.querySelectorAll('tbody tr')].map(row => row.querySelectorAll('td:not(.st-sign) > .st-bit'));
  return [middles(heads), ...rows.map(middles)];
}"""
# Heads of columns that are wider than their column.
TOO_WIDE = """lab => [...lab.querySelectorAll('thead tr:not(:first-child) > *')].filter(e => {
  const range = document.createRange();
  range.selectNodeContents(e);
  return range.getBoundingClientRect().width > e.getBoundingClientRect().width;
}).map(e => e.textContent)"""


CELLS = [
    "from sudoku_teach.widgets import BitLab, BitPeeler",
    "lab = BitLab(0b101101000)\nlab",
    "peeler = BitPeeler(0b101101000)\npeeler",
]


@pytest.fixture
def lab(lab):
    """A BitLab and a BitPeeler, as new; they come as `view` and `peeler`."""
    lab.run_all()
    lab.view, lab.peeler = (lab.output(k).locator(".st-view") for k in (1, 2))
    for view in (lab.view, lab.peeler):
        view.locator(".st-bit").first.wait_for()
    return lab


def toggle(lab, tip):
    return lab.view.locator(f'button[aria-label^="{tip}"]')


def row(lab, name):
    """A row as the reader sees it: sign, bits, value."""
    line = lab.view.locator("tbody tr").filter(has=lab.page.get_by_role("rowheader", name=name, exact=True))
    return line.locator("td").all_inner_texts()


def wait_for(lab, value):
    """Until the view has followed the kernel to this value."""
    lab.view.locator("tbody tr").first.locator(".st-value").get_by_text(str(value), exact=True).wait_for()
    assert lab.kernel("lab.value") == str(value)


def test_mouse_and_keyboard(lab):
    assert row(lab, "-x") == ["…1", *"010011000", "-360"]
    toggle(lab, "bit 3,").click()
    wait_for(lab, 352)
    assert toggle(lab, "bit 3,").and_(lab.view.locator("[aria-pressed=false]")).inner_text() == "0"
    assert row(lab, "x & -x") == ["…0", *"000100000", "32"]
    assert lab.view.get_by_role("status").inner_text() == lab.kernel("lab.sentence")
    facts = " ".join(lab.view.locator("dl").inner_text().split())
    assert facts == "bit_count 3 numberOfTrailingZeros 5 lowest 1 means digit 6"
    # The lowest 1 is marked in words over its column, in every row, and nowhere else.
    assert lab.view.locator(".st-mark").inner_text() == "lowest 1"
    assert lab.view.locator("tbody .st-lowest").all_inner_texts() == ["1", "0", "1", "1", "0", "0"]
    middle = "e => { const box = e.getBoundingClientRect(); return (box.left + box.right) / 2 }"
    mark = lab.view.locator("td:has(.st-mark)").evaluate(middle)
    assert abs(mark - toggle(lab, "bit 5,").evaluate(middle)) < 1
    # The keyboard: Tab goes from bit to bit, as arrows do; Space and Enter switch, and one sees where one is.
    toggle(lab, "bit 1,").focus()
    press(lab, "Tab")
    assert lab.view.locator(":focus").get_attribute("aria-label") == "bit 0, place value 1, digit 1"
    ring = "e => getComputedStyle(e).outlineStyle + parseInt(getComputedStyle(e).outlineWidth)"
    assert lab.view.locator(":focus").evaluate(ring) == "solid3"
    press(lab, "Space")
    wait_for(lab, 353)
    press(lab, "ArrowRight", "ArrowLeft", "ArrowLeft", "Enter")
    wait_for(lab, 357)
    assert lab.view.locator(":focus").get_attribute("aria-label") == "bit 2, place value 4, digit 3"
    press(lab, "Home", "Space")
    wait_for(lab, 357 - 512)
    assert toggle(lab, "sign").inner_text() == "…1"
    assert "none, ones go on forever" in lab.view.locator("dl").inner_text()
    press(lab, "End")
    assert lab.view.locator(":focus").get_attribute("title") == "bit 0, place value 1, digit 1"


def test_the_box_and_the_switch(lab):
    box, said = lab.view.get_by_label("x ="), lab.view.get_by_role("alert")

    def enter(text):
        box.fill(text)
        box.press("Enter")

    enter("0x1F0")
    wait_for(lab, 0x1F0)
    enter("600")
    said.get_by_text("600 is out of range: 9 bits and a sign can be -512 to 511").wait_for()
    aside, typed = said.bounding_box(), box.bounding_box()
    assert aside["x"] > typed["x"] + typed["width"] and aside["y"] < typed["y"] + typed["height"], "beside the box"
    wait_for(lab, 0x1F0)
    enter("<b>1</b>")
    said.get_by_text("'<b>1</b>' is not a whole number").wait_for()
    assert box.input_value() == "<b>1</b>", "it stays, to be corrected"
    box.fill("0b110")
    box.press("Tab")  # leaving the box sets x, too
    wait_for(lab, 6)
    assert said.inner_text() == ""
    toggle(lab, "bit 0,").click()
    wait_for(lab, 7)
    assert box.input_value() == "0b000000111"
    box.fill("0b1")
    lab.kernel("setattr(lab, 'rows', ['-x'])")
    lab.view.locator("tbody tr").nth(2).wait_for(state="detached")
    assert box.input_value() == "0b1", "what is being typed stays"
    lab.kernel("setattr(lab, 'value', 6)")
    wait_for(lab, 6)
    lab.view.get_by_role("button", name="Java int").click()
    toggle(lab, "bit 31, the sign").wait_for()
    assert lab.view.locator("button.st-bit").count() == 32
    toggle(lab, "bit 31, the sign").click()
    wait_for(lab, 6 - 2**31)
    enter(str(-(2**31)))
    wait_for(lab, -(2**31))
    assert row(lab, "-x")[-1].split() == [str(-(2**31)), "Python:", str(2**31)]
    lab.view.get_by_role("button", name="Python int").click()
    said.get_by_text("is out of range").wait_for()
    assert lab.kernel("lab.java") == "True" and lab.view.locator("button.st-bit").count() == 32
    pressed = lab.view.get_by_role("button", name="Java int").get_attribute("aria-pressed")
    assert pressed == "true", "the switch says what is in force"


def test_a_cell_drives_the_view(lab):
    toggle(lab, "bit 4,").focus()
    lab.kernel("setattr(lab, 'value', 0b101000000)")
    wait_for(lab, 0b101000000)
    assert toggle(lab, "bit 4,").evaluate("e => e === document.activeElement"), "the focus stays where it was"
    lab.kernel("setattr(lab, 'rows', ['x & -x'])")
    lab.view.locator("tbody tr").nth(2).wait_for(state="detached")
    assert row(lab, "x & -x") == ["…0", *"001000000", "64"]


def test_what_needs_no_kernel(lab):
    """A toggle flips at once, and a BitPeeler plays its whole loop."""
    keep_busy(lab)
    toggle(lab, "bit 4,").click()
    assert toggle(lab, "bit 4,").inner_text() == "1"
    said, lit = lab.peeler.get_by_role("status"), lab.peeler.locator("[aria-current=step]")
    for done in range(9):
        peel = Peel(0b101101000, 9, done)
        assert said.inner_text().replace("\N{NO-BREAK SPACE}", " ") == peel.sentence
        assert lit.inner_text() == CODE[peel.line]
        rounds = [[str(x) for x in step] for step in peel.steps]
        values = [*(step[:3] for step in rounds), *[[str(peel.mask)]] * (done % 2 == 0)]
        lines = lab.peeler.locator("tbody tr").all()
        assert [line.locator(".st-value").all_inner_texts() for line in lines] == values
        assert lab.peeler.locator(".st-place").all_inner_texts() == [x for step in rounds for x in step[3:]]
        lab.peeler.get_by_role("button", name="Next line").click(force=done == 8)
    assert lab.peeler.locator(".st-end").inner_text() == "the loop ends"
    release(lab)
    wait_for(lab, 0b101111000)
    lab.settle()
    assert lab.kernel("(peeler.mask, peeler.taken, peeler.done)") == "(0, [4, 6, 7, 9], 8)"


LOOKS = {
    "nine": "BitLab(-360)",
    "sign": "BitLab(-512, rows=['x', '-x'])",
    "sixteen": "BitLab(-360, 16)",
    "wide": "BitLab(-360, 32)",
    "java": "BitLab(-360, java=True)",
    "least": "BitLab(-(2**31), 16, java=True)",
    "loop": "BitPeeler(0b101101000)",
    "eleven": "BitPeeler(2**11 - 1, 11)",
    "long": "BitPeeler(2**32 - 1, 32)",
}


def test_they_look_right(lab):
    """Of ordinary size and large: bit under bit, nothing cut off, no wider than the page."""
    shown = [f"{name} = {code}\n{name}" for name, code in LOOKS.items()]
    lab.write_notebook("bit_looks", [CELLS[0], *shown])
    lab.open_notebook("bit_looks")
    lab.run_all()
    lab.kernel("[loop.take(), loop.next(), eleven.take(), long.take(), long.next()]")
    views = [(name, lab.output(k).locator(".st-view")) for k, name in enumerate(LOOKS, start=1)]
    for large in (False, True):
        lab.kernel(f"[setattr(view, 'large', {large}) for view in ({', '.join(LOOKS)})]")
        for name, view in views:
            view.scroll_into_view_if_needed()
            view.locator(f"xpath=self::*[{'' if large else 'not'}(contains(@class, 'st-large'))]").wait_for()
            assert view.evaluate(STICKS_OUT) == view.evaluate(TOO_WIDE) == [], name
            fits = "e => e.scrollWidth <= e.clientWidth"
            assert view.evaluate(fits) and view.locator(".st-scroll").evaluate(fits), name
            if LOOKS[name].startswith("BitLab"):
                columns = view.evaluate(COLUMNS)
                bits = {"nine": 9, "sign": 9, "sixteen": 16}.get(name, 32)
                assert [len(line) for line in columns] == [bits] * (3 if name == "sign" else 7)
                assert all(max(column) - min(column) < 1 for column in zip(*columns, strict=True)), "bit under bit"
        lab.tall_screenshot(f"bits{'-large' * large}", "light", "dark")
    # Narrower than their bits, they scroll inside themselves.
    lab.command("application:toggle-left-area")
    lab.page.set_viewport_size({"width": 400, "height": 900})
    for name, view in views:
        view.scroll_into_view_if_needed()
        assert view.locator(".st-scroll").evaluate("e => e.scrollWidth > e.clientWidth"), name
        edge = "e => [e, e.closest('.jp-Cell')].map(e => e.getBoundingClientRect().right)"
        right, cell = view.evaluate(edge)
        assert right <= cell + 1 and view.evaluate(fits), name
    lab.page.set_viewport_size(VIEWPORT)
    lab.command("application:toggle-left-area")
