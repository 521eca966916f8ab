"""SearchPlayer and SearchTree: a recorded search, step by step, and its tree."""
