# right one-integer.index: divmod
def index_of(digit, row, col):
    return (digit * 9 + row - 9) * 9 + col


def candidate_of(index):
    plane, cell = divmod(index, 81)
    return plane + 1, *divmod(cell, 9)


# right one-integer.index: a table
ALL = [[d, r, c] for d in range(1, 10) for r in range(9) for c in range(9)]


def index_of(digit, row, col):
    return ALL.index([digit, row, col])


def candidate_of(index):
    return ALL[index]


# right one-integer.index: the first function looks for what the second returns
def index_of(digit, row, col):
    return next(k for k in range(729) if candidate_of(k) == (digit, row, col))


def candidate_of(index):
    col = index % 9
    row = index // 9 % 9
    return (index // 81 + 1, row, col)


# right one-integer.index: numpy
import numpy


def index_of(digit, row, col):
    return numpy.ravel_multi_index((digit - 1, row, col), (9, 9, 9))


def candidate_of(index):
    return numpy.array(numpy.unravel_index(index, (9, 9, 9))) + [1, 0, 0]


# wrong one-integer.index: the first digit is 1
def index_of(digit, row, col):
    return digit * 81 + row * 9 + col


def candidate_of(index):
    return index // 81 + 1, index // 9 % 9, index % 9


# wrong one-integer.index: the first digit is 1
def index_of(digit, row, col):
    return (digit - 1) * 81 + row * 9 + col


def candidate_of(index):
    return [index // 81, index % 81 // 9, index % 9]


# wrong one-integer.index: the first digit is 1
def index_of(digit, row, col):
    return digit * 81 + row * 9 + col


def candidate_of(index):
    return index // 81, index % 81 // 9, index % 9


# wrong one-integer.index: row and column swapped
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * col + row


def candidate_of(index):
    return index // 81 + 1, index % 9, index % 81 // 9


# wrong one-integer.index: row and column swapped
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col


def candidate_of(index):
    return index // 81 + 1, index % 9, index % 81 // 9


# wrong one-integer.index: row and column swapped
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * col + row


def candidate_of(index):
    return index // 81 + 1, index % 81 // 9, index % 9


# wrong one-integer.index: ordered by cell
def index_of(digit, row, col):
    return (9 * row + col) * 9 + digit - 1


def candidate_of(index):
    return index % 9 + 1, index // 81, index // 9 % 9


# wrong one-integer.index: ordered by cell
def index_of(digit, row, col):
    return (9 * row + col) * 9 + digit - 1


def candidate_of(index):
    return index // 81 + 1, index % 81 // 9, index % 9


# wrong one-integer.index: the planes are still in the row
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col


def candidate_of(index):
    return 1 + index // 81, index // 9, index % 9


# wrong one-integer.index
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col


def candidate_of(index):
    return index // 81 + 1, divmod(index % 81, 9)


# wrong one-integer.index
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col


def candidate_of(index): ...


# wrong one-integer.index
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col


def candidate_of(index):
    return index / 81 // 1 + 1, index % 81 // 9, index % 9


# wrong one-integer.index
def index_of(digit, row, col):
    return int(f"{digit}{row}{col}")


def candidate_of(index):
    return index // 81 + 1, index % 81 // 9, index % 9


# right one-integer.place: three loops, bit by bit
def without_rivals(state, digit, row, col):
    for d in range(1, 10):
        for r in range(9):
            for c in range(9):
                cell = (r, c) == (row, col)
                unit = r == row or c == col or box_index(r, c) == box_index(row, col)
                if (cell and d != digit) or (unit and d == digit and not cell):
                    state &= ~(1 << index_of(d, r, c))
    return state


# right one-integer.place: four families of nine
def without_rivals(state, digit, row, col):
    own = state & 1 << index_of(digit, row, col)
    for k in range(9):
        state &= ~(1 << index_of(digit, row, k)) & ~(1 << index_of(digit, k, col))
        state &= ~(1 << index_of(k + 1, row, col))
        state &= ~(1 << index_of(digit, row // 3 * 3 + k // 3, col // 3 * 3 + k % 3))
    return state | own


# right one-integer.place: what stays is collected
def without_rivals(state, digit, row, col):
    kept = [k for k in range(729) if state >> k & 1 and not rivals(candidate_of(k), (digit, row, col))]
    return sum(1 << k for k in kept)


def rivals(one, other):
    if one == other:
        return False
    if one[1:] == other[1:]:
        return True
    return one[0] == other[0] and (
        one[1] == other[1] or one[2] == other[2] or box_index(*one[1:]) == box_index(*other[1:])
    )


# right one-integer.place: text, with a cache
from functools import cache


@cache
def mask(digit, row, col):
    text = ""
    for k in range(729):
        d, r, c = candidate_of(k)
        near = r == row or c == col or (r // 3, c // 3) == (row // 3, col // 3)
        here = (r, c) == (row, col)
        text = ("1" if (here and d == digit) or not (here or (near and d == digit)) else "0") + text
    return int(text, 2)


def without_rivals(state, digit, row, col):
    return state & mask(digit, row, col)


# right one-integer.place: the package's table
from sudoku_teach.solvers import one_integer


def without_rivals(state, digit, row, col):
    print(digit, row, col)
    return state & one_integer.PLACE[index_of(digit, row, col)]


# wrong one-integer.place: the candidate goes too
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if (r, c) == (row, col) or (d == digit and unit):
            state &= ~(1 << k)
    return state


# wrong one-integer.place: the box is forgotten
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        if (r, c) == (row, col):
            rival = d != digit
        else:
            rival = d == digit and (r == row or c == col)
        if rival:
            state &= ~(1 << k)
    return state


# wrong one-integer.place: the cell keeps its other digits
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if d == digit and unit and (r, c) != (row, col):
            state &= ~(1 << k)
    return state


# wrong one-integer.place: all digits leave the units
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if unit and (d, r, c) != (digit, row, col) and ((r, c) != (row, col) or d != digit):
            state &= ~(1 << k)
    return state


# wrong one-integer.place: `^` turns bits on
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) != (unit and d == digit):
            state ^= 1 << k
    return state


# wrong one-integer.place: the bit is turned on
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) or (unit and d == digit):
            state &= ~(1 << k)
    return state | 1 << index_of(digit, row, col)


# wrong one-integer.place
def without_rivals(state, digit, row, col):
    rivals = 0
    for k in range(1, 729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) != (unit and d == digit):
            rivals |= 1 << k
    return state & ~rivals


# wrong one-integer.place
def without_rivals(state, digit, row, col):
    rivals = 0
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) != (unit and d == digit):
            rivals |= 1 << k
    return state & rivals


# wrong one-integer.place
def without_rivals(state, digit, row, col):
    rivals = 0
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) != (unit and d == digit):
            rivals |= 1 << k
    return ~rivals


# wrong one-integer.place
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) != (unit and d == digit):
            state &= ~(1 << k)
    return state


