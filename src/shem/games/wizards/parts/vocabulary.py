"""The words of cards and tiles as numbers, by which the rules compare them."""

from __future__ import annotations

from typing import Final

# hardness of a material
SOFT: Final = 0
HARD: Final = 1
ROCK: Final = 2
METAL: Final = 3
HARDNESSES: Final = ("soft", "hard", "rock", "metal")

# traits of a Golem, each from one of its three cards
MATERIAL: Final = 0
SIZE: Final = 1
SHAPE: Final = 2
TRAITS: Final = ("material", "size", "shape")

# kinds of Terrain Tiles
TOWER: Final = 0
SITE: Final = 1
MONOLITH: Final = 2
WATER: Final = 3
WASTELAND: Final = 4
TERRAINS: Final = ("tower", "site", "monolith", "water", "wasteland")

# decks, and the hands drawn from them
GOLEM_DECK: Final = 0
EVENT_DECK: Final = 1
DECKS: Final = 2
DECK_NAMES: Final = ("golem", "event")

# what an Event card does
EXTRA_ATTACK: Final = 0
ARMOR: Final = 1
FORCE: Final = 2
HASTE: Final = 3
MANA: Final = 4
STORM: Final = 5
POWER: Final = 6
PROTECTION: Final = 7
PORTAL: Final = 8
DIVINATION: Final = 9
DISPELL: Final = 10
REPAIR: Final = 11
THEFT: Final = 12
TRANSFORMATION: Final = 13
DEEDS: Final = (
    "extra_attack",
    "armor",
    "force",
    "haste",
    "mana",
    "storm",
    "power",
    "protection",
    "portal",
    "divination",
    "dispell",
    "repair",
    "theft",
    "transformation",
)
BATTLE_DEEDS: Final = (EXTRA_ATTACK, ARMOR, FORCE)
