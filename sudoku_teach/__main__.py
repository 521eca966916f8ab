"""`python -m sudoku_teach`: the same as the command `sudoku-teach`; see cli/."""

import sys

if __name__ == "__main__":
    try:
        from sudoku_teach.cli import run

        status = run()
    except KeyboardInterrupt:  # before anything has begun
        status = 130
    sys.exit(status)
