"""LineOrder without a browser: shuffling, moving, putting a program together, the shell and its still."""

import inspect
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_teach.solvers import naive
from sudoku_teach.widgets import LineOrder
from sudoku_teach.widgets.line_order.model import LineOrderModel, shuffled
from sudoku_teach.widgets.line_order.still import draw_lines

SOURCE = re.sub(r'\n    """.*?"""', "", inspect.getsource(naive.search), flags=re.DOTALL)
DISTRACTORS = ["board[row][col] = 9", "return", "return False"]
LINES = shuffled(SOURCE, DISTRACTORS)
MOST_INDENT = 8  # levels of four spaces

# A move and what it is given: a place, clipped to those that there are, and how far.
MOVES = st.lists(st.tuples(st.sampled_from(["add", "move", "indent", "take"]), st.integers(0, 20), st.integers(-3, 3)))


class Moving(LineOrderModel):
    """The moves that the browser makes; test_javascript.py holds the two together."""

    def add(self, line):
        """A line of the pool at the end, indented like the one above, or deeper after a colon."""
        above, indent = self.placed[-1] if self.placed else (None, 0)
        deeper = above is not None and self.lines[above].endswith(":")
        return replace(self, placed=(*self.placed, (line, min(MOST_INDENT, indent + deeper))))

    def move(self, at, by):
        """Line `at` moved down by so many lines (negative: up), at most to an end."""
        placed = list(self.placed)
        placed.insert(max(0, at + by), placed.pop(at))
        return replace(self, placed=tuple(placed))

    def indent(self, at, by):
        """Line `at` indented by so many levels more (negative: fewer), from 0 to 8."""
        line, indent = self.placed[at]
        indented = line, min(MOST_INDENT, max(0, indent + by))
        return replace(self, placed=(*self.placed[:at], indented, *self.placed[at + 1 :]))

    def take(self, at):
        """Line `at` back in the pool."""
        return replace(self, placed=self.placed[:at] + self.placed[at + 1 :])


def play(model, move, where, by):
    """One move, or the same model where it cannot be made."""
    if move == "add":
        return model.add(model.pool[where % len(model.pool)]) if model.pool else model
    if not model.placed:
        return model
    at = where % len(model.placed)
    return model.take(at) if move == "take" else getattr(model, move)(at, by)


def test_the_shuffle_is_the_same_for_the_same_lines():
    program = [line.strip() for line in SOURCE.splitlines()]
    assert sorted(LINES) == sorted([*program, *DISTRACTORS]) and LINES.count("return False") == 2
    assert shuffled(SOURCE.splitlines()[::-1], DISTRACTORS[::-1]) == LINES, "it says nothing about the order"
    assert shuffled(DISTRACTORS, SOURCE) == LINES, "nor about what is a distractor"
    assert [line for line in LINES if line in program] != program
    for empty in ("", " \n", [], ["", " "]):
        with pytest.raises(ValueError, match="there are no lines"):
            shuffled(empty, DISTRACTORS)


@given(MOVES)
def test_whatever_is_moved_no_line_is_lost_and_it_can_be_moved_back(moves):
    model = Moving(LINES)
    for move, where, by in moves:
        before, model = model, play(model, move, where, by)
        used = [line for line, _ in model.placed]
        assert sorted(used + model.pool) == list(range(len(LINES))) and model.pool == sorted(model.pool)
        assert all(0 <= indent <= MOST_INDENT for _, indent in model.placed)
        assert move != "move" or sorted(model.placed) == sorted(before.placed)
        if model.pool:
            assert model.add(model.pool[0]).take(len(model.placed)) == model
        if model.placed:
            at = where % len(model.placed)
            to = min(len(model.placed) - 1, max(0, at + by))
            moved, indented = model.move(at, by), model.indent(at, by)
            assert moved.placed[to] == model.placed[at] and moved.move(to, at - to) == model
            assert indented.indent(at, model.placed[at][1] - indented.placed[at][1]) == model
    lines = model.program.splitlines()
    assert [line.strip() for line in lines] == [LINES[line] for line, _ in model.placed]
    assert [len(line) - len(line.lstrip()) for line in lines] == [4 * indent for _, indent in model.placed]
    assert Moving(LINES).put(model.program).program == model.program


def test_a_line_is_indented_like_the_one_above_and_deeper_after_a_colon():
    model = Moving(("for x in y:", "if x:", "print(x)", "return"))
    model = model.add(0).add(1).add(2)
    assert model.program == "for x in y:\n    if x:\n        print(x)\n"
    assert model.indent(2, -2).add(3).program.endswith("print(x)\nreturn\n")
    deep = Moving(tuple(f"if {k}:" for k in range(12)))
    for k in range(12):
        deep = deep.add(k)
    assert deep.placed[-1] == (11, MOST_INDENT)


def test_the_program_as_it_stands_can_be_run_and_stays_where_another_cannot_be_put():
    order = LineOrder(SOURCE, DISTRACTORS)
    assert order.program == "" and order.model.pool == list(range(len(LINES)))
    order.put(SOURCE)
    assert order.program == SOURCE and len(order.model.pool) == len(DISTRACTORS)
    space = {"Board": list, "next_blank": naive.next_blank, "fits": naive.fits}
    exec(order.program, space)
    board = [[0] * 9 for _ in range(9)]
    assert space["search"](board) and board[0] == list(range(1, 10))
    order.put([])
    assert order.program == ""
    order.put("return False\n\n    return")
    for program, words in (
        ("import os", "'import os' is not among the lines, or is used up"),
        (["return False"] * 3, "'return False' is not among the lines, or is used up"),
        ("  return False", "'  return False' is not indented by four spaces a level"),
        ("\treturn False", "is not indented by four spaces a level"),
    ):
        with pytest.raises(ValueError, match=re.escape(words)):
            order.put(program)
        assert order.program == "return False\n    return\n"


def test_the_browser_and_python_have_one_state():
    order = LineOrder(SOURCE, DISTRACTORS)
    assert set(order.get_state()) >= {"_lines", "_placed", "large"} and order.get_state()["_lines"] == list(LINES)
    assert not any(SOURCE in str(value) for value in vars(order).values()), "what is right is not kept"
    order.set_state({"_placed": [[3, 0], [1, 2]]})  # as the browser sends it
    assert order.program == f"{LINES[3]}\n        {LINES[1]}\n"


def test_what_is_stored_shows_the_lines_unsorted():
    order, solved = LineOrder(SOURCE, DISTRACTORS), LineOrder(SOURCE, DISTRACTORS)
    solved.put(SOURCE)
    assert order.draw().png() == solved.draw().png() and repr(order) == repr(solved)
    assert repr(order).startswith("LineOrder(15 lines: ")
    picture = draw_lines(list(LINES))
    shown = [text.get_text() for text in picture.figure.axes[0].texts if (text.get_gid() or "").startswith("line")]
    assert shown == list(LINES) and all(line in picture.text for line in LINES)
