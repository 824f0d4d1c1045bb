"""What never changes in a battle: the map, the armies, the scenario in sentences."""

from __future__ import annotations

from shem.faces.arcana.scenes.codes import FIELDS, region_codes
from shem.faces.arcana.scenes.shapes import ArcanaHead, ArmyHead, Region, ZoneOfPosition
from shem.faces.arcana.telling.board import captures, frame
from shem.faces.arcana.telling.ending import ends
from shem.faces.arcana.telling.names import Names, text_of, title_of
from shem.faces.arcana.telling.scenario import claims
from shem.faces.arcana.telling.story import open_objectives
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import Field

BADGES = 8


def head_of(names: Names) -> ArcanaHead:
    setup, plan = names.setup, names.plan
    scenario = setup["scenario"]
    field = plan.field
    return {
        "edition": setup["edition"],
        "scenario": scenario["id"],
        "title": title_of(scenario, names.words.language),
        "about": text_of(scenario.get("description"), names.words.language),
        "victory": [*ends(names), frame(names), *claims(names), *captures(names), *open_objectives(names)],
        "points": scenario["points"],
        "rounds": plan.rounds,
        "ap": plan.ap,
        "columns": field.columns,
        "rows": field.rows,
        "regions": [region_of(names, field, number) for number in range(field.count)],
        "tiles": [{"side": tile["side"], "at": list(tile["at"]), "turn": tile["turn"]} for tile in setup["tiles"]],
        "zones": _zones(names),
        "armies": [_army(names, army) for army in range(plan.wild)],
        "wild": plan.wild,
        "terrains": {code: names.say(f"terrain-{code}") for code in v.TERRAINS},
        "covers": {code: names.say(f"cover-{code}") for code in v.COVERS},
        "stylus": {**FIELDS, **region_codes([names.region(number) for number in range(field.count)])},
    }


def region_of(names: Names, field: Field, number: int) -> Region:
    """A Region as it is on this map."""
    region = field.regions[number]
    return {
        "number": number,
        "name": names.region(number),
        "at": [region.column, region.row],
        "terrain": v.TERRAINS[region.kind],
        "cover": v.COVERS[region.cover],
        "obstructions": region.obstructions,
        "room": field.limits[number],
    }


def _zones(names: Names) -> list[ZoneOfPosition]:
    return [
        {
            "army": army,
            "regions": regions_in(zone.regions),
            "from_round": zone.start,
            "until_round": zone.until,
        }
        for army, muster in enumerate(names.plan.musters)
        for zone in muster.zones
    ]


def regions_in(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _army(names: Names, army: int) -> ArmyHead:
    muster = names.plan.musters[army]
    faction = v.FACTIONS[muster.faction]
    return {
        "number": army,
        "name": names.army(army),
        "faction": faction,
        "faction_name": names.say(f"faction-{faction}"),
        "team": muster.team,
        "badge": army % BADGES,
        "ancients": [ancient.name for ancient in muster.ancients],
    }
