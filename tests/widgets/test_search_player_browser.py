"""SearchPlayer and SearchTree in a real JupyterLab: by mouse and by keyboard. One page for all tests."""

import pytest
from on_a_page import cell, press, wait_for_kernel
from test_javascript import at_step

from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import naive
from sudoku_teach.trace import record
from sudoku_teach.widgets.search.model import PlayerModel

pytestmark = pytest.mark.browser

SETUP = """
from IPython.display import display
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import mrv, naive
from sudoku_teach.solvers.naive import fits
from sudoku_teach.trace import record
from sudoku_teach.widgets import SearchPlayer, SearchTree
trace = record(naive.solve, puzzle("newspaper"))
player = SearchPlayer(trace)
tree = SearchTree(player)
display(player, tree)
"""
FEW = """
small = SearchPlayer(record(naive.solve, puzzle("newspaper"), limit=12))
small_tree = SearchTree(small)
display(small, small_tree)
"""
OWN = """
def mine(board):
    for row in range(9):
        for col in range(9):
            if board[row][col] == 0:
                for digit in range(1, 10):
                    if fits(board, row, col, digit):
                        write(board[row], col, digit)
                        if mine(board):
                            return True
                        board[row][col] = 0
                return False
    return True

def write(cells, col, digit):
    cells[col] = digit

own = SearchPlayer(record(mine, puzzle("gentle"), limit=200))
own
"""
ANSWER = """
def known(board):
    solved = [row[:] for row in board]
    naive.solve(solved)
    board[:] = solved

SearchPlayer(record(known, puzzle("gentle")), source=False)
"""
ASK = "quiz = SearchPlayer(trace, ask=True, source=False)\nquiz"
BIG = "SearchPlayer(record(naive.solve, puzzle('against-row-order'), limit=200_000))"
CELLS = [SETUP, FEW, ASK, OWN, ANSWER, BIG]
MAIN, SMALL, QUIZ, MINE, WROTE, HUGE = range(6)


def view(lab, cell):
    return lab.output(cell).locator(".sp").first


def text(lab, cell, part):
    return view(lab, cell).locator(part).text_content()


def button(lab, cell, name):
    return view(lab, cell).get_by_role("button", name=name)


def at(lab, cell=MAIN):
    return int(text(lab, cell, ".sp-at").split()[1].replace(",", ""))


# The page at each step, as at_step says it; of the stack, the chips that there is room for.
SCRUB = """(root, steps) => steps.map(step => {
  const input = root.querySelector('.sp-range');
  input.value = step;
  input.dispatchEvent(new Event('input'));
  const text = name => root.querySelector(name).textContent;
  const counters = [...root.querySelectorAll('.sp-counters b')].map(b => Number(b.textContent.replace(',', '')));
  const stack = [...root.querySelectorAll('.sp-chip')].map(chip => [...chip.children].map(part => part.textContent));
  const board = [...root.querySelectorAll('.st-cell .st-digit')].map(cell => cell.textContent || '0').join('');
  return {sentence: text('.sp-sentence'), sees: text('.sp-sees span'), counters, stack, board};
})"""


def go(lab, place, step):
    """By the scrubber; the kernel is told as soon as it is let go."""
    view(lab, place).evaluate(SCRUB, [step])
    view(lab, place).locator(".sp-range").dispatch_event("change")


@pytest.mark.parametrize("cell, limit", [(MAIN, None), (SMALL, 12)])
def test_the_page_shows_what_the_model_says(lab, cell, limit):
    """That both models say the same at every step, test_javascript.py holds."""
    model = PlayerModel(record(naive.solve, puzzle("newspaper"), limit=limit))
    steps = [0, 1, 6, model.last]
    for step, shown in zip(steps, view(lab, cell).evaluate(SCRUB, steps), strict=True):
        said = at_step(model, step)
        chips, stack = shown.pop("stack"), said["stack"]
        assert chips == stack[-len(chips) :] if chips else not stack
        assert shown == {name: said[name] for name in shown}


