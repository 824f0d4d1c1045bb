"""Loads the districts: reads the file, checks it, and compiles it to the plain JSON that goes into a set-up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from shem.core.content.document import Document
from shem.core.content.problems import ContentError, Message, Problem
from shem.games.archmage.content.models import Districts
from shem.games.archmage.parts.table import CHARMS, CURSES, POWERS

FILE: Final = Path(__file__).with_name("districts.yaml")


@cache
def districts() -> tuple[dict[str, Any], ...]:
    """The districts that come with the game, compiled."""
    return tuple(load(FILE))


def load(path: Path) -> list[dict[str, Any]]:
    """A checked file as JSON: name, kind, value and power a district. Raises ContentError."""
    model, problems = _read(path)
    if model is None or problems:
        raise ContentError(problems)
    return [
        {"name": found.name, "kind": found.kind, "value": found.value, "power": found.power} for found in model.districts
    ]


def check(path: Path = FILE) -> list[Problem]:
    """Everything that is wrong with a file."""
    return _read(path)[1]


def schema() -> dict[str, Any]:
    """The file's JSON Schema."""
    return Districts.model_json_schema()


def _read(path: Path) -> tuple[Districts | None, list[Problem]]:
    document = Document(path)
    if document.problems:
        return None, document.problems
    try:
        model = Districts.model_validate(document.data)
    except ValidationError as error:
        return None, [document.problem(found["loc"], _pydantic(found["msg"])) for found in error.errors()]
    return model, _together(document, model)


def _pydantic(reason: str) -> Message:
    return Message("pydantic", "{reason}", reason=reason[:1].lower() + reason[1:])


def _twice(what: str) -> Message:
    return Message("district-twice", "is given twice: {what}", what=what)


def _together(document: Document, model: Districts) -> list[Problem]:
    """What no single field can show: names and powers once, and as many charms and curses as the box holds."""
    problems: list[Problem] = []
    names: set[str] = set()
    powers: set[str] = set()
    for index, found in enumerate(model.districts):
        if found.name in names:
            problems.append(document.problem(("districts", index, "name"), _twice(found.name)))
        if found.power in powers:
            problems.append(document.problem(("districts", index, "power"), _twice(found.power)))
        names.add(found.name)
        if found.power != "none":
            powers.add(found.power)
    for power in POWERS[1:]:
        if power not in powers:
            message = Message("power-without", "no district has the power {power}", power=power)
            problems.append(document.problem(("districts",), message))
    kinds = Counter[str](found.kind for found in model.districts)
    for kind, need in (("charm", CHARMS), ("curse", CURSES)):
        if kinds[kind] != need:
            have = kinds[kind]
            message = Message("kinds", "needs {need} of kind {kind}, not {have}", need=need, kind=kind, have=have)
            problems.append(document.problem(("districts",), message))
    return problems
