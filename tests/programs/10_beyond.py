# right beyond.queens: a loop over all columns
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    total = 0
    for k in range(full.bit_length()):
        bit = 1 << k
        if not (cols | left | right) & bit:
            total += queens(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total
# right beyond.queens: rows counted, masks cut, a list of bits
def queens(full, cols=0, left=0, right=0):
    def ways(rows, cols, left, right):
        if rows == 0:
            return 1
        taken = (cols | left | right) & full
        return sum(
            ways(rows - 1, cols + bit, (left | bit) << 1 & full, (right | bit) >> 1)
            for bit in bits if not taken & bit
        )
    bits = [1 << k for k in range(full.bit_length())]
    return ways(full.bit_count() - cols.bit_count(), cols, left, right)
# right beyond.queens: permutations of the free columns
from itertools import permutations
def queens(full, cols=0, left=0, right=0):
    n = full.bit_length()
    free = [c for c in range(n) if not cols >> c & 1]
    good = 0
    for order in permutations(free):
        ok = all(not left << row >> c & 1 and not right >> row >> c & 1 for row, c in enumerate(order))
        ok = ok and all(abs(a - b) != j - i for i, a in enumerate(order) for j, b in enumerate(order) if i < j)
        good += ok
    return good
# right beyond.queens: sets of columns, and a cache
from functools import cache
@cache
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    taken = {k for k in range(full.bit_length()) for mask in (cols, left, right) if mask >> k & 1}
    free = set(range(full.bit_length())) - taken
    return sum(queens(full, cols + 2**k, ((left | 2**k) * 2) & full, (right | 2**k) // 2) for k in free)
# right beyond.queens: a stack of states
def queens(full, cols=0, left=0, right=0):
    stack, found = [(cols, left, right)], 0
    while stack:
        cols, left, right = stack.pop()
        if cols == full:
            found += 1
            continue
        free = full & ~cols & ~left & ~right
        while free:
            bit = free & -free
            free &= free - 1
            stack.append((cols | bit, (left | bit) << 1, (right | bit) >> 1))
    return found
# wrong beyond.queens: the diagonals do not move
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways = 0
    for k in range(full.bit_length()):
        if not (cols | left | right) >> k & 1:
            ways += queens(full, cols | 1 << k, left | 1 << k, right | 1 << k)
    return ways
# wrong beyond.queens: only the new queen's diagonals move
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways = 0
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free = free - bit
        ways = ways + queens(full, cols | bit, left | bit << 1, right | bit >> 1)
    return ways
# wrong beyond.queens: both diagonals move to the same side
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    return sum(
        queens(full, cols | 1 << k, (left | 1 << k) << 1, (right | 1 << k) << 1)
        for k in range(full.bit_length()) if not (cols | left | right) >> k & 1
    )
# wrong beyond.queens: left and right are swapped
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways = 0
    for k in range(full.bit_length()):
        bit = 1 << k
        if bit & ~cols & ~left & ~right:
            ways += queens(full, cols | bit, (left | bit) >> 1, (right | bit) << 1)
    return ways
# wrong beyond.queens: one way, not all
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        if queens(full, cols | bit, (left | bit) << 1, (right | bit) >> 1):
            return 1
        free ^= bit
    return 0
# wrong beyond.queens: a full board does not count
def queens(full, cols=0, left=0, right=0):
    ways = 0
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        ways += queens(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return ways
# wrong beyond.queens (brackets left out: `~` only takes cols)
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways, free = 0, full & ~cols | left | right
    while free:
        bit = free & -free
        ways += queens(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
        free ^= bit
    return ways
# wrong beyond.queens (not cut with full, so the columns have no end)
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways, free = 0, ~(cols | left | right)
    while free:
        bit = free & -free
        ways += queens(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
        free ^= bit
    return ways
# wrong beyond.queens (the diagonals are forgotten: rooks)
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways, free = 0, full & ~(cols | left | right)
    while free:
        bit = free & -free
        ways += queens(full, cols | bit, 0, 0)
        free ^= bit
    return ways
# wrong beyond.queens (the masks of the row above are forgotten)
def queens(full, cols=0, left=0, right=0):
    if cols == full:
        return 1
    ways, free = 0, full & ~(cols | left | right)
    while free:
        bit = free & -free
        ways += queens(full, cols | bit, bit << 1, bit >> 1)
        free ^= bit
    return ways
# wrong beyond.queens (places are counted, not ways)
def queens(full, cols=0, left=0, right=0):
    free = full & ~(cols | left | right)
    if cols == full:
        return 1
    return free.bit_count()
# right beyond.items: an empty set first
def items_of(options):
    result = {}
    for option in options:
        for item in options[option]:
            if item not in result:
                result[item] = set()
            result[item].add(option)
    return result
# right beyond.items: comprehensions
def items_of(options):
    names = [item for needed in options.values() for item in needed]
    return {name: {option for option, needed in options.items() if name in needed} for name in names}
# right beyond.items: a defaultdict
from collections import defaultdict
def items_of(options):
    table = defaultdict(set)
    for option, needed in options.items():
        for item in needed:
            table[item] |= {option}
    return table
# right beyond.items: pairs, sorted into sets
def items_of(options):
    pairs = {(item, option) for option, needed in options.items() for item in needed}
    found = {item: set() for item, _ in pairs}
    for item, option in pairs:
        found[item].update([option])
    return found
# right beyond.items: lists first, sets at the end
def items_of(options):
    lists = {}
    for option, needed in options.items():
        for item in needed:
            lists[item] = [*lists.get(item, []), option]
    return dict(zip(lists, map(set, lists.values())))
# wrong beyond.items: only the last option is kept
def items_of(options):
    return {item: {option} for option in options for item in options[option]}
# wrong beyond.items: only the first option is kept
def items_of(options):
    result = {}
    for option, needed in options.items():
        for item in needed:
            if item not in result:
                result[item] = {option}
    return result
# wrong beyond.items: lists, not sets
def items_of(options):
    result = {}
    for option, needed in options.items():
        for item in needed:
            result[item] = result.get(item, []) + [option]
    return result
# wrong beyond.items: a set of items for each option
def items_of(options):
    return {option: set(needed) for option, needed in options.items() if needed}
# wrong beyond.items: the letters of a name
def items_of(options):
    result = {}
    for option, needed in options.items():
        for item in needed:
            if item not in result:
                result[item] = set()
            result[item].update(option)
    return result
# wrong beyond.items (one set for all items)
def items_of(options):
    result = dict.fromkeys([item for needed in options.values() for item in needed], set())
    for option, needed in options.items():
        for item in needed:
            result[item].add(option)
    return result
# wrong beyond.items (options without items are items)
def items_of(options):
    result = {}
    for option, needed in options.items():
        for item in needed or [option]:
            result.setdefault(item, set()).add(option)
    return result
# wrong beyond.items (it returns in the loop)
def items_of(options):
    result = {}
    for option, needed in options.items():
        for item in needed:
            result.setdefault(item, set()).add(option)
        return result
# wrong beyond.items (numbers of options, not their names)
def items_of(options):
    result = {}
    for number, needed in enumerate(options.values()):
        for item in needed:
            result.setdefault(item, set()).add(number)
    return result
# wrong beyond.items: the argument is changed
def items_of(options):
    result = {}
    for option, needed in options.items():
        while needed:
            result.setdefault(needed.pop(), set()).add(option)
    return result
# right beyond.undo: an index that counts down
def undo(items, options, option, removed):
    for k in range(len(removed) - 1, -1, -1):
        item = options[option][k]
        items[item] = removed[k]
        for rival in removed[k]:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)
# right beyond.undo: all sets first, then the rivals, in any order
def undo(items, options, option, removed):
    for item, rivals in zip(options[option], removed):
        items[item] = rivals
    for item, rivals in zip(options[option], removed):
        for rival in list(rivals):
            for other in options[rival]:
                items[other].add(rival)
# right beyond.undo: recursion
def undo(items, options, option, removed):
    def back(k):
        if k == len(removed):
            return
        back(k + 1)
        item = options[option][k]
        items[item] = set(removed[k])
        for rival in removed[k]:
            for other in options[rival]:
                items[other].add(rival)
    back(0)
# right beyond.undo: a `while`, and zip, and it returns the table
def undo(items, options, option, removed):
    pairs = list(zip(options[option], removed))
    while pairs:
        item, rivals = pairs.pop()
        items[item] = rivals
        for rival in rivals:
            for other in options[rival]:
                if other is not item and other != item:
                    items[other] |= {rival}
    return items
# right beyond.undo: all rivals at once, each to all of its items
def undo(items, options, option, removed):
    for item in options[option]:
        items[item] = set()
    for rival in set().union(*removed):
        for item in options[rival]:
            items[item].add(rival)
# wrong beyond.undo: not the last item first, with the last set
def undo(items, options, option, removed):
    for item, rivals in zip(options[option], removed):
        items[item] = rivals
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)
# wrong beyond.undo: not the last item first, with the last set
def undo(items, options, option, removed):
    for item, rivals in zip(reversed(options[option]), removed):
        items[item] = rivals
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)
# wrong beyond.undo: the rivals stay out of their other items
def undo(items, options, option, removed):
    for item, rivals in zip(options[option], removed):
        items[item] = rivals
# wrong beyond.undo: only the chosen option comes back
def undo(items, options, option, removed):
    for item in options[option][::-1]:
        items[item] = removed.pop()
        for other in options[option]:
            if other != item:
                items[other].add(option)
# wrong beyond.undo: everything comes back
def undo(items, options, option, removed):
    items.clear()
    for name, needed in options.items():
        for item in needed:
            items.setdefault(item, set()).add(name)
# wrong beyond.undo (the first order, with another `if`)
def undo(items, options, option, removed):
    for item, rivals in zip(options[option], removed):
        items[item] = rivals
        for rival in rivals:
            for other in options[rival]:
                if other in items:
                    items[other].add(rival)
            items[item].discard(option)
# wrong beyond.undo (a missing item is made on the way)
def undo(items, options, option, removed):
    for item, rivals in zip(options[option], removed):
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items.setdefault(other, set()).add(rival)
        items[item] = rivals
# wrong beyond.undo (it works on a copy)
def undo(items, options, option, removed):
    items = dict(items)
    for item in reversed(options[option]):
        items[item] = rivals = removed.pop()
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)
# wrong beyond.undo (the last item is left out)
def undo(items, options, option, removed):
    for k in range(len(removed) - 1, 0, -1):
        item = options[option][k]
        items[item] = removed[k]
        for rival in removed[k]:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)
# wrong beyond.undo (the chosen option itself stays out)
def undo(items, options, option, removed):
    for item in reversed(options[option]):
        items[item] = rivals = removed.pop()
        rivals.discard(option)
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)
# right beyond.sudoku-rows: a comprehension, names as text
def sudoku_options(board):
    return {
        (r, c, d): [f"cell {r} {c}", f"{d} in row {r}", f"{d} in column {c}", f"{d} in box {r // 3 * 3 + c // 3}"]
        for r in range(9) for c in range(9) for d in (range(1, 10) if board[r][c] == 0 else [board[r][c]])
    }