# wrong one-integer.place
def without_rivals(state, digit, row, col):
    for k in range(729):
        d, r, c = candidate_of(k)
        unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        if ((r, c) == (row, col)) != (unit and d == digit):
            state -= 1 << k
    return state


# wrong one-integer.place: nothing is returned
def without_rivals(state, digit, row, col):
    state &= ~(1 << index_of(digit, row, col))


# right one-integer.fold: three pairs
def fold3(bits, stride):
    a = bits
    b = bits >> stride
    c = bits >> (stride + stride)
    return [a | b | c, (a & b) | (b & c) | (a & c)]


# right one-integer.fold: a loop that counts to two
def fold3(bits, stride):
    one = two = 0
    for k in range(3):
        moved = bits >> k * stride
        two |= one & moved
        one |= moved
    return one, two


# right one-integer.fold: shifted step by step
def fold3(x, s):
    y = x >> s
    z = y >> s
    return x | y | z, x & y | (x | y) & z


# right one-integer.fold: bit by bit
def fold3(bits, stride):
    some = several = 0
    for k in range(bits.bit_length()):
        count = sum(bits >> k + n * stride & 1 for n in range(3))
        some += (count >= 1) << k
        several += (count >= 2) << k
    return some, several


# right one-integer.fold: a full adder
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = second >> stride
    return first | second | third, first & second ^ third & (first ^ second)


