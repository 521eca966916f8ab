"""The whole board in one integer: a bit for every digit that a cell may still hold.

Sudoku is an *exact cover* problem: of 729 candidates, digits in cells, choose some that meet each of 324 constraints
once (a digit in each cell; every digit in each row, column and box). Bit `81 * (digit - 1) + 9 * row + col` is 1 while
that candidate is possible. Ints never change, so there is nothing to undo: to go back is to go on with the earlier int.
"""

from collections.abc import Callable, Iterator

from sudoku_teach.board import Board, box_index, check

CANDIDATES = [(digit, row, col) for digit in range(1, 10) for row in range(9) for col in range(9)]
BIT = [1 << index for index in range(729)]

# Constraints of one kind: step and stride to fold them, flags, pattern, all masks. The flag of a constraint is
# its lowest bit, and the pattern is the first mask: flags * pattern lays it out from every flag.
Family = tuple[int, int, int, int, list[int]]


def indexes(bits: int) -> Iterator[int]:
    """Return the index of each 1, highest first: that one is found at once, and without it the int gets shorter."""
    while bits:
        index = bits.bit_length() - 1
        bits ^= BIT[index]
        yield index


def family(step: int, stride: int, key: Callable[[int, int, int], object]) -> Family:
    """Return the constraints that `key(digit, row, col)` tells apart."""
    masks: dict[object, int] = {}
    for bit, candidate in zip(BIT, CANDIDATES, strict=True):
        masks[key(*candidate)] = masks.get(key(*candidate), 0) | bit
    return step, stride, sum(mask & -mask for mask in masks.values()), masks[key(1, 0, 0)], list(masks.values())


CELL = family(243, 81, lambda digit, row, col: (row, col))
ROW = family(1, 3, lambda digit, row, col: (digit, row))
COLUMN = family(9, 27, lambda digit, row, col: (digit, col))
BOX = family(1, 9, lambda digit, row, col: (digit, box_index(row, col)))  # its threes are pieces of rows
BOX_OF_COLUMNS = (9, 1, *BOX[2:])  # the same boxes, as three pieces of columns

# Placing a candidate is one AND, `state & PLACE[index]`: its rivals in all four constraints go, the others stay.
PLACE = [(1 << 729) - 1] * 729
for constraint in CELL[-1] + ROW[-1] + COLUMN[-1] + BOX[-1]:
    for index in indexes(constraint):
        PLACE[index] &= ~constraint | BIT[index]


def solve(board: Board) -> bool:
    """Fill the board with any solution, or return False and leave it unchanged.

    Raise ConflictError, before any write, if two givens clash.
    """
    check(board)
    state = search(to_state(board))
    write(state, board)
    return state != 0


def to_state(board: Board) -> int:
    """Return all candidates except those that the digits on the board exclude."""
    state = (1 << 729) - 1
    for cell, digit in enumerate(digit for row in board for digit in row):
        if digit:
            state &= PLACE[81 * (digit - 1) + cell]
    return state


def write(state: int, board: Board) -> None:
    """Fill the board's blanks with the digits of a solved state; 0 has none to write."""
    for index in indexes(state):
        digit, row, col = CANDIDATES[index]
        if board[row][col] == 0:
            board[row][col] = digit


def fold9(bits: int, step: int, stride: int) -> tuple[int, int]:
    """Of nine bits, at least one, at least two? Bits `step` apart, threes `stride`."""
    b, c = bits >> step, bits >> 2 * step  # a fold of each three
    either = bits | b
    one, two = either | c, bits & b | either & c
    b, c = one >> stride, one >> 2 * stride  # and a fold of the three results
    either = one | b
    return either | c, two | two >> stride | two >> 2 * stride | one & b | either & c


def propagate(state: int, placed: int = 0) -> tuple[int, int]:
    """Place singles, remove locked candidates, until none is left. (0, 0): a dead end."""
    quiet = 0  # how many families in a row had no single
    while True:
        for step, stride, flags, pattern, _ in (CELL, ROW, COLUMN, BOX):
            one, two = fold9(state, step, stride)
            if one & flags != flags:
                return 0, 0
            singles = state ^ state & ((two & flags) * pattern | placed)  # alone, and new
            if singles:
                placed |= singles
                while singles:  # rivals remove one another: a later fold will tell
                    index = singles.bit_length() - 1
                    singles ^= BIT[index]
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


def locked(state: int, box: Family, line: Family) -> int:
    """Return the candidates whose digit must be in another piece of their line: a box has no other place for it."""
    step, stride, flags, pattern, _ = box
    pieces = state | state >> step | state >> 2 * step
    several = pieces & pieces >> stride | (pieces | pieces >> stride) & pieces >> 2 * stride
    loose = state & (several & flags) * pattern  # all pieces of a box that has two or three
    step, stride, flags, pattern, _ = line
    sure = state ^ loose
    threes = sure | sure >> step | sure >> 2 * step
    return loose & ((threes | threes >> stride | threes >> 2 * stride) & flags) * pattern


def choose(state: int) -> int:
    """Return the index of a candidate to try: one of two in a cell, or one of the fewest if no cell has two."""
    one = two = three = second = 0
    for plane in range(0, 729, 81):  # each cell counts its candidates up to three, all cells at once
        digit = state >> plane & CELL[2]
        second |= (one & digit) << plane
        one, two, three = one | digit, two | one & digit, three | two & digit
    options = second & (two ^ three) * CELL[3]  # of a cell's two candidates the second: the first is the way back
    if not options:
        options = min((state & cell for cell in CELL[-1] if (state & cell).bit_count() > 1), key=int.bit_count)
        options &= -options  # the smallest digit: a sparse board is led to a small solution
    return min(  # options count more: each that goes makes its cell a single
        indexes(options),
        key=lambda index: (state & PLACE[index]).bit_count() + 3 * (options & PLACE[index]).bit_count(),
    )


def search(state: int, placed: int = 0) -> int:
    """A solved state within this one; `placed` candidates have no rivals. 0: none."""
    state, placed = propagate(state, placed)
    if state == placed:
        return state
    bit = BIT[index := choose(state)]  # first with this one, then with its rival
    return search(state & PLACE[index], placed | bit) or search(state ^ bit, placed)
