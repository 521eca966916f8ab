"""Run the notebooks from top to bottom and store what they show: `make notebooks`.

    python tests/notebooks/refresh_notebooks.py [NOTEBOOK ...]

What is stored is the same on every machine and readable without a kernel: `clean` takes out widget
views, model ids, times and paths.
"""

import copy
import os
import re
import sys
import tempfile
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

from sudoku_teach.exercises.task import call_of
from sudoku_teach.lessons import find

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
CELL_TIMEOUT = 60  # seconds, as in `make test`

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
VOLATILE_CELL_METADATA = ("execution", "ExecuteTime", "collapsed", "scrolled", "trusted")
# No version numbers: they would change with every reader's Python.
NOTEBOOK_METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {
        "codemirror_mode": {"name": "ipython", "version": 3},
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "nbconvert_exporter": "python",
        "pygments_lexer": "ipython3",
    },
}
# Tracebacks name files; what stands before the package, site-packages or the standard library is the
# machine's own affair.
ROOTS = r"(?:sudoku_teach|site-packages|python3[.\d]*)[/\\]"
MACHINE_PATH = re.compile(rf"(?:~|/|[A-Za-z]:\\)[^:\n\x1b]*[/\\](?={ROOTS})")


def clean(notebook):
    """Return a copy that holds nothing of the machine or the moment it was run on."""
    notebook = copy.deepcopy(notebook)
    notebook["metadata"] = nbformat.from_dict(NOTEBOOK_METADATA)
    for cell in notebook["cells"]:
        for key in VOLATILE_CELL_METADATA:
            cell["metadata"].pop(key, None)
        if cell["cell_type"] == "code":
            cell["outputs"] = _clean_outputs(cell["outputs"])
            cell["metadata"].pop("jupyter", None)  # answers are folded by `reveal`, not by JupyterLab
    return notebook


def _clean_outputs(outputs):
    kept = []
    for output in outputs:
        if output["output_type"] == "error":
            output["traceback"] = [MACHINE_PATH.sub("", line) for line in output["traceback"]]
        elif output["output_type"] != "stream":
            for part in (output["data"], output["metadata"]):
                part.pop(WIDGET_VIEW, None)
        elif kept and kept[-1].get("name") == output["name"]:
            kept[-1]["text"] += output["text"]  # where the kernel cut the stream is chance
            continue
        kept.append(output)
    return kept


def fill_stubs(notebook):
    """Put an exercise's stub, which is written only once, into the cell with its tag, "stub:bits.candidates"."""
    for cell in notebook["cells"]:
        for tag in cell["metadata"].get("tags", []):
            if tag.startswith("stub:"):
                one = find(tag.removeprefix("stub:"))
                checks = "check(" in cell["source"]  # else a cell further down does
                cell["source"] = f"{one.stub}\n\n{call_of(one)}" if checks else one.stub.rstrip()


def dumps(notebook):
    """The text to store: keys sorted, indent 1, one newline at the end."""
    return nbformat.writes(notebook).rstrip("\n") + "\n"


def run(path):
    """Execute one notebook in a fresh kernel and store it; return None, or a sentence on what failed."""
    notebook = nbformat.read(path, as_version=4)
    fill_stubs(notebook)
    reached = 0

    def note_cell(cell, cell_index):
        nonlocal reached
        reached = cell_index + 1

    client = NotebookClient(notebook, kernel_name="python3", timeout=CELL_TIMEOUT, store_widget_state=False)
    client.extra_arguments = ["--log-level=ERROR"]  # no warning about local, unencrypted ports for each kernel
    client.resources = {"metadata": {"path": str(path.parent)}}
    client.on_cell_start = note_cell
    try:
        client.execute()
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        known = {CellTimeoutError: f"still running after {CELL_TIMEOUT} seconds", DeadKernelError: "the kernel died"}
        return f"cell {reached} of {len(notebook.cells)}: {known.get(type(error)) or f'{error.ename}: {error.evalue}'}"
    path.write_text(dumps(clean(notebook)), encoding="utf-8", newline="\n")
    return None


def main(names):
    # The kernel of this environment, also where the user's own folder has a "python3" kernel.
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    paths = [Path(name) for name in names] or sorted(NOTEBOOKS.glob("[0-9]*.ipynb"))
    if not paths:
        sys.exit(f"no notebooks in {NOTEBOOKS}")
    failed = False
    for path in paths:
        with tempfile.TemporaryDirectory() as folder:  # what a page shows depends on nobody's progress
            os.environ["SUDOKU_TEACH_DATA"] = folder
            start, problem = time.perf_counter(), run(path)
        print(f"{path.name:<28} {time.perf_counter() - start:5.1f} s  {problem or 'stored'}", flush=True)
        failed = failed or problem is not None
    if failed:
        sys.exit("What failed is left as it was.")


if __name__ == "__main__":
    main(sys.argv[1:])
