"""`make lab`, and what JupyterLab keeps of a reader's own notebook."""

import secrets
import shutil
import sys
from pathlib import Path

import pytest

from conftest import ROOT, free_port, start_server

WIDGET_SETTINGS = "/lab/api/settings/@jupyter-widgets/jupyterlab-manager:plugin"


def saved_widgets_stay_alive(server):
    return server.json(WIDGET_SETTINGS)["schema"]["properties"]["saveState"]["default"]


@pytest.mark.skipif(not shutil.which("make"), reason="make is missing")
@pytest.mark.skipif(Path(sys.prefix).resolve() != ROOT / ".venv", reason="runs only under make test")
def test_make_lab_serves_the_lessons(tmp_path):
    port, token = free_port(), secrets.token_hex(16)
    arguments = f"--no-browser --port {port} --IdentityProvider.token={token}"
    server = start_server(["make", "lab", f"ARGS={arguments}"], tmp_path, port, token, cwd=ROOT)
    try:
        assert server.request("/lab")[0] == 200
        assert server.json("/api/contents/notebooks/00_start_here.ipynb?content=0")["type"] == "notebook"
        assert saved_widgets_stay_alive(server)
        assert "/lab/tree/notebooks/00_start_here.ipynb" in server.log.read_text()
    finally:
        server.stop()


def test_saved_widgets_stay_alive_wherever_the_package_is_installed(lab_server):
    assert saved_widgets_stay_alive(lab_server)


@pytest.mark.browser
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
    page = lab.page.locator("body").inner_text()
    assert "Error displaying widget" not in page and "model not found" not in page
    assert lab.errors == []


@pytest.mark.browser
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
    page = lab.page.locator("body").inner_text()
    assert "Error displaying widget" not in page and "model not found" not in page

    lab.run_all()
    lab.output(1).get_by_text("step 0 of 351").wait_for()
    assert lab.kernel("player.step") == "0"
    assert lab.errors == []
