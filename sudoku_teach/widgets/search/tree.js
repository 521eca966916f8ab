// SearchTree: the placements of a film as a tree that grows. Its place on the page is fixed from the start, so
// that nothing moves while it grows.

import { drawn, makeFilm, many, shareStep, unpack } from "./film.js";
import { cellName, element, isNotebooks, makeView, setText } from "../shared/board.js";

const MOST_NODES = 400; // more are folded into bands of depth
const LABELS = { nodes: 60, leaves: 14, depth: 8 }; // up to here a node carries its cell and digit
const MOST_BANDS = 26;

// How a node stands at a step: hidden, standing, on the way to the solution, taken back, or a dead end.
function nodeState(film, node, step) {
  const { placed, undone, after } = film.nodes;
  if (placed[node] >= step) return "hidden";
  if (undone[node] >= step) return film.solvedAt(step) ? "solution" : "standing";
  return after[node] === 0 ? "dead" : "back";
}

function nodeName(film, node) {
  return node < 0 ? "start" : `${cellName(film.nodes.cell[node])} = ${film.nodes.digit[node]}`;
}

function nodeWords(film, node, step) {
  if (node < 0) return "start: the board as it came";
  const { depth, parent, placed, undone, after } = film.nodes;
  const text = `${nodeName(film, node)}, depth ${depth[node]}: placed at step ${count(placed[node] + 1)}, under ${nodeName(film, parent[node])}; `;
  const end = { standing: "it stands", solution: "on the way to the solution" }[nodeState(film, node, step)];
  if (end) return text + end;
  return text + `taken out at step ${count(undone[node] + 1)}, ${after[node] ? `after ${many(after[node], "more placement")}` : "with nothing placed after it: a dead end"}`;
}

// What the search has done up to each step: dead ends, and the greatest depth.
function makeTotals(film) {
  const deadEnds = new Uint32Array(film.last + 1);
  const depths = new Uint8Array(film.last + 1);
  for (let step = 1; step <= film.last; step++) {
    const node = film.nodeOf[step - 1];
    const placed = film.change(step - 1).placed;
    deadEnds[step] = deadEnds[step - 1] + (!placed && node >= 0 && film.nodes.after[node] === 0);
    depths[step] = Math.max(depths[step - 1], placed ? film.nodes.depth[node] : 0);
  }
  return (step) => `${many(film.placements(step), "node")} so far, ${many(deadEnds[step], "dead end")}, deepest so far ${depths[step]}`;
}

// Children by node (at node + 1; the start is 0), and for each node its place among the leaves.
function layOut(film) {
  const { parent, count: made } = film.nodes;
  const children = Array.from({ length: made + 1 }, () => []);
  for (let node = 0; node < made; node++) children[parent[node] + 1].push(node);
  const across = new Float64Array(made + 1);
  const leaves = children.filter((below) => !below.length).length;
  let free = leaves;
  for (let at = made; at >= 0; at--) {
    const below = children[at];
    across[at] = below.length ? (across[below[0] + 1] + across[below.at(-1) + 1]) / 2 : --free;
  }
  return { children, across, leaves };
}

