# make lab        open the lessons in JupyterLab     (make lab ARGS="--no-browser --port 8899")
# make test       every test and every notebook      (make test ARGS="-k bits")
# make notebooks  run all notebooks and store what they show
# make lint       style of package, tests and notebooks
#
# Each sets up .venv first; PYTHON=python3.12 chooses the Python that makes it.

PYTHON ?= python3
ARGS ?=
VENV := .venv
RUN := $(VENV)/bin/python

# JupyterLab refuses to run as root unless told to, as in a container.
ALLOW_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

.PHONY: lab test notebooks lint
.DELETE_ON_ERROR:

# The repository is the server's root, so that links from a notebook to any file of it work.
lab: $(VENV)/installed
	$(RUN) -m jupyterlab $(ALLOW_ROOT) --ServerApp.root_dir=. \
	  --LabApp.default_url=/lab/tree/notebooks/00_start_here.ipynb $(ARGS)

# Two processes in each half. A browser's test that hangs ends the run, by name. Status 5 says that
# there was nothing to run.
test: $(VENV)/installed
	$(RUN) -m pytest -n 2 --dist loadfile -m "not browser and not slow" \
	  --nbval --nbval-current-env --nbval-cell-timeout=60 tests notebooks $(ARGS) || [ $$? = 5 ]
	$(RUN) -m pytest -n 2 --dist loadfile --max-worker-restart=0 -m "browser and not slow" \
	  -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true $$(find tests -name "test_*_browser.py") $(ARGS) || [ $$? = 5 ]

notebooks: $(VENV)/installed
	$(RUN) tests/notebooks/refresh_notebooks.py $(ARGS)

lint: $(VENV)/installed
	$(RUN) -m ruff check sudoku_teach tests notebooks $(ARGS)
	$(RUN) -m ruff format --check sudoku_teach tests notebooks

# Each stamp is written last, so what an interruption left half-made is made again.
$(VENV)/installed: $(VENV)/made pyproject.toml sudoku_teach/labconfig/overrides.json
	$(RUN) -m pip install --quiet --disable-pip-version-check --editable ".[test]"
	touch $@

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "sudoku_teach needs Python 3.11 or newer; '$(PYTHON)' is older or missing." \
	    "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' has no venv module. On Debian and Ubuntu: apt install python3-venv make" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	touch $@
