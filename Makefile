# The two commands of the README are `make play` and `make test`; both set up what they need.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
NPM := PATH="$(PATH):$(CURDIR)/$(BIN)" npm --prefix web --loglevel error
MODULES := web/node_modules/.ready
PAGE := src/grognard/table/page/index.html
PORT ?= 8000

.PHONY: setup page play test lint types rooms web pytest coverage golden bench hexes load wire shots balance soak leaks clean

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	command -v $(PYTHON) >/dev/null || { echo "grognard needs $(PYTHON)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

# `npm ci` would insist on packages of other platforms, which not every mirror has; --no-save keeps to the lock file.
$(MODULES): web/package.json web/package-lock.json | $(STAMP)
	scripts/need node
	$(NPM) install --no-save --silent
	touch $@

# The page is built into the package; the installed wheel needs no node.
page: $(PAGE)

$(PAGE): $(MODULES) web/index.html web/vite.config.ts $(shell find web/src web/public -type f 2>/dev/null)
	$(NPM) run build --silent -- --logLevel warn
	touch $@

play: setup page
	$(BIN)/grognard serve --port $(PORT)

test: lint types rooms web pytest

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

rooms: setup
	$(BIN)/lint-imports

web: setup page
	$(NPM) run check --silent

pytest: setup page
	scripts/need chromium postgres
	$(BIN)/python -m pytest -n auto

coverage: setup page
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --skip-covered

# Writes the golden playthroughs anew, for review in the diff.
golden: setup
	$(BIN)/python -m tests.test_golden

bench: setup
	$(BIN)/grognard bench

# How the cost of reach, zones and supply grows from 300 to 3,000 hexes.
hexes: setup
	$(BIN)/python -m bench.hexes

# 200 matches at once through the real API and sockets, then 1,000 held at 40 answers a second; see bench/README.md.
load: setup page
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.load --hold 1000

# The page's types, made from what the table sends.
wire: setup
	$(BIN)/python -m grognard.table.published web/src/generated/wire.ts

# Screenshots of the page, to be looked at, into build/shots.
shots: setup page
	scripts/need chromium
	$(BIN)/python -m tests.table.shots build/shots

# How fair battles and campaigns are between equal bots: 400 games each; half an hour.
balance: setup
	$(BIN)/python -m bench.balance galicia-1914
	$(BIN)/python -m bench.balance first-ypres-1914
	$(BIN)/python -m bench.balance won-by-the-sword --scenario all

# Long random play, outside `make test`: 2,000 games of each kind over all scenarios and options.
soak: setup
	$(BIN)/python -m bench.soak --games 2000

# Does anything that a side can look at hang on what it may not know? Long random search; see bench/README.md.
leaks: setup
	$(BIN)/python -m bench.leaks --games 500

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
	  web/node_modules src/grognard/table/page
