"""The commands of `python -m sudoku_teach`, each a module with a `main`, imported when it is called for."""
