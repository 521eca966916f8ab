// @ts-check
// What LaneLab shows: the bits of masks as words, and what they say of every lane. As model.py, for a view without a kernel.

export const WORDS = 9; // one for each digit

/** Words and flags of some masks of which `done` words are folded. @param {number[]} masks @param {number} done */
export function lanesOf(masks, done) {
  const words = [...Array(WORDS).keys()].map((k) => masks.reduce((word, mask, lane) => word | (((mask >> k) & 1) << lane), 0));
  let one = 0;
  let two = 0;
  for (const word of words.slice(0, done)) {
    two |= one & word;
    one |= word;
  }
  return { words, one, two, exactly: one & ~two };
}

export function laneSentence(/** @type {number[]} */ masks, /** @type {number} */ done) {
  if (!done) return "No word has been folded: nothing is known of any lane.";
  const { one, two, exactly } = lanesOf(masks, done);
  const known = done === WORDS ? "" : " so far";
  const kinds = { none: ~one, "exactly one": exactly, "two or more": two };
  const told = Object.entries(kinds).map(([name, word]) => {
    const lanes = [...masks.keys()].filter((lane) => (word >> lane) & 1);
    return `${name}${known}: ${lanes.length ? `lane${lanes.length > 1 ? "s" : ""} ${lanes.join(", ")}` : "no lane"}`;
  });
  return `${done} of ${WORDS} words folded. Candidates in each lane: ${told.join("; ")}.`;
}
