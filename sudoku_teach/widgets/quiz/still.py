"""Quiz's still: the questions and their options as they are at first, unanswered."""

import re

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture
from sudoku_teach.widgets.quiz.model import LETTERS, Question

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
