"""The pictures: what their lines of text say, and what is really drawn, and where."""

import io
import subprocess
import sys
from itertools import pairwise
from math import inf, nan

import matplotlib
import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb, to_rgba
from PIL import Image, ImageChops

from sudoku_teach import mrv, naive, palette, parse, trace
from sudoku_teach.pictures import (
    Picture,
    draw_bars,
    draw_bits,
    draw_board,
    draw_cactus,
    draw_distribution,
    draw_squares,
    draw_tree,
)
from sudoku_teach.trace import Node

BOARD = parse("530070000600195000098000060800060003400803001700020006060000280000419005000080079")

# Three blanks in the manner of lesson 02: 1 leads nowhere, 4 leads on.
HAND = [
    Node(-1, 0, 0, 1, 1, 0, 5),
    Node(0, 0, 1, 2, 2, 1, 2),
    Node(0, 0, 1, 3, 2, 3, 4),
    Node(-1, 0, 0, 4, 1, 6, None),
    Node(3, 0, 1, 2, 2, 7, 8),
    Node(3, 0, 1, 3, 2, 9, None),
]


PAGES = ("#ffffff", "#111111")  # of JupyterLab's two themes


def drawn(picture: Picture, gid: str) -> list:
    """The artists of one name, in the order they were drawn."""
    axes = picture.figure.axes[0]
    return [artist for artist in axes.get_children() if artist.get_gid() == gid]


def texts(picture: Picture, gid: str) -> list[str]:
    return [artist.get_text() for artist in drawn(picture, gid)]


EVERY = {
    "board": lambda: draw_board(BOARD, units=["row 3", "box 2"], marks={(0, 2): "trying"}, title="A long title $x$"),
    "candidates": lambda: draw_board(BOARD, candidates=True),
    "heat": lambda: draw_board(BOARD, heat=trace.record(naive.solve, BOARD).visits()),
    "tree": lambda: draw_tree(HAND, title="Three blanks"),
    "dots": lambda: draw_tree(trace.record(naive.solve, BOARD, limit=300).tree, solved_path=False),
    "fold": lambda: draw_tree(trace.record(mrv.solve, BOARD).tree),
    "bars": lambda: draw_bars({"a": {"naive": 69_175_316, "mrv": 58_233}, "b": {"mrv": 0}}, unit="moves", log=True),
    "bits": lambda: draw_bits([("x", 360), ("x & (x-1)", 352)], width=9, lowest=0, title="t", note="words " * 40),
    "wide": lambda: draw_bits([("x", -(1 << 31))], width=32, sign=False, lowest=31),
    "squares": lambda: draw_squares(["..Q.", "Qx.."], title="A title longer than the board"),
    "skewed": lambda: draw_distribution({"naive": [1, 2, 2, 1e3], "a long name of a solver": [1e-4, inf]}, unit="ms"),
    "one": lambda: draw_distribution({"one": [7.0]}, unit="ms", title=f"A title longer than the picture{', 1 ms' * 9}"),
    "far": lambda: draw_distribution({"least": [1e-6], "most": [1e9]}, unit="milliseconds"),
    "narrow": lambda: draw_distribution({"left and right": [1.0, 10.0]}, unit="milliseconds", title="Short"),
    "cactus": lambda: draw_cactus({"naive": [1, 2, inf], "a long name of a solver": [1e-4] * 3}, unit="ms", title="t"),
    "unsolved": lambda: draw_distribution({"unsolved": [inf], "solved": [123.456]}, unit="milliseconds"),
}


@pytest.mark.parametrize("name", EVERY)
def test_every_picture_is_whole_and_always_the_same(name):
    first, second = EVERY[name](), EVERY[name]()
    assert first.png() == second.png()
    assert repr(first) == first.text == second.text
    assert "\n" not in first.text and " at 0x" not in first.text
    renderer = FigureCanvasAgg(first.figure).get_renderer()
    width, height = first.figure.canvas.get_width_height(physical=True)
    boxes = [text.get_window_extent(renderer) for text in first.figure.axes[0].texts if text.get_text()]
    assert all(b.x0 >= 0 and b.y0 >= 0 and b.x1 <= width and b.y1 <= height for b in boxes), "nothing is cut off"


