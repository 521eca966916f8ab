"""What every command does with its streams."""

import os
import sys
from typing import TextIO

CANNOT = 2  # the status if the input, or the machine, does not allow an answer


def say(sentence: str) -> None:
    """Print a sentence on stderr, if anything can be written there."""
    if sys.stderr:  # None if the shell has closed it; print would then write among the answers
        try:
            print(sentence, file=sys.stderr, flush=True)
        except OSError:
            discard(sys.stderr)


def discard(stream: TextIO) -> None:
    """Throw away what is still to be written. Otherwise Python reports the error again when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
