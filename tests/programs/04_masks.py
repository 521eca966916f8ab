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


# right masks.build: the units of the package, and a sum of bits that are not there yet
from sudoku_teach.board import UNITS


def used_digits(board):
    masks = []
    for cells in UNITS.values():
        mask = 0
        for r, c in cells:
            if board[r][c] and not mask & bit_of(board[r][c]):
                mask += bit_of(board[r][c])
        masks.append(mask)
    print(masks)
    return tuple(masks[:9]), tuple(masks[9:18]), tuple(masks[18:])


# right masks.build: numpy
import numpy as np


def used_digits(board):
    grid = np.array(board)
    bits = np.where(grid > 0, 1 << np.maximum(grid - 1, 0), 0)
    boxes = bits.reshape(3, 3, 3, 3).swapaxes(1, 2).reshape(9, 9)
    return [np.bitwise_or.reduce(each, axis=1) for each in (bits, bits.T, boxes)]


# wrong masks.build: bit d, not bit d − 1
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d
                cols[c] |= 1 << d
                boxes[box_index(r, c)] |= 1 << d
    return rows, cols, boxes


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


# wrong masks.build: a blank is taken for a digit
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d >= 0:
                rows[r] |= 1 << d
                cols[c] |= 1 << d
                boxes[box_index(r, c)] |= 1 << d
    return rows, cols, boxes


# wrong masks.build: a blank is taken for a digit
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d != ".":
                rows[r] |= bit_of(d)
                cols[c] |= bit_of(d)
                boxes[box_index(r, c)] |= bit_of(d)
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [FULL] * 9, [FULL] * 9, [FULL] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] &= ~bit_of(d)
                cols[c] &= ~bit_of(d)
                boxes[box_index(r, c)] &= ~bit_of(d)
    return rows, cols, boxes


# wrong masks.build: `+` joins masks
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] += 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: `^` joins masks
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] ^= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: only the last digit
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] = 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: not marked in all three
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: not marked in all three
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] | 1 << d - 1
                cols[c] | 1 << d - 1
                boxes[box_index(r, c)] | 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: three names, one list
def used_digits(board):
    rows = cols = boxes = [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: row and column swapped
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return cols, rows, boxes


# wrong masks.build: row and column swapped
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[c][r]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: the wrong box
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(c, r)] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: the wrong box
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[r // 3 + c // 3] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[(8 - r) // 3 * 3 + c // 3] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << 9 - d
                cols[c] |= 1 << 9 - d
                boxes[box_index(r, c)] |= 1 << 9 - d
    return rows, cols, boxes


# wrong masks.build: 9 is left out
def used_digits(board):
    boxes = [[board[r + k // 3][c + k % 3] for k in range(9)] for r in (0, 3, 6) for c in (0, 3, 6)]
    return [
        [sum(1 << d - 1 for d in range(1, 9) if d in unit) for unit in units]
        for units in (board, list(zip(*board)), boxes)
    ]


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(8):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build: it ends too early
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
        return rows, cols, boxes


# wrong masks.build: a blank ends the row
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if not d:
                break
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for row in board:
        r = board.index(row)
        for c in range(9):
            if row[c]:
                rows[r] |= bit_of(row[c])
                cols[c] |= bit_of(row[c])
                boxes[box_index(r, c)] |= bit_of(row[c])
    return rows, cols, boxes


# wrong masks.build: the argument is changed
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    board.clear()
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] += 1
                cols[c] += 1
                boxes[box_index(r, c)] += 1
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [[set() for _ in range(9)] for _ in range(3)]
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r].add(d)
                cols[c].add(d)
                boxes[box_index(r, c)].add(d)
    return rows, cols, boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return rows + cols + boxes


# wrong masks.build
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return [[float(mask) for mask in each] for each in (rows, cols, boxes)]


# wrong masks.build: one list for two calls
rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9


def used_digits(board):
    for masks in (rows, cols, boxes):
        masks[:] = [0] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                for masks, k in ((rows, r), (cols, c), (boxes, box_index(r, c))):
                    masks[k] |= bit_of(board[r][c])
    return rows, cols, boxes


# wrong masks.build: nothing is returned
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    return


# wrong masks.build: printed, not returned
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                rows[r] |= 1 << d - 1
                cols[c] |= 1 << d - 1
                boxes[box_index(r, c)] |= 1 << d - 1
    print(rows, cols, boxes)


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


# right masks.place-and-undo: all masks are made again from the board
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[:], cols[:], boxes[:] = used_digits(board)
    return True


def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[:], cols[:], boxes[:] = used_digits(board)
    return board


# right masks.place-and-undo: only a cell that is filled is undone
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] ^= bit_of(digit)
    cols[col] ^= bit_of(digit)
    boxes[box_index(row, col)] ^= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    if board[row][col]:
        place(board, rows, cols, boxes, row, col, digit)
        board[row][col] = 0


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


# wrong masks.place-and-undo: bit d, not bit d − 1
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: the digit, not its bit
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= digit
    cols[col] |= digit
    boxes[box_index(row, col)] |= digit


def undo(board, rows, cols, boxes, row, col, digit):
    bit = digit
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


# wrong masks.place-and-undo
def place(board, rows, cols, boxes, row, col, digit):
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
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: not marked in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: not marked in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[row] &= ~bit_of(digit)
    cols[col] &= ~bit_of(digit)


# wrong masks.place-and-undo: not undone in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit


# wrong masks.place-and-undo: not undone in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    boxes[box_index(row, col)] &= FULL ^ bit_of(digit)
    board[row][col] = 0


# wrong masks.place-and-undo: not undone in all three
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    bit = 1 << board[row][col] >> 1
    rows[row] ^= bit
    cols[col] ^= bit
    boxes[box_index(row, col)] ^= bit


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


# wrong masks.place-and-undo: a bit that was not set
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] -= bit
    cols[col] -= bit
    boxes[box_index(row, col)] -= bit


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
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: `~` is forgotten
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= bit
    cols[col] &= bit
    boxes[box_index(row, col)] &= bit


