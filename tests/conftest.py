"""The order of the tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: a worker that has one of them left at the end would keep the others waiting."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
