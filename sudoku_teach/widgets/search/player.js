// SearchPlayer: plays a film. The playback belongs to the model and runs without a view too; the views draw it.

import { count, drawn, icon, makeFilm, many, seenAt, sentenceAt, shareStep, unpack } from "./film.js";
import { candidatesOf, cellName, digitsOf, element, isNotebooks, listen, makeBoard, makeView, setText } from "../shared/board.js";

const SLOWEST = 1;
const FASTEST = 5000; // steps a second
const MOST_MARKS = 60; // more deaths than this on the scrubber and only the band under it shows them

// ---- the playback ------------------------------------------------------------------------------------

function makePlayback(model) {
  const film = makeFilm(model.get("_start"), unpack(model.get("_changes")));
  const views = new Set();
  const state = { film, views, step: model.get("step"), playing: false, speed: 5, open: [], seen: 0, verdict: "", waiting: false };
  const questions = new Map(model.get("_questions").map(({ step, why }) => [step, why]));
  state.open = [...questions.keys()].filter((step) => step >= state.step);
  state.asking = () => state.open[0] === state.step;

  let [clock, counted, latest] = [0, 0, 0];
  const startClock = (now) => ([clock, counted] = [now, 0]);
  const limit = () => state.open[0] ?? film.last;
  const draw = () => views.forEach((view) => view());
  const shared = shareStep(model.get("_key"), (step) => {
    state.playing = false;
    state.go(step);
    state.rest();
    if (state.step !== step) shared.tell(state.step);
  });

  function stand(step) {
    state.waiting = state.asking() && step > state.step; // the reader wants on without an answer
    state.step = Math.max(0, Math.min(step, limit(), film.last));
    state.seen = Math.max(state.seen, state.step);
  }
  // Go to a step, or to the open question before it.
  state.go = (step) => {
    const before = state.step;
    if (step !== before) state.verdict = "";
    stand(step);
    if (state.step !== before) shared.tell(state.step);
    if (state.asking()) state.playing = false;
    draw();
  };
  // The kernel hears of a step only where the film rests.
  state.rest = () => {
    if (model.get("step") === state.step) return;
    model.set("step", state.step);
    model.save_changes();
  };
  state.jump = (step) => {
    state.playing = false;
    state.go(step ?? state.step);
    state.rest();
  };
  state.setSpeed = (speed) => {
    state.speed = speed;
    startClock(performance.now());
    draw();
  };
  state.toggle = () => {
    state.playing = !state.playing && !state.asking();
    state.waiting = state.asking();
    if (!state.playing) state.rest();
    else {
      if (state.step === film.last) state.go(0);
      latest = performance.now();
      startClock(latest - 1000 / state.speed); // the first step at once
      requestAnimationFrame(tick);
    }
    draw();
  };
  // A clock says how many steps are due. Where the screen is fast enough each is shown, and a late one is caught
  // up with; only what is more than half a second behind is skipped.
  function tick(now) {
    if (!state.playing) return;
    const due = Math.floor(((now - clock) * state.speed) / 1000) - counted;
    const steps = Math.max(Math.min(due, Math.ceil(state.speed / 50)), Math.ceil(due - state.speed / 2), 0);
    counted += steps;
    if (now - latest > 2000) startClock(now); // the page was hidden: go on from here
    else if (steps > 0) state.go(state.step + steps);
    latest = now;
    if (state.step === film.last) state.playing = false;
    if (state.playing) requestAnimationFrame(tick);
    else {
      state.rest();
      draw();
    }
  }
  // What the reader says comes next; `cell` is null where the question is skipped.
  state.answer = (cell, placed) => {
    if (!state.asking()) return;
    const at = state.open.shift();
    const change = film.change(at);
    const [place, way] = [cell === change.cell, placed === change.placed];
    const [right, answered] = model.get("score");
    if (cell !== null) model.set("score", [right + (place && way ? 1 : 0), answered + 1]);
    state.go(at + 1);
    const went = change.placed ? "a digit went in" : "a digit came out";
    const judged = place && way ? "Right." : place ? `The cell is right, but ${went}.` : way ? `True, ${went}, but elsewhere.` : "Not this time.";
    state.verdict = `${cell === null ? "Skipped." : judged} ${questions.get(at)}`;
    state.rest();
    model.save_changes();
    draw();
  };
  model.on("change:step", () => {
    if (model.get("step") === state.step) return;
    state.open = state.open.filter((step) => step >= model.get("step")); // set from a cell: asked no more
    state.jump(model.get("step"));
  });
  stand(state.step);
  shared.tell(state.step);
  state.stop = shared.stop;
  return state;
}

