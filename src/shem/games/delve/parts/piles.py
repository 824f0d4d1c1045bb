"""Decks and piles of tokens as bags: how many of each card are left, in an order that nobody knows, and the discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final


@final
class Pile:
    """rest, discards: how many of each card. A card in play is in neither."""

    def __init__(self, rest: list[int], discards: list[int]) -> None:
        self.rest = rest
        self.discards = discards

    def left(self) -> int:
        return sum(self.rest)

    def copy(self) -> Pile:
        return Pile(self.rest[:], self.discards[:])

    def data(self) -> list[Any]:
        return [list(self.rest), list(self.discards)]


def pile_from(data: Sequence[Any]) -> Pile:
    """The pile that `Pile.data` wrote."""
    return Pile(list(data[0]), list(data[1]))


def spread(counts: Sequence[int]) -> list[int]:
    """The card of each face that draws it, from 1; place 0 is unused."""
    found: Final = [-1]
    for card, count in enumerate(counts):
        if count:
            found.extend([card] * count)
    return found
