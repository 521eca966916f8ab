"""Sixty-four puzzles in one word: each AND and OR below answers for all of them at once.

*Planes* are an array of uint64 of shape (9, 9, 9, words): bit i of planes[d, r, c, w] says whether cell (r, c) of the
puzzle in *lane* i * words + w may still hold digit d + 1. The constraints are those of one_integer.py, but no bit meets
a bit of another lane, and there is no `if`. Written in base three, digit, row and column are six axes of length 3,
numbered 0 to 5, and each of the four kinds of constraint is two folds over three.
"""

from collections.abc import Callable, Iterable

import numpy as np

Folds = tuple[np.ndarray, ...]  # at least one; from `fold` also at least two
ROUNDS = 4  # of propagation before the lanes are sorted anew
THIRDS = [[(slice(None),) * axis + (k,) for k in range(3)] for axis in range(6)]
LOW_HALVES = {stride: sum(1 << bit for bit in range(64) if not bit & stride) for stride in (32, 16, 8, 4, 2, 1)}


def fold(axis: int, ones: np.ndarray, twos: np.ndarray | None = None) -> Folds:
    """Over an axis of length 3: where is at least one, and where are at least two?"""
    a, b, c = (ones[third] for third in THIRDS[axis])
    one, two = a | b, a & b
    two |= one & c
    one |= c
    if twos is not None:
        for third in THIRDS[axis]:
            two |= twos[third]
    return one, two


def union(axis: int, ones: np.ndarray) -> Folds:
    """Return the first half of a fold, where that is enough."""
    a, b, c = (ones[third] for third in THIRDS[axis])
    return (a | b | c,)


def constraints(x: np.ndarray, fold: Callable[..., Folds] = fold) -> tuple[np.ndarray, np.ndarray, list[Folds]]:
    """Return which segments of rows and columns have a digit; the folds of row, box and column × digit, and of cell."""
    across, down, deep = fold(5, x), fold(3, x), fold(1, x)
    return across[0], down[0], [fold(4, *across), fold(3, *across), fold(2, *down), fold(0, *deep)]


def spread(op: np.ufunc, row: np.ndarray, box: np.ndarray, column: np.ndarray, cell: np.ndarray) -> np.ndarray:
    """Return for each candidate the flags of its four constraints, combined."""
    segment = op(row[:, :, :, :, None], box[:, :, :, None])
    candidate = op(segment[:, :, :, :, :, None], column[:, :, None, None])
    return op(candidate, cell, out=candidate)


def others(op: np.ufunc, flags: np.ndarray, axis: int) -> np.ndarray:
    """Return in each of three places `op` of the other two."""
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
    dead = any_of(~one for one, _ in folds) | any_of(two for _, two in placed)
    several = any_of([folds[3][1]])
    return ~dead, ~(dead | several), ~any_of([before ^ x])


def any_of(arrays: Iterable[np.ndarray]) -> np.ndarray:
    """Return one flag for each lane, (words,): whether it has any in these arrays."""
    return np.bitwise_or.reduce([np.bitwise_or.reduce(flags.reshape(-1, flags.shape[-1])) for flags in arrays])


def split(states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return each state without a guess, and with it. The guess is in a cell with two candidates, if there is one: the
    cell whose digits have the most places left in its row, column and box, so that either answer removes the most."""
    planes = to_planes(states).reshape(9, 81, -1)
    may = unpack(planes).reshape(9, 9, 9, -1)
    number = may.sum(0, dtype=np.uint8)
    seen = may.sum(2, dtype=np.uint8)[:, :, None] + may.sum(1, dtype=np.uint8)[:, None]
    boxes = may.reshape(9, 3, 3, 3, 3, -1).sum(2, dtype=np.uint8).sum(3, dtype=np.uint8)
    seen.reshape(9, 3, 3, 3, 3, -1)[...] += boxes[:, :, None, :, None]
    seen *= may
    score = np.where(number == 2, 128 + seen.sum(0, dtype=np.uint8), np.where(number > 2, 16 - number, 0))
    cell = first(pack(score == score.max((0, 1))).reshape(81, -1))
    guess = first(planes & cell)
    return to_states(planes ^ guess)[: len(states)], to_states(planes & ~cell | guess)[: len(states)]


def first(flags: np.ndarray) -> np.ndarray:
    """Return only the first flag of each lane along the first axis."""
    alone = flags.copy()
    alone[1:] &= ~np.bitwise_or.accumulate(flags)[:-1]
    return alone


def transpose(squares: np.ndarray) -> np.ndarray:
    """64 × 64 bits in place, (64, n): swap two quarters, then two of each quarter …"""
    for stride, low in LOW_HALVES.items():
        pairs = squares.reshape(-1, 2, stride, squares.shape[1])
        top, bottom = pairs[:, 0], pairs[:, 1]
        swap = ((top >> np.uint64(stride)) ^ bottom) & np.uint64(low)
        bottom ^= swap
        top ^= swap << np.uint64(stride)
    return squares


def to_planes(states: np.ndarray) -> np.ndarray:
    """Return states, (lanes, 12), as planes; lanes without any candidate fill the last words."""
    squares = np.zeros((64, len(states) // 64 + 1, 12), np.uint64)
    squares.reshape(-1, 12)[: len(states)] = states
    transpose(squares.reshape(64, -1))
    return squares.transpose(2, 0, 1).reshape(768, -1)[:729].reshape(9, 9, 9, -1)


def to_states(planes: np.ndarray) -> np.ndarray:
    """Return planes as states, (64 * words, 12)."""
    planes = np.concatenate([planes.reshape(729, -1), np.zeros((39, planes.shape[-1]), np.uint64)])
    squares = planes.reshape(12, 64, -1).transpose(1, 2, 0).copy()
    return transpose(squares.reshape(64, -1)).reshape(-1, 12)


def unpack(flags: np.ndarray) -> np.ndarray:
    """Return each word as 64 bytes of 0 or 1, its lowest bit first."""
    return np.unpackbits(flags.view(np.uint8), axis=-1, bitorder="little")


def pack(flags: np.ndarray) -> np.ndarray:
    """Return such bytes as words."""
    return np.packbits(flags, axis=-1, bitorder="little").view(np.uint64)
