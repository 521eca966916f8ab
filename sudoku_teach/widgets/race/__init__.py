"""SolverRace: one board under two or three solvers."""
