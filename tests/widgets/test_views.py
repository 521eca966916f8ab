"""The live views without a browser: models, traits, and what they refuse."""

from dataclasses import replace

import pytest
import traitlets
from hypothesis import given, settings
from hypothesis import strategies as st
from test_search_model import answer

from sudoku_teach.bits import FULL, digits_of
from sudoku_teach.board import UNITS, PuzzleFormatError, joined, to_rows
from sudoku_teach.puzzles import PUZZLES, puzzle
from sudoku_teach.solvers import mrv, naive
from sudoku_teach.widgets import BitPeeler, BoardView, CandidateLab, PuzzleEntry, SolverRace
from sudoku_teach.widgets.bit_peeler.model import CODE, Peel
from sudoku_teach.widgets.candidates.model import CandidateModel
from sudoku_teach.widgets.race.model import solvers_named

BLANK = [[0] * 9 for _ in range(9)]


def heard(view):
    """A list that grows by (name, new value) with every change of a trait that is not private."""
    changes = []
    view.observe(lambda change: change["name"].startswith("_") or changes.append((change["name"], change["new"])))
    return changes


def test_a_board_view_says_what_it_shows_and_follows_both_ways():
    board = puzzle("newspaper")
    board[2][4] = 4
    view = BoardView(board, puzzle("newspaper"), selected=(2, 4))
    assert repr(view) == "BoardView(30 givens, 1 placed, 50 blanks; r3c5 selected)"
    view.board = puzzle("clashing-givens")
    assert "clash: r1c1 and r1c9 in row 1 are both 5" in repr(view) and len(repr(view)) < 110
    view = BoardView(PUZZLES["hard"].line)
    assert view.board == puzzle("hard") and view.givens == puzzle("hard")
    changes = heard(view)
    view.set_state({"selected": 22})  # as the browser sends it
    assert view.selected == (2, 4) and changes == [("selected", (2, 4))]
    assert view.get_state("selected") == {"selected": 22}
    view.marks = {(0, 1): "dead end", (8, 8): "trying"}
    assert view.get_state("marks") == {"marks": [[1, "dead"], [80, "trying"]]}
    view.board = to_rows(puzzle("gentle"))
    assert view.board == puzzle("gentle")
    view.units = ["row 3", "box 2"]
    view.set_state({"selected": None})
    assert view.selected is None


cells = st.tuples(st.integers(0, 8), st.integers(0, 8))
names = st.sampled_from([name for name in PUZZLES if name != "clashing-givens"])


@given(names, cells, st.sampled_from(["d-1", "d"]))
def test_masks_are_what_looking_gives(name, cell, convention):
    board = puzzle(name)
    model = CandidateModel(board, (), cell, convention)
    shift = 1 if convention == "d" else 0
    near = [{board[r][c] for r, c in unit} for unit in UNITS.values() if cell in unit]
    assert list(model.masks) == [sum(1 << (digit - 1 + shift) for digit in digits - {0}) for digits in near]
    assert model.candidates == model.full & ~model.used
    fitting = [digit for digit in range(1, 10) if not any(digit in digits for digits in near)]
    assert digits_of(model.candidates >> shift) == fitting
    assert model.digits == ([] if board[cell[0]][cell[1]] else fitting)
    assert model.sentence.endswith(".") and len(f"CandidateLab({model})") < 110


@given(names, st.lists(st.tuples(cells, st.integers(1, 9)), max_size=30))
@settings(max_examples=40)
def test_undo_takes_back_exactly_what_placing_did(name, moves):
    model, history = CandidateModel(puzzle(name)), []
    for cell, digit in moves:
        model = replace(model, selected=cell)
        if digit in model.digits:
            history.append(model)
            model = model.place(digit)
            changed = zip(model.masks, history[-1].masks, strict=True)
            assert [new - old for new, old in changed] == [1 << (digit - 1)] * 3
            assert f"bit {digit - 1} turned on in {joined(model.units)}" in model.sentence
        else:
            with pytest.raises(ValueError, match=r"cannot go|only a blank"):
                model.place(digit)
    for before in reversed(history):
        model = model.undo()
        assert (model.board, model.selected, model.masks) == (before.board, before.selected, before.masks)
        assert f"turned off in {joined(model.units)}" in model.sentence
    assert model.board == puzzle(name)
    with pytest.raises(ValueError, match="nothing to undo"):
        model.undo()


