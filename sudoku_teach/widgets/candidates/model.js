// @ts-check
// What CandidateLab shows: three masks, their OR, what is left, and a sentence. As model.py, for a view without a kernel.

import { cellName, digitsOf, FULL, maskOf, unitsOf } from "../shared/geometry.js";
import { joined } from "../shared/words.js";

/** @typedef {[row: number, col: number, digit: number]} Placement */
/** @typedef {[] | ["placed" | "undone" | "refused", ...Placement]} LabEvent */
/** @typedef {"d-1" | "d"} Convention  the bit that stands for digit d */
/** @typedef {ReturnType<typeof candidateState>} LabState */

export const SHIFT = { "d-1": 0, d: 1 }; // how far a mask moves to the left
const COUNT_WORDS = "no one two three four five six seven eight nine".split(" ");

// What the view shows of a board of givens, what was placed on it, and what happened last; masks with bit d-1 for digit d.
/** @param {number[][]} givens @param {Placement[]} placed @param {number | null} selected @param {LabEvent} event */
export function candidateState(givens, placed, selected, event) {
  const digits = givens.flat();
  for (const [row, col, digit] of placed) digits[9 * row + col] = digit;
  const around = selected === null ? [] : unitsOf(selected);
  const masks = around.length ? around.map(({ cells }) => maskOf(digits, cells)) : [0, 0, 0];
  const used = masks[0] | masks[1] | masks[2];
  const free = selected === null ? 0 : FULL & ~used;
  const here = event.length && 9 * event[1] + event[2] === selected;
  return {
    digits, selected, masks, used, free,
    left: selected === null || digits[selected] ? [] : digitsOf(free),
    units: around.map(({ name }) => name),
    given: selected !== null && givens.flat()[selected] > 0,
    event: here ? event : /** @type {LabEvent} */ ([]),
  };
}

const holding = (/** @type {LabState} */ { digits, given }, /** @type {number} */ cell) =>
  `${cellName(cell)} holds ${digits[cell]}, ${given ? "a given" : "placed here"}`;

/** Why the digit cannot be placed in the selected cell; empty where it can. @param {LabState} state @param {number} digit */
export function refusal(state, digit) {
  const { digits, selected, masks, units } = state;
  if (selected === null) return "";
  if (digits[selected]) return `${holding(state, selected)}: only a blank takes a digit.`;
  const having = units.filter((_, k) => (masks[k] >> (digit - 1)) & 1);
  return having.length ? `${digit} is used in ${joined(having)}, so it cannot go in ${cellName(selected)}.` : "";
}

/** What just happened, or what the masks say about the selected cell. @param {LabState} state @param {Convention} convention */
export function candidateSentence(state, convention) {
  const { digits, selected, units, event, left } = state;
  if (selected === null) return "Select a cell: click one, or move to it with the arrow keys.";
  const name = cellName(selected);
  if (event.length) {
    const [kind, , , digit] = event;
    const bit = digit - 1 + SHIFT[convention];
    if (kind === "placed") return `${digit} placed in ${name}: bit ${bit} turned on in ${joined(units)}.`;
    if (kind === "undone") return `${digit} erased from ${name}: bit ${bit} turned off in ${joined(units)}.`;
    const why = digit ? refusal(state, digit) : "There is nothing to undo: the givens stay.";
    if (why) return why;
  }
  if (digits[selected]) return `${holding(state, selected)}, so there is nothing to choose.`;
  const around = joined(units, "or");
  if (left.length === 9) return `No digit is used in ${around}: all nine are left for ${name}.`;
  if (!left.length) return `All nine digits are used in ${around}: none is left for ${name}, so this board has no solution.`;
  const others = `${COUNT_WORDS[9 - left.length]} ${left.length === 8 ? "is" : "are"} used in ${around}`;
  if (left.length === 1) return `Only ${left[0]} is left for ${name}: the other ${others}.`;
  return `Left for ${name}: ${joined(left)}. The other ${others}.`;
}
