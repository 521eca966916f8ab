"""What a player says, against a slow second opinion: replays, lists of live digits, candidates counted anew."""

import random
from collections import Counter

import pytest

from sudoku_teach.board import candidates, copy
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import bitmask, mrv, naive
from sudoku_teach.trace import record
from sudoku_teach.widgets.search.model import Episode, PlayerModel
from sudoku_teach.widgets.search.source import source_lines


def model(solve, name="newspaper", limit=None):
    return PlayerModel(record(solve, puzzle(name), limit=limit))


NAIVE, MRV, CUT = model(naive.solve), model(mrv.solve), model(naive.solve, "hard", limit=900)


def answer(board):
    """No search in sight: the answer comes from elsewhere."""
    solved = copy(board)
    naive.solve(solved)
    board[:] = solved


def every_solution(board):
    """Goes on after a solution, so it takes digits out with which the board was solved."""
    blank = naive.next_blank(board)
    if blank:
        row, col = blank
        for digit in sorted(candidates(board, row, col)):
            board[row][col] = digit
            every_solution(board)
            board[row][col] = 0


def overwriting(board):
    """Writes the next digit over the last one, and blanks only at the end."""
    if not (blank := naive.next_blank(board)):
        return True
    row, col = blank
    for digit in sorted(candidates(board, row, col)):
        board[row][col] = digit
        if overwriting(board):
            return True
    if board[row][col]:
        board[row][col] = 0
    return False


def nearly_solved(*blanks):
    board = puzzle("newspaper")
    naive.solve(board)
    for row, col in blanks:
        board[row][col] = 0
    return board


@pytest.mark.parametrize("played", [NAIVE, MRV, CUT], ids=["naive", "mrv", "cut"])
def test_counters_are_what_the_board_shows_and_the_stack_what_stands_and_is_still_to_try(played):
    for step in [*random.Random(1).sample(range(played.last + 1), 40), 0, played.last]:
        board, before = played.board(step), played.trace.steps[:step]
        assert played.placements(step) == sum(change.placed for change in before)
        assert played.undos(step) == step - played.placements(step)
        assert played.blanks_left(step) == sum(row.count(0) for row in board)
        assert played.depth(step) == played.blanks - played.blanks_left(step)
        live, tried = [], {}
        for index, change in enumerate(before):
            if change.placed:
                key = (tuple(live), change.row, change.col)
                tried.setdefault(key, set()).add(change.digit)
                fits = candidates(played.board(index), change.row, change.col)
                live.append((change.row, change.col, change.digit, tuple(sorted(fits - tried[key]))))
            else:
                live.pop()
        assert played.stack(step) == live
    assert max(map(played.depth, range(played.last + 1))) == played.trace.max_depth


def test_sentences_claim_what_the_writes_prove():
    trace = NAIVE.trace
    assert NAIVE.sentence(0) == "nothing written yet; 51 blanks to fill"
    assert NAIVE.sentence(1) == "r1c3 = 1"
    assert NAIVE.sentence(NAIVE.last).endswith("no blank is left and nothing clashes: solved")
    for node in [node for node in trace.tree[:300] if node.undone is not None]:
        after = sum(step.placed for step in trace.steps[node.placed + 1 : node.undone])
        sentence = NAIVE.sentence(node.undone + 1)
        assert sentence.startswith(f"r{node.row + 1}c{node.col + 1}: {node.digit} erased; ")
        worked = f"nothing after it worked ({after} placement{'s' * (after != 1)})"
        assert sentence.endswith(worked if after else "nothing was placed after it")


def test_sentences_of_searches_that_are_not_ordinary():
    played = PlayerModel(record(every_solution, nearly_solved((0, 2), (4, 4))))
    said = [played.sentence(step) for step in range(played.last + 1)]
    assert said[-1] == "r1c3: 4 erased, though with it the board was solved"
    assert not any("worked" in sentence for sentence in said)
    played = model(overwriting, "gentle")
    steps = played.trace.steps
    at = next(k for k in range(1, played.last) if not steps[k - 1].placed and steps[k].placed)
    assert played.sentence(at + 1) == f"{steps[at]}, instead of {steps[at - 1].digit}"

    def odd(board):
        board[0][0] = 0
        board[0][2], board[0][3] = 1, 2
        board[0][2] = 0

    played = model(odd)
    assert [played.sentence(step) for step in (1, 2)] == ["r1c1: the given 5 erased", "r1c3 = 1"]
    assert played.sentence(4) == "r1c3: 1 erased, while a digit placed after it is still on the board"
    assert played.depth(1) == 0 and [standing.digit for standing in played.stack(4)] == [2]


