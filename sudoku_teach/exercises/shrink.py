"""A failing case made smaller: two givens instead of eighty, three words instead of sixty-four."""

from collections.abc import Callable, Iterator
from typing import Any

from sudoku_teach.board import CELLS
from sudoku_teach.exercises.child import Arguments
from sudoku_teach.exercises.show import Seen

ROUNDS = 12  # each runs the program in a process of its own
AT_ONCE = 60  # candidates tried in one round


def smaller(seen: Seen, run: Callable[[list[Arguments]], list[Seen]], valid: Callable[..., bool]) -> Seen:
    """Return a case as small as can be found on which the program still fails.

    `run` runs the program on several candidates. `valid` says whether arguments are what the task promises.
    """
    for _ in range(ROUNDS):
        arguments = seen.arguments
        candidates: list[Arguments] = []
        for each in _simpler(arguments):
            if each not in candidates and _size(each) < _size(arguments) and valid(*each):
                candidates.append(each)
            if len(candidates) == AT_ONCE:
                break
        failing = [one for one in run(candidates) if not one.agrees and not one.outcome.ended]
        if not failing:
            return seen
        seen = min(failing, key=lambda one: _size(one.arguments))
    return seen


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
            places = range(0, len(value) - length + 1, length)
            for gap in ([], [0] * length) if all(type(part) is int for part in value) else ([],):
                yield from (value[:k] + gap + value[k + length :] for k in places)
        for k, part in enumerate(value):
            yield from ([*value[:k], each, *value[k + 1 :]] for each in _simpler(part))
    elif type(value) is int and value:
        ones = [k for k in range(value.bit_length()) if value >> k & 1]
        lower = sum(1 << k for k in ones[: len(ones) // 2])
        yield from (0, 1, value & -value, lower, value ^ lower, value >> 1, value & (value - 1))


def _emptier(board: list[list[Any]]) -> Iterator[list[list[Any]]]:
    """The board with parts of it blank: whole bands, rows, columns, then single cells."""
    filled = [(row, col) for row, col in CELLS if board[row][col]]
    groups = [[cell for cell in filled if cell[0] // 3 == n] for n in range(3)]
    groups += [[cell for cell in filled if cell[1] // 3 == n] for n in range(3)]
    groups += [[cell for cell in filled if cell[kind] == n] for kind in (0, 1) for n in range(9)]
    for cells in [*groups, *([cell] for cell in filled)]:
        if cells:
            yield [[0 if (r, c) in cells else digit for c, digit in enumerate(row)] for r, row in enumerate(board)]
