# The two commands of the README are `make play` and `make test`; both set up what they need.
PYTHON ?= $(shell scripts/python)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
NPM := PATH="$(PATH):$(CURDIR)/$(BIN)" npm --prefix web --loglevel error
MODULES := web/node_modules/.ready
PAGE := src/grognard/table/page/index.html
PORT ?= 8000
# Whoever has it set would compile every test anew in each of three workers: a minute of `make test`.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup page play test quick lint types rooms web pytest coverage golden editions bench hexes load wire page-bench shots covers told \
  fast balance soak leaks docs maps pythons wheel clean

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	test -n "$(PYTHON)"
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

# Two at a time: types and the page's checks fill the moments in which tests wait for a browser or a database.
test: setup page
	$(MAKE) --no-print-directory -j2 lint types rooms web pytest

# Kernel, rules and page units: no server, browser, process or database, and random play cut short. The tier of a test
# follows from its folder and its marks; see tests/conftest.py.
#
# What a game costs, in seconds of processor time. Paths of Glory, Clash of Giants with two battles, Won by the Sword, as
# measured when there were these: its own tests in quick 15, 10, 25; its long random play 3, 16, 6; properties of every
# game 15, 21 (9 since games of one folder share their seeds), 20 (a third of them in quick); goldens under 1, under 1, 5;
# words 1, 2, 3; at the table, nearly all of it in a browser, -, 83, 72. Italia and The Great War in Europe with three
# games, on 18 November 2026: 14, 49; 8, 38; 11, 75; 3, 5; 5, 15; at the table 7, 39, of the browser only what its driver
# waits for. The table's own tests, some 500, are played with Paths of Glory whatever games there are. So a new game
# stays cheap if its random play is marked `slow` and its file for the browser is one walk through what only this game
# has.
quick: setup $(MODULES)
	$(BIN)/python -m pytest -n auto -m "not whole and not slow"
	$(NPM) run unit --silent

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

rooms: setup
	$(BIN)/lint-imports

# Types, eslint, prettier and the unit tests of the page.
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

# Kernel, rules and bots compiled from the same source, for who plays long series: a copy of the tree in build/fast (cd
# build/fast && PYTHONPATH=src ../../.venv/bin/python -m bench.balance ...) and an optional wheel in dist/fast, to be
# installed in place of the plain one. Ends with a check that both programs play the same games to the bit.
fast: setup page
	rm -rf build/plain
	$(BIN)/python -m tools.fast . build/fast
	$(BIN)/python -m build --no-isolation --wheel --outdir build/plain
	$(BIN)/python -m tools.fast.wheel build/plain/*.whl build/fast dist/fast
	$(BIN)/python -m tools.fast.check src build/fast/src

# The wheel and the sdist, with the page, into dist.
wheel: setup page
	$(BIN)/python -m build --no-isolation

# The wheel on every Python it is for, each in a clean environment without node.
pythons: setup page
	$(BIN)/python -m tests.clean 3.11 3.12 3.13

# The API of the kernel as pages, into build/docs; a reference that leads nowhere is an error.
docs: setup
	$(BIN)/python -m tools.docs build/docs

# A map made anew from public geodata: make maps GAME=galicia-1914 GEO=folder; see tools/maps/README.md.
maps: setup
	$(BIN)/python -m tools.maps $(GAME) --geo $(GEO)

# Writes the golden playthroughs anew, for review in the diff.
golden: setup
	$(BIN)/python -m tests.test_golden

# Puts the data files of today among the editions that the package ships: matches begun with them go on when they change.
# Environments whose numbers have changed with them get their next version.
editions: setup
	$(BIN)/python -m tests.editions
	$(BIN)/python -m tests.env.versions

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

# The page under a whole war: first paint, frames of a drag and of a zoom, clicks; see bench/README.md.
page-bench: setup page
	scripts/need chromium
	$(BIN)/python -m bench.page

# Screenshots of the page, to be looked at, into build/shots; the small ones of the README into docs/pictures. Only some:
# make shots ONLY=readme
shots: setup page
	scripts/need chromium
	$(BIN)/python -m tests.table.shots build/shots $(ONLY)

# Pictures of the real maps for the front page, into the games' art; to be made again when a map's look has changed.
covers: setup page
	scripts/need chromium
	$(BIN)/python -m tests.table.covers

# A campaign of The Great War in Europe between programs, for who tells its history: pictures of the fronts at the end of
# every year into docs/pictures, what happened into build/told. Another: make told SEED=7
SEED ?= 1
told: setup page
	scripts/need chromium
	$(BIN)/python -m tests.table.told --seed $(SEED)

# How fair battles and campaigns are between equal bots: 400 games of each scenario; half an hour and more.
balance: setup
	$(BIN)/python -m bench.balance galicia-1914
	$(BIN)/python -m bench.balance first-ypres-1914
	$(BIN)/python -m bench.balance won-by-the-sword

# Long random play, outside `make test`: 2,000 games of each kind over all scenarios and options.
soak: setup
	$(BIN)/python -m bench.soak --games 2000

# Does anything that a side can look at hang on what it may not know? Long random search; see bench/README.md.
leaks: setup
	$(BIN)/python -m bench.leaks --games 500

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
	  web/node_modules src/grognard/table/page
