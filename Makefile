# Everything here runs in .venv, which the targets make and update by themselves.

PYTHON  ?= python3
# One more than the cores of a small machine: tests of server and browser wait a good deal. Whoever has finished
# takes over tests from the others, lest one worker be left alone with the browser.
WORKERS ?= 3
UPGRADE ?=

VENV    := .venv
BIN     := $(VENV)/bin
PIP     := $(BIN)/python -m pip --disable-pip-version-check -qq
CHECKED := src tests setup.py $(wildcard benchmarks)
RULES   := tests/kernel tests/games tests/fuzz tests/test_forms.py \
           tests/bots/test_search.py tests/bots/test_lookahead.py tests/bots/test_greedy.py \
           --ignore-glob='*drawing*'
QUICK   := 'not (browser or database or cluster or registry)'
PEER    := benchmarks/web/peer
# Where a C compiler is present, the rules and the search are compiled into a copy of the package.
BUILT   := build/compiled
PACKAGE := find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'
COMPILED := $(if $(FONDACO_PLAIN),,$(if $(shell command -v $(or $(CC),cc) 2>/dev/null),$(BUILT)/made))
FAST    := $(if $(COMPILED),PYTHONPATH=$(CURDIR)/$(BUILT))
TESTED  := $(if $(COMPILED),FONDACO_FORM=compiled $(FAST))

.DEFAULT_GOAL := help
.PHONY: help play build uncompiled check style types layers javascript quick test debian fuzz soak balance bench load lock clean look
.DELETE_ON_ERROR:

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/installed-play $(COMPILED)  ## start the server and open it in your browser
	@$(FAST) $(BIN)/fondaco

build: $(or $(COMPILED),uncompiled)  ## compile the rules and the search, from the same files

uncompiled:
	@echo "Nothing is compiled: FONDACO_PLAIN is set, or there is no C compiler ('$(or $(CC),cc)')."; exit 1

# What reads the files without running them. One name for each check, so that they run side by side with -j.
check: style types layers javascript  ## style, types, import rules and scripts, in under a minute

style: $(VENV)/installed-test
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED) || { echo "Not formatted: run $(BIN)/ruff format $(CHECKED)"; exit 1; }

types: $(VENV)/installed-test
	@$(BIN)/mypy --strict --no-error-summary $(CHECKED)

layers: $(VENV)/installed-test
	@$(BIN)/python -m pytest tests/test_architecture.py

quick: $(VENV)/installed-test $(COMPILED)  ## the tests without browser, database and cluster, in under three minutes
	@FONDACO_FUZZ_GAMES=11 FONDACO_EVERY=4 $(TESTED) $(BIN)/python -m pytest -m $(QUICK) -n $(WORKERS) --dist worksteal

# Everything in the compiled form, and the rules and bots also as plain Python; without a compiler, all of it plain.
test: $(VENV)/installed-test debian  ## style, types, import rules and all tests, in both forms
	@$(MAKE) --no-print-directory -j2 check $(COMPILED)
	@$(if $(COMPILED),FONDACO_FORM=plain FONDACO_FUZZ_GAMES=24 $(BIN)/python -m pytest $(RULES) -n $(WORKERS) --dist worksteal)
	@$(TESTED) $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# The scripts of the pages are served as they are; npm brings only the tools that check them.
javascript: $(if $(shell command -v npm 2>/dev/null),node_modules/installed)
	@if command -v npm >/dev/null; then npm run --silent check; \
	  else echo "The scripts are not checked: that needs npm."; fi

node_modules/installed: package.json package-lock.json
	@echo "Installing the JavaScript tools into node_modules …"
	@npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

# A real browser and a real database, from Debian's packages where they may be installed; without them their tests
# are left out, and this says so.
debian:
	@missing=""; \
	  command -v chromium >/dev/null || missing="chromium"; \
	  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	  [ -z "$$missing" ] && exit 0; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing $$missing for the tests …"; \
	    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install $$missing; } \
	      >/dev/null 2>&1 && exit 0; \
	  fi; \
	  echo "Some tests are left out: install them with 'apt-get install $$missing'."

fuzz: $(VENV)/installed-test $(COMPILED)  ## 10,000 random games, every invariant checked at every step
	@FONDACO_FUZZ_GAMES=10000 $(TESTED) $(BIN)/python -m pytest tests/fuzz -n $(WORKERS) --dist worksteal

