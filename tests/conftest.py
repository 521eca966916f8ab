"""A real JupyterLab in a real Chromium, for the tests marked `browser`; and what Hypothesis may do.

    @pytest.mark.browser
    def test_slider(lab):
        lab.write_notebook("slider", ["import ipywidgets", "s = ipywidgets.IntSlider(3)", "s"])
        lab.open_notebook("slider")
        lab.run_all()
        handle = lab.output(2).locator(".noUi-handle")
        handle.press("ArrowRight")
        assert lab.kernel("s.value") == "4"

Such a test takes about ten seconds, and stands in a file test_*_browser.py. `make test ARGS="-m browser"` runs only
these, and `make test ARGS="-m 'not browser and not slow'"` the others; their pictures land in tests/screenshots/.
"""

import ast
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, nullcontext, suppress
from pathlib import Path

import nbformat
import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
SCREENSHOTS = ROOT / "tests" / "screenshots"

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
CHROMIUM_ARGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
PATIENCE = 60  # seconds for anything that a page, a kernel or a server has to do
VIEWPORT = {"width": 1280, "height": 900}

# A busy machine is slow; that makes no program wrong.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Run by the server as a part of its configuration. The pipe that is its standard input closes when the process of the
# tests ends, however that ends; and a server that is stopped while a kernel starts may hang.
END_WITH_THE_TESTS = """
import os, signal, threading, time

def end_with_the_tests():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(10)
    os._exit(1)

threading.Thread(target=end_with_the_tests, daemon=True).start()
"""


