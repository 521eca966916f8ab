"""The whole board in one integer: a bit for every digit that may still stand in a cell.

Sudoku is an *exact cover* problem. A candidate is a digit in a cell; choose some of the 729 so that each of 324
constraints is met exactly once: each cell has one digit, each row, column and box has every digit once. The state is an
int whose bit `81 * (digit - 1) + 9 * row + col` is 1 while that candidate is possible: nine planes of 9 × 9 bits, one
for each digit. Ints never change, so nothing is undone: going back is going on with the int from before.
"""

from itertools import chain, cycle

from sudoku_teach.board import Board, box_index, check

CANDIDATES = [(digit, row, col) for digit in range(1, 10) for row in range(9) for col in range(9)]
BIT = [1 << index for index in range(729)]


def indexes(bits: int):
    """The index of each 1, highest first: that one is found at once, and without it the int gets shorter."""
    while bits:
        index = bits.bit_length() - 1
        bits ^= BIT[index]
        yield index


def family(step: int, stride: int, key) -> tuple[int, int, int, int, list[int]]:
    """The constraints that `key(digit, row, col)` tells apart: how to fold them, flags, pattern, and last all masks.

    Three bits lie `step` apart, three such threes `stride` apart. The flag of a constraint is its lowest bit, the
    pattern is the first mask: flags times pattern lays that out from every flag, and so flags all candidates.
    """
    masks = {}
    for bit, candidate in zip(BIT, CANDIDATES, strict=True):
        name = key(*candidate)
        masks[name] = masks.get(name, 0) | bit
    return step, stride, sum(mask & -mask for mask in masks.values()), masks[key(1, 0, 0)], list(masks.values())


CELL = family(243, 81, lambda digit, row, col: (row, col))
ROW = family(1, 3, lambda digit, row, col: (digit, row))
COLUMN = family(9, 27, lambda digit, row, col: (digit, col))
BOX = family(1, 9, lambda digit, row, col: (digit, box_index(row, col)))  # its threes are pieces of rows
BOX_OF_COLUMNS = (9, 1, *BOX[2:])  # the same boxes, as three pieces of columns

# Placing a candidate is one AND, `state & PLACE[index]`: its rivals in all four constraints go, the others stay.
PLACE = [(1 << 729) - 1] * 729
for constraint in CELL[-1] + ROW[-1] + COLUMN[-1] + BOX[-1]:
    rest = ((1 << 729) - 1) ^ constraint
    for index in indexes(constraint):
        PLACE[index] &= rest | BIT[index]


def solve(board: Board) -> bool:
    """Fill the board in place with a solution, not always the smallest; on False it is exactly as it came.

    ConflictError, before any write: two givens clash.
    """
    check(board)
    state = search(to_state(board))
    write(state, board)
    return state != 0


def to_state(board: Board) -> int:
    """All candidates but those that the digits on the board exclude."""
    state = (1 << 729) - 1
    for cell, digit in enumerate(chain.from_iterable(board)):
        if digit:
            state &= PLACE[81 * (digit - 1) + cell]
    return state


def write(state: int, board: Board) -> None:
    """Fill the board's blanks with the digits of a solved state; 0 has none to write."""
    for index in indexes(state):
        digit, row, col = CANDIDATES[index]
        if board[row][col] == 0:
            board[row][col] = digit


def fold3(bits: int, stride: int) -> tuple[int, int]:
    """At every place: is at least one, are at least two of the bits here, `stride` on and `2 * stride` on set?"""
    second, third = bits >> stride, bits >> 2 * stride
    either = bits | second
    return either | third, bits & second | either & third


def fold9(bits: int, step: int, stride: int) -> tuple[int, int]:
    """The same of nine bits: three threes `stride` apart, the bits of each `step` apart."""
    one, two = fold3(bits, step)
    some, split = fold3(one, stride)
    return some, two | two >> stride | two >> 2 * stride | split


def propagate(state: int, placed: int = 0) -> tuple[int, int]:
    """Place singles and remove locked candidates until none is left. `placed` have no rivals. (0, 0): a dead end."""
    quiet = 0  # how many families in a row had no single
    for step, stride, flags, pattern, _ in cycle((CELL, ROW, COLUMN, BOX)):
        one, two = fold9(state, step, stride)
        if one & flags != flags:
            return 0, 0
        singles = state ^ state & ((two & flags) * pattern | placed)  # all but those with rivals, and those placed
        if singles:
            placed |= singles
            for index in indexes(singles):  # rivals among them remove one another: a later fold will miss them
                state &= PLACE[index]
            if state == placed:  # nothing is open, and no two are rivals
                return (state, placed) if state.bit_count() == 81 else (0, 0)
            quiet = 0
        elif quiet < 3:
            quiet += 1
        elif lost := locked(state, BOX, ROW) | locked(state, BOX_OF_COLUMNS, COLUMN):
            state ^= lost
            quiet = 0
        else:
            return state, placed


def locked(state: int, box: tuple, line: tuple) -> int:
    """The candidates whose digit is sure to stand on another piece of their line, as it has no other place in a box."""
    step, stride, flags, pattern, _ = box
    loose = state & (fold3(fold3(state, step)[0], stride)[1] & flags) * pattern  # the box has two pieces, or three
    step, stride, flags, pattern, _ = line
    return loose & (fold9(state ^ loose, step, stride)[0] & flags) * pattern


def choose(state: int) -> int:
    """The index of a candidate to try: one of two in a cell, or one of the fewest if no cell has two."""
    one = two = three = second = 0
    for plane in range(0, 729, 81):  # each cell counts its candidates up to three, all cells at once
        digit = state >> plane & CELL[2]
        second |= (one & digit) << plane
        three |= two & digit
        two |= one & digit
        one |= digit
    options = second & (two ^ three) * CELL[3]  # of a cell's two candidates the second: the first is the way back
    if not options:
        options = min((state & cell for cell in CELL[-1] if (state & cell).bit_count() > 1), key=int.bit_count)
        options &= -options  # the smallest digit: a sparse board is led to a small solution
    # The best leaves few candidates; options count more, as each that goes makes its cell a single.
    return min(indexes(options), key=lambda k: (state & PLACE[k]).bit_count() + 3 * (options & PLACE[k]).bit_count())


def search(state: int, placed: int = 0) -> int:
    """A solved state among the candidates of this one; 0: there is none."""
    state, placed = propagate(state, placed)
    if state == placed:
        return state
    index = choose(state)  # first with this candidate; then without it, and so with its rival
    return search(state & PLACE[index], placed | BIT[index]) or search(state ^ BIT[index], placed)
