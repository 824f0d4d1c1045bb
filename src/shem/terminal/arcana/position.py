"""A battle's position in words: armies, Golems, what acts on them, what there is to capture."""

from __future__ import annotations

from shem.core.tally import Tally
from shem.games.arcana import vocabulary as v
from shem.games.arcana.pieces import PASSIVE_SLOT, Ability
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import dodge
from shem.games.arcana.rules.damage import armor
from shem.games.arcana.rules.movement import movement_points
from shem.games.arcana.rules.sight import attack_range
from shem.games.arcana.state import DESTROYED, RESERVE, Active, Army, Battle, Golem
from shem.terminal.arcana.deeds import deed_text
from shem.terminal.arcana.effects import effect_text
from shem.terminal.arcana.names import Names


def table_lines(names: Names, battle: Battle) -> list[str]:
    """The whole position."""
    lines = [round_line(names, battle)]
    for number in battle.order:
        army = battle.armies[number]
        lines.append(army_line(names, army))
        lines += [f"  {golem_line(names, battle, golem)}" for golem in battle.golems if golem.army == number]
    return lines + _places(names, battle)


def round_line(names: Names, battle: Battle) -> str:
    if battle.round == 0:
        return names.say("deployment-line")
    army = names.army(battle.order[battle.turn])
    return names.say("round-line", round=battle.round, rounds=battle.plan.rounds, army=army)


def army_line(names: Names, army: Army) -> str:
    out = "yes" if army.out else "no"
    return names.say("army-line", army=names.army(army.number), ap=army.ap, mana=army.mana, vp=army.vp, out=out)


def golem_line(names: Names, battle: Battle, golem: Golem) -> str:
    """Where it is, its Health, what cools and what acts on it."""
    parts = [where(names, golem)]
    if golem.at >= RESERVE:
        parts.append(names.say("health-of", health=golem.health, full=golem.type.health))
    parts += [
        names.say("cooling", ability=ability.name, rounds=golem.pips[ability.slot])
        for ability in golem.type.abilities
        if golem.pips[ability.slot]
    ]
    parts += [_active(names, active) for active in golem.effects]
    return f"{names.golem(golem.number)}: " + "; ".join(parts) + "."


def where(names: Names, golem: Golem) -> str:
    if golem.at >= 0:
        return names.say("stands", region=names.region(golem.at), ground=names.ground(golem.at))
    if golem.at == RESERVE:
        return names.say("in-reserve")
    return names.say("is-destroyed" if golem.at == DESTROYED else "is-lost")


def _active(names: Names, active: Active) -> str:
    source = names.source(active.source)
    deed = deed_text(names.words, active.effect)
    if active.ticks:
        return names.say("active-ticks", deed=deed, source=source, ticks=active.ticks)
    return names.say("active-until", deed=deed, source=source, round=active.until)


def _places(names: Names, battle: Battle) -> list[str]:
    lines = []
    for capture in battle.plan.captures:
        holders = _holders(names, battle, capture.region)
        lines.append(names.say("capture-line", region=names.region(capture.region), vp=capture.vp, holder=holders))
    for well in battle.wells:
        if well.among:
            continue
        rest = well.mana[well.done :]
        region = names.region(well.region)
        if rest:
            mana = names.words.both([str(amount) for amount in rest])
            lines.append(names.say("well-line", region=region, mana=mana, holder=_holders(names, battle, well.region)))
        else:
            lines.append(names.say("well-dry", region=region))
    return lines


def _holders(names: Names, battle: Battle, region: int) -> str:
    """Whose Golems stand there; `none` for nobody's."""
    armies = sorted({golem.army for golem in battle.in_region(region)})
    return names.words.both([names.army(army) for army in armies]) if armies else "none"


def card_lines(names: Names, battle: Battle, golem: Golem) -> list[str]:
    """One Golem with everything on its card as it stands now."""
    type = golem.type
    lines = [
        golem_line(names, battle, golem),
        names.say(
            "card-line",
            size=names.say(f"class-{v.CLASSES[type.size]}"),
            arcanum=names.say(f"arcanum-{type.arcanum}"),
            armor=armor(battle, golem, None, None, Tally(False)),
            dodge=dodge(battle, golem, None, None, Tally(False)),
            apv=type.apv,
            knight=names.knights(golem.number),
        ),
    ]
    for ability in type.abilities:
        lines.append("  " + ability_line(names, battle, golem, ability))
        lines += [f"    {effect_text(names.words, effect)}" for effect in ability.effects]
    if type.passive:
        lines.append("  " + names.say("passive-line", name=names.ability(golem.number, PASSIVE_SLOT)))
        lines += [f"    {effect_text(names.words, effect)}" for effect in type.passives]
    return lines


def ability_line(names: Names, battle: Battle, golem: Golem, ability: Ability) -> str:
    """An ability with its cost and figures as they are now."""
    price = cooldown.cost(battle, golem, ability, Tally(False))
    pips = golem.pips[ability.slot]
    if ability.is_move:
        return names.say(
            "move-line",
            name=ability.name,
            kind=v.MOVEMENTS[ability.movement],
            nimble="yes" if ability.nimble else "no",
            ap=price,
            mp=movement_points(battle, golem, ability, Tally(False)),
            pips=pips,
        )
    far = attack_range(battle, golem, ability, Tally(False)) if ability.attack == v.RANGED and golem.at >= 0 else 0
    return names.say(
        "attack-line",
        name=ability.name,
        kind=v.ATTACKS[ability.attack],
        scope=v.SCOPES[ability.scope],
        ap=price,
        accuracy=ability.accuracy,
        damage=ability.damage,
        range=far or ability.range,
        pips=pips,
    )
