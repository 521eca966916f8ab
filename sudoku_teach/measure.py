"""Honest seconds: solvers timed in turn, unwatched, each on a fresh copy of the board."""

import time

from sudoku_teach.board import Board, copy
from sudoku_teach.trace import Solver


def seconds_in_turn(solvers: dict[str, Solver], board: Board, rounds: int = 5) -> dict[str, float]:
    """The seconds that each solver takes for the board, by the names given.

    In each round every solver runs once, so that whatever else the machine is doing disturbs all alike.
    Of the rounds the shortest time counts: a disturbance can only lengthen it. Compare the ratios; the
    seconds themselves belong to this machine and this minute.
    """
    best = dict.fromkeys(solvers, float("inf"))
    for _ in range(rounds):
        for name, solve in solvers.items():
            own = copy(board)
            started = time.perf_counter()
            solve(own)
            best[name] = min(best[name], time.perf_counter() - started)
    return best
