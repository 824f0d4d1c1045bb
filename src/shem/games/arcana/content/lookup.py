"""Finding what an option names: by id, by name, or with a word on what there is instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from shem.core.errors import OptionError
from shem.games.arcana.content.problems import hint

Piece = TypeVar("Piece")


def find(kind: str, table: Mapping[str, Piece], titles: Mapping[str, str], wanted: Any) -> tuple[str, Piece]:
    """A piece by id or by its name (`titles`: id by name), capital letters or not; raises OptionError."""
    text = str(wanted)
    id = text if text in table else {title.lower(): id for title, id in titles.items()}.get(text.lower(), "")
    if not id:
        raise unknown(kind, text, [*table, *titles])
    return id, table[id]


def one_of(option: str, value: Any, known: Sequence[str]) -> str:
    """A value that is one of a few words (None: the first); raises OptionError."""
    chosen = str(value) if value is not None else known[0]
    if chosen not in known:
        raise OptionError(
            f"unknown-{option}",
            f"there is no {option} '{chosen}'{hint(chosen, known) or ';'} There is {', '.join(known)}",
            {"name": chosen, "known": ", ".join(known)},
        )
    return chosen


def unknown(kind: str, name: str, known: Iterable[str]) -> OptionError:
    names = sorted(known)
    return OptionError(
        f"unknown-{kind}", f"there is no {kind} '{name}'{hint(name, names)}", {"name": name, "known": ", ".join(names)}
    )
