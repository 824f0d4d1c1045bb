"""Files to models: pydantic's complaints as sentences that say what would be right, at their line."""

from __future__ import annotations

import re
import types
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from shem.core.content.problems import Problem
from shem.games.arcana.content.document import Document
from shem.games.arcana.content.models_army import NUMBER_PATTERN
from shem.games.arcana.content.models_tables import SIDE_PATTERN
from shem.games.arcana.content.models_words import ID_PATTERN, Model
from shem.games.arcana.content.problems import Where, hint

M = TypeVar("M", bound=Model)

_KINDS = {
    "int_type": "must be a whole number",
    "bool_type": "must be true or false",
    "string_type": "must be text",
    "list_type": "must be a list",
    "dict_type": "must be a mapping of fields",
    "model_type": "must be a mapping of fields",
    "model_attributes_type": "must be a mapping of fields",
}

_PATTERNS = {
    SIDE_PATTERN: "a tile's number and its side, such as 4A",
    ID_PATTERN: "an id: small letters and digits, with '-' between words",
    NUMBER_PATTERN: "the number of a map tile",
}


def read_model(document: Document, model: type[M]) -> tuple[M | None, list[Problem]]:
    """The file as its model, or every problem that keeps it from being one."""
    if document.problems:
        return None, list(document.problems)
    try:
        return model.model_validate(document.data), []
    except ValidationError as error:
        return None, [_problem(document, model, details) for details in error.errors(include_url=False)]


def _problem(document: Document, model: type[Model], details: ErrorDetails) -> Problem:
    where: Where = tuple(details["loc"])
    if where and where[-1] == "[key]":
        where = where[:-1]
    return document.problem(where, _message(model, where, details))


def _message(model: type[Model], where: Where, details: ErrorDetails) -> str:
    kind, given, limits = details["type"], details["input"], details.get("ctx", {})
    if kind == "missing":
        return f"is missing: {_description(model, where)}"
    if kind == "extra_forbidden":
        known = list(_fields(_at(model, where[:-1])))
        return f"is no field here{hint(str(where[-1]), known) or '.'} The fields are {', '.join(known)}"
    if kind == "literal_error":
        known = re.findall(r"'([^']*)'", limits["expected"]) or _bare_words(limits["expected"])
        return f"{_shown(given)} is not known{hint(str(given), known) or '.'} It must be one of {', '.join(known)}"
    if kind in _KINDS:
        return f"{_KINDS[kind]}, not {_shown(given)}"
    if kind == "greater_than_equal":
        return f"must be at least {limits['ge']}, not {given}"
    if kind == "less_than_equal":
        return f"must be at most {limits['le']}, not {given}"
    if kind in ("too_short", "too_long"):
        least, most = limits.get("min_length"), limits.get("max_length")
        return f"must have at {f'least {least}' if least is not None else f'most {most}'} entries, not {len(given)}"
    if kind in ("string_too_short", "string_too_long"):
        return "must not be empty" if kind == "string_too_short" else f"must have at most {limits['max_length']} characters"
    if kind == "string_pattern_mismatch":
        return f"{_shown(given)} must be {_PATTERNS[limits['pattern']]}"
    return str(limits["error"]) + f", not {_shown(given)}" if kind == "value_error" else details["msg"]


def _bare_words(expected: str) -> list[str]:
    """Numbers, true and false as they are written."""
    return expected.replace(" or ", ", ").lower().split(", ")


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a mapping"
    return "a list" if isinstance(value, list) else "nothing" if value is None else repr(value)


def _description(model: type[Model], where: Where) -> str:
    fields = _fields(_at(model, where[:-1]))
    return fields.get(str(where[-1]), "")


def _fields(model: Any) -> dict[str, str]:
    """The fields of a model as they are written, with what they mean."""
    if not (isinstance(model, type) and issubclass(model, BaseModel)):
        return {}
    return {info.alias or name: info.description or "" for name, info in model.model_fields.items()}


def _at(kind: Any, where: Where) -> Any:
    """The type of what stands at a place."""
    for step in where:
        kind = _inner(kind)
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            kind = next((i.annotation for n, i in kind.model_fields.items() if (i.alias or n) == step), None)
        else:
            kind = get_args(kind)[-1] if get_args(kind) else None
    return _inner(kind)


def _inner(kind: Any) -> Any:
    """Without Annotated and None."""
    while True:
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        elif get_origin(kind) in (Union, types.UnionType):
            kind = next(part for part in get_args(kind) if part is not type(None))
        else:
            return kind
