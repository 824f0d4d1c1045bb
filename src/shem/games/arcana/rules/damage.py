"""Calculating Damage, and what follows when a Golem's Health is gone."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import DESTROYED, Golem
from shem.games.arcana.parts.pieces import Ability, GolemType
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ability_source, golem_source
from shem.games.arcana.parts.state import FELL, Battle, Note
from shem.games.arcana.rules import scenario_elements
from shem.games.arcana.rules.colossus import break_down
from shem.games.arcana.rules.mana import destruction_mana
from shem.games.arcana.rules.stacking import modify, no_less
from shem.games.arcana.rules.status import silenced_knights

NOBODY: Final = -1
CRIT_PERCENT: Final = 150


def net_damage(battle: Battle, golem: Golem, ability: Ability, target: Golem, tally: Tally) -> int:
    """Health that the attack takes before Crit and Armor: base, special effects, damage taken (ruling B35)."""
    tally.base(Why.BASE_DAMAGE, ability.damage, ability_source(golem.number, ability.slot))
    modify(battle, golem, v.DAMAGE, ability, target, tally)
    modify(battle, target, v.DAMAGE_TAKEN, ability, golem, tally)
    return tally.total


def damage(battle: Battle, golem: Golem, ability: Ability, target: Golem, crit: bool, tally: Tally) -> int:
    """Final Damage of a hit: (Net Damage, times the Crit multiplier on a Crit) - Net Armor, never below 0 (A13, B16)."""
    net_damage(battle, golem, ability, target, tally)
    early = battle.plan.rules.crit_before_armor
    if crit and early:
        _multiply(battle, golem, ability, target, tally)
    plating = Tally(tally.keep)
    armor(battle, target, ability, golem, plating)
    tally.less(plating)
    no_less(tally)
    if crit and not early:
        _multiply(battle, golem, ability, target, tally)
    return tally.total


def _multiply(battle: Battle, golem: Golem, ability: Ability, target: Golem, tally: Tally) -> None:
    percent = crit_percent(battle, golem, ability, target)
    tally.become(Why.CRIT, tally.total * percent // 100, ability_source(golem.number, ability.slot))


def crit_percent(battle: Battle, golem: Golem, ability: Ability, target: Golem) -> int:
    """The Crit multiplier in percent."""
    tally = Tally(False)
    tally.base(Why.PRINTED, CRIT_PERCENT)
    modify(battle, golem, v.CRIT, ability, target, tally)
    return tally.total


def armor(battle: Battle, golem: Golem, ability: Ability | None, other: Golem | None, tally: Tally) -> int:
    """Net Armor against an attack, at least 0 (ruling B24); without an attack, as it stands."""
    tally.base(Why.ARMOR, golem.type.armor, golem_source(golem.number))
    modify(battle, golem, v.ARMOR, ability, other, tally)
    return no_less(tally)


def lose_health(battle: Battle, golem: Golem, amount: int, army: int, entry: Entry, attacker: Golem | None = None) -> None:
    """Take Health; at 0 the Golem is destroyed by `army` (NOBODY: terrain that it walked into); attacker: by whose blow."""
    golem.health = max(0, golem.health - amount)
    if golem.health == 0:
        destroy(battle, golem, army, entry, attacker)
    elif golem.type.size == v.COLOSSUS:
        break_down(battle, golem, entry)


def gain_health(battle: Battle, golem: Golem, amount: int, entry: Entry) -> int:
    """Give Health back, never above the printed Health (Health Points). Returns how much it is."""
    gained = min(amount, golem.type.health - golem.health)
    golem.health += gained
    if golem.type.size == v.COLOSSUS:
        break_down(battle, golem, entry)
    return gained


def harm(battle: Battle, golem: Golem, amount: int, source: int, army: int, entry: Entry) -> None:
    """Damage that Armor does not reduce: effects, terrain (ruling B16)."""
    if entry.telling:
        entry.tell(Event(events.HARMED, (golem.number, source, amount, max(0, golem.health - amount))))
    lose_health(battle, golem, amount, army, entry)


def heal(battle: Battle, golem: Golem, amount: int, source: int, entry: Entry) -> None:
    """Health given back by an effect."""
    gained = gain_health(battle, golem, amount, entry)
    if entry.telling:
        entry.tell(Event(events.HEALED, (golem.number, source, gained, golem.health)))


def destroy(battle: Battle, golem: Golem, army: int, entry: Entry, attacker: Golem | None = None) -> None:
    """Golem Destruction: Mana to its own army, VP to the enemy army whose effect killed it (ruling B17)."""
    mana = Tally(entry.telling)
    battle.armies[golem.army].mana += destruction_mana(battle, golem, mana)
    victor = NOBODY
    points = 0
    if army != NOBODY and army != battle.plan.wild and not battle.allied(army, golem.army):
        victor = army
        points = destruction_vp(battle.plan, army, golem.type)
        battle.armies[army].vp += points
    if (golem.type.triggers >> v.ON_DESTROYED) & 1:
        killer = NOBODY if attacker is None else attacker.number
        battle.noted.append(Note(FELL, golem.number, golem.at, killer, silenced_knights(battle, golem)))
    region = golem.at
    battle.place(golem, DESTROYED)
    golem.health = 0
    golem.effects = []
    if entry.telling:
        values = (golem.number, mana.total, victor, points)
        entry.tell(Event(events.DESTROYED_GOLEM, values, [("mana", mana)]))
    scenario_elements.destroyed(battle, golem, region, army, entry)


def destruction_vp(plan: Plan, army: int, type: GolemType) -> int:
    """VP for Golem Destruction: by class, a share of the APV, or none, as the scenario says for the army (ruling B17)."""
    claims = plan.claims[army]
    if type.construct and not claims.constructs:
        return 0
    if claims.destruction == v.VP_BY_CLASS:
        return claims.class_vp[type.size]
    if claims.destruction == v.VP_BY_APV:
        return type.apv * claims.share // 100
    return 0
