import assert from "node:assert/strict";
import * as planes from "../../sudoku_teach/widgets/planes/model.js";
import { NINE } from "../../sudoku_teach/widgets/shared/geometry.js";
import { against } from "./payloads.mjs";

against("planes", "every digit and cell of every state", (states) => {
  for (const { bits, board, masks, digits } of states) {
    assert.deepEqual(planes.masksOf(bits), masks);
    assert.deepEqual(planes.boardOf(bits), board);
    for (const digit of NINE) {
      const { finding, places, rivals, said, placed } = digits[digit - 1];
      const found = planes.findingOf(bits, digit);
      assert.deepEqual([found?.unit ?? null, found?.cell ?? null], finding);
      assert.equal(planes.placesOf(bits, digit), places);
      assert.deepEqual(rivals.map((_, cell) => planes.rivalsOf(bits, digit, cell).length), rivals);
      assert.deepEqual(placed.map((_, cell) => planes.placedIn(bits, digit, cell)), placed);
      const sentences = [null, ...rivals.keys()].map((cell) => planes.planesSentence(bits, digit, cell));
      assert.deepEqual(sentences, said);
    }
  }
});
