// CandidatePlanes: one digit's plane on the board, all nine small beside it. What it says is worked out here too, so
// that the view answers at once; planes_model.py is the same in Python, and a test holds the two together.

import { boxOf, cellName, digitsOf, element, isNotebooks, listen, makeBoard, makeView, setText } from "../shared/board.js";

const UNITS = ["row", "column", "box"].flatMap((kind) =>
  [...Array(9).keys()].map((n) => {
    const unitOf = { row: (cell) => Math.floor(cell / 9), column: (cell) => cell % 9, box: boxOf }[kind];
    return { name: `${kind} ${n + 1}`, cells: [...Array(81).keys()].filter((cell) => unitOf(cell) === n) };
  }),
);
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const indexOf = (digit, cell) => 81 * (digit - 1) + cell;

// The indexes of the candidates that this one, if placed, removes.
function rivalsOf(bits, digit, cell) {
  const inCell = NINE.filter((other) => other !== digit).map((other) => indexOf(other, cell));
  return [...inCell, ...PEERS[cell].map((peer) => indexOf(digit, peer))].filter((index) => bits[index] === "1");
}

// The first unit with no place for the digit; else the first with one that has rivals, and that cell.
function findingOf(bits, digit) {
  const places = UNITS.map(({ name, cells }) => [name, cells.filter((cell) => bits[indexOf(digit, cell)] === "1")]);
  const none = places.find(([, cells]) => !cells.length);
  if (none) return [none[0], null];
  const one = places.find(([, cells]) => cells.length === 1 && rivalsOf(bits, digit, cells[0]).length);
  return one ? [one[0], one[1][0]] : null;
}

function planesSentence(bits, digit, selected) {
  const finding = findingOf(bits, digit);
  const place = (cell) => (cell === null ? `${digit} has no place in` : `${digit} has one place in`);
  const placed = bits.slice(81 * (digit - 1), 81 * digit).replaceAll("0", "").length;
  const units = !finding ? (placed === 9 ? `${digit} stands in every unit.` : `No unit leaves ${digit} one place only.`)
    : `${place(finding[1])} ${finding[0]}${finding[1] === null ? "" : `: ${cellName(finding[1])}`}.`;
  if (selected === null) return units;
  const bit = `Bit ${indexOf(digit, selected)}, ${digit} in ${cellName(selected)},`;
  if (bits[indexOf(digit, selected)] === "0") return `${bit} is 0. ${units}`;
  const rivals = rivalsOf(bits, digit, selected).length;
  const removes = rivals ? `placing it removes ${rivals} rival${rivals > 1 ? "s" : ""}.` : "it has no rivals.";
  return `${bit} is 1: ${removes} ${units}`;
}

function render({ model, el }) {
  const past = []; // the states before: ints never change, so going back is taking an old one
  let current = model.get("state");
  const become = (changes) => {
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    model.save_changes();
  };
  function place() {
    const [bits, digit, cell] = [model.get("state"), model.get("digit"), model.get("selected")];
    if (cell === null || bits[indexOf(digit, cell)] === "0") return;
    const placed = [...bits];
    for (const index of rivalsOf(bits, digit, cell)) placed[index] = "0";
    become({ state: placed.join("") });
  }
  function back() {
    if (!past.length) return;
    current = past.pop();
    become({ state: current });
  }

  const board = makeBoard({
    label: "One digit's plane: select a cell",
    onSelect: (cell) => become({ selected: cell }),
    onKey: (cell, key) => {
      if (key >= "1" && key <= "9") become({ digit: Number(key) });
      else if (key === "Enter") become({ selected: cell }), place();
      else if (key === "Backspace") back();
    },
  });
  const planes = NINE.map((digit) =>
    element("button", { class: "st-plane", onclick: () => become({ digit }) },
      element("span", {}), element("span", { class: "st-bits" }, ...Array.from({ length: 81 }, () => element("i")))));
  const all = element("div", { class: "st-planes", role: "group", "aria-label": "nine planes: choose a digit" }, ...planes);
  all.addEventListener("keydown", (event) => {
    if (isNotebooks(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[event.key];
    const to = step ? planes.indexOf(event.target) + step : event.key >= "1" && event.key <= "9" ? event.key - 1 : -1;
    if (!planes[to]) return;
    planes[to].focus();
    become({ digit: to + 1 });
    event.preventDefault();
  });
  const said = element("p", { class: "st-say", role: "status" });
  const placing = element("button", { onclick: place }, "Place");
  const going = element("button", { onclick: back }, "Back");
  const root = element("div", { class: "st-planed st-side", role: "group", tabindex: -1, "aria-label": "CandidatePlanes: where a digit may stand" },
    board.root,
    element("div", { class: "st-planes-side" }, all, said,
      element("p", {}, placing, " ", going),
      element("p", { class: "st-keys" }, "On the board: 1 to 9 choose a digit, arrows select, Enter places, Backspace goes back.")));

  function follow() {
    const [bits, digit, selected] = [model.get("state"), model.get("digit"), model.get("selected")];
    if (bits !== current) past.push(current);
    current = bits;
    const masks = [...Array(81).keys()].map((cell) => NINE.reduce((mask, d) => mask | (Number(bits[indexOf(d, cell)]) << (d - 1)), 0));
    const digits = masks.map((mask) => (mask && !(mask & (mask - 1)) ? digitsOf(mask)[0] : 0));
    const finding = findingOf(bits, digit);
    const roles = new Map(masks.flatMap((mask, cell) => (mask ? [] : [[cell, ["dead"]]])));
    if (finding && finding[1] !== null) roles.set(finding[1], ["chosen"]);
    board.show({
      digits, givens: Array(81).fill(0), pencil: masks.map((mask) => mask & (1 << (digit - 1))),
      units: finding ? [finding[0]] : [], roles, selected, lit: digit,
    });
    planes.forEach((plane, k) => {
      const ones = bits.slice(81 * k, 81 * k + 81);
      const count = ones.split("1").length - 1;
      setText(plane.firstChild, `digit ${k + 1}: ${count}`);
      plane.setAttribute("aria-pressed", String(k + 1 === digit));
      plane.setAttribute("aria-label", `digit ${k + 1}: ${count} place${count === 1 ? "" : "s"}`);
      [...plane.lastChild.children].forEach((bit, cell) => bit.classList.toggle("st-on", ones[cell] === "1"));
    });
    setText(said, planesSentence(bits, digit, selected));
    const possible = selected !== null && bits[indexOf(digit, selected)] === "1";
    setText(placing, possible ? `Place ${digit} in ${cellName(selected)}` : "Place");
    placing.disabled = !possible;
    going.disabled = !past.length;
  }
  makeView(el, model, root);
  listen(model, ["state", "digit", "selected"], follow);
  follow();
}

export default { render };
