"""Lesson 10: queens with three masks, and Algorithm X on sets for whatever is an exact cover."""

# What learners read has no types.
# mypy: disable-error-code="var-annotated"

from functools import partial
from math import inf
from random import Random

from sudoku_teach.board import box_index, many
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.show import Seen, drawn, fenced, said, show_bits
from sudoku_teach.exercises.task import same_int
from sudoku_teach.puzzles import puzzle
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

# The lesson's first exact cover: the days on which each of six people offers to work.
SHIFTS = {
    "Ann": ["Mon", "Wed", "Fri"],
    "Ben": ["Mon", "Wed", "Sat"],
    "Cho": ["Tue", "Wed", "Sat", "Sun"],
    "Dan": ["Thu", "Fri", "Sat", "Sun"],
    "Eva": ["Fri", "Sun"],
    "Fay": ["Tue", "Thu"],
}


def some_row(rng: Random) -> tuple:
    """Any masks for the next row of a board with four to seven columns, with few bits."""
    full = (1 << rng.randint(4, 7)) - 1
    return full, *(rng.getrandbits(7) & rng.getrandbits(7) & full for _ in range(3))


@task_for(
    "beyond.queens",
    stars=2,
    cases=[
        *(((1 << n) - 1,) for n in range(1, 7)),
        *((0b11, *masks) for masks in ((0b11, 0, 0), (0b01, 0, 0), (0b01, 0b10, 0), (0b11, 0b11, 0b11))),
        *((0b1111, *masks) for masks in ((0b0001, 0b0010, 0), (0b1000, 0, 0b0100), (0b0010, 0b0100, 0b0001))),
    ],
    generate=some_row,
    generated=60,
    valid=lambda full, *masks: full > 0 and full & (full + 1) == 0 and all(0 <= mask <= full for mask in masks),
    same=same_int,
    show=partial(show_bits, names=("full", "cols", "left", "right")),
    mistakes=[
        mistake(
            "the diagonals do not move",
            "a diagonal that attacks column 3 here attacks column 4 or 2 one row further down. Shift both masks.",
            edit("(left | bit) << 1", "left | bit", "(right | bit) >> 1", "right | bit"),
        ),
        mistake(
            "only the new queen's diagonals move",
            "the diagonals of the queens further up move as well. `left | bit << 1` means `left | (bit << 1)`, so put "
            "brackets: `(left | bit) << 1`.",
            edit("(left | bit) << 1", "left | bit << 1", "(right | bit) >> 1", "right | bit >> 1"),
        ),
        mistake(
            "both diagonals move to the same side",
            "one goes down to the left, `<<`, and the other down to the right, `>>`.",
            edit(">> 1", "<< 1"),
            edit("<< 1", ">> 1"),
        ),
        mistake(
            "left and right are swapped",
            "`left` goes to higher bits, `<<`, and `right` to lower ones, `>>`. On an empty board you do not see the "
            "difference, because its mirror image has as many solutions.",
            edit("<< 1", "<< 0", ">> 1", "<< 1", "<< 0", ">> 1"),
        ),
        mistake(
            "one way, not all",
            "the answer is 1 wherever there is a way at all. Add up the ways of all columns.",
            edit("ways +=", "ways = ways or"),
        ),
        mistake(
            "a full board does not count",
            "0 came back every time. Where all rows are filled there is one way to go on: doing nothing. Return 1.",
            edit("return 1", "return 0"),
        ),
    ],
    hints=(
        "No row is left when `cols == full`: that is one way.",
        "The free columns are `full & ~(cols | left | right)`. Take them one by one, with `free & -free`.",
        "The queen's bit joins all three masks. In the next row `left` has moved by `<< 1`, and `right` by `>> 1`.",
    ),
    buys="Three ints say everything about the rows above. You need no board.",
    where="`lessons/lesson10.py`; `solvers/mrv.py` takes its candidates in the same way",
)
def queens(full, cols=0, left=0, right=0):
    """Return in how many ways the rows that are left can be filled.

    `full` is a mask with a 1 for each column of the board: `0b1111` for four columns. The other three are masks of the
    columns that must stay free in the next row: `cols` because a queen is in that column (so the number of its bits is
    the number of rows that are filled), `left` because of a diagonal that goes down to the left, to the higher bits,
    and `right` because of a diagonal that goes down to the right, to the lower bits. None of them has a bit that is not
    in `full`; otherwise they may be any masks. All three are 0 if the call does not pass them.

    Put one queen in each row that is left. Return, as an int, the number of ways to do that. If no row is left, because
    `cols` is `full`, that is 1.
    """
    if cols == full:
        return 1
    ways, free = 0, full & ~(cols | left | right)
    while free:
        bit = free & -free
        ways += queens(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
        free ^= bit
    return ways


def some_options(rng: Random, least: int = 0) -> dict:
    """A small problem: some options, each with some items. Names are strings, numbers or tuples."""
    name = rng.choice((str, int, lambda k: ("r", k), "option {}".format))
    items = [*range(10, 14), "a", "b", ("c", 1)]
    rng.shuffle(items)
    return {name(k): rng.sample(items, rng.randint(least, 4)) for k in range(rng.randint(least, 7))}


@task_for(
    "beyond.items",
    stars=1,
    cases=[(options,) for options in ({1: ["a"]}, {}, {1: ["a"], 2: ["a"]}, {1: ["a", "b"]}, {1: []}, SHIFTS)],
    generate=lambda rng: (some_options(rng),),
    same=lambda yours, expected: yours == expected and all(type(each) is set for each in yours.values()),
    stays=("options",),
    mistakes=[
        mistake(
            "only the last option is kept",
            "an item may be in several options. `items[item] = …` forgets those before.",
            edit("items[item].add(option)", "items[item] = {option}"),
        ),
        mistake(
            "only the first option is kept",
            "an item may be in several options. Add the later ones as well.",
            edit("set()", "{option}", "items[item].add(option)", "pass"),
        ),
        mistake(
            "lists, not sets",
            "the options are right, but they are in lists. The search removes them by name, which a set does at once.",
            edit("set()", "[]", "add(", "append("),
        ),
        mistake(
            "a set of items for each option",
            "that is the table that you were given, with sets. Turn it round: for each *item*, the options.",
            edit("items[item]", "items[option]", "item not in", "option not in", "add(option)", "add(item)"),
        ),
        mistake(
            "the letters of a name",
            "`set(option)` and `update(option)` take a name apart. `{option}` is a set with one name in it.",
            edit(".add(option)", ".update(option)"),
        ),
    ],
    hints=(
        "Two loops: for each option, for each of its items.",
        "When an item is new, put an empty `set()` under its name first. Then `items[item].add(option)`.",
    ),
    buys="Now both questions are one look: which items has this option, and which options has this item?",
    where="`lessons/lesson10.py`; lesson 08's `CELL`, `ROW`, `COLUMN` and `BOX` are this table in bits",
)
def items_of(options):
    """Return a dict: for each item, the set of the options that contain it.

    `options` is a dict: under the name of each option is the list of its items. A name may be a string, a number or a
    tuple, and no item is twice in one list. Return a new dict, with the same names the other way round: under each item
    is the set of the names of all options that contain it. Do not change `options`.
    """
    items = {}
    for option, needed in options.items():
        for item in needed:
            if item not in items:
                items[item] = set()
            items[item].add(option)
    return items


def fewest(items):
    """Return an item with the fewest options; None if no item is left."""
    return min(items, key=lambda item: len(items[item]), default=None)


def choose(items, options, option):
    """Take out the option's items, and all rivals. Return what was removed."""
    removed = []
    for item in options[option]:
        rivals = items.pop(item)
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items[other].remove(rival)
        removed.append(rivals)
    return removed


def choices(rng: Random) -> tuple:
    """A small problem, and one to three options that can be chosen one after another."""
    options = some_options(rng, 1)
    items, chosen = items_of(options), []
    for option in rng.sample(list(options), min(3, len(options))):
        if all(option in items.get(item, ()) for item in options[option]):
            choose(items, options, option)
            chosen.append(option)
    return options, chosen


def undone(functions, arguments):
    """What is on the table after each undo, when these options have been chosen."""
    options, chosen = arguments
    items, tables = items_of(options), []
    taken = [(option, choose(items, options, option)) for option in chosen]
    for option, removed in reversed(taken):
        functions[0](items, options, option, removed)
        tables.append({item: set(rivals) for item, rivals in items.items()})
    return tables


def show_undo(seen: Seen) -> list:
    """The options, what was chosen, and the items whose sets are not as they were."""
    options, chosen = seen.arguments
    lines = [f"{option!s:10} {needed}" for option, needed in options.items()]
    lines += ["", f"chosen, in this order: {chosen}"]
    if not isinstance(seen.outcome.value, list):
        return [fenced([*lines, f"yours: {said(seen.outcome)}"])]
    pairs = zip(seen.expected.value, seen.outcome.value, strict=True)
    before, after = next(pair for pair in pairs if pair[0] != pair[1])
    for item in {**before, **after}:
        if before.get(item) != after.get(item):
            lines.append(f"{item!r} before: {before.get(item, 'not there')}, after: {after.get(item, 'not there')}")
    return [fenced(lines)]


_BACK = "reversed(options[option])"


@task_for(
    "beyond.undo",
    stars=2,
    kind="repair",
    stub=edit(_BACK, "options[option]", "pop()", "pop(0)", "if other != item:", "if other != item and other in items:"),
    cases=[
        *((SHIFTS, chosen) for chosen in (["Fay"], ["Ann"], ["Ben", "Eva", "Fay"])),
        *(({1: ["a"], 2: ["a"], 3: ["a", "b"], 4: ["b"]}, chosen) for chosen in ([1], [3], [1, 4], [])),
    ],
    generate=choices,
    drive=undone,
    names=("options", "chosen"),
    show=show_undo,
    stays=("options",),
    mistakes=[
        mistake(
            "not the last item first, with the last set",
            "the item that `choose` took out last comes back first, with its own set, the last one in `removed`. In "
            "any other order a rival is added to an item that is not on the table yet.",
            edit(_BACK, "options[option]", "pop()", "pop(0)"),
            edit("pop()", "pop(0)"),
        ),
        mistake(
            "the rivals stay out of their other items",
            "the option's items are back. But `choose` has removed each rival from its other items as well.",
            edit("items[other].add(rival)", "pass"),
        ),
        mistake(
            "only the chosen option comes back",
            "its rivals were removed, too. Add each of them to its items again.",
            edit("in rivals:", "in [option]:"),
        ),
        mistake(
            "everything comes back",
            "the first choice is undone while others are still made, and what those removed must stay out. Add only "
            "what *this* call of `choose` has removed.",
            lambda items, options, option, removed: items.update(items_of(options)),
        ),
    ],
    hints=(
        "Choose Ann, then undo it, on paper. When is Ben back at Monday, and when at Wednesday?",
        "When `choose` took out Wednesday, Ben was gone from it already. So the set that is kept for Wednesday does "
        "not have Ben in it. Who adds Ben to Wednesday again?",
        "`reversed(…)` goes through a list from its end, and `removed.pop()` takes its last entry.",
    ),
    buys="Each step of the undo meets the table that the same step of `choose` left. So it needs no `if` for what is "
    "missing.",
    where="`lessons/lesson10.py`; lesson 02's search erases its digits in this order, too",
)
def undo(items, options, option, removed):
    """Put everything back that `choose` removed for this option.

    `choose(items, options, option)` has taken the option's items and all rivals out of `items`, and has returned
    `removed`: for each of the option's items, in their order, the set that was under it at that moment. Afterwards
    `items` must be exactly as it was before that call. Options that were chosen earlier are still chosen. Change
    `items` in place; what you return, and what becomes of `removed`, does not matter. `options` stays unchanged.
    """
    for item in reversed(options[option]):
        items[item] = rivals = removed.pop()
        for rival in rivals:
            for other in options[rival]:
                if other != item:
                    items[other].add(rival)


def search(items, options, chosen=(), most=inf, pick=fewest):
    """Return solutions, each a tuple of options: all of them, or the first `most`."""
    item = pick(items)
    if item is None:
        return [chosen]
    found = []
    for option in sorted(items[item], key=str):
        removed = choose(items, options, option)
        found += search(items, options, (*chosen, option), most - len(found), pick)
        undo(items, options, option, removed)
        if len(found) >= most:
            break
    return found


def groups(functions, arguments):
    """Which options there are, and which of them share an item. What the items are called is free."""
    options = functions[0](*arguments)
    if not isinstance(options, dict):
        return options
    shared: dict = {}
    for option, items in options.items():
        for item in items:
            shared.setdefault(item, []).append(option)
    return {"options": sorted(options), "groups": sorted(map(sorted, shared.values()))}


def show_rows(seen: Seen) -> list:
    """An option too few or too many, options that should share an item and do not, and the board."""
    right, yours, board = seen.expected.value, seen.outcome.value, drawn(seen.arguments[0])
    if not isinstance(yours, dict):
        return [fenced([f"yours: {said(seen.outcome)}"])] * (not seen.outcome.raised) + [board]
    lines = [
        f"{words} {many(len(each['options']), 'option')}, {many(len(each['groups']), 'item')}"
        for words, each in (("expected:", right), ("yours:   ", yours))
    ]
    for words, some, others in (("missing", right, yours), ("too many", yours, right)):
        lines += [f"{words}: option {option}" for option in some["options"] if option not in others["options"]][:1]
    missing = [group for group in right["groups"] if group not in yours["groups"]][:1]
    return [fenced(lines + [f"no item is in exactly these options: {group}" for group in missing]), board]


def _thinned(rng: Random) -> tuple:
    full, share = puzzle("full"), rng.choice((0.2, 0.5, 0.9))
    return ([[digit * (rng.random() < share) for digit in row] for row in full],)


@task_for(
    "beyond.sudoku-rows",
    stars=2,
    given="from sudoku_teach.board import box_index\n",
    cases=[
        *((puzzle(name),) for name in ("empty", "full", "one-blank", "newspaper", "hard")),
        *(_thinned(Random(seed)) for seed in range(4)),
    ],
    drive=groups,
    show=show_rows,
    stays=("board",),
    mistakes=[
        mistake(
            "the givens are ignored",
            "every cell has all nine options. A given has only one, the one with its own digit.",
            edit("if board[row][col] in (0, digit):", "if True:"),
        ),
        mistake(
            "no options for givens",
            "a given has one option, the one with its digit. Without it, row, column and box do not know that they "
            "have this digit.",
            edit("in (0, digit)", "== 0"),
        ),
        mistake(
            "two rules with one name",
            "for example, `(0, 1)` may mean row 0 with digit 1, column 0 with digit 1 or the cell in row 0 and column "
            "1. Put a word into each name: `('row', 0, 1)`.",
            edit('"cell", ', "", '"row", ', "", '"column", ', "", '"box", ', ""),
        ),
        mistake(
            "a rule is forgotten",
            "there are four: the cell holds one digit, and row, column and box each need this digit.",
            edit('("cell", row, col), ', ""),
            edit(', ("box", box_index(row, col), digit)', ""),
        ),
        mistake(
            "the wrong box",
            "the box of a cell is `row // 3 * 3 + col // 3`, or `box_index(row, col)`.",
            edit("box_index(row, col)", "row // 3 + col // 3"),
        ),
    ],
    hints=(
        "Three loops: row, column, digit. Skip a digit where the board has another one.",
        "`options[row, col, digit] = […]`, a list of four tuples. The first is `('cell', row, col)`.",
        "The others say what the digit does: `('row', row, digit)`, and so for the column and the box.",
    ),
    buys="You have told a program that knows no Sudoku what a Sudoku is. It needs nothing else.",
    where="`solvers/one_integer.py`, which has the same 324 items as masks of 729 bits",
)
def sudoku_options(board):
    """Return a Sudoku as an exact cover: a dict of options, each with the list of its items.

    The key of an option is the tuple `(row, col, digit)`, with row and column from 0 and the digit from 1. A blank, 0,
    has nine options, and a given has one: its own digit. Do not leave out options because of other givens; the search
    will do that. Under each key is a list of four items: the cell, the digit in the row, the digit in the column, and
    the digit in the box. You choose what the items are called: an item is a string or a tuple. Do not change the board.
    """
    options = {}
    for row in range(9):
        for col in range(9):
            for digit in range(1, 10):
                if board[row][col] in (0, digit):
                    rules = [("cell", row, col), ("row", row, digit), ("column", col, digit)]
                    options[row, col, digit] = [*rules, ("box", box_index(row, col), digit)]
    return options


def picked(functions, arguments):
    """What was picked, in words: which of several items with equally many options it is, is free."""
    items, optional = arguments
    choice = functions[0](items, optional)
    try:
        kind = "an optional" if choice in optional else "a required"
        return f"{kind} item with {many(len(items[choice]), 'option')}"
    except (KeyError, TypeError):
        return choice


def some_table(rng: Random) -> tuple:
    names = rng.sample([*"abcdef", 1, 2, ("d", 0), ("d", 1)], rng.randint(1, 8))
    items = {name: set(rng.sample(range(9), rng.randint(0, 6))) for name in names}
    return items, set(rng.sample(names, rng.randint(0, len(names)))) | set(rng.sample("xyz", 1))


@task_for(
    "beyond.optional-items",
    stars=2,
    cases=[
        ({"a": {1}}, set()),
        ({"a": {1}}, {"a"}),
        ({}, {"a"}),
        ({"a": {1, 2}, "b": {1}}, {"b"}),
        ({"b": {1}, "a": {1, 2}}, set()),
        ({"a": {1}, "b": set()}, set()),
    ],
    generate=some_table,
    drive=picked,
    stays=("items", "optional"),
    mistakes=[
        mistake(
            "an optional item is picked",
            "an optional item need not be covered, so the search must never stop to cover it.",
            edit(" if item not in optional", ""),
        ),
        mistake(
            "optional items are picked at the end",
            "when only optional items are left, everything that must be covered is covered: return `None`.",
            edit("min(required,", "min(required or items,"),
        ),
        mistake(
            "an item without options is skipped",
            "a required item that has no option left is the sign of a dead end. Pick it: nothing has fewer.",
            edit("not in optional]", "not in optional and items[item]]"),
        ),
        mistake("the most, not the fewest", "pick an item with the *fewest* options.", edit("min(", "max(")),
        mistake(
            "the number, not the item",
            "the number of options came back. Return the item that has so few.",
            edit(
                "return min(required, key=lambda item: len(items[item]),",
                "return min([len(items[i]) for i in required],",
            ),
        ),
        mistake(
            "an error where no required item is left",
            "`min` of nothing raises an error. `min(…, default=None)` returns `None` then.",
            edit(", default=None", ""),
        ),
    ],
    hints=(
        "First make a list of the required items: those that are not in `optional`.",
        "`min(required, key=lambda item: len(items[item]), default=None)`",
    ),
    buys="`choose` and `undo` treat all items alike. Only what *must* be covered is picked: that is the whole repair.",
    where="`lessons/lesson10.py`; Knuth calls these items *secondary*",
)
def fewest_required(items, optional):
    """Return a required item with the fewest options; None if only optional items are left.

    `items` is a dict: under each item is the set of its options, which may be empty. `optional` is a set of items that
    need not be covered; all others are required. Return a required item that has the fewest options. If several have
    equally few, return any of them. If no required item is left, return `None`. Change neither `items` nor `optional`.
    """
    required = [item for item in items if item not in optional]
    return min(required, key=lambda item: len(items[item]), default=None)


ASKED = {
    "10.memory": {
        "Lesson 02: a digit led to a dead end. What must the search do before it tries the next one?": [
            wrong("start again with an empty board", "Then it would lose all digits that it placed before."),
            right("undo the digit, and nothing else", "All calls share one board, so each cleans up after itself."),
            wrong("return `False` at once", "First all other digits of this cell have to fail."),
        ],
        "Lesson 03: what is `x & -x` for `x = 0b1100`?": [
            right("`0b100`", "It keeps the lowest 1 and nothing else."),
            wrong("`0b1000`", "That is `x & (x - 1)`, which removes the lowest 1. `x & -x` keeps it."),
            wrong("`2`", "That is the index of the lowest 1. `x & -x` is the bit itself."),
        ],
        "Lesson 05: why does MRV take the cell with the fewest candidates?": [
            wrong("it has the smallest digits", "The digits themselves do not matter, only how many there are."),
            right("a guess there is right most often", "One in two is better than one in seven; none ends at once."),
            wrong("it is found fastest", "On the contrary: MRV has to look at every blank to find it."),
        ],
    },
    "np-complete": {
        "Sudoku on n² × n² boards is NP-complete. What follows?": [
            wrong("9 × 9 boards are hard", "It says nothing about one size. You have solved `hardest` yourself."),
            wrong("no fast method can exist", "This has not been proved. It is the question whether P equals NP."),
            right("no method is known that is fast at all sizes", "It would be fast for all exact covers, too."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