# right beyond.sudoku-rows: divmod, and another order
def sudoku_options(board):
    options = {}
    for k in range(9 * 81 - 1, -1, -1):
        cell, digit = divmod(k, 9)
        row, col = divmod(cell, 9)
        digit += 1
        if not board[row][col] or board[row][col] == digit:
            options[row, col, digit] = (("b", box_index(row, col), digit), ("c", col, digit), ("r", row, digit), ("", cell))
    return options
# right beyond.sudoku-rows: numbers as names, 324 of them
def sudoku_options(board):
    options = {}
    for r, line in enumerate(board):
        for c, given in enumerate(line):
            for d in [given] if given else range(1, 10):
                box = r // 3 * 3 + c // 3
                options[r, c, d] = [9 * r + c, 81 + 9 * r + d - 1, 162 + 9 * c + d - 1, 243 + 9 * box + d - 1]
    return options
# right beyond.sudoku-rows: everything, then the givens' rivals are deleted
def sudoku_options(board):
    options = {}
    for row in range(9):
        for col in range(9):
            for digit in range(1, 10):
                corner = row - row % 3, col - col % 3
                options[row, col, digit] = {("cell", row, col), ("row", row, digit), ("col", col, digit), (corner, digit)}
    for row, col, digit in list(options):
        if board[row][col] not in (0, digit):
            del options[row, col, digit]
    return options
