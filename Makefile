# The two commands of the README are `make play` and `make test`; both set up what they need.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: setup play test lint types rooms pytest coverage golden bench soak clean

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

coverage: setup
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --skip-covered

# Writes the golden playthroughs anew, for review in the diff.
golden: setup
	$(BIN)/python -m tests.test_golden

bench: setup
	$(BIN)/grognard bench

# Long random play, outside `make test`: 2,000 games over all scenarios and options.
soak: setup
	$(BIN)/python -m bench.soak --games 2000

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
