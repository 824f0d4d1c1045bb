"""A battle's position in words: armies, Golems, what acts on them, what there is to capture."""

from __future__ import annotations

from shem.faces.arcana.telling.effects import end_texts
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.story import has_teams
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import DESTROYED, EVERY_KNIGHT, RESERVE, Active, Army, Golem
from shem.games.arcana.parts.ground import Well, Zone
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.fading import amount_now, is_ahead
from shem.games.arcana.rules.moments import by_round, ends_turn


def table_lines(names: Names, battle: Battle) -> list[str]:
    """The whole position."""
    lines = [round_line(names, battle)]
    for number in [*battle.order, battle.plan.wild]:
        golems = [f"  {golem_line(names, battle, golem)}" for golem in battle.golems if golem.army == number]
        if number != battle.plan.wild:
            lines.append(army_line(names, battle.armies[number]))
        elif golems:
            lines.append(names.say("wild-line"))
        lines += golems
    return lines + _places(names, battle)


def round_line(names: Names, battle: Battle) -> str:
    if battle.round == 0:
        return names.say("deployment-line")
    army = names.army(battle.order[battle.turn]) if battle.turn < len(battle.order) else "none"
    return names.say("round-line", round=battle.round, rounds=battle.plan.rounds, army=army)


def army_line(names: Names, army: Army) -> str:
    plan = names.plan
    return names.say(
        "army-line",
        army=names.army(army.number),
        team=plan.teams[army.number] + 1 if has_teams(names) else 0,
        ap=army.ap,
        mana=army.mana,
        vp=army.vp,
        out="yes" if army.out else "no",
    )


def golem_line(names: Names, battle: Battle, golem: Golem) -> str:
    """Where it is, its Health, what cools and what acts on it."""
    parts = [where(names, golem)]
    if golem.at >= RESERVE:
        parts.append(names.say("health-of", health=golem.health, full=golem.type.health))
    parts += [
        names.say("cooling", ability=names.called(ability.name), rounds=golem.pips[ability.slot])
        for ability in golem.type.abilities
        if golem.pips[ability.slot]
    ]
    if golem.down:
        down = names.words.both([names.part(golem.number, part) for part in golem.down])
        parts.append(names.say("shut-down", what=down))
    parts += [_active(names, golem, active) for active in golem.effects]
    return f"{names.golem(golem.number)}: " + "; ".join(parts) + "."


def where(names: Names, golem: Golem) -> str:
    if golem.at >= 0:
        return names.say("stands", region=names.region(golem.at), ground=names.ground(golem.at))
    if golem.at == RESERVE:
        return names.say("in-reserve")
    return names.say("is-destroyed" if golem.at == DESTROYED else "is-lost")


def active_deed(names: Names, golem: Golem, active: Active) -> str:
    """What an effect does now, to whom of its Golem's."""
    if active.knight != EVERY_KNIGHT:
        return names.say("deed-silence-named", knight=names.knight(golem.number, active.knight))
    return names.deed(active.effect.number, amount_now(active) if active.effect.step else None)


def _active(names: Names, golem: Golem, active: Active) -> str:
    """An effect as it is now: its present amount, how long it lasts, what it comes from."""
    effect = active.effect
    source = names.source(active.source)
    deed = active_deed(names, golem, active)
    if active.ticks:
        ahead = "yes" if is_ahead(active) else "no"
        left = active.ticks - 1 if ahead == "yes" else active.ticks
        kind = "steps" if effect.fades else "ticks"
        return names.say("active-ticks", deed=deed, source=source, ticks=left, kind=kind, ahead=ahead)
    ends = [names.say("until-round", round=active.until)] if by_round(active.until, active.place) else []
    ends += end_texts(names.words, effect)
    return names.say("active-until", deed=deed, source=source, ends=names.words.either(ends) or "none")


def zone_until(names: Names, zone: Zone) -> str:
    """Until when it lies there; empty: for good."""
    if ends_turn(zone.place):
        return names.say("until-turn-end")
    return names.say("until-round", round=zone.until) if zone.until else ""


def zone_line(names: Names, zone: Zone) -> str:
    """What lies on a Region, whose it is, and until when."""
    return names.say(
        "zone-line",
        region=names.region(zone.region),
        kind=v.ZONES[zone.layout.role],
        name=names.called(zone.layout.name) or names.source(zone.source),
        army=names.army(zone.army) if zone.army < names.plan.wild else "none",
        ends=zone_until(names, zone) or "none",
    )


def _places(names: Names, battle: Battle) -> list[str]:
    lines = [capture_line(names, battle, number) for number in range(len(battle.plan.captures))]
    lines += [well_line(names, battle, well) for well in battle.wells]
    return lines + [zone_line(names, zone) for zone in battle.zones]


def capture_line(names: Names, battle: Battle, number: int) -> str:
    """A Capture Region: what it gives, who stands there, how long its holder has held it where that counts."""
    capture = battle.plan.captures[number]
    held = battle.held[number]
    return names.say(
        "capture-line",
        region=names.region(capture.region),
        vp=capture.vp,
        mana=capture.mana,
        grows=capture.grows,
        turns=held.turns if capture.grows and held.army >= 0 else 0,
        once="yes" if capture.once else "no",
        who=names.armies(capture.armies),
        paid=names.words.both([names.army(army) for army in range(battle.plan.wild) if held.paid >> army & 1]) or "none",
        holder=_holders(names, battle, capture.region),
    )


def well_line(names: Names, battle: Battle, well: Well) -> str:
    """A Mana Well with what it still gives; a hidden one with where it can be."""
    if well.among:
        return names.say("well-hidden", regions=names.regions(well.among))
    rest = well.mana[well.done :]
    region = names.region(well.region)
    if not rest:
        return names.say("well-dry", region=region)
    mana = names.words.both([str(amount) for amount in rest])
    return names.say("well-line", region=region, mana=mana, holder=_holders(names, battle, well.region))


def _holders(names: Names, battle: Battle, region: int) -> str:
    """Whose Golems stand there; `none` for nobody's."""
    armies = sorted({golem.army for golem in battle.in_region(region)})
    return names.words.both([names.army(army) for army in armies]) if armies else "none"