# wrong beyond.sudoku-rows: the givens are ignored
def sudoku_options(board):
    return {
        (r, c, d): [("cell", r, c), ("row", r, d), ("column", c, d), ("box", box_index(r, c), d)]
        for r in range(9) for c in range(9) for d in range(1, 10)
    }
# wrong beyond.sudoku-rows: no options for givens
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            if board[r][c]:
                continue
            for d in range(1, 10):
                options[r, c, d] = [f"cell {r} {c}", f"row {r} {d}", f"column {c} {d}", f"box {box_index(r, c)} {d}"]
    return options
# wrong beyond.sudoku-rows: two rules with one name
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(1, 10):
                if board[r][c] == 0 or board[r][c] == d:
                    options[r, c, d] = [(r, c), (r, d), (c, d), (box_index(r, c), d)]
    return options
# wrong beyond.sudoku-rows: a rule is forgotten
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(1, 10):
                if board[r][c] in (0, d):
                    options[r, c, d] = [("row", r, d), ("column", c, d), ("box", box_index(r, c), d)]
    return options
# wrong beyond.sudoku-rows: a rule is forgotten
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(1, 10):
                if board[r][c] in (0, d):
                    options[r, c, d] = [f"r{r}c{c}", f"r{r}#{d}", f"c{c}#{d}"]
    return options
