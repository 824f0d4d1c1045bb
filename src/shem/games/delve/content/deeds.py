"""Which fields a deed has as it is written, and what it names by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from shem.games.delve.parts import vocabulary as v

# fixed lists that a deed can name something of, by what the list is called
FIXED: Final[dict[str, Sequence[str]]] = {
    "colours": v.COLOURS,
    "types": v.TYPES,
    "conditions": v.CONDITIONS,
    "decks": v.DECKS,
    "activities": v.ACTIVITIES,
    "overlays": v.OVERLAYS,
    "skies": ("day", "night"),
}
# parts of a quest that only its own effects can name
OF_QUEST: Final = ("areas", "districts", "doors", "chests", "objectives", "book", "flags", "counts", "endings")
CARDS: Final = "cards"  # an enemy of a rank, or a master
RANKED: Final = (v.BLEED, v.FIRE, v.POISON)  # conditions that come in ranks


class Deed(NamedTuple):
    """needs, may: fields. what, at: the list that the field names something of."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    what: str = ""
    at: str = ""


_AMOUNT: Final = Deed(("amount",))
_FOR: Final = Deed(("amount",), ("whom", "reach"))
_WHOM: Final = Deed((), ("whom", "reach"))
_MOVE: Final = Deed((), ("amount",))
_PUSH: Final = Deed(("amount",), ("whom", "reach", "save"))
_KIND: Final = Deed(("amount", "what"), (), "types")
FIELDS: Final[dict[str, Deed]] = {
    **dict.fromkeys(("hits", "lethal", "pierce", "shields", "critical", "bash", "break", "drain"), _AMOUNT),
    **dict.fromkeys(("armor", "blue", "moves", "save", "health", "combats", "actions", "magic"), _AMOUNT),
    **dict.fromkeys(("heals", "refills", "points", "more-actions", "more-combats", "readies", "treasures"), _FOR),
    **dict.fromkeys(("hides", "slips", "stands", "dies"), _WHOM),
    **dict.fromkeys(("pulls", "pushes"), _PUSH),
    **dict.fromkeys(("resist", "weak"), _KIND),
    **dict.fromkeys(("flies", "shelters"), Deed()),
    "reroll": Deed(("amount",), ("what",), "colours"),
    "aoe": Deed(("reach",)),
    "immune": Deed(("what",), (), "conditions"),
    "hurts": _PUSH,
    "afflict": Deed(("what",), ("rank", "whom", "reach", "save"), "conditions"),
    "cures": Deed((), ("what", "whom", "reach"), "conditions"),
    "crowns": _PUSH,
    "souls": _AMOUNT,
    "gains": Deed(("what",), ("whom",), "items"),
    "draws": Deed(("what", "amount"), ("whom",), "decks"),
    "spawns": Deed(("what", "amount"), ("rank", "at"), CARDS, "areas"),
    "summons": Deed(("what", "amount"), ("rank", "at"), CARDS, "areas"),
    "strikes": Deed((), ("amount", "reach")),
    "advances": Deed((), ("amount", "reach")),
    "retreats": _MOVE,
    "activates": Deed((), ("what", "rank", "amount"), "enemies"),
    "brings": Deed(("what",), (), "skies"),
    "opens": Deed(("at",), (), "", "doors"),
    "reveals": Deed(("at",), (), "", "districts"),
    "places": Deed(("what", "at"), ("to",), "overlays", "areas"),
    "removes": Deed(("at",), ("what",), "overlays", "areas"),
    "unlocks": Deed((), ("what", "at"), "chests", "doors"),
    "objective": Deed(("what",), (), "objectives"),
    "reads": Deed(("what",), (), "book"),
    "flag": Deed(("what",), (), "flags"),
    "count": Deed(("what", "amount"), (), "counts"),
    "wins": Deed(("what",), (), "endings"),
    "loses": Deed((), ("what",), "endings"),
    "bars": Deed(("what",), (), "activities"),
}
# what a trigger of the Book names
NAMED: Final = {
    "reveal": "districts",
    "enter": "areas",
    "open": "doors",
    "chest": "chests",
    "search": "searches",
    "kill": CARDS,
    "clear": "districts",
    "gather": "areas",
    "hold": "areas",
    "count": "counts",
}
