"""The page's types are those of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shem.app.types import text, type_of
from shem.table.messages import Told

TYPES = Path(__file__).parents[2] / "web/src/types.ts"


def test_the_types_of_the_page_are_fresh() -> None:
    assert TYPES.read_text(encoding="utf-8") == text(), "write them again: python -m shem.app.types > web/src/types.ts"


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (int | None, "number | null"),
        (list[int | None], "(number | null)[]"),
        (dict[str, list[Told]], "Record<string, Told[]>"),
        (Any, "unknown"),
    ],
)
def test_a_type_is_written(kind: object, written: str) -> None:
    assert type_of(kind) == written


def test_what_has_no_typescript_is_an_error() -> None:
    with pytest.raises(TypeError, match="has no TypeScript"):
        type_of(set[int])
