"""A file of content: any part of it may stand in any file."""

from __future__ import annotations

from pydantic import Field

from shem.games.delve.content.models_cards import Blessing, Critical, Dice, Drawn, Encounter, Enemy, Hero, Item, Search
from shem.games.delve.content.models_quest import Campaign, Quest, Tile
from shem.games.delve.content.models_words import Id, Name, Provenance, Strict


class Contents(Strict):
    """What a pack's file names like something of the core replaces that; copies 0 take a card out."""

    name: Name
    source: Provenance
    dice: Dice | None = None
    heroes: dict[Id, Hero] = Field({})
    items: dict[Id, Item] = Field({})
    enemies: dict[Id, Enemy] = Field({})
    encounters: dict[Id, Encounter] = Field({})
    events: dict[Id, Drawn] = Field({})
    traps: dict[Id, Drawn] = Field({})
    searches: dict[Id, Search] = Field({})
    criticals: dict[Id, Critical] = Field({})
    blessings: dict[Id, Blessing] = Field({})
    tiles: dict[Id, Tile] = Field({})
    campaigns: dict[Id, Campaign] = Field({})
    quests: dict[Id, Quest] = Field({})
