# right masks.build: columns with zip, boxes with slices
def used_digits(board):
    def mask_of(digits):
        mask = 0
        for digit in digits:
            mask |= 1 << digit >> 1
        return mask
    rows = [mask_of(row) for row in board]
    cols = [mask_of(col) for col in zip(*board)]
    boxes = []
    for r in (0, 3, 6):
        for c in (0, 3, 6):
            boxes.append(mask_of(board[r][c : c + 3] + board[r + 1][c : c + 3] + board[r + 2][c : c + 3]))
    return [rows, cols, boxes]
# right masks.build: sets first, and the cells by number
def used_digits(board):
    sets = [[set() for _ in range(9)] for _ in range(3)]
    cell = 0
    while cell < 81:
        row, col = divmod(cell, 9)
        digit = board[row][col]
        if digit > 0:
            sets[0][row].add(digit)
            sets[1][col].add(digit)
            sets[2][box_index(row, col)].add(digit)
        cell += 1
    return [[sum(bit_of(digit) for digit in one) for one in group] for group in sets]
# right masks.build: lists of numpy ints, which are equal to the ints
import numpy as np
def used_digits(board):
    a = np.array(board)
    masks = np.zeros((3, 9), dtype=int)
    for r, c in zip(*a.nonzero()):
        masks[[0, 1, 2], [r, c, box_index(r, c)]] |= 1 << a[r, c] - 1
    return list(masks[0]), list(masks[1]), list(masks[2])
# right masks.build: numpy reductions, and tolist
import numpy as np
def used_digits(board):
    bits = (1 << np.array(board)) >> 1
    rows = np.bitwise_or.reduce(bits, axis=1)
    cols = np.bitwise_or.reduce(bits, axis=0)
    blocks = bits.reshape(3, 3, 3, 3).swapaxes(1, 2).reshape(9, 9)
    boxes = np.bitwise_or.reduce(blocks, axis=1)
    return rows.tolist(), cols.tolist(), boxes.tolist()
# right masks.build: one list of 27 masks, cut in three
def used_digits(board):
    masks = [0] * 27
    for n, digit in enumerate(sum(board, [])):
        r, c = n // 9, n % 9
        for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
            masks[unit] = masks[unit] | (1 << digit - 1 if digit else 0)
    return masks[:9], masks[9:18], masks[18:]
