"""`make lab`: the server that it starts, and the settings that come with the package."""

import os
import re
import secrets
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import nbformat
import pytest
from bs4 import BeautifulSoup
from nbconvert import HTMLExporter

from conftest import ROOT, free_port, start_server, wait_until


def saved_widgets_stay_alive(server):
    settings = server.json("/lab/api/settings/@jupyter-widgets/jupyterlab-manager:plugin")
    return settings["schema"]["properties"]["saveState"]["default"]


def nobody_asks_about_news(server):
    settings = server.json("/lab/api/settings/@jupyterlab/apputils-extension:notification")
    return settings["schema"]["properties"]["fetchNews"]["default"] == "false"


@pytest.mark.skipif(not shutil.which("make"), reason="make is missing")
@pytest.mark.skipif(Path(sys.prefix).resolve() != ROOT / ".venv", reason="runs only under make test")
def test_make_lab_serves_the_lessons(tmp_path):
    port, token = free_port(), secrets.token_hex(16)
    arguments = f"--no-browser --port {port} --IdentityProvider.token={token}"
    server = start_server(["make", "lab", f"ARGS={arguments}"], tmp_path, port, token, cwd=ROOT)
    try:
        assert server.request("/lab")[0] == 200
        assert server.json("/api/contents/notebooks/00_start_here.ipynb?content=0")["type"] == "notebook"
        assert saved_widgets_stay_alive(server) and nobody_asks_about_news(server)
        assert "/lab/tree/notebooks/00_start_here.ipynb" in server.log.read_text()
    finally:
        server.stop()


def test_the_settings_hold_wherever_the_package_is_installed(lab_server):
    assert saved_widgets_stay_alive(lab_server) and nobody_asks_about_news(lab_server)


@pytest.mark.parametrize("lesson", ["02", "09"])
def test_each_picture_of_an_exported_lesson_has_a_description(lesson):
    """Of a still and of a view, whose stored picture stands in for it."""
    folder = ROOT / "sudoku_teach" / "labconfig"
    exporter = HTMLExporter(template_name="sudoku_teach", extra_template_basedirs=[str(folder)])
    notebook = nbformat.read(next((ROOT / "notebooks").glob(f"{lesson}_*.ipynb")), as_version=4)
    page = BeautifulSoup(exporter.from_notebook_node(notebook)[0], "html.parser")
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    stored = [output.data["text/plain"] for output in outputs if "image/png" in output.get("data", {})]
    said = [image["alt"] for image in page.select(".jp-RenderedImage img")]
    assert said == stored and all(stored) and stored
    assert not [image for image in page.select("img") if not image["alt"] or "No description" in image["alt"]]


def test_a_server_ends_with_the_process_that_started_it(tmp_path):
    """Also where that is killed, and has no time to stop it."""
    program = tmp_path / "test_killed.py"
    program.write_text(
        "def test(lab_server):\n    print(lab_server.url, flush=True)\n    __import__('time').sleep(1000)"
    )
    command = [sys.executable, "-m", "pytest", "-s", "-p", "conftest", "-p", "no:cacheprovider", program]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as killed:
        url = next(found[0] for found in map(re.compile(r"http\S+").search, killed.stdout) if found)
        killed.kill()

    def is_gone():
        try:
            urllib.request.urlopen(f"{url}/api", timeout=5).close()
        except urllib.error.HTTPError:
            return False
        except OSError as error:
            return isinstance(getattr(error, "reason", error), ConnectionRefusedError)  # not one that was cut off
        return False

    wait_until(is_gone, "the server's end")
