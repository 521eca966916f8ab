"""Lesson 06: how many solutions, and which is the smallest."""

from sudoku_teach.board import CELLS, conflicts, copy, is_solved, to_line
from sudoku_teach.exercises.runner import apart
from sudoku_teach.exercises.task import Exercise, Slip, fenced, said
from sudoku_teach.lessons.solver_slips import DEAD_END, IMPOSSIBLE, ROWS_OR_COLUMNS
from sudoku_teach.puzzles import puzzle
from sudoku_teach.reading import parse
from sudoku_teach.solvers import mrv
from sudoku_teach.solvers.naive import fits, next_blank
from sudoku_teach.widgets.quiz.model import Question, right, wrong

# Nearly full boards: two solutions, which differ in four cells; and ten.
_TWO = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179"
_TEN = "53.67891.67.195..8198342..78.976...34268537917.392.8.696..37.8..87419..5.4..86.79"


def count(board, limit):
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


def smallest(board, solvable):
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


# ---- how many ----------------------------------------------------------------------------------------


def _stops_at_the_first(seen):
    several = [one.outcome.value for one in seen if one.expected.value > 1]
    return bool(several) and set(several) == {1}


def _never_blanked(seen):
    return any(not one.outcome.ended and one.outcome.arguments[:1] != one.arguments[:1] for one in seen)


def _whole_numbers(seen):
    return [one for one in seen if type(one.outcome.value) is int]


