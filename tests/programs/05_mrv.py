# right mrv.dead-end: options
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    return any(not digits for _, _, digits in options(board))
# right mrv.dead-end: sets of what is seen, from the last blank
def has_dead_blank(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    while blanks:
        r, c = blanks.pop()
        seen = set(board[r]) | {board[k][c] for k in range(9)}
        seen |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        if len(seen) == 10:
            return True
    return False
# right mrv.dead-end: numpy arrays, returns a numpy bool
import numpy as np
def has_dead_blank(board):
    grid = np.array(board)
    free = np.zeros((9, 9), dtype=int)
    for digit in range(1, 10):
        here = grid == digit
        in_row = here.any(axis=1)[:, None]
        in_col = here.any(axis=0)[None, :]
        in_box = here.reshape(3, 3, 3, 3).any(axis=(1, 3)).repeat(3, axis=0).repeat(3, axis=1)
        free += ~(in_row | in_col | in_box)
    return ((grid == 0) & (free == 0)).any()
# right mrv.dead-end: strings, and prints the cell beside returning
def has_dead_blank(board):
    lines = ["".join(str(value) for value in line) for line in board]
    columns = ["".join(column) for column in zip(*lines)]
    for row in range(9):
        for col in range(9):
            if lines[row][col] == "0":
                r, c = row // 3 * 3, col // 3 * 3
                box = lines[r][c:c + 3] + lines[r + 1][c:c + 3] + lines[r + 2][c:c + 3]
                text = lines[row] + columns[col] + box
                if all(digit in text for digit in "123456789"):
                    print("dead:", row, col)
                    return True
    return False
# right mrv.dead-end: smallest count with a default for the full board
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    return min((len(digits) for *_, digits in options(board)), default=9) == 0
# right mrv.dead-end: any over options
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    """Return True if some blank has no candidate."""
    return any(not digits for _, _, digits in options(board))
# wrong mrv.dead-end: 9 is left out
def has_dead_blank(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0 and not any(fits(board, row, col, d) for d in range(1, 9)):
                return True
    return False
# wrong mrv.dead-end: `None` at times
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    for row, col, digits in options(board):
        if not digits:
            return True
# wrong mrv.dead-end: one candidate is not none
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    for row, col, digits in options(board):
        if len(digits) <= 1:
            return True
    return False
# wrong mrv.dead-end: always `False`
def has_dead_blank(board):
    rows, cols, boxes = used_digits(board)
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                candidates = ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                if candidates == 0:
                    return True
    return False
# wrong mrv.dead-end (an undo is confused with a dead blank)
from sudoku_teach.solvers.naive import search as solve
from sudoku_teach.trace import record
def has_dead_blank(board):
    trace = record(solve, board, limit=400)
    return trace.undos > 0
# wrong mrv.dead-end: state from an earlier call
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board, dead=[]):
    for row, col, digits in options(board):
        if not digits:
            dead.append((row, col))
    return len(dead) > 0
# wrong mrv.dead-end: the boxes are forgotten
def has_dead_blank(board):
    rows, cols, boxes = used_digits(board)
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0 and rows[row] | cols[col] == FULL:
                return True
    return False
# wrong mrv.dead-end: the columns are forgotten
def has_dead_blank(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if len(set(board[r]) | {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}) == 10:
            return True
    return False
# wrong mrv.dead-end: the rows are forgotten
def has_dead_blank(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if len({board[k][c] for k in range(9)} | {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}) == 10:
            return True
    return False
# wrong mrv.dead-end: the wrong box
def has_dead_blank(board):
    rows, cols, boxes = used_digits(board)
    return any(rows[r] | cols[c] | boxes[c // 3 * 3 + r // 3] == FULL for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0])
# wrong mrv.dead-end (returns True on a full board)
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    smallest = min((len(digits) for row, col, digits in options(board)), default=0)
    return smallest == 0
# wrong mrv.dead-end (raises on a full board)
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    row, col, digits = min(options(board), key=lambda option: len(option[2]))
    return not digits
# wrong mrv.dead-end (last row is never looked at)
def has_dead_blank(board):
    rows, cols, boxes = used_digits(board)
    for row in range(8):
        for col in range(9):
            if board[row][col] == 0:
                if FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)]) == 0:
                    return True
    return False
# right mrv.choose: all blanks, then the smallest; a list
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return list(min(found[::-1], key=lambda one: one[0])[1:])
# right mrv.choose: a dictionary by number of candidates
def fewest_candidates(board, rows, cols, boxes):
    by_count = {}
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                mask = 0
                count = 0
                for d in range(1, 10):
                    bit = 1 << d - 1
                    if not (rows[r] & bit or cols[c] & bit or boxes[r // 3 * 3 + c // 3] & bit):
                        mask += bit
                        count += 1
                by_count.setdefault(count, []).append((r, c, mask))
    for count in range(10):
        if count in by_count:
            return by_count[count][-1]
# right mrv.choose: min over a generator with default None
def fewest_candidates(board, rows, cols, boxes):
    blanks = ((r, c, FULL ^ (rows[r] | cols[c] | boxes[box_index(r, c)]))
              for r in range(9) for c in range(9) if not board[r][c])
    return min(blanks, key=lambda blank: bin(blank[2]).count("1"), default=None)
# right mrv.choose: numpy, with numpy ints in the tuple
import numpy as np
def fewest_candidates(board, rows, cols, boxes):
    grid = np.array(board)
    used = np.array(rows)[:, None] | np.array(cols)[None, :]
    used |= np.array(boxes).reshape(3, 3).repeat(3, axis=0).repeat(3, axis=1)
    candidates = FULL & ~used
    counts = sum((candidates >> i) & 1 for i in range(9))
    counts[grid != 0] = 10
    row, col = np.unravel_index(counts.argmin(), (9, 9))
    if counts[row, col] == 10:
        return None
    return row, col, candidates[row, col]
# right mrv.choose: options of the lesson, and the mask from a sum
def fewest_candidates(board, rows, cols, boxes):
    blanks = sorted(options(board), key=lambda option: len(option[2]))
    if not blanks:
        return None
    row, col, digits = blanks[0]
    return row, col, sum(1 << digit - 1 for digit in digits)
# right mrv.choose: any single first, even where another blank has none
def fewest_candidates(board, rows, cols, boxes):
    def order(blank):
        n = sum(1 for bit in bits_of(blank[2]))
        return (n != 1, n)
    found = []
    for r in reversed(range(9)):
        for c in reversed(range(9)):
            if board[r][c] == 0:
                found.append((r, c, ~(rows[r] | cols[c] | boxes[box_index(r, c)]) & 511))
    found.sort(key=order)
    return found[0] if found else None
# wrong mrv.choose: `& FULL` is missing
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]
# wrong mrv.choose: a blank with no candidates skipped
def fewest_candidates(board, rows, cols, boxes):
    best = None
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                candidates = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                if candidates and (best is None or candidates.bit_count() < best[2].bit_count()):
                    best = row, col, candidates
    return best
# wrong mrv.choose: bit d, not bit d − 1
def fewest_candidates(board, rows, cols, boxes):
    blanks = options(board)
    if not blanks:
        return None
    row, col, digits = min(blanks, key=lambda option: len(option[2]))
    return row, col, sum(1 << digit for digit in digits)
# wrong mrv.choose: digits, not a mask
def fewest_candidates(board, rows, cols, boxes):
    return min(options(board), key=lambda option: len(option[2]), default=None)
# wrong mrv.choose: the largest instead of the smallest
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return max(found)[1:]
# wrong mrv.choose: the smallest mask, not the fewest bits
def fewest_candidates(board, rows, cols, boxes):
    blanks = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                blanks.append((row, col, FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])))
    return min(blanks, key=lambda blank: blank[2], default=None)
# wrong mrv.choose: the used digits, not the candidates
def fewest_candidates(board, rows, cols, boxes):
    best = None
    most = -1
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                used = rows[row] | cols[col] | boxes[box_index(row, col)]
                if used.bit_count() > most:
                    most = used.bit_count()
                    best = row, col, used
    return best
# wrong mrv.choose (starts at 9, so the empty board gives None)
def fewest_candidates(board, rows, cols, boxes):
    best = None
    fewest = 9
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                candidates = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                if candidates.bit_count() < fewest:
                    fewest = candidates.bit_count()
                    best = row, col, candidates
    return best
# wrong mrv.choose (raises on a full board)
def fewest_candidates(board, rows, cols, boxes):
    blanks = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                mask = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                blanks.append((mask.bit_count(), row, col, mask))
    count, row, col, mask = min(blanks)
    return row, col, mask
# wrong mrv.choose (an empty tuple on a full board)
def fewest_candidates(board, rows, cols, boxes):
    best = ()
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                candidates = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                if not best or candidates.bit_count() < best[2].bit_count():
                    best = row, col, candidates
    return best
# right mrv.order-each-node: sorted in every call, and the first taken
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    (row, col, _), *rest = order
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False
# right mrv.order-each-node: a set of blanks that shrinks
def search(board, blanks=None):
    if blanks is None:
        blanks = {(row, col) for row in range(9) for col in range(9) if board[row][col] == 0}
    if not blanks:
        return True
    row, col = min(blanks, key=lambda cell: sum(fits(board, *cell, digit) for digit in range(1, 10)))
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, blanks - {(row, col)}):
                return True
            board[row][col] = 0
    return False
