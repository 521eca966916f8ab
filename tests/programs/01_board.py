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
# right board.box-index: numpy repeat and kron, a numpy int
import numpy as np
def box_index(row, col):
    grid = np.kron(np.arange(9).reshape(3, 3), np.ones((3, 3), dtype=int))
    return grid[row, col]
# right board.box-index: whole division
def box_index(row, col):
    return row // 3 * 3 + col // 3
# right board.box-index: row minus its rest
def box_index(row, col):
    return row - row % 3 + col // 3
# right board.box-index: base three with int and a string
def box_index(row, col):
    return int(f"{row // 3}{col // 3}", 3)
# wrong board.box-index: a float, not an int
def box_index(row, col):
    return row // 3 * 3 + col / 3
# wrong board.box-index: rounded, not cut off
def box_index(row, col):
    return round(row / 3) * 3 + round(col / 3)
# wrong board.box-index: row and column swapped
def box_index(row, col):
    return col // 3 * 3 + row // 3
# wrong board.box-index: the `* 3` is missing
def box_index(row, col):
    return row // 3 + col // 3
# wrong board.box-index: the box counted from 1
def box_index(row, col):
    return row // 3 * 3 + col // 3 + 1
# wrong board.box-index: the place inside the box
def box_index(row, col):
    return row % 3 * 3 + col % 3
# wrong board.box-index: the remainder is not dropped
def box_index(row, col):
    return row + col // 3
# wrong board.box-index (one cell of the table is mistyped)
def box_index(row, col):
    table = ["000111222",
             "000111222",
             "000111222",
             "333444555",
             "333444555",
             "333444558",
             "666777888",
             "666777888",
             "666777888"]
    return int(table[row][col])
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
# right board.conflicts: for every cell, all others, a tuple backwards
def clashing_cells(board):
    found = ()
    for r in range(9):
        for c in range(9):
            for r2 in range(9):
                for c2 in range(9):
                    if (r, c) == (r2, c2) or board[r][c] == 0:
                        continue
                    same = r == r2 or c == c2 or (r // 3, c // 3) == (r2 // 3, c2 // 3)
                    if same and board[r][c] == board[r2][c2]:
                        found = ((r, c),) + found
    return found
# right board.conflicts: numpy, per digit, pairs of numpy ints
import numpy as np
def clashing_cells(board):
    b = np.array(board)
    found = []
    for d in range(1, 10):
        m = (b == d).astype(int)
        rows = m.sum(axis=1)
        cols = m.sum(axis=0)
        boxes = m.reshape(3, 3, 3, 3).sum(axis=(1, 3))
        for r, c in zip(*np.nonzero(m)):
            if rows[r] > 1 or cols[c] > 1 or boxes[r // 3, c // 3] > 1:
                found.append((r, c))
    return found
# right board.conflicts: with conflicts, a set
def clashing_cells(board):
    return {cell for conflict in conflicts(board) for cell in conflict.cells}
# right board.conflicts: with conflicts, a list in which a cell may come twice
def clashing_cells(board):
    cells = []
    for conflict in conflicts(board):
        cells += conflict.cells
    return cells
# wrong board.conflicts: `None` at times
def clashing_cells(board):
    found = [cell for conflict in conflicts(board) for cell in conflict.cells]
    if found:
        return found
# wrong board.conflicts: a blank counts as a digit
def clashing_cells(board):
    bad = set()
    for unit in UNITS.values():
        values = [board[r][c] for r, c in unit]
        for r, c in unit:
            if values.count(board[r][c]) > 1:
                bad.add((r, c))
    return bad
# wrong board.conflicts: cells in groups
def clashing_cells(board):
    return [conflict.cells for conflict in conflicts(board)]
# wrong board.conflicts: counted from 1
def clashing_cells(board):
    return {(r + 1, c + 1) for conflict in conflicts(board) for r, c in conflict.cells}
# wrong board.conflicts: not every cell of a clash
def clashing_cells(board):
    bad = set()
    for conflict in conflicts(board):
        bad.add(conflict.cells[0])
        bad.add(conflict.cells[-1])
    return bad
# wrong board.conflicts: nothing is returned
def clashing_cells(board):
    found = [one.cells for one in conflicts(board)]
# wrong board.conflicts: one clash only
def clashing_cells(board):
    for conflict in conflicts(board):
        return list(conflict.cells)
    return []
# wrong board.conflicts: state from an earlier call
def clashing_cells(board, bad=set()):
    for conflict in conflicts(board):
        bad |= set(conflict.cells)
    return bad
# wrong board.conflicts: the argument is changed
def clashing_cells(board):
    found = {cell for one in conflicts(board) for cell in one.cells}
    for r, c in found:
        board[r][c] = 0
    return found
# wrong board.conflicts: the boxes are left out
def clashing_cells(board):
    bad = set()
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d == 0:
                continue
            if board[r].count(d) > 1 or [line[c] for line in board].count(d) > 1:
                bad.add((r, c))
    return bad
# wrong board.conflicts: the columns are left out
def clashing_cells(board):
    found = []
    for name, cells in UNITS.items():
        for r, c in cells:
            others = [board[y][x] for y, x in cells if (y, x) != (r, c)]
            if board[r][c] in others and board[r][c] > 0 and "column" not in name:
                found.append([r, c])
    return found
# wrong board.conflicts: the rows are left out
def clashing_cells(board):
    return {cell for one in conflicts(board) if "row" not in one.unit for cell in one.cells}
# wrong board.conflicts (the digits, not the cells)
def clashing_cells(board):
    return {conflict.digit for conflict in conflicts(board)}
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
# right board.copy: numpy and back
import numpy as np
def copy(board):
    return np.array(board).tolist()
# right board.copy: numpy ints in the rows, equal to the board
import numpy as np
def copy(board):
    return [list(row) for row in np.array(board)]
# right board.copy: slices of the rows
def copy(board):
    return [row[:] for row in board]
# right board.copy: map with list.copy
def copy(board):
    return list(map(list.copy, board))
# wrong board.copy: nothing is returned
def copy(board):
    new = [row[:] for row in board]
# wrong board.copy: one list for two calls
def copy(board, new=[[0] * 9 for _ in range(9)]):
    for r in range(9):
        for c in range(9):
            new[r][c] = board[r][c]
    return new
# wrong board.copy: one list of 81 digits
def copy(board):
    return [digit for row in board for digit in row]
# wrong board.copy: one row, nine times
def copy(board):
    copies = {tuple(row): list(row) for row in board}
    return [copies[tuple(row)] for row in board]
# wrong board.copy: rows that are not lists
def copy(board):
    return [tuple(row) for row in board]
# wrong board.copy: the board is changed
def copy(board):
    new = []
    while board:
        new.append(board.pop(0))
    return new
# wrong board.copy: the copy shares its rows
def copy(board):
    return list(board)
# wrong board.copy: the function hides the module
import copy
def copy(board):
    return copy.deepcopy(board)
# wrong board.copy: the same board with a second name
def copy(board):
    new = board
    return new
# wrong board.copy (transposed)
def copy(board):
    return [list(column) for column in zip(*board)]