# right masks.build: reduce and lambda, with a list of three lists
from functools import reduce
def used_digits(board):
    join = lambda digits: reduce(lambda mask, d: mask | (1 << d) // 2, digits, 0)
    return [
        [join(row) for row in board],
        [join(board[r][c] for r in range(9)) for c in range(9)],
        [join(board[b // 3 * 3 + i // 3][b % 3 * 3 + i % 3] for i in range(9)) for b in range(9)],
    ]
# wrong masks.build: 9 is left out
def used_digits(board):
    def mask(unit):
        return sum(1 << d - 1 for d in range(1, 9) if d in unit)
    boxes = [[board[r][c] for r in range(9) for c in range(9) if box_index(r, c) == b] for b in range(9)]
    return [mask(row) for row in board], [mask(col) for col in zip(*board)], [mask(box) for box in boxes]
# wrong masks.build: `+` joins masks
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = bit_of(board[row][col])
                rows[row] += bit
                cols[col] += bit
                boxes[box_index(row, col)] += bit
    return rows, cols, boxes
# wrong masks.build: `^` joins masks
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = bit_of(board[row][col])
                rows[row] ^= bit
                cols[col] ^= bit
                boxes[box_index(row, col)] ^= bit
    return rows, cols, boxes
# wrong masks.build (a blank ends the row)
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            digit = board[r][c]
            if digit == 0:
                break
            rows[r] |= bit_of(digit)
            cols[c] |= bit_of(digit)
            boxes[box_index(r, c)] |= bit_of(digit)
    return rows, cols, boxes
# wrong masks.build: a blank counts as a digit
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in range(9):
        for col in range(9):
            bit = 1 << board[row][col] - 1
            rows[row] |= bit
            cols[col] |= bit
            boxes[box_index(row, col)] |= bit
    return rows, cols, boxes
# wrong masks.build: bit d, not bit d − 1
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = 1 << board[row][col]
                rows[row] |= bit
                cols[col] |= bit
                boxes[box_index(row, col)] |= bit
    return rows, cols, boxes
# wrong masks.build: it ends too early
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                bit = bit_of(board[r][c])
                rows[r] |= bit
                cols[c] |= bit
                boxes[box_index(r, c)] |= bit
        return rows, cols, boxes
# wrong masks.build: one list for two calls
def used_digits(board, rows=[0] * 9, cols=[0] * 9, boxes=[0] * 9):
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = bit_of(board[row][col])
                rows[row] |= bit
                cols[col] |= bit
                boxes[box_index(row, col)] |= bit
    return rows, cols, boxes
# wrong masks.build: row and column swapped
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = bit_of(board[row][col])
                rows[row] |= bit
                cols[col] |= bit
                boxes[box_index(row, col)] |= bit
    return cols, rows, boxes
# wrong masks.build: the digit, not its bit
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= d
                cols[c] |= d
                boxes[box_index(r, c)] |= d
    return rows, cols, boxes
# wrong masks.build: the wrong box
def used_digits(board):
    rows = [sum(bit_of(d) for d in set(row) if d) for row in board]
    cols = [sum(bit_of(d) for d in set(col) if d) for col in zip(*board)]
    boxes = []
    for left in range(0, 9, 3):
        for top in range(0, 9, 3):
            cells = {board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)}
            boxes.append(sum(bit_of(d) for d in cells if d))
    return rows, cols, boxes
# wrong masks.build: three names, one list
def used_digits(board):
    rows = cols = boxes = [0] * 9
    for row in range(9):
        for col in range(9):
            if board[row][col]:
                bit = bit_of(board[row][col])
                rows[row] |= bit
                cols[col] |= bit
                boxes[box_index(row, col)] |= bit
    return rows, cols, boxes
# right masks.place-and-undo: one more function, and a question before each change
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    for masks, k in units(rows, cols, boxes, row, col):
        masks[k] += 2 ** (digit - 1)
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    for masks, k in units(rows, cols, boxes, row, col):
        if masks[k] >> (digit - 1) & 1:
            masks[k] -= 2 ** (digit - 1)
def units(rows, cols, boxes, row, col):
    return (rows, row), (cols, col), (boxes, row // 3 * 3 + col // 3)
# right masks.place-and-undo: the other digits are kept
def place(board, rows, cols, boxes, row, col, digit):
    box = box_index(row, col)
    bit = bit_of(digit)
    rows[row] ^= bit
    cols[col] ^= bit
    boxes[box] ^= bit
    board[row][col] = digit
def undo(board, rows, cols, boxes, row, col, digit):
    box = box_index(row, col)
    others = FULL - bit_of(digit)
    rows[row] &= others
    cols[col] &= others
    boxes[box] &= others
    board[row][col] = 0
# right masks.place-and-undo: finds all masks again from the board
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[:], cols[:], boxes[:] = used_digits(board)
def undo(board, rows, cols, boxes, row, col, digit):
    place(board, rows, cols, boxes, row, col, 0)
# right masks.place-and-undo: adds and subtracts, with a look at each mask first
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    for masks, i in (rows, row), (cols, col), (boxes, box_index(row, col)):
        masks[i] += 2 ** (digit - 1)
    return True
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    for masks, i in (rows, row), (cols, col), (boxes, box_index(row, col)):
        if masks[i] // 2 ** (digit - 1) % 2 == 1:
            masks[i] -= 2 ** (digit - 1)
    return True
# right masks.place-and-undo: or, and not
def place(board, rows, cols, boxes, row, col, digit):
    bit = bit_of(digit)
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit
def undo(board, rows, cols, boxes, row, col, digit):
    bit = bit_of(digit)
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit
# right masks.place-and-undo: xor, but only if the cell is not blank
def toggle(rows, cols, boxes, row, col, digit):
    rows[row] ^= 1 << digit - 1
    cols[col] ^= 1 << digit - 1
    boxes[row // 3 * 3 + col // 3] ^= 1 << digit - 1
def place(board, rows, cols, boxes, row, col, digit):
    toggle(rows, cols, boxes, row, col, digit)
    board[row][col] = digit
def undo(board, rows, cols, boxes, row, col, digit):
    if board[row][col] == 0:
        return
    toggle(rows, cols, boxes, row, col, digit)
    board[row][col] = 0
# wrong masks.place-and-undo (`undo` needs what an earlier `place` has kept)
kept = []
def place(board, rows, cols, boxes, row, col, digit):
    kept.append((rows[:], cols[:], boxes[:]))
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[:], cols[:], boxes[:] = kept.pop()
# wrong masks.place-and-undo: a bit that was not set
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] ^= bit
    cols[col] ^= bit
    boxes[box_index(row, col)] ^= bit
# wrong masks.place-and-undo: bit d, not bit d − 1
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= 2**digit
    cols[col] |= 2**digit
    boxes[box_index(row, col)] |= 2**digit
def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit
# wrong masks.place-and-undo: every digit is forgotten
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] = cols[col] = boxes[box_index(row, col)] = bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[row] &= ~bit_of(digit)
    cols[col] &= ~bit_of(digit)
    boxes[box_index(row, col)] &= ~bit_of(digit)
# wrong masks.place-and-undo: not marked in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows, cols, boxes = used_digits(board)
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows, cols, boxes = used_digits(board)
# wrong masks.place-and-undo: not undone in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[row] &= ~bit_of(digit)
    cols[col] &= ~bit_of(digit)
# wrong masks.place-and-undo: the bit of a blank
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    bit = bit_of(board[row][col])
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit
# wrong masks.place-and-undo: the bit, not the digit
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = bit_of(digit)
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit
# wrong masks.place-and-undo: the cell is never blanked again
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    for masks, i in (rows, row), (cols, col), (boxes, box_index(row, col)):
        masks[i] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    for masks, i in (rows, row), (cols, col), (boxes, box_index(row, col)):
        masks[i] &= ~bit_of(digit)
# wrong masks.place-and-undo: the digit, not its bit
def place(board, rows, cols, boxes, row, col, digit):
    bit = bit_of(digit)
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[row] &= ~digit
    cols[col] &= ~digit
    boxes[box_index(row, col)] &= ~digit
# wrong masks.place-and-undo: the wrong box
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[row] &= ~bit_of(digit)
    cols[col] &= ~bit_of(digit)
    boxes[box_index(col, row)] &= ~bit_of(digit)
# wrong masks.place-and-undo (clears the lowest digit, not this one)
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    for masks, i in (rows, row), (cols, col), (boxes, box_index(row, col)):
        masks[i] |= 1 << digit - 1
def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    for masks, i in (rows, row), (cols, col), (boxes, box_index(row, col)):
        masks[i] &= masks[i] - 1
# wrong masks.place-and-undo (undo finds the masks before it clears the cell)
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[:], cols[:], boxes[:] = used_digits(board)
def undo(board, rows, cols, boxes, row, col, digit):
    rows[:], cols[:], boxes[:] = used_digits(board)
    board[row][col] = 0
# right masks.solve: the cells by number, undone with `^`
def solve(board):
    rows, cols, boxes = used_digits(board)
    def go(spot):
        while spot < 81 and board[spot // 9][spot % 9]:
            spot += 1
        if spot == 81:
            return True
        r, c = divmod(spot, 9)
        b = r // 3 * 3 + c // 3
        free = FULL & ~(rows[r] | cols[c] | boxes[b])
        while free:
            bit = free & -free
            free ^= bit
            board[r][c] = bit.bit_length()
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if go(spot + 1):
                return True
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            board[r][c] = 0
        return False
    return go(0)
# right masks.solve: new masks for each level, nothing is undone
def solve(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    return go(board, blanks, *used_digits(board))
def go(board, blanks, rows, cols, boxes):
    if not blanks:
        return True
    r, c = blanks[0]
    b = box_index(r, c)
    for digit in digits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
        board[r][c] = digit
        bit = bit_of(digit)
        rest = [list(rows), list(cols), list(boxes)]
        rest[0][r] |= bit
        rest[1][c] |= bit
        rest[2][b] |= bit
        if go(board, blanks[1:], *rest):
            return True
    board[r][c] = 0
    return False
# right masks.solve: numpy for the used digits, and numpy ints in the board afterwards
import numpy as np
def search(a):
    empty = np.argwhere(a == 0)
    if len(empty) == 0:
        return True
    r, c = empty[0]
    top, left = r - r % 3, c - c % 3
    used = {*a[r].tolist(), *a[:, c].tolist(), *a[top:top + 3, left:left + 3].ravel().tolist()}
    for digit in sorted({1, 2, 3, 4, 5, 6, 7, 8, 9} - used):
        a[r, c] = digit
        if search(a):
            return True
    a[r, c] = 0
    return False
def solve(board):
    a = np.array(board)
    if search(a):
        for row, line in zip(board, a):
            row[:] = line
        return True
    return False
# right masks.solve: a generator of all solutions, of which the first is taken
def solutions(cells, rows, cols, boxes):
    if 0 not in cells:
        yield cells
        return
    n = cells.index(0)
    r, c = n // 9, n % 9
    b = box_index(r, c)
    for bit in bits_of(FULL ^ (rows[r] | cols[c] | boxes[b])):
        rows[r] |= bit
        cols[c] |= bit
        boxes[b] |= bit
        yield from solutions(cells[:n] + [digit_of(bit)] + cells[n + 1:], rows, cols, boxes)
        rows[r] &= ~bit
        cols[c] &= ~bit
        boxes[b] &= ~bit
def solve(board):
    cells = [d for row in board for d in row]
    first = next(solutions(cells, *used_digits(board)), None)
    if first is None:
        return False
    for r in range(9):
        board[r][:] = first[9 * r:9 * r + 9]
    return True
# right masks.solve: a stack of unfinished boards, the smallest digit on top
def solve(board):
    stack = [copy(board)]
    while stack:
        current = stack.pop()
        place = next(((r, c) for r in range(9) for c in range(9) if current[r][c] == 0), None)
        if place is None:
            board[:] = current
            return True
        r, c = place
        rows, cols, boxes = used_digits(current)
        for digit in reversed(digits_of(FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)]))):
            bigger = [row.copy() for row in current]
            bigger[r][c] = digit
            stack.append(bigger)
    return False
# right masks.solve: no masks, looks into the board each time
def good(board, r, c, d):
    if d in board[r]:
        return False
    for i in range(9):
        if board[i][c] == d or board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True
def solve(board, cell=0):
    while cell < 81 and board[cell // 9][cell % 9]:
        cell += 1
    if cell == 81:
        return True
    r, c = divmod(cell, 9)
    for d in range(1, 10):
        if good(board, r, c, d):
            board[r][c] = d
            if solve(board, cell + 1):
                return True
    board[r][c] = 0
    return False
# wrong masks.solve: 9 is never tried
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        b = box_index(r, c)
        for digit in range(1, 9):
            bit = bit_of(digit)
            if not (rows[r] | cols[c] | boxes[b]) & bit:
                board[r][c] = digit
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                if search(n + 1):
                    return True
                board[r][c] = 0
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
        return False
    return search(0)
# wrong masks.solve: `& FULL` is missing
def solve(board):
    rows, cols, boxes = used_digits(board)
    def go(spot):
        while spot < 81 and board[spot // 9][spot % 9]:
            spot += 1
        if spot == 81:
            return True
        r, c = divmod(spot, 9)
        b = r // 3 * 3 + c // 3
        free = ~(rows[r] | cols[c] | boxes[b])
        while free:
            bit = free & -free
            free ^= bit
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if go(spot + 1):
                return True
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: `+` joins masks
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] + cols[c] + boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: `None`, not `True` or `False`
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(n + 1):
                return True
            board[r][c] = 0
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
    return search(0)
# wrong masks.solve: `^` joins masks
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] ^ cols[c] ^ boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: a bare `return` means None
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: a solution, not the smallest
def solve(board):
    def cost(cell):
        return sum(naive.fits(board, *cell, digit) for digit in range(1, 10))
    left = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if not left:
        return True
    r, c = min(left, key=cost)
    for digit in range(1, 10):
        if naive.fits(board, r, c, digit):
            board[r][c] = digit
            if solve(board):
                return True
            board[r][c] = 0
    return False
# wrong masks.solve: a unit is left out
def solve(board):
    rows, cols, _ = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c])):
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            if search(n + 1):
                return True
            board[r][c] = 0
            rows[r] ^= bit
            cols[c] ^= bit
        return False
    return search(0)
