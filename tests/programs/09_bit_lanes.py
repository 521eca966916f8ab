# right lanes.transpose: a comprehension
def transpose(rows, width):
    return [sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width)]
# right lanes.transpose: the lowest bits are taken out
def transpose(rows, width):
    words = [0] * width
    for i, row in enumerate(rows):
        while row:
            bit = row & -row
            words[bit.bit_length() - 1] += 1 << i
            row -= bit
    return words
# right lanes.transpose: one comprehension with sum, as a tuple
def transpose(rows, width):
    return tuple(sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width))
# right lanes.transpose: numpy table of ones and zeros, and Python ints at the end
import numpy as np
def transpose(rows, width):
    table = np.zeros((len(rows), width), dtype=bool)
    for i, row in enumerate(rows):
        for k in range(width):
            table[i, k] = row >> k & 1
    words = []
    for column in table.T:
        word = 0
        for i in np.flatnonzero(column):
            word |= 1 << int(i)
        words.append(word)
    return words
# right lanes.transpose: sets of places, then back to ints
def transpose(rows, width):
    places = {(i, k) for i, row in enumerate(rows) for k in range(row.bit_length()) if row >> k & 1}
    turned = [0 for _ in range(width)]
    for i, k in places:
        turned[k] |= 1 << i
    return turned
# right lanes.transpose: zip on the columns, with an extra row so that it is never empty
def transpose(rows, width):
    def bits(row):
        return [row >> k & 1 for k in range(width)]
    table = [bits(row) for row in rows] + [[0] * width]
    return [int("".join(map(str, column[::-1])), 2) for column in zip(*table)]
# wrong lanes.transpose: as many ints as rows
def transpose(rows, width):
    n = len(rows)
    out = [0] * n
    for i in range(n):
        for k in range(n):
            if rows[i] >> k & 1:
                out[k] |= 1 << i
    return out
# wrong lanes.transpose: lane 0 on the left
def transpose(rows, width):
    out = []
    for k in range(width):
        word = 0
        for row in rows:
            word = word << 1 | row >> k & 1
        out.append(word)
    return out
# wrong lanes.transpose: one list for two calls
def transpose(rows, width, out=[]):
    for k in range(width):
        out.append(sum((row >> k & 1) << i for i, row in enumerate(rows)))
    return out
# wrong lanes.transpose: the bit keeps its old index, too
def transpose(rows, width):
    out = []
    for k in range(width):
        word = 0
        for i, row in enumerate(rows):
            word |= (row & (1 << k)) << i
        out.append(word)
    return out
# wrong lanes.transpose: the highest bit first
def transpose(rows, width):
    texts = [bin(row)[2:].zfill(width) for row in rows]
    return [sum(1 << i for i in range(len(rows)) if texts[i][k] == "1") for k in range(width)]
# wrong lanes.transpose
def transpose(rows, width):
    return [sum((row >> k & 1) << i for i, row in enumerate(rows[:64])) for k in range(width)]
# wrong lanes.transpose (zip of the columns gives nothing if there are no rows)
def transpose(rows, width):
    texts = [bin(row)[2:].zfill(width)[::-1] for row in rows]
    return [int("".join(column)[::-1], 2) for column in zip(*texts)]
# wrong lanes.transpose (numpy ints of 64 bits are too small for many rows)
import numpy as np
def transpose(rows, width):
    out = np.zeros(width, dtype=np.int64)
    for i, row in enumerate(rows):
        for k in range(width):
            out[k] |= (row >> k & 1) << i
    return out.tolist()
# wrong lanes.transpose (leaves out empty rows, so later rows move down)
def transpose(rows, width):
    used = [row for row in rows if row]
    return [sum((row >> k & 1) << i for i, row in enumerate(used)) for k in range(width)]
# right lanes.exactly-one: lane by lane
def exactly_one(words):
    result = 0
    for lane in range(max(word.bit_length() for word in words)):
        if sum(word >> lane & 1 for word in words) == 1:
            result |= 1 << lane
    return result
