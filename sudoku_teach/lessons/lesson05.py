"""Lesson 05: which cell next?"""

from sudoku_teach.bits import FULL
from sudoku_teach.board import CELLS, box_index, cell_name, copy, is_solved, many
from sudoku_teach.exercises.slips import slip
from sudoku_teach.exercises.task import Exercise, Slip, fenced, said
from sudoku_teach.lessons.solver_slips import DEAD_END, LOST, NOTHING_FORCED, SOLVER_SLIPS, same_end, show_solver
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import mrv, naive
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.solvers.naive import fits
from sudoku_teach.trace import count, record
from sudoku_teach.widgets.quiz.model import Question, right, wrong

# Of "hard", with some digits of its solution: no blank has a single candidate. MRV guesses wrongly on each, whichever
# it takes of several blanks, and yet needs at most 240 writes.
_GUESSES = [
    parse("1.2..7.9..3..2..78..96.35....53..9...1..8.7.26....4...3..4...1.24......7..7...3.."),
    parse("1....749..3.12...8..96..5....53.29...1..8...26....4...3..4...1..4....8.78.7...3.."),
    parse("1....7.9..3..2...87.96..5....53..98..13.8.7.26..7.41..3...7..19.4....8.7..7...3.."),
]
LIMIT = 1_000  # writes
_DEAD = parse("3" + DEAD_END[1:])  # the wrong digit in the first blank: nothing fits the two others
# Three blanks have no candidate, and none has a single one.
_THREE_DEAD = parse("1..547.935349216787.963852...53..9..41378...26....4...3......1..4......7..7...3..")

# One blank, not the first, has no candidate, and only row, column and box together rule out all nine digits.
_THREE_UNITS = parse("534.7.9..172.95348.9.34..6785976.42.426853791713924.56.6.5.72.4.87419635.4.286179")

_LARGEST = (
    "the largest in place of the smallest",
    "where most is possible, a guess is wrong most often. Take the fewest.",
)
_SKIPPED = (
    "a cell without candidates skipped",
    "a blank that nothing fits is no blank to leave out: it says that this board is lost, before anything is tried.",
)
_UNITS = "every unit matters: rows, columns and boxes."
_FILLED = ("a filled cell counts as a blank", "only where the board holds 0 there is something to choose.")


def masks_of(board):
    """The candidates of every blank, in row order."""
    rows, cols, boxes = used_digits(board)
    blanks = [(row, col) for row, col in CELLS if board[row][col] == 0]
    return {(row, col): FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)]) for row, col in blanks}


def counts_of(board):
    return {cell: mask.bit_count() for cell, mask in masks_of(board).items()}


# ---- one choice --------------------------------------------------------------------------------------


def choose(functions, arguments):
    """What was chosen, and from which masks."""
    (board,) = arguments
    return functions[0](copy(board), *used_digits(board)), masks_of(board)


def _same_choice(yours, expected):
    """Of several blanks with the fewest any will do; so will a single candidate, even where another blank has none."""
    (choice, _), (right, masks) = yours, expected
    cell = _cell(choice)
    if right is None or cell not in masks:
        return choice == right
    count, fewest = masks[cell].bit_count(), min(mask.bit_count() for mask in masks.values())
    return list(choice[2:]) == [masks[cell]] and count in (fewest, max(fewest, 1))


def _cell(choice):
    """The cell that was chosen; None where it is none."""
    known = isinstance(choice, list | tuple) and [type(each) for each in choice[:2]] == [int, int]
    return tuple(choice[:2]) if known else None


def _cells(seen):
    """Of every case with blanks: the chosen cell, None where there is none, and the counts of all blanks."""
    found = []
    for one in seen:
        choice, _ = one.outcome.value or (None, None)
        counts = {cell: mask.bit_count() for cell, mask in one.expected.value[1].items()}
        if counts:
            found.append((_cell(choice), counts))
    return found


def _largest(seen):
    return all(counts.get(cell) == max(counts.values()) for cell, counts in _cells(seen))


def _skips(seen):
    return all(counts.get(cell) == min(filter(None, counts.values()), default=None) for cell, counts in _cells(seen))


def _smallest_mask(seen):
    asked = [(one.outcome.value, one.expected.value[1]) for one in seen if one.expected.value[1]]
    return all(value and value[1].get(_cell(value[0])) == min(masks.values()) for value, masks in asked)


def _count_for_mask(seen):
    """The right cell, and behind it how many candidates it has."""
    asked = [(one.outcome.value, one.expected.value) for one in seen if one.expected.value[1]]
    return all(
        value
        and _cell(value[0]) in right[1]
        and list(value[0][2:]) == [right[1][_cell(value[0])].bit_count()]
        and _same_choice(((*_cell(value[0]), right[1][_cell(value[0])]), right[1]), right)
        for value, right in asked
    )