def test_what_the_view_sees_agrees_with_the_trace():
    for step in range(0, NAIVE.last + 1, 37):
        dead = NAIVE.dead_cells(step)
        assert len(dead) == NAIVE.trace.dead_blanks[step]
        assert ("no digit fits" in NAIVE.sees(step)) == bool(dead)
    assert NAIVE.sees(NAIVE.last) == "no blank is left"
    for episode in NAIVE.episodes:
        assert NAIVE.trace.dead_blanks[episode.died] and not NAIVE.trace.dead_blanks[episode.died - 1]
        assert not NAIVE.trace.dead_blanks[episode.ended] and NAIVE.trace.dead_blanks[episode.ended - 1]
        assert episode.noticed and not NAIVE.trace.steps[episode.ended - 1].placed
    assert MRV.episodes == []
    cut = model(naive.solve, limit=40)
    assert cut.episodes[-1] == Episode(cut.episodes[-1].died, None, False)


def test_notes_never_call_a_search_an_answer():
    wrote = "This solver wrote its answer down, cell after cell: there is no search to show."
    assert model(answer).notes == [wrote] and NAIVE.notes == []
    assert MRV.notes == ["No digit was erased: nothing had to be undone."]
    assert PlayerModel(record(naive.solve, nearly_solved((0, 2), (4, 4)))).notes == MRV.notes
    assert CUT.notes == ["This trace was cut by its limit after 900 steps: the search had not ended."]
    nothing = model(lambda board: None, "gentle")
    assert nothing.notes[0].startswith("This solver wrote nothing")
    assert nothing.sentence(0) == "nothing written yet; 49 blanks to fill"
    assert nothing.stack(0) == nothing.questions == []


@pytest.mark.parametrize("solve", [naive.solve, bitmask.solve, mrv.solve])
@pytest.mark.parametrize("name", ["newspaper", "gentle", "baekjoon"])
def test_questions_are_few_spread_and_explained(solve, name):
    played = model(solve, name)
    asked = [question.step for question in played.questions]
    assert 6 <= len(asked) <= 12 and asked == sorted(set(asked))
    assert asked[0] == 0 and played.last * 0.8 < asked[-1] < played.last
    assert asked == [question.step for question in model(solve, name).questions]
    for question in played.questions:
        assert question.why.startswith(played.sentence(question.step + 1))
    if played.trace.undos:
        assert {played.trace.steps[step].placed for step in asked} == {True, False}
    short = PlayerModel(record(solve, nearly_solved((0, 2))))
    assert [question.step for question in short.questions] == [0]


def test_reasons_are_facts_of_the_board_and_the_tree_at_a_step():
    assert NAIVE.why(0) == "r1c3 = 1. It is the first blank in reading order."
    assert MRV.why(0) == "r5c5 = 5. 1 digit fits there, and no blank has fewer."
    undo = next(step for step in range(NAIVE.last) if not NAIVE.trace.steps[step].placed)
    assert "No digit fitted" in NAIVE.why(undo)
    assert NAIVE.levels(0) == ({}, {}, 0)
    levels, tree = NAIVE.levels(NAIVE.last), NAIVE.trace.tree
    assert levels.made == Counter(node.depth for node in tree)
    assert levels.standing == Counter(node.depth for node in tree if node.undone is None)
    parents = {node.parent for node in tree}
    assert levels.dead_ends == sum(index not in parents and node.undone is not None for index, node in enumerate(tree))
    assert [node.undone for node in NAIVE.nodes(6)] == [None] * 4 + [5]


def test_sources():
    lines = source_lines(naive.search.__code__)
    first = naive.search.__code__.co_firstlineno
    assert lines[first] == "def search(board: Board) -> bool:" and lines[first + 2] == "    blank = next_blank(board)"
    assert len(lines) == 12, "its docstring is left out"
    assert source_lines(compile("x = 1", "<nowhere>", "exec")) == {}

    class Solver:
        @staticmethod
        def solve(board):
            """One line,

            and two more.
            """
            board[0][0] = 1

        def same_line(self): "A docstring beside the code."; self.x = 1  # fmt: skip  # noqa: E702

        def shared(self):
            "A docstring with company."; self.x = 1  # fmt: skip  # noqa: E702

    first = Solver.solve.__code__.co_firstlineno
    shown = {first: "@staticmethod", first + 1: "def solve(board):", first + 6: "    board[0][0] = 1"}
    assert source_lines(Solver.solve.__code__) == shown
    tried = [lambda board: None, 1]
    assert [len(source_lines(each.__code__)) for each in (Solver.same_line, Solver.shared, tried[0])] == [1, 2, 1]
