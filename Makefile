# Single entry point. `make` alone lists the commands; every target sets up what it needs, from a fresh clone.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
# Python compiles what is imported; what never is need not be.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
WEB := src/augury/server/static/index.html
WEB_SOURCES := $(shell find web src/augury/games/*/web -type f -not -path '*/node_modules/*' -not -path '*/coverage/*') \
	$(shell find src -name '*.ftl' -o -name RULES.md -o -name view.py)
PORT ?= 8000
FUZZ_GAMES ?= 20000
# Sooner built, slower in play than a package (pip install: -O3 with LTO); measured with the latter.
export AUGURY_OPT ?= 1
export AUGURY_LTO ?= 0
# Hundreds of short processes import the same modules: with the bytecode at hand, in half the time.
unexport PYTHONDONTWRITEBYTECODE
bench bench-server fuzz: export AUGURY_OPT := 3
bench bench-server fuzz: export AUGURY_LTO := 1
bench: export AUGURY_PGO := 1

.DEFAULT_GOAL := help
.PHONY: help setup engine compile client-packages web play dev quick test lint types format coverage screenshots bench bench-server fuzz docs new-game lock clean

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Augury needs Python 3.11 or newer, and none was found."; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What compiling needs, which begins before the rest is there; what playing needs; what working on it
# needs. All versions and their hashes are in the files (make lock).
$(VENV)/.compiler: requirements/compiler.txt | $(BIN)/python
	$(PIP) --no-deps -r requirements/compiler.txt
	@touch $@

$(VENV)/.play: requirements/play.txt | $(VENV)/.compiler
	$(PIP) --no-deps -r requirements/play.txt
	@touch $@

$(VENV)/.tools: requirements/dev.txt | $(BIN)/python
	$(PIP) --no-deps -r requirements/dev.txt
	@touch $@ $(VENV)/.compiler $(VENV)/.play

# They come while the environment is made and Python's packages come.
client-packages: ## fetch what the client is built with
	@test -z "$(PYTHON)" || $(PYTHON) web/build.py --fetch

$(WEB): $(WEB_SOURCES) | $(VENV)/.play client-packages
	$(BIN)/python web/build.py

web: $(WEB) ## build the web client into the package

compile: | $(VENV)/.compiler ## compile what changed of the engine
	$(BIN)/python tools/install.py

engine: $(VENV)/.play compile ## the same, with all that playing needs

setup: $(VENV)/.tools ## create .venv with everything needed to run and test Augury
	@$(MAKE) --no-print-directory -j2 web engine

play: ## start the server and open the browser (PORT=8000)
	@$(MAKE) --no-print-directory -j3 web engine
	$(BIN)/python web/play.py $(PORT)

dev: setup ## play while you change it: the server restarts, boards update at once (PORT=8000)
	$(BIN)/python tools/dev.py $(PORT)

quick: $(VENV)/.tools ## after every edit: format, lint, types, quick tests, the client; only what changed
	@$(BIN)/python tools/quick.py

test: | $(BIN)/python ## run all tests, set-up, lint and types included; a table of who took how long
	$(BIN)/python tools/suite.py

lint: $(VENV)/.tools ## check style: ruff, and Prettier for the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python web/build.py --lint

types: $(VENV)/.tools ## check types with mypy --strict, tests and tools too
	$(BIN)/mypy

format: $(VENV)/.tools ## format all code
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py --format

coverage: setup ## measure Python coverage; fails below the floor
	$(BIN)/python tools/measured.py

screenshots: setup ## redraw the main pages, wide and narrow, in docs/screenshots
	tests/browser/chromium
	$(BIN)/python tests/browser/screenshots.py

$(VENV)-bench/.installed: requirements/bench.txt | $(VENV)/.tools
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements/bench.txt
	@touch $@

bench: setup $(VENV)-bench/.installed ## compare speed with other libraries; table, JSON and chart in benchmarks/results
	$(BIN)/python benchmarks/run.py --peers $(VENV)-bench/bin/python
	$(BIN)/python benchmarks/adapters.py --peers $(VENV)-bench/bin/python
	$(BIN)/python benchmarks/growth.py

bench-server: setup ## load the server with 1,000 clients, beside boardgame.io (needs Node); figures in benchmarks/results
	$(BIN)/python benchmarks/server

$(VENV)/.soak: requirements/soak.txt | $(VENV)/.tools
	$(PIP) -r requirements/soak.txt
	@touch $@

fuzz: setup $(VENV)/.soak ## long checks: every option set, all rules interpreted, random play with all checks; real Ray and PyTorch
	$(BIN)/python -m pytest tests/test_arena.py tests/envs/test_dataset.py tests/envs/test_research_page.py
	$(BIN)/python -m pytest --all-options tests/test_contract.py tests/test_frames.py tests/test_learn.py tests/test_memory.py tests/test_rooms.py tests/envs
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest src/augury
	$(BIN)/python benchmarks/fuzz.py --games $(FUZZ_GAMES)
	$(BIN)/python -m pytest -m soak

$(VENV)/.docs: requirements/docs.txt | $(VENV)/.tools
	$(PIP) -r requirements/docs.txt
	@touch $@

docs: setup $(VENV)/.docs ## regenerate the tables in the docs, build the site into build/docs, print the rulebooks
	tests/browser/chromium
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/site.py --check
	$(BIN)/python docs/books.py

new-game: setup ## make a new room with a small complete game in it: make new-game NAME=foo
	@test -n "$(NAME)" || { echo "Usage: make new-game NAME=foo"; exit 2; }
	$(BIN)/python templates/new_game.py $(NAME)

UV := $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: ## regenerate requirements/compiler.txt, play.txt, dev.txt and docs.txt from pyproject.toml and *.in
	@test -x $(VENV)-lock/bin/uv || { $(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/python -m pip install --quiet uv==0.13.7; }
	$(UV) pyproject.toml --extra server requirements/play.in -o requirements/play.txt
	$(UV) -c requirements/play.txt requirements/compiler.in -o requirements/compiler.txt
	$(UV) -c requirements/play.txt pyproject.toml --extra server --extra postgres --extra fast --extra rl --extra openspiel --extra data requirements/dev.in -o requirements/dev.txt
	$(subst 3.11,3.11.5,$(UV)) -c requirements/dev.txt requirements/docs.in -o requirements/docs.txt

clean: ## remove everything that can be rebuilt
	rm -rf $(VENV) $(VENV)-bench $(VENV)-lock .quick build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis web/coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
