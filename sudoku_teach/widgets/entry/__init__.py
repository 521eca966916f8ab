"""PuzzleEntry: a board of one's own, typed, pasted or set cell by cell."""