def _first(seen):
    return all(cell == next(iter(counts)) for cell, counts in _cells(seen))


def _filled(seen):
    return any(cell and cell not in counts for cell, counts in _cells(seen))


def show_choice(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    (board,) = seen.arguments
    if not seen.outcome.value:  # it raised
        return [draw_board(board, candidates=True)]
    (choice, _), (right, masks) = seen.outcome.value, seen.expected.value
    lines = [
        f"expected: {right!r}" + (", in the ring, or another with as few" if right else ""),
        f"yours:    {choice!r:.200}",
    ]
    cell = _cell(choice)
    marks = {tuple(right[:2]): "chosen"} if right else {}
    if cell in masks:
        marks.setdefault(cell, "trying")
        lines.append(f"          {cell_name(*cell)} has {many(masks[cell].bit_count(), 'candidate')}")
    return [fenced(lines), draw_board(board, candidates=True, marks=marks)]


# ---- dead ends ---------------------------------------------------------------------------------------


def dead_end(board):
    rows, cols, boxes = used_digits(board)
    for row in range(9):
        for col in range(9):
            used = rows[row] | cols[col] | boxes[box_index(row, col)]
            if board[row][col] == 0 and used == FULL:
                return True
    return False


def _filled_or_dead(board):
    rows, cols, boxes = used_digits(board)
    return any(rows[r] | cols[c] | boxes[box_index(r, c)] == FULL for r in range(9) for c in range(9))


def _dead_without(*kinds):
    """What is seen where only these units are looked at: 0 the row, 1 the column, 2 the box."""

    def dead(board):
        used = used_digits(board)
        return any(
            all(any(used[kind][(row, col, box_index(row, col))[kind]] >> k & 1 for kind in kinds) for k in range(9))
            for row, col in masks_of(board)
        )

    return dead


def _no_solution(board):
    return not mrv.solve(copy(board))


def show_dead_end(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    (board,) = seen.arguments
    marks = {cell: "dead end" for cell, number in counts_of(board).items() if number == 0}
    lines = [f"expected: {seen.expected.value}", f"yours:    {said(seen.outcome):.200}"]
    return [fenced(lines), draw_board(board, candidates=True, marks=marks)]


# ---- a whole search ----------------------------------------------------------------------------------


def watch_choices(functions, arguments):
    """What `watching.watch` tells, and the choice of cell at every node that another stands on, or that stayed.

    What is written and taken out at once is no choice: it may be how a program asks whether a digit fits.
    """
    (board,) = arguments
    trace = record(functions[0], board, limit=LIMIT)
    at_first = counts_of(board)
    inner = {node.parent for node in trace.tree}
    choices = []
    for k, node in enumerate(trace.tree):
        if k in inner or node.undone is None:
            counts = counts_of(trace.board(node.placed))
            cell = node.row, node.col
            choices.append(
                {
                    "at": node.placed,
                    "cell": cell,
                    "count": counts[cell],
                    "fewest": min(counts.values()),
                    "fewest but none": min(filter(None, counts.values()), default=0),
                    "most": max(counts.values()),
                    "first": cell == next(iter(counts)),
                    "fewest at first": at_first.get(cell) == min(at_first.get(each, 0) for each in counts),
                }
            )
    return {
        "returned": trace.returned,
        "after": trace.final,
        "writes": [tuple(step) for step in trace.steps],
        "cut": trace.cut,
        "choices": choices,
        "solves": is_solved(trace.final) and all(board[r][c] in (0, trace.final[r][c]) for r, c in CELLS),
    }


def _is_mrv(choice):
    return choice["count"] in (choice["fewest"], 1)


def _ends_well(yours, expected):
    """The same end, or another solution of a board that has several."""
    if isinstance(yours, dict) and yours["solves"]:
        expected = {**expected, "after": yours["after"]}
    return same_end(yours, expected)


def _same_search(yours, expected):
    return _ends_well(yours, expected) and all(map(_is_mrv, yours["choices"]))


def _always(holds):
    """The slip of a search in which this held at every choice, though some choices were not MRV's."""

    def shows(seen):
        choices = [choice for one in seen if one.outcome.value for choice in one.outcome.value["choices"]]
        return not all(map(_is_mrv, choices)) and all(map(holds, choices))

    return shows


def _on_a_copy(seen):
    """Not one wrong digit, on boards where every rule for ties guesses wrongly."""
    ends = [(one.outcome.value, one.expected.value) for one in seen if one.outcome.value]
    return (
        bool(ends)
        and all(
            yours["after"][row][col] == digit
            for yours, _ in ends
            for row, col, digit, placed in yours["writes"]
            if placed
        )
        and all(_ends_well(yours, expected) for yours, expected in ends)
    )


def show_search(seen):
    """The first choice that was not MRV's; where all were, how it ended."""
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    board = copy(seen.arguments[0])
    yours = seen.outcome.value
    wrong = next((choice for choice in yours["choices"] if not _is_mrv(choice)), None) if yours else None
    if wrong is None:
        return show_solver(seen)
    for row, col, digit, placed in yours["writes"][: wrong["at"]]:
        board[row][col] = digit if placed else 0
    fewest = [cell for cell, number in counts_of(board).items() if number == wrong["fewest"]]
    marks = {fewest[0]: "chosen" if wrong["fewest"] else "dead end", wrong["cell"]: "trying"}
    lines = [
        f"write {wrong['at'] + 1:,} goes to {cell_name(*wrong['cell'])}, which has {many(wrong['count'], 'candidate')}",
        f"fewest: {many(wrong['fewest'], 'candidate')}, in {cell_name(*fewest[0])} for example",
    ]
    return [fenced(lines), draw_board(board, givens=seen.arguments[0], candidates=True, marks=marks)]


_CHOICE_SLIPS = (
    Slip(
        "worked on a copy",
        "the board is written once, at the end, so the check sees no choice. Place and take back on the board itself.",
        shows=_on_a_copy,
    ),
    Slip(
        "the heuristic is never called",
        "every digit goes to the first blank in row order. Whatever counts the candidates, the search does not ask it.",
        shows=_always(lambda choice: choice["first"]),
    ),
    Slip(*_LARGEST, shows=_always(lambda choice: choice["count"] == choice["most"])),
    Slip(
        "ordered once, before the search",
        "the cells come in the order of the counts that they had at first. Digits change counts: choose at every node.",
        shows=_always(lambda choice: choice["fewest at first"]),
    ),
    Slip(*_SKIPPED, shows=_always(lambda choice: choice["count"] in (choice["fewest but none"], 1))),
)


def options(board):
    blanks = [(row, col) for row, col in CELLS if board[row][col] == 0]
    return [(*cell, [d for d in range(1, 10) if fits(board, *cell, d)]) for cell in blanks]


def search(board):
    left = options(board)
    if not left:
        return True
    row, col, digits = min(left, key=lambda option: len(option[2]))
    for digit in digits:
        board[row][col] = digit
        if search(board):
            return True
        board[row][col] = 0
    return False


_SEARCHES: dict = {
    "cases": tuple(
        (board,)
        for board in [
            puzzle("one-blank"),
            puzzle("full"),
            parse(DEAD_END),
            parse(NOTHING_FORCED),
            parse(LOST),
            puzzle("no-digit-for-a-cell"),
            *_GUESSES[:2],
            puzzle("empty"),
        ]
    ),
    "drive": watch_choices,
    "same": _same_search,
    "show": show_search,
    "slips": (*_CHOICE_SLIPS, *SOLVER_SLIPS),
}


# ---- the exercises -----------------------------------------------------------------------------------

EXERCISES = [
    Exercise(
        name="mrv.dead-end",
        stars=1,
        kind="write",
        task="Say whether some blank of the board has no candidate: `True` or `False`. No digits clash, and 0 is a "
        "blank. Only what can be seen counts; nothing is tried.",
        stub='def dead_end(board):\n    """Whether some blank has no candidate."""\n    ...\n',
        answer=(dead_end,),
        cases=tuple(
            (board,)
            for board in [
                puzzle("one-blank"),
                puzzle("full"),
                _DEAD,
                parse(DEAD_END),
                *map(puzzle, ("no-digit-for-a-cell", "empty", "newspaper", "no-place-in-a-box", "hard")),
                _THREE_UNITS,
                parse("3" + DEAD_END[1:-1] + "."),  # the first blank has no candidate, the last one has
                # The other way round.
                parse("..467891267219534819834256785976142343685.79171.924856961537284287419635345286179"),
                _THREE_DEAD,
                *_GUESSES,
            ]
        ),
        same=lambda yours, expected: isinstance(yours, bool | int) and yours == expected,
        show=show_dead_end,
        slips=(
            slip(*_SKIPPED, lambda board: False, by=bool),
            slip(
                "a single is no dead end",
                "one candidate is the best that a blank can have. `x & (x - 1) == 0` holds for one bit, and for none.",
                lambda board: any(number <= 1 for number in counts_of(board).values()),
                lambda board: any(number == 1 for number in counts_of(board).values()),
                by=bool,
            ),
            slip(*_FILLED, _filled_or_dead, by=bool),
            slip(
                "one blank is enough",
                "this asks whether *every* blank is without candidates. `any` asks for one of them, `all` for all.",
                lambda board: not any(counts_of(board).values()),
                lambda board: set(counts_of(board).values()) == {0},
                by=bool,
            ),
            slip("the rows are forgotten", _UNITS, _dead_without(1, 2), by=bool),
            slip("the columns are forgotten", _UNITS, _dead_without(0, 2), by=bool),
            slip("the boxes are forgotten", _UNITS, _dead_without(0, 1), by=bool),
            slip(
                "only the first blank is asked",
                "the answer is given after one look. `False` may be said only when every blank has been looked at.",
                lambda board: next(iter(counts_of(board).values()), 1) == 0,
                by=bool,
            ),
            slip(
                "an undo taken for a dead end",
                "that a search will take a digit back says nothing of this board: it goes on with the cell's next "
                "digit. A dead end is a blank that nothing fits.",
                lambda board: count(naive.solve, board).undos > 0,
                by=bool,
            ),
            slip(
                "unsolvable, not a dead end",
                "a board can be lost although every blank has a candidate. That takes a search; this only looks.",
                _no_solution,
                by=bool,
            ),
        ),
        hints=(
            "Of each blank, ask how many digits fit. Filled cells are not asked.",
            "With `used_digits(board)` a blank's used digits are `rows[row] | cols[col] | boxes[box_index(row, col)]`. "
            "What are they when nothing is left?",
            "As soon as one such blank is found, the answer is `True`. `False` stands after both loops.",
        ),
        buys="A search that asks this can give up a lost board at once, not hundreds of writes later.",
        where="`trace.dead_blanks`, which asks it of every board of a search",
    ),
    Exercise(
        name="mrv.choose",
        stars=2,
        kind="write",
        task="Give back the blank with the fewest candidates, as `(row, col, candidates)`, the candidates as a mask; "
        "`None` on a full board. `rows`, `cols` and `boxes` hold the used digits, as `used_digits(board)` makes them. "
        "Of several blanks any will do, and the scan may stop at one with a single candidate or none.",
        stub="def fewest_candidates(board, rows, cols, boxes):\n"
        '    """The blank to fill next, as (row, col, candidates); None on a full board."""\n    ...\n',
        answer=(mrv.fewest_candidates,),
        names=("board",),
        cases=tuple(
            (board,)
            for board in [
                puzzle("one-blank"),
                puzzle("full"),
                parse(DEAD_END),
                _DEAD,
                parse(NOTHING_FORCED),
                *map(puzzle, ("gentle", "newspaper", "no-digit-for-a-cell", "hard", "empty")),
                _THREE_DEAD,
                *_GUESSES,
            ]
        ),
        drive=choose,
        same=_same_choice,
        show=show_choice,
        slips=(
            Slip(*_FILLED, shows=_filled),
            Slip(*_LARGEST, shows=_largest),
            Slip(*_SKIPPED, shows=_skips),
            Slip(
                "the count in place of the mask",
                "the cell is right, and the third value says how many candidates it has. Their mask is asked for.",
                shows=_count_for_mask,
            ),
            Slip(
                "the smallest mask, not the fewest bits",
                "as an int `0b100000000` is larger than `0b11`, and has fewer candidates. Compare `bit_count()`.",
                shows=_smallest_mask,
            ),
            Slip(
                "the first blank, not the fewest", "the counts are not compared: the scan ends too early.", shows=_first
            ),
        ),
        hints=(
            "Go through the blanks and remember the best so far: its cell, its candidates, and how many they are.",
            "The candidates are `FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])`, and "
            "`candidates.bit_count()` is how many. Begin with a count that every blank beats.",
            "No candidates is the smallest count of all: `0 < fewest` is true, and need not be treated apart.",
        ),
        buys="This one function is all that tells MRV from row order.",
        where="`solvers.mrv.fewest_candidates`",
    ),
    Exercise(
        name="mrv.order-each-node",
        stars=2,
        kind="repair",
        task="`search` fills the board in place and returns `True`, or `False` when there is no solution. It should "
        "take a blank with the fewest candidates at every node, but orders the blanks only once. `options(board)` is "
        "this lesson's: all blanks, each as `(row, col, digits)`. The check watches which cell each write goes to.",
        stub="def search(board, order=None):\n"
        "    order = order or sorted(options(board), key=lambda option: len(option[2]))\n"
        "    if not order:\n"
        "        return True\n"
        "    (row, col, _), *rest = order\n"
        "    for digit in range(1, 10):\n"
        "        if fits(board, row, col, digit):\n"
        "            board[row][col] = digit\n"
        "            if search(board, rest):\n"
        "                return True\n"
        "            board[row][col] = 0\n"
        "    return False\n",
        answer=(search,),
        hints=(
            "After some digits, are the counts in `order` still true? Which of them would have to be taken anew?",
            "All of them. So there is nothing to hand down: each call can ask `options(board)` for itself.",
            "`min(…, key=…)` finds one option with the fewest digits, without sorting; its digits come along.",
        ),
        buys="The counts are those of the board at this node: each placed digit makes the next choice better informed.",
        where="`solvers.mrv.search`, which asks `fewest_candidates` in every call",
        **_SEARCHES,
    ),
    Exercise(
        name="mrv.solve",
        stars=3,
        kind="write",
        task="Fill the board in place with a solution and return `True`; where there is none, return `False` and leave "
        "the board as it came. The givens never clash. At every node take a blank with the fewest candidates; ties and "
        "the order of digits are up to you. Place and take back on the board itself, and write nothing else in it.",
        stub="def solve(board):\n"
        '    """Fill the board; at every node, take a blank with the fewest candidates."""\n    ...\n',
        answer=(mrv.solve, mrv.search),
        hints=(
            "Lesson 04's search, with another first line: the blank comes from a function that chooses.",
            "`None` from `fewest_candidates`: no blank is left, solved. A blank without candidates: the loop runs zero "
            "times, and `return False` follows.",
            "Place a digit and note it three times; search on; forget it three times and blank the cell. The choice is "
            "made at the top of every call.",
        ),
        buys="This solver needs 219 placements where row order needs 8,969, on the board called `hard`.",
        where="`solvers.mrv.solve`",
        **_SEARCHES,
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "05.memory": [
        Question(
            "Lesson 04: `naive` and `bitmask` search the same board. What differs?",
            wrong("the nodes", "Write by write the two are the same, so the trees are."),
            right("the time for a node", "Three lookups take the place of up to 27 looks for each digit."),
            wrong("the solution", "Both go in row order with ascending digits. Both find the smallest."),
        ),
        Question(
            "Lesson 04: a digit is taken back. How many masks have to forget it?",
            wrong("1", "Which one? It was noted in its row, its column and its box."),
            right("3", "Row, column and box: where it was noted, and nowhere else."),
            wrong("27", "27 masks are kept, but the digit stood in three units only."),
        ),
        Question(
            "Lesson 02: what is a dead end?",
            wrong("the moment when a digit is taken back", "That is an undo. It also comes after a long try below."),
            wrong("a board with two equal digits in a unit", "That is a conflict. The search writes only what fits."),
            right("a node where the next blank has no candidate", "Nothing can be tried there: it returns `False`."),
        ),
    ],
    "nodes-or-seconds": [
        Question(
            "On the hard board `bitmask` places 8,969 digits and `mrv` 219, 41 times fewer. How much faster is `mrv`?",
            wrong("41 times", "Only if a node cost the same. At each node MRV looks at every blank."),
            right("a clock must tell", "Fewer nodes, but dearer ones: the gain in time is smaller than 41."),
            wrong("no faster", "Fewer nodes save time as long as one does not cost as much more."),
        ),
    ],
    "ties": [
        Question(
            "Two blanks have two candidates each, and none has fewer. Which should MRV take?",
            wrong("the first, or the answer may be wrong", "Either way all that fits is tried. Nothing is lost."),
            right("either", "Both ways lead to an answer. On `two-solutions` one takes 73 placements, the other 188."),
            wrong("the last, it is luckier", "On `ten-solutions` it is, on `two-solutions` it is not: chance."),
        ),
    ],
    "mrv-needs-bits": [
        Question(
            "What does MRV need?",
            wrong("bitmasks", "With lists of candidates the search is the same, write by write. Masks count faster."),
            wrong("a blank with one candidate", "On `hard` no blank has one, and MRV takes one with two."),
            right("the number of candidates of each blank", "It is a choice of cell, however one counts."),
        ),
        Question(
            "Does MRV place fewer digits than row order?",
            wrong("always", "On `against-mrv` row order places 501, and MRV 8,272."),
            right("usually", "219 against 8,969 on `hard`. On a few boards, as `against-mrv`, row order is luckier."),
            wrong("only where there is one solution", "`no-place-in-a-box` has none: MRV places 4, row order 6,985."),
        ),
    ],
}
