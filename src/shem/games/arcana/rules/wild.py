"""Wild Golems: a neutral army, everybody's enemy, that acts only as an encounter orders (ruling B52)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import resolve, to_hit
from shem.games.arcana.rules.sight import is_seen
from shem.games.arcana.rules.targets import in_reach, targets_in


def wild_attacks(battle: Battle) -> list[Step[Battle]]:
    """An attack of every wild Golem, in slot order, as steps."""
    wild = battle.plan.wild
    return [WildAttack(golem.number) for golem in battle.on_board(wild) if not golem.type.construct]


@final
class WildAttack(Step[Battle]):
    """A wild Golem uses its first attack that reaches an enemy, on the one with the best To-Hit; it pays nothing."""

    def __init__(self, golem: int) -> None:
        self.golem: Final = golem

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        golem = state.golems[self.golem]
        if golem.at < 0:
            return
        for ability in golem.type.abilities:
            if ability.is_attack and cooldown.hindrance(state, golem, ability) is None:
                target = best_target(state, golem, ability)
                if target is not None:
                    _strike(state, golem, ability, target, entry)
                    return

    def data(self) -> list[Any]:
        return ["wild-attack", self.golem]


def best_target(battle: Battle, golem: Golem, ability: Ability) -> Golem | None:
    """The enemy in reach with the best To-Hit, the first in slot order among equals; None for an attack on allies."""
    if ability.scope == v.ALLIES:
        return None
    struck = in_reach(battle, golem, ability)
    best: Golem | None = None
    chance = 0
    for other in sorted(battle.golems, key=battle.slot):
        if other.at < 0 or not (struck >> other.at) & 1 or battle.allied(other.army, golem.army):
            continue
        if not is_seen(battle, golem, other):
            continue
        value = to_hit(battle, golem, ability, other, Tally(False))
        if best is None or value > chance:
            best = other
            chance = value
    return best


def _strike(battle: Battle, golem: Golem, ability: Ability, target: Golem, entry: Entry) -> None:
    targets = [target] if ability.scope == v.SINGLE else targets_in(battle, golem, ability, target.at)
    battle.stack(resolve(battle, golem, ability, target.at, targets, entry))
