// BoardView: draws what the model says, and tells it which cell is selected.

import { candidatesOf, clashingCells, listen, makeBoard, makeView } from "../shared/board.js";

function render({ model, el }) {
  const board = makeBoard({
    label: "Sudoku board",
    onSelect: (cell) => {
      model.set("selected", cell);
      model.save_changes();
    },
  });
  const follow = () => {
    const digits = model.get("board").flat();
    const roles = new Map();
    for (const [cell, role] of model.get("marks")) roles.set(cell, [role]);
    for (const cell of clashingCells(digits)) roles.set(cell, [...(roles.get(cell) ?? []), "conflict"]);
    board.show({
      digits,
      givens: model.get("givens").flat(),
      pencil: model.get("candidates") ? candidatesOf(digits) : null,
      units: model.get("units"),
      roles,
      selected: model.get("selected"),
    });
  };
  makeView(el, model, board.root);
  listen(model, ["board", "givens", "candidates", "units", "marks", "selected"], follow);
  follow();
}

export default { render };
