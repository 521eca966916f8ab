// The 9×9 board that all views draw, and the few tools that they share. A view's own file is put behind
// this one, so nothing is exported here.

export const ROWS_OF_CELLS = [...Array(9).keys()].map((row) => [...Array(9).keys()].map((col) => 9 * row + col));
export const boxOf = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
export const cellName = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
export const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask >> (digit - 1)) & 1);
export const PEERS = [...Array(81).keys()].map((a) =>
  [...Array(81).keys()].filter(
    (b) => a !== b && (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || boxOf(a) === boxOf(b)),
  ),
);

// An element with its attributes and children. Text is only ever set as text, never read as HTML.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

// Set text only where it differs: the browser then lays out less.
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// Keys that remain the notebook's while a view has the focus: they run a cell, save, or move the focus on.
export const isNotebooks = (event) =>
  event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab" || (event.shiftKey && event.key === "Enter");

// All others are the view's: "d d" would delete a cell, an arrow select another. JupyterLab looks at a key on its way up
// the page, so it is stopped here. Jupyter Notebook looks on its way down, and leaves alone what is meant for an element
// with this attribute; so the window, where a key is seen first, gives it to the element, until the key is here.
const KEPT = "data-lm-suppress-shortcuts";
function keepKeys(root) {
  const mark = (event) => {
    if (root.contains(event.target) && !isNotebooks(event)) event.target.setAttribute(KEPT, "true");
  };
  root.addEventListener("focusin", () => window.addEventListener("keydown", mark, true));
  root.addEventListener("focusout", () => window.removeEventListener("keydown", mark, true));
  root.addEventListener("keydown", (event) => {
    event.target.removeAttribute(KEPT);
    if (!isNotebooks(event)) event.stopPropagation();
  });
}

