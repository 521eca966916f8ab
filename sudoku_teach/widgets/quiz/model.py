"""Multiple-choice questions and what was answered, without the widget. A test holds model.js to the same rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from sudoku_teach.board import many

LETTERS = "ABCDEFGHI"  # of the options


class Option(NamedTuple):
    """An option, and why it is right or why it is not. Text between backticks is shown as code."""

    text: str
    why: str
    right: bool


def right(text: str, why: str) -> Option:
    """Return the option that is right, and why."""
    return Option(text, why, True)


def wrong(text: str, why: str) -> Option:
    """Return an option that is not right, and why not."""
    return Option(text, why, False)


class Question:
    """A question with its options, in the order in which they are shown.

        Question("How many bits has a mask?", right("9", "one for each digit"), wrong("81", "one for each cell?"))

    Raise ValueError unless there are two to nine options, exactly one of them right, no two the same, each with an
    explanation.
    """

    def __init__(self, text: str, *options: Option):
        self.text, self.options = text, options
        if not text.strip():
            raise ValueError("a question has no text")
        if not 2 <= len(options) <= 9:
            raise ValueError(f"{text!r} has {many(len(options), 'option')}; a question has two to nine")
        for option in options:
            if not option.text.strip() or not option.why.strip():
                raise ValueError(f"{text!r}: the option {option.text!r} lacks a text or an explanation")
        if len({option.text for option in options}) < len(options):
            raise ValueError(f"{text!r} has two options with the same text")
        number = sum(option.right for option in options)
        if number != 1:
            raise ValueError(f"{text!r} has {many(number, 'right option')}; a question has exactly one")

    def __repr__(self) -> str:
        return f"Question({self.text!r})"  # so that no reader sees by accident which option is right


def quizzes_of(asked: Mapping[str, Mapping[str, Sequence[Option]]]) -> dict[str, list[Question]]:
    """Return quizzes by name, from each question's text and its options."""
    return {name: [Question(text, *options) for text, options in quiz.items()] for name, quiz in asked.items()}


@dataclass(frozen=True)
class QuizModel:
    """Questions, and for each the numbers of the options chosen so far. A value: answering returns a new one."""

    questions: tuple[Question, ...]
    answers: tuple[tuple[int, ...], ...]

    def answer(self, number: int, letter: str) -> "QuizModel":
        """Return the model with one more answer, question and option as they are shown: `answer(1, "B")`.

        An option that was chosen before, or a question that was answered rightly, changes nothing. Raise ValueError
        if there is no such question or option.
        """
        if not 1 <= number <= len(self.questions):
            raise ValueError(f"there is no question {number!r}: they go from 1 to {len(self.questions)}")
        letters = LETTERS[: len(self.questions[number - 1].options)]
        if letter not in list(letters):
            raise ValueError(f"question {number} has no option {letter!r}: they go from A to {letters[-1]}")
        before, chosen = self.answers[number - 1], LETTERS.index(letter)
        if chosen in before or self.is_right(number):
            return self
        return replace(self, answers=(*self.answers[: number - 1], (*before, chosen), *self.answers[number:]))

    def is_right(self, number: int) -> bool:
        """Return whether this question, counted from 1, has been answered rightly."""
        return any(self.questions[number - 1].options[k].right for k in self.answers[number - 1])

    @property
    def solved(self) -> int:
        """How many questions have been answered rightly, at any try."""
        return sum(map(self.is_right, range(1, len(self.questions) + 1)))

    @property
    def score(self) -> int:
        """How many questions were answered rightly at the first try."""
        return sum(len(chosen) == 1 and self.is_right(n) for n, chosen in enumerate(self.answers, start=1))

    @property
    def sentence(self) -> str:
        """How many questions have been answered: the line under them."""
        return f"{self.solved} of {many(len(self.questions), 'question')} right, {self.score} at the first try."
