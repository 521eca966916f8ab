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


# right lanes.transpose: text, a tuple
def transpose(rows, width):
    words = []
    for k in range(width):
        text = "".join("1" if row & 1 << k else "0" for row in reversed(rows))
        words.append(int(text or "0", 2))
    return tuple(words)


# right lanes.transpose: the rows are used up
def transpose(rows, width):
    words = []
    while len(words) < width:
        words.append(sum((row % 2) << i for i, row in enumerate(rows)))
        for i in range(len(rows)):
            rows[i] >>= 1
    return words


# right lanes.transpose: numpy
def transpose(rows, width):
    import numpy

    bits = [[row >> k & 1 for k in range(width)] for row in rows]
    table = numpy.array(bits, dtype=object).reshape(len(rows), width).T
    return numpy.array([sum(int(bit) << i for i, bit in enumerate(line)) for line in table], dtype=object)


# wrong lanes.transpose: lane 0 on the left
def transpose(rows, width):
    words = []
    for k in range(width):
        word = 0
        for row in rows:
            word = word << 1 | row >> k & 1
        words.append(word)
    return words


# wrong lanes.transpose: lane 0 on the left
def transpose(rows, width):
    texts = [f"{row:0{width}b}" for row in rows]
    if not rows:
        return [0] * width
    return [int("".join(column), 2) for column in zip(*texts)]


# wrong lanes.transpose: the highest bit first
def transpose(rows, width):
    return [sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width - 1, -1, -1)]


# wrong lanes.transpose: bits are counted, not placed
def transpose(rows, width):
    words = [0 for _ in range(width)]
    for row in rows:
        for k in range(width):
            if row & 1 << k:
                words[k] += 1
    return words


# wrong lanes.transpose: every row writes into bit 0
def transpose(rows, width):
    words = [0] * width
    for row in rows:
        for k in range(width):
            if row >> k & 1:
                words[k] = 1
    return words


# wrong lanes.transpose: the bit keeps its old index, too
def transpose(rows, width):
    return [sum((row & 1 << k) << i for i, row in enumerate(rows)) for k in range(width)]


# wrong lanes.transpose: only the last row counts
def transpose(rows, width):
    words = [0] * width
    for k in range(width):
        for i in range(len(rows)):
            words[k] = (rows[i] >> k & 1) << i
    return words


# wrong lanes.transpose: as many ints as rows
def transpose(rows, width):
    words = [0] * len(rows)
    for i in range(len(rows)):
        for k in range(min(width, len(rows))):
            words[k] |= (rows[i] >> k & 1) << i
    return words


# wrong lanes.transpose
def transpose(rows, width):
    words = [0] * 9
    for i, row in enumerate(rows):
        for k in range(width):
            words[k] |= (row >> k & 1) << i
    return words


# wrong lanes.transpose
def transpose(rows, width):
    return [sum((row >> k & 1) << i for i, row in enumerate(rows[:64])) for k in range(width)]


# wrong lanes.transpose
def transpose(rows, width):
    return [sum((row >> k & 1) * 2.0**i for i, row in enumerate(rows)) for k in range(width)]


# wrong lanes.transpose
def transpose(rows, width):
    words = [0] * width
    for i, row in enumerate(rows):
        for k in range(width):
            words[k] |= (row >> k & 1) << i
        return words


# wrong lanes.transpose: a generator, not a value
def transpose(rows, width):
    for k in range(width):
        yield sum((row >> k & 1) << i for i, row in enumerate(rows))


# wrong lanes.transpose: one list for two calls
def transpose(rows, width, words=[]):
    words.clear()
    words.extend(sum((row >> k & 1) << i for i, row in enumerate(rows)) for k in range(width))
    return words


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


# right lanes.exactly-one: both at once
def exactly_one(words):
    once = twice = 0
    for word in words:
        once, twice = (once ^ word) & ~twice & ~(once & word), twice | once & word
    return once


# right lanes.exactly-one: a recursion that uses up the words
def exactly_one(words):
    return folded(words)[0] & ~folded(words)[1]


def folded(words):
    if not words:
        return 0, 0
    one, two = folded(words[1:])
    return one | words[0], two | one & words[0]


# right lanes.exactly-one: the words are popped
def exactly_one(words):
    one = many = 0
    while words:
        word = words.pop()
        many |= word & one
        one ^= word
    return one & ~many


# wrong lanes.exactly-one: odd, not one
def exactly_one(words):
    result = words[0]
    for word in words[1:]:
        result = result ^ word
    return result


# wrong lanes.exactly-one: at least one
from functools import reduce
from operator import or_


def exactly_one(words):
    return reduce(or_, words)


