"""What all browser views share: their script, their style, one line of text and a still picture."""

import base64
from pathlib import Path

import anywidget
import traitlets

_HERE = Path(__file__).parent
_WIDGET = "application/vnd.jupyter.widget-view+json"


def script(*names: str) -> str:
    """The views' JavaScript files, one behind the other: board.js first, then what uses it."""
    return "\n".join((_HERE / f"{name}.js").read_text(encoding="utf-8") for name in names)


def style(*names: str) -> str:
    return "\n".join((_HERE / f"{name}.css").read_text(encoding="utf-8") for name in names)


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
