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
# right measuring.median: numpy, a numpy float
import numpy as np
def middle_of(values):
    return np.median(values)
# right measuring.median: sorted, odd and even
def middle_of(values):
    ordered = sorted(values)
    n = len(ordered)
    if n % 2 == 1:
        return ordered[n // 2]
    return (ordered[n // 2 - 1] + ordered[n // 2]) / 2
# right measuring.median: the two middles, counted from both ends
def middle_of(values):
    s = sorted(values, reverse=True)
    i = len(s) // 2
    return (s[i] + s[~i]) * 0.5
# right measuring.median: with statistics
import statistics
def middle_of(values):
    return statistics.median(values)
# wrong measuring.median: `None` is not a list
def middle_of(values):
    s = values[:].sort()
    return s[len(values) // 2]
# wrong measuring.median: a float as an index
def middle_of(values):
    s = sorted(values)
    n = len(s)
    if n % 2:
        return s[n / 2]
    return (s[n // 2 - 1] + s[n // 2]) / 2
# wrong measuring.median: an even number of values
def middle_of(values):
    return sorted(values)[len(values) // 2]
# wrong measuring.median: an even number of values
def middle_of(values):
    return sorted(values)[(len(values) - 1) // 2]
# wrong measuring.median: equal values count once
def middle_of(values):
    s = sorted(set(values))
    n = len(s)
    if n % 2:
        return s[n // 2]
    return (s[n // 2 - 1] + s[n // 2]) / 2
# wrong measuring.median (halfway between the ends)
def middle_of(values):
    return (min(values) + max(values)) / 2
# wrong measuring.median: halfway is rounded
def middle_of(values):
    s = sorted(values)
    n = len(s)
    if n % 2:
        return s[n // 2]
    return int((s[n // 2 - 1] + s[n // 2]) / 2)
# wrong measuring.median: odd and even swapped
def middle_of(values):
    s = sorted(values)
    n = len(s)
    if n % 2 == 0:
        return s[n // 2]
    return (s[n // 2 - 1] + s[n // 2]) / 2
# wrong measuring.median: only one of the two is halved
def middle_of(values):
    s = sorted(values)
    n = len(s)
    if n % 2:
        return s[n // 2]
    return s[n // 2 - 1] + s[n // 2] / 2
# wrong measuring.median: state from an earlier call
def middle_of(values, ordered=[]):
    ordered.extend(values)
    ordered.sort()
    n = len(ordered)
    return (ordered[(n - 1) // 2] + ordered[n // 2]) / 2
# wrong measuring.median: the list is not in order
def middle_of(values):
    n = len(values)
    if n % 2:
        return values[n // 2]
    return (values[n // 2 - 1] + values[n // 2]) / 2
# wrong measuring.median: the mean instead of the median
def middle_of(values):
    return sum(values) / len(values)
# wrong measuring.median (a middle of 0 is taken for none)
def middle_of(values):
    s = sorted(values)
    n = len(s)
    middle = None
    if n % 2:
        middle = s[n // 2]
    if not middle:
        middle = (s[n // 2 - 1] + s[n // 2]) / 2
    return middle
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
# right measuring.tail: fractions
from fractions import Fraction
from math import ceil
def tail(values, percent):
    k = ceil(Fraction(percent, 100) * len(values))
    return sorted(values)[k - 1]
# right measuring.tail: numpy, a numpy number
import numpy as np
def tail(values, percent):
    ordered = np.sort(np.array(values))
    n = len(ordered)
    return ordered[np.argmax(np.arange(1, n + 1) * 100 >= percent * n)]
# right measuring.tail: rounded up with ints
def tail(values, percent):
    values.sort()
    return values[(len(values) * percent + 99) // 100 - 1]
# right measuring.tail: minus, whole division, minus
def tail(values, percent):
    k = -(-percent * len(values) // 100)
    return sorted(values)[k - 1]
# wrong measuring.tail: a float is a little off
import math
def tail(values, percent):
    return sorted(values)[math.ceil(len(values) * (percent / 100)) - 1]
# wrong measuring.tail (counted from the top)
def tail(values, percent):
    ordered = sorted(values, reverse=True)
    return ordered[(len(values) * percent + 99) // 100 - 1]
# wrong measuring.tail: equal values count once
def tail(values, percent):
    ordered = sorted(set(values))
    return ordered[(len(ordered) * percent + 99) // 100 - 1]
# wrong measuring.tail: more than so many percent
def tail(values, percent):
    return sorted(values)[len(values) * percent // 100]
# wrong measuring.tail: not one of the values
import numpy as np
def tail(values, percent):
    return np.percentile(values, percent)
# wrong measuring.tail: not rounded up
def tail(values, percent):
    return sorted(values)[len(values) * percent // 100 - 1]
# wrong measuring.tail: the list is not in order
def tail(values, percent):
    return values[(len(values) * percent + 99) // 100 - 1]
# wrong measuring.tail: the place, not the value
def tail(values, percent):
    return (len(values) * percent + 99) // 100
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
# right measuring.ratio: numpy arrays
import numpy as np
def speedup(slow, fast):
    return np.median(np.array(slow) / np.array(fast))
# right measuring.ratio: fractions, a float in the end
from fractions import Fraction
def speedup(slow, fast):
    return float(median(Fraction(s) / Fraction(f) for s, f in zip(slow, fast)))
# right measuring.ratio: median of a comprehension
def speedup(slow, fast):
    return median([s / f for s, f in zip(slow, fast)])
# right measuring.ratio: writes the ratios into slow
def speedup(slow, fast):
    for i, f in enumerate(fast):
        slow[i] /= f
    return median(slow)
# wrong measuring.ratio: a ratio of the medians
def speedup(slow, fast):
    return median(slow) / median(fast)
# wrong measuring.ratio: a ratio of the totals
def speedup(slow, fast):
    return sum(slow) / sum(fast)
# wrong measuring.ratio: something equal counts once
def speedup(slow, fast):
    return median({s / f for s, f in zip(slow, fast)})
# wrong measuring.ratio: state from an earlier call
def speedup(slow, fast, ratios=[]):
    for s, f in zip(slow, fast):
        ratios.append(s / f)
    return median(ratios)
# wrong measuring.ratio: the boards are mixed up
def speedup(slow, fast):
    slow.sort()
    fast.sort()
    return median([s / f for s, f in zip(slow, fast)])
# wrong measuring.ratio: the mean of the ratios
def speedup(slow, fast):
    ratios = [s / f for s, f in zip(slow, fast)]
    return sum(ratios) / len(ratios)
# wrong measuring.ratio: the ratios are rounded
def speedup(slow, fast):
    return median([s // f for s, f in zip(slow, fast)])
# wrong measuring.ratio: upside down
def speedup(slow, fast):
    return median([f / s for s, f in zip(slow, fast)])
# right measuring.geometric: a loop that adds logarithms
def geometric(ratios):
    total = 0
    for ratio in ratios:
        total += log(ratio)
    return exp(total / len(ratios))
# right measuring.geometric: logarithms to base 2
from math import log2
def geometric(ratios):
    total = 0
    for ratio in ratios:
        total += log2(ratio)
    return 2 ** (total / len(ratios))
# right measuring.geometric: with statistics
import statistics
def geometric(ratios):
    return statistics.geometric_mean(ratios)
# right measuring.geometric: a root of each ratio, then the product
def geometric(ratios):
    product = 1
    for ratio in ratios:
        product *= ratio ** (1 / len(ratios))
    return product
# right measuring.geometric: numpy
import numpy as np
def geometric(ratios):
    return np.exp(np.log(ratios).mean())
# right measuring.geometric: fractions of any size, and halves of the exponent
from fractions import Fraction
from math import frexp
def geometric(ratios):
    mantissa, exponent, n = 1.0, 0, len(ratios)
    for ratio in ratios:
        part, power = frexp(mantissa * ratio)
        mantissa, exponent = part, exponent + power
    return mantissa ** (1 / n) * 2 ** (exponent / n)
# wrong measuring.geometric: the sum instead of the product
def geometric(ratios):
    return sum(ratios) / len(ratios)
# wrong measuring.geometric: the sum instead of the product
from statistics import mean
def geometric(ratios):
    return mean(ratios)
# wrong measuring.geometric: the product is too large
def geometric(ratios):
    product = 1.0
    for ratio in ratios:
        product *= ratio
    return product ** (1 / len(ratios))
# wrong measuring.geometric: the logarithm is returned
def geometric(ratios):
    return sum(log(ratio) for ratio in ratios) / len(ratios)
# wrong measuring.geometric (always the square root)
from math import prod, sqrt
def geometric(ratios):
    return sqrt(prod(ratios))
# wrong measuring.geometric (`sort` returns None)
def geometric(ratios):
    ordered = ratios.sort()
    return exp(sum(log(ratio) for ratio in ordered) / len(ordered))
# wrong measuring.geometric (the root is forgotten)
from math import prod
def geometric(ratios):
    return prod(ratios)
# wrong measuring.geometric (the median)
from statistics import median
def geometric(ratios):
    return median(ratios)
# wrong measuring.geometric (a whole division in the root)
from math import prod
def geometric(ratios):
    return prod(ratios) ** (1 // len(ratios))
# wrong measuring.geometric (logarithms of base 10, and e to undo them)
from math import log10
def geometric(ratios):
    return exp(sum(log10(ratio) for ratio in ratios) / len(ratios))
