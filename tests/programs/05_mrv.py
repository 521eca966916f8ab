# right mrv.dead-end: options
def dead_end(board):
    return any(not digits for _, _, digits in options(board))


# right mrv.dead-end: sets of what is seen, from the last blank
def dead_end(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    while blanks:
        r, c = blanks.pop()
        seen = set(board[r]) | {board[k][c] for k in range(9)}
        seen |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        if len(seen) == 10:
            return True
    return False


# right mrv.dead-end: masks; 1 or 0 comes back
def dead_end(board):
    rows, cols, boxes = used_digits(board)
    return int(0 in [FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)]) for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]])


# right mrv.dead-end: the smallest number of free digits, 9 if no blank is left
def free(board, r, c):
    seen = set()
    for k in range(9):
        seen |= {board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]}
    return 10 - len(seen)


def dead_end(board):
    return min([free(board, r, c) for r in range(9) for c in range(9) if board[r][c] == 0], default=9) == 0


# right mrv.dead-end: every digit is written into a copy, and the whole board asked
def dead_end(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                trial = copy(board)
                number = 0
                for d in range(1, 10):
                    trial[r][c] = d
                    number += not conflicts(trial)
                if number == 0:
                    return True
    return False


# right mrv.dead-end: numpy
import numpy as np


def dead_end(board):
    grid = np.array(board)
    for r, c in np.argwhere(grid == 0):
        box = grid[r // 3 * 3 : r // 3 * 3 + 3, c // 3 * 3 : c // 3 * 3 + 3]
        if len(np.unique(np.concatenate([grid[r], grid[:, c], box.ravel()]))) == 10:
            return np.bool_(True)
    return np.bool_(False)


# wrong mrv.dead-end: a cell without candidates skipped
def dead_end(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        candidates = [d for d in range(1, 10) if fits(board, r, c, d)]
        if not candidates:
            continue
        if len(candidates) < 1:
            return True
    return False


# wrong mrv.dead-end: always `True`
def dead_end(board):
    return any(bool(option) for option in options(board)) or True


# wrong mrv.dead-end: yes and no are swapped
def dead_end(board):
    return all(digits for _, _, digits in options(board))


# wrong mrv.dead-end: an undo is not a dead end
from sudoku_teach.solvers.naive import search as solve
from sudoku_teach.trace import record


def dead_end(board):
    trace = record(solve, board, limit=400)
    return trace.undos > 0


# wrong mrv.dead-end: unsolvable, but not a dead end
def can_be_solved(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if can_be_solved(board):
            return True
        board[row][col] = 0
    return False


def dead_end(board):
    return not can_be_solved(copy(board))


# wrong mrv.dead-end: a single is not a dead end
def dead_end(board):
    rows, cols, boxes = used_digits(board)
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        x = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        if x & (x - 1) == 0:
            return True
    return False


# wrong mrv.dead-end: a single is not a dead end
def dead_end(board):
    return any(len(digits) == 1 for *_, digits in options(board))


# wrong mrv.dead-end: only the first blank is looked at
def dead_end(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if not any(fits(board, r, c, d) for d in range(1, 10)):
            return True
        else:
            return False
    return False


# wrong mrv.dead-end: only the last blank is looked at
def dead_end(board):
    dead = False
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        dead = not any(fits(board, r, c, d) for d in range(1, 10))
    return dead


# wrong mrv.dead-end: a filled cell counts as a blank
def dead_end(board):
    for r in range(9):
        for c in range(9):
            if not any(fits(board, r, c, d) for d in range(1, 10)):
                return True
    return False


# wrong mrv.dead-end: `None` at times
def dead_end(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if not any(fits(board, r, c, d) for d in range(1, 10)):
            return True


# wrong mrv.dead-end: one blank is enough
def dead_end(board):
    return all(not any(fits(board, r, c, d) for d in range(1, 10)) for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0])


# wrong mrv.dead-end: the rows are forgotten
def dead_end(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if len({board[k][c] for k in range(9)} | {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}) == 10:
            return True
    return False


# wrong mrv.dead-end: the columns are forgotten
def dead_end(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if len(set(board[r]) | {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}) == 10:
            return True
    return False


# wrong mrv.dead-end: the boxes are forgotten
def dead_end(board):
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        if len(set(board[r]) | {board[k][c] for k in range(9)}) == 10:
            return True
    return False


# wrong mrv.dead-end: the wrong box
def dead_end(board):
    rows, cols, boxes = used_digits(board)
    return any(rows[r] | cols[c] | boxes[c // 3 * 3 + r // 3] == FULL for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0])


# wrong mrv.dead-end: 9 is left out
def dead_end(board):
    return any(not any(fits(board, r, c, d) for d in range(1, 9)) for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0])


# wrong mrv.dead-end
def dead_end(board):
    counts = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                counts.append(sum(fits(board, row, col, digit) for digit in range(1, 10)))
    return min(counts) == 0


# wrong mrv.dead-end
def dead_end(board):
    for r in range(8):
        for c in range(9):
            if board[r][c] == 0 and not any(fits(board, r, c, d) for d in range(1, 10)):
                return True
    return False


# wrong mrv.dead-end
def dead_end(board):
    for r in range(9):
        for c in range(1, 9):
            if board[r][c] == 0 and not any(fits(board, r, c, d) for d in range(1, 10)):
                return True
    return False


# wrong mrv.dead-end
def dead_end(board):
    # It also counts a digit that has no place in a unit.
    left = options(board)
    if any(not digits for *_, digits in left):
        return True
    for r in range(9):
        for d in range(1, 10):
            if d not in board[r] and not any(row == r and d in digits for row, _, digits in left):
                return True
    return False


# wrong mrv.dead-end
def dead_end(board):
    return sum(not digits for *_, digits in options(board))


# wrong mrv.dead-end: the argument is changed
def dead_end(board):
    dead = False
    for r, c, digits in options(board):
        dead = dead or not digits
        board[r][c] = -1
    return dead


# wrong mrv.dead-end: printed, not returned
def dead_end(board):
    print(any(not digits for *_, digits in options(board)))


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


# right mrv.choose: a single comes first, and else any of the fewest
import random


def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    for count, *choice in found:
        if count == 1:
            return tuple(choice)
    return random.choice([one[1:] for one in found if one[0] == min(found)[0]])


# right mrv.choose: numpy
import numpy as np


def fewest_candidates(board, rows, cols, boxes):
    best = None
    for r, c in np.argwhere(np.array(board) == 0):
        free = FULL & ~(np.array(rows)[r] | np.array(cols)[c] | boxes[box_index(r, c)])
        if best is None or int(free).bit_count() < int(best[2]).bit_count():
            best = r, c, free
    return best


# right mrv.choose: without the masks; what was passed is changed
def fewest_candidates(board, rows, cols, boxes):
    rows.clear()
    left = sorted(options(board), key=lambda option: len(option[2]))
    board.clear()
    if left:
        r, c, digits = left[0]
        return r, c, sum(1 << digit - 1 for digit in digits)


# wrong mrv.choose: the largest instead of the smallest
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return max(found)[1:]


# wrong mrv.choose: the largest instead of the smallest
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    found.sort(key=lambda one: -one[0])
    return found[0][1:]


# wrong mrv.choose: a cell without candidates skipped
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    some = [one for one in found if one[0]]
    if some:
        return min(some)[1:]


# wrong mrv.choose: a cell without candidates skipped
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    best = None
    for one in found[::-1]:
        if one[3] and (not best or one[0] < best[0]):
            best = one
    return best and best[1:]


# wrong mrv.choose: the first blank, not the fewest
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return found[0][1:]


# wrong mrv.choose: a filled cell counts as a blank
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9)]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: the count, not the mask
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    n, r, c, free = min(found)
    return r, c, n


# wrong mrv.choose: digits, not a mask
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    n, r, c, free = min(found)
    return r, c, digits_of(free)


# wrong mrv.choose: the used digits, not the candidates
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    n, r, c, free = min(found)
    return r, c, FULL ^ free


# wrong mrv.choose: the smallest mask, not the fewest bits
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min((one[1:] for one in found), key=lambda one: one[2])


# wrong mrv.choose: bit d, not bit d − 1
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    n, r, c, free = min(found)
    return r, c, sum(1 << d for d in digits_of(free))


# wrong mrv.choose: bit d, not bit d − 1
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = sum(1 << d for d in range(1, 10) if not (rows[r] | cols[c] | boxes[box_index(r, c)]) >> d & 1)
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: `& FULL` is missing
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] + cols[c] + boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: the rows are forgotten
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: the columns are forgotten
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: the boxes are forgotten
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: the wrong box
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[c // 3 * 3 + r // 3])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: the wrong box
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[r // 3 + c // 3])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose: 9 is left out
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = sum(1 << d - 1 for d in range(1, 9) if fits(board, r, c, d))
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(8) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] ^ cols[c] ^ boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    return min(found)[1:]


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    return min(found)[1:]


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return None
    n, r, c, free = min(found)
    return c, r, free


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
                if free.bit_count() <= 2:
                    return r, c, free
                if best is None or free.bit_count() < best[2].bit_count():
                    best = r, c, free
    return best


# wrong mrv.choose
def fewest_candidates(board, rows, cols, boxes):
    best, fewest = None, 9
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
                if free.bit_count() < fewest:
                    best, fewest = (r, c, free), free.bit_count()
    return best


# wrong mrv.choose: printed, not returned
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        print(None)
        return
    print(min(found)[1:])


# wrong mrv.choose: a generator, not a value
def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        found.append((free.bit_count(), r, c, free))
    if not found:
        return
    yield min(found)[1:]


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


# right mrv.order-each-node: the rest is counted and sorted anew
def search(board, order=None):
    if order is None:
        order = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if not order:
        return True
    order = sorted(order, key=lambda cell: sum(fits(board, cell[0], cell[1], d) for d in range(1, 10)))
    (row, col), *rest = order
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False


# wrong mrv.order-each-node: ordered once, before the search
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


# wrong mrv.order-each-node: ordered once, before the search
def search(board, order=None):
    if order is None:
        order = options(board)
    if not order:
        return True
    order = sorted(order, key=lambda option: len(option[2]))
    (row, col, _), *rest = order
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
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
def search(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = max(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.order-each-node: a cell without candidates skipped
def search(board):
    left = options(board)
    if not left:
        return True
    some = [option for option in left if option[2]]
    if not some:
        return False
    row, col, digits = min(some, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False


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


# wrong mrv.order-each-node: the loop never goes on
def search(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
        break
    return False


# wrong mrv.order-each-node: the cell is never blanked again
def search(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
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


# right mrv.solve: by chance
import random


def solve(board):
    left = options(board)
    if not left:
        return True
    random.shuffle(left)
    row, col, digits = min(left, key=lambda option: len(option[2]))
    random.shuffle(digits)
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# right mrv.solve: a single is taken first
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = next((o for o in left if len(o[2]) == 1), None) or min(left, key=lambda o: len(o[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# right mrv.solve: it looks one step ahead
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if any(not d for *_, d in options(board)):
            board[row][col] = 0
            continue
        if solve(board):
            return True
        board[row][col] = 0
    return False


# right mrv.solve: every digit is written first, and the next one over it
def solve(board):
    left = options(board)
    if not left:
        return True
    r, c = min(left, key=lambda option: len(option[2]))[:2]
    for d in range(9, 0, -1):
        board[r][c] = d
        if not conflicts(board) and solve(board):
            return True
    board[r][c] = 0
    return False


# right mrv.solve: a loop with a stack of what is left to try
def solve(board):
    stack = []
    while True:
        left = options(board)
        if not left:
            return True
        r, c, digits = sorted(left, key=lambda option: len(option[2]))[0]
        stack.append((r, c, digits))
        while stack:
            r, c, digits = stack[-1]
            board[r][c] = 0
            if digits:
                board[r][c] = digits.pop()
                break
            stack.pop()
        else:
            return False


# right mrv.solve: digits are counted by writing them into each blank
from sudoku_teach.board import PEERS


def solve(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                digits = []
                for d in range(1, 10):
                    board[r][c] = d
                    if all(board[x][y] != d for x, y in PEERS[r, c]):
                        digits.append(d)
                    board[r][c] = 0
                if best is None or len(digits) < len(best[2]):
                    best = r, c, digits
    if best is None:
        return True
    r, c, digits = best
    for d in digits:
        board[r][c] = d
        if solve(board):
            return True
    board[r][c] = 0
    return False


# right mrv.solve: the board is put back from a copy, row by row
def solve(board):
    saved = copy(board)
    left = options(board)
    if not left:
        return True
    r, c, digits = min(left, key=lambda option: len(option[2]))
    for d in digits:
        board[r][c] = d
        if solve(board):
            return True
        board[:] = copy(saved)
    return False


# right mrv.solve: all forced cells at once, then a guess
def solve(board):
    filled = []
    while True:
        left = options(board)
        single = [option for option in left if len(option[2]) == 1]
        if not single or any(not digits for *_, digits in left):
            break
        r, c, digits = single[0]
        board[r][c] = digits[0]
        filled.append((r, c))
    if not left:
        return True
    r, c, digits = min(left, key=lambda option: len(option[2]))
    for d in digits:
        board[r][c] = d
        if solve(board):
            return True
        board[r][c] = 0
    for r, c in filled:
        board[r][c] = 0
    return False


# right mrv.solve: it asks for the very type of the board
def solve(board):
    assert type(board) is list
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve: the largest instead of the smallest
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = max(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve: the largest instead of the smallest
def choose(board, rows, cols, boxes):
    best = None
    for r, c in [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]:
        free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
        if best is None or free.bit_count() >= best[2].bit_count():
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


# wrong mrv.solve: a cell without candidates skipped
def solve(board):
    left = options(board)
    if not left:
        return True
    some = [option for option in left if option[2]]
    if not some:
        return True
    row, col, digits = min(some, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve: a cell without candidates skipped
def solve(board):
    left = options(board)
    if not left:
        return True
    some = [option for option in left if option[2]]
    if not some:
        return False
    row, col, digits = min(some, key=lambda option: len(option[2]))
    for digit in digits[::-1]:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve: ordered once, before the search
def solve(board):
    order = [option[:2] for option in sorted(options(board), key=lambda option: len(option[2]))]

    def go(n):
        if n == len(order):
            return True
        r, c = order[n]
        for d in range(1, 10):
            if fits(board, r, c, d):
                board[r][c] = d
                if go(n + 1):
                    return True
                board[r][c] = 0
        return False

    return go(0)


# wrong mrv.solve: ordered once, before the search
def solve(board):
    order = [option[:2] for option in sorted(options(board)[::-1], key=lambda option: len(option[2]))]

    def go(n):
        if n == len(order):
            return True
        r, c = order[n]
        for d in range(1, 10):
            if fits(board, r, c, d):
                board[r][c] = d
                if go(n + 1):
                    return True
                board[r][c] = 0
        return False

    return go(0)


# wrong mrv.solve: the heuristic is never called
def fewest(board):
    return min(options(board), key=lambda option: len(option[2]), default=None)


def solve(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(9, 0, -1):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False


# wrong mrv.solve: the heuristic is never called
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = left[0]
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve: the search is made elsewhere
def fill(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if fill(board):
            return True
        board[row][col] = 0
    return False


def solve(board):
    own = copy(board)
    done = fill(own)
    if done:
        board[:] = own
    return done


# wrong mrv.solve: the board that was passed is unchanged
def fill(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if fill(board):
            return True
        board[row][col] = 0
    return False


def solve(board):
    board = copy(board)
    return fill(board)


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


# wrong mrv.solve: the answer is not passed on
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        solve(board)
        board[row][col] = 0
    return False


# wrong mrv.solve: the loop never goes on
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        return solve(board)
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


# wrong mrv.solve: the cell is never blanked again
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
        rows[row] ^= bit
        cols[col] ^= bit
        boxes[box] ^= bit
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
        cols[col] ^= bit
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


# wrong mrv.solve: an unfinished board is called solved
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return True


# wrong mrv.solve: an unfinished board is called solved
def solve(board):
    # It starts at 9, and takes the empty board for solved.
    best, fewest = None, 9
    for r, c, digits in options(board):
        if len(digits) < fewest:
            best, fewest = (r, c, digits), len(digits)
    if best is None:
        return True
    row, col, digits = best
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve
def solve(board):
    # It counts the filled cells of row, column and box, not the candidates.
    best = None
    for r, c, digits in options(board):
        used = 0
        for r2 in range(9):
            for c2 in range(9):
                same = r == r2 or c == c2 or box_index(r, c) == box_index(r2, c2)
                used += same and board[r2][c2] != 0
        if best is None or used > best[2]:
            best = r, c, used, digits
    if best is None:
        return True
    row, col, _, digits = best
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve
def solve(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = next((o for o in left if len(o[2]) <= 2), left[0])
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False


# wrong mrv.solve: forced cells only
def solve(board):
    while True:
        singles = [option for option in options(board) if len(option[2]) == 1]
        if not singles:
            return not options(board)
        row, col, digits = singles[0]
        board[row][col] = digits[0]
