// PuzzleEntry: text on one side, the board on the other. Python reads the text; the board is edited here,
// and the text follows. What is typed is data: it is only ever set as text.

import { boxOf, cellName, clashingCells, element, listen, makeBoard, makeView, ROWS_OF_CELLS, setText } from "../shared/board.js";

const READ_AFTER = 250; // milliseconds without a key before the text is sent to be read

const UNITS = [
  ...ROWS_OF_CELLS.map((cells, n) => [`row ${n + 1}`, cells]),
  ...ROWS_OF_CELLS.map((_, n) => [`column ${n + 1}`, ROWS_OF_CELLS.map((row) => row[n])]),
  ...ROWS_OF_CELLS.map((_, n) => [`box ${n + 1}`, ROWS_OF_CELLS.flat().filter((cell) => boxOf(cell) === n)]),
];

// Every clash in words, as conflicts() in board.py names them.
function clashesInWords(digits) {
  const found = [];
  for (const [unit, cells] of UNITS) {
    for (let digit = 1; digit <= 9; digit++) {
      const names = cells.filter((cell) => digits[cell] === digit).map(cellName);
      if (names.length < 2) continue;
      const both = names.length === 2 ? "both" : "all";
      found.push(`${names.slice(0, -1).join(", ")} and ${names.at(-1)} in ${unit} are ${both} ${digit}`);
    }
  }
  return found;
}

function entrySentence(digits, read) {
  if (read.message) return `Cannot be read: ${read.message}. The board stays as it was.`;
  const clashes = clashesInWords(digits);
  if (clashes.length) return `${clashes.length} ${clashes.length === 1 ? "clash" : "clashes"}: ${clashes.join("; ")}.`;
  const given = digits.filter(Boolean).length;
  if (given === 0) return "No digits yet: type or paste a board, or choose a cell and press a digit.";
  if (given === 81) return "81 digits, and nothing clashes: a solved board.";
  const nouns = [given === 1 ? "given" : "givens", given === 80 ? "blank" : "blanks"];
  return `${given} ${nouns[0]}, ${81 - given} ${nouns[1]}; nothing clashes.`;
}

// Where the fault is: [start, end] in the text, or null. Without a column it is the whole line.
function placeOf(text, { line, column }) {
  if (!line) return null;
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  const length = (lines[line - 1] ?? "").length;
  return column ? [start + column - 1, start + column] : [start, start + length];
}

function render({ model, el }) {
  let selected = null;
  let timer = 0;
  const saidId = `st-said-${Math.random().toString(36).slice(2)}`; // several entries may stand on a page
  const digitsNow = () => model.get("board").flat();

  // A mirror lies behind the text, with the same letters in the same places, and shows the mark.
  const mirror = element("div", { class: "st-mirror", "aria-hidden": true });
  const area = element("textarea", {
    class: "st-text", rows: 10, spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    "aria-label": "the board as text", "aria-describedby": saidId,
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(send, READ_AFTER);
      follow();
    },
    onscroll: () => { mirror.scrollTop = area.scrollTop; },
  });
  function send() {
    clearTimeout(timer);
    model.set("text", area.value);
    model.save_changes();
    follow();
  }

  // A board made here: text, board and what there is to say about them change at once.
  function become(digits, text) {
    clearTimeout(timer);
    area.value = text;
    model.set("board", ROWS_OF_CELLS.map((row) => row.map((cell) => digits[cell])));
    model.set("text", text);
    model.set("_read", { text, message: "" });
    model.save_changes();
    follow();
  }
  function edit(cell, key) {
    const blank = ["0", ".", " ", "Backspace", "Delete"].includes(key);
    if (!blank && !(key >= "1" && key <= "9")) return;
    selected = cell;
    const digits = digitsNow();
    digits[cell] = blank ? 0 : Number(key);
    become(digits, ROWS_OF_CELLS.map((row) => row.map((each) => digits[each] || ".").join("")).join("\n"));
  }

  const board = makeBoard({
    label: "the board: press a digit to set a cell, 0 to blank it",
    onSelect: (cell) => { selected = cell; follow(); },
    onKey: edit,
  });
  const said = element("p", { class: "st-say", role: "status", id: saidId });
  const clear = element("button", { onclick: () => become(Array(81).fill(0), "") }, "Clear");
  const examples = model.get("_examples");
  const choose = element("select", {
    "aria-label": "put in an example",
    onchange: () => {
      const line = examples.find(([name]) => name === choose.value)?.[1];
      choose.value = "";
      if (line) become([...line].map((char) => Number(char) || 0), line.match(/.{9}/g).join("\n"));
    },
  }, element("option", { value: "" }, "an example …"), ...examples.map(([name]) => element("option", { value: name }, name)));
  const root = element("div", { class: "st-entry st-side", role: "group", "aria-label": "PuzzleEntry: type, paste or edit a board" },
    board.root,
    element("div", { class: "st-entry-side" },
      element("div", { class: "st-over" }, mirror, area),
      said,
      element("div", { class: "st-buttons" }, clear, choose),
      element("p", { class: "st-keys" }, "Text: nine lines, framed or not, 81 characters, or JSON; blanks ", element("code", {}, ". 0 * _ - x X")),
      element("p", { class: "st-keys" }, "Board: arrows move, 1 to 9 set a digit, 0 or Backspace blanks."),
    ),
  );

  function follow() {
    const digits = digitsNow();
    const read = model.get("_read");
    const current = read.text === area.value; // otherwise the answer is still on its way
    board.show({ digits, givens: digits, roles: new Map(clashingCells(digits).map((cell) => [cell, ["conflict"]])), selected });
    setText(said, entrySentence(digits, read));
    said.classList.toggle("st-bad", Boolean(read.message) || clashingCells(digits).length > 0);
    said.classList.toggle("st-waiting", !current);
    area.setAttribute("aria-invalid", String(Boolean(current && read.message)));
    mark(current && read.message ? placeOf(area.value, read) : null);
  }
  function mark(place) {
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
  makeView(el, model, root);
  listen(model, ["text"], take);
  listen(model, ["board", "_read"], follow);
  take();
}

export default { render };
