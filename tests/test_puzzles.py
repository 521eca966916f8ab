"""Boards from a seed: what they promise, that they stay the same, and the collection that was made of them."""

import subprocess
import sys
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_teach import puzzles
from sudoku_teach.board import check, copy, to_line
from sudoku_teach.puzzles import CLASSES, PUZZLES, collection, difficulty, generate, make_class, make_collection
from sudoku_teach.reading import parse, parse_all
from sudoku_teach.solutions import is_unique

ROOT = Path(__file__).resolve().parent.parent
TEXT = (files("sudoku_teach") / "puzzles.txt").read_text(encoding="ascii")
LINES = {name: [line for line in TEXT.splitlines() if line.split()[1] == name] for name in CLASSES}


def givens(board):
    return [(row, col) for row in range(9) for col in range(9) if board[row][col]]


def half_a_turn(cells):
    return sorted((8 - row, 8 - col) for row, col in cells)


def without(board, *cells):
    board = copy(board)
    for row, col in cells:
        board[row][col] = 0
    return board


@pytest.mark.parametrize("seed, symmetric", [(0, False), (2, False), (1, True)])
def test_a_minimal_board_loses_its_only_solution_with_any_given_or_pair(seed, symmetric):
    board = generate(seed, symmetric=symmetric)
    check(board)
    cells = givens(board)
    assert is_unique(board)
    assert not symmetric or cells == half_a_turn(cells)
    assert not any(is_unique(without(board, cell, *half_a_turn([cell] * symmetric))) for cell in cells)


@settings(max_examples=12)
@given(st.integers(0, 10**12), st.integers(28, 81), st.booleans())
def test_as_many_givens_as_asked_for_and_one_solution(seed, number, symmetric):
    board = generate(seed, number, symmetric)
    cells = givens(board)
    assert len(cells) == number and is_unique(board)
    assert not symmetric or cells == half_a_turn(cells)


def test_where_one_grid_does_not_lead_down_so_far_it_takes_others_and_gives_up_in_the_end(monkeypatch):
    assert min(len(givens(generate(seed))) for seed in range(3)) > 22
    board = generate(0, 23)
    assert len(givens(board)) == 23 and is_unique(board)
    monkeypatch.setattr(puzzles, "_MOST_GRIDS", 3)
    with pytest.raises(RuntimeError, match="no symmetric board with 22 givens in 3 grids from seed 7: ask for more"):
        generate(7, 22, symmetric=True)


@pytest.mark.parametrize("number", [0, 17, 21, 82])
def test_too_few_or_too_many_givens_are_refused(number):
    with pytest.raises(ValueError, match=rf"^{number} givens: ask for 22 to 81\. Boards with 17 to 21"):
        generate(1, number)


PINNED = {
    (1, None, False): "...........17...4....94.5.16.5..3...7...1.8..1...723..3.....157..76............3.",
    (1, 30, False): "...........17...43...94.5616.5..3.1.7...1.82.1...723..3.....157..76....2..2....3.",
    (2, None, True): "3...2.6....5...932..6..3..16.....38....7.5....59.....45..2..1..794...5....3.4...9",
    (2, 31, True): "3...2.6....5...932..6..3..16...9.38....785....59.6...45..2..1..794...5....3.4...9",
}


@pytest.mark.parametrize("arguments", PINNED)
def test_a_seed_means_the_same_board_everywhere_and_for_ever(monkeypatch, arguments):
    """Of Random only what Python promises to keep is used."""
    monkeypatch.setattr(puzzles, "Random", lambda seed: SimpleNamespace(random=Random(seed).random))
    assert to_line(generate(*arguments)) == PINNED[arguments]


def test_seeds_differ():
    assert len({to_line(generate(seed, 40)) for seed in range(20)}) == 20


def test_difficulty_is_what_mrv_places_and_leaves_the_board_alone():
    board = parse(PUZZLES["newspaper"].line)
    assert difficulty(board) == 51  # as many as there are blanks: no digit was taken back
    assert difficulty(parse(PUZZLES["against-mrv"].line)) == 8_272
    assert to_line(board) == PUZZLES["newspaper"].line


def test_the_collection_is_read_by_class_and_as_a_whole():
    assert [len(collection(name)) for name in CLASSES] == [60] * 6
    assert collection() == [board for name in CLASSES for board in collection(name)] == parse_all(TEXT)
    assert len(set(map(to_line, collection()))) == 360
    assert to_line(collection("hard")[3]) == LINES["hard"][3][:81]
    assert all(map(is_unique, collection()))
    with pytest.raises(KeyError, match="no class is called 'cruel'; there are easy, medium, hard"):
        collection("cruel")


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_is_what_it_says(name):
    kind, boards = CLASSES[name], collection(name)
    said = [int(line.rpartition("=")[2]) for line in LINES[name]]
    assert [difficulty(board) for board in boards[::8]] == said[::8]
    assert all(kind.least <= number <= kind.most for number in said)
    assert kind.givens in (None, *{len(givens(board)) for board in boards})
    assert not kind.symmetric or all(givens(board) == half_a_turn(givens(board)) for board in boards)
    if kind.givens is None and not kind.symmetric:
        for board in boards[::20]:
            assert not any(is_unique(without(board, cell)) for cell in givens(board))
    assert list(islice(make_class(name), 2)) == LINES[name][:2]


def test_the_command_prints_the_file_with_every_comment_and_class_in_its_place(monkeypatch):
    monkeypatch.setattr(puzzles, "make_class", LINES.get)
    assert "\n".join(make_collection()) + "\n" == TEXT
    command = [sys.executable, "-u", "-m", "sudoku_teach.puzzles"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="ascii") as process:
        first = [process.stdout.readline() for _ in range(5)]
        process.kill()
    assert first == TEXT.splitlines(keepends=True)[:5]
