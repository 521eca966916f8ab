"""Lesson 06: how many solutions, and which is the smallest."""

from functools import partial
from random import Random

from sudoku_teach.bits import digits_of
from sudoku_teach.board import CELLS, Board, cell_name, conflicts, copy, is_solved, to_line
from sudoku_teach.exercises import runner
from sudoku_teach.exercises.authoring import edit, mistake, task_for
from sudoku_teach.exercises.show import Seen, fenced, said, show_values
from sudoku_teach.exercises.task import Sign, same_int
from sudoku_teach.judges import solve_smallest
from sudoku_teach.lessons.watching import (
    DEAD_END,
    IMPOSSIBLE,
    ROWS_OR_COLUMNS,
    against,
    is_board,
    no_board_to_search,
    outcome_of,
    where_wrong,
)
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import mrv
from sudoku_teach.solvers.bitmask import used_digits
from sudoku_teach.solvers.naive import fits, next_blank
from sudoku_teach.widgets.quiz.model import quizzes_of, right, wrong

# Nearly full boards: one solution; two, which differ in four cells; eight; ten.
_TWO = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179"
_EIGHT = "1768..9548.459176.59.76418..19.85647648.17.95.57946.1898517.4.64..6598717614.85.9"
_TEN = "53.67891.67.195..8198342..78.976...34268537917.392.8.696..37.8..87419..5.4..86.79"
_ONE = "53467891267219534819834256785976142342685379171392485696153728428741963534528617."
_FULL = to_line(puzzle("full"))
_MANY = _FULL.translate(str.maketrans("12345", "....."))  # far too many solutions to count them all
_HUNDREDS = _FULL.translate(str.maketrans("3579", "...."))
_LOOKED_AT = [
    *(_ONE, _FULL, _TWO, DEAD_END, IMPOSSIBLE, _TEN, ROWS_OR_COLUMNS),
    # Several solutions, and the first that MRV finds is not the smallest, whichever of equally good blanks it takes.
    "869215734...3786953756948..587..39.694.586.73.367.958.7.386.459.5.937.68698.5.3.7",
    "48..526.1.51.648.2.628.14.52465...18.1.24856.5.861.24.6..4851271257.63848.4123.56",
    # Smaller solutions with other givens; and no solution, with a full last row.
    "089320050300070008071089632958642710602107890137900000815094370094063080063815400",
    "187693245936254781542710090258371006013469802090825317821937564465182973379546128",
    _MANY,
]
# With limits; one above 256 is not always the same object when it is equal.
_COUNTED = [(_ONE, 1, 2), (_FULL, 2), (_TWO, 1, 2), (DEAD_END, 2), (IMPOSSIBLE, 2), (_TWO, 3, 5)]
_COUNTED += [(_EIGHT, 1, 2, 3, 5, 7, 8, 9, 100), (ROWS_OR_COLUMNS, 4), (_MANY, 3)]
# Two right ways to leave the loop at the limit, but before the cell is blank again.
_UNDO = "            board[row][col] = 0\n"
_AT_THE_LIMIT = "            if found >= limit:\n                return"
_OUT = [
    ("found < limit and ", "", "limit - found)\n", f"{passed})\n{_AT_THE_LIMIT} {end}\n")
    for passed, end in (("limit - found", "found"), ("limit", "limit"))
]
# What the lesson has imported when its exercises begin.
_GIVEN = (
    "from sudoku_teach.board import conflicts, copy, is_solved\n"
    "from sudoku_teach.solvers.naive import fits, next_blank\n"
)


def _some_board(rng: Random) -> Board:
    """A full board without some cells of two or three digits: one solution or several; at times a digit too many."""
    names, swapped = rng.sample(range(1, 10), 9), rng.random() < 0.5
    full = [[names[digit - 1] for digit in row] for row in puzzle("full")]
    full = [list(row) for row in zip(*full, strict=True)] if swapped else full
    left_out, share = set(rng.sample(range(1, 10), rng.choice((2, 2, 3)))), rng.choice((0.6, 0.8, 1))
    board = [[0 if digit in left_out and rng.random() < share else digit for digit in row] for row in full]
    for _ in range(rng.choice((0, 0, 1))):
        row, col = rng.choice(CELLS)
        fitting = [digit for digit in left_out if not board[row][col] and fits(board, row, col, digit)]
        board[row][col] = rng.choice(fitting) if fitting else board[row][col]
    return board


