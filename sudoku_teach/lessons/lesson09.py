"""Lesson 09: words whose bits are puzzles. The answers take plain ints, and numpy's words as well.

The functions that are no answers are the lesson's tools: its page shows their source, and two exercises build on them.
"""

from functools import partial
from random import Random

import numpy as np

from sudoku_teach.board import is_solved, to_line
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.runner import listed
from sudoku_teach.exercises.show import drawn, fenced, show_bits
from sudoku_teach.exercises.task import Sign, same_int, same_ints
from sudoku_teach.puzzles import PUZZLES, collection
from sudoku_teach.reading import parse
from sudoku_teach.solvers.states import pack, unpack
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


def at_least_one(words):
    """Return the lanes in which at least one of the words has a 1."""
    found = words[0]
    for word in words[1:]:
        found = found | word
    return found


def to_planes(lines):
    """Return boards as an array (9, 9, 9, words): digit, row, column, word."""
    number = len(lines)
    signs = np.array([list(line) for line in lines], dtype="U1").T  # (81, number)
    bits = np.zeros((9, 9, 9, number + -number % 64), dtype=np.uint8)
    for digit in range(9):
        fits = (signs == str(digit + 1)) | (signs == ".")
        bits[digit, :, :, :number] = fits.reshape(9, 9, number)
    return pack(bits)


def families(x):
    """Return the four families of constraints, each as nine slices of x."""
    boxes = x.reshape(9, 3, 3, 3, 3, -1)  # digit, band, row in it, stack, column in it
    return [
        [x[digit] for digit in range(9)],  # a cell: its nine digits
        [x[:, :, col] for col in range(9)],  # a digit in a row: nine columns
        [x[:, row] for row in range(9)],  # a digit in a column: nine rows
        [boxes[:, :, i, :, j] for i in range(3) for j in range(3)],  # in a box: its cells
    ]


def strike(x, singles):
    """Remove from x, in place, all rivals of the singles."""
    for places, found in zip(families(x), families(singles), strict=True):
        settled = at_least_one(found)  # constraints that have their single
        for k in range(9):
            places[k] &= found[k] | ~settled


def planes_of(states):
    """Return candidates, an int of 729 bits for each lane as in lesson 08, as an array (9, 9, 9, words)."""
    table = np.array([list(state.to_bytes(96, "little")) for state in states], dtype=np.uint8)
    bits = np.unpackbits(table, axis=-1, bitorder="little")[:, :729]
    return pack(np.pad(bits, ((0, -len(states) % 64), (0, 0))).T.copy()).reshape(9, 9, 9, -1)


def singles_of(functions, arguments):
    """Run `find_singles`: return the singles of each lane as an int of 729 bits, or what it returns otherwise."""
    x = planes_of(*arguments)
    found = functions[0](x)
    if not np.array_equal(x, planes_of(*arguments)):
        return "the array x was changed"
    if not isinstance(found, np.ndarray) or (found.shape, found.dtype) != (x.shape, x.dtype):
        return found
    table = np.packbits(unpack(found.copy()).reshape(729, -1).T, axis=-1, bitorder="little")
    return [int.from_bytes(lane.tobytes(), "little") for lane in table]


