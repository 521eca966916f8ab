# right start.blanks: a loop
def blanks(row):
    number = 0
    for cell in row:
        if cell == 0:
            number += 1
    return number
# right start.blanks: a comprehension
def blanks(row):
    return len([cell for cell in row if not cell])
# right start.blanks: numpy, returns a numpy int
import numpy as np
def blanks(row):
    return (np.array(row) == 0).sum()
# right start.blanks: Counter, and prints as well
from collections import Counter
def blanks(row):
    n = Counter(row)[0]
    print("blanks:", n)
    return n
# right start.blanks: list.count
def blanks(row):
    return row.count(0)
# right start.blanks: map with not
def blanks(row):
    return sum(map(lambda cell: not cell, row))
# wrong start.blanks: `None` at times
def blanks(row):
    n = 0
    for cell in row:
        if cell == 0:
            n += 1
    if n > 0:
        return n
# wrong start.blanks: a generator, not a value
def blanks(row):
    yield row.count(0)
# wrong start.blanks: different digits are counted
def blanks(row):
    return 9 - len(set(row) - {0})
# wrong start.blanks: it stops at the first blank
def blanks(row):
    n = 0
    for cell in row:
        if cell == 0:
            n += 1
            return n
    return n
# wrong start.blanks: printed, not returned
def blanks(row):
    print(row.count(0))
# wrong start.blanks: state from an earlier call
def blanks(row, zeros=[]):
    for cell in row:
        if cell == 0:
            zeros.append(cell)
    return len(zeros)
# wrong start.blanks: the digits are counted
def blanks(row):
    n = 0
    for cell in row:
        if cell:
            n += 1
    return n
# wrong start.blanks (nine minus the different values, 0 among them)
def blanks(row):
    return 9 - len(set(row))
# wrong start.blanks (sorted, then the place of the first filled cell, which an empty row has not)
def blanks(row):
    return next(i for i, cell in enumerate(sorted(row)) if cell)