def show_count(seen: Seen) -> list:
    """The numbers, and the board; if it was changed, the board afterwards."""
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    board, after = seen.arguments[0], (*seen.outcome.arguments, None)[0]
    parts = [] if seen.outcome.raised or seen.outcome.ended else show_values(seen)
    if after == board or not is_board(after):
        return [*parts, draw_board(board)]
    return [*parts, draw_board(after, givens=board, title="the board afterwards")]


@task_for(
    "which.count",
    stars=2,
    kind="complete",
    stub='''def count(board, limit):
    """Return how many solutions the board has, but never more than `limit`."""
    # no blank left: that is one solution
    # otherwise try each digit that fits, add up the solutions that are found with it,
    # and stop as soon as the limit is reached
    ...
''',
    cases=[(parse(line), limit) for line, *limits in _COUNTED for limit in limits],
    long=((parse(_HUNDREDS), 257),),  # above 256, an equal int may be another object
    given=_GIVEN,
    generate=lambda rng: (_some_board(rng), rng.choice((1, 2, 3, 5, 8, 100))),
    generated=20,
    same=same_int,
    show=show_count,
    stays=("board",),
    mistakes=[
        mistake(
            "the search stops at the first solution",
            "it never counts beyond 1. After a solution, too, erase the digit and try the next one.",
            edit("found < limit", "not found"),
        ),
        mistake(
            "the cell is never blanked again",
            "a digit stays on the board after the call below has returned. Write 0 after each call, whether it found "
            "solutions or not.",
            edit(_UNDO, ""),
            *(edit(_UNDO, "", *texts) for texts in _OUT),
        ),
        mistake(
            "the board is not restored at the limit",
            "all numbers are right, but a `return` inside the loop leaves digits on the board. Write 0 before it.",
            *(edit(*texts) for texts in _OUT),
        ),
        mistake(
            "more than the limit",
            "each call counts up to the whole limit, so the sum can be larger. Pass what is left of it: "
            "`limit - found`.",
            edit("limit - found", "limit"),
        ),
        Sign(
            "the limit does not stop the search",
            "smaller numbers are right, but on a board with very many solutions your search goes on and on. It has to "
            "stop as soon as `limit` solutions are found, in every call.",
            where_wrong(lambda one: one.outcome.ended == "too slow" and to_line(one.arguments[0]) == _MANY),
        ),
    ],
    hints=(
        "A full board is one solution: return 1. If no digit fits, there is none: what is a sum of nothing?",
        "Add up `count(…)` over the digits that fit, and write 0 after each of them, always.",
        "The call below may find at most `limit - found` more. When `found` has reached `limit`, leave the loop.",
    ),
    buys="With a limit of 2 you can tell none, one and several apart, however many solutions there are.",
    where="`solutions.count`, which counts with the fast solver of lesson 08",
)
def count(board, limit):
    """Return how many solutions the board has, but never more than `limit`.

    `limit` is an int, at least 1. Return the number of solutions of the board, or `limit` if it has more. No digits
    clash on the board, and it may have no solution. You may write on the board, but in the end it must be unchanged.
    Some boards have more solutions than any program can count, so the search must stop as soon as it has found `limit`
    of them.
    """
    blank = next_blank(board)
    if blank is None:
        return 1
    row, col = blank
    found = 0
    for digit in range(1, 10):
        if found < limit and fits(board, row, col, digit):
            board[row][col] = digit
            found += count(board, limit - found)
            board[row][col] = 0
    return found


def count_with_mrv(board, limit=2):
    """Return how many solutions the board has, but never more than `limit`."""
    choice = mrv.fewest_candidates(board, *used_digits(board))
    if choice is None:
        return 1
    row, col, candidates = choice
    found = 0
    for digit in digits_of(candidates):
        if found < limit:
            board[row][col] = digit
            found += count_with_mrv(board, limit - found)
            board[row][col] = 0
    return found


_CLASHES = "`solvable` was called with a board that clashes"


def ask(functions, arguments):
    """Pass a board and a way to ask about boards. Return the answer; marked, if it has rows of that board."""
    (board,) = arguments

    def solvable(asked):
        plain = [[int(digit) for digit in row] for row in asked]  # it may come from numpy
        if conflicts(plain):
            raise ValueError(_CLASHES)
        return mrv.solve(plain)

    rows = list(board)
    answer = runner.apart(functions, (board, solvable))
    if not isinstance(answer, list | tuple):
        return answer
    if answer is board or any(one is row for one in answer for row in rows):
        return {"not new": answer}
    return [list(row) if isinstance(row, list | tuple) else row for row in answer]


