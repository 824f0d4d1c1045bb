"""What the page draws now: armies, Golems, what lies where, what there is to capture, what can be done."""

from __future__ import annotations

from typing import Any

from shem.faces.arcana.scenes.codes import golem_codes
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.head import region_of, regions_in
from shem.faces.arcana.scenes.shapes import (
    ArcanaScene,
    ArmyNow,
    CaptureNow,
    Focus,
    Goal,
    GolemNow,
    Lying,
    Region,
    Tale,
    WellNow,
)
from shem.faces.arcana.telling.position import capture_line
from shem.faces.arcana.telling.story import objective_line, objective_text
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE, Army, Golem
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.mana import holds_region
from shem.games.arcana.rules.status import silenced_knights

ROLES: Any = {v.LAID: "laid", v.BLESSING: "blessing", v.CURSE: "curse"}


def scene_of(glance: Glance) -> ArcanaScene:
    battle = glance.battle
    between = battle.turn == len(battle.order)
    scene: ArcanaScene = {
        "round": battle.round,
        "turn": battle.order[battle.turn] if battle.round and battle.ended is None and not between else None,
        "order": list(battle.order),
        "armies": [_army(glance, battle.armies[number]) for number in range(battle.plan.wild)],
        "golems": [_golem(glance, golem) for golem in battle.golems],
        "regions": _changed(glance),
        "lying": [_lying(glance, number) for number in range(len(battle.zones))],
        "wells": _wells(battle),
        "captures": [_capture(glance, number) for number in range(len(battle.plan.captures))],
        "goals": goals(glance),
        "usable": list(glance.groups),
        "stylus": golem_codes(len(battle.golems)),
    }
    focus = _focus(glance)
    if focus:
        scene["focus"] = focus
    tale = _tale(glance)
    if tale is not None:
        scene["tale"] = tale
    return scene


def _army(glance: Glance, army: Army) -> ArmyNow:
    golems = [golem for golem in glance.battle.golems if golem.army == army.number and not golem.type.construct]
    found: ArmyNow = {
        "number": army.number,
        "ap": army.ap,
        "mana": army.mana,
        "vp": army.vp,
        "out": army.out,
        "golems": sum(golem.at >= 0 for golem in golems),
        "reserve": sum(golem.at == RESERVE for golem in golems),
        "lost": sum(golem.at < RESERVE for golem in golems),
    }
    secret = own_secret(glance)
    if secret >= 0 and army.number == glance.seat:
        found["secret"] = objective_line(glance.names, secret, glance.battle.story.done[secret])
    return found


def own_secret(glance: Glance) -> int:
    """The number of the seat's secret objective; -1 for none."""
    dealt = glance.battle.story.dealt
    return dealt[glance.seat] if glance.seat is not None and glance.seat < len(dealt) else -1


def _golem(glance: Glance, golem: Golem) -> GolemNow:
    type = golem.type
    return {
        "number": golem.number,
        "army": golem.army,
        "name": glance.names.golem(golem.number),
        "size": v.CLASSES[type.size],
        "base": type.base,
        "sigil": type.id,
        "arcanum": type.arcanum,
        "construct": type.construct,
        "at": golem.at,
        "health": golem.health,
        "most": type.health,
        "can": glance.usable(golem.number),
        "marks": marks_of(glance, golem),
    }


def marks_of(glance: Glance, golem: Golem) -> list[str]:
    """Codes of what there is to see on a Golem in the battle."""
    if golem.at < RESERVE:
        return []
    marks = []
    if golem.effects:
        marks.append("effect")
    if any(golem.pips):
        marks.append("cooling")
    if golem.down:
        marks.append("down")
    if silenced_knights(glance.battle, golem):
        marks.append("silenced")
    if golem.moved:
        marks.append("moved")
    return marks


def _changed(glance: Glance) -> list[Region]:
    """The Regions that are no longer as the set-up has them."""
    battle = glance.battle
    return [region_of(glance.names, battle.field, change[0]) for change in battle.changes]


def _lying(glance: Glance, number: int) -> Lying:
    zone = glance.battle.zones[number]
    return {
        "region": zone.region,
        "role": ROLES[zone.layout.role],
        "name": glance.names.called(zone.layout.name) or glance.names.source(zone.source),
        "army": zone.army,
        "until": zone.until,
    }


def _wells(battle: Battle) -> list[WellNow]:
    return [
        {"region": None if well.among else well.region, "among": regions_in(well.among), "left": well.left()}
        for well in battle.wells
    ]


def _capture(glance: Glance, number: int) -> CaptureNow:
    battle = glance.battle
    place = battle.plan.captures[number]
    holders = [
        golem.army
        for golem in battle.in_region(place.region)
        if golem.army < battle.plan.wild and holds_region(battle, place.region, golem.army)
    ]
    paid = [army for army in holders if place.armies >> army & 1]
    return {
        "region": place.region,
        "vp": place.vp,
        "mana": place.mana,
        "holder": paid[0] if paid else None,
        "text": capture_line(glance.names, battle, number),
    }


def goals(glance: Glance) -> list[Goal]:
    """The objectives that everybody knows, and the seat's own secret one."""
    plan = glance.battle.plan
    own = own_secret(glance)
    hidden = plan.watch.secret
    return [
        _goal(glance, number, number == own)
        for number in range(len(plan.objectives))
        if not hidden >> number & 1 or number == own
    ]


def _goal(glance: Glance, number: int, secret: bool) -> Goal:
    done = glance.battle.story.done[number]
    return {
        "title": glance.names.told("objectives", number),
        "text": objective_text(glance.names, number, done),
        "done": done != 0 if glance.seat is None else done >> glance.seat & 1 == 1,
        "secret": secret,
    }


def _focus(glance: Glance) -> Focus:
    """What the prompt is about."""
    prompt = glance.prompt
    if prompt is None:
        return {}
    if prompt.code == events.ASK_PATH:
        return {"golem": prompt.args[0], "path": list(prompt.args[2:])}
    if prompt.code in (events.ASK_DISPLACE, events.ASK_SILENCE):
        return {"golem": prompt.args[0]}
    if prompt.code in (events.ASK_SHIFT, events.ASK_MOVE_WELL):
        return {"region": prompt.args[0]}
    if prompt.code == events.ASK_CHOOSE:
        golem, region = prompt.args[2:4]
        focus: Focus = {}
        if golem >= 0:
            focus["golem"] = golem
        if region >= 0:
            focus["region"] = region
        return focus
    return {}


def _tale(glance: Glance) -> Tale | None:
    """The page of the encounter that is being decided."""
    prompt = glance.prompt
    if prompt is None or prompt.code != events.ASK_CHOOSE:
        return None
    army, encounter = prompt.args[:2]
    names = glance.names
    return {"title": names.told("encounters", encounter), "text": names.tale(encounter), "army": army}
