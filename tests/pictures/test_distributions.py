"""The picture of many values on a log axis: what it says, and where everything is drawn."""

from math import inf, nan

import pytest
from test_pictures import drawn, texts

from sudoku_teach.pictures import draw_distribution


def spots(picture, name):
    return drawn(picture, f"marks {name}")[0].get_offsets().tolist()


def test_median_and_mean_are_told_labelled_and_drawn_apart():
    picture = draw_distribution({"mrv": [1.0, 2.0, 2.0, 3.0, 1_000.0]}, unit="ms")
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
    heights = [y for _, y in spots(draw_distribution({"a": [2.0] * 30}, unit="s"), "a")]
    assert len({round(height, 2) for height in heights}) == 30, "equal values do not hide each other"


def test_what_was_never_reached_counts_for_the_median_and_leaves_no_mean():
    picture = draw_distribution({"naive": [1, 3, 5, inf], "none": [inf, inf, 8]}, unit="ms")
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


def test_what_has_no_place_on_a_log_axis_is_refused():
    for values in ({}, {"a": []}, {"a": [1], "b": []}, {"a": [0]}, {"a": [1, -1]}, {"a": [inf]}, {"a": [1.0, nan]}):
        with pytest.raises(ValueError, match="a distribution needs values above 0"):
            draw_distribution(values, unit="ms")
