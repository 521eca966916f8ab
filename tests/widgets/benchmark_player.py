"""How well SearchPlayer keeps time, beside a board that Python redraws. Run by hand:

    python tests/benchmark_player.py

Both play the same search at one step every 20 ms in a real JupyterLab; the page counts the steps that it
shows. Then the time from running a cell to the first frame, and of scrubbing, for three lengths of a trace.
"""

import tempfile
from pathlib import Path

import conftest

FRAME_MS = 20
FRAMES = 300
LENGTHS = (1_000, 20_000, 200_000)

SETUP = f"""
import asyncio
from sudoku_teach.puzzles import puzzle
from sudoku_teach.solvers import naive
from sudoku_teach.trace import record
from sudoku_teach.widgets import BoardView, SearchPlayer
traces = {{n: record(naive.solve, puzzle("against-row-order"), limit=n) for n in {LENGTHS}}}
trace = traces[{LENGTHS[0]}]
"""
REDRAW = f"""
board = BoardView(trace.start)

async def redraw():
    clock = asyncio.get_running_loop().time
    start = clock()
    for step in range(1, {FRAMES} + 1):
        board.board = trace.board(step)
        await asyncio.sleep(max(0, start + step * {FRAME_MS / 1000} - clock()))

board
"""

# Counts the different boards that come to the screen within the time in which all are due, and five more.
COUNT = """
const node = panel.content.widgets[arg.cell].node;
const board = () => [...node.querySelectorAll('.st-grid .st-digit')].map(digit => digit.textContent || '.').join('');
const now = () => node.querySelector('.sp-at')?.textContent ?? board();
const began = performance.now();
const shown = new Set([now()]);
let [last, worst, first] = [began, 0, 0];
if (arg.start) {
  const speed = node.querySelector('.sp-speed');
  speed.value = 46;
  speed.dispatchEvent(new Event('input'));
  node.querySelector('.sp-primary').click();
} else panel.sessionContext.session.kernel.requestExecute({code: 'import asyncio; asyncio.ensure_future(redraw())'});
while (!first || performance.now() - first < (arg.frames + 5) * arg.ms) {
  await new Promise(requestAnimationFrame);
  if (shown.has(now())) continue;
  if (first) worst = Math.max(worst, performance.now() - last);
  last = performance.now();
  first ||= last;
  shown.add(now());
}
return {shown: Math.min(shown.size - 1, arg.frames), worst};
"""

LOAD = """
panel.content.activeCellIndex = arg;
const node = panel.content.activeCell.node;
await app.commands.execute('notebook:clear-cell-output');
while (node.querySelector('.sp')) await new Promise(requestAnimationFrame);
const began = performance.now();
app.commands.execute('notebook:run-cell');
while (!node.querySelector('.sp-at')?.textContent) await new Promise(requestAnimationFrame);
await new Promise(requestAnimationFrame);
const load = performance.now() - began;
const input = node.querySelector('.sp-range');
const scrubs = [];
for (let k = 0; k < 40; k++) {
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  input.value = (k * 104729) % input.max;
  input.dispatchEvent(new Event('input'));
  node.getBoundingClientRect();
  scrubs.push(performance.now() - start);
}
return [load, Math.max(...scrubs)];
"""


class Folders:
    """What the fixture of the server needs of pytest."""

    @staticmethod
    def mktemp(name):
        return Path(tempfile.mkdtemp(prefix=name))


def unwrapped(fixture):
    return getattr(fixture, "__wrapped__", None) or fixture.__pytest_wrapped__.obj


def main():
    servers, browsers = unwrapped(conftest.lab_server)(Folders), unwrapped(conftest.browser)()
    server, chromium = next(servers), next(browsers)
    try:
        page = chromium.new_context(viewport=conftest.VIEWPORT).new_page()
        page.set_default_timeout(conftest.PATIENCE * 1000)
        lab = conftest.Lab(page, server)
        players = [f"SearchPlayer(traces[{n}])" for n in LENGTHS]
        lab.write_notebook("benchmark", [SETUP, "SearchPlayer(trace, source=True)", REDRAW, *players])
        lab.open_notebook("benchmark")
        lab.run_all()
        page.wait_for_timeout(2000)
        print(f"steps shown of {FRAMES} due, one every {FRAME_MS} ms")
        for name, cell in (("SearchPlayer", 1), ("redrawn from Python", 2)):
            lab.ask("panel.content.activeCellIndex = arg; await panel.content.scrollToItem(arg)", cell)
            page.wait_for_timeout(1000)
            got = lab.ask(COUNT, {"cell": cell, "start": cell == 1, "frames": FRAMES, "ms": FRAME_MS})
            print(f"  {name:20} {got['shown']:4}, longest wait {got['worst']:.0f} ms")
        print("from running the cell to the first frame, and the longest of 40 scrubs; best of three")
        for cell, n in enumerate(LENGTHS, start=3):
            load, scrub = map(min, zip(*(lab.ask(LOAD, cell) for _ in range(3)), strict=True))
            print(f"  {n:9,} steps {load:6.0f} ms {scrub:6.0f} ms")
    finally:
        browsers.close()
        server.stop()


if __name__ == "__main__":
    main()
