"""LineOrder: shuffled lines of a program, to be put in order and indented."""

import textwrap
from collections.abc import Iterable

import traitlets

from sudoku_teach.board import many
from sudoku_teach.widgets.line_order.model import LineOrderModel, shuffled
from sudoku_teach.widgets.shared.view import View, script, style


class LineOrder(View):
    """Put the lines of a program in order, and leave out those that do not belong.

        order = LineOrder(lines, distractors)
        order

    lines        the program, as a text or as lines; their order and indentation are forgotten here
    distractors  lines that look as if they belonged

    A click on a line, or Enter, appends it; arrows and buttons move it, indent it, and take it back. In a later
    cell `order.program` is the source as it is, to be run and checked; `order.put(program)` does what the
    learner does. Whether a program is right is not known here. The picture that is stored in a notebook shows
    the lines unsorted. In a lecture, with `large=True`, let the room dictate.

    Raise ValueError if there are no lines, or if a program is put that cannot be made of them: nothing changes then.
    """

    _esm = script("line_order/widget.js")
    _css = style("shared/board.css", "line_order/widget.css")

    _lines = traitlets.List(traitlets.Unicode()).tag(sync=True)
    _placed = traitlets.List(traitlets.List(traitlets.Int())).tag(sync=True)  # [[line, indent], …] from the top

    def __init__(self, lines: str | Iterable[str], distractors: str | Iterable[str] = (), large: bool = False):
        super().__init__(_lines=list(shuffled(lines, distractors)), large=large)

    @property
    def model(self) -> LineOrderModel:
        """The state as a value of its own; see sudoku_teach.widgets.line_order.model."""
        return LineOrderModel(tuple(self._lines), tuple((line, indent) for line, indent in self._placed))

    @property
    def program(self) -> str:
        """The program's source as it is now, a line break after each line; empty at first."""
        return self.model.program

    def put(self, program: str | Iterable[str]) -> None:
        """Put this program, a text or lines, instead of what was there. Raise ValueError as said above."""
        self._placed = [list(each) for each in self.model.put(program).placed]

    def __repr__(self) -> str:
        start = textwrap.shorten("; ".join(self._lines), 70, placeholder=" …")
        return f"LineOrder({many(len(self._lines), 'line')}: {start})"

    def draw(self):
        from sudoku_teach.widgets.line_order.still import draw_lines

        return draw_lines(self._lines)
