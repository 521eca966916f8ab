"""What JupyterLab keeps of a reader's own notebook: its widgets are alive when it is opened again."""

import pytest

pytestmark = pytest.mark.browser


def test_a_saved_widget_is_alive_on_reopening(lab):
    lab.write_notebook("slider", ["import ipywidgets", "slider = ipywidgets.IntSlider(3)", "slider"])
    lab.open_notebook("slider")
    lab.run_all()
    lab.output(2).locator(".noUi-handle").press("ArrowRight")
    assert lab.kernel("slider.value") == "4"
    lab.reopen_notebook("slider")
    assert lab.output(2).locator(".widget-readout").inner_text() == "4"
    lab.output(2).locator(".noUi-handle").press("ArrowRight")
    assert lab.output(2).locator(".widget-readout").inner_text() == "5"
    assert lab.errors == []


def test_a_saved_view_lives_without_its_kernel_and_runs_again(lab):
    imports = ["puzzles import puzzle", "solvers import naive", "trace import record", "widgets import SearchPlayer"]
    lab.write_notebook(
        "player",
        [
            "\n".join(f"from sudoku_teach.{name}" for name in imports),
            "player = SearchPlayer(record(naive.solve, puzzle('gentle')))\nplayer",
        ],
    )
    lab.open_notebook("player")
    lab.run_all()
    lab.output(1).get_by_text("step 0 of 351").wait_for()
    lab.reopen_notebook("player")
    lab.output(1).get_by_text("step 0 of 351").wait_for()
    lab.output(1).locator(".sp-range").press("ArrowRight")
    lab.output(1).get_by_text("step 1 of 351").wait_for()

    lab.run_all()
    lab.output(1).get_by_text("step 0 of 351").wait_for()
    assert lab.kernel("player.step") == "0"
    assert lab.errors == []
