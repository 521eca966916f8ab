// @ts-check
// What a film is played with: buttons with signs, and their keys.

import { drawn, element, span } from "./dom.js";

const ICONS = {
  restart: "M3 3v10 M13 3 5 8l8 5z",
  back: "M11 3 4 8l7 5z M13 3v10",
  play: "M4 2.5 13.5 8 4 13.5z",
  pause: "M4 3h3v10H4z M9 3h3v10H9z",
  step: "M5 3l7 5-7 5z M3 3v10",
  end: "M13 3v10 M3 3l8 5-8 5z",
  deadEnd: "M3.5 3.5l9 9 M12.5 3.5l-9 9",
  deepest: "M8 2v8 M4.5 7 8 10.5 11.5 7 M3 13.5h10",
  into: "M8 1.5v7 M5 6 8 9l3-3 M2.5 8v5.5h11V8",
  out: "M8 9.5v-7 M5 5l3-3 3 3 M2.5 8v5.5h11V8",
};

/** A sign, drawn because a font may lack it, and a word. @param {keyof typeof ICONS} name */
function signed(name, text = "") {
  const path = drawn("path", { d: ICONS[name] });
  const sign = drawn("svg", { class: "st-icon", viewBox: "0 0 16 16", "aria-hidden": "true" }, path);
  return text ? [sign, span(null, text)] : [sign];
}

// A button with a sign, and a word if there is one. `title` says all of it, keys included.
/** @param {keyof typeof ICONS} name @param {string} text @param {string} title @param {() => void} onclick */
export function signButton(name, text, title, onclick, className = "") {
  return element("button", { type: "button", class: className, title, "aria-label": title, onclick }, ...signed(name, text));
}

// The buttons that every film has. `one` begins the titles of the buttons that go one step.
/** @typedef {Record<"restart" | "back" | "play" | "step" | "end", () => void>} Actions */
/** @param {Actions} actions @param {string} one @param {string} className @param {string} playClass  the play button's besides */
export function makeControls(actions, one, className, playClass) {
  const restart = signButton("restart", "", "Back to the start (Home)", actions.restart, className);
  const back = signButton("back", "", `${one} back (left arrow)`, actions.back, className);
  const play = signButton("play", "play", "Play or pause (Space)", actions.play, `${className} ${playClass}`);
  const step = signButton("step", "", `${one} (right arrow)`, actions.step, className);
  const end = signButton("end", "", "To the end (End)", actions.end, className);
  const keys = new Map(Object.entries({ " ": "play", ArrowLeft: "back", ArrowRight: "step", Home: "restart", End: "end" }));
  let paused = true; // whether the button says play
  /** @param {boolean} playing @param {boolean} first  whether there is nothing before @param {boolean} last  or after */
  function show(playing, first, last) {
    for (const button of [restart, back]) button.disabled = first;
    for (const button of [step, end]) button.disabled = last;
    if (playing === paused) play.replaceChildren(...(playing ? signed("pause", "pause") : signed("play", "play")));
    paused = !playing;
  }
  /** Do what a key says; false: it says nothing. @param {string} key */
  function press(key) {
    const action = /** @type {keyof Actions | undefined} */ (keys.get(key));
    if (action) actions[action]();
    return action !== undefined;
  }
  return { buttons: [restart, back, play, step, end], play, show, press };
}
