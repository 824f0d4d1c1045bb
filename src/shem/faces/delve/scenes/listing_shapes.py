"""The shapes of what a party can choose from before a quest."""

from __future__ import annotations

from typing import TypedDict

from shem.faces.delve.scenes.shapes import NatureName


class HeroLine(TypedDict):
    id: str
    name: str
    epithet: str
    text: str
    nature: NatureName
    nature_name: str


class QuestLine(TypedDict):
    """campaign: its name, empty for a quest that stands alone. pack: that brings it, empty for the game's own."""

    id: str
    pack: str
    name: str
    text: str
    act: int
    campaign: str


class DelveListing(TypedDict):
    """heroes: who can go, by the pack of the quest."""

    heroes: dict[str, list[HeroLine]]
    quests: list[QuestLine]
