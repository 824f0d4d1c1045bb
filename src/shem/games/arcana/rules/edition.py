"""The rules object: what an edition of the rulebook decides (rulings A). Nothing else asks for the edition."""

from __future__ import annotations

from typing import Final, final

EDITIONS: Final = ["2015"]


@final
class Edition:
    """Edition 2015, the default. `chances` and `classes` keep what was counted over the 100 faces by its rules."""

    def __init__(self) -> None:
        self.name: Final = "2015"
        self.chances: Final[dict[int, float]] = {}
        self.classes: Final[dict[tuple[int, ...], list[int]]] = {}

    def is_hit(self, face: int, to_hit: int) -> bool:
        """Rolling the Attack Dice: equal to or less than the To-Hit (ruling A2)."""
        return face <= to_hit


def edition(name: str) -> Edition:
    """The edition of this name; raises KeyError."""
    if name not in EDITIONS:
        raise KeyError(name)
    return Edition()
