"""What the stored notebooks must be. That they still show what they store is nbval's part of `make test`."""

import copy
import json
import re
from pathlib import Path
from urllib.parse import unquote

import ipywidgets
import nbformat
import pytest
from refresh_notebooks import WIDGET_VIEW, clean, dumps

import sudoku_teach.widgets

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
PATHS = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)

# What nbval's strict comparison trips over: their text leaks into the cell, or is never the same twice.
FORBIDDEN = re.compile(r"%%time|%time|\binteract\(|\bOutput\(|\bsleep\(|clear_output|update_display")
PLACES = r"/(?:home|root|Users|tmp)/|\b[A-Z]:\\\\|" + re.escape(str(NOTEBOOKS.parent))
MACHINE = re.compile(PLACES + "| at 0x[0-9a-fA-F]{6,}")


@pytest.fixture(params=PATHS, ids=lambda path: path.stem)
def path(request):
    return request.param


@pytest.fixture
def notebook(path):
    return nbformat.read(path, as_version=4)


def code_cells(notebook):
    """The code cells that hold any code; an empty one is neither run nor counted."""
    return [cell for cell in notebook.cells if cell.cell_type == "code" and cell.source.strip()]


def test_all_lessons_are_there():
    assert [path.name[:2] for path in PATHS] == [f"{number:02}" for number in range(11)]


def test_name_size_title_and_stored_clean(path, notebook):
    assert re.fullmatch(r"\d\d_[a-z0-9_]+\.ipynb", path.name) and path.stat().st_size <= 500_000
    first = notebook.cells[0]
    assert first.cell_type == "markdown" and first.source.startswith("# ")
    nbformat.validate(notebook)
    counts = [cell.execution_count for cell in code_cells(notebook)]
    assert counts == list(range(1, len(counts) + 1)), "run `make notebooks`"
    assert clean(notebook) == notebook, "run `make notebooks`"
    assert path.read_text(encoding="utf-8") == dumps(notebook), "run `make notebooks`"


def test_errors_stand_only_where_they_are_asserted(notebook):
    """A cell tagged `raises-exception` passes under nbval even when it stops raising. So its error's name
    must stand in an `assert` line, of the cell itself or of the next code cell, for example
    `assert sys.last_type.__name__ == "ConflictError"`."""
    cells = code_cells(notebook)
    for cell, following in zip(cells, [*cells[1:], None], strict=True):
        errors = [output for output in cell.outputs if output.output_type == "error"]
        if "raises-exception" not in cell.metadata.get("tags", []):
            assert not errors, f"an error nobody announced: {cell.source}"
            continue
        assert len(errors) == 1, f"tagged raises-exception, but no error is stored: {cell.source}"
        lines = (cell.source + "\n" + (following.source if following else "")).splitlines()
        assert any("assert" in line and errors[0].ename in line for line in lines), (
            f"nothing asserts the {errors[0].ename} of: {cell.source}"
        )


def test_code_cells_are_short_and_repeatable_and_what_is_revealed_is_folded(notebook):
    for cell in code_cells(notebook):
        lines = [line for line in cell.source.splitlines() if line.strip()]  # blank ones are ruff's choice
        assert len(lines) <= 12, f"{len(lines)} lines, 12 are the most: {cell.source}"
        found = FORBIDDEN.search(cell.source)
        assert not found, f"{found[0]} does not survive nbval: {cell.source}"
        if "reveal(" in cell.source:
            (output,) = cell.outputs
            assert output.data["text/markdown"].startswith("<details><summary>"), f"not folded: {cell.source}"


def test_outputs_read_without_a_kernel_and_fit_the_page(notebook):
    """A code host or a print shows no live widget: each needs its picture, and all need their text."""
    outputs = [output for cell in code_cells(notebook) for output in cell.outputs]
    for output in [each for each in outputs if each.output_type in ("display_data", "execute_result")]:
        if output.data.get("text/plain", "").lstrip().startswith("source of "):
            # JupyterLab, with its file list open in a window of 1280 pixels, breaks a longer line inside a word.
            assert [line for line in output.data["text/markdown"].splitlines() if len(line) > 90] == []
        assert output.data.get("text/plain"), f"no text/plain beside {list(output.data)}"
        name = re.match(r"\w*", output.data["text/plain"])[0]
        if name in sudoku_teach.widgets.__all__ or hasattr(ipywidgets, name):
            assert "image/png" in output.data, f"a {name} without a snapshot"


