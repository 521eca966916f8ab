// @ts-check
// SearchPlayer: the board at a step, the counters, the code, and the film to be played or scrubbed.

import { makeBoard, withRole } from "../shared/board.js";
import { makeControls, signButton } from "../shared/controls.js";
import { div, element, isNotebooks, listen, makeView, paragraph, sample, save, setText, span, targetOf, withState } from "../shared/dom.js";
import { candidatesOf, cellName, deadCellsOf } from "../shared/geometry.js";
import { count, many } from "../shared/words.js";
import { makeCode } from "./code.js";
import { unpack } from "./film.js";
import { makePlayback } from "./playback.js";
import { makeScrubber } from "./scrubber.js";
import { seenAt, sentenceAt } from "./sentences.js";
import { makeStack } from "./stack.js";

/** @import { AnyModel, RenderProps } from "@anywidget/types" */
/** @import { Film } from "./film.js" */
/** @import { Playback, PlayerPayload } from "./playback.js" */

const [SLOWEST, FASTEST] = [1, 5000]; // steps a second

function makeCounters(/** @type {Film} */ film) {
  const names = ["placements", "undos", "depth", "blanks left"];
  const values = names.map(() => element("b", { style: `min-width: ${count(film.last).length}ch` }));
  function show(/** @type {number} */ step) {
    const now = [film.placements(step), film.undos(step), film.depth(step), film.blanksLeft(step)];
    for (const [k, n] of now.entries()) setText(values[k], count(n));
  }
  return { root: div("sp-counters", ...names.map((name, k) => div(null, span(null, name), values[k]))), show };
}

function makeSpeed(/** @type {Playback} */ state) {
  const scale = Math.log(FASTEST / SLOWEST);
  const label = element("output", { class: "sp-pace" });
  const input = element("input", { type: "range", class: "sp-speed", min: 0, max: 100, step: 1, "aria-label": "speed" });
  input.addEventListener("input", () => {
    const speed = SLOWEST * Math.exp((scale * Number(input.value)) / 100);
    state.setSpeed(speed < 100 ? Math.round(speed) : Math.round(speed / 50) * 50);
  });
  input.value = String(Math.round((100 * Math.log(state.speed / SLOWEST)) / scale));
  function show() {
    setText(label, `${many(state.speed, "step")}/s`);
    input.setAttribute("aria-valuetext", `${many(state.speed, "step")} a second`);
  }
  return { root: element("label", { class: "sp-pacing" }, span(null, "speed"), input, label), show };
}

/** Ask mode. @param {Playback} state @param {AnyModel<PlayerPayload>} model @param {(placed: boolean) => void} answer */
function makeQuestions(state, model, answer) {
  const [title, score] = [element("b"), span("sp-score")];
  const verdict = element("p", { class: "sp-verdict", role: "status" });
  const words = element("p", { class: "sp-asks", role: "status" });
  const into = signButton("into", "a digit goes in", "A digit goes in (I)", () => answer(true), "sp-button");
  const out = signButton("out", "a digit comes out", "A digit comes out (O)", () => answer(false), "sp-button");
  const skipping = { title: "Skip this question (S)", onclick: () => state.answer(null) };
  const going = { title: "Go to the next question (N)", onclick: () => state.jump(state.open[0]) };
  const skip = element("button", { type: "button", ...skipping }, "skip");
  const next = element("button", { type: "button", ...going }, "to the next question");
  /** @param {number | null} selected  the cell of the answer in the making */
  function show(selected) {
    const [right, answered] = model.get("score");
    const asking = state.asking();
    setText(title, asking ? "What comes next?" : state.open.length ? "What came" : "What came last");
    for (const button of [into, out]) button.disabled = selected === null;
    for (const button of [into, out, skip]) button.hidden = !asking;
    next.hidden = asking || !state.open.length;
    setText(score, answered ? `score ${right} of ${answered}` : many(state.open.length, "question"));
    const changes = selected === null ? "" : `${cellName(selected)} changes: does a digit go in, or come out?`;
    const hurry = state.waiting ? "Answer first, or skip. " : "";
    const rest = state.open.length ? "Play on: the player stops before it asks again." : "You have answered all questions.";
    setText(verdict, state.verdict);
    verdict.hidden = !state.verdict;
    setText(words, asking ? hurry + (changes || "Click the cell that changes next.") : rest);
  }
  return { root: div("sp-quiz", div("sp-over", title, score), verdict, words, div("sp-answers", into, out, skip, next)), show };
}