# wrong masks.solve: an unfinished board is called solved
def solve(board):
    def search(cell):
        if board[8][8] != 0:
            return True
        r, c = divmod(cell, 9)
        if board[r][c] != 0:
            return search(cell + 1)
        rows, cols, boxes = used_digits(board)
        for digit in digits_of(FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])):
            board[r][c] = digit
            if search(cell + 1):
                return True
            board[r][c] = 0
        return False
    return search(0)
# wrong masks.solve: bit d, not bit d − 1
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                rows[r] |= 1 << board[r][c]
                cols[c] |= 1 << board[r][c]
                boxes[box_index(r, c)] |= 1 << board[r][c]
    return rows, cols, boxes
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: index, not digit
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length() - 1
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: not all masks are flipped
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~rows[r] | cols[c] | boxes[b]):
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(n + 1):
                return True
            board[r][c] = 0
            rows[r] &= ~bit
            cols[c] &= ~bit
            boxes[b] &= ~bit
        return False
    return search(0)
# wrong masks.solve: not undone in all three
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r], cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve (gives up after 2,000 digits)
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    steps = 0
    def search(n):
        nonlocal steps
        if n == len(blanks):
            return True
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            steps += 1
            if steps > 2000:
                return False
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(n + 1):
                return True
            board[r][c] = 0
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return False
    return search(0)
