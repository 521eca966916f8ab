"""Lesson 09: words whose bits are puzzles. The answers take plain ints, and numpy's words as well."""

from itertools import pairwise

from sudoku_teach.exercises.runner import apart
from sudoku_teach.exercises.slips import slip
from sudoku_teach.exercises.task import Exercise, Slip, bit_row, fenced, said
from sudoku_teach.widgets.quiz.model import Question, right, wrong

# The masks of eight puzzles: 4; 4, 6, 7, 9; none; 1, 2; all; 9; 3, 5; 4.
_MASKS = [0b1000, 0b101101000, 0, 0b11, 0b111111111, 0b100000000, 0b10100, 0b1000]


def transpose(rows, width):
    words = [0] * width
    for i, row in enumerate(rows):
        for k in range(width):
            words[k] |= (row >> k & 1) << i
    return words


def exactly_one(words):
    one = two = 0
    for word in words:
        two = two | one & word
        one = one | word
    return one & ~two


def lowest(words):
    kept, before = [words[0]], words[0]
    for word in words[1:]:
        kept.append(word & ~before)
        before = before | word
    return kept


_WORDS = transpose(_MASKS, 9)
_EVERY = transpose(range(512), 9)  # each of the 512 masks has a lane


def listed(functions, arguments):
    """The words as a list of ints, whatever holds them."""
    words = apart(functions, arguments)
    return list(words) if isinstance(words, tuple | list) else words


def show_words(seen):
    """The lists under one another, bit under bit, as far as they are short enough to be read."""
    rows = seen.arguments[0]
    wide = max(1, *(word.bit_length() for word in [*rows, *seen.expected.value]))
    if wide > 64:
        lanes = _wrong_lanes(seen)
        return [fenced([f"the words have {wide} lanes; the first that is wrong is lane {min(lanes)}"])] if lanes else []
    name = "rows" if len(seen.arguments) == 2 else "words"
    lines = [bit_row(f"{name}[{k}]", word, wide) for k, word in enumerate(rows)]
    yours = seen.outcome.value
    lines += [bit_row("expected", word, wide) for word in seen.expected.value]
    if isinstance(yours, list) and all(type(word) is int for word in yours):
        lines += [bit_row("yours", word, wide) for word in yours]
    else:
        lines.append(f"yours:    {said(seen.outcome)}")
    return [fenced(lines)]


def _wrong_lanes(seen):
    pairs = zip(seen.outcome.value, seen.expected.value, strict=False) if isinstance(seen.outcome.value, list) else []
    differ = [yours ^ expected for yours, expected in pairs if type(yours) is int]
    return [(word & -word).bit_length() - 1 for word in differ if word]


def show_flags(seen):
    """The words, what comes out of them, and what came, bit under bit."""
    (words,) = seen.arguments
    wide = max(1, *(word.bit_length() for word in words))
    yours, expected = seen.outcome.value, seen.expected.value
    if type(yours) is int and wide > 64:
        lane = ((yours ^ expected) & -(yours ^ expected)).bit_length() - 1
        bits = "".join(str(word >> lane & 1) for word in words)
        return [fenced([f"{wide} lanes; in lane {lane} the words have {bits}", *_answers(yours, expected, lane)])]
    lines = [bit_row(f"words[{k}]", word, wide) for k, word in enumerate(words)]
    lines.append(bit_row("expected", expected, wide))
    lines.append(bit_row("yours", yours, wide) if type(yours) is int else f"yours:    {said(seen.outcome)}")
    return [fenced(lines)]


def _answers(yours, expected, lane):
    return [f"expected: {expected >> lane & 1}", f"yours:    {yours >> lane & 1}"]


# ---- wrong programs ----------------------------------------------------------------------------------


def _last_lane_first(rows, width):
    return transpose(rows[::-1], width)


def _highest_first(rows, width):
    return transpose(rows, width)[::-1]


def _both_turned(rows, width):
    return transpose(rows[::-1], width)[::-1]


def _counted(rows, width):
    return [sum(row >> k & 1 for row in rows) for k in range(width)]


def _not_brought_down(rows, width):
    words = [0] * width
    for i, row in enumerate(rows):
        for k in range(width):
            words[k] |= (row & 1 << k) << i
    return words


def _never_moved(rows, width):
    words = [0] * width
    for row in rows:
        for k in range(width):
            words[k] |= row >> k & 1
    return words


def _odd(words):
    odd = 0
    for word in words:
        odd ^= word
    return odd


def _at_least_one(words):
    one = 0
    for word in words:
        one |= word
    return one


def _at_least_two(words):
    one = two = 0
    for word in words:
        two |= one & word
        one |= word
    return two


def _one_first(words):
    one = two = 0
    for word in words:
        one |= word
        two |= one & word
    return one & ~two


def _last_two_only(words):
    one = two = 0
    for word in words:
        two = one & word
        one |= word
    return one & ~two


