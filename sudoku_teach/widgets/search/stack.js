// @ts-check
// The digits that are on the board, the last ones as far as there is room. The strip keeps its first chip as long as
// it can, so that chips come and go at its end and the others rest.

import { div, element, setText, span } from "../shared/dom.js";
import { cellName, digitsOf } from "../shared/geometry.js";
import { many } from "../shared/words.js";

/** @import { Film } from "./film.js" */

/** A digit's chip: its cell, the digit, and what is still to try there, if anything. */
export function chipWords(/** @type {Film} */ { nodes }, /** @type {number} */ node) {
  const { cell, digit, left } = nodes[node];
  return [cellName(cell), String(digit), ...(left ? [digitsOf(left).join(" ")] : [])];
}

export function makeStack(/** @type {Film} */ film) {
  const more = span("sp-more");
  const strip = element("div", { class: "sp-strip", role: "img" }, more);
  const probe = element("span", { class: "sp-probe", "aria-hidden": true }, "0000000000");
  let [room, first] = [60, 0]; // the room in letters
  let shown = /** @type {number[]} */ ([]); // the nodes that have a chip

  function measure() {
    if (!strip.clientWidth) return; // under another tab nothing has a size
    room = strip.clientWidth / (probe.getBoundingClientRect().width / 10 || 1) - 3;
    first = Infinity; // start over
  }
  function width(/** @type {number} */ node) {
    const rest = chipWords(film, node)[2];
    return 9.5 + (rest ? rest.length + 0.6 : 0);
  }
  function chip(/** @type {number} */ node) {
    const [cell, digit, rest] = chipWords(film, node);
    return span("sp-chip", span(null, cell), element("b", {}, digit), rest ? element("i", {}, rest) : null);
  }
  function show(/** @type {number} */ step) {
    const nodes = film.standing(step).reverse();
    const total = (/** @type {number} */ from) => nodes.slice(from).reduce((sum, node) => sum + width(node), 0);
    if ((first && first > nodes.length - 3) || total(first) > room) {
      first = 0;
      if (total(0) > room) while (first < nodes.length - 1 && total(first) > 0.75 * room) first++;
    }
    const wanted = nodes.slice(first);
    let same = 0;
    while (same < shown.length && shown[same] === wanted[same]) same++;
    while (strip.children.length > same + 1) strip.lastChild?.remove();
    strip.append(...wanted.slice(same).map(chip));
    shown = wanted;
    setText(more, first ? "…" : nodes.length ? "" : film.placements(step) ? "no digit is placed now" : "nothing placed yet");
    strip.setAttribute("aria-label", `${many(nodes.length, "digit")} placed and still on the board`);
  }
  const label = div("sp-label", "on the path now (underlined: still to try, worked out by the view)");
  return { root: div("sp-stack", label, strip, probe), show, measure };
}
