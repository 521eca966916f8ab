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
# right which.count: a generator of solutions and islice, on a copy
from itertools import islice
def solutions(board):
    cell = next_blank(board)
    if not cell:
        yield board
        return
    r, c = cell
    for d in range(9, 0, -1):
        if fits(board, r, c, d):
            board[r][c] = d
            yield from solutions(board)
            board[r][c] = 0
def count(board, limit):
    return len(["one" for _ in islice(solutions(copy(board)), limit)])
# right which.count: a class with masks, fewest options first
class Counter:
    def __init__(self, board, limit):
        self.limit = limit
        self.found = 0
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9
        self.blanks = set()
        for r in range(9):
            for c in range(9):
                if board[r][c]:
                    self.flip(r, c, 1 << board[r][c] - 1)
                else:
                    self.blanks.add((r, c))
    def flip(self, r, c, bit):
        self.rows[r] ^= bit
        self.cols[c] ^= bit
        self.boxes[r // 3 * 3 + c // 3] ^= bit
    def free(self, cell):
        r, c = cell
        return 511 & ~(self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3])
    def run(self):
        if not self.blanks:
            self.found += 1
            return
        cell = min(self.blanks, key=lambda x: bin(self.free(x)).count("1"))
        self.blanks.remove(cell)
        mask = self.free(cell)
        while mask and self.found < self.limit:
            bit = mask & -mask
            mask ^= bit
            self.flip(*cell, bit)
            self.run()
            self.flip(*cell, bit)
        self.blanks.add(cell)
def count(board, limit):
    c = Counter(board, limit)
    c.run()
    return c.found
# right which.count: True for a full board, which is equal to 1, digits from the largest down
def count(board, limit):
    cell = next_blank(board)
    if cell is None:
        return True
    r, c = cell
    n = 0
    digits = [d for d in range(1, 10) if fits(board, r, c, d)]
    while digits and n < limit:
        board[r][c] = digits.pop()
        n += count(board, limit - n)
    board[r][c] = 0
    return n
