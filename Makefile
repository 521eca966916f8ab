# make lab          open the lessons in JupyterLab     (make lab ARGS="--no-browser --port 8899")
# make test         every test and every notebook      (make test ARGS="-k bits")
# make notebooks    run all notebooks and store what they show
# make lint         style, types and spelling; JavaScript too where Node.js is installed
# make coverage     the tests without a browser, and which lines of the package they run
# make test-lowest  the tests without a browser, with the lowest versions that pyproject.toml allows
#
# Each sets up .venv first; PYTHON=python3.12 chooses the Python that makes it.

PYTHON ?= python3
ARGS ?=
VENV := .venv
RUN := $(VENV)/bin/python

# JupyterLab refuses to run as root unless told to, as in a container.
ALLOW_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

# Only those who change the JavaScript need Node.js.
NPM := $(shell command -v node >/dev/null && command -v npm)

# Two processes. A test that hangs for five minutes ends the run and names itself: a process that xdist starts
# again would hang. Status 5 says that there was nothing to run.
PYTEST := $(RUN) -m pytest -n 2 --dist loadfile --max-worker-restart=0 \
  -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true
WITHOUT_BROWSER := -m "not browser and not slow" --nbval --nbval-current-env --nbval-cell-timeout=60 tests notebooks

.PHONY: lab test notebooks lint coverage test-lowest
.DELETE_ON_ERROR:

# The repository is the server's root, so that links from a notebook to any file of it work.
lab: $(VENV)/installed
	$(RUN) -m jupyterlab $(ALLOW_ROOT) --ServerApp.root_dir=. \
	  --LabApp.default_url=/lab/tree/notebooks/00_start_here.ipynb $(ARGS)

test: $(VENV)/installed $(if $(NPM),node_modules/.package-lock.json)
	@$(if $(NPM),,echo "Node.js with npm is not installed: the tests of the JavaScript alone are skipped.")
	$(PYTEST) $(WITHOUT_BROWSER) $(ARGS) || [ $$? = 5 ]
	$(PYTEST) -m "browser and not slow" $$(find tests -name "test_*_browser.py" | sort) $(ARGS) || [ $$? = 5 ]

notebooks: $(VENV)/installed
	$(RUN) tests/notebooks/refresh_notebooks.py $(ARGS)

lint: $(VENV)/installed $(if $(NPM),node_modules/.package-lock.json)
	$(RUN) -m ruff check sudoku_teach tests notebooks
	$(RUN) -m ruff format --check sudoku_teach tests notebooks
	$(RUN) -m mypy
	$(RUN) -m codespell_lib
	$(if $(NPM),npm run --silent check,@echo "Node.js with npm is not installed: the JavaScript is not checked.")

coverage: $(VENV)/installed
	$(PYTEST) --cov=sudoku_teach $(WITHOUT_BROWSER) $(ARGS)

test-lowest: $(VENV)/lowest
	$(VENV)-lowest/bin/python -m pytest -n 2 --dist loadfile $(WITHOUT_BROWSER) $(ARGS)

# Each stamp is written last, so what an interruption left half-made is made again.
$(VENV)/installed: $(VENV)/made pyproject.toml $(wildcard sudoku_teach/labconfig/*.json sudoku_teach/labconfig/*/*)
	$(RUN) -m pip install --quiet --disable-pip-version-check --editable ".[test]"
	touch $@

$(VENV)/lowest: $(VENV)/installed pyproject.toml
	$(RUN) -m pip install --quiet --disable-pip-version-check uv
	$(RUN) -m uv venv --quiet --clear --python $(RUN) $(VENV)-lowest
	$(RUN) -m uv pip install --quiet --python $(VENV)-lowest --resolution lowest-direct --editable ".[test]"
	touch $@

node_modules/.package-lock.json: package.json package-lock.json
	npm ci --silent --no-audit --no-fund
	touch $@

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "sudoku_teach needs Python 3.11 or newer; '$(PYTHON)' is older or missing." \
	    "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' has no venv module. On Debian and Ubuntu: apt install python3-venv make" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	touch $@
