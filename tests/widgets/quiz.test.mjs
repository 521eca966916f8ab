import assert from "node:assert/strict";
import { answered, optionState, quizSentence } from "../../sudoku_teach/widgets/quiz/model.js";
import { against } from "./payloads.mjs";

against("quiz", "every sequence of answers to small quizzes", (quizzes) => {
  for (const { questions, games } of quizzes) {
    for (const [moves, states] of games) {
      let answers = questions.map(() => []);
      moves.forEach(([n, k], at) => {
        const before = answers;
        answers = answered(questions, answers, n, k);
        const told = states[at];
        assert.deepEqual(answers, told.answers);
        assert.equal(answers === before, JSON.stringify(answers) === JSON.stringify(before), "nothing new is the same list");
        assert.equal(quizSentence(questions, answers), told.sentence);
        const marks = questions.map(({ options }, q) => options.map((_, option) => optionState(options, answers[q], option)));
        assert.deepEqual(marks, told.marks);
      });
    }
  }
});
