"""What one looks up: a Region, the Ancient Ones of an army."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.faces.arcana.scenes.answer_shapes import AncientCard, AncientPower, EffectNow, RegionCard
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.groups import ROLES, ancient_group
from shem.faces.arcana.scenes.lore import lore_of
from shem.faces.arcana.telling.effects import ON_CARD, ON_ZONE
from shem.faces.arcana.telling.position import capture_line, well_line, zone_until
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Bless, Curse, Miracle
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.pieces import Ancient
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import MIRACLE, ancient_source
from shem.games.arcana.rules.ancient import ancient_refusal, place_cost
from shem.games.arcana.rules.region_effects import zone_of

PLACINGS: Final[dict[int, type[Bless] | type[Curse]]] = {v.BLESSING: Bless, v.CURSE: Curse}


def region_card(glance: Glance, number: int) -> RegionCard:
    """A Region as it is now."""
    names, battle = glance.names, glance.battle
    region = battle.field.regions[number]
    return {
        "region": number,
        "name": names.region(number),
        "terrain": v.TERRAINS[region.kind],
        "cover": v.COVERS[region.cover],
        "words": _ground(glance, number),
        "covers": [
            {"size": size, "region": region.cover_values[place], "intervening": region.intervening_values[place]}
            for place, size in enumerate(v.CLASSES)
        ],
        "enter": [
            {"way": glance.say("way-walk"), "points": region.walk},
            {"way": glance.say("way-fly"), "points": region.terrain.fly},
        ],
        "room": max(0, battle.free_room(number)),
        "most": battle.field.limits[number],
        "golems": [golem.number for golem in battle.in_region(number)],
        "effects": zone_effects(glance, number),
        "features": _features(glance, number),
    }


def _ground(glance: Glance, number: int) -> list[str]:
    """What the terrain does."""
    battle = glance.battle
    region = battle.field.regions[number]
    terrain, rules = region.terrain, battle.plan.rules
    found: list[str] = []
    if not terrain.stop:
        found.append(glance.say("no-stop"))
    if terrain.blocks_all or terrain.blocks_height:
        found.append(glance.say("blocks", how="yes" if terrain.blocks_all else "height"))
    if terrain.range:
        found.append(glance.say("range", change=f"{terrain.range:+d}"))
    if terrain.ranged_accuracy:
        found.append(glance.say("accuracy", change=f"{terrain.ranged_accuracy:+d}"))
    if terrain.enter:
        found.append(glance.say("enter", damage=terrain.enter))
    if terrain.turn:
        found.append(glance.say("stay" if rules.swamp_at_turn_start else "swamp-move", damage=terrain.turn))
    if terrain.climb:
        how = "climbed" if rules.pit_climbed else "named" if terrain.climb_named else "doubled"
        found.append(glance.say("climb", how=how, ap=terrain.climb))
    if not terrain.blessable:
        found.append(glance.say("unblessable"))
    if region.obstructions:
        found.append(glance.say("obstructions", count=region.obstructions))
    return found


def zone_effects(glance: Glance, region: int) -> list[EffectNow]:
    """Every effect of what lies on a Region, with its source; none off the board."""
    found: list[EffectNow] = []
    for zone in glance.battle.zones:
        if zone.region == region:
            until = zone_until(glance.names, zone)
            found += [
                {"text": glance.names.effect(effect, ON_ZONE), "source": _source(glance, zone), "until": until}
                for effect in zone.layout.effects
            ]
    return found


def _source(glance: Glance, zone: Zone) -> str:
    """What lies there, and whose it is."""
    name = glance.names.called(zone.layout.name) or glance.names.source(zone.source)
    if zone.army >= glance.battle.plan.wild:
        return name
    return glance.say("of", name=name, army=glance.names.army(zone.army))


def _features(glance: Glance, number: int) -> list[str]:
    """Capture Regions, wells and Deployment Zones."""
    names, battle = glance.names, glance.battle
    found = [
        capture_line(names, battle, place) for place, capture in enumerate(battle.plan.captures) if capture.region == number
    ]
    found += [
        well_line(names, battle, well)
        for well in battle.wells
        if (well.among >> number & 1 if well.among else well.region == number)
    ]
    return found + [
        names.say("region-zone", army=names.army(army))
        for army, muster in enumerate(battle.plan.musters)
        if muster.zone >> number & 1
    ]


def ancients_of(glance: Glance, army: int) -> list[AncientCard]:
    """The Ancient Ones of an army with their powers."""
    return [
        {
            "number": number,
            "name": ancient.name,
            "lore": lore_of(glance, "ancients", ancient.id),
            "powers": [
                _power(glance, army, number, ancient, role)
                for role in (MIRACLE, v.BLESSING, v.CURSE)
                if (ancient.miracle_mana >= 0 if role == MIRACLE else ancient.placed(role) is not None)
            ],
        }
        for number, ancient in enumerate(glance.battle.plan.musters[army].ancients)
    ]


def _power(glance: Glance, army: int, number: int, ancient: Ancient, role: int) -> AncientPower:
    price = Tally()
    name, effects, place = ancient.miracle, ancient.miracle_effects, ON_CARD
    zone: Zone | None = None
    if role == MIRACLE:
        price.base(Why.COST, ancient.miracle_mana, ancient_source(army, number, MIRACLE))
    else:
        place_cost(glance.battle, army, number, role, price)
        placed = ancient.placed(role)
        assert placed is not None
        name, effects, place = placed.name, placed.layout.effects, ON_ZONE
        zone = zone_of(glance.battle, army, number, role)
    usable = army == glance.seat and ancient_group(number, role) in glance.groups
    return {
        "role": ROLES[role],
        "name": glance.names.called(name),
        "cost": price.total,
        "number": glance.number("cost", price),
        "words": _told(glance, effects, place),
        "lies": "" if zone is None else glance.names.region(zone.region),
        "usable": usable,
        "why": "" if usable else _hindrance(glance, army, number, role),
    }


def _told(glance: Glance, effects: list[Effect], place: str) -> list[str]:
    return [glance.names.effect(effect, place) for effect in effects]


def _hindrance(glance: Glance, army: int, number: int, role: int) -> str:
    """Why the power is not to be had, as far as the power itself and its cost go."""
    price = place_cost(glance.battle, army, number, role, Tally(False)) if role != MIRACLE else 0
    if role != MIRACLE and price <= glance.battle.armies[army].mana:
        return ""
    refusal = ancient_refusal(glance.battle, army, Miracle(number) if role == MIRACLE else PLACINGS[role](number, 0))
    return "" if refusal is None else glance.teller.rule(refusal)
