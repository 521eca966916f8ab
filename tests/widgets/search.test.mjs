import assert from "node:assert/strict";
import { test } from "node:test";
import { colourLines } from "../../sudoku_teach/widgets/search/code.js";
import { makeFilm } from "../../sudoku_teach/widgets/search/film.js";
import { layOut, makeBandCounts, makeTotals, nodeState, nodeWords } from "../../sudoku_teach/widgets/search/growth.js";
import { makePlayback } from "../../sudoku_teach/widgets/search/playback.js";
import { seenAt, sentenceAt } from "../../sudoku_teach/widgets/search/sentences.js";
import { chipWords } from "../../sudoku_teach/widgets/search/stack.js";
import { candidatesOf, deadCellsOf } from "../../sudoku_teach/widgets/shared/geometry.js";
import { against } from "./payloads.mjs";

const bytesOf = (changes) => new Uint16Array(new Uint8Array(changes).buffer);

// Compare for every trace, and say which of them differs.
const everyTrace = (compare) => (traces) => {
  for (const [name, told] of Object.entries(traces)) {
    try {
      compare(makeFilm(told.start, bytesOf(told.changes)), told);
    } catch (error) {
      error.message = `${name}: ${error.message}`;
      throw error;
    }
  }
};

against("search", "every step: words, counters, board, dead blanks, stack", everyTrace((film, { steps, solved }) => {
  assert.equal(film.last + 1, steps.length);
  steps.forEach((told, step) => {
    const board = film.board(step);
    const dead = deadCellsOf(board, candidatesOf(board));
    const shown = {
      sentence: sentenceAt(film, step),
      sees: seenAt(film, step, dead),
      counters: [film.placements(step), film.undos(step), film.depth(step), film.blanksLeft(step)],
      board: board.join(""),
      dead,
      stack: film.standing(step).reverse().map((node) => chipWords(film, node)),
    };
    assert.deepEqual(shown, told, `step ${step}`);
    assert.equal(film.dead[step], dead.length);
    assert.equal(film.solvedAt(step), solved.includes(step));
  });
}));

against("search", "the tree, the times of dead blanks, the depth over time", everyTrace((film, told) => {
  const { nodes, last } = film;
  const undone = (step) => (step === last ? null : step);
  const found = nodes.map((node) => [node.parent, node.cell, node.digit, node.depth, node.placed, undone(node.undone)]);
  assert.deepEqual(found, told.nodes);
  assert.equal(film.deepest, Math.max(1, ...told.nodes.map(([, , , depth]) => depth)));
  const episodes = film.died.map((died, k) => [died, film.ended[k] ?? null, film.ended[k] !== undefined && film.noticed(k)]);
  assert.deepEqual(episodes, told.episodes);
  for (let step = 0; step <= last; step++) {
    const episode = told.episodes.findIndex(([died, ended]) => died <= step && (ended === null || step < ended));
    assert.equal(film.episodeAt(step), episode);
  }
  for (const [parts, ranges] of told.depths) assert.deepEqual(film.depthRanges(parts), ranges);
}));

against("search", "every step: the tree by depth, its nodes, its totals", everyTrace((film, { levels, standing, totals, solved }) => {
  if (!levels) return; // too many steps to count the tree anew at each
  const words = makeTotals(film);
  for (const most of [26, 5]) {
    const bands = makeBandCounts(film, most);
    const fold = Math.ceil(film.deepest / most);
    const counts = (pairs) => {
      const sums = bands.names.map(() => 0);
      for (const [depth, n] of pairs) sums[Math.floor((depth - 1) / fold)] += n;
      return sums;
    };
    const walk = [...levels.keys(), ...[...levels.keys()].reverse()]; // forwards and backwards
    for (const step of walk) {
      bands.go(step);
      assert.deepEqual([[...bands.made], [...bands.stand]], levels[step].slice(0, 2).map(counts), `step ${step}`);
    }
  }
  levels.forEach(([, , deadEnds], step) => {
    assert.equal(words(step).replace(" so far,", ","), totals[step]);
    const states = [...film.nodes.keys()].map((node) => nodeState(film, node, step));
    const stand = solved.includes(step) ? "solution" : "standing";
    assert.deepEqual(states.flatMap((state, node) => (state === stand ? [node] : [])), standing[step]);
    assert.equal(states.filter((state) => state === "dead").length, deadEnds);
    assert.equal(states.filter((state) => state !== "hidden").length, film.placements(step));
    const next = levels.findIndex(([, , later], k) => k > step + 1 && later > levels[k - 1][2]);
    assert.equal(film.nextDeadEnd(step), next < 0 ? null : next - 1, `the dead end after step ${step}`);
  });
}));

against("search", "the next deepest point is the top of the next climb above all before", everyTrace((film) => {
  const climbs = [];
  for (let step = 1; step <= film.last; step++) {
    const goesOn = step < film.last && film.change(step).placed;
    if (!goesOn && film.depth(step) > Math.max(0, ...climbs.map(film.depth))) climbs.push(step);
  }
  for (let step = 0; step <= film.last; step++) assert.equal(film.nextDeepest(step), climbs.find((climb) => climb > step) ?? null);
}));