def test_mouse(lab):
    go(lab, MAIN, 100)
    button(lab, MAIN, "Back to the start").click()
    button(lab, MAIN, "One step (right").click()
    assert text(lab, MAIN, ".sp-sentence") == "r1c3 = 1"
    wait_for_kernel(lab, "(player.step, tree.step, player.sentence)", (1, 1, "r1c3 = 1"))
    button(lab, MAIN, "To the next digit that is erased").click()
    assert at(lab) == 5 and "no digit fits r1c9" in text(lab, MAIN, ".sp-sees")
    assert view(lab, MAIN).locator(".st-grid .st-dead").count() >= 1
    button(lab, MAIN, "To the next point deeper").click()
    assert at(lab) > 5
    button(lab, MAIN, "One step back").click()
    button(lab, MAIN, "To the end").click()
    assert at(lab) == 8365 and text(lab, MAIN, ".sp-sentence").endswith("solved")
    assert button(lab, MAIN, "One step (right").is_disabled()
    box = view(lab, MAIN).locator(".sp-range").bounding_box()
    lab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    assert abs(at(lab) - 8365 / 2) < 60
    wait_for_kernel(lab, "player.step", at(lab))
    view(lab, MAIN).get_by_label("show candidates").check()
    assert view(lab, MAIN).locator(".st-pencil span").count() > 20
    wait_for_kernel(lab, "player.candidates", True)
    view(lab, MAIN).get_by_label("show candidates").uncheck()


