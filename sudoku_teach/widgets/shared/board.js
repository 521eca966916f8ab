// @ts-check
// The 9×9 board that views draw, with its keys.

import { div, element, isNotebooks, setText, span, targetOf } from "./dom.js";
import { CELLS, colOf, digitsOf, NINE, ROWS, rowOf, UNITS } from "./geometry.js";

/** @import { Digits } from "./geometry.js" */
/** @typedef {keyof typeof ROLE_WORDS} Role */
/** @typedef {{ units?: string[], roles?: Map<number, Role[]> }} Signs */

const ROLE_WORDS = { trying: "being tried", dead: "dead end: no digit fits", chosen: "chosen", conflict: "clashes" };
const ROLES = /** @type {Role[]} */ (Object.keys(ROLE_WORDS));

/** The same role for some cells, as a board shows it. @param {number[]} cells @param {Role} role */
export const withRole = (cells, role) => new Map(cells.map((cell) => [cell, [role]]));

/**
 * A board. `label` names it to a screen reader; where `arrows` says false, it leaves the arrow keys to its view.
 * @param {object} options @param {string} options.label @param {() => boolean} [options.arrows]
 * @param {(cell: number) => void} [options.onSelect]  the reader selects a cell, by mouse or by arrow keys
 * @param {(cell: number, key: string) => void} [options.onKey]  any other key on a cell
 * @param {(cell: number, digit: number) => void} [options.onPencil]  a click on a pencil mark
 * @param {(digit: number) => void} [options.onPoint]  the mouse rests on a pencil mark; 0: no longer
 */
