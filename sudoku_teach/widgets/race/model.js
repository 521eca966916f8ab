// @ts-check
// One solver's run in a race, and what its lane says. Placements come from the writes; seconds are measured in Python,
// unwatched.

import { cellIn, digitIn, places } from "../search/film.js";
import { count, many } from "../shared/words.js";

/** @typedef {{ name: string, status: string, solved: boolean, cut: boolean }} RunEnd  as model.py tells it */
/** @typedef {ReturnType<typeof makeRun>} Run */
/** @typedef {{ share: number, at: number, text: string, over: boolean }} LaneState  the bar's length, how full it is */

/** Seconds as a person reads them: three digits. @param {number} seconds */
export function duration(seconds) {
  const [size, unit] = seconds < 0.001 ? [1e6, "µs"] : seconds < 1 ? [1e3, "ms"] : [1, "s"];
  return `${Number((seconds * size).toPrecision(3))} ${unit}`;
}

// Each change can be made and unmade, so any step is reached from any other by walking.
/** @param {number[]} start  81 digits @param {Uint16Array} changes  packed @param {RunEnd} end */
export function makeRun(start, changes, end) {
  const digits = [...start];
  const placedAt = [0]; // the step after each placement; before the first it is 0
  for (const [index, packed] of changes.entries()) if (places(packed)) placedAt.push(index + 1);
  const [last, placements] = [changes.length, placedAt.length - 1];
  let step = 0;
  return {
    ...end, digits, last, placements,
    go(/** @type {number} */ to) {
      for (; step < to; step++) digits[cellIn(changes[step])] = places(changes[step]) ? digitIn(changes[step]) : 0;
      for (; step > to; step--) digits[cellIn(changes[step - 1])] = places(changes[step - 1]) ? 0 : digitIn(changes[step - 1]);
    },
    stepAfter: (/** @type {number} */ placed) => (placed >= placements ? last : placedAt[placed]),
    /** The cell that was just written, while the run goes on. */
    hand: () => (step && step < last && places(changes[step - 1]) ? [cellIn(changes[step - 1])] : []),
  };
}

// A run when every solver has placed equally many digits; `most` are those of the longest run.
/** @param {Run} run @param {number} at @param {number} most @returns {LaneState} */
export function atPlacements(run, at, most) {
  const placed = Math.min(Math.floor(at), run.placements);
  run.go(run.stepAfter(Math.floor(at)));
  const text = run.status.startsWith("raised") ? "stopped by an error" : `${count(placed)} of ${many(run.placements, "placement")}`;
  return {
    share: run.placements / (most || 1),
    at: run.placements ? placed / run.placements : 1,
    text: text + (run.cut ? ", then cut" : ""),
    over: at >= run.placements,
  };
}

// A run when every solver has run equally long; `seconds` is null while they are measured.
/** @param {Run} run @param {number} at @param {number} most @param {Record<string, number> | null} seconds @returns {LaneState} */
export function atSeconds(run, at, most, seconds) {
  const own = seconds?.[run.name];
  if (own === undefined) {
    run.go(0);
    const text = seconds === null ? "measuring, unwatched …" : run.cut ? "not timed: it was cut" : "not timed";
    return { share: 0, at: 0, text, over: false };
  }
  const share = Math.min(1, at / own);
  run.go(Math.floor(run.last * share));
  return { share: own / (most || 1), at: share, text: `${duration(own * share)} of ${duration(own)}`, over: at >= own };
}
