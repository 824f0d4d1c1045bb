"""A tiny quest as the set-up that the rules read: six areas, two Districts with a door between them, plain cards.

A A B B | C C D D      0 A, 1 B, 2 C, 3 D, 4 E, 5 F
A A B B d C C D D      a door between B and C, a wall between E and C
A A E E | C C F F
A A E E | C C F F
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Json = dict[str, Any]

ROWS = ("AABBCCDD", "AABBCCDD", "AAEECCFF", "AAEECCFF")
A, B, C, D, E, F = range(6)
DOOR = 0
SWORD, AXE, BOW, PLATE, BREW, LENS, CROWN = range(7)
DRUDGE, BRUTE, SPITTER, MASTER = range(4)  # Enemy cards
RED_FACES = ["blank", "hit", "hit", "hit-star", "two-hits", "lethal"]
BLUE_FACES = ["blank", "blank", "shield", "shield", "two-shields", "hit-star"]


def effect(do: str, amount: int = 0, **more: Any) -> Json:
    return {"do": do, "amount": amount, **more}


def attack(red: int, blue: int = 0, near: int = 0, far: int = 0, type: str = "blade", **more: Any) -> Json:
    return {"red": red, "blue": blue, "near": near, "far": far, "type": type, "effects": [], "stars": [], **more}


def use(timing: str, *effects: Json, aim: str = "none", reach: int = 0) -> Json:
    return {"timing": timing, "aim": aim, "reach": reach, "effects": list(effects)}


def item(kind: str, slot: str, **more: Any) -> Json:
    return {"kind": kind, "slot": slot, "price": 5, "once": False, "attack": None, "use": None, "effects": [], **more}


def power(rank: int = 0, turns: int = 1, **more: Any) -> Json:
    return {"rank": rank, "turns": turns, "attack": None, "use": None, "effects": [], **more}


ITEMS = [
    item("weapon", "hand", attack=attack(2, stars=[[effect("hits", 1)]])),
    item("weapon", "two-hands", attack=attack(3, stars=[[effect("bash", 1)], [effect("afflict", 0, what=3, rank=1)]])),
    item("weapon", "two-hands", attack=attack(2, near=1, far=3, type="arc")),
    item("armour", "body", effects=[effect("armor", 1, when="always")]),
    item("item", "none", once=True, use=use("free", effect("heals", 3, whom="target"), aim="hero")),
    item("item", "charm", use=use("hit", effect("reroll", 1))),
    item("treasure", "head", effects=[effect("save", 1, when="always")]),
]


def rank(health: int, combats: int, actions: int, price: int) -> Json:
    figures = {"health": health, "moves": 3, "combats": combats, "actions": actions}
    return {**figures, "save": 1, "armor": 0, "most_blue": 2, "price": price}


RANKS = [rank(8, 1, 1, 2), rank(9, 1, 2, 4), rank(10, 2, 2, 6), rank(12, 2, 2, 8)]
POWERS = [
    power(turns=1, use=use("hit", effect("hits", 2))),
    power(turns=2, use=use("action", effect("heals", 2, whom="target"), aim="hero", reach=2)),
    power(rank=1, turns=0, attack=attack(2, far=2, type="flame", effects=[effect("aoe", reach=0)])),
    power(rank=1, use=use("defence", effect("shields", 2))),
]


def hero(nature: str, items: list[int]) -> Json:
    return {"nature": nature, "ranks": RANKS, "powers": POWERS, "items": items}


HEROES = [hero(nature, [SWORD, PLATE]) for nature in ("law", "neutral", "chaos", "law", "neutral")]


def foe(kind: int, rank: int, health: int, red: int, **more: Any) -> Json:
    figures = {"kind": kind, "rank": rank, "master": False, "health": health, "moves": 2, "armor": 0}
    return {**figures, "most_blue": 1, "shields": 0, "souls": rank + 1, "attack": attack(red), "effects": [], **more}


FOES = [
    foe(0, 0, 3, 1),
    foe(0, 1, 5, 2, armor=1),
    foe(1, 0, 3, 1, attack=attack(1, near=0, far=3, type="void"), effects=[effect("weak", 1, what=2, when="always")]),
    foe(2, 2, 12, 3, master=True, shields=1, souls=5),
]
NEAR = {"near": 0, "far": 3, "prefer": "nobody", "sentences": [[effect("advances")], [effect("strikes")]]}
FAR = {"near": 1, "far": 4, "prefer": "chaos", "sentences": [[effect("strikes", reach=3)], [effect("retreats", 1)]]}
CLOSE = {"near": 0, "far": 0, "prefer": "weakest", "sentences": [[effect("retreats")], [effect("strikes", reach=3)]]}
IDLE = {"near": -1, "far": -1, "prefer": "nobody", "sentences": [[effect("advances")]]}
KINDS = [{"rules": [NEAR, IDLE]}, {"rules": [CLOSE, FAR, IDLE]}, {"rules": [NEAR, IDLE]}]

DECKS: Json = {
    "encounter": [
        {"copies": 2, "kind": 0, "rank": -1, "effects": [effect("spawns", 1, what=DRUDGE, at=A)]},
        {"copies": 1, "kind": -1, "rank": 0, "effects": [effect("activates", 1)]},
    ],
    "event": [
        {"effects": [effect("brings", 1)]},
        {"effects": [effect("brings", 0)]},
        {"effects": [effect("hurts", 1, whom="heroes", save=True)]},
        {"effects": []},
    ],
    "trap": [{"effects": [effect("hurts", 1)]}, {"effects": [effect("afflict", what=0, rank=1)]}],
    "search": [
        {"faces": 0b0111110, "effects": [effect("crowns", 2)]},
        {"faces": 0b0000001, "effects": [effect("draws", 1, what=2)]},
    ],
    "critical": [
        {"red": True, "effects": [effect("moves", -1, when="always")]},
        {"red": False, "effects": [effect("hurts", 1)]},
    ],
    "law": [{"effects": [effect("armor", 1, when="always")]}],
    "neutral": [{"use": use("free", effect("heals", 2)), "effects": []}],
    "chaos": [{"effects": [effect("hits", -1, when="always")]}],
    "treasure": [{"item": CROWN}],
}

QUEST: Json = {
    "act": 1,
    "start": [A] * 5,
    "chests": [{"area": D, "lock": "locked", "effects": [effect("treasures", 1), effect("crowns", 3)]}],
    "searches": [E],
    "shrines": [A],
    "overlays": [],
    "paragraphs": [
        {"trigger": "start", "orders": [effect("spawns", 1, what=DRUDGE, at=B)]},
        {"trigger": "reveal", "what": 1, "orders": [effect("spawns", 1, what=BRUTE, at=C), effect("objective", what=1)]},
        {"trigger": "kill", "what": BRUTE, "orders": [effect("wins", what=0)]},
        {"trigger": "events-out", "orders": [effect("loses", what=1)]},
    ],
    "flags": 0,
    "events": 0,
    "souls": 0,
}


def dungeon(lock: str = "closed") -> Json:
    cells = ["ABCDEF".index(letter) for row in ROWS for letter in row]
    walls = [[row * 8 + 3, row * 8 + 4] for row in (2, 3)]
    marks = [8, 10, 12, 14, 26, 30]
    areas = [{"district": 0 if area in (A, B, E) else 1, "mark": mark} for area, mark in enumerate(marks)]
    return {"width": 8, "cells": cells, "walls": walls, "areas": areas, "doors": [{"areas": [B, C], "lock": lock}]}


def setup(heroes: int = 2, **changes: Any) -> Json:
    """The set-up of so many Heroes; changes: of the quest, by field."""
    return deepcopy(
        {
            "heroes": HEROES[:heroes],
            "party": [{"rank": 0, "worn": [SWORD, PLATE], "pack": [BREW], "crowns": 3} for _ in range(heroes)],
            "items": ITEMS,
            "foes": FOES,
            "kinds": KINDS,
            "decks": DECKS,
            "dice": {"red": RED_FACES, "blue": BLUE_FACES},
            "dungeon": dungeon(changes.pop("lock", "closed")),
            "quest": {**QUEST, **changes},
        }
    )
