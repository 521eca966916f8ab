"""What all views have in common, without a browser: one line of text, a still picture, their size."""

import base64
import inspect
import subprocess
import sys

import pytest
from every_view import EXAMPLES, SETUP, VIEWS, each_example, make

from sudoku_teach import widgets
from sudoku_teach.widgets.shared.view import View

LIVE = "application/vnd.jupyter.widget-view+json"


def test_no_view_is_left_out():
    assert list(VIEWS) == sorted(widgets.__all__)


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_is_made_of_what_all_share(name):
    view = getattr(widgets, name)
    assert issubclass(view, View) and view.__doc__
    large = inspect.signature(view).parameters["large"]
    assert large.default is False and view.large.metadata["sync"]


@each_example
def test_a_page_without_a_kernel_shows_the_same(example):
    view, other = make(example), make(example)
    data, metadata = view._repr_mimebundle_()
    assert set(data) == {LIVE, "text/plain", "image/png"}
    assert data["text/plain"] == repr(view) == repr(other) and len(repr(view)) < 110 and "\n" not in repr(view)
    picture, png = other.draw(), base64.b64decode(data["image/png"])
    assert png.startswith(b"\x89PNG") and png == picture.png() and picture.text and "\n" not in picture.text
    pixels, width = int.from_bytes(png[16:20]), metadata["image/png"]["width"]
    assert width > 100 and abs(pixels - 1.5 * width) < 2, "sharp on a fine screen"


def test_without_matplotlib_only_the_picture_is_missing():
    code = (
        f"import sys\n{SETUP}\n"
        f"views = [{', '.join(EXAMPLES.values())}]\n"
        "assert not {'matplotlib', 'numpy', 'PIL'} & set(sys.modules), 'a view alone needs none of them'\n"
        "sys.modules['matplotlib'] = None\n"
        "for view in views:\n"
        "    data, metadata = view._repr_mimebundle_()\n"
        f"    assert set(data) == {{{LIVE!r}, 'text/plain'}} and not metadata, view\n"
        "    assert data['text/plain'] == repr(view)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