# wrong masks.place-and-undo: every digit is forgotten
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= not bit
    cols[col] &= not bit
    boxes[box_index(row, col)] &= not bit


# wrong masks.place-and-undo: every digit is forgotten
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] = bit_of(digit)
    cols[col] = bit_of(digit)
    boxes[box_index(row, col)] = bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: row and column swapped
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[col] |= bit_of(digit)
    cols[row] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: row and column swapped
def place(board, rows, cols, boxes, row, col, digit):
    board[col][row] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[col][row] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: row and column swapped
def place(board, rows, cols, boxes, col, row, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, col, row, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: the wrong box
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[row // 3 + col // 3] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[row // 3 + col // 3] &= ~bit


# wrong masks.place-and-undo: the bit of a blank
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    bit = 1 << board[row][col] - 1
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


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


# wrong masks.place-and-undo: the bit of a blank
def place(board, rows, cols, boxes, row, col, digit):
    bit = bit_of(board[row][col])
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    if board[row][col] == 0:
        raise ValueError("there is nothing to undo")
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: `undo` needs an earlier `place`
kept = [0] * 9, [0] * 9, [0] * 9


def place(board, rows, cols, boxes, row, col, digit):
    global kept
    kept = rows[:], cols[:], boxes[:]
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    rows[:], cols[:], boxes[:] = kept
    board[row][col] = 0


# wrong masks.place-and-undo: `undo` needs an earlier `place`
kept = []


def place(board, rows, cols, boxes, row, col, digit):
    kept.append((row, col, digit))
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    row, col, digit = kept.pop()
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo: `undo` needs an earlier `place`
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


# wrong masks.place-and-undo: `undo` needs an earlier `place`
placed = set()


def place(board, rows, cols, boxes, row, col, digit):
    placed.add((row, col))
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    if (row, col) in placed:
        placed.remove((row, col))
        place_back(board, rows, cols, boxes, row, col, digit)


def place_back(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    for masks, k in ((rows, row), (cols, col), (boxes, box_index(row, col))):
        masks[k] &= ~bit_of(digit)


# wrong masks.place-and-undo
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] ^= bit
    cols[col] -= bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    cols[col] |= bit_of(digit)
    boxes[box_index(row, col)] |= bit_of(digit)


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = -1
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo
def place(board, rows, cols, boxes, row, col, digit):
    board, rows, cols, boxes = list(map(list, board)), rows[:], cols[:], boxes[:]
    board[row][col] = digit
    rows[row] |= bit_of(digit)
    return board, rows, cols, boxes


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit


# wrong masks.place-and-undo
def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = "x"
    rows[row] = None


def undo(board, rows, cols, boxes, row, col, digit):
    pass


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


# right masks.solve: a loop instead of the recursion
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]
    left = [None] * len(blanks)
    n = 0
    while 0 <= n < len(blanks):
        r, c, b = blanks[n]
        if left[n] is None:
            left[n] = digits_of(FULL & ~(rows[r] | cols[c] | boxes[b]))
        elif board[r][c]:
            bit = 1 << board[r][c] - 1
            rows[r], cols[c], boxes[b] = rows[r] - bit, cols[c] - bit, boxes[b] - bit
            board[r][c] = 0
        if not left[n]:
            left[n] = None
            n -= 1
            continue
        board[r][c] = left[n].pop(0)
        bit = 1 << board[r][c] - 1
        rows[r], cols[c], boxes[b] = rows[r] + bit, cols[c] + bit, boxes[b] + bit
        n += 1
    return n >= 0


# right masks.solve: one int for all 27 units, and written on the way back
def solve(board):
    used = 0
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                used |= places(r, c) << board[r][c] - 1
            else:
                blanks.append((r, c))
    return search(board, blanks, used)


def places(r, c):
    return 1 << 9 * r | 1 << 81 + 9 * c | 1 << 162 + 9 * (r // 3 * 3 + c // 3)


def search(board, blanks, used):
    if not blanks:
        return 1
    (r, c), rest = blanks[0], blanks[1:]
    where = places(r, c)
    for digit in range(1, 10):
        bits = where << digit - 1
        if not used & bits and search(board, rest, used | bits):
            board[r][c] = digit
            return 1
    return 0


# right masks.solve: on a copy, and without a mask
def solve(board):
    own = copy(board)

    def go():
        for r in range(9):
            for c in range(9):
                if own[r][c] == 0:
                    for digit in range(1, 10):
                        if naive.fits(own, r, c, digit):
                            own[r][c] = digit
                            if go():
                                return True
                            own[r][c] = 0
                    return False
        return True

    solved = go()
    if solved:
        board[:] = own
    return solved


# right masks.solve: bit d stands for digit d
class Masks:
    def __init__(self, board):
        self.board = board
        self.used = {}
        for r in range(9):
            for c in range(9):
                if board[r][c]:
                    self.mark(r, c, board[r][c])

    def keys(self, r, c):
        return ("row", r), ("col", c), ("box", r // 3, c // 3)

    def mark(self, r, c, digit):
        for key in self.keys(r, c):
            self.used[key] = self.used.get(key, 0) | 1 << digit

    def clear(self, r, c, digit):
        for key in self.keys(r, c):
            self.used[key] &= ~(1 << digit)

    def free(self, r, c):
        used = 0
        for key in self.keys(r, c):
            used |= self.used.get(key, 0)
        return [digit for digit in range(1, 10) if not used & 1 << digit]

    def search(self):
        for r, row in enumerate(self.board):
            if 0 in row:
                c = row.index(0)
                for digit in self.free(r, c):
                    row[c] = digit
                    self.mark(r, c, digit)
                    if self.search():
                        return True
                    row[c] = 0
                    self.clear(r, c, digit)
                return False
        return True


def solve(board):
    return Masks(board).search()


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


# wrong masks.solve: not undone in all three
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
            board[r][c] = 0
            bit = 1 << board[r][c] >> 1
            rows[r] ^= bit
            cols[c] ^= bit
            boxes[b] ^= bit
        return False

    return go(0)


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
            rows[r], cols[c], boxes[b] = rows[r], cols[c] ^ bit, boxes[b]
        board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve: not marked in all three
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b]
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] & ~bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve: not marked in all three
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b]
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve: the cell is never blanked again
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
        return False

    return go(0)


