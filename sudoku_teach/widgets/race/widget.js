// SolverRace: the recorded searches of several solvers, played together in the browser.

import { count, icon, many, unpack } from "../search/film.js";
import { clashingCells, element, isNotebooks, listen, makeBoard, makeView, setText } from "../shared/board.js";

const PLAY_SECONDS = [120, 2]; // how long a whole race takes at the slowest and at the fastest

const raceButton = (name, text, title, onclick) =>
  element("button", { type: "button", class: `st-race-${name}`, title, "aria-label": title, onclick }, icon(name), ...(text ? [text] : []));

// Seconds as a person reads them: three digits.
function duration(seconds) {
  const [size, unit] = seconds < 0.001 ? [1e6, "µs"] : seconds < 1 ? [1e3, "ms"] : [1, "s"];
  return `${Number((seconds * size).toPrecision(3))} ${unit}`;
}

// One solver's run. Each change can be made and unmade, so any step is reached from any other by walking.
function makeRun(start, lane) {
  const changes = unpack(lane.changes);
  const digits = [...start];
  const placedAt = [0]; // the step after each placement; before the first it is 0
  changes.forEach((change, step) => change % 20 < 10 && placedAt.push(step + 1));
  const run = { ...lane, digits, last: changes.length, placements: placedAt.length - 1, step: 0, placed: 0 };
  run.go = (step) => {
    for (; run.step < step; run.step++) {
      const code = changes[run.step] % 20;
      digits[Math.floor(changes[run.step] / 20)] = code < 10 ? code : 0;
      run.placed += code < 10;
    }
    for (; run.step > step; run.step--) {
      const code = changes[run.step - 1] % 20;
      digits[Math.floor(changes[run.step - 1] / 20)] = code < 10 ? 0 : code - 10;
      run.placed -= code < 10;
    }
  };
  run.stepAfter = (placements) => (placements >= run.placements ? run.last : placedAt[placements]);
  run.hand = () => (run.step && run.step < run.last && changes[run.step - 1] % 20 < 10 ? Math.floor(changes[run.step - 1] / 20) : -1);
  return run;
}

// A lane: its small board, and its bar among the others.
function makeLane(run, start) {
  const board = makeBoard({ label: `the board under ${run.name}`, arrows: () => false });
  const state = element("span", { class: "st-race-state" });
  const root = element("div", { class: "st-race-lane" }, element("div", { class: "st-race-name" }, element("b", {}, run.name), state), board.root);
  const full = element("div", { class: "st-race-full" });
  const done = element("div", { class: "st-race-done" });
  const label = element("span", { class: "st-race-label" });
  const bar = [element("b", {}, run.name), element("div", { class: "st-race-bar" }, full, done), label];

  // `share` is how long this run's bar is beside the longest, `at` how far it has come.
  function show({ share, at, text, over }) {
    const hand = run.hand();
    board.show({ digits: run.digits, givens: start, roles: new Map(hand < 0 ? [] : [[hand, ["trying"]]]) });
    full.style.width = `${100 * share}%`;
    done.style.width = `${100 * share * at}%`;
    setText(label, text);
    setText(state, over ? (run.cut ? "cut" : run.solved ? "solved" : "stopped") : "");
    root.classList.toggle("st-race-over", over && run.solved);
  }
  return { root, bar, show };
}

