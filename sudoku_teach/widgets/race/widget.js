// @ts-check
// SolverRace: the recorded searches of several solvers, played together in the browser.

import { unpack } from "../search/film.js";
import { makeBoard, withRole } from "../shared/board.js";
import { makeControls } from "../shared/controls.js";
import { div, element, isNotebooks, listen, makeView, paragraph, save, setText, span, targetOf } from "../shared/dom.js";
import { clashingCells } from "../shared/geometry.js";
import { count } from "../shared/words.js";
import { atPlacements, atSeconds, duration, makeRun } from "./model.js";

/** @import { LaneState, Run, RunEnd } from "./model.js" */
/** @typedef {{ by: "placements" | "time", _seconds: Record<string, number> | null, large: boolean }} RaceChoices  null: not measured */
/** @typedef {RaceChoices & { _start: number[], _lanes: (RunEnd & { changes: DataView })[], _sentence: string }} RacePayload */

const PLAY_SECONDS = [120, 2]; // how long a whole race takes at the slowest and at the fastest

/** A lane: its small board, and its bar among the others. @param {Run} run @param {number[]} start */
function makeLane(run, start) {
  const board = makeBoard({ label: `the board under ${run.name}`, arrows: () => false });
  const state = span("st-race-state");
  const root = div("st-race-lane", div("st-race-name", element("b", {}, run.name), state), board.root);
  const [full, done, label] = [div("st-race-full"), div("st-race-done"), span("st-race-label")];
  function show(/** @type {LaneState} */ { share, at, text, over }) {
    board.show({ digits: run.digits, givens: start, roles: withRole(run.hand(), "trying") });
    full.style.width = `${100 * share}%`;
    done.style.width = `${100 * share * at}%`;
    setText(label, text);
    setText(state, over ? (run.cut ? "cut" : run.solved ? "solved" : "stopped") : "");
    root.classList.toggle("st-race-over", over && run.solved);
  }
  return { run, root, bar: [element("b", {}, run.name), div("st-race-bar", full, done), label], show };
}

