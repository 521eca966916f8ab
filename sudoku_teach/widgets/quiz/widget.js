// Quiz: questions with options. What was chosen is kept in `_answers`; quiz_model.py has the same rules, and a
// test holds the two together.

import { element, isNotebooks, listen, makeView, setText } from "../shared/board.js";

const LETTERS = "ABCDEFGHI";

// What an option may be: "yes" or "no" once it was chosen, "other" when the right one was, else "".
function optionState(options, chosen, k) {
  if (chosen.includes(k)) return options[k][2] ? "yes" : "no";
  return chosen.some((other) => options[other][2]) ? "other" : "";
}

// The answers with one more; the same ones if the option was chosen before, or the question is answered.
function answered(questions, answers, n, k) {
  if (optionState(questions[n].options, answers[n], k)) return answers;
  return answers.map((chosen, other) => (other === n ? [...chosen, k] : chosen));
}

function quizSentence(questions, answers) {
  const right = answers.map((chosen, n) => chosen.some((k) => questions[n].options[k][2]));
  const first = answers.filter((chosen, n) => right[n] && chosen.length === 1);
  return `${right.filter(Boolean).length} of ${right.length} question${right.length === 1 ? "" : "s"} right, ${first.length} at the first try.`;
}

// Text with code between backticks.
const withCode = (text) => text.split("`").map((part, k) => (k % 2 ? element("code", {}, part) : part));
const spoken = (text) => text.replaceAll("`", "");

function render({ model, el }) {
  const questions = model.get("_questions");
  const name = `st-quiz-${Math.random().toString(36).slice(2)}`; // several quizzes may stand on a page
  const heard = element("p", { class: "st-heard", role: "status" });
  const said = element("p", { class: "st-quiz-said" });

  function answer(n, k) {
    const answers = answered(questions, model.get("_answers"), n, k);
    const [, why, right] = questions[n].options[k];
    setText(heard, ""); // so that the same words are read out again
    setText(heard, `${LETTERS[k]}: ${right ? "right" : "not yet"}. ${spoken(why)}`);
    if (answers === model.get("_answers")) return;
    model.set("_answers", answers);
    model.save_changes();
  }

  const blocks = questions.map(({ text, options }, n) => {
    const parts = options.map(([option, why], k) => {
      const verdict = element("span", { class: "st-verdict" });
      const button = element("button", {
        type: "button", class: "st-option", role: "radio", tabindex: k ? -1 : 0, "aria-describedby": `${name}-${n}-${k}`, onclick: () => answer(n, k),
      },
        element("span", { class: "st-letter" }, LETTERS[k]), element("span", { class: "st-option-text" }, ...withCode(option)), verdict);
      return { button, verdict, why: element("p", { class: "st-why", hidden: true, id: `${name}-${n}-${k}` }), words: withCode(why) };
    });
    const head = questions.length > 1 ? [`${n + 1}. `] : [];
    const root = element("div", { class: "st-question" },
      element("p", { class: "st-question-text" }, ...head, ...withCode(text)),
      element("div", { class: "st-options", role: "radiogroup", "aria-label": spoken(text) },
        ...parts.map(({ button, why }) => element("div", { role: "presentation" }, button, why))));
    root.addEventListener("focusin", (event) => { // a question has one tab stop: where the focus was last
      const k = parts.findIndex(({ button }) => button === event.target);
      if (k >= 0) parts.forEach(({ button }, other) => { button.tabIndex = other === k ? 0 : -1; });
    });
    root.addEventListener("keydown", (event) => {
      if (isNotebooks(event)) return;
      const at = parts.findIndex(({ button }) => button === document.activeElement);
      const last = parts.length - 1;
      const steps = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: last };
      const letter = LETTERS.indexOf(event.key.toUpperCase());
      if (event.key in steps) parts[(steps[event.key] + parts.length) % parts.length].button.focus();
      else if (event.key.length === 1 && letter >= 0 && letter <= last) {
        parts[letter].button.focus();
        answer(n, letter);
      } else return;
      event.preventDefault();
    });
    return { root, parts };
  });

  function follow() {
    const answers = model.get("_answers");
    blocks.forEach(({ parts }, n) => parts.forEach(({ button, verdict, why, words }, k) => {
      const state = optionState(questions[n].options, answers[n], k);
      button.classList.toggle("st-yes", state === "yes");
      button.classList.toggle("st-no", state === "no");
      button.setAttribute("aria-checked", String(answers[n].at(-1) === k));
      button.setAttribute("aria-disabled", String(state !== ""));
      setText(verdict, { yes: "✓ right", no: "✗ not yet" }[state] ?? "");
      if (why.hidden !== (state === "")) { // what may not be read yet is not on the page
        why.hidden = state === "";
        why.replaceChildren(...(why.hidden ? [] : words));
      }
      why.classList.toggle("st-other", state === "other");
    }));
    setText(said, quizSentence(questions, answers));
  }

  makeView(el, model, element("div", { class: "st-quiz", role: "group", "aria-label": `Quiz: ${questions.length} question${questions.length === 1 ? "" : "s"}` },
    ...blocks.map(({ root }) => root),
    element("div", { class: "st-quiz-foot" }, said, heard, element("p", { class: "st-keys" }, "Click, or press a letter; arrows move, Enter answers, Tab goes on."))));
  listen(model, ["_answers"], follow);
  follow();
}

export default { render };
