// CandidateLab: three masks, their OR, what is left. It is worked out here too, so that the view answers at
// once; candidate_model.py is the same in Python, and a test holds the two together.

import { boxOf, candidatesOf, cellName, clashingCells, digitsOf, element, listen, makeBoard, makeView, setText } from "../shared/board.js";

const SHIFT = { "d-1": 0, d: 1 };
const COUNT_WORDS = "no one two three four five six seven eight nine".split(" ");

const joined = (words, last = "and") =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}` : String(words[0]);
const unitsOf = (cell) => [`row ${Math.floor(cell / 9) + 1}`, `column ${(cell % 9) + 1}`, `box ${boxOf(cell) + 1}`];

// The digits used in each of the cell's three units, as masks with bit d-1 for digit d.
function masksOf(digits, cell) {
  const masks = [0, 0, 0];
  for (let other = 0; other < 81; other++) {
    if (!digits[other]) continue;
    const bit = 1 << (digits[other] - 1);
    if (Math.floor(other / 9) === Math.floor(cell / 9)) masks[0] |= bit;
    if (other % 9 === cell % 9) masks[1] |= bit;
    if (boxOf(other) === boxOf(cell)) masks[2] |= bit;
  }
  return masks;
}

// Everything that the view shows of a state {givens, placed, selected, convention, event}.
function candidateState({ givens, placed, selected, convention, event }) {
  const digits = givens.flat();
  for (const [row, col, digit] of placed) digits[9 * row + col] = digit;
  const state = { digits, selected, placed, event: [], masks: [0, 0, 0], used: 0, free: 0, left: [], units: [] };
  if (selected !== null) {
    state.units = unitsOf(selected);
    state.masks = masksOf(digits, selected);
    state.used = state.masks[0] | state.masks[1] | state.masks[2];
    state.free = 511 & ~state.used;
    state.left = digits[selected] ? [] : digitsOf(state.free);
    state.given = givens.flat()[selected] > 0;
    if (event.length && 9 * event[1] + event[2] === selected) state.event = event;
  }
  state.sentence = candidateSentence(state, SHIFT[convention]);
  return state;
}

// Why the digit cannot be placed in the selected cell; empty where it can.
function refusal({ digits, selected, given, masks, units }, digit) {
  const name = cellName(selected);
  if (digits[selected]) return `${name} holds ${digits[selected]}, ${given ? "a given" : "placed here"}: only a blank takes a digit.`;
  const having = units.filter((_, k) => (masks[k] >> (digit - 1)) & 1);
  return having.length ? `${digit} is used in ${joined(having)}, so it cannot stand in ${name}.` : "";
}

function candidateSentence(state, shift) {
  const { digits, selected, given, units, event, left } = state;
  if (selected === null) return "Select a cell: click one, or move to it with the arrow keys.";
  const name = cellName(selected);
  if (event.length) {
    const [kind, , , digit] = event;
    const bit = digit - 1 + shift;
    if (kind === "placed") return `${digit} placed in ${name}: bit ${bit} turned on in ${joined(units)}.`;
    if (kind === "undone") return `${digit} taken back from ${name}: bit ${bit} turned off in ${joined(units)}.`;
    if (digit === 0) return "There is nothing to undo: the givens stay.";
    const why = refusal(state, digit);
    if (why) return why;
  }
  if (digits[selected]) return `${name} holds ${digits[selected]}, ${given ? "a given" : "placed here"}, so there is nothing to choose.`;
  const around = joined(units, "or");
  if (left.length === 9) return `No digit is used in ${around}: all nine are left for ${name}.`;
  if (!left.length) return `All nine digits are used in ${around}: none is left for ${name}, so this board has no solution.`;
  const others = `${COUNT_WORDS[9 - left.length]} ${left.length === 8 ? "is" : "are"} used in ${around}`;
  if (left.length === 1) return `Only ${left[0]} is left for ${name}: the other ${others}.`;
  return `Left for ${name}: ${joined(left)}. The other ${others}.`;
}

// The table of masks: bit under bit, under the heads. `show` fills it; `onPoint(digit)` and `onPlace(digit)`
// are called for what the reader points at and presses.
function makeMasks(onPoint, onPlace) {
  const LINES = [
    ["row", "1 = used"], ["column", "1 = used"], ["box", "1 = used"],
    ["used", "the three, with |"], ["free", "1 = free"],
  ];
  const root = element("table", { class: "st-masks" });
  let columns = []; // for each bit from the left: {digit, cells: [heads and bits], button}
  let names = [];
  let values = [];
  const pointed = (event) => onPoint(Number(event.target.closest("[data-digit]")?.dataset.digit ?? 0));
  root.addEventListener("mouseover", pointed);
  root.addEventListener("focusin", pointed);
  root.addEventListener("mouseleave", () => onPoint(0));
  root.addEventListener("focusout", () => onPoint(0));

  function build(shift) {
    const bits = [...Array(9 + shift).keys()].reverse();
    const digitOf = (bit) => bit + 1 - shift;
    columns = bits.map((bit) => ({ bit, digit: digitOf(bit), cells: [], button: null }));
    const line = (className, name, make, end) =>
      element("tr", { class: className }, name, ...columns.map((column) => {
        const cell = make(column);
        cell.dataset.digit = column.digit;
        if (!column.digit) cell.classList.add("st-unused");
        column.cells.push(cell);
        return cell;
      }), end);
    const head = (name, text) =>
      line("st-heads", element("th", { scope: "row" }, name), (column) => element("th", { scope: "col" }, text(column)), element("td", {}));
    const heads = [
      head("bit", ({ bit }) => String(bit)),
      head("digit", ({ digit }) => (digit ? String(digit) : "–")),
    ];
    names = LINES.map(([, means]) =>
      element("th", { scope: "row" }, element("span", { class: "st-name" }), element("small", {}, means)));
    values = LINES.map(() => element("td", { class: "st-value" }));
    const body = LINES.map(([kind], k) => line(`st-line-${kind}`, names[k], () => element("td", { class: "st-bit" }), values[k]));
    const place = line("st-place", element("th", { scope: "row" }, "place"), (column) => {
      if (!column.digit) return element("td", {});
      column.button = element("button", { "aria-label": `place ${column.digit}`, onclick: () => onPlace(column.digit) }, String(column.digit));
      return element("td", {}, column.button);
    }, element("td", {}));
    root.replaceChildren(element("thead", {}, ...heads), element("tbody", {}, ...body, place));
  }

  let built = null;
  function show(state, convention, lit) {
    const shift = SHIFT[convention];
    if (built !== convention) build(shift);
    built = convention;
    const [kind, , , changed] = state.event;
    const masks = [...state.masks, state.used, state.free];
    const labels = [...(state.units.length ? state.units : ["row", "column", "box"]), "used", "FULL & ~used"];
    const blank = state.selected !== null && !state.digits[state.selected];
    LINES.forEach((_, k) => {
      setText(names[k].firstChild, labels[k]);
      setText(values[k], state.selected === null ? "" : String(masks[k] << shift));
    });
    for (const { digit, cells, button } of columns) {
      masks.forEach((mask, k) => {
        const cell = cells[k + 2]; // after the two heads
        const one = digit > 0 && ((mask >> (digit - 1)) & 1) === 1;
        setText(cell, state.selected === null ? "·" : one ? "1" : "0");
        cell.classList.toggle("st-one", one && state.selected !== null);
        const turned = k < 3 && digit === changed && (kind === "placed" || kind === "undone");
        cell.classList.toggle("st-on", turned && kind === "placed");
        cell.classList.toggle("st-off", turned && kind === "undone");
        cell.classList.toggle("st-idle", k === 4 && !blank);
      });
      for (const cell of cells) cell.classList.toggle("st-lit", digit > 0 && digit === lit);
      if (button) button.hidden = !state.left.includes(digit);
    }
    root.classList.toggle("st-placing", state.left.length > 0);
    const units = state.units.length ? `of ${joined(state.units)}` : "";
    root.setAttribute("aria-label", `masks ${units}, bit by bit`);
  }
  return { root, show };
}

function render({ model, el }) {
  let lit = 0;
  let fresh = false; // whether the last mouse press selected another cell than before
  const read = () => candidateState({
    givens: model.get("_givens"), placed: model.get("_placed"), selected: model.get("selected"),
    convention: model.get("convention"), event: model.get("_event"),
  });
  const become = (changes) => {
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    model.save_changes();
  };
  const point = (digit) => {
    if (digit === lit) return;
    lit = digit;
    follow();
  };

  function select(cell) {
    fresh = cell !== model.get("selected");
    if (fresh) become({ selected: cell, _event: [] });
  }
  function place(digit) {
    const state = read();
    if (state.selected === null) return;
    const entry = [Math.floor(state.selected / 9), state.selected % 9, digit];
    if (refusal(state, digit)) become({ _event: ["refused", ...entry] });
    else become({ _placed: [...state.placed, entry], _event: ["placed", ...entry] });
    board.focus(model.get("selected")); // the button that was pressed is gone, and the keys must stay here
  }
  function undo() {
    const placed = model.get("_placed");
    const last = placed.at(-1);
    const cell = last ? 9 * last[0] + last[1] : model.get("selected");
    if (cell === null) return;
    if (last) become({ selected: cell, _placed: placed.slice(0, -1), _event: ["undone", ...last] });
    else become({ _event: ["refused", Math.floor(cell / 9), cell % 9, 0] });
    board.focus(cell);
  }

  const board = makeBoard({
    label: "Sudoku board: select a cell",
    onSelect: select,
    onKey: (cell, key) => {
      select(cell);
      if (key >= "1" && key <= "9") place(Number(key));
      else if (key === "Backspace" || key === "Delete") undo();
    },
    // The first click on a cell selects it; only a click on a mark of the selected cell places.
    onPencil: (cell, digit) => !fresh && cell === model.get("selected") && place(digit),
    onPoint: point,
  });
  const masks = makeMasks(point, place);
  const choose = (convention, ...text) =>
    element("button", { "data-convention": convention, onclick: () => become({ convention }) }, ...text);
  const choices = [
    choose("d-1", "digit d is bit d − 1"),
    choose("d", "digit d is bit d"),
  ];
  const full = element("span", { class: "st-full" });
  const title = element("h4", { class: "st-title" });
  const said = element("p", { class: "st-say", role: "status" });
  const back = element("button", { onclick: undo }, "Undo");
  const root = element("div", { class: "st-candidates st-side", role: "group", "aria-label": "CandidateLab: which digits are left for a cell" },
    board.root,
    element("div", { class: "st-candidates-side" },
      title,
      element("div", { class: "st-switch", role: "group", "aria-label": "which bit stands for digit d" }, ...choices, full),
      masks.root,
      element("div", { class: "st-saying" }, said, back),
      element("p", { class: "st-keys" }, "On the board: arrows select, 1 to 9 place, Backspace undoes."),
    ),
  );

  function follow() {
    const state = read();
    const convention = model.get("convention");
    const roles = new Map(clashingCells(state.digits).map((cell) => [cell, ["conflict"]]));
    board.show({
      digits: state.digits, givens: model.get("_givens").flat(), pencil: candidatesOf(state.digits),
      units: state.units, roles, selected: state.selected, lit,
    });
    masks.show(state, convention, lit);
    setText(title, state.selected === null ? "Which digits are left?" : `${cellName(state.selected)}: which digits are left?`);
    setText(said, state.sentence);
    setText(full, `FULL = ${511 << SHIFT[convention]}`);
    for (const choice of choices) choice.setAttribute("aria-pressed", String(choice.dataset.convention === convention));
    back.disabled = state.placed.length === 0;
  }
  makeView(el, model, root);
  listen(model, ["selected", "convention", "_givens", "_placed", "_event"], follow);
  follow();
}

export default { render };
