"""What attacks could be expected to destroy: an army's own, and the enemies' against it. The unit is one average Golem."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.arcana.forecasts import Forecast, Forecasts
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.lists import SLOTS
from shem.games.arcana.parts.masks import places_of, united, without
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import hit_chance
from shem.games.arcana.rules.damage import damage, destruction_vp
from shem.games.arcana.rules.movement import movement_points, reach
from shem.games.arcana.rules.sight import is_seen
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.targets import in_reach, may_reach

PLACE: Final = 0.25  # what a Golem is worth by being there, besides the VP that its destruction gives
FLESH: Final = 0.6  # what it is worth by its whole Health
PROGRESS: Final = 0.25  # of the VP, for Health that others may take the rest of
CROWD: Final = 1.5  # the most that an area attack gains, against its best target alone
AFTER_MOVE: Final = 0.6  # an attack that needs a move first: it may be hindered, and the target may be gone
LOOK_BITS: Final = 28
SLOT_BITS: Final = 6
PLACES: Final = 1 << 12  # above every Region's number, every Health and every Golem's number


def worth(battle: Battle, golem: Golem) -> float:
    """A Golem's APV against the average of all."""
    return golem.type.apv * len(battle.plan.types) / battle.plan.all_apv


def unit_of(plan: Plan, seat: int) -> float:
    """The VP of an average enemy Golem; where destruction gives none, of a Capture Region."""
    total = 0
    count = 0
    for type, owner in zip(plan.types, plan.owners):
        if not plan.allied(owner, seat):
            total += destruction_vp(plan, seat, type)
            count += 1
    if total:
        return total / count
    return float(max([1, *[place.vp for place in plan.captures]]))


