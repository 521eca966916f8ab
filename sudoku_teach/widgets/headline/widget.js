// Headline: two choices, a dot for each board, and the number that they give. headline_model.py computes all of it.

import { element, listen, makeView, setText } from "../shared/board.js";

const WIDE = 560;
const HIGH = 138;
const AXIS = 96; // the dots lie above it

function svg(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function render({ model, el }) {
  const told = model.get("_told");
  const across = (place) => 24 + (WIDE - 48) * place;
  const own = `headline-${Math.random().toString(36).slice(2)}`; // radio buttons of one name belong together
  const inputs = [];

  function choice(trait, legend, values) {
    const labels = values.map((value) => {
      const input = element("input", { type: "radio", name: `${own}-${trait}`, value, onchange: () => { model.set(trait, value); model.save_changes(); } });
      inputs.push({ input, trait, value });
      return element("label", {}, input, value);
    });
    return element("fieldset", {}, element("legend", {}, legend), ...labels);
  }
  const headline = element("p", { class: "st-headline-says" });
  const small = element("p", { class: "st-headline-small" });
  const dots = svg("g", { class: "st-headline-dots" });
  const mark = svg("g", { class: "st-headline-mark" }, svg("line", { y1: 14, y2: AXIS }), svg("path", { d: "M-7,2 H7 L0,14 Z" }));
  const ticks = told.ticks.map(([place, text]) => svg("g", { class: text === "1×" ? "st-headline-one" : "" },
    svg("line", { x1: across(place), x2: across(place), y1: 14, y2: AXIS }), svg("text", { x: across(place), y: AXIS + 18, "text-anchor": "middle" }, text)));
  const picture = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img" }, ...ticks,
    svg("text", { x: WIDE / 2, y: AXIS + 34, "text-anchor": "middle" }, "ratio on one board, log scale; right of 1× the second solver needs less"), dots, mark);
  const lost = element("p", { class: "st-keys" });

  function follow() {
    const chosen = told.classes[model.get("boards")];
    const answer = chosen.answers[model.get("statistic")];
    for (const { input, trait, value } of inputs) input.checked = model.get(trait) === value;
    // The golden ratio's multiples spread the dots; their heights mean nothing.
    dots.replaceChildren(...chosen.dots.map((place, k) => svg("circle", { cx: across(place), cy: 24 + 62 * ((k * 0.618034) % 1), r: 4.5 })));
    mark.style.display = answer.place === null ? "none" : "";
    mark.setAttribute("transform", `translate(${across(answer.place ?? 0)} 0)`);
    setText(headline, `“${answer.headline}”`);
    setText(small, `${answer.small}.`);
    setText(lost, `${chosen.dots.length} dots, one a board${chosen.unfinished ? `; ${chosen.unfinished} not finished, without a dot` : ""}. Tab goes to the choices, arrow keys go through them.`);
    picture.setAttribute("aria-label", `${chosen.dots.length} ratios on a log axis; the headline's number is marked`);
  }
  const root = element("div", { class: "st-headline", role: "group", "aria-label": "Headline: choose the boards and the statistic" },
    choice("boards", "boards", told.boards),
    choice("statistic", "statistic", told.statistics),
    element("div", { role: "status" }, headline, small), picture, lost);
  makeView(el, model, root);
  listen(model, ["boards", "statistic"], follow);
  follow();
}

export default { render };
