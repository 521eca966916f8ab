// A recorded trace as the views keep it: everything that they show at a step is looked up here or replayed from
// a stored board, so that any step is reached at once. player_model.py says the same in Python; a test holds the
// two together.

import { cellName, PEERS } from "../shared/board.js";

const STORED_EVERY = 64; // steps between stored boards
const NUMBERS = new Intl.NumberFormat("en-US");
export const count = (n) => NUMBERS.format(n);
export const many = (n, noun) => `${count(n)} ${noun}${n === 1 ? "" : "s"}`;

// Two bytes a value, as Python packs them (every machine that runs either is little-endian).
export function unpack(view) {
  return new Uint16Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength));
}

// The index of the first of some rising numbers that is greater than n.
function firstAfter(numbers, n) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= n) low = middle + 1;
    else high = middle;
  }
  return low;
}

// start: 81 digits; changes: one value a step, cell * 20 + digit, and 10 more where the digit is taken out.
export function makeFilm(start, changes) {
  const last = changes.length;
  const blanks = start.filter((digit) => digit === 0).length;
  const placed = new Uint32Array(last + 1); // how many digits were placed up to each step
  const dead = new Uint8Array(last + 1); // how many blanks no digit fits in
  const tops = new Int32Array(last + 1).fill(-1); // the last node that still stands
  const nodeOf = new Int32Array(last).fill(-1); // the node that a step places or takes out; a given has none
  const made = changes.reduce((sum, change) => sum + (change % 20 < 10), 0);
  const nodes = {
    count: made,
    cell: new Uint8Array(made),
    digit: new Uint8Array(made),
    parent: new Int32Array(made),
    depth: new Uint8Array(made),
    placed: new Uint32Array(made), // the step that writes it
    undone: new Uint32Array(made).fill(last), // the step that blanks it; `last`: none
    after: new Int32Array(made).fill(-1), // how many digits were placed after it until it was taken out
    left: new Uint16Array(made), // digits that fitted there, and were not tried there yet
    solved: new Uint8Array(made), // whether the board was solved while it stood
    buried: new Uint8Array(made), // whether a later digit still stood when it was taken out
  };
  const boards = new Uint8Array(81 * (Math.floor(last / STORED_EVERY) + 1));
  const died = []; // the step at which a blank lost its last candidate while no other was dead
  const ended = []; // the step at which none was dead any more
  const solvedAt = new Set();

  // The board as it is played, and for each cell what its peers hold.
  const cells = new Uint8Array(81);
  const used = new Uint8Array(810); // used[10 * cell + digit]: how many peers hold the digit
  const free = new Uint16Array(81).fill(511); // the digits that no peer holds
  let deadNow = 0;
  let clashes = 0;
  const put = (cell, digit) => {
    deadNow -= free[cell] === 0;
    cells[cell] = digit;
    clashes += used[10 * cell + digit];
    for (const peer of PEERS[cell]) {
      if (used[10 * peer + digit]++) continue;
      free[peer] &= ~(1 << (digit - 1));
      deadNow += free[peer] === 0 && cells[peer] === 0;
    }
  };
  const takeOut = (cell, digit) => {
    clashes -= used[10 * cell + digit];
    for (const peer of PEERS[cell]) {
      if (--used[10 * peer + digit]) continue;
      deadNow -= free[peer] === 0 && cells[peer] === 0;
      free[peer] |= 1 << (digit - 1);
    }
    cells[cell] = 0;
    deadNow += free[cell] === 0;
  };
  start.forEach((digit, cell) => digit && put(cell, digit));
  boards.set(cells);

  const live = []; // the nodes that stand
  const tried = new Map(); // the digits tried under a node in one cell
  let lastSolved = -1;
  let node = 0;
  const place = (step, cell, digit) => {
    const parent = live.at(-1) ?? -1;
    const key = 81 * (parent + 1) + cell;
    const gone = (tried.get(key) ?? 0) | (1 << (digit - 1));
    tried.set(key, gone);
    nodes.cell[node] = cell;
    nodes.digit[node] = digit;
    nodes.parent[node] = parent;
    nodes.depth[node] = live.length + 1;
    nodes.placed[node] = step;
    nodes.left[node] = free[cell] & ~gone;
    nodeOf[step] = node;
    live.push(node++);
    put(cell, digit);
  };
  const takeBack = (step, cell, digit) => {
    let at = live.length - 1; // nearly always the last; a solver of one's own may take back out of order
    while (at >= 0 && nodes.cell[live[at]] !== cell) at--;
    if (at >= 0) {
      const gone = live[at];
      nodes.undone[gone] = step;
      nodes.after[gone] = node - gone - 1;
      nodes.buried[gone] = at < live.length - 1;
      nodes.solved[gone] = lastSolved > nodes.placed[gone];
      nodeOf[step] = gone;
      live.splice(at, 1);
    }
    takeOut(cell, digit);
  };
  const mark = (step) => {
    dead[step] = deadNow;
    if (deadNow && died.length === ended.length) died.push(step);
    else if (!deadNow && died.length > ended.length) ended.push(step);
  };
  mark(0);
  for (let step = 0; step < last; step++) {
    const code = changes[step] % 20;
    (code < 10 ? place : takeBack)(step, Math.floor(changes[step] / 20), code % 10);
    placed[step + 1] = placed[step] + (code < 10);
    tops[step + 1] = live.at(-1) ?? -1;
    mark(step + 1);
    if (blanks - 2 * placed[step + 1] + step + 1 === 0 && clashes === 0) solvedAt.add((lastSolved = step + 1));
    if ((step + 1) % STORED_EVERY === 0) boards.set(cells, (81 * (step + 1)) / STORED_EVERY);
  }

  const film = { last, blanks, start, nodes, dead, tops, nodeOf, died, ended };
  film.placements = (step) => placed[step];
  film.undos = (step) => step - placed[step];
  film.depth = (step) => Math.max(0, 2 * placed[step] - step);
  film.blanksLeft = (step) => blanks - 2 * placed[step] + step;
  film.solvedAt = (step) => solvedAt.has(step);
  film.change = (step) => ({ cell: Math.floor(changes[step] / 20), digit: changes[step] % 10, placed: changes[step] % 20 < 10 });
  film.noticed = (episode) => !film.change(ended[episode] - 1).placed;
  film.board = (step) => {
    const from = Math.floor(step / STORED_EVERY);
    const digits = boards.slice(81 * from, 81 * from + 81);
    for (let k = from * STORED_EVERY; k < step; k++) {
      digits[Math.floor(changes[k] / 20)] = changes[k] % 20 < 10 ? changes[k] % 20 : 0;
    }
    return digits;
  };
  // The nodes that stand at a step, the last placed first, at most `most`: all are ancestors of that one.
  film.standing = (step, most = 81) => {
    const found = [];
    for (let k = tops[step]; k >= 0 && found.length < most; k = nodes.parent[k]) if (nodes.undone[k] >= step) found.push(k);
    return found;
  };
  // The episode of dead blanks that a step lies in, or -1.
  film.episodeAt = (step) => (dead[step] ? firstAfter(died, step) - 1 : -1);
  // The next step at which a digit stands that is taken out at once, with nothing placed after it.
  const deadEnds = [];
  for (let step = 1; step < last; step++) {
    if (changes[step] % 20 >= 10 && nodeOf[step] >= 0 && nodes.after[nodeOf[step]] === 0) deadEnds.push(step);
  }
  film.nextDeadEnd = (step) => deadEnds[firstAfter(deadEnds, step)] ?? null;
  // The top of the next climb that gets deeper than the search was so far.
  let reached = 0;
  const records = []; // steps, each deeper than all before
  for (let step = 1; step <= last; step++) {
    if (film.depth(step) <= reached || (step < last && film.change(step).placed)) continue;
    reached = film.depth(step);
    records.push(step);
  }
  film.nextDeepest = (step) => records[firstAfter(records, step)] ?? null;
  return film;
}

