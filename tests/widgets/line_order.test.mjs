import assert from "node:assert/strict";
import { addLine, indentLine, moveLine, takeLine } from "../../sudoku_teach/widgets/line_order/model.js";
import { against } from "./payloads.mjs";

const MOVES = {
  add: (lines, placed, line) => addLine(lines, placed, line),
  move: (_, placed, at, by) => moveLine(placed, at, by),
  indent: (_, placed, at, by) => indentLine(placed, at, by),
  take: (_, placed, at) => takeLine(placed, at),
};

against("line_order", "every move from every program of three lines, and long games", (moves) => {
  assert.deepEqual(new Set(moves.map(([, move]) => move)), new Set(Object.keys(MOVES)));
  for (const [lines, move, placed, how, after] of moves) {
    assert.deepEqual(MOVES[move](lines, placed, ...how), after, `${move} ${how} in ${JSON.stringify(placed)}`);
  }
});
