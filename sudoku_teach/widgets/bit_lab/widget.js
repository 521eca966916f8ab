// @ts-check
// BitLab: an int whose bits are toggles. Python works out all that the page says and sends it as `_page`; here it is
// drawn, and what the reader does goes back as a message.

import { element, isNotebooks, listen, makeView, setText } from "../shared/dom.js";

/**
 * @typedef {object} Page what BitModel.page says of a value, with what stands in the box and beside it
 * @property {boolean} java
 * @property {[number, string][]} columns the index of each bit and its name, from the left; in Python first the sign
 * @property {number | null} lowest the index of the lowest 1
 * @property {[string, string[]][]} heads a name, and a text for each column
 * @property {[string, string[], string, string][]} rows name, a text for each column, value, what Python says instead
 * @property {[string, string, string, boolean][]} facts name, answer, note, whether Python says otherwise
 * @property {string[]} sentence plain words, code, plain words, and so on
 * @property {string} box
 * @property {string} message
 */

const INTS = [
  { java: false, name: "Python int", title: "no fixed width: the sign goes on forever" },
  { java: true, name: "Java int (32 bits)", title: "32 bits; bit 31 is the sign" },
];

const isOne = (/** @type {string} */ text) => text.endsWith("1"); // a bit, or "…1", which is 1 forever

