"""SearchPlayer and SearchTree without a browser: traits, errors, one line of text, a still picture."""

import pytest

from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import naive
from sudoku_teach.trace import record
from sudoku_teach.widgets import SearchPlayer, SearchTree

TRACE = record(naive.solve, puzzle("newspaper"))


def test_steps_are_set_and_reset_and_a_tree_stands_where_its_player_stands():
    player = SearchPlayer(TRACE)
    assert (player.step, player.sentence) == (0, "nothing written yet; 51 blanks to fill")
    assert repr(player) == "SearchPlayer(step 0 of 8,365: 4,208 placements, 4,157 undos, solved)"
    player.step = 3597
    assert (player.placements, player.undos, player.depth, player.blanks_left) == (1809, 1788, 21, 30)
    assert player.sentence == "r4c7: 4 erased; nothing was placed after it"
    assert player.board == TRACE.board(3597)
    player.reset()
    assert player.step == 0
    tree = SearchTree(player)
    assert tree.step == 0 and tree._key == player._key
    player.step = 9
    assert tree.step == 9 and tree.sentence.endswith(" nodes, 2 dead ends, deepest so far 5")
    tree.step = 5
    assert player.step == 5
    alone = SearchTree(TRACE)
    assert alone._key != player._key and repr(alone).startswith("SearchTree(step 8,365 of 8,365: 4,208 nodes, ")


def test_the_trace_goes_over_packed_with_the_source_if_there_is_one():
    player = SearchPlayer(TRACE)
    assert len(player._changes) == len(player._places) == 2 * len(TRACE.steps)
    assert [function["name"] for function in player._functions] == ["search"]
    function = player._functions[0]
    placed, undone = (function["lines"][function["numbers"].index(line)] for _, line in player._lines)
    assert placed.strip() == "board[row][col] = digit" and undone.strip() == "board[row][col] = 0"
    exec("def hidden(board):\n    board[0][2] = 4", space := {})
    player = SearchPlayer(record(space["hidden"], puzzle("newspaper")))
    assert player._functions == [{"name": "hidden", "where": "this notebook", "numbers": [], "lines": []}]


def test_ask_mode_brings_its_questions():
    player = SearchPlayer(TRACE, ask=True)
    assert player.score == [0, 0]
    assert [question["step"] for question in player._questions][:2] == [0, 1]
    assert SearchPlayer(TRACE)._questions == []


@pytest.mark.parametrize("step", [0, 6, 3597, 8365])
def test_the_still_pictures(step):
    player = SearchPlayer(TRACE)
    player.step = step
    for view in (player, SearchTree(player)):
        picture = view.draw()
        assert repr(picture) == repr(view) and picture.metadata()["image/png"]["width"] < 900
    nothing = record(lambda board: None, puzzle("newspaper"))
    assert all(view.draw().png() for view in (SearchPlayer(nothing), SearchTree(nothing)))
