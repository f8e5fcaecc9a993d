# The two commands of the README are `make play` and `make test`; both set up what they need.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: setup play test lint types rooms pytest bench soak clean

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	command -v $(PYTHON) >/dev/null || { echo "grognard needs $(PYTHON)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

play: setup
	$(BIN)/grognard play paths-of-glory

test: lint types rooms pytest

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

rooms: setup
	$(BIN)/lint-imports

pytest: setup
	$(BIN)/python -m pytest -n auto

bench: setup
	$(BIN)/grognard bench

# Long random play, outside `make test`: 2,000 games over all scenarios and options.
soak: setup
	$(BIN)/python -m bench.soak --games 2000

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
