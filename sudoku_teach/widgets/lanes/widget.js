// @ts-check
// LaneLab: a bit is on the page twice, in its puzzle's mask and in its digit's word.

import { div, element, isNotebooks, listen, makeView, paragraph, save, setText } from "../shared/dom.js";
import { laneSentence, lanesOf, WORDS } from "./model.js";

/** @typedef {{ masks: number[], done: number, large: boolean }} LanesPayload */
/** @typedef {"left" | "right"} Side */
/** @typedef {{ node: HTMLElement, lane: number, k: number, side: Side }} Bit */
/** @typedef {"one" | "two" | "exactly"} Flag */

function render(/** @type {import("@anywidget/types").RenderProps<LanesPayload>} */ { model, el }) {
  const masks = () => model.get("masks");
  const said = element("p", { class: "st-say", role: "status" });
  const where = paragraph("st-say st-where");
  let bits = /** @type {Bit[]} */ ([]); // of both sides
  let flags = /** @type {{ node: HTMLElement, lane: number, name: Flag }[]} */ ([]);

  function toggle(/** @type {number} */ lane, /** @type {number} */ k) {
    save(model, { masks: masks().map((mask, other) => (other === lane ? mask ^ (1 << k) : mask)) });
  }
  const fold = (/** @type {number} */ done) => save(model, { done: Math.max(0, Math.min(WORDS, done)) });
  function point(/** @type {Omit<Bit, "node" | "side"> | null} */ at) {
    for (const { node, lane, k } of bits) node.classList.toggle("st-twin", at?.lane === lane && at.k === k);
    const { lane, k } = at ?? { lane: 0, k: 0 };
    const twins = `Puzzle ${lane}, digit ${k + 1}: bit ${k} of masks[${lane}] is bit ${lane} of words[${k}].`;
    setText(where, at ? twins : "Point at a bit, and its twin on the other side is marked.");
  }
  const cell = (/** @type {string} */ kind, /** @type {string} */ role, text = "") => element("span", { class: `st-lane-${kind}`, role }, text);
  /** A row of a grid: its name, and a box for each bit, the highest on the left. @param {string} name @param {HTMLElement[]} boxes */
  const line = (name, boxes) => element("div", { class: "st-lane-row", role: "row" }, cell("name", "rowheader", name), ...boxes);
  const heads = (/** @type {number[]} */ numbers) => numbers.map((n) => cell("head", "columnheader", String(n)));
  const down = (/** @type {number} */ count) => [...Array(count).keys()].reverse();

  /** @param {Side} side @param {number} lane @param {number} k @param {boolean} first  whether Tab comes to it */
  function makeBit(side, lane, k, first) {
    const node = cell("bit", "gridcell");
    node.tabIndex = first ? 0 : -1;
    node.addEventListener("click", () => {
      node.focus();
      toggle(lane, k);
    });
    node.addEventListener("focus", () => {
      for (const other of bits) if (other.side === side) other.node.tabIndex = other.node === node ? 0 : -1;
      point({ lane, k });
    });
    node.addEventListener("mouseenter", () => point({ lane, k }));
    node.addEventListener("mouseleave", () => point(null));
    bits.push({ node, lane, k, side });
    return node;
  }
  function makeFlag(/** @type {Flag} */ name, /** @type {number} */ lane) {
    const node = cell("bit st-lane-flag", "gridcell");
    flags.push({ node, name, lane });
    return node;
  }
  const left = element("div", { role: "grid", "aria-label": "masks: a row is a puzzle" });
  const right = element("div", { role: "grid", "aria-label": "words: a row is a digit, a column a puzzle" });
  function build() {
    const lanes = masks().length;
    [bits, flags] = [[], []];
    const puzzle = (/** @type {number} */ lane) => down(WORDS).map((k) => makeBit("left", lane, k, lane === 0 && k === WORDS - 1));
    const word = (/** @type {number} */ k) => down(lanes).map((lane) => makeBit("right", lane, k, k === 0 && lane === lanes - 1));
    const flag = (/** @type {Flag} */ name) => line(name === "exactly" ? "exactly one" : name, down(lanes).map((lane) => makeFlag(name, lane)));
    const digits = line("digit", heads(down(WORDS).map((k) => k + 1)));
    left.replaceChildren(digits, ...masks().map((_, lane) => line(`masks[${lane}]`, puzzle(lane))));
    const words = [...Array(WORDS).keys()].map((k) => line(`words[${k}]`, word(k)));
    right.replaceChildren(line("puzzle", heads(down(lanes))), ...words, flag("one"), flag("two"), flag("exactly"));
  }
  function keys(/** @type {KeyboardEvent} */ event) {
    const here = bits.find(({ node }) => node === event.target);
    if (!here || isNotebooks(event)) return;
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, 1], ArrowRight: [0, -1] }[event.key];
    if (step) {
      const [lanes, digits] = here.side === "left" ? step : [...step].reverse(); // on the left a row is a lane
      const [lane, k] = [here.lane + lanes, here.k + digits];
      bits.find((bit) => bit.side === here.side && bit.lane === lane && bit.k === k)?.node.focus();
    } else if (event.key === " " || event.key === "Enter") toggle(here.lane, here.k);
    else return;
    event.preventDefault();
  }
  const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) => element("button", { type: "button", onclick }, text);
  const folding = [button("fold next word", () => fold(model.get("done") + 1)), button("fold all", () => fold(WORDS))];
  const unfolding = [button("take one back", () => fold(model.get("done") - 1)), button("start again", () => fold(0))];

  function follow() {
    const done = model.get("done");
    if (bits.length !== 2 * WORDS * masks().length) build();
    const found = lanesOf(masks(), done);
    /** @param {HTMLElement} node @param {number} word @param {number} lane @param {string} name */
    const showBit = (node, word, lane, name) => {
      const on = (word >> lane) & 1;
      setText(node, String(on));
      node.classList.toggle("st-one", on === 1);
      node.setAttribute("aria-label", `puzzle ${lane}, ${name}: ${on}`);
    };
    for (const { node, lane, k } of bits) showBit(node, found.words[k], lane, `digit ${k + 1}`);
    for (const { node, lane, name } of flags) showBit(node, found[name], lane, name);
    [...right.children].slice(1, 1 + WORDS).forEach((row, k) => {
      row.classList.toggle("st-folded", k < done);
      row.classList.toggle("st-last", k === done - 1);
    });
    for (const button of folding) button.disabled = done === WORDS;
    for (const button of unfolding) button.disabled = done === 0;
    setText(said, laneSentence(masks(), done));
  }
  const name = { class: "st-lanes", role: "group", "aria-label": "LaneLab: puzzles' bits turned on their side" };
  const puzzles = div(null, element("h4", {}, "a row is a puzzle"), left);
  const digits = div(null, element("h4", {}, "a row is a digit, a column a puzzle"), right);
  const help = paragraph("st-keys", "Click or Space switches a bit; arrows walk.");
  const foot = div("st-lanes-foot", div("st-lane-tools", ...folding, ...unfolding), said, where, help);
  const root = element("div", { ...name, tabindex: -1, onkeydown: keys }, puzzles, digits, foot);
  makeView(el, model, root);
  listen(model, ["masks", "done"], follow);
  point(null);
}

export default { render };
