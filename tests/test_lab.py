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

import pytest

from conftest import ROOT, free_port, start_server, wait_until


def saved_widgets_stay_alive(server):
    settings = server.json("/lab/api/settings/@jupyter-widgets/jupyterlab-manager:plugin")
    return settings["schema"]["properties"]["saveState"]["default"]


@pytest.mark.skipif(not shutil.which("make"), reason="make is missing")
@pytest.mark.skipif(Path(sys.prefix).resolve() != ROOT / ".venv", reason="runs only under make test")
def test_make_lab_serves_the_lessons(tmp_path):
    port, token = free_port(), secrets.token_hex(16)
    arguments = f"--no-browser --port {port} --IdentityProvider.token={token}"
    server = start_server(["make", "lab", f"ARGS={arguments}"], tmp_path, port, token, cwd=ROOT)
    try:
        assert server.request("/lab")[0] == 200
        assert server.json("/api/contents/notebooks/00_start_here.ipynb?content=0")["type"] == "notebook"
        assert saved_widgets_stay_alive(server)
        assert "/lab/tree/notebooks/00_start_here.ipynb" in server.log.read_text()
    finally:
        server.stop()


def test_saved_widgets_stay_alive_wherever_the_package_is_installed(lab_server):
    assert saved_widgets_stay_alive(lab_server)


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
