import assert from "node:assert/strict";
import { test } from "node:test";
import { atPlacements, atSeconds, duration, makeRun } from "../../sudoku_teach/widgets/race/model.js";
import { against } from "./payloads.mjs";

const runOf = (start, lane) => makeRun(start, new Uint16Array(new Uint8Array(lane.changes).buffer), lane);

against("race", "every run after every number of placements, forwards and backwards", (races) => {
  for (const { start, lanes } of races) {
    const runs = lanes.map((lane) => runOf(start, lane));
    const most = Math.max(0, ...runs.map((run) => run.placements));
    runs.forEach((run, k) => {
      const { boards, ends: [placements, raised, final] } = lanes[k];
      const total = raised ? "stopped by an error" : `of ${placements}`;
      const walk = [...Array(most + 1).keys()];
      for (const at of [...walk, ...walk.reverse()]) {
        const state = atPlacements(run, at, most);
        const placed = Math.min(at, run.placements);
        assert.equal(run.digits.join(""), boards[placed], `${run.name} at ${at}`);
        assert.ok(state.text.includes(total) && (raised || state.text.startsWith(placed.toLocaleString("en-US"))), state.text);
        assert.equal(state.text.endsWith(", then cut"), run.cut);
        assert.equal(state.over, placed === run.placements && at >= run.placements);
        assert.deepEqual([state.share, state.at], [run.placements / (most || 1), run.placements ? placed / run.placements : 1]);
      }
      run.go(run.last);
      assert.equal(run.digits.join(""), final);
    });
  }
});

against("race", "by time a run is as far as its share of its seconds", ([{ start, lanes }]) => {
  const [run] = lanes.map((lane) => runOf(start, lane));
  const seconds = { [run.name]: 0.02, other: 0.04 };
  const half = atSeconds(run, 0.01, 0.04, seconds);
  assert.deepEqual(half, { share: 0.5, at: 0.5, text: "10 ms of 20 ms", over: false });
  const other = runOf(start, lanes[0]);
  other.go(Math.floor(run.last / 2));
  assert.deepEqual(run.digits, other.digits);
  assert.ok(atSeconds(run, 0.02, 0.04, seconds).over && !atSeconds(run, 0.0199, 0.04, seconds).over);
  const end = atSeconds(run, 0.03, 0.04, seconds);
  assert.deepEqual([end.at, end.text, end.over], [1, "20 ms of 20 ms", true]);
  assert.equal(run.digits.join(""), lanes[0].ends[2]);
  assert.deepEqual(atSeconds(run, 0.03, 0.04, {}).text, "not timed");
  assert.deepEqual(atSeconds({ ...run, cut: true }, 0.03, 0.04, {}).text, "not timed: it was cut");
  assert.deepEqual(atSeconds(run, 0, 0, null).text, "measuring, unwatched …");
  assert.equal(run.digits.join(""), start.join(""));
});

test("race: seconds are told with three digits", () => {
  const told = [0, 0.0000012, 0.00098765, 0.0123456, 0.5, 1.2345, 61].map(duration);
  assert.deepEqual(told, ["0 µs", "1.2 µs", "988 µs", "12.3 ms", "500 ms", "1.23 s", "61 s"]);
});