function render({ model, el }) {
  let runs = [];
  let lanes = [];
  let at = 0; // placements, or seconds
  let playing = false;
  let clock = 0;
  let pace = 0; // how long the whole race takes, in seconds
  const byTime = () => model.get("by") === "time";
  const seconds = () => model.get("_seconds") ?? {};
  const measuring = () => byTime() && model.get("_seconds") === null;
  const most = () => Math.max(0, ...runs.map((run) => (byTime() ? seconds()[run.name] ?? 0 : run.placements)));
  const little = () => (byTime() ? most() / 100 : 1);

  const say = element("p", { class: "st-say", role: "status" });
  const field = element("div", { class: "st-race-field" });
  const bars = element("div", { class: "st-race-bars" });
  const caption = element("p", { class: "st-keys" });
  const where = element("span", { class: "st-race-where" });
  const scrubber = element("input", { type: "range", class: "st-race-scrubber", min: 0, max: 1000, step: "any", "aria-label": "how far the race has come" });
  scrubber.addEventListener("input", () => jump((most() * scrubber.value) / 1000));
  const speed = element("input", { type: "range", class: "st-race-speed", min: 0, max: 100, value: 50, "aria-label": "speed" });
  speed.addEventListener("input", setPace);
  const choices = [["placements", "by placements"], ["time", "by time", "measured unwatched"]].map(([by, text, title]) =>
    element("button", { type: "button", "data-by": by, title, onclick: () => choose(by) }, text));

  const actions = {
    restart: () => jump(0),
    back: () => jump(Math.max(0, at - little())),
    play: toggle,
    step: () => jump(Math.min(most(), at + little())),
    end: () => jump(most()),
  };
  const buttons = {
    restart: raceButton("restart", "", "Back to the start (Home)", actions.restart),
    back: raceButton("back", "", "Step back (left arrow)", actions.back),
    play: raceButton("play", "play", "Play or pause (Space)", actions.play),
    step: raceButton("step", "", "Step (right arrow)", actions.step),
    end: raceButton("end", "", "To the end (End)", actions.end),
  };

  function setPace() {
    const [slow, fast] = PLAY_SECONDS;
    pace = slow * (fast / slow) ** (speed.value / 100);
    speed.setAttribute("aria-valuetext", `the whole race in ${Math.round(pace)} seconds`);
  }
  function jump(to) {
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
  function tick(now) {
    if (!el.isConnected) playing = false; // JupyterLab takes cells off the page that are far out of sight
    if (!playing) return show();
    at = Math.min(most(), at + (most() * Math.min(now - clock, 200)) / (1000 * pace));
    clock = now;
    if (at >= most()) playing = false;
    show();
    if (playing) requestAnimationFrame(tick);
  }
  function choose(by) {
    if (by === model.get("by")) return;
    model.set("by", by);
    model.save_changes();
  }

  // What a lane shows of the race at `at`.
  function stateOf(run) {
    const longest = most() || 1;
    if (!byTime()) {
      const placed = Math.min(Math.floor(at), run.placements);
      run.go(run.stepAfter(Math.floor(at)));
      const text = run.status.startsWith("raised") ? "stopped by an error" : `${count(placed)} of ${many(run.placements, "placement")}`;
      return { share: run.placements / longest, at: run.placements ? placed / run.placements : 1, text: text + (run.cut ? ", then cut" : ""), over: at >= run.placements };
    }
    const own = seconds()[run.name];
    if (own === undefined) {
      run.go(0);
      const text = measuring() ? "measuring, unwatched …" : run.cut ? "not timed: it was cut" : "not timed";
      return { share: 0, at: 0, text, over: false };
    }
    const share = Math.min(1, at / own);
    run.go(Math.floor(run.last * share));
    return { share: own / longest, at: share, text: `${duration(own * share)} of ${duration(own)}`, over: at >= own };
  }

  function show() {
    runs.forEach((run, k) => lanes[k].show(stateOf(run)));
    const end = most();
    if (document.activeElement !== scrubber || Math.abs((end * scrubber.value) / 1000 - at) > end / 1000) scrubber.value = end ? (1000 * at) / end : 0;
    const spoken = byTime() ? `${duration(at)} of ${duration(end)}` : `placement ${count(Math.floor(at))} of ${count(end)}`;
    setText(where, end ? spoken : "");
    const rule = byTime() ? "all run equally long" : "all place equally many digits";
    setText(say, !measuring() && at >= end ? model.get("_sentence") : `Press play, or drag: at every moment ${rule}.`);
    scrubber.setAttribute("aria-valuetext", spoken);
    scrubber.disabled = !end;
    for (const name of ["restart", "back"]) buttons[name].disabled = at <= 0;
    for (const name of ["step", "end"]) buttons[name].disabled = at >= end;
    buttons.play.disabled = !end;
    const sign = playing ? "pause" : "play";
    if (buttons.play.dataset.sign !== sign) {
      buttons.play.dataset.sign = sign;
      buttons.play.replaceChildren(icon(sign), sign);
    }
  }
  function rebuild() {
    const start = model.get("_start");
    [playing, at] = [false, 0];
    runs = model.get("_lanes").map((lane) => makeRun(start, lane));
    lanes = runs.map((run) => makeLane(run, start));
    field.style.setProperty("--lanes", Math.max(2, runs.length));
    if (lanes.length) field.replaceChildren(...lanes.map((lane) => lane.root));
    else { // the board breaks the rules: it is shown as it is
      const board = makeBoard({ label: "the board" });
      board.show({ digits: start, givens: start, roles: new Map(clashingCells(start).map((cell) => [cell, ["conflict"]])) });
      field.replaceChildren(element("div", { class: "st-race-lane" }, board.root));
    }
    root.classList.toggle("st-race-none", !lanes.length);
    bars.replaceChildren(...lanes.flatMap((lane) => lane.bar));
    follow();
  }
  function follow() {
    at = Math.min(at, most());
    for (const choice of choices) choice.setAttribute("aria-pressed", String(choice.dataset.by === model.get("by")));
    const same = byTime()
      ? "All have run equally long, slowed down; measured unwatched, each at a steady pace."
      : "All have placed equally many digits.";
    setText(caption, `${same} Keys: Space plays and pauses; arrows step; Home, End.`);
    show();
  }

  const root = element("div", { class: "st-race", tabindex: -1, role: "group", "aria-label": "SolverRace: one board, several solvers" },
    field, bars,
    element("div", { class: "st-race-track" }, scrubber, where),
    element("div", { class: "st-race-controls" }, ...Object.values(buttons),
      element("label", { class: "st-race-pacing" }, "speed", speed),
      element("div", { class: "st-switch", role: "group", "aria-label": "race by" }, ...choices)),
    say, caption,
  );
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isNotebooks(event)) return;
    if (event.key === " " && event.target.tagName === "BUTTON") return; // it presses them
    if (event.target.tagName === "INPUT" && event.key !== " ") return; // a slider moves itself
    const action = { " ": "play", ArrowLeft: "back", ArrowRight: "step", Home: "restart", End: "end" }[event.key];
    if (!action) return;
    if (!buttons[action].disabled) actions[action]();
    event.preventDefault();
  });
  makeView(el, model, root);
  setPace();
  listen(model, ["_lanes"], rebuild);
  listen(model, ["by"], () => { playing = false; at = 0; follow(); });
  listen(model, ["_seconds"], follow);
  rebuild();
}

export default { render };
