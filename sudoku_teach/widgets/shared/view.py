"""What all browser views share: their script, their style, one line of text and a still picture."""

import base64
import re
from pathlib import Path

import anywidget
import traitlets

from sudoku_teach.reading import parse

_VIEWS = Path(__file__).parents[1]
_WIDGET = "application/vnd.jupyter.widget-view+json"
_IMPORT = re.compile(r'^import \{[^}]*\} from "(\.[^"]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def script(name: str) -> str:
    """Return a view's ES module and all that it imports as one module, as anywidget takes it.

    `name`: its file under widgets/, such as "quiz/widget.js". What a module imports is put before it, once, and the
    words `import` and `export` go; so no two modules of a view may use one name at their top. A test loads each bundle.
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


def bundle_with_still(bundle: dict, text: str, draw) -> tuple[dict, dict]:
    """A display bundle with the line of text and, where matplotlib is installed, a still picture.

    `draw` makes the Picture; it imports sudoku_teach.pictures itself, so that a view works without.
    """
    data, metadata = {**bundle, "text/plain": text}, {}
    try:
        picture = draw()
    except ImportError:
        return data, metadata
    data["image/png"] = base64.b64encode(picture.png()).decode()
    return data, picture.metadata()


class BoardTrait(traitlets.TraitType):
    """Anything that `parse` reads, kept as 9 rows of 9 ints. PuzzleFormatError: it cannot be read."""

    def validate(self, view, value):
        return parse(value)


class CellTrait(traitlets.TraitType):
    """A (row, col) or None; in the browser one number, from 0 to 80."""

    default_value = None

    def __init__(self):
        super().__init__(allow_none=True)
        self.tag(sync=True)
        self.tag(to_json=lambda cell, _: None if cell is None else 9 * cell[0] + cell[1])
        self.tag(from_json=lambda number, _: None if number is None else divmod(number, 9))

    def validate(self, view, value):
        return check_cell(value)


def check_cell(cell) -> tuple[int, int]:
    row, col = cell
    if not (0 <= row <= 8 and 0 <= col <= 8):
        raise traitlets.TraitError(f"there is no cell {cell!r}: row and col go from 0 to 8")
    return int(row), int(col)


class View(anywidget.AnyWidget):
    """A view that lives in the browser. `large` suits a projector."""

    large = traitlets.Bool(False).tag(sync=True)

    def __repr__(self) -> str:
        """One line that says what the view shows; it never changes for the same content."""
        raise NotImplementedError

    def draw(self):
        """The same content as a Picture, for a page without a kernel."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs):
        live, _ = super()._repr_mimebundle_(**kwargs)
        return bundle_with_still(live, repr(self), self.draw)
