# The only door. `make` alone lists what can be done; every target sets up what it needs, from a fresh clone.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name 'RULES.md' -o -name py.typed)
WEB := src/augury/server/static/index.html
WEB_SOURCES := $(shell find web src/augury/games/*/web -type f -not -path '*/node_modules/*') $(filter %.ftl %/RULES.md %/view.py,$(SOURCES))

.DEFAULT_GOAL := help
.PHONY: help setup web play screenshots test test-engine lint types bench bench-server fuzz docs new-game clean

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed ## create .venv with the compiled package and everything needed to run and test it

$(VENV)/.tools: requirements/dev.txt
	@test -n "$(PYTHON)" || { echo "Augury needs Python 3.11 or newer, and none was found."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	@touch $@

$(WEB): $(VENV)/.tools $(WEB_SOURCES)
	$(BIN)/python web/build.py

web: $(WEB) ## build the web client into the package

$(VENV)/.installed: $(VENV)/.tools $(WEB) setup.py pyproject.toml $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@touch $@

PORT ?= 8000
play: setup ## start the server and open the browser (PORT=8000)
	$(BIN)/python web/play.py $(PORT)

screenshots: setup ## draw the main pages anew, wide and narrow, into docs/screenshots
	tests/browser/chromium
	$(BIN)/python tests/browser/screenshots.py

test: setup lint types ## run all tests, compiled and interpreted
	sh tests/server/postgres.sh
	$(BIN)/python web/build.py --test
	tests/browser/chromium
	@echo "The house (server, browser) is tested while the engine is, on what the house leaves of the machine; the engine reports at the end."
	@nice $(MAKE) --no-print-directory --assume-old=$(VENV)/.installed test-engine > $(VENV)/engine.log 2>&1 & engine=$$!; \
	$(BIN)/python -m pytest tests/server tests/browser; house=$$?; \
	wait $$engine; engine=$$?; cat $(VENV)/engine.log; test $$house -eq 0 -a $$engine -eq 0

test-engine: setup ## run the tests that need neither server nor browser, compiled and interpreted
	$(BIN)/python -m pytest --ignore tests/server --ignore tests/browser
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest src/augury tests/test_chance.py tests/test_kit.py tests/test_numbers.py tests/test_vocabulary.py

lint: setup ## check style with ruff
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## check types with mypy --strict
	$(BIN)/mypy

$(VENV)-bench/.installed: requirements/bench.txt $(VENV)/.tools
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements/bench.txt
	@touch $@

bench: setup $(VENV)-bench/.installed ## measure speed beside other libraries; table, JSON and chart in benchmarks/results
	$(BIN)/python benchmarks/run.py --peers $(VENV)-bench/bin/python
	$(BIN)/python benchmarks/adapters.py --peers $(VENV)-bench/bin/python

bench-server: setup ## load the server with 1,000 clients, beside boardgame.io (needs Node); figures in benchmarks/results
	$(BIN)/python benchmarks/server

$(VENV)/.soak: requirements/soak.txt $(VENV)/.tools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/soak.txt
	@touch $@

FUZZ_GAMES ?= 20000
fuzz: setup $(VENV)/.soak ## long random play with all checks on, every game, player count and option set; Ray and PyTorch for real
	$(BIN)/python -m pytest tests/test_arena.py tests/envs/test_dataset.py tests/envs/test_research_page.py
	$(BIN)/python benchmarks/fuzz.py --games $(FUZZ_GAMES)
	$(BIN)/python -m pytest -m soak

docs: setup ## write the tables in the documentation anew from the code
	$(BIN)/python docs/generate.py

new-game: setup ## make a new room with a small complete game in it: make new-game NAME=foo
	@test -n "$(NAME)" || { echo "Say how it is called: make new-game NAME=foo"; exit 2; }
	$(BIN)/python templates/new_game.py $(NAME)

clean: ## remove everything that can be made again
	rm -rf $(VENV) $(VENV)-bench build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