# right lanes.exactly-one: each word without all others
def exactly_one(words):
    result = 0
    for k, word in enumerate(words):
        for other in words[:k] + words[k + 1 :]:
            word &= ~other
        result |= word
    return result
# right lanes.exactly-one: numpy with Python ints inside
import numpy as np
def exactly_one(words):
    a = np.array(words, dtype=object)
    union = np.bitwise_or.reduce(a)
    twice = 0
    for k in range(1, len(a)):
        twice |= np.bitwise_or.reduce(a[:k]) & a[k]
    return int(union ^ twice)
# right lanes.exactly-one: strings of equal length and zip
def exactly_one(words):
    length = len(bin(max(words)))
    texts = [bin(word)[2:].rjust(length, "0") for word in words]
    return int("".join("1" if column.count("1") == 1 else "0" for column in zip(*texts)), 2)
# right lanes.exactly-one: a Counter of the indexes of all ones
from collections import Counter
def exactly_one(words):
    count = Counter(i for word in words for i, c in enumerate(reversed(bin(word)[2:])) if c == "1")
    return sum(2 ** i for i in count if count[i] == 1)
# right lanes.exactly-one: once and more than once
def exactly_one(words):
    once = more = 0
    for word in words:
        more |= once & word
        once |= word
    return once & ~more
# wrong lanes.exactly-one: a second 1 is forgotten again
def exactly_one(words):
    low = high = 0
    for word in words:
        carry = low & word
        low ^= word
        high ^= carry
    return low & ~high
# wrong lanes.exactly-one: at least one
def exactly_one(words):
    result = 0
    for word in words:
        result = result | word
    return result
# wrong lanes.exactly-one: every 1 meets itself
def exactly_one(words):
    once = more = 0
    for word in words:
        once |= word
        more |= once & word
    return once & ~more
# wrong lanes.exactly-one: odd, not one
def exactly_one(words):
    result = 0
    for word in words:
        result ^= word
    return result
# wrong lanes.exactly-one: only neighbours are compared
def exactly_one(words):
    union = twice = 0
    for k in range(len(words)):
        union |= words[k]
        if k > 0:
            twice |= words[k] & words[k - 1]
    return union & ~twice
# wrong lanes.exactly-one: state from an earlier call
more = [0]
def exactly_one(words):
    once = 0
    for word in words:
        more[0] |= once & word
        once |= word
    return once & ~more[0]
# wrong lanes.exactly-one (only nine lanes)
def exactly_one(words):
    result = 0
    for i in range(9):
        if sum(word >> i & 1 for word in words) == 1:
            result |= 1 << i
    return result
# wrong lanes.exactly-one (adds binary texts as decimal numbers, ten ones carry)
def exactly_one(words):
    total = sum(int(bin(word)[2:]) for word in words)
    text = "".join("1" if c == "1" else "0" for c in str(total))
    return int(text, 2)
# right lanes.lowest: what is free
def lowest(words):
    free = (1 << max(word.bit_length() for word in words)) - 1
    result = []
    for word in words:
        result.append(word & free)
        free &= ~word
    return result
# right lanes.lowest: each word without all earlier ones
def lowest(words):
    result = []
    for k, word in enumerate(words):
        for earlier in words[:k]:
            word &= ~earlier
        result.append(word)
    return tuple(result)
# right lanes.lowest: a generator in a function
def lowest(words):
    def parts():
        seen = 0
        for word in words:
            yield word ^ (word & seen)
            seen = seen | word
    return list(parts())
# right lanes.lowest: an object with a memory
class Memory:
    def __init__(self):
        self.seen = 0
    def fresh(self, word):
        new = (word | self.seen) ^ self.seen
        self.seen += new
        return new
def lowest(words):
    memory = Memory()
    return [memory.fresh(word) for word in words]
# right lanes.lowest: accumulate, and the difference of neighbours
from itertools import accumulate
def lowest(words):
    union = list(accumulate(words, lambda a, b: a | b))
    return [new - old for old, new in zip([0] + union, union)]
