"""What learners import: the exercises and the quizzes of all lessons, by name.

>>> from sudoku_teach.lessons import exercise, progress, quiz
>>> task = exercise("bits.join")  # shows the task

`lesson00` to `lesson09` hold them, a file for each lesson. This one imports none of them before it is asked to, and
no view: the process in which a check runs begins here too.
"""

import importlib
from difflib import get_close_matches
from types import ModuleType

from sudoku_teach.exercises import runner
from sudoku_teach.exercises.task import Exercise, Task, progress_of
from sudoku_teach.notebook import Shown

LESSONS = {  # the first part of an exercise's name: the lesson that it belongs to
    "start": "00",
    "board": "01",
    "search": "02",
    "bits": "03",
    "masks": "04",
    "mrv": "05",
    "which": "06",
    "measuring": "07",
    "one-integer": "08",
    "lanes": "09",
}


def exercise(name: str) -> Task:
    """Show one exercise and return it, for its `check`, `hint` and `answer`.

    Raise KeyError if there is none of this name; the message lists similar names. Raise TypeError if the name is
    not a string.
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
    """Return every exercise, or those of one topic, in the order of the lessons."""
    lessons = [lesson for name, lesson in LESSONS.items() if topic in (None, name)]
    return [one for lesson in lessons for one in _content(lesson).EXERCISES]


def progress() -> Shown:
    """Show all exercises by lesson, done and open. Kept while this kernel runs, and nowhere else."""
    return progress_of({lesson: all_exercises(topic) for topic, lesson in LESSONS.items()})


def quiz(*names, large: bool = False):
    """Return a Quiz with the questions of these names, such as "02.memory" or "ties".

    Among the names there may be questions of your own, each a `Question`. Raise KeyError if there is no quiz of a
    name; the message lists all names.
    """
    from sudoku_teach.widgets import Quiz  # here, so that a child process starts without it

    questions = []
    for each in names:
        questions += questions_of(each) if isinstance(each, str) else [each]
    return Quiz(*questions, large=large)


def questions_of(name: str) -> list:
    """Return the questions of a quiz. Raise KeyError if there is none of this name; the message lists all names."""
    quizzes = all_quizzes()
    if name not in quizzes:
        raise KeyError(f"no quiz is called {name!r}; there are {', '.join(quizzes)}")
    return quizzes[name]


def all_quizzes() -> dict[str, list]:
    """Return the questions of every quiz by its name, in the order of the lessons."""
    return {
        name: questions
        for lesson in LESSONS.values()
        for name, questions in getattr(_content(lesson), "QUIZZES", {}).items()
    }


def _content(lesson: str) -> ModuleType:
    """The module of a lesson. All ten take a moment to load, so it is done when one is asked for."""
    return importlib.import_module(f"sudoku_teach.lessons.lesson{lesson}")


__all__ = ["LESSONS", "all_exercises", "all_quizzes", "exercise", "progress", "questions_of", "quiz"]
