"""What learners import: the exercises and the quizzes of all lessons, by name.

>>> from sudoku_teach.lessons import answer, check, exercise, hint, progress, quiz
>>> exercise("bits.candidates")  # shows the task
exercise bits.candidates ★☆☆

Nothing depends on what another cell has done: every function is told the name. `lesson00` to `lesson10` hold the
exercises, a file for each lesson, loaded when one of them is asked for.
"""

import importlib
from difflib import get_close_matches
from types import ModuleType

from sudoku_teach.exercises import progress as kept
from sudoku_teach.exercises import runner, verdict
from sudoku_teach.exercises.authoring import exercises_in
from sudoku_teach.exercises.task import Exercise, answer_of, call_of, hints_of, task_of
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
    "beyond": "10",
}


def exercise(name: str) -> Shown:
    """Show the task of an exercise.

    Raise KeyError if there is none of this name; the message lists similar names. Raise TypeError if the name is not
    a string. So do `check`, `hint` and `answer`.
    """
    shown = task_of(find(name))
    runner.warm_up()
    return shown


def check(name: str, *functions) -> verdict.Verdict:
    """Run your program on the cases of an exercise, in a separate process, and say what it did.

    Pass the functions themselves, or the view in which you put lines in order. For graders,
    `check(…).require()` raises an error unless the verdict is "right".
    """
    found = verdict.check(find(name), functions)
    return _with_a_word_on_its_place(found, functions)


def hint(name: str) -> Shown:
    """Show all hints of an exercise, each folded behind the one before."""
    return hints_of(find(name))


def answer(name: str) -> Shown:
    """Show a program that is right."""
    return answer_of(find(name))


def progress(forget: bool = False) -> Shown:
    """Show all exercises by lesson, done and open, with the next open one; with `forget=True` begin anew.

    It is kept from day to day in a file in your own data folder, and nowhere else.
    """
    if forget:
        kept.forget()
    return kept.table({lesson: all_exercises(topic) for topic, lesson in LESSONS.items()})


def line_order(name: str, large: bool = False):
    """Show the lines of an exercise's answer, shuffled with some that do not belong, to be put in order."""
    from sudoku_teach.widgets import LineOrder

    return LineOrder(*find(name).lines, large=large)


def quiz(*names, large: bool = False):
    """Return a Quiz with the questions of these names, such as "02.memory" or "ties".

    Among the names there may be questions of your own, each a `Question`. Raise KeyError if there is no quiz of a
    name; the message lists all names.
    """
    from sudoku_teach.widgets import Quiz

    questions = []
    for each in names:
        questions += questions_of(each) if isinstance(each, str) else [each]
    return Quiz(*questions, large=large)


def find(name: str) -> Exercise:
    """Return the exercise of this name; see `exercise` for what is raised."""
    if not isinstance(name, str):
        raise TypeError(f"the name of an exercise is a string, such as 'bits.candidates', not {name!r}")
    known = {one.name: one for one in all_exercises(name.partition(".")[0])}
    if name not in known:
        every = [one.name for one in all_exercises()]
        near = get_close_matches(name, every, n=3) or every
        raise KeyError(f"there is no exercise {name!r}; did you mean {' or '.join(map(repr, near))}?")
    return known[name]


def all_exercises(topic: str | None = None) -> list[Exercise]:
    """Return every exercise, or those of one topic, in the order of the lessons."""
    lessons = [lesson for name, lesson in LESSONS.items() if topic in (None, name)]
    return [one for lesson in lessons for one in exercises_in(_content(lesson))]


def questions_of(name: str) -> list:
    """Return the questions of a quiz. Raise KeyError if there is none of this name; the message lists all names."""
    for lesson in LESSONS.values():  # as far as needed: lesson 09 loads numpy
        if name in (quizzes := _quizzes_in(lesson)):
            return quizzes[name]
    raise KeyError(f"no quiz is called {name!r}; there are {', '.join(all_quizzes())}")


def all_quizzes() -> dict[str, list]:
    """Return the questions of every quiz by its name, in the order of the lessons."""
    return {name: questions for lesson in LESSONS.values() for name, questions in _quizzes_in(lesson).items()}


def _quizzes_in(lesson: str) -> dict[str, list]:
    return getattr(_content(lesson), "QUIZZES", {})


def _content(lesson: str) -> ModuleType:
    """The module of a lesson. All of them take a moment to load, so it is done when one is asked for."""
    module = importlib.import_module(f"sudoku_teach.lessons.lesson{lesson}")
    runner.send_by_value(module)  # the process of a check need not load the lesson
    return module


def _with_a_word_on_its_place(found: verdict.Verdict, functions: tuple) -> verdict.Verdict:
    """A program that fails and bears the name of another exercise's function: the verdict says so."""
    names = {verdict.name_of(each) for each in functions}
    if found.state not in ("wrong", "not checked") or names & set(find(found.exercise).functions):
        return found
    others = [one for one in all_exercises() if names & set(one.functions)]
    if not others:
        return found
    calls = " or ".join(f"`{call_of(one)}`" for one in others)
    name = next(iter(names & set(others[0].functions)))
    return found.adding(f"A function called `{name}` is what another exercise asks for: did you mean {calls}?")


__all__ = [
    *("LESSONS", "all_exercises", "all_quizzes", "answer", "check", "exercise", "find", "hint", "line_order"),
    *("progress", "questions_of", "quiz"),
]
