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

# right search.can-place: the units that hold the cell
from sudoku_teach.board import UNITS

def fits(board, row, col, digit):
    for cells in UNITS.values():
        if (row, col) in cells and digit in {board[r][c] for r, c in cells}:
            return False
    return True

# right search.can-place: it writes, asks for conflicts, and takes out
from sudoku_teach.board import conflicts

def fits(board, row, col, digit):
    board[row][col] = digit
    good = not conflicts(board)
    board[row][col] = 0
    return int(good)

# right search.can-place: list.index, which raises
def fits(board, row, col, digit):
    def missing(values):
        try:
            values.index(digit)
        except ValueError:
            return True
        return False

    column = [line[col] for line in board]
    box = sum((line[col // 3 * 3 :][:3] for line in board[row // 3 * 3 :][:3]), [])
    return missing(board[row]) and missing(column) and missing(box)

# right search.can-place: numpy
import numpy

def fits(board, row, col, digit):
    cells = numpy.array(board)
    top, left = row // 3 * 3, col // 3 * 3
    return not ((cells[row] == digit).any() | (cells[:, col] == digit).any() | (cells[top : top + 3, left : left + 3] == digit).any())

# wrong search.can-place: row and column swapped
def fits(board, row, col, digit):
    for k in range(9):
        if board[col][k] == digit or board[k][row] == digit:
            return False
    for r in range(col // 3 * 3, col // 3 * 3 + 3):
        for c in range(row // 3 * 3, row // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place: row and column swapped
def fits(board, row, col, digit):
    for k in range(9):
        if board[col][k] == digit or board[k][row] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place: row and column swapped
def fits(board, row, col, digit):
    in_row = digit in board[row]
    in_col = digit in [board[col][k] for k in range(9)]
    in_box = digit in [board[r][c] for r in range(9) for c in range(9) if (r // 3, c // 3) == (row // 3, col // 3)]
    return not (in_row or in_col or in_box)

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

# wrong search.can-place: the box check skips a row
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 2):
        for c in range(col // 3 * 3, col // 3 * 3 + 2):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place: the box starts at the wrong corner
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3, row // 3 + 3):
        for c in range(col // 3, col // 3 + 3):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place: the box starts at the wrong corner
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row, row + 3):
        for c in range(col, col + 3):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place: the box starts at the wrong corner
def fits(board, row, col, digit):
    near = [line[max(0, col - 1) : col + 2] for line in board[max(0, row - 1) : row + 2]]
    column = [line[col] for line in board]
    return all(digit not in cells for cells in (board[row], column, *near))

# wrong search.can-place
def fits(board, row, col, digit):
    for r in range(9):
        for c in range(9):
            same_box = r // 3 == c // 3 and row // 3 == col // 3 == r // 3
            if board[r][c] == digit and (r == row or c == col or same_box):
                return False
    return True

# wrong search.can-place: the boxes are forgotten
def fits(board, r, c, d):
    return d not in board[r] and all(line[c] != d for line in board)

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

# wrong search.can-place
def fits(board, row, col, digit):
    top, left = row // 3 * 3, col // 3 * 3
    column = [board[r][col] for r in range(9)]
    box = [board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)]
    return digit not in board[row] or digit not in column or digit not in box

# wrong search.can-place: the loop ends too early
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
        return True

# wrong search.can-place: the loop ends too early
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit or board[row // 3 * 3 + k // 3][col // 3 * 3 + k % 3] == digit:
            return False
        else:
            return True

# wrong search.can-place: the last cells are left out
def fits(board, row, col, digit):
    for k in range(8):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place
def fits(board, row, col, digit):
    for k in range(1, 9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    return True

# wrong search.can-place
def fits(board, row, col, digit):
    for k in range(9):
        if k != row and board[row][k] == digit:
            return False
        if k != col and board[k][col] == digit:
            return False
    box = [board[r][c] for r in range(9) for c in range(9) if (r // 3, c // 3) == (row // 3, col // 3)]
    return digit not in box

# wrong search.can-place: True and False are swapped
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return True
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return True
    return False

# wrong search.can-place: `None` at times
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            return False
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                return False
    True

# wrong search.can-place: the argument is changed
from sudoku_teach.board import conflicts

def fits(board, row, col, digit):
    board[row][col] = digit
    return not conflicts(board)

# wrong search.can-place: printed, not returned
def fits(board, row, col, digit):
    for k in range(9):
        if board[row][k] == digit or board[k][col] == digit:
            print(False)
            return
    for r in range(row // 3 * 3, row // 3 * 3 + 3):
        for c in range(col // 3 * 3, col // 3 * 3 + 3):
            if board[r][c] == digit:
                print(False)
                return
    print(True)

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

# right search.order: with a line that is never reached
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
                break
        board[row][col] = 0
    return False

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
            break
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
            break
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

# wrong search.order: each call meets the same board
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = 0
            if search(board):
                return True
            board[row][col] = digit
    return False

# wrong search.order: nothing is returned
def search(board):
    blank = next_blank(board)
    if blank is None:
        return
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            return
    return

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

# right search.undo: from the last blank and from 9
def writes_first(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    if not blanks:
        return True
    r, c = blanks[-1]
    solved = False
    digit = 9
    while digit > 0 and not solved:
        board[r][c] = digit
        solved = not conflicts(board) and writes_first(board)
        digit -= 1
    if not solved:
        board[r][c] = 0
    return solved

# right search.undo: a generator of solutions
def writes_first(board):
    def ways():
        blank = next_blank(board)
        if blank is None:
            yield board
            return
        r, c = blank
        for digit in reversed(range(1, 10)):
            board[r][c] = digit
            if not conflicts(board):
                yield from ways()
            board[r][c] = 0

    for found in ways():
        return True
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

# wrong search.undo: the last digit stays
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    board[row][col] = 0
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and writes_first(board):
            return True
    return False

# wrong search.undo: an unsolvable board stays half-filled
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

# wrong search.undo: each call meets the same board
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        clash = conflicts(board)
        board[row][col] = 0
        if not clash and writes_first(board):
            return True
    return False

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
        good = not conflicts(board) and writes_first(board)
        board[row][col] = 0
        if good:
            return True
    return False

# wrong search.undo: a board with a clash is called solved
def writes_first(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        board[row][col] = digit
        if writes_first(board):
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

# right search.return-value: an error says that it is found
class Found(Exception):
    pass

def bare_return(board):
    try:
        go(board)
    except Found:
        return True
    return False

def go(board):
    blank = next_blank(board)
    if not blank:
        raise Found
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            go(board)
            board[blank[0]][blank[1]] = 0

# right search.return-value: a stack of copies
def bare_return(board):
    stack = [[list(row) for row in board]]
    while stack:
        now = stack.pop()
        blank = next_blank(now)
        if blank is None:
            board[:] = now
            return True
        for digit in range(1, 10):
            if fits(now, *blank, digit):
                more = [list(row) for row in now]
                more[blank[0]][blank[1]] = digit
                stack.append(more)
    return False

# right search.return-value: the blank with the fewest candidates
def bare_return(board):
    best = None
    for r in range(9):
        for c in range(9):
            if not board[r][c]:
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if best is None or len(able) < len(best[2]):
                    best = r, c, able
    if best is None:
        return True
    r, c, able = best
    return any(board[r].__setitem__(c, d) or bare_return(board) or board[r].__setitem__(c, 0) for d in able)

# wrong search.return-value: a bare `return` means None
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

# wrong search.return-value: a bare `return` means None
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return print('solved')
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0
    return False

# wrong search.return-value: a bare `return` means None
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return
    row, col = blank
    for digit in list(range(1, 10)):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if bare_return(board):
                return True
            board[row][col] = 0

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
    return False

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

# wrong search.return-value
def bare_return(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            return bare_return(board)
            board[row][col] = 0
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

# right search.count: a recorded search
from sudoku_teach.solvers import naive
from sudoku_teach.trace import record

def count_undos(board):
    return record(naive.solve, board).undos

# right search.count: a stack of its own
def count_undos(board):
    undos = 0
    stack = []
    blank = next_blank(board)
    start = 1
    while blank is not None:
        row, col = blank
        digit = start
        while digit < 10 and not fits(board, row, col, digit):
            digit += 1
        if digit < 10:
            board[row][col] = digit
            stack.append((row, col))
            blank = next_blank(board)
            start = 1
        else:
            if not stack:
                break
            blank = stack.pop()
            start = board[blank[0]][blank[1]] + 1
            board[blank[0]][blank[1]] = 0
            undos += 1
    return undos

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
            else:
                undos += 1
        return False

    go()
    return undos

# wrong search.count: rejected digits are counted as undos
from sudoku_teach.board import conflicts

def count_undos(board):
    undos = 0

    def go():
        nonlocal undos
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board) and go():
                return True
            board[row][col] = 0
            undos += 1
        return False

    go()
    return undos

# wrong search.count: state from an earlier call
undos = 0

def count_undos(board):
    search(board)
    return undos

def search(board):
    global undos
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
            undos += 1
    return False

# wrong search.count: placements are counted as undos
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
                undos += 1
                if go():
                    return True
                board[row][col] = 0
        return False

    go()
    return undos

# wrong search.count: failed calls are counted as undos
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

# wrong search.count: dead ends are counted as undos
def count_undos(board):
    ends = []

    def go():
        blank = next_blank(board)
        if blank is None:
            return True
        able = [digit for digit in range(1, 10) if fits(board, *blank, digit)]
        if not able:
            ends.append(blank)
        for digit in able:
            board[blank[0]][blank[1]] = digit
            if go():
                return True
            board[blank[0]][blank[1]] = 0
        return False

    go()
    return len(ends)

# wrong search.count: the counts of inner calls are lost
def count_undos(board):
    undos = 0
    blank = next_blank(board)
    if blank:
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                count_undos(board)
                if next_blank(board) is None:
                    return undos
                board[row][col] = 0
                undos += 1
    return undos

# wrong search.count: the search's answer, not the count
def count_undos(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if count_undos(board):
                return True
            board[row][col] = 0
    return False

# wrong search.count
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

    solved = go()
    return undos if solved else 0

# wrong search.count
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
                go()
                board[row][col] = 0
                undos += 1
        return False

    go()
    return undos

# wrong search.count
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
    return float(undos)

# wrong search.count
def count_undos(board):
    undos = 0

    def go():
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
    return 0

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

# right search.solve: sets, column by column
def search(board):
    def unit_sets(r, c):
        return rows[r], cols[c], boxes[r // 3 * 3 + c // 3]

    rows, cols, boxes = ([set() for _ in range(9)] for _ in range(3))
    for r in range(9):
        for c in range(9):
            for unit in unit_sets(r, c):
                unit.add(board[r][c])
    blanks = [(r, c) for c in range(9) for r in range(9) if not board[r][c]]

    def fill(k):
        if k == len(blanks):
            return 1
        r, c = blanks[k]
        for digit in set(range(9, 0, -1)).difference(*unit_sets(r, c)):
            board[r][c] = digit
            for unit in unit_sets(r, c):
                unit.add(digit)
            if fill(k + 1):
                return 1
            for unit in unit_sets(r, c):
                unit.remove(digit)
        board[r][c] = 0
        return 0

    return fill(0)

# right search.solve: it writes first
from sudoku_teach.board import conflicts

def search(board):
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

# right search.solve: a stack of copies, written back
def search(board):
    stack = [[list(row) for row in board]]
    while stack:
        now = stack.pop()
        blank = next_blank(now)
        if blank is None:
            board[:] = now
            return True
        for digit in range(1, 10):
            if fits(now, *blank, digit):
                more = [list(row) for row in now]
                more[blank[0]][blank[1]] = digit
                stack.append(more)
    return False

# right search.solve: an error says that it is found
class Found(Exception):
    pass

def search(board):
    try:
        go(board)
    except Found:
        return True
    return False

def go(board):
    blank = next_blank(board)
    if not blank:
        raise Found
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            go(board)
            board[blank[0]][blank[1]] = 0

# right search.solve: the blank with the fewest candidates
def search(board):
    best = None
    for r in range(9):
        for c in range(9):
            if not board[r][c]:
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if best is None or len(able) < len(best[2]):
                    best = r, c, able
    if best is None:
        return True
    r, c, able = best
    return any(board[r].__setitem__(c, d) or search(board) or board[r].__setitem__(c, 0) for d in able)

# right search.solve: 1 and 0, and it prints
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return 1
            board[row][col] = 0
    print("back")
    return 0

# right search.solve: numpy, copied back
import numpy

def search(board):
    cells = numpy.array(board)

    def go():
        for r, c in numpy.argwhere(cells == 0):
            box = cells[r // 3 * 3 : r // 3 * 3 + 3, c // 3 * 3 : c // 3 * 3 + 3]
            for d in range(1, 10):
                if d not in cells[r] and d not in cells[:, c] and d not in box:
                    cells[r, c] = d
                    if go():
                        return True
                    cells[r, c] = 0
            return False
        return True

    if not go():
        return False
    for r in range(9):
        board[r][:] = cells[r]
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
            board[row][col] = 0
    return False

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

# wrong search.solve: the loop never goes on
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            return search(board)
    return False

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

# wrong search.solve: the cell is never blanked again
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

# wrong search.solve: the cell is never blanked again
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in [9, 8, 7, 6, 5, 4, 3, 2, 1]:
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
    return False

# wrong search.solve: a bare `return` means None
def search(board):
    blank = next_blank(board)
    if blank is None:
        print(board)
        return
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False

# wrong search.solve: a bare `return` means None
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                return
            board[row][col] = 0
    return False

# wrong search.solve: a bare `return` means None
def search(board):
    inner(board)

def inner(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if inner(board):
                return True
            board[row][col] = 0
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

# wrong search.solve: 9 is never tried
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(9):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
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

# wrong search.solve: state from an earlier call
used = [set() for _ in range(27)]

def search(board):
    for r in range(9):
        for c in range(9):
            for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
                used[unit].add(board[r][c])
    return go(board)

def go(board):
    blank = next_blank(board)
    if blank is None:
        return True
    r, c = blank
    units = [used[r], used[9 + c], used[18 + r // 3 * 3 + c // 3]]
    for digit in range(1, 10):
        if not any(digit in unit for unit in units):
            board[r][c] = digit
            for unit in units:
                unit.add(digit)
            if go(board):
                return True
            board[r][c] = 0
            for unit in units:
                unit.discard(digit)
    return False

# wrong search.solve: state from an earlier call
done = False

def search(board):
    global done
    blank = next_blank(board)
    if blank is None:
        done = True
    if done:
        return True
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            search(board)
            if done:
                return True
            board[blank[0]][blank[1]] = 0
    return False

# wrong search.solve: the board that was passed is unchanged
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            done = search(board)
            board[row][col] = 0
            if done:
                return True
    return False

# wrong search.solve: an unsolvable board stays half-filled
def search(board):
    filled = True
    while filled:
        filled = False
        for r in range(9):
            for c in range(9):
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if board[r][c] == 0 and len(able) == 1:
                    board[r][c] = able[0]
                    filled = True
    return guess(board)

def guess(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if guess(board):
                return True
            board[row][col] = 0
    return False

# wrong search.solve: forced cells only
def search(board):
    filled = True
    while filled:
        filled = False
        for r in range(9):
            for c in range(9):
                able = [d for d in range(1, 10) if fits(board, r, c, d)]
                if board[r][c] == 0 and len(able) == 1:
                    board[r][c] = able[0]
                    filled = True
    return next_blank(board) is None

# wrong search.solve: forced cells only
def search(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    for r, c in blanks:
        able = [d for d in range(1, 10) if fits(board, r, c, d)]
        if len(able) == 1:
            board[r][c] = able[0]
            return search(board)
    return True

# wrong search.solve: a board is returned
from sudoku_teach.board import copy

def inner(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if inner(board):
                return True
            board[row][col] = 0
    return False

def search(board):
    new = copy(board)
    return new if inner(new) else None

# wrong search.solve: the board that was passed is unchanged
import copy

def inner(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if inner(board):
                return True
            board[row][col] = 0
    return False

def search(board):
    return inner(copy.deepcopy(board))

# wrong search.solve: the board that was passed is unchanged
import copy

def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board = copy.deepcopy(board)
            board[row][col] = digit
            if search(board):
                return True
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

# wrong search.solve: a board with a clash is called solved
def search(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if digit not in board[row]:
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False

# wrong search.solve
from sudoku_teach.board import is_solved

def search(board):
    blank = next_blank(board)
    if blank is None:
        return is_solved(board)
    row, col = blank
    for digit in range(1, 10):
        if digit not in board[row]:
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False

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

# wrong search.solve: a board with a clash is called solved
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
        if board[row][k] == digit or k != col and board[k][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    return digit not in [board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)]

# wrong search.solve: a board with a clash is called solved
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
        if k != row and board[row][k] == digit or board[k][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    return digit not in [board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)]

# wrong search.solve: a board with a clash is called solved
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
        if k < 8 and board[row][k] == digit or board[k][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    return digit not in [board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)]

# wrong search.solve: a board with a clash is called solved
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
        if board[row][k] == digit or k < 8 and board[k][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3
    return digit not in [board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)]

# wrong search.solve
steps = 0

def search(board):
    global steps
    steps = 0
    return go(board)

def go(board):
    global steps
    steps += 1
    if steps > 5000:
        return False
    blank = next_blank(board)
    if blank is None:
        return True
    for digit in range(1, 10):
        if fits(board, *blank, digit):
            board[blank[0]][blank[1]] = digit
            if go(board):
                return True
            board[blank[0]][blank[1]] = 0
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

# wrong search.solve: an unfinished board is called solved
def search(board):
    for row in range(9):
        for col in range(8):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    if fits(board, row, col, digit):
                        board[row][col] = digit
                        if search(board):
                            return True
                        board[row][col] = 0
                return False
    return True

# wrong search.solve: no blank is found
def search(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] in (-1, "."):
                for digit in range(1, 10):
                    if fits(board, r, c, digit):
                        board[r][c] = digit
                        if search(board):
                            return True
                        board[r][c] = -1
                return False
    return True

# wrong search.solve: a generator, not a value
def search(board):
    blank = next_blank(board)
    if blank is None:
        yield True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board):
                yield True
            board[row][col] = 0
    yield False

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
