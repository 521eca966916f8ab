"""CandidatePlanes without a browser: the model, the traits, the still."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach.board import CELLS, PEERS, UNITS
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.solvers import naive
from sudoku_teach.solvers.one_integer import BIT, PLACE, to_state
from sudoku_teach.widgets import CandidatePlanes
from sudoku_teach.widgets.planes.model import PlanesModel
from sudoku_teach.widgets.planes.still import _draw_all

AGAINST = to_state(puzzle("against-row-order"))


@pytest.mark.parametrize("name", [name for name in PUZZLES if name != "clashing-givens"])
def test_the_planes_of_a_board_are_what_fits(name):
    board = puzzle(name)
    model = PlanesModel(to_state(board))
    for row, col in CELLS:
        digits = [board[row][col]] if board[row][col] else [d for d in range(1, 10) if naive.fits(board, row, col, d)]
        assert model.candidates()[row, col] == digits
        assert [d for d in range(1, 10) if (row, col) in model.places(d)] == digits
    placed = [(d, *cell) for cell, digits in model.candidates().items() for d in digits if len(digits) == 1]
    for digit, row, col in placed:
        alone = not any(digit in model.candidates()[peer] for peer in PEERS[row, col])
        assert model.board()[row][col] == (digit if alone else 0)


@settings(max_examples=60)
@given(st.integers(0, (1 << 729) - 1), st.integers(1, 9), st.sampled_from(CELLS))
def test_rivals_and_findings_by_looking(state, digit, cell):
    model = PlanesModel(state, digit)
    at = {(d, *c) for d in range(1, 10) for c in model.places(d)}

    def rivals(row, col):
        others = {(digit, *other) for other in PEERS[row, col]} | {(d, row, col) for d in range(1, 10) if d != digit}
        return others & at

    assert model.rivals(cell) == len(rivals(*cell))
    places = {unit: [c for c in cells if (digit, *c) in at] for unit, cells in UNITS.items()}
    found = model.finding()
    if found is None:
        assert all(len(cells) > 1 or not rivals(*cells[0]) for cells in places.values())
    else:
        unit, only = found
        assert places[unit] == ([only] if only else []) and (not only or (rivals(*only) and all(places.values())))


def test_the_sentences_and_the_view_that_follows_both_ways():
    assert PlanesModel(AGAINST).sentence == "1 has one place in row 2: r2c4."
    assert PlanesModel(AGAINST, 6).sentence == "No unit leaves 6 one place only."
    assert PlanesModel(to_state(puzzle("full")), 9).sentence == "9 is placed in every unit."
    lost = to_state(puzzle("no-place-in-a-box"))
    assert PlanesModel(lost, 4).sentence == "4 has no place in box 5."
    selected = PlanesModel(AGAINST, 1, (1, 3))
    assert selected.sentence == "Bit 12, 1 in r2c4, is 1: placing it removes 7 rivals. 1 has one place in row 2: r2c4."
    placed = PlanesModel(AGAINST & PLACE[12], 1, (1, 3))
    assert placed.sentence.startswith("Bit 12, 1 in r2c4, is 1: it has no rivals. 1 has one place in ")
    assert PlanesModel(AGAINST, 1, (0, 0)).sentence.startswith("Bit 0, 1 in r1c1, is 0. ")
    assert str(PlanesModel(AGAINST, 1)) == "320 of 729 bits are 1; 17 places for 1. 1 has one place in row 2: r2c4."
    view = CandidatePlanes(AGAINST, digit=1)
    assert repr(view) == f"CandidatePlanes({PlanesModel(AGAINST)})"
    text = view.get_state("state")["state"]
    assert text == "".join("1" if AGAINST & BIT[index] else "0" for index in range(729))
    view.set_state({"state": text[:12] + "0" + text[13:], "digit": 4, "selected": 80})  # as the browser sends it
    assert (view.state, view.digit, view.selected) == (AGAINST ^ BIT[12], 4, (8, 8))
    view.state = 0
    assert view.get_state("state") == {"state": "0" * 729}
    assert view.sentence.endswith("4 has no place in row 1.")


def test_a_last_candidate_is_no_digit_and_givens_are_bold():
    """On this board two blanks of box 5 have only an 8 left: neither 8 is placed."""
    lost = puzzle("no-place-in-a-box")
    model = PlanesModel(to_state(lost), 4)
    eights = [(r, c) for (r, c), digits in model.candidates().items() if digits == [8] and not lost[r][c]]
    assert {(3, 3), (4, 3)} <= set(eights) and model.board() == lost
    start = to_state(puzzle("against-row-order"))
    view = CandidatePlanes(start & PLACE[12])
    assert view.givens[1][3] == 1, "what is placed at first"
    view = CandidatePlanes(start & PLACE[12], givens=puzzle("against-row-order"))
    assert view.givens[1][3] == 0 and view.model.board()[1][3] == 1


def test_a_square_for_each_1_of_a_plane():
    model = PlanesModel(AGAINST, digit=6)
    axes = _draw_all(model).figure.axes[0]
    squares = [[patch.get_gid() for patch in axes.patches].count(f"bit {digit}") for digit in range(1, 10)]
    assert squares == [len(model.places(digit)) for digit in range(1, 10)]
    assert [text.get_text() for text in axes.texts] == [f"digit {k}: {many}" for k, many in enumerate(squares, 1)]
