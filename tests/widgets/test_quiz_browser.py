"""Quiz and LineOrder in a real JupyterLab: by mouse, by keyboard, and reopened."""

import pytest
from on_a_page import is_busy, keep_busy, press, release, wait_for_kernel
from test_line_order import DISTRACTORS, LINES, SOURCE

from sudoku_teach.lessons import questions_of
from sudoku_teach.widgets.quiz.model import LETTERS

pytestmark = pytest.mark.browser

CELLS = [
    "from sudoku_teach.widgets import LineOrder\nfrom sudoku_teach import lessons",
    "quiz = lessons.quiz('02.memory')\nquiz",
    f"order = LineOrder({SOURCE!r}, {DISTRACTORS!r})\norder",
    "tie = lessons.quiz('ties')\ntie",
]
NAMES = ("quiz", "order", "tie")
EMPTY = "Click a line, or press Enter on it: it becomes the last of the program."


@pytest.fixture
def lab(lab):
    """The page with its views as they are at first."""
    lab.settle()
    lab.kernel("(quiz.set_trait('_answers', [[]] * 3), tie.set_trait('_answers', [[]]), order.put([]))")
    for name in NAMES:
        shown(lab, name).locator(".st-yes, .st-no, .st-program .st-line").first.wait_for(state="detached")
    return lab


def shown(lab, name):
    return lab.output(1 + NAMES.index(name)).locator(".st-view")


def option(view, number, letter):
    return view.locator(".st-question").nth(number - 1).get_by_role("radio").nth(LETTERS.index(letter))


def why(view, number, letter):
    return view.locator(".st-question").nth(number - 1).locator(".st-why").nth(LETTERS.index(letter))


def focused(lab):
    return lab.page.evaluate("document.activeElement.textContent")


def test_a_quiz_by_mouse(lab):
    view = shown(lab, "quiz")
    said, heard = view.locator(".st-quiz-said"), view.get_by_role("status")
    assert said.inner_text() == "0 of 3 questions right, 0 at the first try."
    reasons = [each.why for asked in questions_of("02.memory") for each in asked.options]
    page = view.text_content()
    assert not any(reason.replace("`", "") in page for reason in reasons), "nothing to be found with a search, either"
    option(view, 1, "A").click()
    assert option(view, 1, "A").locator(".st-verdict").inner_text() == "✗ not yet"
    assert why(view, 1, "A").inner_text() == "That is 4 // 3 + 7 // 3. Without the * 3, nine boxes share five numbers."
    assert why(view, 1, "A").locator("code").all_inner_texts() == ["4 // 3 + 7 // 3", "* 3"]
    assert heard.text_content().startswith("A: not yet. That is 4 // 3 + 7 // 3.")
    assert [why(view, 1, letter).is_visible() for letter in "BCD"] == [False] * 3
    assert option(view, 1, "A").get_attribute("aria-checked") == "true"
    wait_for_kernel(lab, "quiz.answers", "['A', '', '']")
    option(view, 1, "B").click()
    assert option(view, 1, "B").locator(".st-verdict").inner_text() == "✓ right"
    assert all(why(view, 1, letter).is_visible() for letter in "ABCD")
    assert said.inner_text() == "1 of 3 questions right, 0 at the first try."
    option(view, 1, "C").click(force=True)  # it says that it is disabled, and does nothing
    option(view, 2, "A").click()
    wait_for_kernel(lab, "quiz.answers", "['AB', 'A', '']")
    assert lab.kernel("quiz.sentence") == said.inner_text() == "2 of 3 questions right, 1 at the first try."
    assert not why(view, 3, "A").is_visible()
    lab.kernel("quiz.answer(3, 'C')")
    view.get_by_text("3 of 3 questions right, 2 at the first try.").wait_for()


def test_a_quiz_by_keyboard_and_without_the_kernel(lab):
    view = shown(lab, "quiz")
    option(view, 1, "A").focus()
    keep_busy(lab)
    press(lab, "ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft")
    assert focused(lab).startswith("D7"), "arrows move round, and do not answer"
    assert view.locator(".st-yes, .st-no").count() == 0
    press(lab, "Enter")
    assert why(view, 1, "D").inner_text().endswith("with row and column swapped.")
    press(lab, "Home", "ArrowDown", "Space")
    assert option(view, 1, "B").locator(".st-verdict").inner_text() == "✓ right"
    press(lab, "Tab", "b")
    assert focused(lab).startswith("Bit can be solved✗ not yet")
    press(lab, "Shift+Tab")
    assert focused(lab).startswith("B5"), "a question has one tab stop, where one was last"
    press(lab, "Tab", "A", "Tab", "End", "z", "x", "Control+a")
    assert focused(lab) == "CPython raises an AssertionError"
    press(lab, "c")
    assert view.locator(".st-quiz-said").inner_text() == "3 of 3 questions right, 1 at the first try."
    assert is_busy(lab), "all of it without a word from the kernel"
    release(lab)
    wait_for_kernel(lab, "quiz.answers", "['DB', 'BA', 'C']")


