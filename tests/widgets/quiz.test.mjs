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
        const [expected, sentence, solved] = states[at];
        assert.deepEqual(answers, expected);
        assert.equal(answers === before, JSON.stringify(answers) === JSON.stringify(before), "nothing new is the same list");
        assert.equal(quizSentence(questions, answers), sentence);
        questions.forEach(({ options }, q) => {
          const marks = options.map((_, option) => optionState(options, answers[q], option));
          const others = solved[q] ? "other" : "";
          assert.deepEqual(marks, options.map(([, , right], option) => (answers[q].includes(option) ? (right ? "yes" : "no") : others)));
        });
      });
    }
  }
});
