"""The board: givens, digits, candidates, units, marks and a heat map."""

import math
from collections.abc import Collection, Iterable, Mapping

from matplotlib import colormaps

from sudoku_teach import board as boards
from sudoku_teach import palette
from sudoku_teach.board import CELLS, UNITS, Board, Cell, cell_name, conflicts, many
from sudoku_teach.pictures.page import Page, Picture, text_width

CELL = 48
LEFT = 40
SIDE = 9 * CELL


def draw_board(
    board: Board,
    givens: Board | None = None,
    *,
    candidates: Mapping[Cell, Iterable[int]] | bool | None = None,
    units: Iterable[str] = (),
    marks: Mapping[Cell, str] | None = None,
    heat: Iterable[int | Iterable[int]] | None = None,
    title: str | None = None,
) -> Picture:
    """Draw the board, with row and column numbers around it. Cells that clash are always marked.

    givens      the board at the start: its digits are bold, the others blue and regular; None: all are givens
    candidates  True: pencil marks in every blank; or {(row, col): digits} for some
    units       names such as "row 3", "column 5", "box 2", tinted and framed; a cell in several shows all
    marks       {(row, col): role}, a role being "trying", "conflict", "dead end" or "chosen"
    heat        visits to each cell, 81 counts or 9 rows of 9: shaded, each count printed

    Raise ValueError for a unit, a role, a cell, a candidate or a count that does not exist.
    """
    givens = board if givens is None else givens
    units, marks = list(units), dict(marks or {})
    visits = None if heat is None else _Heat(heat)
    for unit in units:
        if unit not in UNITS:
            raise ValueError(f'no unit {unit!r}: they are "row 1" … "row 9", "column 1" …, "box 1" …')
    for cell, role in marks.items():
        _check_cell(cell)
        if role not in palette.MARK_COLOURS:
            raise ValueError(f"no role {role!r}: known are {', '.join(palette.MARK_COLOURS)}")
    pencil = _pencil_marks(board, candidates)
    clashing = sorted({cell for conflict in conflicts(board) for cell in conflict.cells})
    signs = [*marks.items(), *((cell, "conflict") for cell in clashing if marks.get(cell) != "conflict")]
    legend = _legend([*units, *dict.fromkeys(role for _, role in signs)], visits)

    page = Page(LEFT + SIDE + 22, 44 + SIDE + 26 * len(legend), title)
    top = page.top + 22
    draw_grid(page, top, units)
    for row, col in CELLS:
        x, y = LEFT + col * CELL, top + row * CELL
        _tint(page, x, y, [unit for unit in units if (row, col) in UNITS[unit]])
        dark = visits.shade(page, x, y, row, col) if visits else False
        if board[row][col]:
            draw_digit(page, top, board, givens, row, col, small=visits is not None, white=dark)
        elif not visits:
            in_a_ring = marks.get((row, col)) == "chosen"
            _draw_pencil(page, x, y, row, col, pencil.get((row, col), []), 9.5 if in_a_ring else 14)
    for unit in units:
        _frame(page, top, unit)
    for (row, col), role in signs:
        draw_mark(page, LEFT + col * CELL, top + row * CELL, role)
    for line, samples in enumerate(legend):
        _draw_legend(page, top + SIDE + 24 + 26 * line, samples, visits)
    text = _board_text(board, givens, units, signs) + _pencil_text(pencil, candidates is True)
    return Picture(page.figure, text + (visits.text if visits else ""))


def _check_cell(cell: Cell) -> None:
    if cell not in CELLS:
        raise ValueError(f"{cell!r} is not a cell: (row, col), each from 0 to 8")


def _pencil_marks(board: Board, asked_for: Mapping[Cell, Iterable[int]] | bool | None) -> dict[Cell, list[int]]:
    if asked_for is True:
        return {cell: sorted(boards.candidates(board, *cell)) for cell in CELLS if not board[cell[0]][cell[1]]}
    pencil = {cell: sorted(set(digits)) for cell, digits in (asked_for or {}).items()}
    for cell, digits in pencil.items():
        _check_cell(cell)
        if not set(digits) <= set(range(1, 10)):
            raise ValueError(f"{cell_name(*cell)}: candidates are digits from 1 to 9, not {digits}")
    return pencil


def _board_text(board: Board, givens: Board, units: list[str], signs: list[tuple[Cell, str]]) -> str:
    filled = [(row, col) for row, col in CELLS if board[row][col]]
    given = sum(givens[row][col] == board[row][col] for row, col in filled)
    text = f"board: {many(given, 'given')}, "
    if len(filled) > given:
        text += f"{many(len(filled) - given, 'digit')} placed, "
    text += many(81 - len(filled), "blank")
    for role in palette.MARK_COLOURS:
        cells = sorted(cell for cell, sign in signs if sign == role)
        if cells:
            text += f"; {role} {' '.join(cell_name(*cell) for cell in cells)}"
    return text + (f"; tinted {', '.join(units)}" if units else "")


