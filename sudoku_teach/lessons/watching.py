"""What the exercises of several lessons share: boards, edits, signs, and how a check watches a search."""

import re
from collections import namedtuple
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Any

from sudoku_teach.board import (
    CELLS,
    Board,
    ConflictError,
    PuzzleFormatError,
    candidates,
    check,
    conflicts,
    copy,
    is_solved,
    many,
    to_line,
)
from sudoku_teach.exercises.authoring import Edit, edit, edited
from sudoku_teach.exercises.show import Seen, blanks_of, drawn, fenced, is_board, show_solver
from sudoku_teach.exercises.signs import FOR_ALL, about
from sudoku_teach.exercises.task import Program, Sign
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solutions import count
from sudoku_teach.trace import record

# Digits written and erased while a search is watched: enough to tell two programs apart, and fewer than a recursion
# without an end makes until Python stops it, which is not at the same call everywhere.
LIMIT = 400

# Boards for solvers. Each has one solution or none, so that the order of cells and digits is free.
# In `DEAD_END` the first blank takes two digits, and the smaller one leads to a blank that nothing fits. In
# `IMPOSSIBLE` both do, and they are 1 and 9: a digit that is left behind is the first one tried, or the last.
DEAD_END = "..4678912672195348198342567859761423426853791713924856961537284287419635.45286179"
IMPOSSIBLE = "..4678532672359148358142967895763421426891753731524896563917284287435619.19286375"
# No blank has a single candidate, and no digit a single place in a unit. With a 2 in r8c8 it has no solution.
NOTHING_FORCED = "74986.3.5521734896386.5947.23564.98.814.9.63.967.8.5.4678.2.149452918763193476258"
LOST = "74986.3.5521734896386.5947.23564.98.814.9.63.967.8.5.4678.25149452918763193476258"

# Two solutions. Row by row the smaller one comes first, with the blanks down the columns or from the end the other one.
ROWS_OR_COLUMNS = "5.4678912.7219534819.34.56..597.14..42.85..9...392.85.....372842874196353452861.9"

# Two rows are blank, and so equal: `board.index(row)` takes one for the other.
EQUAL_ROWS = "985274613712863954643159728154732896.........279681435526918347497326581........."

# 5,145 digits are written row by row, and no more in another simple order: a search that gives up is found out.
LONG = "2..7..6.......2.8...468..7.......13.957..38.61....9.2......5.1..4..7....39142.7.."

# Each line of a clash check matters on one of these: a row, a column or a box that is looked at in part, not at all or
# in another place leads to a wrong answer here, in whatever order cells and digits are taken. Most have no solution.
CLASHES = """
58164732974639.51892358164735217.486479863251168.25973217439865834756192695218734
.274963853..5182745847236191958427366783.1942243967158461235897852179463739684521
1879543266392814574253679818421396757915.6.43356742198578693.14264.15739913478562
73426185965893724191284567386175293.427319568395684.12243578..6586193724179426385
.7514328619268734586325971.628471.53541.62897.37895162714936528256718439389524671
.8751.49265497.183139824756761495238593287641842361579976148325.1875.964425639817
3475892611296.48.586571239425613794873149852698426517357394168269285..1.418326759
7893154622649875133154627894528931.6831256947976.4.238547628391693174825128.396.4
457296183196.38524382145..7935817246.649237..721654938613589472278461395549372861
5342168791784932566..78534.9613475287529684318431529674.58796..297634185386521794
8745169325317296849..483517.8713249531.645728425897163.9235487175826134914.978256
5316.28749483176522.7458913319584267854.6.139726...485185923.46493...528672845391
432.65198718429...596381.278416379523..2547812571.8463.7.942815184.76239925.13674
956721.3823.96..714713856297.2..39863.94762.58.5.927435236178946.4238157187.49362
8.93176543158....967.5.218358.92341693246157.1467589.2.5.6843977932.5861468139..5
9273854611...6432764..2158.7.6.49235435.729182.15387465.489367.8..4561933.9217.54
2764389.5341.952.8895..7431589..17264..7528.91.79863.49.2.74583.54823197738.1.642
65723819484271935.9..546...538.2196717935..4842.987.317..86.425385....19264195873
4.1.8253.5.9..327828..65194.528.6.418.612495331.5.78627.524861.12365948.6.8..1325
418235.793..786.1.75691.83.23546798187..534266.....35718..4976.54367129.9.732.145
..5..6.34341.59267.973241.8.74..25.3538.41.26962.3.8..483215.797564983.221967..85
"""

