"""Where `make quick` and `make interpreted` sit down: of each game at one table, for several if it can be, that hides
something if it can.
"""

from __future__ import annotations

import pytest

from tests.contract.tables import TABLES, Table

GAMES = {table.game.name for table in TABLES}
FIRST = [
    min((table for table in TABLES if table.game.name == name), key=lambda table: (table.seats == 1, not table.hides)).name
    for name in GAMES
]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            table = item.callspec.params.get("table")
            if isinstance(table, Table) and table.name not in FIRST:
                item.add_marker(pytest.mark.more)