// A tree of nodes, with labels or as dots. `onGo(step)`: the reader chose a node.
function makeNodes(film, { children, across, leaves }, deepest, labelled, tell, onGo) {
  const { parent, depth, placed, count: made } = film.nodes;
  const [wide, high] = labelled ? [58, 64] : [Math.min(22, 760 / leaves), Math.min(24, Math.max(9, 400 / deepest))];
  const [left, top] = [labelled ? 8 : 22, labelled ? 24 : 12];
  const size = labelled ? 21 : Math.max(2.2, Math.min(6, wide * 0.36, high * 0.36));
  const spot = (node) => [left + (across[node + 1] + 0.5) * wide, top + (node < 0 ? 0 : depth[node]) * high];
  const total = [leaves * wide + 2 * left + (labelled ? 0 : 80), top + deepest * high + size + 14]; // a dot is named beside it
  const edges = drawn("g", { class: "st-edges" });
  const dots = drawn("g");
  const parts = [];
  for (let node = -1; node < made; node++) {
    const [x, y] = spot(node);
    const dot = drawn("g", { role: "treeitem", class: "st-node", transform: `translate(${x} ${y})`, "aria-level": node < 0 ? 1 : depth[node] + 1 });
    if (labelled) {
      dot.append(drawn("rect", { x: -25, y: -size, width: 50, height: 2 * size, rx: 7 }));
      const lines = node < 0 ? [["start", 5]] : [[cellName(film.nodes.cell[node]), -4], [`= ${film.nodes.digit[node]}`, 13]];
      dot.append(...lines.map(([words, dy], k) => drawn("text", { y: dy, class: k || node < 0 ? "st-strong" : "" }, words)));
      dot.append(drawn("path", { class: "st-cross", d: "M19 15l10 10 M29 15l-10 10" }), drawn("path", { class: "st-check", d: "M17 20l5 6 9-12" }));
    } else {
      const r = size * 0.9;
      dot.append(drawn("circle", { r: Math.max(size, 7), class: "st-hit" }), drawn("circle", { r: node < 0 ? size * 1.2 : size }), drawn("path", { class: "st-cross", d: `M${-r} ${-r}L${r} ${r} M${r} ${-r}L${-r} ${r}` }), drawn("path", { class: "st-check", d: `M${-6} ${size + 8}l4 5 8-10` }));
    }
    dot.addEventListener("mouseenter", () => tell(node));
    dot.addEventListener("click", () => onGo(node < 0 ? 0 : placed[node] + 1));
    let edge = null;
    if (node >= 0) {
      const [px, py] = spot(parent[node]);
      const [from, to] = labelled ? [py + size, y - size] : [py, y];
      edge = drawn("path", { d: `M${px} ${from}C${px} ${(from + to) / 2} ${x} ${(from + to) / 2} ${x} ${to}` });
      edges.append(edge);
    }
    parts.push({ dot, edge, state: "" });
    dots.append(dot);
  }
  const name = drawn("text", { class: "st-here" });
  const picture = drawn("svg", { viewBox: `0 0 ${total.join(" ")}`, class: "st-tree", role: "tree" }, edges, dots, ...(labelled ? [] : [name]));
  picture.style.setProperty("--st-wide", total[0]);
  let last = -2;
  const show = (step) => {
    for (let node = 0; node < made; node++) {
      const part = parts[node + 1];
      const state = nodeState(film, node, step);
      if (part.state === state) continue;
      part.state = state;
      part.dot.setAttribute("class", `st-node st-node-${state}`);
      part.edge.setAttribute("class", `st-edge-${state}`);
      part.dot.setAttribute("aria-label", state === "hidden" ? "" : nodeWords(film, node, step));
    }
    const here = film.tops[step];
    if (here === last) return;
    parts[last + 1]?.dot.classList.remove("st-top");
    parts[here + 1].dot.classList.add("st-top");
    last = here;
    const [x, y] = spot(here);
    name.setAttribute("x", x + size + 6);
    name.setAttribute("y", y + 4);
    name.textContent = nodeName(film, here);
  };
  // Where an arrow key leads; hidden nodes are not there yet.
  const there = (node) => node < 0 || parts[node + 1].state !== "hidden";
  const move = (node, key) => {
    if (key === "ArrowUp") return node < 0 ? -1 : parent[node];
    if (key === "ArrowDown") return children[node + 1].filter(there).at(-1) ?? node;
    if (node < 0) return -1;
    const beside = children[parent[node] + 1].filter(there);
    return beside[beside.indexOf(node) + (key === "ArrowLeft" ? -1 : 1)] ?? node;
  };
  const point = (node) => parts.forEach(({ dot }, k) => dot.classList.toggle("st-pointed", node !== null && k === node + 1));
  const words = (node, step) => nodeWords(film, node, step);
  return { root: picture, show, move, point, words, first: (step) => film.tops[step], go: (node) => onGo(node < 0 ? 0 : placed[node] + 1) };
}

// A tree too large for nodes: for each depth, how many digits were placed there so far, and how many stand.
function makeBands(film, deepest, tell) {
  const fold = Math.ceil(deepest / MOST_BANDS);
  const rows = Math.ceil(deepest / fold);
  const made = new Uint32Array(rows); // up to the step shown
  const stand = new Uint32Array(rows);
  const all = new Uint32Array(rows);
  const bandOf = (node) => Math.floor((film.nodes.depth[node] - 1) / fold);
  for (let node = 0; node < film.nodes.count; node++) all[bandOf(node)]++;
  const most = all.reduce((a, b) => Math.max(a, b), 1);
  const range = (row) => (fold === 1 || row * fold + 1 === deepest ? `${row * fold + 1}` : `${row * fold + 1}–${Math.min((row + 1) * fold, deepest)}`);
  const lines = [...all.keys()].map((row) => {
    const bar = element("span", { class: "st-bar" });
    const live = element("span", { class: "st-live" });
    const number = element("span", { class: "st-number" });
    const root = element("div", { class: "st-band", role: "treeitem", onmouseenter: () => tell(row) }, element("span", {}, range(row)), element("span", { class: "st-track" }, bar, live, number));
    return { root, bar, live, number };
  });
  const root = element("div", { class: "st-bands", role: "tree" }, element("div", { class: "st-band st-head" }, element("span", {}, "depth"), element("span", {}, "digits placed there so far")), ...lines.map(({ root }) => root));
  const keys = [];
  let at = 0;
  const words = (row) => `depth ${range(row)}: ${many(made[row], "digit")} placed so far, ${count(made[row] - stand[row])} taken back, ${count(stand[row])} standing`;
  const show = (step) => {
    // Forwards and backwards alike, a step at a time: even 200,000 of them take no time to see.
    for (; at < step; at++) turn(at, 1);
    for (; at > step; at--) turn(at - 1, -1);
    const top = film.tops[step];
    const here = top < 0 ? -1 : bandOf(top);
    lines.forEach(({ root, bar, live, number }, row) => {
      const key = `${made[row]} ${stand[row]} ${here === row}`;
      if (keys[row] === key) return;
      keys[row] = key;
      bar.style.width = `${(100 * made[row]) / most}%`;
      live.style.left = bar.style.width;
      number.style.left = bar.style.width;
      live.classList.toggle("st-on", stand[row] > 0);
      setText(number, made[row] ? count(made[row]) : "");
      root.classList.toggle("st-top", here === row);
      root.setAttribute("aria-label", words(row));
    });
  };
  const turn = (step, sign) => {
    const node = film.nodeOf[step];
    if (node < 0) return;
    const placed = film.change(step).placed;
    if (placed) made[bandOf(node)] += sign;
    stand[bandOf(node)] += placed ? sign : -sign;
  };
  const move = (row, key) => Math.max(0, Math.min(rows - 1, row + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)));
  const point = (row) => lines.forEach(({ root }, k) => root.classList.toggle("st-pointed", k === row));
  const first = (step) => (film.tops[step] < 0 ? 0 : bandOf(film.tops[step]));
  return { root, show, move, point, words, first, go: () => {} };
}

