"""`python -m sudoku_teach judge NAME`: print a submission for one of the two judges, one file that stands alone."""

import argparse

from sudoku_teach.judges import JUDGES, submission


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m sudoku_teach judge",
        description="Print a file to hand in, put together from this package's own source.",
    )
    parser.add_argument("judge", choices=JUDGES)
    print(submission(parser.parse_args(arguments).judge), end="")
    return 0
