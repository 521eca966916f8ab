"""What the notebooks need besides boards, solvers, traces and pictures; and honest seconds."""

import inspect
import sys
from functools import partial

import pytest

from sudoku_teach.board import copy
from sudoku_teach.measure import seconds_in_turn
from sudoku_teach.notebook import check_setup, reveal, show_source
from sudoku_teach.pictures import draw_bars
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import naive


def test_source_is_shown_to_the_letter_as_a_fenced_block():
    shown = show_source(naive.fits, naive.search)
    assert shown._repr_markdown_().startswith("```python\n") and shown._repr_markdown_().endswith("\n```")
    for function in (naive.fits, naive.search):
        assert inspect.getsource(function).rstrip() in shown._repr_markdown_()
    assert repr(shown) == "source of sudoku_teach.solvers.naive.fits, sudoku_teach.solvers.naive.search"


def test_a_complete_setup_says_so_and_what_is_missing_is_named_with_the_cure(monkeypatch):
    shown = check_setup()
    assert repr(shown) == "Everything is here."
    assert shown._repr_markdown_().count("✓") == shown._repr_markdown_().count("\n| ") - 1
    monkeypatch.setitem(sys.modules, "ipywidgets", None)  # as if it were not installed
    shown = check_setup()
    assert repr(shown).startswith("missing: ipywidgets.") and "make lab" in repr(shown)
    assert "| ipywidgets | views that you can move | missing |" in shown._repr_markdown_()


def test_solvers_take_turns_each_on_a_board_of_its_own_and_the_shortest_round_counts(monkeypatch):
    board, seen = puzzle("one-blank"), []

    def solver(name, given):
        seen.append((name, copy(given)))
        given[0][0] = 9

    seconds = seconds_in_turn({name: partial(solver, name) for name in "ab"}, board, rounds=3)
    assert seen == [("a", board), ("b", board)] * 3 and board == puzzle("one-blank")
    assert list(seconds) == ["a", "b"] and all(value > 0 for value in seconds.values())
    times = iter([0, 5, 10, 12, 20, 29])  # three rounds of 5, 2 and 9 seconds
    monkeypatch.setattr("time.perf_counter", lambda: next(times))
    assert seconds_in_turn({"a": lambda board: None}, puzzle("empty"), rounds=3) == {"a": 2}


def test_what_is_revealed_is_folded_and_bears_a_name():
    shown = reveal(placements=4, what_came_back=[3])
    inside = "**placements:** `4`\n\n**what came back:** `[3]`"
    assert shown.markdown == f"<details><summary>Answer</summary>\n\n{inside}\n\n</details>"
    assert repr(shown) == "Answer\nplacements: 4\nwhat came back: [3]"
    assert "**text:** \n\n```text\n1\n2\n```" in reveal(text="1\n2").markdown
    with pytest.raises(TypeError, match=r"^45 needs a name"):
        reveal(45)


def test_a_source_and_a_picture_are_revealed_as_they_are():
    source, bars = show_source(reveal), draw_bars({"a": 3})
    shown = reveal(source, bars)
    assert source.markdown in shown.markdown and bars.as_markdown() in shown.markdown
    assert repr(shown) == f"Answer\nsource of sudoku_teach.notebook.reveal\n{bars.text}"