# right lanes.lowest: works in a copy, clearing each word in all later ones
def lowest(words):
    words = words.copy()
    for k, word in enumerate(words):
        for j in range(k + 1, len(words)):
            words[j] &= ~word
    return words
# wrong lanes.lowest: a generator, not a value
def lowest(words):
    seen = 0
    for word in words:
        yield word & ~seen
        seen |= word
# wrong lanes.lowest: a lane comes back
def lowest(words):
    seen = 0
    out = []
    for word in words:
        out.append(word & ~seen)
        seen ^= word
    return out
# wrong lanes.lowest: only the word before is asked
def lowest(words):
    out = [words[0]]
    for k in range(1, len(words)):
        out.append(words[k] & ~words[k - 1])
    return out
# wrong lanes.lowest: state from an earlier call
def lowest(words, seen=[0]):
    out = []
    for word in words:
        out.append(word & ~seen[0])
        seen[0] |= word
    return out
# wrong lanes.lowest: the argument is changed
def lowest(words):
    seen = 0
    for k in range(len(words)):
        old = words[k]
        words[k] = old & ~seen
        seen |= old
    return words
# wrong lanes.lowest: the highest digit
def lowest(words):
    seen = 0
    out = []
    for word in reversed(words):
        out.insert(0, word & ~seen)
        seen |= word
    return out
# wrong lanes.lowest: the lowest lane, not the lowest digit
def lowest(words):
    return [word & -word for word in words]
# wrong lanes.lowest (numpy ints of 64 bits)
import numpy as np
def lowest(words):
    a = np.array(words, dtype=np.uint64)
    before = np.concatenate([np.zeros(1, dtype=np.uint64), np.bitwise_or.accumulate(a)[:-1]])
    return (a & ~before).tolist()
# right lanes.find-singles: each slice without all others
def find_singles(x):
    singles = x ^ x
    for family, into in zip(families(x), families(singles)):
        for k in range(9):
            others = at_least_one([family[j] for j in range(9) if j != k])
            into[k] |= family[k] & ~others
    return singles
# right lanes.find-singles: four arrays, joined
def find_singles(x):
    boxes = x.reshape(9, 3, 3, 3, 3, x.shape[3])
    in_cell = x & exactly_one(x)
    in_row = x & exactly_one([x[:, :, c] for c in range(9)])[:, :, None]
    in_column = x & exactly_one([x[:, r] for r in range(9)])[:, None]
    places = [boxes[:, :, i, :, j] for i in range(3) for j in range(3)]
    in_box = boxes & exactly_one(places)[:, :, None, :, None]
    return in_cell | in_row | in_column | in_box.reshape(x.shape)
# right lanes.find-singles: counted as bits, packed again
import numpy as np
def find_singles(x):
    bits = np.unpackbits(x.view(np.uint8), axis=-1, bitorder="little")
    boxes = bits.reshape(9, 3, 3, 3, 3, -1)
    single = bits.sum(axis=0, keepdims=True) == 1
    single = single | (bits.sum(axis=1, keepdims=True) == 1) | (bits.sum(axis=2, keepdims=True) == 1)
    in_box = boxes.sum(axis=(2, 4), keepdims=True) == 1
    single = single | (in_box & (boxes == boxes)).reshape(bits.shape)
    return np.packbits(bits & single, axis=-1, bitorder="little").view(np.uint64)
# right lanes.find-singles: family by family, by its number
def find_singles(x):
    found = x.copy()
    found[:] = 0
    for number in range(4):
        flags = exactly_one(families(x)[number])
        for place, into in zip(families(x)[number], families(found)[number]):
            into[:] = into | (place & flags)
    return found
# right lanes.find-singles: with np.where
import numpy as np
def find_singles(x):
    singles = np.zeros(x.shape, dtype=x.dtype)
    for places, found in zip(families(x), families(singles)):
        one, two = places[0] & 0, places[0] & 0
        for place in places:
            two = two | (one & place)
            one = one | place
        for k, place in enumerate(places):
            np.bitwise_or(found[k], np.where(place == 0, place, place & one & ~two), out=found[k])
    return singles