# right which.count: the first eight rows are enough, the last one follows from them
def count(board, limit, i=0):
    while i < 72 and board[i // 9][i % 9]:
        i += 1
    if i == 72:
        return 1
    r, c = divmod(i, 9)
    n = 0
    for d in range(1, 10):
        if n < limit and fits(board, r, c, d):
            board[r][c] = d
            n += count(board, limit - n, i + 1)
            board[r][c] = 0
    return n
# wrong which.count: more than the limit
def count(board, limit):
    cell = next_blank(board)
    if cell is None:
        return 1
    r, c = cell
    n = 0
    for d in range(1, 10):
        if fits(board, r, c, d):
            board[r][c] = d
            n += count(board, limit)
            board[r][c] = 0
            if n >= limit:
                break
    return n
# wrong which.count: state from an earlier call
def count(board, limit, solutions=[]):
    cell = next_blank(board)
    if cell is None:
        solutions.append(copy(board))
        return len(solutions)
    r, c = cell
    for d in range(1, 10):
        if len(solutions) < limit and fits(board, r, c, d):
            board[r][c] = d
            count(board, limit, solutions)
            board[r][c] = 0
    return len(solutions)
# wrong which.count: the board is not restored at the limit
def count(board, limit):
    cell = next_blank(board)
    if cell is None:
        return 1
    r, c = cell
    n = 0
    for d in range(1, 10):
        if fits(board, r, c, d):
            board[r][c] = d
            n += count(board, limit - n)
            if n >= limit:
                return n
            board[r][c] = 0
    return n
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
# wrong which.count: the limit does not stop the search
def count(board, limit):
    def all_of(b):
        cell = next_blank(b)
        if cell is None:
            return 1
        r, c = cell
        n = 0
        for d in range(1, 10):
            if fits(b, r, c, d):
                b[r][c] = d
                n += all_of(b)
                b[r][c] = 0
        return n
    return min(all_of(board), limit)
# wrong which.count: the search stops at the first solution
def count(board, limit):
    cell = next_blank(board)
    if cell is None:
        return 1
    r, c = cell
    n = 0
    for d in range(1, 10):
        if fits(board, r, c, d):
            board[r][c] = d
            n += count(board, limit - n)
            board[r][c] = 0
            if n:
                return n
    return n
# wrong which.count (digit 9 is never tried)
def count(board, limit):
    cell = next_blank(board)
    if cell is None:
        return 1
    r, c = cell
    n = 0
    for d in range(1, 9):
        if n < limit and fits(board, r, c, d):
            board[r][c] = d
            n += count(board, limit - n)
            board[r][c] = 0
    return n
# wrong which.count (a full board is no solution)
def count(board, limit):
    n = 0
    cell = next_blank(board)
    if cell is None:
        return 0
    r, c = cell
    for d in range(1, 10):
        if fits(board, r, c, d):
            board[r][c] = d
            if next_blank(board) is None:
                n += 1
            else:
                n += count(board, limit - n)
            board[r][c] = 0
            if n >= limit:
                break
    return n
# wrong which.count (own test forgets the boxes)
def count(board, limit):
    cell = next_blank(board)
    if cell is None:
        return 1
    r, c = cell
    n = 0
    for d in range(1, 10):
        if n < limit and d not in board[r] and all(board[i][c] != d for i in range(9)):
            board[r][c] = d
            n += count(board, limit - n)
            board[r][c] = 0
    return n
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
# right which.smallest: generator of solutions, next with None
def solutions(cells, i):
    if i == 81:
        yield [cells[k:k + 9] for k in range(0, 81, 9)]
    elif cells[i]:
        yield from solutions(cells, i + 1)
    else:
        r, c = divmod(i, 9)
        box = 27 * (r // 3) + 3 * (c // 3)
        used = set(cells[9 * r:9 * r + 9] + cells[c::9])
        for k in (box, box + 9, box + 18):
            used.update(cells[k:k + 3])
        for d in range(1, 10):
            if d not in used:
                cells[i] = d
                yield from solutions(cells, i + 1)
        cells[i] = 0
def smallest(board, solvable):
    return next(solutions(sum(board, []), 0), None)
# right which.smallest: asks conflicts before solvable, a fresh copy for each digit
def smallest(board, solvable):
    if not solvable(board):
        return None
    best = copy(board)
    while not is_solved(best):
        r, c = next_blank(best)
        for d in range(1, 10):
            attempt = copy(best)
            attempt[r][c] = d
            if not conflicts(attempt) and solvable(attempt):
                best = attempt
                break
    return best
# right which.smallest: cell by cell with solvable, fits before
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = [row[:] for row in board]
    for r in range(9):
        for c in range(9):
            if new[r][c] == 0:
                for d in range(1, 10):
                    if fits(new, r, c, d):
                        new[r][c] = d
                        if solvable(new):
                            break
                        new[r][c] = 0
    return new
# right which.smallest: next() over the digits, a helper
def put(board, r, c, d):
    return [[d if (i, j) == (r, c) else board[i][j] for j in range(9)] for i in range(9)]
def smallest(board, solvable):
    new = [list(map(int, row)) for row in board]
    for i in range(81):
        r, c = divmod(i, 9)
        if new[r][c]:
            continue
        options = (put(new, r, c, d) for d in range(1, 10))
        new = next((o for o in options if not conflicts(o) and solvable(o)), None)
        if new is None:
            return None
    return new if solvable(new) else None
# wrong which.smallest: MRV's first solution is not the smallest
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    while not is_solved(new):
        r, c = min(((r, c) for r in range(9) for c in range(9) if new[r][c] == 0),
                   key=lambda cell: sum(fits(new, *cell, d) for d in range(1, 10)))
        for d in range(1, 10):
            if fits(new, r, c, d):
                new[r][c] = d
                if solvable(new):
                    break
                new[r][c] = 0
    return new
# wrong which.smallest: a solution, not the smallest
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for i in range(80, -1, -1):
        r, c = divmod(i, 9)
        if new[r][c] == 0:
            for d in range(1, 10):
                new[r][c] = d
                if not conflicts(new) and solvable(new):
                    break
    return new
# wrong which.smallest: asked about a board that clashes
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for r in range(9):
        for c in range(9):
            if new[r][c] == 0:
                for d in range(1, 10):
                    new[r][c] = d
                    if solvable(new):
                        break
    return new
# wrong which.smallest: no solution is not reported
def smallest(board, solvable):
    new = copy(board)
    for row, col in [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]:
        for digit in range(1, 10):
            new[row][col] = digit
            if not conflicts(new) and solvable(new):
                break
    return new
# wrong which.smallest: the argument is changed
def smallest(board, solvable):
    cell = next_blank(board)
    if cell is None:
        return copy(board)
    r, c = cell
    for d in range(1, 10):
        if fits(board, r, c, d):
            board[r][c] = d
            result = smallest(board, solvable)
            if result is not None:
                return result
            board[r][c] = 0
    return None
# wrong which.smallest: the blanks are still blank
def smallest(board, solvable):
    work = copy(board)
    found = []
    def go():
        cell = next_blank(work)
        if cell is None:
            found.append(work)
            return
        r, c = cell
        for d in range(1, 10):
            if not found and fits(work, r, c, d):
                work[r][c] = d
                go()
                work[r][c] = 0
    go()
    return found[0] if found else None
# wrong which.smallest: the earlier digits are forgotten
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for d in range(1, 10):
                    attempt = copy(board)
                    attempt[r][c] = d
                    if not conflicts(attempt) and solvable(attempt):
                        new[r][c] = d
                        break
    return new
# wrong which.smallest: the first digit that fits
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for r in range(9):
        for c in range(9):
            if new[r][c] == 0:
                for d in range(1, 10):
                    if fits(new, r, c, d):
                        new[r][c] = d
                        break
    return new
# wrong which.smallest: the largest solution
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    cell = next_blank(new)
    while cell:
        r, c = cell
        good = 0
        for d in range(1, 10):
            new[r][c] = 0
            if fits(new, r, c, d):
                new[r][c] = d
                if solvable(new):
                    good = d
        new[r][c] = good
        cell = next_blank(new)
    return new
# wrong which.smallest: the same board with a second name
def smallest(board, solvable):
    cell = next_blank(board)
    if cell is None:
        return board
    r, c = cell
    for d in range(1, 10):
        if fits(board, r, c, d):
            new = copy(board)
            new[r][c] = d
            if solvable(new):
                return smallest(new, solvable)
    return None
# wrong which.smallest (given digits are replaced by smaller ones)
def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for r in range(9):
        for c in range(9):
            old = new[r][c]
            for d in range(1, 10):
                new[r][c] = d
                if not conflicts(new) and solvable(new):
                    break
            else:
                new[r][c] = old
    return new
# wrong which.smallest (a dead end with no digit left gives the board as it is)
def smallest(board, solvable):
    new = copy(board)
    cell = next_blank(new)
    if cell is None:
        return new
    r, c = cell
    for d in range(1, 10):
        if fits(new, r, c, d):
            new[r][c] = d
            result = smallest(new, solvable)
            if result:
                return result
            new[r][c] = 0
    if 0 in new[8]:
        return None
    return new
# wrong which.smallest (full boards are None, since there is nothing to try)
def smallest(board, solvable):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for d in range(1, 10):
                    if fits(board, r, c, d):
                        new = copy(board)
                        new[r][c] = d
                        if solvable(new):
                            return smallest(new, solvable) or new
                return None
    return None
# right which.count: slowly, fewest candidates first, and conflicts asked
def count(board, limit):
    def free(row, col):
        found = []
        for digit in range(1, 10):
            board[row][col] = digit
            if not conflicts(board):
                found.append(digit)
        board[row][col] = 0
        return found
    blanks = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]
    if not blanks:
        return 1
    row, col = min(blanks, key=lambda cell: len(free(*cell)))
    found = 0
    for digit in free(row, col):
        board[row][col] = digit
        if found < limit:
            found += count(board, limit - found)
    board[row][col] = 0
    return found

# right which.break-it: two rows of givens fewer
board = puzzle("newspaper")
board[0], board[1] = [0] * 9, [0] * 9

# right which.break-it: five rows
board = puzzle("newspaper")
board[:5] = [[0] * 9 for row in range(5)]

# right which.break-it: from a line
board = parse("...................98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")

# right which.break-it: without the top
board = parse("." * 36 + "4..8.3..17...2...6.6....28....419..5....8..79")

# wrong which.break-it (one solution)
board = puzzle("hard")

# wrong which.break-it (several, but MRV is lucky)
board = puzzle("newspaper")
board[0] = [0] * 9

# wrong which.break-it (no solution)
board = puzzle("no-digit-for-a-cell")

# wrong which.break-it (full)
board = puzzle("full")

# wrong which.break-it (a line)
board = "." * 81

# wrong which.break-it (a row is too long)
board = [[0] * 10 for row in range(9)]

# wrong which.break-it (a digit 10)
board = puzzle("empty")
board[3][3] = 10

# wrong which.break-it (a conflict)
board = puzzle("empty")
board[0][0] = board[1][1] = 3
