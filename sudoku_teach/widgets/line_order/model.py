"""Lines of a program to be put in order, without the widget. model.js moves them; what is right is not known here."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256


def shuffled(lines: str | Iterable[str], distractors: str | Iterable[str] = ()) -> tuple[str, ...]:
    """Return the lines without their indentation, mixed with the distractors.

    Both are a text, or lines. The order follows from the lines themselves, so it is the same every time and says
    nothing about where a line belongs. Raise ValueError if there are no lines.
    """
    program = _lines_of(lines)
    if not program:
        raise ValueError("there are no lines to put in order")
    found = [line.strip() for line in program + _lines_of(distractors)]
    return tuple(sorted(found, key=lambda line: sha256(line.encode()).digest()))


def _lines_of(text: str | Iterable[str]) -> list[str]:
    """Return the lines of a text, or of several, that are not blank."""
    text = text if isinstance(text, str) else "\n".join(text)
    return [line for line in text.splitlines() if line.strip()]


@dataclass(frozen=True)
class LineOrderModel:
    """The shuffled lines, and those that were put into the program. A value: `put` returns a new one.

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
        """The program's source as it is now."""
        return "".join(f"{'    ' * indent}{self.lines[line]}\n" for line, indent in self.placed)

    def put(self, program: str | Iterable[str]) -> "LineOrderModel":
        """Return the model with this program, a text or lines, instead of what was there; blank lines are left out.

        Raise ValueError if a line is not among the lines, or not so often, or not indented by four spaces a level.
        """
        made = replace(self, placed=())
        for line in _lines_of(program):
            text = line.strip()
            level, rest = divmod(len(line) - len(line.lstrip(" ")), 4)
            if rest or not line[4 * level :].startswith(text):
                raise ValueError(f"{line!r} is not indented by four spaces a level")
            found = [k for k in made.pool if self.lines[k] == text]
            if not found:
                raise ValueError(f"{text!r} is not among the lines, or is used up")
            made = replace(made, placed=(*made.placed, (found[0], level)))
        return made
