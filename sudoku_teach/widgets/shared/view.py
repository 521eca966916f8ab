"""What all browser views share: their script, their style, one line of text and a still picture."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

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
    """A view that lives in the browser. `large` suits a projector."""

    large = traitlets.Bool(False).tag(sync=True)

    def __repr__(self) -> str:
        """Return one line that says what the view shows; for the same content it is always the same."""
        raise NotImplementedError

    def draw(self) -> "Picture":
        """Return the same content as a Picture, for a page without a kernel."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, object], dict[str, object]]:
        """Return the live view, the line of text and, where matplotlib is installed, the picture."""
        live, _ = super()._repr_mimebundle_(**kwargs) or ({}, {})
        try:
            picture = self.draw()
        except ImportError:
            return {**live, "text/plain": repr(self)}, {}
        still, metadata = picture._repr_mimebundle_()
        return {**live, **still, "text/plain": repr(self)}, metadata