def test_a_notebook_gets_a_crisp_png_without_a_background_and_the_text():
    picture = draw_board(BOARD)
    data, metadata = picture._repr_mimebundle_()
    image, shown = Image.open(io.BytesIO(picture.png())), metadata["image/png"]
    assert data["text/plain"] == picture.text and set(shown) == {"width", "height"}
    assert image.size == (1.5 * shown["width"], 1.5 * shown["height"])
    pixels = np.asarray(image.convert("RGBA")).astype(int)
    assert not pixels[:54, :54, 3].any(), "the page shows through beside the board"
    assert pixels[200, 200].tolist() == [*rgb(palette.PAPER), 255], "a blank cell is paper"
    exact = Image.fromarray(np.asarray(picture.figure.canvas.buffer_rgba()))
    for page in PAGES:
        paper = Image.new("RGBA", image.size, page)
        seen, wanted = (Image.alpha_composite(paper, each.convert("RGBA")) for each in (image, exact))
        assert ImageChops.difference(seen, wanted).convert("L").getextrema()[1] < 32, "160 colours are enough"
    assert not {"Software", "date:create", "Creation Time"} & set(image.info)


def rgb(colour):
    return [round(255 * part) for part in to_rgb(colour)]


def contrast(one, other):
    """The contrast of two colours, as the Web Content Accessibility Guidelines define it."""

    def luminance(colour):
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(colour)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_ink_on_the_page_itself_reads_in_both_themes():
    for ink in (palette.GROUND, palette.GROUND_TRYING, palette.GROUND_CONFLICT):
        assert min(contrast(ink, page) for page in PAGES) >= 4.3


@pytest.mark.parametrize("name", EVERY)
def test_every_text_reads_where_it_is_drawn_in_both_themes(name):
    """What is under a text is looked up in the picture drawn without any: paper, or the page."""
    figure = EVERY[name]().figure
    canvas = FigureCanvasAgg(figure)
    words = [text for text in figure.axes[0].texts if text.get_text()]
    boxes = [text.get_window_extent(canvas.get_renderer()) for text in words]
    for text in words:
        text.set_visible(False)
    canvas.draw()
    under = np.asarray(canvas.buffer_rgba())[::-1] / 255  # from the bottom, as the boxes are
    for text, box in zip(words, boxes, strict=True):
        pixels = under[int(box.y0) : int(box.y1) + 1, int(box.x0) : int(box.x1) + 1]
        *colour, alpha = np.median(pixels.reshape(-1, 4), axis=0)
        for page in PAGES:
            ground = [alpha * part + (1 - alpha) * whole for part, whole in zip(colour, to_rgb(page), strict=True)]
            assert contrast(text.get_color(), ground) > (3.9 if alpha == 1 else 4.3), (text.get_text(), page)


def test_pyplot_is_not_touched():
    code = "import sys; from sudoku_teach.pictures import draw_bars; draw_bars({'a': 1}).png()\n"
    code += "assert 'matplotlib.pyplot' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_reader_s_own_matplotlib_style_changes_nothing():
    plain = EVERY["board"]().png()
    style = {"text.color": "white", "font.size": 30, "lines.linewidth": 9, "figure.facecolor": "black"}
    with matplotlib.rc_context({**style, "savefig.bbox": "tight", "figure.dpi": 50, "font.family": "serif"}):
        assert EVERY["board"]().png() == plain


