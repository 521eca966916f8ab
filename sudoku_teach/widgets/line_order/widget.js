// LineOrder: lines are taken from a pool into a program, moved and indented there. line_order_model.py makes the
// same moves; a test holds the two together.

import { element, isNotebooks, listen, makeView, setText } from "../shared/board.js";

const MOST_INDENT = 8;

// Each takes the placed lines, [[line, indent], …] from the top, and gives new ones.
const lineMoves = {
  add(lines, placed, line) {
    const [above, indent] = placed.at(-1) ?? [null, 0];
    const deeper = above !== null && lines[above].endsWith(":") ? 1 : 0;
    return [...placed, [line, Math.min(MOST_INDENT, indent + deeper)]];
  },
  move(lines, placed, at, by) {
    const others = placed.filter((_, k) => k !== at);
    others.splice(Math.max(0, at + by), 0, placed[at]);
    return others;
  },
  indent(lines, placed, at, by) {
    return placed.map(([line, indent], k) => [line, k === at ? Math.min(MOST_INDENT, Math.max(0, indent + by)) : indent]);
  },
  take(lines, placed, at) {
    return placed.filter((_, k) => k !== at);
  },
};

function render({ model, el }) {
  let selected = null; // the number of a line of the program
  let resting = null; // the line that Tab comes to in the pool
  const lines = model.get("_lines");
  const placed = () => model.get("_placed");
  const at = () => placed().findIndex(([line]) => line === selected);
  const inPool = () => [...lines.keys()].filter((line) => !placed().some(([other]) => other === line));

  const pool = element("div", { class: "st-list st-pool", role: "listbox", "aria-label": "lines to choose from: Enter appends one" });
  const program = element("div", { class: "st-list st-program", role: "listbox", "aria-label": "the program" });
  const said = element("p", { role: "status" });
  const rows = lines.map((text) => element("div", { class: "st-line", role: "option" }, text));
  for (const list of [pool, program]) list.style.setProperty("--lines", lines.length);

  function become(move, ...how) {
    model.set("_placed", lineMoves[move](lines, placed(), ...how));
    model.save_changes();
  }
  function add(line, byKey) {
    const rest = inPool();
    const next = rest[rest.indexOf(line) + 1] ?? rest[rest.indexOf(line) - 1];
    selected = line;
    resting = next ?? null;
    become("add", line);
    rows[byKey && next !== undefined ? next : line].focus(); // by key one goes on choosing
  }
  function select(line) {
    selected = line;
    follow();
    rows[line].focus();
  }
  const change = (move, by) => () => {
    if (selected !== null) become(move, at(), by);
  };
  function take() {
    if (selected === null) return;
    const where = at();
    const gone = selected;
    const next = placed()[where + 1] ?? placed()[where - 1];
    [selected, resting] = [next ? next[0] : null, gone];
    become("take", where);
    rows[next ? next[0] : gone].focus();
    setText(said, `“${lines[gone]}” is back among the lines.`);
  }

  const tools = [
    ["up", "Move the line up (Shift and up arrow)", change("move", -1)],
    ["down", "Move the line down (Shift and down arrow)", change("move", 1)],
    ["outdent", "Indent the line less (left arrow)", change("indent", -1)],
    ["indent", "Indent the line more (right arrow)", change("indent", 1)],
    ["take out", "Put the line back (Delete)", take],
  ].map(([text, title, onclick]) => element("button", { type: "button", title, "aria-label": title, onclick }, text));

  rows.forEach((row, line) => row.addEventListener("click", () => (row.parentElement === pool ? add(line, false) : select(line))));
  const go = (list, row) => {
    const next = list[Math.min(list.length - 1, Math.max(0, row))];
    if (next === undefined) return;
    if (rows[next].parentElement === program) select(next);
    else {
      resting = next;
      follow();
      rows[next].focus();
    }
  };
  function keys(event) {
    const row = rows.indexOf(event.target);
    if (row < 0) return;
    const here = event.target.parentElement === program;
    const list = here ? placed().map(([line]) => line) : inPool();
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -lines.length, End: lines.length }[event.key];
    if (isNotebooks(event) && !(step && event.altKey)) return;
    const deeper = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && here && (event.shiftKey || event.altKey)) change("move", step)();
    else if (step) go(list, list.indexOf(row) + step);
    else if (here && deeper) change("indent", deeper)();
    else if (here && (event.key === "Delete" || event.key === "Backspace")) take();
    else if (event.key === "Enter" || event.key === " ") here ? select(row) : add(row, true);
    else return;
    event.preventDefault();
  }

  // Where the selected line stands now, for those who cannot see it move.
  function say() {
    const where = at();
    if (where < 0) return setText(said, placed().length ? `${placed().length} lines in the program.` : "Click a line, or press Enter on it: it becomes the last of the program.");
    const [line, indent] = placed()[where];
    setText(said, `Line ${where + 1} of ${placed().length}: “${lines[line]}”, ${indent ? `indented ${indent} deep` : "not indented"}.`);
  }
  // Put the rows of a list in their order; what stands right is left alone, so that the focus stays.
  function arrange(list, order) {
    order.forEach((line, k) => { if (list.children[k] !== rows[line]) list.insertBefore(rows[line], list.children[k] ?? null); });
  }
  function follow() {
    const focused = rows.indexOf(document.activeElement);
    const rest = inPool();
    if (at() < 0) selected = null;
    if (!rest.includes(resting)) resting = rest[0] ?? null;
    arrange(program, placed().map(([line]) => line));
    arrange(pool, rest);
    for (const [line, indent] of [...rest.map((line) => [line, 0]), ...placed()]) {
      rows[line].replaceChildren(...Array.from({ length: indent }, () => element("span", { class: "st-indent" })), lines[line]);
    }
    const stop = selected ?? placed()[0]?.[0];
    rows.forEach((row, line) => {
      row.tabIndex = line === stop || line === resting ? 0 : -1;
      row.setAttribute("aria-selected", String(line === selected));
    });
    for (const tool of tools) tool.disabled = selected === null;
    if (focused >= 0 && document.activeElement !== rows[focused]) rows[focused].focus(); // moving took it away
    say();
  }

  const root = element("div", { class: "st-lines", tabindex: -1, role: "group", "aria-label": "LineOrder: put the lines of a program in order", onkeydown: keys },
    element("div", {}, element("h4", {}, "Lines"), pool),
    element("div", {}, element("h4", {}, "Your program"), program, element("div", { class: "st-line-tools" }, ...tools)),
    element("div", { class: "st-lines-foot" }, said,
      element("p", { class: "st-keys" }, "Click or Enter appends a line. In the program: arrows up and down choose, with Shift they move the line; left and right indent; Delete takes it out.")));
  makeView(el, model, root);
  listen(model, ["_placed"], follow);
  follow();
}

export default { render };
