// @ts-check
// A recorded trace as the views keep it: everything that they show at a step is looked up here or replayed from
// a stored board, so that any step is reached at once. model.py works out the same in Python.

import { FULL, PEERS } from "../shared/geometry.js";

// A node is a placement in the tree of the search. Its parent is another one's index, or -1 for the start; `left` are the
// digits that fitted there and had not been tried there yet. The changes `placed` and `undone` write and blank the digit;
// `undone` is `last` where none does. `after` counts the digits placed between them; `solved` says whether the board was
// solved between them, and `buried` whether a digit placed later was still on the board.
/** @typedef {{ cell: number, digit: number, parent: number, depth: number, left: number }} Placement */
/** @typedef {Placement & { placed: number, undone: number, after: number, solved: boolean, buried: boolean }} TreeNode */
/** @typedef {ReturnType<typeof makeFilm>} Film */

// A change is packed into one number, cell * 20 + digit, and 10 more where the digit is erased.
export const cellIn = (/** @type {number} */ packed) => Math.floor(packed / 20);
export const digitIn = (/** @type {number} */ packed) => packed % 10;
export const places = (/** @type {number} */ packed) => packed % 20 < 10;

/** Two bytes a change, as Python sends them (every machine that runs either is little-endian). */
export const unpack = (/** @type {DataView} */ view) =>
  new Uint16Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength));

const STORED_EVERY = 64; // steps between stored boards

/** The board as it is played, and how many blanks are dead and digits clash. @param {number[]} start */
function makePlayed(start) {
  const cells = new Uint8Array(81);
  const used = new Uint8Array(810); // used[10 * cell + digit]: how many peers hold the digit
  const free = new Uint16Array(81).fill(FULL); // the digits that no peer holds
  const played = { cells, free, dead: 0, clashes: 0, put, takeOut };
  function put(/** @type {number} */ cell, /** @type {number} */ digit) {
    played.dead -= Number(free[cell] === 0);
    cells[cell] = digit;
    played.clashes += used[10 * cell + digit];
    for (const peer of PEERS[cell]) {
      if (used[10 * peer + digit]++) continue;
      free[peer] &= ~(1 << (digit - 1));
      played.dead += Number(free[peer] === 0 && cells[peer] === 0);
    }
  }
  function takeOut(/** @type {number} */ cell, /** @type {number} */ digit) {
    played.clashes -= used[10 * cell + digit];
    for (const peer of PEERS[cell]) {
      if (--used[10 * peer + digit]) continue;
      played.dead -= Number(free[peer] === 0 && cells[peer] === 0);
      free[peer] |= 1 << (digit - 1);
    }
    cells[cell] = 0;
    played.dead += Number(free[cell] === 0);
  }
  for (const [cell, digit] of start.entries()) if (digit) put(cell, digit);
  return played;
}

