"""What one looks at rather than plays: how far Golems threaten, how the battle is won and what each place gives."""

from __future__ import annotations

from shem.faces.arcana.scenes.answer_shapes import GoalPage, PlaceNow, Threat
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.telling.ending import ends
from shem.faces.arcana.telling.position import capture_line, well_line
from shem.faces.arcana.telling.scenario import claims, usual_claims
from shem.faces.arcana.telling.story import has_teams
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.masks import places_of
from shem.games.arcana.parts.plan import Claims, Plan
from shem.games.arcana.rules.victory import team_points
from shem.games.arcana.threat import ability_reach, threat_of
from shem.table.menu import NoAnswer
from shem.table.messages import About


def threat(glance: Glance, about: About) -> Threat:
    """Of one Golem, of one of its abilities, of an army, or of all the seat's enemies."""
    if "slot" in about:
        return _of_ability(glance, about.get("golem", -1), about["slot"])
    numbers = _threatening(glance, about)
    moves = 0
    strikers: dict[int, list[int]] = {}
    for number in numbers:
        found = threat_of(glance.battle, number)
        moves |= found.moves
        for region in places_of(found.strikes):
            strikers.setdefault(region, []).append(number)
    text = glance.names.golem(numbers[0]) if "golem" in about else _whose(glance, about)
    return {
        "text": glance.say("threat", who=text),
        "golems": numbers,
        "moves": places_of(moves),
        "strikes": [{"region": region, "golems": strikers[region]} for region in sorted(strikers)],
    }


def _of_ability(glance: Glance, number: int, slot: int) -> Threat:
    golem = glance.golem(number)
    if golem is None or not 0 <= slot < len(golem.type.abilities):
        raise NoAnswer("table-nothing-there")
    ability = golem.type.abilities[slot]
    reached = places_of(ability_reach(glance.battle, golem, ability))
    kind = "move" if ability.is_move else "attack" if ability.is_attack else "power"
    return {
        "text": glance.say("threat-ability", golem=glance.names.golem(number), ability=ability.name, kind=kind),
        "golems": [number],
        "moves": reached if ability.is_move else [],
        "strikes": [] if ability.is_move else [{"region": region, "golems": [number]} for region in reached],
    }


def _threatening(glance: Glance, about: About) -> list[int]:
    """Whose threat is asked for."""
    battle = glance.battle
    if "golem" in about:
        if glance.golem(about["golem"]) is None:
            raise NoAnswer("table-nothing-there")
        return [about["golem"]]
    army = about.get("army")
    if army is None and glance.seat is None:
        raise NoAnswer("table-watching")
    return [
        golem.number
        for golem in battle.golems
        if golem.at >= 0 and (golem.army == army if army is not None else not battle.allied(golem.army, glance.seat or 0))
    ]


def _whose(glance: Glance, about: About) -> str:
    return glance.names.army(about["army"]) if "army" in about else glance.say("enemies")


def goal_page(glance: Glance) -> GoalPage:
    """How this battle is won, what gives Victory Points, and what each Capture Region and Mana Well gives."""
    names, battle = glance.names, glance.battle
    places: list[PlaceNow] = [
        {"region": place.region, "kind": "capture", "text": capture_line(names, battle, number)}
        for number, place in enumerate(battle.plan.captures)
    ]
    places += [
        {"region": -1 if well.among else well.region, "kind": "well", "text": well_line(names, battle, well)}
        for well in battle.wells
    ]
    return {"ends": ends(names), "sides": _sides(glance), "rates": _rates(glance, battle.plan), "places": places}


def _sides(glance: Glance) -> list[str]:
    """What allies have together, which decides (ruling B31); nothing where nobody has any."""
    names, battle = glance.names, glance.battle
    if not has_teams(names):
        return []
    first = {battle.plan.teams[army]: army for army in reversed(range(battle.plan.wild))}
    return [
        glance.say(
            "goal-side",
            armies=glance.words.both([names.army(mate) for mate in places_of(battle.plan.allies[army])]),
            vp=team_points(battle, army),
        )
        for army in sorted(first.values())
    ]


def _rates(glance: Glance, plan: Plan) -> list[str]:
    """VP for Golem Destruction, and which positions earn or need other ones."""
    usual = usual_claims(glance.names)
    sizes = [
        glance.say("goal-class", size=glance.names.say(f"class-{size}"), vp=vp)
        for size, vp in zip(v.CLASSES, Claims(plan.setup["scenario"]).class_vp)
    ]
    return [glance.say("goal-destroyed", list=glance.words.both(sizes), **usual), *claims(glance.names)]
