"""What holds for every test."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: what they are made of is not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
