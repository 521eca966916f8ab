"""The shell command: `python -m sudoku_teach [FILE]` solves every board in a file; `measure` and `judge` do more.

python -m sudoku_teach [solve] [FILE]
python -m sudoku_teach measure [FILE ...]
python -m sudoku_teach judge leetcode-37|baekjoon-2239
"""

import errno
import os
import sys


def main(arguments: list[str]) -> int:
    """Run the command that the first argument names, `solve` if it names none, and return its exit status."""
    # Only the command that is needed is imported, so that solving starts at once.
    match arguments:
        case ["measure", *rest]:
            from sudoku_teach.cli.measure import main as command
        case ["judge", *rest]:
            from sudoku_teach.cli.judge import main as command
        case ["solve", *rest] | rest:
            from sudoku_teach.cli.solve import main as command
    return command(rest)


if __name__ == "__main__":
    try:
        status = main(sys.argv[1:])
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        # Discard what is still to be written. Otherwise Python reports the error again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno in (errno.EPIPE, errno.EINVAL):  # the latter on Windows
            status = 0  # the program that reads the answers has read enough
        else:
            if sys.stderr:
                print(f"cannot write the answers: {error.strerror or error}", file=sys.stderr)
            status = 2
    except KeyboardInterrupt:
        status = 130  # what a shell expects of a program that Ctrl-C ended
    sys.exit(status)
