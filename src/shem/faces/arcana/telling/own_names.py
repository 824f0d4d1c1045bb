"""The names that content gives its abilities and places in other languages than English."""

from __future__ import annotations

from typing import Any

from shem.locale.words import SOURCE, Words

PIECES = ("golems", "knights", "relics", "ancients", "scenario")


def naming(words: Words, content: dict[str, Any]) -> Words:
    """The words, with the names of a set-up's pieces and places, or of all pieces as `compile_all` gives them."""
    if words.language == SOURCE:
        return words
    found: dict[str, str] = {}
    for kind in PIECES:
        _collect(content.get(kind), f"name_{words.language}", found)
    return words.naming(found)


def _collect(value: Any, field: str, found: dict[str, str]) -> None:
    if isinstance(value, dict):
        if field in value:
            found[value["name"]] = value[field]
        for entry in value.values():
            _collect(entry, field, found)
    elif isinstance(value, list):
        for entry in value:
            _collect(entry, field, found)
