// @ts-check
// What PuzzleEntry says of a board, and where it marks a fault. As widget.py, for a view without a kernel.

import { cellName, NINE, UNITS } from "../shared/geometry.js";
import { many } from "../shared/words.js";

/** @import { Digits } from "../shared/geometry.js" */
/** @typedef {{ text: string, message: string, line?: number | null, column?: number | null }} Reading  what was wrong, and where */

/** Every clash in words, as conflicts() names them. @param {Digits} digits */
export function clashesInWords(digits) {
  return UNITS.flatMap(({ name, cells }) =>
    NINE.flatMap((digit) => {
      const names = cells.filter((cell) => digits[cell] === digit).map(cellName);
      if (names.length < 2) return [];
      const both = names.length === 2 ? "both" : "all";
      return [`${names.slice(0, -1).join(", ")} and ${names.at(-1)} in ${name} are ${both} ${digit}`];
    }),
  );
}

export function entrySentence(/** @type {number[]} */ digits, /** @type {Reading} */ read) {
  if (read.message) return `Cannot be read: ${read.message}. The board is unchanged.`;
  const clashes = clashesInWords(digits);
  if (clashes.length) return `${many(clashes.length, "clash", "es")}: ${clashes.join("; ")}.`;
  const given = digits.filter(Boolean).length;
  if (given === 0) return "No digits yet: type or paste a board, or choose a cell and press a digit.";
  if (given === 81) return "81 digits, and nothing clashes: a solved board.";
  return `${many(given, "given")}, ${many(81 - given, "blank")}; nothing clashes.`;
}

/** Where the fault is: [start, end] in the text, or null. Without a column it is the whole line. @param {string} text @param {Reading} read */
export function placeOf(text, { line, column }) {
  if (!line) return null;
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  return column ? [start + column - 1, start + column] : [start, start + (lines[line - 1] ?? "").length];
}