// A control that is switched off, hidden or taken away loses the focus, and its view the keys: `heir` takes both over.
function keepFocus(root, heir) {
  const isGone = (control) => !root.contains(control) || control.matches(":disabled, [hidden], [hidden] *");
  let last = null; // the control with the focus; also when it has just lost it by going
  root.addEventListener("focusin", (event) => {
    last = event.target;
  });
  root.addEventListener("focusout", (event) => {
    queueMicrotask(() => {
      if (last === event.target && !isGone(last)) last = null;
    });
  });
  const look = () => {
    if (!last || !isGone(last) || ![document.body, last].includes(document.activeElement)) return;
    heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
}

// Put a view into its place: the card around it, its size, and its keys.
export function makeView(el, model, ...parts) {
  el.classList.add("st-view");
  keepKeys(el);
  keepFocus(el, parts[0]);
  el.append(...parts);
  const resize = () => el.classList.toggle("st-large", model.get("large"));
  listen(model, ["large"], resize);
  resize();
}

export function listen(model, names, follow) {
  for (const name of names) model.on(`change:${name}`, follow);
}

// The cells whose digit stands in a peer too.
export function clashingCells(digits) {
  return [...Array(81).keys()].filter((cell) => digits[cell] && PEERS[cell].some((peer) => digits[peer] === digits[cell]));
}

// The candidates of every blank as masks (bit d-1 for digit d); 0 for filled cells.
export function candidatesOf(digits) {
  const masks = new Uint16Array(81);
  for (let cell = 0; cell < 81; cell++) {
    if (digits[cell]) continue;
    let used = 0;
    for (const peer of PEERS[cell]) if (digits[peer]) used |= 1 << (digits[peer] - 1);
    masks[cell] = 511 & ~used;
  }
  return masks;
}

const ROLE_WORDS = {
  trying: "being tried",
  dead: "dead end: no digit fits",
  chosen: "chosen",
  conflict: "clashes",
};

// A board. `label` names it to a screen reader. `onSelect(cell)` is called when the reader selects a cell by
// mouse or arrow keys, `onKey(cell, key)` for any other key on it, `onPencil(cell, digit)` for a click on a
// pencil mark, `onPoint(digit)` when the mouse or the focus rests on one (0: no longer). Where `arrows()` is false
// the board leaves the arrow keys to its view.
//
// show({digits, givens, pencil, units, roles, selected, lit}) draws; what is left out keeps its default:
//   digits, givens  81 values each, 0 for none      pencil  81 masks, or null for no pencil marks
//   units   names such as "row 3", tinted and framed    roles  Map from a cell to a list of ROLE_WORDS
//   selected  a cell or null    lit  a digit to light wherever it stands
export function makeBoard({ label, arrows = () => true, onSelect = null, onKey = null, onPencil = null, onPoint = null }) {
  const cells = [];
  const shown = [];
  const grid = element("div", { class: "st-grid", role: "grid", "aria-label": label, "aria-rowcount": 9, "aria-colcount": 9 });
  const select = (cell, focus) => {
    if (onSelect) onSelect(cell);
    if (focus) cells[cell].focus();
  };
  for (const row of ROWS_OF_CELLS) {
    const line = element("div", { class: "st-row", role: "row" });
    for (const cell of row) {
      const node = element("div", {
        class: "st-cell",
        role: "gridcell",
        tabindex: cell === 0 ? 0 : -1,
        "aria-rowindex": Math.floor(cell / 9) + 1,
        "aria-colindex": (cell % 9) + 1,
        onmousedown: () => select(cell, false),
      });
      node.append(element("span", { class: "st-digit" }), element("span", { class: "st-pencil", "aria-hidden": true }));
      if (cell % 9 === 2 || cell % 9 === 5) node.classList.add("st-right");
      if (Math.floor(cell / 9) === 2 || Math.floor(cell / 9) === 5) node.classList.add("st-bottom");
      cells.push(node);
      line.append(node);
    }
    grid.append(line);
  }
  const frames = element("div", { class: "st-frames", "aria-hidden": true });
  const column = (n) => element("span", {}, String(n));
  const root = element(
    "div",
    { class: "st-board" },
    element("div", { class: "st-cols", "aria-hidden": true }, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(column)),
    element("div", { class: "st-rows", "aria-hidden": true }, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(column)),
    grid,
  );
  grid.append(frames);

  grid.addEventListener("keydown", (event) => {
    const cell = cells.indexOf(event.target);
    if (cell < 0) return;
    const row = Math.floor(cell / 9);
    const col = cell % 9;
    const to = {
      ArrowUp: 9 * Math.max(row - 1, 0) + col,
      ArrowDown: 9 * Math.min(row + 1, 8) + col,
      ArrowLeft: 9 * row + Math.max(col - 1, 0),
      ArrowRight: 9 * row + Math.min(col + 1, 8),
      Home: event.ctrlKey ? 0 : 9 * row,
      End: event.ctrlKey ? 80 : 9 * row + 8,
    }[event.key];
    if (to !== undefined && arrows()) select(to, true);
    else if (!onKey || isNotebooks(event)) return;
    else onKey(cell, event.key);
    event.preventDefault();
  });
  if (onPencil || onPoint) {
    const digitAt = (event) => Number(event.target.dataset?.digit ?? 0);
    grid.addEventListener("click", (event) => digitAt(event) && onPencil?.(cells.indexOf(event.target.closest(".st-cell")), digitAt(event)));
    grid.addEventListener("mouseover", (event) => onPoint?.(digitAt(event)));
    grid.addEventListener("mouseleave", () => onPoint?.(0));
  }

  function drawPencil(holder, mask, lit) {
    holder.replaceChildren(
      ...digitsOf(mask).map((digit) =>
        element("span", { "data-digit": digit, class: digit === lit ? "st-lit" : null, style: `grid-area: ${Math.floor((digit - 1) / 3) + 1} / ${((digit - 1) % 3) + 1}` }, String(digit)),
      ),
    );
  }

  let framed = "";
  let active = 0;
  function show({ digits, givens, pencil = null, units = [], roles = new Map(), selected = null, lit = 0 }) {
    for (let cell = 0; cell < 81; cell++) {
      const mask = pencil && !digits[cell] ? pencil[cell] : 0;
      const words = roles.get(cell) ?? [];
      const key = `${digits[cell]},${givens[cell] ? 1 : 0},${mask},${words},${selected === cell},${lit}`;
      if (shown[cell] === key) continue;
      shown[cell] = key;
      const node = cells[cell];
      setText(node.firstChild, digits[cell] ? String(digits[cell]) : "");
      drawPencil(node.lastChild, mask, lit);
      node.classList.toggle("st-given", Boolean(givens[cell] && digits[cell]));
      node.classList.toggle("st-lit", Boolean(lit && digits[cell] === lit));
      node.classList.toggle("st-selected", selected === cell);
      for (const role of Object.keys(ROLE_WORDS)) node.classList.toggle(`st-${role}`, words.includes(role));
      const what = digits[cell] ? `${digits[cell]}, ${givens[cell] ? "given" : "placed"}` : "blank";
      const marks = mask ? `, candidates ${digitsOf(mask).join(" ")}` : "";
      const signs = words.map((role) => `, ${ROLE_WORDS[role]}`).join("");
      node.setAttribute("aria-label", `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}, ${what}${marks}${signs}`);
      node.setAttribute("aria-selected", String(selected === cell));
    }
    const names = units.join();
    if (names !== framed) {
      framed = names;
      frames.replaceChildren(...units.map(frame));
    }
    const focusable = selected ?? active;
    if (focusable !== active) {
      cells[active].tabIndex = -1;
      cells[focusable].tabIndex = 0;
      active = focusable;
    }
  }

  function frame(unit) {
    const [kind, number] = unit.split(" ");
    const n = Number(number) - 1;
    const [top, left, height, width] = {
      row: [n, 0, 1, 9],
      column: [0, n, 9, 1],
      box: [3 * Math.floor(n / 3), 3 * (n % 3), 3, 3],
    }[kind];
    const place = `top: calc(100% * ${top} / 9); left: calc(100% * ${left} / 9); height: calc(100% * ${height} / 9); width: calc(100% * ${width} / 9)`;
    return element("div", { class: `st-frame st-frame-${kind}`, style: place });
  }

  return { root, show, focus: (cell) => cells[cell].focus() };
}