# What a search can have in several lessons: a name and a sentence.
NEVER_BLANKED = (
    "the cell is never blanked again",
    "a digit that has failed stays on the board, so its cell is not a blank any more. Write 0 when it has failed.",
)
BARE_RETURN = (
    "a bare `return` means None",
    "a `return` without a value, or the end of a function, returns `None`. That counts as false, so the call above "
    "goes on as if nothing had been found.",
)
NOT_PASSED_ON = (
    "the answer is not passed on",
    "the call that finds the board full returns `True`, but the call above it does not look at that, and goes on.",
)
NO_SECOND_DIGIT = (
    "the loop never goes on",
    "no cell ever gets a second digit. For example, a `return` or a `break` ends the loop after the first digit.",
)


def changed(right: Program, *texts: str) -> Callable[..., Any]:
    """A wrong program: the first of these functions, with some text replaced in all of them."""
    return edited(right, edit(*texts))[0]


SEARCH_MASKS = ("rows[row]", "cols[col]", "boxes[box]")  # as the package's solvers write them


def in_some(*texts: str, masks: tuple[str, ...] = SEARCH_MASKS) -> list[Edit]:
    """Edits that change what is done to one of three masks, to two of them, to all: from " |= bit" to " += bit"."""
    some = [chosen for number in (1, 2, 3) for chosen in combinations(masks, number)]
    return [edit(*(mask + text for mask in chosen for text in texts)) for chosen in some]


def board_with(*cells: tuple[int, ...]) -> Board:
    """A board with nothing but these digits, each as (row, col, digit)."""
    board = puzzle("empty")
    for row, col, digit in cells:
        board[row][col] = digit
    return board


def boards() -> list[Board]:
    """From one blank to a whole puzzle, with and without a solution, where nothing clashes; the smallest first."""
    small = [DEAD_END, IMPOSSIBLE, *CLASHES.split(), NOTHING_FORCED, LOST, EQUAL_ROWS]
    return [puzzle("one-blank"), puzzle("full"), *map(parse, small), puzzle("gentle")]


def solved(functions: Program, arguments: tuple) -> dict:
    """Run a solver on a plain board: what it returned, and what it left."""
    (board,) = arguments
    return {"returned": functions[0](board), "after": board}


def watch(functions: Program, arguments: tuple) -> dict:
    """Run a solver on a watched copy of the board: what it returned or raised, what it left, what it wrote."""
    (board,) = arguments
    raised = None

    def solve(watched: Board) -> object:
        nonlocal raised
        try:
            return functions[0](watched)
        except (Exception, SystemExit) as error:  # what was written until then is kept
            raised = type(error).__name__
            return None

    trace = record(solve, board, limit=4 * LIMIT)  # blanking a blank is a write, too, and no step
    steps = trace.steps[:LIMIT]
    cut = trace.cut or len(trace.steps) > LIMIT
    return {
        "returned": None if cut else trace.returned,
        "raised": None if cut else raised,
        "after": trace.board(len(steps)),
        "writes": [tuple(step) for step in steps],  # (row, col, digit, placed)
        "cut": cut,
    }


def same_end(yours, expected) -> bool:
    """The same answer and the same board; by which writes it came about is the solver's own affair."""
    return (
        isinstance(yours["returned"], bool | int)
        and yours["returned"] == expected["returned"]  # 1 and 0 will do; 7 counts as true, and is no answer
        and yours["after"] == expected["after"]
    )


def is_solution(board: Board, after: Board) -> bool:
    return is_solved(after) and all(board[r][c] in (0, after[r][c]) for r, c in CELLS)


