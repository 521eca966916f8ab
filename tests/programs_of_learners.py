"""Programs that learners write, right and wrong, and what a check says of them.

They stand in tests/programs/, a file for each lesson, each under a line that says what is expected:

    # right bits.candidates: digit by digit
    # wrong bits.candidates: `+` joins masks
    # wrong bits.candidates (the last mask is shifted)

The words after a right program say how it is built. Those after a wrong one are the name of the mistake that the check
must give; in brackets, they only say what is wrong, and the check must give no name.
"""

import pickle
import re
import signal
import sys
from pathlib import Path
from typing import NamedTuple

from sudoku_teach.exercises import progress, runner, verdict
from sudoku_teach.exercises.child import Keyboard, Screen, TooSlow, run_case
from sudoku_teach.exercises.task import Exercise, namespace_of
from sudoku_teach.lessons import find

PROGRAMS = Path(__file__).parent / "programs"
SECONDS = 2.0  # of this process's own time, for one case that has no end; a slow machine counts slowly
HEAD = re.compile(r"^# (right|wrong) ([\w-]+\.[\w-]+)(?:: (.+)| \(.+\))?$", re.MULTILINE)


class Written(NamedTuple):
    """One program: what it is, its exercise, the words after it, its text, its place."""

    state: str
    name: str
    words: str | None
    text: str
    line: int


def written(lesson: str = "") -> list[Written]:
    """All programs, or those of one lesson ("03")."""
    found = []
    for path in sorted(PROGRAMS.glob(f"{lesson}*.py")):
        text = path.read_text(encoding="utf-8")
        heads = list(HEAD.finditer(text))
        other = set(re.findall("^# (?:right|wrong).*", text, re.MULTILINE)) - {head.group() for head in heads}
        assert not other, f"{path.name}: not the line above a program: {other}"
        for head, following in zip(heads, [*heads[1:], None], strict=True):
            program = text[head.end() : following.start() if following else len(text)].strip("\n") + "\n"
            found.append(Written(*head.groups(), program, text.count("\n", 0, head.start()) + 1))
    return found


def functions_of(the_exercise: Exercise, program: str) -> tuple:
    """The functions that the stub names, cached or not. A learner may define more; those are not passed."""
    defined = namespace_of(program, f"<{the_exercise.name}>", the_exercise.given)
    return tuple(defined[name] for name in the_exercise.functions)


def verdict_of(name: str, program: str) -> verdict.Verdict:
    """What the check says about a program's text."""
    return verdict.check(find(name), functions_of(find(name), program))


# ---- without processes, which takes a tenth of the time -------------------------------------------------


def run_in_this_process(monkeypatch):
    """Spare a new process for each check of a test. For programs that are known to do no harm."""
    if hasattr(signal, "setitimer"):  # on Windows they keep their processes
        monkeypatch.setattr(runner, "run", run_here)
    monkeypatch.setattr(progress, "note", lambda *_: None)


def run_here(functions, cases, drive=runner.call, seconds=SECONDS, notice=None):
    """Like runner.run, in this process."""
    before = signal.signal(signal.SIGVTALRM, _too_slow)
    limit, outcomes = sys.getrecursionlimit(), []
    try:
        for case in cases:
            signal.setitimer(signal.ITIMER_VIRTUAL, min(seconds, SECONDS))
            outcomes.append(run_case(drive, functions, pickle.dumps(case), Screen(), Keyboard())[0])
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if outcomes[-1].ended == "too slow":
                break
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        sys.setrecursionlimit(limit)
    return outcomes


def _too_slow(*_):
    raise TooSlow(lambda: None)


def survives(the_exercise: Exercise, functions: tuple, cases=None) -> bool:
    """Whether a check would call this program right; it stops at the first case that is wrong."""
    cases = verdict.cases_of(the_exercise) if cases is None else cases
    expected = verdict.expected_of(the_exercise)
    for case, right in zip(cases, expected, strict=True):
        (outcome,) = run_here(functions, [case], the_exercise.drive, 0.5)
        may_be_stopped = case in the_exercise.long and outcome.ended == "too slow"
        if not (may_be_stopped or verdict.agrees(the_exercise, outcome, right)):
            return False
    return True
