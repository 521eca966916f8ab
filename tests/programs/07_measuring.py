# right measuring.median: the ends are taken away
def middle_of(values):
    values = list(values)
    while len(values) > 2:
        values.remove(max(values))
        values.remove(min(values))
    return sum(values) / len(values)


# right measuring.median: both middles, always
def middle_of(values):
    ordered = sorted(values)
    n = len(ordered)
    return (ordered[(n - 1) // 2] + ordered[n // 2]) * 0.5


# right measuring.median: the library
def middle_of(values):
    import statistics

    return statistics.median(values)


# right measuring.median: numpy
def middle_of(values):
    import numpy

    return numpy.median(values)


# right measuring.median: fractions
def middle_of(values):
    from fractions import Fraction

    ordered = sorted(map(Fraction, values))
    half = len(ordered) // 2
    return (ordered[half] + ordered[~half]) / 2


# right measuring.median: sorted by hand
def middle_of(values):
    ordered = []
    for value in values:
        k = 0
        while k < len(ordered) and ordered[k] < value:
            k += 1
        ordered.insert(k, value)
    half, odd = divmod(len(ordered), 2)
    if odd:
        return ordered[half]
    low, high = ordered[half - 1], ordered[half]
    return low + (high - low) / 2


# wrong measuring.median: the list is not in order
def middle_of(values):
    return values[len(values) // 2]


# wrong measuring.median: the list is not in order
def middle_of(values):
    sorted(values)
    n = len(values)
    if n % 2 == 1:
        return values[n // 2]
    return (values[n // 2 - 1] + values[n // 2]) / 2


# wrong measuring.median: the mean instead of the median
def middle_of(values):
    total = 0
    for value in values:
        total += value
    return total / len(values)


# wrong measuring.median: an even number of values
def middle_of(values):
    values = sorted(values)
    return values[len(values) // 2]


# wrong measuring.median: an even number of values
def middle_of(values):
    values = list(values)
    while len(values) > 2:
        values.remove(max(values))
        values.remove(min(values))
    return min(values)


# wrong measuring.median: odd and even swapped
def middle_of(values):
    values = sorted(values)
    half = len(values) // 2
    if len(values) % 2 == 0:
        return values[half]
    return (values[half - 1] + values[half]) / 2


# wrong measuring.median: halfway is rounded
def middle_of(values):
    values = sorted(values)
    half = len(values) // 2
    if len(values) % 2:
        return values[half]
    return (values[half] + values[half - 1]) // 2


# wrong measuring.median: only one of the two is halved
def middle_of(values):
    values = sorted(values)
    half = len(values) // 2
    if len(values) % 2:
        return values[half]
    return values[half - 1] + values[half] / 2


# wrong measuring.median: halfway between the ends
def middle_of(values):
    values = sorted(values)
    return (values[0] + values[-1]) / 2


# wrong measuring.median: equal values count once
def middle_of(values):
    values = sorted(set(values))
    n = len(values)
    return values[n // 2] if n % 2 else (values[n // 2 - 1] + values[n // 2]) / 2


# wrong measuring.median: the argument is changed
def middle_of(values):
    values.sort()
    half = len(values) // 2
    return values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2


# wrong measuring.median: `None` is not a list
def middle_of(values):
    ordered = values.sort()
    half = len(values) // 2
    return ordered[half] if len(values) % 2 else (ordered[half - 1] + ordered[half]) / 2


# wrong measuring.median: a float as an index
def middle_of(values):
    ordered = sorted(values)
    half = len(ordered) / 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


# wrong measuring.median
def middle_of(values):
    ordered = sorted(values, key=abs)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


# wrong measuring.median
def middle_of(values):
    left = list(values)
    while len(set(left)) > 2:
        low, high = min(left), max(left)
        left = [value for value in left if low < value < high]
    return sum(left) / len(left)


# wrong measuring.median
def middle_of(values):
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    return (ordered[half] + ordered[half + 1]) / 2


# wrong measuring.median
def middle_of(values):
    return sorted(values)


# wrong measuring.median: printed, not returned
def middle_of(values):
    print(sorted(values)[len(values) // 2])


# wrong measuring.median: `None` at times
def middle_of(values):
    ordered = sorted(values)
    if len(ordered) % 2:
        return ordered[len(ordered) // 2]


# right measuring.tail: the place, rounded up
def tail(values, percent):
    place = (percent * len(values) + 99) // 100
    return sorted(values)[place - 1]


# right measuring.tail: the largest are taken away
def tail(values, percent):
    left = list(values)
    while (len(left) - 1) * 100 >= percent * len(values):
        left.remove(max(left))
    return max(left)


# right measuring.tail: a ceiling
import math


def tail(values, percent):
    values.sort()
    return values[math.ceil(len(values) * percent / 100) - 1]


# right measuring.tail: each value asked
def tail(values, percent):
    fitting = []
    for value in values:
        below = sum(other <= value for other in values)
        if below / len(values) >= percent / 100:
            fitting.append(value)
    return min(fitting)


# right measuring.tail: fractions, from a list that is used up
def tail(values, percent):
    from fractions import Fraction

    number, found = len(values), 0
    while True:
        least = min(values)
        values.remove(least)
        found += 1
        if Fraction(found, number) >= Fraction(percent, 100):
            return float(least)


# wrong measuring.tail: the list is not in order
def tail(values, percent):
    for k, value in enumerate(values, start=1):
        if k / len(values) >= percent / 100:
            return value


# wrong measuring.tail: one place too far
import math


def tail(values, percent):
    values.sort()
    place = math.ceil(len(values) * percent / 100)
    return values[min(place, len(values) - 1)]


# wrong measuring.tail: one place too far
def tail(values, percent):
    place = -(-len(values) * percent // 100)
    return sorted(values)[place]


# wrong measuring.tail: more than so many percent
def tail(values, percent):
    values = sorted(values)
    k = int(len(values) * percent / 100)
    if k == len(values):
        k = k - 1
    return values[k]


# wrong measuring.tail: more than so many percent
def tail(values, percent):
    for k, value in enumerate(sorted(values), start=1):
        if k * 100 > percent * len(values):
            return value


# wrong measuring.tail: not rounded up
def tail(values, percent):
    place = int(len(values) * percent / 100)
    return sorted(values)[max(place - 1, 0)]


# wrong measuring.tail: not rounded up
def tail(values, percent):
    return sorted(values)[round(len(values) * percent / 100) - 1]


# wrong measuring.tail: percent of the largest value
def tail(values, percent):
    return percent / 100 * max(values)


# wrong measuring.tail: counted from the top
def tail(values, percent):
    values = sorted(values, reverse=True)
    return values[(len(values) * percent + 99) // 100 - 1]


# wrong measuring.tail: the place, not the value
def tail(values, percent):
    return (len(values) * percent + 99) // 100


# wrong measuring.tail: a float is a little off
def tail(values, percent):
    from math import ceil

    return sorted(values)[ceil(len(values) * (percent / 100)) - 1]


# wrong measuring.tail: a float is a little off
def tail(values, percent):
    share = 0
    for value in sorted(values):
        share += 1 / len(values)
        if share >= percent / 100:
            return value


# wrong measuring.tail: a float is a little off
def tail(values, percent):
    for k, value in enumerate(sorted(values), start=1):
        if k / len(values) * 100 >= percent:
            return value


# wrong measuring.tail: equal values count once
def tail(values, percent):
    values = sorted(set(values))
    for k, value in enumerate(values, start=1):
        if k * 100 >= percent * len(values):
            return value


# wrong measuring.tail: it ends after the first value
def tail(values, percent):
    for k, value in enumerate(sorted(values), start=1):
        if k * 100 >= percent * len(values):
            return value
        return None


# wrong measuring.tail: not one of the values
def tail(values, percent):
    import numpy

    return numpy.percentile(values, percent)


# wrong measuring.tail: `None` is not a list
def tail(values, percent):
    values = values.sort()
    return values[(len(values) * percent + 99) // 100 - 1]


# wrong measuring.tail: a float as an index
def tail(values, percent):
    return sorted(values)[len(values) * percent / 100 - 1]


# wrong measuring.tail
def tail(values, percent):
    return sorted(values)[percent // 100 - 1]


# wrong measuring.tail
def tail(values, percent):
    return max(values)


# wrong measuring.tail
def tail(values, percent):
    return [value for k, value in enumerate(sorted(values), 1) if k * 100 >= percent * len(values)]


# right measuring.ratio: indexes, and a median by hand
def speedup(slow, fast):
    ratios = []
    for k in range(len(slow)):
        ratios.append(slow[k] / fast[k])
    ratios.sort()
    n = len(ratios)
    if n % 2 == 1:
        return ratios[n // 2]
    return (ratios[n // 2 - 1] + ratios[n // 2]) / 2


# right measuring.ratio: ratios upside down, turned back
def speedup(slow, fast):
    turned = sorted(own / theirs for theirs, own in zip(slow, fast))
    half = len(turned) // 2
    return (1 / turned[half] + 1 / turned[-half - 1]) / 2


# right measuring.ratio: the library, by its own name
def speedup(slow, fast):
    import statistics

    return statistics.median(map(lambda theirs, own: theirs / own, slow, fast))


# right measuring.ratio: numpy
def speedup(slow, fast):
    import numpy

    return numpy.median(numpy.array(slow) / numpy.array(fast))


# right measuring.ratio: fractions
def speedup(slow, fast):
    from fractions import Fraction

    return median([Fraction(theirs) / Fraction(own) for theirs, own in zip(slow, fast)])


# right measuring.ratio: written in one of the lists
def speedup(slow, fast):
    for k in range(len(slow)):
        slow[k] /= fast[k]
    return median(slow)


# wrong measuring.ratio: upside down
def speedup(slow, fast):
    ratios = []
    for k in range(len(slow)):
        ratios.append(fast[k] / slow[k])
    return median(ratios)


# wrong measuring.ratio: upside down
def speedup(slow, fast):
    return 1 / median([theirs / own for theirs, own in zip(slow, fast)])


# wrong measuring.ratio: the mean of the ratios
def speedup(slow, fast):
    from statistics import mean

    return mean(theirs / own for theirs, own in zip(slow, fast))


# wrong measuring.ratio: a ratio of the totals
def speedup(slow, fast):
    return (sum(slow) / len(slow)) / (sum(fast) / len(fast))


# wrong measuring.ratio: a ratio of the medians
def speedup(slow, fast):
    return median(slow) / median(fast)


# wrong measuring.ratio: the boards are mixed up
def speedup(slow, fast):
    slow.sort()
    fast.sort()
    return median([theirs / own for theirs, own in zip(slow, fast)])


# wrong measuring.ratio
def speedup(slow, fast):
    ratios = []
    for theirs in slow:
        for own in fast:
            ratios.append(theirs / own)
    return median(ratios)


# wrong measuring.ratio: the ratios are rounded
def speedup(slow, fast):
    return median([int(theirs / own) for theirs, own in zip(slow, fast)])


# wrong measuring.ratio: something equal counts once
def speedup(slow, fast):
    return median({theirs / own for theirs, own in zip(slow, fast)})


# wrong measuring.ratio: something equal counts once
def speedup(slow, fast):
    return median([theirs / own for theirs, own in dict(zip(slow, fast)).items()])


# wrong measuring.ratio: all ratios, not one
def speedup(slow, fast):
    return [theirs / own for theirs, own in zip(slow, fast)]


# wrong measuring.ratio
def speedup(slow, fast):
    ratios = [theirs / own for theirs, own in zip(slow, fast)]
    return ratios[len(ratios) // 2]


# wrong measuring.ratio: `None` is not a list
def speedup(slow, fast):
    ratios = [theirs / own for theirs, own in zip(slow, fast)].sort()
    return ratios[len(ratios) // 2]


# wrong measuring.ratio: a float as an index
def speedup(slow, fast):
    ratios = sorted(theirs / own for theirs, own in zip(slow, fast))
    return ratios[len(ratios) / 2]


# wrong measuring.ratio
def speedup(slow, fast):
    ratios = sorted(theirs / own for theirs, own in zip(slow, fast))
    return ratios[len(ratios) // 2]


# wrong measuring.ratio
def speedup(slow, fast):
    return median([theirs - own for theirs, own in zip(slow, fast)])


# wrong measuring.ratio
def speedup(slow, fast):
    return slow / fast


# wrong measuring.ratio
def speedup(slow, fast):
    for theirs, own in zip(slow, fast):
        return median([theirs / own])
