"""Promises about the project as a whole: its floors, its dependencies, its sizes."""

import ast
import graphlib
import subprocess
import sys
import tomllib
from importlib.util import resolve_name
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sudoku_teach"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BOUNDS = {needed.name: needed.specifier for needed in map(Requirement, PROJECT["dependencies"])}

# From the top floor down. Imports go down, or sideways without a circle, never up.
FLOORS = [
    {"__main__", "cli"},
    {"lessons"},
    {"widgets"},
    {"exercises"},
    {"notebook"},
    {"pictures"},
    {"measure"},
    {"judges"},
    {"__init__", "trace", "solutions", "puzzles"},
    {"solvers"},
    {"board", "reading", "bits", "palette"},
]
# Here and below there is only the standard library and the package itself, but for the lanes.
PLAIN = {"__init__", "trace", "solutions", "puzzles", "solvers", "board", "reading", "bits", "palette"}
LANES = ("lane_search", "planes", "forks", "states")
BESIDE = {f"solvers.{name}": {"numpy"} for name in LANES}
# What a dependency requires itself and is written with: no entry of its own in pyproject.toml.
BROUGHT_BY = {"IPython": "ipywidgets", "traitlets": "ipywidgets", "PIL": "matplotlib"}


# By name: sudoku_teach/solvers/mrv.py is "solvers.mrv", a package's __init__.py is "solvers.__init__".
MODULES = {".".join(path.relative_to(PACKAGE).with_suffix("").parts): path for path in sorted(PACKAGE.rglob("*.py"))}


def room(module):
    return module.partition(".")[0]


def floor(module):
    """How high a module lies: 0 is the ground."""
    found = [height for height, rooms in enumerate(reversed(FLOORS)) if room(module) in rooms]
    assert found, f"sudoku_teach/{room(module)} has no floor yet: give it one in {Path(__file__).name}"
    return found[0]


def imports(module):
    """The modules of the package and the names outside it that a module imports, inside functions too."""
    inside, outside = set(), set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        names = [alias.name for alias in getattr(node, "names", []) if isinstance(alias, ast.alias)]
        if isinstance(node, ast.ImportFrom):
            package = f"sudoku_teach.{module}".rpartition(".")[0]
            base = resolve_name("." * node.level + (node.module or ""), package)
            names = [f"{base}.{name}" for name in names]
        for name in names:
            top, _, rest = name.partition(".")
            if top == "sudoku_teach":
                inside.add(owner(rest))
            else:
                outside.add(top)
    return inside, outside


def owner(dotted):
    """The module that an imported name comes from: "solvers.mrv.solve" comes from "solvers.mrv"."""
    while dotted:
        for candidate in (dotted, f"{dotted}.__init__"):
            if candidate in MODULES:
                return candidate
        dotted = dotted.rpartition(".")[0]
    return "__init__"


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_down_and_outside_only_where_allowed(module):
    """The standard library; above the plain floors also what pyproject.toml names."""
    inside, outside = imports(module)
    for target in inside:
        assert floor(target) <= floor(module), f"{module} imports {target}, which is above it"
    others = outside - sys.stdlib_module_names
    if room(module) in PLAIN or module.endswith(".model"):
        assert others == BESIDE.get(module, set())
    assert {BROUGHT_BY.get(name, name) for name in others} <= set(BOUNDS)


def test_imports_go_round_no_circle():
    graph = {module: imports(module)[0] - {module} for module in MODULES}
    graphlib.TopologicalSorter(graph).prepare()  # raises CycleError, which names the circle


COMMAND = (
    "import runpy; sys.argv = ['sudoku_teach', '--help']\n"
    "try: runpy.run_module('sudoku_teach', run_name='__main__', alter_sys=True)\n"
    "except SystemExit as stop: assert not stop.code, stop.code"
)
MODELS = [f"import sudoku_teach.{module}" for module in MODULES if module.endswith(".model")]


@pytest.mark.parametrize("start", ["import sudoku_teach", COMMAND, *MODELS])
def test_starting_loads_only_the_standard_library(start):
    """Neither the package nor its command nor the model of a view needs another library, and nothing they import does.

    What is loaded before (an editable install's finder, say) is the machine's.
    """
    names = "{name.partition('.')[0] for name in set(sys.modules) - before}"
    loaded = f"print('loaded:', *sorted({names} - sys.stdlib_module_names - {{'sudoku_teach'}}))"
    code = f"import sys; before = set(sys.modules)\n{start}\n{loaded}"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0 and run.stdout.splitlines()[-1] == "loaded:", run.stderr


def line_count(path):
    return len(path.read_text(encoding="utf-8").splitlines())


# Lines. A budget only ever falls; a new part may raise one, a part that grew may not. The last raises were for the
# second edition of the lessons (`show_calls`, pictures of planes, squares and cactus plots, exercises that ask for a
# counterexample, lesson 10, ten new exercises in 02, 03 and 06 to 09, a solver of lanes with a bound), for views in
# forced colours, with a screen reader and where nothing can be written, and for the formats that the reader knows, the
# streams of the shell and the fast submission; and for the programs and tests of all these.
BUDGETS = {
    "package": 9_545,
    "lessons": 5_815,
    "JavaScript": 3_000,
    "tests": 19_450,
}


def test_budgets_hold_a_solver_is_short_and_the_listing_of_the_package_says_what_it_is():
    """In the listing are at most 13 files and 8 folders, and what belongs to a view is in the view's room."""
    listed = [path for path in PACKAGE.iterdir() if path.name != "__pycache__"]
    assert sum(path.is_file() for path in listed) <= 13 and sum(path.is_dir() for path in listed) <= 8
    assert not [path.name for path in listed if path.stem.endswith("_model")]
    for names, most in (("naive bitmask mrv", 60), ("one_integer", 150), (" ".join(["lanes", *LANES]), 130)):
        assert all(line_count(MODULES[f"solvers.{name}"]) < most for name in names.split())
    lessons = set(PACKAGE.glob("lessons/*.py"))
    files = {"package": {*PACKAGE.rglob("*.py")} - lessons, "lessons": lessons, "JavaScript": PACKAGE.rglob("*.js")}
    files["tests"] = ROOT.glob("tests/**/*.py")
    sizes = {name: sum(map(line_count, paths)) for name, paths in files.items()}
    assert not {name: size for name, size in sizes.items() if size > BUDGETS[name]}, sizes


def test_environment_and_project_agree_and_every_dependency_has_a_lower_bound():
    for line in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"]:
        assert any(bound.operator in (">=", "==") for bound in Requirement(line).specifier), line
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    *conda, pip = environment["dependencies"]
    assert environment["name"] == PROJECT["name"] and pip == {"pip": ["-e .[test]"]}
    # repo2docker understands name=version and nothing else; only pip itself goes unpinned.
    pins = dict(line.split("=") for line in conda if line != "pip")
    assert Version(pins.pop("python")) in SpecifierSet(PROJECT["requires-python"])
    pins["matplotlib"] = pins.pop("matplotlib-base")  # conda's matplotlib without a desktop toolkit
    assert set(pins) == set(BOUNDS)
    for name, pin in pins.items():
        assert Version(pin) in BOUNDS[name], f"{name}={pin} is outside {BOUNDS[name]}"


def test_make_test_finds_every_test_with_a_browser():
    tests = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if path.name != Path(__file__).name]
    marked = [path for path in tests if "mark.browser" in path.read_text(encoding="utf-8")]
    assert marked == [path for path in tests if path.name.endswith("_browser.py")]