/** @param {Playback} state @param {RenderProps<PlayerPayload>} props */
function renderPlayer(state, { model, el }) {
  const { film } = state;
  let selected = /** @type {number | null} */ (null); // the cell of the answer in the making
  let emptied = /** @type {number | null} */ (null); // the cell whose digit was just taken out
  const answer = (/** @type {boolean} */ placed) => {
    const cell = selected;
    selected = null;
    if (cell !== null) state.answer(cell, placed);
  };
  const select = (/** @type {number} */ cell) => {
    selected = state.asking() ? cell : null;
    draw();
  };
  const board = makeBoard({ label: "the board at this step", arrows: state.asking, onSelect: select });
  const counters = makeCounters(film);
  const code = makeCode(model.get("_functions"), model.get("_lines"), unpack(model.get("_places")));
  const stack = makeStack(film);
  const scrubber = makeScrubber(state);
  const speed = makeSpeed(state);
  const questions = makeQuestions(state, model, answer);
  const sentence = element("p", { class: "sp-sentence", role: "status" });
  const sees = element("span");
  const help = paragraph("sp-help");
  const at = element("output", { class: "sp-at" });
  const pencil = element("input", { type: "checkbox" });
  pencil.addEventListener("change", () => save(model, { candidates: pencil.checked }));

  const actions = {
    restart: () => state.jump(0),
    back: () => state.jump(state.step - 1),
    play: state.toggle,
    step: () => state.jump(state.step + 1),
    end: () => state.jump(film.last),
  };
  const controls = makeControls(actions, "One step", "sp-button", "sp-primary");
  const toDeadEnd = () => state.jump(film.nextDeadEnd(state.step));
  const toDeepest = () => state.jump(film.nextDeepest(state.step));
  const nothingAfter = "To the next digit that is erased with nothing placed after it (D)";
  const deadEnd = signButton("deadEnd", "next dead end", nothingAfter, toDeadEnd, "sp-button");
  const deepest = signButton("deepest", "next deepest", "To the next point deeper than any before (M)", toDeepest, "sp-button");
  function onKey(/** @type {string} */ key) {
    const letter = key.length === 1 ? key.toLowerCase() : key;
    if (letter === "i" || letter === "o") answer(letter === "i");
    else if (letter === "s") state.answer(null);
    else if (letter === "n" && !state.asking()) state.jump(state.open[0]);
    else if (letter === "d") toDeadEnd();
    else if (letter === "m") toDeepest();
    else return controls.press(letter);
    return true;
  }

  const signs = Object.entries({ "st-trying": "digit in", "sp-undone": "digit out", "st-dead": "no digit fits" });
  const legend = div("sp-legend sp-signs", ...signs.map(([kind, words]) => sample(`sp-sample ${kind}`, words)));
  const toggle = element("label", { class: "sp-toggle" }, pencil, "show candidates, worked out by the view");
  const said = div("sp-said", sentence, paragraph("sp-sees", element("em", {}, "The view sees: "), sees));
  const right = div("sp-right", counters.root, said, questions.root, code.root);
  const over = div("sp-over", span("sp-label", "depth of the search over time"), at);
  const root = element(
    "div",
    { class: "sp", tabindex: -1, role: "group", "aria-label": "search player" },
    ...model.get("_notes").map((note) => paragraph("sp-note", note)),
    div("sp-main", div("sp-left", board.root, legend, toggle), right),
    stack.root,
    div("sp-time", over, ...scrubber.parts),
    div("sp-controls", ...controls.buttons, deadEnd, deepest, speed.root),
    help,
  );
  root.addEventListener("keydown", (event) => {
    const { tagName, type } = /** @type {HTMLInputElement} */ (targetOf(event));
    if (event.defaultPrevented || isNotebooks(event)) return;
    if (event.key === " " && (tagName === "BUTTON" || type === "checkbox")) return; // it presses them
    if (tagName === "INPUT" && !/^[ a-z]$/i.test(event.key)) return; // a slider moves itself
    if (onKey(event.key)) event.preventDefault();
  });

  function draw() {
    const { step } = state;
    const digits = film.board(step);
    const masks = candidatesOf(digits);
    const deadCells = deadCellsOf(digits, masks);
    const roles = withRole(deadCells, "dead");
    const last = step ? film.change(step - 1) : null;
    if (last?.placed) roles.set(last.cell, ["trying"]);
    if (!state.asking()) selected = null;
    board.show({ digits, givens: film.start, pencil: model.get("candidates") ? masks : null, roles, selected });
    if (emptied !== null) board.cells[emptied].classList.remove("sp-undone");
    emptied = last && !last.placed ? last.cell : null;
    if (emptied !== null) board.cells[emptied].classList.add("sp-undone");
    counters.show(step);
    if (model.get("source")) code.show(step);
    stack.show(step);
    scrubber.show();
    speed.show();
    if (model.get("ask")) questions.show(selected);
    sentence.setAttribute("aria-live", state.playing ? "off" : "polite");
    setText(sentence, sentenceAt(film, step));
    setText(sees, seenAt(film, step, deadCells));
    setText(at, `step ${count(step)} of ${count(film.last)}`);
    controls.show(state.playing, step === 0, step === film.last);
    deadEnd.disabled = film.nextDeadEnd(step) === null;
    deepest.disabled = film.nextDeepest(step) === null;
  }
  function arrange() {
    root.classList.toggle("sp-sourceless", !model.get("source"));
    code.root.hidden = !model.get("source");
    questions.root.hidden = !model.get("ask");
    const keys = "Keys: Space plays and pauses; left and right arrow step; Home, End; D next dead end; M next deepest point.";
    const asks = " While it asks, arrows, Home and End on the board choose a cell; I digit in, O digit out, S skip. N next question.";
    setText(help, keys + (model.get("ask") ? asks : ""));
    pencil.checked = model.get("candidates");
    draw();
    code.measure();
  }
  makeView(el, model, root);
  el.classList.add("sp-card");
  listen(model, ["source", "candidates", "ask", "large"], arrange);
  const sizes = new ResizeObserver(() => {
    stack.measure();
    code.measure();
    draw();
  });
  sizes.observe(root);
  state.views.add(draw);
  return () => {
    sizes.disconnect();
    state.views.delete(draw);
  };
}

export default withState(makePlayback, renderPlayer);
