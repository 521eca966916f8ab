// @ts-check
// PuzzleEntry: text on one side, the board on the other. Python reads the text; the board is edited here, and the text
// follows. What is typed is data: it is only ever set as text.

import { makeBoard, withRole } from "../shared/board.js";
import { div, element, listen, makeView, paragraph, save, setText, uniqueName } from "../shared/dom.js";
import { clashingCells, ROWS } from "../shared/geometry.js";
import { entrySentence, placeOf } from "./model.js";

/** @import { Reading } from "./model.js" */
/** @typedef {{ text: string, board: number[][], _read: Reading, _examples: [string, string][], large: boolean }} EntryPayload */

const READ_AFTER = 250; // milliseconds without a key before the text is sent to be read

function render(/** @type {import("@anywidget/types").RenderProps<EntryPayload>} */ { model, el }) {
  let selected = /** @type {number | null} */ (null);
  let timer = 0;
  const saidId = uniqueName("st-said");
  const digitsNow = () => model.get("board").flat();

  // Under the text there is a mirror with the same letters in the same places, which shows the mark.
  const mirror = element("div", { class: "st-mirror", "aria-hidden": true });
  const plain = { rows: 10, spellcheck: "false", autocomplete: "off", autocapitalize: "off" };
  const area = element("textarea", { class: "st-text", ...plain, "aria-label": "the board as text", "aria-describedby": saidId });
  area.addEventListener("scroll", () => {
    mirror.scrollTop = area.scrollTop;
  });
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => save(model, { text: area.value }), READ_AFTER);
    follow();
  });

  /** A board made here: text, board and what there is to say about them change at once. @param {number[]} digits @param {string} text */
  function become(digits, text) {
    clearTimeout(timer);
    area.value = text;
    save(model, { board: ROWS.map((row) => row.map((cell) => digits[cell])), text, _read: { text, message: "" } });
    follow();
  }
  function edit(/** @type {number} */ cell, /** @type {string} */ key) {
    const blank = ["0", ".", " ", "Backspace", "Delete"].includes(key);
    if (!blank && !(key >= "1" && key <= "9")) return;
    selected = cell;
    const digits = digitsNow();
    digits[cell] = blank ? 0 : Number(key);
    become(digits, ROWS.map((row) => row.map((each) => digits[each] || ".").join("")).join("\n"));
  }
  function select(/** @type {number} */ cell) {
    selected = cell;
    follow();
  }

  const board = makeBoard({ label: "the board: press a digit to set a cell, 0 to blank it", onSelect: select, onKey: edit });
  const said = element("p", { class: "st-say", role: "status", id: saidId });
  const clear = element("button", { onclick: () => become(Array(81).fill(0), "") }, "Clear");
  const examples = model.get("_examples");
  const options = examples.map(([name]) => element("option", { value: name }, name));
  const choose = element("select", { "aria-label": "put in an example" }, element("option", { value: "" }, "an example …"), ...options);
  choose.addEventListener("change", () => {
    const line = examples.find(([name]) => name === choose.value)?.[1];
    choose.value = "";
    if (line) become([...line].map((char) => Number(char) || 0), line.replace(/.{9}(?=.)/g, "$&\n"));
  });
  const textHelp = "Text: nine lines, framed or not, 81 characters, or JSON; blanks ";
  const side = div(
    "st-entry-side",
    div("st-over", mirror, area),
    said,
    div("st-buttons", clear, choose),
    paragraph("st-keys", textHelp, element("code", {}, ". 0 * _ - x X")),
    paragraph("st-keys", "Board: arrows move, 1 to 9 set a digit, 0 or Backspace blanks."),
  );

  function follow() {
    const digits = digitsNow();
    const read = model.get("_read");
    const current = read.text === area.value; // otherwise the answer is still on its way
    const clashing = clashingCells(digits);
    board.show({ digits, givens: digits, roles: withRole(clashing, "conflict"), selected });
    setText(said, entrySentence(digits, read));
    said.classList.toggle("st-bad", Boolean(read.message) || clashing.length > 0);
    said.classList.toggle("st-waiting", !current);
    area.setAttribute("aria-invalid", String(Boolean(current && read.message)));
    mark(current && read.message ? placeOf(area.value, read) : null);
  }
  function mark(/** @type {number[] | null} */ place) {
    if (!place) return mirror.replaceChildren();
    const text = area.value;
    const [start, end] = place;
    // A fault at the end of a line, where there is no letter, is marked on a space put there.
    const faulty = text.slice(start, end).replace("\n", " \n") || " ";
    mirror.replaceChildren(text.slice(0, start), element("mark", {}, faulty), `${text.slice(end)}\n`);
    mirror.scrollTop = area.scrollTop;
  }
  function take() {
    if (area.value !== model.get("text")) area.value = model.get("text");
    follow();
  }
  const name = { class: "st-entry st-side", role: "group", "aria-label": "PuzzleEntry: type, paste or edit a board" };
  makeView(el, model, element("div", name, board.root, side));
  listen(model, ["text"], take);
  listen(model, ["board", "_read"], follow);
}

export default { render };
