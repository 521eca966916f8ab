"""The views' JavaScript says what the Python models say: at every step, for every cell, after every move.

A function under `payload` writes down what a model says, and a module beside this one, `NAME.test.mjs`, compares:
Node.js runs it. What needs a page to click on is in the modules with a browser.
"""

import functools
import itertools
import json
import operator
import os
import random
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from test_line_order import DISTRACTORS, SOURCE, Moving
from test_search_model import answer, every_solution, nearly_solved, overwriting

from sudoku_teach.board import CELLS, PEERS, UNITS, candidates, cell_name, conflicts, joined, many, to_line, to_rows
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.solvers import mrv, naive
from sudoku_teach.solvers.one_integer import PLACE, search, to_state
from sudoku_teach.trace import record
from sudoku_teach.widgets import PuzzleEntry, Quiz, SearchTree
from sudoku_teach.widgets.candidates.model import CONVENTIONS, CandidateModel
from sudoku_teach.widgets.lanes.model import LaneModel
from sudoku_teach.widgets.line_order.model import shuffled
from sudoku_teach.widgets.planes.model import PlanesModel
from sudoku_teach.widgets.quiz.model import LETTERS, Question, QuizModel, right, wrong
from sudoku_teach.widgets.race.model import Race, solvers_named
from sudoku_teach.widgets.race.widget import _state
from sudoku_teach.widgets.search.model import PlayerModel
from sudoku_teach.widgets.shared.view import script

HERE = Path(__file__).parent
WIDGETS = HERE.parents[1] / "sudoku_teach" / "widgets"
PAYLOADS = {}


def payload(name):
    return lambda function: PAYLOADS.setdefault(name, function)


def test_every_payload_has_a_module_and_every_module_a_payload():
    assert sorted(PAYLOADS) == sorted(path.name.removesuffix(".test.mjs") for path in HERE.glob("*.test.mjs"))


