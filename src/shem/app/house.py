"""The documents of no game that people keep: their kinds, how each is checked on its way in, and who keeps them.

A new kind is a line in KINDS: the TypedDict that it is sent as (which refuses other fields), and what the shape cannot say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from shem.stylus import book
from shem.table import banners
from shem.table.face import face
from shem.table.keeper import Keeper


class Kind(NamedTuple):
    """check: raises Fault or ShemError for what is of its form and cannot be kept. most: letters of it as JSON."""

    form: Any
    check: Callable[[Any], object]
    version: int = 1
    most: int = 64 * 1024


KINDS: Final[Mapping[str, Kind]] = {
    "banner": Kind(banners.Banner, banners.check),
    "book": Kind(book.Book, book.checked, most=768 * 1024),
}


class House:
    """The keeper of what is of no game."""

    game: Final = ""

    @property
    def documents(self) -> Mapping[str, int]:
        return {name: kind.version for name, kind in KINDS.items()}

    def upgraded(self, kind: str, version: int, data: dict[str, Any]) -> dict[str, Any]:
        raise LookupError(f"{kind} {version}")


def keeper(game: str) -> Keeper:
    """Of a game's documents; of the house's where the name is empty."""
    return face(game) if game else House()
