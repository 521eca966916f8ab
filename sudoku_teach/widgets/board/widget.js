// @ts-check
// BoardView: draws what the model says, and tells it which cell is selected.

import { makeBoard } from "../shared/board.js";
import { listen, makeView, save } from "../shared/dom.js";
import { candidatesOf, clashingCells } from "../shared/geometry.js";

/** @typedef {import("../shared/board.js").Role} Role */
/** @typedef {{ board: number[][], givens: number[][], marks: [number, Role][], units: string[] }} BoardContent */
/** @typedef {BoardContent & { candidates: boolean, selected: number | null, large: boolean }} BoardPayload */

function render(/** @type {import("@anywidget/types").RenderProps<BoardPayload>} */ { model, el }) {
  const board = makeBoard({ label: "Sudoku board", onSelect: (cell) => save(model, { selected: cell }) });
  function follow() {
    const [digits, givens] = [model.get("board").flat(), model.get("givens").flat()];
    const pencil = model.get("candidates") ? candidatesOf(digits) : null;
    const roles = new Map(model.get("marks").map(([cell, role]) => [cell, [role]]));
    for (const cell of clashingCells(digits)) roles.set(cell, [...(roles.get(cell) ?? []), "conflict"]);
    board.show({ digits, givens, pencil, units: model.get("units"), roles, selected: model.get("selected") });
  }
  makeView(el, model, board.root);
  listen(model, ["board", "givens", "candidates", "units", "marks", "selected"], follow);
}

export default { render };