# right mrv.order-each-node: sorts again in each call, order is no longer used
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    row, col, digits = order[0]
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
# right mrv.order-each-node: min, order dropped, digits from high to low
def search(board):
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda blank: len(blank[-1]))
    for digit in reversed(digits):
        board[row][col] = digit
        if search(board):
            return True
    board[row][col] = 0
    return False
# right mrv.order-each-node: writes first, asks conflicts, takes the digit out at once
def search(board, order=None):
    order = sorted((len(digits), row, col) for row, col, digits in options(board))
    if not order:
        return True
    _, row, col = order[0]
    for digit in range(1, 10):
        board[row][col] = digit
        if not conflicts(board) and search(board):
            return True
        board[row][col] = 0
    return False
# right mrv.order-each-node: new order unless the next blank of the old order is a single
def search(board, order=None):
    if not order or len(order[0][2]) > 1:
        order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    (row, col, _), *rest = order
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False
# wrong mrv.order-each-node: `None`, not `True` or `False`
def search(board, order=None):
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
# wrong mrv.order-each-node: a bare `return` means None
def search(board):
    left = options(board)
    if not left:
        return
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.order-each-node: a blank with no candidates skipped
def search(board, order=None):
    order = sorted(options(board), key=lambda option: abs(len(option[2]) - 1))
    if not order:
        return True
    row, col, digits = order[0]
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.order-each-node: counted once, before the search
def search(board, order=None):
    order = order or sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    (row, col, _), *rest = order
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False
# wrong mrv.order-each-node: the answer is not passed on
def search(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        search(board)
        board[row][col] = 0
    return False
# wrong mrv.order-each-node: the board that was passed is unchanged
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    row, col, digits = order[0]
    for digit in digits:
        board[row][col] = digit
        solved = search(board)
        board[row][col] = 0
        if solved:
            return True
    return False
# wrong mrv.order-each-node: the cell is never blanked again
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    row, col, digits = order[0]
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
    return False
# wrong mrv.order-each-node: the heuristic is never called
def search(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = left[0]
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.order-each-node: the largest instead of the smallest
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]), reverse=True)
    if not order:
        return True
    row, col, digits = order[0]
    if not order[-1][2]:
        return False
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.order-each-node: the loop never goes on
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    row, col, digits = order[0]
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
        return False
    return False
