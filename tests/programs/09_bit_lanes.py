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
