// @ts-check
// LineOrder: lines are taken from a pool into a program, moved and indented there.

import { div, element, isNotebooks, listen, makeView, paragraph, save, setText, span, targetOf } from "../shared/dom.js";
import { addLine, indentLine, moveLine, takeLine } from "./model.js";

/** @import { Placed } from "./model.js" */
/** @typedef {{ _lines: string[], _placed: Placed[], large: boolean }} LineOrderPayload */

function render(/** @type {import("@anywidget/types").RenderProps<LineOrderPayload>} */ { model, el }) {
  let selected = /** @type {number | null} */ (null); // the number of a line of the program
  let resting = /** @type {number | null} */ (null); // the line that Tab comes to in the pool
  const lines = model.get("_lines");
  const placed = () => model.get("_placed");
  const at = () => placed().findIndex(([line]) => line === selected);
  const inPool = () => [...lines.keys()].filter((line) => !placed().some(([other]) => other === line));
  const become = (/** @type {Placed[]} */ next) => save(model, { _placed: next });

  const listbox = (/** @type {string} */ name, /** @type {string} */ label) =>
    element("div", { class: `st-list st-${name}`, role: "listbox", "aria-label": label, style: `--lines: ${lines.length}` });
  const [pool, program] = [listbox("pool", "lines to choose from: Enter appends one"), listbox("program", "the program")];
  const said = element("p", { role: "status" });
  const rows = /** @type {HTMLElement[]} */ (lines.map((text) => element("div", { class: "st-line", role: "option" }, text)));

  function add(/** @type {number} */ line, /** @type {boolean} */ byKey) {
    const rest = inPool();
    const next = rest[rest.indexOf(line) + 1] ?? rest[rest.indexOf(line) - 1];
    selected = line;
    resting = next ?? null;
    become(addLine(lines, placed(), line));
    rows[byKey && next !== undefined ? next : line].focus(); // by key the reader goes on choosing
  }
  function select(/** @type {number} */ line) {
    selected = line;
    follow();
    rows[line].focus();
  }
  function take() {
    if (selected === null) return;
    const where = at();
    const gone = selected;
    const next = placed()[where + 1] ?? placed()[where - 1];
    [selected, resting] = [next ? next[0] : null, gone];
    become(takeLine(placed(), where));
    rows[next ? next[0] : gone].focus();
    setText(said, `“${lines[gone]}” is back among the lines.`);
  }
  function change(/** @type {typeof moveLine} */ move, /** @type {number} */ by) {
    if (selected !== null) become(move(placed(), at(), by));
  }
  /** @param {string} text @param {string} title @param {() => void} onclick */
  const tool = (text, title, onclick) => element("button", { type: "button", title, "aria-label": title, onclick }, text);
  const tools = [
    tool("up", "Move the line up (Shift and up arrow)", () => change(moveLine, -1)),
    tool("down", "Move the line down (Shift and down arrow)", () => change(moveLine, 1)),
    tool("unindent", "Indent the line less (left arrow)", () => change(indentLine, -1)),
    tool("indent", "Indent the line more (right arrow)", () => change(indentLine, 1)),
    tool("remove", "Put the line back (Delete)", take),
  ];

  for (const [line, row] of rows.entries()) {
    row.addEventListener("click", () => (row.parentElement === pool ? add(line, false) : select(line)));
  }
  /** Go to the row of a list, or to its nearest end. @param {number[]} list @param {number} row */
  const go = (list, row) => {
    const next = list[Math.min(list.length - 1, Math.max(0, row))];
    if (next === undefined) return;
    if (rows[next].parentElement === program) return select(next);
    resting = next;
    follow();
    rows[next].focus();
  };
  function keys(/** @type {KeyboardEvent} */ event) {
    if (event.ctrlKey || event.metaKey) return;
    const row = rows.indexOf(targetOf(event));
    if (row < 0) return;
    const here = targetOf(event).parentElement === program;
    const list = here ? placed().map(([line]) => line) : inPool();
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -lines.length, End: lines.length }[event.key];
    if (isNotebooks(event) && !(step && event.altKey)) return;
    const deeper = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const chosen = event.key === "Enter" || event.key === " ";
    if (step && here && (event.shiftKey || event.altKey)) change(moveLine, step);
    else if (step) go(list, list.indexOf(row) + step);
    else if (here && deeper) change(indentLine, deeper);
    else if (here && (event.key === "Delete" || event.key === "Backspace")) take();
    else if (chosen && here) select(row);
    else if (chosen) add(row, true);
    else return;
    event.preventDefault();
  }

  // Where the selected line is now, for those who cannot see it move.
  function whereWords() {
    if (!placed().length) return "Click a line, or press Enter on it: it becomes the last of the program.";
    if (at() < 0) return `${placed().length} lines in the program.`;
    const [line, indent] = placed()[at()];
    return `Line ${at() + 1} of ${placed().length}: “${lines[line]}”, ${indent ? `indented ${indent} deep` : "not indented"}.`;
  }
  // Put the rows of a list in their order; a row in its place is left alone, so that the focus stays.
  function arrange(/** @type {HTMLElement} */ list, /** @type {number[]} */ order) {
    for (const [k, line] of order.entries()) if (list.children[k] !== rows[line]) list.insertBefore(rows[line], list.children[k] ?? null);
  }
  function follow() {
    const focused = rows.find((row) => row === document.activeElement);
    const rest = inPool();
    if (at() < 0) selected = null;
    if (resting === null || !rest.includes(resting)) resting = rest[0] ?? null;
    arrange(program, placed().map(([line]) => line));
    arrange(pool, rest);
    const stop = selected ?? placed()[0]?.[0];
    rows.forEach((row, line) => {
      const indent = placed().find(([other]) => other === line)?.[1] ?? 0;
      row.replaceChildren(...Array.from({ length: indent }, () => span("st-indent")), lines[line]);
      row.tabIndex = line === stop || line === resting ? 0 : -1;
      row.setAttribute("aria-selected", String(line === selected));
    });
    for (const tool of tools) tool.disabled = selected === null;
    if (focused && document.activeElement !== focused) focused.focus(); // moving took it away
    setText(said, whereWords());
  }

  const help =
    "Click or Enter appends a line. In the program: arrows up and down choose, with Shift they move the line; left and right indent; Delete removes it.";
  const name = { class: "st-lines", role: "group", "aria-label": "LineOrder: put the lines of a program in order" };
  const from = div(null, element("h4", {}, "Lines"), pool);
  const to = div(null, element("h4", {}, "Your program"), program, div("st-line-tools", ...tools));
  const foot = div("st-lines-foot", said, paragraph("st-keys", help));
  const root = element("div", { ...name, tabindex: -1, onkeydown: keys }, from, to, foot);
  makeView(el, model, root);
  listen(model, ["_placed"], follow);
}

export default { render };