# wrong lanes.find-singles: only the naked singles
def find_singles(x):
    return x & exactly_one([x[digit] for digit in range(9)])
# wrong lanes.find-singles: flags without candidates
import numpy as np
def find_singles(x):
    singles = np.zeros_like(x)
    for family, into in zip(families(x), families(singles)):
        one = exactly_one(family)
        for k in range(9):
            into[k] |= one
    return singles
# wrong lanes.find-singles: the last family only
import numpy as np
def find_singles(x):
    singles = np.zeros_like(x)
    for family, into in zip(families(x), families(singles)):
        one = exactly_one(family)
        for k in range(9):
            into[k][...] = family[k] & one
    return singles
# wrong lanes.find-singles: nothing arrives in the array
import numpy as np
def find_singles(x):
    singles = np.zeros_like(x)
    for family, into in zip(families(x), families(singles)):
        one = exactly_one(family)
        for place, goal in zip(family, into):
            goal = goal | place & one
    return singles
# wrong lanes.find-singles: all candidates
def find_singles(x):
    return x.copy()
# wrong lanes.find-singles (x itself is filtered)
def find_singles(x):
    for family in families(x):
        one = exactly_one(family)
        for k in range(9):
            family[k] &= one
    return x
# wrong lanes.find-singles (a list, not an array)
def find_singles(x):
    return [place & exactly_one(family) for family in families(x) for place in family]
# wrong lanes.find-singles (no boxes)
import numpy as np
def find_singles(x):
    singles = np.zeros_like(x)
    for family, into in list(zip(families(x), families(singles)))[:3]:
        one = exactly_one(family)
        for k in range(9):
            into[k] |= family[k] & one
    return singles
# wrong lanes.find-singles (a single must be alone in all of its four constraints)
def find_singles(x):
    singles = x.copy()
    for family, into in zip(families(x), families(singles)):
        one = exactly_one(family)
        for k in range(9):
            into[k] &= one
    return singles
# wrong lanes.find-singles (counts in the first word only)
import numpy as np
def find_singles(x):
    singles = np.zeros_like(x)
    for family, into in zip(families(x), families(singles)):
        one = exactly_one(family)
        for k in range(9):
            into[k][..., 0] |= (family[k] & one)[..., 0]
    return singles
# wrong lanes.find-singles (odd, not one)
import numpy as np
def find_singles(x):
    singles = np.zeros_like(x)
    for family, into in zip(families(x), families(singles)):
        odd = family[0]
        for place in family[1:]:
            odd = odd ^ place
        for k in range(9):
            into[k] |= family[k] & odd
    return singles
# right lanes.solve-all: deduce until nothing changes, then guess
def solve_all(lines):
    answers = {}
    x, boards = to_planes(lines), list(range(len(lines)))
    while boards:
        before = None
        while before is None or (before != x).any():
            before = x.copy()
            strike(x, find_singles(x))
        ready = everywhere(exactly_one, x)
        for lane in lanes_in(ready):
            answers[boards[lane]] = to_lines(x, [lane])[0]
        stay = [lane for lane in lanes_in(everywhere(at_least_one, x) & ~ready) if boards[lane] not in answers]
        x = both(take(x, stay))
        boards = [boards[lane] for lane in stay]
        if boards:
            boards = boards + [None] * (-len(boards) % 64) + boards
    return [answers.get(k) for k in range(len(lines))]
# right lanes.solve-all: forty boards at a time
def solve_all(lines):
    answers = []
    for start in range(0, len(lines), 40):
        answers += solve_some(lines[start : start + 40])
    return answers
def solve_some(lines):
    found = {}
    x, owners = to_planes(lines), list(range(len(lines)))
    while owners:
        for _ in range(6):
            strike(x, find_singles(x))
        done = lanes_in(everywhere(exactly_one, x))
        for lane, line in zip(done, to_lines(x, done)):
            found[owners[lane]] = line
        going = [k for k in lanes_in(everywhere(at_least_one, x)) if owners[k] not in found]
        x = both(take(x, going))
        idle = [None] * (-len(going) % 64)
        owners = 2 * ([owners[k] for k in going] + idle) if going else []
    return [found.get(k) for k in range(len(lines))]
