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
# right one-integer.index: lambdas with a cache
from functools import lru_cache
index_of = lambda digit, row, col: digit * 81 - 81 + row * 9 + col
@lru_cache(maxsize=None)
def candidate_of(index):
    return index // 81 + 1, index % 81 // 9, index % 9
# right one-integer.index: numpy, with numpy ints in the tuple
import numpy as np
def index_of(digit, row, col):
    return int(np.ravel_multi_index((digit - 1, row, col), (9, 9, 9)))
def candidate_of(index):
    digit, row, col = np.unravel_index(index, (9, 9, 9))
    return digit + 1, row, col
# right one-integer.index: the formula and divmod
def index_of(digit, row, col):
    """Return the index of the bit that stands for this candidate, 0 to 728."""
    return 81 * (digit - 1) + 9 * row + col
def candidate_of(index):
    """Return the candidate of this bit: digit, row, col."""
    digit, cell = divmod(index, 81)
    return (digit + 1, *divmod(cell, 9))
# right one-integer.index: Horner, and the way back by search
def index_of(digit, row, col):
    return ((digit - 1) * 9 + row) * 9 + col
def candidate_of(index):
    for digit in range(1, 10):
        for row in range(9):
            for col in range(9):
                if index_of(digit, row, col) == index:
                    return digit, row, col
# wrong one-integer.index: ordered by cell
def index_of(digit, row, col):
    return 81 * row + 9 * col + digit - 1
def candidate_of(index):
    return index % 9 + 1, index // 81, index // 9 % 9
# wrong one-integer.index: row and column swapped
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * col + row
def candidate_of(index):
    digit, cell = divmod(index, 81)
    col, row = divmod(cell, 9)
    return digit + 1, row, col
