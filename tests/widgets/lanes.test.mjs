import assert from "node:assert/strict";
import { laneSentence, lanesOf } from "../../sudoku_teach/widgets/lanes/model.js";
import { against } from "./payloads.mjs";

against("lanes", "every mask, many lists of masks, however many words are folded", (states) => {
  for (const [masks, done, words, flags, sentence] of states) {
    const found = lanesOf(masks, done);
    assert.deepEqual([found.words, [found.one, found.two, found.exactly]], [words, flags]);
    assert.equal(laneSentence(masks, done), sentence);
  }
});
