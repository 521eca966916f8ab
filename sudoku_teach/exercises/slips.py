"""Short ways to write a slip: by wrong programs, by an end that never comes, by the type of the result."""

from collections.abc import Callable, Sequence

from sudoku_teach.exercises.child import Function
from sudoku_teach.exercises.task import Seen, Slip


def slip(name: str, says: str, *wrong: Function, by: Function | None = None, where: Function | None = None) -> Slip:
    """Return a slip that each of some wrong programs has.

    A learner's program has it if it returns the same as one of them on every case, or on those whose arguments
    `where` picks. `by` says what counts of a value: `bool` for one that means only yes or no.
    """
    by = by or (lambda value: value)

    def shows(seen: Sequence[Seen]) -> bool:
        cases = [one for one in seen if where is None or where(*one.arguments)]
        came = [one.outcome.value for one in cases]
        return (
            not all(one.agrees for one in cases)
            and None not in came
            and (by is not bool or all(isinstance(value, int) for value in came))
            and any(
                [by(value) for value in came] == [by(program(*one.arguments)) for one in cases] for program in wrong
            )
        )

    return Slip(name, says, shows=shows)


def never_ends(name: str, says: str, where: Callable[..., bool]) -> Slip:
    """Return the slip of a program that does not end on a case whose arguments `where` picks, and was right before."""

    def shows(seen: Sequence[Seen]) -> bool:
        last = seen[-1]
        wrong = [one for one in seen if not one.agrees]
        return wrong[0] is last and last.outcome.ended in ("too slow", "memory") and where(*last.arguments)

    return Slip(name, says, shows=shows)


def of_type(name: str, says: str, kind: type | tuple[type, ...]) -> Slip:
    """Return the slip of a program that returns a type that was not asked for."""
    return Slip(name, says, shows=lambda seen: any(isinstance(one.outcome.value, kind) for one in seen))