/** @param {import("@anywidget/types").RenderProps<RacePayload>} props */
function render({ model, el }) {
  let lanes = /** @type {ReturnType<typeof makeLane>[]} */ ([]);
  let at = 0; // placements, or seconds
  let playing = false;
  let clock = 0;
  let pace = 0; // how long the whole race takes, in seconds
  const byTime = () => model.get("by") === "time";
  const measuring = () => byTime() && model.get("_seconds") === null;
  const most = () => Math.max(0, ...lanes.map(({ run }) => (byTime() ? (model.get("_seconds")?.[run.name] ?? 0) : run.placements)));
  const little = () => (byTime() ? most() / 100 : 1);

  const say = element("p", { class: "st-say", role: "status" });
  const [field, bars, caption, where] = [div("st-race-field"), div("st-race-bars"), paragraph("st-keys"), span("st-race-where")];
  const range = { type: "range", min: 0, max: 1000, step: "any", "aria-label": "how far the race has come" };
  const scrubber = element("input", { class: "st-race-scrubber", ...range });
  scrubber.addEventListener("input", () => jump((most() * Number(scrubber.value)) / 1000));
  const speed = element("input", { type: "range", class: "st-race-speed", min: 0, max: 100, value: 50, "aria-label": "speed" });
  speed.addEventListener("input", setPace);
  const choice = (/** @type {RacePayload["by"]} */ by, /** @type {string | null} */ title) =>
    element("button", { type: "button", "data-by": by, title, onclick: () => by !== model.get("by") && save(model, { by }) }, `by ${by}`);
  const choices = [choice("placements", null), choice("time", "measured unwatched")];
  const actions = {
    restart: () => jump(0),
    back: () => jump(Math.max(0, at - little())),
    play: toggle,
    step: () => jump(Math.min(most(), at + little())),
    end: () => jump(most()),
  };
  const controls = makeControls(actions, "Step", "", "st-race-play");

  function setPace() {
    const [slow, fast] = PLAY_SECONDS;
    pace = slow * (fast / slow) ** (Number(speed.value) / 100);
    speed.setAttribute("aria-valuetext", `the whole race in ${Math.round(pace)} seconds`);
  }
  function jump(/** @type {number} */ to) {
    playing = false;
    at = byTime() ? to : Math.floor(to);
    show();
  }
  function toggle() {
    playing = !playing && most() > 0;
    if (!playing && !byTime()) at = Math.floor(at);
    if (playing) {
      if (at >= most()) at = 0;
      clock = performance.now();
      requestAnimationFrame(tick);
    }
    show();
  }
  function tick(/** @type {number} */ now) {
    if (!el.isConnected) playing = false; // JupyterLab takes cells off the page that are far out of sight
    if (!playing) return show();
    at = Math.min(most(), at + (most() * Math.min(now - clock, 200)) / (1000 * pace));
    clock = now;
    if (at >= most()) playing = false;
    show();
    if (playing) requestAnimationFrame(tick);
  }

  function show() {
    const end = most();
    for (const lane of lanes) lane.show(byTime() ? atSeconds(lane.run, at, end, model.get("_seconds")) : atPlacements(lane.run, at, end));
    const apart = Math.abs((end * Number(scrubber.value)) / 1000 - at) > end / 1000; // what the reader drags is left alone
    if (document.activeElement !== scrubber || apart) scrubber.value = String(end ? (1000 * at) / end : 0);
    const spoken = byTime() ? `${duration(at)} of ${duration(end)}` : `placement ${count(Math.floor(at))} of ${count(end)}`;
    setText(where, end ? spoken : "");
    const rule = byTime() ? "all run equally long" : "all place equally many digits";
    setText(say, !measuring() && at >= end ? model.get("_sentence") : `Press play, or drag: at every moment ${rule}.`);
    scrubber.setAttribute("aria-valuetext", spoken);
    scrubber.disabled = !end;
    controls.show(playing, at <= 0, at >= end);
    controls.play.disabled = !end;
  }
  function rebuild() {
    const start = model.get("_start");
    [playing, at] = [false, 0];
    lanes = model.get("_lanes").map(({ changes, ...end }) => makeLane(makeRun(start, unpack(changes), end), start));
    field.style.setProperty("--lanes", String(Math.max(2, lanes.length)));
    field.replaceChildren(...lanes.map((lane) => lane.root));
    root.classList.toggle("st-race-none", !lanes.length);
    if (!lanes.length) { // the board breaks the rules: it is shown unchanged
      const board = makeBoard({ label: "the board" });
      board.show({ digits: start, givens: start, roles: withRole(clashingCells(start), "conflict") });
      field.replaceChildren(div("st-race-lane", board.root));
    }
    bars.replaceChildren(...lanes.flatMap((lane) => lane.bar));
    follow();
  }
  function follow() {
    at = Math.min(at, most());
    for (const button of choices) button.setAttribute("aria-pressed", String(button.dataset.by === model.get("by")));
    const seconds = "All have run equally long, slowed down; measured unwatched, each at a steady pace.";
    const same = byTime() ? seconds : "All have placed equally many digits.";
    setText(caption, `${same} Keys: Space plays and pauses; arrows step; Home, End.`);
    show();
  }

  const pacing = element("label", { class: "st-race-pacing" }, "speed", speed);
  const which = element("div", { class: "st-switch", role: "group", "aria-label": "race by" }, ...choices);
  const label = "SolverRace: one board, several solvers";
  const tools = div("st-race-controls", ...controls.buttons, pacing, which);
  const parts = [field, bars, div("st-race-track", scrubber, where), tools, say, caption];
  const root = element("div", { class: "st-race", tabindex: -1, role: "group", "aria-label": label }, ...parts);
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isNotebooks(event)) return;
    if (event.key === " " && targetOf(event).tagName === "BUTTON") return; // it presses them
    if (targetOf(event).tagName === "INPUT" && event.key !== " ") return; // a slider moves itself
    if (controls.press(event.key)) event.preventDefault();
  });
  makeView(el, model, root);
  setPace();
  listen(model, ["_lanes"], rebuild);
  listen(model, ["by"], () => {
    [playing, at] = [false, 0];
    follow();
  });
  listen(model, ["_seconds"], follow);
}

export default { render };