# wrong one-integer.index: state from an earlier call
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col
def candidate_of(index, result=[]):
    result.append(index // 81 + 1)
    result.append(index // 9 % 9)
    result.append(index % 9)
    return result
# wrong one-integer.index: the first digit is 1
def index_of(digit, row, col):
    return digit * 81 + row * 9 + col
def candidate_of(index):
    return index // 81, index // 9 % 9, index % 9
# wrong one-integer.index: the first digit is 1
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col
def candidate_of(index):
    return index // 81, index % 81 // 9, index % 9
# wrong one-integer.index: the planes are still in the row
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col
def candidate_of(index):
    return index // 81 + 1, index // 9, index % 9
# wrong one-integer.index (/ gives floats)
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col
def candidate_of(index):
    return index / 81 + 1, index / 9 % 9, index % 9
# wrong one-integer.index (the last candidate, index 728, gets None)
def index_of(digit, row, col):
    return 81 * (digit - 1) + 9 * row + col
def candidate_of(index):
    for digit in range(1, 10):
        for row in range(9):
            for col in range(9):
                if index_of(digit, row, col) == index and index < 728:
                    return digit, row, col
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
# right one-integer.place: numpy array of truth values, Python ints in the sum
import numpy as np
def without_rivals(state, digit, row, col):
    on = np.array([state >> i & 1 for i in range(729)]).reshape(9, 9, 9)
    own = on[digit - 1, row, col]
    on[:, row, col] = 0
    on[digit - 1, row, :] = 0
    on[digit - 1, :, col] = 0
    r, c = row - row % 3, col - col % 3
    on[digit - 1, r:r + 3, c:c + 3] = 0
    on[digit - 1, row, col] = own
    return sum(1 << int(i) for i in np.flatnonzero(on))
# right one-integer.place: closure with a cache, one number per cell and digit
from functools import cache
@cache
def rivals_of(digit, row, col):
    total = 0
    for d in range(1, 10):
        total += (d != digit) << index_of(d, row, col)
    for cell in range(81):
        r, c = divmod(cell, 9)
        if cell != 9 * row + col:
            total += (r == row or c == col or box_index(r, c) == box_index(row, col)) << index_of(digit, r, c)
    return total
def without_rivals(state, digit, row, col):
    return state - (state & rivals_of(digit, row, col))
# right one-integer.place: a mask of all rivals, then & ~
def without_rivals(state, digit, row, col):
    """Return the state without the rivals of this candidate."""
    mask = 0
    for i in range(9):
        mask |= 1 << index_of(i + 1, row, col)
        mask |= 1 << index_of(digit, i, col)
        mask |= 1 << index_of(digit, row, i)
        mask |= 1 << index_of(digit, row // 3 * 3 + i // 3, col // 3 * 3 + i % 3)
    mask &= ~(1 << index_of(digit, row, col))
    return state & ~mask
# right one-integer.place: looks at all 729 candidates
def without_rivals(state, digit, row, col):
    kept = 0
    for index in range(729):
        d, r, c = candidate_of(index)
        same_cell = r == row and c == col
        same_unit = r == row or c == col or box_index(r, c) == box_index(row, col)
        rival = same_cell != (d == digit and same_unit)
        if not rival:
            kept |= state & 1 << index
    return kept
# wrong one-integer.place: `^` turns bits on
def without_rivals(state, digit, row, col):
    mask = 0
    for i in range(9):
        mask |= 1 << index_of(i + 1, row, col)
        mask |= 1 << index_of(digit, i, col)
        mask |= 1 << index_of(digit, row, i)
        mask |= 1 << index_of(digit, row // 3 * 3 + i // 3, col // 3 * 3 + i % 3)
    mask ^= 1 << index_of(digit, row, col)
    return state ^ mask
# wrong one-integer.place: all digits leave the units
def without_rivals(state, digit, row, col):
    for index in range(729):
        d, r, c = candidate_of(index)
        if (d, r, c) != (digit, row, col):
            if r == row or c == col or box_index(r, c) == box_index(row, col):
                state &= ~(1 << index)
    return state
# wrong one-integer.place: state from an earlier call
def without_rivals(state, digit, row, col, rivals=set()):
    for d in range(1, 10):
        rivals.add((d, row, col))
    for r in range(9):
        for c in range(9):
            if r == row or c == col or box_index(r, c) == box_index(row, col):
                rivals.add((digit, r, c))
    rivals.discard((digit, row, col))
    for rival in rivals:
        state &= ~(1 << index_of(*rival))
    return state
# wrong one-integer.place: the bit is turned on
def without_rivals(state, digit, row, col):
    for i in range(9):
        state &= ~(1 << index_of(i + 1, row, col))
        state &= ~(1 << index_of(digit, i, col))
        state &= ~(1 << index_of(digit, row, i))
        state &= ~(1 << index_of(digit, row // 3 * 3 + i // 3, col // 3 * 3 + i % 3))
    return state | 1 << index_of(digit, row, col)
# wrong one-integer.place: the box is forgotten
def without_rivals(state, digit, row, col):
    for d in range(1, 10):
        if d != digit:
            state &= ~(1 << index_of(d, row, col))
    for i in range(9):
        if i != row:
            state &= ~(1 << index_of(digit, i, col))
        if i != col:
            state &= ~(1 << index_of(digit, row, i))
    return state
# wrong one-integer.place: the candidate goes too
def without_rivals(state, digit, row, col):
    for i in range(9):
        state &= ~(1 << index_of(i + 1, row, col))
        state &= ~(1 << index_of(digit, i, col))
        state &= ~(1 << index_of(digit, row, i))
        state &= ~(1 << index_of(digit, row // 3 * 3 + i // 3, col // 3 * 3 + i % 3))
    return state
# wrong one-integer.place: the cell keeps its other digits
def without_rivals(state, digit, row, col):
    for r in range(9):
        for c in range(9):
            if r == row or c == col or box_index(r, c) == box_index(row, col):
                if not (r == row and c == col):
                    state &= ~(1 << index_of(digit, r, c))
    return state
# wrong one-integer.place (the last rival, index 728, is left out by range(728))
def without_rivals(state, digit, row, col):
    kept = state
    for index in range(728):
        d, r, c = candidate_of(index)
        if (d, r, c) == (digit, row, col):
            continue
        near = r == row or c == col or box_index(r, c) == box_index(row, col)
        if (r, c) == (row, col) or d == digit and near:
            kept &= ~(1 << index)
    return kept
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
# right one-integer.fold: itertools.combinations and reduce
from functools import reduce
from itertools import combinations
from operator import or_
def fold3(bits, stride):
    three = [bits >> k * stride for k in range(3)]
    return reduce(or_, three), reduce(or_, (a & b for a, b in combinations(three, 2)))
# right one-integer.fold: shifts to the right
def fold3(bits, stride):
    """Return two ints: at every place, at least one of the three, and at least two of the three."""
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    return first | second | third, first & second | first & third | second & third
# right one-integer.fold: sets of places
def fold3(bits, stride):
    here = {i for i, char in enumerate(reversed(f"{bits:b}")) if char == "1"}
    left = {i - stride for i in here if i >= stride}
    far = {i - stride for i in left if i >= stride}
    two = (here & left) | (here & far) | (left & far)
    return sum(1 << i for i in here | left | far), sum(1 << i for i in two)
# right one-integer.fold: carries of a counter, in a loop
def fold3(bits, stride):
    once = twice = 0
    for k in range(3):
        part = bits >> k * stride
        twice |= once & part
        once |= part
    return once, twice
# wrong one-integer.fold: all three
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    return first | second | third, first & second & third
# wrong one-integer.fold: an odd number, not at least one
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    return first ^ second ^ third, first & second | first & third | second & third
# wrong one-integer.fold: exactly two, not at least two
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    return first | second | third, (first & second) ^ (first & third) ^ (second & third) ^ (first & second & third)
# wrong one-integer.fold: only neighbours are compared
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    return first | second | third, first & second | second & third
# wrong one-integer.fold: shifted to the left
def fold3(bits, stride):
    first = bits
    second = bits << stride
    third = bits << 2 * stride
    return first | second | third, first & second | first & third | second & third
# wrong one-integer.fold: the two are swapped
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> 2 * stride
    one = first | second | third
    two = first & second | first & third | second & third
    return two, one
# wrong one-integer.fold (third is shifted by 3 strides)
def fold3(bits, stride):
    first = bits
    second = first >> stride
    third = second >> 2 * stride
    return first | second | third, first & second | first & third | second & third
# wrong one-integer.fold (third is shifted by stride + 2)
def fold3(bits, stride):
    first = bits
    second = bits >> stride
    third = bits >> stride + 2
    return first | second | third, first & second | first & third | second & third
# wrong one-integer.fold (only 729 bits)
def fold3(bits, stride):
    mask = (1 << 729) - 1
    first = bits & mask
    second = first >> stride
    third = second >> stride
    return first | second | third, first & second | first & third | second & third
# right one-integer.fold9: a list of nine
def fold9(bits, step, stride):
    nine = [bits >> k * step + m * stride for k in range(3) for m in range(3)]
    one = two = 0
    for part in nine:
        two |= one & part
        one |= part
    return one, two
# right one-integer.fold9: pairs
def fold9(bits, step, stride):
    nine = [bits >> a + b for a in (0, step, 2 * step) for b in (0, stride, 2 * stride)]
    one = two = 0
    for k in range(9):
        one |= nine[k]
        for m in range(k):
            two |= nine[k] & nine[m]
    return [one, two]
# right one-integer.fold9: the stride first
def fold9(bits, step, stride):
    one, two = fold3(bits, stride)
    return fold3(one, step)[0], fold3(one, step)[1] | fold3(two, step)[0]
# right one-integer.fold9: written out
def fold9(bits, step, stride):
    a, b, c = bits, bits >> step, bits >> 2 * step
    one, two = a | b | c, a & b | a & c | b & c
    a, b, c = one, one >> stride, one >> 2 * stride
    return a | b | c, a & b | a & c | b & c | two | two >> stride | two >> 2 * stride
# right one-integer.fold9: strings
def fold9(bits, step, stride):
    text = f"{bits:b}"[::-1]
    places = [k * step + m * stride for k in range(3) for m in range(3)]
    counts = [sum(text[n + k:n + k + 1] == "1" for k in places) for n in range(len(text))]
    return sum(1 << n for n, c in enumerate(counts) if c), sum(1 << n for n, c in enumerate(counts) if c > 1)
# wrong one-integer.fold9: two of one three
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    return fold3(one, stride)[0], fold3(two, stride)[0]
# wrong one-integer.fold9: two threes
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    return fold3(one, stride)
# wrong one-integer.fold9: two threes
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    some, several = fold3(one, stride)
    return some, several | fold3(two, stride)[1]
# wrong one-integer.fold9: one of the two distances only
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    some, several = fold3(one, step)
    return some, several | fold3(two, step)[0]
# wrong one-integer.fold9: one of the two distances only
def fold9(bits, step, stride):
    one, two = fold3(bits, stride)
    some, several = fold3(one, stride)
    return some, several | fold3(two, stride)[0]
# wrong one-integer.fold9: the two are swapped
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    some, several = fold3(one, stride)
    return several | fold3(two, stride)[0], some
# wrong one-integer.fold9 (of the threes with two, only the first is looked at)
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    some, several = fold3(one, stride)
    return some, several | two
# wrong one-integer.fold9 (folds what has two instead of what has one)
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    return fold3(two, stride)
# wrong one-integer.fold9 (exactly one, not at least one)
def fold9(bits, step, stride):
    one, two = fold3(bits, step)
    some, several = fold3(one, stride)
    several |= fold3(two, stride)[0]
    return some & ~several, several
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
# right one-integer.singles: numpy sums of rows and columns
import numpy as np
def singles(state):
    grid = np.array([state >> i & 1 for i in range(9)]).reshape(3, 3)
    alone = (grid == 1) & ((grid.sum(axis=1, keepdims=True) == 1) | (grid.sum(axis=0) == 1))
    return int(alone.ravel() @ (2 ** np.arange(9)))
# right one-integer.singles: fold3 both ways
def singles(state):
    one, two = fold3(state, 1)
    digits = one & ~two & 0b001001001
    one, two = fold3(state, 3)
    cells = one & ~two & 0b111
    return state & (digits * 0b111 | cells * 0b1001001)
# right one-integer.singles: takes out those with a neighbour, by shifts
def singles(state):
    left, right = 0b011011011, 0b110110110
    in_digit = ((state & left) << 1) | ((state & right) >> 1)
    in_digit |= ((state & 0b001001001) << 2) | ((state & 0b100100100) >> 2)
    in_cell = state << 3 | state >> 3 | state << 6 | state >> 6
    return state & ~(in_digit & in_cell)
# right one-integer.singles: six masks
def singles(state):
    alone = 0
    for mask in (0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100):
        part = state & mask
        if part & part - 1 == 0:
            alone |= part
    return alone
# wrong one-integer.singles: alone in both
def singles(state):
    one, two = fold3(state, 1)
    digits = (one & ~two & 0b001001001) * 7
    one, two = fold3(state, 3)
    cells = (one & ~two & 7) * 0b1001001
    return state & digits & cells
# wrong one-integer.singles: candidates that are gone come back
def singles(state):
    result = 0
    for mask in (0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100):
        if (state & mask).bit_count() == 1:
            result |= mask
    return result
# wrong one-integer.singles: no `& flags`
def singles(state):
    one, two = fold3(state, 1)
    digits = (one & ~two) * 7
    one, two = fold3(state, 3)
    cells = (one & ~two & 7) * 0b1001001
    return state & (digits | cells)
# wrong one-integer.singles: no `& flags`
def singles(state):
    found = 0
    for stride, pattern in ((1, 0b111), (3, 0b1001001)):
        some, several = fold3(state, stride)
        found |= (some & ~several) * pattern
    return found & state
# wrong one-integer.singles: no `& flags`
def singles(state):
    one, two = fold3(state, 1)
    digits = (one ^ two) & 0b001001001
    one, two = fold3(state, 3)
    return state & (digits * 7 | (one ^ two) * 0b1001001)
# wrong one-integer.singles: only the cells are looked at
def singles(state):
    one, two = fold3(state, 3)
    return state & (one & ~two & 7) * 0b1001001
# wrong one-integer.singles: only the digits are looked at
def singles(state):
    result = 0
    for shift in (0, 3, 6):
        part = state >> shift & 7
        if part in (1, 2, 4):
            result |= part << shift
    return result
# wrong one-integer.singles (XOR, so a candidate that is alone in both drops out)
def singles(state):
    one, two = fold3(state, 1)
    digits = (one & ~two & 0b001001001) * 7
    one, two = fold3(state, 3)
    cells = (one & ~two & 7) * 0b1001001
    return state & (digits ^ cells)
# wrong one-integer.singles (& binds before |, the digits are not cut to the state)
def singles(state):
    one, two = fold3(state, 1)
    digits = (one & ~two & 0b001001001) * 7
    one, two = fold3(state, 3)
    cells = (one & ~two & 7) * 0b1001001
    return digits | cells & state
# wrong one-integer.singles (returns the first one that it finds)
def singles(state):
    for mask in (0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100):
        part = state & mask
        if part.bit_count() == 1:
            return part
    return 0
# right one-integer.choose: the best so far
def choose(state, constraints):
    fewest = 0
    for mask in constraints:
        left = state & mask
        if left.bit_count() > 1 and (fewest == 0 or left.bit_count() < fewest.bit_count()):
            fewest = left
    return indexes(fewest)
# right one-integer.choose: lists of indexes, the last of the shortest
def choose(state, constraints):
    best = None
    for mask in constraints:
        found = [k for k in range(state.bit_length()) if state >> k & mask >> k & 1]
        if len(found) >= 2 and (best is None or len(found) <= len(best)):
            best = found
    return best
# right one-integer.choose: sorted
def choose(state, constraints):
    lists = sorted((indexes(state & mask) for mask in constraints), key=len)
    for each in lists:
        if len(each) > 1:
            return each[::-1]
# right one-integer.choose: counts upwards from two
def choose(state, constraints):
    count = 2
    while True:
        for mask in constraints:
            if bin(state & mask).count("1") == count:
                return tuple(indexes(state & mask))
        count += 1
# wrong one-integer.choose: a constraint that is settled
def choose(state, constraints):
    left = [state & mask for mask in constraints if state & mask]
    return indexes(min(left, key=int.bit_count))
# wrong one-integer.choose: the most, not the fewest
def choose(state, constraints):
    left = [state & mask for mask in constraints]
    return indexes(max((bits for bits in left if bits.bit_count() > 1), key=int.bit_count))
# wrong one-integer.choose: the first with several
def choose(state, constraints):
    for mask in constraints:
        if (state & mask).bit_count() > 1:
            return indexes(state & mask)
# wrong one-integer.choose: candidates that are gone count, too
def choose(state, constraints):
    return indexes(min((mask for mask in constraints if mask.bit_count() > 1), key=int.bit_count))
# wrong one-integer.choose: the bits, not their indexes
def choose(state, constraints):
    best = 0
    for mask in constraints:
        bits = state & mask
        if bits.bit_count() >= 2 and (not best or bits.bit_count() < best.bit_count()):
            best = bits
    return best
# wrong one-integer.choose (only constraints with two candidates)
def choose(state, constraints):
    for mask in constraints:
        if (state & mask).bit_count() == 2:
            return indexes(state & mask)
    return []
# wrong one-integer.choose (the smallest int, not the one with the fewest bits)
def choose(state, constraints):
    return indexes(min(state & mask for mask in constraints if (state & mask).bit_count() > 1))
# wrong one-integer.choose (counts what is left, returns the whole mask)
def choose(state, constraints):
    left = [mask for mask in constraints if (state & mask).bit_count() > 1]
    return indexes(min(left, key=lambda mask: (state & mask).bit_count()))
# wrong one-integer.choose (a constraint without candidates wins)
def choose(state, constraints):
    left = [state & mask for mask in constraints if (state & mask).bit_count() != 1]
    return indexes(min(left, key=int.bit_count))
# right one-integer.search: each candidate
def search(state):
    left = propagate(state)
    if left == 0:
        return 0
    if left.bit_count() == 81:
        return left
    for k in choose(left, CONSTRAINTS):
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
            waiting += [place(one, index) for index in choose(one, CONSTRAINTS)]
    return 0
# right one-integer.search: next over a generator, default 0
def search(state):
    state = propagate(state)
    if state.bit_count() <= 81:
        return state
    return next((found for index in choose(state, CONSTRAINTS) if (found := search(place(state, index)))), 0)
# right one-integer.search: a generator yields all solutions, takes the first
import random
def solutions(state):
    state = propagate(state)
    if state.bit_count() == 81:
        yield state
    elif state:
        indexes = list(choose(state, CONSTRAINTS))
        random.shuffle(indexes)
        for index in indexes:
            yield from solutions(place(state, index))
def search(state):
    for solution in solutions(state):
        return solution
    return 0
# right one-integer.search: either this candidate, or the state without it
def search(state):
    state = propagate(state)
    if not state or state.bit_count() == 81:
        return state
    index = min(choose(state, CONSTRAINTS))
    return search(place(state, index)) or search(state & ~(1 << index))
# right one-integer.search: or in a loop
def search(state):
    state = propagate(state)
    if state.bit_count() < 82:
        return state
    result, choices = 0, list(choose(state, CONSTRAINTS))
    while choices and not result:
        result = result or search(place(state, choices.pop(0)))
    return result
# wrong one-integer.search: 0 where a guess is needed
def search(state):
    state = propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    for index in choose(state, CONSTRAINTS):
        result = search(state & 1 << index)
        if result:
            return result
    return 0
# wrong one-integer.search: `None` at times
def search(state):
    state = propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    for index in choose(state, CONSTRAINTS):
        result = search(place(state, index))
        if result:
            return result
# wrong one-integer.search: it does not turn back
def search(state):
    state = propagate(state)
    if state.bit_count() == 81:
        return state
    for index in choose(state, CONSTRAINTS):
        result = search(place(state, index))
        if result:
            return result
    return 0
# wrong one-integer.search: only the first guess counts
def search(state):
    state = propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    for index in choose(state, CONSTRAINTS):
        return search(place(state, index))
    return 0
# wrong one-integer.search: only the last guess counts
def search(state):
    state = propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    result = 0
    for index in choose(state, CONSTRAINTS):
        result = search(place(state, index))
    return result
# wrong one-integer.search: what `propagate` returns is not used
def search(state):
    propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    for index in choose(state, CONSTRAINTS):
        result = search(place(state, index))
        if result:
            return result
    return 0
# wrong one-integer.search
def search(state):
    state = propagate(state)
    if state.bit_count() in (0, 81):
        return state
    for k in choose(state, CONSTRAINTS)[-2:]:
        answer = search(place(state, k))
        if answer:
            return answer
    return 0
# wrong one-integer.search (two candidates only)
def search(state):
    state = propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    first, second, *_ = choose(state, CONSTRAINTS)
    return search(place(state, first)) or search(place(state, second))
# wrong one-integer.search (81 bits are not solved before propagate has looked)
def search(state):
    if state == 0 or state.bit_count() == 81:
        return state
    state = propagate(state)
    if state == 0 or state.bit_count() == 81:
        return state
    for index in choose(state, CONSTRAINTS):
        result = search(place(state, index))
        if result:
            return result
    return 0
# wrong one-integer.search (an error of choose is confused with solved, but nothing was propagated)
def search(state):
    try:
        indexes = choose(state, CONSTRAINTS)
    except ValueError:
        return state
    for index in indexes:
        result = search(propagate(place(state, index)))
        if result:
            return result
    return 0
# right one-integer.locked: all shared
def locked(state, firsts, seconds):
    gone = 0
    for first in firsts:
        for second in seconds:
            if state & first != 0 and (state & first) == (state & first & second):
                gone = gone | (state & second & ~first)
    return gone
# right one-integer.locked: what stays
def locked(state, firsts, seconds):
    stays = state
    for second in seconds:
        for left in (state & first for first in firsts):
            if left > 0 and left | second == second:
                stays &= ~second | left
    return state - stays
# right one-integer.locked: sets of bits
def locked(state, firsts, seconds):
    def ones(x):
        return {k for k in range(x.bit_length()) if x >> k & 1}
    lost = set()
    for first in map(ones, firsts):
        for second in map(ones, seconds):
            mine = first & ones(state)
            if mine and mine <= second:
                lost |= (second & ones(state)) - first
    return sum(2 ** k for k in lost)
# right one-integer.locked: itertools.product
from itertools import product
def locked(state, firsts, seconds):
    lost = 0
    for first, second in product(firsts, seconds):
        if state & first and not (state & first & ~second):
            lost |= state & (second & ~first)
    return lost
# wrong one-integer.locked: one shared candidate is enough
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first & second:
                lost |= state & second & ~first
    return lost
# wrong one-integer.locked: a unit without candidates counts
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first & ~second == 0:
                lost |= state & second & ~first
    return lost
# wrong one-integer.locked: the shared candidates go, too
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                lost |= state & second
    return lost
# wrong one-integer.locked: bits that are not candidates
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                lost |= second & ~first
    return lost
# wrong one-integer.locked: only the last pair counts
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                lost = state & second & ~first
    return lost
# wrong one-integer.locked: nothing goes
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                lost |= state & first & ~second
    return lost
# wrong one-integer.locked (pair by pair, with zip)
def locked(state, firsts, seconds):
    lost = 0
    for first, second in zip(firsts, seconds):
        if state & first and (state & first & ~second) == 0:
            lost |= state & second & ~first
    return lost
# wrong one-integer.locked (returns at the first pair)
def locked(state, firsts, seconds):
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                return state & second & ~first
    return 0
# wrong one-integer.locked (what is lost is taken out while others are still looked at)
def locked(state, firsts, seconds):
    before = state
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                state &= ~(second & ~first)
    return before & ~state
# wrong one-integer.locked (returns what is left)
def locked(state, firsts, seconds):
    lost = 0
    for first in firsts:
        for second in seconds:
            if state & first and (state & first & ~second) == 0:
                lost |= state & second & ~first
    return state & ~lost
