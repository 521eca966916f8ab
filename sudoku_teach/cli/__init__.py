"""The commands of `sudoku-teach`, each a module with a `main`, imported when it is called for.

sudoku-teach [solve] [FILE]
sudoku-teach measure [FILE ...]
sudoku-teach judge leetcode-37|baekjoon-2239

`python -m sudoku_teach` is the same. Whatever a command prints on stdout is its answer; sentences go to stderr, and
what happens to them never changes the answers or the exit status.
"""

import errno
import sys

from sudoku_teach.cli.streams import CANNOT, discard, say

INTERRUPTED = 130  # what a shell expects of a program that Ctrl-C ended


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


def run() -> int:
    """Run the command of this process, whatever happens to its streams, and return its exit status."""
    try:
        status = main(sys.argv[1:])
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:  # of stdout: `say` catches those of stderr, and the commands those of files
        discard(sys.stdout)
        if error.errno in (errno.EPIPE, errno.EINVAL):  # the latter on Windows
            return 0  # the program that reads the answers has read enough
        say(f"cannot write the answers: {error.strerror or error}")
        return CANNOT
    except MemoryError:
        say("not enough memory for this input")
        return CANNOT
    except KeyboardInterrupt:
        return INTERRUPTED
    return status