// ---- parts of the view -------------------------------------------------------------------------------

function makeButton(sign, text, title, onclick, extra = "") {
  return element("button", { type: "button", class: `sp-button ${extra}`, title, "aria-label": title, onclick }, icon(sign), ...(text ? [element("span", {}, text)] : []));
}

function makeCounters(film) {
  const names = ["placements", "undos", "depth", "blanks left"];
  const values = names.map(() => element("b", { style: `min-width: ${count(film.last).length}ch` }));
  const tiles = names.map((name, k) => element("div", {}, element("span", {}, name), values[k]));
  const show = (step) => {
    const now = [film.placements(step), film.undos(step), film.depth(step), film.blanksLeft(step)];
    now.forEach((n, k) => setText(values[k], count(n)));
  };
  return { root: element("div", { class: "sp-counters" }, ...tiles), show };
}

const PYTHON =
  /(?<comment>#.*)|(?<string>"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<keyword>\b(?:def|return|if|elif|else|for|while|in|not|and|or|is|None|True|False|import|from|class|lambda|try|except|finally|raise|yield|with|as|pass|break|continue|global|nonlocal|del|assert)\b)|(?<numeral>\b\d\w*)/g;

// Lines of Python as lists of coloured spans.
function colourLines(text) {
  const lines = [[]];
  const add = (part, kind) =>
    part.split("\n").forEach((piece, k) => {
      if (k) lines.push([]);
      if (piece) lines.at(-1).push(element("span", { class: kind && `sp-${kind}` }, piece));
    });
  let from = 0;
  for (const match of text.matchAll(PYTHON)) {
    add(text.slice(from, match.index));
    add(match[0], Object.keys(match.groups).find((kind) => match.groups[kind] !== undefined));
    from = match.index + match[0].length;
  }
  add(text.slice(from));
  return lines;
}

// The function that made the last write, with its line lit.
function makeSource(functions, places, placeOf) {
  const name = element("div", { class: "sp-function" });
  const pane = element("div", { class: "sp-code", tabindex: 0, role: "group", "aria-label": "the solver's code" });
  const pages = functions.map(({ numbers, lines, name }) =>
    lines.length
      ? colourLines(lines.join("\n")).map((parts, k) => element("div", { class: "sp-line" }, element("span", { class: "sp-number" }, String(numbers[k])), element("span", {}, ...parts)))
      : [element("p", { class: "sp-missing" }, `The source of ${name} is not at hand, so no line can be shown.`)],
  );
  let [shown, lit] = [-1, null];
  const show = (step) => {
    const [number, line] = step ? places[placeOf[step - 1]] : [places.length ? places[0][0] : -1, 0];
    if (number < 0) return;
    if (shown !== number) {
      shown = number;
      pane.replaceChildren(...pages[number]);
      setText(name, `${functions[number].name}, ${functions[number].where}`);
      if (first) first = -1; // where the pane now stands is the browser's choice
    }
    const now = pages[number][functions[number].numbers.indexOf(line)] ?? null;
    if (now === lit) return;
    lit?.classList.remove("sp-lit");
    lit?.removeAttribute("aria-current");
    lit = step ? now : null;
    lit?.classList.add("sp-lit");
    lit?.setAttribute("aria-current", "true");
    reveal();
  };
  // Bring the lit line and its neighbours into view, whole. Only the pane may scroll, never the page; and while the
  // film plays nothing is measured, which would make the browser lay the page out twice.
  let [height, fits, first] = [1, 0, 0]; // of a line; how many lines there is room for; the line on top
  const measure = () => {
    height = pane.firstElementChild?.getBoundingClientRect().height || 1;
    fits = Math.floor(pane.clientHeight / height + 0.1);
    reveal();
  };
  pane.addEventListener("scroll", () => (first = Math.round((8 * pane.scrollTop) / height) / 8)); // it stands on whole pixels
  const reveal = () => {
    const at = lit ? pages[shown].indexOf(lit) : -1;
    if (at < 0 || (at >= first + 1 && at <= first + fits - 2)) return;
    const to = Math.max(0, Math.min(at - (fits >> 1), pages[shown].length - fits));
    if (to !== first) pane.scrollTop = (first = to) * height;
  };
  return { root: element("div", { class: "sp-source" }, name, pane), show, measure };
}

// The digits that stand, the last ones as far as they fit in. The strip keeps its first chip as long as it can, so
// that chips come and go at its end and the others rest.
function makeStack(film) {
  const more = element("span", { class: "sp-more" });
  const strip = element("div", { class: "sp-strip", role: "img" }, more);
  const probe = element("span", { class: "sp-probe", "aria-hidden": true }, "0000000000");
  const rest = (node) => digitsOf(film.nodes.left[node]).join(" ");
  const width = (node) => 9.5 + (rest(node) ? rest(node).length + 0.6 : 0); // in letters
  let [room, first] = [60, 0];
  let shown = []; // the nodes that have a chip
  const measure = () => {
    if (!strip.clientWidth) return; // behind another tab nothing has a size
    room = strip.clientWidth / (probe.getBoundingClientRect().width / 10 || 1) - 3;
    first = Infinity; // begin anew
  };
  const chip = (node) => {
    const parts = [element("span", {}, cellName(film.nodes.cell[node])), element("b", {}, String(film.nodes.digit[node]))];
    if (rest(node)) parts.push(element("i", {}, rest(node)));
    return element("span", { class: "sp-chip" }, ...parts);
  };
  const show = (step) => {
    const nodes = film.standing(step).reverse();
    const total = (from) => nodes.slice(from).reduce((sum, node) => sum + width(node), 0);
    if ((first && first > nodes.length - 3) || total(first) > room) {
      first = 0;
      if (total(0) > room) while (first < nodes.length - 1 && total(first) > 0.75 * room) first++;
    }
    const wanted = nodes.slice(first);
    let same = 0;
    while (same < shown.length && shown[same] === wanted[same]) same++;
    while (strip.children.length > same + 1) strip.lastChild.remove();
    strip.append(...wanted.slice(same).map(chip));
    shown = wanted;
    setText(more, first ? "…" : nodes.length ? "" : film.placements(step) ? "nothing stands" : "nothing placed yet");
    strip.setAttribute("aria-label", `${many(nodes.length, "digit")} placed and standing`);
  };
  const hint = "on the path now (underlined: still to try, worked out by the view)";
  return { root: element("div", { class: "sp-stack" }, element("div", { class: "sp-label" }, hint), strip, probe), show, measure };
}

// The depth over time as a filled curve, the least and the most of each part where steps are more than pixels,
// and under it the share of the time in which some blank was dead. Drawn once; the page stretches and colours it.
function makeCurve(film) {
  const parts = Math.min(film.last + 1, 1000);
  const deepest = Math.max(1, ...film.nodes.depth.length ? [film.nodes.depth.reduce((a, b) => Math.max(a, b), 0)] : []);
  const [most, least, band] = [[], [], []];
  for (let part = 0; part < parts; part++) {
    const [from, to] = [Math.floor((part * (film.last + 1)) / parts), Math.floor(((part + 1) * (film.last + 1)) / parts)];
    let [low, high, dead] = [255, 0, 0];
    for (let step = from; step < to; step++) {
      low = Math.min(low, film.depth(step));
      high = Math.max(high, film.depth(step));
      dead += film.dead[step] > 0;
    }
    const left = from / (film.last + 1);
    const right = to / (film.last + 1);
    const height = (depth) => (100 - (96 * depth) / deepest).toFixed(1);
    const corner = (y) => `${(1000 * left).toFixed(2)},${y} ${(1000 * right).toFixed(2)},${y}`;
    most.push(corner(height(high)));
    least.unshift(corner(height(low)).split(" ").reverse().join(" "));
    band.push(corner((100 * dead) / (to - from)));
  }
  const area = (points, kind) => drawn("polygon", { points: points.join(" "), class: kind });
  const picture = (kind, ...children) => drawn("svg", { class: kind, viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" }, ...children);
  return [
    picture("sp-curve", area(["0,100", ...most, "1000,100"], "sp-area"), area([...most, ...least], "sp-span")),
    picture("sp-band", area(["0,0", ...band, "1000,0"], "sp-dead")),
  ];
}

function makeScrubber(state) {
  const { film } = state;
  const place = (step) => `${(100 * (step + 0.5)) / (film.last + 1)}%`;
  const head = element("div", { class: "sp-head" });
  const cover = element("div", { class: "sp-cover" });
  const marks = element("div", { class: "sp-marks" });
  const input = element("input", { type: "range", class: "sp-range", min: 0, max: film.last, step: 1, "aria-label": "step of the search" });
  input.addEventListener("input", () => {
    state.playing = false;
    state.go(Number(input.value));
  });
  input.addEventListener("change", () => state.rest());
  const mark = (kind, step) => element("span", { class: `sp-mark sp-${kind}`, style: `left: ${place(step)}` });
  const both = (episode) => {
    const end = film.ended[episode];
    return [mark("died", film.died[episode]), ...(end && film.noticed(episode) ? [mark("noticed", end)] : [])];
  };
  const few = film.died.length <= MOST_MARKS;
  if (few) marks.append(...film.died.flatMap((_, episode) => both(episode)));
  let shown = -1;
  const show = () => {
    const { step } = state;
    head.style.transform = `translateX(${place(step)})`; // as wide as the track, so a share of it
    if (input.value !== String(step)) input.value = step;
    input.setAttribute("aria-valuetext", `step ${count(step)} of ${count(film.last)}, depth ${film.depth(step)}`);
    // In ask mode the time to come stays covered.
    cover.hidden = !state.open.length;
    cover.style.left = place(state.seen);
    const episode = film.episodeAt(step);
    if (few || episode === shown) return;
    shown = episode;
    marks.replaceChildren(...(episode < 0 ? [] : both(episode)));
  };
  return { root: element("div", { class: "sp-scrubber" }, element("div", { class: "sp-track" }, ...makeCurve(film), marks, cover, head, input)), show, few };
}

function makeLegend(few) {
  const sample = (kind, words) => element("span", {}, element("span", { class: `sp-sample sp-${kind}`, "aria-hidden": true }), words);
  const where = few ? "" : " (of the stretch you are in)";
  return element("div", { class: "sp-legend" }, sample("died", `a blank lost its last candidate${where}`), sample("noticed", "the undo that mended it"), sample("band-sample", "in between"), element("em", {}, "worked out by the view"));
}

function makeSpeed(state) {
  const scale = Math.log(FASTEST / SLOWEST);
  const label = element("output", { class: "sp-pace" });
  const input = element("input", { type: "range", class: "sp-speed", min: 0, max: 100, step: 1, "aria-label": "speed" });
  input.addEventListener("input", () => {
    const speed = SLOWEST * Math.exp((scale * input.value) / 100);
    state.setSpeed(speed < 100 ? Math.round(speed) : Math.round(speed / 50) * 50);
  });
  input.value = Math.round((100 * Math.log(state.speed / SLOWEST)) / scale);
  const show = () => {
    setText(label, `${many(state.speed, "step")}/s`);
    input.setAttribute("aria-valuetext", `${many(state.speed, "step")} a second`);
  };
  return { root: element("label", { class: "sp-pacing" }, element("span", {}, "speed"), input, label), show };
}

function makeQuiz(state, model, answer) {
  const title = element("b");
  const verdict = element("p", { class: "sp-verdict", role: "status" });
  const words = element("p", { class: "sp-asks", role: "status" });
  const into = makeButton("into", "a digit goes in", "A digit goes in (I)", () => answer(true));
  const out = makeButton("out", "a digit comes out", "A digit comes out (O)", () => answer(false));
  const skip = element("button", { type: "button", title: "Skip this question (S)", onclick: () => state.answer(null) }, "skip");
  const next = element("button", { type: "button", title: "Go to the next question (N)", onclick: () => state.jump(state.open[0]) }, "to the next question");
  const score = element("span", { class: "sp-score" });
  const show = (selected) => {
    const [right, answered] = model.get("score");
    const asking = state.asking();
    setText(title, asking ? "What comes next?" : state.open.length ? "What came" : "What came last");
    for (const button of [into, out]) button.disabled = selected === null;
    for (const button of [into, out, skip]) button.hidden = !asking;
    next.hidden = asking || !state.open.length;
    setText(score, answered ? `score ${right} of ${answered}` : many(state.open.length, "question"));
    const pick = selected === null ? "Click the cell that changes next." : `${cellName(selected)} changes: does a digit go in, or come out?`;
    const hurry = state.waiting ? "Answer first, or skip. " : "";
    const rest = state.open.length ? "Play on: the player stops before it asks again." : "All questions are behind you.";
    setText(verdict, state.verdict);
    verdict.hidden = !state.verdict;
    setText(words, asking ? hurry + pick : rest);
  };
  return { root: element("div", { class: "sp-quiz" }, element("div", { class: "sp-over" }, title, score), verdict, words, element("div", { class: "sp-answers" }, into, out, skip, next)), show };
}

// ---- the view ----------------------------------------------------------------------------------------

function renderPlayer(state, { model, el }) {
  const { film } = state;
  let selected = null; // the answer in the making
  let emptied = null; // the cell whose digit was just taken out
  const answer = (placed) => {
    const cell = selected;
    selected = null;
    if (cell !== null) state.answer(cell, placed);
  };
  const select = (cell) => {
    selected = state.asking() ? cell : null;
    draw();
  };
  const board = makeBoard({ label: "the board at this step", arrows: state.asking, onSelect: select });
  const cells = board.root.querySelectorAll(".st-cell");
  const counters = makeCounters(film);
  const source = makeSource(model.get("_functions"), model.get("_lines"), unpack(model.get("_places")));
  const stack = makeStack(film);
  const scrubber = makeScrubber(state);
  const speed = makeSpeed(state);
  const quiz = makeQuiz(state, model, answer);
  const sentence = element("p", { class: "sp-sentence", role: "status" });
  const sees = element("span");
  const help = element("p", { class: "sp-help" });
  const at = element("output", { class: "sp-at" });
  const pencil = element("input", { type: "checkbox" });
  pencil.addEventListener("change", () => {
    model.set("candidates", pencil.checked);
    model.save_changes();
  });

  const actions = {
    restart: () => state.jump(0),
    back: () => state.jump(state.step - 1),
    play: () => state.toggle(),
    step: () => state.jump(state.step + 1),
    deadEnd: () => state.jump(film.nextDeadEnd(state.step)),
    deepest: () => state.jump(film.nextDeepest(state.step)),
    end: () => state.jump(film.last),
  };
  const buttons = {
    restart: makeButton("restart", "", "Back to the start (Home)", actions.restart),
    back: makeButton("back", "", "One step back (left arrow)", actions.back),
    play: makeButton("play", "play", "Play or pause (Space)", actions.play, "sp-primary"),
    step: makeButton("step", "", "One step (right arrow)", actions.step),
    end: makeButton("end", "", "To the end (End)", actions.end),
    deadEnd: makeButton("deadEnd", "next dead end", "To the next digit that is taken out with nothing placed after it (D)", actions.deadEnd),
    deepest: makeButton("deepest", "next deepest", "To the next point deeper than any before (M)", actions.deepest),
  };
  const playSigns = { true: [icon("pause"), element("span", {}, "pause")], false: [...buttons.play.childNodes] };
  const KEYS = { " ": "play", ArrowLeft: "back", ArrowRight: "step", Home: "restart", End: "end", d: "deadEnd", m: "deepest" };
  function onKey(key) {
    const letter = key.length === 1 ? key.toLowerCase() : key;
    if (letter === "i" || letter === "o") answer(letter === "i");
    else if (letter === "s") state.answer(null);
    else if (letter === "n" && !state.asking()) state.jump(state.open[0]);
    else if (KEYS[letter]) actions[KEYS[letter]]();
    else return false;
    return true;
  }

  const sign = (kind, words) => element("span", {}, element("span", { class: `sp-sample ${kind}`, "aria-hidden": true }), words);
  const left = element(
    "div",
    { class: "sp-left" },
    board.root,
    element("div", { class: "sp-legend sp-signs" }, sign("st-trying", "digit in"), sign("sp-undone", "digit out"), sign("st-dead", "no digit fits")),
    element("label", { class: "sp-toggle" }, pencil, "show candidates, worked out by the view"),
  );
  const said = element("div", { class: "sp-said" }, sentence, element("p", { class: "sp-sees" }, element("em", {}, "The view sees: "), sees));
  const right = element("div", { class: "sp-right" }, counters.root, said, quiz.root, source.root);
  const timeline = element(
    "div",
    { class: "sp-time" },
    element("div", { class: "sp-over" }, element("span", { class: "sp-label" }, "depth of the search over time"), at),
    scrubber.root,
    makeLegend(scrubber.few),
  );
  const { restart, back, play, step, end, deadEnd, deepest } = buttons;
  const root = element(
    "div",
    { class: "sp", tabindex: -1, role: "group", "aria-label": "search player" },
    ...model.get("_notes").map((note) => element("p", { class: "sp-note" }, note)),
    element("div", { class: "sp-main" }, left, right),
    stack.root,
    timeline,
    element("div", { class: "sp-controls" }, restart, back, play, step, end, deadEnd, deepest, speed.root),
    help,
  );
  root.addEventListener("keydown", (event) => {
    const { tagName, type } = event.target;
    if (event.defaultPrevented || isNotebooks(event)) return;
    if (event.key === " " && (tagName === "BUTTON" || type === "checkbox")) return; // it presses them
    if (tagName === "INPUT" && !/^[ a-z]$/i.test(event.key)) return; // a slider moves itself
    if (onKey(event.key)) event.preventDefault();
  });

  function draw() {
    const { step: now } = state;
    const digits = film.board(now);
    const masks = candidatesOf(digits);
    const deadCells = film.dead[now] ? [...masks.keys()].filter((cell) => !digits[cell] && !masks[cell]) : [];
    const roles = new Map(deadCells.map((cell) => [cell, ["dead"]]));
    const last = now ? film.change(now - 1) : null;
    if (last?.placed) roles.set(last.cell, ["trying"]);
    if (!state.asking()) selected = null;
    board.show({ digits, givens: film.start, pencil: model.get("candidates") ? masks : null, roles, selected });
    if (emptied !== null) cells[emptied].classList.remove("sp-undone");
    emptied = last && !last.placed ? last.cell : null;
    if (emptied !== null) cells[emptied].classList.add("sp-undone");
    counters.show(now);
    if (model.get("source")) source.show(now);
    stack.show(now);
    scrubber.show();
    speed.show();
    if (model.get("ask")) quiz.show(selected);
    sentence.setAttribute("aria-live", state.playing ? "off" : "polite");
    setText(sentence, sentenceAt(film, now));
    setText(sees, seenAt(film, now, deadCells));
    setText(at, `step ${count(now)} of ${count(film.last)}`);
    if (play.dataset.playing !== String(state.playing)) {
      play.dataset.playing = state.playing;
      play.replaceChildren(...playSigns[state.playing]);
    }
    for (const button of [restart, back]) button.disabled = now === 0;
    for (const button of [step, end]) button.disabled = now === film.last;
    deadEnd.disabled = film.nextDeadEnd(now) === null;
    deepest.disabled = film.nextDeepest(now) === null;
  }
  function arrange() {
    root.classList.toggle("sp-sourceless", !model.get("source"));
    source.root.hidden = !model.get("source");
    quiz.root.hidden = !model.get("ask");
    const keys = "Keys: Space plays and pauses; left and right arrow step; Home, End; D next dead end; M next deepest point.";
    const asks = " While it asks, arrows, Home and End on the board choose a cell; I digit in, O digit out, S skip. N next question.";
    setText(help, keys + (model.get("ask") ? asks : ""));
    pencil.checked = model.get("candidates");
    draw();
    source.measure();
  }
  makeView(el, model, root);
  el.classList.add("sp-card");
  listen(model, ["source", "candidates", "ask", "large"], arrange);
  const sizes = new ResizeObserver(() => {
    stack.measure();
    source.measure();
    draw();
  });
  sizes.observe(root);
  state.views.add(draw);
  arrange();
  return () => {
    sizes.disconnect();
    state.views.delete(draw);
  };
}

export default () => {
  let state = null; // one for all views of the model
  return {
    initialize({ model }) {
      state = makePlayback(model);
      return state.stop;
    },
    render: (view) => renderPlayer(state, view),
  };
};
