"""The live views in a real JupyterLab, by mouse and by keyboard. One page for all tests."""

import pytest
from on_a_page import cell, is_busy, keep_busy, press, release, wait_for_kernel

from sudoku_teach.board import to_rows
from sudoku_teach.puzzles import PUZZLES, puzzle

pytestmark = pytest.mark.browser

CELLS = [
    "import traitlets\nfrom sudoku_teach.puzzles import puzzle\nfrom sudoku_teach.widgets import *",
    "view = BoardView(puzzle('newspaper'), candidates=True)\nview",
    "lab = CandidateLab(puzzle('newspaper'), selected=(2, 4))\nlab",
    "entry = PuzzleEntry(puzzle('newspaper'))\nentry",
    "peeler = BitPeeler(0b101101000)\npeeler",
    "race = SolverRace(puzzle('newspaper'))\n_ = traitlets.dlink((entry, 'board'), (race, 'board'))\nrace",
]
NAMES = ("view", "lab", "entry", "peeler", "race")
USED = "row 3, column 5 and box 2"
# For each line of the masks, the middles of its columns: heads, bits, buttons.
COLUMNS = """table => [...table.querySelectorAll('tr')].map(line =>
  [...line.querySelectorAll('[data-digit]')].map(e => {
    const box = e.getBoundingClientRect(); return Math.round(4 * (box.left + box.right)) / 8; }))"""


def shown(lab, name):
    """A view on the page, by its name in the notebook."""
    return lab.output(1 + NAMES.index(name)).locator(".st-view")


def label(view, row, col):
    return cell(view, row, col).get_attribute("aria-label")


def test_the_board_by_mouse_and_keyboard(lab):
    view = shown(lab, "view")
    assert label(view, 2, 4) == "row 3, column 5, blank, candidates 3 4"
    assert label(view, 0, 4) == "row 1, column 5, 7, given"
    cell(view, 2, 4).click()
    wait_for_kernel(lab, "view.selected", "(2, 4)")
    press(lab, "ArrowDown", "ArrowRight")
    wait_for_kernel(lab, "view.selected", "(3, 5)")
    assert cell(view, 3, 5).evaluate("e => e === document.activeElement && e.tabIndex === 0")
    press(lab, "Home", "ArrowUp", "ArrowLeft")
    wait_for_kernel(lab, "view.selected", "(2, 0)")
    # A cell moves the view, and a changed board clashes where it clashes.
    lab.kernel("(setattr(view, 'selected', (8, 8)), setattr(view, 'board', puzzle('clashing-givens')))")
    view.locator(".st-conflict").nth(2).wait_for()
    assert cell(view, 8, 8).get_attribute("aria-selected") == "true"
    assert label(view, 0, 8) == "row 1, column 9, 5, placed, clashes"
    lab.kernel("setattr(view, 'board', puzzle('newspaper'))")
    view.locator(".st-conflict").first.wait_for(state="detached")


def bits(view, *lines):
    return ["".join(view.locator(f".st-line-{line} .st-bit").all_inner_texts()) for line in lines]