def show_count(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    board, limit = seen.arguments
    lines = [f"limit:    {limit}", f"expected: {seen.expected.value}", f"yours:    {said(seen.outcome)}"]
    after = seen.outcome.arguments[0]
    if after == board:
        return [fenced(lines), draw_board(board)]
    return [fenced(lines), draw_board(after, givens=board, title="the board afterwards")]


# ---- the smallest ------------------------------------------------------------------------------------


_CLASHES = "`solvable` was asked about a board that clashes"
_NOT_NEW = "the board that came, or rows of it"
_NOT_A_BOARD = "a text, not a board"


def ask(functions, arguments):
    """Hand over a board and a way to ask about boards; give back the answer as 81 characters, or what else it is."""
    (board,) = arguments

    def solvable(asked):
        if conflicts(asked):
            raise ValueError(_CLASHES)
        return mrv.solve(copy(asked))

    rows = list(board)
    answer = apart(functions, (board, solvable), (puzzle("one-blank"), solvable))
    try:
        line = to_line(parse(answer))
    except ValueError:
        return answer
    if isinstance(answer, str):
        return _NOT_A_BOARD
    return _NOT_NEW if answer is board or any(one is row for one in answer for row in rows) else line


def _first_found(board, solvable):
    own = copy(board)
    return own if mrv.solve(own) else None


def _first_that_fits(board, solvable):
    if not solvable(board):
        return None
    answer = copy(board)
    for row, col in [(r, c) for r, c in CELLS if not board[r][c]]:
        answer[row][col] = next((digit for digit in range(1, 10) if fits(answer, row, col, digit)), 0)
    return answer


def _raised_about_a_clash(seen):
    return any(one.outcome.raised and one.outcome.raised.message == _CLASHES for one in seen)


def _same_board(seen):
    """The caller's rows came back, and nothing was written in them."""
    unchanged = all(one.outcome.arguments == one.expected.arguments for one in seen)
    return unchanged and any(one.outcome.value == _NOT_NEW for one in seen)


def _not_the_smallest(seen):
    wrong = [one.outcome.value for one in seen if not one.agrees]
    return all(isinstance(yours, str) and len(yours) == 81 and is_solved(parse(yours)) for yours in wrong)


def _not_told(seen):
    return any(one.expected.value is None and one.outcome.value is not None and not one.outcome.raised for one in seen)


def _breaks_rules(seen):
    lines = [one.outcome.value for one in seen if isinstance(one.outcome.value, str)]
    return any(len(line) == 81 and not is_solved(parse(line)) for line in lines)


def _largest(seen):
    """Digits descending: right where there is one solution, and the largest where there are several."""
    several = [one.outcome.value for one in seen if one.arguments[0] == parse(_TWO)]
    return (
        bool(several)
        and several[0] == "534678912672195348198342567859763421426851793713924856961537284287419635345286179"
    )


def show_smallest(seen):
    from sudoku_teach.pictures import draw_board  # only a picture needs matplotlib

    (board,) = seen.arguments
    lines = [f"expected: {seen.expected.value}", f"yours:    {said(seen.outcome)}"]
    return [fenced(lines), draw_board(board)]


EXERCISES = [
    Exercise(
        name="which.count",
        stars=2,
        kind="complete",
        task="`count(board, limit)` gives back how many solutions the board has, but never more than `limit`, which is "
        "at least 1: on the empty board it could count for ever, and must soon have found 3. Nothing "
        "clashes on the board. The search may write in it, and leaves it as it came.",
        stub='''def count(board, limit):
    """How many solutions the board has, but never more than `limit`."""
    # no blank left: this is one solution
    # otherwise try each digit that fits, add up what is found behind it,
    # and stop as soon as the limit is reached
    ...
''',
        answer=(count,),
        cases=tuple(
            (parse(line), limit)
            for line, limit in [
                (to_line(puzzle("one-blank")), 2),
                (to_line(puzzle("full")), 2),
                (_TWO, 1),
                (_TWO, 2),
                (DEAD_END, 2),
                (IMPOSSIBLE, 2),
                (_TWO, 5),
                (_TEN, 2),
                (_TEN, 7),
                (_TEN, 100),
                ("." * 81, 3),
            ]
        ),
        slips=(
            Slip(
                "a full board is not counted",
                "when no blank is left, that board is one solution.",
                shows=lambda seen: (
                    all(one.outcome.value == 0 for one in _whole_numbers(seen)) and bool(_whole_numbers(seen))
                ),
            ),
            Slip(
                "the search stops at the first solution",
                "it never counts beyond 1. Behind a solution, too, the digit is taken back and the next one tried.",
                shows=_stops_at_the_first,
            ),
            Slip(
                "the cell is never blanked again",
                "the board is not as it came: a digit stays when the search goes back, behind a "
                "solution or behind a failure.",
                shows=_never_blanked,
            ),
            Slip(
                "the limit is never asked about",
                "where few solutions exist the count is right; where there are very many, it does not come home.",
                shows=lambda seen: any(one.outcome.ended == "too slow" for one in seen),
            ),
            Slip(
                "more than the limit",
                "every call starts to count afresh, so a branch below may add more than is still "
                "wanted. Hand on what is left of the limit.",
                shows=lambda seen: any(one.outcome.value > one.arguments[1] for one in _whole_numbers(seen)),
            ),
        ),
        hints=(
            "A full board is one solution: return 1. A dead end is none: what does a sum over no digits give?",
            "Add up `count(…)` over the digits that fit, and write 0 back after each, always.",
            "The call below may find at most `limit - found` more. When `found` has reached `limit`, leave the loop.",
        ),
        buys="Two is enough to tell none, one and many apart, however many there are.",
        where="`solutions.count`, which counts with the fast solver of lesson 08",
        show=show_count,
    ),
    Exercise(
        name="which.smallest",
        stars=2,
        kind="write",
        task="`smallest(board, solvable)` gives back a new board: the solution whose 81 digits read as the smallest "
        "number. `solvable(board)` answers whether a board has any solution; it does not change it, and a board that "
        "clashes must not be asked about (`conflicts(board)` tells). Without any solution, give back `None`. Nothing "
        "clashes on the board that came; it stays as it is, and its rows are not those of the new one, also where it "
        "is full.",
        stub='''def smallest(board, solvable):
    """A new board, the smallest solution; None where there is none."""
    ...
''',
        answer=(smallest,),
        cases=tuple(
            (parse(line),)
            for line in [
                to_line(puzzle("one-blank")),
                to_line(puzzle("full")),
                _TWO,
                DEAD_END,
                IMPOSSIBLE,
                _TEN,
                ROWS_OR_COLUMNS,
                to_line(puzzle("ten-solutions")),
            ]
        ),
        drive=ask,
        slips=(
            Slip(
                "MRV's first solution taken for the smallest",
                "a solution, but not the smallest one: a search in another order than row by row promises nothing "
                "about which it meets first.",
                program=_first_found,
            ),
            Slip(
                "the first digit that fits",
                "a digit that fits now may leave no solution. Ask `solvable` about the board with the digit in it.",
                program=_first_that_fits,
            ),
            Slip("the largest solution", "the digits are asked about from 9 down.", shows=_largest),
            Slip(
                "asked about a board that clashes",
                "`solvable` may be asked only where nothing clashes, so `conflicts` comes before it: `and` stops at "
                "the first no.",
                shows=_raised_about_a_clash,
            ),
            Slip(
                "the same board with a second name",
                "what came back is the caller's board, or shares its rows: who writes into one writes into both.",
                shows=_same_board,
            ),
            Slip(
                "the digits, not a board",
                "asked is a board, nine lists of nine ints. `parse` makes one of 81 characters.",
                shows=lambda seen: any(one.outcome.value == _NOT_A_BOARD for one in seen),
            ),
            Slip("no solution is not told", "where there is none, `None` is to come back.", shows=_not_told),
            Slip(
                "the earlier digits are forgotten",
                "each question is to be asked about the board with all digits chosen so far; what "
                "came back breaks a rule.",
                shows=_breaks_rules,
            ),
            Slip(
                "a solution, not the smallest",
                "the first cell counts most, then the one right of it: the blanks in row order, each with the smallest "
                "digit that has a solution behind it.",
                shows=_not_the_smallest,
            ),
        ),
        hints=(
            "Ask once about the board itself: is there a solution at all?",
            "Take the blanks in row-major order. For each, try 1 to 9 on your own copy; "
            "keep the first digit with which a solution exists.",
            "Skip a digit that clashes; ask `solvable(answer)` about the others, and leave the loop at the first yes.",
        ),
        buys="The order is in the questions, so any search may answer them: also one that is "
        "fast where row order is lost.",
        where="`solutions.smallest`",
        show=show_smallest,
    ),
]


# ---- questions ----------------------------------------------------------------------------------------

QUIZZES = {
    "06.memory": [
        Question(
            "Lesson 05: which blank does MRV fill next?",
            wrong("the first, row by row", "That is row order, the search of the lessons before."),
            right("one with the fewest candidates", "Counted anew at each node, since every digit changes the counts."),
            wrong("one with the most candidates", "There a guess is wrong most often."),
        ),
        Question(
            "Lesson 05: MRV finds a solution. Is it the smallest?",
            wrong("yes", "Only by luck, or where there is no other one: it fills the cells in an order of its own."),
            wrong("no, the largest", "Nothing in its order prefers large boards either."),
            right("it may be any of them", "Only row order with ascending digits promises the smallest."),
        ),
        Question(
            "Lesson 02: `search` returns `False`. How does it leave the board?",
            right("as it was when it was called", "Each digit that it wrote came out again before the next was tried."),
            wrong("with its last try still in it", "That is the slip: its cell must be blanked before `return False`."),
            wrong("blank", "The givens and the digits of the calls above stay."),
        ),
    ],
    "which-solution": [
        Question(
            "A program solves the board and returns a full board that breaks no rule. What do you know?",
            wrong("the board has one solution", "On `ten-solutions` the program would say the same."),
            right("the board has at least one solution", "To know of a second, a search must go on behind the first."),
            wrong("the board has several solutions", "On `newspaper` there is one, and the program says the same."),
        ),
        Question(
            "`solutions.count(board)` returns 2. How many solutions are there?",
            wrong("2", "Perhaps. The count was told to stop at 2: that is its limit unless you set another."),
            wrong("1, counted twice", "Each solution is met once: the branches have none in common."),
            right("2 or more", "It stopped at its limit. That is enough to say that the board is no puzzle."),
        ),
    ],
}