soak: $(VENV)/installed-test $(COMPILED)  ## the same with 50,000 games, and a million rolls of every procedure
	@FONDACO_ROLLS=1000000 $(TESTED) $(BIN)/python -m pytest tests/games/virgin_queen/aid_card/test_procedures.py -n $(WORKERS)
	@FONDACO_FUZZ_GAMES=50000 $(TESTED) $(BIN)/python -m pytest tests/fuzz -n $(WORKERS) --dist worksteal

balance: $(VENV)/installed-test  ## 1,000 games of greedy against itself in The Enterprise of England
	@FONDACO_BALANCE_GAMES=1000 $(BIN)/python -m pytest tests/bots/test_balance.py

bench: $(VENV)/installed-bench $(COMPILED)  ## speed, memory and start-up beside other libraries, as ratios
	@$(BIN)/python -m benchmarks

load: $(VENV)/installed-bench  ## 200 web tables with four people each, for a minute
	@$(BIN)/python -m benchmarks load

clean:  ## remove .venv and everything else that is made
	@rm -rf $(VENV) .venv-lock node_modules $(PEER)/node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	@find src tests $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: each is touched last, so an interrupted install starts again, and a finished one is not repeated.

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Fondaco needs Python 3.11 or newer, and '$(PYTHON)' is not: name one with PYTHON=, as in 'make play PYTHON=python3.12'."; \
	  exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The project is installed editable: only a change of pyproject.toml asks for it anew.
$(VENV)/installed-play: $(VENV)/made requirements.lock pyproject.toml
	@echo "Installing Fondaco into $(VENV) …"
	@$(PIP) install --require-hashes -r requirements.lock
	@FONDACO_PLAIN=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(BUILT)/made: $(VENV)/installed-play setup.py build/files $(shell $(PACKAGE))
	@echo "Compiling the rules into $(BUILT), which takes a few minutes the first time …"
	@FONDACO_COMPILED=1 $(BIN)/python setup.py -q build --build-lib $(BUILT) --build-temp build/objects >build/log 2>&1 || { tail -20 build/log; exit 1; }
	@touch $@

# When a file came or went, all copies are made anew: one file may have become another, and be older than its copy.
# Compiled modules stay, as mypyc compares contents; setup.py removes those whose source is gone.
build/files: look
	@mkdir -p $(BUILT)/fondaco
	@$(PACKAGE) | sort | cmp -s - $@ || { \
	  rm -f $(BUILT)/made; \
	  find $(BUILT)/fondaco -type f -not -name '*.so' -delete; \
	  $(PACKAGE) | sort > $@; }

$(VENV)/installed-test: $(VENV)/installed-play requirements-test.lock
	@echo "Installing the test tools into $(VENV) …"
	@$(PIP) install --require-hashes -r requirements-test.lock
	@touch $@

# The browser that clicks is driven by the test tools. Without npm the benchmark says what it could not measure.
$(VENV)/installed-bench: $(VENV)/installed-test requirements-bench.lock $(PEER)/package.json $(PEER)/package-lock.json
	@echo "Installing the benchmark's peers into $(VENV) and $(PEER) …"
	@$(PIP) install --require-hashes -r requirements-bench.lock
	@if command -v npm >/dev/null; then cd $(PEER) && npm ci --ignore-scripts --no-audit --no-fund --silent; fi
	@touch $@

# The locks hold versions and hashes for every platform and every Python from 3.11 on, and no address:
# where packages come from is the installing machine's business. The runtime lock constrains the others,
# so that all three may be installed into one environment.
COMPILE = .venv-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
  --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --group build \
  $(if $(UPGRADE),--upgrade)

lock:  ## write the lock files anew (UPGRADE=1 takes newer versions)
	@$(PYTHON) -m venv --clear .venv-lock
	@.venv-lock/bin/python -m pip --disable-pip-version-check -qq install uv
	@$(COMPILE) -o requirements.lock
	@$(COMPILE) --extra test -c requirements.lock -o requirements-test.lock
	@$(COMPILE) --extra bench -c requirements-test.lock -o requirements-bench.lock
	@set -e; for lock in requirements.lock requirements-test.lock requirements-bench.lock; do \
	  grep -Ev '://|^-' $$lock > $$lock.stripped; mv $$lock.stripped $$lock; done
	@rm -rf .venv-lock
