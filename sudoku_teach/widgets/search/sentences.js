// @ts-check
// What a film says at a step, in words. model.py says the same in Python.

import { cellName } from "../shared/geometry.js";
import { count, many } from "../shared/words.js";

/** @import { Film } from "./film.js" */

/** What the change before a step did, and no more than the changes so far prove. @param {Film} film @param {number} step */
export function sentenceAt(film, step) {
  if (step === 0) return `nothing written yet; ${many(film.blanks, "blank")} to fill`;
  const { cell, digit, placed } = film.change(step - 1);
  return placed ? placementWords(film, step, cell, digit) : undoWords(film, step, cell, digit);
}

function placementWords(/** @type {Film} */ film, /** @type {number} */ step, /** @type {number} */ cell, /** @type {number} */ digit) {
  const before = step > 1 ? film.change(step - 2) : null;
  const over = before && !before.placed && before.cell === cell;
  const instead = over ? (before.digit === digit ? " again" : `, instead of ${before.digit}`) : "";
  const full = film.solvedAt(step) ? " and nothing clashes: solved" : ", but digits clash";
  return `${cellName(cell)} = ${digit}${instead}${film.blanksLeft(step) > 0 ? "" : `; no blank is left${full}`}`;
}

function undoWords(/** @type {Film} */ film, /** @type {number} */ step, /** @type {number} */ cell, /** @type {number} */ digit) {
  const node = film.nodes[film.nodeOf[step - 1]];
  if (!node) return `${cellName(cell)}: the given ${digit} erased`;
  const text = `${cellName(cell)}: ${digit} erased`;
  if (node.buried) return `${text}, while a digit placed after it is still on the board`;
  if (node.solved) return `${text}, though with it the board was solved`;
  if (node.after === 0) return `${text}; nothing was placed after it`;
  return `${text}; nothing after it worked (${many(node.after, "placement")})`;
}

/** What the view itself sees on the board. @param {Film} film @param {number} step @param {number[]} deadCells */
export function seenAt(film, step, deadCells) {
  if (!deadCells.length) return film.blanksLeft(step) ? "every blank has a candidate" : "no blank is left";
  const more = deadCells.length > 3 ? ` and ${deadCells.length - 3} more` : "";
  const since = film.died[film.episodeAt(step)];
  return `no digit fits ${deadCells.slice(0, 3).map(cellName).join(", ")}${more} (such a blank since step ${count(since)})`;
}
