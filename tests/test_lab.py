"""`make lab`: the server that it starts, and the settings that come with the package."""

import secrets
import shutil
import sys
from pathlib import Path

import pytest

from conftest import ROOT, free_port, start_server

WIDGET_SETTINGS = "/lab/api/settings/@jupyter-widgets/jupyterlab-manager:plugin"


def saved_widgets_stay_alive(server):
    return server.json(WIDGET_SETTINGS)["schema"]["properties"]["saveState"]["default"]


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
