"""LineOrder: shuffled lines of a program, to be put in order."""
