// @ts-check
// CandidatePlanes: one digit's plane on the board, all nine small beside it.

import { makeBoard, withRole } from "../shared/board.js";
import { div, element, isNotebooks, listen, makeView, paragraph, save, setText, span } from "../shared/dom.js";
import { CELLS, cellName, NINE } from "../shared/geometry.js";
import { many } from "../shared/words.js";
import { boardOf, findingOf, isPossible, masksOf, placedIn, placesOf, planesSentence } from "./model.js";

/** @typedef {{ state: string, digit: number, selected: number | null, givens: number[][], large: boolean }} PlanesPayload */

function render(/** @type {import("@anywidget/types").RenderProps<PlanesPayload>} */ { model, el }) {
  const past = /** @type {string[]} */ ([]); // the states before: ints never change, so going back is taking an old one
  let current = model.get("state");
  const now = () => ({ bits: model.get("state"), digit: model.get("digit"), selected: model.get("selected") });
  function place() {
    const { bits, digit, selected } = now();
    if (selected !== null && isPossible(bits, digit, selected)) save(model, { state: placedIn(bits, digit, selected) });
  }
  function back() {
    const before = past.pop();
    if (before === undefined) return;
    current = before;
    save(model, { state: before });
  }

  const board = makeBoard({
    label: "One digit's plane: select a cell",
    onSelect: (cell) => save(model, { selected: cell }),
    onKey: (cell, key) => {
      if (key >= "1" && key <= "9") save(model, { digit: Number(key) });
      else if (key === "Backspace") back();
      else if (key === "Enter") {
        save(model, { selected: cell });
        place();
      }
    },
  });
  const planes = NINE.map((digit) => {
    const [name, bits] = [span(null), CELLS.map(() => element("i"))];
    const root = element("button", { class: "st-plane", onclick: () => save(model, { digit }) }, name, span("st-bits", ...bits));
    return { root, name, bits, digit };
  });
  function keys(/** @type {KeyboardEvent} */ event) {
    if (isNotebooks(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[event.key];
    const number = event.key >= "1" && event.key <= "9" ? Number(event.key) - 1 : -1;
    const to = planes[step ? planes.findIndex(({ root }) => root === event.target) + step : number];
    if (!to) return;
    to.root.focus();
    save(model, { digit: to.digit });
    event.preventDefault();
  }
  const group = { class: "st-planes", role: "group", "aria-label": "nine planes: choose a digit", onkeydown: keys };
  const said = element("p", { class: "st-say", role: "status" });
  const placing = element("button", { onclick: place }, "Place");
  const going = element("button", { onclick: back }, "Back");
  const help = "On the board: 1 to 9 choose a digit, arrows select, Enter places, Backspace goes back.";
  const all = element("div", group, ...planes.map(({ root }) => root));
  const side = div("st-planes-side", all, said, paragraph(null, placing, " ", going), paragraph("st-keys", help));
  const name = { class: "st-planed st-side", role: "group", tabindex: -1, "aria-label": "CandidatePlanes: where a digit can go" };
  const root = element("div", name, board.root, side);

  function follow() {
    const { bits, digit, selected } = now();
    if (bits !== current) past.push(current);
    current = bits;
    const masks = masksOf(bits);
    const finding = findingOf(bits, digit);
    const pencil = masks.map((mask) => (mask & (mask - 1) ? mask & (1 << (digit - 1)) : mask)); // the last candidate of a cell, too
    const units = finding ? [finding.unit] : [];
    const roles = withRole(CELLS.filter((cell) => !masks[cell]), "dead");
    if (finding && finding.cell !== null) roles.set(finding.cell, ["chosen"]);
    board.show({ digits: boardOf(bits), givens: model.get("givens").flat(), pencil, units, roles, selected, lit: digit });
    for (const plane of planes) {
      const places = placesOf(bits, plane.digit);
      setText(plane.name, `digit ${plane.digit}: ${places}`);
      plane.root.setAttribute("aria-pressed", String(plane.digit === digit));
      plane.root.setAttribute("aria-label", `digit ${plane.digit}: ${many(places, "place")}`);
      for (const cell of CELLS) plane.bits[cell].classList.toggle("st-on", isPossible(bits, plane.digit, cell));
    }
    setText(said, planesSentence(bits, digit, selected));
    const possible = selected !== null && isPossible(bits, digit, selected);
    setText(placing, possible ? `Place ${digit} in ${cellName(selected)}` : "Place");
    placing.disabled = !possible;
    going.disabled = !past.length;
  }
  makeView(el, model, root);
  listen(model, ["state", "digit", "selected", "givens"], follow);
}

export default { render };
