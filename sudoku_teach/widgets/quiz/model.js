// @ts-check
// The rules of Quiz: what counts as answered and what may be read. As model.py, for a view without a kernel.

import { many } from "../shared/words.js";

/** @typedef {[text: string, why: string, right: boolean]} Option */
/** @typedef {{ text: string, options: Option[] }} Question */
/** @typedef {number[][]} Answers  for each question the numbers of the options chosen so far */

// How an option is marked: "yes" or "no" once it was chosen, "other" when the right one was, else "".
/** @param {Option[]} options @param {number[]} chosen @param {number} k */
export function optionState(options, chosen, k) {
  if (chosen.includes(k)) return options[k][2] ? "yes" : "no";
  return chosen.some((other) => options[other][2]) ? "other" : "";
}

// The answers with one more; the same ones if the option was chosen before, or the question is answered.
/** @param {Question[]} questions @param {Answers} answers @param {number} n @param {number} k */
export function answered(questions, answers, n, k) {
  if (optionState(questions[n].options, answers[n], k)) return answers;
  return answers.map((chosen, other) => (other === n ? [...chosen, k] : chosen));
}

export function quizSentence(/** @type {Question[]} */ questions, /** @type {Answers} */ answers) {
  const right = answers.map((chosen, n) => chosen.some((k) => questions[n].options[k][2]));
  const first = answers.filter((chosen, n) => right[n] && chosen.length === 1);
  return `${right.filter(Boolean).length} of ${many(right.length, "question")} right, ${first.length} at the first try.`;
}
