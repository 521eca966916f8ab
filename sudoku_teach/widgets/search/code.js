// @ts-check
// The function that made the last write, with its line lit.

import { div, element, paragraph, setText, span } from "../shared/dom.js";

/** @typedef {{ name: string, where: string, numbers: number[], lines: string[] }} SourceFunction  without lines: no source */

const PYTHON =
  /(?<comment>#.*)|(?<string>"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?<keyword>\b(?:def|return|if|elif|else|for|while|in|not|and|or|is|None|True|False|import|from|class|lambda|try|except|finally|raise|yield|with|as|pass|break|continue|global|nonlocal|del|assert)\b)|(?<numeral>\b\d\w*)/g;

/** Lines of Python as lists of pieces, each with its kind: comment, string, keyword, numeral or "". */
export function colourLines(/** @type {string} */ text) {
  const lines = /** @type {[string, string][][]} */ ([[]]);
  const add = (/** @type {string} */ part, kind = "") =>
    part.split("\n").forEach((piece, k) => {
      if (k) lines.push([]);
      if (piece) lines.at(-1)?.push([piece, kind]);
    });
  let from = 0;
  for (const match of text.matchAll(PYTHON)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    add(text.slice(from, match.index));
    add(match[0], kind);
    from = match.index + match[0].length;
  }
  add(text.slice(from));
  return lines;
}

function makePage(/** @type {SourceFunction} */ { name, numbers, lines }) {
  if (!lines.length) return [paragraph("sp-missing", `The source of ${name} is not at hand, so no line can be shown.`)];
  return colourLines(lines.join("\n")).map((pieces, k) => {
    const code = pieces.map(([piece, kind]) => span(kind ? `sp-${kind}` : null, piece));
    return div("sp-line", span("sp-number", String(numbers[k])), span(null, ...code));
  });
}

// `places` are places in the code, a function and the number of its line; `placeOf` tells which of them made a change.
/** @param {SourceFunction[]} functions @param {[number, number][]} places @param {Uint16Array} placeOf */
export function makeCode(functions, places, placeOf) {
  const name = div("sp-function");
  const pane = element("div", { class: "sp-code", tabindex: 0, role: "group", "aria-label": "the solver's code" });
  const pages = /** @type {HTMLElement[][]} */ (functions.map(makePage));
  let shown = -1;
  let lit = /** @type {HTMLElement | null} */ (null);
  let [height, fits, first] = [1, 0, 0]; // of a line; how many lines there is room for; the line at the top

  function show(/** @type {number} */ step) {
    const [number, line] = step ? places[placeOf[step - 1]] : [places.length ? places[0][0] : -1, 0];
    if (number < 0) return;
    if (shown !== number) {
      shown = number;
      pane.replaceChildren(...pages[number]);
      setText(name, `${functions[number].name}, ${functions[number].where}`);
      if (first) first = -1; // where the pane scrolls to now is the browser's choice
    }
    const now = pages[number][functions[number].numbers.indexOf(line)] ?? null;
    if (now === lit) return;
    lit?.classList.remove("sp-lit");
    lit?.removeAttribute("aria-current");
    lit = step ? now : null;
    lit?.classList.add("sp-lit");
    lit?.setAttribute("aria-current", "true");
    reveal();
  }
  // Bring the lit line and its neighbours into view, whole. Only the pane may scroll, never the page; and while the
  // film plays nothing is measured, which would make the browser lay the page out twice.
  function reveal() {
    const at = lit ? pages[shown].indexOf(lit) : -1;
    if (at < 0 || (at >= first + 1 && at <= first + fits - 2)) return;
    const to = Math.max(0, Math.min(at - (fits >> 1), pages[shown].length - fits));
    if (to === first) return;
    first = to;
    pane.scrollTop = first * height;
  }
  function measure() {
    height = pane.firstElementChild?.getBoundingClientRect().height || 1;
    fits = Math.floor(pane.clientHeight / height + 0.1);
    reveal();
  }
  pane.addEventListener("scroll", () => {
    first = Math.round((8 * pane.scrollTop) / height) / 8; // it scrolls by whole pixels
  });
  return { root: div("sp-source", name, pane), show, measure };
}
