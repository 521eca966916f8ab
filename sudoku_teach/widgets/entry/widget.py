"""PuzzleEntry: the reader's own board, typed, pasted, or set cell by cell."""

from contextlib import suppress

import traitlets

from sudoku_teach.board import Board, PuzzleFormatError, conflicts, many, to_rows
from sudoku_teach.puzzles import PUZZLES
from sudoku_teach.reading import parse
from sudoku_teach.widgets.shared.view import BoardTrait, View, script, style

EXAMPLES = ("newspaper", "hard", "seventeen", "clashing-givens")
_MOST = 10_000  # characters; what is longer was pasted by mistake
_EMPTY = [[0] * 9 for _ in range(9)]


class PuzzleEntry(View):
    """Type or paste a board in any shape that `parse` reads, or edit it cell by cell.

        entry = PuzzleEntry(puzzle("newspaper"))
        entry

    Then `race = SolverRace(entry.board)` and `traitlets.dlink((entry, "board"), (race, "board"))` make
    another view follow. Text that cannot be read leaves the board unchanged, and the place is marked; digits
    that clash are all marked and named. In a later cell, `entry.text = "…"` and `entry.board = …` do what
    typing does; `entry.valid` and `entry.sentence` can be asserted. In a lecture, `PuzzleEntry(large=True)`:
    paste a puzzle that a student has brought.

    text   what is in the box
    board  the last board that could be read, 9 rows of 9 ints; blank text is a board of blanks

    Raise PuzzleFormatError if a board was given, not text, and it cannot be read.
    """

    _esm = script("entry/widget.js")
    _css = style("shared/board.css", "entry/widget.css")

    text = traitlets.Unicode("").tag(sync=True)
    board = BoardTrait(_EMPTY).tag(sync=True)
    _read = traitlets.Dict().tag(sync=True)  # the text that was read last, and what was wrong with it where
    _examples = traitlets.List([[name, PUZZLES[name].line] for name in EXAMPLES]).tag(sync=True)

    def __init__(self, text_or_board: object = "", large: bool = False):
        given = {"text": text_or_board} if isinstance(text_or_board, str) else {"board": parse(text_or_board)}
        super().__init__(**given, _read={"text": "", "message": ""}, large=large)

    @property
    def valid(self) -> bool:
        """Whether the text can be read and nothing clashes. Whether the board can be solved is another question."""
        return not self._read["message"] and not conflicts(self.board)

    @property
    def sentence(self) -> str:
        """The line under the text."""
        if self._read["message"]:
            return f"Cannot be read: {self._read['message']}. The board is unchanged."
        clashes = conflicts(self.board)
        if clashes:
            return f"{many(len(clashes), 'clash', 'es')}: {'; '.join(map(str, clashes))}."
        if self._givens == 0:
            return "No digits yet: type or paste a board, or choose a cell and press a digit."
        if self._givens == 81:
            return "81 digits, and nothing clashes: a solved board."
        return f"{many(self._givens, 'given')}, {many(81 - self._givens, 'blank')}; nothing clashes."

    def __repr__(self) -> str:
        clashes = many(len(conflicts(self.board)), "clash", "es")
        state = "text cannot be read" if self._read["message"] else "valid" if self.valid else clashes
        return f"PuzzleEntry({many(self._givens, 'given')}, {many(81 - self._givens, 'blank')}; {state})"

    @property
    def _givens(self) -> int:
        return sum(digit > 0 for row in self.board for digit in row)

    def draw(self):
        from sudoku_teach.pictures import draw_board

        return draw_board(self.board)

    @traitlets.validate("text")
    def _one_kind_of_newline(self, proposal: traitlets.Bunch) -> str:  # as the browser's text box keeps them
        return proposal["value"].replace("\r\n", "\n").replace("\r", "\n")

    @traitlets.observe("text")
    def _read_text(self, change: traitlets.Bunch) -> None:
        read = {"text": self.text, "message": ""}
        try:
            board = _board_in(self.text)
        except PuzzleFormatError as error:
            self._read = {**read, "message": str(error), "line": error.line, "column": error.column}
            return
        with self.hold_sync():
            self._read, self.board = read, board

    @traitlets.observe("board")
    def _write_text(self, change: traitlets.Bunch) -> None:
        with suppress(PuzzleFormatError):
            if _board_in(self.text) == self.board:
                return
        self.text = to_rows(self.board, ".")


def _board_in(text: str) -> Board:
    if len(text) > _MOST:
        raise PuzzleFormatError(f"{len(text):,} characters are too many for one board")
    return parse(text) if text.strip() else _EMPTY
