"""Camp's shapes of the HTTP API, as plain JSON."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shem.faces.delve.scenes.listing_shapes import HeroLine
from shem.faces.delve.scenes.shapes import DelveName, ItemHead, PowerHead, RankHead


class CampHeroLine(HeroLine):
    """A Hero that can go. badge: its colour and shape."""

    badge: int


class CampRow(TypedDict):
    """A party in a line. quest: that is next, by its name; empty: it chooses, or its story has ended. missing: why it
    cannot go on now, such as that its pack is gone; empty if it can."""

    id: str
    name: str
    campaign: str
    quest: str
    heroes: list[CampHeroLine]
    played: int
    missing: str


class CampaignLine(DelveName):
    """A campaign that can be begun. content: the pack that brings it, empty for the game's own. heroes: who can go."""

    content: str
    heroes: list[CampHeroLine]


class Camps(TypedDict):
    """This device's parties, and what one can begin from."""

    parties: list[CampRow]
    campaigns: list[CampaignLine]


class CampHeld(TypedDict):
    """An Item in the pack. why: it cannot be put on now; empty if it can."""

    item: int
    why: str


class CampHero(CampHeroLine):
    """rank: Soul Rank, from 0. powers: of all ranks. fallen: it is a soul. price: of the next Soul Rank, null at the
    highest. why_not: what forbids it. return_price: to come back at its rank; return_why: what forbids that; less: it can
    come back by a Soul Rank less."""

    rank: int
    ranks: list[RankHead]
    powers: list[PowerHead]
    fallen: bool
    away: bool
    crowns: int
    worn: list[int]
    pack: list[CampHeld]
    price: int | None
    why_not: str
    return_price: int
    return_why: str
    less: bool


class CampQuest(TypedDict):
    id: str
    name: str
    text: str
    act: int


class CampChapter(TypedDict):
    """A quest that was played. ending: how it came out, with what is said of it. heroes, fallen: names. told: souls, Crowns
    and rounds in a sentence."""

    name: str
    act: int
    won: bool
    ending: DelveName | None
    heroes: list[str]
    fallen: list[str]
    told: str


class CampSheet(TypedDict):
    """A party in camp. others: Heroes that can join; those that stay behind are among heroes. items: all that there are;
    sells: what each gives; market: those for sale. quests: to choose from; quest: chosen. file: it as a file, of a name."""

    id: str
    name: str
    campaign: DelveName
    act: int
    souls: int
    heroes: list[CampHero]
    others: list[CampHeroLine]
    items: list[ItemHead]
    sells: list[int]
    market: list[int]
    quests: list[CampQuest]
    quest: str | None
    history: list[CampChapter]
    file: str
    file_name: str


class CampBegin(TypedDict):
    """content: the pack of the campaign; left out or empty: the game's own."""

    name: str
    campaign: str
    heroes: list[str]
    content: NotRequired[str]


class CampText(TypedDict):
    """A party's file; match: from which it comes home."""

    text: str
    match: NotRequired[str]


class CampId(TypedDict):
    id: str