def _carry_flips(words):
    one = two = 0
    for word in words:
        two ^= one & word
        one |= word
    return one & ~two


def _sum_flips(words):
    one = two = 0
    for word in words:
        two |= one & word
        one ^= word
    return one & ~two


def _half_adder(words):
    one = two = 0
    for word in words:
        two ^= one & word
        one ^= word
    return one & ~two


def _neighbours_of(words):
    one = two = 0
    for k, word in enumerate(words):
        two |= word & words[k - 1] if k else 0
        one |= word
    return one & ~two


def _lowest_lane(words):
    return [word & -word for word in words]


def _neighbour_only(words):
    return [words[0], *(word & ~before for before, word in pairwise(words))]


def _before_flips(words):
    kept, before = [], 0
    for word in words:
        kept.append(word & ~before)
        before ^= word
    return kept


def _highest(words):
    return lowest(words[::-1])[::-1]


def _first_word_only(words):
    found = False
    kept = []
    for word in words:
        kept.append(0 if found else word)
        found = found or word != 0
    return kept


def _the_rest(words):
    return [word ^ first for word, first in zip(words, lowest(words), strict=True)]


EXERCISES = [
    Exercise(
        name="lanes.transpose",
        stars=2,
        kind="write",
        task="`transpose(rows, width)` turns bits on their side. `rows` is a list of ints, none with a bit at index "
        "`width` or above. Give back a list of `width` ints: bit `i` of the `k`-th is bit `k` of `rows[i]`. With nine "
        "bits to a mask, `transpose(masks, 9)` gives the words, and `transpose(words, len(masks))` the masks again.",
        stub='''def transpose(rows, width):
    """`width` ints: bit i of the k-th is bit k of rows[i]."""
    ...
''',
        answer=(transpose,),
        cases=(
            ([0b1], 1),
            ([0b10, 0b00], 2),
            ([0b110, 0b010], 3),
            (_MASKS, 9),
            (_WORDS, len(_MASKS)),
            ([], 9),
            ([0b101101000], 9),
            ([mask * 37 % 512 for mask in range(64)], 9),
            (transpose([mask * 37 % 512 for mask in range(64)], 9), 64),
        ),
        drive=listed,
        slips=(
            slip(
                "lane 0 on the left",
                "the rows run the other way: the first row's bit belongs at index 0, the rightmost place.",
                _last_lane_first,
                _both_turned,
            ),
            slip(
                "the highest bit first",
                "the list is the wrong way round: its first int is made of the bits at index 0, although they are "
                "written last.",
                _highest_first,
            ),
            slip(
                "bits are counted, not placed",
                "each int holds how many ones there are. The bit of row `i` has a place of its own: shift it there.",
                _counted,
            ),
            slip(
                "every row writes into bit 0",
                "the rows' bits fall on one another. The bit of row `i` belongs at index `i`.",
                _never_moved,
            ),
            slip(
                "the bit keeps its old index, too",
                "the bit is moved by `i` from where it stood. Bring it down to index 0 first: `row >> k & 1`.",
                _not_brought_down,
            ),
            Slip(
                "as many ints as rows",
                "the list is to have `width` ints, however many rows there are.",
                shows=lambda seen: any(
                    isinstance(one.outcome.value, list)
                    and len(one.outcome.value) == len(one.arguments[0]) != one.arguments[1]
                    for one in seen
                ),
            ),
        ),
        hints=(
            "Start with a list of `width` zeros.",
            "`row >> k & 1` is bit `k` of a row, as 0 or 1.",
            "Two loops, over the rows with their numbers `i` and over `k`; join the bit, shifted by `i`, to the `k`-th "
            "int.",
        ),
        buys="It is its own way back: turn the words, and the masks are there again.",
        where="`planes.transpose`, which turns 64 × 64 bits in six steps by swapping halves",
        show=show_words,
    ),
    Exercise(
        name="lanes.exactly-one",
        stars=2,
        kind="write",
        task="`exactly_one(words)` gives back an int: its bit `i` is 1 where exactly one of the words has a 1 at index "
        "`i`. `words` is a list of one int or more, none negative, with any number of bits.",
        stub='''def exactly_one(words):
    """The lanes in which exactly one of the words has a 1."""
    ...
''',
        answer=(exactly_one,),
        cases=(
            ([0b1],),
            ([0b01, 0b11],),
            ([0b1, 0b1, 0b1],),
            ([0b1, 0b0, 0b1],),
            ([0b1, 0b1, 0b0],),
            ([0b1, 0b1, 0b1, 0b1],),
            (_WORDS,),
            (_EVERY,),
            (_EVERY[::-1],),
        ),
        slips=(
            slip(
                "odd, not one",
                "with `^` three ones look like one, as they leave a 1. Remember what has been seen twice in an int of "
                "its own.",
                _odd,
            ),
            slip("at least one", "lanes with two ones or more are in it, too.", _at_least_one),
            slip("at least two", "these are the lanes to be left out.", _at_least_two),
            slip(
                "`one` is updated first",
                "the word is in `one` already when it is compared with `one`, so it meets itself. Ask before you join.",
                _one_first,
            ),
            slip(
                "a second 1 is forgotten again",
                "what was seen twice stays seen twice, whatever comes later: join it with `|`, neither replace nor "
                "flip it.",
                _last_two_only,
                _carry_flips,
                _sum_flips,
                _half_adder,
            ),
            slip(
                "only neighbours are compared",
                "two ones with a 0 between them are not noticed. Compare each word with all before it, joined.",
                _neighbours_of,
            ),
        ),
        hints=(
            "Keep two ints: the lanes seen at least once, and those seen at least twice.",
            "A word brings a second 1 to the lanes in which it has a 1 and a 1 was seen before: `one & word`.",
            "In the loop first `two`, then `one`. At the end: seen once, and not twice.",
        ),
        buys="Twenty-seven operations find the naked singles of all lanes, be it 8 or 8,000.",
        where="`planes.fold`, three words at a time",
        show=show_flags,
    ),
    Exercise(
        name="lanes.lowest",
        stars=3,
        kind="write",
        task="`lowest(words)` gives back a list of as many ints. In every lane only the first 1 stays: bit `i` of the "
        "`k`-th int is 1 where the `k`-th word has a 1 at index `i`, and no earlier word has. It is `x & -x` sideways. "
        "`words` is a list of one int or more, none negative; leave it as it is.",
        stub='''def lowest(words):
    """In every lane only the first 1 stays."""
    ...
''',
        answer=(lowest,),
        cases=(
            ([0b1],),
            ([0b01, 0b11],),
            ([0b1, 0b0, 0b1],),
            ([0b1, 0b1, 0b1],),
            (_WORDS,),
            (_EVERY,),
            (_EVERY[::-1],),
        ),
        drive=listed,
        slips=(
            slip(
                "the lowest lane, not the lowest digit",
                "`word & -word` keeps one puzzle of each word. Wanted is, for each puzzle, the first word that has it.",
                _lowest_lane,
            ),
            slip(
                "only the word before is asked",
                "a lane's first 1 may lie further back. Join all earlier words.",
                _neighbour_only,
            ),
            slip(
                "a lane comes back",
                "with `^` a second 1 makes a lane look as if it had none. Join the earlier words with `|`.",
                _before_flips,
            ),
            slip("the highest digit", "it begins at the wrong end: the first word is digit 1's.", _highest),
            slip(
                "all lanes end with the first",
                "the first word that is not 0 ends it for every lane. Each lane has a first 1 of its own, so no `if` "
                "can decide for all.",
                _first_word_only,
            ),
            slip("the others", "these are the digits that should go. Those left out are wanted.", _the_rest),
        ),
        hints=(
            "One int is enough to remember which lanes have had their 1.",
            "Of each word, only the lanes that have not had theirs stay: `word & ~before`.",
            "Then the word's own lanes have had theirs, too. Begin with `before = 0`.",
        ),
        buys="With it every lane guesses a digit of its own, and none waits for another.",
        where="`planes.first`",
        show=show_words,
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "09.memory": [
        Question(
            "Lesson 08: a search of one big integer goes back after a failure. What does it undo?",
            wrong("the bits that the placement cleared", "It made a new int. The one from before is as it was."),
            right("nothing", "Ints never change, so the caller still holds the state from before."),
            wrong("the whole board", "No board is written before the end. The state is one int."),
        ),
        Question(
            "Lesson 07: of many boards a few take very long. What tells how long a usual board takes?",
            wrong("the mean", "A few slow boards pull it up, far from where most of them are."),
            wrong("the slowest board", "It tells how bad it can get."),
            right("the median", "Half of the boards take longer, half take less. The slow ones cannot move it far."),
        ),
        Question(
            "Lesson 03: what does `x & -x` keep of `x`?",
            right("its lowest 1, in its place", "And `x & (x - 1)` keeps all the others."),
            wrong("all but its lowest 1", "That is `x & (x - 1)`."),
            wrong("the index of its lowest 1", "It keeps a bit. The index is `(x & -x).bit_length() - 1`."),
        ),
    ],
    "throughput-or-latency": [
        Question(
            "One board is to be solved, and nothing else is waiting. Which solver answers first?",
            wrong("`lanes`", "A word costs as much with one lane in use as with all, and one board pays it all."),
            wrong("`lanes` with a pool", "A pool spreads batches. One board is one batch, and stays on one core."),
            right("`one_integer`", "It does nothing but this board. Lanes pay off where many boards share the cost."),
        ),
        Question(
            "A batch grows from a few boards to thousands. What gets better?",
            right("boards a second", "The throughput: what an operation costs is shared by more lanes."),
            wrong("the time until the first answer", "The latency: it gets longer, as every round takes longer."),
            wrong("the guesses that a board needs", "Each board is searched as before, in lanes of its own."),
        ),
    ],
}
