"""What the tests of all exercises share: a program's text in, a verdict out.

`in_this_process` and `without_pictures` are fixtures for tables of programs, see conftest.py.
"""

import pickle
import signal

from sudoku_teach import pictures
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.child import Keyboard, Screen, TooSlow, run_case
from sudoku_teach.exercises.task import Task, defined_by
from sudoku_teach.lessons import all_exercises
from sudoku_teach.pictures import page
from sudoku_teach.widgets.planes import still as planes_still

SECONDS = 2.0  # of this process's own time, for one case that has no end; a slow machine counts slowly


class _ByName(dict):
    def __missing__(self, name):
        self.update({one.name: one for one in all_exercises(name.partition(".")[0])})
        return dict.__getitem__(self, name)


BY_NAME = _ByName()  # reads a topic's exercises when one of them is asked for


def verdict(name, program):
    """What the check says about a program's text.

    A learner may define more functions than the exercise asks for; those that the stub names are handed over.
    """
    wanted = defined_by(BY_NAME[name].stub)
    defined = defined_by(program, f"<{name}>", BY_NAME[name].given)
    return Task(BY_NAME[name]).check(*(defined[key] for key in wanted))


def run_in_this_process(monkeypatch):
    """Spare a new process for each check of a test. For programs that are known to do no harm.

    `runner.WITHOUT_PROCESSES` would do it too, but looks at every line, which takes longer than a process does.
    """
    if hasattr(signal, "setitimer"):  # on Windows they keep their processes
        monkeypatch.setattr(runner, "run", _run_in_this_process)


def _run_in_this_process(functions, cases, drive):
    before = signal.signal(signal.SIGVTALRM, _too_slow)
    outcomes = []
    try:
        for case in cases:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            outcomes.append(run_case(drive, functions, pickle.dumps(case), Screen(), Keyboard())[0])
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if outcomes[-1].ended == "too slow":
                break
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    return outcomes


def _too_slow(*_):
    raise TooSlow(lambda: None)


def draw_nothing(monkeypatch):
    """Drawing takes most of a check's time. Those that look at what is drawn are tests of their own."""
    monkeypatch.setattr(pictures, "draw_board", lambda *args, **options: "a board")
    monkeypatch.setattr(planes_still, "draw_planes", lambda *args, **options: "planes")
    monkeypatch.setattr(page, "beside", lambda *args, **options: "boards")