# wrong masks.solve: the bit, not the digit
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve: the cell is never blanked again
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(n + 1):
                return True
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return False
    return search(0)
# wrong masks.solve
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(board.index(row), c, box_index(board.index(row), c)) for row in board for c in range(9) if row[c] == 0]
    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False
    return go(0)
# wrong masks.solve (a full board has no first blank)
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if n + 1 == len(blanks) or search(n + 1):
                return True
            board[r][c] = 0
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return False
    return search(0)
# wrong masks.solve (tells "no blanks" from "no solution" by the empty list)
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    def search(n):
        if n == len(blanks):
            return []
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            rest = search(n + 1)
            if rest is not None:
                return [digit_of(bit)] + rest
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return None
    digits = search(0)
    if not digits:
        return False
    for (r, c), digit in zip(blanks, digits):
        board[r][c] = digit
    return True
# wrong masks.solve (has heard that a sudoku needs 17 givens)
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    if len(blanks) > 81 - 17:
        return False
    def search(n):
        if n == len(blanks):
            return True
        r, c = blanks[n]
        b = box_index(r, c)
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = digit_of(bit)
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(n + 1):
                return True
            board[r][c] = 0
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return False
    return search(0)
# right masks.convention: digit by digit
def to_bit_d(mask):
    theirs = 0
    for digit in range(1, 10):
        if mask & 1 << digit - 1:
            theirs |= 1 << digit
    return theirs
