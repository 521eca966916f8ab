"""What all pictures share: the `Picture` that a notebook shows, a page to draw on, and numbers on an axis.

Sizes are in pixels as the page shows them. The PNG has half as many again each way, so that it stays crisp on a
projector. In `Page`, `**options` and `**own` are matplotlib's.
"""

import base64
import html
import io
import math
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Circle, FancyBboxPatch, Polygon, Rectangle
from matplotlib.textpath import TextPath
from numpy.typing import NDArray
from PIL import Image

from sudoku_teach import palette

_DPI = 96
_FONTS = {False: "DejaVu Sans", True: "DejaVu Sans Mono"}  # these come with matplotlib: the same everywhere


class Picture:
    """A figure and the line of text that says the same. `repr(picture)` is that line."""

    def __init__(self, figure: Figure, text: str):
        self.figure, self.text = figure, text

    def __repr__(self) -> str:
        return self.text

    def png(self) -> bytes:
        """Return the picture as a PNG, the same bytes every time."""
        stream = io.BytesIO()
        _with_palette(_pixels(self.figure)).save(stream, "PNG", optimize=True)
        return stream.getvalue()

    def as_markdown(self) -> str:
        """Return an image element that holds the PNG, for text that has the picture among its paragraphs."""
        image, width = base64.b64encode(self.png()).decode(), round(self.figure.get_figwidth() * _DPI)
        return f'<img alt="{html.escape(self.text)}" width="{width}" src="data:image/png;base64,{image}">'

    def metadata(self) -> dict[str, object]:
        """Return what a notebook needs to show the PNG in its natural size."""
        width, height = (round(inches * _DPI) for inches in self.figure.get_size_inches())
        return {"image/png": {"width": width, "height": height}}

    def _repr_mimebundle_(self, **asked: object) -> tuple[dict[str, str], dict[str, object]]:
        png = base64.b64encode(self.png()).decode()
        return {"text/plain": self.text, "image/png": png}, self.metadata()


class Page:
    """A page without a background: x to the right and y downwards, in pixels. `top` is where the title ends."""

    def __init__(self, width: float, height: float, title: str | None = None):
        self.top = 44 if title else 14
        self.width = math.ceil(max(width, text_width(title or "", 16, bold=True) + 32))
        self.height = math.ceil(height + self.top)
        self.figure = Figure(figsize=(self.width / _DPI, self.height / _DPI), dpi=1.5 * _DPI, facecolor="none")
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_axis_off()
        self.axes.set_xlim(0, self.width)
        self.axes.set_ylim(self.height, 0)
        if title:
            self.text(16, 26, title, 16, bold=True, ha="left")

    def text(
        self, x: float, y: float, words: str, size: float, color=palette.GROUND, *, bold=False, mono=False, **own: Any
    ) -> None:
        """Draw text of `size` pixels: digits are centred on y, and the whole on x unless `ha` says otherwise."""
        options = {"ha": "center", "va": "center_baseline", "zorder": 6, **own}
        style = font(bold, mono, size * 0.75)
        self.axes.text(x, y, words, fontproperties=style, color=color, parse_math=False, **options)

    def note(self, x: float, y: float, lines: Iterable[str]) -> None:
        """Draw lines of text under one another, the first one centred on y."""
        for number, words in enumerate(lines):
            self.text(x, y + 21 * number, words, 13, ha="left", gid="note")

    def box(
        self, x: float, y: float, w: float, h: float, fill="none", edge="none", line=1.0, radius=0.0, **options: Any
    ) -> None:
        options = {"facecolor": fill, "edgecolor": edge, "linewidth": line * 0.75, "zorder": 2, **options}
        if radius:
            style = f"round,pad=0,rounding_size={radius}"
            self.axes.add_patch(FancyBboxPatch((x, y), w, h, boxstyle=style, **options))
        else:
            self.axes.add_patch(Rectangle((x, y), w, h, **options))

    def circle(self, x: float, y: float, r: float, fill="none", edge="none", line=1.0, **options: Any) -> None:
        options = {"facecolor": fill, "edgecolor": edge, "linewidth": line * 0.75, "zorder": 4, **options}
        self.axes.add_patch(Circle((x, y), r, **options))

    def polygon(self, points: Sequence[tuple[float, float]], fill: str, **options: Any) -> None:
        self.axes.add_patch(Polygon(points, facecolor=fill, linewidth=0, **options))

    def line(self, xs: Sequence[float], ys: Sequence[float], color=palette.INK, line=1.0, **options: Any) -> None:
        options = {"solid_capstyle": "round", "zorder": 4, **options}
        self.axes.plot(xs, ys, color=color, linewidth=line * 0.75, **options)

    def cross(self, x: float, y: float, r: float, line: float = 2.5, **options: Any) -> None:
        xs, ys = [x - r, x + r, math.nan, x - r, x + r], [y - r, y + r, math.nan, y + r, y - r]
        self.line(xs, ys, palette.CONFLICT, line, **options)

    def check(self, x: float, y: float, r: float, line: float = 3.0, **options: Any) -> None:
        self.line([x - r, x - r / 4, x + r], [y, y + 0.8 * r, y - r], palette.BOX, line, **options)