def show_smallest(seen: Seen) -> list:
    """What came back, drawn if it is a board, and the first cell that differs."""
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib
    from sudoku_teach.pictures.page import beside

    (board,), expected, yours = seen.arguments, seen.expected.value, seen.outcome.value
    if isinstance(yours, dict):
        return ["What came back is the board that was passed, or has rows of it.", draw_board(board)]
    if not is_board(yours):
        parts = [fenced([f"expected: {'a new board' if expected else None}", f"yours:    {said(seen.outcome)}"])]
        return [*parts * (not seen.outcome.raised), draw_board(board)]
    if yours == expected:
        return [draw_board(seen.outcome.arguments[0], givens=board, title="the board that was passed, afterwards")]
    told = ["The board has no solution, so `None` should come back. Yours:"]
    if expected:
        row, col = next((r, c) for r, c in CELLS if yours[r][c] != expected[r][c])
        digit, right_one = yours[row][col] or "a blank", expected[row][col]
        told = [f"{cell_name(row, col)} is {digit} in yours, and {right_one} in the smallest solution."]
        told += [f"In yours, {clash}." for clash in conflicts(yours)[:1]]
    pictures = draw_board(board, title="the board"), draw_board(yours, givens=board, title="yours")
    return [*told, beside(*pictures, text=f"yours: {to_line(yours)}")]


def _is_a_solution(one: Seen) -> bool:
    """Whether a solution came back, only not the smallest one."""
    (board,), found = one.arguments, one.outcome.value
    kept = all(board[r][c] in (0, found[r][c]) for r, c in CELLS)
    return kept and is_solved(found) and found != one.expected.value


@task_for(
    "which.smallest",
    stars=2,
    cases=[(parse(line),) for line in _LOOKED_AT],
    given=_GIVEN,
    generate=lambda rng: (_some_board(rng),),
    generated=20,
    drive=ask,
    show=show_smallest,
    stays=("board",),
    mistakes=[
        mistake(
            "MRV's first solution is not the smallest",
            "a solution came back, but the smallest only by luck. A search that does not go row by row promises "
            "nothing about which solution it finds first.",
            edit("while blank := next_blank(answer)", "mrv.solve(answer)\n    while blank := None"),
        ),
        mistake(
            "the first digit that fits",
            "a digit that fits now may leave no solution. Write it, and call `solvable` for the board.",
            edit(" and solvable(answer)", ""),
            edit(
                *("while blank := next_blank(answer)", "for blank in [(r, c) for r, c in CELLS if not board[r][c]]"),
                *("range(1, 10)", "(*range(1, 10), 0)", " and solvable(answer)", ""),
            ),
        ),
        mistake(
            "the largest solution",
            "each blank got the largest digit that leaves a solution. Try 1 first, and 9 last.",
            edit("range(1, 10)", "range(9, 0, -1)"),
        ),
        mistake(
            "the earlier digits are forgotten",
            "`solvable` needs a board with all digits that you have chosen so far. For example, a new copy of `board` "
            "for each blank has none of them.",
            edit(
                "if not conflicts(answer) and solvable(answer)",
                "other = copy(board)\n            other[row][col] = digit\n"
                "            if not conflicts(other) and solvable(other)",
            ),
        ),
        mistake(
            "the blanks are still blank",
            "a copy of `board` came back, with no digit added. For example, a list that keeps `work` keeps the list "
            "itself, and the search erases its digits again. Keep `copy(work)`.",
            edit("next_blank(answer)", "None"),
        ),
        mistake(
            "no solution is not reported",
            "a board came back although there is no solution. Return `None` there: test `board` itself first.",
            edit("    if not solvable(board):\n        return None\n", ""),
        ),
        Sign(
            "asked about a board that clashes",
            "call `conflicts` first, and `solvable` only if nothing clashes: `and` stops at the first no.",
            lambda seen: any(one.outcome.raised and one.outcome.raised.message == _CLASHES for one in seen),
        ),
        Sign(
            "the same board with a second name",
            "the caller's board came back, or some of its rows. If you write in one of the two, you write in both: "
            "return a copy, also of a full board.",
            lambda seen: any(isinstance(one.outcome.value, dict) for one in seen),
        ),
        Sign(
            "a solution, not the smallest",
            "what came back is always a solution, but not always the smallest. The first cell counts most, then the "
            "one right of it: take the blanks in row order, and for each the smallest digit that leaves a solution.",
            where_wrong(_is_a_solution),
        ),
    ],
    hints=(
        "First test the board itself: is there a solution at all?",
        "Take the blanks in row order. For each, try 1 to 9 on your own copy, and keep the first digit with which a "
        "solution exists.",
        "Skip a digit that clashes. Call `solvable(answer)` for the others, and leave the loop at the first yes.",
    ),
    buys="The order is in the questions. So any search may answer them, also one that is fast where row order is slow.",
    where="`solutions.smallest`",
)
def smallest(board, solvable):
    """Return the smallest solution as a new board, or None if there is none.

    Read the 81 digits of a solution row by row, as one number. Return the solution with the smallest number, as a new
    board: nine new rows, each a list or a tuple of nine ints, also if `board` is full. If there is no solution, return
    `None`. You get a function: `solvable(other)` returns `True` if the board `other` has a solution, `False` if not,
    and does not change it. If two digits clash on `other`, it raises an error, so call `conflicts(other)` first. No
    digits clash on `board`, which must stay unchanged.
    """
    if not solvable(board):
        return None
    answer = copy(board)
    while blank := next_blank(answer):
        row, col = blank
        for digit in range(1, 10):
            answer[row][col] = digit
            if not conflicts(answer) and solvable(answer):
                break
    return answer


