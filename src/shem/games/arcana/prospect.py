"""What attacks could be expected to destroy: an army's own, and the enemies' against it. The unit is one average Golem."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.arcana import vocabulary as v
from shem.games.arcana.figures import NOBODY_THERE, Golem
from shem.games.arcana.forecasts import Forecast
from shem.games.arcana.masks import places_of, united
from shem.games.arcana.pieces import Ability
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import hit_chance, may_reach, reached_by
from shem.games.arcana.rules.damage import damage
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.state import Battle

STRENGTH: Final = 0.6  # a Golem's place on the board, besides the VP that its destruction gives
WOUNDS: Final = 0.5  # the share of it that goes with Health
CROWD: Final = 1.5  # the most that an area attack gains, against its best target alone
LOOK_BITS: Final = 28
SLOT_BITS: Final = 6
PLACES: Final = 1 << 12  # above every Region's number, every Health and every Golem's number


def worth(battle: Battle, golem: Golem) -> float:
    """A Golem's APV against the average of all."""
    return golem.type.apv * len(battle.plan.types) / battle.plan.all_apv


def kill(battle: Battle, golem: Golem) -> float:
    """What the destruction of a Golem gains: about its VP, and its strength."""
    return worth(battle, golem) * (1 + STRENGTH * (1 - WOUNDS + WOUNDS * golem.health / golem.type.health))


@final
class Blow:
    """An attack of one Golem from where it stands, on its best target.

    gain: expected; cost: in AP, 0 where it is paid with something else; leaves: how much of the target's worth is left.
    """

    def __init__(self, golem: int, gain: float, cost: int, target: int, leaves: float) -> None:
        self.golem: Final = golem
        self.gain: Final = gain
        self.cost: Final = cost
        self.target: Final = target
        self.leaves: Final = leaves
        self.rate: Final = gain / max(1, cost)


@final
class Outlook:
    """The attacks of one position, with what is known of them from positions before.

    A forecast hangs on what the two Golems are like, on what lies where they stand, on who stands with them and has auras,
    and on whoever acts on the whole board; all of it makes up their `look`.
    """

    def __init__(self, battle: Battle) -> None:
        self.battle: Final = battle
        self.forecasts: Final = battle.plan.forecasts
        self.there: Final = battle.standing().there
        self._looks: Final = [-1] * len(battle.golems)
        self._common: Final = _common(battle)

    def blows(self, army: int, targets: int, allies: int) -> list[Blow]:
        """All attacks of an army on Golems in the Regions of a mask, that are not of `allies` (a mask of armies); the best
        for its AP first."""
        battle = self.battle
        found: list[Blow] = []
        for golem in battle.golems:
            if golem.army != army or golem.at < 0:
                continue
            touches = touched(battle, golem)
            if not may_reach(battle, golem, touches) & targets:
                continue
            for ability in golem.type.attacks:
                struck = reached_by(battle, golem, ability, touches) & targets
                if struck and cooldown.hindrance(battle, golem, ability) is None:
                    blow = self._blow(golem, ability, struck, allies, touches)
                    if blow is not None:
                        found.append(blow)
        found.sort(key=_by_rate)
        return found

    def _blow(self, golem: Golem, ability: Ability, struck: int, allies: int, touches: int) -> Blow | None:
        """The ability's best target; an area attack gains from the others in reach, too."""
        battle = self.battle
        price = cooldown.price_of(battle, golem, ability, touches)
        if ability.resource != v.AP:
            if price > cooldown.funds(battle, golem, ability):
                return None
            price = 0
        best: Golem | None = None
        most = together = 0.0
        for region in places_of(struck):
            for other in self.there.get(region, NOBODY_THERE):
                if not (allies >> other.army) & 1:
                    gain = self.gain(golem, ability, other)
                    together += gain
                    if gain > most:
                        best = other
                        most = gain
        if best is None:
            return None
        leaves = max(0.0, 1 - most / kill(battle, best))
        if ability.scope != v.SINGLE:
            most = min(together, CROWD * most)
        return Blow(golem.number, most, price, best.number, leaves)

    def gain(self, golem: Golem, ability: Ability, other: Golem) -> float:
        """The chance to hit times what a hit gains: a kill, or a share of the target's Health."""
        found = self.forecast(golem, ability, other)
        if found.hurt >= other.health:
            return found.chance * kill(self.battle, other)
        return found.chance * worth(self.battle, other) * found.hurt / other.type.health * STRENGTH * WOUNDS

    def forecast(self, golem: Golem, ability: Ability, other: Golem) -> Forecast:
        """What the attack is expected to do, as `forecast` says."""
        key = ((self.look(golem) << LOOK_BITS) + self.look(other) << SLOT_BITS) + ability.slot
        found = self.forecasts.attacks.get(key)
        if found is None:
            found = forecast(self.battle, golem, ability, other)
            self.forecasts.attacks[key] = found
        return found

    def look(self, golem: Golem) -> int:
        """The number for all about a Golem that an attack by it or on it can hang on."""
        found = self._looks[golem.number]
        if found < 0:
            key = self._key(golem)
            found = self.forecasts.looks.get(key, -1)
            if found < 0:
                found = self.forecasts.number(key)
            self._looks[golem.number] = found
        return found

    def _key(self, golem: Golem) -> object:
        battle = self.battle
        crowd = self.there[golem.at]
        plain = _plain(battle, golem)
        more: list[object] = []
        if len(crowd) > 1 and battle.plan.auras:
            more.extend([_whole(battle, other) for other in crowd if other is not golem and other.type.auras])
        if battle.zones:
            more.extend([(zone.layout.number, zone.army, zone.age) for zone in battle.lying(golem.at)])
        if not more and not self._common and not golem.effects and not golem.down and golem.born == 0:
            return plain
        return (plain, golem.type.id, _whole(battle, golem), tuple(more), self._common)