// A step goes from 0, the start, to `last`. A change is counted from 0: it leads from that step to the next.
/** @param {number[]} start  81 digits @param {Uint16Array} changes  packed */
export function makeFilm(start, changes) {
  const last = changes.length;
  const blanks = start.filter((digit) => digit === 0).length;
  const placed = new Uint32Array(last + 1); // how many digits were placed up to each step
  const dead = new Uint8Array(last + 1); // how many blanks no digit fits in
  const tops = new Int32Array(last + 1).fill(-1); // the last node that is still on the board
  const nodeOf = new Int32Array(last).fill(-1); // the node that a change places or undoes; a given has none
  const nodes = /** @type {TreeNode[]} */ ([]);
  const boards = new Uint8Array(81 * (Math.floor(last / STORED_EVERY) + 1));
  const died = /** @type {number[]} */ ([]); // the steps at which a blank lost its last candidate while no other was dead
  const ended = /** @type {number[]} */ ([]); // the steps at which none was dead any more
  /** @type {number[][]} */
  const [deadEnds, records] = [[], []]; // steps before a fruitless digit is erased; steps deeper than all before
  const solvedSteps = new Set();

  const played = makePlayed(start);
  const live = /** @type {number[]} */ ([]); // the nodes that are on the board
  const tried = new Map(); // the digits tried under a node in one cell
  let lastSolved = -1;
  let deepest = 1;
  /** @param {number} index @param {number} cell @param {number} digit */
  const place = (index, cell, digit) => {
    const parent = live.at(-1) ?? -1;
    const key = 81 * (parent + 1) + cell;
    const gone = (tried.get(key) ?? 0) | (1 << (digit - 1));
    tried.set(key, gone);
    nodeOf[index] = nodes.length;
    live.push(nodes.length);
    const [depth, left] = [live.length, played.free[cell] & ~gone];
    nodes.push({ cell, digit, parent, depth, left, placed: index, undone: last, after: -1, solved: false, buried: false });
    deepest = Math.max(deepest, live.length);
    played.put(cell, digit);
  };
  /** @param {number} index @param {number} cell @param {number} digit */
  const takeBack = (index, cell, digit) => {
    // Nearly always the last one; a reader's own solver may take back out of order, and a given was never a node.
    const at = live.findLastIndex((node) => nodes[node].cell === cell);
    if (at >= 0) {
      nodeOf[index] = live[at];
      const gone = nodes[live[at]];
      gone.undone = index;
      gone.after = nodes.length - live[at] - 1;
      gone.solved = lastSolved > gone.placed;
      gone.buried = at < live.length - 1;
      if (gone.after === 0) deadEnds.push(index);
      live.splice(at, 1);
    }
    played.takeOut(cell, digit);
  };
  const depth = (/** @type {number} */ step) => Math.max(0, 2 * placed[step] - step);
  const blanksLeft = (/** @type {number} */ step) => blanks - 2 * placed[step] + step;
  const mark = (/** @type {number} */ step) => {
    dead[step] = played.dead;
    if (played.dead && died.length === ended.length) died.push(step);
    else if (!played.dead && died.length > ended.length) ended.push(step);
  };
  mark(0);
  boards.set(played.cells);
  for (let index = 0; index < last; index++) {
    const step = index + 1;
    const packed = changes[index];
    (places(packed) ? place : takeBack)(index, cellIn(packed), digitIn(packed));
    placed[step] = placed[index] + Number(places(packed));
    tops[step] = live.at(-1) ?? -1;
    mark(step);
    if (blanksLeft(step) === 0 && played.clashes === 0) {
      lastSolved = step;
      solvedSteps.add(step);
    }
    if (step % STORED_EVERY === 0) boards.set(played.cells, (81 * step) / STORED_EVERY);
  }
  let reached = 0;
  for (let step = 1; step <= last; step++) {
    if (depth(step) <= reached || (step < last && places(changes[step]))) continue;
    reached = depth(step);
    records.push(step);
  }

  const change = (/** @type {number} */ k) => ({ cell: cellIn(changes[k]), digit: digitIn(changes[k]), placed: places(changes[k]) });
  return {
    last, blanks, start, nodes, deepest, dead, tops, nodeOf, died, ended, depth, blanksLeft, change,
    placements: (/** @type {number} */ step) => placed[step],
    undos: (/** @type {number} */ step) => step - placed[step],
    solvedAt: (/** @type {number} */ step) => solvedSteps.has(step),
    /** Whether a time of dead blanks ended by taking a digit out. */
    noticed: (/** @type {number} */ episode) => !change(ended[episode] - 1).placed,
    /** The time of dead blanks that a step lies in, as its index in `died`, or -1. */
    episodeAt: (/** @type {number} */ step) => (dead[step] ? died.findLastIndex((first) => first <= step) : -1),
    /** The next step with a digit that is erased at once, with nothing placed after it. */
    nextDeadEnd: (/** @type {number} */ step) => deadEnds.find((at) => at > step) ?? null,
    /** The top of the next climb that gets deeper than the search was so far. */
    nextDeepest: (/** @type {number} */ step) => records.find((at) => at > step) ?? null,
    board(/** @type {number} */ step) {
      const from = Math.floor(step / STORED_EVERY);
      const digits = boards.slice(81 * from, 81 * from + 81);
      for (let k = from * STORED_EVERY; k < step; k++) digits[cellIn(changes[k])] = places(changes[k]) ? digitIn(changes[k]) : 0;
      return digits;
    },
    /** The nodes that are on the board, the last placed first: all are ancestors of that one. */
    standing(/** @type {number} */ step) {
      const found = [];
      for (let k = tops[step]; k >= 0; k = nodes[k].parent) if (nodes[k].undone >= step) found.push(k);
      return found;
    },
    /** The least and the greatest depth in each of so many parts of the time. */
    depthRanges: (/** @type {number} */ parts) =>
      Array.from({ length: parts }, (_, part) => {
        const end = Math.floor(((part + 1) * (last + 1)) / parts);
        let [low, high] = [Infinity, 0];
        for (let step = Math.floor((part * (last + 1)) / parts); step < end; step++) {
          low = Math.min(low, depth(step));
          high = Math.max(high, depth(step));
        }
        return [low, high];
      }),
  };
}
