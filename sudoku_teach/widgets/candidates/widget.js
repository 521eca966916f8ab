// @ts-check
// CandidateLab: select a cell, and see bit by bit which digits are left for it.

import { makeBoard, withRole } from "../shared/board.js";
import { div, element, listen, makeView, paragraph, save, setText, span, targetOf } from "../shared/dom.js";
import { candidatesOf, cellName, clashingCells, colOf, FULL, rowOf } from "../shared/geometry.js";
import { joined } from "../shared/words.js";
import { candidateSentence, candidateState, refusal, SHIFT } from "./model.js";

/** @import { Convention, LabEvent, LabState, Placement } from "./model.js" */
/** @typedef {{ selected: number | null, convention: Convention, large: boolean }} LabChoices */
/** @typedef {LabChoices & { _givens: number[][], _placed: Placement[], _event: LabEvent }} LabPayload */
/** @typedef {{ bit: number, digit: number, cells: HTMLElement[], button: HTMLButtonElement | null }} Column  heads and bits */

const LINES = [["row", "1 = used"], ["column", "1 = used"], ["box", "1 = used"], ["used", "the three, with |"], ["free", "1 = free"]];

// The table of masks: bit under bit, under the heads. The reader points at a bit, or no longer (0), or presses its button.
/** @param {(digit: number) => void} onPoint @param {(digit: number) => void} onPlace */
function makeMasks(onPoint, onPlace) {
  const root = element("table", { class: "st-masks" });
  let columns = /** @type {Column[]} */ ([]); // from the left
  let [names, values] = /** @type {HTMLElement[][]} */ ([[], []]);
  const columnAt = (/** @type {Event} */ event) => /** @type {HTMLElement | null} */ (targetOf(event).closest("[data-digit]"));
  for (const start of ["mouseover", "focusin"]) root.addEventListener(start, (event) => onPoint(Number(columnAt(event)?.dataset.digit ?? 0)));
  for (const end of ["mouseleave", "focusout"]) root.addEventListener(end, () => onPoint(0));

  const rowHead = (/** @type {(Node | string)[]} */ ...children) => element("th", { scope: "row" }, ...children);
  /** @param {string} className @param {HTMLElement} name @param {(column: Column) => HTMLElement} make @param {HTMLElement} end */
  function makeLine(className, name, make, end = element("td")) {
    const cells = columns.map((column) => {
      const cell = make(column);
      cell.dataset.digit = String(column.digit);
      if (!column.digit) cell.classList.add("st-unused");
      column.cells.push(cell);
      return cell;
    });
    return element("tr", { class: className }, name, ...cells, end);
  }
  function makePlace(/** @type {Column} */ column) {
    const { digit } = column;
    if (digit) column.button = element("button", { "aria-label": `place ${digit}`, onclick: () => onPlace(digit) }, String(digit));
    return element("td", {}, column.button);
  }
  function build(/** @type {number} */ shift) {
    columns = [...Array(9 + shift).keys()].reverse().map((bit) => ({ bit, digit: bit + 1 - shift, cells: [], button: null }));
    const heads = [
      makeLine("st-heads", rowHead("bit"), ({ bit }) => element("th", { scope: "col" }, String(bit))),
      makeLine("st-heads", rowHead("digit"), ({ digit }) => element("th", { scope: "col" }, String(digit || "–"))),
    ];
    names = LINES.map(([, means]) => rowHead(span("st-name"), element("small", {}, means)));
    values = LINES.map(() => element("td", { class: "st-value" }));
    const body = LINES.map(([kind], k) => makeLine(`st-line-${kind}`, names[k], () => element("td", { class: "st-bit" }), values[k]));
    const place = makeLine("st-place", rowHead("place"), makePlace);
    root.replaceChildren(element("thead", {}, ...heads), element("tbody", {}, ...body, place));
  }

  let built = -1;
  /** @param {LabState} state @param {number} shift @param {number} lit */
  function show(state, shift, lit) {
    if (built !== shift) build(shift);
    built = shift;
    const [kind, , , changed] = state.event;
    const idle = state.selected === null;
    const blank = state.selected !== null && !state.digits[state.selected];
    const masks = [...state.masks, state.used, state.free];
    const labels = [...(idle ? ["row", "column", "box"] : state.units), "used", "FULL & ~used"];
    masks.forEach((mask, k) => {
      setText(names[k].firstChild, labels[k]);
      setText(values[k], idle ? "" : String(mask << shift));
    });
    for (const { digit, cells, button } of columns) {
      masks.forEach((mask, k) => {
        const cell = cells[k + 2]; // after the two heads
        const one = digit > 0 && ((mask >> (digit - 1)) & 1) === 1;
        const turned = k < 3 && digit === changed;
        setText(cell, idle ? "·" : one ? "1" : "0");
        cell.classList.toggle("st-one", one);
        cell.classList.toggle("st-on", turned && kind === "placed");
        cell.classList.toggle("st-off", turned && kind === "undone");
        cell.classList.toggle("st-idle", k === 4 && !blank);
      });
      for (const cell of cells) cell.classList.toggle("st-lit", digit > 0 && digit === lit);
      if (button) button.hidden = !state.left.includes(digit);
    }
    root.classList.toggle("st-placing", state.left.length > 0);
    root.setAttribute("aria-label", `masks ${idle ? "" : `of ${joined(state.units)}`}, bit by bit`);
  }
  return { root, show };
}

