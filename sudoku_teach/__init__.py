"""Reference Sudoku solvers, a trace that watches them, and the views that the lessons are built from.

>>> import sudoku_teach as st
>>> board = st.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> st.bitmask.solve(board)
True
>>> st.to_line(board)[:9]
'534678912'
"""

from sudoku_teach.board import (
    Board,
    Conflict,
    ConflictError,
    PuzzleFormatError,
    box_index,
    conflicts,
    copy,
    is_solved,
    to_line,
    to_rows,
)
from sudoku_teach.reading import parse, parse_all
from sudoku_teach.solvers import bitmask, mrv, naive

__all__ = ["Board", "Conflict", "ConflictError", "PuzzleFormatError", "bitmask", "box_index", "conflicts", "copy"]
__all__ += ["is_solved", "mrv", "naive", "parse", "parse_all", "to_line", "to_rows"]