# wrong one-integer.fold: shifted to the left
def fold3(bits, stride):
    a, b, c = bits, bits << stride, bits << 2 * stride
    return a | b | c, a & b | b & c | a & c


# wrong one-integer.fold: only neighbours are compared
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a | b | c, b & (a | c)


# wrong one-integer.fold: all three
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a | b | c, a & b & c


# wrong one-integer.fold: an odd number, not at least one
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a ^ b ^ c, a & b | b & c | a & c


# wrong one-integer.fold: exactly two, not at least two
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a | b | c, (a | b | c) & ~(a ^ b ^ c)


# wrong one-integer.fold: the third is one place too near
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> stride + 1
    return a | b | c, a & b | b & c | a & c


# wrong one-integer.fold: the two are swapped
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a & b | b & c | a & c, a | b | c


# wrong one-integer.fold
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> stride
    return a | b | c, a & b | b & c | a & c


# wrong one-integer.fold
def fold3(bits, stride):
    a, b, c = bits, bits >> 1, bits >> 2
    return a | b | c, a & b | b & c | a & c


# wrong one-integer.fold
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a | b | c


# wrong one-integer.fold
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    return first | second | third, ...


# wrong one-integer.fold
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a | b | c, a & b + b & c + a & c


# wrong one-integer.fold
def fold3(bits, stride):
    bits &= 511
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    return a | b | c, a & b | b & c | a & c


# wrong one-integer.fold: printed, not returned
def fold3(bits, stride):
    a, b, c = bits, bits >> stride, bits >> 2 * stride
    print(f"{a | b | c:b} {a & b | b & c | a & c:b}")


