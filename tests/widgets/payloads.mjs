// What test_javascript.py wrote down of the Python models, for the test modules beside it.

import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = process.env.SUDOKU_TEACH_PAYLOADS;

// Under `npm run check` alone there is no Python, so nothing to compare with.
export const skip = folder ? false : "tests/widgets/test_javascript.py runs this one";

// Hold something against what Python says. `name` is the payload's; `compare` gets it and throws where they differ.
export function against(name, what, compare) {
  test(`${name}: ${what}`, { skip }, async () => {
    const file = `${folder}/${name}.json`;
    if (!existsSync(file)) throw new Error(`${file} was not written`);
    await compare(JSON.parse(readFileSync(file, "utf-8")));
  });
}