USED = "row 3, column 5 and box 2"


@pytest.mark.parametrize(
    "steps, sentence",
    [
        ([], "Select a cell: click one, or move to it with the arrow keys."),
        ([(2, 4)], "Left for r3c5: 3 and 4. The other seven are used in row 3, column 5 or box 2."),
        ([(2, 4), 4], f"4 placed in r3c5: bit 3 turned on in {USED}."),
        ([(2, 4), 4, "d"], f"4 placed in r3c5: bit 4 turned on in {USED}."),
        ([(0, 0)], "r1c1 holds 5, a given, so there is nothing to choose."),
        ([(2, 4), 4, (0, 0), (2, 4)], "r3c5 holds 4, placed here, so there is nothing to choose."),
        ([(4, 4)], "Only 5 is left for r5c5: the other eight are used in row 5, column 5 or box 5."),
        ([(2, 4), 4, (4, 4), "d", None], f"4 erased from r3c5: bit 4 turned off in {USED}."),
    ],
)
def test_the_labs_sentences(steps, sentence):
    """After a cell was selected, a digit placed, the convention chosen, or the last placement taken back (None)."""
    lab = CandidateLab(puzzle("newspaper"))
    for step in steps:
        if isinstance(step, tuple):
            lab.selected = step
        elif step == "d":
            lab.convention = step
        else:
            lab.place(step) if step else lab.undo()
    assert lab.sentence == sentence


def test_the_lab_where_none_or_all_are_left_and_what_it_refuses():
    lab = CandidateLab(puzzle("no-digit-for-a-cell"))
    for ask in (lambda: lab.row_mask, lambda: lab.digits, lambda: lab.place(4)):
        with pytest.raises(ValueError, match="no cell is selected"):
            ask()
    lab.selected = (3, 5)
    assert lab.sentence.endswith("none is left for r4c6, so this board has no solution.") and lab.digits == []
    lab.board = BLANK
    assert lab.sentence == "No digit is used in row 4, column 6 or box 5: all nine are left for r4c6."
    lab = CandidateLab(puzzle("newspaper"), selected=(2, 4))
    state = lab.get_state()
    for refused, error, words in (
        (lambda: lab.place(7), ValueError, "7 is used in column 5 and box 2, so it cannot go in r3c5"),
        (lambda: lab.place(0), ValueError, "not a digit from 1 to 9"),
        (lambda: lab.place(True), ValueError, "not a digit from 1 to 9"),
        (lab.undo, ValueError, "the givens stay"),
        (lambda: setattr(lab, "selected", (0, 9)), traitlets.TraitError, None),
        (lambda: setattr(lab, "convention", "d+1"), traitlets.TraitError, None),
        (lambda: setattr(lab, "board", "53"), PuzzleFormatError, None),
    ):
        with pytest.raises(error, match=words):
            refused()
        assert lab.get_state() == state
    lab.selected = (0, 0)
    with pytest.raises(ValueError, match="r1c1 holds 5, a given: only a blank takes a digit"):
        lab.place(1)


def test_the_lab_follows_both_ways():
    lab = CandidateLab(puzzle("newspaper"), selected=(2, 4))
    changes = heard(lab)
    lab.set_state({"_placed": [[2, 4, 4]], "_event": ["placed", 2, 4, 4]})  # as the browser sends it
    assert lab.board[2][4] == 4 and lab.digits == [] and lab.sentence.startswith("4 placed in r3c5")
    assert [name for name, _ in changes] == ["board"]
    lab.set_state({"selected": 23, "_event": []})
    assert lab.selected == (2, 5) and lab.digits == [2]
    lab.undo()
    assert lab.selected == (2, 4) and lab.board == puzzle("newspaper")
    lab.place(3)
    lab.board = puzzle("hard")  # somebody else's board: everything begins anew
    assert lab.model.placed == () and lab.model.givens == puzzle("hard")
    assert lab.candidates == FULL & ~(lab.row_mask | lab.column_mask | lab.box_mask) == FULL & ~lab.used
    lab.convention = "d"
    assert lab.candidates == 1022 & ~lab.used


