"""What all browser views share: their script, their style, one line of text, a still picture, and traits of boards."""

import operator
import re
import reprlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from sudoku_teach.board import Board, Cell, PuzzleFormatError
from sudoku_teach.reading import parse

if TYPE_CHECKING:
    from sudoku_teach.pictures.page import Picture  # only a picture needs matplotlib

_VIEWS = Path(__file__).parents[1]
_IMPORT = re.compile(r'^import \{[^}]*\} from "(\.[^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def script(name: str) -> str:
    """Return a view's ES module and all that it imports as one module, which is what anywidget takes.

    `name`: its file under widgets/, such as "quiz/widget.js". What a module imports is put before it, once, and the
    words `import` and `export` go, so no two modules of a view may define the same name at their top. A test loads each
    bundle.
    """
    parts: dict[Path, str] = {}

    def add(path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        for other in _IMPORT.findall(text):
            if (path.parent / other).resolve() not in parts:
                add((path.parent / other).resolve())
        parts[path] = _EXPORT.sub("", _IMPORT.sub("", text))

    add((_VIEWS / name).resolve())
    return "\n".join(parts.values())


def style(*names: str) -> str:
    """Return these style sheets, files under widgets/, as one text."""
    return "\n".join((_VIEWS / name).read_text(encoding="utf-8") for name in names)


class View(anywidget.AnyWidget):
    """A view that lives in the browser. `large` suits a projector.

    Its repr is one line that says what it shows, for the same content always the same.
    """

    large = traitlets.Bool(False).tag(sync=True)

    def draw(self) -> "Picture":
        """Return the same content as a Picture, for a page without a kernel."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, object], dict[str, object]]:
        """Return the live view, the line of text and, where matplotlib can be imported, the picture."""
        live, _ = super()._repr_mimebundle_(**kwargs) or ({}, {})
        try:
            picture = self.draw()
        except (ImportError, OSError):  # without it, or without a folder that it can write to
            return {**live, "text/plain": repr(self)}, {}
        still, metadata = picture._repr_mimebundle_()
        return {**live, **still, "text/plain": repr(self)}, metadata


class NoBoardError(PuzzleFormatError, traitlets.TraitError):
    """What a trait was set to cannot be read as a board."""


class BoardTrait(traitlets.TraitType):
    """Anything that `parse` reads, kept as 9 rows of 9 ints. Raise NoBoardError if it cannot be read."""

    def validate(self, view: object, value: object) -> Board:
        try:
            return parse(value)
        except PuzzleFormatError as error:
            raise NoBoardError(str(error), error.line, error.column) from None


class CellTrait(traitlets.TraitType):
    """A (row, col) or None; in the browser one number, from 0 to 80."""

    default_value = None

    def __init__(self) -> None:
        super().__init__(allow_none=True)
        self.tag(sync=True, to_json=lambda cell, _: None if cell is None else 9 * cell[0] + cell[1])
        self.tag(from_json=lambda number, _: None if number is None else divmod(number, 9))

    def validate(self, view: object, value: object) -> Cell:
        return checked_cell(value)


def checked_cell(cell: object) -> Cell:
    """Return the cell as two ints. Raise TraitError if there is no such cell."""
    with suppress(TypeError, ValueError):  # it is not two ints
        row, col = map(operator.index, cell)  # type: ignore[call-overload]
        if 0 <= row <= 8 and 0 <= col <= 8:
            return row, col
    raise traitlets.TraitError(f"there is no cell {reprlib.repr(cell)}: (row, col), both from 0 to 8")