def some_board(rng: Random) -> tuple:
    """Few digits or many, of one kind or of all, clashing or not; now and then two rows are equal."""
    board, kinds = puzzle("empty"), rng.sample(range(1, 10), rng.choice((1, 2, 9, 9)))
    for row, col in rng.sample(CELLS, rng.choice((1, 2, 5, 20, 50, 81))):
        board[row][col] = rng.choice(kinds)
    if rng.random() < 0.2:
        board[rng.randrange(9)] = list(rng.choice(board))
    return (board,)


def where_wrong(shows: Callable[[Seen], object]) -> Callable[[Sequence[Seen]], bool]:
    """Whether something is true of each case that is wrong."""
    return lambda seen: all(one.agrees or bool(shows(one)) for one in seen)


def raising(words: str) -> Callable[[Sequence[Seen]], bool]:
    """Whether each case that is wrong raises an error with these words, which are a regular expression."""
    return where_wrong(lambda one: one.outcome.raised and re.search(words, one.outcome.raised.message))


def some_givens(rng: Random, blanks: int) -> Board:
    """A board that can be solved, often in several ways."""
    names = rng.sample(range(1, 10), 9)
    board = [[names[digit - 1] for digit in row] for row in puzzle("full")]
    for row, col in rng.sample(CELLS, blanks):
        board[row][col] = 0
    return board


def one_solution_or_none(rng: Random) -> tuple:
    """A board on which nothing clashes, with few enough blanks for a slow search."""
    while True:
        board = some_givens(rng, rng.randint(4, 30))
        row, col = rng.choice(blanks_of(board))
        if rng.random() < 0.4:  # a digit that fits, and often leaves no solution
            board[row][col] = rng.choice(sorted(candidates(board, row, col)))
        if count(board, 2) < 2:
            return (board,)


def against(right: Callable, wrong: Callable, problem: Callable) -> dict[str, Any]:
    """Options of an exercise that asks for a value, such as a board, on which a wrong program differs from a right one.

    `problem` says why a value will not do; "" if it will.
    """

    def both(functions: Program, arguments: tuple) -> dict:
        found = functions[0]()
        reason = problem(found)
        return {"reason": reason} if reason else {"reason": "", "right": right(found), "wrong": wrong(found)}

    def differ(yours, expected) -> bool:
        return not yours["reason"] and yours["right"] != yours["wrong"]

    return {"kind": "break", "mistakes": [], "cases": [()], "drive": both, "same": differ, "show": show_both}


def show_both(seen: Seen) -> list:
    """What the two programs made of the value that was found; a board, with the cells that are wrong in it."""
    did = seen.outcome.value
    if did["reason"]:
        return [did["reason"]]
    shown = [fenced([f"right program: {did['right']}", f"wrong program: {did['wrong']}"])]
    if did["right"] == did["wrong"]:
        return ["Both programs say the same here, so it does not show the bug.", *shown]
    if not isinstance(did["wrong"], str) or len(did["wrong"]) != 81:
        return shown
    board = parse(did["wrong"])
    marks = dict.fromkeys((cell for clash in conflicts(board) for cell in clash.cells), "conflict")
    others = [cell for cell, one, other in zip(CELLS, did["right"], did["wrong"], strict=False) if one != other]
    return [*shown, drawn(board, marks=marks or dict.fromkeys(others, "trying"))]


def outcome_of(solve: Callable, board: Board) -> str:
    """The solution that a solver finds on a copy of the board, as a line; "no solution" where it finds none."""
    board = copy(board)
    return to_line(board) if solve(board) else "no solution"


def no_board_to_search(board: Any, blanks: int = 81) -> str:
    """Why this is no board for a search, or one with more blanks than this; "" if it is."""
    try:
        check(board)
    except (PuzzleFormatError, ConflictError) as error:
        return f"That is no board for a search: {error}."
    found = len(blanks_of(board))
    return "" if 0 < found <= blanks else f"It has {many(found, 'blank')}; from 1 to {blanks} are asked for."


SOLVER: dict[str, Any] = {"drive": solved, "watch": watch, "same": same_end, "show": show_solver}
BOARDS: dict[str, Any] = {"generate": one_solution_or_none, "generated": 10}


# What a solver did to a board: what it returned, whether that claims a solution, what it left, and what would be right.
End = namedtuple("End", "board returned claims after solvable right agrees")


