# right board.box-index: recursion
def box_index(row, col):
    if row > 2:
        return 3 + box_index(row - 3, col)
    if col > 2:
        return 1 + box_index(row, col - 3)
    return 0


# right board.box-index: a walk through the boxes
def box_index(row, col):
    index = 0
    for top in range(0, 9, 3):
        for left in range(0, 9, 3):
            if top <= row < top + 3 and left <= col < left + 3:
                return index
            index += 1


# right board.box-index: digits of a string
def box_index(row, col):
    return int("012345678"[3 * int("000111222"[row]) + int("000111222"[col])])


# right board.box-index: remainders taken away, printed as well
def box_index(row, col):
    print(row, col)
    return row - row % 3 + int(col / 3)


# right board.box-index: the package's units
def box_index(r, c):
    from sudoku_teach.board import UNITS

    for k, cells in enumerate(list(UNITS.values())[18:]):
        if (r, c) in cells:
            return k


# right board.box-index: numpy
def box_index(row, col):
    import numpy

    return numpy.arange(9).reshape(3, 3).repeat(3, axis=0).repeat(3, axis=1)[row, col]


# wrong board.box-index: the `* 3` is missing
def box_index(row, col):
    return int(row / 3) + int(col / 3)


# wrong board.box-index: rounded, not cut off
def box_index(row, col):
    band, stack = round(row / 3), round(col / 3)
    return band * 3 + stack