export function makeBoard({ label, arrows = () => true, onSelect, onKey, onPencil, onPoint }) {
  function select(/** @type {number} */ cell, /** @type {boolean} */ focus) {
    onSelect?.(cell);
    if (focus) cells[cell].focus();
  }
  /** @type {HTMLElement[]} */
  const cells = CELLS.map((cell) => {
    const edges = `${[2, 5].includes(colOf(cell)) ? " st-right" : ""}${[2, 5].includes(rowOf(cell)) ? " st-bottom" : ""}`;
    const place = { "aria-rowindex": rowOf(cell) + 1, "aria-colindex": colOf(cell) + 1 };
    const keys = { tabindex: cell === 0 ? 0 : -1, onmousedown: () => select(cell, false) };
    const pencil = element("span", { class: "st-pencil", "aria-hidden": true });
    return element("div", { class: `st-cell${edges}`, role: "gridcell", ...place, ...keys }, span("st-digit"), pencil);
  });
  const frames = element("div", { class: "st-frames", "aria-hidden": true });
  const rows = ROWS.map((row) => element("div", { class: "st-row", role: "row" }, ...row.map((cell) => cells[cell])));
  const size = { "aria-rowcount": 9, "aria-colcount": 9 };
  const grid = element("div", { class: "st-grid", role: "grid", "aria-label": label, ...size }, ...rows);
  const numbers = (/** @type {string} */ name) =>
    element("div", { class: name, "aria-hidden": true }, ...NINE.map((n) => span(null, String(n))));
  const root = div("st-board", numbers("st-cols"), numbers("st-rows"), grid, frames);

  grid.addEventListener("keydown", (event) => {
    const cell = cells.indexOf(targetOf(event));
    if (cell < 0) return;
    const [row, col] = [rowOf(cell), colOf(cell)];
    const to = {
      ArrowUp: 9 * Math.max(row - 1, 0) + col,
      ArrowDown: 9 * Math.min(row + 1, 8) + col,
      ArrowLeft: 9 * row + Math.max(col - 1, 0),
      ArrowRight: 9 * row + Math.min(col + 1, 8),
      Home: event.ctrlKey ? 0 : 9 * row,
      End: event.ctrlKey ? 80 : 9 * row + 8,
    }[event.key];
    if (to !== undefined && arrows()) select(to, true);
    else if (!onKey || isNotebooks(event)) return;
    else onKey(cell, event.key);
    event.preventDefault();
  });
  if (onPencil || onPoint) {
    const digitAt = (/** @type {Event} */ event) => Number(targetOf(event).dataset?.digit ?? 0);
    grid.addEventListener("click", (event) => {
      if (digitAt(event)) onPencil?.(cells.findIndex((cell) => cell.contains(targetOf(event))), digitAt(event));
    });
    grid.addEventListener("mouseover", (event) => onPoint?.(digitAt(event)));
    grid.addEventListener("mouseleave", () => onPoint?.(0));
  }

  const pencilMarks = (/** @type {number} */ mask, /** @type {number} */ lit) =>
    digitsOf(mask).map((digit) => {
      const style = `grid-area: ${Math.floor((digit - 1) / 3) + 1} / ${((digit - 1) % 3) + 1}`;
      return element("span", { "data-digit": digit, class: digit === lit ? "st-lit" : null, style }, String(digit));
    });

  const drawnAs = /** @type {string[]} */ ([]); // by cell; only what differs is drawn again
  let framed = "";
  let active = 0; // the cell that Tab comes to

  // What is left out keeps its default. Givens are bold, pencil marks come from 81 masks, units such as "row 3" are framed,
  // and a digit is lit everywhere on the board.
  /** @param {{ digits: Digits, givens: Digits, pencil?: Digits | null, selected?: number | null, lit?: number } & Signs} shown */
  function show({ digits, givens, pencil = null, units = [], roles = new Map(), selected = null, lit = 0 }) {
    for (const cell of CELLS) {
      const digit = digits[cell];
      const mask = pencil && !digit ? pencil[cell] : 0;
      const words = roles.get(cell) ?? [];
      const key = `${digit},${givens[cell] ? 1 : 0},${mask},${words},${selected === cell},${lit}`;
      if (drawnAs[cell] === key) continue;
      drawnAs[cell] = key;
      const node = cells[cell];
      setText(node.firstChild, digit ? String(digit) : "");
      node.lastElementChild?.replaceChildren(...pencilMarks(mask, lit));
      node.classList.toggle("st-given", Boolean(givens[cell] && digit));
      node.classList.toggle("st-lit", Boolean(lit && digit === lit));
      node.classList.toggle("st-selected", selected === cell);
      for (const role of ROLES) node.classList.toggle(`st-${role}`, words.includes(role));
      const what = digit ? `${digit}, ${givens[cell] ? "given" : "placed"}` : "blank";
      const marks = mask ? `, candidates ${digitsOf(mask).join(" ")}` : "";
      const signs = words.map((role) => `, ${ROLE_WORDS[role]}`).join("");
      node.setAttribute("aria-label", `row ${rowOf(cell) + 1}, column ${colOf(cell) + 1}, ${what}${marks}${signs}`);
      node.setAttribute("aria-selected", String(selected === cell));
    }
    if (units.join() !== framed) frames.replaceChildren(...units.map(makeFrame));
    framed = units.join();
    const focusable = selected ?? active;
    if (focusable === active) return;
    cells[active].tabIndex = -1;
    cells[focusable].tabIndex = 0;
    active = focusable;
  }
  return { root, cells, show };
}

/** A frame around a unit. @param {string} name */
function makeFrame(name) {
  const { cells } = UNITS.filter((unit) => unit.name === name)[0];
  const [top, left, bottom, right] = [rowOf(cells[0]), colOf(cells[0]), rowOf(cells[8]) + 1, colOf(cells[8]) + 1];
  const share = (/** @type {number} */ n) => `calc(100% * ${n} / 9)`;
  const style = `top: ${share(top)}; left: ${share(left)}; height: ${share(bottom - top)}; width: ${share(right - left)}`;
  return element("div", { class: `st-frame st-frame-${name.split(" ")[0]}`, style });
}
