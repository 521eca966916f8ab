"""Promises about the project as a whole: its floors, its dependencies, its sizes."""

import ast
import graphlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sudoku_teach"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Imports go down, or sideways without a circle, never up.
FLOORS = {
    "board": 0,
    "bits": 0,
    "palette": 0,
    "solvers": 1,
    "trace": 2,
    "solutions": 2,
    "puzzles": 2,
    "*_model": 2,  # what a widget knows, without the widget
    "__init__": 2,
    "pictures": 3,
    "exercises": 3,
    "measure": 3,
    "judges": 3,
    "lesson": 3,
    "quizzes": 3,
    "__main__": 3,
    "widgets": 4,
}
PLAIN = 2  # up to this floor there is only the standard library and the package itself
BESIDE = {"solvers.lanes": {"numpy"}, "solvers.planes": {"numpy"}}  # but for these two
# What a dependency requires itself and is written with: no entry of its own in pyproject.toml.
BROUGHT_BY = {"IPython": "ipywidgets", "traitlets": "ipywidgets", "PIL": "matplotlib"}


def module_name(path):
    """sudoku_teach/solvers/mrv.py is "solvers.mrv", a package's __init__.py is "solvers.__init__"."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def floor(module):
    room = re.sub(r".+_model$", "*_model", module.partition(".")[0])
    assert room in FLOORS, f"sudoku_teach/{room} has no floor yet: give it one in {Path(__file__).name}"
    return FLOORS[room]


def imports(module):
    """The modules of the package and the names outside it that a module imports, inside functions too."""
    inside, outside = set(), set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            full_names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = ["sudoku_teach", *module.split(".")]
                base = ".".join(here[: -node.level] + ([base] if base else []))
            full_names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in full_names:
            top, _, rest = name.partition(".")
            if top == "sudoku_teach":
                inside.add(owner(rest))
            else:
                outside.add(top)
    return inside, outside


def bounds():
    """The versions that pyproject.toml allows, by project."""
    return {needed.name: needed.specifier for needed in map(Requirement, PROJECT["dependencies"])}


def owner(dotted):
    """The module that an imported name comes from: "solvers.mrv.solve" comes from "solvers.mrv"."""
    parts = dotted.split(".") if dotted else []
    while parts:
        for candidate in (".".join(parts), ".".join([*parts, "__init__"])):
            if candidate in MODULES:
                return candidate
        parts.pop()
    return "__init__"


@pytest.mark.parametrize("module", MODULES)
def test_imports_never_go_up(module):
    for target in imports(module)[0]:
        assert floor(target) <= floor(module), f"{module} imports {target}, which is above it"


def test_imports_go_round_no_circle():
    graph = {module: imports(module)[0] - {module} for module in MODULES}
    graphlib.TopologicalSorter(graph).prepare()  # raises CycleError, which names the circle


@pytest.mark.parametrize("module", MODULES)
def test_imports_from_outside_are_allowed(module):
    """The standard library; above the plain floors also what pyproject.toml names."""
    others = imports(module)[1] - sys.stdlib_module_names
    if floor(module) <= PLAIN:
        assert others == BESIDE.get(module, set())
    assert {BROUGHT_BY.get(name, name) for name in others} <= set(bounds())


@pytest.mark.parametrize(
    "start",
    [
        "import sudoku_teach",
        "import runpy; sys.argv = ['sudoku_teach', '--help']\n"
        "try: runpy.run_module('sudoku_teach', run_name='__main__', alter_sys=True)\n"
        "except SystemExit as stop: assert not stop.code, stop.code",
    ],
    ids=["import", "command"],
)
def test_starting_loads_only_the_standard_library(start):
    """What is loaded before it (an editable install's finder, say) is the machine's."""
    code = (
        "import sys; before = set(sys.modules)\n"
        f"{start}\n"
        "names = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print('loaded:', *sorted(names - sys.stdlib_module_names - {'sudoku_teach'}))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[-1] == "loaded:"


def line_count(path):
    return len(path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", ["naive", "bitmask", "mrv"])
def test_a_reference_solver_is_under_60_lines(name):
    assert line_count(MODULES[f"solvers.{name}"]) < 60


@pytest.mark.parametrize("name", ["one_integer", "lanes", "planes"])
def test_a_fast_solver_is_under_150_lines(name):
    assert line_count(MODULES[f"solvers.{name}"]) < 150


# What a reader sees, tasks, slips and questions, is content like the lessons; all else is there to carry it.
CONTENT = re.compile(r"exercises\.(?!__init__|task|runner|child|watching)\w+|quizzes")


def test_the_package_stays_small():
    sizes = {module: line_count(path) for module, path in MODULES.items()}
    content = sum(size for module, size in sizes.items() if CONTENT.fullmatch(module))
    assert sum(sizes.values()) - content < 9000
    assert content < 6000


def test_environment_and_project_agree():
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    *conda, pip = environment["dependencies"]
    assert environment["name"] == PROJECT["name"]
    assert pip == {"pip": ["-e .[test]"]}
    assert "test" in PROJECT["optional-dependencies"]

    # repo2docker understands name=version and nothing else; only pip itself goes unpinned.
    pins = dict(line.split("=") for line in conda if line != "pip")
    assert Version(pins.pop("python")) in SpecifierSet(PROJECT["requires-python"])
    pins["matplotlib"] = pins.pop("matplotlib-base")  # conda's matplotlib without a desktop toolkit
    allowed = bounds()
    assert set(pins) == set(allowed)
    for name, pin in pins.items():
        assert Version(pin) in allowed[name], f"{name}={pin} is outside {allowed[name]}"


@pytest.mark.parametrize("line", PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"])
def test_every_dependency_has_a_lower_bound(line):
    assert any(bound.operator in (">=", "==") for bound in Requirement(line).specifier)


def test_make_test_finds_every_test_with_a_browser():
    marked = [path.name for path in sorted((ROOT / "tests").glob("test_*.py")) if "mark.browser" in path.read_text()]
    marked.remove(Path(__file__).name)
    assert marked == sorted(path.name for path in (ROOT / "tests").glob("test_*_browser.py"))