@pytest.mark.skipif(not (shutil.which("node") or os.environ.get("CI")), reason="Node.js is not installed")
@pytest.mark.parametrize("name", PAYLOADS)
def test_javascript_says_what_python_says(tmp_path, name):
    told = json.dumps(PAYLOADS[name](), default=list)  # bytes as a list of numbers
    (tmp_path / f"{name}.json").write_text(told, encoding="utf-8")
    command = [shutil.which("node") or "node", "--test", str(HERE / f"{name}.test.mjs")]
    environment = {**os.environ, "SUDOKU_TEACH_PAYLOADS": str(tmp_path)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout + run.stderr


def flat(board):
    return list(itertools.chain(*board))


def cell_number(cell):
    return None if cell is None else 9 * cell[0] + cell[1]


def some_boards():
    """All puzzles, and boards that clash: a few digits, many, the same two, three and nine times in each unit."""
    choose = random.Random(2239)
    boards = [puzzle(name) for name in PUZZLES]
    for share in (1, 2, 4, 9) * 10:  # of ten cells
        boards.append([[choose.randint(1, 9) * (choose.randint(1, 10) <= share) for _ in range(9)] for _ in range(9)])
    for cells, number in itertools.product(UNITS.values(), (2, 3, 9)):
        boards.append(puzzle("empty"))
        for row, col in choose.sample(cells, number):
            boards[-1][row][col] = number
    return boards


@payload("shared")
def shared():
    def told(board):
        blanks = [cell for cell in CELLS if not board[cell[0]][cell[1]]]
        fitting = {cell: candidates(board, *cell) for cell in blanks}
        clashing = {cell for conflict in conflicts(board) for cell in conflict.cells}
        return {
            "digits": flat(board),
            "clashing": sorted(map(cell_number, clashing)),
            "candidates": [sum(1 << (digit - 1) for digit in fitting.get(cell, ())) for cell in CELLS],
            "dead": [cell_number(cell) for cell in blanks if not fitting[cell]],
        }

    views = [path.relative_to(WIDGETS).as_posix() for path in sorted(WIDGETS.rglob("*.js"))]
    return {
        "names": [cell_name(*cell) for cell in CELLS],
        "peers": [[cell_number(peer) for peer in PEERS[cell]] for cell in CELLS],
        "units": [[name, list(map(cell_number, cells))] for name, cells in UNITS.items()],
        "boards": [told(board) for board in some_boards()],
        "many": [[n, many(n, "cell"), many(n, "clash", "es")] for n in (0, 1, 2, 999, 1000, 8365, 200_000, 1_234_567)],
        "joined": [[words, joined(words), joined(words, "or")] for words in ([1], ["a", "b"], [1, 2, 3], list("abcd"))],
        "bundles": {view: script(view) for view in views if "export default" in (WIDGETS / view).read_text("utf-8")},
    }


def scribble(board):
    """Hundreds of writes without a plan: over givens and digits, out of order, on full boards that clash."""
    choose = random.Random(37)
    for _ in range(400):
        board[choose.randrange(9)][choose.randrange(9)] = choose.choice([0, *range(10)])
    for row, col in CELLS:
        board[row][col] = 1 + (row + col) % 9
    for _ in range(100):
        board[choose.randrange(9)][choose.randrange(9)] = choose.randrange(10)
    board[:] = nearly_solved()


def out_of_order(board):
    """A given blanked, a digit over a digit, and an undo while a later digit stands."""
    for col, digit in ((0, 0), (2, 1), (3, 2), (2, 4), (2, 0), (2, 4), (0, 5), (3, 0)):
        board[0][col] = digit


TRACES = {
    "naive": lambda: record(naive.solve, puzzle("newspaper")),
    "mrv": lambda: record(mrv.solve, puzzle("newspaper")),
    "cut": lambda: record(naive.solve, puzzle("hard"), limit=900),
    "gentle": lambda: record(naive.solve, puzzle("gentle")),
    "every solution": lambda: record(every_solution, nearly_solved(*CELLS[:18])),
    "overwriting": lambda: record(overwriting, puzzle("gentle"), limit=1000),
    "scribble": lambda: record(scribble, puzzle("newspaper")),
    "out of order": lambda: record(out_of_order, puzzle("newspaper")),
    "answer": lambda: record(answer, puzzle("gentle")),
    "nothing": lambda: record(lambda board: None, puzzle("gentle")),
    "no solution": lambda: record(naive.solve, puzzle("no-digit-for-a-cell"), limit=300),
}
MOST_LEVELS = 1000  # steps; counting a tree anew at each step of more takes too long


@payload("search")
def search_views():
    return {name: traced(make()) for name, make in TRACES.items()}


def traced(trace):
    model = PlayerModel(trace)
    steps = range(model.last + 1)
    told = {
        "start": flat(trace.start),
        "changes": trace.steps.changes,
        "nodes": [[parent, cell_number((row, col)), *rest] for parent, row, col, *rest in trace.tree],
        "episodes": [[one.died, one.ended, one.noticed] for one in model.episodes],
        "depths": [[parts, model.depth_ranges(parts)] for parts in {1, min(7, model.last + 1), model.last + 1}],
        "solved": model.solved_steps,
        "steps": [at_step(model, step) for step in steps],
    }
    if model.last <= MOST_LEVELS:
        tree, levels = SearchTree(trace), [model.levels(step) for step in steps]
        told["levels"] = [[sorted(one.made.items()), sorted(one.standing.items()), one.dead_ends] for one in levels]
        told["standing"] = [[k for k, node in enumerate(model.nodes(step)) if node.undone is None] for step in steps]
        told["totals"] = [setattr(tree, "step", step) or tree.sentence for step in steps]
    return told


def at_step(model, step):
    stack = model.stack(step)
    return {
        "sentence": model.sentence(step),
        "sees": model.sees(step),
        "counters": [model.placements(step), model.undos(step), model.depth(step), model.blanks_left(step)],
        "board": to_line(model.board(step), "0"),
        "dead": list(map(cell_number, model.dead_cells(step))),
        "stack": [[cell_name(r, c), str(d), *([" ".join(map(str, left))] if left else [])] for r, c, d, left in stack],
    }


@payload("race")
def race():
    def stops(board):
        naive.fits(board, 0, 0, 1)
        raise RuntimeError("no more")

    def told(board, solvers, limit):
        race = Race(board, solvers_named(solvers), limit)
        lanes = []
        for lane, sent in zip(race.lanes, _state(race)["_lanes"], strict=True):
            model = PlayerModel(lane.trace)
            after = [0, *(k + 1 for k, step in enumerate(lane.trace.steps) if step.placed)]
            boards = [to_line(model.board(step), "0") for step in [*after[:-1], model.last]]
            ends = [many(lane.trace.placements, "placement"), lane.raised != "", to_line(lane.trace.final, "0")]
            lanes.append({**sent, "boards": boards, "ends": ends})
        return {"start": flat(board), "lanes": lanes}

    return [
        told(puzzle("newspaper"), ("naive", "bitmask", "mrv"), 200_000),
        told(puzzle("hard"), ("naive", "mrv"), 900),
        told(puzzle("gentle"), {"scribble": scribble, "stops": stops, "writes nothing": lambda board: None}, 5000),
        told(puzzle("gentle"), {"overwriting": overwriting, "out of order": out_of_order}, 5000),
    ]


@payload("candidates")
def candidate_lab():
    choose = random.Random(36)
    models = [CandidateModel(puzzle(name)) for name in ("newspaper", "hardest", "clashing-givens", "empty", "full")]
    for name in ("newspaper", "one-blank", "two-solutions"):
        model = CandidateModel(puzzle(name))
        for cell in choose.sample(CELLS, 60):
            model = replace(model, selected=cell)
            model = model.place(choose.choice(model.digits)) if model.digits else model
        models.append(model)
    cases = list(itertools.product([None, *CELLS], CONVENTIONS))
    states = [[state_of(model, *each) for each in cases] for model in models]
    return [{"givens": m.givens, "placed": m.placed, "states": s} for m, s in zip(models, states, strict=True)]


def state_of(model, selected, convention):
    """What the model says of a cell: after nothing, after the last placement or its undo, after each refused digit."""
    events = [(), *([("refused", *selected, digit) for digit in range(10)] if selected else [])]
    events += [(what, *model.placed[-1]) for what in ("placed", "undone") if model.placed]
    model = replace(model, selected=selected, convention=convention)
    masks = [*model.masks, model.used, model.candidates] if selected else None
    left = model.digits if selected else None
    said = [[event, replace(model, event=event).sentence] for event in events]
    return {"selected": cell_number(selected), "convention": convention, "masks": masks, "left": left, "said": said}


@payload("entry")
def entry():
    boards = [*some_boards(), nearly_solved((0, 2)), nearly_solved(), puzzle("empty")]
    boards[-1][4][4] = 5
    rows = to_rows(puzzle("newspaper"), ".").split("\n")
    texts = ["\n".join([*rows[:k], rows[k][:3] + "!" + rows[k][4:], *rows[k + 1 :]]) for k in range(9)]
    texts += ["\n".join(rows[:8]), "\n".join([*rows[:4], rows[4] + "1", *rows[5:]])]
    texts += ["[[1, 2], 3]", "[[1,", "x" * 80, "1" * 99]
    entries = [PuzzleEntry(text) for text in texts]
    return {
        "boards": [[flat(board), PuzzleEntry(board).sentence] for board in boards],
        "faults": [[each.text, flat(each.board), each._read, each.sentence] for each in entries],
        "clashes": [[flat(board), list(map(str, conflicts(board)))] for board in boards],
    }


@payload("planes")
def planes():
    dice = random.Random(8)
    start = to_state(puzzle("against-row-order"))
    states = [start, search(start), to_state(puzzle("newspaper")), 0, (1 << 729) - 1, dice.getrandbits(729)]
    for number in (1, 4, 20):
        states.append(functools.reduce(operator.and_, dice.choices(PLACE, k=number), start))
    return [planes_of(state) for state in states]


def planes_of(state):
    def text_of(state):  # as StateTrait sends it
        return f"{state:0729b}"[::-1]

    def told(digit):
        model = PlanesModel(state, digit)
        unit, only = model.finding() or (None, None)
        return {
            "finding": [unit, cell_number(only)],
            "places": len(model.places(digit)),
            "rivals": [model.rivals(cell) for cell in CELLS],
            "said": [replace(model, selected=cell).sentence for cell in [None, *CELLS]],
            "placed": [text_of(state & PLACE[81 * (digit - 1) + cell]) for cell in range(81)],
        }

    left = PlanesModel(state).candidates()
    return {
        "bits": text_of(state),
        "board": flat(PlanesModel(state).board()),
        "masks": [sum(1 << (digit - 1) for digit in left[cell]) for cell in CELLS],
        "digits": [told(digit) for digit in range(1, 10)],
    }


@payload("lanes")
def lanes():
    dice = random.Random(9)
    lists = [[mask] for mask in range(512)] + [[0] * 16, [511] * 16]
    lists += [dice.choices(range(512), k=number) for number in range(2, 17) for _ in range(6)]
    models = [LaneModel(tuple(masks), done) for masks in lists for done in range(10)]
    return [[model.masks, model.done, model.words, model.flags, model.sentence] for model in models]


@payload("quiz")
def quiz():
    """Every sequence of up to five answers to small quizzes."""
    two = Question("two?", right("a", "it is"), wrong("b", "it is not"))
    three = Question("three?", wrong("a", "it is not"), wrong("b", "nor is this"), right("c", "it is"))
    return [quiz_of((two,), 5), quiz_of((three,), 5), quiz_of((two, three), 4), quiz_of((three, two, two), 3)]


def quiz_of(questions, most):
    moves = [(n, k) for n, asked in enumerate(questions) for k in range(len(asked.options))]
    games = []
    for sequence in itertools.product(moves, repeat=most):
        model, states = QuizModel(questions, ((),) * len(questions)), []
        for n, k in sequence:
            model = model.answer(n + 1, LETTERS[k])
            solved = [model.is_right(number) for number in range(1, len(questions) + 1)]
            states.append([model.answers, model.sentence, solved])
        games.append([sequence, states])
    return {"questions": Quiz(*questions).get_state()["_questions"], "games": games}


@payload("line_order")
def line_order():
    """Every move from every program that a few moves lead to; and long games, played at random."""
    lines = ("if a:", "b: int", "c")
    seen, new, told = set(), {Moving(lines)}, []
    while new:
        seen |= new
        reached = {model: list(moves_of(model)) for model in new}
        told += [[lines, *move] for moves in reached.values() for move, _ in moves]
        after = {model for moves in reached.values() for _, model in moves}
        new = {model for model in after if max((indent for _, indent in model.placed), default=0) < 3} - seen
    choose, lines = random.Random(2239), shuffled(SOURCE, DISTRACTORS)
    for _ in range(60):
        model = Moving(lines)
        for _ in range(40):
            move, model = choose.choice(list(moves_of(model)))
            told.append([lines, *move])
    return told


def moves_of(model):
    """What can be done: the move, the program before, what it was told, the program after; and the model after."""
    hows = [("add", (line,)) for line in model.pool]
    for at in range(len(model.placed)):
        hows += [("take", (at,)), *(("indent", (at, by)) for by in (-2, -1, 1, 2))]
        hows += [("move", (at, by)) for by in (-9, -2, -1, 1, 2, 9)]
    for move, how in hows:
        after = getattr(model, move)(*how)
        yield (move, model.placed, how, after.placed), after
