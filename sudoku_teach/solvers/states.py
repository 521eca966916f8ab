"""Three ways to hold many puzzles: as text, as states and as planes; and the turning of bits between them.

A *state* is one puzzle: its 729 candidates, one bit each, in twelve words; many are an array (12, lanes). *Planes* are
(768, words), of which 729 are in use: bit i of planes[k, w] is candidate k of the puzzle in *lane* i * words + w.
Candidate k is written in base three: column and row in the box, the digit less 1 (two figures), stack and band. This is
not the order of lanes of lesson 09: here (12, 64 * words) is (12, 64, words) without moving a word, and turning squares
of 64 × 64 bits in place makes planes of it, and states again. Twelve words have 768 bits; the last 39 are always 0.
"""

import numpy as np

# For each stride, the lower half of every run of 2 * stride bits; `transpose` takes the strides in this order.
LOW_HALVES = {stride: sum(1 << bit for bit in range(64) if not bit & stride) for stride in (32, 16, 8, 4, 2, 1)}


def transpose(squares: np.ndarray) -> np.ndarray:
    """Return squares of 64 × 64 bits, transposed in place.

    For each s and w, the 64 words squares[s, :, w] are one square. Swap two of its
    quarters, then two of each quarter, down to single bits. Done twice, nothing changes.
    """
    words = squares.shape[-1]
    spare = np.empty(squares.size // 2, np.uint64)
    for stride, low in LOW_HALVES.items():
        pairs = squares.reshape(len(squares) * 32 // stride, 2, stride * words)
        top, bottom = pairs[:, 0], pairs[:, 1]
        # Upper bits of the top words change places with lower bits of the bottom ones:
        # where they differ, swap is 1, and ^= flips both.
        swap = np.right_shift(top, np.uint64(stride), out=spare.reshape(top.shape))
        swap ^= bottom
        swap &= np.uint64(low)
        bottom ^= swap
        swap <<= np.uint64(stride)
        top ^= swap
    return squares


def to_planes(states: np.ndarray) -> np.ndarray:
    """Return states, (12, 64 * words), as planes, (768, words), in the same place in memory."""
    return transpose(states.reshape(12, 64, -1)).reshape(768, -1)


def to_states(planes: np.ndarray) -> np.ndarray:
    """Return planes, (768, words), as states, (12, 64 * words), in the same place in memory."""
    return transpose(planes.reshape(12, 64, -1)).reshape(12, -1)


def unpack(flags: np.ndarray) -> np.ndarray:
    """Return each word as 64 bytes of 0 or 1, its lowest bit first."""
    return np.unpackbits(flags.view(np.uint8), axis=-1, bitorder="little")


def pack(flags: np.ndarray) -> np.ndarray:
    """Return bytes or booleans as words, the opposite of `unpack`."""
    return np.packbits(flags, axis=-1, bitorder="little").view(np.uint64)


def lanes_of(flag: np.ndarray) -> np.ndarray:
    """Return one bit for each lane, (words,), as booleans in the order of the lanes, (64 * words,)."""
    return unpack(flag).reshape(-1, 64).T.ravel().view(bool)


def words_of(lanes: np.ndarray) -> np.ndarray:
    """Return booleans in the order of the lanes, (64 * words,), as one bit for each lane, (words,)."""
    return pack(lanes.reshape(64, -1).T.copy()).ravel()


def read_states(cells: bytes) -> np.ndarray:
    """Return the states of puzzles, (12, puzzles), of which each has 81 bytes, 0 for a blank.

    A given leaves its cell one candidate, a blank all nine.
    """
    puzzles = len(cells) // 81
    words = -(-puzzles // 64)
    lines = np.zeros((64 * words, 81), np.uint8)
    lines[:puzzles] = np.frombuffer(cells, np.uint8).reshape(-1, 81)
    # Axes, not bits: (bit, word, band, row, stack, col) becomes (col, row, stack, band, word, bit).
    values = lines.reshape(64, words, 3, 3, 3, 3).transpose(5, 3, 4, 2, 1, 0).reshape(9, 9, -1)
    planes = np.zeros((768, words), np.uint64)
    by_digit = planes[:729].reshape(9, 9, 9, words)
    blank = pack(values == 0)
    for digit in range(1, 10):
        by_digit[:, digit - 1] = pack(values == digit) | blank
    return to_states(planes)[:, :puzzles]


def write_lines(states: np.ndarray) -> list[str]:
    """Return the lines of solved states, (12, puzzles)."""
    puzzles = states.shape[1]
    words = -(-puzzles // 64)
    padded = np.zeros((12, 64 * words), np.uint64)
    padded[:, :puzzles] = states
    planes = to_planes(padded)[:729].reshape(9, 9, 9, words)
    values = np.full((9, 9, 64 * words), ord("0"), np.uint8)
    for bit in (1, 2, 4, 8):
        values += bit * unpack(np.bitwise_or.reduce([planes[:, d - 1] for d in range(1, 10) if d & bit]))
    cells = values.reshape(3, 3, 3, 3, words, 64).transpose(5, 4, 3, 1, 2, 0)  # and back, in the order of a line
    text = cells.tobytes().decode("ascii")
    return [text[start : start + 81] for start in range(0, 81 * puzzles, 81)]
