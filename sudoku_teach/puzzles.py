"""Named puzzles, each with the reason why it is here, and as many others as you like.

>>> board = puzzle("newspaper")
>>> PUZZLES["newspaper"].why
'an everyday puzzle, and the example of LeetCode 37'
>>> len(collection("hard"))
60

`generate` makes a board from a seed. `collection` reads the boards in the package, which were made by

    python -m sudoku_teach.puzzles
"""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import count, islice
from math import inf
from random import Random
from typing import NamedTuple

from sudoku_teach.bits import digits_of
from sudoku_teach.board import Board, to_line, whole
from sudoku_teach.reading import parse
from sudoku_teach.solutions import is_unique
from sudoku_teach.solvers import mrv
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.trace import count_placements


class Puzzle(NamedTuple):
    name: str
    line: str  # 81 characters, "." for a blank
    why: str


def puzzle(name: str) -> Board:
    """Return a new board of the puzzle with this name. Raise KeyError, with all names, if there is none."""
    if name not in PUZZLES:
        raise KeyError(f"no puzzle is called {name!r}; there are {', '.join(PUZZLES)}")
    return parse(PUZZLES[name].line)


# Two lines each: the board with its name, then the reason.
_ALL = """
1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7 baekjoon
    the example of Baekjoon 2239
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 newspaper
    an everyday puzzle, and the example of LeetCode 37
..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.. gentle
    so easy that row order hardly errs: the first board of Project Euler 96
1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.. hard
    Arto Inkala's 'AI Escargot' of 2006: no blank has a single candidate
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. hardest
    Arto Inkala's puzzle of 2012, announced as the hardest; for these solvers it is only hard
.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... seventeen
    17 givens, the fewest that can leave a single solution
..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9 against-row-order
    built to defeat row order: its first row is empty, and in the solution that row is 987654321
....567.....1.....6..37......4.....13...6.9...8.....2.5....73....2.....8.1.....4. against-mrv
    a board where choosing the cell with the fewest candidates loses to row order
....789....2.95...1....2..78......2.4.6......7...2.85...1.3.2.4.....96.53...8.1.. two-solutions
    exactly two solutions: a 1 and a 3 can be exchanged in two rows and two columns
53..7....6..195....98......8...6...34..8.3..17...2...6.6.....8....419.......8..79 ten-solutions
    the newspaper puzzle without three of its givens: ten solutions, and MRV's first is not the smallest
5..678....72..53.........67..976.42.....53.....3.2....9....12.4..........45...... no-digit-for-a-cell
    nothing clashes, but no digit fits in r4c6
.3....91..7..95..8.98.4........6142..........7.3.2...69..53.284.....9.3..15.8.... no-place-in-a-row
    nothing clashes, every blank has a candidate, but 1 has no place in row 7
5...4.....721.......83.25.7..9..1...4..8...91.13..4..6........4..74.9...3.528...9 no-place-in-a-column
    nothing clashes, every blank has a candidate, but 4 has no place in column 3
53...891.6.........9.3....7....61...426.5......3927...9.1...2.....4..6.......6.7. no-place-in-a-box
    nothing clashes, every blank has a candidate, but 4 has no place in box 5
53..7...56..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 clashing-givens
    the newspaper puzzle with one given too many: two 5s in row 1, and two in column 9
................................................................................. empty
    no givens at all: every legal board is a solution
534678912672195348198342567859761423426853791713924856961537284287419635345286.79 one-blank
    the smallest task there is
534678912672195348198342567859761423426853791713924856961537284287419635345286179 full
    already solved: nothing to do, and a solver must say so
"""

PUZZLES: dict[str, Puzzle] = {}
for _board, _why in zip(_ALL.split("\n")[1:-1:2], _ALL.split("\n")[2::2], strict=True):
    _line, _name = _board.split()
    PUZZLES[_name] = Puzzle(_name, _line, _why.strip())


FEWEST_GIVENS = 22
_MOST_GRIDS = 500


def generate(seed: int, givens: int | None = None, symmetric: bool = False) -> Board:
    """Return a random board with exactly one solution, the same for the same seed on every machine.

    givens     how many; None: minimal, so no other given can be taken out without a second solution
    symmetric  the givens are in the same cells after half a turn of the board. They are then taken out in pairs,
               and "minimal" is about pairs

    Digits are taken out of a full grid in random order, except those that must stay. If too many are left in the
    end, it begins again with another grid. Raise ValueError if `givens` is below 22 or above 81, and RuntimeError
    if none of 500 grids led to so few.
    """
    if givens is not None and not FEWEST_GIVENS <= whole(givens, "the number of givens", 0) <= 81:
        few = "Boards with 17 to 21 and one solution exist, but taking digits out at random hardly ever leads to one"
        raise ValueError(f"{givens} givens: ask for {FEWEST_GIVENS} to 81. {few}")
    rng = Random(seed)
    for _ in range(_MOST_GRIDS):
        board = [[0] * 9 for _ in range(9)]
        _fill(board, rng)
        left = _take_out(board, rng, givens or 0, symmetric)
        if givens in (None, left):
            return board
    kind = "symmetric board" if symmetric else "board"
    raise RuntimeError(f"no {kind} with {givens} givens in {_MOST_GRIDS} grids from seed {seed}: ask for more givens")