// What the write before a step did, and no more than the writes so far prove.
export function sentenceAt(film, step) {
  if (step === 0) return `nothing written yet; ${many(film.blanks, "blank")} to fill`;
  const { cell, digit, placed } = film.change(step - 1);
  const name = cellName(cell);
  if (placed) {
    const before = step > 1 ? film.change(step - 2) : null;
    let text = `${name} = ${digit}`;
    if (before && !before.placed && before.cell === cell) text += before.digit === digit ? " again" : `, in place of ${before.digit}`;
    if (film.blanksLeft(step) > 0) return text;
    return text + "; no blank is left" + (film.solvedAt(step) ? " and nothing clashes: solved" : ", but digits clash");
  }
  const node = film.nodeOf[step - 1];
  if (node < 0) return `${name}: the given ${digit} taken out`;
  const text = `${name}: ${digit} taken out`;
  if (film.nodes.buried[node]) return text + ", while a digit placed after it stands";
  if (film.nodes.solved[node]) return text + ", though with it the board was solved";
  if (film.nodes.after[node] === 0) return text + "; nothing was placed after it";
  return text + `; nothing after it worked (${many(film.nodes.after[node], "placement")})`;
}

// What the view itself sees on the board.
export function seenAt(film, step, deadCells) {
  if (!deadCells.length) return film.blanksLeft(step) ? "every blank has a candidate" : "no blank is left";
  const more = deadCells.length > 3 ? ` and ${deadCells.length - 3} more` : "";
  const since = film.died[film.episodeAt(step)];
  return `no digit fits ${deadCells.slice(0, 3).map(cellName).join(", ")}${more} (such a blank since step ${count(since)})`;
}

// Views of one trace on one page stand at the same step, without a word to the kernel: they tell each other.
export function shareStep(key, follow) {
  const known = (globalThis.sudokuTeachSteps ??= new Map());
  const me = {};
  const hear = ({ detail }) => detail.key === key && detail.from !== me && follow(detail.step);
  document.addEventListener("sudoku-teach-step", hear);
  return {
    known: () => known.get(key),
    tell(step) {
      known.set(key, step);
      document.dispatchEvent(new CustomEvent("sudoku-teach-step", { detail: { key, step, from: me } }));
    },
    stop: () => document.removeEventListener("sudoku-teach-step", hear),
  };
}

// SVG, for drawn signs and trees.
export function drawn(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

// The signs on the buttons, drawn: a font may lack them.
const ICONS = {
  restart: "M3 3v10 M13 3 5 8l8 5z",
  back: "M11 3 4 8l7 5z M13 3v10",
  play: "M4 2.5 13.5 8 4 13.5z",
  pause: "M4 3h3v10H4z M9 3h3v10H9z",
  step: "M5 3l7 5-7 5z M3 3v10",
  end: "M13 3v10 M3 3l8 5-8 5z",
  deadEnd: "M3.5 3.5l9 9 M12.5 3.5l-9 9",
  deepest: "M8 2v8 M4.5 7 8 10.5 11.5 7 M3 13.5h10",
  into: "M8 1.5v7 M5 6 8 9l3-3 M2.5 8v5.5h11V8",
  out: "M8 9.5v-7 M5 5l3-3 3 3 M2.5 8v5.5h11V8",
};

export function icon(name) {
  return drawn("svg", { class: "st-icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, drawn("path", { d: ICONS[name] }));
}