def _by_rate(blow: Blow) -> float:
    return -blow.rate


def _plain(battle: Battle, golem: Golem) -> int:
    """Who and where it is, its Health, and whether it is among enemies, has moved and was hit."""
    mark = (golem.number * PLACES + golem.at) * PLACES + golem.health
    mark = mark * 4 + (2 if golem.moved else 0) + (1 if golem.struck == battle.round else 0)
    return -1 - mark if battle.enemy_in(golem.at, golem.army) else mark


def _whole(battle: Battle, golem: Golem) -> tuple[object, ...]:
    """The same with what is at work on it, what is broken, and how old it is."""
    effects = [(active.effect.number, active.army, active.age, active.until, active.ticks) for active in golem.effects]
    return (_plain(battle, golem), golem.army, golem.born, golem.down, tuple(effects))


def _common(battle: Battle) -> tuple[object, ...]:
    """What every figure may hang on: a map that has changed, and Golems that act on others from afar or silence them."""
    plan = battle.plan
    found: list[object] = list(battle.changes)
    silence = (plan.shared >> v.SILENCE) & 1 == 1
    if plan.far_auras or silence:
        for golem in battle.golems:
            if golem.at >= 0 and (golem.type.far_auras or (golem.type.shared >> v.SILENCE) & 1):
                found.append(_whole(battle, golem))
    return tuple(found)


def forecast(battle: Battle, golem: Golem, ability: Ability, other: Golem) -> Forecast:
    """What an attack is expected to do to one target, by the rules."""
    chance = hit_chance(battle, golem, ability, other, [other])
    return Forecast(chance, damage(battle, golem, ability, other, False, Tally(False)))


def affordable(blows: list[Blow], ap: int) -> float:
    """The best of them as long as AP last, each Golem once; what one is expected to destroy, the next cannot."""
    total = 0.0
    left: dict[int, float] = {}
    spent: set[int] = set()
    for blow in blows:
        if blow.cost <= ap and blow.golem not in spent:
            spent.add(blow.golem)
            ap -= blow.cost
            there = left.get(blow.target, 1.0)
            total += blow.gain * there
            left[blow.target] = there * blow.leaves
    return total


def danger(outlook: Outlook, seat: int) -> float:
    """The worst that one enemy army could do to the seat's team next."""
    battle = outlook.battle
    allies = battle.plan.allies[seat]
    pieces = battle.standing().pieces
    own = 0
    foes = 0
    for army in range(len(pieces)):
        if (allies >> army) & 1:
            own = united(own, pieces[army])
        else:
            foes |= 1 << army
    worst = 0.0
    for enemy in battle.armies:
        if (foes >> enemy.number) & 1 and not enemy.out and pieces[enemy.number]:
            worst = max(worst, affordable(outlook.blows(enemy.number, own, foes), battle.plan.ap))
    return worst
