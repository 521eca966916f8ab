"""Live views for the lessons: thin shells over pure models, made of ipywidgets and anywidget."""

from sudoku_teach.widgets.bit_lab import BitLab
from sudoku_teach.widgets.bit_peeler import BitPeeler
from sudoku_teach.widgets.board_view import BoardView
from sudoku_teach.widgets.candidate_lab import CandidateLab
from sudoku_teach.widgets.candidate_planes import CandidatePlanes
from sudoku_teach.widgets.headline import Headline
from sudoku_teach.widgets.lane_lab import LaneLab
from sudoku_teach.widgets.line_order import LineOrder
from sudoku_teach.widgets.puzzle_entry import PuzzleEntry
from sudoku_teach.widgets.quiz import Quiz
from sudoku_teach.widgets.search_player import SearchPlayer
from sudoku_teach.widgets.search_tree import SearchTree
from sudoku_teach.widgets.solver_race import SolverRace

__all__ = [
    "BitLab",
    "BitPeeler",
    "BoardView",
    "CandidateLab",
    "CandidatePlanes",
    "Headline",
    "LaneLab",
    "LineOrder",
    "PuzzleEntry",
    "Quiz",
    "SearchPlayer",
    "SearchTree",
    "SolverRace",
]