def test_the_entry_reads_keeps_the_last_readable_board_and_names_every_clash():
    entry = PuzzleEntry()
    assert entry.board == BLANK and entry.valid and entry.sentence.startswith("No digits yet")
    entry.text = PUZZLES["newspaper"].line
    assert entry.board == puzzle("newspaper") and entry.sentence == "30 givens, 51 blanks; nothing clashes."
    assert entry.text == PUZZLES["newspaper"].line, "text that can be read stays as it was typed"
    entry.text = "53..7....\n6..1z5"
    assert entry.board == puzzle("newspaper") and not entry.valid
    assert entry.sentence.startswith("Cannot be read: row 2, column 5: 'z' is not a digit or a blank")
    assert entry.sentence.endswith("The board is unchanged.")
    assert (entry._read["line"], entry._read["column"], entry._read["text"]) == (2, 5, entry.text)
    entry.board = puzzle("hard")
    assert entry.text == to_rows(puzzle("hard"), ".") and entry.valid
    entry.text = "1" * 100_000
    assert "100,000 characters are too many for one board" in entry.sentence
    entry.text = to_rows(puzzle("hard")).replace("\n", "\r\n")
    assert entry.board == puzzle("hard") and "\r" not in entry.text
    entry.text = " \n"
    assert entry.board == BLANK and entry.valid
    assert PuzzleEntry(puzzle("full")).sentence == "81 digits, and nothing clashes: a solved board."
    assert PuzzleEntry(puzzle("one-blank")).sentence == "80 givens, 1 blank; nothing clashes."
    entry = PuzzleEntry(puzzle("clashing-givens"))
    assert not entry.valid
    assert entry.sentence == "2 clashes: r1c1 and r1c9 in row 1 are both 5; r1c9 and r8c9 in column 9 are both 5."
    assert repr(entry) == "PuzzleEntry(31 givens, 50 blanks; 2 clashes)"


@pytest.mark.parametrize("name", PUZZLES)
def test_the_entry_reads_every_shape(name):
    board, line = puzzle(name), PUZZLES[name].line
    windows = to_rows(board, ".").replace("\n", "\r\n")
    for shape in (line, to_rows(board), windows, str(board), board, [tuple(row) for row in board]):
        assert PuzzleEntry(shape).board == board


def test_the_entry_follows_both_ways():
    entry, race = PuzzleEntry(PUZZLES["newspaper"].line), SolverRace(puzzle("hard"), ("bitmask", "mrv"))
    traitlets.dlink((entry, "board"), (race, "board"))
    assert race.placements["mrv"] == 51
    board = puzzle("newspaper")
    board[2][4] = 4
    rows = to_rows(board, ".")
    entry.set_state({"board": board, "text": rows, "_read": {"text": rows, "message": ""}})
    assert entry.board == race.board == board and entry.valid
    entry.set_state({"text": "<img src=x onerror=alert(1)>"})
    assert entry.board == board and not entry.valid and repr(entry).endswith("text cannot be read)")
    for refused in (lambda: setattr(entry, "board", [[1, 2]]), lambda: PuzzleEntry([[1, 2]])):
        with pytest.raises(PuzzleFormatError):
            refused()


@given(st.integers(0, FULL))
@settings(max_examples=30)  # each makes a widget
def test_peeling_takes_every_digit_in_order(mask):
    peeler = BitPeeler(mask)
    while peeler.mask:
        before = (peeler.mask, peeler.taken)
        peeler.next()
        assert (peeler.mask, peeler.taken) == before, "the first line only finds the bit"
        found, negative, bit, index, digit = peeler.steps[-1]
        assert (found, negative, bit) == (before[0], -before[0], 1 << index) and digit == index + 1
        peeler.next()
    assert peeler.taken == digits_of(mask) and "0 counts as false" in peeler.sentence
    with pytest.raises(ValueError, match="has ended"):
        peeler.next()
    for _ in range(2 * len(digits_of(mask))):
        peeler.back()
    assert (peeler.mask, peeler.taken, peeler.steps) == (mask, [], [])
    with pytest.raises(ValueError, match="at its beginning"):
        peeler.back()


