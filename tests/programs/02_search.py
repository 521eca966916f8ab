# right search.solve: with conflicts
def search(board):
    from sudoku_teach.board import conflicts
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    for d in range(1, 10):
        board[r][c] = d
        if not conflicts(board) and search(board):
            return True
    board[r][c] = 0
    return False


# right search.solve: loops of its own
def search(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for d in range(9, 0, -1):
                    if fits(board, r, c, d):
                        board[r][c] = d
                        if search(board):
                            return True
                        board[r][c] = 0
                return False
    return True


# wrong search.solve: the cell is never blanked again
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    for d in range(1, 10):
        if fits(board, r, c, d):
            board[r][c] = d
            if search(board):
                return True
    return False


# wrong search.solve: 9 is never tried
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    for d in range(1, 9):
        if fits(board, r, c, d):
            board[r][c] = d
            if search(board):
                return True
            board[r][c] = 0
    return False


# wrong search.solve: nothing is written into the board
def search(board):
    import copy
    board = copy.deepcopy(board)
    from sudoku_teach.solvers import mrv
    return mrv.solve(board)
