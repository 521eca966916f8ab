"""SolverRace's still: the board they all began with, the placements of each, and how each ended."""

from sudoku_teach.pictures.bars import draw_bars
from sudoku_teach.pictures.board import draw_board
from sudoku_teach.pictures.page import Picture, beside
from sudoku_teach.widgets.race.model import Race


def draw_race(race: Race) -> Picture:
    """Draw the board they all began with, the placements of each, and how each ended."""
    pictures = [draw_board(race.board)]
    if race.placements:
        pictures.append(draw_bars(race.placements, unit="placements"))
    return beside(*pictures, text=f"race: {race.sentence}", note=race.sentence)
