# Needs Python 3.11 or newer and make. Everything is installed into .venv, pinned.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test check bench format clean
.DEFAULT_GOAL := play

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	@echo "Setting up .venv: about a minute, once."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Octavo needs Python 3.11 or newer: make PYTHON=…")'
	@$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev,bench]'
	@touch $@

play: setup  ## the table in the terminal
	$(BIN)/octavo play

test: setup check  ## everything
	$(BIN)/pytest

check: setup  ## format, lint, types, spelling
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/codespell

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup  ## speed, as ratios to a peer in the same run
	$(BIN)/octavo bench

clean:
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