# wrong mrv.order-each-node: the search is made elsewhere
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    row, col, digits = order[0]
    for digit in digits:
        work = copy(board)
        work[row][col] = digit
        if search(work):
            for r in range(9):
                for c in range(9):
                    if board[r][c] == 0:
                        board[r][c] = work[r][c]
            return True
    return False
# wrong mrv.order-each-node (the order for the next level is made before the digit is written)
def search(board, order=None):
    if order is None:
        order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    row, col, _ = order[0]
    rest = sorted(options(board), key=lambda option: len(option[2]))
    rest = [option for option in rest if option[:2] != (row, col)]
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False
# wrong mrv.order-each-node (tries the next blank when one fails, and still takes each in turn)
def search(board, order=None):
    order = sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    for row, col, digits in order[:2]:
        for digit in digits:
            board[row][col] = digit
            if search(board):
                return True
            board[row][col] = 0
    return False
# right mrv.solve: lists; the digits from the largest down
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left[::-1], key=lambda option: len(option[2]))
    for digit in reversed(digits):
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False
# right mrv.solve: masks in a closure
def choose(board, rows, cols, boxes):
    best = None
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        if best is None or free.bit_count() <= best[2].bit_count():
            best = r, c, free
    return best
def solve(board):
    used = used_digits(board)
    def go():
        found = choose(board, *used)
        if found is None:
            return True
        r, c, free = found
        while free:
            bit = free & -free
            free &= free - 1
            board[r][c] = bit.bit_length()
            for masks, k in zip(used, (r, c, box_index(r, c))):
                masks[k] |= bit
            if go():
                return True
            for masks, k in zip(used, (r, c, box_index(r, c))):
                masks[k] &= ~bit
        board[r][c] = 0
        return False
    return go()