function treeLegend(bands) {
  const sample = (kind, words) => element("span", {}, element("span", { class: `st-key st-key-${kind}`, "aria-hidden": true }), words);
  const standing = sample(bands ? "live" : "standing", bands ? "one of them stands" : "stands: the path of the search");
  const rest = bands ? [sample("bar", "placed there so far")] : [sample("back", "taken back"), sample("dead", "dead end: taken back with nothing after it"), sample("solution", "the solution")];
  return element("div", { class: "sp-legend" }, standing, ...rest);
}

function renderTree(state, { model, el }) {
  const { film } = state;
  let pointed = null; // the node or band that the reader points at
  const tell = (which) => {
    pointed = which;
    draw();
  };
  const deepest = film.nodes.depth.reduce((a, b) => Math.max(a, b), 1);
  const bands = film.nodes.count > MOST_NODES;
  let tree;
  if (bands) tree = makeBands(film, deepest, tell);
  else {
    const layout = layOut(film);
    const labelled = film.nodes.count <= LABELS.nodes && layout.leaves <= LABELS.leaves && deepest <= LABELS.depth;
    tree = makeNodes(film, layout, deepest, labelled, tell, state.choose);
    tree.root.classList.toggle("st-dots", !labelled);
  }
  tree.root.setAttribute("tabindex", "0");
  const words = element("p", { class: "st-words", role: "status" });
  const help = bands ? "Keys: up and down move along the depths." : "Keys: arrows move along the tree; Enter or a click goes to the step that placed a digit.";
  const root = element(
    "div",
    { class: "sp", role: "group", "aria-label": "search tree" },
    ...(model.get("_linked") ? [] : model.get("_notes")).map((note) => element("p", { class: "sp-note" }, note)),
    element("div", { class: "st-frame-tree" }, tree.root),
    words,
    treeLegend(bands),
    element("p", { class: "sp-help" }, help),
  );
  tree.root.addEventListener("keydown", (event) => {
    if (isNotebooks(event)) return;
    if (event.key.startsWith("Arrow")) tell(tree.move(pointed ?? tree.first(state.step), event.key));
    else if (event.key === "Enter" && pointed !== null) tree.go(pointed);
    else if (event.key === "Escape") tell(null);
    else return;
    event.preventDefault();
  });
  tree.root.addEventListener("mouseleave", () => tell(null));
  tree.root.addEventListener("blur", () => tell(null));
  function draw() {
    tree.show(state.step);
    tree.point(pointed);
    const summary = `step ${count(state.step)} of ${count(film.last)}: ${state.totals(state.step)}`;
    tree.root.setAttribute("aria-label", `search tree, ${summary}`);
    setText(words, pointed === null ? summary : tree.words(pointed, state.step));
  }
  makeView(el, model, root);
  el.classList.add("sp-card");
  state.views.add(draw);
  draw();
  return () => state.views.delete(draw);
}

export default () => {
  let state = null;
  return {
    initialize({ model }) {
      const film = makeFilm(model.get("_start"), unpack(model.get("_changes")));
      const views = new Set();
      const linked = model.get("_linked"); // to a player, which speaks to the kernel for both
      const stand = (step) => {
        state.step = step;
        views.forEach((draw) => draw());
      };
      const shared = shareStep(model.get("_key"), stand);
      state = { film, views, step: shared.known() ?? model.get("step"), totals: makeTotals(film) };
      state.choose = (step) => {
        stand(step);
        shared.tell(step);
        if (linked) return;
        model.set("step", step);
        model.save_changes();
      };
      if (!linked) model.on("change:step", () => stand(model.get("step")));
      return shared.stop;
    },
    render: (view) => renderTree(state, view),
  };
};
