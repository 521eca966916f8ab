# right which.count: the loop is left at the limit
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            board[row][col] = 0
            if found >= limit:
                break
    return found


# right which.count: boards that wait on a stack
def count(board, limit):
    found = 0
    waiting = [copy(board)]
    while waiting and found < limit:
        one = waiting.pop()
        blank = next_blank(one)
        if blank is None:
            found += 1
        else:
            for digit in range(1, 10):
                if fits(one, *blank, digit):
                    another = copy(one)
                    another[blank[0]][blank[1]] = digit
                    waiting.append(another)
    return found


# right which.count: a generator inside
def full_boards(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if not blanks:
        yield 1
        return
    row, col = blanks[0]
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            yield from full_boards(board)
            board[row][col] = 0


def count(board, limit):
    found = 0
    for one in full_boards(copy(board)):
        found += one
        if found == limit:
            break
    return found


# right which.count: each call may find as many again, and the sum is cut
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit)
            board[row][col] = 0
            if found >= limit:
                return limit
    return found


# right which.count: fewest candidates first, and conflicts asked
def count(board, limit):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                digits = []
                for d in range(1, 10):
                    board[r][c] = d
                    if not conflicts(board):
                        digits.append(d)
                board[r][c] = 0
                if best is None or len(digits) < len(best[2]):
                    best = r, c, digits
    if best is None:
        return 1
    r, c, digits = best
    found = 0
    for d in digits:
        board[r][c] = d
        found += count(board, limit - found)
        board[r][c] = 0
        if found >= limit:
            break
    return found


# wrong which.count: the search stops at the first solution
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found = count(board, limit)
            board[row][col] = 0
            if found:
                return found
    return 0


# wrong which.count: the cell is never blanked again
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            if found >= limit:
                return found
    return found


# wrong which.count: the cell is never blanked again
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
    return found


# wrong which.count: the board is not restored at the limit
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            if found >= limit:
                return found
            board[row][col] = 0
    return found


# wrong which.count: the board is not restored at the limit
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit)
            if found >= limit:
                return limit
            board[row][col] = 0
    return found


# wrong which.count: the limit does not stop the search
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit)
            board[row][col] = 0
    return min(found, limit)


# wrong which.count: more than the limit
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found = found + count(board, limit)
            board[row][col] = 0
    return found


# wrong which.count: more than the limit
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit)
            board[row][col] = 0
            if found >= limit:
                return found
    return found


# wrong which.count: a full board is not counted
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 0
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            board[row][col] = 0
    return found


# wrong which.count
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found = count(board, limit - found)
            board[row][col] = 0
    return found


# wrong which.count
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 9):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            board[row][col] = 0
    return found


# wrong which.count
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        print(1)
        return
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found) or 0
            board[row][col] = 0
    print(found)


# wrong which.count
def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            board[row][col] = 0
    return found > 0


# right which.smallest: fits is asked, and a helper makes the trial
def smallest(board, solvable):
    own = copy(board)
    if not solvable(own):
        return None
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        fitting = [digit for digit in range(1, 10) if fits(own, row, col, digit)]
        own[row][col] = next(digit for digit in fitting if solvable_with(own, row, col, digit, solvable))
    return own


def solvable_with(board, row, col, digit, solvable):
    trial = copy(board)
    trial[row][col] = digit
    return solvable(trial)


# right which.smallest: recursion on copies
def smallest(board, solvable):
    if conflicts(board) or not solvable(board):
        return None
    blank = next_blank(board)
    if blank is None:
        return copy(board)
    row, col = blank
    for digit in range(1, 10):
        new = copy(board)
        new[row][col] = digit
        answer = smallest(new, solvable)
        if answer is not None:
            return answer
    return None


# right which.smallest: it searches by itself in row order; tuples
from sudoku_teach.solvers import bitmask


def smallest(board, solvable):
    own = copy(board)
    return tuple(map(tuple, own)) if bitmask.solve(own) else None


# right which.smallest: numpy
import numpy as np


def smallest(board, solvable):
    grid = np.array(board)
    if not solvable(grid):
        return None
    for r, c in np.argwhere(grid == 0):
        for digit in range(1, 10):
            grid[r, c] = digit
            if not conflicts(grid.tolist()) and solvable(grid):
                break
    return grid


# wrong which.smallest: MRV's first solution is not the smallest
from sudoku_teach.solvers import mrv


def smallest(board, solvable):
    own = [row[:] for row in board]
    if mrv.solve(own):
        return own
    return None


# wrong which.smallest: the first digit that fits
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            if fits(new, row, col, digit):
                new[row][col] = digit
                break
    return new


# wrong which.smallest: the largest solution
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(9, 0, -1):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return new


# wrong which.smallest: no solution is not told
def smallest(board, solvable):
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return new


# wrong which.smallest: the earlier digits are forgotten
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            trial = copy(board)
            trial[row][col] = digit
            if not conflicts(trial) and solvable(trial):
                new[row][col] = digit
                break
    return new


# wrong which.smallest: the argument is changed
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    board[:] = copy(new)
    return new


# wrong which.smallest: the same board with a second name
def smallest(board, solvable):
    if not solvable(board):
        return None
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board) and solvable(board):
                break
    return board


# wrong which.smallest: asked about a board that clashes
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if solvable(new) and not conflicts(new):
                break
    return new


# wrong which.smallest: asked about a board that clashes
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if solvable(new):
                break
    return new


# wrong which.smallest: the same board with a second name
def smallest(board, solvable):
    if not solvable(board):
        return None
    if next_blank(board) is None:
        return [*board]
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return new


# wrong which.smallest: the same board with a second name
def smallest(board, solvable):
    if not solvable(board):
        return None
    blank = next_blank(board)
    if blank is None:
        return board
    row, col = blank
    for digit in range(1, 10):
        new = copy(board)
        new[row][col] = digit
        if not conflicts(new) and solvable(new):
            return smallest(new, solvable)


# wrong which.smallest: a solution, not the smallest
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in reversed([(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]):
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return new


# wrong which.smallest: a solution, not the smallest
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for col in range(9):
        for row in range(9):
            if new[row][col] == 0:
                for digit in range(1, 10):
                    new[row][col] = digit
                    if not conflicts(new) and solvable(new):
                        break
    return new


# wrong which.smallest: the digits, not a board
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return "".join(str(digit) for row in new for digit in row)


# wrong which.smallest: the blanks are still blank
def smallest(board, solvable):
    found, work = [], copy(board)

    def search():
        blank = next_blank(work)
        if blank is None:
            found.append(work)
            return
        row, col = blank
        for digit in range(1, 10):
            if fits(work, row, col, digit):
                work[row][col] = digit
                search()
                work[row][col] = 0

    search()
    return min(found) if found else None


# wrong which.smallest: nothing is returned
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    pass


# wrong which.smallest
def smallest(board, solvable):
    if not solvable(board):
        return False
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return new
