"""The cactus plot: what it says, and where its stairs are drawn."""

from math import inf, nan

import pytest
from test_pictures import drawn

from sudoku_teach.pictures import draw_cactus


def stairs(picture, name):
    (line,) = drawn(picture, f"stairs {name}")
    return list(zip(*line.get_data(), strict=True))


def test_each_board_is_a_step_at_what_it_took_and_ten_times_is_always_as_far():
    picture = draw_cactus({"slow": [100, 1, 10, inf], "fast": [1, 1, 1, 1]}, unit="ms")
    assert (
        picture.text
        == "cactus plot: slow solved 3 of 4, half of them within 10 ms; fast solved 4 of 4, half of them within 1 ms"
    )
    slow, fast = stairs(picture, "slow"), stairs(picture, "fast")
    xs = sorted({x for x, _ in slow[1:]})
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1])
    ys = sorted({y for _, y in slow}, reverse=True)  # y grows downwards
    assert len(ys) == 4 and ys[0] - ys[1] == pytest.approx(ys[2] - ys[3])
    assert min(y for _, y in fast) < min(ys), "a board that was not finished leaves the stairs below the top"
    assert slow[-1][0] == fast[-1][0], "both go on to the end of the axis"


def test_half_is_told_only_where_half_was_solved_and_what_has_no_place_is_refused():
    assert draw_cactus({"a": [5, inf, inf]}, unit="s").text == "cactus plot: a solved 1 of 3"
    assert draw_cactus({"a": [5, 7, inf]}, unit="s").text.endswith("2 of 3, half of them within 7 s")
    for values in ({}, {"a": []}, {"a": [1], "b": []}, {"a": [0]}, {"a": [-1]}, {"a": [inf]}, {"a": [1.0, nan]}):
        with pytest.raises(ValueError, match="a cactus plot needs values above 0"):
            draw_cactus(values, unit="s")
