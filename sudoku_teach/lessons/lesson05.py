"""Lesson 05: which cell next?"""

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

from sudoku_teach.bits import FULL
from sudoku_teach.board import CELLS, PEERS, Board, Cell, box_index, candidates, cell_name, conflicts, copy, many
from sudoku_teach.exercises.authoring import edit, edited, mistake, task_for
from sudoku_teach.exercises.show import Seen, blanks_of, drawn, fenced, said, show_with_board
from sudoku_teach.exercises.signs import FOR_ALL, about
from sudoku_teach.exercises.task import Sign
from sudoku_teach.lessons import watching
from sudoku_teach.lessons.lesson03 import WITHOUT_FULL
from sudoku_teach.lessons.watching import DEAD_END, NOTHING_FORCED, changed
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import mrv
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.solvers.naive import fits
from sudoku_teach.trace import record
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

# What the lesson has imported and defined when its exercises begin.
_AT_FIRST = """from sudoku_teach.bits import FULL, bits_of, digits_of
from sudoku_teach.board import box_index, conflicts, copy
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.solvers.naive import fits, next_blank
"""
_GIVEN = f"{_AT_FIRST}from sudoku_teach.lessons.lesson05 import options\n"

_DEAD = "3" + DEAD_END[1:]  # the wrong digit in the first blank: nothing fits the two others
_LAST_IS_FREE = "3" + DEAD_END[1:-1] + "."
_FIRST_IS_FREE = "..467891267219534819834256785976142343685.79171.924856961537284287419635345286179"
# One blank, not the first, has no candidate, and only row, column and box together rule out all nine digits.
_THREE_UNITS = "534.7.9..172.95348.9.34..6785976.42.426853791713924.56.6.5.72.4.87419635.4.286179"
# Three blanks have no candidate, and none has a single one.
_THREE_DEAD = "1..547.935349216787.963852...53..9..41378...26....4...3......1..4......7..7...3.."
# Of "hard", with some digits of its solution: no blank has a single candidate, and MRV guesses wrongly.
_GUESS = "1....749..3.12...8..96..5....53.29...1..8...26....4...3..4...1..4....8.78.7...3.."


def _blanked(*cells: Cell) -> Board:
    return [[0 if (row, col) in cells else d for col, d in enumerate(line)] for row, line in enumerate(puzzle("full"))]


_BOARDS = [
    *(_blanked(corner) for corner in ((0, 0), (0, 8), (8, 0), (8, 8))),
    _blanked((1, 1), (2, 4), (4, 6), (6, 2), (8, 7)),
    puzzle("full"),
    *map(parse, (_DEAD, DEAD_END, _LAST_IS_FREE, _FIRST_IS_FREE, NOTHING_FORCED, _THREE_UNITS)),
    *map(puzzle, ("newspaper", "hard", "no-digit-for-a-cell", "no-place-in-a-box", "seventeen", "empty")),
    *map(parse, (_THREE_DEAD, _GUESS)),
]


def _some_board(rng: Random) -> tuple:
    """A board filled with digits that fit, often up to the moment when a blank has no candidate."""
    board = puzzle("empty")
    for row, col in rng.sample(CELLS, rng.choice((81, rng.randint(1, 81)))):
        board[row][col] = rng.choice(sorted(candidates(board, row, col)) or [0])
        dead = any(not board[r][c] and not candidates(board, r, c) for r, c in PEERS[row, col])
        if dead and rng.random() < 0.7:
            board[row][col] *= rng.randint(0, 2) > 0
            break
    return (board,)


_ABOUT_BLANKS: dict[str, Any] = {
    "cases": [(board,) for board in _BOARDS],
    "generate": _some_board,
    "generated": 80,
    "valid": lambda board: not conflicts(board),
}


