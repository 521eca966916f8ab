// @ts-check
// SearchTree: the placements of a film as a tree that grows. Its place on the page is fixed from the start, so that
// nothing moves while it grows.

import { div, drawn, element, isNotebooks, makeView, paragraph, sample, save, setText, span, withState } from "../shared/dom.js";
import { cellName } from "../shared/geometry.js";
import { count, many } from "../shared/words.js";
import { makeFilm, unpack } from "./film.js";
import { layOut, makeBandCounts, makeTotals, nodeName, nodeState, nodeWords } from "./growth.js";
import { shareStep } from "./steps.js";

/** @import { Film } from "./film.js" */
/** @typedef {import("./playback.js").TracePayload & { _linked: boolean }} TreePayload  linked: to a player */

const MOST_NODES = 400; // more are folded into bands of depth
const LABELS = { nodes: 60, leaves: 14, depth: 8 }; // up to here a node has its cell and digit in it
const MOST_BANDS = 13;

// A tree of nodes, with labels or as dots. The reader points at a node (tell), and chooses one (onGo).
/** @param {Film} film @param {(node: number) => void} tell @param {(step: number) => void} onGo */
function makeNodes(film, tell, onGo) {
  const { nodes, deepest } = film;
  const { children, across, leaves } = layOut(film);
  const labelled = nodes.length <= LABELS.nodes && leaves <= LABELS.leaves && deepest <= LABELS.depth;
  const [wide, high] = labelled ? [58, 64] : [Math.min(22, 760 / leaves), Math.min(24, Math.max(9, 400 / deepest))];
  const [left, top] = [labelled ? 8 : 22, labelled ? 24 : 12];
  const size = labelled ? 21 : Math.max(2.2, Math.min(6, wide * 0.36, high * 0.36));
  const total = [leaves * wide + 2 * left + (labelled ? 0 : 80), top + deepest * high + size + 14]; // a dot is named beside it
  const spot = (/** @type {number} */ node) => [left + (across[node + 1] + 0.5) * wide, top + (nodes[node]?.depth ?? 0) * high];
  const go = (/** @type {number} */ node) => onGo(node < 0 ? 0 : nodes[node].placed + 1);

  function makeLabel(/** @type {number} */ node) {
    const lines = node < 0 ? ["start"] : [cellName(nodes[node].cell), `= ${nodes[node].digit}`];
    const places = node < 0 ? [5] : [-4, 13];
    return [
      drawn("rect", { x: -25, y: -size, width: 50, height: 2 * size, rx: 7 }),
      ...lines.map((words, k) => drawn("text", { y: places[k], class: k || node < 0 ? "st-strong" : "" }, words)),
      drawn("path", { class: "st-cross", d: "M19 15l10 10 M29 15l-10 10" }),
      drawn("path", { class: "st-check", d: "M17 20l5 6 9-12" }),
    ];
  }
  function makeDot(/** @type {number} */ node) {
    const r = size * 0.9;
    return [
      drawn("circle", { r: Math.max(size, 7), class: "st-hit" }),
      drawn("circle", { r: node < 0 ? size * 1.2 : size }),
      drawn("path", { class: "st-cross", d: `M${-r} ${-r}L${r} ${r} M${r} ${-r}L${-r} ${r}` }),
      drawn("path", { class: "st-check", d: `M${-6} ${size + 8}l4 5 8-10` }),
    ];
  }
  function makeEdge(/** @type {number} */ node) {
    const [[x, y], [px, py]] = [spot(node), spot(nodes[node].parent)];
    const [from, to] = labelled ? [py + size, y - size] : [py, y];
    return drawn("path", { d: `M${px} ${from}C${px} ${(from + to) / 2} ${x} ${(from + to) / 2} ${x} ${to}` });
  }
  const parts = [-1, ...nodes.keys()].map((node) => {
    const place = { transform: `translate(${spot(node).join(" ")})`, "aria-level": (nodes[node]?.depth ?? 0) + 1, "aria-label": nodeWords(film, -1, 0) };
    const dot = drawn("g", { role: "treeitem", class: "st-node", ...place }, ...(labelled ? makeLabel : makeDot)(node));
    dot.addEventListener("mouseenter", () => tell(node));
    dot.addEventListener("click", () => go(node));
    return { dot, edge: node < 0 ? null : makeEdge(node), state: "" };
  });
  const items = parts.map(({ dot }) => dot);
  const edges = drawn("g", { class: "st-edges" }, ...parts.flatMap(({ edge }) => edge ?? []));
  const name = drawn("text", { class: "st-here" });
  const picture = { viewBox: `0 0 ${total.join(" ")}`, class: labelled ? "st-tree" : "st-tree st-dots", role: "tree" };
  const root = drawn("svg", picture, edges, drawn("g", {}, ...items), ...(labelled ? [] : [name]));
  root.style.setProperty("--st-wide", String(total[0]));
  let last = -2;
  function show(/** @type {number} */ step) {
    for (const node of nodes.keys()) {
      const part = parts[node + 1];
      const state = nodeState(film, node, step);
      if (part.state === state) continue;
      part.state = state;
      part.dot.setAttribute("class", `st-node st-node-${state}`);
      part.edge?.setAttribute("class", `st-edge-${state}`);
      part.dot.setAttribute("aria-label", state === "hidden" ? "" : nodeWords(film, node, step));
    }
    const here = film.tops[step];
    if (here === last) return;
    items[last + 1]?.classList.remove("st-top");
    items[here + 1].classList.add("st-top");
    last = here;
    const [x, y] = spot(here);
    name.setAttribute("x", String(x + size + 6));
    name.setAttribute("y", String(y + 4));
    name.textContent = nodeName(film, here);
  }
  /** Where an arrow key leads; hidden nodes are not there yet. @param {number} node @param {string} key */
  function move(node, key) {
    const there = (/** @type {number} */ other) => parts[other + 1].state !== "hidden";
    if (key === "ArrowUp") return node < 0 ? -1 : nodes[node].parent;
    if (key === "ArrowDown") return children[node + 1].filter(there).at(-1) ?? node;
    if (node < 0) return -1;
    const siblings = children[nodes[node].parent + 1].filter(there);
    return siblings[siblings.indexOf(node) + (key === "ArrowLeft" ? -1 : 1)] ?? node;
  }
  const words = (/** @type {number} */ node, /** @type {number} */ step) => nodeWords(film, node, step);
  const first = (/** @type {number} */ step) => film.tops[step]; // the node that the arrow keys start from
  return { root, items, itemOf: (/** @type {number} */ node) => items[node + 1], show, move, go, words, first };
}