def test_board_text_counts_digits_are_where_they_belong_and_clashes_are_marked():
    placed = [row[:] for row in BOARD]
    placed[0][2] = 4
    picture = draw_board(placed, BOARD)
    assert picture.text == "board: 30 givens, 1 digit placed, 50 blanks"
    (given,), (digit,) = drawn(picture, "digit 0 0"), drawn(picture, "digit 0 2")
    assert (given.get_text(), given.get_weight(), given.get_color()) == ("5", "bold", palette.INK)
    assert (digit.get_text(), digit.get_weight(), digit.get_color()) == ("4", "normal", palette.PLACED)
    assert digit.get_position()[0] - given.get_position()[0] == 2 * 48
    assert digit.get_position()[1] == given.get_position()[1]
    assert not drawn(picture, "digit 0 3")
    plain = draw_board(BOARD)  # without givens all digits are givens
    assert plain.text == "board: 30 givens, 51 blanks"
    assert {artist.get_weight() for artist in drawn(plain, "digit 0 1")} == {"bold"}
    placed[0][2] = 5
    picture = draw_board(placed, BOARD)  # a clash is marked unasked
    assert picture.text.endswith("; conflict r1c1 r1c3")
    assert len(drawn(picture, "mark conflict")) == 2 + 1  # and one in the legend
    assert not drawn(draw_board(BOARD), "mark conflict")


def test_squares_that_belong_together_are_one_piece_and_pieces_that_touch_differ():
    picture = draw_squares(["AAB", "xAB", "C.."])
    assert picture.text == "squares: 3 rows of 3: AAB / xAB / C.."
    assert texts(picture, "square 0 1") == ["A"] and not drawn(picture, "square 2 1") + drawn(picture, "square 1 0")
    assert len(drawn(picture, "cross 1 0")) == 1
    tints = {row: [patch.get_facecolor() for patch in drawn(picture, f"tint {row}")] for row in range(3)}
    assert tints[0][0] == tints[0][1] == tints[1][1] != tints[0][2] == tints[1][2]
    assert tints[2][1] == to_rgba(palette.PAPER)
    lines = {(min(x), min(y)) for x, y in (line.get_data() for line in drawn(picture, "edge"))}
    assert (20 + 2 * 44, 14) in lines and (20 + 44, 14 + 44) in lines, "between A and B, and over the second row's A"
    for rows in ([], [""], ["ab", "a"]):
        with pytest.raises(ValueError, match="the same length"):
            draw_squares(rows)


def test_candidates_are_computed_or_given():
    picture = draw_board(BOARD, candidates=True)
    assert texts(picture, "candidate 0 2") == ["1", "2", "4"] and texts(picture, "candidate 4 4") == ["5"]
    assert picture.text.endswith("; candidates: 4 blanks with one, 0 with none")
    own = draw_board(BOARD, candidates={(0, 2): {9, 1}})
    assert texts(own, "candidate 0 2") == ["1", "9"] and not texts(own, "candidate 4 4")
    assert own.text.endswith("; candidates r1c3 {1 9}")


def test_a_cell_in_several_units_shows_each_of_them():
    picture = draw_board(BOARD, units=["row 3", "column 5", "box 2"])
    assert picture.text.endswith("; tinted row 3, column 5, box 2")
    centre = 40 + 4.5 * 48, 14 + 22 + 2.5 * 48  # r3c5, which is in all three
    for unit in ("row 3", "column 5", "box 2"):
        pieces = [patch.get_path().vertices[:-1] for patch in drawn(picture, f"tint {unit}")]
        assert len(pieces) == 9 and len(drawn(picture, f"frame {unit}")) == 1
        (here,) = (piece for piece in pieces if abs(piece.mean(0) - centre).max() < 24)
        x, y = here.T
        area = abs(sum(x[k] * y[k - 1] - x[k - 1] * y[k] for k in range(len(x)))) / 2
        assert 0 < area < 48 * 48 * 0.6


def test_marks_have_a_sign_and_are_told():
    marks = {(0, 2): "trying", (0, 3): "dead end", (8, 0): "chosen"}
    picture = draw_board(BOARD, marks=marks)
    assert picture.text.endswith("; trying r1c3; dead end r1c4; chosen r9c1")
    for role in marks.values():
        assert len(drawn(picture, f"mark {role}")) == 2  # in its cell and in the legend
        assert texts(picture, f"legend {role}") == [role]


