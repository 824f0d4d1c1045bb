"""A Golem's card as it stands, and an army's Golems in a line each."""

from __future__ import annotations

from typing import Final

from shem.faces.arcana.scenes.answer_shapes import AbilityCard, ArmyLine, ArmyPage, Card, EffectNow, KnightCard, Passive
from shem.faces.arcana.scenes.figures import ability_figures, golem_figures
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.lore import lore_of
from shem.faces.arcana.scenes.pages import zone_effects
from shem.faces.arcana.scenes.scene import marks_of
from shem.faces.arcana.telling.abilities import about_of, kind_of, price_now, summoned_lines
from shem.faces.arcana.telling.effects import end_texts
from shem.faces.arcana.telling.position import active_deed, army_line, where
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Active, Golem
from shem.games.arcana.parts.pieces import PASSIVE_SLOT, Ability
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.colossus import is_down, knight_down
from shem.games.arcana.rules.cooldown import golem_refusal
from shem.games.arcana.rules.fading import is_ahead
from shem.games.arcana.rules.moments import by_round
from shem.games.arcana.rules.status import granted, silenced

ORIGINS: Final = {v.FROM_GOLEM: "golem", v.FROM_KNIGHT: "knight", v.FROM_RELIC: "relic"}
IDLE: Final = ["idle-move", "idle-target", "idle-power"]


def card_of(glance: Glance, golem: Golem) -> Card:
    names, battle = glance.names, glance.battle
    type = golem.type
    relic = names.relic_of(golem.number)
    return {
        "golem": golem.number,
        "name": names.golem(golem.number),
        "army": golem.army,
        "line": line_of(glance, golem),
        "at": golem.at,
        "place": where(names, golem),
        "construct": type.construct,
        "apv": type.apv,
        "lore": lore_of(glance, "golems", type.id),
        "figures": golem_figures(glance, golem),
        "abilities": [
            _ability(glance, golem, ability)
            for ability in type.abilities
            if ability.grant < 0 or granted(battle, golem, ability.grant)
        ],
        "passives": _passives(glance, golem),
        "knights": _knights(glance, golem),
        "relic": "" if relic is None else relic.name,
        "relic_lore": "" if relic is None else lore_of(glance, "relics", relic.id),
        "effects": [_effect(glance, golem, active) for active in golem.effects] + zone_effects(glance, golem.at),
        "breakdowns": [names.part(golem.number, part) for part in golem.down if part >= 0],
    }


def line_of(glance: Glance, golem: Golem) -> str:
    """Class, Arcanum and Knights."""
    type = golem.type
    if type.construct:
        return glance.say("construct")
    names = glance.names
    knights = [names.knight(golem.number, place) for place in range(len(names.knights_of(golem.number)))]
    parts = [names.say(f"class-{v.CLASSES[type.size]}"), names.say(f"arcanum-{type.arcanum}"), glance.words.both(knights)]
    return " · ".join(part for part in parts if part)


def _ability(glance: Glance, golem: Golem, ability: Ability) -> AbilityCard:
    names = glance.names
    knight = names.knight(golem.number, ability.knight)
    relic = names.relic_of(golem.number) if ability.origin == v.FROM_RELIC else None
    words = [names.effect(effect) for effect in ability.effects]
    if ability.summons:
        words += summoned_lines(names.words, names.plan.pieces, ability)
    why = why_idle(glance, golem, ability)
    return {
        "slot": ability.slot,
        "name": names.called(ability.name),
        "kind": kind_of(ability),
        "origin": ORIGINS.get(ability.origin, "golem"),
        "owner": knight or ("" if relic is None else relic.name),
        "about": about_of(names.words, ability),
        "price": price_now(names.words, glance.battle, golem, ability),
        "resource": v.RESOURCES[ability.resource],
        "figures": ability_figures(glance, golem, ability),
        "pips": golem.pips[ability.slot],
        "uses": max(0, ability.uses - golem.uses[ability.slot]) if ability.uses else -1,
        "star": bool(ability.effects) or ability.summons != "",
        "scope": v.SCOPES[ability.scope],
        "words": words,
        "usable": why == "",
        "why": why,
        "down": is_down(golem, ability),
    }