# wrong masks.solve: the cell is never blanked again
def solve(board):
    return go(board, used_digits(board))


def go(board, used):
    blank = naive.next_blank(board)
    if blank is None:
        return True
    r, c = blank
    b = box_index(r, c)
    for bit in bits_of(FULL & ~(used[0][r] | used[1][c] | used[2][b])):
        board[r][c] = digit_of(bit)
        used[0][r] |= bit
        used[1][c] |= bit
        used[2][b] |= bit
        if go(board, used):
            return True
        used[0][r] &= ~bit
        used[1][c] &= ~bit
        used[2][b] &= ~bit
    return False


# wrong masks.solve: not all masks are flipped
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~rows[r] | cols[c] | boxes[b]):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


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


# wrong masks.solve
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(~(rows[r] | cols[c] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
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


# wrong masks.solve: a unit is left out
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[r] | cols[c])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve: row and column swapped
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in bits_of(FULL & ~(rows[c] | cols[r] | boxes[b])):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve: the wrong box
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, r // 3 + c // 3) for r in range(9) for c in range(9) if board[r][c] == 0]

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


# wrong masks.solve: the wrong box
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                rows[r] |= 1 << board[r][c] - 1
                cols[c] |= 1 << board[r][c] - 1
                boxes[r % 3 * 3 + c % 3] |= 1 << board[r][c] - 1
    return rows, cols, boxes



def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, r % 3 * 3 + c % 3) for r in range(9) for c in range(9) if board[r][c] == 0]

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


