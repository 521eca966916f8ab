"""What the notebooks need besides boards, solvers, traces and pictures; and honest seconds."""

import inspect
import sys
from functools import partial

from sudoku_teach.board import copy
from sudoku_teach.measure import seconds_in_turn
from sudoku_teach.notebook import check_setup, reveal, show_source
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


def test_a_revealed_answer_begins_with_an_empty_line_and_is_still_what_it_was():
    assert repr(reveal(45)) == " \n45"
    assert repr(reveal([3], "000000100", None)) == " \n[3]\n000000100\nNone"
    data, _ = reveal(45)._repr_mimebundle_()
    assert data == {"text/plain": " \n45"}

    class Picture:
        def _repr_mimebundle_(self):
            return {"text/plain": "bars: 3", "image/png": "…"}, {"image/png": {"width": 5}}

        def __repr__(self):
            return "bars: 3"

    data, metadata = reveal(Picture())._repr_mimebundle_()
    assert data == {"text/plain": " \nbars: 3", "image/png": "…"} and metadata == {"image/png": {"width": 5}}
    source = show_source(reveal)
    text, markdown = " \nsource of sudoku_teach.notebook.reveal", f" \n\n{source.markdown}"
    assert reveal(source)._repr_mimebundle_()[0] == {"text/plain": text, "text/markdown": markdown}