def _ends(seen: Sequence[Seen]) -> list[End]:
    """One for each case that was not too slow; none at all if another one had no end, or left no board."""
    ends = []
    for one in [one for one in seen if one.outcome.ended != "too slow"]:
        if not isinstance(one.outcome.value, dict) or not is_board(one.outcome.value["after"]):
            return []
        returned, after, right = one.outcome.value["returned"], one.outcome.value["after"], one.expected.value
        claims = isinstance(returned, bool | int) and returned == 1
        ends.append(End(one.arguments[0], returned, claims, after, right["returned"], right["after"], one.agrees))
    return ends


def _in_all_that_are_wrong(shows: Callable[[End], bool]) -> Callable[[Sequence[Seen]], bool]:
    def asks(seen: Sequence[Seen]) -> bool:
        wrong = [end for end in _ends(seen) if not end.agrees]
        return bool(wrong) and all(map(shows, wrong))

    return asks


def _fills_none(seen: Sequence[Seen]) -> bool:
    """Every board with blanks and a solution is said to be solved, and is left as it was."""
    asked = [end for end in _ends(seen) if end.solvable and blanks_of(end.board)]
    return bool(asked) and all(end.claims and end.after == end.board for end in asked)


def _forced_only(seen: Sequence[Seen]) -> bool:
    """No digit was ever erased; where it stopped, all digits are right and no blank has a single candidate."""
    if not all(placed for one in seen if one.watched for *_, placed in one.watched.value["writes"]):
        return False
    wrong = [end for end in _ends(seen) if end.solvable and not end.agrees]
    lines = {to_line(end.board) for end in wrong}
    return NOTHING_FORCED in lines and DEAD_END not in lines and all(map(_is_stuck, wrong))


def _is_stuck(end: End) -> bool:
    blanks = blanks_of(end.after)
    right = all(end.after[r][c] in (0, end.right[r][c]) for r, c in CELLS)
    return right and bool(blanks) and all(len(candidates(end.after, *cell)) > 1 for cell in blanks)


SOLVER_SIGNS = (
    Sign(
        "`exit()` does not stop a search",
        "`return True` does, if every call passes it on to the one that called it.",
        lambda seen: any(one.outcome.ended == "exit" for one in seen),
    ),
    Sign(
        "the board that was passed is unchanged",
        "`True` was returned, and not one blank of the caller's board is filled. Fill that board, not a copy of it, "
        "and leave the solution in it.",
        _fills_none,
    ),
    Sign(
        "a board is returned",
        "return `True` or `False`. The solution belongs in the board that was passed.",
        lambda seen: {is_board(end.returned) for end in _ends(seen) if end.solvable} == {True},
    ),
    Sign(
        "`None`, not `True` or `False`",
        "the board is right every time, but `None` came back instead of `True` or `False`. A bare `return`, or the end "
        "of the function, returns `None`, which counts as false.",
        _in_all_that_are_wrong(lambda end: end.returned is None and end.after == end.right),
    ),
    Sign(
        "a given is overwritten",
        "only blanks may be filled.",
        _in_all_that_are_wrong(lambda end: any(end.board[r][c] not in (0, end.after[r][c]) for r, c in CELLS)),
    ),
    Sign(
        "forced cells only",
        "every digit that it left is right, but it stops where no blank has a single candidate. There a digit has "
        "to be tried and, if nothing fits later, erased again.",
        _forced_only,
    ),
    Sign(
        "an unsolvable board stays half-filled",
        "all solvable boards are right. Where there is no solution, the board must be unchanged in the end.",
        _in_all_that_are_wrong(lambda end: not (end.solvable or end.returned) and end.after != end.board),
    ),
    Sign(
        "an unfinished board is called solved",
        "`True` means that no blank is left.",
        _in_all_that_are_wrong(lambda end: end.claims and bool(blanks_of(end.after))),
    ),
    Sign(
        "a board with a clash is called solved",
        "the board is full, but a digit is twice in a unit. `True` means that no digit is.",
        _in_all_that_are_wrong(lambda end: end.claims and not blanks_of(end.after) and bool(conflicts(end.after))),
    ),
    *(about("returned", sign) for sign in FOR_ALL if "argument" not in sign.name),
)
