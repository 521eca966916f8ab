"""A search tree small enough to read: boxes with labels up to 60 nodes, dots up to 400."""

import math
from collections.abc import Iterable, Iterator

from sudoku_teach import palette
from sudoku_teach.board import cell_name, many
from sudoku_teach.pictures.page import Page, Picture, text_width
from sudoku_teach.trace import Node

MOST_NODES = 400
_WIDE, _HIGH = 52, 42  # a node with its label
_APART, _BELOW = 10, 24  # the gaps beside it and under it

_LOOKS = {  # fill, edge, text, width of the edge
    "path": ("#E3F3EC", palette.BOX, palette.INK, 2.8),
    "standing": ("#E6F1F8", palette.ROW, palette.INK, 1.8),
    "dead": ("#FBEBE1", palette.DEAD_END, "#8F3F00", 1.8),
    "undone": ("#EEF1F4", palette.GROUND, palette.MUTED, 1.2),
    "start": (palette.MUTED, palette.MUTED, "white", 1.0),
}
_STAYED = ("path", "standing")
_NAMES = {"path": "the solution", "standing": "still on the board", "dead": "dead end", "undone": "undone"}


def draw_tree(nodes: Iterable[Node], *, title: str | None = None, solved_path: bool = True) -> Picture:
    """Draw a search tree, "start" at its top, children from left to right in the order they were tried.

    nodes        as in `trace.tree`: each has parent (-1: the root), row, col, digit, depth and undone
    solved_path  nodes that stayed are the way to the solution: bold, with a check mark. False: the search
                 was cut before it had one, and they are only what was on the board then

    Up to 60 nodes carry labels; in a deep tree a run without branches is folded into one box. More are dots.
    Raise ValueError if there are over 400 nodes, or none.
    """
    tree = _Tree(list(nodes), solved_path)
    page = _labelled(tree, title) if len(tree.nodes) <= 60 else _dotted(tree, title)
    _draw_legend(page, tree)
    return Picture(page.figure, tree.text())


class _Tree:
    """Nodes by their indexes, -1 for the start, with the children and the state of each: a name of `_LOOKS`."""

    def __init__(self, nodes: list[Node], solved_path: bool):
        if not nodes:
            raise ValueError("a tree needs at least one node; this search placed nothing")
        if len(nodes) > MOST_NODES:
            found = f"this tree has {len(nodes):,} nodes, too many to read (at most {MOST_NODES})"
            raise ValueError(f"{found}: pass a smaller search, or one recorded with a limit")
        self.nodes = nodes
        self.depth = max(node.depth for node in nodes)
        self.children: dict[int, list[int]] = {index: [] for index in range(-1, len(nodes))}
        for index, node in enumerate(nodes):
            self.children[node.parent].append(index)
        self.stayed = "path" if solved_path else "standing"
        self.state = {-1: "start"}
        for index, node in enumerate(nodes):
            gone = "undone" if self.children[index] else "dead"
            self.state[index] = self.stayed if node.undone is None else gone
        self.legend = [name for name in _NAMES if name in self.state.values()]
        self.legend_width = sum(44 + text_width(_NAMES[name], 13) for name in self.legend)

    def text(self) -> str:
        stayed = [node for node in self.nodes if node.undone is None]
        dead = list(self.state.values()).count("dead")
        text = f"tree: {many(len(self.nodes), 'node')} under start, depth {self.depth}, {many(dead, 'dead end')}; "
        if not stayed:
            return text + "nothing stayed"
        where = "on the way to the solution" if self.stayed == "path" else "still on the board"
        text += f"{many(len(stayed), 'node')} {where}"
        if len(stayed) <= 9:
            text += ": " + ", ".join(f"{cell_name(node.row, node.col)} = {node.digit}" for node in stayed)
        return text


class _Block:
    """Nodes drawn as one box: mostly one node; in deep trees also a run of nodes with one child each."""

    def __init__(self, first: int, tree: _Tree):
        self.run, self.state = [first], tree.state[first]
        below = tree.children[first]
        while tree.depth > 10 and len(below) == 1 and tree.state[below[0]] == self.state:
            self.run.append(below[0])
            below = tree.children[below[0]]
        self.columns = min(6, len(self.run))
        self.wide, self.high = self.columns * _WIDE, math.ceil(len(self.run) / self.columns) * _HIGH
        self.below = [_Block(child, tree) for child in below]
        self.span: float = max(self.wide + _APART, sum(block.span for block in self.below))
        self.top = self.middle = 0.0  # set by `place`

    def place(self, left: float, top: float) -> None:
        """Put this block and all under it into the strip that begins at `left` and is `span` wide."""
        self.top = top
        at = left + (self.span - sum(block.span for block in self.below)) / 2
        for block in self.below:
            block.place(at, top + self.high + _BELOW)
            at += block.span
        middle = (self.below[0].middle + self.below[-1].middle) / 2 if self.below else left + self.span / 2
        reach = (self.wide + _APART) / 2  # stay inside the strip
        self.middle = min(max(middle, left + reach), left + self.span - reach)

    def all(self) -> Iterator["_Block"]:
        yield self
        for block in self.below:
            yield from block.all()


