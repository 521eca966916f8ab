// @ts-check
// A recorded trace as the views keep it: everything that they show at a step is looked up here or replayed from
// a stored board, so that any step is reached at once. model.py works out the same in Python.

import { FULL, PEERS } from "../shared/geometry.js";

/** @typedef {ReturnType<typeof makeFilm>} Film */

// A change is packed into one number, cell * 20 + digit, and 10 more where the digit is taken out.
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

// A step goes from 0, the start, to `last`. A change is counted from 0: it leads from that step to the next. A node is a
// placement in the tree of the search.
/** @param {number[]} start  81 digits @param {Uint16Array} changes  packed */
export function makeFilm(start, changes) {
  const last = changes.length;
  const blanks = start.filter((digit) => digit === 0).length;
  const placed = new Uint32Array(last + 1); // how many digits were placed up to each step
  const dead = new Uint8Array(last + 1); // how many blanks no digit fits in
  const tops = new Int32Array(last + 1).fill(-1); // the last node that is still on the board
  const nodeOf = new Int32Array(last).fill(-1); // the node that a change places or takes out; a given has none
  const made = changes.filter(places).length;
  const nodes = {
    count: made,
    cell: new Uint8Array(made),
    digit: new Uint8Array(made),
    parent: new Int32Array(made), // -1: the start
    depth: new Uint8Array(made),
    placed: new Uint32Array(made), // the change that writes it
    undone: new Uint32Array(made).fill(last), // the change that blanks it; `last`: none
    after: new Int32Array(made).fill(-1), // how many digits were placed after it until it was taken out
    left: new Uint16Array(made), // the digits that fitted there, and had not been tried there yet
    solved: new Uint8Array(made), // whether the board was solved while it was on it
    buried: new Uint8Array(made), // whether a later digit was still on the board when it was taken out
  };
  const boards = new Uint8Array(81 * (Math.floor(last / STORED_EVERY) + 1));
  const died = /** @type {number[]} */ ([]); // the steps at which a blank lost its last candidate while no other was dead
  const ended = /** @type {number[]} */ ([]); // the steps at which none was dead any more
  /** @type {number[][]} */
  const [deadEnds, records] = [[], []]; // steps before a fruitless digit is taken out; steps deeper than all before
  const solvedSteps = new Set();

  const played = makePlayed(start);
  const live = /** @type {number[]} */ ([]); // the nodes that are on the board
  const tried = new Map(); // the digits tried under a node in one cell
  let lastSolved = -1;
  let node = 0;
  const place = (/** @type {number} */ index, /** @type {number} */ cell, /** @type {number} */ digit) => {
    const parent = live.at(-1) ?? -1;
    const key = 81 * (parent + 1) + cell;
    const gone = (tried.get(key) ?? 0) | (1 << (digit - 1));
    tried.set(key, gone);
    nodes.cell[node] = cell;
    nodes.digit[node] = digit;
    nodes.parent[node] = parent;
    nodes.depth[node] = live.length + 1;
    nodes.placed[node] = index;
    nodes.left[node] = played.free[cell] & ~gone;
    nodeOf[index] = node;
    live.push(node++);
    played.put(cell, digit);
  };
  const takeBack = (/** @type {number} */ index, /** @type {number} */ cell, /** @type {number} */ digit) => {
    let at = live.length - 1; // nearly always the last; a reader's own solver may take back out of order
    while (at >= 0 && nodes.cell[live[at]] !== cell) at--;
    if (at >= 0) {
      const gone = live[at];
      nodes.undone[gone] = index;
      nodes.after[gone] = node - gone - 1;
      nodes.buried[gone] = Number(at < live.length - 1);
      nodes.solved[gone] = Number(lastSolved > nodes.placed[gone]);
      nodeOf[index] = gone;
      live.splice(at, 1);
      if (nodes.after[gone] === 0) deadEnds.push(index);
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
    last, blanks, start, nodes, dead, tops, nodeOf, died, ended, depth, blanksLeft, change,
    placements: (/** @type {number} */ step) => placed[step],
    undos: (/** @type {number} */ step) => step - placed[step],
    solvedAt: (/** @type {number} */ step) => solvedSteps.has(step),
    /** Whether a time of dead blanks ended by taking a digit out. */
    noticed: (/** @type {number} */ episode) => !change(ended[episode] - 1).placed,
    /** The time of dead blanks that a step lies in, as its index in `died`, or -1. */
    episodeAt: (/** @type {number} */ step) => (dead[step] ? died.findLastIndex((first) => first <= step) : -1),
    /** The next step with a digit that is taken out at once, with nothing placed after it. */
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
      for (let k = tops[step]; k >= 0; k = nodes.parent[k]) if (nodes.undone[k] >= step) found.push(k);
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
