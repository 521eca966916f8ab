"""Every lesson in a real JupyterLab: opened, run, and drawn in both themes."""

import pytest

from conftest import ROOT

pytestmark = pytest.mark.browser

LESSONS = sorted(path.stem for path in (ROOT / "notebooks").glob("[0-9]*.ipynb"))


@pytest.mark.parametrize("name", LESSONS)
def test_lesson_in_both_themes(lab, name):
    lab.open_notebook(name)
    lab.run_all()
    lab.tall_screenshot(name, "light", "dark")
    code = [cell for cell in lab.read_notebook(name).cells if cell.cell_type == "code" and cell.source.strip()]
    announced = ["raises-exception" in cell.metadata.get("tags", []) for cell in code]
    failed = [any(output["output_type"] == "error" for output in cell) for cell in lab.outputs()]
    assert failed == announced


def test_a_page_opened_without_running_shows_stills_and_no_answers(lab):
    notebook = lab.read_notebook("01_the_board")
    lab.page.set_viewport_size({"width": 1280, "height": 16000})  # JupyterLab draws only the cells in sight
    lab.open_notebook("01_the_board")
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    outputs = [output for cell in code for output in cell.outputs]
    stills = sum("image/png" in output.get("data", {}) for output in outputs)
    folds = sum("<details>" in output.get("data", {}).get("text/markdown", "") for output in outputs)
    count = "([what, n]) => document.querySelectorAll(`.jp-Notebook ${what}`).length >= n"
    lab.page.wait_for_function(count, arg=[".jp-OutputArea-output img", stills])
    lab.page.wait_for_function(count, arg=[".jp-OutputArea-output details", folds])
    assert folds > 5 and lab.page.locator(".jp-Notebook .jp-OutputArea-output details[open]").count() == 0
    page = lab.page.locator("body").inner_text()
    assert "Error displaying widget" not in page and "model not found" not in page
