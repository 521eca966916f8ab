// @ts-check
// Quiz: questions with options. What was chosen is kept in `_answers`.

import { div, element, isNotebooks, listen, makeView, paragraph, save, setText, span, uniqueName } from "../shared/dom.js";
import { many } from "../shared/words.js";
import { answered, optionState, quizSentence } from "./model.js";

/** @import { Answers, Question } from "./model.js" */
/** @typedef {{ _questions: Question[], _answers: Answers, large: boolean }} QuizPayload */

const LETTERS = "ABCDEFGHI";

/** Text with code between backticks. @param {string} text */
const withCode = (text) => text.split("`").map((part, k) => (k % 2 ? element("code", {}, part) : part));
const spoken = (/** @type {string} */ text) => text.replaceAll("`", "");

function render(/** @type {import("@anywidget/types").RenderProps<QuizPayload>} */ { model, el }) {
  const questions = model.get("_questions");
  const own = uniqueName("st-quiz");
  const heard = element("p", { class: "st-heard", role: "status" });
  const said = paragraph("st-quiz-said");

  function answer(/** @type {number} */ n, /** @type {number} */ k) {
    const answers = answered(questions, model.get("_answers"), n, k);
    const [, why, right] = questions[n].options[k];
    setText(heard, ""); // so that the same words are read out again
    setText(heard, `${LETTERS[k]}: ${right ? "right" : "not yet"}. ${spoken(why)}`);
    if (answers !== model.get("_answers")) save(model, { _answers: answers });
  }

  const blocks = questions.map(({ text, options }, n) => {
    const parts = options.map(([option, why], k) => {
      const id = `${own}-${n}-${k}`;
      const verdict = span("st-verdict");
      const radio = { type: "button", class: "st-option", role: "radio", tabindex: k ? -1 : 0, "aria-describedby": id };
      const texts = [span("st-letter", LETTERS[k]), span("st-option-text", ...withCode(option)), verdict];
      const button = element("button", { ...radio, onclick: () => answer(n, k) }, ...texts);
      return { button, verdict, why: element("p", { class: "st-why", hidden: true, id }), words: withCode(why) };
    });
    const rows = parts.map(({ button, why }) => element("div", { role: "presentation" }, button, why));
    const group = { class: "st-options", role: "radiogroup", "aria-label": spoken(text) };
    const head = paragraph("st-question-text", questions.length > 1 ? `${n + 1}. ` : null, ...withCode(text));
    const root = div("st-question", head, element("div", group, ...rows));
    // A question has one tab stop: where the focus was last.
    root.addEventListener("focusin", (event) => {
      if (!parts.some(({ button }) => button === event.target)) return;
      for (const { button } of parts) button.tabIndex = button === event.target ? 0 : -1;
    });
    root.addEventListener("keydown", (event) => {
      if (isNotebooks(event)) return;
      const at = parts.findIndex(({ button }) => button === document.activeElement);
      const last = parts.length - 1;
      const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
      const letter = event.key.length === 1 ? LETTERS.indexOf(event.key.toUpperCase()) : -1;
      if (to !== undefined) parts[(to + parts.length) % parts.length].button.focus();
      else if (letter >= 0 && letter <= last) {
        parts[letter].button.focus();
        answer(n, letter);
      } else return;
      event.preventDefault();
    });
    return { root, parts };
  });

  function follow() {
    const answers = model.get("_answers");
    blocks.forEach(({ parts }, n) => {
      parts.forEach(({ button, verdict, why, words }, k) => {
        const state = optionState(questions[n].options, answers[n], k);
        button.classList.toggle("st-yes", state === "yes");
        button.classList.toggle("st-no", state === "no");
        button.setAttribute("aria-checked", String(answers[n].at(-1) === k));
        button.setAttribute("aria-disabled", String(state !== ""));
        setText(verdict, state === "yes" ? "✓ right" : state === "no" ? "✗ not yet" : "");
        why.classList.toggle("st-other", state === "other");
        if (why.hidden === (state === "")) return; // what may not be read yet is not on the page
        why.hidden = state === "";
        why.replaceChildren(...(why.hidden ? [] : words));
      });
    });
    setText(said, quizSentence(questions, answers));
  }

  const help = paragraph("st-keys", "Click, or press a letter; arrows move, Enter answers, Tab goes on.");
  const name = { class: "st-quiz", role: "group", "aria-label": `Quiz: ${many(questions.length, "question")}` };
  makeView(el, model, element("div", name, ...blocks.map(({ root }) => root), div("st-quiz-foot", said, heard, help)));
  listen(model, ["_answers"], follow);
}

export default { render };