def font(bold: bool, mono: bool, size: float | None = None) -> FontProperties:
    return FontProperties(family=_FONTS[mono], weight="bold" if bold else "normal", size=size)


def text_width(words: str, size: float, *, bold: bool = False, mono: bool = False) -> float:
    """Return how many pixels wide a text will be, before it is drawn."""
    words = words.strip().replace("$", "S")  # a dollar sign would begin a formula
    return TextPath((0, 0), words, size=size, prop=font(bold, mono)).get_extents().width if words else 0.0


def wrapped(note: str, width: float) -> list[str]:
    """Return a note as lines that fit in so many pixels."""
    return textwrap.wrap(note, int(width / 7.6))


def rounded(number: float) -> str:
    """Return a whole number exactly, any other rounded to four digits."""
    if number == int(number):
        return f"{int(number):,}"
    places = max(0, 3 - math.floor(math.log10(number)))
    return f"{number:,.{places}f}".rstrip("0").rstrip(".") if places else f"{number:,.0f}"


class LogAxis:
    """From a number to its x, on a log axis from `left` that holds both numbers, with `ticks` at round values."""

    def __init__(self, left: float, wide: float, least: float, most: float, parts: int):
        self.left, self.wide, self.low, self.words = left, wide, math.floor(math.log10(least)), "log scale"
        self.high = max(math.ceil(math.log10(most)), self.low + 1)
        powers, step = range(self.low, self.high + 1), math.ceil((self.high - self.low) / parts)
        self.ticks = [10.0**power for power in powers[::step]]
        if len(powers) > 3:
            self.words += f": each line is {10**step:,} times the one before"
        else:
            self.ticks = [part * tick for tick in self.ticks[:-1] for part in (1, 2, 5)] + self.ticks[-1:]

    def __call__(self, number: float) -> float:
        return self.left + self.wide * (math.log10(number) - self.low) / (self.high - self.low)


def beside(*pictures: Picture, text: str, note: str = "") -> Picture:
    """Return pictures as one, from left to right, with a note under them. `text` is what the whole says."""
    images = [_pixels(picture.figure) for picture in pictures]
    sizes = [_DPI * picture.figure.get_size_inches() for picture in pictures]  # in pixels of the page
    wide, high = sum(width for width, _ in sizes), max(height for _, height in sizes)
    lines = wrapped(note, wide)
    page = Page(wide, high - 14 + (21 * len(lines) + 12 if lines else 0))
    left, top = 0, round(page.figure.bbox.height)
    for image in images:
        page.figure.figimage(image, left, top - image.shape[0])
        left += image.shape[1]
    page.note(20, high + 12, lines)
    return Picture(page.figure, text)


def _pixels(figure: Figure) -> NDArray[np.uint8]:
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())


def _with_palette(pixels: NDArray[np.uint8]) -> Image.Image:
    """Return an image of 160 colours, which is three times smaller, and notebooks hold many of them.

    They are the most frequent ones, each with its own transparency; any other becomes the nearest of these.
    """
    packed = np.ascontiguousarray(pixels).view("<u4").ravel()
    values, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    order = np.argsort(-counts, kind="stable")[:160]
    seen = values.view(np.uint8).reshape(-1, 4) / 255.0
    seen[:, :3] *= seen[:, 3:]  # what is nearly transparent hardly has a colour
    nearest = np.array([((seen[order] - one) ** 2).sum(1).argmin() for one in seen], np.uint8)
    image = Image.fromarray(nearest[where].reshape(pixels.shape[:2]), "P")
    image.putpalette(values[order].tobytes(), "RGBA")
    return image