@final
class Blow:
    """An attack of one Golem, on its best target.

    way: the Golem and how it attacks, as one number; first: it has not struck so before, so it costs half as much. gain:
    expected; cost: in AP, 0 where it is paid with something else; leaves: how much of the target's worth is left.
    """

    def __init__(self, golem: int, way: int, first: bool, gain: float, cost: int, target: int, leaves: float) -> None:
        self.golem: Final = golem
        self.way: Final = way
        self.first: Final = first
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

    def __init__(self, battle: Battle, seat: int) -> None:
        """seat: whose VP are the measure."""
        self.battle: Final = battle
        self.forecasts: Final = memory_of(battle.plan)
        self.there: Final = battle.standing().there
        self.unit: Final = self.forecasts.units.get(seat, 0.0) or self.forecasts.keep_unit(seat, unit_of(battle.plan, seat))
        self._seat: Final = seat
        self._foe: Final = _first_foe(battle.plan, seat)
        self._looks: Final = [-1] * len(battle.golems)
        self._common: Final = _common(battle)

    def kill(self, golem: Golem) -> float:
        """What the destruction of a Golem gains: its VP and its strength."""
        return self.points(golem) + worth(self.battle, golem) * (PLACE + FLESH * golem.health / golem.type.health)

    def points(self, golem: Golem) -> float:
        """The VP of its destruction, to the seat or to an enemy."""
        plan = self.battle.plan
        return (
            destruction_vp(plan, self._foe if plan.allied(golem.army, self._seat) else self._seat, golem.type) / self.unit
        )

    def blows(self, army: int, targets: int, allies: int) -> list[Blow]:
        """The attacks of an army on Golems in the Regions of a mask, that are not of `allies` (a mask of armies); the best
        for its AP first. Its best one can come after a move."""
        battle = self.battle
        found: list[Blow] = []
        for golem in battle.golems:
            if golem.army != army or golem.at < 0:
                continue
            touches = touched(battle, golem)
            if may_reach(battle, golem, touches) & targets:
                for ability in golem.type.attacks:
                    struck = in_reach(battle, golem, ability, touches) & targets
                    if struck and cooldown.hindrance(battle, golem, ability) is None:
                        self._add(golem, ability, struck, allies, touches, found, battle.standing().giants & struck)
            if golem.type.moves:
                self._add_moved(golem, targets, allies, touches, found)
        found.sort(key=_by_rate)
        return found

    def _add(
        self, golem: Golem, ability: Ability, struck: int, allies: int, touches: int, found: list[Blow], hidden: int = 0
    ) -> None:
        """Add the ability's best target; an area attack gains from the others in reach, too.

        hidden: a mask of the Regions in which not everybody may be seen from where it stands (ruling B7).
        """
        price = self._price(golem, ability, touches)
        if price < 0:
            return
        best: Golem | None = None
        most = together = 0.0
        for region in places_of(struck):
            for other in self.there[region]:
                if not (allies >> other.army) & 1 and (hidden == 0 or is_seen(self.battle, golem, other)):
                    gain = self.gain(golem, ability, other)
                    together += gain
                    if gain > most:
                        best = other
                        most = gain
        if best is not None:
            leaves = max(0.0, 1 - most / self.kill(best))
            if ability.scope != v.SINGLE:
                most = min(together, CROWD * most)
            self._twice(golem.number, ability.slot, most, price, price, best.number, leaves, found)

    def _twice(
        self,
        golem: int,
        slot: int,
        gain: float,
        cost: int,
        again: int,
        target: int,
        leaves: float,
        found: list[Blow],
    ) -> None:
        """Add an attack, and the same once more at twice its own price."""
        way = golem * SLOTS + slot
        found.append(Blow(golem, way, True, gain, cost, target, leaves))
        if again:
            found.append(Blow(golem, way, False, gain, 2 * again, target, leaves))

    def _add_moved(self, golem: Golem, targets: int, allies: int, touches: int, found: list[Blow]) -> None:
        """Add its best attack on whom it reaches after a move."""
        battle = self.battle
        move = golem.type.moves[0]
        ability = self.forecasts.main(golem.type)
        if ability is None or move.resource != v.AP:
            return
        field = battle.field
        points = movement_points(battle, golem, move, None, touches)
        far = points + (ability.range if ability.attack == v.RANGED else 0)
        if not field.near(golem.at, far, False) & targets or cooldown.hindrance(battle, golem, ability) is not None:
            return
        price = self._price(golem, ability, touches)
        reached = reach(battle, golem, move, points, 0).mask if points else 0
        struck = self.forecasts.swath(field, reached, ability.range if ability.attack == v.RANGED else 0) & targets
        struck = without(struck, in_reach(battle, golem, ability, touches))
        if price < 0 or not struck:
            return
        known = len(found)
        self._add(golem, ability, struck, allies, touches, found)
        if len(found) > known:
            blow = found[known]
            del found[known:]
            gain, leaves = AFTER_MOVE * blow.gain, 1 - AFTER_MOVE * (1 - blow.leaves)
            cost = price + cooldown.cost(battle, golem, move, None, touches)
            self._twice(golem.number, ability.slot, gain, cost, price, blow.target, leaves, found)

    def _price(self, golem: Golem, ability: Ability, touches: int) -> int:
        """Its AP, 0 where it is paid with something else, -1 where it cannot be paid."""
        price = cooldown.cost(self.battle, golem, ability, None, touches)
        if ability.resource == v.AP:
            return price
        return 0 if price <= cooldown.funds(self.battle, golem, ability) else -1

    def gain(self, golem: Golem, ability: Ability, other: Golem) -> float:
        """The chance to hit times what a hit gains: a kill, or a share of the target's Health."""
        found = self.forecast(golem, ability, other)
        return found.chance * self.loss(other, found.hurt)

    def loss(self, golem: Golem, hurt: int) -> float:
        """What the loss of so much Health takes from a Golem's side: all of it, or a share."""
        if hurt >= golem.health:
            return self.kill(golem)
        flesh = worth(self.battle, golem) * hurt / golem.type.health * FLESH
        return flesh + PROGRESS * self.points(golem) * hurt / golem.health

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
        if len(crowd) > 1 and battle.plan.occurs.auras:
            more.extend([_whole(battle, other) for other in crowd if other is not golem and other.type.auras])
        if battle.zones:
            more.extend([(zone.layout.number, zone.source, zone.army, zone.age) for zone in battle.lying(golem.at)])
        if not more and not self._common and not golem.effects and not golem.down and golem.born == 0:
            return plain
        return (plain, golem.type.id, _whole(battle, golem), tuple(more), self._common)


