// @ts-check
// Views of one trace on one page show the same step, without a word to the kernel: they tell each other.

const EVENT = "sudoku-teach-step";
const page = /** @type {{ sudokuTeachSteps?: Map<string, number> }} */ (globalThis);
/** The last step told, by the key of the trace. The page keeps it: each view has a script of its own. */
page.sudokuTeachSteps ??= new Map();
const toldSteps = page.sudokuTeachSteps;

/** @param {string} key  the same for the views of one trace @param {(step: number) => void} follow  another told it */
export function shareStep(key, follow) {
  const me = {};
  const hear = (/** @type {Event} */ event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    if (detail.key === key && detail.from !== me) follow(detail.step);
  };
  document.addEventListener(EVENT, hear);
  return {
    known: () => toldSteps.get(key),
    tell(/** @type {number} */ step) {
      toldSteps.set(key, step);
      document.dispatchEvent(new CustomEvent(EVENT, { detail: { key, step, from: me } }));
    },
    stop: () => document.removeEventListener(EVENT, hear),
  };
}