def test_the_lab_by_mouse(lab):
    view = shown(lab, "lab")
    said = view.get_by_role("status")
    cell(view, 2, 4).click()
    masks = ["110100000", "111100011", "101010001", "111110011", "000001100"]
    assert bits(view, "row", "column", "box", "used", "free") == masks
    assert said.inner_text() == "Left for r3c5: 3 and 4. The other seven are used in row 3, column 5 or box 2."
    # Pointing at a digit here lights it there, and the other way round.
    view.locator(".st-line-free .st-bit[data-digit='4']").hover()
    assert cell(view, 2, 4).locator(".st-pencil .st-lit").inner_text() == "4"
    assert view.locator(".st-grid .st-cell.st-lit .st-digit").all_inner_texts() == ["4", "4"]
    cell(view, 2, 4).locator("[data-digit='3']").hover()
    assert view.locator(".st-masks th.st-lit").all_inner_texts() == ["2", "3"]
    lab.page.mouse.move(1, 1)
    assert view.locator(".st-lit").count() == 0
    # A click on a digit that is left places it, and shows the bits that changed; undo takes just those back.
    view.get_by_role("button", name="place 4").click()
    assert said.inner_text() == "4 placed in r3c5: bit 3 turned on in row 3, column 5 and box 2."
    assert [bit.get_attribute("data-digit") for bit in view.locator(".st-on").all()] == ["4"] * 3
    assert bits(view, "row") == ["110101000"]
    wait_for_kernel(lab, "lab.board[2][4]", "4")
    view.get_by_role("button", name="Undo").click()
    assert said.inner_text() == "4 erased from r3c5: bit 3 turned off in row 3, column 5 and box 2."
    assert view.locator(".st-off").count() == 3 and bits(view, "row") == ["110100000"]
    wait_for_kernel(lab, "lab.board == puzzle('newspaper')", "True")
    # A pencil mark places too, but not with the click that selects its cell.
    for sentence in ("Only 5 is left for r5c5", "5 placed in r5c5: bit 4 turned on"):
        cell(view, 4, 4).locator("[data-digit='5']").click()
        assert said.inner_text().startswith(sentence)
    view.get_by_role("button", name="digit d is bit d", exact=True).click()
    assert said.inner_text().startswith("5 placed in r5c5: bit 5 turned on")
    assert len(bits(view, "row")[0]) == 10 and bits(view, "row")[0].endswith("0")
    assert view.locator(".st-full").inner_text() == "FULL = 1022"
    wait_for_kernel(lab, "lab.convention", "d")
    lab.kernel("(lab.undo(), setattr(lab, 'convention', 'd-1'))")
    view.locator(".st-full", has_text="511").wait_for()
    assert said.inner_text() == "5 erased from r5c5: bit 4 turned off in row 5, column 5 and box 5."


def test_the_lab_by_keyboard_and_without_the_kernel(lab):
    view = shown(lab, "lab")
    said = view.get_by_role("status")
    cell(view, 2, 3).focus()
    keep_busy(lab)
    press(lab, "ArrowRight")
    for key, sentence in (
        ("7", "7 is used in column 5 and box 2, so it cannot go in r3c5."),
        ("4", f"4 placed in r3c5: bit 3 turned on in {USED}."),
        ("ArrowUp", "r2c5 holds 9, a given, so there is nothing to choose."),
        ("1", "r2c5 holds 9, a given: only a blank takes a digit."),
        ("Backspace", f"4 erased from r3c5: bit 3 turned off in {USED}."),
        ("Backspace", "There is nothing to undo: the givens stay."),
    ):
        press(lab, key)
        assert said.inner_text() == sentence
    assert cell(view, 2, 4).evaluate("e => e === document.activeElement")
    # Tab goes on to the masks, where the focus lights a digit, and Enter places it.
    press(lab, "Tab", "Tab", "Tab")
    assert lab.page.evaluate("document.activeElement.getAttribute('aria-label')") == "place 4"
    assert view.locator(".st-masks th.st-lit").all_inner_texts() == ["3", "4"]
    press(lab, "Enter")
    assert said.inner_text().startswith("4 placed in r3c5") and is_busy(lab)
    release(lab)
    wait_for_kernel(lab, "lab.sentence", said.inner_text())
    assert lab.kernel("(lab.selected, lab.model.placed)") == "((2, 4), ((2, 4, 4),))"
    lab.kernel("lab.undo()")
    view.locator(".st-off").first.wait_for()


