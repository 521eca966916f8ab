"""A failing case made smaller: two givens instead of eighty, three words instead of sixty-four."""

from collections.abc import Callable, Iterator
from typing import Any

from sudoku_teach.exercises.child import Arguments

ROUNDS = 12  # each runs the program in a process of its own
AT_ONCE = 60  # candidates tried in one round


def smaller(
    arguments: Arguments, fails: Callable[[list[Arguments]], list[bool]], valid: Callable[..., bool]
) -> Arguments:
    """Return arguments as small as can be found on which the program still fails.

    `fails` runs the program on several candidates and says for each whether it was wrong on it. `valid` says whether
    arguments are what the task promises.
    """
    for _ in range(ROUNDS):
        candidates: list[Arguments] = []
        for each in _simpler(arguments):
            if each not in candidates and _size(each) < _size(arguments) and valid(*each):
                candidates.append(each)
            if len(candidates) == AT_ONCE:
                break
        failing = [each for each, wrong in zip(candidates, fails(candidates), strict=False) if wrong]
        if not failing:
            return arguments
        arguments = min(failing, key=_size)
    return arguments


def _size(value: object) -> tuple[float, float]:
    """What a person has to look at: how many filled cells or items, then how large the numbers are."""
    if isinstance(value, list | tuple):
        sizes = [_size(each) for each in value]
        return sum(size[0] for size in sizes) + isinstance(value, list), sum(size[1] for size in sizes)
    if isinstance(value, int | float):
        return int(value != 0), abs(value)
    return 0, 0


def _simpler(value: object) -> Iterator[Any]:
    """Values that differ from this one in one place, the greatest changes first."""
    if isinstance(value, tuple):
        for k, part in enumerate(value):
            yield from ((*value[:k], each, *value[k + 1 :]) for each in _simpler(part))
    elif isinstance(value, list) and len(value) == 9 and all(isinstance(row, list) for row in value):
        yield from _emptier(value)
    elif isinstance(value, list):
        length = len(value)
        while length := length // 2:
            yield from (value[:k] + value[k + length :] for k in range(0, len(value) - length + 1, length))
            if all(type(part) is int for part in value):
                zeros = [0] * length
                yield from (value[:k] + zeros + value[k + length :] for k in range(0, len(value) - length + 1, length))
        for k, part in enumerate(value):
            yield from ([*value[:k], each, *value[k + 1 :]] for each in _simpler(part))
    elif type(value) is int and value:
        ones = [k for k in range(value.bit_length()) if value >> k & 1]
        lower = sum(1 << k for k in ones[: len(ones) // 2])
        yield from (0, 1, value & -value, lower, value ^ lower, value >> 1, value & (value - 1))


def _emptier(board: list[list[Any]]) -> Iterator[list[list[Any]]]:
    """The board with parts of it blank: whole bands, rows, columns, then single cells."""
    filled = [(row, col) for row in range(9) for col in range(9) if board[row][col]]
    groups = [[cell for cell in filled if cell[0] // 3 == n] for n in range(3)]
    groups += [[cell for cell in filled if cell[1] // 3 == n] for n in range(3)]
    groups += [[cell for cell in filled if cell[kind] == n] for kind in (0, 1) for n in range(9)]
    for cells in [*groups, *([cell] for cell in filled)]:
        if cells:
            yield [[0 if (r, c) in cells else digit for c, digit in enumerate(row)] for r, row in enumerate(board)]
