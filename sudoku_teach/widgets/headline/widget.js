// @ts-check
// Headline: two choices, a dot for each board, and the number that they give. model.py computes all of it.

import { drawn, element, listen, makeView, paragraph, save, setText, uniqueName } from "../shared/dom.js";

/** @typedef {{ headline: string, small: string, place: number | null }} Answer  the place is on the axis, from 0 to 1 */
/** @typedef {{ dots: number[], unfinished: number, answers: Record<string, Answer> }} BoardClass */
/** @typedef {{ boards: string[], statistics: string[], ticks: [number, string][], classes: Record<string, BoardClass> }} Told */
/** @typedef {{ boards: string, statistic: string, _told: Told, large: boolean }} HeadlinePayload */

const [WIDE, HIGH, AXIS] = [560, 138, 96]; // the dots lie above the axis

function render(/** @type {import("@anywidget/types").RenderProps<HeadlinePayload>} */ { model, el }) {
  const told = model.get("_told");
  const own = uniqueName("headline"); // radio buttons of one name belong together
  const across = (/** @type {number} */ place) => 24 + (WIDE - 48) * place;

  function choice(/** @type {"boards" | "statistic"} */ trait, /** @type {string[]} */ values) {
    const inputs = values.map((value) =>
      element("input", { type: "radio", name: `${own}-${trait}`, value, onchange: () => save(model, { [trait]: value }) }),
    );
    const labels = inputs.map((input) => element("label", {}, input, input.value));
    const show = () => {
      for (const input of inputs) input.checked = input.value === model.get(trait);
    };
    return { root: element("fieldset", {}, element("legend", {}, trait), ...labels), show };
  }
  const boards = choice("boards", told.boards);
  const statistic = choice("statistic", told.statistics);
  const [headline, small, lost] = [paragraph("st-headline-says"), paragraph("st-headline-small"), paragraph("st-keys")];
  const dots = drawn("g", { class: "st-headline-dots" });
  const pointer = [drawn("line", { y1: 14, y2: AXIS }), drawn("path", { d: "M-7,2 H7 L0,14 Z" })];
  const mark = drawn("g", { class: "st-headline-mark" }, ...pointer);
  /** @param {number} x @param {number} y @param {string} words */
  const centred = (x, y, words) => drawn("text", { x, y, "text-anchor": "middle" }, words);
  const ticks = told.ticks.map(([place, text]) => {
    const line = drawn("line", { x1: across(place), x2: across(place), y1: 14, y2: AXIS });
    return drawn("g", { class: text === "1×" ? "st-headline-one" : "" }, line, centred(across(place), AXIS + 18, text));
  });
  const title = centred(WIDE / 2, AXIS + 34, "ratio on one board, log scale; right of 1× the second solver needs less");
  const picture = drawn("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img" }, ...ticks, title, dots, mark);

  function follow() {
    const chosen = told.classes[model.get("boards")];
    const answer = chosen.answers[model.get("statistic")];
    for (const { show } of [boards, statistic]) show();
    // The golden ratio's multiples spread the dots; their heights mean nothing.
    const spread = (/** @type {number} */ k) => 24 + 62 * ((k * 0.618034) % 1);
    dots.replaceChildren(...chosen.dots.map((place, k) => drawn("circle", { cx: across(place), cy: spread(k), r: 4.5 })));
    mark.style.display = answer.place === null ? "none" : "";
    mark.setAttribute("transform", `translate(${across(answer.place ?? 0)} 0)`);
    setText(headline, `“${answer.headline}”`);
    setText(small, `${answer.small}.`);
    const without = chosen.unfinished ? `; ${chosen.unfinished} not finished, without a dot` : "";
    setText(lost, `${chosen.dots.length} dots, one a board${without}. Tab goes to the choices, arrow keys go through them.`);
    picture.setAttribute("aria-label", `${chosen.dots.length} ratios on a log axis; the headline's number is marked`);
  }
  const name = { class: "st-headline", role: "group", "aria-label": "Headline: choose the boards and the statistic" };
  const says = element("div", { role: "status" }, headline, small);
  makeView(el, model, element("div", name, boards.root, statistic.root, says, picture, lost));
  listen(model, ["boards", "statistic"], follow);
}

export default { render };