# right mrv.solve: stack of iterators, the 0 comes from next's default
def solve(board):
    def blank():
        return min(options(board), key=lambda o: (len(o[2]) != 1, len(o[2])), default=None)
    trail = []
    here = blank()
    while here:
        row, col, digits = here
        trail.append((board[row], col, iter(digits[::-1])))
        while True:
            line, col, more = trail[-1]
            line[col] = next(more, 0)
            if line[col]:
                break
            trail.pop()
            if not trail:
                return False
        here = blank()
    return True
# right mrv.solve: a class with a generator that yields once per solution
class Solver:
    def __init__(self, board):
        self.board = board
    def solutions(self):
        blanks = options(self.board)
        if not blanks:
            yield True
            return
        row, col, digits = sorted(blanks, key=lambda o: len(o[2]))[0]
        for digit in digits:
            self.board[row][col] = digit
            yield from self.solutions()
        self.board[row][col] = 0
def solve(board):
    for _ in Solver(board).solutions():
        return True
    return False
# right mrv.solve: plain recursion with options, most common digit first
def solve(board):
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda option: len(option[2]))
    flat = sum(board, [])
    for digit in sorted(digits, key=flat.count, reverse=True):
        board[row][col] = digit
        if solve(board):
            return True
    board[row][col] = 0
    return False
# right mrv.solve: fills all singles, and on failure puts the rows back from a saved board
def solve(board):
    saved = copy(board)
    while True:
        blanks = options(board)
        if not blanks:
            return True
        row, col, digits = min(blanks, key=lambda o: len(o[2]))
        if len(digits) != 1:
            break
        board[row][col] = digits[0]
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    for r in range(9):
        board[r][:] = saved[r]
    return False
# wrong mrv.solve: a bare `return` means None
def solve(board):
    left = options(board)
    if not left:
        return
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.solve: a board with a clash is called solved
def solve(board):
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda o: len(o[2]))
    solved = False
    for digit in digits:
        board[row][col] = digit
        solved = solve(board)
        if not solved:
            board[row][col] = 0
    return solved
