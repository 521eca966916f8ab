"""Quizzes without a browser: the questions and their facts, the rules of answering, the shell and its still."""

import base64
import json
import re
from itertools import chain, combinations
from statistics import mean, median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_teach import lessons
from sudoku_teach import solutions as solutions_module
from sudoku_teach.bits import FULL, bit_of, digit_of, digits_of, number_of_trailing_zeros
from sudoku_teach.board import CELLS, UNITS, box_index, conflicts, copy, is_solved, to_line
from sudoku_teach.puzzles import PUZZLES, collection, difficulty, puzzle
from sudoku_teach.solvers import bitmask, mrv, naive
from sudoku_teach.trace import count, count_placements, record
from sudoku_teach.widgets import Quiz
from sudoku_teach.widgets.quiz.model import LETTERS, Question, QuizModel, right, wrong
from sudoku_teach.widgets.quiz.still import draw_quiz

ALL = [(name, number) for name, group in lessons.all_quizzes().items() for number in range(1, len(group) + 1)]


def question(name, number):
    return lessons.questions_of(name)[number - 1]


def words(asked):
    return [asked.text, *chain.from_iterable(option[:2] for option in asked.options)]


def candidates(board):
    """The digits that fit, by blank."""
    blanks = [(row, col) for row, col in CELLS if not board[row][col]]
    return {cell: [digit for digit in range(1, 10) if naive.fits(board, *cell, digit)] for cell in blanks}


def solutions(board, digits=range(1, 10), prune=False):
    """All solutions in row order, trying the digits in this order; `prune`: not below a lost board."""
    blank = naive.next_blank(board)
    if blank is None:
        yield to_line(board)
    elif not prune or all(candidates(board).values()):
        for digit in digits:
            if naive.fits(board, *blank, digit):
                board[blank[0]][blank[1]] = digit
                yield from solutions(board, digits, prune)
                board[blank[0]][blank[1]] = 0


def ties_from_the_end(board):
    """MRV that takes the last of several equally good blanks."""
    left = candidates(board)
    if not left:
        return True
    row, col = min(reversed(left), key=lambda cell: max(1, len(left[cell])))  # one or none ends the scan
    for digit in left[row, col]:
        board[row][col] = digit
        if ties_from_the_end(board):
            return True
        board[row][col] = 0
    return False


def placements(name):
    return count_placements(bitmask.solve, puzzle(name)), count_placements(mrv.solve, puzzle(name))


