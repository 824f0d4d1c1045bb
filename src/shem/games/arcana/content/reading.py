"""Files to models: pydantic's complaints as sentences that say what would be right, at their line."""

from __future__ import annotations

import re
import types
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from shem.core.content.document import Document
from shem.core.content.problems import Message, Mistake, Problem, Where
from shem.games.arcana.content.models_army import NUMBER_PATTERN
from shem.games.arcana.content.models_tables import SIDE_PATTERN
from shem.games.arcana.content.models_words import ID_PATTERN, Model
from shem.games.arcana.content.problems import hint

M = TypeVar("M", bound=Model)

_MAPPING = Message("must-mapping", "must be a mapping of fields")
_KINDS = {
    "int_type": Message("must-int", "must be a whole number"),
    "bool_type": Message("must-bool", "must be true or false"),
    "string_type": Message("must-text", "must be text"),
    "list_type": Message("must-list", "must be a list"),
    "dict_type": _MAPPING,
    "model_type": _MAPPING,
    "model_attributes_type": _MAPPING,
}

_PATTERNS = {
    SIDE_PATTERN: Message("pattern-side", "a tile's number and its side, such as 4A"),
    ID_PATTERN: Message("pattern-id", "an id: small letters and digits, with '-' between words"),
    NUMBER_PATTERN: Message("pattern-number", "the number of a map tile"),
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


def _message(model: type[Model], where: Where, details: ErrorDetails) -> Message:
    kind, given, limits = details["type"], details["input"], details.get("ctx", {})
    if kind == "missing":
        return Message("missing", "is missing: {meaning}", meaning=_description(model, where))
    if kind == "extra_forbidden":
        known = list(_fields(_at(model, where[:-1])))
        near = hint(str(where[-1]), known) or "."
        return Message("no-field", "is no field here{hint} The fields are {known}", hint=near, known=", ".join(known))
    if kind == "literal_error":
        return _unknown(given, limits["expected"])
    if kind in _KINDS:
        return _not(_KINDS[kind], given)
    if kind == "string_pattern_mismatch":
        return Message("pattern", "{given} must be {right}", given=_shown(given), right=_PATTERNS[limits["pattern"]])
    if kind == "value_error":
        mistake: Mistake = limits["error"]
        return _not(mistake.message, given)
    return _limit(kind, given, limits) or Message("pydantic", "{reason}", reason=details["msg"])


def _limit(kind: str, given: Any, limits: dict[str, Any]) -> Message | None:
    """What is too small, too large, too short or too long."""
    if kind == "greater_than_equal":
        return Message("at-least", "must be at least {least}, not {given}", least=limits["ge"], given=given)
    if kind == "less_than_equal":
        return Message("at-most", "must be at most {most}, not {given}", most=limits["le"], given=given)
    if kind == "too_short":
        least = limits["min_length"]
        return Message("too-few", "must have at least {least} entries, not {have}", least=least, have=len(given))
    if kind == "too_long":
        most = limits["max_length"]
        return Message("too-many", "must have at most {most} entries, not {have}", most=most, have=len(given))
    if kind == "string_too_short":
        return Message("no-text", "must not be empty")
    if kind == "string_too_long":
        return Message("long-text", "must have at most {most} characters", most=limits["max_length"])
    return None


def _not(right: Message, given: Any) -> Message:
    return Message("not", "{right}, not {given}", right=right, given=_shown(given))


def _unknown(given: Any, expected: str) -> Message:
    known = [_bare_word(word) for word in re.split(", | or ", expected)]
    return Message(
        "unknown",
        "{given} is not known{hint} It must be one of {known}",
        given=_shown(given),
        hint=hint(str(given), known) or ".",
        known=", ".join(known),
    )


def _bare_word(word: str) -> str:
    """A word without its quotes; numbers, true and false as they are written."""
    return word[1:-1] if word.startswith("'") else word.lower()


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return Message("mapping", "a mapping")
    if isinstance(value, list):
        return Message("list", "a list")
    if value is None:
        return Message("nothing", "nothing")
    if repr(value) == f"'{value}'":
        return Message("quoted", "'{text}'", text=value)
    return repr(value)


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
