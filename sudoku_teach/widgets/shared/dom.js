// @ts-check
// What all views build their pages from: elements, texts, keys, and the model that Python sees.

/** @import { AnyModel, RenderProps } from "@anywidget/types" */
/** @typedef {string | number | boolean | null | undefined | ((event: never) => unknown)} Attribute */
/** @typedef {Node | string | null} Child */

// An element with its attributes and children; `onclick` and the like listen. A text is only ever set as text, never read
// as HTML. An attribute that is null, undefined or false is left out, and so is a child that is null.
/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Record<string, Attribute>} attributes @param {...Child} children */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : `${value}`);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag */
const classed = (tag) => (/** @type {string | null} */ name, /** @type {Child[]} */ ...children) => element(tag, { class: name }, ...children);
/** The most common elements, by their class and children. */
export const [div, span, paragraph] = [classed("div"), classed("span"), classed("p")];

// A part of a drawing.
/** @template {keyof SVGElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function drawn(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A sign of a legend, and what it means. @param {string} className @param {string} words */
export const sample = (className, words) => span(null, element("span", { class: className, "aria-hidden": true }), words);

/** Set a text only where it differs: the browser then lays out less. @param {Node | null} node @param {string} text */
export function setText(node, text) {
  if (node && node.textContent !== text) node.textContent = text;
}

/** A name that no other view on the page has. */
export const uniqueName = (/** @type {string} */ start) => `${start}-${Math.random().toString(36).slice(2)}`;

export const targetOf = (/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target);
/** Whether a key stays the notebook's while a view has the focus: it runs a cell, saves, or moves the focus on. */
export const isNotebooks = (/** @type {KeyboardEvent} */ event) =>
  event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab" || (event.shiftKey && event.key === "Enter");

// All other keys are the view's: "d d" would delete a cell, an arrow select another. JupyterLab looks at a key on its way
// up the page, so it is stopped here. Jupyter Notebook looks on its way down, and leaves alone what is meant for an element
// with this attribute; so the window, where a key is seen first, gives it to the element, until the key is here.
const KEPT = "data-lm-suppress-shortcuts";
/** @param {HTMLElement} root */
function keepKeys(root) {
  const mark = (/** @type {KeyboardEvent} */ event) => {
    if (root.contains(targetOf(event)) && !isNotebooks(event)) targetOf(event).setAttribute(KEPT, "true");
  };
  root.addEventListener("focusin", () => window.addEventListener("keydown", mark, true));
  root.addEventListener("focusout", () => window.removeEventListener("keydown", mark, true));
  root.addEventListener("keydown", (event) => {
    targetOf(event).removeAttribute(KEPT);
    if (!isNotebooks(event)) event.stopPropagation();
  });
}

// A control that is disabled, hidden or removed loses the focus, and its view the keys: `heir` takes both over.
/** @param {HTMLElement} root @param {HTMLElement} heir */
function keepFocus(root, heir) {
  const isGone = (/** @type {Element} */ control) => !root.contains(control) || control.matches(":disabled, [hidden], [hidden] *");
  let last = /** @type {HTMLElement | null} */ (null); // the control with the focus; also when it has just lost it by going
  root.addEventListener("focusin", (event) => {
    last = targetOf(event);
  });
  root.addEventListener("focusout", (event) => {
    queueMicrotask(() => {
      if (last && last === event.target && !isGone(last)) last = null;
    });
  });
  const look = () => {
    if (!last || !isGone(last) || ![document.body, last].includes(/** @type {HTMLElement} */ (document.activeElement))) return;
    heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
}

// Put a view on its page: the card around it, its size, and its keys.
/** @template {{ large: boolean }} Payload @param {HTMLElement} el @param {AnyModel<Payload>} model @param {...HTMLElement} parts */
export function makeView(el, model, ...parts) {
  el.classList.add("st-view");
  keepKeys(el);
  keepFocus(el, parts[0]);
  el.append(...parts);
  listen(model, ["large"], () => el.classList.toggle("st-large", model.get("large")));
}

// Call `follow` now, and whenever one of these changes, here or in Python.
/** @template {object} Payload @param {AnyModel<Payload>} model @param {(keyof Payload & string)[]} names @param {() => void} follow */
export function listen(model, names, follow) {
  for (const name of names) model.on(`change:${name}`, follow);
  follow();
}

// Change the model here, and tell the kernel.
/** @template {object} Payload @param {AnyModel<Payload>} model @param {Partial<Payload>} changes */
export function save(model, changes) {
  const all = /** @type {[keyof Payload, Payload[keyof Payload]][]} */ (Object.entries(changes));
  for (const [name, value] of all) model.set(name, value);
  model.save_changes();
}

/**
 * A view whose state outlives its pages: made once for a model, drawn for each page. `stop` ends it with the model.
 * @template {object} Payload @template {{ stop: () => void }} State
 * @param {(model: AnyModel<Payload>) => State} make @param {(state: State, props: RenderProps<Payload>) => () => void} draw
 */
export const withState = (make, draw) => () => {
  let state = /** @type {State | null} */ (null);
  return {
    initialize(/** @type {{ model: AnyModel<Payload> }} */ { model }) {
      state = make(model);
      return state.stop;
    },
    render: (/** @type {RenderProps<Payload>} */ props) => state && draw(state, props),
  };
};