def to_bit_d_minus_1(mask):
    return sum(1 << d - 1 for d in range(1, 10) if mask & 1 << d)
def free_with_bit_d(used):
    return sum(1 << d for d in range(1, 10) if not used & 1 << d)
# right masks.convention: through our convention and back
def to_bit_d(mask):
    return mask + mask
def to_bit_d_minus_1(mask):
    return mask // 2
def free_with_bit_d(used):
    ours = to_bit_d_minus_1(used)
    return to_bit_d(FULL - ours)
# right masks.convention: shifts
def to_bit_d(mask):
    return mask << 1
def to_bit_d_minus_1(mask):
    return mask >> 1
def free_with_bit_d(used):
    return 0b1111111110 & ~used
# right masks.convention: arithmetic
def to_bit_d(mask):
    return mask * 2
def to_bit_d_minus_1(mask):
    return mask // 2
def free_with_bit_d(used):
    return 1022 - used
# right masks.convention: the free digits in our convention, there and back
def to_bit_d(mask):
    return mask + mask
def to_bit_d_minus_1(mask):
    return to_bit_d(mask) // 4
def free_with_bit_d(used):
    return to_bit_d(FULL ^ to_bit_d_minus_1(used))
# right masks.convention: binary texts
def to_bit_d(mask):
    return int(bin(mask) + "0", 2)