# right lanes.solve-all: dead lanes dropped, solved ones collected by sets, a tuple
def solve_all(lines):
    found, x, owner = {}, to_planes(lines), {lane: lane for lane in range(len(lines))}
    while owner:
        for _ in range(5):
            strike(x, find_singles(x))
        done = set(lanes_in(everywhere(exactly_one, x)))
        alive = set(lanes_in(everywhere(at_least_one, x)))
        for lane in sorted(done):
            found.setdefault(owner[lane], to_lines(x, [lane])[0])
        rest = sorted(lane for lane in alive - done if owner[lane] not in found)
        far = x.shape[-1] * 64
        pairs = [lane + shift for lane in rest for shift in (0, far)]
        x, owner = take(both(x), pairs), {new: owner[old % far] for new, old in enumerate(pairs)}
    return tuple(found.get(k) for k in range(len(lines)))
# right lanes.solve-all: recursion, the half with the guess first
def solve_all(lines):
    answers = [None] * len(lines)
    def go_on(x, owners):
        if not owners:
            return
        for _ in range(10):
            strike(x, find_singles(x))
        done = lanes_in(everywhere(exactly_one, x))
        for lane, line in zip(done, to_lines(x, done)):
            answers[owners[lane]] = line
        open_lanes = lanes_in(everywhere(at_least_one, x) & ~everywhere(exactly_one, x))
        open_lanes = [k for k in open_lanes if answers[owners[k]] is None]
        for start in (0, 64 * x.shape[-1]):
            here = [k for k in open_lanes if answers[owners[k]] is None]
            go_on(take(both(x), [start + k for k in here]), [owners[k] for k in here])
    go_on(to_planes(lines), list(range(len(lines))))
    return answers
# right lanes.solve-all: the package's solver
def solve_all(lines):
    from sudoku_teach.solvers.lanes import solve_many
    return list(solve_many(lines))
# wrong lanes.solve-all: a lane's number confused with its board's
def solve_all(lines):
    answers = [None for _ in lines]
    x, owners = to_planes(lines), [*range(len(lines))]
    while owners:
        for _ in range(8):
            strike(x, find_singles(x))
        done = lanes_in(everywhere(exactly_one, x))
        for k, lane in enumerate(done):
            answers[lane] = to_lines(x, done)[k]
        alive = lanes_in(everywhere(at_least_one, x))
        going = [k for k in alive if k not in done and answers[owners[k]] is None]
        half = 64 * x.shape[-1]
        owners = [owners[k] for k in going] + [owners[k] for k in going]
        x = take(both(x), going + [k + half for k in going])
    return answers
# wrong lanes.solve-all: the lanes without the guess are lost
def solve_all(lines):
    answers = [None] * len(lines)
    x, owners = to_planes(lines), list(range(len(lines)))
    while owners:
        for _ in range(8):
            strike(x, find_singles(x))
        solved = lanes_in(everywhere(exactly_one, x))
        for lane, line in zip(solved, to_lines(x, solved)):
            answers[owners[lane]] = line
        going = [k for k in lanes_in(everywhere(at_least_one, x)) if answers[owners[k]] is None]
        x = take(both(x), going)
        owners = [owners[k] for k in going]
    return answers
# wrong lanes.solve-all: the second half begins too early
def solve_all(lines):
    answers = [None] * len(lines)
    x, owners = to_planes(lines), list(range(len(lines)))
    n = len(owners)
    while owners:
        for _ in range(8):
            strike(x, find_singles(x))
        solved = everywhere(exactly_one, x)
        done = lanes_in(solved)
        for lane, line in zip(done, to_lines(x, done)):
            answers[owners[lane]] = line
        going = [k for k in lanes_in(everywhere(at_least_one, x) & ~solved) if answers[owners[k]] is None]
        owners = [owners[k] for k in going] * 2
        x = take(both(x), going + [len(going) + k for k in going])
    return answers
