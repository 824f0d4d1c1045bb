"""The map in text: a grid of terrain and cover letters, who stands where, zones, capture Regions, wells, and a legend."""

from __future__ import annotations

from collections.abc import Mapping

from shem.faces.arcana.telling.effects import ON_ZONE
from shem.faces.arcana.telling.ending import ends
from shem.faces.arcana.telling.names import Names, place_name
from shem.faces.arcana.telling.scenario import changes, claims, usual_claims
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import Region
from shem.games.arcana.parts.state import Battle

COVERS = "-gmh"
VOID = "."
# What lies on a Region: something laid, a Blessing, a Curse.
LYING = ["~", "+", "!"]


def region_code(region: Region) -> str:
    """Two letters: terrain and cover; the cover is left out where the terrain has its own."""
    letter = v.TERRAIN_LETTERS[region.kind]
    return letter + ("" if region.terrain.cover else COVERS[region.cover])


def scenario_board(names: Names) -> list[str]:
    """The empty map: each Region with its zone's position number, * for a capture Region, o for a well."""
    return [*_grid(names, {region: _marks(names, region) for region in range(names.plan.field.count)}), *legend(names)]


def battle_board(names: Names, battle: Battle) -> list[str]:
    """The map in play: what lies on Regions, capture Regions, wells that still give Mana, the numbers of the Golems."""
    golems: dict[int, list[int]] = {}
    for golem in battle.golems:
        if golem.at >= 0:
            golems.setdefault(golem.at, []).append(golem.number)
    marks: dict[int, str] = {}
    known = [well for well in battle.wells if well.left() and not well.among]
    for region in range(names.plan.field.count):
        text = "*" if _is_capture(names, region) else ""
        text += "o" if any(well.region == region for well in known) else ""
        text += "".join(sorted({LYING[zone.layout.role] for zone in battle.zones if zone.region == region}))
        numbers = ",".join(str(golem + 1) for golem in golems.get(region, []))
        marks[region] = text + (":" + numbers if numbers else "")
    legend = [_letters(names), names.say("legend-battle")]
    return [*_grid(names, marks), *legend, *([names.say("legend-lying")] if battle.zones else [])]


def _marks(names: Names, region: int) -> str:
    zones = [str(army + 1) for army, muster in enumerate(names.plan.musters) if muster.zone >> region & 1]
    well = any(well.region == region for well in names.plan.wells)
    return "".join(zones) + ("*" if _is_capture(names, region) else "") + ("o" if well else "")


def _is_capture(names: Names, region: int) -> bool:
    return any(capture.region == region for capture in names.plan.captures)


def _grid(names: Names, marks: Mapping[int, str]) -> list[str]:
    field = names.field
    cells = [
        [_cell(field.regions[number], marks[number]) if number >= 0 else VOID for number in _row(names, row)]
        for row in range(field.rows)
    ]
    width = max(len(cell) for row in cells for cell in row) + 1
    head = "    " + "".join(place_name(column, 0)[:-1].ljust(width) for column in range(field.columns))
    lines = [f"{row + 1:>3} " + "".join(cell.ljust(width) for cell in cells[row]) for row in range(field.rows)]
    return [head.rstrip(), *[line.rstrip() for line in lines]]


def _row(names: Names, row: int) -> list[int]:
    return [names.plan.field.at(column, row) for column in range(names.plan.field.columns)]


def _cell(region: Region, mark: str) -> str:
    return region_code(region) + mark


def _letters(names: Names) -> str:
    """The letters that this map uses, in words."""
    field = names.field
    kinds = sorted({region.kind for region in field.regions})
    covers = sorted({region.cover for region in field.regions if not region.terrain.cover})
    terrain = [f"{v.TERRAIN_LETTERS[kind]} {names.say('terrain-' + v.TERRAINS[kind])}" for kind in kinds]
    cover = [f"{COVERS[kind]} {names.say('cover-' + v.COVERS[kind])}" for kind in covers]
    return names.say("legend-letters", terrain=", ".join(terrain), cover=", ".join(cover))


def frame(names: Names) -> str:
    """Points, AP, what destroyed Golems are worth, and what else holds for all."""
    data = names.setup["scenario"]
    return names.words.say(
        "scenario-frame",
        points=data["points"],
        ap=data["ap"],
        first=_first_turns(names),
        **usual_claims(names),
        ruin=names.plan.destruction_mana,
        mana=data["mana_per_turn"],
        late=data["deploy_rounds"],
        ranges=data["ranges"],
    )


def _first_turns(names: Names) -> str:
    """The AP of the first turns in turn order, where they are not as always."""
    plan = names.plan
    found = [plan.first_ap(place) for place in range(len(plan.musters))]
    return names.words.both([str(ap) for ap in found]) if any(ap != plan.ap for ap in found) else "none"


def legend(names: Names) -> list[str]:
    """What the signs mean, and the same in words with coordinates."""
    return [_letters(names), names.say("legend-scenario"), *places(names)]


def places(names: Names) -> list[str]:
    """What ends the battle, zones, capture Regions, wells, Regions with effects, what else is not as usual, in words."""
    return [
        *ends(names),
        *claims(names),
        *_zones(names),
        *captures(names),
        *_wells(names),
        *_grounds(names),
        *changes(names),
    ]


def _zones(names: Names) -> list[str]:
    lines = []
    for army, muster in enumerate(names.plan.musters):
        for zone in muster.zones:
            regions = names.regions(zone.regions)
            lines.append(
                names.say(
                    "legend-zone",
                    position=army + 1,
                    army=names.army(army),
                    regions=regions,
                    start=zone.start,
                    until=zone.until,
                )
            )
    return lines


def captures(names: Names) -> list[str]:
    """Capture Regions: what they give, and to whom."""
    lines = []
    for capture in names.plan.captures:
        lines.append(
            names.say(
                "legend-capture",
                region=names.region(capture.region),
                vp=capture.vp,
                mana=capture.mana,
                grows=capture.grows,
                once="yes" if capture.once else "no",
                who=names.armies(capture.armies),
            )
        )
    return lines


def _wells(names: Names) -> list[str]:
    lines = []
    for well in names.plan.wells:
        mana = names.words.both([str(amount) for amount in well.mana])
        region = names.region(well.region) if not well.among else "none"
        lines.append(names.say("legend-well", region=region, among=names.regions(well.among) or "none", mana=mana))
    return lines


def _grounds(names: Names) -> list[str]:
    """The Regions with effects of their own."""
    regions: dict[int, int] = {}
    layouts = {layout.number: layout for _, layout in names.plan.grounds}
    for region, layout in names.plan.grounds:
        regions[layout.number] = regions.get(layout.number, 0) | 1 << region
    lines = []
    for number, mask in regions.items():
        lines.append(names.say("legend-ground", name=layouts[number].name, regions=names.regions(mask)))
        lines += [f"  {names.effect(effect, ON_ZONE)}" for effect in layouts[number].effects]
    return lines
