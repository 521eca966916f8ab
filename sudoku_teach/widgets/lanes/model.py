"""LaneLab without the widget: masks, the same bits as words, what they say of lanes. A test holds model.js to it."""

from dataclasses import dataclass, replace

from sudoku_teach.board import many

DIGITS = 9
MOST_MASKS = 16


@dataclass(frozen=True)
class LaneModel:
    """One mask of nine candidates for each puzzle, and how many of the nine words have been folded.

    masks  bit d - 1 of masks[i]: can digit d be placed in the cell that puzzle i asks about?
    done   so many words, digit 1 first, have gone into `one` and `two`

    Raise ValueError if there is no mask or too many, if one needs more than nine bits, or if `done` is not 0 to 9.
    """

    masks: tuple[int, ...]
    done: int = 0

    def __post_init__(self) -> None:
        if not 1 <= len(self.masks) <= MOST_MASKS:
            raise ValueError(f"{many(len(self.masks), 'mask')}: 1 to {MOST_MASKS} are shown")
        for mask in self.masks:
            if not 0 <= mask < 1 << DIGITS:
                raise ValueError(f"{mask} is not a mask of nine candidates: 0 to {(1 << DIGITS) - 1}")
        if not 0 <= self.done <= DIGITS:
            raise ValueError(f"{self.done} words cannot be folded: there are {DIGITS}")

    @property
    def words(self) -> list[int]:
        """The same bits turned: bit i of words[d - 1] is bit d - 1 of masks[i]."""
        return [sum((mask >> k & 1) << lane for lane, mask in enumerate(self.masks)) for k in range(DIGITS)]

    @property
    def flags(self) -> tuple[int, int, int]:
        """Of the words folded so far: the lanes with at least one candidate, at least two, and exactly one."""
        one = two = 0
        for word in self.words[: self.done]:
            two |= one & word
            one |= word
        return one, two, one & ~two

    def toggle(self, puzzle: int, digit: int) -> "LaneModel":
        """Return the model with one candidate switched. Raise IndexError or ValueError if there is no such bit."""
        masks = list(self.masks)
        masks[puzzle] ^= 1 << (digit - 1)
        return replace(self, masks=tuple(masks))

    @property
    def sentence(self) -> str:
        """What the words folded so far say, lane by lane."""
        if not self.done:
            return "No word has been folded: nothing is known of any lane."
        one, two, exactly = self.flags
        known = "" if self.done == DIGITS else " so far"
        parts = [("none", ~one & (1 << len(self.masks)) - 1), ("exactly one", exactly), ("two or more", two)]
        told = "; ".join(f"{name}{known}: {lanes_in(word)}" for name, word in parts)
        return f"{self.done} of {DIGITS} words folded. Candidates in each lane: {told}."


def lanes_in(word: int) -> str:
    """Return the lanes whose bit is 1, from lane 0 up, in words."""
    found = [str(lane) for lane in range(word.bit_length()) if word >> lane & 1]
    return ("lanes " if len(found) > 1 else "lane ") + ", ".join(found) if found else "no lane"
