// @ts-check
// How a film is played. The playback belongs to the model and goes on without a view; the views draw it.

import { save } from "../shared/dom.js";
import { makeFilm, unpack } from "./film.js";
import { shareStep } from "./steps.js";

// What Python sends to every view of a trace: a key that is the same for all of them, 81 digits, the packed changes; and to
// a player two bytes for each change, an index into `_lines`, which are places in the code: a function, and a line.
/** @typedef {{ _key: string, _start: number[], _changes: DataView, _notes: string[], step: number, large: boolean }} TracePayload */
/** @typedef {{ _places: DataView, _lines: [number, number][], _functions: import("./code.js").SourceFunction[] }} CodePayload */
/** @typedef {{ _questions: { step: number, why: string }[], ask: boolean, score: [number, number] }} QuestionsPayload */
/** @typedef {TracePayload & CodePayload & QuestionsPayload & { source: boolean, candidates: boolean }} PlayerPayload */
/** @typedef {ReturnType<typeof makePlayback>} Playback */

export function makePlayback(/** @type {import("@anywidget/types").AnyModel<PlayerPayload>} */ model) {
  const film = makeFilm(model.get("_start"), unpack(model.get("_changes")));
  const reasons = new Map(model.get("_questions").map(({ step, why }) => [step, why]));
  const views = /** @type {Set<() => void>} */ (new Set());
  const state = {
    film, views,
    step: model.get("step"),
    playing: false,
    speed: 5, // steps a second
    open: [...reasons.keys()].filter((step) => step >= model.get("step")), // the questions to come
    seen: 0, // the furthest step so far
    verdict: "",
    waiting: false, // the reader wants to go on without an answer
    asking: () => state.open[0] === state.step,
    go, rest, jump, setSpeed, toggle, answer,
    stop: () => shared.stop(),
  };

  let [clock, counted, latest] = [0, 0, 0];
  const draw = () => {
    for (const view of views) view();
  };
  const shared = shareStep(model.get("_key"), (step) => {
    state.playing = false;
    go(step);
    rest();
    if (state.step !== step) shared.tell(state.step);
  });

  function stand(/** @type {number} */ step) {
    state.waiting = state.asking() && step > state.step;
    state.step = Math.max(0, Math.min(step, state.open[0] ?? film.last, film.last));
    state.seen = Math.max(state.seen, state.step);
  }
  /** Go to a step, or to the open question before it. @param {number} step */
  function go(step) {
    const before = state.step;
    if (step !== before) state.verdict = "";
    stand(step);
    if (state.step !== before) shared.tell(state.step);
    if (state.asking()) state.playing = false;
    draw();
  }
  // Tell the kernel the step; that is done only where the film rests.
  function rest() {
    if (model.get("step") !== state.step) save(model, { step: state.step });
  }
  function jump(/** @type {number | null | undefined} */ step) {
    state.playing = false;
    go(step ?? state.step);
    rest();
  }
  function setSpeed(/** @type {number} */ speed) {
    state.speed = speed;
    [clock, counted] = [performance.now(), 0];
    draw();
  }
  function toggle() {
    state.playing = !state.playing && !state.asking();
    state.waiting = state.asking();
    if (!state.playing) rest();
    else {
      if (state.step === film.last) go(0);
      latest = performance.now();
      [clock, counted] = [latest - 1000 / state.speed, 0]; // the first step at once
      requestAnimationFrame(tick);
    }
    draw();
  }
  // A clock says how many steps are due. Where the screen is fast enough each is shown, and a late one is caught up with;
  // only what is more than half a second late is skipped.
  function tick(/** @type {number} */ now) {
    if (!state.playing) return;
    const due = Math.floor(((now - clock) * state.speed) / 1000) - counted;
    const steps = Math.max(Math.min(due, Math.ceil(state.speed / 50)), Math.ceil(due - state.speed / 2), 0);
    counted += steps;
    if (now - latest > 2000) [clock, counted] = [now, 0]; // the page was hidden: go on from here
    else if (steps > 0) go(state.step + steps);
    latest = now;
    if (state.step === film.last) state.playing = false;
    if (state.playing) requestAnimationFrame(tick);
    else {
      rest();
      draw();
    }
  }
  /** What the reader says comes next; `cell` is null where the question is skipped. @param {number | null} cell */
  function answer(cell, placed = false) {
    const at = state.open[0];
    if (at !== state.step) return;
    state.open.shift();
    const next = film.change(at);
    const [place, way] = [cell === next.cell, placed === next.placed];
    const [right, answered] = model.get("score");
    if (cell !== null) model.set("score", [right + (place && way ? 1 : 0), answered + 1]);
    go(at + 1);
    state.verdict = `${cell === null ? "Skipped." : verdictOn(place, way, next.placed)} ${reasons.get(at)}`;
    rest();
    model.save_changes();
    draw();
  }
  model.on("change:step", () => {
    const step = model.get("step");
    if (step === state.step) return;
    state.open = state.open.filter((question) => question >= step); // set from a cell: asked no more
    jump(step);
  });
  stand(state.step);
  shared.tell(state.step);
  return state;
}

/** @param {boolean} place  whether the cell is right @param {boolean} way  and what happens there @param {boolean} placed */
function verdictOn(place, way, placed) {
  const went = placed ? "a digit went in" : "a digit came out";
  if (place) return way ? "Right." : `The cell is right, but ${went}.`;
  return way ? `True, ${went}, but elsewhere.` : "Not this time.";
}
