"""The reference solvers. Each module has `solve(board) -> bool`: in place, and the board restored on False."""
