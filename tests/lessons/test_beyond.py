"""The answers that lesson 10 gives to the problems on its blank page."""

import pytest

from sudoku_teach.lessons.lesson10 import items_of, queens, search


def solutions(options):
    return len(search(items_of(options), options))


def grids(boxes):
    """Four digits in 4 × 4 cells, each once in a row, in a column and, if there are any, in a box."""
    options = {}
    for row, col, digit in ((k // 16, k // 4 % 4, k % 4) for k in range(64)):
        options[row, col, digit] = [("cell", row, col), ("row", row, digit), ("column", col, digit)]
        options[row, col, digit] += [("box", row // 2, col // 2, digit)] * boxes
    return options


def dominoes(size, *missing):
    cells = {(row, col) for row in range(size) for col in range(size)} - set(missing)
    pairs = [((row, col), other) for row, col in cells for other in ((row, col + 1), (row + 1, col))]
    return {pair: list(pair) for pair in pairs if pair[1] in cells}


def langford(most):
    pairs = [(n, place) for n in range(1, most + 1) for place in range(2 * most - n - 1)]
    return {(n, place): [f"number {n}", place, place + n + 1] for n, place in pairs}


@pytest.mark.parametrize(
    ("options", "number"),
    [
        (grids(boxes=False), 576),
        (grids(boxes=True), 288),
        (dominoes(4), 36),
        (dominoes(6), 6_728),
        (dominoes(6, (0, 0), (5, 5)), 0),
        *((langford(most), number) for most, number in ((3, 2), (4, 2), (5, 0), (6, 0), (7, 52))),
    ],
)
def test_the_answers_that_the_page_gives(options, number):
    assert solutions(options) == number


def test_a_queen_in_the_corner():
    corner = 1 << 7
    assert queens(255, corner, corner << 1 & 255, corner >> 1) == 4
