"""Live views for the lessons: thin shells over pure models, made of ipywidgets and anywidget."""

from sudoku_teach.widgets.bit_lab import BitLab
from sudoku_teach.widgets.board_view import BoardView

__all__ = ["BitLab", "BoardView"]
