"""For the tests, and for each notebook that is run as one: progress is kept in a folder of its own."""

import os
import tempfile

import pytest


def start_anew():
    os.environ["SUDOKU_TEACH_DATA"] = tempfile.mkdtemp(prefix="sudoku_teach")


start_anew()
running = None


@pytest.hookimpl(tryfirst=True)  # before the kernel of a notebook starts
def pytest_runtest_setup(item):
    global running
    if item.path.suffix == ".ipynb" and item.path != running:
        running = item.path
        start_anew()
