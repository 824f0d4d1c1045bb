"""Decks as bags: known cards on top with who knows them, and counts of the rest (by kind of card)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final


@final
class Known:
    """A card on top of a deck that somebody has looked at. seers: a mask of seats."""

    def __init__(self, card: int, seers: int) -> None:
        self.card: Final = card
        self.seers: Final = seers

    def data(self) -> list[int]:
        return [self.card, self.seers]


@final
class Deck:
    """top: the next card first. rest: how many of each card are below, in an order that nobody knows. discards: by card."""

    def __init__(self, top: list[Known], rest: list[int], discards: list[int]) -> None:
        self.top = top
        self.rest = rest
        self.discards = discards

    def left(self) -> int:
        return len(self.top) + sum(self.rest)

    def copy(self) -> Deck:
        return Deck(self.top[:], self.rest[:], self.discards[:])

    def data(self) -> dict[str, Any]:
        return {"top": [known.data() for known in self.top], "rest": list(self.rest), "discards": list(self.discards)}


def deck_from(data: Mapping[str, Any]) -> Deck:
    """The deck that `Deck.data` wrote."""
    return Deck([Known(*known) for known in data["top"]], list(data["rest"]), list(data["discards"]))
