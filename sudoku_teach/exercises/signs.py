"""Mistakes that any program can make and that no program stands for. Each is true only where its sentence is."""

import builtins
import inspect
from collections.abc import Callable, Sequence

from sudoku_teach.exercises import runner
from sudoku_teach.exercises.child import Odd, Outcome
from sudoku_teach.exercises.show import Seen
from sudoku_teach.exercises.task import Sign


def _values(seen: Sequence[Seen]) -> list[object]:
    return [one.outcome.value for one in seen]


def _ran_to_the_end(seen: Sequence[Seen]) -> bool:
    return not any(one.outcome.raised or one.outcome.ended for one in seen)


def _returns_nothing(seen: Sequence[Seen]) -> bool:
    return _ran_to_the_end(seen) and all(value is None for value in _values(seen))


def _returns_nothing_at_times(seen: Sequence[Seen]) -> bool:
    """Right wherever something is returned, and None where it is wrong. None is never the right value."""
    wrong = [one for one in seen if not one.agrees]
    return all(one.expected.value is not None for one in seen) and len(wrong) < len(seen) and _returns_nothing(wrong)


def _returns(*types: str) -> Callable[[Sequence[Seen]], bool]:
    """Whether an object of one of these types came back in every case that came to an end."""

    def shows(seen: Sequence[Seen]) -> bool:
        values = [value for value in _values(seen) if value is not None]
        return bool(values) and all(isinstance(value, Odd) and value.type_name in types for value in values)

    return shows


def _returns_an_error(seen: Sequence[Seen]) -> bool:
    """Where an error should have been raised, an exception or its class came back like any value."""
    errors = {name for name, one in vars(builtins).items() if inspect.isclass(one) and issubclass(one, BaseException)}
    odd = [one.outcome.value for one in seen if one.expected.raised and isinstance(one.outcome.value, Odd)]
    return any(errors & {value.type_name, value.repr.removeprefix("<class '")[:-2]} for value in odd)


def _changes_an_argument(seen: Sequence[Seen]) -> bool:
    """Nothing else is wrong: the values are equal, and of one type; where it is wrong, the arguments are not."""
    ours = [(type(one.outcome.value), one.outcome.value) for one in seen]
    expected = [(type(one.expected.value), one.expected.value) for one in seen]
    changed = [one.agrees or one.outcome.arguments != one.expected.arguments for one in seen]
    return _ran_to_the_end(seen) and ours == expected and all(changed)


SHARES = Sign(
    "one list for two calls",
    "two calls returned one and the same list, so writing into one result changes the other. A default argument, "
    "or a list outside the function, is made once and kept. Make a new list in each call.",
    lambda seen: runner.SHARED in _values(seen),
)

FOR_ALL = (
    Sign(
        "the argument is changed",
        "what came back is right every time, but afterwards an argument that must stay as it is was another one.",
        _changes_an_argument,
    ),
    Sign(
        "a generator, not a value",
        "a generator came back, which has computed nothing yet. A `yield` in the function makes one, and so does "
        "`(… for …)` in round brackets. Return the value itself.",
        _returns("generator", "async_generator"),
    ),
    Sign(
        "a coroutine, not a value",
        "a coroutine came back, which has computed nothing yet. Calling an `async def` makes one. Write `def`.",
        _returns("coroutine"),
    ),
    Sign(
        "a function, not what it returns",
        "your function returns a function. Brackets after its name call it: `name(…)`.",
        _returns("function", "builtin_function_or_method", "method", "method_descriptor", "method-wrapper"),
    ),
    Sign(
        "printed, not returned",
        "your function prints something and returns nothing, that is, `None`. The caller gets only what comes after "
        "`return`.",
        lambda seen: _returns_nothing(seen) and all(one.outcome.printed.strip() for one in seen),
    ),
    Sign("nothing is returned", "a function without `return`, or with a bare one, returns `None`.", _returns_nothing),
    Sign(
        "`None` at times",
        "in the cases that fail, `None` came back. For example, a function that ends without `return` returns `None`.",
        _returns_nothing_at_times,
    ),
    Sign(
        "returned, not raised",
        "an error is raised with `raise`; `return` passes it on like any other value.",
        _returns_an_error,
    ),
)


def about(key: str, sign: Sign) -> Sign:
    """The same question about one part of what a drive returned."""

    def part(outcome: Outcome) -> Outcome:
        return outcome._replace(value=outcome.value[key]) if isinstance(outcome.value, dict) else outcome

    def shows(seen: Sequence[Seen]) -> bool:
        return sign.shows([one._replace(outcome=part(one.outcome), expected=part(one.expected)) for one in seen])

    return Sign(sign.name, sign.says, shows)
