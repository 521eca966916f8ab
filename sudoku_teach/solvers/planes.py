"""Sixty-four puzzles in one word: each AND and OR below answers for all of them at once.

The constraints are those of one_integer.py, but no bit meets a bit of another *lane*, and no `if` asks about a lane.

Here the 729 planes have six axes of length 3: column and row in the box, the two figures of the digit in base three,
and the box's column and row (stack and band). What is folded most comes first, because long runs of memory are the
fastest. A *segment* is the three cells that a row or a column shares with a box. A fold keeps its axis, with length 1:
where such flags meet candidates, numpy repeats them along it. A segment is *loose* for a digit if its line and its box
both have another place for it; else the digit is *locked* in it. With 64 words, all that is worked out stays in the
processor's cache.
"""

import numpy as np

COL, ROW, HIGH, LOW, STACK, BAND = range(6)
ROUNDS = 6  # of deduction before lanes are emptied and filled again
FEW = 16  # words: with so few left, two rounds less, because the last puzzles need many guesses one after the other
# x[THIRDS[axis][k]] is x with only the index k along that axis, which stays, with length 1.
THIRDS = [[(slice(None),) * axis + (slice(k, k + 1),) for k in range(3)] for axis in range(6)]

# Two arrays; each docstring says which.
Pair = tuple[np.ndarray, np.ndarray]


def fold(axis: int, ones: np.ndarray, twos: np.ndarray | None = None) -> Pair:
    """Return where an axis of length 3 has at least one, and where it has at least two.

    `twos` says where the three already have two. Both results have the shape of `ones`,
    but with length 1 along the axis.
    """
    a, b, c = (ones[third] for third in THIRDS[axis])
    one, two = a | b, a & b
    two |= one & c
    one |= c
    if twos is not None:
        for third in THIRDS[axis]:
            two |= twos[third]
    return one, two


def union(axis: int, ones: np.ndarray) -> np.ndarray:
    """Return the first half of a fold, where that is enough."""
    a, b, c = (ones[third] for third in THIRDS[axis])
    one = a | b
    one |= c
    return one


def others(op: np.ufunc, flags: np.ndarray, line: int, box: int) -> np.ndarray:
    """Return for each segment `op` of the two others in its line, AND of those in its box.

    `line` and `box` are the axes along which the others are. The result has the shape of
    `flags`. With OR: has the line another place, and the box one, too? With AND: do all four
    neighbours leave the digit to this segment?
    """
    result, beside = np.empty_like(flags), THIRDS[box]
    for k, third in enumerate(THIRDS[line]):  # k - 1 and k - 2 are the two others
        op(flags[THIRDS[line][k - 1]], flags[THIRDS[line][k - 2]], out=result[third])
    for k, third in enumerate(THIRDS[box]):
        result[third] &= op(flags[beside[k - 1]], flags[beside[k - 2]])
    return result


def any_of(flags: np.ndarray) -> np.ndarray:
    """Return one flag for each lane, (words,): whether it has any of these flags, (…, words)."""
    return np.bitwise_or.reduce(flags.reshape(-1, flags.shape[-1]))


def all_of(flags: np.ndarray) -> np.ndarray:
    """Return one flag for each lane, (words,): whether it has all of these flags, (…, words)."""
    return np.bitwise_and.reduce(flags.reshape(-1, flags.shape[-1]))


def find_singles(x: np.ndarray) -> tuple[np.ndarray, Pair, Pair, Pair, Pair]:
    """Return the singles of all lanes, shaped like x, and four pairs of flags.

    Three pairs are of segments of rows and of columns: those that are *loose*, because
    line and box both have another place for the digit; those with one place for it or
    more; with two or more. The last pair: cells with one candidate or more, with two.
    """
    (row1, row2), (col1, col2) = fold(COL, x), fold(ROW, x)
    cells = fold(LOW, *fold(HIGH, x))
    row = others(np.bitwise_or, row1, STACK, ROW)
    col = others(np.bitwise_or, col1, BAND, COL)
    single = ~(row2 | row) | ~(col2 | col)  # alone in row or box, in column or box
    single |= ~cells[1]  # or in its cell
    single &= x
    return single, (row, col), (row1, col1), (row2, col2), cells


def strike(x: np.ndarray, single: np.ndarray, loose: Pair) -> None:
    """Remove from x, in place, what singles and locked candidates exclude.

    A segment with a single is not loose any more, which is noted in `loose`.
    """
    x &= ~union(LOW, union(HIGH, single))
    x |= single
    row, col = loose
    row &= ~union(COL, single)
    col &= ~union(ROW, single)
    # Where a digit is locked, the other segments of line and box lose it.
    x &= others(np.bitwise_and, row, STACK, ROW)
    x &= others(np.bitwise_and, col, BAND, COL)


def propagate(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, Pair, Pair]:
    """Find singles and strike what they exclude, some rounds, in place.

    Return three flags for each lane, (words,): alive, solved, and settled (the last round changed nothing); and for
    `choose` two pairs of flags, of segments of rows and of columns: with two places or more, and loose.
    """
    x = planes[:729].reshape(3, 3, 3, 3, 3, 3, -1)
    rounds = ROUNDS if x.shape[-1] > FEW else ROUNDS - 2
    for _ in range(rounds - 1):
        strike(x, *find_singles(x)[:2])  # without names, so that the cache is free for the next round
    before = x.copy()
    single, loose, (row1, col1), twos, cells = find_singles(x)
    strike(x, single, loose)
    units = union(STACK, row1), union(ROW, row1), union(BAND, col1), cells[0]
    clash = any_of(
        fold(LOW, *fold(HIGH, single))[1]
    )  # two singles in one cell: both stay in it, and no count of candidates would tell
    alive = np.bitwise_and.reduce([all_of(unit) for unit in units]) & ~clash
    return alive, alive & ~any_of(cells[1]), ~any_of(before ^ x), twos, loose
