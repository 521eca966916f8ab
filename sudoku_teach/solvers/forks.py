"""The choice of a guess in every lane at once: circuits like those of planes.py, so no lane waits for another."""

import numpy as np

from sudoku_teach.solvers.planes import HIGH, LOW, Pair, any_of, union


def choose(planes: np.ndarray, forking: np.ndarray, twos: Pair, loose: Pair) -> Pair:
    """Return a guess for each forking lane, and the other candidates of its cell.

    Both have the shape (729, words). Four wishes choose the cell, each among the cells
    that the one before has left: it has two candidates; all of them are free, that is,
    loose in row and column; some are; one is alone in both its segments. A free candidate
    has other places in its row, column and box, so placing it excludes something, and
    with two of them a wrong guess does so as well.
    """
    x = planes[:729].reshape(3, 3, 3, 3, 3, 3, -1)
    one, cells, three = np.zeros((3, 3, 3, 1, 1, 3, 3, x.shape[-1]), np.uint64)
    for high, low in np.ndindex(3, 3):
        digit = x[:, :, high : high + 1, low : low + 1]
        three |= cells & digit
        cells |= one & digit
        one |= digit  # now `cells` are those with two candidates or more
    cells = prefer(cells & forking, ~three)
    free = x & loose[0]
    free &= loose[1]
    cells = prefer(cells, ~union(LOW, union(HIGH, x ^ free)))
    cells = prefer(cells, union(LOW, union(HIGH, free)))
    alone = x & (twos[0] | twos[1])
    alone ^= x
    cells = prefer(cells, union(LOW, union(HIGH, alone)))
    # In each lane the first of its cells, and in that cell the first digit.
    here = x & first(cells.reshape(81, -1)).reshape(cells.shape)
    digits = np.bitwise_or.reduce(here.reshape(9, 9, 9, -1), axis=(0, 2))
    guess = here & first(digits).reshape(3, 3, 1, 1, -1)
    here ^= guess
    return guess.reshape(729, -1), here.reshape(729, -1)


def prefer(cells: np.ndarray, good: np.ndarray) -> np.ndarray:
    """Return in each lane the good ones of its cells, or all of them if none is good."""
    good = cells & good
    return cells & (good | ~any_of(good))


def first(flags: np.ndarray) -> np.ndarray:
    """Return only the first flag of each lane along the first axis."""
    alone = flags.copy()
    alone[1:] &= ~np.bitwise_or.accumulate(flags)[:-1]
    return alone
