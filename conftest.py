"""For the tests, and for each notebook that is run as one: progress is kept in a folder of its own."""

import os
import tempfile

import pytest


def start_anew():
    global folder
    folder = tempfile.TemporaryDirectory(prefix="sudoku_teach")  # the one before goes
    os.environ["SUDOKU_TEACH_DATA"] = folder.name


start_anew()
running = None


@pytest.hookimpl(tryfirst=True)  # before the kernel of a notebook starts
def pytest_runtest_setup(item):
    global running
    if item.path.suffix == ".ipynb" and item.path != running:
        running = item.path
        start_anew()
