"""The views, each by code that makes good examples of it: what test_every_view*.py test of all of them.

A new view is tested by adding its line to VIEWS.
"""

import pytest

# What the examples need.
SETUP = """
from sudoku_teach import lessons
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import naive
from sudoku_teach.solvers.one_integer import to_state
from sudoku_teach.trace import record
from sudoku_teach.widgets import *
"""

# By name the view as a lesson shows it, and states in which other controls can be reached.
VIEWS = {
    "BitLab": ["BitLab(0b101101000)", "BitLab(-360, java=True)"],
    "BitPeeler": [
        "BitPeeler(0b101101000)",
        "(peeler := BitPeeler(0b11), peeler.take(), peeler.next())[0]",
        "BitPeeler(0)",
    ],
    "BoardView": ["BoardView(puzzle('newspaper'), candidates=True, selected=(2, 4))"],
    "CandidateLab": [
        "CandidateLab(puzzle('newspaper'), selected=(2, 4))",
        "(lab := CandidateLab(puzzle('newspaper'), selected=(2, 4), convention='d'), lab.place(4))[0]",
        "CandidateLab(puzzle('hard'))",
    ],
    "CandidatePlanes": ["CandidatePlanes(to_state(puzzle('against-row-order')), digit=1, selected=(1, 3))"],
    "Headline": ["Headline({'wide': ([400, 90, 20], [10, 30, 40]), 'even': ([6], [2])}, names=('row order', 'mrv'))"],
    "LaneLab": ["LaneLab([0b1000, 0b101101000, 0, 0b11, 0b111111111], done=3)", "LaneLab([511, 0] * 8, done=9)"],
    "LineOrder": [
        "LineOrder('for x in y:\\n    if x:\\n        print(x)', ['return', 'pass'])",
        "(order := LineOrder('for x in y:\\n    print(x)'), order.put('for x in y:\\n    print(x)'))[0]",
    ],
    "PuzzleEntry": ["PuzzleEntry(puzzle('newspaper'))", "PuzzleEntry(puzzle('clashing-givens'))"],
    "Quiz": [
        "lessons.quiz('02.memory')",
        "(ties := lessons.quiz('ties'), ties.answer(1, 'A'), ties.answer(1, 'B'))[0]",
    ],
    "SearchPlayer": [
        "SearchPlayer(record(naive.solve, puzzle('newspaper')))",
        "SearchPlayer(record(naive.solve, puzzle('newspaper'), limit=99), ask=True)",
    ],
    "SearchTree": [
        "SearchTree(record(naive.solve, puzzle('newspaper'), limit=12))",
        "SearchTree(record(naive.solve, puzzle('newspaper')))",
    ],
    "SolverRace": ["SolverRace(puzzle('gentle'))", "SolverRace(puzzle('clashing-givens'))"],
}
EXAMPLES = {f"{name} {k}": code for name, codes in VIEWS.items() for k, code in enumerate(codes, start=1)}
each_example = pytest.mark.parametrize("example", EXAMPLES)
each_view = pytest.mark.parametrize("example", [f"{name} 1" for name in VIEWS])


def make(example):
    """The view that an example's code makes."""
    space = {}
    exec(SETUP, space)
    return eval(EXAMPLES[example], space)