// A tree too large for nodes: for each depth, how many digits were placed there so far, and how many stand.
function makeBands(/** @type {Film} */ film, /** @type {(row: number) => void} */ tell) {
  const { names, made, stand, bandOf, go, most } = makeBandCounts(film, MOST_BANDS);
  const lines = names.map((name, row) => {
    const [bar, live, number] = [span("st-bar"), span("st-live"), span("st-number")];
    const attributes = { class: "st-band", role: "treeitem", onmouseenter: () => tell(row) };
    const root = element("div", attributes, span(null, name), span("st-track", bar, live, number));
    return { root, bar, live, number, key: "" };
  });
  const items = lines.map(({ root }) => root);
  const head = div("st-band st-head", span(null, "depth"), span(null, "digits placed there so far"));
  const root = element("div", { class: "st-bands", role: "tree" }, head, ...items);
  function words(/** @type {number} */ row) {
    const [taken, live] = [made[row] - stand[row], stand[row]].map(count);
    return `depth ${names[row]}: ${many(made[row], "digit")} placed so far, ${taken} undone, ${live} still on the board`;
  }
  function show(/** @type {number} */ step) {
    go(step);
    const here = film.tops[step] < 0 ? -1 : bandOf(film.tops[step]);
    lines.forEach((line, row) => {
      const key = `${made[row]} ${stand[row]} ${here === row}`;
      if (line.key === key) return;
      line.key = key;
      const width = `${(100 * made[row]) / most}%`;
      line.bar.style.width = width;
      line.live.style.left = width;
      line.number.style.left = width;
      line.live.classList.toggle("st-on", stand[row] > 0);
      setText(line.number, made[row] ? count(made[row]) : "");
      line.root.classList.toggle("st-top", here === row);
      line.root.setAttribute("aria-label", words(row));
    });
  }
  const move = (/** @type {number} */ row, /** @type {string} */ key) =>
    Math.max(0, Math.min(names.length - 1, row + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? 0)));
  const first = (/** @type {number} */ step) => (film.tops[step] < 0 ? 0 : bandOf(film.tops[step]));
  return { root, items, itemOf: (/** @type {number} */ row) => items[row], show, move, go: () => {}, words, first };
}

