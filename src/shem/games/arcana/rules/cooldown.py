"""Cooldown: what an ability costs, how its cost doubles, and how it cools."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Why
from shem.games.arcana.rules.movement import breakaway
from shem.games.arcana.sources import ability_source
from shem.games.arcana.state import Battle, Golem

FIRST_MOVE: Final = 1
FIRST_ATTACK: Final = 2


def ability_cost(golem: Golem, ability: Ability, tally: Tally) -> int:
    """AP: the printed cost, doubled for each use since the Cooldown was last 0 (ruling B11)."""
    source = ability_source(golem.number, ability.slot)
    tally.base(Why.COST, ability.cost, source)
    tally.add(Why.COOLDOWN, (ability.cost << golem.uses[ability.slot]) - ability.cost, source)
    return tally.total


def cost(battle: Battle, golem: Golem, ability: Ability, tally: Tally) -> int:
    """AP that the ability costs now; Breakaway comes after doubling and never doubles (ruling B11)."""
    ability_cost(golem, ability, tally)
    if ability.is_move and golem.at >= 0:
        breakaway(battle, golem, ability, tally)
    return tally.total


def use(golem: Golem, ability: Ability) -> None:
    """The Cooldown and the doubling that one use adds."""
    slot = ability.slot
    first = FIRST_MOVE if ability.is_move else FIRST_ATTACK
    golem.pips[slot] = first if golem.pips[slot] == 0 else golem.pips[slot] + 1
    golem.uses[slot] += 1


def cool(golem: Golem, slot: int, rounds: int) -> None:
    """Take rounds off an ability's Cooldown; at 0 its cost is the printed one again."""
    golem.pips[slot] = max(0, golem.pips[slot] - rounds)
    if golem.pips[slot] == 0:
        golem.uses[slot] = 0


def refresh(battle: Battle, army: int) -> None:
    """Cooldown Refresh: every ability of the whole army, by 1."""
    for golem in battle.golems:
        if golem.army == army:
            for slot in range(len(golem.pips)):
                cool(golem, slot, 1)