def test_the_entry_by_typing_and_pasting(lab):
    view = shown(lab, "entry")
    text, said = view.get_by_label("the board as text"), view.get_by_role("status")
    text.fill("")
    said.filter(has_text="No digits yet").wait_for()
    text.press_sequentially(PUZZLES["hard"].line, delay=1)
    said.filter(has_text="23 givens, 58 blanks; nothing clashes.").wait_for()
    assert cell(view, 0, 0).inner_text() == "1"
    wait_for_kernel(lab, "entry.board == puzzle('hard') and race.board == entry.board", "True")
    bad = to_rows(puzzle("gentle"), ".").replace("\n8", "\nQ", 1)
    text.fill(bad)
    view.locator("mark").wait_for()
    line = bad[: bad.index("Q")].count("\n") + 1
    assert said.inner_text().startswith(f"Cannot be read: row {line}, column 1: 'Q' is not a digit or a blank")
    assert view.locator("mark").inner_text() == "Q" and text.get_attribute("aria-invalid") == "true"
    assert cell(view, 0, 0).inner_text() == "1", "the board stays as it was"
    # What is pasted is text, whatever it looks like.
    evil = '<img src=x onerror="window.fired = 1"><script>window.fired = 1</script>'
    text.focus()
    lab.page.keyboard.press("Control+a")
    lab.page.keyboard.insert_text(evil)
    said.filter(has_text="this is XML").wait_for()
    assert view.locator("mark").inner_text() == evil
    assert view.locator("img, script").count() == 0 and lab.page.evaluate("window.fired ?? 0") == 0
    assert view.locator(".st-mirror").inner_text().strip() == evil
    assert lab.kernel("(entry.valid, entry.text)") == str((False, evil))
    view.get_by_label("put in an example").select_option("clashing-givens")
    assert said.inner_text().startswith("2 clashes: r1c1 and r1c9 in row 1 are both 5; r1c9 and r8c9")
    assert view.locator(".st-conflict").count() == 3
    view.get_by_role("button", name="Clear").click()
    assert text.input_value() == "" and said.inner_text().startswith("No digits yet")
    wait_for_kernel(lab, "entry.text", "")


def test_the_entry_cell_by_cell_and_without_the_kernel(lab):
    view = shown(lab, "entry")
    text, said = view.get_by_label("the board as text"), view.get_by_role("status")
    view.get_by_label("put in an example").select_option("newspaper")
    wait_for_kernel(lab, "race.board == puzzle('newspaper')", "True")
    cell(view, 0, 7).click()
    keep_busy(lab)
    press(lab, "ArrowRight", "5")
    assert text.input_value().startswith("53..7...5\n6..195...\n")
    assert said.inner_text() == "2 clashes: r1c1 and r1c9 in row 1 are both 5; r1c9 and r8c9 in column 9 are both 5."
    assert view.locator(".st-conflict").count() == 3
    press(lab, "0")
    assert said.inner_text() == "30 givens, 51 blanks; nothing clashes."
    press(lab, "ArrowLeft", "1", "ArrowDown", "4", "Delete", "2", "Backspace")
    assert text.input_value().startswith("53..7..1.\n6..195...\n") and is_busy(lab)
    release(lab)
    wait_for_kernel(lab, "entry.text", text.input_value())
    assert lab.kernel("(entry.board[0][7], race.board == entry.board)") == "(1, True)"
    lab.kernel("setattr(entry, 'board', puzzle('newspaper'))")
    said.filter(has_text="30 givens").wait_for()
    assert text.input_value() == to_rows(puzzle("newspaper"), ".")


