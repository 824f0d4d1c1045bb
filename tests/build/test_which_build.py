"""`make test` runs the suite twice and says by SHEM_EXPECT which build each run must be."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from shem import build
from shem.core import contract

RULES = ("shem.core.contract", "shem.core.chance", "shem.games.arcana.game", "shem.games.archmage.game")


@pytest.mark.skipif("SHEM_EXPECT" not in os.environ, reason="only `make test` knows which build it meant")
def test_the_build_that_was_meant_is_the_one_that_runs() -> None:
    assert build.which() == os.environ["SHEM_EXPECT"]


@pytest.mark.parametrize("name", RULES)
def test_all_rules_are_of_the_same_build(name: str) -> None:
    file = str(import_module(name).__file__)
    assert file.endswith(tuple(EXTENSION_SUFFIXES) if build.which() == "compiled" else ".py")


def test_only_a_missing_compiler_excuses_interpreted_rules() -> None:
    """Where there is a compiler, rules that do not compile are a fault, not a reason to go on."""
    assert "compiling failed" not in build.why_interpreted()


@pytest.mark.skipif(build.which() != "compiled", reason="there is nothing compiled to look into")
def test_what_is_compiled_keeps_pythons_own_flags() -> None:
    """Without them, C's own assertions stay in, which end the process."""
    (library,) = Path(contract.__file__).parents[2].glob("*__mypyc*")
    assert b"__assert_fail" not in library.read_bytes()


def test_packages_are_never_compiled() -> None:
    for name in ("shem", "shem.core", "shem.games"):
        assert str(import_module(name).__file__).endswith("__init__.py")


def test_content_is_never_compiled() -> None:
    package = Path(contract.__file__).parents[1]
    built = [path for suffix in EXTENSION_SUFFIXES for path in package.glob(f"games/*/content/**/*{suffix}")]
    assert built == []
