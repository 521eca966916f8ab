"""Named puzzles, each with the reason why it is here.

>>> board = puzzle("newspaper")
>>> PUZZLES["newspaper"].why
'an everyday puzzle, and the example of LeetCode 37'
"""

from typing import NamedTuple

from sudoku_teach.board import Board, parse


class Puzzle(NamedTuple):
    name: str
    line: str  # 81 characters, "." for a blank
    why: str


def puzzle(name: str) -> Board:
    """A fresh board of the puzzle with this name. KeyError: there is none; the message lists the names."""
    if name not in PUZZLES:
        raise KeyError(f"no puzzle is called {name!r}; there are {', '.join(PUZZLES)}")
    return parse(PUZZLES[name].line)


_ALL = [
    Puzzle(
        "baekjoon",
        "1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7",
        "the example of Baekjoon 2239",
    ),
    Puzzle(
        "newspaper",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "an everyday puzzle, and the example of LeetCode 37",
    ),
    Puzzle(
        "gentle",
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
        "so easy that row order hardly errs: the first board of Project Euler 96",
    ),
    Puzzle(
        "hard",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "Arto Inkala's 'AI Escargot' of 2006: no blank has a single candidate",
    ),
    Puzzle(
        "hardest",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "Arto Inkala's puzzle of 2012, announced as the hardest; for these solvers it is only hard",
    ),
    Puzzle(
        "seventeen",
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
        "17 givens, the fewest that can leave a single solution",
    ),
    Puzzle(
        "against-row-order",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "built to defeat row order: its first row is empty, and in the solution that row is 987654321",
    ),
    Puzzle(
        "against-mrv",
        "....567.....1.....6..37......4.....13...6.9...8.....2.5....73....2.....8.1.....4.",
        "a board where choosing the cell with the fewest candidates loses to row order",
    ),
    Puzzle(
        "two-solutions",
        "....789....2.95...1....2..78......2.4.6......7...2.85...1.3.2.4.....96.53...8.1..",
        "exactly two solutions: a 1 and a 3 can be exchanged in two rows and two columns",
    ),
    Puzzle(
        "ten-solutions",
        "53..7....6..195....98......8...6...34..8.3..17...2...6.6.....8....419.......8..79",
        "the newspaper puzzle without three of its givens: ten solutions, and MRV's first is not the smallest",
    ),
    Puzzle(
        "no-digit-for-a-cell",
        "5..678....72..53.........67..976.42.....53.....3.2....9....12.4..........45......",
        "nothing clashes, but no digit fits in r4c6",
    ),
    Puzzle(
        "no-place-in-a-row",
        ".3....91..7..95..8.98.4........6142..........7.3.2...69..53.284.....9.3..15.8....",
        "nothing clashes, every blank has a candidate, but 1 has no place in row 7",
    ),
    Puzzle(
        "no-place-in-a-column",
        "5...4.....721.......83.25.7..9..1...4..8...91.13..4..6........4..74.9...3.528...9",
        "nothing clashes, every blank has a candidate, but 4 has no place in column 3",
    ),
    Puzzle(
        "no-place-in-a-box",
        "53...891.6.........9.3....7....61...426.5......3927...9.1...2.....4..6.......6.7.",
        "nothing clashes, every blank has a candidate, but 4 has no place in box 5",
    ),
    Puzzle(
        "clashing-givens",
        "53..7...56..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "the newspaper puzzle with one given too many: two 5s in row 1, and two in column 9",
    ),
    Puzzle("empty", "." * 81, "no givens at all: every legal board is a solution"),
    Puzzle(
        "one-blank",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286.79",
        "the smallest task there is",
    ),
    Puzzle(
        "full",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        "already solved: nothing to do, and a solver must say so",
    ),
]

PUZZLES: dict[str, Puzzle] = {puzzle.name: puzzle for puzzle in _ALL}