@task_for(
    "which.break-it",
    stars=2,
    stub='board = puzzle("newspaper")\n',
    **against(partial(outcome_of, solve_smallest), partial(outcome_of, mrv.solve), no_board_to_search),
    hints=(
        "A board with one solution cannot show it: MRV finds that solution, too. How do you get a board with several?",
        "Erase givens. Each given that you erase leaves more solutions; MRV then begins with the cell that has the "
        "fewest candidates, wherever that is.",
        'For example, erase the givens of `puzzle("newspaper")` row by row, from the first, and check after each.',
    ),
    buys="MRV answers *is there a solution* on every board, and *which one is the smallest* only by luck. Your board "
    "is the test that a judge would use.",
    where="`solutions.smallest`",
    given="from sudoku_teach.puzzles import puzzle\nfrom sudoku_teach.reading import parse\n",
)
def break_it():
    """Return a board on which MRV's first solution is not the smallest.

    Here "right" is the smallest solution, which Baekjoon 2239 asks for, and "wrong" is the one that `mrv.solve` finds
    first. Find a board without conflicts on which they differ. Use another board than those of this lesson.
    """
    return parse("...................98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


ASKED = {
    "06.memory": {
        "Lesson 05: which blank does MRV fill next?": [
            wrong("the first, row by row", "That is row order, the search of the lessons before."),
            right(
                "one with the fewest candidates", "Counted again at each node, since every digit changes the counts."
            ),
            wrong("one with the most candidates", "There a guess is wrong most often."),
        ],
        "Lesson 05: MRV finds a solution. Is it the smallest one?": [
            wrong("yes", "Only by luck, or if it is the only one: MRV fills the cells in an order of its own."),
            wrong("no, the largest", "Nothing in its order prefers large digits either."),
            right("it may be any of them", "Only row order with ascending digits promises the smallest."),
        ],
        "Lesson 02: `search` returns `False`. How does it leave the board?": [
            right("unchanged", "It erased each digit that it wrote before it tried the next one."),
            wrong("with its last digit still in it", "That is the common mistake: erase it before `return False`."),
            wrong("blank", "The givens stay, and so do the digits that the calls above it have written."),
        ],
    },
    "which-solution": {
        "A program solves the board and returns a full board that breaks no rule. What do you know?": [
            wrong("the board has one solution", "On `ten-solutions` the program would return such a board, too."),
            right("the board has at least one solution", "To find a second one, a search must go on after the first."),
            wrong("the board has several solutions", "On `newspaper` there is one, and the result looks the same."),
        ],
        "`solutions.count(board)` returns 2. How many solutions are there?": [
            wrong("2", "Perhaps. But the count stops at its limit, which is 2 unless you pass another."),
            wrong("1, counted twice", "Each solution is counted once: two branches have none in common."),
            right("2 or more", "The count stopped at its limit. That is enough: the board is not a proper puzzle."),
        ],
    },
}
QUIZZES = quizzes_of(ASKED)
