"""Loads the districts: reads the file, checks it, and compiles it to the plain JSON that goes into a set-up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

from shem.core.content.problems import ContentError, Message, Problem
from shem.games.archmage.content.models import Districts
from shem.games.archmage.table import CHARMS, CURSES, POWERS

FILE: Final = Path(__file__).with_name("districts.yaml")
Where = tuple[str | int, ...]


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
    try:
        text = path.read_text(encoding="utf-8")
        root = YAML(typ="safe", pure=True).compose(text)
        data = YAML(typ="safe", pure=True).load(text)
    except OSError as error:
        return None, [Problem(path, 1, "", Message("unreadable", "cannot be read: {reason}", reason=error.strerror or ""))]
    except UnicodeDecodeError:
        return None, [Problem(path, 1, "", Message("not-utf8", "is not UTF-8 text"))]
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return None, [Problem(path, mark.line + 1 if mark else 1, "", _not_yaml(error.problem or error.context))]
    except YAMLError as error:
        return None, [Problem(path, 1, "", _not_yaml(error))]
    try:
        model = Districts.model_validate(data)
    except ValidationError as error:
        return None, [_problem(path, root, found["loc"], _pydantic(found["msg"])) for found in error.errors()]
    return model, _together(path, root, model)


def _not_yaml(reason: object) -> Message:
    return Message("not-yaml", "is not YAML: {reason}", reason=str(reason))


def _pydantic(reason: str) -> Message:
    return Message("pydantic", "{reason}", reason=reason[:1].lower() + reason[1:])


def _problem(path: Path, root: Node | None, where: Where, message: Message) -> Problem:
    field = ""
    for step in where:
        field += f"[{step}]" if isinstance(step, int) else f".{step}" if field else step
    return Problem(path, _line(root, where), field, message)


def _line(root: Node | None, where: Where) -> int:
    """The line of a field, or of the nearest thing around it that is there."""
    node, line = root, 1
    for step in where:
        if isinstance(node, MappingNode):
            found = [(key, value) for key, value in node.value if key.value == step]
            if not found:
                break
            line, node = found[0][0].start_mark.line + 1, found[0][1]
        elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
            node = node.value[step]
            line = node.start_mark.line + 1
        else:
            break
    return int(line)


def _twice(what: str) -> Message:
    return Message("district-twice", "is given twice: {what}", what=what)


def _together(path: Path, root: Node | None, model: Districts) -> list[Problem]:
    """What no single field can show: names and powers once, and as many charms and curses as the box holds."""
    problems: list[Problem] = []
    names: set[str] = set()
    powers: set[str] = set()
    for index, found in enumerate(model.districts):
        if found.name in names:
            problems.append(_problem(path, root, ("districts", index, "name"), _twice(found.name)))
        if found.power in powers:
            problems.append(_problem(path, root, ("districts", index, "power"), _twice(found.power)))
        names.add(found.name)
        if found.power != "none":
            powers.add(found.power)
    for power in POWERS[1:]:
        if power not in powers:
            message = Message("power-without", "no district has the power {power}", power=power)
            problems.append(_problem(path, root, ("districts",), message))
    kinds = Counter[str](found.kind for found in model.districts)
    for kind, need in (("charm", CHARMS), ("curse", CURSES)):
        if kinds[kind] != need:
            have = kinds[kind]
            message = Message("kinds", "needs {need} of kind {kind}, not {have}", need=need, kind=kind, have=have)
            problems.append(_problem(path, root, ("districts",), message))
    return problems
