"""Progress is kept from day to day, and no accident loses it or stops anybody."""

import json
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from sudoku_teach.exercises import progress
from sudoku_teach.lessons import LESSONS, all_exercises
from sudoku_teach.lessons import progress as shown

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("SUDOKU_TEACH_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(progress, "_said", set())
    return tmp_path / "data"


def test_what_is_kept_and_forgotten(data):
    progress.note("bits.candidates", "not started")
    assert not data.exists(), "a stub that is only run is no try"
    progress.note("bits.candidates", "wrong", "`+` joins masks")
    progress.note("bits.candidates", "right")
    progress.note("bits.candidates", "wrong", None)
    kept = json.loads((data / "progress.json").read_text())["bits.candidates"]
    assert (kept["state"], kept["tries"], kept["mistake"]) == ("right", 3, "`+` joins masks")
    assert kept["when"].endswith("+00:00")
    code = "from sudoku_teach.exercises import progress; print(progress.read()['bits.candidates']['state'])"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout == "right\n", "another kernel sees it"
    assert repr(shown(forget=True)).startswith("0 of ") and progress.read() == {}


def test_the_best_that_was_reached_is_shown_by_lesson_with_the_next_open_one():
    first, second, *_ = [one.name for one in all_exercises()]
    progress.note(first, "right")
    progress.note(second, "wrong")
    table = shown()
    total = len(all_exercises())
    assert repr(table) == f"1 of {total} exercises done. Next: {second}."
    assert f">✓ `{first}` ★" in table.markdown and f">◐ `{second}` ★" in table.markdown
    assert table.markdown.count("\n| ") == len(LESSONS) + 2
    assert all(f"`{one.name}`" in table.markdown for one in all_exercises())


def test_kernels_that_write_at_once_lose_nothing():
    head = "import sys; from sudoku_teach.exercises import progress\n"
    code = head + "for k in range(20): progress.note(f'topic{sys.argv[1]}.name{k}', 'wrong')"
    kernels = [subprocess.Popen([sys.executable, "-c", code, str(number)], cwd=ROOT) for number in range(4)]
    assert [kernel.wait(120) for kernel in kernels] == [0] * 4
    assert len(progress.read()) == 80


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"a": 1}', '{"a": {"state": "best", "tries": 1}}', "\0\0"])
def test_a_damaged_file_is_set_aside_and_said_once(data, capsys, text):
    data.mkdir()
    (data / "progress.json").write_text(text)
    assert progress.read() in ({}, {"a": None}) and progress.read() == {}
    progress.note("bits.candidates", "right")
    assert progress.read()["bits.candidates"]["state"] == "right"
    said = capsys.readouterr().out
    if text != '{"a": {"state": "best", "tries": 1}}':  # an entry of a later version is passed over without a word
        assert said.count("is damaged") == 1 and (data / "progress.damaged.json").read_text() == text


def test_a_folder_that_cannot_be_written_is_said_once_and_stops_nobody(data, capsys):
    data.write_text("a file where the folder should be")
    progress.note("bits.candidates", "right")
    progress.note("bits.candidates", "right")
    assert progress.read() == {}
    assert capsys.readouterr().out.count("progress cannot be kept") == 1


def test_an_interrupted_write_leaves_the_old_file(data, monkeypatch):
    progress.note("bits.candidates", "wrong")
    monkeypatch.setattr(os, "replace", Mock(side_effect=OSError("no space left")))
    progress.note("bits.candidates", "right")
    assert progress.read()["bits.candidates"]["state"] == "wrong"
    assert sorted(path.name for path in data.iterdir()) == ["progress.json", "progress.lock"]


def test_the_lock_of_a_process_that_crashed_is_taken_away(data):
    data.mkdir()
    code = "import filelock, os, sys; filelock.FileLock(sys.argv[1]).acquire(); os._exit(1)"
    subprocess.run([sys.executable, "-c", code, data / "progress.lock"])
    progress.note("bits.candidates", "right")
    assert progress.read()["bits.candidates"]["state"] == "right"


def test_where_it_is_kept_without_a_word(monkeypatch):
    monkeypatch.delenv("SUDOKU_TEACH_DATA")
    assert progress.folder().name == "sudoku_teach" and progress.folder().is_absolute()
