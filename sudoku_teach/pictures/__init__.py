"""Still pictures for the lessons: a board, a search tree, bars, distributions, cactus plots, bits, planes, squares.

Each function returns a `Picture`, which a notebook shows as its last value. A picture is a PNG without a
background, for light and dark pages, and one line of text with the same facts for a screen reader, a page without
images, and a test. No picture touches pyplot or its global state, and the same input gives the same bytes.
"""

import sudoku_teach.pictures.quiet  # noqa: F401  before anything else here imports matplotlib
from sudoku_teach.pictures.bars import draw_bars
from sudoku_teach.pictures.bits import draw_bits
from sudoku_teach.pictures.board import draw_board
from sudoku_teach.pictures.cactus import draw_cactus
from sudoku_teach.pictures.distributions import draw_distribution
from sudoku_teach.pictures.page import Picture
from sudoku_teach.pictures.planes import draw_planes
from sudoku_teach.pictures.squares import draw_squares
from sudoku_teach.pictures.tree import draw_tree

__all__ = [
    "Picture",
    "draw_bars",
    "draw_bits",
    "draw_board",
    "draw_cactus",
    "draw_distribution",
    "draw_planes",
    "draw_squares",
    "draw_tree",
]