def show_singles(seen):
    """The first lane that differs, drawn, and the candidates in which it does."""
    yours, expected = seen.outcome.value, seen.expected.value
    if not isinstance(yours, list) or len(yours) != len(expected):
        return [fenced(["expected: an array like x, uint64", f"yours:    {yours!r}"])]
    lane = next(k for k, one in enumerate(expected) if yours[k] != one)
    cells = {(k // 9, k % 9): [d + 1 for d in range(9) if seen.arguments[0][lane] >> 81 * d + k & 1] for k in range(81)}
    lines = [f"lane {lane}"]
    for words, bits in (("missing", expected[lane] & ~yours[lane]), ("too many", yours[lane] & ~expected[lane])):
        names = [f"{k // 81 + 1} in r{k // 9 % 9 + 1}c{k % 9 + 1}" for k in range(729) if bits >> k & 1]
        lines += [f"{words}: {', '.join(names[:6])}{' …' * (len(names) > 6)}"] * bool(names)
    return [fenced(lines), drawn([[0] * 9 for _ in range(9)], candidates=cells)]


def some_states(rng):
    """Candidates at random, so few that many constraints have one, two or none."""
    lanes = rng.choice((1, 1, 2, 3, 65))
    return ([sum(1 << k for k in range(729) if rng.randrange(8) == 0) for _ in range(lanes)],)


RIVALS = [1 << 81, 1 << 3, 1 << 27, 1 << 10]  # of the 1 in r1c1: in its cell, row, column and box


@task_for(
    "lanes.find-singles",
    stars=2,
    cases=[([1],), ([0, 1],), *(([sum(RIVALS) + 1 - but],) for but in (0, *RIVALS)), ([1] * 65,)],
    generate=some_states,
    generated=30,
    valid=lambda states: len(states) >= 1 and all(0 <= state < 1 << 729 for state in states),
    drive=singles_of,
    show=show_singles,
    names=("candidates",),
    given="import numpy as np\nfrom sudoku_teach.lessons.lesson09 import at_least_one, exactly_one, families, strike\n",
    mistakes=[
        mistake(
            "only the naked singles",
            "hidden singles are missing: go through all four families.",
            edit("in zip(families(x), families(singles), strict=True)", "in [(families(x)[0], families(singles)[0])]"),
        ),
        mistake(
            "flags without candidates",
            "where a constraint has one candidate, all of its nine places came back. AND the flags with each slice.",
            edit("places[k] & flags", "flags"),
        ),
        mistake(
            "the last family only",
            "each family replaced what was found before. Join with `|=`.",
            edit("found[k] |= places[k]", "found[k][:] = places[k]"),
        ),
        mistake(
            "nothing arrives in the array",
            "`found[k] = …` puts a new array into the list. `found[k] |= …` writes through the slice, into `singles`.",
            edit("found[k] |= places[k] & flags", "found[k] = found[k] | places[k] & flags"),
        ),
        mistake(
            "all candidates",
            "candidates with a rival came back. Ask each family for `exactly_one`.",
            edit("exactly_one(places)", "at_least_one(places)"),
        ),
    ],
    hints=(
        "Begin with an array of zeros of the same shape, `np.zeros_like(x)`, and take the loop over families from "
        "`strike`.",
        "`exactly_one(places)` gives the flags of one family. A candidate is a single if it is one of the nine places "
        "and its constraint has a flag: `places[k] & flags`.",
        "Write through the slices: `found[k] |= places[k] & flags`, where `found` comes from `families(singles)`.",
    ),
    buys="It finds the naked and the hidden singles of all boards, however many there are.",
    where="`planes.find_singles`",
)
def find_singles(x):
    """Return the singles of all lanes, as an array like x.

    `x` is an array of shape `(9, 9, 9, words)` with any number of words: digit, row, column, and lanes in words. A
    candidate is a single if it is the only one left of at least one of its four constraints. Return a new array with
    the same shape and dtype, whose bits are 1 for the singles and 0 for everything else. `x` must stay as it is.
    """
    singles = np.zeros_like(x)
    for places, found in zip(families(x), families(singles), strict=True):
        flags = exactly_one(places)
        for k in range(9):
            found[k] |= places[k] & flags
    return singles


def everywhere(rule, x):
    """Return the lanes in which all 324 constraints satisfy the rule."""
    flags = [rule(places).reshape(-1, x.shape[-1]) for places in families(x)]
    return np.bitwise_and.reduce(np.concatenate(flags))


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


def both(x):
    """Return all lanes with a guess, then the same lanes without it."""
    cells = x.reshape(9, 81, -1)  # digit, cell, word
    several = at_least_one(cells) & ~exactly_one(cells)  # (81, words): still open
    candidates = cells & np.array(lowest(several))  # of the first open cell
    guess = np.array(lowest(candidates))  # its first digit
    with_guess, without_guess = cells & ~candidates | guess, cells & ~guess
    return np.concatenate([with_guess, without_guess], axis=-1).reshape(9, 9, 9, -1)


def lanes_in(flags):
    """Return the numbers of the lanes whose flag is 1."""
    return np.flatnonzero(unpack(flags)).tolist()


def take(x, lanes):
    """Return these lanes of x as lanes 0, 1, 2, …; the rest of the last word is empty."""
    bits = np.zeros((9, 9, 9, len(lanes) + -len(lanes) % 64), dtype=np.uint8)
    bits[..., : len(lanes)] = unpack(x)[..., lanes]
    return pack(bits)


def to_lines(x, lanes):
    """Return the boards in these lanes as texts of 81 digits; all are solved."""
    digits = unpack(x)[..., lanes].argmax(axis=0) + 1  # (9, 9, number of lanes)
    rows = digits.reshape(81, -1).T.tolist()  # a list of 81 digits for each lane
    return ["".join(map(str, row)) for row in rows]


def judged(functions, arguments):
    """Run `solve_all`: return "solved" for each line whose answer is a solution, or the answer itself."""
    (lines,) = arguments
    answers = functions[0](list(lines))
    if not isinstance(answers, list | tuple) or len(answers) != len(lines):
        return answers
    return ["solved" if solves(line, each) else each for line, each in zip(lines, answers, strict=True)]


def solves(line, answer):
    """Whether this is a text of 81 digits that keeps the givens of a line and breaks no rule."""
    if not (isinstance(answer, str) and len(answer) == 81 and set(answer) <= set("123456789")):
        return False
    return all(given in (".", digit) for given, digit in zip(line, answer, strict=True)) and is_solved(parse(answer))


def show_answers(seen):
    """The first line whose answer is wrong, and its board."""
    (lines,), yours, expected = seen.arguments, seen.outcome.value, seen.expected.value
    if not isinstance(yours, list) or len(yours) != len(lines):
        return [fenced([f"expected: a list of {len(lines)}", f"yours:    {yours!r}"])]
    k = next(k for k, right in enumerate(expected) if yours[k] != right)
    wanted = "None, it has no solution" if expected[k] is None else "a solution, 81 digits"
    table = [f"lines[{k}] of {len(lines)}: {lines[k]}", f"expected: {wanted}", f"yours:    {yours[k]!r}"]
    return [fenced(table), drawn(parse(lines[k]))]


OPEN = "." * 45 + PUZZLES["full"].line[45:]  # a board with very many solutions


def stopped_at(seen, line):
    """Whether the program was stopped at the case that has this one board."""
    return bool(seen[-1].outcome.ended) and list(seen[-1].arguments[0]) == [line]


def capstone_cases():
    """Lists of boards: one, with one solution, none, several, very many; then more than a word holds."""
    boards = [to_line(board) for board in collection()]
    mixed = [boards[60 * kind + k] for k in range(10) for kind in range(6)]
    names = "full newspaper no-place-in-a-box clashing-givens ten-solutions hard"
    alone = [PUZZLES[name].line for name in names.split()]
    lists = [*([one] for one in [*alone, OPEN]), alone, [*mixed, *alone], mixed[::-1]]
    return [([],), *((lines,) for lines in lists)]


@task_for(
    "lanes.solve-all",
    stars=3,
    cases=capstone_cases(),
    valid=lambda lines: True,
    drive=judged,
    show=show_answers,
    seconds=10,
    given="import numpy as np\n"
    "from sudoku_teach.lessons.lesson09 import at_least_one, both, everywhere, exactly_one, find_singles, lanes_in\n"
    "from sudoku_teach.lessons.lesson09 import lowest, strike, take, to_lines, to_planes\n",
    mistakes=[
        mistake(
            "a lane's number confused with its board's",
            "after lanes were dropped, lane 3 may hold board 40. Keep a list that says whose board is in each lane.",
            edit("answers[owners[lane]] = line", "answers[lane] = line"),
        ),
        mistake(
            "the lanes without the guess are lost",
            "a board whose first guess is wrong got no answer. `both(x)` has the boards without the guess in its "
            "second half: lane `k` continues there as lane `half + k`.",
            edit("going + [half + lane for lane in going]", "going * 2"),
            edit("going + [half + lane for lane in going]", "going", "going] * 2", "going]"),
        ),
        mistake(
            "the second half begins too early",
            "the half without the guess begins after *all* lanes of the first, those to spare included: at "
            "`64 * x.shape[-1]`, with the number of words before the guess.",
            edit("half + lane", "len(owners) // 2 + lane"),
        ),
        mistake(
            "alive confused with solved",
            "boards that still have a choice came back as solved. A solved lane has exactly one everywhere.",
            edit("everywhere(exactly_one, x), every", "everywhere(at_least_one, x), every"),
        ),
        Sign(
            "stopped at a board with very many solutions",
            "in this case the only line is a board whose first five rows are blank. As soon as a board has its answer, "
            "drop all its lanes.",
            lambda seen: stopped_at(seen, OPEN),
        ),
        Sign(
            "stopped at a board without a solution",
            "in this case the only line is a board without a solution. Drop the lanes that are not alive, and end when "
            "no lane is left.",
            lambda seen: any(stopped_at(seen, PUZZLES[name].line) for name in ("no-place-in-a-box", "clashing-givens")),
        ),
    ],
    hints=(
        "Keep three things: `answers`, a list with `None` for each line; `x`, the array of all lanes; and `owners`, "
        "a list that says which line each lane belongs to. At the beginning it is `list(range(len(lines)))`.",
        "As long as there are owners, repeat: call `strike(x, find_singles(x))` 8 times or so, store the answers of "
        "the solved lanes, list the lanes that go on, and let these guess.",
        "`done = lanes_in(everywhere(exactly_one, x))` are the solved lanes. The `k`-th text of `to_lines(x, done)` "
        "answers the line `owners[done[k]]`.",
        "The lanes that go on are alive and not solved: `lanes_in(alive & ~solved)`. Leave out those whose line has "
        "an answer already.",
        "`both(x)` has twice as many lanes. Lane `k` of `x` is there twice, as lane `k` and as lane "
        "`64 * x.shape[-1] + k`. Use `take` with both lists of lanes, and make `owners` the same list twice.",
    ),
    buys="Your solver answers a whole list of boards, however hard, and never asks a single one.",
    where="`lane_search.Search`, which lets half of the guesses wait on a stack",
)
def solve_all(lines):
    """Return the solution of every line, or None where there is none.

    `lines` is a list of boards, each a text of 81 characters: digits, and `.` for a blank. It may be empty. Return a
    list (or a tuple) with one answer for each board, in the same order: its solution, a text of 81 digits, or `None` if
    it has no solution. In such a board givens may clash. If a board has several solutions, any of them will do, but do
    not go through all of them, because there can be thousands. Each board of the check has 20 givens or more. With far
    fewer, as on the blank board, it may run out of memory. You may use all functions of this lesson.
    """
    answers = [None] * len(lines)
    x, owners = to_planes(lines), list(range(len(lines)))
    while owners:
        for _ in range(8):
            strike(x, find_singles(x))
        solved, alive = everywhere(exactly_one, x), everywhere(at_least_one, x)
        done = lanes_in(solved)
        for lane, line in zip(done, to_lines(x, done), strict=True):
            answers[owners[lane]] = line
        going = [k for k in lanes_in(alive & ~solved) if answers[owners[k]] is None]
        half = 64 * x.shape[-1]
        owners = [owners[lane] for lane in going] * 2
        x = take(both(x), going + [half + lane for lane in going])
    return answers


def solve_all_bounded(lines, limit):
    """Do the same; above the limit, the lanes without the guess wait in a list."""
    answers, waiting = [None] * len(lines), [(to_planes(lines), list(range(len(lines))))]
    while waiting:
        x, owners = waiting.pop()
        for _ in range(8):
            strike(x, find_singles(x))
        solved, alive = everywhere(exactly_one, x), everywhere(at_least_one, x)
        done = lanes_in(solved)
        for lane, line in zip(done, to_lines(x, done), strict=True):
            answers[owners[lane]] = line
        going = [k for k in lanes_in(alive & ~solved) if answers[owners[k]] is None]
        without_guess = [64 * x.shape[-1] + lane for lane in going]
        x, owners = both(x), [owners[lane] for lane in going]
        if 2 * len(going) > limit:
            waiting += [(take(x, without_guess), owners), (take(x, going), owners)]
        elif going:
            waiting.append((take(x, going + without_guess), owners * 2))
    return answers


ASKED = {
    "09.memory": {
        "Lesson 08: a search of one big integer goes back after a failure. What does it undo?": [
            wrong("the bits that the placement cleared", "It made a new int. The one from before is as it was."),
            right("nothing", "Ints never change, so the caller still holds the state from before."),
            wrong("the whole board", "No board is written before the end. The state is one int."),
        ],
        "Lesson 07: a few of many boards take very long. Which number says how long a typical board takes?": [
            wrong("the mean", "A few slow boards pull it up, far from where most of them are."),
            wrong("the slowest board", "It says how bad it can get."),
            right("the median", "Half of the boards take longer, half take less. The slow ones cannot move it far."),
        ],
        "Lesson 03: what does `x & -x` keep of `x`?": [
            right("its lowest 1, in its place", "And `x & (x - 1)` keeps all the others."),
            wrong("all but its lowest 1", "That is `x & (x - 1)`."),
            wrong("the index of its lowest 1", "It keeps a bit. The index is `(x & -x).bit_length() - 1`."),
        ],
    },
    "throughput-or-latency": {
        "You need the solution of one board, and nothing else is waiting. Which solver answers first?": [
            wrong(
                "`lanes`",
                "A word costs as much with one lane in use as with all of them, and here one board pays for all of it.",
            ),
            wrong("`lanes` with a pool", "A pool shares out batches. One board is one batch, so it stays on one core."),
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
