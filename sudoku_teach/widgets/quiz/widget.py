"""Quiz: multiple-choice questions, with an explanation for every option."""

import textwrap

import traitlets

from sudoku_teach.board import many
from sudoku_teach.widgets.quiz.model import LETTERS, Question, QuizModel
from sudoku_teach.widgets.shared.view import View, script, style


class Quiz(View):
    """Ask one question or several, until each is answered rightly.

        Quiz(Question("What is `1 << 3`?", right("8", "a 1 with three zeros"), wrong("3", "that is its index")))

    `sudoku_teach.lessons.quiz` makes one from the questions of a lesson, by name.

    An answer shows its explanation, and whether it is right; then the others' can be read, too. A later cell
    can read `quiz.score`, `quiz.solved`, `quiz.answers` and `quiz.sentence`, and `quiz.answer(1, "B")` answers
    as a click does. Run the cell again to begin again. The picture that is stored in a notebook shows the
    questions unanswered. In a lecture, with `large=True`: let the room vote before you press a letter.

    Raise ValueError if there are no questions, or if there is no such question or option to answer.
    """

    _esm = script("quiz/widget.js")
    _css = style("shared/board.css", "quiz/widget.css")

    _questions = traitlets.List(traitlets.Dict()).tag(sync=True)
    # For each question the numbers of the options chosen so far.
    _answers = traitlets.List(traitlets.List(traitlets.Int())).tag(sync=True)

    def __init__(self, *questions: Question, large: bool = False):
        self.questions = questions
        if not self.questions:
            raise ValueError("a quiz needs a question")
        told = [{"text": each.text, "options": [list(option) for option in each.options]} for each in self.questions]
        super().__init__(_questions=told, _answers=[[] for _ in told], large=large)

    @property
    def model(self) -> QuizModel:
        """The state as a value of its own; see sudoku_teach.widgets.quiz.model."""
        return QuizModel(self.questions, tuple(map(tuple, self._answers)))

    def answer(self, number: int, letter: str) -> None:
        """Answer a question, counted from 1, with an option. Raise ValueError if there is no such thing."""
        self._answers = [list(chosen) for chosen in self.model.answer(number, letter).answers]

    @property
    def answers(self) -> list[str]:
        """For each question the letters chosen so far, in order: "BA" is first B, then A."""
        return ["".join(LETTERS[k] for k in chosen) for chosen in self._answers]

    score = property(lambda self: self.model.score, doc="How many were right at the first try.")
    solved = property(lambda self: self.model.solved, doc="How many have been answered rightly, at any try.")
    sentence = property(lambda self: self.model.sentence, doc="The line under the questions.")

    def __repr__(self) -> str:
        start = textwrap.shorten(self.questions[0].text, 70, placeholder=" …")
        return f"Quiz({many(len(self.questions), 'question')}: {start})"

    def draw(self):
        from sudoku_teach.widgets.quiz.still import draw_quiz

        return draw_quiz(list(self.questions))