def _pencil_text(pencil: dict[Cell, list[int]], all_blanks: bool) -> str:
    if all_blanks:
        one, none = (sum(len(digits) == n for digits in pencil.values()) for n in (1, 0))
        return f"; candidates: {many(one, 'blank')} with one, {none:,} with none"
    listed = [f"{cell_name(*cell)} {{{' '.join(map(str, digits))}}}" for cell, digits in sorted(pencil.items())]
    return "; candidates " + ", ".join(listed) if listed else ""


def draw_grid(page: Page, top: float, units: Collection[str] = ()) -> None:
    """Draw the paper and the lines of the board, and its row and column numbers, bold for these units."""
    page.box(LEFT, top, SIDE, SIDE, palette.PAPER, zorder=0.5)
    for n in range(10):
        colour, line, order = (palette.INK, 2.4, 3.2) if n % 3 == 0 else ("#8A94A3", 1.0, 3)
        page.line([LEFT, LEFT + SIDE], [top + n * CELL] * 2, colour, line, zorder=order)
        page.line([LEFT + n * CELL] * 2, [top, top + SIDE], colour, line, zorder=order)
    for n in range(9):
        middle = (n + 0.5) * CELL
        for unit, x, y in ((f"column {n + 1}", LEFT + middle, top - 13), (f"row {n + 1}", LEFT - 16, top + middle)):
            page.text(x, y, str(n + 1), 14, bold=unit in units, gid=unit)


def draw_digit(
    page: Page, top: float, board: Board, givens: Board, row: int, col: int, small: bool = False, white: bool = False
) -> None:
    """Draw the digit of a cell, bold if it is a given; small on a shade that has a number too, white if it is dark."""
    given = givens[row][col] == board[row][col]
    ink = "white" if white else palette.INK if given or small else palette.PLACED
    x, y = LEFT + col * CELL + 24, top + row * CELL + (16 if small else 25)
    page.text(x, y, str(board[row][col]), 20 if small else 26, ink, bold=given, gid=f"digit {row} {col}")


