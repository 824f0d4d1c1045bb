"""What lies on a real table in Delve: discovered map tiles, doors, tokens, Heroes and Enemies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from shem.core.event import Event
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.telling.position import chest_at, crowns_at, search_at, shown_areas, shown_doors
from shem.games.delve.parts import events
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Figure
from shem.table.real import Thing

TILES, DOORS, TOKENS, HEROES, ENEMIES = range(5)


def things_of(glance: Glance) -> list[Thing]:
    """All that lies there, in the order in which it is laid out."""
    world = glance.world
    return [
        *_tiles(glance),
        *(_door(glance, door) for door in shown_doors(world) if world.doors[door] != v.OPENED),
        *(token for area in shown_areas(world) for token in _tokens(glance, area)),
        *_overlays(glance),
        *(_figure(glance, "hero", HEROES, hero)._replace(owner=hero.who) for hero in world.standing()),
        *(_figure(glance, "enemy", ENEMIES, enemy) for enemy in world.enemies),
    ]


def ways_of(happened: Sequence[Event]) -> dict[str, list[int]]:
    """The areas that figures came to."""
    found: dict[str, list[int]] = {}
    for event in happened:
        if event.kind in (events.MOVED, events.BASHED, events.PULLED):
            who, _, area = cast(tuple[int, ...], event.values[:3])
            found.setdefault(f"{'hero' if who < v.FIRST_ENEMY else 'enemy'}-{who}", []).append(area)
    return found


def _tiles(glance: Glance) -> Iterator[Thing]:
    """Those of which any area is discovered."""
    names, shown = glance.names, shown_areas(glance.world)
    for number, tile in enumerate(names.setup["dungeon"].get("tiles", [])):
        areas = tuple(area for area in range(glance.world.box.dungeon.areas) if names.tile_of(area) == number)
        if any(area in shown for area in areas):
            yield Thing(
                id=f"tile-{number}",
                kind="tile",
                phase=TILES,
                owner=None,
                name=names.say("real-tile-name", tile=names.tile(number), side=tile["side"].upper()),
                place=f"{tile['x']},{tile['y']}",
                where=names.say("real-corner", column=tile["x"] + 1, row=tile["y"] + 1),
                at=areas,
                row=number,
                how=str(tile["turn"]),
                lies=names.say("real-turned", turn=tile["turn"]) if tile["turn"] else "",
            )


def _there(glance: Glance, kind: str, id: str, phase: int, area: int, name: str) -> Thing:
    names = glance.names
    return Thing(f"{kind}-{id}", kind, phase, None, name, str(area), names.area(area), (area,), names.tile_of(area))


def _door(glance: Glance, door: int) -> Thing:
    one, other = glance.world.box.dungeon.doors[door]
    lock = v.LOCKS[glance.world.doors[door]]
    found = _there(glance, "door", str(door), DOORS, one, glance.names.door(door))
    return found._replace(at=(one, other), how=lock, lies=glance.names.say(f"lock-{lock}"))


def _tokens(glance: Glance, area: int) -> Iterator[Thing]:
    """What lies in a discovered area to be found or picked up."""
    names, world = glance.names, glance.world
    search, chest, crowns = search_at(world, area), chest_at(world, area), crowns_at(world, area)
    if search is not None:
        yield _there(glance, "search", str(search), TOKENS, area, names.say("real-search-name"))
    if chest is not None:
        lock = v.LOCKS[world.chests[chest]]
        name = names.say("real-chest-name")
        yield _there(glance, "chest", str(chest), TOKENS, area, name)._replace(how=lock, lies=names.say(f"lock-{lock}"))
    if crowns:
        name = names.say("real-crowns-name")
        lies = names.say("real-crowns-there", crowns=crowns)
        yield _there(glance, "crowns", str(area), TOKENS, area, name)._replace(how=str(crowns), lies=lies)
    for item in [item for where, item in world.floor if where == area]:
        yield _there(glance, "item", str(item), TOKENS, area, names.item(item))


def _overlays(glance: Glance) -> Iterator[Thing]:
    names, seen = glance.names, set[str]()
    for kind, area, to in glance.world.overlays:
        id = f"{kind}-{area}-{to}"
        if glance.world.is_revealed(area) and id not in seen:
            seen.add(id)
            bars = kind == v.BARRIER
            lies = names.say("real-bars", area=names.area(to)) if bars else ""
            yield _there(glance, "overlay", id, TOKENS, area, names.overlay(kind))._replace(lies=lies)


def _figure(glance: Glance, kind: str, phase: int, figure: Figure) -> Thing:
    """It lies while it is knocked out."""
    found = _there(glance, kind, str(figure.who), phase, figure.area, glance.names.figure(figure.who))
    return found._replace(how="ko", lies=glance.names.say("real-down")) if figure.ko else found
