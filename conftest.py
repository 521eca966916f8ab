"""For every test and every notebook that is run as one: progress is kept in a folder of its own."""

import os
import tempfile

os.environ["SUDOKU_TEACH_DATA"] = tempfile.mkdtemp(prefix="sudoku_teach")
