// @ts-check
// BitPeeler: a loop line by line. Python sends the whole film, a frame for each number of lines run; here it is played.

import { element, isNotebooks, listen, makeView, setText } from "../shared/dom.js";

/**
 * @typedef {[string, string, string]} Numeral what is left of the bits shown, the bits, the value
 * @typedef {object} Film what Peel.film says of a loop
 * @property {string[]} code
 * @property {number} width
 * @property {boolean} digits whether bits stand for digits
 * @property {[string, number][]} frames for each number of lines run the sentence, and the line that runs next
 * @property {[Numeral[], number | null, number | null][]} rounds mask, -mask and bit; its index, its digit
 */

const NAMES = ["mask", "-mask", "bit = mask & -mask"];
const MOST_BESIDE = 11; // wider masks, and those on a projector, have their three numbers under one another

/** @type {import("@anywidget/types").Render<{ _film: Film, done: number, large: boolean }>} */
function render({ model, el }) {
  /** @type {Film} */
  let film;
  const under = () => film.width > MOST_BESIDE || model.get("large");
  const end = () => film.frames.length - 1;
  function go(/** @type {number} */ done) {
    model.set("done", done);
    model.save_changes();
  }

  const code = element("pre", { "aria-label": "the loop; the lit line runs next" });
  const said = element("p", { class: "st-say", role: "status" });
  const table = element("table", { "aria-label": "the rounds of the loop" });
  /** @type {(name: string, title: string, to: (done: number) => number) => HTMLButtonElement} */
  const button = (name, title, to) =>
    element("button", { type: "button", title, onclick: () => go(to(model.get("done"))) }, name);
  const take = button("Take lowest", "run to the end of this round", (done) => done + 2 - (done % 2));
  const next = button("Next line", "run the lit line", (done) => done + 1);
  const back = button("Back", "take the last line back", (done) => done - 1);
  const restart = button("Restart", "begin with the whole mask", () => 0);
  /** @type {Record<string, HTMLButtonElement>} */
  const keys = { ArrowRight: next, ArrowLeft: back, Home: restart };

  /** @type {(tag: "td" | "th" | "i", name: string, ...inside: (string | HTMLElement)[]) => HTMLElement} */
  const cell = (tag, name, ...inside) => element(tag, { class: name }, ...inside);
  const row = (/** @type {HTMLElement[]} */ ...cells) => element("tr", {}, ...cells);

  // A number in three cells; the bit at `lowest` is lit.
  function cells(/** @type {Numeral} */ [sign, bits, value], /** @type {number | null} */ lowest) {
    const boxes = [...bits].map((bit, k) =>
      cell("i", `st-bit ${bit === "1" ? "st-one" : ""} ${bits.length - 1 - k === lowest ? "st-lowest" : ""}`, bit));
    const number = cell("td", "st-number", element("span", {}, ...boxes));
    return [cell("td", "st-before", sign), number, cell("td", "st-value", value)];
  }

  function headRows() {
    const column = (/** @type {string} */ name, colspan = 1) => element("th", { scope: "col", colspan }, name);
    const digits = () => (film.digits ? [..."987654321"] : []).map((digit) => cell("i", "", digit));
    const number = () => [cell("td", ""), cell("td", "st-number", element("span", {}, ...digits())), cell("td", "")];
    const places = (film.digits ? ["index", "digit"] : ["index"]).map((name) => column(name));
    if (under()) return [row(cell("td", ""), ...number(), ...places)];
    return [row(...NAMES.map((name) => column(name, 3)), ...places), row(...NAMES.flatMap(number))];
  }

  // A round's rows: one with its three numbers, or one for each. Before its bit is found there is only the mask.
  function roundRows(/** @type {Film["rounds"][number]} */ [numerals, index, digit], /** @type {boolean} */ found) {
    const numbers = numerals.slice(0, found ? 3 : 1).map((numeral) => cells(numeral, found ? index : null));
    const name = (/** @type {number} */ k) => element("th", { scope: "row" }, NAMES[k].split(" ")[0]);
    const rows = under() ? numbers.map((number, k) => row(name(k), ...number)) : [row(...numbers.flat())];
    const places = film.digits ? [String(index), element("b", {}, String(digit))] : [String(index)];
    if (rows.length > 1) rows[0].append(element("td", { colspan: places.length, rowspan: 2 })); // above them
    rows[rows.length - 1].append(...(found
      ? places.map((place) => cell("td", "st-place", place))
      : [element("td", { class: "st-end", colspan: 8 }, numerals.length > 1 ? "" : "the loop ends")]));
    return rows;
  }

  function follow() {
    film = model.get("_film");
    const done = Math.min(model.get("done"), end());
    const [sentence, line] = film.frames[done];
    code.replaceChildren(...film.code.map((text, k) =>
      element("span", { class: k === line ? "st-next" : null, "aria-current": k === line ? "step" : null }, text)));
    setText(said, sentence.replaceAll(" = ", "\u00a0=\u00a0"));
    take.disabled = next.disabled = done === end();
    back.disabled = restart.disabled = done === 0;
    table.classList.toggle("st-under", under());
    table.style.setProperty("--width", String(film.width));
    const rounds = film.rounds.slice(0, (done >> 1) + 1);
    table.replaceChildren(element("thead", {}, ...headRows()),
      ...rounds.map((round, k) => element("tbody", {}, ...roundRows(round, done > 2 * k))));
  }

  const about = { role: "group", "aria-label": "BitPeeler: the loop over a mask's bits" };
  const root = element("div", { class: "st-peel", tabindex: -1, ...about },
    element("div", { class: "st-peel-top" }, code,
      element("div", {}, said, element("div", { class: "st-peel-buttons" }, take, next, back, restart),
        element("p", { class: "st-keys" }, "Right arrow: next line. Left arrow: back. Home: restart."))),
    element("div", { class: "st-scroll" }, table));
  root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (!(event.key in keys) || isNotebooks(event) || event.shiftKey) return;
    keys[event.key].click(); // which does nothing where it is switched off
    event.preventDefault();
  });
  makeView(el, model, root);
  listen(model, ["_film", "done", "large"], follow);
  follow();
}

export default { render };
