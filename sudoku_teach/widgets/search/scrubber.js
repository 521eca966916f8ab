// @ts-check
// The whole film at a glance, to be scrubbed: the depth over time, and when some blank was dead.

import { div, drawn, element, sample } from "../shared/dom.js";
import { count } from "../shared/words.js";

/** @import { Film } from "./film.js" */
/** @import { Playback } from "./playback.js" */

const MOST_MARKS = 60; // more deaths than this and only the band under the curve shows them
const MOST_PARTS = 1000; // of the time, each a piece of the curve

// The depth over time as a filled curve, the least and the greatest of each part, and under it the share of the time
// in which some blank was dead. Drawn once; the page stretches and colours it.
function makeCurve(/** @type {Film} */ film) {
  const parts = Math.min(film.last + 1, MOST_PARTS);
  const height = (/** @type {number} */ depth) => (100 - (96 * depth) / film.deepest).toFixed(1);
  const [most, least, band] = /** @type {string[][]} */ ([[], [], []]);
  film.depthRanges(parts).forEach(([low, high], part) => {
    const [from, to] = [part, part + 1].map((k) => Math.floor((k * (film.last + 1)) / parts));
    const [left, right] = [from, to].map((step) => ((1000 * step) / (film.last + 1)).toFixed(2));
    const dead = (100 * film.dead.subarray(from, to).filter(Boolean).length) / (to - from);
    most.push(`${left},${height(high)} ${right},${height(high)}`);
    least.unshift(`${right},${height(low)} ${left},${height(low)}`);
    band.push(`${left},${dead} ${right},${dead}`);
  });
  const area = (/** @type {string[]} */ points, /** @type {string} */ kind) => drawn("polygon", { points: points.join(" "), class: kind });
  const picture = (/** @type {string} */ kind, /** @type {Node[]} */ ...areas) =>
    drawn("svg", { class: kind, viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" }, ...areas);
  return [
    picture("sp-curve", area(["0,100", ...most, "1000,100"], "sp-area"), area([...most, ...least], "sp-span")),
    picture("sp-band", area(["0,0", ...band, "1000,0"], "sp-dead")),
  ];
}

export function makeScrubber(/** @type {Playback} */ state) {
  const { film } = state;
  const place = (/** @type {number} */ step) => `${(100 * (step + 0.5)) / (film.last + 1)}%`;
  const [head, cover, marks] = [div("sp-head"), div("sp-cover"), div("sp-marks")];
  const range = { type: "range", min: 0, max: film.last, step: 1, "aria-label": "step of the search" };
  const input = element("input", { class: "sp-range", ...range, onchange: () => state.rest() });
  input.addEventListener("input", () => {
    state.playing = false;
    state.go(Number(input.value));
  });
  const mark = (/** @type {string} */ kind, /** @type {number} */ step) =>
    element("span", { class: `sp-mark sp-${kind}`, style: `left: ${place(step)}` });
  const both = (/** @type {number} */ episode) => {
    const end = film.ended[episode];
    return [mark("died", film.died[episode]), ...(end && film.noticed(episode) ? [mark("noticed", end)] : [])];
  };
  const few = film.died.length <= MOST_MARKS;
  if (few) marks.append(...film.died.flatMap((_, episode) => both(episode)));
  let shown = -1;
  function show() {
    const { step } = state;
    head.style.transform = `translateX(${place(step)})`; // as wide as the track, so a share of it
    if (input.value !== String(step)) input.value = String(step);
    input.setAttribute("aria-valuetext", `step ${count(step)} of ${count(film.last)}, depth ${film.depth(step)}`);
    // In ask mode the time to come stays covered.
    cover.hidden = !state.open.length;
    cover.style.left = place(state.seen);
    const episode = film.episodeAt(step);
    if (few || episode === shown) return;
    shown = episode;
    marks.replaceChildren(...(episode < 0 ? [] : both(episode)));
  }
  const died = `a blank lost its last candidate${few ? "" : " (of the stretch you are in)"}`;
  const signs = Object.entries({ died, noticed: "the undo that fixed it", "band-sample": "in between" });
  const samples = signs.map(([kind, words]) => sample(`sp-sample sp-${kind}`, words));
  const legend = div("sp-legend", ...samples, element("em", {}, "worked out by the view"));
  const track = div("sp-track", ...makeCurve(film), marks, cover, head, input);
  return { parts: [div("sp-scrubber", track), legend], show };
}