def test_heat_is_printed_shaded_in_order_and_told():
    counts = [[0] * 9 for _ in range(9)]
    counts[0][2], counts[0][3], counts[8][8] = 1, 40, 1_234_567
    picture = draw_board(BOARD, heat=counts)
    assert texts(picture, "heat 0 2") + texts(picture, "heat 0 3") + texts(picture, "heat 8 8") == ["1", "40", "1.23M"]
    shades = [drawn(picture, f"shade {cell}")[0].get_facecolor() for cell in ("0 4", "0 2", "0 3", "8 8")]
    darkness = [sum(shade[:3]) for shade in shades]
    assert darkness == sorted(darkness, reverse=True) and len(set(darkness)) == 4
    assert texts(picture, "heat scale") == ["1,234,567 visits (log scale)"]
    assert picture.text.endswith("; 1,234,608 visits, most at r9c9: 1,234,567")
    flat = draw_board(BOARD, heat=[n for row in counts for n in row])
    assert flat.png() == picture.png()


REFUSED = [
    (lambda: draw_board(BOARD, units=["row 0"]), "no unit 'row 0'"),
    (lambda: draw_board(BOARD, marks={(0, 0): "nice"}), "no role 'nice': known are trying, conflict, dead end, chosen"),
    (lambda: draw_board(BOARD, marks={(0, 9): "trying"}), r"\(0, 9\) is not a cell"),
    (lambda: draw_board(BOARD, candidates={(0, 2): [0]}), "r1c3: candidates are digits from 1 to 9"),
    (lambda: draw_board(BOARD, heat=[1, 2]), "heat is 81 counts"),
    (lambda: draw_tree([Node(-1, 0, 0, 1, 1, k, k + 1) for k in range(401)]), r"401 nodes.*pass a smaller search"),
    (lambda: draw_tree([]), "at least one node"),
    *((lambda values=values: draw_bars(values), "bars need") for values in ({}, {"a": -1}, {"a": nan}, {"a": {}})),
    (lambda: draw_bits([("x", 1024)], width=9), "1024 does not fit in 9 bits"),
    (lambda: draw_bits([], width=9), "no rows"),
]


@pytest.mark.parametrize(("draw", "words"), REFUSED)
def test_what_cannot_be_drawn_is_refused(draw, words):
    with pytest.raises(ValueError, match=words):
        draw()


def test_a_tree_is_told_labelled_and_stands_in_order_without_overlaps():
    picture = draw_tree(HAND)
    assert picture.text == (
        "tree: 6 nodes under start, depth 2, 3 dead ends; 2 nodes on the way to the solution: r1c1 = 4, r1c2 = 3"
    )
    assert texts(picture, "node 5") == ["r1c2", "= 3"]
    assert [drawn(picture, f"node {k}")[1].get_weight() for k in (5, 1)] == ["bold", "normal"]
    assert len(drawn(picture, "badge dead")) == 3 and len(drawn(picture, "badge path")) == 1
    cut = draw_tree(HAND, solved_path=False)
    assert "2 nodes still on the board" in cut.text and "solution" not in cut.text
    assert not drawn(cut, "badge path")
    spot = {k: drawn(picture, f"node {k}")[1].get_position() for k in range(6)}
    leaves = [spot[k][0] for k in (1, 2, 4, 5)]
    assert all(right - left >= 52 for left, right in pairwise(leaves))
    assert len({spot[k][1] for k in (0, 3)}) == len({spot[k][1] for k in (1, 2, 4, 5)}) == 1
    assert spot[0][1] < spot[1][1]
    assert spot[0][0] == pytest.approx((spot[1][0] + spot[2][0]) / 2)