/** @type {import("@anywidget/types").Render<{ _page: Page, large: boolean }>} */
function render({ model, el }) {
  let page = model.get("_page");

  /** @type {HTMLInputElement} */
  const box = element("input", {
    type: "text", placeholder: "360, 0b… or 0x…", spellcheck: "false", autocomplete: "off",
    onchange: () => model.send({ text: box.value }),
  });
  const message = element("span", { class: "st-refused", role: "alert" });
  const switches = INTS.map(({ java, name, title }) =>
    element("button", { type: "button", title, onclick: () => java !== page.java && model.send({ java }) }, name));

  const head = element("thead");
  const numbers = element("tbody", { onkeydown: walk });
  const columns = element("colgroup");
  const about = { "aria-label": "the bits of x, and below them the rows made of it" };
  const table = element("table", about, columns, head, numbers);
  /** @type {HTMLButtonElement[]} */
  let toggles = [];
  const facts = element("dl");
  const sentence = element("p", { class: "st-say", role: "status" });

  // The look of a column: the sign stands apart, and in wide numbers each group of eight.
  const isWide = () => page.columns.length > 17;
  function kind(/** @type {number} */ k) {
    const [index] = page.columns[k];
    const python = !page.java && ["st-sign", "st-first"][k];
    const apart = isWide() && k > 0 && index % 8 === 7 && "st-apart";
    return `${python || apart || ""} ${index === page.lowest ? "st-lowest" : ""}`;
  }

  /** @type {(name: string, cells: HTMLElement[], ...value: HTMLElement[]) => HTMLElement} */
  const line = (name, cells, ...value) =>
    element("tr", {}, name ? element("th", { scope: "row" }, name) : element("td"), ...cells, element("td", { class: "st-value" }, ...value));

  function headLine(/** @type {[string, string[]]} */ [name, texts]) {
    const scope = name === "index" ? "col" : null;
    const longest = Math.max(2, ...texts.slice(page.java ? 0 : 1).map((text) => text.length)); // without "sign"
    const cell = (/** @type {string} */ text, /** @type {number} */ k) =>
      element(text ? "th" : "td", { class: kind(k), scope: text ? scope : null, title: page.columns[k][1] }, text);
    const made = line(name, texts.map(cell));
    made.style.setProperty("--longest", String(longest));
    return made;
  }

  function bitLine(/** @type {[string, string[], string, string]} */ [name, texts, value, python]) {
    const bit = (/** @type {string} */ text) =>
      element("span", { class: `st-bit ${isOne(text) ? "st-one" : ""}` }, text);
    const cells = texts.map((text, k) => element("td", { class: kind(k) }, bit(text)));
    return line(name, cells, element("b", {}, value), ...(python ? [element("small", {}, python)] : []));
  }

  // A toggle flips at once; what follows from it comes from Python.
  function flip(/** @type {HTMLButtonElement} */ toggle, /** @type {string} */ text) {
    setText(toggle, text);
    toggle.setAttribute("aria-pressed", String(isOne(text)));
    toggle.classList.toggle("st-one", isOne(text));
  }
  function press(/** @type {number} */ k) {
    const text = toggles[k].textContent ?? "";
    const on = isOne(text) ? 0 : 1;
    flip(toggles[k], text.replace(/.$/, String(on)));
    model.send({ bit: page.columns[k][0], on });
  }
  function walk(/** @type {KeyboardEvent} */ event) {
    const at = toggles.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const last = toggles.length - 1;
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    if (at < 0 || isNotebooks(event) || !(event.key in steps)) return;
    toggles[Math.max(0, Math.min(last, steps[event.key]))].focus();
    event.preventDefault();
  }

  // The toggles stay as long as there are the same ones, so that they keep the focus; all else is drawn anew.
  function build() {
    const button = (/** @type {string} */ name, /** @type {number} */ k) =>
      element("button", { type: "button", class: "st-bit", title: name, "aria-label": name, onclick: () => press(k) });
    toggles = page.columns.map(([, name], k) => button(name, k));
    numbers.replaceChildren(line("x", toggles.map((toggle) => element("td", {}, toggle)), element("b")));
    const widths = ["st-names", ...page.columns.map((_, k) => kind(k)), "st-values"];
    columns.replaceChildren(...widths.map((name) => element("col", { class: name })));
    root.style.setProperty("--columns", String(page.columns.length - (page.java ? 0 : 1)));
    root.classList.toggle("st-wide", isWide());
  }

  function drawTable() {
    const mark = () => element("span", { class: "st-mark" }, element("b", {}, "lowest 1"));
    const marks = page.columns.map(([index], k) => element("td", { class: kind(k) }, index === page.lowest ? mark() : null));
    head.replaceChildren(line("", marks), ...page.heads.map(headLine));
    const [[, texts, value], ...others] = page.rows;
    for (const [k, toggle] of toggles.entries()) {
      flip(toggle, texts[k]);
      /** @type {HTMLElement} */ (toggle.parentElement).className = kind(k);
    }
    const own = /** @type {HTMLElement} */ (numbers.firstElementChild);
    setText(own.querySelector("b"), value);
    while (own.nextSibling) own.nextSibling.remove();
    own.after(...others.map(bitLine));
  }

  function fact(/** @type {[string, string, string, boolean]} */ [name, answer, note, differs]) {
    const aside = note ? element("small", { class: differs ? "st-differs" : null }, note) : null;
    return element("div", {}, element("dt", {}, name), element("dd", {}, answer, aside));
  }

  function follow() {
    const [before, first] = [page, !toggles.length];
    page = model.get("_page");
    if (first || String(before.columns) !== String(page.columns)) build();
    if (first || before.box !== page.box) box.value = page.box; // else the reader may be typing
    setText(message, page.message);
    for (const [k, { java }] of INTS.entries()) switches[k].setAttribute("aria-pressed", String(java === page.java));
    drawTable();
    facts.replaceChildren(...page.facts.map(fact));
    if (sentence.textContent === page.sentence.join("")) return; // it is not read out again
    sentence.replaceChildren(...page.sentence.map((piece, k) => (k % 2 ? element("code", {}, piece) : piece)));
  }

  const whose = element("div", { class: "st-switch", role: "group", "aria-label": "Python or Java" }, ...switches);
  const root = element("div", { class: "st-bitlab", role: "group", "aria-label": "BitLab: an int, bit by bit" },
    element("div", { class: "st-bitlab-top" }, element("label", { class: "st-box" }, "x =", box), message, whose),
    element("div", { class: "st-scroll" }, table), facts, sentence,
    element("p", { class: "st-keys" }, "Click or Space switches a bit, arrows move; Enter in the box sets x."));
  makeView(el, model, root);
  listen(model, ["_page"], follow);
  follow();
}

export default { render };
