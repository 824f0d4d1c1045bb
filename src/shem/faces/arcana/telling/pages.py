"""What one looks up: a Region, the Ancient Ones of the armies."""

from __future__ import annotations

from shem.faces.arcana.telling.effects import ON_CARD, ON_ZONE
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.position import capture_line, golem_line, well_line, zone_line
from shem.games.arcana import vocabulary as v
from shem.games.arcana.effect import Effect
from shem.games.arcana.ground import Zone
from shem.games.arcana.pieces import Ancient, Placed
from shem.games.arcana.rules.region import zone_of
from shem.games.arcana.state import Battle


def region_lines(names: Names, battle: Battle, region: int) -> list[str]:
    """A Region as it is now: ground, room, what lies there and does what, what it gives, who stands there."""
    lines = [
        names.say(
            "region-line",
            region=names.region(region),
            ground=names.ground(region),
            obstructions=battle.field.regions[region].obstructions,
            room=battle.field.limits[region],
            free=max(0, battle.free_room(region)),
        )
    ]
    for zone in battle.zones:
        if zone.region == region:
            lines.append("  " + zone_line(names, zone))
            lines += [f"    {names.effect(effect, ON_ZONE)}" for effect in zone.layout.effects]
    lines += [
        "  " + capture_line(names, battle, number)
        for number, capture in enumerate(battle.plan.captures)
        if capture.region == region
    ]
    lines += ["  " + well_line(names, battle, well) for well in battle.wells if well.region == region and not well.among]
    lines += ["  " + names.say("region-zone", army=names.army(army)) for army in _deploying(battle, region)]
    return lines + [f"  {golem_line(names, battle, golem)}" for golem in battle.in_region(region)]


def _deploying(battle: Battle, region: int) -> list[int]:
    """The armies in whose deployment zones a Region is."""
    return [army for army, muster in enumerate(battle.plan.musters) if muster.zone >> region & 1]


def ancient_lines(names: Names, battle: Battle) -> list[str]:
    """Every army's Ancient Ones: powers, costs, where their Blessings and Curses lie."""
    lines = []
    for army, muster in enumerate(battle.plan.musters):
        for number, ancient in enumerate(muster.ancients):
            lines.append(names.say("ancient-line", name=ancient.name, army=names.army(army), apv=ancient.apv))
            lines += [f"  {line}" for line in _powers(names, battle, army, number, ancient)]
    return lines or [names.say("no-ancients")]


def _powers(names: Names, battle: Battle, army: int, number: int, ancient: Ancient) -> list[str]:
    lines = []
    if ancient.miracle_mana >= 0:
        used = "yes" if battle.armies[army].miracles >> number & 1 else "no"
        lines.append(names.say("miracle-line", name=names.called(ancient.miracle), mana=ancient.miracle_mana, used=used))
        lines += _told(names, ancient.miracle_effects, ON_CARD)
    for role in (v.BLESSING, v.CURSE):
        placed = ancient.placed(role)
        if placed is not None:
            lines.append(_placed_line(names, placed, role, zone_of(battle, army, number, role)))
            lines += _told(names, placed.layout.effects, ON_ZONE)
    return lines


def _placed_line(names: Names, placed: Placed, role: int, zone: Zone | None) -> str:
    return names.say(
        "placed-line",
        kind=v.ZONES[role],
        name=names.called(placed.name),
        mana=placed.mana,
        move=placed.move,
        region=names.region(zone.region) if zone is not None else "none",
    )


def _told(names: Names, effects: list[Effect], place: str) -> list[str]:
    return [f"  {names.effect(effect, place)}" for effect in effects]
