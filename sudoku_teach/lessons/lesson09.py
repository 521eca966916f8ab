"""Lesson 09: words whose bits are puzzles. The answers take plain ints, and numpy's words as well."""

from functools import partial
from random import Random

from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.runner import listed
from sudoku_teach.exercises.show import show_bits
from sudoku_teach.exercises.task import Sign, same_int, same_ints
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

# The masks of eight puzzles: 4; 4, 6, 7, 9; none; 1, 2; all; 9; 3, 5; 4.
MASKS = [0b1000, 0b101101000, 0, 0b11, 0b111111111, 0b100000000, 0b10100, 0b1000]


def some_words(rng: Random, least: int = 1, lanes: int = 0) -> list[int]:
    """Up to a hundred words of up to 200 lanes, with many ones or few."""
    lanes, every = lanes or rng.choice((1, 2, 4, 8, 200)), rng.choice((2, 2, 5))
    numbers = range(rng.randrange(least, rng.choice((6, 6, 13, 21, 100))))
    return [sum(1 << lane for lane in range(lanes) if rng.randrange(every) == 0) for _ in numbers]


def some_rows(rng: Random) -> tuple:
    width = rng.choice((1, 3, 9, 9, rng.randrange(1, 100)))
    return some_words(rng, 0, width), width


lanes_task = partial(
    task_for,
    stars=2,
    generate=lambda rng: (some_words(rng),),
    valid=lambda words: len(words) >= 1 and min(words) >= 0,
    drive=listed,
    same=same_ints,
    show=partial(show_bits, names=("words",), least=1),
)


@lanes_task(
    "lanes.transpose",
    cases=[
        *(([0b1], 1), ([0b10], 2), ([0b00, 0b01], 2), ([0b10, 0b00], 2), ([0b01, 0b01, 0b00], 2), ([], 9)),
        *(([0b101101000], 9), (MASKS, 9)),
    ],
    generate=some_rows,
    valid=lambda rows, width: width >= 1 and all(0 <= row < 1 << width for row in rows),
    show=partial(show_bits, names=("rows",), least=1),
    mistakes=[
        mistake(
            "lane 0 on the left",
            "the lanes run the other way. The bit of the first row belongs at index 0, the rightmost place.",
            edit("enumerate(rows)", "enumerate(rows[::-1])"),
            edit("enumerate(rows)", "enumerate(rows[::-1])", "return words", "return words[::-1]"),
        ),
        mistake(
            "the highest bit first",
            "the list is the wrong way round. The bits at index 0 make its first int, although they are written last.",
            edit("return words", "return words[::-1]"),
        ),
        mistake(
            "the bit keeps its old index, too",
            "bit `k` was moved by `i` from index `k`. First bring it down to index 0: `row >> k & 1`.",
            edit("row >> k & 1", "row & 1 << k"),
        ),
        Sign(
            "as many ints as rows",
            "the list should have `width` ints, however many rows there are.",
            lambda seen: all(
                type(rows := one.outcome.value) is list and len(rows) == len(one.arguments[0]) for one in seen
            ),
        ),
    ],
    hints=(
        "Begin with a list of `width` zeros.",
        "`row >> k & 1` is bit `k` of a row, as 0 or 1.",
        "Use two loops, over the rows with their numbers `i` and over `k`. Join the bit, shifted by `i`, to int `k`.",
    ),
    buys="It is its own way back: transpose the words, and you have the masks again.",
    where="`states.transpose`, which turns 64 × 64 bits in six steps by swapping halves",
)
def transpose(rows, width):
    """Return `width` ints: bit i of the k-th is bit k of rows[i].

    `rows` is a list of ints, which may be empty. None of them is negative or has a bit at index `width` or above, and
    `width` is 1 or more. Return a list (or a tuple) of `width` ints, so that bit `i` of the `k`-th int is bit `k` of
    `rows[i]`. For example, `transpose(masks, 9)` makes nine words of any number of masks with nine bits, and
    `transpose(words, len(masks))` makes the masks again.
    """
    words = [0] * width
    for i, row in enumerate(rows):
        for k in range(width):
            words[k] |= (row >> k & 1) << i
    return words


