"""Exercises: each with its task, a check that names the slip, hints, and an answer.

>>> from sudoku_teach.exercises import exercise, progress
>>> task = exercise("bits.join")  # shows the task
"""

import importlib
from difflib import get_close_matches

from sudoku_teach.exercises import runner
from sudoku_teach.exercises.task import LESSONS, Exercise, Task, progress_of
from sudoku_teach.lesson import Shown

_TOPICS = ("start", "board", "search", "bits", "masks", "mrv", "which", "measuring", "one-integer", "lanes")


def exercise(name: str) -> Task:
    """Show one exercise and hand it over. KeyError: there is none of this name; the message lists like names.

    TypeError: the name is no text.
    """
    if not isinstance(name, str):
        raise TypeError(f"the name of an exercise is a text, such as 'bits.join', not {name!r}")
    known = {one.name: one for one in all_exercises(name.partition(".")[0])}
    if name not in known:
        every = [one.name for one in all_exercises()]
        near = get_close_matches(name, every, n=3) or every
        raise KeyError(f"there is no exercise {name!r}; did you mean {' or '.join(map(repr, near))}?")
    from IPython.display import display  # here, so that a child process starts without it

    runner.warm_up()
    task = Task(known[name])
    display(task)
    return task


def all_exercises(topic: str | None = None) -> list[Exercise]:
    """Every exercise, or those of one topic, in the order of the lessons. A topic's module is read when asked for."""
    topics = _TOPICS if topic is None else [name for name in _TOPICS if name == topic]
    files = [name.replace("-", "_") for name in topics]
    modules = [importlib.import_module(f"sudoku_teach.exercises.{name}") for name in files]
    return [one for module in modules for one in module.EXERCISES]


def progress() -> Shown:
    """All exercises by lesson, done and open. Kept while this kernel runs, and nowhere else."""
    return progress_of(all_exercises())


__all__ = ["LESSONS", "Exercise", "Task", "all_exercises", "exercise", "progress"]
