"""The battle that is fought, and the Spells that are open."""

from __future__ import annotations

from shem.faces.wizards.scenes.glance import Glance, who_of
from shem.faces.wizards.scenes.odds import named_attack, pair_of, share, sums_of
from shem.faces.wizards.scenes.shapes import AttackNow, BattleNow, FighterNow, SideNow, SpellNow
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import SLOTS
from shem.games.wizards.parts.state import Battle, Spell
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.battle import Aiming, due, side_units
from shem.games.wizards.rules.battle_cards import NamedAttack
from shem.games.wizards.rules.spell import Answering, may_be_asked

SIDES = range(2)


def battle_of(glance: Glance) -> BattleNow | None:
    state, battle = glance.world, glance.world.fight
    if battle is None:
        return None
    named = named_attack(state)
    waiting = [step for step in state.steps if isinstance(step, NamedAttack) and step is not named]
    return {
        "round": battle.round,
        "size": battle.size,
        "side": battle.side,
        "sides": [_side(glance, battle, side) for side in SIDES],
        "order": [_of_size(glance, battle, size) for size in range(battle.size, len(state.box.sizes))],
        "attack": None if named is None else _attack(glance, named),
        "waits": _attack(glance, waiting[-1]) if waiting else None,
    }


def _side(glance: Glance, battle: Battle, side: int) -> SideNow:
    units = [_fighter(glance, battle, side, unit) for unit in side_units(glance.world, side)]
    return {"seat": battle.seats[side], "space": battle.spaces[side], "units": units}


def _fighter(glance: Glance, battle: Battle, side: int, unit: Unit) -> FighterNow:
    top = glance.world.steps[-1]
    aiming = isinstance(top, Aiming) and top.side == side
    own = isinstance(top, Aiming) and top.slot in (-1, unit.slot())
    return {
        "unit": who_of(unit),
        "struck": _struck(battle, side, unit),
        "due": aiming and own and (unit in due(glance.world, side) or (isinstance(top, Aiming) and top.slot >= 0)),
        "extra": battle.extra[side][unit.slot()],
    }


def _struck(battle: Battle, side: int, unit: Unit) -> bool:
    return battle.struck[side] >> unit.slot() & 1 == 1


def _of_size(glance: Glance, battle: Battle, size: int) -> list[list[int]]:
    """Of each side the units of a size that still attack in this round."""
    return [
        [who_of(unit) for unit in side_units(glance.world, side) if unit.size == size and not _struck(battle, side, unit)]
        for side in SIDES
    ]


def _attack(glance: Glance, attack: NamedAttack) -> AttackNow | None:
    state, names = glance.world, glance.names
    pair, tallies = pair_of(state, attack), sums_of(state, attack)
    if pair is None or tallies is None:
        return None
    unit, enemy = pair
    return {
        "side": attack.side,
        "unit": who_of(unit),
        "target": who_of(enemy),
        "extra": attack.extra,
        "force": tallies["force"].total,
        "armor": tallies["armor"].total,
        "chance": share(tallies),
        "forces": list(attack.force),
        "armors": list(attack.armor),
        "text": glance.say("odds", chance=share(tallies), unit=names.unit(unit), target=names.unit(enemy)),
    }


def spells_of(glance: Glance) -> list[SpellNow]:
    return [_spell(glance, number, spell) for number, spell in enumerate(glance.world.spells)]


def _spell(glance: Glance, number: int, spell: Spell) -> SpellNow:
    names, state = glance.names, glance.world
    deed = state.box.events[spell.event].deed
    answered, still = _answers(glance, number, spell)
    at_seat = deed in (v.DIVINATION, v.THEFT)
    space = spell.target // SLOTS if deed == v.TRANSFORMATION else spell.target
    aim = glance.teller.aimed(spell.event, spell.target, spell.second, spell.third)
    return {
        "seat": spell.seat,
        "event": spell.event,
        "space": None if at_seat or deed in (v.MANA, v.DISPELL) else space,
        "to": spell.second if deed == v.PORTAL else None,
        "victim": spell.target if at_seat else None,
        "text": names.say("cast-line", seat=names.seat(spell.seat), event=names.event(spell.event), aim=aim),
        "answered": answered,
        "open": still,
    }


def _answers(glance: Glance, number: int, spell: Spell) -> tuple[list[int], list[int]]:
    """Who was asked about a Spell already, and who may still answer it: whoever holds Event cards and has the Mana."""
    state = glance.world
    others = [state.after(spell.seat)]
    while others[-1] != spell.seat:
        others.append(state.after(others[-1]))
    others.pop()
    step = next((step for step in state.steps if isinstance(step, Answering) and step.spell == number), None)
    if step is None or step.seat not in others:
        return others, []
    at = others.index(step.seat)
    return others[:at], [seat for seat in others[at:] if may_be_asked(state, seat)]
