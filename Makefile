# make play   the app, in the browser; for other devices on the network too (only for this machine: make play SHARE=; with
#             https, which browsers want for cameras and NFC: make play SHARE="--share --https")
# make test   every check, then the tests: those of the rules interpreted; then all, with a C compiler on the compiled build
# make quick  an answer in under three minutes: every check, then the short tests of rules, table and command line, interpreted
# make bench  the speed of the installed build; make peers: beside other programs; make clean: remove what these made
# make pictures   those of the README and of the page's manifest anew, from the page of the installed build
#
# It needs Python 3.11 or newer with venv, and nothing else. Another Python: make PYTHON=/path/to/python3.12 ...

ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
endif

PIP := -m pip --disable-pip-version-check -qq
INSTALL := $(PIP) install --no-compile
PLAYER := .venv/bin/python
WORKER := .venv-dev/bin/python
# The package alone decides when the wheel is built again; dot folders and caches do not.
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
  $(shell find src web -name '.?*' -prune -o -name __pycache__ -prune -o -name node_modules -prune -o \
    -path src/shem/app/page -prune -o -type f -print)
SHARE ?= --share
WORKERS ?= auto
# Many tests of the app and of its page wait: for a clock, a server, a browser. With one worker more than processors these still
# waited four tenths of their time; so there are two more.
MORE ?= $(if $(filter auto,$(WORKERS)),$(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)'),$(WORKERS))
# Few tests at a time to each worker, in their order: no worker is left alone with the long ones.
PYTEST := -m pytest --import-mode=importlib -p no:cacheprovider -n $(WORKERS) --maxschedchunk=1

# Where Python is to keep nothing beside the sources it keeps it here: else every worker compiles all tests and libraries anew.
ifdef PYTHONDONTWRITEBYTECODE
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX ?= $(CURDIR)/.venv/pycache
endif

.PHONY: play test quick check interpreted page bench peers pictures clean
.DELETE_ON_ERROR:

play: .venv/installed
	@$(PLAYER) -P -m shem.build
	@.venv/bin/shem serve $(SHARE)

# What the sources need runs beside what the wheel needs, and both before the long tests.
test:
	@$(MAKE) --no-print-directory -j2 interpreted page || { echo "A check, the page or an interpreted test failed: see above"; exit 1; }
	@build=compiled; ls .venv/lib/python*/site-packages/shem/interpreted.txt >/dev/null 2>&1 && build=interpreted; \
	  echo "== All tests, from the installed wheel ($$build)"; $(PLAYER) -P -m shem.build; \
	  cd tests && SHEM_EXPECT=$$build ../$(PLAYER) -P $(PYTEST) -n $(MORE)

interpreted: check
	@echo "== The tests of what is compiled, from the sources (interpreted), but for long ones and further set-ups"
	@cd tests && SHEM_EXPECT=interpreted ../$(WORKER) -P $(PYTEST) -m "not long and not more" --ignore-glob="*test_content*" contract core golden playthroughs properties rules

quick: check
	@cd tests && SHEM_EXPECT=interpreted ../$(WORKER) -P $(PYTEST) -m "not long and not more" contract core golden playthroughs rules table cli

check: .venv-dev/installed
	@echo "== ruff"
	@$(WORKER) -m ruff check --quiet .
	@$(WORKER) -m ruff format --check --quiet .
	@echo "== mypy"
	@$(WORKER) -m mypy src tests benchmarks hatch_build.py
	@echo "== import-linter"
	@.venv-dev/bin/lint-imports --no-logo

page: .venv/tested
	@echo "== The page: its types and its logic"
	@$(PLAYER) -m tests.page

bench: .venv/installed
	@$(PLAYER) -m benchmarks.run

peers: .venv/installed
	@$(PLAYER) -m benchmarks.peers

pictures: .venv/tested
	@$(PLAYER) -m tests.browser.screens docs/pictures --readme
	@$(PLAYER) -m tests.browser.screens web/public/pictures --manifest

clean:
	rm -rf .venv .venv-dev dist src/shem/app/page web/node_modules .mypy_cache .ruff_cache .import_linter_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# The wheel, as a player gets it: built away from the sources, with the rules compiled where a C compiler is found.
.venv/installed: $(SOURCES) | .venv/bin/python
	@echo "== Building and installing Shem"
	@rm -rf .venv/wheel
	@$(PLAYER) $(PIP) wheel --no-deps --wheel-dir .venv/wheel .
	@$(PLAYER) $(INSTALL) --force-reinstall --no-deps .venv/wheel/shem-*.whl
	@$(PLAYER) $(INSTALL) "$$(echo .venv/wheel/shem-*.whl)"
	@touch $@

.venv/tested: .venv/installed
	@$(PLAYER) $(INSTALL) "$$(echo .venv/wheel/shem-*.whl)[test]"
	@touch $@

.venv-dev/installed: pyproject.toml hatch_build.py | .venv-dev/bin/python
	@echo "== Installing the tools"
	@SHEM_COMPILE=0 SHEM_PAGE=0 $(WORKER) $(INSTALL) -e '.[dev]'
	@touch $@

.venv/bin/python .venv-dev/bin/python:
	@test -n "$(PYTHON)" || { echo "Shem needs Python 3.11 or newer: install it, or name it: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "$(PYTHON) has no venv (on Debian and Ubuntu: apt install python3-venv)"; exit 1; }
	@echo "== Making $(@:/bin/python=) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(@:/bin/python=)
