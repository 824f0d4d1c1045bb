"""Delve's cardboard besides its cards: map tiles, tokens and figures of paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from shem.faces.delve.camp.sheet import name_of
from shem.faces.delve.scenes.shapes import DelveHead
from shem.games.delve.content.models_quest import Side, Tile
from shem.games.delve.content.world import World
from shem.games.delve.parts import vocabulary as v
from shem.locale.words import Words
from shem.table.cardboard import Picture, PrintPiece, PrintSheet, piece, sheet

CELL: Final = 36  # millimetres: five of them across a page
TOKEN: Final = (24, 24)
COUNTER: Final = (18, 18)
HERO: Final = (30, 48)
ENEMY: Final = (28, 44)
MASTER: Final = (44, 62)
ROW: Final = ",", "."  # between cells, and rows, of what a picture is told
# How many of which token a party needs.
THINGS: Final = {"door": 8, "locked": 3, "magic": 3, "chest": 4, "search": 4, "shrine": 2, "crowns": 6, "items": 4}
OVERLAYS: Final = 4
CONDITIONS: Final = {"slowed": 4, "blinded": 4, "stunned": 4, "bleed": 8, "fire": 8, "ko": 4, "poison": 6, "hidden": 4}
RANKED: Final = ("bleed", "fire", "poison")  # the first rank on one side, the second on the other
COUNTED: Final = {"wound": {1: 16, 5: 6}, "souls": {1: 8, 5: 4}, "break": {1: 6}}
NUMBERS: Final = 12  # of Enemies that are alike
COPIES: Final = (4, 3, 2)  # of an Enemy, by its rank

Sides = Mapping[tuple[str, str], int]  # how many are needed of a tile's side


def tiles(words: Words, world: World, sides: Sides | None, pack: str) -> PrintSheet:
    """Both sides of each, one after the other; or those of a quest."""
    own = set(world.own("tiles")) if pack else set()

    def found() -> Iterator[PrintPiece]:
        every: Mapping[str, Tile] = world.parts["tiles"]
        for id, tile in every.items():
            for letter, side in (("a", tile.a), ("b", tile.b)):
                count = 1 if sides is None else sides.get((id, letter), 0)
                name = _say(words, "side", tile=name_of(words, tile, id), side=letter.upper())
                size = (CELL * len(side.rows), CELL * len(side.rows))
                mine = pack if id in own else ""
                yield piece(f"tile-{id}-{letter}", name, size, _drawn(id, letter, side), own=mine, count=count)

    return sheet("tiles", _say(words, "tiles"), "tile", found(), _say(words, "tiles-about"))


def _drawn(id: str, letter: str, side: Side) -> Picture:
    cell, row = ROW
    marks = row.join(f"{area}{cell}{x}{cell}{y}" for area, (x, y) in side.marks.items())
    return {
        "draw": "tile",
        "look": f"{id}-{letter}",
        "rows": row.join(side.rows),
        "walls": row.join(side.walls),
        "marks": marks,
    }


def tokens(words: Words) -> PrintSheet:
    def found() -> Iterator[PrintPiece]:
        for code, count in THINGS.items():
            yield piece(f"token-{code}", _say(words, f"token-{code}"), TOKEN, {"draw": "thing", "of": code}, count=count)
        for code in v.OVERLAYS:
            name = words.say(f"delve-overlay-{code}")
            yield piece(f"token-{code}", name, TOKEN, {"draw": "overlay", "of": code}, count=OVERLAYS)
        for code, count in CONDITIONS.items():
            yield _condition(words, code, count)
        for code, values in COUNTED.items():
            for value, count in values.items():
                picture: Picture = {"draw": "counted", "of": code, "value": value}
                name = _say(words, f"token-{code}")
                yield piece(f"token-{code}-{value}", name, COUNTER, picture, corner=str(value), count=count)
        for number in range(1, NUMBERS + 1):
            picture = {"draw": "number", "of": number}
            yield piece(f"token-number-{number}", _say(words, "token-number"), COUNTER, picture, corner=str(number))

    return sheet("tokens", _say(words, "tokens"), "token", found(), _say(words, "tokens-about"))


def _condition(words: Words, code: str, count: int) -> PrintPiece:
    name = words.say(f"delve-condition-{code}")
    if code not in RANKED:
        return piece(f"token-{code}", name, COUNTER, {"draw": "condition", "of": code, "rank": 0}, count=count)
    first, second = (words.say("delve-ranked", name=name, rank=rank) for rank in ("I", "II"))
    return piece(
        f"token-{code}",
        first,
        COUNTER,
        {"draw": "condition", "of": code, "rank": 1},
        back={"draw": "condition", "of": code, "rank": 2},
        turned=second,
        count=count,
    )


def stands(words: Words, world: World, heads: Sequence[DelveHead], pack: str) -> PrintSheet:
    own = {part: set(world.own(part)) if pack else set() for part in ("heroes", "enemies")}

    def found() -> Iterator[PrintPiece]:
        for place, hero in enumerate(hero for head in heads for hero in head["heroes"]):
            picture: Picture = {"draw": "who", "of": hero["id"], "badge": place}
            mine = pack if hero["id"] in own["heroes"] else ""
            yield piece(f"stand-{hero['id']}", hero["name"], HERO, picture, under=hero["epithet"], own=mine)
        for foe in heads[0]["foes"]:
            kind = heads[0]["kinds"][foe["kind"]]["id"]
            yield piece(
                f"stand-{foe['id']}-{foe['rank']}",
                foe["name"],
                MASTER if foe["master"] else ENEMY,
                {"draw": "who", "of": kind, "rank": -1 if foe["master"] else foe["rank"]},
                under=_say(words, "master") if foe["master"] else "",
                own=pack if kind in own["enemies"] else "",
                count=1 if foe["master"] else COPIES[foe["rank"]],
            )

    return sheet("stands", _say(words, "stands"), "stand", found(), _say(words, "stands-about"))


def _say(words: Words, code: str, **values: str | int) -> str:
    return words.say(f"delve-print-{code}", **values)