def to_bit_d_minus_1(mask):
    return int(format(mask, "010b")[:-1], 2)
def free_with_bit_d(used):
    text = format(used, "010b")[:9]
    return int(text.translate(str.maketrans("01", "10")) + "0", 2)
# wrong masks.convention: 9 is left out
def to_bit_d(mask):
    return mask << 1 & FULL
def to_bit_d_minus_1(mask):
    return mask >> 1
def free_with_bit_d(used):
    return (FULL << 1) - used
# wrong masks.convention: `None` at times
def to_bit_d(mask):
    return mask << 1
def to_bit_d_minus_1(mask):
    return mask >> 1
def free_with_bit_d(used):
    free = 1022 & ~used
    if free:
        return free
# wrong masks.convention: `~` without `& FULL`
def to_bit_d(mask):
    return mask << 1
def to_bit_d_minus_1(mask):
    return mask >> 1
def free_with_bit_d(used):
    return ~used
# wrong masks.convention: a float, not an int
def to_bit_d(mask):
    return mask * 2
def to_bit_d_minus_1(mask):
    return mask / 2
def free_with_bit_d(used):
    return 1022 - used
# wrong masks.convention: an answer in our convention
def to_bit_d(mask):
    return mask << 1
def to_bit_d_minus_1(mask):
    return mask >> 1
def free_with_bit_d(used):
    return FULL & ~to_bit_d_minus_1(used)
# wrong masks.convention: moved the wrong way
def to_bit_d(mask):
    return mask >> 1
def to_bit_d_minus_1(mask):
    return mask << 1
def free_with_bit_d(used):
    return FULL << 1 & ~used
# wrong masks.convention: the full mask is 1022 here
def to_bit_d(mask):
    return mask << 1
def to_bit_d_minus_1(mask):
    return mask >> 1
def free_with_bit_d(used):
    return FULL & ~used
# wrong masks.convention (without its last character nothing is left of "0")
def to_bit_d(mask):
    return int(bin(mask)[2:] + "0", 2)
def to_bit_d_minus_1(mask):
    return int(bin(mask)[2:-1], 2)
def free_with_bit_d(used):
    return 0b1111111110 - used
# wrong masks.convention (`and` gives 0 if no digit is used)
def to_bit_d(mask):
    return mask and mask << 1
def to_bit_d_minus_1(mask):
    return mask and mask >> 1
def free_with_bit_d(used):
    return used and 1022 & ~used
# wrong masks.solve: row and column swapped
def solve(board):
    rows, cols, boxes = used_digits(board)
    def search():
        for r in range(9):
            for c in range(9):
                if board[r][c] == 0:
                    for bit in bits_of(FULL & ~(rows[c] | cols[r] | boxes[box_index(r, c)])):
                        board[r][c] = digit_of(bit)
                        rows[r] |= bit
                        cols[c] |= bit
                        boxes[box_index(r, c)] |= bit
                        if search():
                            return True
                        board[r][c] = 0
                        rows[r] &= ~bit
                        cols[c] &= ~bit
                        boxes[box_index(r, c)] &= ~bit
                    return False
        return True
    return search()