against("search", "a parent is drawn over its children, and each leaf has a place of its own", everyTrace((film) => {
  const { children, across, leaves } = layOut(film);
  const places = [...across].filter((_, at) => !children[at].length);
  assert.deepEqual(places.sort((a, b) => a - b), [...Array(leaves).keys()]);
  children.forEach((below, at) => {
    const spots = below.map((node) => across[node + 1]);
    assert.deepEqual(spots, [...spots].sort((a, b) => a - b));
    if (below.length) assert.equal(across[at], (spots[0] + spots.at(-1)) / 2);
  });
}));

test("search: nodes are named with what became of them", () => {
  const [place, takeOut] = [(cell, digit) => cell * 20 + digit, (cell, digit) => cell * 20 + digit + 10];
  const film = makeFilm(Array(81).fill(0), new Uint16Array([place(2, 1), place(3, 2), takeOut(3, 2), takeOut(2, 1), place(2, 4)]));
  const said = (node, step) => nodeWords(film, node, step);
  assert.equal(said(-1, 0), "start: the given board");
  assert.equal(said(0, 1), "r1c3 = 1, depth 1: placed at step 1, under start; still on the board");
  const dead = "undone at step 3, with nothing placed after it: a dead end";
  assert.equal(said(1, 3), `r1c4 = 2, depth 2: placed at step 2, under r1c3 = 1; ${dead}`);
  assert.equal(said(0, 5), "r1c3 = 1, depth 1: placed at step 1, under start; undone at step 4, after 1 more placement");
});

test("search: Python is coloured, and no letter of it is lost", () => {
  const code = 'def f(x):  # a "comment"\n    if not x: return "def", x1, 0x1F\n    """\n    two lines\n    """\n';
  const lines = colourLines(code);
  assert.equal(lines.map((pieces) => pieces.map(([piece]) => piece).join("")).join("\n"), code);
  const kinds = (kind) => lines.flatMap((pieces) => pieces.filter((piece) => piece[1] === kind).map(([piece]) => piece));
  assert.deepEqual(kinds("keyword"), ["def", "if", "not", "return"]);
  assert.deepEqual(kinds("comment"), ['# a "comment"']);
  assert.deepEqual(kinds("numeral"), ["0x1F"]);
  assert.deepEqual(kinds("string"), ['"def"', '"""', "    two lines", '    """']);
});

// A model as anywidget has it, with what was sent to the kernel; a page for the steps to be told on; and a clock.
function play(changes, questions = []) {
  const values = {
    _key: `trace ${Math.random()}`,
    _start: Array(81).fill(0),
    _changes: new DataView(new Uint16Array(changes).buffer),
    _questions: questions,
    step: 0,
    score: [0, 0],
  };
  const sent = [];
  const model = { get: (name) => values[name], on: () => {}, save_changes: () => sent.push(values.step) };
  model.set = (name, value) => {
    values[name] = value;
  };
  const frames = [];
  globalThis.CustomEvent ??= class extends Event {
    constructor(name, { detail }) {
      super(name);
      this.detail = detail;
    }
  };
  globalThis.document = new EventTarget();
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  const state = makePlayback(model);
  let time = 0;
  Object.defineProperty(performance, "now", { value: () => time, configurable: true });
  const run = (milliseconds) => {
    for (const end = time + milliseconds; time < end && frames.length; frames.shift()(time)) time += 10;
  };
  return { state, sent, values, run };
}
const PLACED = [...Array(40).keys()].map((cell) => cell * 20 + 1);

test("search: while it plays, the kernel hears nothing; then the step where it rests", () => {
  const { state, sent, run } = play(PLACED);
  state.setSpeed(50);
  state.toggle();
  run(300);
  assert.deepEqual([state.playing, state.step], [true, 16]); // the first step at once, then one each 20 ms
  assert.deepEqual(sent, []);
  state.toggle();
  assert.deepEqual([state.playing, ...sent], [false, state.step]);
  state.toggle();
  run(5000);
  assert.deepEqual([state.playing, state.step, ...sent.slice(1)], [false, 40, 40]);
});

test("search: it stops before each question, and counts what is answered", () => {
  const reasons = { 2: "so.", 3: "too.", 5: "well.", 7: "then." };
  const { state, sent, values } = play(PLACED, Object.entries(reasons).map(([step, why]) => ({ step: Number(step), why })));
  state.jump(9);
  assert.ok(state.asking() && state.step === 2 && !state.waiting);
  state.jump(9);
  assert.ok(state.waiting && state.step === 2, "the reader wants to go on without an answer");
  state.answer(2, true);
  assert.deepEqual([state.step, state.verdict, values.score], [3, "Right. so.", [1, 1]]);
  state.answer(7, true);
  assert.deepEqual([state.step, state.verdict, values.score], [4, "True, a digit went in, but elsewhere. too.", [1, 2]]);
  state.answer(4, true);
  assert.deepEqual(values.score, [1, 2], "nothing was asked there");
  state.jump(9);
  state.answer(null);
  assert.deepEqual([state.step, state.verdict, values.score], [6, "Skipped. well.", [1, 2]]);
  state.jump(9);
  state.answer(7, false);
  assert.deepEqual([state.step, state.verdict, values.score], [8, "The cell is right, but a digit went in. then.", [1, 3]]);
  state.jump(-3);
  assert.deepEqual([state.step, values.step, sent.at(-1)], [0, 0, 0]);
  state.jump(99);
  assert.equal(state.step, 40);
});