# wrong beyond.sudoku-rows: the wrong box
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(1, 10):
                if board[r][c] in (0, d):
                    options[r, c, d] = [("cell", r, c), ("row", r, d), ("column", c, d), ("box", r // 3 + c // 3, d)]
    return options
# wrong beyond.sudoku-rows (digits from 0)
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(9):
                if board[r][c] in (0, d):
                    options[r, c, d] = [("cell", r, c), ("row", r, d), ("column", c, d), ("box", box_index(r, c), d)]
    return options
# wrong beyond.sudoku-rows (the digit is missing from the row)
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(1, 10):
                if board[r][c] in (0, d):
                    options[r, c, d] = [("cell", r, c), ("row", r), ("column", c, d), ("box", box_index(r, c), d)]
    return options
# wrong beyond.sudoku-rows (an item is a list, which cannot be in a set)
def sudoku_options(board):
    options = {}
    for r in range(9):
        for c in range(9):
            for d in range(1, 10):
                if board[r][c] in (0, d):
                    options[r, c, d] = [["cell", r, c], ["row", r, d], ["column", c, d], ["box", box_index(r, c), d]]
    return options
# wrong beyond.sudoku-rows (a list of options)
def sudoku_options(board):
    return [
        [("cell", r, c), ("row", r, d), ("column", c, d), ("box", box_index(r, c), d)]
        for r in range(9) for c in range(9) for d in range(1, 10) if board[r][c] in (0, d)
    ]
# right beyond.optional-items: a loop
def fewest_required(items, optional):
    best = None
    for item, rivals in items.items():
        if item in optional:
            continue
        if best is None or len(rivals) < len(items[best]):
            best = item
    return best
# right beyond.optional-items: sorted, the last of several
def fewest_required(items, optional):
    order = sorted((item for item in items if item not in optional), key=lambda item: -len(items[item]))
    return order[-1] if order else None
# right beyond.optional-items: sets of names
def fewest_required(items, optional):
    left = set(items) - set(optional)
    if not left:
        return None
    return min(left, key=lambda name: len(items[name]))
# right beyond.optional-items: by size, from the smallest
def fewest_required(items, optional):
    size = 0
    while set(items) - optional:
        for item in items:
            if item not in optional and len(items[item]) == size:
                return item
        size += 1
# wrong beyond.optional-items: an optional item is picked
def fewest_required(items, optional):
    return min(items, key=lambda item: len(items[item]), default=None)
# wrong beyond.optional-items: optional items are picked at the end
def fewest_required(items, optional):
    order = sorted(items, key=lambda item: (item in optional, len(items[item])))
    return order[0] if order else None
# wrong beyond.optional-items: an item without options is skipped
def fewest_required(items, optional):
    best = None
    for item in items:
        if item not in optional and items[item]:
            if best is None or len(items[item]) < len(items[best]):
                best = item
    return best
# wrong beyond.optional-items: the most, not the fewest
def fewest_required(items, optional):
    required = set(items) - optional
    return max(required, key=lambda item: len(items[item]), default=None)
# wrong beyond.optional-items: the number, not the item
def fewest_required(items, optional):
    sizes = [len(rivals) for item, rivals in items.items() if item not in optional]
    return min(sizes) if sizes else None
# wrong beyond.optional-items: an error where no required item is left
def fewest_required(items, optional):
    return min([item for item in items if item not in optional], key=lambda item: len(items[item]))
# wrong beyond.optional-items (the first required item)
def fewest_required(items, optional):
    for item in items:
        if item not in optional:
            return item
# wrong beyond.optional-items (the set, not the item)
def fewest_required(items, optional):
    return min([rivals for item, rivals in items.items() if item not in optional], key=len, default=None)
# wrong beyond.optional-items (optional and required exchanged)
def fewest_required(items, optional):
    return min([item for item in items if item in optional], key=lambda item: len(items[item]), default=None)
# wrong beyond.optional-items (the smallest options, not the fewest)
def fewest_required(items, optional):
    return min([i for i in items if i not in optional], key=lambda i: sorted(items[i]), default=None)
# wrong beyond.optional-items: the argument is changed
def fewest_required(items, optional):
    for item in optional & set(items):
        del items[item]
    return min(items, key=lambda item: len(items[item]), default=None)