def pytest_collection_modifyitems(items):
    """Browser tests last: Playwright leaves an event loop running, which nbval's kernels must not meet."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Keep a picture of what a failing browser test had before it."""
    report = yield
    lab = getattr(item, "funcargs", {}).get("lab")
    if lab and report.when == "call" and report.failed:
        lab.screenshot(f"failed-{item.name}")
    return report


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(condition, what):
    """Wait for a condition that may also raise an OSError as long as a server is not there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError):
            if condition():
                return
        time.sleep(0.1)
    raise TimeoutError(f"{what}: not within {PATIENCE} seconds")


class Server:
    """A JupyterLab server that somebody started: its address, its token, its REST interface."""

    def __init__(self, process, port, token, log):
        self.process, self.token, self.log = process, token, log
        self.url = f"http://127.0.0.1:{port}"

    def request(self, path, method="GET"):
        """Return the status and the body of an answer."""
        headers = {"Authorization": f"token {self.token}"}
        request = urllib.request.Request(self.url + path, method=method, headers=headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()

    def json(self, path):
        return json.loads(self.request(path)[1])

    def is_up(self):
        assert self.process.poll() is None, f"JupyterLab ended:\n{self.log.read_text(errors='replace')}"
        return self.request("/api/status")[0] == 200

    def stop_kernels(self):
        """Each once it is idle: a server that is stopped while a kernel starts may hang."""
        state = "execution_state"
        wait_until(lambda: {each[state] for each in self.json("/api/kernels")} <= {"idle", "dead"}, "idle kernels")
        for kernel in self.json("/api/kernels"):
            self.request(f"/api/kernels/{kernel['id']}", "DELETE")

    def stop(self):
        """Ask, then insist."""
        try:
            self.stop_kernels()
            self.request("/api/shutdown", "POST")
            self.process.wait(10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            self.process.kill()  # which does nothing to one that has ended
            self.process.wait()
        self.process.stdin.close()


def start_server(command, folder, port, token, cwd):
    """Start `command`, which must serve JupyterLab on `port` with `token`, apart from the user's settings.

    Only the user's own configuration is replaced; what is installed beside the package stays in force.
    """
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "jupyter_server_config.py").write_text(END_WITH_THE_TESTS)
    own = {f"JUPYTER_{name.upper()}_DIR": str(folder / name) for name in ("config", "data", "runtime")}
    own |= {"IPYTHONDIR": str(folder / "ipython"), "JUPYTER_PREFER_ENV_PATH": "1", "PYTHONPATH": str(ROOT)}
    environment, log = {**os.environ, **own}, folder / "server.log"
    with log.open("w") as out:
        process = subprocess.Popen(command, cwd=cwd, env=environment, stdin=subprocess.PIPE, stdout=out, stderr=out)
    server = Server(process, port, token, log)
    try:
        wait_until(server.is_up, "JupyterLab's start")
    except BaseException:
        process.kill()
        raise
    return server


@pytest.fixture
def in_this_process(monkeypatch):
    """Programs of learners run here, not in a process of their own; see programs_of_learners.py."""
    from programs_of_learners import run_in_this_process  # not for the tests that never check a program

    run_in_this_process(monkeypatch)


@pytest.fixture
def without_pictures(monkeypatch):
    """Drawing takes most of a check's time. Those that look at what is drawn are tests of their own."""
    from sudoku_teach import pictures
    from sudoku_teach.pictures import page
    from sudoku_teach.widgets.planes import still

    monkeypatch.setattr(pictures, "draw_board", lambda *args, **options: "a board")
    monkeypatch.setattr(still, "draw_planes", lambda *args, **options: "planes")
    monkeypatch.setattr(page, "beside", lambda *args, **options: "boards")


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory):
    """JupyterLab on a copy of the notebooks, so that nothing in the repository changes.

    Where Notebook 7 is installed, the same server has its pages too.
    """
    folder = tmp_path_factory.mktemp("jupyterlab")
    served = folder / "notebooks"
    shutil.copytree(ROOT / "notebooks", served, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    port, token = free_port(), secrets.token_hex(16)
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--IdentityProvider.token={token}"]
    command += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0", f"--ServerApp.root_dir={served}"]
    command += ["--LabApp.expose_app_in_browser=True", "--JupyterNotebookApp.expose_app_in_browser=True"]
    # Nothing asks the network for news, updates or extensions.
    never = "jupyterlab.NeverCheckForUpdate"
    command += [f"--LabApp.check_for_updates_class={never}", "--LabApp.extension_manager=readonly"]
    server = start_server(command, folder, port, token, cwd=folder)
    server.served = served
    yield server
    server.stop()


@pytest.fixture(scope="session")
def window():
    """A page of Chromium for all tests of this process, since JupyterLab takes long to load.

    Without a browser the test is skipped, but under CI it fails.
    """
    give_up = pytest.fail if os.environ.get("CI") else pytest.skip
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        give_up('Playwright is missing: pip install -e ".[test]"')
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        found = next(filter(None, map(shutil.which, BROWSERS)), own if Path(own).exists() else None)
        if not found:
            give_up("no browser: apt install chromium, or python -m playwright install chromium")
        chromium = playwright.chromium.launch(executable_path=found, args=CHROMIUM_ARGS)
        page = chromium.new_page(viewport=VIEWPORT)
        page.set_default_timeout(PATIENCE * 1000)
        yield page
        chromium.close()


@pytest.fixture
def lab(request, window, lab_server):
    """`page` where the file has CELLS, else JupyterLab without a notebook; see `Lab` for what it can do.

    A test leaves no error behind.
    """
    on_a_page = hasattr(request.module, "CELLS")
    with nullcontext(request.getfixturevalue("page")) if on_a_page else closing(Lab(window, lab_server)) as lab:
        yield lab
        assert lab.errors == []


@pytest.fixture(scope="module")
def page(request, window, lab_server):
    """JupyterLab with a notebook of the file's CELLS, which have run: its tests work on that, one after the other."""
    with closing(Lab(window, lab_server)) as lab:
        lab.write_notebook(request.module.__name__, request.module.CELLS)
        lab.open_notebook(request.module.__name__)
        lab.run_all()
        lab.page.locator(".jp-Notebook .st-view").last.wait_for()
        yield lab


# JavaScript that starts every question to JupyterLab, which `expose_app_in_browser` makes reachable.
APP = "const app = window.jupyterapp; const panel = app?.shell?.currentWidget;"
CODE_CELLS = (
    "const cells = [...panel.content.model.cells]"
    ".filter(cell => cell.type === 'code' && cell.sharedModel.source.trim());"
)


class Lab:
    """One page of JupyterLab with one notebook open. `page` is Playwright's, for everything else."""

    folder = "lab/tree"  # where a notebook has its page

    def __init__(self, page, server):
        self.page, self.server = page, server
        self.errors = []
        self.loaded = page.url.startswith(f"{server.url}/{self.folder.partition('/')[0]}")
        for event in ("console", "pageerror"):
            page.on(event, self._note)

    def _note(self, message):
        """What the console says, or an error that the page did not catch."""
        if getattr(message, "type", "error") == "error":
            self.errors.append(f"{message} {getattr(message, 'location', '')}")

    def close(self):
        """Close the notebook and leave JupyterLab to the next test; whatever went wrong, that one loads it anew."""
        for event in ("console", "pageerror"):
            self.page.remove_listener(event, self._note)
        try:
            assert not self.errors
            self.page.set_viewport_size(VIEWPORT)
            self.ask("await panel.sessionContext.shutdown(); panel.dispose()")
        except Exception:
            self.page.goto("about:blank")
        self.server.stop_kernels()

    def write_notebook(self, name, sources):
        """Write a notebook with these code cells into the served folder."""
        cells = [nbformat.v4.new_code_cell(source) for source in sources]
        kernel = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
        notebook = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})
        nbformat.write(notebook, self._file(name))

    def read_notebook(self, name):
        """The notebook as it is stored now."""
        return nbformat.read(self._file(name), as_version=4)

    def _file(self, name):
        return self.server.served / (name.removesuffix(".ipynb") + ".ipynb")

    def open_notebook(self, name):
        """Open a notebook of the served folder, in the light theme, and wait for its kernel.

        The first one of a test is opened in the JupyterLab that is there. After that it is loaded anew, as by a
        reader who comes back.
        """
        file = self._file(name).name
        if self.loaded:
            opened = "const other = await app.commands.execute('docmanager:open', {path: arg});"
            self.ask(f"{opened} app.shell.activateById(other.id)", file)
        else:
            self.page.goto(f"{self.server.url}/{self.folder}/{file}?reset&token={self.server.token}")
        self.loaded = False
        self._wait(f"return panel?.context?.path === '{file}' && panel.context.isReady")
        self._wait_for_kernel()
        self.theme("light")

    def reopen_notebook(self, name):
        """Store the open notebook, end its kernel, and load it anew, as a reader does who comes back.

        On a busy machine JupyterLab's widget manager now and then takes itself for restored before it has read the
        stored widgets; a view drawn just then says "model not found" for good. What helps a reader is to load the page
        again, and so do we; a widget that was not stored stays lost.
        """
        self.save()
        self.server.stop_kernels()
        for _ in range(3):
            self.open_notebook(name)
            self._wait("return !panel.node.textContent.includes('Loading widget...')")
            if "model not found" not in self.page.locator("body").inner_text():
                return
            self.errors.clear()
        raise AssertionError("a stored widget is lost: model not found")

    def run_all(self):
        """Forget all outputs, run every cell, and wait until all ran and the widgets stand."""
        self.command("notebook:clear-all-cell-outputs")
        finished = self.command("notebook:run-all-cells")
        self._wait_for_kernel()
        not_run = "return cells.filter(cell => !cell.executionCount).map(cell => cell.sharedModel.source)"
        left = self.ask(f"{CODE_CELLS} {not_run}")
        assert not left, f"these cells did not run ({finished=}): {left}"
        self._wait("return !panel.node.textContent.includes('Loading widget...')")

    def kernel(self, expression):
        """Evaluate a Python expression in the notebook's kernel and return its `str`."""
        request = "{code: 'None', store_history: false, user_expressions: {answer: arg}}"
        future = f"panel.sessionContext.session.kernel.requestExecute({request})"
        reply = f"return (await {future}.done).content.user_expressions.answer"
        answer = self.ask(reply, f"str({expression})")
        assert answer["status"] == "ok", answer
        return ast.literal_eval(answer["data"]["text/plain"])

    def settle(self):
        """Let the kernel hear all that the page has to tell: one change is on its way, and the next waits for it."""
        for _ in range(2):
            self.kernel("None")

    def outputs(self):
        """What each code cell shows now, as lists of nbformat outputs."""
        return self.ask(f"{CODE_CELLS} return cells.map(cell => cell.outputs.toJSON())")

    def output(self, index):
        """The output area of a code cell (counted from 0) on the page: a Playwright locator."""
        return self.page.locator(".jp-Notebook .jp-CodeCell").nth(index).locator(".jp-Cell-outputArea")

    def theme(self, name):
        """Switch to "light" or "dark"."""
        full_name = f"JupyterLab {name.capitalize()}"
        self.command("apputils:change-theme", {"theme": full_name})
        self.page.wait_for_function("name => document.body.dataset.jpThemeName === name", arg=full_name)

    def save(self):
        self.command("docmanager:save")
        self._wait("return !panel.context.model.dirty")

    def screenshot(self, name):
        """Store what the window shows in tests/screenshots/."""
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def tall_screenshot(self, name, *themes):
        """The same of the whole notebook in each theme, in a window as tall as it; Chromium draws 16,384 pixels."""
        to_top = "panel.content.node.querySelector('.jp-WindowedPanel-outer').scrollTop = 0"
        self.ask("panel.content.activeCellIndex = 0")
        boxes = "const boxes = [...panel.node.querySelectorAll('.jp-Cell')].map(e => e.getBoundingClientRect());"
        height = f"{boxes} return Math.ceil(boxes.at(-1).bottom - boxes[0].top)"
        for _ in range(2):  # a cell's height is a guess until it has been in view
            self.page.set_viewport_size({**VIEWPORT, "height": min(self.ask(height) + 200, 16_384)})
            self.ask(to_top)
            self.page.wait_for_timeout(500)
        for theme in themes:
            self.theme(theme)
            self.screenshot(f"{name}-{theme}")
        self.page.set_viewport_size(VIEWPORT)

    def command(self, name, arguments=None):
        """Run one of JupyterLab's commands, and wait for its end."""
        execute = "return await app.commands.execute(arg.name, arg.arguments) ?? null"
        return self.ask(execute, {"name": name, "arguments": arguments or {}})

    def ask(self, javascript, argument=None):
        """Run JavaScript in the page: `app` is JupyterLab, `panel` the notebook, `arg` the argument.

        Waiting for something true has an end, should the page hang; evaluating has none.
        """
        once = f"async arg => [await (async () => {{ {APP} {javascript} }})()]"
        return self.page.wait_for_function(once, arg=argument, timeout=PATIENCE * 1000).json_value()[0]

    def _wait(self, javascript):
        self.page.wait_for_function(f"() => {{ {APP} {javascript} }}", polling=100)

    def _wait_for_kernel(self):
        """Idle, and with a kernel: JupyterLab says idle without one too."""
        kernel = "const kernel = panel.sessionContext.session?.kernel;"
        self._wait(f"{kernel} return kernel?.name && kernel.status === 'idle'")


class Notebook(Lab):
    """The same in Jupyter Notebook 7, which has a page for each notebook."""

    folder = "notebooks"

    def open_notebook(self, name):
        super().open_notebook(name)
        self.errors.clear()  # its own: Notebook 7.6 asks for settings that it has not loaded yet

    def close(self):
        super().close()
        self.page.goto("about:blank")
