"""The picture of many values on a log axis: what it says, and where everything is drawn."""

import io
import math

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from PIL import Image

from sudoku_teach.pictures import Picture, draw_distribution

SKEWED = [1.0, 2.0, 2.0, 3.0, 1_000.0]


def drawn(picture: Picture, gid: str) -> list:
    """The artists of one name, in the order they were drawn."""
    return [artist for artist in picture.figure.axes[0].get_children() if artist.get_gid() == gid]


def texts(picture: Picture, gid: str) -> list[str]:
    return [artist.get_text() for artist in drawn(picture, gid)]


def spots(picture: Picture, name: str) -> list:
    return drawn(picture, f"marks {name}")[0].get_offsets().tolist()


@pytest.mark.parametrize(
    ("values", "title"),
    [
        ({"naive": SKEWED, "a long name of a solver": [0.0001, 0.5, math.inf]}, None),
        ({"one": [7.0]}, "A title that is longer than the picture would be wide without it: " + "1 ms, " * 10),
        ({"least": [1e-6], "most": [1e9]}, None),
        ({"left and right": [1.0, 10.0]}, "Short"),
        ({"unsolved": [math.inf], "solved": [123.456]}, None),
    ],
    ids=["skewed", "one", "far", "narrow", "unsolved"],
)
def test_every_picture_is_whole_and_always_the_same(values, title):
    first, second = (draw_distribution(values, unit="milliseconds", title=title) for _ in range(2))
    assert first.png() == second.png()
    assert repr(first) == first.text and "\n" not in first.text
    renderer = FigureCanvasAgg(first.figure).get_renderer()
    width, height = Image.open(io.BytesIO(first.png())).size
    for text in first.figure.axes[0].texts:
        box = text.get_window_extent(renderer)
        assert box.x0 >= 0 and box.y0 >= 0 and box.x1 <= width and box.y1 <= height, text


def test_median_and_mean_are_told_labelled_and_drawn_apart():
    picture = draw_distribution({"mrv": SKEWED}, unit="ms")
    assert picture.text == "distributions: mrv 5 values, median 2 ms, mean 201.6 ms"
    assert texts(picture, "median label mrv") == ["median 2 ms"]
    assert texts(picture, "mean label mrv") == ["mean 201.6 ms"]
    (bar,) = drawn(picture, "median mrv")
    diamond = drawn(picture, "mean mrv")[-1].get_xy()
    assert bar.get_xdata()[0] == pytest.approx(spots(picture, "mrv")[1][0])  # the median is one of the values
    assert diamond[:, 0].mean() > bar.get_xdata()[0] + 100
    label, other = (drawn(picture, f"{what} label mrv")[0].get_position()[1] for what in ("median", "mean"))
    assert label < min(y for _, y in spots(picture, "mrv")) and other > max(y for _, y in spots(picture, "mrv"))


def test_every_value_is_a_mark_and_ten_times_is_always_as_far():
    picture = draw_distribution({"a": [0.1, 1, 10], "b": [100, 1]}, unit="s")
    xs = [x for x, _ in spots(picture, "a")]
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1]) and xs[1] > xs[0]
    assert spots(picture, "b")[0][0] - spots(picture, "b")[1][0] == pytest.approx(2 * (xs[1] - xs[0]))
    assert spots(picture, "b")[1][0] == pytest.approx(xs[1])
    assert max(y for _, y in spots(picture, "a")) < min(y for _, y in spots(picture, "b")), "rows do not mix"


def test_equal_values_do_not_hide_each_other():
    heights = [y for _, y in spots(draw_distribution({"a": [2.0] * 30}, unit="s"), "a")]
    assert len({round(height, 2) for height in heights}) == 30


def test_what_was_never_reached_counts_for_the_median_and_leaves_no_mean():
    picture = draw_distribution({"naive": [1, 3, 5, math.inf], "none": [math.inf, math.inf, 8]}, unit="ms")
    assert picture.text == (
        "distributions: naive 4 values, median 4 ms, 1 not reached; none 3 values, median not reached, 2 not reached"
    )
    assert len(spots(picture, "naive")) == 3
    assert not drawn(picture, "mean naive") and not drawn(picture, "median none")
    assert texts(picture, "beyond naive") == ["1 not reached"]
    assert drawn(picture, "beyond naive")[0].get_position()[0] > max(x for x, _ in spots(picture, "none"))


def test_a_narrow_axis_has_more_lines():
    wide, narrow = (draw_distribution({"a": [1.5, most]}, unit="ms") for most in (1_500, 8))
    for picture, lines in ((wide, ["1", "10", "100", "1,000", "10,000"]), (narrow, ["1", "2", "5", "10"])):
        shown = [text.get_text() for text in picture.figure.axes[0].texts]
        assert [text for text in shown if text.replace(",", "").isdigit()] == lines
    assert any("each line is 10 times" in text.get_text() for text in wide.figure.axes[0].texts)
    assert not any("each line" in text.get_text() for text in narrow.figure.axes[0].texts)


@pytest.mark.parametrize("values", [{}, {"a": []}, {"a": [1], "b": []}, {"a": [0]}, {"a": [1, -1]}, {"a": [math.inf]}])
def test_what_has_no_place_on_a_log_axis_is_refused(values):
    with pytest.raises(ValueError, match="a distribution needs values above 0"):
        draw_distribution(values, unit="ms")


def test_not_a_number_is_refused():
    with pytest.raises(ValueError, match="a distribution needs values above 0"):
        draw_distribution({"a": [1.0, math.nan]}, unit="ms")
