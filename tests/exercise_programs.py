"""Programs for the exercises, written from the tasks alone, without a look at the checks.

Each entry is the exercise, a few words, and the program; for a wrong one the slip that is named stands between, or
None where the counterexample has to speak for itself. Those called sneaky are right on most inputs.
"""

# The task of mrv.order-each-node calls this function "this lesson's"; a program has to bring it along.
OPTIONS = """from sudoku_teach.solvers.naive import fits, next_blank


def options(board):
    found = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                found.append((row, col, [d for d in range(1, 10) if fits(board, row, col, d)]))
    return found


"""

WRONG = [
    # ---- board.box-index
    (
        "board.box-index",
        "row and column mixed up",
        "row and column swapped",
        """
def box_index(row, col):
    return col // 3 * 3 + row // 3
""",
    ),
    (
        "board.box-index",
        "rounds in place of cutting off",
        "rounded, not cut off",
        """
def box_index(row, col):
    return round(row / 3) * 3 + round(col / 3)
""",
    ),
    # ---- board.conflicts
    (
        "board.conflicts",
        "return inside the loop: the first conflict only",
        "the first clash only",
        """
from sudoku_teach.board import conflicts


def clashing_cells(board):
    bad = set()
    for conflict in conflicts(board):
        for cell in conflict.cells:
            bad.add(cell)
        return bad
    return bad
""",
    ),
    (
        "board.conflicts",
        "the conflicts themselves, not the cells",
        "the conflicts, not their cells",
        """
from sudoku_teach.board import conflicts


def clashing_cells(board):
    return conflicts(board)
""",
    ),
    (
        "board.conflicts",
        "sneaky: list.index finds the first of equal digits",
        "not every cell of a clash",
        """
from sudoku_teach.board import UNITS


def clashing_cells(board):
    bad = set()
    for cells in UNITS.values():
        digits = [board[r][c] for r, c in cells]
        for digit in digits:
            if digit != 0 and digits.count(digit) > 1:
                first = digits.index(digit)
                last = 8 - digits[::-1].index(digit)
                bad.add(cells[first])
                bad.add(cells[last])
    return bad
""",
    ),
    # ---- board.copy
    (
        "board.copy",
        "the function hides the module of the same name",
        "the function hides the module",
        """
import copy


def copy(board):
    return copy.deepcopy(board)
""",
    ),
    (
        "board.copy",
        "nine times the same row",
        "one row, nine times",
        """
def copy(board):
    new = [[0] * 9] * 9
    for row in range(9):
        for col in range(9):
            new[row][col] = board[row][col]
    return new
""",
    ),
    (
        "board.copy",
        "forgot the return",
        "nothing comes back",
        """
def copy(board):
    new = []
    for row in board:
        new.append(row[:])
""",
    ),
    (
        "board.copy",
        "the last row and column are left out",
        "the last row or column is missing",
        """
def copy(board):
    new = []
    for row in range(0, 8):
        new.append([])
        for col in range(0, 8):
            new[row].append(board[row][col])
    return new
""",
    ),
    # ---- search.can-place
    (
        "search.can-place",
        "the box starts at row // 3",
        "the box starts at the wrong corner",
        """
def fits(board, row, col, digit):
    if digit in board[row]:
        return False
    if digit in [board[r][col] for r in range(9)]:
        return False
    for r in range(row // 3, row // 3 + 3):
        for c in range(col // 3, col // 3 + 3):
            if board[r][c] == digit:
                return False
    return True
""",
    ),
    # ---- search.undo
    (
        "search.undo",
        "takes it out before it asks",
        "each call meets the same board",
        """
from sudoku_teach.board import conflicts
from sudoku_teach.solvers.naive import next_blank


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
""",
    ),
    # ---- search.return-value
    (
        "search.return-value",
        "returns the first answer, good or bad",
        "the loop never goes on",
        """
from sudoku_teach.solvers.naive import fits, next_blank


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
""",
    ),
    # ---- search.count
    (
        "search.count",
        "sneaky: 0 where there is no solution",
        None,
        """
from sudoku_teach.solvers.naive import fits, next_blank


def count_undos(board):
    count = 0

    def search():
        nonlocal count
        blank = next_blank(board)
        if blank is None:
            return True
        row, col = blank
        for digit in range(1, 10):
            if fits(board, row, col, digit):
                board[row][col] = digit
                if search():
                    return True
                board[row][col] = 0
                count += 1
        return False

    if search():
        return count
    return 0
""",
    ),
    # ---- search.solve
    (
        "search.solve",
        "never takes a digit out",
        "the cell is never blanked again",
        """
from sudoku_teach.solvers.naive import fits, next_blank


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
""",
    ),
    # ---- bits.mask-of-digits
    (
        "bits.mask-of-digits",
        "empties the list",
        "the argument is changed",
        """
from sudoku_teach.bits import bit_of


def mask_of_digits(digits):
    mask = 0
    while digits:
        mask |= bit_of(digits.pop())
    return mask
""",
    ),
    (
        "bits.mask-of-digits",
        "sneaky: reduce has no start for the empty list",
        None,
        """
from functools import reduce


def mask_of_digits(digits):
    return reduce(lambda a, b: a | b, [1 << (d - 1) for d in digits])
""",
    ),
    # ---- bits.join
    (
        "bits.join",
        "sneaky: + counts shared digits twice",
        "`+` joins masks",
        """
def join(row, col, box):
    return row + col + box
""",
    ),
    # ---- bits.has-digit
    (
        "bits.has-digit",
        "shifts and forgets & 1",
        "`& 1` is missing",
        """
def has_digit(mask, digit):
    return mask >> digit - 1
""",
    ),
    # ---- bits.candidates
    (
        "bits.candidates",
        "~ for the row only",
        "`~` does not reach all masks",
        """
from sudoku_teach.bits import FULL


def candidates(row, col, box):
    return FULL & ~row | col | box
""",
    ),
    (
        "bits.candidates",
        "sneaky: FULL is typed with eight ones",
        None,
        """
def candidates(row, col, box):
    return 0b11111111 & ~(row | col | box)
""",
    ),
    # ---- bits.precedence
    (
        "bits.precedence",
        "the shift still lacks its brackets",
        "`1 << n - 1` is one bit",
        """
from sudoku_teach.bits import FULL


def later_candidates(row, col, box, digit):
    up_to_digit = 1 << digit - 1
    return FULL & ~(row | col | box | up_to_digit)
""",
    ),
    # ---- bits.lowest-set-bit
    (
        "bits.lowest-set-bit",
        "the loop has no end for even numbers",
        "the loop has no end",
        """
def lowest_set_bit(x):
    bit = 1
    while True:
        if x & 1:
            return bit
        bit <<= 1
""",
    ),
    (
        "bits.lowest-set-bit",
        "sneaky: looks at nine bits only",
        None,
        """
def lowest_set_bit(x):
    for i in range(9):
        if x & (1 << i):
            return 1 << i
    return 0
""",
    ),
    (
        "bits.lowest-set-bit",
        "sneaky: divides with /, and floats lose digits",
        None,
        """
def lowest_set_bit(x):
    bit = 1
    while x % 2 == 0:
        x = x / 2
        bit = bit * 2
    return bit
""",
    ),
    # ---- bits.trailing-zeros
    (
        "bits.trailing-zeros",
        "sneaky: negative numbers are refused",
        "negative ints are refused",
        """
def number_of_trailing_zeros(x):
    if x <= 0:
        raise ValueError("x has no 1")
    zeros = 0
    while not x & 1:
        x >>= 1
        zeros += 1
    return zeros
""",
    ),
    (
        "bits.trailing-zeros",
        "sneaky: an assert in place of a ValueError",
        "an error, but no ValueError",
        """
def number_of_trailing_zeros(x):
    assert x != 0, "x must not be 0"
    return (x & -x).bit_length() - 1
""",
    ),
    (
        "bits.trailing-zeros",
        "sneaky: looks at 32 bits only",
        None,
        """
def number_of_trailing_zeros(x):
    for i in range(32):
        if x & (1 << i):
            return i
    raise ValueError("no 1")
""",
    ),
    # ---- bits.each-digit
    (
        "bits.each-digit",
        "never removes the bit",
        "the loop has no end",
        """
def each_digit(mask):
    digits = []
    while mask:
        bit = mask & -mask
        if bit.bit_length() not in digits:
            digits.append(bit.bit_length())
    return digits
""",
    ),
    (
        "bits.each-digit",
        "a set is no list",
        "a set has no order",
        """
def each_digit(mask):
    return {d for d in range(1, 10) if mask & 1 << d - 1}
""",
    ),
    # ---- bits.is-single
    (
        "bits.is-single",
        "asks whether the mask is one decimal digit",
        None,
        """
def is_single(mask):
    return len(str(mask)) == 1
""",
    ),
    (
        "bits.is-single",
        "sneaky: yes for the empty mask",
        "0 passes for a single",
        """
def is_single(mask):
    return not mask & (mask - 1)
""",
    ),
    (
        "bits.is-single",
        "sneaky: 256 is missing in the list",
        None,
        """
def is_single(mask):
    return mask in [1, 2, 4, 8, 16, 32, 64, 128]
""",
    ),
    (
        "bits.is-single",
        "sneaky: log2 of 0 is an error",
        None,
        """
from math import log2


def is_single(mask):
    return log2(mask) == int(log2(mask))
""",
    ),
    # ---- bits.java-int
    (
        "bits.java-int",
        "^ in place of **",
        "`^` is no power",
        """
def java_int(x):
    low = x % (2 ^ 32)
    if low >= 2 ^ 31:
        low -= 2 ^ 32
    return low
""",
    ),
    (
        "bits.java-int",
        "sneaky: takes years for a large x",
        "2³² at a time",
        """
def java_int(x):
    while x > 2**31 - 1:
        x -= 2**32
    while x < -(2**31):
        x += 2**32
    return x
""",
    ),
    # ---- masks.build
    (
        "masks.build",
        "a blank shifts by -1",
        "a blank is taken for a digit",
        """
from sudoku_teach.board import box_index


def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            bit = 1 << board[r][c] - 1
            rows[r] |= bit
            cols[c] |= bit
            boxes[box_index(r, c)] |= bit
    return rows, cols, boxes
""",
    ),
    (
        "masks.build",
        "bit d, and blanks have bit 0",
        "a blank is taken for a digit",
        """
from sudoku_teach.board import box_index


def used_digits(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    for r in range(9):
        for c in range(9):
            bit = 1 << board[r][c]
            rows[r] |= bit
            cols[c] |= bit
            boxes[box_index(r, c)] |= bit
    return rows, cols, boxes
""",
    ),
    (
        "masks.build",
        "the free digits",
        "free, not used",
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index


def used_digits(board):
    rows, cols, boxes = [FULL] * 9, [FULL] * 9, [FULL] * 9
    for r in range(9):
        for c in range(9):
            if board[r][c] != 0:
                bit = 1 << board[r][c] - 1
                rows[r] &= ~bit
                cols[c] &= ~bit
                boxes[box_index(r, c)] &= ~bit
    return rows, cols, boxes
""",
    ),
    # ---- masks.place-and-undo
    (
        "masks.place-and-undo",
        "forgot the ~: keeps only the digit",
        "`~` is forgotten",
        """
from sudoku_teach.board import box_index


def place(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = 0
    rows[row] &= bit
    cols[col] &= bit
    boxes[box_index(row, col)] &= bit
""",
    ),
    (
        "masks.place-and-undo",
        "the notes forget every digit",
        "every digit is forgotten",
        """
from sudoku_teach.board import box_index


def place(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit


def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    rows[row] = 0
    cols[col] = 0
    boxes[box_index(row, col)] = 0
""",
    ),
    (
        "masks.place-and-undo",
        "sneaky: reads the digit from the cell, 0 the second time",
        "the bit of a blank",
        """
from sudoku_teach.board import box_index


def place(board, rows, cols, boxes, row, col, digit):
    bit = 1 << digit - 1
    board[row][col] = digit
    rows[row] |= bit
    cols[col] |= bit
    boxes[box_index(row, col)] |= bit


def undo(board, rows, cols, boxes, row, col, digit):
    bit = 1 << board[row][col] - 1
    board[row][col] = 0
    rows[row] &= ~bit
    cols[col] &= ~bit
    boxes[box_index(row, col)] &= ~bit
""",
    ),
    # ---- masks.solve
    (
        "masks.solve",
        "the candidates never get fewer: no end",
        "the candidates never get fewer",
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index
from sudoku_teach.solvers.bitmask import used_digits


def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]

    def search(i):
        if i == len(blanks):
            return True
        r, c = blanks[i]
        b = box_index(r, c)
        free = FULL & ~(rows[r] | cols[c] | boxes[b])
        while free:
            bit = free & -free
            board[r][c] = bit.bit_length()
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(i + 1):
                return True
            board[r][c] = 0
            rows[r] &= ~bit
            cols[c] &= ~bit
            boxes[b] &= ~bit
        return False

    return search(0)
""",
    ),
    (
        "masks.solve",
        "sneaky: goes down the columns, not the smallest solution",
        "a solution, not the smallest",
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index
from sudoku_teach.solvers.bitmask import used_digits


def solve(board):
    rows, cols, boxes = used_digits(board)
    blanks = [(r, c) for c in range(9) for r in range(9) if board[r][c] == 0]

    def search(i):
        if i == len(blanks):
            return True
        r, c = blanks[i]
        b = box_index(r, c)
        free = FULL & ~(rows[r] | cols[c] | boxes[b])
        while free:
            bit = free & -free
            free -= bit
            board[r][c] = bit.bit_length()
            rows[r] |= bit
            cols[c] |= bit
            boxes[b] |= bit
            if search(i + 1):
                return True
            board[r][c] = 0
            rows[r] &= ~bit
            cols[c] &= ~bit
            boxes[b] &= ~bit
        return False

    return search(0)
""",
    ),
    # ---- masks.convention
    (
        "masks.convention",
        "the free ones come back as our mask",
        "an answer in our convention",
        """
from sudoku_teach.bits import FULL


def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return FULL & ~to_bit_d_minus_1(used)
""",
    ),
    (
        "masks.convention",
        "sneaky: the loop forgets digit 9",
        None,
        """
def to_bit_d(mask):
    theirs = 0
    for digit in range(1, 9):
        if mask & 1 << digit - 1:
            theirs |= 1 << digit
    return theirs


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return 0b1111111110 & ~used
""",
    ),
    # ---- mrv.dead-end
    (
        "mrv.dead-end",
        "all in place of any",
        "one blank is enough",
        """
from sudoku_teach.solvers.naive import fits


def dead_end(board):
    blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    return all(not any(fits(board, r, c, d) for d in range(1, 10)) for r, c in blanks)
""",
    ),
    (
        "mrv.dead-end",
        "sneaky: min() of nothing on a full board",
        None,
        """
from sudoku_teach.solvers.naive import fits


def dead_end(board):
    counts = []
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                counts.append(sum(fits(board, row, col, digit) for digit in range(1, 10)))
    return min(counts) == 0
""",
    ),
    (
        "mrv.dead-end",
        "sneaky: the box is not looked at",
        "the boxes are forgotten",
        """
def dead_end(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                seen = set(board[r]) | {board[k][c] for k in range(9)}
                if len(seen - {0}) == 9:
                    return True
    return False
""",
    ),
    # ---- mrv.choose
    (
        "mrv.choose",
        "the number of candidates, not the mask",
        "the count in place of the mask",
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index


def fewest_candidates(board, rows, cols, boxes):
    best = None
    fewest = 10
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                free = FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)])
                n = free.bit_count()
                if n < fewest:
                    fewest = n
                    best = (r, c, n)
    return best
""",
    ),
    (
        "mrv.choose",
        "sneaky: the smallest mask, not the fewest bits",
        "the smallest mask, not the fewest bits",
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index


def fewest_candidates(board, rows, cols, boxes):
    found = []
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                found.append((FULL & ~(rows[r] | cols[c] | boxes[box_index(r, c)]), r, c))
    if not found:
        return None
    free, r, c = min(found)
    return r, c, free
""",
    ),
    (
        "mrv.choose",
        "sneaky: the scan stops at two candidates",
        None,
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index


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
""",
    ),
    # ---- mrv.order-each-node
    (
        "mrv.order-each-node",
        "sorts the rest anew, by the old candidates",
        "ordered once, before the search",
        OPTIONS
        + """
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
""",
    ),
    # ---- mrv.solve
    (
        "mrv.solve",
        "row order",
        "the heuristic is never called",
        """
from sudoku_teach.solvers.naive import fits, next_blank


def solve(board):
    blank = next_blank(board)
    if blank is None:
        return True
    row, col = blank
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False
""",
    ),
    (
        "mrv.solve",
        "sneaky: starts at 9 and takes the empty board for solved",
        "an unfinished board is called solved",
        """
from sudoku_teach.solvers.naive import fits


def solve(board):
    best = None
    fewest = 9
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                digits = [d for d in range(1, 10) if fits(board, r, c, d)]
                if len(digits) < fewest:
                    fewest = len(digits)
                    best = r, c, digits
    if best is None:
        return True
    row, col, digits = best
    for digit in digits:
        board[row][col] = digit
        if solve(board):
            return True
        board[row][col] = 0
    return False
""",
    ),
    (
        "mrv.solve",
        "sneaky: counts givens in row, column and box, not candidates",
        None,
        """
from sudoku_teach.board import box_index
from sudoku_teach.solvers.naive import fits


def solve(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                used = 0
                for r2 in range(9):
                    for c2 in range(9):
                        same = r == r2 or c == c2 or box_index(r, c) == box_index(r2, c2)
                        if same and board[r2][c2] != 0:
                            used += 1
                if best is None or used > best[2]:
                    best = (r, c, used)
    if best is None:
        return True
    row, col, _ = best
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if solve(board):
                return True
            board[row][col] = 0
    return False
""",
    ),
    # ---- which.count
    (
        "which.count",
        "sneaky: each branch may find as many again",
        "more than the limit",
        """
from sudoku_teach.solvers.naive import fits, next_blank


def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count(board, limit)
            board[row][col] = 0
            if total >= limit:
                return total
    return total
""",
    ),
    # ---- which.smallest
    (
        "which.smallest",
        "asks about boards that clash",
        "asked about a board that clashes",
        """
from sudoku_teach.board import conflicts, copy


def smallest(board, solvable):
    if conflicts(board) or not solvable(board):
        return None
    new = copy(board)
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    new[row][col] = digit
                    if solvable(new) and not conflicts(new):
                        break
    return new
""",
    ),
    (
        "which.smallest",
        "sneaky: goes down the columns",
        "a solution, not the smallest",
        """
from sudoku_teach.board import conflicts, copy


def smallest(board, solvable):
    if conflicts(board) or not solvable(board):
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
""",
    ),
    (
        "which.smallest",
        "sneaky: a full board comes back itself",
        "the same board with a second name",
        """
from sudoku_teach.board import conflicts, copy
from sudoku_teach.solvers.naive import next_blank


def smallest(board, solvable):
    if conflicts(board) or not solvable(board):
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
    return None
""",
    ),
]

RIGHT = [
    # ---- board.box-index
    (
        "board.box-index",
        "recursion",
        """
def box_index(row, col):
    if row > 2:
        return 3 + box_index(row - 3, col)
    if col > 2:
        return 1 + box_index(row, col - 3)
    return 0
""",
    ),
    (
        "board.box-index",
        "digits of a string",
        """
def box_index(row, col):
    return int("012345678"[3 * int("000111222"[row]) + int("000111222"[col])])
""",
    ),
    # ---- board.conflicts
    (
        "board.conflicts",
        "Counter over UNITS, a sorted list",
        """
from collections import Counter

from sudoku_teach.board import UNITS


def clashing_cells(board):
    bad = set()
    for cells in UNITS.values():
        counts = Counter(board[r][c] for r, c in cells)
        del counts[0]
        for r, c in cells:
            if counts[board[r][c]] > 1:
                bad.add((r, c))
    return sorted(bad)
""",
    ),
    (
        "board.conflicts",
        "a list in which cells come twice",
        """
from sudoku_teach.board import conflicts


def clashing_cells(board):
    cells = []
    for conflict in conflicts(board):
        cells += conflict.cells
    return cells
""",
    ),
    # ---- board.copy
    (
        "board.copy",
        "deepcopy by its own name",
        """
from copy import deepcopy


def copy(board):
    return deepcopy(board)
""",
    ),
    (
        "board.copy",
        "there and back through JSON",
        """
import json


def copy(board):
    text = json.dumps(board)
    return json.loads(text)
""",
    ),
    (
        "board.copy",
        "recursion over the rows",
        """
def copy(board):
    if not board:
        return []
    first, *others = board
    return [[*first]] + copy(others)
""",
    ),
    # ---- search.can-place
    (
        "search.can-place",
        "no clash on the board with the digit",
        """
from sudoku_teach.board import conflicts, copy


def fits(board, row, col, digit):
    trial = copy(board)
    trial[row][col] = digit
    return conflicts(trial) == []
""",
    ),
    (
        "search.can-place",
        "sets",
        """
def fits(board, row, col, digit):
    top, left = row // 3 * 3, col // 3 * 3
    used = set(board[row])
    used |= {board[r][col] for r in range(9)}
    used |= {board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)}
    return digit not in used
""",
    ),
    (
        "search.can-place",
        "try, and list.index raises",
        """
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
""",
    ),
    # ---- search.undo
    (
        "search.undo",
        "the line after the loop",
        """
from sudoku_teach.board import conflicts
from sudoku_teach.solvers.naive import next_blank


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
""",
    ),
    (
        "search.undo",
        "the cell counts itself up",
        """
from sudoku_teach.board import conflicts
from sudoku_teach.solvers.naive import next_blank


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
""",
    ),
    # ---- search.return-value
    (
        "search.return-value",
        "one return at the end",
        """
from sudoku_teach.solvers.naive import fits, next_blank


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
""",
    ),
    # ---- search.count
    (
        "search.count",
        "a stack of its own, no recursion",
        """
from sudoku_teach.solvers.naive import fits, next_blank


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
""",
    ),
    # ---- search.solve
    (
        "search.solve",
        "a stack of boards, written back by slices",
        """
from sudoku_teach.solvers.naive import fits, next_blank


def search(board):
    stack = [[line[:] for line in board]]
    while stack:
        current = stack.pop()
        blank = next_blank(current)
        if blank is None:
            for old, new in zip(board, current):
                old[:] = new
            return True
        r, c = blank
        for d in (9, 8, 7, 6, 5, 4, 3, 2, 1):
            if fits(current, r, c, d):
                new = [line[:] for line in current]
                new[r][c] = d
                stack.append(new)
    return False
""",
    ),
    # ---- bits.mask-of-digits
    (
        "bits.mask-of-digits",
        "a string of 0 and 1, read as a number",
        """
def mask_of_digits(digits):
    text = ""
    for d in range(9, 0, -1):
        if d in digits:
            text += "1"
        else:
            text += "0"
    return int(text, 2)
""",
    ),
    (
        "bits.mask-of-digits",
        "adds a bit only when it is new",
        """
def mask_of_digits(digits):
    mask = 0
    for i in range(len(digits)):
        bit = 1
        for _ in range(digits[i] - 1):
            bit = bit * 2
        if mask // bit % 2 == 0:
            mask = mask + bit
    return mask
""",
    ),
    # ---- bits.join
    (
        "bits.join",
        "by way of ~ and &",
        """
def join(row, col, box):
    return ~(~row & ~col & ~box)
""",
    ),
    (
        "bits.join",
        "+ without what is already there",
        """
def join(row, col, box):
    both = row + (col & ~row)
    return both + (box & ~both)
""",
    ),
    # ---- bits.has-digit
    (
        "bits.has-digit",
        "0 or a negative int",
        """
def has_digit(mask, digit):
    return -(mask & 2 ** (digit - 1))
""",
    ),
    (
        "bits.has-digit",
        "digits_of",
        """
from sudoku_teach.bits import digits_of


def has_digit(mask, digit):
    if digit in digits_of(mask):
        return True
    else:
        return False
""",
    ),
    # ---- bits.candidates
    (
        "bits.candidates",
        "^ with the union",
        """
from sudoku_teach.bits import FULL


def candidates(row, col, box):
    return FULL ^ (row | col | box)
""",
    ),
    (
        "bits.candidates",
        "strings",
        """
def candidates(row, col, box):
    result = ""
    for a, b, c in zip(format(row, "09b"), format(col, "09b"), format(box, "09b")):
        result += "1" if a == b == c == "0" else "0"
    return int(result, 2)
""",
    ),
    # ---- bits.precedence
    (
        "bits.precedence",
        "shifts the low bits out and zeros in",
        """
from sudoku_teach.bits import FULL


def later_candidates(row, col, box, digit):
    free = FULL & ~(row | col | box)
    return (free >> digit) << digit
""",
    ),
    (
        "bits.precedence",
        "FULL is shifted",
        """
from sudoku_teach.bits import FULL


def later_candidates(row, col, box, digit):
    larger = FULL << digit & FULL
    return larger & ~row & ~col & ~box
""",
    ),
    # ---- bits.lowest-set-bit
    (
        "bits.lowest-set-bit",
        "0 minus x",
        """
def lowest_set_bit(x):
    return x & (0 - x)
""",
    ),
    (
        "bits.lowest-set-bit",
        "& ~(x - 1)",
        """
def lowest_set_bit(x):
    return x & ~(x - 1)
""",
    ),
    (
        "bits.lowest-set-bit",
        "the greatest common divisor with a power of two",
        """
from math import gcd


def lowest_set_bit(x):
    return gcd(x, 1 << x.bit_length())
""",
    ),
    (
        "bits.lowest-set-bit",
        "the zeros at the end of a string",
        """
def lowest_set_bit(x):
    text = bin(x)
    return int("1" + "0" * (len(text) - 1 - text.rindex("1")), 2)
""",
    ),
    # ---- bits.trailing-zeros
    (
        "bits.trailing-zeros",
        "a string from the right; index raises by itself",
        """
def number_of_trailing_zeros(x):
    return bin(x)[::-1].index("1")
""",
    ),
    (
        "bits.trailing-zeros",
        "try: a division by zero is turned into the ValueError",
        """
def number_of_trailing_zeros(x):
    try:
        1 / x
    except ZeroDivisionError:
        raise ValueError("no 1 in 0") from None
    except OverflowError:
        pass
    shift = 0
    while True:
        if x >> shift & 1:
            return shift
        shift += 1
""",
    ),
    (
        "bits.trailing-zeros",
        "the ones of x ^ x - 1, and a class of error of its own",
        """
class NoBit(ValueError):
    pass


def number_of_trailing_zeros(x):
    if x == 0:
        raise NoBit()
    return bin(x ^ (x - 1)).count("1") - 1
""",
    ),
    # ---- bits.each-digit
    (
        "bits.each-digit",
        "shifts to the right",
        """
def each_digit(mask):
    digits = []
    d = 1
    while mask > 0:
        if mask % 2 == 1:
            digits.append(d)
        mask >>= 1
        d += 1
    return digits
""",
    ),
    (
        "bits.each-digit",
        "recursion from the highest bit",
        """
def each_digit(mask):
    if mask == 0:
        return []
    highest = mask.bit_length()
    return each_digit(mask - 2 ** (highest - 1)) + [highest]
""",
    ),
    # ---- bits.is-single
    (
        "bits.is-single",
        "nothing is left without the lowest, and it was not empty",
        """
def is_single(mask):
    return mask & (mask - 1) == 0 and mask != 0
""",
    ),
    (
        "bits.is-single",
        "the mask itself for yes",
        """
def is_single(mask):
    if mask != 0 and mask & -mask == mask:
        return mask
    return 0
""",
    ),
    # ---- bits.java-int
    (
        "bits.java-int",
        "^ and minus the sign bit",
        """
def java_int(x):
    return ((x & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000
""",
    ),
    (
        "bits.java-int",
        "bytes",
        """
def java_int(x):
    low = x % 4294967296
    return int.from_bytes(low.to_bytes(4, "big"), "big", signed=True)
""",
    ),
    # ---- masks.build
    (
        "masks.build",
        "1 << d >> 1 makes 0 of a blank",
        """
from functools import reduce


def mask(values):
    return reduce(lambda m, d: m | 1 << d >> 1, values, 0)


def used_digits(board):
    rows = [mask(line) for line in board]
    cols = [mask(column) for column in zip(*board)]
    boxes = [mask(v for line in board[t : t + 3] for v in line[s : s + 3]) for t in (0, 3, 6) for s in (0, 3, 6)]
    return rows, cols, boxes
""",
    ),
    (
        "masks.build",
        "UNITS and sets",
        """
from sudoku_teach.bits import bit_of
from sudoku_teach.board import UNITS


def used_digits(board):
    masks = []
    for cells in UNITS.values():
        digits = {board[r][c] for r, c in cells}
        digits.discard(0)
        masks.append(sum(bit_of(d) for d in digits))
    return masks[:9], masks[9:18], masks[18:]
""",
    ),
    # ---- masks.place-and-undo
    (
        "masks.place-and-undo",
        "all notes are made anew from the board",
        """
from sudoku_teach.solvers.bitmask import used_digits


def place(board, rows, cols, boxes, row, col, digit):
    board[row][col] = digit
    note(board, rows, cols, boxes)


def undo(board, rows, cols, boxes, row, col, digit):
    board[row][col] = 0
    note(board, rows, cols, boxes)


def note(board, rows, cols, boxes):
    rows[:], cols[:], boxes[:] = used_digits(board)
""",
    ),
    # ---- masks.solve
    (
        "masks.solve",
        "one int for all 27 units, handed down; written on the way back",
        """
def solve(board):
    used = 0
    blanks = []
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                used |= places(r, c) << (board[r][c] - 1)
            else:
                blanks.append((r, c))
    return search(board, blanks, used)


def places(r, c):
    return 1 << 9 * r | 1 << 81 + 9 * c | 1 << 162 + 9 * (r // 3 * 3 + c // 3)


def search(board, blanks, used):
    if not blanks:
        return True
    (r, c), rest = blanks[0], blanks[1:]
    where = places(r, c)
    for digit in range(1, 10):
        note = where << (digit - 1)
        if not used & note and search(board, rest, used | note):
            board[r][c] = digit
            return True
    return False
""",
    ),
    # ---- masks.convention
    (
        "masks.convention",
        "doubles, halves, subtracts",
        """
def to_bit_d(mask):
    return 2 * mask


def to_bit_d_minus_1(mask):
    return mask // 2


def free_with_bit_d(used):
    return 1022 - used
""",
    ),
    (
        "masks.convention",
        "shifts",
        """
def to_bit_d(mask):
    return mask << 1


def to_bit_d_minus_1(mask):
    return mask >> 1


def free_with_bit_d(used):
    return 0b1111111110 & ~used
""",
    ),
    # ---- mrv.dead-end
    (
        "mrv.dead-end",
        "the smallest number of free digits, 9 if no blank is left",
        """
def free(board, r, c):
    seen = set()
    for k in range(9):
        seen |= {board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]}
    return 10 - len(seen)


def dead_end(board):
    return min([free(board, r, c) for r in range(9) for c in range(9) if board[r][c] == 0], default=9) == 0
""",
    ),
    (
        "mrv.dead-end",
        "masks",
        """
from sudoku_teach.bits import FULL
from sudoku_teach.board import box_index
from sudoku_teach.solvers.bitmask import used_digits


def dead_end(board):
    rows, cols, boxes = used_digits(board)
    for r in range(9):
        for c in range(9):
            if not board[r][c] and rows[r] | cols[c] | boxes[box_index(r, c)] == FULL:
                return True
    return False
""",
    ),
    # ---- mrv.choose
    (
        "mrv.choose",
        "a dictionary by number of candidates",
        """
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
""",
    ),
    # ---- mrv.order-each-node
    (
        "mrv.order-each-node",
        "min, and the digits of the option",
        OPTIONS
        + """
def search(board, order=None):
    blanks = options(board)
    if len(blanks) == 0:
        return True
    row, col, digits = min(blanks, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False
""",
    ),
    (
        "mrv.order-each-node",
        "the rest is counted and sorted anew, without options",
        """
from sudoku_teach.solvers.naive import fits


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
""",
    ),
    # ---- mrv.solve
    (
        "mrv.solve",
        "fits only; the last of several; 9 before 1",
        """
from sudoku_teach.solvers.naive import fits


def solve(board):
    options = []
    for r in range(8, -1, -1):
        for c in range(8, -1, -1):
            if board[r][c] == 0:
                options.append((r, c, [d for d in range(9, 0, -1) if fits(board, r, c, d)]))
    if not options:
        return True
    r, c, digits = sorted(options, key=lambda option: len(option[2]))[0]
    for d in digits:
        board[r][c] = d
        if solve(board):
            return True
        board[r][c] = 0
    return False
""",
    ),
    (
        "mrv.solve",
        "writes the next digit over the last, and 0 at the end",
        """
from sudoku_teach.solvers.naive import fits


def solve(board):
    best = None
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                digits = [d for d in range(1, 10) if fits(board, r, c, d)]
                if best is None or len(digits) < len(best[2]):
                    best = r, c, digits
    if best is None:
        return True
    r, c, digits = best
    for digit in digits:
        board[r][c] = digit
        if solve(board):
            return True
    board[r][c] = 0
    return False
""",
    ),
    # ---- which.count
    (
        "which.count",
        "each call may find as many again, and the sum is cut",
        """
from sudoku_teach.solvers.naive import fits, next_blank


def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            total += count(board, limit)
            board[row][col] = 0
            if total >= limit:
                return limit
    return total
""",
    ),
    (
        "which.count",
        "the rest of the limit is handed down",
        """
from sudoku_teach.solvers.naive import fits, next_blank


def count(board, limit):
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    total = 0
    for digit in range(1, 10):
        if total < limit and fits(board, row, col, digit):
            board[row][col] = digit
            total += count(board, limit - total)
            board[row][col] = 0
    return total
""",
    ),
    # ---- which.smallest
    (
        "which.smallest",
        "asks at once about the board that came",
        """
from sudoku_teach.board import conflicts, copy


def smallest(board, solvable):
    if not solvable(board):
        return None
    new = copy(board)
    for row in range(9):
        for col in range(9):
            if new[row][col] == 0:
                for digit in range(1, 10):
                    new[row][col] = digit
                    if not conflicts(new) and solvable(new):
                        break
    return new
""",
    ),
    (
        "which.smallest",
        "recursion on copies",
        """
from sudoku_teach.board import conflicts, copy
from sudoku_teach.solvers.naive import next_blank


def smallest(board, solvable):
    if conflicts(board):
        return None
    if not solvable(board):
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
""",
    ),
    (
        "which.smallest",
        "searches by itself and asks nobody",
        """
from sudoku_teach.board import conflicts, copy
from sudoku_teach.solvers import bitmask


def smallest(board, solvable):
    new = copy(board)
    if not conflicts(new) and bitmask.solve(new):
        return new
    return None
""",
    ),
]