# wrong board.box-index: row and column swapped
def box_index(row, col):
    return [[0, 3, 6], [1, 4, 7], [2, 5, 8]][row // 3][col // 3]


# wrong board.box-index: the box counted from 1
def box_index(row, col):
    return row // 3 * 3 + col // 3 % 3 + 1


# wrong board.box-index
def box_index(row, col):
    return (row - 1) // 3 * 3 + (col - 1) // 3


# wrong board.box-index: the place inside the box
def box_index(row, col):
    return 3 * (row % 3) + (col % 3)


# wrong board.box-index: the place inside the box
def box_index(row, col):
    return row % 3 * 3 + col // 3


# wrong board.box-index: the place inside the box
def box_index(row, col):
    return row // 3 * 3 + col % 3


# wrong board.box-index: the remainder is not dropped
def box_index(row, col):
    return row * 3 // 3 + col // 3


# wrong board.box-index: a float, not an int
def box_index(row, col):
    return row / 3 * 3 + col / 3


# wrong board.box-index: a float, not an int
def box_index(row, col):
    import math

    return (math.floor(row / 3) * 3 + math.floor(col / 3)) / 1


# wrong board.box-index: the corner, not the index
def box_index(row, col):
    return row - row % 3, col - col % 3


# wrong board.box-index
def box_index(row, col):
    return row // 3, col // 3


# wrong board.box-index: printed, not returned
def box_index(row, col):
    print(row // 3 * 3 + col // 3)


# wrong board.box-index
def box_index(row, col):
    return str(row // 3 * 3 + col // 3)


# wrong board.box-index: `None` at times
def box_index(row, col):
    if row < 3:
        return col // 3
    if row < 6:
        return 3 + col // 3
    if row < 8:
        return 6 + col // 3


# wrong board.box-index
def box_index(row, col):
    from sudoku_teach.board import UNITS

    for k, cells in enumerate(UNITS.values()):
        if (row, col) in cells:
            return k


# right board.conflicts: each digit of each unit
def clashing_cells(board):
    found = set()
    for cells in UNITS.values():
        for digit in range(1, 10):
            same = [(r, c) for r, c in cells if board[r][c] == digit]
            if len(same) > 1:
                found.update(same)
    return found


# right board.conflicts: pairs of cells, without the package
def clashing_cells(board):
    found = []
    for r in range(9):
        for c in range(9):
            for y in range(9):
                for x in range(9):
                    near = r == y or c == x or (r // 3, c // 3) == (y // 3, x // 3)
                    if near and (r, c) != (y, x) and board[r][c] == board[y][x] != 0:
                        found.append((r, c))
    return found


# right board.conflicts: a generator of lists, in which cells come twice
def clashing_cells(board):
    for conflict in conflicts(board):
        for row, col in conflict.cells:
            yield [row, col]


# right board.conflicts: a Counter, sorted
def clashing_cells(board):
    from collections import Counter

    bad = set()
    for cells in UNITS.values():
        counts = Counter(board[r][c] for r, c in cells)
        del counts[0]
        for r, c in cells:
            if counts[board[r][c]] > 1:
                bad.add((r, c))
    return sorted(bad)


# right board.conflicts: keys of a dict, from three functions
def in_row(board, r, c):
    return board[r].count(board[r][c]) > 1


def in_column(board, r, c):
    return [row[c] for row in board].count(board[r][c]) > 1


def in_box(board, r, c):
    top, left = r - r % 3, c - c % 3
    return sum((row[left : left + 3] for row in board[top : top + 3]), []).count(board[r][c]) > 1


def clashing_cells(board):
    asked = (in_row, in_column, in_box)
    cells = [(r, c) for r, row in enumerate(board) for c, digit in enumerate(row) if digit]
    return {(r, c): True for r, c in cells if any(ask(board, r, c) for ask in asked)}


# right board.conflicts: blanked and restored, a tuple
def clashing_cells(board):
    found = []
    for r in range(9):
        for c in range(9):
            digit, board[r][c] = board[r][c], 0
            if digit and any(digit == board[y][x] for u in UNITS.values() if (r, c) in u for y, x in u):
                found.append([r, c])
            board[r][c] = digit
    return tuple(found)


# right board.conflicts: numpy's coordinates
def clashing_cells(board):
    import numpy

    grid = numpy.array(board)
    bad = numpy.zeros((9, 9), bool)
    for cells in UNITS.values():
        rows, cols = zip(*cells)
        digits = grid[rows, cols]
        counts = numpy.bincount(digits, minlength=10)
        bad[rows, cols] |= (counts[digits] > 1) & (digits > 0)
    return numpy.argwhere(bad)


# right board.conflicts: a kept set that is cleared
found = set()


def clashing_cells(board):
    found.clear()
    for conflict in conflicts(board):
        found.update(conflict.cells)
    return found


# right board.conflicts: slowly, a board without the cell
def clashing_cells(board):
    from copy import deepcopy

    found = []
    for r in range(9):
        for c in range(9):
            without = deepcopy(board)
            without[r][c] = 0
            before, after = conflicts(board), conflicts(without)
            if sum(len(one.cells) for one in after) < sum(len(one.cells) for one in before):
                found.append((r, c))
    return found


# wrong board.conflicts: a blank counts as a digit
def clashing_cells(board):
    found = set()
    for cells in UNITS.values():
        digits = [board[r][c] for r, c in cells]
        for r, c in cells:
            if digits.count(board[r][c]) > 1:
                found.add((r, c))
    return found


# wrong board.conflicts: a cell clashes with itself
def clashing_cells(board):
    found = []
    for r in range(9):
        for c in range(9):
            if board[r][c] and board[r][c] in board[r]:
                found.append((r, c))
    return found


# wrong board.conflicts: not every cell of a clash
def clashing_cells(board):
    found = []
    for cells in UNITS.values():
        seen = set()
        for r, c in cells:
            if board[r][c] and board[r][c] in seen:
                found.append((r, c))
            seen.add(board[r][c])
    return found


# wrong board.conflicts: not every cell of a clash
def clashing_cells(board):
    bad = set()
    for cells in UNITS.values():
        digits = [board[r][c] for r, c in cells]
        for digit in digits:
            if digit != 0 and digits.count(digit) > 1:
                bad.add(cells[digits.index(digit)])
                bad.add(cells[8 - digits[::-1].index(digit)])
    return bad


# wrong board.conflicts: not every cell of a clash
def clashing_cells(board):
    return [one.cells[0] for one in conflicts(board)]


# wrong board.conflicts: not every cell of a clash
def clashing_cells(board):
    return [cell for one in conflicts(board) for cell in one.cells[:-1]]


# wrong board.conflicts: the rows are left out
def clashing_cells(board):
    return {cell for one in conflicts(board) if "row" not in one.unit for cell in one.cells}


# wrong board.conflicts: the columns are left out
def clashing_cells(board):
    found = []
    for name, cells in UNITS.items():
        for r, c in cells:
            others = [board[y][x] for y, x in cells if (y, x) != (r, c)]
            if board[r][c] in others and board[r][c] > 0 and "column" not in name:
                found.append([r, c])
    return found


# wrong board.conflicts: the boxes are left out
def clashing_cells(board):
    columns = [list(column) for column in zip(*board)]
    cells = [(r, c) for r in range(9) for c in range(9) if board[r][c]]
    return [(r, c) for r, c in cells if board[r].count(board[r][c]) + columns[c].count(board[r][c]) > 2]


# wrong board.conflicts: one kind of unit only
def clashing_cells(board):
    cells = [(r, c) for r in range(9) for c in range(9)]
    return [(r, c) for r, c in cells if board[r][c] and board[r].count(board[r][c]) > 1]


# wrong board.conflicts: one kind of unit only
def clashing_cells(board):
    return {cell for one in conflicts(board) if one.unit[0] == "b" for cell in one.cells}


# wrong board.conflicts
def clashing_cells(board):
    found = {cell for one in conflicts(board) if "box" not in one.unit for cell in one.cells}
    boxes = ("box 1", "box 5", "box 9")
    return found | {cell for one in conflicts(board) if one.unit in boxes for cell in one.cells}


# wrong board.conflicts
def clashing_cells(board):
    found = set()
    for r in range(9):
        for c in range(9):
            digit = board[r][c]
            column = [board[y][c] for y in range(9)]
            box = [board[y][x] for y in range(r // 3, r // 3 + 3) for x in range(c // 3, c // 3 + 3)]
            if digit and max(board[r].count(digit), column.count(digit), box.count(digit)) > 1:
                found.add((r, c))
    return found


# wrong board.conflicts: row and column swapped
def clashing_cells(board):
    found = set()
    for x in range(9):
        for y in range(9):
            for cells in UNITS.values():
                if (y, x) in cells and board[y][x]:
                    if sum(board[r][c] == board[y][x] for r, c in cells) > 1:
                        found.add((x, y))
    return found


# wrong board.conflicts: counted from 1
def clashing_cells(board):
    return [(r + 1, c + 1) for one in conflicts(board) for r, c in one.cells]


# wrong board.conflicts: one clash only
def clashing_cells(board):
    for cells in UNITS.values():
        for digit in range(1, 10):
            same = [(row, col) for row, col in cells if board[row][col] == digit]
            if len(same) > 1:
                return same
    return []


# wrong board.conflicts: one clash only
def clashing_cells(board):
    bad = set()
    for conflict in conflicts(board):
        for cell in conflict.cells:
            bad.add(cell)
        return bad


# wrong board.conflicts: it ends after the first round
def clashing_cells(board):
    found = set()
    for cells in UNITS.values():
        digits = [board[r][c] for r, c in cells]
        for r, c in cells:
            if board[r][c] and digits.count(board[r][c]) > 1:
                found.add((r, c))
        return found


# wrong board.conflicts: it ends after the first round
def clashing_cells(board):
    found = set()
    bad = {cell for one in conflicts(board) for cell in one.cells}
    for r in range(9):
        for c in range(9):
            if (r, c) in bad:
                found.add((r, c))
        return found


# wrong board.conflicts: the conflicts, not their cells
def clashing_cells(board):
    return [each for each in conflicts(board)]


# wrong board.conflicts: cells in groups
def clashing_cells(board):
    found = []
    for one in conflicts(board):
        found.append(list(one.cells))
    return found


# wrong board.conflicts: cells in groups
def clashing_cells(board):
    return {one.cells for one in conflicts(board)}


# wrong board.conflicts: whether, not where
def clashing_cells(board):
    return bool(conflicts(board))


# wrong board.conflicts: nothing is returned
def clashing_cells(board):
    found = [one.cells for one in conflicts(board)]


# wrong board.conflicts: printed, not returned
def clashing_cells(board):
    print([one.cells for one in conflicts(board)])


# wrong board.conflicts: the argument is changed
def clashing_cells(board):
    found = {cell for one in conflicts(board) for cell in one.cells}
    for r, c in found:
        board[r][c] = 0
    return found


# wrong board.conflicts: state from an earlier call
def clashing_cells(board, found=set()):
    for one in conflicts(board):
        found.update(one.cells)
    return found


# wrong board.conflicts
def clashing_cells(board):
    return []


# wrong board.conflicts
def clashing_cells(board):
    return {one.digit for one in conflicts(board)}


# wrong board.conflicts
def clashing_cells(board):
    found = set()
    for cells in UNITS.values():
        digits = [board[r][c] for r, c in cells]
        for r, c in cells:
            if board[r][c] == 0:
                break
            if digits.count(board[r][c]) > 1:
                found.add((r, c))
    return found


# right board.copy: a loop
def copy(board):
    new = []
    for row in board:
        new.append(row[:])
    return new


# right board.copy: cell by cell
def copy(board):
    new = [[0] * 9 for _ in range(9)]
    for row in range(9):
        for col in range(9):
            new[row][col] = board[row][col]
    return new


# right board.copy: deepcopy by its own name
from copy import deepcopy


def copy(board):
    return deepcopy(board)


# right board.copy: there and back through JSON
import json


def copy(board):
    return json.loads(json.dumps(board))


# right board.copy: recursion over the rows
def copy(board):
    if not board:
        return []
    first, *others = board
    return [[*first]] + copy(others)


# right board.copy: through numpy
def copy(board):
    import numpy

    return [list(row) for row in numpy.array(board)]


# right board.copy: the copies change places with the rows
def copy(board):
    old = board[:]
    for k in range(9):
        board[k] = board[k][:]
    return old


# wrong board.copy: the copy shares its rows
def copy(board):
    return list(board)


# wrong board.copy: the copy shares its rows
def copy(board):
    return board[:1] + [row for row in board[1:]]


# wrong board.copy: the copy shares its rows
def copy(board):
    return [row[:] for row in board[:8]] + board[8:]


# wrong board.copy: the copy shares its rows
import copy as library


def copy(board):
    return library.copy(board)


# wrong board.copy: the same board with a second name
def copy(board):
    new = board
    return new


# wrong board.copy: the same board with a second name
def copy(board):
    for row in board:
        row = row[:]
    return board


# wrong board.copy: one row, nine times
def copy(board):
    new = [[0] * 9] * 9
    for row in range(9):
        for col in range(9):
            new[row][col] = board[row][col]
    return new


# wrong board.copy: one row, nine times
def copy(board):
    copies = {tuple(row): list(row) for row in board}
    return [copies[tuple(row)] for row in board]


# wrong board.copy: rows that are not lists
def copy(board):
    return [tuple(row) for row in board]


# wrong board.copy: rows that are not lists
def copy(board):
    return list(map(lambda row: map(int, row), board))


# wrong board.copy: rows that are not lists
def copy(board):
    import numpy

    return list(numpy.array(board))


# wrong board.copy: the last row or column is missing
def copy(board):
    return [[board[row][col] for col in range(9)] for row in range(8)]


# wrong board.copy: the last row or column is missing
def copy(board):
    return [row[:-1] for row in board]


# wrong board.copy: the last row or column is missing
def copy(board):
    new = []
    for row in range(0, 8):
        new.append([])
        for col in range(0, 8):
            new[row].append(board[row][col])
    return new


# wrong board.copy: one list of 81 digits
def copy(board):
    new = []
    for row in board:
        new += row
    return new


# wrong board.copy: the function hides the module
import copy


def copy(board):
    return copy.deepcopy(board)


# wrong board.copy: the function hides the module
import copy


def copy(board):
    return [copy.copy(row) for row in board]


# wrong board.copy: the board is changed
def copy(board):
    new = []
    while board:
        new.append(board.pop(0))
    return new


# wrong board.copy: nothing is returned
def copy(board):
    new = []
    for row in board:
        new += [list(row)]


# wrong board.copy: one list for two calls
new = [[0] * 9 for _ in range(9)]


def copy(board):
    for row in range(9):
        new[row][:] = board[row]
    return new


# wrong board.copy: a generator, not a value
def copy(board):
    return (row[:] for row in board)


# wrong board.copy
def copy(board):
    return tuple(row[:] for row in board)


# wrong board.copy
def copy(board):
    new = []
    for row in board:
        new.append(row[:])
        return new


# wrong board.copy
def copy(board):
    return [sorted(row) for row in board]
