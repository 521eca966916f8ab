"""PuzzleEntry: the reader's own board, typed, pasted or set cell by cell."""
