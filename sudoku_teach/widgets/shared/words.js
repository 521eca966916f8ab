// @ts-check
// Numbers and lists in words, as board.py writes them.

const NUMBERS = new Intl.NumberFormat("en-US");

/** "2,000" @param {number} n */
export const count = (n) => NUMBERS.format(n);

/** "1 cell", "2,000 cells" @param {number} n @param {string} noun */
export const many = (n, noun, ending = "s") => `${count(n)} ${noun}${n === 1 ? "" : ending}`;

/** "1", "1 and 2", "1, 2 and 3" @param {(string | number)[]} words */
export const joined = (words, last = "and") =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}` : String(words[0]);
