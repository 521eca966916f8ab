"""BitLab in a real JupyterLab in Chromium, by mouse and keyboard, in both themes."""

import pytest

pytestmark = pytest.mark.browser

# The middle of each bit's column, from the left: the indexes, the toggles, and each row under them.
COLUMNS = """lab => {
  const middles = found => [...found].map(e => {
    const box = e.getBoundingClientRect(); return Math.round((box.left + box.right) / 2); });
  const heads = lab.querySelectorAll('.bitlab-head tr:first-child th:not(.sign):not([scope=row]) span');
  const toggles = lab.querySelectorAll('.bitlab-bit:not(.bitlab-sign)');
  const rows = [...lab.querySelectorAll('.bitlab-body tr')];
  return [middles(heads), middles(toggles),
          ...rows.map(row => middles(row.querySelectorAll('td:not(.sign):not(.value) span')))];
}"""
CUT_OFF = """lab => [...lab.querySelectorAll('*')].filter(e => {
  const box = e.getBoundingClientRect(), style = getComputedStyle(e);
  const words = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  const outer = lab.getBoundingClientRect();
  return words && box.width && e.tagName !== 'STYLE' &&
    (box.right > outer.right || box.left < outer.left || box.bottom > outer.bottom ||
     (style.overflow !== 'visible' && e.scrollWidth > e.clientWidth + 1));
}).map(e => e.className + ': ' + e.textContent)"""
CONTRAST = """element => {
  const rgb = text => text.match(/[\\d.]+/g).map(Number);
  const over = (top, below) => {
    const a = top[3] ?? 1; return [0, 1, 2].map(k => top[k] * a + below[k] * (1 - a)); };
  const behind = e => { if (!e) return [255, 255, 255];
    const own = rgb(getComputedStyle(e).backgroundColor);
    return (own[3] ?? 1) === 1 ? own : over(own, behind(e.parentElement)); };
  const paper = behind(element), ink = over(rgb(getComputedStyle(element).color), paper);
  const light = c => { const v = c.slice(0, 3).map(x => x / 255)
    .map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]; };
  const [a, b] = [light(ink), light(paper)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""


# Heads of columns that are wider than their column.
TOO_WIDE = """lab => [...lab.querySelectorAll('.bitlab-head th:not([scope=row]) > span')].filter(e => {
  const range = document.createRange();
  range.selectNodeContents(e);
  return range.getBoundingClientRect().width > e.parentElement.getBoundingClientRect().width;
}).map(e => e.textContent)"""


@pytest.fixture
def bit_lab(lab):
    """A notebook with one BitLab on the page; its locator comes as `bit_lab.view`."""
    lab.write_notebook("bit_lab", ["from sudoku_teach.widgets import BitLab", "lab = BitLab(0b101101000)\nlab"])
    lab.open_notebook("bit_lab")
    lab.run_all()
    lab.view = lab.output(1).locator(".bitlab")
    lab.view.locator(".bitlab-bit").first.wait_for()
    return lab


def toggle(lab, tip):
    return lab.view.locator(f'.bitlab-bit[title^="{tip}"]')


def row(lab, name):
    """A row as the reader sees it: sign, bits, value."""
    line = lab.view.locator(".bitlab-body tr").filter(has=lab.page.get_by_role("rowheader", name=name, exact=True))
    return line.locator("td").all_inner_texts()


def wait_for(lab, value):
    """Until the view has followed the kernel to this value."""
    lab.view.locator(".bitlab-value").get_by_text(str(value), exact=True).wait_for()
    assert lab.kernel("lab.value") == str(value)


def test_mouse_and_keyboard(bit_lab):
    lab = bit_lab
    assert row(lab, "-x") == ["…1", *"010011000", "-360"]
    toggle(lab, "bit 3,").click()
    wait_for(lab, 352)
    assert toggle(lab, "bit 3,").inner_text() == "0"
    assert row(lab, "x & -x") == ["…0", *"000100000", "32"]
    assert "bit 5" in lab.view.locator(".bitlab-words").inner_text()
    facts = " ".join(lab.view.locator(".bitlab-facts").inner_text().split())
    assert facts == "bit_count 3 numberOfTrailingZeros 5 lowest 1 means digit 6"
    # The lit column stands around the lowest bit, which no other toggle shares.
    band, lowest = lab.view.locator(".bitlab-lit").bounding_box(), toggle(lab, "bit 5,").bounding_box()
    assert band["x"] <= lowest["x"] and lowest["x"] + lowest["width"] <= band["x"] + band["width"]
    assert lab.view.locator(".bitlab-bit.bitlab-low").count() == 1

    # The keyboard: Tab goes from bit to bit, Space switches, and one sees where one is.
    toggle(lab, "bit 1,").focus()
    lab.page.keyboard.press("Tab")
    focused = lab.page.evaluate("document.activeElement.title")
    assert focused == "bit 0, place value 1, digit 1"
    ring = "getComputedStyle(document.activeElement)"
    assert lab.page.evaluate(f"{ring}.outlineStyle + parseInt({ring}.outlineWidth)") == "solid3"
    lab.page.keyboard.press("Space")
    wait_for(lab, 353)

    toggle(lab, "sign").click()
    wait_for(lab, 353 - 512)
    assert "none, ones go on for ever" in lab.view.locator(".bitlab-facts").inner_text()
    assert lab.errors == []


def test_the_box_and_the_switch(bit_lab):
    lab = bit_lab
    box = lab.view.get_by_label("x =")
    box.fill("0x1F0")
    box.press("Enter")
    wait_for(lab, 0x1F0)
    box.fill("600")
    box.press("Enter")
    said = lab.view.get_by_role("alert")
    said.wait_for()
    assert "600 is out of range: 9 bits and a sign can be -512 to 511" in said.inner_text()
    aside, typed = said.bounding_box(), box.bounding_box()
    assert aside["x"] > typed["x"] + typed["width"] and aside["y"] < typed["y"] + typed["height"], "beside the box"
    wait_for(lab, 0x1F0)
    box.fill("0b110")
    box.press("Enter")
    wait_for(lab, 6)
    said.wait_for(state="detached")

    lab.view.get_by_role("button", name="Java int").click()
    toggle(lab, "bit 31, the sign").wait_for()
    assert lab.view.locator(".bitlab-bit").count() == 32
    toggle(lab, "bit 31, the sign").click()
    wait_for(lab, 6 - 2**31)
    box.fill(str(-(2**31)))
    box.press("Enter")
    wait_for(lab, -(2**31))
    assert row(lab, "-x")[-1].split() == [str(-(2**31)), "Python:", str(2**31)]
    lab.view.get_by_role("button", name="Python int").click()
    said.wait_for()
    assert lab.kernel("lab.java") == "True" and lab.view.locator(".bitlab-bit").count() == 32
    assert lab.errors == []


def test_a_cell_drives_the_view(bit_lab):
    lab = bit_lab
    lab.kernel("setattr(lab, 'value', 0b101000000)")
    wait_for(lab, 0b101000000)
    lab.kernel("setattr(lab, 'rows', ['x & -x'])")
    lab.view.locator(".bitlab-body tr").nth(1).wait_for(state="detached")
    assert row(lab, "x & -x") == ["…0", *"001000000", "64"]
    stored = lab.outputs()[1][0]["data"]
    assert {"image/png", "text/plain"} <= set(stored)
    assert lab.errors == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_looks_right(bit_lab, theme):
    lab = bit_lab
    lab.theme(theme)
    for java in (False, True):
        lab.kernel(f"(setattr(lab, 'value', -360), setattr(lab, 'java', {java}))")
        lab.view.locator(".bitlab-bit").nth(31 if java else 9).wait_for()
        lab.page.wait_for_timeout(300)
        columns = lab.view.evaluate(COLUMNS)
        assert len(columns) == 7 and len(columns[0]) == (32 if java else 9)
        assert all(line == columns[0] for line in columns), "bit under bit, to the pixel"
        assert lab.view.evaluate(CUT_OFF) == []
        assert lab.view.evaluate(TOO_WIDE) == []
        assert lab.view.locator(".bitlab-head [title=sign]").count() == java
        scroll = lab.view.locator(".bitlab-scroll")
        assert scroll.evaluate("e => e.scrollWidth <= e.clientWidth"), "fits a page of ordinary width"
        for words in (
            ".bitlab-words p",
            ".bitlab-bit.mod-active",
            ".bitlab-body td.b0 span",
            ".bitlab-head th span",
        ):
            for part in lab.view.locator(words).all()[:3]:
                assert part.evaluate(CONTRAST) >= 4, (words, part.inner_text())
        lab.screenshot(f"bit-lab-{theme}-{'java' if java else 'python'}")
    # Narrower than its 32 bits, it scrolls inside itself.
    lab.page.set_viewport_size({"width": 800, "height": 900})
    lab.page.wait_for_timeout(300)
    assert scroll.evaluate("e => e.scrollWidth > e.clientWidth")
    outer = lab.view.evaluate(
        "e => e.getBoundingClientRect().right <= e.parentElement.getBoundingClientRect().right + 1"
    )
    assert outer
    assert lab.errors == []