def _draw_pencil(page: Page, x: float, y: float, row: int, col: int, digits: list[int], apart: float) -> None:
    for d in digits:
        spot = x + 24 + ((d - 1) % 3 - 1) * apart, y + 24 + ((d - 1) // 3 - 1) * apart
        page.text(*spot, str(d), 12.5, palette.MUTED, gid=f"candidate {row} {col}")


def _tint(page: Page, x: float, y: float, covering: list[str]) -> None:
    """Draw a wash of the unit's colour; for several units diagonal bands, so that none hides another."""
    n = len(covering)
    for k, unit in enumerate(covering):
        low, high = 2 * CELL * k / n, 2 * CELL * (k + 1) / n
        # The part of the cell where low <= u + v <= high: along one diagonal, and back along the other.
        there = [(min(s, CELL), max(0, s - CELL)) for s in sorted({low, high, min(max(low, CELL), high)})]
        points = [(x + u, y + v) for u, v in [*there, *((v, u) for u, v in reversed(there))]]
        page.polygon(points, palette.UNIT_COLOURS[unit.split()[0]], alpha=0.24, zorder=1.5, gid=f"tint {unit}")


def _frame(page: Page, top: float, unit: str) -> None:
    """Draw a line around the whole unit, so that its shape names its kind where colour does not."""
    (row, col), (last_row, last_col) = UNITS[unit][0], UNITS[unit][-1]
    kind = unit.split()[0]
    inset = 4.5 if kind == "box" else 2.5
    w, h = (last_col - col + 1) * CELL - 2 * inset, (last_row - row + 1) * CELL - 2 * inset
    x, y = LEFT + col * CELL + inset, top + row * CELL + inset
    page.box(x, y, w, h, edge=palette.UNIT_COLOURS[kind], line=2.6, radius=5, zorder=4.5, gid=f"frame {unit}")


def draw_mark(page: Page, x: float, y: float, role: str, size: float = CELL) -> None:
    """Draw the sign of a role on a square: each has a shape of its own as well as a colour."""
    part = size / CELL
    x, y, side = x + 3 * part, y + 3 * part, size - 6 * part
    colour, gid = palette.MARK_COLOURS[role], f"mark {role}"
    if role == "trying":  # a filled square in a thick dark frame
        page.box(x, y, side, side, colour, radius=4 * part, alpha=0.75, zorder=1.8)
        page.box(x, y, side, side, "none", palette.TRYING_EDGE, 3.2 * part, radius=4 * part, zorder=5, gid=gid)
    elif role == "conflict":  # a frame with a small cross in its corner
        page.box(x, y, side, side, "none", colour, 3.2 * part, radius=4 * part, zorder=5, gid=gid)
        page.cross(x + side - 7 * part, y + 7 * part, 3.6 * part, 2.6 * part, zorder=5)
    elif role == "dead end":  # crossed out, corner to corner
        page.box(x, y, side, side, colour, alpha=0.16, zorder=1.8)
        page.box(x, y, side, side, "none", colour, 1.4 * part, zorder=5, gid=gid)
        page.cross(x + side / 2, y + side / 2, side / 2 - 2 * part, 2.4 * part, alpha=0.8, zorder=5)
    else:  # chosen: a ring
        page.circle(x + side / 2, y + side / 2, side / 2 + 0.5 * part, "none", colour, 3.4 * part, zorder=5, gid=gid)


class _Heat:
    """How often each cell was visited, as blues that darken evenly. Wide ranges go by the logarithm."""

    def __init__(self, heat: Iterable[int | Iterable[int]]):
        self.counts = [int(n) for row in heat for n in (row if isinstance(row, Iterable) else [row])]
        total, most = sum(self.counts), max(self.counts, default=0)
        if len(self.counts) != 81 or min(self.counts) < 0:
            n, least = len(self.counts), min(self.counts, default=0)
            raise ValueError(f"heat is 81 counts from 0 up, one a cell; these are {n}, least {least}")
        self.least, self.most = min((n for n in self.counts if n), default=1), most or 1
        self.wide = self.most > 20 * self.least
        self.words = f"{self.most:,} visits ({'log' if self.wide else 'even'} scale)"
        first = cell_name(*CELLS[self.counts.index(most)])
        self.text = f"; {many(total, 'visit')}" + (f", most at {first}: {most:,}" if total else "")

    def shade(self, page: Page, x: float, y: float, row: int, col: int) -> bool:
        """Shade a cell and print its count. Return whether the shade is dark."""
        n, gid = self.counts[9 * row + col], f"shade {row} {col}"
        if not n:
            page.box(x, y, CELL, CELL, palette.PAPER, zorder=1, gid=gid)
            return False
        scale = math.log if self.wide else float
        low, high = scale(self.least), scale(self.most)
        share = (scale(n) - low) / (high - low) if high > low else 1.0
        page.box(x, y, CELL, CELL, _blue(share), zorder=1, gid=gid)
        dark = share > 0.67
        page.text(x + 24, y + 38, _in_a_cell(n), 11.5, "white" if dark else palette.INK, gid=f"heat {row} {col}")
        return dark


def _blue(share: float) -> tuple[float, float, float, float]:
    return colormaps["Blues"](0.12 + 0.83 * share)


def _in_a_cell(n: int) -> str:
    """Return a count as it fits in a cell: exact up to 99,999."""
    if n < 100_000:
        return f"{n:,}"
    size, unit = next(pair for pair in ((10**9, "G"), (10**6, "M"), (10**3, "k")) if n >= pair[0])
    return f"{n / size:.3g}{unit}" if n < 999.5 * size else f"{n / size:.0f}{unit}"


def _legend(names: list[str], heat: _Heat | None) -> list[list[tuple[str, float]]]:
    """Return the samples under the board, [[(name, width), …], …], broken into lines that fit."""
    samples = [(name, 36 + text_width(name, 13)) for name in names]
    if heat:
        samples.insert(0, ("heat", 152 + text_width(f"{heat.least:,}", 13) + text_width(heat.words, 13)))
    lines: list[list[tuple[str, float]]] = []
    for name, width in samples:
        if not lines or sum(w for _, w in lines[-1]) + width > SIDE + 20:
            lines.append([])
        lines[-1].append((name, width))
    return lines


def _draw_legend(page: Page, y: float, samples: list[tuple[str, float]], heat: _Heat | None) -> None:
    x: float = LEFT
    for name, width in samples:
        if name == "heat" and heat:
            page.text(x, y, f"{heat.least:,}", 13, ha="left")
            start = x + text_width(f"{heat.least:,}", 13) + 8
            for k in range(40):
                page.box(start + 3 * k, y - 7, 3.3, 14, _blue(k / 39))
            page.text(start + 128, y, heat.words, 13, ha="left", gid="heat scale")
        else:
            page.box(x - 1, y - 9, 18, 18, palette.PAPER, radius=4, zorder=1)
            if name in UNITS:
                colour = palette.UNIT_COLOURS[name.split()[0]]
                page.box(x, y - 7, 16, 14, colour, alpha=0.24)
                page.box(x, y - 7, 16, 14, edge=colour, line=2.2, radius=3)
            else:
                draw_mark(page, x - 1, y - 9, name, 18)
            page.text(x + 23, y, name, 13, ha="left", gid=f"legend {name}")
        x += width
