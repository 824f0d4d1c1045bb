"""Catalogues read whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from shem import games
from shem.locale.words import SOURCE, catalogues


def messages(language: str, chosen: Iterable[Traversable] | None = None) -> dict[str, frozenset[str]]:
    """Every code of these catalogues (default: all that every language has) with the values that its sentence uses.

    Raises ValueError for bad Fluent.
    """
    everything = (catalogues(language, game)[name] for game in ("", *games.names()) for name in catalogues(SOURCE, game))
    found: dict[str, frozenset[str]] = {}
    for file in everything if chosen is None else chosen:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}/{file.name} cannot be read: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{language}: {entry.id.name} is there twice")
                found[entry.id.name] = frozenset(_variables(entry.value))
    return found


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables(child)
