# right search.can-place: lists and slices
def fits(board, row, col, digit):
    top, left = row - row % 3, col - col % 3
    box = [d for line in board[top : top + 3] for d in line[left : left + 3]]
    return digit not in board[row] and digit not in [line[col] for line in board] and digit not in box
# right search.can-place: three loops
def fits(board, row, col, digit):
    for c in range(9):
        if board[row][c] == digit:
            return False
    for r in range(9):
        if board[r][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# right search.can-place: numpy, which returns a numpy bool
import numpy as np
def fits(board, row, col, digit):
    grid = np.array(board)
    r, c = row // 3 * 3, col // 3 * 3
    seen = np.concatenate([grid[row], grid[:, col], grid[r:r + 3, c:c + 3].ravel()])
    return np.all(seen != digit)
# right search.can-place: a set of everything the cell sees
def fits(board, row, col, digit):
    seen = set(board[row]) | {line[col] for line in board}
    for line in board[row - row % 3:row - row % 3 + 3]:
        seen.update(line[col - col % 3:col - col % 3 + 3])
    return digit not in seen
# right search.can-place: one flat list and slices
def fits(board, row, col, digit):
    flat = sum(board, [])
    start = row // 3 * 27 + col // 3 * 3
    box = flat[start:start + 3] + flat[start + 9:start + 12] + flat[start + 18:start + 21]
    return flat[row * 9:row * 9 + 9].count(digit) + flat[col::9].count(digit) + box.count(digit) == 0
# right search.can-place: looks where the digit stands in each row
def fits(board, row, col, digit):
    for r, line in enumerate(board):
        if digit in line:
            c = line.index(digit)
            if r == row or c == col or (r // 3 == row // 3 and c // 3 == col // 3):
                return False
    return True
# wrong search.can-place: `None` at times
def fits(board, row, col, digit):
    for r in range(9):
        for c in range(9):
            near = r == row or c == col or (r // 3 == row // 3 and c // 3 == col // 3)
            if near and board[r][c] == digit:
                return False
# wrong search.can-place: row and column swapped
def fits(board, row, col, digit):
    in_row = digit in board[row]
    in_col = digit in [board[col][k] for k in range(9)]
    in_box = digit in [board[r][c] for r in range(9) for c in range(9) if (r // 3, c // 3) == (row // 3, col // 3)]
    return not (in_row or in_col or in_box)
# wrong search.can-place: state from an earlier call
def fits(board, row, col, digit, seen=set()):
    for i in range(9):
        seen.add(board[row][i])
        seen.add(board[i][col])
        seen.add(board[row // 3 * 3 + i // 3][col // 3 * 3 + i % 3])
    return digit not in seen
# wrong search.can-place: the argument is changed
def fits(board, row, col, digit):
    trial = board[:]
    trial[row][col] = digit
    r, c = row // 3 * 3, col // 3 * 3
    box = [trial[r + i][c + j] for i in range(3) for j in range(3)]
    column = [line[col] for line in trial]
    return trial[row].count(digit) == 1 and column.count(digit) == 1 and box.count(digit) == 1
# wrong search.can-place: the box check skips a row
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3 * 3 + 1, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# wrong search.can-place: the box starts at the wrong corner
def fits(board, row, col, digit):
    for i in range(9):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    for r in range(max(row - 1, 0), min(row + 2, 9)):
        for c in range(max(col - 1, 0), min(col + 2, 9)):
            if board[r][c] == digit:
                return False
    return True
# wrong search.can-place: the boxes are forgotten
def fits(board, row, col, digit):
    return digit not in board[row] and all(board[r][col] != digit for r in range(9))
# wrong search.can-place: the columns are forgotten
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# wrong search.can-place: the last cells are left out
def fits(board, row, col, digit):
    for i in range(8):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    for i in range(3):
        for j in range(3):
            if board[row // 3 * 3 + i][col // 3 * 3 + j] == digit:
                return False
    return True
# wrong search.can-place: the rows are forgotten
def fits(board, row, col, digit):
    for k in range(9):
        if board[k][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# wrong search.can-place (the column starts at row 1)
def fits(board, row, col, digit):
    in_row = digit in board[row]
    in_col = digit in [board[r][col] for r in range(1, 9)]
    r, c = row // 3 * 3, col // 3 * 3
    in_box = any(digit in line[c:c + 3] for line in board[r:r + 3])
    return not (in_row or in_col or in_box)
# wrong search.can-place (or instead of and)
def fits(board, row, col, digit):
    column = {line[col] for line in board}
    r, c = row // 3 * 3, col // 3 * 3
    box = {board[r + i][c + j] for i in range(3) for j in range(3)}
    return digit not in board[row] and (digit not in column or digit not in box)
# wrong search.can-place (find returns 0 at the start of the row, and 0 counts as not found)
def fits(board, row, col, digit):
    text = "".join(str(d) for d in board[row])
    if text.find(str(digit)) > 0:
        return False
    if digit in [line[col] for line in board]:
        return False
    r, c = row // 3 * 3, col // 3 * 3
    return all(digit not in line[c:c + 3] for line in board[r:r + 3])
# right search.order: the cell is blanked in any case
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(1, 10):
        row, col = blank
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
        board[row][col] = 0
    return False
# right search.order: as in the package, but for the place of one line
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = 0
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
    board[row][col] = 0
    return False
# right search.order: the plain search
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# right search.order: one take-out after the loop
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
    board[row][col] = 0
    return False
# right search.order: takes out after every digit, fitting or not
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
        board[row][col] = 0
    return False
# right search.order: looks for the blank inside the loop
def search(board):
    for digit in range(1, 10):
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# wrong search.order: 9 is never tried
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 9):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# wrong search.order: `None`, not `True` or `False`
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
# wrong search.order: a bare `return` means None
def search(board):
    blank = next_blank(board)
    if blank is None:
        return
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# wrong search.order: a board with a clash is called solved
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
# wrong search.order: an unfinished board is called solved
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            search(board)
            return True
    return False
# wrong search.order: an unsolvable board stays half-filled
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = 0
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
    return False
# wrong search.order: each call meets the same board
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            board[row][col] = 0
            if search(board):
                return True
    return False
# wrong search.order: the answer is not passed on
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            search(board)
            board[row][col] = 0
    return False
# wrong search.order: the board that was passed is unchanged
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                board[row][col] = 0
                return True
            board[row][col] = 0
    return False
# wrong search.order: the cell is never blanked again
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
    return False
# wrong search.order: the loop never goes on
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
        return False
# wrong search.order (a full board gives False, the last blank is noticed in the loop)
def search(board):
    blank = next_blank(board)
    if blank is None:
        return False
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            blank = next_blank(board)
            if blank is None:
                return True
            if search(board):
                return True
            board[row][col] = 0
    return False
# right search.undo: the line after the loop
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
    board[row][col] = 0
    return False
# right search.undo: the cell counts itself up
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    while board[row][col] < 9:
        board[row][col] += 1
        if len(conflicts(board)) == 0:
            if writes_first(board):
                return True
    board[row][col] -= 9
    return False
# right search.undo: a generator that takes out when it is asked for more
def writes_first(board):
    def solutions():
        blank = next_blank(board)
        if blank is None:
            yield True
            return
        row, col = blank
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board):
                yield from solutions()
        board[row][col] = 0
    return next(solutions(), False)
# right search.undo: the tenth digit is the blank
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]:
        board[row][col] = digit
        if digit and not conflicts(board) and writes_first(board):
            return True
    return False
# right search.undo: takes out after every digit
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
        board[row][col] = 0
    return False
# right search.undo: while loop that counts in the cell itself
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    while board[row][col] < 9:
        board[row][col] += 1
        if conflicts(board) == [] and writes_first(board):
            return True
    board[row][col] = 0
    return False
# wrong search.undo: an unfinished board is called solved
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    try:
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board) and writes_first(board):
                return True
        return False
    finally:
        if board[row][col] == 9:
            board[row][col] = 0
# wrong search.undo: each call meets the same board
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        board[row][col] = 0
        if not conflicts(board) and writes_first(board):
            return True
    return False
# wrong search.undo: the board that was passed is unchanged
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            board[row][col] = 0
            return True
    board[row][col] = 0
    return False
# wrong search.undo: the last digit stays
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(9, 0, -1):
        board[blank[0]][blank[1]] = digit
        if conflicts(board):
            continue
        if writes_first(board):
            return True
    return False
# wrong search.undo (takes out only if the digit clashes)
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if conflicts(board):
            board[row][col] = 0
        elif writes_first(board):
            return True
    return False
# wrong search.undo (gives None instead of 0 back to the cell)
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
    board[row][col] = None
    return False
# wrong search.undo (indented one step too far, returns False after the first digit)
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
        board[row][col] = 0
        return False
# wrong search.undo (stops when a digit higher than 8 is needed)
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    while board[row][col] < 8:
        board[row][col] += 1
        if not conflicts(board) and writes_first(board):
            return True
    board[row][col] = 0
    return False
# wrong search.undo (swaps row and col in the take-out)
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
    board[col][row] = 0
    return False
# wrong search.undo (searches on before it asks conflicts, so every filling is tried)
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return not conflicts(board)
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if writes_first(board) and not conflicts(board):
            return True
    board[row][col] = 0
    return False
# right search.return-value: one return at the end
def bare_return(board):
    blank = next_blank(board)
    done = blank is None
    digit = 1
    while not done and digit <= 9:
        row, col = blank
        if fits(board, row, col, digit):
            board[row][col] = digit
            done = bare_return(board)
            if not done:
                board[row][col] = 0
        digit += 1
    return done
# right search.return-value: an inner function sets a flag
def bare_return(board):
    done = False
    def go():
        nonlocal done
        blank = next_blank(board)
        if blank is None:
            done = True
            return
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                go()
                if done:
                    return
                board[row][col] = 0
    go()
    return done
# right search.return-value: prints beside returning, with a list of cells
def bare_return(board):
    cells = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def fill(n):
        if n == len(cells):
            print("solved", len(cells), "blanks")
            return True
        r, c = cells[n]
        for digit in range(1, 10):
            if fits(board, r, c, digit):
                board[r][c] = digit
                if fill(n + 1):
                    return True
        board[r][c] = 0
        return False
    return fill(0)
# right search.return-value: goes on after success, since nothing fits on a full board
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if not bare_return(board):
                board[row][col] = 0
    return board[row][col] != 0
# right search.return-value: returns whether a blank was missing
def bare_return(board):
    blank = next_blank(board)
    if not blank:
        return blank is None
    for digit in range(1, 10):
        if not fits(board, *blank, digit):
            continue
        board[blank[0]][blank[1]] = digit
        if bare_return(board):
            return True
        board[blank[0]][blank[1]] = 0
    return not blank
# right search.return-value: and / or chains in a comprehension
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    def put(digit):
        board[row][col] = digit
        return digit
    good = any(put(d) and bare_return(board) or put(0) for d in range(1, 10) if fits(board, row, col, d))
    return good is True
# wrong search.return-value: `None`, not `True` or `False`
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0
# wrong search.return-value: `None`, not `True` or `False`
def bare_return(board):
    row, col = next_blank(board) or (8, 8)
    if board[row][col] != 0:
        return
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board) or next_blank(board) is None:
                return True
            board[row][col] = 0
    return False
# wrong search.return-value: a bare `return` means None
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0
    return False
# wrong search.return-value: a board is returned
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return board
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return board
            board[row][col] = 0
    return False
# wrong search.return-value: an unfinished board is called solved
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0
    return True
# wrong search.return-value: the answer is not passed on
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            bare_return(board)
            board[row][col] = 0
# wrong search.return-value: the board that was passed is unchanged
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    found = False
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                found = True
            board[row][col] = 0
    return found
# wrong search.return-value (the full board gives the board, the levels above True)
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return board
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0
    return False
# wrong search.return-value (returns the value of the inner search at once)
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            return bare_return(board)
    return False
# right search.count: numbers that are passed up
def count_undos(board):
    return go(board)[1]
def go(board):
    blank = next_blank(board)
    if blank is None:
        return True, 0
    total = 0
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            solved, undos = go(board)
            total += undos
            if solved:
                return True, total
            board[blank[0]][blank[1]] = 0
            total += 1
    return False, total
# right search.count: a list of blanks, no recursion
undos = 0
def count_undos(board):
    global undos
    undos = 0
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    k = 0
    while 0 <= k < len(blanks):
        r, c = blanks[k]
        last, board[r][c] = board[r][c], 0
        undos += last > 0
        able = [d for d in range(last + 1, 10) if fits(board, r, c, d)]
        if able:
            board[r][c] = able[0]
        k += 1 if able else -1
    return undos
# right search.count: a generator of events, and the board is emptied at the end
def count_undos(board):
    def events():
        blank = next_blank(board)
        if blank is None:
            yield "solved"
            return
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                yield from events()
                board[row][col] = 0
                yield "undo"
    count = 0
    for event in events():
        if event == "solved":
            break
        count += 1
    board.clear()
    return count
# right search.count: a class with masks
class Search:
    def __init__(self, board):
        self.rows, self.cols, self.boxes = [0] * 9, [0] * 9, [0] * 9
        self.cells = []
        self.undos = 0
        for r in range(9):
            for c in range(9):
                if board[r][c]:
                    self.flip(r, c, 1 << board[r][c])
                else:
                    self.cells.append((r, c))
    def flip(self, r, c, bit):
        self.rows[r] ^= bit
        self.cols[c] ^= bit
        self.boxes[r // 3 * 3 + c // 3] ^= bit
    def run(self, depth=0):
        if depth == len(self.cells):
            return True
        r, c = self.cells[depth]
        used = self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3]
        for digit in range(1, 10):
            if not used >> digit & 1:
                self.flip(r, c, 1 << digit)
                if self.run(depth + 1):
                    return True
                self.flip(r, c, 1 << digit)
                self.undos += 1
        return False
def count_undos(board):
    search = Search(board)
    search.run()
    return search.undos
# right search.count: recursion on the function itself, a look at the board says whether it is solved
def count_undos(board):
    blank = next_blank(board)
    if blank is None:
        return 0
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count_undos(board)
            if next_blank(board) is None:
                return total
            board[row][col] = 0
            total += 1
    return total
# right search.count: no recursion, the taken-out digit says where to go on
def count_undos(board):
    cells = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    undos = 0
    i = 0
    while 0 <= i < len(cells):
        r, c = cells[i]
        old = board[r][c]
        if old:
            board[r][c] = 0
            undos += 1
        for digit in range(old + 1, 10):
            if fits(board, r, c, digit):
                board[r][c] = digit
                i += 1
                break
        else:
            i -= 1
    return undos
# wrong search.count: blanks without a candidate are counted as undos
def count_undos(board):
    ends = 0
    def go():
        nonlocal ends
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        digits = [d for d in range(1, 10) if fits(board, row, col, d)]
        if not digits:
            ends += 1
            return False
        for digit in digits:
            board[row][col] = digit
            if go():
                return True
            board[row][col] = 0
        return False
    go()
    return ends
# wrong search.count: failed calls are counted as undos
def count_undos(board):
    count = 0
    def go():
        nonlocal count
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if go():
                    return True
                board[row][col] = 0
        count += 1
        return False
    go()
    return count
# wrong search.count: placements are counted as undos
def count_undos(board):
    count = 0
    def go():
        nonlocal count
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                count += 1
                if go():
                    return True
                board[row][col] = 0
        return False
    go()
    return count
# wrong search.count: rejected digits are counted as undos
def count_undos(board):
    undos = 0
    def go():
        nonlocal undos
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if go():
                    return True
            board[row][col] = 0
            undos += 1
        return False
    go()
    return undos
# wrong search.count: state from an earlier call
undos = 0
def count_undos(board):
    def go():
        global undos
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if go():
                    return True
                board[row][col] = 0
                undos += 1
        return False
    go()
    return undos
# wrong search.count: the counts of inner calls are lost
def count_undos(board):
    def go():
        count = 0
        blank = next_blank(board)
        if blank is None:
            return True, count
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if go()[0]:
                    return True, count
                board[row][col] = 0
                count += 1
        return False, count
    return go()[1]
# wrong search.count (does not stop at the first solution)
def count_undos(board):
    blank = next_blank(board)
    if blank is None:
        return 0
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count_undos(board) + 1
            board[row][col] = 0
    return total
# wrong search.count (tries the digits from 9 down)
def count_undos(board):
    blank = next_blank(board)
    if blank is None:
        return 0
    row, col = blank
    total = 0
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count_undos(board)
            if next_blank(board) is None:
                return total
            board[row][col] = 0
            total += 1
    return total
# wrong search.count (returns the pair of success and count)
def count_undos(board):
    blank = next_blank(board)
    if blank is None:
        return True, 0
    row, col = blank
    count = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            ok, below = count_undos(board)
            count += below
            if ok:
                return True, count
            board[row][col] = 0
            count += 1
    return False, count
# wrong search.count (forgets to set the blank to 0 when it goes back)
def count_undos(board):
    cells = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    undos = 0
    i = 0
    while 0 <= i < len(cells):
        r, c = cells[i]
        undos += board[r][c] > 0
        start = board[r][c] + 1
        for digit in range(start, 10):
            if fits(board, r, c, digit):
                board[r][c] = digit
                i += 1
                break
        else:
            i -= 1
    return undos
# right search.solve: with its own checks, downwards
def search(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for d in range(9, 0, -1):
                    if is_free(board, r, c, d):
                        board[r][c] = d
                        if search(board):
                            return True
                        board[r][c] = 0
                return False
    return True
def is_free(board, r, c, d):
    for k in range(9):
        if board[r][k] == d:
            return False
        if board[k][c] == d:
            return False
    for i in range(3):
        for j in range(3):
            if board[r // 3 * 3 + i][c // 3 * 3 + j] == d:
                return False
    return True
# right search.solve: a list of blanks, no recursion
def search(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    k = 0
    while 0 <= k < len(blanks):
        r, c = blanks[k]
        start, board[r][c] = board[r][c], 0
        for digit in range(start + 1, 10):
            if fits(board, r, c, digit):
                board[r][c] = digit
                break
        k += 1 if board[r][c] else -1
    return k == len(blanks)
# right search.solve: a cache of the cells still to fill, by default parameters
def search(board, cells=None, n=0):
    if cells is None:
        cells = [(r, c) for r, line in enumerate(board) for c, d in enumerate(line) if d == 0]
    if n == len(cells):
        return True
    row, col = cells[n]
    for digit in filter(lambda d: fits(board, row, col, d), range(1, 10)):
        board[row][col] = digit
        if search(board, cells, n + 1):
            return True
    board[row][col] = 0
    return False
# right search.solve: a generator of solutions as strings, the board is filled at the end
def search(board):
    peers = {}
    for i in range(81):
        peers[i] = {j for j in range(81)
                    if i // 9 == j // 9 or i % 9 == j % 9 or (i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3)}
    def solutions(text):
        i = text.find("0")
        if i == -1:
            yield text
        else:
            for digit in sorted(set("123456789") - {text[j] for j in peers[i]}):
                yield from solutions(text[:i] + digit + text[i + 1:])
    for text in solutions("".join(str(d) for line in board for d in line)):
        for r in range(9):
            board[r][:] = map(int, text[9 * r:9 * r + 9])
        return True
    return False
# right search.solve: recursion with fits and next_blank
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# right search.solve: a stack of boards, and board[:] gets the new rows
def search(board):
    stack = [[line[:] for line in board]]
    while stack:
        trial = stack.pop()
        blank = next_blank(trial)
        if blank is None:
            board[:] = trial
            return True
        row, col = blank
        for digit in range(9, 0, -1):
            if fits(trial, row, col, digit):
                child = [line[:] for line in trial]
                child[row][col] = digit
                stack.append(child)
    return False
# wrong search.solve: 9 is never tried
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    digit = 1
    while digit < 9:
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
        digit += 1
    return False
# wrong search.solve: `exit()` does not stop a search
def search(board):
    blank = next_blank(board)
    if blank is None:
        exit()
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            search(board)
            board[row][col] = 0
    return False
# wrong search.solve: a bare `return` means None
def search(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    if fits(board, row, col, digit):
                        board[row][col] = digit
                        search(board)
                        board[row][col] = 0
                return
    print(board)
# wrong search.solve: a board with a clash is called solved
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    column = [line[col] for line in board]
    for digit in range(1, 10):
        if digit not in board[row] and digit not in column:
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# wrong search.solve: a given is overwritten
def search(board):
    for row in range(9):
        for col in range(9):
            for digit in range(1, 10):
                if fits(board, row, col, digit):
                    board[row][col] = digit
    board[0][:] = range(1, 10)
    return True
# wrong search.solve: an unfinished board is called solved
def search(board, pos=0):
    if pos == 80:
        return True
    row, col = divmod(pos, 9)
    if board[row][col]:
        return search(board, pos + 1)
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, pos + 1):
                return True
            board[row][col] = 0
    return False
# wrong search.solve: each call meets the same board
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            if search(board):
                return True
            board[row][col] = digit
    return False
# wrong search.solve: forced cells only
def search(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    for r, c in blanks:
        able = [d for d in range(1, 10) if fits(board, r, c, d)]
        if len(able) == 1:
            board[r][c] = able[0]
            return search(board)
    return True
# wrong search.solve: row and column swapped
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
def fits(board, row, col, digit):
    for k in range(9):
        if board[col][k] == digit or board[k][row] == digit:
            return False
    for r in range(col // 3 * 3, col // 3 * 3 + 3):
        for c in range(row // 3 * 3, row // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# wrong search.solve: the answer is not passed on
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            search(board)
    return False
# wrong search.solve: the box check skips a row
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 2):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# wrong search.solve: the box starts at the wrong corner
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3, row // 3 + 3):
        for c in range(col // 3, col // 3 + 3):
            if board[r][c] == digit:
                return False
    return True
# wrong search.solve: the cell is never blanked again
def search(board, row=0, col=0):
    if row == 9:
        return True
    after = (row + 1, 0) if col == 8 else (row, col + 1)
    if board[row][col]:
        return search(board, *after)
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, *after):
                return True
    return False
# wrong search.solve: the last digit stays
from sudoku_teach.board import conflicts
def search(board):
    for row in range(9):
        for col in range(9):
            if not board[row][col]:
                for digit in range(1, 10):
                    board[row][col] = digit
                    if len(conflicts(board)) == 0:
                        if search(board):
                            return True
                return False
    return True
# wrong search.solve: the loop never goes on
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
            return False
    return False
# wrong search.solve
def search(board):
    blank = next_blank(board)
    if blank is None:
        return 7
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# wrong search.solve
def search(board):
    blanks = [(board.index(row), c) for row in board for c in range(9) if not row[c]]
    def fill(k):
        if k == len(blanks):
            return True
        r, c = blanks[k]
        for digit in range(1, 10):
            if fits(board, r, c, digit):
                board[r][c] = digit
                if fill(k + 1):
                    return True
                board[r][c] = 0
        return False
    return fill(0)
# wrong search.solve (takes the first fitting digit everywhere and never goes back)
def search(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    if fits(board, row, col, digit):
                        board[row][col] = digit
                        break
    return next_blank(board) is None
# wrong search.solve (fills single digits only, gives up where two digits fit)
def search(board):
    filled = []
    found = True
    while found:
        found = False
        for r in range(9):
            for c in range(9):
                if board[r][c] == 0:
                    digits = [d for d in range(1, 10) if fits(board, r, c, d)]
                    if len(digits) == 1:
                        board[r][c] = digits[0]
                        filled.append((r, c))
                        found = True
    if next_blank(board) is None:
        return True
    for r, c in filled:
        board[r][c] = 0
    return False
# wrong search.solve (gives up after 1000 digits)
def search(board):
    tries = 0
    def go():
        nonlocal tries
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                tries += 1
                if tries > 1000:
                    return False
                board[row][col] = digit
                if go():
                    return True
                board[row][col] = 0
        return False
    return go()
# wrong search.solve (a full board returns False, as it looks only for a blank to fill)
def search(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for d in range(1, 10):
                    if fits(board, r, c, d):
                        board[r][c] = d
                        if next_blank(board) is None or search(board):
                            return True
                        board[r][c] = 0
                return False
    return False

# right search.break-it: a 1 in the third row of an empty board
board = puzzle("empty")
board[2][0] = 1

# right search.break-it: a whole third row
board = puzzle("empty")
board[2] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

# right search.break-it: no solution, but the wrong program finds one
board = parse("21356847958674913274.13..58624857391395621847871493625459312786.68.745131379852.4")

# right search.break-it: a 1 in the last row
board = puzzle("empty")
board[8][0] = 1

# wrong search.break-it (an ordinary puzzle)
board = puzzle("gentle")

# wrong search.break-it (one blank)
board = puzzle("full")
board[0][0] = 0

# wrong search.break-it (nothing is blank)
board = puzzle("full")

# wrong search.break-it (a conflict)
board = puzzle("empty")
board[0][0] = board[0][5] = 3

# wrong search.break-it (eight rows)
board = puzzle("empty")[:8]

# wrong search.break-it (a line is no board)
board = "." * 81

# wrong search.break-it (not even a list)
board = None

# wrong search.break-it (one list nine times)
board = [[0] * 9] * 9
