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
            "from sudoku_teach.lessons import exercise, progress\ntask = exercise('bits.lowest-set-bit')",
            "def lowest_set_bit(x):\n    ...\ntask.check(lowest_set_bit)",
            f"{HIGHEST}\ntask.check(lowest_set_bit)",
            "task.hint()",
            "task.hint()",
            "task.answer()",
            f"{LOWEST}\ntask.check(lowest_set_bit)",
            "progress()",
        ],
    )
    lab.open_notebook("exercise")
    lab.run_all()
    texts = [lab.output(number).inner_text() for number in range(8)]
    assert "bits.lowest-set-bit" in texts[0] and "★" in texts[0]
    assert "Not started" in texts[1]
    assert "Not yet" in texts[2] and "the highest bit" in texts[2] and "expected" in texts[2]
    assert "Hint 1 of" in texts[3] and "Hint 2 of" in texts[4]
    assert "def lowest_set_bit" in texts[5]
    assert lab.output(5).locator("pre span").count() > 3, "the answer is highlighted"
    assert "Right." in texts[6]
    progress = " ".join(texts[7].split())  # a sign and its name are tied together by a space that does not break
    assert "1 of " in progress and "✓ bits.lowest-set-bit" in progress
    lab.tall_screenshot("exercise", "light", "dark")
    assert lab.errors == []


def test_a_board_is_drawn_where_a_solver_fails(lab):
    lab.write_notebook(
        "solver",
        [
            "from sudoku_teach.board import conflicts\nfrom sudoku_teach.solvers.naive import next_blank\n"
            "from sudoku_teach.lessons import exercise\ntask = exercise('search.solve')",
            f"{STAYS}\ntask.check(search)",
            f"{ENDLESS}\ntask.check(search)",
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
