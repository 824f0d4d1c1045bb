"""What the specimen's page is sent."""

from __future__ import annotations

from typing import Any, TypedDict

from shem.table.messages import Choice


class SpecimenHead(TypedDict):
    title: str
    seats: int


class SpecimenScene(TypedDict):
    """Cards as (card, mask of who knows it), -1 for a card that this seat does not; pots: -1 none yet, 0 hidden."""

    rounds: int
    number: int
    hearts: list[int]
    places: list[int]
    hands: list[list[list[int]]]
    tops: list[list[int]]
    rest: int
    discard: list[int]
    pots: list[int]
    shown: bool
    steps: list[list[Any]]


class SpecimenChoices(TypedDict):
    choices: list[Choice]