def test_bigger_trees_fold_then_lose_labels():
    chain = [Node(k - 1, k // 9, k % 9, 1, k + 1, k, None) for k in range(60)]
    folded = draw_tree(chain)
    assert texts(folded, "node 59") == ["r7c6", "= 1"]
    assert folded.figure.get_size_inches()[1] * 96 < 700
    dots = draw_tree([*chain, Node(59, 8, 8, 1, 61, 60, None)])
    assert not texts(dots, "node 59") if hasattr(drawn(dots, "node 59")[0], "get_text") else drawn(dots, "node 59")
    wide = [Node(-1, 0, 0, 1, 1, k, k + 1) for k in range(400)]
    assert draw_tree(wide).text == "tree: 400 nodes under start, depth 1, 400 dead ends; nothing stayed"


def test_bars_have_exact_labels_and_lengths_and_groups_share_colours():
    picture = draw_bars({"naive": 4208, "mrv": 51, "none": 0}, unit="placements")
    assert picture.text == "bars: naive 4,208 placements, mrv 51 placements, none 0 placements"
    assert texts(picture, "value naive") == ["4,208 placements"]
    long, short, none = (drawn(picture, f"bar {name}")[0].get_width() for name in ("naive", "mrv", "none"))
    assert short / long == pytest.approx(51 / 4208)
    assert none == 0
    rounded = draw_bars({"a": 48.1234567})
    assert texts(rounded, "value a") == ["48.12"] and rounded.text == "bars: a 48.12"
    picture = draw_bars({"one": {"scan": 0.125, "masks": 3}, "two": {"masks": 1_000_000}}, unit="ms")
    assert picture.text == "bars: one: scan 0.125 ms, masks 3 ms; two: masks 1,000,000 ms"
    bars = (drawn(picture, f"bar {name}")[0] for name in ("one masks", "two masks", "one scan"))
    first, second, other = (bar.get_facecolor() for bar in bars)
    assert first == second != other


def test_on_a_log_scale_there_are_dots_not_bars():
    picture = draw_bars({"a": 100, "b": 1_000, "c": 10_000, "none": 0}, log=True, unit="nodes")
    assert picture.text == "dots: a 100 nodes, b 1,000 nodes, c 10,000 nodes, none 0 nodes"
    assert not drawn(picture, "bar a") and not len(drawn(picture, "dot none")[0].get_offsets())
    (a, y), (b, _), (c, _) = (drawn(picture, f"dot {name}")[0].get_offsets()[0] for name in "abc")
    assert b - a == pytest.approx(c - b) and c > a
    (value,) = drawn(picture, "value a")
    assert value.get_position()[0] > a and value.get_position()[1] == y
    ticks = [
        text.get_text()
        for text in picture.figure.axes[0].texts
        if text.get_position()[1] > picture.figure.get_size_inches()[1] * 96 - 46
    ]
    assert ticks == ["100", "200", "500", "1,000", "2,000", "5,000", "10,000", "nodes, log scale"]
    grouped = draw_bars({"one": {"x": 1, "y": 2}, "two": {"y": 5_000}}, log=True)
    shapes = [drawn(grouped, f"dot {name}")[0].get_paths()[0].vertices.tolist() for name in ("one y", "two y", "one x")]
    assert shapes[0] == shapes[1] != shapes[2], "a name has one shape in all groups"


def test_bits_are_aligned_and_the_lowest_column_is_lit():
    picture = draw_bits([("x", 360), ("-x", -360)], width=9, lowest=3)
    assert picture.text == "bits: x = …0 101101000 = 360; -x = …1 010011000 = -360; lowest 1 at index 3"
    rows = [[drawn(picture, f"bit {row} {k}")[0] for k in range(8, -1, -1)] for row in range(2)]
    assert ["".join(bit.get_text() for bit in row) for row in rows] == ["101101000", "010011000"]
    assert texts(picture, "sign 0") + texts(picture, "sign 1") == ["…0", "…1"]
    assert all(bit.get_position()[0] == below.get_position()[0] for bit, below in zip(*rows, strict=True))
    band = drawn(picture, "lowest")[0].get_extents().transformed(picture.figure.axes[0].transData.inverted())
    assert band.x0 < drawn(picture, "bit 0 3")[0].get_position()[0] < band.x1
    assert not drawn(draw_bits([("x", 0)], width=9), "lowest")
    assert texts(draw_bits([("-x", 512)], width=9), "sign 0") == ["…01"]
