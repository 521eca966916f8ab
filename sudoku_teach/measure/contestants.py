"""The solvers to measure: those of this package, and others from PyPI, each with the few lines that call it."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from sudoku_teach import solutions
from sudoku_teach.board import Board, copy, to_line
from sudoku_teach.solvers import bitmask, mrv, naive, one_integer, sets
from sudoku_teach.trace import Solver

SMALLEST, ANY, ONLY = "smallest", "any", "only"  # the solution that a solver says it finds
Runs = tuple[Callable[[], Any], Callable[[Any], Any]]  # what to time, and how to read what it returned


class Contestant(NamedTuple):
    """A solver, and how to call it.

    finds    SMALLEST, ANY, or ONLY: the solution, proved to be the only one
    start    takes a board and returns two functions. The first is timed; the second gets what it returned, and
             returns the 81 digits as a line, or None for "no solution" (and, with ONLY, for "several")
    watched  the solver for `trace.record`, if the digits it writes are the nodes of its search
    batch    whether `start` takes a list of boards, and its second function returns as many lines
    needs    a module that must be installed
    """

    finds: str
    start: Callable[[Any], Runs]
    watched: Solver | None = None
    batch: bool = False
    needs: str | None = None


def in_place(solve: Solver, finds: str = ANY, watch: bool = True) -> Contestant:
    """Return the contestant for a solver that fills the board and returns whether it could."""

    def start(board: Board) -> Runs:
        own = copy(board)
        return lambda: solve(own), lambda solved: to_line(own) if solved else None

    return Contestant(finds, start, solve if watch else None)


def _all_solutions(board: Board) -> Runs:
    return lambda: list(
        islice(solutions.all_solutions(board), 2)
    ), lambda found: to_line(found[0]) if len(found) == 1 else None


def _lanes(boards: list[Board], unique: bool = False) -> Runs:
    solve_many = import_module("sudoku_teach.solvers.lanes").solve_many  # not above: it needs numpy
    lines = [to_line(board) for board in boards]
    return lambda: list(solve_many(lines, unique=unique)), list


def _dlxsudoku(board: Board) -> Runs:
    sudoku = import_module("dlxsudoku").Sudoku(to_line(board))
    return sudoku.solve, lambda _: sudoku.to_oneliner()


def _hodoku(board: Board) -> Runs:
    solver, line = _generator(), to_line(board)
    digits = solver.get_solution_as_string
    return lambda: solver.solve_string(line), lambda _: digits() if solver.get_solution_count() == 1 else None


@cache
def _generator() -> Any:
    return import_module("hodoku.generator").SudokuGenerator()


def _lib_sudoku(board: Board) -> Runs:
    solve, cells = import_module("lib_sudoku").solve, bytearray(digit for row in board for digit in row)
    return lambda: solve(cells), lambda solved: "".join(map(str, solved))


SOLVERS = {
    "naive": in_place(naive.solve, SMALLEST),
    "sets": in_place(sets.solve, SMALLEST),
    "bitmask": in_place(bitmask.solve, SMALLEST),
    "mrv": in_place(mrv.solve),
    "one_integer": in_place(one_integer.solve, watch=False),
    "lanes": Contestant(ANY, _lanes, batch=True, needs="numpy"),
    "all_solutions": Contestant(ONLY, _all_solutions),
    "lanes_unique": Contestant(ONLY, partial(_lanes, unique=True), batch=True, needs="numpy"),
}
PEERS = {
    "dlxsudoku": Contestant(ONLY, _dlxsudoku, needs="dlxsudoku"),
    "hodoku-py": Contestant(ONLY, _hodoku, needs="hodoku"),
    "lib-sudoku": Contestant(ANY, _lib_sudoku, needs="lib_sudoku"),
}
