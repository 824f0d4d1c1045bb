"""What people keep is read in the present version of its kind, whichever wrote it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from shem.app.database import open_database
from shem.app.shelf import DocumentShelf
from tests.specimen.face.face import SpecimenFace

OWNER = "0" * 64


class Noting(SpecimenFace):
    """The specimen, whose people keep notes. version: the present one; 2 has lines where 1 had a text."""

    def __init__(self, version: int) -> None:
        self.documents: Mapping[str, int] = {"note": version}

    def upgraded(self, kind: str, version: int, data: dict[str, Any]) -> dict[str, Any]:
        assert (kind, version) == ("note", 1)
        return {"lines": data["text"].split("\n")}


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    found = open_database(f"sqlite:///{tmp_path / 'shem.db'}")
    yield found
    found.dispose()


def shelf(engine: Engine, version: int) -> DocumentShelf:
    return DocumentShelf(engine, OWNER, Noting(version), "note")


def test_an_earlier_version_is_read_as_the_present_one(engine: Engine) -> None:
    id = shelf(engine, 1).add({"text": "one\ntwo"})
    now = shelf(engine, 2)
    assert now.get(id) == {"lines": ["one", "two"]} and now.all() == [(id, {"lines": ["one", "two"]})]
    assert shelf(engine, 1).get(id) == {"text": "one\ntwo"}, "reading changes nothing"


def test_what_is_changed_is_kept_in_the_present_version(engine: Engine) -> None:
    id = shelf(engine, 1).add({"text": "one"})
    assert shelf(engine, 2).change(id, {"lines": ["three"]})
    assert shelf(engine, 2).get(id) == {"lines": ["three"]}


def test_a_later_version_is_left_alone(engine: Engine) -> None:
    id = shelf(engine, 2).add({"lines": ["four"]})
    before = shelf(engine, 1)
    assert before.all() == [] and before.get(id) is None
    assert not before.change(id, {"text": "five"}) and not before.remove(id)
    assert shelf(engine, 2).get(id) == {"lines": ["four"]}
