"""Which of the tables `make quick` sits down at: one of each game."""

from __future__ import annotations

import pytest

from tests.contract.tables import Table

FIRST = ("specimen-2", "archmage-2", "wizards-2", "arcana-thirst", "delve-cold-stair-1")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            table = item.callspec.params.get("table")
            if isinstance(table, Table) and table.name not in FIRST:
                item.add_marker(pytest.mark.more)