def memory_of(plan: Plan) -> Forecasts:
    found = plan.memories.get(Forecasts)
    if not isinstance(found, Forecasts):
        found = Forecasts()
        plan.memories[Forecasts] = found
    return found


def _first_foe(plan: Plan, seat: int) -> int:
    """An army against which the seat's Golems are counted."""
    for army in range(plan.wild):
        if not plan.allied(army, seat):
            return army
    return seat


def _by_rate(blow: Blow) -> float:
    return -blow.rate


def _plain(battle: Battle, golem: Golem) -> int:
    """Who and where it is, its Health, and whether it is among enemies, has moved and was hit."""
    mark = (golem.number * PLACES + golem.at) * PLACES + golem.health
    mark = mark * 4 + (2 if golem.moved else 0) + (1 if golem.struck == battle.round else 0)
    return -1 - mark if battle.enemy_in(golem.at, golem.army) else mark


def _whole(battle: Battle, golem: Golem) -> tuple[object, ...]:
    """The same with what is at work on it, what is broken, and how old it is."""
    effects = [
        (active.effect.number, active.source, active.army, active.age, active.until, active.ticks)
        for active in golem.effects
    ]
    return (_plain(battle, golem), golem.army, golem.born, golem.down, tuple(effects))


def _common(battle: Battle) -> tuple[object, ...]:
    """What every figure may hang on: a map that has changed, and Golems that act on others from afar or silence them."""
    plan = battle.plan
    found: list[object] = list(battle.changes)
    silence = (plan.occurs.shared >> v.SILENCE) & 1 == 1
    if plan.occurs.far_auras or silence:
        for golem in battle.golems:
            if golem.at >= 0 and (golem.type.far_auras or (golem.type.shared >> v.SILENCE) & 1):
                found.append(_whole(battle, golem))
    return tuple(found)


def forecast(battle: Battle, golem: Golem, ability: Ability, other: Golem) -> Forecast:
    """What an attack is expected to do to one target, by the rules."""
    chance = hit_chance(battle, golem, ability, other, [other])
    return Forecast(chance, damage(battle, golem, ability, other, False, Tally(False)))


def affordable(blows: list[Blow], ap: int) -> float:
    """The best of them as long as AP last, each Golem in one way; what one is expected to destroy, the next cannot."""
    total = 0.0
    left: dict[int, float] = {}
    ways: dict[int, int] = {}
    for blow in blows:
        if blow.cost <= ap and (blow.golem not in ways if blow.first else ways.get(blow.golem) == blow.way):
            ways[blow.golem] = blow.way
            ap -= blow.cost
            there = left.get(blow.target, 1.0)
            total += blow.gain * there
            left[blow.target] = there * blow.leaves
    return total


def danger(outlook: Outlook, seat: int) -> float:
    """The worst that one enemy army could do to the seat's team before it acts again, or the battle is over."""
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
        if (foes >> enemy.number) & 1 and not enemy.out and pieces[enemy.number] and _acts_yet(battle, enemy.number):
            worst = max(worst, affordable(outlook.blows(enemy.number, own, foes), battle.plan.ap))
    return worst


def _acts_yet(battle: Battle, army: int) -> bool:
    """Whether an army has a turn yet: in the last Round only those that come later in it."""
    return not last_round(battle) or battle.order.index(army) > battle.turn


def last_round(battle: Battle) -> bool:
    return battle.round >= battle.plan.rounds > 0
