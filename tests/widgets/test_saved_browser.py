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
