"""A player at one step: the board, the counters, the sentence, the depth over time; and a large tree by depth."""

import math
import textwrap
from collections import Counter

from sudoku_teach import palette
from sudoku_teach.board import CELLS, cell_name, many
from sudoku_teach.pictures.board import CELL, LEFT, SIDE, draw_digit, draw_grid, draw_mark
from sudoku_teach.pictures.page import Page, Picture
from sudoku_teach.pictures.tree import MOST_NODES, draw_tree
from sudoku_teach.widgets.search.model import PlayerModel, Standing

_MOST_STEPS = 10_000  # working out the dead blanks of more takes longer than a page should wait


def draw_player(model: PlayerModel, step: int, text: str) -> Picture:
    """Draw what SearchPlayer shows at a step. `text` is the line that says the same."""
    page = Page(820, 620 + 24 * len(model.notes))
    for line, note in enumerate(model.notes):
        page.text(16, 24 + 24 * line, note, 14, ha="left")
    top = 40 + 24 * len(model.notes)
    _draw_board(page, top, model, step)
    left = 520
    counters = [("placements", model.placements), ("undos", model.undos), ("depth", model.depth)]
    for k, (name, counter) in enumerate([*counters, ("blanks left", model.blanks_left)]):
        x, y = left + k % 2 * 140, top + 12 + k // 2 * 62
        page.text(x, y, name, 13, ha="left")
        page.text(x, y + 25, f"{counter(step):,}", 22, bold=True, ha="left")
    y = top + 152
    for words, bold in ((model.sentence(step), True), (f"The view sees: {model.sees(step)}", False)):
        for part in textwrap.wrap(words, 30 if bold else 38):
            page.text(left, y, part, 16 if bold else 13, bold=bold, ha="left")
            y += 23
        y += 8
    if step:
        _draw_stack(page, left, y + 8, model.stack(step))
    _draw_curve(page, top + SIDE + 28, model, step)
    return Picture(page.figure, text)


def _draw_stack(page: Page, left: float, y: float, stack: list[Standing]) -> None:
    page.text(left, y, f"{many(len(stack), 'digit')} still on the board; the last:", 13, ha="left")
    for row, col, digit, rest in stack[:-5:-1]:
        y += 24
        page.text(left, y, f"{cell_name(row, col)} = {digit}", 14, mono=True, ha="left")
        if rest:
            page.text(left + 90, y, f"still to try: {' '.join(map(str, rest))}", 13, ha="left")


def _draw_board(page: Page, top: float, model: PlayerModel, step: int) -> None:
    board = model.board(step)
    draw_grid(page, top)
    for row, col in CELLS:
        if board[row][col]:
            draw_digit(page, top, board, model.trace.start, row, col)
    for row, col in model.dead_cells(step):
        draw_mark(page, LEFT + col * CELL, top + row * CELL, "dead end")
    if step:
        change = model.trace.steps[step - 1]
        x, y = LEFT + change.col * CELL, top + change.row * CELL
        if change.placed:
            draw_mark(page, x, y, "trying")
        else:
            side = CELL - 6
            page.box(x + 3, y + 3, side, side, "none", palette.TRYING_EDGE, 3, linestyle=(0, (3, 2)), zorder=5)


def _draw_curve(page: Page, y: float, model: PlayerModel, step: int) -> None:
    left, wide, high = LEFT, page.width - LEFT - 22, 74
    last, deepest = model.last, max(1, model.trace.max_depth)
    page.text(left, y, "depth of the search over time", 13, ha="left")
    page.text(left + wide, y, f"step {step:,} of {last:,}", 13, bold=True, ha="right")
    base = y + 14 + high
    parts = min(last + 1, 400)
    ranges = model.depth_ranges(parts)
    xs = [left + wide * (part + 0.5) / parts for part in range(parts)]
    least, most = ([base - high * depth / deepest for depth in depths] for depths in zip(*ranges, strict=True))
    page.axes.fill_between(xs, base, most, color=palette.ROW, alpha=0.22, linewidth=0, zorder=2)
    page.axes.fill_between(xs, least, most, color=palette.ROW, alpha=0.8, linewidth=0.6, zorder=3)
    episodes = model.episodes if last <= _MOST_STEPS else []
    if episodes:
        one = wide / (last + 1)
        times = [(each.died, last if each.ended is None else each.ended) for each in episodes]
        spans = [(left + one * died, one * (ended - died)) for died, ended in times]
        page.axes.broken_barh(spans, (base + 3, 8), facecolor=palette.DEAD_END, alpha=0.6, linewidth=0, zorder=2)
        page.box(left, base + 21, 14, 10, palette.DEAD_END, alpha=0.6)
        words = f"some blank had no candidate ({many(len(episodes), 'time')}, worked out by the view)"
        page.text(left + 21, base + 26, words, 13, ha="left")
    page.box(left, base - high - 2, wide, high + 14, "none", palette.GROUND)
    x = left + wide * (step + 0.5) / (last + 1)
    page.line([x, x], [base - high - 2, base + 12], palette.GROUND, 2, zorder=5)


def draw_tree_at(model: PlayerModel, step: int, text: str) -> Picture:
    """Draw what SearchTree shows at a step. `text` is the line that says the same."""
    if 0 < model.placements(step) <= MOST_NODES:
        picture = draw_tree(model.nodes(step), solved_path=step in model.solved_steps)
        return Picture(picture.figure, text)
    return _draw_bands(model, step, text)


def _draw_bands(model: PlayerModel, step: int, text: str) -> Picture:
    """Draw a tree that is too large for nodes: how many digits were placed at every depth up to the step."""
    levels = model.levels(step)
    deepest = max(levels.made, default=1)
    fold = math.ceil(deepest / 13)  # so that there are at most 13 bands
    bands = math.ceil(deepest / fold)
    made, stand = Counter[int](), Counter[int]()
    for depth, n in levels.made.items():
        made[(depth - 1) // fold] += n
        stand[(depth - 1) // fold] += levels.standing[depth]
    page = Page(760, 64 + 18 * bands)
    page.text(84, 28, "depth", 13, ha="right")
    page.text(98, 28, f"digits placed in {many(step, 'step')}; blue: some are still on the board", 13, ha="left")
    for band in range(bands):
        y = 50 + 18 * band
        first, last = fold * band + 1, min(fold * (band + 1), deepest)
        page.text(84, y, str(last) if last == first else f"{first}–{last}", 13, ha="right")
        wide = 560 * made[band] / max(made.values(), default=1)
        page.box(98, y - 6, wide, 12, palette.GROUND, alpha=0.6)
        if stand[band]:
            page.box(98 + wide, y - 7, 6, 14, palette.ROW)
        page.text(112 + wide, y, f"{made[band]:,}", 13, ha="left")
    return Picture(page.figure, text)