function render(/** @type {import("@anywidget/types").RenderProps<LabPayload>} */ { model, el }) {
  let lit = 0;
  let fresh = false; // whether the last mouse press selected another cell than before
  const read = () => candidateState(model.get("_givens"), model.get("_placed"), model.get("selected"), model.get("_event"));
  function point(/** @type {number} */ digit) {
    if (digit === lit) return;
    lit = digit;
    follow();
  }
  function select(/** @type {number} */ cell) {
    fresh = cell !== model.get("selected");
    if (fresh) save(model, { selected: cell, _event: [] });
  }
  function place(/** @type {number} */ digit) {
    const state = read();
    if (state.selected === null) return;
    const entry = /** @type {Placement} */ ([rowOf(state.selected), colOf(state.selected), digit]);
    if (refusal(state, digit)) save(model, { _event: ["refused", ...entry] });
    else save(model, { _placed: [...model.get("_placed"), entry], _event: ["placed", ...entry] });
    board.cells[state.selected].focus(); // the button that was pressed is gone, and the keys must stay here
  }
  function undo() {
    const placed = model.get("_placed");
    const last = placed.at(-1);
    const cell = last ? 9 * last[0] + last[1] : model.get("selected");
    if (cell === null) return;
    if (last) save(model, { selected: cell, _placed: placed.slice(0, -1), _event: ["undone", ...last] });
    else save(model, { _event: ["refused", rowOf(cell), colOf(cell), 0] });
    board.cells[cell].focus();
  }

  const board = makeBoard({
    label: "Sudoku board: select a cell",
    onSelect: select,
    onKey: (cell, key) => {
      select(cell);
      if (key >= "1" && key <= "9") place(Number(key));
      else if (key === "Backspace" || key === "Delete") undo();
    },
    // The first click on a cell selects it; only a click on a mark of the selected cell places.
    onPencil: (cell, digit) => !fresh && cell === model.get("selected") && place(digit),
    onPoint: point,
  });
  const masks = makeMasks(point, place);
  const choose = (/** @type {Convention} */ convention, /** @type {string} */ text) =>
    element("button", { "data-convention": convention, onclick: () => save(model, { convention }) }, text);
  const choices = [choose("d-1", "digit d is bit d − 1"), choose("d", "digit d is bit d")];
  const [full, title] = [span("st-full"), element("h4", { class: "st-title" })];
  const said = element("p", { class: "st-say", role: "status" });
  const back = element("button", { onclick: undo }, "Undo");
  const conventions = { class: "st-switch", role: "group", "aria-label": "which bit stands for digit d" };
  const help = paragraph("st-keys", "On the board: arrows select, 1 to 9 place, Backspace undoes.");
  const parts = [title, element("div", conventions, ...choices, full), masks.root, div("st-saying", said, back), help];
  const name = { class: "st-candidates st-side", role: "group", "aria-label": "CandidateLab: which digits are left for a cell" };

  function follow() {
    const state = read();
    const { digits, units, selected } = state;
    const convention = model.get("convention");
    const shift = SHIFT[convention];
    const roles = withRole(clashingCells(digits), "conflict");
    board.show({ digits, givens: model.get("_givens").flat(), pencil: candidatesOf(digits), units, roles, selected, lit });
    masks.show(state, shift, lit);
    setText(title, selected === null ? "Which digits are left?" : `${cellName(selected)}: which digits are left?`);
    setText(said, candidateSentence(state, convention));
    setText(full, `FULL = ${FULL << shift}`);
    for (const choice of choices) choice.setAttribute("aria-pressed", String(choice.dataset.convention === convention));
    back.disabled = !model.get("_placed").length;
  }
  makeView(el, model, element("div", name, board.root, div("st-candidates-side", ...parts)));
  listen(model, ["selected", "convention", "_givens", "_placed", "_event"], follow);
}

export default { render };