def _fill(board: Board, rng: Random) -> bool:
    """Fill all blanks: MRV's choice of the cell, the digits in random order."""
    choice = mrv.fewest_candidates(board, *used_digits(board))
    if choice is None:
        return True
    row, col, candidates = choice
    for digit in _shuffled(digits_of(candidates), rng):
        board[row][col] = digit
        if _fill(board, rng):
            return True
    board[row][col] = 0
    return False


def _take_out(board: Board, rng: Random, givens: int, symmetric: bool) -> int:
    """Take digits out of a full board, down to `givens` if possible. Return how many are left."""
    left = 81
    for cell in _shuffled(range(81), rng):
        group = {cell, 80 - cell} if symmetric else {cell}  # half a turn brings cell k to 80 - k
        digits = {(k // 9, k % 9): board[k // 9][k % 9] for k in group}
        if left - len(group) < givens or not all(digits.values()):
            continue
        for row, col in digits:
            board[row][col] = 0
        if is_unique(board):
            left -= len(group)
        else:
            for (row, col), digit in digits.items():
                board[row][col] = digit
    return left


def _shuffled(items: Iterable[int], rng: Random) -> list[int]:
    """The items in random order. Of all methods of Random, only random() will surely stay the same in later Pythons."""
    return sorted(items, key=lambda _: rng.random())


def difficulty(board: Board) -> int:
    """Return how many digits mrv places until its first solution: the number of blanks if it never goes wrong."""
    return count_placements(mrv.solve, board)


class PuzzleClass(NamedTuple):
    """The first 60 boards, by their seeds from `seed` on, that have a difficulty between two bounds."""

    why: str
    seed: int
    givens: int | None = None
    symmetric: bool = False
    least: int = 0
    most: float = inf


CLASSES = {
    "easy": PuzzleClass("34 givens; MRV never errs: 47 placements for 47 blanks", 10_000, givens=34, most=47),
    "medium": PuzzleClass("28 givens; MRV errs: 54 to 200 placements", 20_000, givens=28, least=54, most=200),
    "hard": PuzzleClass("minimal; 201 to 1,000 placements", 30_000, least=201, most=1_000),
    "extreme": PuzzleClass("minimal; more than 1,000 placements", 40_000, least=1_001),
    "minimal": PuzzleClass("minimal, of any difficulty, as they come", 50_000),
    "symmetric": PuzzleClass("symmetric and minimal in pairs, of any difficulty, as they come", 60_000, symmetric=True),
}


def collection(name: str | None = None) -> list[Board]:
    """Return the package's boards of one of CLASSES, or of all. Raise KeyError if there is no such class."""
    if name is not None and name not in CLASSES:
        raise KeyError(f"no class is called {name!r}; there are {', '.join(CLASSES)}")
    lines = (files("sudoku_teach") / "puzzles.txt").read_text(encoding="ascii").splitlines()
    return [parse(line) for line in lines if line[:1] != "#" and name in (None, line.split()[1])]


def make_class(name: str) -> Iterator[str]:
    """Yield the lines of one class, as the collection has them: the board, its class, seed and difficulty."""
    kind = CLASSES[name]
    boards = ((seed, generate(seed, kind.givens, kind.symmetric)) for seed in count(kind.seed))
    rated = ((seed, board, difficulty(board)) for seed, board in boards)
    fitting = (entry for entry in rated if kind.least <= entry[2] <= kind.most)
    for seed, board, placements in islice(fitting, 60):
        yield f"{to_line(board)} {name} seed={seed} difficulty={placements}"


def make_collection() -> Iterator[str]:
    """Yield all lines of the file. It takes a minute."""
    yield "# Boards with one solution each. Made by: python -m sudoku_teach.puzzles > puzzles.txt"
    yield "# The seed is the one for generate(), the difficulty the number of digits that mrv places."
    for name, kind in CLASSES.items():
        yield f"# {name}: {kind.why}"
        yield from make_class(name)


if __name__ == "__main__":
    for line in make_collection():
        print(line)