# wrong lanes.solve-all: alive confused with solved
def solve_all(lines):
    x = to_planes(lines)
    if not lines:
        return []
    for _ in range(8):
        strike(x, find_singles(x))
    alive = lanes_in(everywhere(at_least_one, x))
    answers = [None] * len(lines)
    for lane in alive:
        answers[lane] = to_lines(x, [lane])[0]
    return answers
# wrong lanes.solve-all (no guess at all)
def solve_all(lines):
    if not lines:
        return []
    x = to_planes(lines)
    for _ in range(40):
        strike(x, find_singles(x))
    done = lanes_in(everywhere(exactly_one, x))
    found = dict(zip(done, to_lines(x, done)))
    return [found.get(k) for k in range(len(lines))]
# wrong lanes.solve-all (gives up after five guesses)
def solve_all(lines):
    answers = [None] * len(lines)
    x, owners = to_planes(lines), list(range(len(lines)))
    for _ in range(6):
        if not owners:
            break
        for _ in range(8):
            strike(x, find_singles(x))
        done = lanes_in(everywhere(exactly_one, x))
        for lane, line in zip(done, to_lines(x, done)):
            answers[owners[lane]] = line
        going = [k for k in lanes_in(everywhere(at_least_one, x)) if answers[owners[k]] is None]
        half = 64 * x.shape[-1]
        owners = [owners[k] for k in going] * 2
        x = take(both(x), going + [half + k for k in going])
    return answers
# wrong lanes.solve-all (answers in the order in which they were found)
def solve_all(lines):
    answers, met = [], set()
    x, owners = to_planes(lines), list(range(len(lines)))
    while owners:
        for _ in range(8):
            strike(x, find_singles(x))
        done = lanes_in(everywhere(exactly_one, x))
        for lane, line in zip(done, to_lines(x, done)):
            if owners[lane] not in met:
                met.add(owners[lane])
                answers.append(line)
        going = [k for k in lanes_in(everywhere(at_least_one, x)) if owners[k] not in met]
        half = 64 * x.shape[-1]
        owners = [owners[k] for k in going] * 2
        x = take(both(x), going + [half + k for k in going])
    return answers + [None] * (len(lines) - len(answers))
# wrong lanes.solve-all (an empty string where there is no solution)
def solve_all(lines):
    from sudoku_teach.solvers.lanes import solve_many
    return [line or "" for line in solve_many(lines)]
# wrong lanes.solve-all (None where there are several solutions)
def solve_all(lines):
    from sudoku_teach.solvers.lanes import solve_many
    return list(solve_many(lines, unique=True))
# wrong lanes.solve-all (one word of boards only)
def solve_all(lines):
    return solve_all_of(lines[:64])
def solve_all_of(lines):
    from sudoku_teach.solvers.lanes import solve_many
    return list(solve_many(lines))
# wrong lanes.solve-all: stopped at a board without a solution
def solve_all(lines):
    answers = [None] * len(lines)
    x, owners = to_planes(lines), list(range(len(lines)))
    while None in answers:
        for _ in range(8):
            strike(x, find_singles(x))
        for lane in lanes_in(everywhere(exactly_one, x)):
            answers[owners[lane]] = to_lines(x, [lane])[0]
        owners = owners + [None] * (-len(owners) % 64)
        x, owners = both(x), owners * 2
    return answers
# wrong lanes.solve-all: stopped at a board with very many solutions
def solve_all(lines):
    answers = [None] * len(lines)
    x, owners = to_planes(lines), list(range(len(lines)))
    while owners:
        for _ in range(8):
            strike(x, find_singles(x))
        solved = everywhere(exactly_one, x)
        for lane in lanes_in(solved):
            answers[owners[lane]] = to_lines(x, [lane])[0]
        going = lanes_in(everywhere(at_least_one, x) & ~solved)
        half = 64 * x.shape[-1]
        owners = [owners[k] for k in going] * 2
        x = take(both(x), going + [half + k for k in going])
    return answers