def _masks(board: Board, free=lambda used: FULL & ~used, box=box_index) -> dict[Cell, int]:
    """The candidates of every blank, in row order, as `free` finds them from the digits used around it."""
    rows, cols, boxes = used_digits(board)
    return {(row, col): free(rows[row] | cols[col] | boxes[box(row, col)]) for row, col in blanks_of(board)}


def _counts(board: Board) -> dict[Cell, int]:
    return {cell: mask.bit_count() for cell, mask in _masks(board).items()}


def _has(number: int) -> str:
    return f"has {many(number, 'candidate') if number else 'no candidate'}"


def show_dead_end(seen: Seen) -> list:
    """What was returned, and the board with its candidates."""
    (board,) = seen.arguments
    counts = _counts(board)
    dead = [cell for cell, number in counts.items() if number == 0][:1]
    text = "Every blank has a candidate." if counts else "There is no blank."
    if dead:
        text = f"{cell_name(*dead[0])} has no candidate."
    return show_with_board(seen, text, candidates=True, marks=dict.fromkeys(dead, "dead end"))


_LARGEST = (
    "the largest instead of the smallest",
    "each time your program takes a blank with the most candidates, where a guess is wrong most often.",
)
_SKIPPED = "a blank with no candidates skipped"
_UNITS = "all three units count: row, column and box."
_USED = "rows[row] | cols[col] | boxes[box_index(row, col)]"
_WRONG_BOX = "the wrong box", "the box of a cell is `row // 3 * 3 + col // 3`, or `box_index(row, col)`."
_BOXES = (lambda row, col: col // 3 * 3 + row // 3, lambda row, col: row // 3 + col // 3)
_NO_NINE = "9 is left out", "your program does not see a candidate 9. For example, `range(1, 9)` ends with 8."
_BIT_D = "bit d, not bit d − 1", "digit 1 has the first bit, and that is bit 0: `1 << d - 1` is the bit of digit d."


@task_for(
    "mrv.dead-end",
    stars=1,
    given=_AT_FIRST,
    **_ABOUT_BLANKS,
    same=lambda yours, expected: isinstance(yours, bool | int) and yours == expected,
    show=show_dead_end,
    stays=("board",),
    seconds=12,
    mistakes=[
        mistake(
            "always `False`",
            "your function returns `False` for every board. The blank that no digit fits is the one that we look for.",
            lambda board: False,
        ),
        mistake(
            "one candidate is not none",
            "your function returns `True` for a blank with one candidate, the best that a blank can have. For example, "
            "`x & (x - 1) == 0` is true for one bit and also for none.",
            edit(_USED, f"({_USED}).bit_count()", "== FULL", ">= 8"),
            edit(_USED, f"({_USED}).bit_count()", "== FULL", "== 8"),
        ),
        mistake("the rows are forgotten", _UNITS, edit("rows[row] | ", "")),
        mistake("the columns are forgotten", _UNITS, edit("cols[col] | ", "")),
        mistake("the boxes are forgotten", _UNITS, edit(" | boxes[box_index(row, col)]", "")),
        mistake(*_WRONG_BOX, *(lambda board, box=box: 0 in _masks(board, box=box).values() for box in _BOXES)),
        mistake(*_NO_NINE, edit(_USED, f"{_USED} | 256")),
        mistake(
            "one blank is enough",
            "your function returns `True` only if *every* blank has no candidate. `any` asks for one, `all` for all.",
            lambda board: not any(_masks(board).values()),
            lambda board: bool(_masks(board)) and not any(_masks(board).values()),
        ),
        mistake(
            "only the first blank is looked at",
            "return `True` at the first blank with no candidate, but `False` only after the last blank. For example, "
            "a `return` in an `else` comes too early.",
            lambda board: [*_masks(board).values(), 1][0] == 0,
        ),
        mistake(
            "lost is more than that",
            "your function returns `True` for every board with no solution. But a board can be lost although every "
            "blank has a candidate. Look only, and don't search.",
            lambda board: not mrv.solve(copy(board)),
        ),
    ],
    hints=(
        "For each blank, ask how many digits fit. Filled cells do not count.",
        "With `rows, cols, boxes = used_digits(board)`, the digits that do not fit are `rows[row] | cols[col] | "
        "boxes[box_index(row, col)]`. What is this mask when no digit is left?",
        "As soon as you find one such blank, return `True`. `return False` comes after both loops.",
    ),
    buys="A search that asks this goes back from such a board at once, not hundreds of writes later.",
    where="`trace.dead_blanks`, which counts such blanks on every board of a search",
)
def has_dead_blank(board):
    """Return True if some blank has no candidate.

    A **candidate** of a blank is a digit that is not yet in its row, its column or its box. Return `True` if at least
    one blank of the board has no candidate. Return `False` if every blank has one, and also if there is no blank.
    0 is a blank, and no two digits clash. Look only at the board as it is, and don't search: a board with no solution
    may still have a candidate in every blank. The board must stay unchanged.
    """
    rows, cols, boxes = used_digits(board)
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0 and rows[row] | cols[col] | boxes[box_index(row, col)] == FULL:
                return True
    return False


def choose(functions, arguments):
    """What was chosen, and the candidates of every blank."""
    (board,) = arguments
    return {"choice": functions[0](copy(board), *used_digits(board)), "masks": _masks(board)}


def _fewest(cell: tuple, masks: dict) -> bool:
    """Of several blanks with the fewest any will do; so will a single candidate, even where another blank has none."""
    return masks[cell].bit_count() in (1, min(mask.bit_count() for mask in masks.values()))


def _is_choice(choice: Any, masks: dict, good=_fewest, third=lambda mask: mask) -> bool:
    """Whether it is a `good` cell, and what `third` makes of its mask; None where there is no blank."""
    if not masks:
        return choice is None
    cell: Any = _cell(choice)
    return good(cell, masks) and list(choice[2:]) == [third(masks[cell])]


def _cell(choice: Any) -> tuple | None:
    """The cell that was chosen; None where it is none."""
    known = isinstance(choice, list | tuple) and [type(each) for each in choice[:2]] == [int, int]
    return tuple(choice[:2]) if known else None


def _every_choice(
    name: str, says: str, skips=None, free=lambda used: FULL & ~used, box=box_index, **options: Any
) -> Sign:
    """The sign of a choice that is always the one that `options` say, with the masks that `free` and `box` make.

    Of several good blanks any will do, so no single program stands for the mistake.
    """

    def is_so(one: Seen) -> bool:
        masks = {cell: mask for cell, mask in _masks(one.arguments[0], free, box).items() if mask != skips}
        return _is_choice(one.outcome.value["choice"], masks, **options)

    return Sign(name, says, lambda seen: all(map(is_so, seen)))


def show_choice(seen: Seen) -> list:
    """What was chosen, how many candidates it has, and the board with all candidates."""
    (board,) = seen.arguments
    if not isinstance(seen.outcome.value, dict):  # it raised
        return [drawn(board, candidates=True)]
    expected, choice, masks = seen.expected.value["choice"], seen.outcome.value["choice"], _masks(board)
    lines = [f"expected: {expected!r}", f"yours:    {said(seen.outcome._replace(value=choice))}"]
    marks: dict[Any, str] = {}
    texts, cell = [], _cell(choice)
    if expected:
        marks[expected[:2]] = "chosen"
        texts.append(f"{cell_name(*expected[:2])} {_has(expected[2].bit_count())}, and no blank has fewer.")
    if cell in masks:
        marks.setdefault(cell, "trying")
        texts.append(f"{cell_name(*cell)} {_has(masks[cell].bit_count())}; as a mask, that is `{bin(masks[cell])}`.")
    elif cell:
        texts.append(f"`board[{cell[0]}][{cell[1]}]` is not a blank.")
    return [fenced(lines), " ".join(texts), drawn(board, candidates=True, marks=marks)]


@task_for(
    "mrv.choose",
    stars=2,
    answer=mrv.fewest_candidates,
    names=("board",),
    given=_GIVEN,
    **_ABOUT_BLANKS,
    drive=choose,
    same=lambda yours, expected: _is_choice(yours["choice"], expected["masks"]),
    show=show_choice,
    mistakes=[
        _every_choice(
            *_LARGEST, good=lambda cell, masks: masks[cell].bit_count() == max(map(int.bit_count, masks.values()))
        ),
        _every_choice(
            _SKIPPED,
            "your program leaves out blanks with no candidates. But these have the fewest, and they show that the "
            "board is lost.",
            skips=0,
        ),
        _every_choice(
            "the smallest mask, not the fewest bits",
            "as a number, `0b100000000` is larger than `0b11`, but it has fewer candidates. Compare `bit_count()`.",
            good=lambda cell, masks: masks[cell] == min(masks.values()),
        ),
        _every_choice(
            "digits, not a mask",
            "the cell is right, and the third value is a list of its candidates. Return them as one int.",
            third=lambda mask: [k + 1 for k in range(9) if mask >> k & 1],
        ),
        _every_choice(
            "the used digits, not the candidates",
            "the cell is right, and the third value is the mask of the digits that do not fit.",
            third=lambda mask: FULL - mask,
        ),
        _every_choice(*_BIT_D, free=lambda used: 2 * FULL & ~used),
        _every_choice(*_BIT_D, third=lambda mask: 2 * mask),
        _every_choice(*WITHOUT_FULL, free=lambda used: ~used),
        _every_choice(*_NO_NINE, free=lambda used: FULL // 2 & ~used),
        *(_every_choice(*_WRONG_BOX, box=box) for box in _BOXES),
        *(about("choice", sign) for sign in FOR_ALL),
    ],
    hints=(
        "Go through the blanks and remember the best so far: its cell, its candidates, and how many there are.",
        "The candidates are `FULL & ~(rows[row] | cols[col] | boxes[box_index(row, col)])`, and "
        "`candidates.bit_count()` is their number. Begin with a number that every blank beats.",
        "0 is the smallest number of candidates, and `0 < fewest` is true. So a blank with none needs no special case.",
    ),
    buys="This one function is the whole difference between row order and MRV.",
    where="`solvers.mrv.fewest_candidates`",
)
def fewest_candidates(board, rows, cols, boxes):
    """Return the blank to fill next, as (row, col, candidates); None on a full board.

    Return the blank with the fewest candidates as `(row, col, candidates)`, with the candidates as a mask. On a full
    board return `None`. `rows`, `cols` and `boxes` are three lists of nine masks, the digits that are used in each
    row, column and box, as `used_digits(board)` returns them. In a mask, bit d − 1 stands for digit d. No two digits
    clash. If several blanks have equally few candidates, return any of them. A blank with one candidate is always
    right, too, so you may stop at it.
    """


LIMITS = 1_000, 100_000  # writes: MRV needs at most 250 on these boards, but a program may write digits to count them
CHOICES = 300  # so many of one search are looked at


def watch_choices(functions, arguments):
    """How a search ended, and whether each digit went to a blank with the fewest candidates.

    A digit that is written and erased at once is not a choice: it may be how a program asks whether it fits.
    """
    (board,) = arguments
    returned, after, cut, steps = None, board, True, []
    choices: list[dict[str, Any]] = []
    for limit in LIMITS:
        if cut and all(each["fewest"] for each in choices):
            try:
                trace = record(functions[0], board, limit)
            except Exception:
                break
            after, cut, steps = trace.final, trace.cut, _net(trace.steps)
            returned = -1 if cut else trace.returned  # neither true nor false nor None
            choices = list(islice(_choices(board, steps[:-1] if cut and steps[-1].placed else steps), CHOICES))
    if not steps:  # perhaps it asks for the very type of the board: then it gets a plain one, which cannot be watched
        after = copy(board)
        returned, cut = functions[0](after), False
    return {
        "returned": returned,
        "after": after,
        "cut": cut,
        "solves": watching.is_solution(board, after),
        "habits": {name: all(each[name] for each in choices) for name in _HABITS},
        "wrong": next((each for each in choices if not each["fewest"]), None),
        "in row order": [step[:2] for step in steps if step.placed] == blanks_of(board),
    }


_HABITS = {  # which blank a search takes, by the counts of all blanks now and at first
    "fewest": lambda cell, counts, _: counts[cell] in (1, min(counts.values())),
    "skipped": lambda cell, counts, _: counts[cell] in (1, min(filter(None, counts.values()), default=0)),
    "most": lambda cell, counts, _: counts[cell] == max(counts.values()),
    "first": lambda cell, counts, _: cell == next(iter(counts)),
    "once": lambda cell, counts, at_first: at_first.get(cell) == min(at_first.get(each, 0) for each in counts),
}


def _net(steps: Sequence) -> list:
    """The steps without digits that are written over themselves, as when a row is put back from a copy."""
    net: list = []
    for step in steps:
        if net and step.placed and net[-1] == step._replace(placed=False):
            net.pop()
        else:
            net.append(step)
    return net


def _choices(board: Board, steps: Sequence):
    """What each choice of a search was like."""
    now, at_first = copy(board), _counts(board)
    for k, (row, col, digit, placed) in enumerate(steps):
        if placed and steps[k + 1 : k + 2] != [(row, col, digit, False)]:
            counts = _counts(now)
            habits = {name: holds((row, col), counts, at_first) for name, holds in _HABITS.items()}
            yield {"board": copy(now), "cell": (row, col), **habits}
        now[row][col] = digit if placed else 0


def _ends_well(yours: dict, expected: dict) -> bool:
    """The same end, or another solution of a board that has several."""
    if yours["solves"]:
        expected = {**expected, "after": yours["after"]}
    return not yours["cut"] and watching.same_end(yours, expected)


def _habit(name: str, says: str, habit: str) -> Sign:
    """The sign of a search that has this habit at every choice, and no other habit."""

    def habits(seen: Sequence[Seen]) -> list:
        return [key for key in _HABITS if all(one.outcome.value["habits"][key] for one in seen)]

    return Sign(name, says, lambda seen: habits(seen) == [habit])


def _on_a_copy(seen: Sequence[Seen]) -> bool:
    """Every board is right in the end, and was filled from the first blank to the last one, without one wrong digit."""
    ends = [(one.outcome.value, one.expected.value) for one in seen]
    return all(_ends_well(yours, right) and (yours["in row order"] or not yours["solves"]) for yours, right in ends)


def show_search(seen: Seen) -> list:
    """The first choice that was not MRV's; where all were, how it ended."""
    yours = seen.outcome.value
    if not yours or not (yours["wrong"] or yours["cut"]):
        return watching.show_solver(seen)
    if not yours["wrong"]:
        return [f"The check stopped it after {LIMITS[-1]:,} digits written and erased.", drawn(yours["after"])]
    board, cell = yours["wrong"]["board"], yours["wrong"]["cell"]
    counts = _counts(board)
    best = min(counts, key=counts.__getitem__)
    texts = [f"Here your search writes in {cell_name(*cell)}, which {_has(counts[cell])}."]
    texts.append(f"But {cell_name(*best)} {_has(counts[best])}.")
    marks = {best: "chosen" if counts[best] else "dead end", cell: "trying"}
    return [" ".join(texts), drawn(board, givens=seen.arguments[0], candidates=True, marks=marks)]


def options(board):
    """All blanks with the digits that fit, as in the lesson."""
    blanks = [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]
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


# The package's solver without its check for clashes: givens that clash are not handed out here.
_SOLVER = edited((mrv.solve, mrv.search, mrv.fewest_candidates), edit("    check(board)\n", ""))

_UNDO, _IF, _THEN = "        board[row][col] = 0\n", "        if search(board", "):\n            return True\n"


def _wrong(*texts: str) -> list[Callable]:
    """Two wrong searches: the one of this lesson and the one in the package, with some text replaced."""
    return [changed(right, *texts) for right in ((search,), _SOLVER)]


_SEARCHES: dict[str, Any] = {
    # The empty board takes longest. It is the last one, so that it is not among those that are run twice.
    "cases": [
        (board,) for board in [*watching.boards(), puzzle("no-digit-for-a-cell"), parse(_GUESS), puzzle("empty")]
    ],
    "drive": watch_choices,
    "same": lambda yours, expected: _ends_well(yours, expected) and yours["habits"]["fewest"],
    "show": show_search,
    "watch": watching.watch,
    **watching.BOARDS,
    "seconds": 7,
    "given": _GIVEN,
    "mistakes": [
        mistake(*watching.NEVER_BLANKED, *_wrong(_UNDO, "")),
        mistake(*watching.BARE_RETURN, *_wrong("        return True\n    row", "        return\n    row")),
        mistake(*watching.NOT_PASSED_ON, *_wrong(_IF, "        search(board", _THEN, ")\n")),
        mistake(
            *watching.NO_SECOND_DIGIT,
            *_wrong(_IF, "        return search(board", _THEN, ")\n"),
            *_wrong(_UNDO, f"{_UNDO}        break\n"),
        ),
        Sign(
            "the search is made elsewhere",
            "each board was filled from its first blank to its last, and no digit was ever erased. So the check sees "
            "no search. Perhaps you search on a copy: write and erase on the board itself.",
            _on_a_copy,
        ),
        _habit(
            "the heuristic is never called",
            "your search writes every digit into the first blank in row order, whatever the counts are.",
            "first",
        ),
        _habit(*_LARGEST, "most"),
        _habit(
            "counted once, before the search",
            "your search takes the cells in the order of the counts at the start. But each digit changes the "
            "candidates around it, so update what you know about them and count again at every node.",
            "once",
        ),
        _habit(
            _SKIPPED,
            "your search goes on with other blanks while one has no candidates. That blank shows that the board is "
            "lost, so return `False`.",
            "skipped",
        ),
        *watching.SOLVER_SIGNS,
    ],
}


@task_for(
    "mrv.order-each-node",
    stars=2,
    kind="repair",
    answer=search,
    stub="""def search(board, order=None):
    order = order or sorted(options(board), key=lambda option: len(option[2]))
    if not order:
        return True
    (row, col, _), *rest = order
    for digit in range(1, 10):
        if fits(board, row, col, digit):
            board[row][col] = digit
            if search(board, rest):
                return True
            board[row][col] = 0
    return False
""",
    hints=(
        "After the search has written some digits, are the counts in `order` still true?",
        "They are not, so there is no list to pass on. Each call can ask `options(board)` itself.",
        "`min(…, key=…)` finds an option with the fewest digits, without sorting. Its third part is these digits.",
    ),
    buys="The counts are now those of the board at this node, so each digit makes the next choice better.",
    where="`solvers.mrv.search`, which asks `fewest_candidates` in every call",
    **_SEARCHES,
)
def order_each_node(board):
    """Fill the board; at every node, take a blank with the fewest candidates.

    `search(board)` fills the blanks of the board in place and returns `True`. If there is no solution, it returns
    `False` and leaves the board unchanged. This works, but the blanks are ordered only once. Change the program so
    that every digit it writes goes to a blank with the fewest candidates at that moment. `options(board)`, from this
    lesson, returns all blanks, each as `(row, col, digits)`. No two givens clash. Search on the board itself and not
    on a copy, because the check watches which cell each digit goes to. (A digit that you write and erase at once does
    not count.)
    """


@task_for(
    "mrv.solve",
    stars=3,
    answer=_SOLVER,
    hints=(
        "It is the search of lesson 04 with a different first line: the blank comes from a function that chooses.",
        "If `fewest_candidates` returns `None`, no blank is left, and the board is solved. If a blank has no "
        "candidates, the loop runs zero times, and `return False` follows.",
        "Write a digit on the board and into three masks, and search on. If that fails, erase it from all four. Choose "
        "at the top of every call.",
    ),
    buys="You have a solver that chooses. On `hard`, the package's version needs 219 placements, and row order 8,969.",
    where="`solvers.mrv.solve`",
    **{name: value for name, value in _SEARCHES.items() if name != "mistakes"},
    mistakes=[
        mistake(
            "not all masks are undone",
            "after a digit is erased, a mask still has it. Remove it from its row, its column and its box.",
            *watching.in_some(" &= ~bit", " &= ~0"),
        ),
        *_SEARCHES["mistakes"],
    ],
)
def solve(board):
    """Fill the board; at every node, take a blank with the fewest candidates.

    Fill the blanks of the board in place with a solution and return `True`. If there is no solution, return `False`
    and leave the board unchanged. No two givens clash. Write every digit into a blank with the fewest candidates at
    that moment. If several have equally few, take any of them; a blank with one candidate is always right, too. The
    order of the digits is free. Search on the board itself and not on a copy, because the check watches which cell
    each digit goes to. (A digit that you write and erase at once does not count.)
    """


ASKED = {
    "05.memory": {
        "Lesson 04: `naive` and `bitmask` search the same board. What differs?": [
            wrong("the nodes", "They make exactly the same writes, so their trees are the same."),
            right("the time for a node", "Three masks answer what takes up to 27 looks at cells for each digit."),
            wrong("the solution", "Both go in row order with ascending digits, so both find the smallest."),
        ],
        "Lesson 04: the search erases a digit. How many masks have to change?": [
            wrong("1", "The digit is in three masks: those of its row, its column and its box."),
            right("3", "Its row, its column and its box, and no other mask has it from this cell."),
            wrong("27", "There are 27 masks, but the digit is in only three units."),
        ],
        "Lesson 02: what is a dead end?": [
            wrong("the moment when a digit is erased", "That is an undo. It is what the search does after a dead end."),
            wrong("a board with two equal digits in a unit", "That is a conflict. The search writes only what fits."),
            right("a node with no solution below it", "Everything below it fails, so the search has to come back."),
        ],
    },
    "nodes-or-seconds": {
        "On `hard`, `bitmask` places 8,969 digits and `mrv` 219, 1/41 as many. How much faster is `mrv`?": [
            wrong("41 times", "Only if a node cost the same. At each node MRV looks at every blank."),
            right("we have to measure", "A node of MRV is more expensive, so the gain in time is smaller than 41."),
            wrong("not at all", "Fewer nodes save time, as long as each does not cost as many times more."),
        ],
    },
    "ties": {
        "Two blanks have two candidates each, and none has fewer. Which should MRV take?": [
            wrong("the first, or the answer may be wrong", "In either one it tries both digits, so it misses nothing."),
            right("either", "Both ways find a solution if there is one. Which way is shorter is luck."),
            wrong("the last, it is luckier", "On one board it is, and on another one it is not."),
        ],
    },
    "mrv-needs-bits": {
        "What does MRV need?": [
            wrong("bitmasks", "Lists of candidates do as well. Masks only count faster."),
            wrong("a blank with one candidate", "On `hard` no blank has one at first, and MRV takes one with two."),
            right("the number of candidates of each blank", "It is a choice of cell, however the program counts."),
        ],
    },
    "always-fewer": {
        "Does MRV place fewer digits than row order?": [
            wrong("always", "On `against-mrv`, row order places 501 digits and MRV 8,272."),
            right("usually", "219 against 8,969 on `hard`. But on a few boards row order is luckier."),
            wrong("only if there is one solution", "`no-place-in-a-box` has none: MRV places 4, row order 6,985."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
