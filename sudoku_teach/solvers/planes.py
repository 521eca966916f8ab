"""Sixty-four puzzles in one word: each AND and OR below answers for all of them at once.

*Planes* are an array of uint64 of shape (9, 9, 9, words): bit i of planes[d, r, c, w] says whether digit d + 1 may
still stand in cell (r, c) of the puzzle in *lane* i * words + w. The constraints are those of one_integer.py, turned
sideways: no bit meets a bit of another lane, and nothing asks "if". Written in base three, digit, row and column are
six axes of length 3, numbered 0 to 5, and each of the four kinds of constraint is two folds over three.
"""

import numpy as np

ROUNDS = 4  # of propagation before the lanes are sorted anew
THIRDS = [[(slice(None),) * axis + (k,) for k in range(3)] for axis in range(6)]
STRIDES = [32, 16, 8, 4, 2, 1]
LOW_HALVES = [sum(1 << bit for bit in range(64) if not bit & stride) for stride in STRIDES]


def fold(axis: int, ones: np.ndarray, twos: np.ndarray | None = None) -> tuple:
    """Over an axis of length 3: where is at least one, and where are at least two?"""
    a, b, c = (ones[third] for third in THIRDS[axis])
    one, two = a | b, a & b
    two |= one & c
    one |= c
    if twos is not None:
        for third in THIRDS[axis]:
            two |= twos[third]
    return one, two


def union(axis: int, ones: np.ndarray) -> tuple[np.ndarray]:
    """The first half of a fold, where that is enough."""
    a, b, c = (ones[third] for third in THIRDS[axis])
    return (a | b | c,)


def constraints(x: np.ndarray, fold=fold) -> tuple[np.ndarray, np.ndarray, list]:
    """Which segments of rows and of columns have a digit; the folds of row, box and column × digit, and of cell."""
    across, down, deep = fold(5, x), fold(3, x), fold(1, x)
    return across[0], down[0], [fold(4, *across), fold(3, *across), fold(2, *down), fold(0, *deep)]


def spread(op: np.ufunc, row: np.ndarray, box: np.ndarray, column: np.ndarray, cell: np.ndarray) -> np.ndarray:
    """For each candidate, the flags of its four constraints made one."""
    segment = op(row[:, :, :, :, None], box[:, :, :, None])
    candidate = op(segment[:, :, :, :, :, None], column[:, :, None, None])
    return op(candidate, cell, out=candidate)


def others(op: np.ufunc, flags: np.ndarray, axis: int) -> np.ndarray:
    """In each of three places, `op` of the other two."""
    result, thirds = np.empty_like(flags), THIRDS[axis]
    for k in range(3):
        op(flags[thirds[k - 1]], flags[thirds[k - 2]], out=result[thirds[k]])
    return result


def keep_locked(x: np.ndarray, segments: np.ndarray, line: int, box: int, inside: int) -> None:
    """Locked candidates: the three cells that a line shares with a box keep a digit only if both other lines of the box
    have places for it outside the box, and both other boxes of the line outside the line."""
    keep = others(np.bitwise_and, others(np.bitwise_or, segments, box), line)
    keep &= others(np.bitwise_and, others(np.bitwise_or, segments, line), box)
    x &= np.expand_dims(keep, inside)


def propagate(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Some rounds of locked candidates and singles, in place. Three flags for each lane:
    alive, solved, and settled (the last round changed nothing); each is (words,)."""
    x = planes.reshape(3, 3, 3, 3, 3, 3, -1)
    for _ in range(ROUNDS):
        before = x.copy()
        across, down, folds = constraints(x)
        keep_locked(x, across, 3, 4, 5)
        keep_locked(x, down, 4, 2, 3)
        single = spread(np.bitwise_and, *(two for _, two in folds))
        np.invert(single, out=single)  # one of four constraints has no other place for it
        single &= x
        *_, seen = constraints(single, union)
        rest = spread(np.bitwise_or, *(one for (one,) in seen))
        x &= np.invert(rest, out=rest)
        x |= single
    *_, placed = constraints(single)
    empty = any_of(~one for one, _ in folds)
    clash = any_of(two for _, two in placed)
    dead, several = empty | clash, any_of([folds[3][1]])
    return ~dead, ~(dead | several), ~any_of([before ^ x])


def any_of(arrays) -> np.ndarray:
    """The flags of each lane, in however many places, made one: (words,)."""
    return np.bitwise_or.reduce([np.bitwise_or.reduce(flags.reshape(-1, flags.shape[-1])) for flags in arrays])


def split(states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each state without a guess, and with it. The guess is in a cell with two candidates, if there is one: the cell
    whose candidates stand in the most places of its row, column and box, so that either answer strikes the most."""
    planes = to_planes(states).reshape(9, 81, -1)
    may = unpack(planes).reshape(9, 9, 9, -1)
    number = may.sum(0, dtype=np.uint8)
    seen = may.sum(2, dtype=np.uint8)[:, :, None] + may.sum(1, dtype=np.uint8)[:, None]
    boxes = may.reshape(9, 3, 3, 3, 3, -1).sum(2, dtype=np.uint8).sum(3, dtype=np.uint8)
    seen.reshape(9, 3, 3, 3, 3, -1)[...] += boxes[:, :, None, :, None]
    seen *= may
    score = np.where(number == 2, 128 + seen.sum(0, dtype=np.uint8), np.where(number > 2, 16 - number, 0))
    cell = first(pack(score == score.max((0, 1))).reshape(81, -1))
    here = planes & cell
    guess = first(here)
    return tuple(to_states(kept)[: len(states)] for kept in (planes ^ guess, planes ^ here ^ guess))


def first(flags: np.ndarray) -> np.ndarray:
    """Along the first axis, only the first flag of each lane."""
    alone = flags.copy()
    alone[1:] &= ~np.bitwise_or.accumulate(flags)[:-1]
    return alone


def transpose(squares: np.ndarray) -> np.ndarray:
    """64 × 64 bits in place, (64, n): swap two quarters, then two of each quarter …"""
    for stride, low in zip(STRIDES, LOW_HALVES, strict=True):
        pairs = squares.reshape(-1, 2, stride, squares.shape[1])
        top, bottom = pairs[:, 0], pairs[:, 1]
        swap = ((top >> np.uint64(stride)) ^ bottom) & np.uint64(low)
        bottom ^= swap
        top ^= swap << np.uint64(stride)
    return squares


def to_planes(states: np.ndarray) -> np.ndarray:
    """States, (lanes, 12), as planes; lanes without a single candidate fill the last words."""
    squares = np.zeros((64, len(states) // 64 + 1, 12), np.uint64)
    squares.reshape(-1, 12)[: len(states)] = states
    transpose(squares.reshape(64, -1))
    return squares.transpose(2, 0, 1).reshape(768, -1)[:729].reshape(9, 9, 9, -1)


def to_states(planes: np.ndarray) -> np.ndarray:
    """Planes as states, (64 * words, 12)."""
    planes = np.concatenate([planes.reshape(729, -1), np.zeros((39, planes.shape[-1]), np.uint64)])
    squares = planes.reshape(12, 64, -1).transpose(1, 2, 0).copy()
    return transpose(squares.reshape(64, -1)).reshape(-1, 12)


def unpack(flags: np.ndarray) -> np.ndarray:
    """Each word as 64 bytes of 0 or 1, its lowest bit first."""
    return np.unpackbits(flags.view(np.uint8), axis=-1, bitorder="little")


def pack(flags: np.ndarray) -> np.ndarray:
    """The way back."""
    return np.packbits(flags, axis=-1, bitorder="little").view(np.uint64)
