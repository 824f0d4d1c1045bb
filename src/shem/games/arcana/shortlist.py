"""Which actions are worth a bot's time where there are very many: of those that are alike the likeliest."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import (
    AreaAttack,
    AreaCharge,
    Attack,
    Bless,
    Charge,
    Curse,
    Deploy,
    Move,
    Route,
    UseAt,
    UseOn,
)
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import Outlook
from shem.games.arcana.rules.sight import struck_regions

FAR: Final = 99
OWN: Final = 0
EVERYBODY: Final = 1
ENEMIES: Final = 2


def shortlist(battle: Battle, seat: int, legal: list[Action], most: int) -> list[Action]:
    """Of the actions that differ only in the Region or the target the likeliest ones, and every other action.

    About `most` in all, at least one of each kind; the order of `legal` is kept. Walking by a way of one's own choice is
    left out: what it leads to is weighed as a Move.
    """
    if len(legal) <= most:
        return legal
    alike: dict[tuple[int, ...], list[int]] = {}
    chosen: list[int] = []
    for place in range(len(legal)):
        key = _kind(battle, seat, legal[place])
        if key:
            alike.setdefault(key, []).append(place)
        elif not isinstance(legal[place], Route):
            chosen.append(place)
    each = max(1, (most - len(chosen)) // max(1, len(alike)))
    scout = Scout(battle, seat)
    for group in alike.values():
        if len(group) > each:
            ranked = [(-scout.score(legal[place]), place) for place in group]
            ranked.sort()
            chosen.extend([place for _, place in ranked[:each]])
        else:
            chosen.extend(group)
    chosen.sort()
    return [legal[place] for place in chosen]


def _kind(battle: Battle, seat: int, action: Action) -> tuple[int, ...]:
    """What is the same of actions that differ only in the Region or the target; empty for what stands for itself."""
    if isinstance(action, Move):
        return (3, action.golem, action.ability)
    if isinstance(action, Deploy):
        return (1, action.golem)
    if isinstance(action, Attack | AreaAttack | Charge | AreaCharge):
        return (5, action.golem, action.ability)
    if isinstance(action, UseOn):
        allied = battle.allied(battle.golems[action.target].army, seat)
        return (12, action.golem, action.ability, 1 if allied else 0)
    if isinstance(action, UseAt):
        return (13, action.golem, action.ability)
    if isinstance(action, Bless):
        return (15, action.ancient)
    return (16, action.ancient) if isinstance(action, Curse) else ()


class Scout:
    """A quick look at what an action could be good for; only actions of one kind compare."""

    def __init__(self, battle: Battle, seat: int) -> None:
        self.battle: Final = battle
        self.seat: Final = seat
        self._outlook: Final = Outlook(battle, seat)
        self._posts: Final[dict[int, float]] = {}
        self._goals: Final = self._find_goals()

    def score(self, action: Action) -> float:
        battle = self.battle
        if isinstance(action, Move | Deploy):
            return self._post(battle.golems[action.golem], action.region)
        if isinstance(action, Attack | Charge):
            return self._blow(action.golem, action.ability, battle.golems[action.target])
        if isinstance(action, AreaAttack | AreaCharge):
            return sum([self._blow(action.golem, action.ability, other) for other in self._foes(action.region)])
        if isinstance(action, UseOn):
            return self._outlook.scale.worth(battle.golems[action.target])
        if isinstance(action, UseAt):
            return self._crowd(action.region, EVERYBODY)
        if isinstance(action, Bless):
            return self._crowd(action.region, OWN)
        return self._crowd(action.region, ENEMIES) if isinstance(action, Curse) else 0.0

    def _blow(self, golem: int, slot: int, other: Golem) -> float:
        """What an attack would gain from where its Golem stands now, also where it charges."""
        attacker = self.battle.golems[golem]
        return self._outlook.gain(attacker, attacker.type.abilities[slot], other)

    def _foes(self, region: int) -> list[Golem]:
        there = self.battle.standing().crowd(region)
        return [other for other in there if not self.battle.allied(other.army, self.seat)]

    def _find_goals(self) -> list[tuple[int, float]]:
        """Regions that are worth holding, and how much farther they count than they are."""
        found = [(capture.region, 0.0) for capture in self.battle.plan.captures]
        return found + [(well.region, 1.0) for well in self.battle.wells if not well.among and well.left()]

    def _post(self, golem: Golem, region: int) -> float:
        """How good a Region is for a Golem to stand in: whom it can strike from there, how near to enemies and goals."""
        enemies = self.battle.enemies_of(self.seat, False)
        score = self._posts.get(region, 1.0)
        if score > 0.0:
            score = self._ground(region, enemies)
            self._posts[region] = score
        for ability in golem.type.attacks:
            if self._struck(golem, region, ability) & enemies:
                score += 1.0
        return score

    def _struck(self, golem: Golem, region: int, ability: Ability) -> int:
        """A mask of the Regions that an attack would reach from there."""
        if ability.attack == v.MELEE:
            return self.battle.field.bits[region]
        return struck_regions(self.battle, region, ability.range, golem.type.size == v.COLOSSUS)

    def _ground(self, region: int, enemies: int) -> float:
        """What a Region is worth to whoever stands there, at most 0."""
        field = self.battle.field
        nearest = 0
        while nearest < FAR and not field.near(region, nearest, False) & enemies:
            nearest += 1
        goal = min([FAR + 1.0, *[more + field.distance(region, place, False) for place, more in self._goals]])
        return -0.2 * nearest - (0.3 * goal + 1.0 if 0 < goal < FAR else 0.0)

    def _crowd(self, region: int, whose: int) -> float:
        """How many Golems stand in a Region: own ones, everybody's or enemies."""
        count = 0
        for golem in self.battle.standing().crowd(region):
            allied = self.battle.allied(golem.army, self.seat)
            if whose == EVERYBODY or allied == (whose == OWN):
                count += 1
        return float(count)
