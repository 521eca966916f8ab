"""Lines of a program to be put in order, without the widget. What is right is not known here.

Nothing here draws. model.js makes the same moves in the browser, and a test holds the two together.
"""

from dataclasses import dataclass, replace
from hashlib import sha256

MOST_INDENT = 8  # levels of four spaces


def shuffled(lines, distractors=()) -> tuple[str, ...]:
    """The lines without their indentation, mixed with the distractors.

    Both are a text, or lines. The order follows from the lines themselves, so it is the same every time and says
    nothing about where a line belongs. ValueError: there are no lines.
    """
    texts = [each if isinstance(each, str) else "\n".join(each) for each in (lines, distractors)]
    found = [line.strip() for text in texts for line in text.splitlines() if line.strip()]
    if not texts[0].strip():
        raise ValueError("there are no lines to put in order")
    return tuple(sorted(found, key=lambda line: sha256(line.encode()).digest()))


@dataclass(frozen=True)
class LineOrderModel:
    """The shuffled lines, and those that were put into the program. A value: a move gives a new one.

    lines   the texts, without indentation; what is not placed is in the pool
    placed  (line, indent) from the top: the line's number in `lines`, and its indentation in levels of four spaces
    """

    lines: tuple[str, ...]
    placed: tuple[tuple[int, int], ...] = ()

    @property
    def pool(self) -> list[int]:
        """The lines that are not in the program, by their numbers."""
        used = {line for line, _ in self.placed}
        return [line for line in range(len(self.lines)) if line not in used]

    @property
    def program(self) -> str:
        """The program's source as it stands now."""
        return "".join(f"{'    ' * indent}{self.lines[line]}\n" for line, indent in self.placed)

    def add(self, line: int) -> "LineOrderModel":
        """With a line of the pool as the last of the program, indented like the one above, or deeper after a colon."""
        indent = 0
        if self.placed:
            above, indent = self.placed[-1]
            indent = min(MOST_INDENT, indent + self.lines[above].endswith(":"))
        return replace(self, placed=(*self.placed, (line, indent)))

    def move(self, at: int, by: int) -> "LineOrderModel":
        """With the program's line `at` moved down by so many lines (negative: up), at most to an end."""
        placed = list(self.placed)
        moved = placed.pop(at)
        placed.insert(max(0, at + by), moved)
        return replace(self, placed=tuple(placed))

    def indent(self, at: int, by: int) -> "LineOrderModel":
        """With the program's line `at` indented by so many levels more (negative: fewer), from 0 to 8."""
        placed = list(self.placed)
        line, indent = placed[at]
        placed[at] = line, min(MOST_INDENT, max(0, indent + by))
        return replace(self, placed=tuple(placed))

    def take(self, at: int) -> "LineOrderModel":
        """With the program's line `at` back in the pool."""
        return replace(self, placed=self.placed[:at] + self.placed[at + 1 :])

    def put(self, program) -> "LineOrderModel":
        """With this program, a text or lines, in place of what was there; blank lines are left out.

        ValueError: a line is not among the lines, or not so often, or not indented by four spaces a level.
        """
        made = replace(self, placed=())
        for line in (program if isinstance(program, str) else "\n".join(program)).splitlines():
            text = line.strip()
            if not text:
                continue
            level, rest = divmod(len(line) - len(line.lstrip(" ")), 4)
            if rest or not line[4 * level :].startswith(text):
                raise ValueError(f"{line!r} is not indented by four spaces a level")
            found = [k for k in made.pool if self.lines[k] == text]
            if not found:
                raise ValueError(f"{text!r} is not among the lines, or is used up")
            made = replace(made, placed=(*made.placed, (found[0], level)))
        return made
