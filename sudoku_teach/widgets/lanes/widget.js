// LaneLab: a bit stands twice on the page, in its puzzle's mask and in its digit's word. lane_model.py computes the
// same; a test holds the two together.

import { count } from "../search/film.js";
import { element, isNotebooks, listen, makeView, setText } from "../shared/board.js";

const NINE = 9;

// Words, flags and the sentence for some masks of which `done` words are folded.
function lanesOf(masks, done) {
  const words = [...Array(NINE).keys()].map((k) => masks.reduce((word, mask, lane) => word | (((mask >> k) & 1) << lane), 0));
  let one = 0;
  let two = 0;
  for (const word of words.slice(0, done)) {
    two |= one & word;
    one |= word;
  }
  return { words, one, two, exactly: one & ~two };
}

function laneSentence(masks, done) {
  if (!done) return "No word has been folded: nothing is known of any lane.";
  const { one, two, exactly } = lanesOf(masks, done);
  const told = [["none", ~one], ["exactly one", exactly], ["two or more", two]].map(([name, word]) => {
    const lanes = [...masks.keys()].filter((lane) => (word >> lane) & 1);
    const found = lanes.length ? `lane${lanes.length > 1 ? "s" : ""} ${lanes.join(", ")}` : "no lane";
    return `${name}${done === NINE ? "" : " so far"}: ${found}`;
  });
  return `${done} of ${NINE} words folded. Candidates in each lane: ${told.join("; ")}.`;
}

function render({ model, el }) {
  const masks = () => model.get("masks");
  const said = element("p", { class: "st-say", role: "status" });
  const where = element("p", { class: "st-say st-where" });
  let bits = []; // the elements: {node, lane, k, side}, both sides
  let flags = []; // {node, name, lane}

  function toggle(lane, k) {
    model.set("masks", masks().map((mask, other) => (other === lane ? mask ^ (1 << k) : mask)));
    model.save_changes();
  }
  function fold(done) {
    model.set("done", Math.max(0, Math.min(NINE, done)));
    model.save_changes();
  }
  function point(lane, k) {
    for (const bit of bits) bit.node.classList.toggle("st-twin", bit.lane === lane && bit.k === k);
    setText(where, lane === null ? "Point at a bit, and its twin on the other side is marked." : `Puzzle ${lane}, digit ${k + 1}: bit ${k} of masks[${lane}] is bit ${lane} of words[${k}].`);
  }
  // A row of a grid: its name, and a box for each bit, the highest on the left.
  const line = (name, boxes) => element("div", { class: "st-lane-row", role: "row" }, element("span", { class: "st-lane-name", role: "rowheader" }, name), ...boxes);
  const heads = (name, texts) => line(name, texts.map((text) => element("span", { class: "st-lane-head", role: "columnheader" }, String(text))));
  const down = (count) => [...Array(count).keys()].reverse();

  function bit(side, lane, k, first) {
    const node = element("span", {
      class: "st-lane-bit", role: "gridcell", tabindex: first ? 0 : -1, onclick: () => { node.focus(); toggle(lane, k); },
      onfocus: () => { for (const other of bits) if (other.side === side) other.node.tabIndex = other.node === node ? 0 : -1; point(lane, k); },
      onmouseenter: () => point(lane, k), onmouseleave: () => point(null),
    });
    bits.push({ node, lane, k, side });
    return node;
  }
  function flag(name, lane) {
    const node = element("span", { class: "st-lane-bit st-lane-flag", role: "gridcell" });
    flags.push({ node, name, lane });
    return node;
  }
  const [left, right] = ["masks: a row is a puzzle", "words: a row is a digit, a column a puzzle"].map((label) => element("div", { role: "grid", "aria-label": label }));
  function build() {
    const lanes = masks().length;
    [bits, flags] = [[], []];
    left.replaceChildren(heads("digit", down(NINE).map((k) => k + 1)),
      ...masks().map((_, lane) => line(`masks[${lane}]`, down(NINE).map((k) => bit("left", lane, k, lane === 0 && k === NINE - 1)))));
    right.replaceChildren(heads("puzzle", down(lanes)),
      ...[...Array(NINE).keys()].map((k) => line(`words[${k}]`, down(lanes).map((lane) => bit("right", lane, k, k === 0 && lane === lanes - 1)))),
      ...["one", "two", "exactly"].map((name) => line(name === "exactly" ? "one & ~two" : name, down(lanes).map((lane) => flag(name, lane)))));
  }
  function keys(event) {
    const here = bits.find(({ node }) => node === event.target);
    if (!here || isNotebooks(event)) return;
    const rows = here.side === "left" ? "lane" : "k"; // what grows downwards; the other grows to the left
    const columns = rows === "lane" ? "k" : "lane";
    const step = { ArrowUp: [rows, -1], ArrowDown: [rows, 1], ArrowLeft: [columns, 1], ArrowRight: [columns, -1] }[event.key];
    if (step) {
      const to = { ...here, [step[0]]: here[step[0]] + step[1] };
      bits.find(({ side, lane, k }) => side === to.side && lane === to.lane && k === to.k)?.node.focus();
    } else if (event.key === " " || event.key === "Enter") toggle(here.lane, here.k);
    else return;
    event.preventDefault();
  }
  const buttons = [["fold next word", () => fold(model.get("done") + 1)], ["fold all", () => fold(NINE)], ["take one back", () => fold(model.get("done") - 1)], ["start again", () => fold(0)]].map(
    ([text, onclick]) => element("button", { type: "button", onclick }, text));

  function follow() {
    const done = model.get("done");
    if (bits.length !== 2 * NINE * masks().length) build();
    const found = lanesOf(masks(), done);
    for (const { node, lane, k, name } of [...bits, ...flags]) {
      const on = ((name ? found[name] : found.words[k]) >> lane) & 1;
      setText(node, String(on));
      node.classList.toggle("st-one", on === 1);
      node.setAttribute("aria-label", `puzzle ${lane}, ${name ?? `digit ${k + 1}`}: ${on}`);
    }
    [...right.children].slice(1, 1 + NINE).forEach((row, k) => {
      row.classList.toggle("st-folded", k < done);
      row.classList.toggle("st-last", k === done - 1);
    });
    buttons.forEach((button, k) => { button.disabled = k < 2 ? done === NINE : done === 0; });
    setText(said, laneSentence(masks(), done));
  }
  const root = element("div", { class: "st-lanes", tabindex: -1, role: "group", "aria-label": "LaneLab: puzzles' bits turned on their side", onkeydown: keys },
    element("div", {}, element("h4", {}, "a row is a puzzle"), left),
    element("div", {}, element("h4", {}, "a row is a digit, a column a puzzle"), right),
    element("div", { class: "st-lanes-foot" }, element("div", { class: "st-lane-tools" }, ...buttons), said, where, element("p", { class: "st-keys" }, "Click or Space switches a bit; arrows walk.")));
  makeView(el, model, root);
  listen(model, ["masks", "done"], follow);
  follow();
  point(null);
}

export default { render };
