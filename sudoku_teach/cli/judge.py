"""`sudoku-teach judge NAME`: print a submission for one of the two judges, in one file."""

import argparse

from sudoku_teach.judges import JUDGES, submission


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="sudoku-teach judge",
        description="Print a file to hand in, made from the source of this package.",
    )
    parser.add_argument("judge", choices=JUDGES)
    print(submission(parser.parse_args(arguments).judge), end="")
    return 0
