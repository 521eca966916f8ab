"""What all views have in common, without a browser: one line of text, a still picture, their size."""

import base64
import inspect
import os
import subprocess
import sys

import pytest
from every_view import EXAMPLES, SETUP, VIEWS, each_example, make
from traitlets import TraitError

from sudoku_teach import widgets
from sudoku_teach.board import PuzzleFormatError
from sudoku_teach.widgets.shared.view import BoardTrait, CellTrait, View

LIVE = "application/vnd.jupyter.widget-view+json"


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_is_made_of_what_all_share(name):
    assert list(VIEWS) == sorted(widgets.__all__), "no view is left out"
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


REFUSED = [
    ("BoardView", "board", "53..", PuzzleFormatError, "9 needed"),
    ("BoardView", "givens", [[1]], PuzzleFormatError, "9 needed"),
    ("BoardView", "units", ["row 10"], TraitError, "row 10"),
    ("BoardView", "marks", {(0, 0): "lucky"}, TraitError, "there are trying, dead end, chosen"),
    ("BoardView", "marks", {(0, 9): "trying"}, TraitError, "from 0 to 8"),
    ("BoardView", "selected", (9, 0), TraitError, "from 0 to 8"),
    ("CandidatePlanes", "state", -1, TraitError, None),
    ("CandidatePlanes", "state", 1 << 729, TraitError, None),
    ("CandidatePlanes", "state", "1", TraitError, None),
    ("CandidatePlanes", "digit", 0, TraitError, None),
    ("CandidatePlanes", "digit", 10, TraitError, None),
    ("CandidatePlanes", "selected", (9, 0), TraitError, None),
    ("Headline", "boards", "odd", TraitError, "no boards are called 'odd'; there are wide, even"),
    ("Headline", "statistic", "mode", TraitError, None),
    ("LaneLab", "masks", [512], TraitError, "512 is not a mask of nine candidates: 0 to 511"),
    ("LaneLab", "masks", [-1], TraitError, "-1 is not a mask"),
    ("LaneLab", "masks", [], TraitError, "0 masks: 1 to 16 are shown"),
    ("LaneLab", "masks", [1] * 17, TraitError, "17 masks"),
    ("LaneLab", "masks", ["1"], TraitError, "int"),
    ("LaneLab", "done", 10, TraitError, "10 words cannot be folded"),
    ("LaneLab", "done", -1, TraitError, "-1 words"),
    ("SearchPlayer", "step", -1, TraitError, "is not between 0 and 8,365"),
    ("SearchPlayer", "step", 8366, TraitError, "is not between 0 and 8,365"),
]


@pytest.mark.parametrize(("name", "trait", "value", "error", "words"), REFUSED)
def test_what_a_view_refuses_changes_nothing(name, trait, value, error, words):
    view = make(f"{name} 1")
    before, state = getattr(view, trait), view.get_state()
    with pytest.raises(error, match=words):
        setattr(view, trait, value)
    assert (getattr(view, trait), view.get_state()) == (before, state)


NOTHING = [5, "53", b"53", 2.5, float("nan"), [], (1,), (1, 2, 3), (1.5, 2), ("a", "b"), {1: 2}, set(), object(), print]
NO_MARKS = [None, [(0, 0)], {5: "trying"}, {(0, 0): []}, {(0.5, 0): "trying"}, {"ab": "chosen"}]
NO_BOARD = [None, [[0.5] * 9] * 9, [["a"] * 9] * 9, [[0] * 9] * 10, [[[]] * 9] * 9]
# Every trait of a view that holds a board, a cell or marks, and what is none.
HELD = {
    (name, trait): {BoardTrait: NO_BOARD, CellTrait: []}.get(type(kind), NO_MARKS)
    for name in VIEWS
    for trait, kind in getattr(widgets, name).class_traits().items()
    if isinstance(kind, (BoardTrait, CellTrait)) or trait == "marks"
}


@pytest.mark.parametrize(("name", "trait"), HELD)
def test_what_is_no_board_cell_or_mark_is_a_trait_error(name, trait):
    view = make(f"{name} 1")
    before, state = getattr(view, trait), view.get_state()
    for value in [*NOTHING, *HELD[name, trait]]:
        with pytest.raises(TraitError):
            setattr(view, trait, value)
        assert (getattr(view, trait), view.get_state()) == (before, state)


NOWHERE = "/dev/null/nowhere"  # root could write into any folder
SHOW = f"{SETUP}\nprint(*sorted(BoardView(puzzle('newspaper'))._repr_mimebundle_()[0]))"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /dev/null")
@pytest.mark.parametrize(
    ("start", "shown"),
    [
        ("", [LIVE, "image/png", "text/plain"]),
        (f"import tempfile; tempfile.tempdir = {NOWHERE!r}\n", [LIVE, "text/plain"]),
    ],
    ids=["home", "home and temporary folder"],
)
def test_where_nothing_can_be_written_views_still_show_and_nobody_complains(start, shown):
    places = dict.fromkeys(("HOME", "TMPDIR", "MPLCONFIGDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"), NOWHERE)
    command = [sys.executable, "-c", start + SHOW]
    run = subprocess.run(command, env={**os.environ, **places}, capture_output=True, text=True)
    assert (run.stdout.split(), run.stderr) == (shown, "")


def test_without_matplotlib_only_the_picture_is_missing():
    code = (
        f"import sys\n{SETUP}\nviews = [{', '.join(EXAMPLES.values())}]\n"
        "assert not {'matplotlib', 'numpy', 'PIL'} & set(sys.modules), 'a view alone needs none of them'\n"
        "sys.modules['matplotlib'] = None\n"
        "for view in views:\n"
        "    data, metadata = view._repr_mimebundle_()\n"
        f"    assert data == {{{LIVE!r}: data[{LIVE!r}], 'text/plain': repr(view)}} and not metadata, view\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
