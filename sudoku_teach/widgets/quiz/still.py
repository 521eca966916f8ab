"""Quiz's still: the questions and their options as they are at first, unanswered."""

import re

from matplotlib.textpath import text_to_path

from sudoku_teach import palette
from sudoku_teach.pictures.page import Page, Picture, font
from sudoku_teach.widgets.quiz.model import LETTERS, Question

_WIDE = 640  # of the text of a question
_LINE = 22  # from one line of text to the next
_SIZE = 14
_Words = list[tuple[float, str, bool]]  # where each begins, its text, and whether it is code


def draw_quiz(questions: list[Question]) -> Picture:
    """Draw the questions and their options with their letters. Which one is right cannot be seen."""
    blocks: list[tuple[int, str, list[_Words]]] = []  # the space above, the letter or number, the lines
    told = []
    for number, question in enumerate(questions, start=1):
        options = list(zip(LETTERS, question.options, strict=False))
        mark = str(number) if len(questions) > 1 else ""
        blocks.append((18 if blocks else 4, mark, _wrapped(question.text, bold=True)))
        blocks += [(8, letter, _wrapped(option.text, bold=False)) for letter, option in options]
        told += [f"{number}. {question.text}", *(f"{letter}) {option.text}" for letter, option in options)]
    page = Page(_WIDE + 90, sum(above + _LINE * len(lines) for above, _, lines in blocks) + 14)
    y = page.top + _LINE / 2
    for above, mark, lines in blocks:
        y += above
        is_option = mark.isalpha()
        left = 76 if is_option else 42 if mark else 20
        if is_option:
            page.circle(54, y, 11, edge=palette.GROUND, line=1.2)
        page.text(54 if is_option else 26, y, mark, 13, bold=True)
        for line in lines:
            for x, word, mono in line:
                page.text(left + x, y, word, _SIZE, bold=not is_option, mono=mono, ha="left", gid="piece")
            y += _LINE
    return Picture(page.figure, " ".join(told).replace("\n", " "))


def _wrapped(text: str, bold: bool) -> list[_Words]:
    """Return the text in lines that are not too long; what is between backticks is code."""
    lines: list[_Words] = [[]]
    x = space = 0.0
    for k, part in enumerate(text.split("`")):
        mono = k % 2 == 1
        for word in re.findall(r"\s+|\S+", part):
            # Unlike `text_width`, this counts a space.
            wide = text_to_path.get_text_width_height_descent(word, font(bold, mono, _SIZE), False)[0]
            if word.isspace():
                space = wide
                continue
            if x + space + wide > _WIDE and space:
                lines.append([])
                x = space = 0.0
            lines[-1].append((x + space, word, mono))
            x, space = x + space + wide, 0.0
    return lines
