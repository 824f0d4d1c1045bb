"""What lies on a real table in a battle: Map Tiles, Mana Well tokens, markers and figures, and how figures moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from shem.core.event import Event
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.head import region_of
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.ground import Well, Zone
from shem.table.real import Thing

TILE: Final = 3  # Regions along each side of a Map Tile
TILES, WELLS, CAPTURES, MARKERS, FIGURES = range(5)
LAIN: Final = {v.LAID: "laid", v.BLESSING: "blessing", v.CURSE: "curse"}


def things_of(glance: Glance) -> list[Thing]:
    """All that lies there, in the order in which it is laid out."""
    battle = glance.battle
    return [
        *_tiles(glance),
        *(_well(glance, well) for well in battle.wells if not well.among and well.left()),
        *(_capture(glance, number) for number in range(len(battle.plan.captures))),
        *(_ground(glance, change[0]) for change in battle.changes),
        *(_zone(glance, zone) for zone in battle.zones),
        *(_figure(glance, golem) for golem in battle.golems if golem.at >= 0),
    ]


def ways_of(happened: Sequence[Event]) -> dict[str, list[int]]:
    """The Regions that figures came to."""
    found: dict[str, list[int]] = {}
    for event in happened:
        values = dict(zip(event.kind.fields, event.values))
        if event.kind is events.MOVED:
            found.setdefault(f"golem-{values['golem']}", []).extend(cast(tuple[int, ...], values["path"]))
        elif event.kind in (events.DISPLACED, events.ENTERED_BOARD):
            found.setdefault(f"golem-{values['golem']}", []).append(cast(int, values["region"]))
    return found


def _tiles(glance: Glance) -> Iterator[Thing]:
    names, field = glance.names, glance.battle.plan.field
    for number, tile in enumerate(names.setup["tiles"]):
        column, row = tile["at"]
        corners = [field.at(column + x, row + y) for y in range(TILE) for x in range(TILE)]
        turn = tile["turn"]
        yield Thing(
            id=f"tile-{number}",
            kind="tile",
            phase=TILES,
            owner=None,
            name=names.say("real-side", side=tile["side"]),
            place=f"{column},{row}",
            where=names.region(corners[0]),
            at=tuple(corners),
            row=row + 1,
            how=str(turn),
            lies=names.say("real-turned", turn=turn) if turn else "",
        )


def _there(glance: Glance, kind: str, id: str, phase: int, region: int, name: str, how: str = "", lies: str = "") -> Thing:
    """A thing of nobody's in one Region."""
    row = glance.battle.field.regions[region].row + 1
    where = glance.names.region(region)
    return Thing(f"{kind}-{id}", kind, phase, None, name, str(region), where, (region,), row, how, lies)


def _well(glance: Glance, well: Well) -> Thing:
    """A token; it is turned over when Mana was taken first."""
    how = "tapped" if well.done else "filled"
    name, lies = glance.names.say("real-well-name"), glance.names.say(f"real-well-{how}")
    return _there(glance, "well", str(well.region), WELLS, well.region, name, how, lies)


def _capture(glance: Glance, number: int) -> Thing:
    capture = glance.battle.plan.captures[number]
    return _there(glance, "capture", str(number), CAPTURES, capture.region, glance.names.say("real-capture-name"))


def _ground(glance: Glance, region: int) -> Thing:
    """A Region that is no longer what is printed on its tile."""
    now = region_of(glance.names, glance.battle.field, region)
    how = f"{now['terrain']},{now['cover']},{now['obstructions']}"
    lies = glance.names.say("real-is-ground", ground=glance.names.ground(region), obstructions=now["obstructions"])
    return _there(glance, "ground", str(region), MARKERS, region, glance.names.say("real-marker"), how, lies)


def _zone(glance: Glance, zone: Zone) -> Thing:
    """What lies on a Region: an Ancient One has one Blessing and one Curse to lay; what was laid at once has one age."""
    role, names = LAIN[zone.layout.role], glance.names
    called = names.called(zone.layout.name) or names.source(zone.source)
    name = names.say(f"real-{role}-name", name=called, army=_army(glance, zone.army))
    id = f"{zone.age}-{zone.region}" if zone.ancient < 0 else f"{zone.army}-{zone.ancient}"
    return _there(glance, role, id, MARKERS, zone.region, name)


def _army(glance: Glance, army: int) -> str:
    return glance.names.army(army) if army < glance.battle.plan.wild else "none"


def _figure(glance: Glance, golem: Golem) -> Thing:
    kind = "construct" if golem.type.construct else "golem"
    found = _there(glance, kind, "", FIGURES, golem.at, glance.names.golem(golem.number))
    owner = golem.army if golem.army < glance.battle.plan.wild else None
    return found._replace(id=f"golem-{golem.number}", owner=owner)