def lines(view, part):
    return view.locator(f".st-{part} .st-line").all_inner_texts()


def line(view, part, text):
    return view.locator(f".st-{part} .st-line").filter(has_text=text).first


def test_lines_by_mouse(lab):
    view = shown(lab, "order")
    said = view.get_by_role("status")
    assert lines(view, "pool") == list(LINES) and lines(view, "program") == [] and said.inner_text() == EMPTY
    for text in ("def search", "if blank is None", "blank = next_blank", "return True"):
        line(view, "pool", text).click()
    assert said.inner_text() == "Line 4 of 4: “return True”, indented 2 deep."
    line(view, "program", "if blank").click()
    view.get_by_role("button", name="Move the line down").click()
    assert said.inner_text() == "Line 3 of 4: “if blank is None:”, indented 1 deep."
    line(view, "program", "blank = next").click()
    for how in ("less", "less", "more"):
        view.get_by_role("button", name=f"Indent the line {how}").click()
    wait_for_kernel(lab, "order.program.splitlines()", SOURCE.splitlines()[:4])
    assert line(view, "program", "blank = next").locator(".st-indent").count() == 1
    view.get_by_role("button", name="Put the line back").click()
    assert said.inner_text() == "“blank = next_blank(board)” is back among the lines."
    assert len(lines(view, "pool")) == 12 and len(lines(view, "program")) == 3
    wait_for_kernel(lab, "len(order.program.splitlines())", "3")


def test_lines_by_keyboard_and_without_the_kernel(lab):
    view = shown(lab, "order")
    view.locator(".st-pool .st-line").first.focus()
    keep_busy(lab)
    press(lab, "ArrowDown", "ArrowDown", "ArrowUp", "Enter")
    assert focused(lab) == LINES[2], "by key one goes on choosing"
    press(lab, "End", "Space")
    assert focused(lab) == LINES[13]
    press(lab, "Home", "Enter", "Tab")
    assert lines(view, "program") == [LINES[1], LINES[14], LINES[0]] and focused(lab) == LINES[0]
    press(lab, "Shift+ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft")
    assert lines(view, "program") == [LINES[1], LINES[0], LINES[14]] and focused(lab) == LINES[0]
    assert view.get_by_role("status").inner_text() == f"Line 2 of 3: “{LINES[0]}”, indented 1 deep."
    press(lab, "Shift+ArrowUp", "Shift+ArrowUp", "Alt+ArrowDown", "ArrowDown", "Delete")
    assert lines(view, "program") == [LINES[1], LINES[0]] and focused(lab) == LINES[0]
    press(lab, "Home", "Backspace", "Backspace")
    assert lines(view, "program") == [] and lines(view, "pool") == list(LINES)
    assert view.locator(".st-pool .st-line:focus").count() == 1, "the keys stay in the view"
    press(lab, "Enter")
    assert is_busy(lab) and len(lines(view, "program")) == 1
    release(lab)
    wait_for_kernel(lab, "order.program", lines(view, "program")[0] + "\n")
    lab.kernel(f"order.put({SOURCE!r})")
    view.locator(".st-program .st-line").nth(11).wait_for()
    assert lines(view, "program") == [text.strip() for text in SOURCE.splitlines()]


def test_a_saved_page_lives_without_its_kernel_and_runs_again(lab):
    option(shown(lab, "tie"), 1, "A").click()
    line(shown(lab, "order"), "pool", "def search").click()
    wait_for_kernel(lab, "(tie.answers, order.program.count('def'))", "(['A'], 1)")
    lab.reopen_notebook(__name__)
    view = shown(lab, "tie")
    view.locator(".st-no").wait_for()
    option(view, 1, "B").click()
    assert view.locator(".st-quiz-said").inner_text() == "1 of 1 question right, 0 at the first try."
    order = shown(lab, "order")
    assert lines(order, "program") == [text for text in LINES if text.startswith("def")]
    line(order, "program", "def").click()
    press(lab, "Delete")
    assert lines(order, "program") == []
    lab.run_all()
    shown(lab, "tie").get_by_text("0 of 1 question right").wait_for()
    assert lab.kernel("(tie.answers, order.program)") == "([''], '')"
