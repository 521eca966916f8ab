"""Exercises as a learner meets them in JupyterLab: wrong, diagnosis, hint, answer, right, progress."""

import pytest

pytestmark = pytest.mark.browser

HIGHEST = "def lowest_set_bit(x):\n    bit = 1\n    while bit * 2 <= x:\n        bit *= 2\n    return bit"
LOWEST = "def lowest_set_bit(x):\n    bit = 1\n    while not x & bit:\n        bit *= 2\n    return bit"
STAYS = """
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and search(board):
            return True
    return False
"""
ENDLESS = """
def search(board):
    while True:
        try:
            search(board)
        except:
            pass
"""


def test_from_a_wrong_program_to_a_right_one(lab):
    lab.write_notebook(
        "exercise",
        [
            "from sudoku_teach.lessons import answer, check, exercise, hint, progress\nexercise('bits.lowest-set-bit')",
            "def lowest_set_bit(x):\n    ...\ncheck('bits.lowest-set-bit', lowest_set_bit)",
            f"{HIGHEST}\ncheck('bits.lowest-set-bit', lowest_set_bit)",
            "hint('bits.lowest-set-bit')",
            "answer('bits.lowest-set-bit')",
            f"{LOWEST}\ncheck('bits.lowest-set-bit', lowest_set_bit)",
            "progress()",
        ],
    )
    lab.open_notebook("exercise")
    lab.run_all()
    texts = [lab.output(number).inner_text() for number in range(7)]
    assert 'hint("bits.lowest-set-bit")' in texts[0]
    assert "Not started" in texts[1]
    assert "Not yet" in texts[2] and "the highest bit" in texts[2] and "expected" in texts[2]
    hints = lab.output(3).locator("summary")
    assert hints.nth(0).is_visible() and not hints.nth(1).is_visible()
    hints.nth(0).click()
    assert hints.nth(1).is_visible(), "each hint is folded behind the one before"
    assert "def lowest_set_bit" in texts[4]
    assert lab.output(4).locator("pre span").count() > 3, "the answer is highlighted"
    assert "Right." in texts[5] and "bits.lowest-set-bit" in texts[5]
    progress = " ".join(texts[6].split())  # a sign and its name are tied together by a space that does not break
    assert " exercises done. Next: " in progress and "✓ bits.lowest-set-bit" in progress
    lab.tall_screenshot("exercise", "light", "dark")
    assert lab.errors == []


def test_a_board_is_drawn_where_a_solver_fails(lab):
    lab.write_notebook(
        "solver",
        [
            "from sudoku_teach.board import conflicts\nfrom sudoku_teach.solvers.naive import next_blank\n"
            "from sudoku_teach.lessons import check, exercise\nexercise('search.solve')",
            f"{STAYS}\ncheck('search.solve', search)",
            f"{ENDLESS}\ncheck('search.solve', search)",
        ],
    )
    lab.open_notebook("solver")
    lab.run_all()
    assert "the last digit stays" in lab.output(1).inner_text()
    drawn = lab.output(1).locator("img")
    assert drawn.count() == 1 and drawn.evaluate("img => img.naturalWidth") > 200
    assert drawn.get_attribute("alt").startswith("the board before")
    assert "Not yet" in lab.output(2).inner_text()
    assert lab.kernel("1 + 1") == "2", "the kernel lives"
    lab.tall_screenshot("solver", "light", "dark")
    assert lab.errors == []
