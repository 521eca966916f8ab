"""Stills of the views that ask something: the questions and the lines as they are at first, unanswered."""

import re

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture, text_width
from sudoku_teach.quiz_model import LETTERS, Question

_WIDE = 640  # of the text of a question
_LINE = 22  # from one line of text to the next


def draw_quiz(questions: list[Question]) -> Picture:
    """The questions and their options with their letters. Which one is right cannot be seen."""
    blocks = []  # the space above, the letter or number, the lines
    for number, question in enumerate(questions, start=1):
        mark = str(number) if len(questions) > 1 else ""
        blocks.append((18 if blocks else 4, mark, _wrapped(question.text, bold=True)))
        blocks += [
            (8, letter, _wrapped(option.text)) for letter, option in zip(LETTERS, question.options, strict=False)
        ]
    page = Page(_WIDE + 90, sum(above + _LINE * len(lines) for above, _, lines in blocks) + 14)
    y = page.top
    for above, mark, lines in blocks:
        y += above + _LINE / 2
        if mark.isalpha():
            page.circle(54, y, 11, edge=palette.MUTED, line=1.2)
        page.text(54 if mark.isalpha() else 26, y, mark, 13, palette.INK, bold=True)
        for pieces in lines:
            for x, text, style in pieces:
                left = 76 if mark.isalpha() else 42 if len(questions) > 1 else 20
                page.text(left + x, y, text, 14, ha="left", gid="piece", **style)
            y += _LINE
        y -= _LINE / 2
    told = [
        " ".join([each.text, *(f"{x}) {option.text}" for x, option in zip(LETTERS, each.options, strict=False))])
        for each in questions
    ]
    return Picture(page.figure, " ".join(f"{n}. {text}" for n, text in enumerate(told, start=1)).replace("\n", " "))


def draw_lines(lines: list[str]) -> Picture:
    """Lines of code under one another in the order they come in, and an empty frame for the program beside them."""
    wide = max(200, *(text_width(line, 14, mono=True) + 36 for line in lines))
    page = Page(2 * wide + 56, 34 + 32 * len(lines) + 12)
    page.text(18, page.top + 10, "lines, in no order", 13, palette.MUTED, ha="left")
    page.text(38 + wide, page.top + 10, "the program", 13, palette.MUTED, ha="left")
    for k, line in enumerate(lines):
        y = page.top + 28 + 32 * k
        page.box(18, y, wide, 27, palette.ZERO, palette.LINE, 1, radius=4)
        page.text(30, y + 13.5, line, 14, ha="left", mono=True, gid=f"line {k}")
    page.box(
        38 + wide,
        page.top + 28,
        wide,
        32 * len(lines) - 5,
        "white",
        palette.MUTED,
        1.2,
        radius=4,
        linestyle=(0, (4, 3)),
    )
    return Picture(page.figure, f"lines to put in order: {'; '.join(lines)}")


def _wrapped(text: str, bold: bool = False) -> list[list[tuple]]:
    """The text in lines that are not too long, each a list of (x, word, its style); code between backticks."""
    lines, x, space = [[]], 0.0, 0.0
    for k, part in enumerate(text.split("`")):
        style = {"bold": bold, "mono": k % 2 == 1}
        font = FontProperties(
            family="DejaVu Sans Mono" if k % 2 else "DejaVu Sans", weight="bold" if bold else "normal", size=14
        )
        for word in re.findall(r"\s+|\S+", part):
            wide = text_to_path.get_text_width_height_descent(word, font, False)[0]  # a space has a width, too
            if word.isspace():
                space = wide
                continue
            if x + space + wide > _WIDE and space:
                lines, x, space = [*lines, []], 0.0, 0.0
            lines[-1].append((x + space, word, style))
            x, space = x + space + wide, 0.0
    return lines