def _labelled(tree: _Tree, title: str | None) -> Page:
    root = _Block(-1, tree)
    root.place(0, 0)
    height = max(block.top + block.high for block in root.all())
    page = Page(max(root.span + 24, tree.legend_width + 32), height + 62, title)
    root.place((page.width - root.span) / 2, page.top)
    for block in root.all():
        for child in block.below:
            _edge(page, block, child)
        _draw_block(page, tree, block)
    return page


def _edge(page: Page, block: _Block, child: _Block) -> None:
    strong = child.state in _STAYED
    colour, line, order = (_LOOKS[child.state][1], 2.6, 1.6) if strong else (palette.GROUND, 1.3, 1.5)
    foot = block.top + block.high
    bend = (foot + child.top) / 2
    xs, ys = [block.middle] * 2 + [child.middle] * 2, [foot, bend, bend, child.top]
    page.line(xs, ys, colour, line, zorder=order)


def _draw_block(page: Page, tree: _Tree, block: _Block) -> None:
    fill, edge, ink, line = _LOOKS[block.state]
    x, y = block.middle - block.wide / 2, block.top
    page.box(x, y, block.wide, block.high, fill, edge, line, radius=7, gid=f"block {block.state}")
    for k, index in enumerate(block.run):
        middle, upper = x + (k % block.columns + 0.5) * _WIDE, y + k // block.columns * _HIGH
        if index == -1:
            page.text(middle, upper + _HIGH / 2, "start", 14, ink, bold=True)
            continue
        if k % block.columns:
            page.line([middle - _WIDE / 2] * 2, [upper + 8, upper + _HIGH - 8], edge, 0.8, alpha=0.5)
        node, gid = tree.nodes[index], f"node {index}"
        page.text(middle, upper + 12, cell_name(node.row, node.col), 12, ink, gid=gid)
        page.text(middle, upper + 29, f"= {node.digit}", 15, ink, bold=block.state == "path", gid=gid)
    x, y = x + block.wide - 2, y + block.high - 2
    last = block.state == "path" and not any(child.state == "path" for child in block.below)
    if last or block.state == "dead":
        page.circle(x, y, 8.5, palette.PAPER, zorder=5, gid=f"badge {block.state}")
        (page.check if last else page.cross)(x, y, 5.5 if last else 4.5, line=2.8, zorder=5.5)


def _dotted(tree: _Tree, title: str | None) -> Page:
    """Draw one level of the search to a line; a node is over the middle of its children."""
    children = tree.children
    place: dict[int, float] = {}
    leaves = free = sum(not below for below in children.values())
    for index in reversed(children):  # children before parents, the last leaf first
        if children[index]:
            place[index] = (place[children[index][0]] + place[children[index][-1]]) / 2
        else:
            free -= 1
            place[index] = free
    across, down = min(18, max(7, 860 / leaves)), min(26, max(12, 640 / tree.depth))
    r = min(5.5, across * 0.36, down * 0.36)
    page = Page(max(leaves * across + 84, tree.legend_width + 32, 300), (tree.depth + 1) * down + 56, title)
    left = 64 + (page.width - 84 - leaves * across) / 2

    def spot(index: int) -> tuple[float, float]:
        level = tree.nodes[index].depth if index >= 0 else 0
        return left + (place[index] + 0.5) * across, page.top + 10 + level * down

    page.text(14, page.top + 10, "depth", 12, ha="left")
    for level in range(5, tree.depth + 1, 5):
        y = page.top + 10 + level * down
        page.line([54, page.width - 14], [y, y], palette.GROUND, 1, zorder=1, alpha=0.25)
        page.text(46, y, str(level), 12, ha="right")
    for index, node in enumerate(tree.nodes):
        state, gid = tree.state[index], f"node {index}"
        strong, colour = state in _STAYED, _LOOKS[state][1]
        (x0, y0), (x, y) = spot(node.parent), spot(index)
        page.line([x0, x], [y0, y], colour if strong else palette.GROUND, 3 if strong else 1, zorder=2)
        if state == "dead":
            page.cross(x, y, r * 0.75, line=1.6, gid=gid)
        else:
            page.circle(x, y, r if strong else r * 0.7, colour, zorder=3, gid=gid)
        if state == "path" and not children[index]:
            page.check(x, y + 11, 6)
    x, y = spot(-1)
    page.circle(x, y, r * 1.2, palette.GROUND)
    page.text(x + r + 7, y, "start", 13, bold=True, ha="left")
    return page


def _draw_legend(page: Page, tree: _Tree) -> None:
    x, y = (page.width - tree.legend_width) / 2 + 8, page.height - 20
    for name in tree.legend:
        fill, edge, _, line = _LOOKS[name]
        page.box(x, y - 7, 16, 14, fill, edge, line, radius=3)
        if name == "path":
            page.check(x + 8, y, 4.5, line=2.2)
        elif name == "dead":
            page.cross(x + 8, y, 3.5, line=2)
        page.text(x + 23, y, _NAMES[name], 13, ha="left")
        x += 44 + text_width(_NAMES[name], 13)