def test_tells_nothing_of_the_machine(notebook):
    """No widget views or model ids (their key names both), no paths, no addresses."""
    assert "widgets" not in notebook.metadata
    for cell in code_cells(notebook):
        for output in cell.outputs:
            data = {mime: value for mime, value in output.get("data", {}).items() if not mime.startswith("image/")}
            text = json.dumps({**output, "data": data})
            assert WIDGET_VIEW not in text and "model_id" not in text
            found = MACHINE.search(text)
            assert not found, f"{found[0]!r} in the output of: {cell.source}"


@pytest.mark.parametrize("page", [*PATHS, *NOTEBOOKS.glob("*.md")], ids=lambda page: page.name)
def test_links_are_found_and_lead_somewhere(page):
    text = 'See [two](02_b.ipynb#top), <img src="a%20b.png">, [here](#x), [out](https://x.y), `a[0](i)`.'
    assert links(text) == ["02_b.ipynb", "a b.png"]
    text = page.read_text(encoding="utf-8")
    if page in PATHS:
        cells = nbformat.reads(text, as_version=4).cells
        text = "\n\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    assert not [target for target in links(text) if not (page.parent / target).exists()]


def links(markdown):
    """The relative links of a text, without their anchors; code is no text."""
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", markdown, flags=re.DOTALL)
    found = re.findall(r"\]\(<?([^)\s>]+)", prose) + re.findall(r"(?:href|src)=[\"']([^\"']+)", prose)
    targets = [unquote(target.partition("#")[0]) for target in found]
    return [target for target in targets if target and not re.match(r"[a-z]+:", target)]


COLOURED = "\x1b[36mFile \x1b[39m\x1b[32m{}sudoku_teach/board.py:33\x1b[39m"


def test_clean():
    v4 = nbformat.v4
    data = {"text/plain": "BitLab(44)", "image/png": "AAAA", WIDGET_VIEW: {"model_id": "abc"}}
    view = v4.new_output("display_data", data=data)
    streams = [v4.new_output("stream", name="stdout", text=text) for text in ("one\n", "two\n")]
    warning = v4.new_output("stream", name="stderr", text="three\n")
    traceback = [COLOURED.format("~/my courses/sudoku_teach/"), "File /usr/lib/python3.11/ast.py:50, in parse"]
    error = v4.new_output("error", ename="ConflictError", evalue="5 twice in row 1", traceback=traceback)
    cells = [
        v4.new_markdown_cell("# Title"),
        v4.new_code_cell("lab", outputs=[view], metadata={"execution": {"iopub.status.busy": "now"}}),
        v4.new_code_cell("say()", outputs=[*streams, warning], metadata={"tags": ["small"]}),
        v4.new_code_cell("fail()", outputs=[error], metadata={"jupyter": {"outputs_hidden": True}}),
    ]
    metadata = {"widgets": {"state": {}}, "language_info": {"name": "python", "version": "3.11.7"}}
    before = v4.new_notebook(cells=cells, metadata=metadata)
    untouched = copy.deepcopy(before)
    after = clean(before)
    assert before == untouched and clean(after) == after
    nbformat.validate(after)
    assert dumps(after) == dumps(clean(nbformat.reads(dumps(after), as_version=4)))
    assert set(after.metadata) == {"kernelspec", "language_info"}
    assert "version" not in after.metadata.language_info
    _, lab, say, fail = after.cells
    assert lab.metadata == {} and lab.outputs[0].data == {"text/plain": "BitLab(44)", "image/png": "AAAA"}
    assert say.metadata == {"tags": ["small"]}
    assert [(output.name, output.text) for output in say.outputs] == [("stdout", "one\ntwo\n"), ("stderr", "three\n")]
    assert fail.metadata == {}
    assert fail.outputs[0].traceback == [COLOURED.format(""), "File python3.11/ast.py:50, in parse"]
