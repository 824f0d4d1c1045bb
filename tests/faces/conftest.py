"""The specimen is there as a game that another package brings, by its entry point."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from shem import games
from shem.locale import words
from tests.specimen.installed import install


@pytest.fixture(scope="module", autouse=True)
def specimen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    site = install(tmp_path_factory.mktemp("site"))
    sys.path.insert(0, site)
    _forget()
    yield
    sys.path.remove(site)
    _forget()


def _forget() -> None:
    """Which games there are is looked up once."""
    games._brought.cache_clear()
    words._sentences.cache_clear()
    words._said.cache_clear()
