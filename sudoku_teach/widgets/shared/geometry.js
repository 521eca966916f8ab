// @ts-check
// The geometry of the board, and what the digits on it leave free. As in board.py, but a cell is one number here,
// from 0 to 80 in reading order. A mask has bit d-1 for digit d.

/** @typedef {ArrayLike<number>} Digits  81 of them, 0 for a blank */
/** @typedef {{ name: string, cells: number[] }} Unit  for example "row 3" */

export const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const CELLS = [...Array(81).keys()];
export const FULL = 511;

export const rowOf = (/** @type {number} */ cell) => Math.floor(cell / 9);
export const colOf = (/** @type {number} */ cell) => cell % 9;
export const boxOf = (/** @type {number} */ cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
export const cellName = (/** @type {number} */ cell) => `r${rowOf(cell) + 1}c${colOf(cell) + 1}`;
export const digitsOf = (/** @type {number} */ mask) => NINE.filter((digit) => (mask >> (digit - 1)) & 1);

const NUMBER_IN = { row: rowOf, column: colOf, box: boxOf };

/** The 27 units: nine rows, nine columns, nine boxes. @type {Unit[]} */
export const UNITS = Object.entries(NUMBER_IN).flatMap(([kind, numberOf]) =>
  NINE.map((n) => ({ name: `${kind} ${n}`, cells: CELLS.filter((cell) => numberOf(cell) === n - 1) })),
);
export const ROWS = UNITS.slice(0, 9).map(({ cells }) => cells);
export const PEERS = CELLS.map((a) =>
  CELLS.filter((b) => a !== b && (rowOf(a) === rowOf(b) || colOf(a) === colOf(b) || boxOf(a) === boxOf(b))),
);

/** The row, the column and the box of a cell. @param {number} cell */
export const unitsOf = (cell) => [UNITS[rowOf(cell)], UNITS[9 + colOf(cell)], UNITS[18 + boxOf(cell)]];

/** The cells whose digit a peer holds too. @param {Digits} digits */
export const clashingCells = (digits) =>
  CELLS.filter((cell) => digits[cell] && PEERS[cell].some((peer) => digits[peer] === digits[cell]));

/** The digits that some cells hold, as a mask. @param {Digits} digits @param {number[]} cells */
export function maskOf(digits, cells) {
  let mask = 0;
  for (const cell of cells) if (digits[cell]) mask |= 1 << (digits[cell] - 1);
  return mask;
}

/** The candidates of every blank as masks; 0 for a filled cell. @param {Digits} digits */
export const candidatesOf = (digits) => CELLS.map((cell) => (digits[cell] ? 0 : FULL & ~maskOf(digits, PEERS[cell])));

/** The blanks that no digit fits in. @param {Digits} digits @param {Digits} masks  their candidates */
export const deadCellsOf = (digits, masks) => CELLS.filter((cell) => !digits[cell] && !masks[cell]);