# right one-integer.singles: loops
def singles(state):
    alone = 0
    for k in range(9):
        if state >> k & 1:
            digit = [n for n in range(3) if state >> 3 * (k // 3) + n & 1]
            cell = [n for n in range(3) if state >> k % 3 + 3 * n & 1]
            if len(digit) == 1 or len(cell) == 1:
                alone |= 1 << k
    return alone


# right one-integer.singles: six masks
def singles(state):
    groups = [7, 7 << 3, 7 << 6, 73, 73 << 1, 73 << 2]
    found = 0
    for group in groups:
        if (state & group).bit_count() == 1:
            found |= state & group
    return found


# right one-integer.singles: the rivals are taken away
def singles(state):
    digits, cells = fold3(state, 1), fold3(state, 3)
    rivals_of_digit = (digits[1] & 0b001001001) * 7
    rivals_of_cell = (cells[1] & 7) * 0b001001001
    return state & ~(rivals_of_digit & rivals_of_cell)


# wrong one-integer.singles: only the cells are asked
def singles(state):
    some, several = fold3(state, 3)
    return (some & ~several & 7) * 73 & state


# wrong one-integer.singles: only the digits are asked
def singles(state):
    return sum(state & g for g in (7, 7 << 3, 7 << 6) if (state & g).bit_count() == 1)


# wrong one-integer.singles: alone in both
def singles(state):
    found = 0
    for k in range(9):
        digit, cell = 7 << k // 3 * 3, 73 << k % 3
        if state >> k & 1 and (state & digit).bit_count() == (state & cell).bit_count() == 1:
            found |= 1 << k
    return found


# wrong one-integer.singles: the flags, not the candidates
def singles(state):
    some, several = fold3(state, 1)
    digits = some & ~several & 0b001001001
    some, several = fold3(state, 3)
    return digits | some & ~several & 7


# wrong one-integer.singles: candidates that are gone come back
def singles(state):
    some, several = fold3(state, 1)
    digits = some & ~several & 0b001001001
    some, several = fold3(state, 3)
    return digits * 7 | (some & ~several & 7) * 73


# wrong one-integer.singles: no `& flags`
def singles(state):
    some, several = fold3(state, 1)
    digits = some & ~several
    some, several = fold3(state, 3)
    cells = some & ~several
    return (digits * 7 | cells * 73) & state


# wrong one-integer.singles
def singles(state):
    some, several = fold3(state, 3)
    digits = some & ~several & 0b001001001
    some, several = fold3(state, 1)
    return (digits * 7 | (some & ~several & 7) * 73) & state


# wrong one-integer.singles
def singles(state):
    return [k for k in range(9) if state >> k & 1]


# right one-integer.search: each candidate
def search(state):
    left = propagate(state)
    if left == 0:
        return 0
    if left.bit_count() == 81:
        return left
    for k in fewest(left):
        answer = search(place(left, k))
        if answer != 0:
            return answer
    return 0


# right one-integer.search: a list of what waits
def search(state):
    waiting = [state]
    while waiting:
        one = propagate(waiting.pop())
        if one.bit_count() == 81:
            return one
        if one:
            waiting += [place(one, index) for index in fewest(one)]
    return 0


# right one-integer.search: with a candidate, or without it
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    first = fewest(state)[-1]
    return search(place(state, first)) or search(state & ~(1 << first))


# right one-integer.search: a generator of solutions, breadth first
def search(state):
    return next(solutions([state]), 0)


def solutions(level):
    while level:
        level = [left for left in map(propagate, level) if left]
        yield from (left for left in level if left.bit_count() == 81)
        level = [place(left, k) for left in level if left.bit_count() > 81 for k in fewest(left)]


# right one-integer.search: False for no solution
def search(state):
    state = propagate(state)
    if state.bit_count() == 81:
        return state
    return state != 0 and next(filter(None, (search(place(state, k)) for k in fewest(state))), False)


# right one-integer.search: without one candidate, or without another
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state):
        answer = search(state & ~(1 << k))
        if answer:
            return answer
    return 0


# wrong one-integer.search: it does not turn back
def search(state):
    left = propagate(state)
    if left.bit_count() == 81:
        return left
    for k in fewest(left):
        answer = search(place(left, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search: it does not turn back
def search(state):
    left = propagate(state)
    if left == 0:
        return 0
    for k in fewest(left):
        answer = search(place(left, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search: it does not turn back
def search(state):
    state = propagate(state)
    for k in fewest(state):
        answer = search(place(state, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search: what `propagate` returns is not used
def search(state):
    propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    for k in fewest(state):
        answer = search(place(state, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search: only the first guess counts
def search(state):
    left = propagate(state)
    if left.bit_count() in (0, 81):
        return left
    return search(place(left, fewest(left)[0]))


# wrong one-integer.search: only the first guess counts
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state):
        state = place(state, k)
        answer = search(state)
        if answer:
            return answer
    return 0


# wrong one-integer.search: only the last guess counts
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    answer = 0
    for k in fewest(state):
        answer = search(place(state, k))
    return answer


# wrong one-integer.search: 0 where a guess is needed
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state):
        search(place(state, k))
    return 0


# wrong one-integer.search: 0 where a guess is needed
def search(state):
    state = propagate(state)
    return state if state.bit_count() == 81 else 0


# wrong one-integer.search: an open state is returned
def search(state):
    return propagate(state)


# wrong one-integer.search: yes or no, not the state
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state.bit_count() == 81
    return any(search(place(state, k)) for k in fewest(state))


# wrong one-integer.search: `None` at times
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state):
        answer = search(place(state, k))
        if answer:
            return answer


# wrong one-integer.search
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state)[:2]:
        answer = search(place(state, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state)[-2:]:
        answer = search(place(state, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in fewest(state)[1:]:
        answer = search(place(state, k))
        if answer:
            return answer
    return 0


# wrong one-integer.search
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    found = 0
    for k in fewest(state):
        found |= search(place(state, k))
    return found


# wrong one-integer.search
def search(state):
    state = propagate(state)
    if state == 0:
        return -1
    if state.bit_count() == 81:
        return state
    for k in fewest(state):
        answer = search(place(state, k))
        if answer > 0:
            return answer
    return -1