const DEAD = "dead end: undone with nothing placed after it";
const NODE_SIGNS = { standing: "still on the board: the path of the search", back: "undone", dead: DEAD, solution: "the solution" };
const BAND_SIGNS = { live: "one of them is still on the board", bar: "placed there so far" };

/** @param {ReturnType<typeof followTrace>} state @param {import("@anywidget/types").RenderProps<TreePayload>} props */
function renderTree(state, { model, el }) {
  const { film } = state;
  let pointed = /** @type {number | null} */ (null); // the node or band that the reader points at
  const tell = (/** @type {number | null} */ which) => {
    pointed = which;
    draw();
  };
  const bands = film.nodes.length > MOST_NODES;
  const tree = bands ? makeBands(film, tell) : makeNodes(film, tell, state.choose);
  const root = /** @type {HTMLElement | SVGElement} */ (tree.root);
  root.setAttribute("tabindex", "0");
  const words = element("p", { class: "st-words", role: "status" });
  const nodeKeys = "Keys: arrows move along the tree; Enter or a click goes to the step that placed a digit.";
  const help = paragraph("sp-help", bands ? "Keys: up and down move along the depths." : nodeKeys);
  const notes = model.get("_linked") ? [] : model.get("_notes").map((note) => paragraph("sp-note", note));
  const signs = Object.entries(bands ? BAND_SIGNS : NODE_SIGNS).map(([kind, words]) => sample(`st-key st-key-${kind}`, words));
  const parts = [...notes, div("st-frame-tree", root), words, div("sp-legend", ...signs), help];
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (isNotebooks(event)) return;
    if (event.key.startsWith("Arrow")) tell(tree.move(pointed ?? tree.first(state.step), event.key));
    else if (event.key === "Enter" && pointed !== null) tree.go(pointed);
    else if (event.key === "Escape") tell(null);
    else return;
    event.preventDefault();
  };
  root.addEventListener("keydown", /** @type {EventListener} */ (onKey));
  for (const end of ["mouseleave", "blur"]) root.addEventListener(end, () => tell(null));
  function draw() {
    tree.show(state.step);
    const here = pointed === null ? null : tree.itemOf(pointed);
    for (const item of tree.items) item.classList.toggle("st-pointed", item === here);
    const summary = `step ${count(state.step)} of ${count(film.last)}: ${state.totals(state.step)}`;
    root.setAttribute("aria-label", `search tree, ${summary}`);
    setText(words, pointed === null ? summary : tree.words(pointed, state.step));
  }
  makeView(el, model, element("div", { class: "sp", role: "group", "aria-label": "search tree" }, ...parts));
  el.classList.add("sp-card");
  state.views.add(draw);
  draw();
  return () => state.views.delete(draw);
}

// What all views of the model share: the film and its step. A player tells the kernel for its tree too.
function followTrace(/** @type {import("@anywidget/types").AnyModel<TreePayload>} */ model) {
  const film = makeFilm(model.get("_start"), unpack(model.get("_changes")));
  const views = /** @type {Set<() => void>} */ (new Set());
  const stand = (/** @type {number} */ step) => {
    state.step = step;
    for (const draw of views) draw();
  };
  const shared = shareStep(model.get("_key"), stand);
  function choose(/** @type {number} */ step) {
    stand(step);
    shared.tell(step);
    if (!model.get("_linked")) save(model, { step });
  }
  const state = { film, views, step: shared.known() ?? model.get("step"), totals: makeTotals(film), choose, stop: shared.stop };
  if (!model.get("_linked")) model.on("change:step", () => stand(model.get("step")));
  return state;
}

export default withState(followTrace, renderTree);