def check_box_index():
    row, col = 4, 7
    assert (row // 3 + col // 3, box_index(row, col), col // 3 * 3 + row // 3) == (3, 5, 7)
    assert len({row // 3 + col // 3 for row in range(9) for col in range(9)}) == 5
    assert (row, col) in UNITS["box 6"]


def check_ten_solutions():
    board = puzzle("ten-solutions")
    found = list(solutions(board))
    assert len(found) == 10 and found == sorted(found) and len(found[0]) == 81
    assert next(solutions(copy(board), range(9, 0, -1))) == found[-1]
    assert list(solutions(copy(board), prune=True)) == found
    by_naive, by_mrv = copy(board), copy(board)
    assert naive.solve(by_naive) and to_line(by_naive) == found[0]
    assert mrv.solve(by_mrv) and to_line(by_mrv) > found[0]
    assert [solutions_module.count(puzzle(name)) for name in ("newspaper", "ten-solutions")] == [1, 2]
    assert solutions_module.count(board, limit=100) == 10


def check_bits():
    row, col, box = bit_of(6) | bit_of(8), bit_of(1) | bit_of(6), bit_of(8)
    assert set(digits_of(FULL & ~row | col | box)) == {1, 2, 3, 4, 5, 7, 9} | {1, 6} | {8}
    assert set(digits_of(FULL & ~(row | col | box))) == {2, 3, 4, 5, 7, 9}
    assert 0 & (0 - 1) == 0 and (0).bit_count() != 1
    assert bit_of(9) == 256 and 256 & 255 == 0
    assert 6 & 4 == 4 and 6 & (4 == 4) == 0, "& binds tighter than =="
    assert (number_of_trailing_zeros(8), digit_of(8)) == (3, 4)
    assert (0b1100 & -0b1100, 0b1100 & (0b1100 - 1), number_of_trailing_zeros(0b1100)) == (0b100, 0b1000, 2)
    assert number_of_trailing_zeros(1 << 5 >> 3) == 2 and 0b111 >> 3 == 0
    board, masks = puzzle("newspaper"), chain(*bitmask.used_digits(puzzle("newspaper")))
    board[2][4] = 4
    changed = [a != b for a, b in zip(masks, chain(*bitmask.used_digits(board)), strict=True)]
    assert sum(changed) == 3 and len(changed) == 27


def check_row_order_twins():
    traces = [record(solve, puzzle("newspaper")) for solve in (naive.solve, bitmask.solve)]
    assert traces[0].steps.changes == traces[1].steps.changes

    class Watched(list):
        looks = 0

        def __getitem__(self, col):
            Watched.looks += 1
            return list.__getitem__(self, col)

    assert naive.fits([Watched([0] * 9) for _ in range(9)], 4, 4, 1) and Watched.looks == 27


def check_valid():
    for name, solvable in (("no-place-in-a-row", False), ("newspaper", True)):
        assert not conflicts(puzzle(name)) and all(candidates(puzzle(name)).values())
        assert mrv.solve(puzzle(name)) is solvable
    row = [candidates(puzzle("no-place-in-a-row")).get(cell, []) for cell in UNITS["row 7"]]
    assert 1 not in puzzle("no-place-in-a-row")[6] and not any(1 in digits for digits in row)
    assert sum(char != "." for char in PUZZLES["no-place-in-a-row"].line) == 29


def check_placements_and_undos():
    trace = record(naive.solve, puzzle("newspaper"))
    inner = {node.parent for node in trace.tree}
    leaves_undone = [k for k, node in enumerate(trace.tree) if k not in inner and node.undone is not None]
    assert (trace.undos, len(leaves_undone)) == (4157, 1246)
    assert trace.placements - trace.undos == PUZZLES["newspaper"].line.count(".") < trace.placements
    assert count(naive.solve, puzzle("no-place-in-a-box")) == (6985, 6985)


def check_nodes():
    assert placements("hard") == (8969, 219) and round(8969 / 219) == 41
    assert placements("against-mrv") == (501, 8272)
    assert placements("no-place-in-a-box") == (6985, 4) and not mrv.solve(puzzle("no-place-in-a-box"))


def check_ties():
    names, solvers = ("two-solutions", "ten-solutions"), (mrv.solve, ties_from_the_end)
    traces = [record(solve, puzzle(name)) for name in names for solve in solvers]
    assert all(is_solved(trace.final) for trace in traces)
    first, first_from_the_end, second, second_from_the_end = (trace.placements for trace in traces)
    assert (first, first_from_the_end) == (73, 188) and second > second_from_the_end


def check_candidates():
    assert min(map(len, candidates(puzzle("hard")).values())) == 2
    first = record(mrv.solve, puzzle("hard")).steps[0]
    assert len(candidates(puzzle("hard"))[first.row, first.col]) == 2
    board = puzzle("against-row-order")
    row = {cell: digits for cell, digits in candidates(board).items() if cell[0] == 1}
    assert [cell for cell, digits in row.items() if 1 in digits] == [(1, 3)] and len(row[1, 3]) > 1


def check_the_price_of_a_proof():
    board, before = puzzle("hard"), puzzle("hard")
    assert solutions_module.is_unique(board) and board == before
    whole_tree = record(lambda own: len(list(solutions(own))), puzzle("newspaper"))
    assert mrv.solve(puzzle("hardest"))
    assert whole_tree.returned == 1 and whole_tree.placements > placements("newspaper")[0]


def check_mean_and_median():
    counts = [difficulty(board) for board in collection("symmetric")]
    assert mean(counts) > 2 * median(counts)
    assert sum(number > median(counts) for number in counts) <= len(counts) / 2
    assert sum(sorted(counts)[-10:]) > sum(counts) / 2, "ten of the sixty"


FACTS = {
    check_box_index: "02.memory 1",
    check_ten_solutions: "03.memory 2, why-smallest 1, why-smallest 2, which-solution 1, which-solution 2",
    check_bits: "04.memory 1, 04.memory 2, 05.memory 2, value-index-digit 1, 08.memory 3, 10.memory 2",
    check_row_order_twins: "05.memory 1",
    check_valid: "valid-or-solvable 1",
    check_placements_and_undos: "dead-end-or-undo 2, 07.memory 3",
    check_nodes: "nodes-or-seconds 1, always-fewer 1, 07.memory 2",
    check_ties: "ties 1",
    check_candidates: "mrv-needs-bits 1, exact-cover 1",
    check_the_price_of_a_proof: "07.memory 1, np-complete 1",
    check_mean_and_median: "what-a-number-hides 1",
}


@pytest.mark.parametrize("check", FACTS)
def test_what_questions_say_is_true(check):
    check()


@pytest.mark.parametrize(("name", "number"), ALL)
def test_every_number_and_every_named_board_has_its_fact(name, number):
    text = " ".join(words(question(name, number)))
    for harmless in (r"Lesson 0\d", r"r\dc\d", r"count from [01]"):
        text = re.sub(harmless, "", text)
    told = re.search(r"\d{2}|\b[2-9]\b|`[a-z]+-[a-z-]+`", text)
    assert not told or f"{name} {number}" in ", ".join(FACTS.values()).split(", "), told
    assert set(re.findall(r"`([a-z]+-[a-z-]+)`", text)) <= set(PUZZLES)


def test_the_quizzes_are_fair():
    memory = {name: group for name, group in lessons.all_quizzes().items() if name.endswith(".memory")}
    assert list(memory) == sorted(memory) and len(memory) >= 4
    for name, group in memory.items():
        asked = [int(re.match(r"Lesson (\d\d): ", each.text)[1]) for each in group]
        assert len(asked) == 3 and max(asked) < int(name[:2]) and min(asked) <= int(name[:2]) - 2
    places = [LETTERS[[option.right for option in question(*each).options].index(True)] for each in ALL]
    assert {"A", "B", "C"} <= set(places) and max(map(places.count, places)) < len(ALL) * 0.6, "no letter is a good bet"
    for each in ALL:
        assert all(text.count("`") % 2 == 0 for text in words(question(*each)))
        longest = max(question(*each).options, key=lambda option: len(option.text))
        shortest = min(len(option.text) for option in question(*each).options)
        assert not longest.right or len(longest.text) < shortest + 40, "nor is the longest option"


YES, NO, ALSO_NO = right("yes", "so it is"), wrong("no", "not so"), wrong("maybe", "nor so")


def test_a_question_that_cannot_be_asked():
    for text, options, words in (
        (" ", [YES, NO], "a question has no text"),
        ("Is it?", [YES], "'Is it?' has 1 option; a question has two to nine"),
        ("Is it?", [YES] + [wrong(str(k), "no") for k in range(9)], "has 10 options"),
        ("Is it?", [NO, ALSO_NO], "'Is it?' has 0 right options; a question has exactly one"),
        ("Is it?", [YES, right("indeed", "it is")], "has 2 right options"),
        ("Is it?", [YES, wrong("no", " ")], "the option 'no' lacks a text or an explanation"),
        ("Is it?", [YES, wrong("", "not so")], "the option '' lacks a text or an explanation"),
        ("Is it?", [YES, wrong("yes", "not so")], "has two options with the same text"),
    ):
        with pytest.raises(ValueError, match=re.escape(words)):
            Question(text, *options)


def test_answering_until_it_is_right():
    quiz = Quiz(Question("Is it?", NO, YES, ALSO_NO), Question("Was it?", YES, NO))
    for number, letters, score, solved, answers in (
        (1, "", 0, 0, ["", ""]),
        (1, "CC", 0, 0, ["C", ""]),
        (1, "BA", 0, 1, ["CB", ""]),  # a question that is answered stays as it is
        (2, "A", 1, 2, ["CB", "A"]),
    ):
        for letter in letters:
            quiz.answer(number, letter)
        assert (quiz.score, quiz.solved, quiz.answers) == (score, solved, answers)
        assert quiz.sentence == f"{solved} of 2 questions right, {score} at the first try."
    for number, letter, words in (
        (0, "A", "no question 0: they go from 1 to 2"),
        (3, "A", "no question 3"),
        (2, "C", "question 2 has no option 'C': they go from A to B"),
        (2, "AB", "no option 'AB'"),
        (2, "", "no option ''"),
    ):
        with pytest.raises(ValueError, match=words):
            quiz.answer(number, letter)
    assert quiz.answers == ["CB", "A"]


@given(st.lists(st.tuples(st.integers(0, 18), st.integers(0, 8))))
def test_any_answers(moves):
    asked = tuple(question(*each) for each in ALL)[:19]
    model = QuizModel(asked, ((),) * len(asked))
    for n, k in moves:
        options = asked[n].options
        before, model = model, model.answer(n + 1, LETTERS[k % len(options)])
        assert before.solved <= model.solved and before.score <= model.score <= model.solved
        assert sum(map(len, model.answers)) - sum(map(len, before.answers)) in (0, 1)
    for each, chosen in zip(asked, model.answers, strict=True):
        assert len(set(chosen)) == len(chosen)
        assert not any(each.options[k].right for k in chosen[:-1])
    tried = {n: {k % len(asked[n].options) for m, k in moves if m == n} for n, _ in moves}
    right_ones = [any(asked[n].options[k].right for k in options) for n, options in tried.items()]
    assert model.solved == sum(right_ones)


def test_a_quiz_by_name_or_of_ones_own_has_one_state_with_the_browser():
    own = Question("Is it?", NO, YES)
    assert lessons.quiz("ties").questions == tuple(lessons.questions_of("ties"))
    ties, memory = map(lessons.questions_of, ("ties", "02.memory"))
    assert lessons.quiz("ties", own, "02.memory").questions == (*ties, own, *memory)
    with pytest.raises(KeyError, match=r"no quiz is called 'tise'; there are valid-or-solvable, 02\.memory, .*ties"):
        lessons.quiz("tise")
    with pytest.raises(ValueError, match="a quiz needs a question"):
        Quiz()
    assert repr(own) == "Question('Is it?')"
    quiz = lessons.quiz("02.memory")
    assert quiz.get_state()["_questions"][0]["options"][1][::2] == ["5", True]
    quiz.set_state({"_answers": [[0, 1], [], [2]]})  # as the browser sends it
    assert quiz.answers == ["AB", "", "C"] and (quiz.score, quiz.solved) == (1, 2)
    quiz.answer(2, "A")
    assert quiz.get_state()["_answers"] == [[0, 1], [0], [2]]


@pytest.mark.parametrize("name", lessons.all_quizzes())
def test_what_is_stored_shows_the_questions_and_no_answers(name):
    quiz, other = lessons.quiz(name), lessons.quiz(name)
    for number, asked in enumerate(other.questions, start=1):
        other.answer(number, LETTERS[[option.right for option in asked.options].index(True)])
    data, answered = (view._repr_mimebundle_()[0] for view in (quiz, other))
    for kind in ("text/plain", "image/png"):
        assert data[kind] == answered[kind], "the stored picture and text are those of an unanswered quiz"

    def turned(asked):
        """A quiz with another right option looks the same."""
        ways = (right, wrong) if not asked.options[0].right else (wrong, right)
        made = zip([*ways, *[wrong] * len(asked.options)], asked.options, strict=False)
        return Question(asked.text, *(way(option.text, "because") for way, option in made))

    swapped = draw_quiz([turned(asked) for asked in quiz.questions])
    assert base64.b64encode(swapped.png()).decode() == data["image/png"] and swapped.text == quiz.draw().text
    for asked in quiz.questions:
        assert asked.text in swapped.text and all(option.text in swapped.text for option in asked.options)
        assert not any(option.why in json.dumps([swapped.text, repr(quiz)]) for option in asked.options)
    swapped.figure.canvas.draw()
    boxes = [text.get_window_extent() for text in swapped.figure.axes[0].texts if text.get_text().strip()]
    edge = swapped.figure.bbox
    assert all(min(box.x0, box.y0) > 0 and box.x1 < edge.x1 and box.y1 < edge.y1 for box in boxes), "it fits its page"
    for box, other in combinations(boxes, 2):
        across = min(box.x1, other.x1) - max(box.x0, other.x0)
        down = min(box.y1, other.y1) - max(box.y0, other.y0)
        assert min(across, down) < 2.5, "words may touch, and do not overlap"