# wrong mrv.solve: a blank with no candidates skipped
def solve(board):
    blanks = options(board)
    if not blanks:
        return True
    alive = [o for o in blanks if o[2]]
    if not alive:
        return False
    row, col, digits = min(alive, key=lambda o: len(o[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.solve: an unfinished board is called solved
def solve(board):
    rows, cols, boxes = used_digits(board)
    best, fewest = None, 9
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                free = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                if free.bit_count() < fewest:
                    best, fewest = (row, col, free), free.bit_count()
    if best is None:
        return True
    row, col, free = best
    for digit in digits_of(free):
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False
# wrong mrv.solve: not all masks are undone
def solve(board):
    return search(board, *used_digits(board))
def search(board, rows, cols, boxes):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
                if best is None or free.bit_count() < best[2].bit_count():
                    best = r, c, free
                    if free.bit_count() < 2:
                        break
        if best and best[2].bit_count() < 2:
            break
    if best is None:
        return True
    row, col, free = best
    box = box_index(row, col)
    for digit in digits_of(free):
        bit = 1 << digit - 1
        board[row][col] = digit
        rows[row] |= bit
        cols[col] |= bit
        boxes[box] |= bit
        if search(board, rows, cols, boxes):
            return True
        board[row][col] = 0
        rows[row] ^= bit
    return False
# wrong mrv.solve: the answer is not passed on
def solve(board):
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda o: len(o[2]))
    for digit in digits:
        board[row][col] = digit
        solve(board)
        board[row][col] = 0
    return False
# wrong mrv.solve: the board that was passed is unchanged
def solve(board):
    board = copy(board)
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda o: len(o[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
    return False
# wrong mrv.solve: the cell is never blanked again
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
    return False
# wrong mrv.solve: the heuristic is never called
def solve(board):
    cell = next_blank(board)
    if cell is None:
        return True
    row, col = cell
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False
# wrong mrv.solve: the loop never goes on
def solve(board):
    blanks = options(board)
    if not blanks:
        return True
    row, col, digits = min(blanks, key=lambda o: len(o[2]))
    for digit in digits:
        board[row][col] = digit
        return solve(board)
    return False
# wrong mrv.solve (the blanks are ordered in each second call only)
def solve(board, order=None):
    if order is None:
        order = sorted(options(board), key=lambda o: len(o[2]))
        rest = order[1:]
    else:
        rest = None
    if not order:
        return True
    row, col, _ = order[0]
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if solve(board, rest):
                return True
            board[row][col] = 0
    return False
# wrong mrv.dead-end: one blank is enough
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    return all(not digits for row, col, digits in options(board))
# wrong mrv.dead-end: only the first blank is looked at
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    for row, col, digits in options(board):
        if len(digits) == 0:
            return True
        else:
            return False
    return False
# wrong mrv.dead-end (only the last blank is looked at)
from sudoku_teach.lessons.lesson05 import options
def has_dead_blank(board):
    dead = False
    for row, col, digits in options(board):
        dead = len(digits) == 0
    return dead
# wrong mrv.dead-end: lost is more than that
from sudoku_teach.solvers import mrv
def has_dead_blank(board):
    return not mrv.solve(copy(board))
# wrong mrv.choose: the wrong box
def fewest_candidates(board, rows, cols, boxes):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    found = [(r, c, FULL & ~(rows[r] | cols[c] | boxes[r // 3 + c // 3])) for r, c in blanks]
    return min(found, key=lambda one: one[2].bit_count(), default=None)
# wrong mrv.choose: 9 is left out
def fewest_candidates(board, rows, cols, boxes):
    best = None
    for r in range(9):
        for c in range(9):
            free = [d for d in range(1, 9) if board[r][c] == 0 and fits(board, r, c, d)]
            if board[r][c] == 0 and (best is None or len(free) < best[2].bit_count()):
                best = r, c, sum(1 << d - 1 for d in free)
    return best

# wrong mrv.solve: counted once, before the search
def solve(board):
    rows, cols, boxes = used_digits(board)
    def search():
        choice = fewest_candidates_of(board, rows, cols, boxes)
        if choice is None:
            return True
        row, col, candidates = choice
        for digit in range(1, 10):
            if candidates & 1 << digit - 1:
                board[row][col] = digit
                if search():
                    return True
                board[row][col] = 0
        return False
    return search()
def fewest_candidates_of(board, rows, cols, boxes):
    best = None
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                candidates = FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])
                if best is None or candidates.bit_count() < best[2].bit_count():
                    best = row, col, candidates
    return best
