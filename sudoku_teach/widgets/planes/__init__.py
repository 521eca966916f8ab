"""CandidatePlanes: the candidates of a board as nine planes."""
