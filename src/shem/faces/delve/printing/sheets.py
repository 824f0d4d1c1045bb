"""All that can be printed of Delve, of a pack, or for one quest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from shem import games
from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.faces.delve.camp.sheet import name_of
from shem.faces.delve.printing import cards, pieces
from shem.faces.delve.printing.pieces import Sides
from shem.faces.delve.scenes.head import head_of
from shem.faces.delve.scenes.shapes import DelveHead
from shem.faces.delve.telling.names import Names
from shem.games.delve.content.codex import world_of, worlds
from shem.games.delve.content.world import World
from shem.games.delve.parts import vocabulary as v
from shem.locale.words import Words
from shem.table.cardboard import Cardboard, PrintPortion, PrintSheet, only
from shem.table.face import Host
from shem.table.fault import Fault

PACK: Final = "pack"
QUEST: Final = "quest"
SIGN: Final = ":"  # between what a portion is of, the pack, and the id


def cardboard(host: Host, request: Any, of: str) -> Cardboard:
    words = host.words(request)
    kind, pack, id = (*of.split(SIGN, 2), "", "")[:3]
    world = _world(pack)
    if kind not in ("", PACK, QUEST) or (kind == QUEST and id not in world.parts["quests"]):
        raise Fault("no-portion", 404)
    heads = _heads(words, world, pack)
    head: Any = heads[0]
    sheets = _for_quest(words, world, pack, id) if kind == QUEST else _all(words, world, heads, pack)
    return {"portions": list(_portions(words)), "sheets": only(sheets), "head": head}


def _world(pack: str) -> World:
    try:
        return world_of(pack)
    except (OptionError, ContentError) as error:
        raise Fault("no-portion", 404) from error


def _heads(words: Words, world: World, pack: str) -> list[DelveHead]:
    """As a match has them: of all Heroes, as many as a party may have in each."""
    heroes, found = list(world.parts["heroes"]), []
    for first in range(0, len(heroes), v.MOST_HEROES):
        party = heroes[first : first + v.MOST_HEROES]
        setup = games.game("delve").resolve({"heroes": party, "pack": pack})
        found.append(head_of(Names(words, setup, [""] * len(party))))
    return found


def _all(words: Words, world: World, heads: list[DelveHead], pack: str) -> Iterator[PrintSheet]:
    yield from cards.Printing(words, world, heads, pack).sheets()
    yield pieces.tiles(words, world, None, pack)
    yield pieces.tokens(words)
    yield pieces.stands(words, world, heads, pack)


def _for_quest(words: Words, world: World, pack: str, id: str) -> Iterator[PrintSheet]:
    """The sides of its tiles, and tokens; of its Enemies nothing is told beforehand."""
    sides: Sides = Counter((laid.tile, laid.side) for laid in world.parts["quests"][id].tiles.values())
    yield pieces.tiles(words, world, sides, pack)
    yield pieces.tokens(words)


def _portions(words: Words) -> Iterator[PrintPortion]:
    for pack, world in worlds().items():
        if pack:
            yield {"code": f"{PACK}{SIGN}{pack}", "name": pack, "group": words.say("delve-print-packs")}
        for id, quest in world.own("quests").items():
            name = name_of(words, quest, id)
            yield {"code": SIGN.join((QUEST, pack, id)), "name": name, "group": words.say("delve-print-quests")}