@given(st.data())
def test_the_peelers_film_has_every_line_of_the_loop(data):
    width = data.draw(st.integers(1, 32))
    start = Peel(data.draw(st.integers(0, 2**width - 1)), width)
    film = start.film()
    assert film == replace(start, done=len(film["frames"]) // 2).film(), "it is the whole loop, wherever that is"
    assert len(film["frames"]) == 2 * start.start.bit_count() + 1
    for done, (sentence, line) in enumerate(film["frames"]):
        peel = replace(start, done=done)
        assert (sentence, film["code"][line]) == (peel.sentence, CODE[peel.line])
        assert int(film["rounds"][done // 2][0][0][2]) == (peel.steps[-1].mask if done % 2 else peel.mask)
    for step, (numerals, index, digit) in zip(peel.steps, film["rounds"], strict=False):
        assert (step.index, step.digit) == (index, digit)
        assert [int(value) for _, _, value in numerals] == list(step[:3])
        assert all(int(bits, 2) == x % 2**width for (_, bits, _), x in zip(numerals, step[:3], strict=True))
        assert [sign for sign, _, _ in numerals] == ["", "…1", ""]
    assert film["rounds"][-1] == [[["", "0" * width, "0"]], None, None]


def test_the_peelers_rounds_also_from_the_browser_and_what_is_no_mask():
    peeler = BitPeeler(0b101101000)
    assert repr(peeler) == "BitPeeler(0b101101000 = 360 left; taken: none)"
    peeler.next()
    assert peeler.sentence == "The one bit that both mask and -mask have is bit 3, digit 4: bit = 8."
    peeler.take()
    assert (peeler.mask, peeler.taken) == (352, [4])
    assert peeler.sentence.startswith("Bit 3 is off, 3 are still on")
    peeler.take()
    assert repr(peeler) == "BitPeeler(0b101000000 = 320 left; taken: 4 6)"
    changes = heard(peeler)
    peeler.restart()
    assert peeler.mask == 360 and ("mask", 360) in changes
    peeler.mask = 0b11
    assert peeler.taken == [] and peeler.width == 9
    peeler.take()
    assert peeler.taken == [1]
    assert BitPeeler(0).sentence == "mask is 0 from the start, and 0 counts as false: the loop never begins."
    wide = BitPeeler(1 << 31, 32)
    wide.take()
    assert wide.taken == [31] and "after 1 round," in wide.sentence
    assert len(repr(BitPeeler(2**32 - 1, 32))) < 110
    peeler = BitPeeler(0b11)
    changes = heard(peeler)
    peeler.set_state({"done": 1})  # as the browser sends it: one line
    assert (peeler.mask, peeler.taken, peeler.steps[-1].bit) == (3, [], 1)
    peeler.set_state({"done": 4})
    assert (peeler.mask, peeler.taken) == (0, [1, 2])
    assert changes == [("done", 1), ("mask", 0), ("done", 4)]
    peeler.restart()
    assert peeler.mask == 3 and peeler.get_state("done") == {"done": 0}
    peeler.mask = 0b111
    assert len(peeler.get_state("_film")["_film"]["frames"]) == 7
    with pytest.raises(traitlets.TraitError, match="has ended"):
        peeler.done = 7
    for mask, words in ((-8, "never end"), (512, "9 bits hold 0 to 511"), ("x", "integer"), (None, "integer")):
        with pytest.raises(traitlets.TraitError, match=words):
            peeler.mask = mask
        with pytest.raises((traitlets.TraitError, TypeError), match=words):
            BitPeeler(mask)
    assert (peeler.mask, peeler.done) == (7, 0)


def test_the_race_counts_compares_and_keeps_its_limit():
    race = SolverRace(puzzle("newspaper"))
    assert race.placements == {"naive": 4208, "bitmask": 4208, "mrv": 51} and race.seconds is None
    state = race.get_state()
    assert [len(lane["changes"]) for lane in state["_lanes"]] == [2 * 8365, 2 * 8365, 2 * 51]
    assert state["_start"] == [digit for row in puzzle("newspaper") for digit in row]
    assert repr(race) == "SolverRace(placements: naive 4,208, bitmask 4,208, mrv 51)"
    assert race.sentence == (
        "naive: solved with 4,208 placements. bitmask: solved with 4,208 placements. mrv: solved with 51 placements. "
        "naive and bitmask place the same digits in the same order: only time differs."
    )
    race.board = PUZZLES["against-mrv"].line
    assert race.placements == {"naive": 501, "bitmask": 501, "mrv": 8272}
    race.board = puzzle("no-digit-for-a-cell")
    assert "mrv: wrote nothing, and the board is not solved." in race.sentence
    race.board = puzzle("one-blank")
    assert "mrv: solved with 1 placement." in race.sentence
    race = SolverRace(puzzle("against-row-order"), ("naive", "bitmask"), limit=1000)
    assert "naive: cut after 1,000 writes, at 505 placements." in race.sentence
    assert race.sentence.endswith("as far as they were recorded: only time differs.")
    assert repr(race) == "SolverRace(placements: naive 505 (cut), bitmask 505 (cut))"
    race.by = "time"
    assert race.seconds == {}, "what was cut is not timed"


@settings(max_examples=1_000)
@given(st.text(max_size=300) | st.text(alphabet="123456789.0-*|+=#[],;x?% \t\n", max_size=300))
def test_whatever_is_typed_into_the_entry_is_a_board_or_a_sentence(text):
    entry = PuzzleEntry(text)
    assert entry.sentence.isprintable() and [len(row) for row in entry.board] == [9] * 9
    assert not entry.sentence.startswith("Cannot") or len(entry.sentence) <= 250


def test_a_solver_that_does_something_else_when_it_is_timed_is_said_to():
    calls = []

    def fails_later(board):
        calls.append(1)
        if len(calls) > 1:
            raise KeyError("used up")
        return naive.solve(board)

    def answers_otherwise(board):
        return naive.solve(board) and len(calls) < 2

    race = SolverRace(puzzle("gentle"), {"once": fails_later, "other": answers_otherwise, "naive": naive.solve})
    race.by = "time"
    assert set(race.seconds) == {"naive"}
    assert "once: not timed, because it raised KeyError: 'used up' when it ran again." in race.sentence
    assert "other: not timed, because it answered differently when it ran again." in race.sentence
    assert "naive: solved with" in race.sentence


def test_the_race_tells_what_it_cannot_show():
    def broken(board):
        board[0][0] = 10

    race = SolverRace(puzzle("hard"), {"answer": answer, "broken": broken, "lazy": lambda board: False})
    for told in (
        "answer: solved with 81 placements; it wrote only its answer, so there is no search to show.",
        "broken: raised ValueError: r1c1: 10 is not a digit from 0 to 9.",
        "lazy: wrote nothing, and the board is not solved.",
    ):
        assert told in race.sentence
    assert race.placements == {"answer": 81, "lazy": 0} and "only time" not in race.sentence
    race.board = puzzle("clashing-givens")
    assert race.sentence.startswith("No race, the board breaks the rules: r1c1 and r1c9 in row 1 are both 5;")
    assert race.placements == {} and "no race" in repr(race)
    race.by = "time"
    race.board = puzzle("gentle")
    assert set(race.seconds) == {"answer", "lazy"}
    assert len(repr(SolverRace(puzzle("hard"), {"a" * 60: mrv.solve, "b" * 60: mrv.solve}))) < 110


def test_times_come_only_when_asked_for_and_stay_out_of_the_text():
    race = SolverRace(puzzle("gentle"), ("bitmask", "mrv"))
    before = (repr(race), race.sentence, race.draw().text)
    race.set_state({"by": "time"})  # as the browser sends it
    assert set(race.seconds) == {"bitmask", "mrv"} and min(race.seconds.values()) > 0
    assert (repr(race), race.sentence, race.draw().text) == before
    race.board = puzzle("gentle")
    assert race.seconds is not None, "the same board is not raced again"
    race.by = "placements"
    race.board = puzzle("baekjoon")
    assert race.seconds is None


def test_the_race_refuses():
    for solvers, error, words in (
        (("naive",), ValueError, "two or three"),
        ("mrv", ValueError, "two or three"),
        (("naive", "magic"), ValueError, "no solver is called 'magic'; there are"),
        ({"mine": 3, "mrv": mrv.solve}, TypeError, "'mine' must be a function"),
    ):
        with pytest.raises(error, match=words):
            SolverRace(puzzle("hard"), solvers)
    assert list(solvers_named(("naive", "sets"))) == ["naive", "sets"]
