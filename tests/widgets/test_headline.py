"""Headline without a browser: the model, the shell, the still."""

from math import inf, isclose
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_teach.widgets import Headline
from sudoku_teach.widgets.headline.model import STATISTICS, HeadlineModel

NAMES = ("row order", "mrv")
COUNTS = {"wide": ([400, 90, 20, inf], [10, 30, 40, 50]), "even": ([6, 6, 6], [2, 2, 2]), "lost": ([inf, 8], [1, 4])}
COUNTS["hopeless"] = ([inf, inf, 8], [1, 1, 4])


@pytest.fixture
def view():
    return Headline(COUNTS, names=NAMES)


@pytest.mark.parametrize(
    ("boards", "statistic", "ratio", "told"),
    [
        ("wide", "median of the ratios", (40 + 3) / 2, "mrv needs 22 times fewer placements than row order"),
        ("wide", "ratio of the medians", 245 / 35, "mrv needs 7.0 times fewer placements than row order"),
        ("wide", "mean of the ratios", 43.5 / 3, "mrv needs 14 times fewer placements than row order"),
        ("wide", "ratio of the totals", 510 / 80, "mrv needs 6.4 times fewer placements than row order"),
        ("wide", "the best board", 40, "mrv needs 40 times fewer placements than row order"),
        ("wide", "the worst board", 0.5, "mrv needs 2.0 times more placements than row order"),
        ("lost", "ratio of the totals", 2, "mrv needs 2.0 times fewer placements than row order"),
        (
            "hopeless",
            "median of the ratios",
            inf,
            "mrv needs fewer placements, but we don't know how many",
        ),
        ("hopeless", "the best board", 2, "mrv needs 2.0 times fewer placements than row order"),
    ],
)
def test_a_headline(view, boards, statistic, ratio, told):
    view.boards, view.statistic = boards, statistic
    assert view.ratio == ratio and view.sentence.startswith(f"{told}\n({statistic}, ")
    assert repr(view) == f"Headline({boards}, {statistic}: {told})"
    shown = view.get_state()["_told"]["classes"][boards]["answers"][statistic]
    assert f"{shown['headline']}\n({shown['small']})." == view.sentence
    assert (shown["place"] is None) == (ratio == inf)


LEFT_OUT = "left out, row order did not finish"


@pytest.mark.parametrize(
    ("boards", "statistic", "told"),
    [
        ("even", "the best board", "3 boards called even"),
        ("wide", "the best board", f"4 boards called wide; 1 {LEFT_OUT} it"),
        ("wide", "ratio of the medians", "4 boards called wide; 1 not finished by row order"),
        ("hopeless", "mean of the ratios", f"3 boards called hopeless; 2 {LEFT_OUT} them"),
    ],
)
def test_the_small_print(boards, statistic, told):
    assert HeadlineModel(COUNTS, NAMES).small_print(boards, statistic) == f"{statistic}, {told}"


PAIRS = st.lists(st.tuples(st.integers(1, 10**6), st.integers(1, 10**6)), min_size=1, max_size=20)


@given(PAIRS)
def test_every_statistic_lies_between_the_worst_board_and_the_best(pairs):
    slow, fast = map(list, zip(*pairs, strict=True))
    model = HeadlineModel({"any": (slow, fast)}, NAMES)
    least, most = (model.ratio("any", name) for name in ("the worst board", "the best board"))
    for name in set(STATISTICS) - {"ratio of the medians"}:  # it may divide numbers of two different boards
        assert least <= model.ratio("any", name) * (1 + 1e-9) and model.ratio("any", name) <= most * (1 + 1e-9)
    assert isclose(model.ratio("any", "median of the ratios"), median(a / b for a, b in pairs))
    places = [model.place(a / b) for a, b in pairs]
    assert all(-1e-9 <= place <= 1 + 1e-9 for place in places)


def test_counts_that_make_no_headline():
    for counts, words in (
        ({}, "a headline needs a class of boards"),
        ({"some": ([1, 2], [1])}, "some: two lists of the same length are needed, with numbers above 0"),
        ({"some": ([1, 0], [1, 2])}, "some: two lists of the same length"),
        ({"some": ([1, 2], [1, inf])}, "some: mrv must have finished all boards, and row order one at least"),
        ({"some": ([inf], [1])}, "some: mrv must have finished"),
        ({"some": ([], [])}, "some: mrv must have finished"),
    ):
        with pytest.raises(ValueError, match=words):
            Headline(counts, NAMES)


def test_the_browser_and_python_have_one_state_and_the_still_tells_all_boards(view):
    view.set_state({"boards": "even", "statistic": "the best board"})  # as the browser sends it
    assert view.ratio == 3
    text = view.draw().text
    assert "wide 4 values" in text and "1 not reached" in text and "even 3 values" in text