def why_idle(glance: Glance, golem: Golem, ability: Ability) -> str:
    """What keeps the seat, or the Golem's own army, from using the ability now; empty if nothing does."""
    if golem.army == glance.seat and ability.slot in glance.usable(golem.number):
        return ""
    refusal = golem_refusal(glance.battle, golem.army, golem.number)
    if refusal is None:
        refusal = cooldown.usable(glance.battle, golem, ability)
    if refusal is not None:
        return glance.teller.rule(refusal)
    asked = glance.seat is not None and glance.seat in glance.sight.pending().seats
    if golem.army == glance.seat and asked and glance.prompt is not None and glance.prompt.code == "turn":
        return glance.names.say(IDLE[ability.kind])
    return ""


def _passives(glance: Glance, golem: Golem) -> list[Passive]:
    names = glance.names
    found: list[Passive] = []
    for slot in dict.fromkeys(effect.slot for effect in golem.type.passives):
        effects = [effect for effect in golem.type.passives if effect.slot == slot]
        knight = names.knight(golem.number, effects[0].knight)
        found.append(
            {
                "name": glance.names.called(golem.type.passive_names[slot - PASSIVE_SLOT]),
                "origin": "knight" if knight else "golem",
                "owner": knight,
                "words": [names.effect(effect) for effect in effects],
            }
        )
    return found


def _knights(glance: Glance, golem: Golem) -> list[KnightCard]:
    names = glance.names
    return [
        {
            "name": names.knight(golem.number, place),
            "rank": names.say(f"rank-{v.RANKS[knight.rank]}"),
            "apv": knight.apv,
            "state": _state(glance, golem, place),
            "lore": lore_of(glance, "knights", knight.id),
        }
        for place, knight in enumerate(names.knights_of(golem.number))
    ]


def _state(glance: Glance, golem: Golem, knight: int) -> str:
    """What keeps a Knight from acting: a breakdown of his Colossus, or an effect that silences him."""
    if knight_down(golem, knight):
        return "down"
    return "silenced" if silenced(glance.battle, golem, knight) else "free"


def _effect(glance: Glance, golem: Golem, active: Active) -> EffectNow:
    """An effect as it is now: its present amount, what it comes from, how long it lasts."""
    return {
        "text": active_deed(glance.names, golem, active),
        "source": glance.names.source(active.source),
        "until": _until(glance, active),
    }


def _until(glance: Glance, active: Active) -> str:
    effect = active.effect
    if active.ticks:
        ahead = is_ahead(active)
        return glance.say(
            "ticks",
            kind="steps" if effect.fades else "ticks",
            ahead="yes" if ahead else "no",
            ticks=active.ticks - 1 if ahead else active.ticks,
        )
    ends = [glance.names.say("until-round", round=active.until)] if by_round(active.until, active.place) else []
    return glance.words.either([*ends, *end_texts(glance.words, effect)])


def army_of(glance: Glance, army: int) -> ArmyPage:
    """An army with all that it has brought and has got since."""
    names, plan = glance.names, glance.battle.plan
    muster = plan.musters[army] if army < plan.wild else None
    return {
        "number": army,
        "name": names.army(army),
        "faction": "" if muster is None else names.say(f"faction-{v.FACTIONS[muster.faction]}"),
        "line": "" if muster is None else army_line(names, glance.battle.armies[army]),
        "apv": 0 if muster is None else muster.apv,
        "golems": [_line(glance, golem) for golem in glance.battle.golems if golem.army == army],
    }


def _line(glance: Glance, golem: Golem) -> ArmyLine:
    relic = glance.names.relic_of(golem.number)
    return {
        "golem": golem.number,
        "name": glance.names.golem(golem.number),
        "line": line_of(glance, golem),
        "apv": golem.type.apv,
        "at": golem.at,
        "place": where(glance.names, golem),
        "health": golem.health,
        "most": golem.type.health,
        "relic": "" if relic is None else relic.name,
        "marks": marks_of(glance, golem),
    }