# wrong masks.solve: 9 is never tried
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        if n == len(blanks):
            return True
        r, c, b = blanks[n]
        for bit in (1 << d - 1 for d in range(1, 9) if not (rows[r] | cols[c] | boxes[b]) & 1 << d - 1):
            board[r][c] = bit.bit_length()
            rows[r], cols[c], boxes[b] = rows[r] | bit, cols[c] | bit, boxes[b] | bit
            if go(n + 1):
                return True
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve: the candidates never get fewer
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


# wrong masks.solve: a bare `return` means None
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

    go(0)


# wrong masks.solve
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
            go(n + 1)
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve
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
            return go(n + 1)
            rows[r], cols[c], boxes[b] = rows[r] ^ bit, cols[c] ^ bit, boxes[b] ^ bit
            board[r][c] = 0
        return False

    return go(0)


# wrong masks.solve
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


# wrong masks.solve: a solution, not the smallest
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
            bit = 1 << free.bit_length() - 1
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


# wrong masks.solve: a solution, not the smallest
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for c in range(9) for r in range(9) if board[r][c] == 0]

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


# wrong masks.solve: a solution, not the smallest
def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0][::-1]

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


# wrong masks.solve
def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                rows[r] |= 1 << board[r][c] - 1
                cols[c] |= 1 << board[r][c] - 1
                boxes[r // 3 + c // 3] |= 1 << board[r][c] - 1
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


# wrong masks.solve
def solve(board):
    steps = 0
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c, box_index(r, c)) for r in range(9) for c in range(9) if board[r][c] == 0]

    def go(n):
        nonlocal steps
        steps += 1
        if steps > 5000:
            return False
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


# wrong masks.solve: the board that was passed is unchanged
def solve(board):
    board = copy(board)
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


# wrong masks.solve: a board is returned
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

    go(0)
    return board


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


# right masks.convention: as text, and by subtraction
def to_bit_d(mask):
    return int(bin(mask) + "0", 2)


def to_bit_d_minus_1(mask):
    return (mask & ~1) >> 1


def free_with_bit_d(used):
    return 1022 - used


# wrong masks.convention: moved the wrong way
def to_bit_d(mask):
    return mask // 2


def to_bit_d_minus_1(mask):
    return mask * 2


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention: one more, not one place further
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask - 1


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention: one more, not one place further
def to_bit_d(mask):
    return mask + 1


def to_bit_d_minus_1(mask):
    return mask - 1


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention: the full mask is 1022 here
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return 0b1111111111 ^ used


# wrong masks.convention: the full mask is 1022 here
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return FULL & ~used


# wrong masks.convention: an answer in our convention
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return (1022 ^ used) >> 1


# wrong masks.convention: `~` without `& FULL`
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return -used - 1


# wrong masks.convention: 9 is left out
def to_bit_d(mask):
    return sum(2 << d - 1 for d in range(1, 9) if mask & 1 << d - 1)


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention: 9 is left out
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return sum(1 << d for d in range(1, 9) if not used & 1 << d)


# wrong masks.convention: a float, not an int
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask / 2


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention
def to_bit_d(mask):
    return bin(mask << 1)


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention
def to_bit_d(mask):
    return mask


def to_bit_d_minus_1(mask):
    return mask


def free_with_bit_d(used):
    return 1022 & ~used


# wrong masks.convention
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return not used


# wrong masks.convention
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 2


def free_with_bit_d(used):
    return 1022 & ~used