# wrong lanes.exactly-one: at least two
def exactly_one(words):
    seen, again = 0, 0
    for word in words:
        again = again | (seen & word)
        seen = seen | word
    return again


# wrong lanes.exactly-one: at most one
def exactly_one(words):
    seen, again = 0, 0
    for word in words:
        again |= seen & word
        seen |= word
    return ~again


# wrong lanes.exactly-one: at most one
def exactly_one(words):
    lanes = range(max(word.bit_length() for word in words))
    return sum(1 << lane for lane in lanes if sum(word >> lane & 1 for word in words) <= 1)


# wrong lanes.exactly-one: every 1 meets itself
def exactly_one(words):
    once = twice = 0
    for word in words:
        once = once | word
        twice = twice | (once & word)
    return once & ~twice


# wrong lanes.exactly-one: a second 1 is forgotten again
def exactly_one(words):
    once = twice = 0
    for word in words:
        twice = word & once
        once = once | word
    return once ^ twice


# wrong lanes.exactly-one: a second 1 is forgotten again
def exactly_one(words):
    total = carry = 0
    for word in words:
        carry = carry ^ (total & word)
        total = total ^ word
    return total & ~carry


# wrong lanes.exactly-one: only neighbours are compared
def exactly_one(words):
    once = twice = last = 0
    for word in words:
        twice |= last & word
        once |= word
        last = word
    return once & ~twice


# wrong lanes.exactly-one
def exactly_one(words):
    once = twice = 0
    for word in words[:9]:
        twice |= once & word
        once |= word
    return once & ~twice


# wrong lanes.exactly-one
def exactly_one(words):
    once = twice = 0
    for word in words:
        twice |= once & word
        once |= word
    return once & ~twice & (1 << 64) - 1


# wrong lanes.exactly-one
def exactly_one(words):
    found = []
    for lane in range(max(word.bit_length() for word in words)):
        if sum(word >> lane & 1 for word in words) == 1:
            found.append(lane)
    return found


# wrong lanes.exactly-one
def exactly_one(words):
    return sum(word for word in words if word & (word - 1) == 0)


# wrong lanes.exactly-one: printed, not returned
def exactly_one(words):
    once = twice = 0
    for word in words:
        twice |= once & word
        once |= word
    print(once & ~twice)


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


# right lanes.lowest: a recursion
def lowest(words):
    first, *others = words
    return [first] + (lowest([word & ~first for word in others]) if others else [])


# right lanes.lowest: lane by lane
def lowest(words):
    result = [0 for _ in words]
    for lane in range(max(words).bit_length()):
        for k, word in enumerate(words):
            if word >> lane & 1:
                result[k] |= 1 << lane
                break
    return result


# wrong lanes.lowest: the lowest lane, not the lowest digit
def lowest(words):
    result = []
    for word in words:
        result.append(word & (~word + 1))
    return result


# wrong lanes.lowest: only the word before is asked
def lowest(words):
    result, last = [], 0
    for word in words:
        result.append(word & ~last)
        last = word
    return result


# wrong lanes.lowest: a lane comes back
def lowest(words):
    taken = 0
    result = []
    for word in words:
        result.append(word & (word ^ taken))
        taken = taken ^ word
    return result


# wrong lanes.lowest: the highest digit
def lowest(words):
    taken = 0
    result = []
    for word in reversed(words):
        result.insert(0, word & ~taken)
        taken |= word
    return result


# wrong lanes.lowest: all lanes end with the first
def lowest(words):
    result = [0] * len(words)
    for k in range(len(words)):
        if words[k]:
            result[k] = words[k]
            break
    return result


# wrong lanes.lowest: the others
def lowest(words):
    taken = 0
    result = []
    for word in words:
        result.append(word & taken)
        taken |= word
    return result


# wrong lanes.lowest: the argument is changed
def lowest(words):
    taken = 0
    for k in range(len(words)):
        words[k], taken = words[k] & ~taken, taken | words[k]
    return words


# wrong lanes.lowest
def lowest(words):
    taken = 0
    result = []
    for word in words[:9]:
        result.append(word & ~taken)
        taken |= word
    return result


# wrong lanes.lowest
def lowest(words):
    taken, kept = 0, 0
    for word in words:
        kept = word & ~taken
        taken |= word
    return kept


# wrong lanes.lowest
def lowest(words):
    taken = 0
    result = []
    for word in words:
        result.append(word & ~taken)
        taken |= word
        return result


# wrong lanes.lowest
def lowest(words):
    taken = 0
    result = []
    for word in words:
        taken |= word
        result.append(word & ~taken)
    return result
