"""What a learner has done, kept from day to day in one small file on this machine, and nowhere else."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import platformdirs
from filelock import FileLock

from sudoku_teach.board import many
from sudoku_teach.exercises.task import Exercise
from sudoku_teach.notebook import Shown

_SIGNS = {"not started": "○", "not checked": "◐", "wrong": "◐", "right": "✓"}
_ORDER = list(_SIGNS)
_said: set[str] = set()  # what has been complained of, once


def folder() -> Path:
    """Where the file is: the user's data folder, or the one that SUDOKU_TEACH_DATA names."""
    return Path(os.environ.get("SUDOKU_TEACH_DATA") or platformdirs.user_data_dir("sudoku_teach", appauthor=False))


def note(name: str, state: str, mistake: str | None = None) -> None:
    """Keep what a check found, and the best that was reached. A file that cannot be written stops no check."""
    if state == "not started":
        return
    with _complaining(), _locked():
        known = read()
        before = known.get(name, {"state": "not started", "tries": 0})
        known[name] = {
            "state": max(before["state"], state, key=_ORDER.index),
            "when": datetime.now(UTC).isoformat(timespec="seconds"),
            "tries": before["tries"] + (state in ("wrong", "right")),
            "mistake": mistake or before.get("mistake"),
        }
        _write(known)


def forget() -> None:
    """Forget everything."""
    with _complaining(), _locked():
        _write({})


def read() -> dict[str, dict[str, Any]]:
    """Return what is kept, by exercise. A damaged file counts as empty, and is set aside."""
    path = folder() / "progress.json"
    try:
        known = json.loads(path.read_text(encoding="utf-8"))
        return {name: one for name, one in known.items() if one["state"] in _ORDER and one["tries"] >= 0}
    except OSError:  # it is not there, or cannot be read: `note` says so
        return {}
    except (ValueError, KeyError, TypeError, AttributeError):
        _say(f"{path} is damaged, so progress starts over; the old file is kept as progress.damaged.json")
        with suppress(OSError):
            path.replace(path.with_name("progress.damaged.json"))
        return {}


def _write(known: dict[str, dict[str, Any]]) -> None:
    """Written beside and renamed, so that no reader ever sees half a file."""
    where = folder()
    with NamedTemporaryFile("w", dir=where, suffix=".tmp", delete=False, encoding="utf-8") as stream:
        json.dump(known, stream, indent=1, sort_keys=True)
    try:
        os.replace(stream.name, where / "progress.json")
    except OSError:
        os.unlink(stream.name)
        raise


def _locked() -> FileLock:
    """Two kernels at once lose nothing: only one reads, changes and writes at a time."""
    folder().mkdir(parents=True, exist_ok=True)
    return FileLock(folder() / "progress.lock")  # of a process that crashes, the system takes it away


@contextmanager
def _complaining() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        _say(f"progress cannot be kept in {folder()}: {error.strerror or error}")


def _say(sentence: str) -> None:
    if sentence not in _said:
        _said.add(sentence)
        print(sentence)


def table(lessons: dict[str, Sequence[Exercise]]) -> Shown:
    """Return a table with a row for each lesson: its exercises, how far each has come, and the next open one."""
    states = {name: one["state"] for name, one in read().items()}
    rows, opened, total = [], [], sum(map(len, lessons.values()))
    for lesson, exercises in lessons.items():
        found = [(one, states.get(one.name, "not started")) for one in exercises]
        unbroken = '<span style="display: inline-block; margin-right: 1.2em">{} `{}` {}</span>'
        shown = [unbroken.format(_SIGNS[state], one.name, "★" * one.stars) for one, state in found]
        left = [one.name for one, state in found if state != "right"]
        opened += left
        rows.append(f"| {lesson} | {len(found) - len(left)}&nbsp;of&nbsp;{len(found)} | {' '.join(shown)} |")
    verdict = f"{total - len(opened)} of {many(total, 'exercise')} done."
    following = f" Next: `{opened[0]}`." if opened else ""
    heading = f"{verdict}{following} ✓ done, ◐ tried, ○ open\n\n| lesson | done | exercises |\n| --- | --- | :-- |"
    return Shown("\n".join([heading, *rows]), f"{verdict}{following.replace('`', '')}")