@lanes_task(
    "lanes.exactly-one",
    cases=[
        *(([0b1],), ([0b0],), ([0b01, 0b11],), ([0b1, 0b0, 0b1],), ([0b1, 0b1, 0b0],), ([0b1, 0b1, 0b1],)),
        *(([0b1] * 4,), ([0b1] * 5,), ([0b0] * 9 + [0b1],), (transpose(MASKS, 9),)),
    ],
    same=same_int,
    mistakes=[
        mistake(
            "odd, not one",
            "three ones look like one, as with `^`. Use another int to remember what was seen twice.",
            edit("two = two | one & word\n        ", "", "one | word", "one ^ word"),
        ),
        mistake("at least one", "lanes with two ones or more came back as well.", edit("one & ~two", "one")),
        mistake(
            "every 1 meets itself",
            "0 came back every time. For example, if `one` is updated before `two`, it already has the word in it. "
            "Compare first, then join.",
            edit("one & word", "(one | word) & word"),
        ),
        mistake(
            "a second 1 is forgotten again",
            "a lane with several ones came back. What was seen twice stays seen twice, so join it with `|`, and do not "
            "replace it or flip it.",
            edit("two | one & word", "one & word"),
            edit("two | one", "two ^ one", "one | word", "one ^ word"),
        ),
        mistake(
            "only neighbours are compared",
            "two ones with a 0 between them are not noticed. Compare each word with all words before it.",
            edit("= 0", "= last = 0", "one & word", "last & word", "one = one | word", "one, last = one | word, word"),
        ),
    ],
    hints=(
        "Keep two ints: the lanes in which a 1 was seen at least once, and those in which it was seen at least twice.",
        "A word brings a second 1 to the lanes in which it has a 1 and a 1 was seen before: `one & word`.",
        "In the loop, first update `two`, then `one`. At the end you want the lanes seen once, and not twice.",
    ),
    buys="With three operations a word, and two at the end, you find the naked singles of all lanes, 8 or 8,000.",
    where="`planes.fold`, three words at a time",
)
def exactly_one(words):
    """Return the lanes in which exactly one of the words has a 1.

    `words` is a list of one int or more. None is negative, and they have any number of bits. Return an int: its bit `i`
    is 1 where exactly one of the words has a 1 at index `i`.
    """
    one = two = 0
    for word in words:
        two = two | one & word
        one = one | word
    return one & ~two


@lanes_task(
    "lanes.lowest",
    stars=3,
    cases=[
        *(([0b1],), ([0b01, 0b11],), ([0b1, 0b1, 0b0],), ([0b1, 0b0, 0b1],), ([0b1, 0b1, 0b1],)),
        (transpose(MASKS, 9),),
    ],
    stays=("words",),
    mistakes=[
        mistake(
            "the lowest lane, not the lowest digit",
            "one puzzle of each word came back, as from `word & -word`. Find the first word of each puzzle.",
            lambda words: [word & -word for word in words],
        ),
        mistake(
            "only the word before is asked",
            "a lane's first 1 may be further back. Join all earlier words.",
            edit("before | word", "word"),
        ),
        mistake(
            "a lane comes back",
            "after a second 1 a lane looks as if it had none, as with `^`. Join the earlier words with `|`.",
            edit("before | word", "before ^ word"),
        ),
        mistake(
            "the highest digit",
            "in each lane the last 1 stayed. The first word is digit 1's: begin with it.",
            edit("words[0]", "words[-1]", "words[1:]", "words[-2::-1]", "return kept", "return kept[::-1]"),
        ),
    ],
    hints=(
        "One int is enough to remember which lanes have had their 1.",
        "Of each word, only the lanes that have not had theirs stay: `word & ~before`.",
        "After that, the word's own lanes have had theirs, too. Begin with `before = 0`.",
    ),
    buys="With it every lane guesses a digit of its own, and none has to wait for another.",
    where="`forks.first`",
)
def lowest(words):
    """Return the words, but in every lane only the first 1 stays.

    `words` is a list of one int or more. None is negative, and they have any number of bits. Return a list (or a tuple)
    of as many ints: bit `i` of the `k`-th int is 1 where the `k`-th word has a 1 at index `i`, and no earlier word has
    one there. It is `x & -x`, sideways. The list `words` must stay as it is.
    """
    kept, before = [words[0]], words[0]
    for word in words[1:]:
        kept.append(word & ~before)
        before = before | word
    return kept


ASKED = {
    "09.memory": {
        "Lesson 08: a search of one big integer goes back after a failure. What does it undo?": [
            wrong("the bits that the placement cleared", "It made a new int. The one from before is as it was."),
            right("nothing", "Ints never change, so the caller still holds the state from before."),
            wrong("the whole board", "No board is written before the end. The state is one int."),
        ],
        "Lesson 07: of many boards a few take very long. What tells how long a usual board takes?": [
            wrong("the mean", "A few slow boards pull it up, far from where most of them are."),
            wrong("the slowest board", "It tells how bad it can get."),
            right("the median", "Half of the boards take longer, half take less. The slow ones cannot move it far."),
        ],
        "Lesson 03: what does `x & -x` keep of `x`?": [
            right("its lowest 1, in its place", "And `x & (x - 1)` keeps all the others."),
            wrong("all but its lowest 1", "That is `x & (x - 1)`."),
            wrong("the index of its lowest 1", "It keeps a bit. The index is `(x & -x).bit_length() - 1`."),
        ],
    },
    "throughput-or-latency": {
        "One board is to be solved, and nothing else is waiting. Which solver answers first?": [
            wrong("`lanes`", "A word costs as much with one lane in use as with all, and one board pays it all."),
            wrong("`lanes` with a pool", "A pool spreads batches. One board is one batch, and stays on one core."),
            right("`one_integer`", "It does nothing but this board. Lanes pay off where many boards share the cost."),
        ],
        "A batch grows from a few boards to thousands. What gets better?": [
            right("boards a second", "The throughput: what an operation costs is shared by more lanes."),
            wrong("the time until the first answer", "The latency: it gets longer, as every round takes longer."),
            wrong("the guesses that a board needs", "Each board is searched as before, in lanes of its own."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
