"""What all pictures share: the `Picture` that a notebook shows, and a card to draw on.

Sizes are in pixels as the page shows them; the PNG has half as many again each way, to stay crisp when projected.
"""

import base64
import io
import math
import textwrap
from functools import cached_property

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Circle, FancyBboxPatch, Polygon, Rectangle
from matplotlib.textpath import TextPath
from PIL import Image

from sudoku_teach import palette

_DPI = 96
_FONTS = {False: "DejaVu Sans", True: "DejaVu Sans Mono"}  # these come with matplotlib: the same everywhere


class Picture:
    """A figure and the line of text that says the same. `repr(picture)` is that line."""

    def __init__(self, figure: Figure, text: str):
        self.figure = figure
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def png(self) -> bytes:
        """The picture as a PNG, the same bytes every time; half as many pixels again each way as the page shows."""
        return self._png

    @cached_property
    def _png(self) -> bytes:
        canvas = FigureCanvasAgg(self.figure)
        canvas.draw()
        image = Image.fromarray(np.asarray(canvas.buffer_rgba())[..., :3])
        stream = io.BytesIO()
        # A palette makes it three times smaller, and notebooks hold many of them.
        image.quantize(128, dither=Image.Dither.NONE).save(stream, "PNG", optimize=True)
        return stream.getvalue()

    def metadata(self) -> dict:
        """What a notebook needs to show the PNG at its natural size, on light in a dark theme too."""
        width, height = (round(inches * _DPI) for inches in self.figure.get_size_inches())
        return {"image/png": {"width": width, "height": height, "needs_background": "light"}}

    def _repr_mimebundle_(self, include=None, exclude=None):
        png = base64.b64encode(self.png()).decode()
        return {"text/plain": self.text, "image/png": png}, self.metadata()


class Page:
    """A card to draw on: x to the right and y downwards, in pixels. `top` is where the title leaves off."""

    def __init__(self, width: float, height: float, title: str | None = None):
        self.top = 44 if title else 14
        self.width = math.ceil(max(width, text_width(title or "", 16, bold=True) + 32))
        self.height = math.ceil(height + self.top)
        self.figure = Figure(figsize=(self.width / _DPI, self.height / _DPI), dpi=1.5 * _DPI, facecolor=palette.CARD)
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set_axis_off()
        self.axes.set_xlim(0, self.width)
        self.axes.set_ylim(self.height, 0)
        if title:
            self.text(16, 26, title, 16, bold=True, ha="left")

    def text(self, x, y, string, size, color=palette.INK, *, bold=False, mono=False, **options):
        """Text of `size` pixels; digits stand centred on y, and by default on x."""
        options = {"ha": "center", "va": "center_baseline", "zorder": 6, **options}
        font = _font(bold, mono)
        self.axes.text(
            x, y, string, fontproperties=font, fontsize=size * 0.75, color=color, parse_math=False, **options
        )

    def box(self, x, y, w, h, fill="none", edge="none", line=1.0, radius=0.0, **options):
        options = {"facecolor": fill, "edgecolor": edge, "linewidth": line * 0.75, "zorder": 2, **options}
        if radius:
            style = f"round,pad=0,rounding_size={radius}"
            self.axes.add_patch(FancyBboxPatch((x, y), w, h, boxstyle=style, **options))
        else:
            self.axes.add_patch(Rectangle((x, y), w, h, **options))

    def circle(self, x, y, r, fill="none", edge="none", line=1.0, **options):
        options = {"facecolor": fill, "edgecolor": edge, "linewidth": line * 0.75, "zorder": 4, **options}
        self.axes.add_patch(Circle((x, y), r, **options))

    def polygon(self, points, fill, **options):
        self.axes.add_patch(Polygon(points, facecolor=fill, linewidth=0, **options))

    def line(self, xs, ys, color=palette.INK, line=1.0, **options):
        options = {"solid_capstyle": "round", "zorder": 4, **options}
        self.axes.plot(xs, ys, color=color, linewidth=line * 0.75, **options)

    def cross(self, x, y, r, color=palette.CONFLICT, line=2.5, **options):
        self.line(
            [x - r, x + r, math.nan, x - r, x + r],
            [y - r, y + r, math.nan, y + r, y - r],
            color,
            line,
            **options,
        )

    def check(self, x, y, r, color=palette.BOX, line=3.0, **options):
        self.line([x - r, x - r / 4, x + r], [y, y + 0.8 * r, y - r], color, line, **options)


def _font(bold: bool, mono: bool) -> FontProperties:
    return FontProperties(family=_FONTS[mono], weight="bold" if bold else "normal")


def text_width(string: str, size: float, *, bold=False, mono=False) -> float:
    """How many pixels wide a text will be, known before it is drawn."""
    string = string.strip().replace("$", "S")  # a dollar sign would begin a formula
    return TextPath((0, 0), string, size=size, prop=_font(bold, mono)).get_extents().width if string else 0.0


def beside(*pictures: Picture, text: str, note: str = "") -> Picture:
    """Pictures on one card, from left to right, pixel for pixel, and a note under them.

    `text` is what the whole says.
    """
    images = []
    for picture in pictures:
        canvas = FigureCanvasAgg(picture.figure)
        canvas.draw()
        images.append(np.asarray(canvas.buffer_rgba()))
    sizes = [96 * picture.figure.get_size_inches() for picture in pictures]  # in pixels of the page
    wide, high = sum(width for width, _ in sizes), max(height for _, height in sizes)
    lines = textwrap.wrap(note, int(wide / 7.6))
    page = Page(wide, high - 14 + (21 * len(lines) + 12 if lines else 0))
    left, top = 0, round(page.figure.bbox.height)
    for image in images:
        page.figure.figimage(image, left, top - image.shape[0])
        left += image.shape[1]
    for line, words in enumerate(lines):
        page.text(20, high + 12 + 21 * line, words, 13, ha="left", gid="note")
    return Picture(page.figure, text)