def test_keyboard(lab):
    button(lab, MAIN, "Back to the start").click()  # which switches it off, and the keys stay in the view
    for keys, step in ((["ArrowRight"] * 2, 2), (["ArrowLeft"], 1), (["d"], 5), (["End"], 8365), (["ArrowLeft"], 8364)):
        press(lab, *keys)
        assert at(lab) == step
    press(lab, "Home", "d", "m")
    assert 5 < at(lab) < 8365
    slider = view(lab, MAIN).locator(".sp-range")
    slider.focus()
    press(lab, "Home")
    assert at(lab) == 0
    press(lab, "ArrowRight", "PageUp")
    assert at(lab) > 300
    assert slider.get_attribute("aria-valuetext").startswith(f"step {at(lab):,} of 8,365, depth ")
    wait_for_kernel(lab, "player.step", at(lab))
    for shown in ("pause", "play"):
        press(lab, "Space")
        assert text(lab, MAIN, ".sp-primary") == shown
    # On the board they step, too.
    go(lab, MAIN, 3)
    view(lab, MAIN).locator(".st-cell").nth(40).click()
    press(lab, "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
    assert at(lab) == 4
    assert lab.page.evaluate("document.activeElement.ariaLabel").startswith("row 5, column 5, ")
    for key, step in (("d", 5), ("Home", 0)):
        press(lab, key)
        assert at(lab) == step
    assert text(lab, MAIN, ".sp-help").endswith("M next deepest point.")
    assert "arrows, Home and End on the board choose a cell" in text(lab, QUIZ, ".sp-help")


@pytest.mark.parametrize("step", [0, 5000])
def test_it_outlives_being_hidden_and_hardly_any_room(lab, step):
    """JupyterLab gives a view behind another tab no size at all; nothing that it measures then may hold it up."""
    go(lab, MAIN, step)
    seen = view(lab, MAIN).inner_text()
    notebook = lab.ask("panel.content.activeCellIndex = 0; return panel.id")
    lab.ask("await app.commands.execute('launcher:create')")  # what it returns is too large to be sent
    assert not view(lab, MAIN).is_visible()
    lab.ask("panel.dispose(); app.shell.activateById(arg)", notebook)
    view(lab, MAIN).wait_for()
    assert view(lab, MAIN).inner_text() == seen
    for style in ("display: none", "width: 0", "width: 40px", "font-size: 0"):
        view(lab, MAIN).evaluate("(root, style) => (root.style = style)", style)
        lab.page.wait_for_timeout(100)  # for the browser to lay it out, and the view to measure itself
        go(lab, MAIN, step + 1)
        assert at(lab) == step + 1
        view(lab, MAIN).evaluate("root => root.removeAttribute('style')")
        lab.page.wait_for_timeout(100)
        go(lab, MAIN, step)
        assert view(lab, MAIN).inner_text() == seen, style


# Which lines the pane shows whole, and whether the lit one and its neighbours are among them.
WHOLE = """root => {
  const pane = root.querySelector('.sp-code');
  const top = pane.getBoundingClientRect().top, bottom = top + pane.clientHeight;
  const lines = [...pane.querySelectorAll('.sp-line')].map(line => {
    const box = line.getBoundingClientRect();
    const whole = box.top > top - 1 && box.bottom < bottom + 1; // it scrolls by whole pixels
    return {lit: line.matches('.sp-lit'), whole, out: box.bottom < top + 1 || box.top > bottom - 1};
  });
  const lit = lines.findIndex(line => line.lit);
  return {
    whole: lines.filter(line => line.whole).length,
    cut: lines.filter(line => !line.whole && !line.out).length,
    around: lines.slice(Math.max(0, lit - 1), lit + 2).every(line => line.whole),
    wide: pane.scrollWidth > pane.clientWidth,
  };
}"""


def test_the_code_is_seen_whole(lab):
    for step in (1, 3597, 5, 8365):
        go(lab, MAIN, step)
        assert view(lab, MAIN).evaluate(WHOLE) == {"whole": 12, "cut": 0, "around": True, "wide": False}
    assert '"""' not in text(lab, MAIN, ".sp-code")
    first = naive.search.__code__.co_firstlineno
    numbers = [str(number) for number in (first, *range(first + 2, first + 13))]
    assert view(lab, MAIN).locator(".sp-number").all_inner_texts() == numbers


# Plays from the start by a clock of its own, a frame every so many milliseconds, whatever the machine is at. Answers
# with the step of every frame, and counts what the kernel was sent: while it played, and until it rested.
PLAY = """
const root = panel.content.widgets.find(cell => cell.node.querySelector('.sp')).node.querySelector('.sp');
const kernel = panel.sessionContext.session.kernel;
const step = () => Number(root.querySelector('.sp-at').textContent.split(' ')[1].replaceAll(',', ''));
const press = name => root.querySelector(name).click();
const speed = root.querySelector('.sp-speed');
speed.value = arg.pace;
speed.dispatchEvent(new Event('input'));
press('[title^="Back to the start"]');
await new Promise(done => setTimeout(done, 500));

let [sent, sentWhilePlaying, now, calls] = [0, 0, performance.now(), []];
const heard = (_, {direction}) => { sent += direction === 'send'; };
const seen = [];
const real = [window.requestAnimationFrame, performance.now];
kernel.anyMessage.connect(heard);
[window.requestAnimationFrame, performance.now] = [call => calls.push(call), () => now];
try {
  press('.sp-primary');
  while (seen.length < arg.frames && step() < 8365) {
    sentWhilePlaying = sent;
    now += arg.ms;
    for (const call of calls.splice(0)) call(now);
    seen.push(step());
    await new Promise(done => setTimeout(done));
  }
  if (step() < 8365) press('.sp-primary');
} finally {
  [window.requestAnimationFrame, performance.now] = real;
}
while (!sent) await new Promise(done => setTimeout(done, 10));
kernel.anyMessage.disconnect(heard);
return {seen, sentWhilePlaying, pace: root.querySelector('.sp-pace').textContent};
"""


def test_playing_shows_every_step_and_tells_the_kernel_nothing_until_it_rests(lab):
    played = lab.ask(PLAY, {"pace": 46, "ms": 20, "frames": 150})
    assert played == {"seen": list(range(1, 151)), "sentWhilePlaying": 0, "pace": "50 steps/s"}
    wait_for_kernel(lab, "player.step", 150)
    # Where frames are late, the clock holds to half a second.
    played = lab.ask(PLAY, {"pace": 46, "ms": 400, "frames": 20})
    due = [20 * frame + 1 for frame in range(1, 21)]
    assert all(0 <= late - step <= 25 for late, step in zip(due, played["seen"], strict=True))
    # It plays to the end, or a cell moves it, and the tree with it.
    played = lab.ask(PLAY, {"pace": 100, "ms": 20, "frames": 1000})
    assert played["seen"] == [*range(100, 8365, 100), 8365] and played["sentWhilePlaying"] == 0
    words = lab.output(MAIN).locator(".st-words")
    assert words.text_content().startswith("step 8,365 of 8,365: 4,208 nodes so far")
    wait_for_kernel(lab, "(player.step, tree.step)", (8365, 8365))
    lab.kernel("setattr(player, 'step', 3597)")
    lab.page.wait_for_function("() => document.querySelector('.sp-at').textContent === 'step 3,597 of 8,365'")
    assert words.text_content().startswith("step 3,597 of 8,365: 1,809 nodes")
    assert "board[row][col] = 0" in text(lab, MAIN, ".sp-lit")
    lab.kernel("player.reset()")
    lab.page.wait_for_function("() => document.querySelector('.sp-at').textContent === 'step 0 of 8,365'")


def test_a_small_tree_grows_and_leads_back(lab):
    go(lab, SMALL, 12)
    tree = lab.output(SMALL).locator(".st-tree")
    assert tree.get_attribute("aria-label").startswith("search tree, step 12 of 12: ")
    assert tree.locator(".st-node-dead").count() >= 1
    assert tree.locator(".st-node-standing text").first.inner_html()
    go(lab, SMALL, 0)
    assert tree.locator(".st-node-hidden").count() == tree.locator(".st-node").count() - 1
    go(lab, SMALL, 12)
    tree.focus()
    press(lab, "ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft")
    words = lab.output(SMALL).locator(".st-words")
    assert "placed at step" in words.text_content()
    press(lab, "Enter")
    step = at(lab, SMALL)
    assert 0 < step < 12 and f"placed at step {step}," in words.text_content()
    wait_for_kernel(lab, "(small.step, small_tree.step)", (step, step))
    press(lab, "Escape")
    assert words.text_content().startswith(f"step {step} of 12")
    tree.locator(".st-node").nth(1).click()
    assert text(lab, SMALL, ".sp-sentence") == "r1c3 = 1"
    assert "cut by its limit after 12 steps" in text(lab, SMALL, ".sp-note")


def test_the_readers_own_function_and_its_helper_are_shown(lab):
    button(lab, MINE, "One step (right").click()
    assert text(lab, MINE, ".sp-function") == "write, this notebook"
    assert "cells[col] = digit" in text(lab, MINE, ".sp-lit")
    lab.kernel("setattr(own, 'step', next(k for k in range(200) if not own.trace.steps[k].placed) + 1)")
    view(lab, MINE).locator(".sp-function", has_text="mine, this notebook").wait_for()
    assert "board[row][col] = 0" in text(lab, MINE, ".sp-lit")
    assert "cut by its limit after 200 steps" in text(lab, MINE, ".sp-note")
    # An answer is not sold as a search.
    assert "there is no search to show" in text(lab, WROTE, ".sp-note")
    assert not view(lab, WROTE).locator(".sp-source").is_visible()
    button(lab, WROTE, "To the end").click()
    assert text(lab, WROTE, ".sp-sentence").endswith("solved")


def test_ask_mode(lab):
    quiz = view(lab, QUIZ)
    assert "Click the cell that changes next" in text(lab, QUIZ, ".sp-asks")
    assert button(lab, QUIZ, "A digit goes in").is_disabled()
    button(lab, QUIZ, "To the end").click()
    assert at(lab, QUIZ) == 0 and "Answer first, or skip." in text(lab, QUIZ, ".sp-asks")
    quiz.evaluate(SCRUB, [5000])
    assert at(lab, QUIZ) == 0
    quiz.locator(".st-cell").nth(2).click()
    button(lab, QUIZ, "A digit goes in").click()
    assert text(lab, QUIZ, ".sp-verdict") == "Right. r1c3 = 1. It is the first blank in reading order."
    assert text(lab, QUIZ, ".sp-score") == "score 1 of 1"
    cell(quiz, 8, 8).click()
    button(lab, QUIZ, "A digit comes out").click()
    assert text(lab, QUIZ, ".sp-verdict").startswith("Not this time. r1c4 = 2.")
    wait_for_kernel(lab, "(quiz.step, quiz.score)", (2, [1, 2]))
    button(lab, QUIZ, "to the next question").click()
    assert at(lab, QUIZ) == 5
    # And by keyboard.
    cell(view(lab, QUIZ), 0, 6).focus()  # r1c7 is the last digit placed; one to the right is r1c8
    press(lab, "ArrowRight")
    assert text(lab, QUIZ, ".sp-asks").startswith("r1c8 changes:")
    press(lab, "o")
    assert text(lab, QUIZ, ".sp-verdict").startswith("Right. r1c8: 9 erased; nothing was placed after it.")
    assert at(lab, QUIZ) == 6
    press(lab, "s")
    assert text(lab, QUIZ, ".sp-verdict").startswith("Skipped. r1c7: 8 erased")
    wait_for_kernel(lab, "quiz.score", [2, 3])
    lab.kernel("setattr(quiz, 'source', True)")
    view(lab, QUIZ).locator(".sp-lit").wait_for()
    for _ in range(2):
        seen = view(lab, QUIZ).evaluate(WHOLE)
        assert (seen["whole"], seen["cut"], seen["around"]) == (6, 0, True)
        press(lab, "ArrowLeft")
    press(lab, "End")
    lab.kernel("setattr(quiz, 'source', False)")
    view(lab, QUIZ).locator(".sp-lit").wait_for(state="hidden")
    press(lab, "Space")
    lab.page.wait_for_timeout(300)
    assert at(lab, QUIZ) == 7 and text(lab, QUIZ, ".sp-primary") == "play", "it stops at the next question"


def test_200_000_steps_are_scrubbed(lab):
    steps = [k * 104_729 % 200_000 for k in range(40)]
    for step, shown in zip(steps, view(lab, HUGE).evaluate(SCRUB, steps), strict=True):
        placements, undos, depth, blanks_left = shown["counters"]
        assert placements + undos == step and placements - undos == depth
        assert blanks_left == shown["board"].count("0")
