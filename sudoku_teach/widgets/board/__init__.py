"""BoardView: a board to point at."""
