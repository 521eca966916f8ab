// @ts-check
// The moves of LineOrder: each takes the program from the top and returns a new one; `at` counts its lines.

/** @typedef {[line: number, indent: number]} Placed  a line's number among all, and how deep it is indented */

const MOST_INDENT = 8;

// Append a line, indented like the one above, or deeper after a colon.
/** @param {string[]} lines @param {Placed[]} placed @param {number} line @returns {Placed[]} */
export function addLine(lines, placed, line) {
  const [above, indent] = placed.at(-1) ?? [null, 0];
  const deeper = above !== null && lines[above].endsWith(":") ? 1 : 0;
  return [...placed, [line, Math.min(MOST_INDENT, indent + deeper)]];
}

/** Move a line down by so many lines (negative: up), at most to an end. @param {Placed[]} placed @param {number} at @param {number} by */
export function moveLine(placed, at, by) {
  const others = takeLine(placed, at);
  others.splice(Math.max(0, at + by), 0, placed[at]);
  return others;
}

// Indent a line by so many levels more (negative: fewer).
/** @param {Placed[]} placed @param {number} at @param {number} by @returns {Placed[]} */
export function indentLine(placed, at, by) {
  return placed.map(([line, indent], k) => [line, k === at ? Math.min(MOST_INDENT, Math.max(0, indent + by)) : indent]);
}

/** Put a line back. @param {Placed[]} placed @param {number} at */
export const takeLine = (placed, at) => placed.filter((_, k) => k !== at);
