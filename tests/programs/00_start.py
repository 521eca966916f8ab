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


# right start.blanks: numpy
def blanks(row):
    import numpy

    return (numpy.array(row) == 0).sum()


# right start.blanks: the row is sorted and used up
def blanks(row):
    row.sort()
    number = 0
    while row and row.pop(0) == 0:
        number += 1
    return number


# wrong start.blanks: the digits are counted
def blanks(row):
    return 9 - row.count(0)


# wrong start.blanks: different digits are counted
def blanks(row):
    return 9 - len(set(row) - {0})


# wrong start.blanks: whether, not how many
def blanks(row):
    return 0 in row


# wrong start.blanks: it stops at the first blank
def blanks(row):
    for cell in row:
        if cell == 0:
            return 1
    return 0


# wrong start.blanks
def blanks(row):
    number = 0
    for k in range(8):
        number += row[k] == 0
    return number


# wrong start.blanks: printed, not returned
def blanks(row):
    print(f"{row.count(0)} blanks")


# wrong start.blanks: a generator, not a value
def blanks(row):
    yield row.count(0)


# wrong start.blanks: state from an earlier call
number = 0


def blanks(row):
    global number
    for cell in row:
        number += cell == 0
    return number
