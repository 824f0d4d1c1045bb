"""Who says which kinds of documents people keep: a game's Face its own, the house what is of no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Keeper(Protocol):
    """documents: the kinds, each with its present version."""

    @property
    def game(self) -> str: ...

    @property
    def documents(self) -> Mapping[str, int]: ...

    def upgraded(self, kind: str, version: int, data: dict[str, Any]) -> dict[str, Any]:
        """A document of an earlier version of its kind as the present one has it."""
