"""What an attack promises: from the rules' own functions and from every future of the action itself."""

from __future__ import annotations

from shem.core.odds import futures
from shem.core.tally import Tally
from shem.faces.arcana.scenes.answer_shapes import Target
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.telling.strikes import Strike, targets_of
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.attack import hit_chance, to_hit
from shem.games.arcana.rules.damage import damage
from shem.games.arcana.rules.targets import targets_in


def target_of(glance: Glance, golem: Golem, ability: Ability, target: Golem) -> Target:
    """What an attack promises for one whom it strikes, by the functions that decide it."""
    battle = glance.battle
    targets = [target] if ability.scope == v.SINGLE else targets_in(battle, golem, ability, target.at)
    return {
        "golem": target.number,
        "own": battle.allied(golem.army, target.army),
        "to_hit": to_hit(battle, golem, ability, target, Tally(False)),
        "chance": round(100 * hit_chance(battle, golem, ability, target, targets)),
        "damage": damage(battle, golem, ability, target, False, Tally(False)),
        "crit": damage(battle, golem, ability, target, True, Tally(False)),
    }


def foreseen(glance: Glance, action: Strike) -> list[Target]:
    """The same for all whom a legal attack strikes, with what its futures do to them; displacements and what follows a
    decision do not count."""
    battle = glance.battle
    assert glance.seat is not None
    golem = battle.golems[action.golem]
    leaves = futures(battle, glance.seat, action).leaves
    found = []
    for struck in targets_of(battle, action):
        ends = [(leaf.weight, _health(leaf.state, struck.number)) for leaf in leaves]
        target = target_of(glance, golem, golem.type.abilities[action.ability], struck)
        target["kill"] = round(100.0 * sum(weight for weight, health in ends if health == 0), 1)
        target["expected"] = round(float(sum(weight * (struck.health - health) for weight, health in ends)), 1)
        found.append(target)
    return found


def _health(state: object, number: int) -> int:
    assert isinstance(state, Battle)
    return state.golems[number].health
