import assert from "node:assert/strict";
import * as geometry from "../../sudoku_teach/widgets/shared/geometry.js";
import { joined, many } from "../../sudoku_teach/widgets/shared/words.js";
import { against } from "./payloads.mjs";

const { boxOf, CELLS, cellName, PEERS, ROWS, UNITS, unitsOf } = geometry;

against("shared", "cells, units and peers", ({ names, peers, units }) => {
  assert.deepEqual(CELLS.map(cellName), names);
  assert.deepEqual(PEERS, peers);
  assert.deepEqual(UNITS.map(({ name, cells }) => [name, cells]), units);
  assert.deepEqual(ROWS.flat(), CELLS);
  for (const cell of CELLS) {
    assert.deepEqual(unitsOf(cell), UNITS.filter(({ cells }) => cells.includes(cell)));
    assert.equal(unitsOf(cell)[2].name, `box ${boxOf(cell) + 1}`);
  }
});

against("shared", "what a board leaves free, and what clashes", ({ boards }) => {
  for (const { digits, clashing, candidates, dead } of boards) {
    const masks = geometry.candidatesOf(digits);
    assert.deepEqual(geometry.clashingCells(digits), clashing);
    assert.deepEqual(masks, candidates);
    assert.deepEqual(geometry.deadCellsOf(digits, masks), dead);
  }
});

against("shared", "numbers and lists in words", (told) => {
  for (const [n, cells, clashes] of told.many) assert.deepEqual([many(n, "cell"), many(n, "clash", "es")], [cells, clashes]);
  for (const [words, and, or] of told.joined) assert.deepEqual([joined(words), joined(words, "or")], [and, or]);
});

// Joined, the modules of a view must not use one name twice at their top: such a bundle is no module.
against("shared", "each view's bundle is one module", async ({ bundles }) => {
  assert.ok(Object.keys(bundles).length > 10);
  for (const [view, text] of Object.entries(bundles)) {
    assert.ok(!/^(import|export (?!default))/m.test(text), `${view} still imports or exports`);
    const made = await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
    const shown = typeof made.default === "function" ? made.default() : made.default;
    assert.equal(typeof shown.render, "function", view);
  }
});
