"""What all browser views share: the base class, the board, the look."""