def test_the_peeler_by_mouse_and_keyboard(lab):
    view = shown(lab, "peeler")
    lab.kernel("peeler.restart()")
    lit, said, rows = view.locator("pre .st-next"), view.get_by_role("status"), view.locator("tbody tr")
    assert lit.inner_text().strip() == "bit = mask & -mask" and rows.count() == 1
    view.get_by_role("button", name="Next line").click()
    lit.filter(has_text="mask -= bit").wait_for()
    assert rows.first.locator(".st-lowest").all_inner_texts() == ["1", "1", "1"]
    assert rows.first.locator(".st-place").all_inner_texts() == ["3", "4"]
    press(lab, "Enter")  # the button still has the focus
    rows.nth(1).wait_for()
    press(lab, "ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert lit.inner_text().strip() == "bit = mask & -mask" and rows.count() == 1
    press(lab, "ArrowRight", "ArrowRight")
    wait_for_kernel(lab, "peeler.taken", "[4]")
    take = view.get_by_role("button", name="Take lowest")
    take.focus()
    for taken in ("[4, 6]", "[4, 6, 7]", "[4, 6, 7, 9]"):
        press(lab, "Space")
        wait_for_kernel(lab, "peeler.taken", taken)
    said.filter(has_text="mask is 0, and 0 counts as false: the loop ends after 4 rounds").wait_for()
    assert take.is_disabled() and lit.inner_text() == "while mask:"
    assert view.locator(".st-peel").evaluate("e => e === document.activeElement"), "the view keeps the keys"
    assert rows.last.locator(".st-end").inner_text() == "the loop ends"
    view.get_by_role("button", name="Back").click()
    lit.filter(has_text="mask -= bit").wait_for()
    press(lab, "Home")
    said.filter(has_text="mask is 360").wait_for()
    lab.kernel("(setattr(peeler, 'mask', 0b101101000), peeler.take(), peeler.next())")
    rows.nth(1).wait_for()


def labels(view):
    return view.locator(".st-race-label").all_inner_texts()


def test_the_race_by_mouse_and_keyboard(lab):
    view = shown(lab, "race")
    lab.kernel("setattr(race, 'board', puzzle('newspaper'))")
    view.locator(".st-race-label", has_text="0 of 4,208 placements").first.wait_for()
    say, sentence = view.get_by_role("status"), lab.kernel("race.sentence")
    assert say.inner_text() == "Press play, or drag: at every moment all place equally many digits."
    view.get_by_role("button", name="Step (right arrow)").click()
    press(lab, "ArrowRight", "ArrowRight", "ArrowLeft")
    assert labels(view) == ["2 of 4,208 placements", "2 of 4,208 placements", "2 of 51 placements"]
    boards = view.locator(".st-grid")
    cell(boards.nth(1), 4, 4).click()
    press(lab, "ArrowRight", "ArrowLeft")
    assert labels(view)[0] == "2 of 4,208 placements", "the boards leave the arrow keys to the race"
    assert say.inner_text().startswith("Press play")
    assert cell(boards.nth(0), 0, 2).inner_text() == "1" and cell(boards.nth(0), 0, 3).inner_text() == "2"
    press(lab, "End")
    assert labels(view) == ["4,208 of 4,208 placements", "4,208 of 4,208 placements", "51 of 51 placements"]
    assert say.inner_text() == sentence
    assert view.locator(".st-race-state").all_inner_texts() == ["solved"] * 3
    first, last = (boards.nth(k).locator(".st-digit").all_inner_texts() for k in (0, 2))
    assert first == last and "" not in first
    press(lab, "Home")
    assert labels(view)[2] == "0 of 51 placements" and boards.nth(1).locator(".st-digit").nth(2).inner_text() == ""
    view.get_by_role("button", name="Play or pause").focus()
    press(lab, "Space")
    label = view.locator(".st-race-label").first.element_handle()
    lab.page.wait_for_function("e => parseInt(e.textContent.replace(',', '')) > 100", arg=label)
    press(lab, "Space")
    stopped = labels(view)
    lab.page.wait_for_timeout(300)
    assert labels(view) == stopped and stopped[0] == stopped[1] and stopped[2] == "51 of 51 placements"
    view.get_by_role("button", name="by time").click()
    wait_for_kernel(lab, "sorted(race.seconds)", "['bitmask', 'mrv', 'naive']")
    view.locator(".st-race-label", has_text="0 µs of").first.wait_for()
    assert say.inner_text() == "Press play, or drag: at every moment all run equally long."
    press(lab, "End")
    assert view.locator(".st-race-state").all_inner_texts() == ["solved"] * 3
    view.get_by_role("button", name="by placements").click()
    wait_for_kernel(lab, "race.by", "placements")
    lab.kernel("setattr(race, 'board', puzzle('clashing-givens'))")
    view.locator(".st-conflict").nth(2).wait_for()
    assert view.get_by_role("status").inner_text().startswith("No race, the board breaks the rules")
    lab.kernel("setattr(race, 'board', puzzle('newspaper'))")
    view.locator(".st-race-label").nth(2).wait_for()
    view.get_by_label("how far the race has come").fill("150")
    assert labels(view)[0] == "631 of 4,208 placements"


@pytest.mark.parametrize("large", [False, True])
def test_bits_stand_under_bits_to_the_pixel(lab, large):
    lab.kernel(f"setattr(lab, 'large', {large})")
    view = lab.output(2).locator(".st-large" if large else ".st-view:not(.st-large)")
    columns = view.locator(".st-masks").evaluate(COLUMNS)
    assert columns == [columns[0]] * 8 and len(columns[0]) == 9
