"""BitLab: an int whose bits are toggles, with the rows that bit tricks make of it."""
