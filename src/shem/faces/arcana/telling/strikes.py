"""Whom an attack or a Charge strikes."""

from __future__ import annotations

from shem.games.arcana.parts.actions import AreaAttack, AreaCharge, Attack, Charge
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.charging import area_targets
from shem.games.arcana.rules.targets import targets_in

Strike = Attack | AreaAttack | Charge | AreaCharge


def targets_of(battle: Battle, action: Strike) -> list[Golem]:
    golem = battle.golems[action.golem]
    if isinstance(action, Attack | Charge):
        return [battle.golems[action.target]]
    ability = golem.type.abilities[action.ability]
    if isinstance(action, AreaCharge):
        return area_targets(battle, golem, ability, action.region)
    return targets_in(battle, golem, ability, action.region)
