// @ts-check
// What CandidatePlanes shows: nine planes of 81 bits, and where a digit has one place or none. As model.py, for a view
// without a kernel. The bits are a text of 729 signs, bit 0 first.

import { CELLS, cellName, digitsOf, NINE, PEERS, UNITS } from "../shared/geometry.js";
import { many } from "../shared/words.js";

export const indexOf = (/** @type {number} */ digit, /** @type {number} */ cell) => 81 * (digit - 1) + cell;

/** @param {string} bits @param {number} digit @param {number} cell */
export const isPossible = (bits, digit, cell) => bits[indexOf(digit, cell)] === "1";

/** The digits that are still possible, as masks by cell. @param {string} bits */
export function masksOf(bits) {
  return CELLS.map((cell) => NINE.reduce((mask, digit) => mask | (Number(isPossible(bits, digit, cell)) << (digit - 1)), 0));
}

/** The digits that are placed: each is the only one left in its cell, and has no rivals. @param {string} bits */
export function boardOf(bits) {
  const only = masksOf(bits).map((mask) => (mask & (mask - 1) ? 0 : (digitsOf(mask)[0] ?? 0)));
  return only.map((digit, cell) => (digit && !rivalsOf(bits, digit, cell).length ? digit : 0));
}

/** How often a digit is still possible. @param {string} bits @param {number} digit */
export const placesOf = (bits, digit) => CELLS.filter((cell) => isPossible(bits, digit, cell)).length;

/** The indexes of the candidates that this one, if placed, removes. @param {string} bits @param {number} digit @param {number} cell */
export function rivalsOf(bits, digit, cell) {
  const inCell = NINE.filter((other) => other !== digit).map((other) => indexOf(other, cell));
  return [...inCell, ...PEERS[cell].map((peer) => indexOf(digit, peer))].filter((index) => bits[index] === "1");
}

/** The bits with this candidate placed. @param {string} bits @param {number} digit @param {number} cell */
export function placedIn(bits, digit, cell) {
  const gone = new Set(rivalsOf(bits, digit, cell));
  return [...bits].map((bit, index) => (gone.has(index) ? "0" : bit)).join("");
}

// The first unit with no place for the digit; else the first with one that has rivals, and that cell.
/** @param {string} bits @param {number} digit @returns {{ unit: string, cell: number | null } | null} */
export function findingOf(bits, digit) {
  const places = UNITS.map(({ name, cells }) => ({ name, cells: cells.filter((cell) => isPossible(bits, digit, cell)) }));
  const none = places.find(({ cells }) => !cells.length);
  if (none) return { unit: none.name, cell: null };
  const one = places.find(({ cells }) => cells.length === 1 && rivalsOf(bits, digit, cells[0]).length);
  return one ? { unit: one.name, cell: one.cells[0] } : null;
}

// The bit of the selected cell, and where the digit has one place or none.
/** @param {string} bits @param {number} digit @param {number | null} selected */
export function planesSentence(bits, digit, selected) {
  const units = findingWords(bits, digit);
  if (selected === null) return units;
  const bit = `Bit ${indexOf(digit, selected)}, ${digit} in ${cellName(selected)},`;
  if (!isPossible(bits, digit, selected)) return `${bit} is 0. ${units}`;
  const rivals = rivalsOf(bits, digit, selected).length;
  return `${bit} is 1: ${rivals ? `placing it removes ${many(rivals, "rival")}` : "it has no rivals"}. ${units}`;
}

function findingWords(/** @type {string} */ bits, /** @type {number} */ digit) {
  const finding = findingOf(bits, digit);
  if (!finding) return placesOf(bits, digit) === 9 ? `${digit} is placed in every unit.` : `No unit leaves ${digit} one place only.`;
  const { unit, cell } = finding;
  return `${digit} has ${cell === null ? "no" : "one"} place in ${unit}${cell === null ? "" : `: ${cellName(cell)}`}.`;
}
