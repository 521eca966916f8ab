import assert from "node:assert/strict";
import { candidateSentence, candidateState, refusal, SHIFT } from "../../sudoku_teach/widgets/candidates/model.js";
import { against } from "./payloads.mjs";

against("candidates", "every cell in both conventions, after every event", (models) => {
  for (const { givens, placed, states } of models) {
    for (const { selected, convention, masks, left, said } of states) {
      const state = candidateState(givens, placed, selected, []);
      if (selected !== null) {
        const shown = [...state.masks, state.used, state.free].map((mask) => mask << SHIFT[convention]);
        assert.deepEqual(shown, masks);
        assert.deepEqual(state.left, left);
      }
      for (const [event, sentence] of said) {
        assert.equal(candidateSentence(candidateState(givens, placed, selected, event), convention), sentence);
        const [kind, , , digit] = event;
        if (kind !== "refused" || !digit) continue;
        const why = refusal(state, digit);
        assert.equal(why === "", left.includes(digit), "what is left may be placed, and nothing else");
        if (why) assert.equal(why, sentence);
      }
    }
  }
});
