import assert from "node:assert/strict";
import { clashesInWords, entrySentence, placeOf } from "../../sudoku_teach/widgets/entry/model.js";
import { against } from "./payloads.mjs";

against("entry", "boards, and every clash on them", ({ boards, clashes }) => {
  for (const [digits, sentence] of boards) assert.equal(entrySentence(digits, { text: "", message: "" }), sentence);
  for (const [digits, words] of clashes) assert.deepEqual(clashesInWords(digits), words);
});

against("entry", "texts that cannot be read, and where", ({ faults }) => {
  for (const [text, digits, read, sentence] of faults) {
    assert.ok(read.message, text);
    assert.equal(entrySentence(digits, read), sentence);
    const place = placeOf(text, read);
    if (!read.line) assert.equal(place, null);
    else {
      const line = text.split("\n")[read.line - 1];
      const fault = read.column ? (line[read.column - 1] ?? "") : line;
      assert.equal(text.slice(...place).replace("\n", ""), fault);
    }
  }
  assert.ok(faults.some(([, , { column }]) => column) && faults.some(([, , { line, column }]) => line && !column));
});
