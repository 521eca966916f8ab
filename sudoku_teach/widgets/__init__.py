"""Live views for the lessons: thin shells over pure models, made of ipywidgets and anywidget."""

from sudoku_teach.widgets.bit_lab import BitLab
from sudoku_teach.widgets.bit_peeler import BitPeeler
from sudoku_teach.widgets.board_view import BoardView
from sudoku_teach.widgets.candidate_lab import CandidateLab
from sudoku_teach.widgets.puzzle_entry import PuzzleEntry
from sudoku_teach.widgets.search_player import SearchPlayer
from sudoku_teach.widgets.search_tree import SearchTree
from sudoku_teach.widgets.solver_race import SolverRace

__all__ = [
    "BitLab",
    "BitPeeler",
    "BoardView",
    "CandidateLab",
    "PuzzleEntry",
    "SearchPlayer",
    "SearchTree",
    "SolverRace",
]
