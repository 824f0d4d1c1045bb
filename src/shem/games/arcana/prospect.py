"""What attacks could be expected to destroy: an army's own, and the enemies' against it. The unit is one average Golem."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.arcana.blows import Aim, Arms, Blow
from shem.games.arcana.forecasts import Forecast, Forecasts
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.lists import SLOTS
from shem.games.arcana.parts.masks import places_of, shared, without
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import hit_chance
from shem.games.arcana.rules.damage import damage
from shem.games.arcana.rules.movement import movement_points, reach
from shem.games.arcana.rules.sight import is_seen
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.targets import OF_REACH, in_reach
from shem.games.arcana.scale import Scale

PLACE: Final = 0.25  # what a Golem is worth by being there, besides the VP that its destruction gives
FLESH: Final = 0.6  # what it is worth by its whole Health
PROGRESS: Final = 0.25  # of the VP, for Health that others may take the rest of
CROWD: Final = 1.5  # the most that an area attack gains, against its best target alone
AFTER_MOVE: Final = 0.6  # an attack that needs a move first: it may be hindered, and the target may be gone
OF_WAYS: Final = (1 << v.GRANT) | (1 << v.IGNORE)  # Golems anywhere may change how others move
LOOK_BITS: Final = 28
SLOT_BITS: Final = 6
UNSEEN: Final = -1
EVERYWHERE: Final = 1 << 12  # Regions off
PLACES: Final = 1 << 12  # above every Region's number, every Health and every Golem's number

IF_HEALTH: Final = (1 << v.IF_HEALTH_AT_MOST) | (1 << v.IF_HEALTH_AT_LEAST)

Common = tuple[object, ...]


@final
class Outlook:
    """The attacks of one position, with what is known of them from positions before.

    A forecast hangs on what the two Golems are like, on what lies where they stand, on who stands with them and has auras,
    and on whoever acts on the whole board; all of it makes up their `look`.
    """

    def __init__(self, battle: Battle, seat: int, looks: list[int] | None = None, common: Common | None = None) -> None:
        """seat: whose VP are the measure. looks: those that are known, by Golem, UNSEEN for the others; common: `common_of`
        the battle, where that is known."""
        self.battle: Final = battle
        self.forecasts: Final = memory_of(battle.plan)
        self.there: Final = battle.standing().there
        self.scale: Final = scale_for(battle.plan, seat)
        self.unit: Final = self.scale.unit
        self.looks: Final = [UNSEEN] * len(battle.golems) if looks is None else looks
        self._common: Final = common_of(battle) if common is None else common

    def kill(self, golem: Golem) -> float:
        """What the destruction of a Golem gains: its VP and its strength."""
        scale = self.scale
        return scale.points(golem) + scale.worth(golem) * (PLACE + FLESH * golem.health / golem.type.health)

    def arms(self, golem: Golem, targets: int, allies: int) -> Arms:
        """What a Golem could strike of those in the Regions of a mask, that are not of `allies` (a mask of armies)."""
        horizon = self._horizon(golem)
        if not self.battle.field.near(golem.at, horizon, False) & targets:
            return Arms(horizon, None)
        found: list[Aim] = []
        touches = touched(self.battle, golem)
        for ability in golem.type.attacks:
            price = self._price(golem, ability, touches)
            if price >= 0 and cooldown.hindrance(self.battle, golem, ability) is None:
                regions = in_reach(self.battle, golem, ability, touches)
                found.append(self._aim(golem, Aim(ability, regions, price, price, False, [], [], []), targets, allies))
        moved = self._moved(golem, touches)
        if moved is not None:
            found.append(self._aim(golem, moved, targets, allies))
        return Arms(horizon, found)

    def _horizon(self, golem: Golem) -> int:
        """How many Regions off anything can be that its arms hang on."""
        battle = self.battle
        touches = touched(battle, golem)
        if touches & OF_REACH or battle.plan.occurs.shared & OF_WAYS:
            return EVERYWHERE
        far = golem.type.farthest
        if far:
            far += max(0, battle.field.regions[golem.at].terrain.range)
        ability = self.forecasts.main(golem.type)
        if ability is None or not golem.type.moves:
            return far
        points = movement_points(battle, golem, golem.type.moves[0], None, touches)
        return max(far, points + (ability.range if ability.attack == v.RANGED else 0))

    def _moved(self, golem: Golem, touches: int) -> Aim | None:
        """Its best attack on whom it reaches only after a move: in no Regions yet that it strikes without one."""
        battle = self.battle
        ability = self.forecasts.main(golem.type)
        if ability is None or not golem.type.moves:
            return None
        move = golem.type.moves[0]
        if move.resource != v.AP or cooldown.hindrance(battle, golem, ability) is not None:
            return None
        points = movement_points(battle, golem, move, None, touches)
        reached = reach(battle, golem, move, points, 0).mask if points else 0
        regions = self.forecasts.swath(battle.field, reached, ability.range if ability.attack == v.RANGED else 0)
        price = self._price(golem, ability, touches)
        cost = price + cooldown.cost(battle, golem, move, None, touches)
        return Aim(ability, without(regions, in_reach(battle, golem, ability, touches)), cost, price, True, [], [], [])

    def _aim(self, golem: Golem, aim: Aim, targets: int, allies: int) -> Aim:
        """The same with all that it finds."""
        struck = shared(aim.regions, targets)
        if not struck:
            return aim
        found: list[int] = []
        gains: list[float] = []
        for region in places_of(struck):
            for other in self.there[region]:
                if not (allies >> other.army) & 1 and (aim.moved or is_seen(self.battle, golem, other)):
                    found.append(other.number)
                    gains.append(self.gain(golem, aim.ability, other))
        return self._aimed(golem, aim, found, gains)

    def repriced(self, golem: Golem, arms: Arms) -> Arms | None:
        """The arms of a Golem that has only used an ability, or has cooled; None where they may be other ones."""
        if arms.aims is None:
            return arms
        for ability in golem.type.attacks:
            if ability.resource != v.AP or ability.uses:
                return None
        touches = touched(self.battle, golem)
        found: list[Aim] = []
        for aim in arms.aims:
            price = self._price(golem, aim.ability, touches)
            cost = price + cooldown.cost(self.battle, golem, golem.type.moves[0], None, touches) if aim.moved else price
            if cost != aim.cost or price != aim.again:
                aim = Aim(aim.ability, aim.regions, cost, price, aim.moved, aim.targets, aim.gains, aim.blows)
                aim = self._aimed(golem, aim, aim.targets, aim.gains)
            found.append(aim)
        return Arms(arms.horizon, found)

    def updated(self, golem: Golem, arms: Arms, others: list[Golem]) -> Arms:
        """The arms of a Golem, about which nothing is different, where some that it may strike are."""
        if arms.aims is None:
            return arms
        found: list[Aim] | None = None
        for place in range(len(arms.aims)):
            aim = arms.aims[place]
            for other in others:
                aim = self._renewed(golem, aim, other)
            if aim is not arms.aims[place]:
                if found is None:
                    found = arms.aims.copy()
                found[place] = aim
        return arms if found is None else Arms(arms.horizon, found)

    def _renewed(self, golem: Golem, aim: Aim, other: Golem) -> Aim:
        """An aim where one that it strikes now, or did, is different."""
        known = _place(aim.targets, other.number)
        struck = other.at >= 0 and shared(aim.regions, self.battle.field.bits[other.at]) != 0
        if struck and not aim.moved:
            struck = is_seen(self.battle, golem, other)
        if known < 0 and not struck:
            return aim
        targets = aim.targets.copy()
        gains = aim.gains.copy()
        if known >= 0:
            del targets[known]
            del gains[known]
        if struck:
            place = len(targets)
            while place > 0 and _comes_before(other, self.battle.golems[targets[place - 1]]):
                place -= 1
            targets.insert(place, other.number)
            gains.insert(place, self.gain(golem, aim.ability, other))
        return self._aimed(golem, aim, targets, gains)

    def _aimed(self, golem: Golem, aim: Aim, targets: list[int], gains: list[float]) -> Aim:
        """The same aim at such targets: its attack on the best one, and the same once more at twice its own price.

        An area attack gains from the others in reach, too.
        """
        ability = aim.ability
        best = -1
        most = together = 0.0
        for place in range(len(targets)):
            together += gains[place]
            if gains[place] > most:
                best = targets[place]
                most = gains[place]
        blows: list[Blow] = []
        if best >= 0:
            leaves = max(0.0, 1 - most / self.kill(self.battle.golems[best]))
            if ability.scope != v.SINGLE:
                most = min(together, CROWD * most)
            if aim.moved:
                most, leaves = AFTER_MOVE * most, 1 - AFTER_MOVE * (1 - leaves)
            way = golem.number * SLOTS + ability.slot
            blows.append(Blow(golem.number, way, True, most, aim.cost, best, leaves))
            if aim.again:
                blows.append(Blow(golem.number, way, False, most, 2 * aim.again, best, leaves))
        return Aim(ability, aim.regions, aim.cost, aim.again, aim.moved, targets, gains, blows)

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
        flesh = self.scale.worth(golem) * hurt / golem.type.health * FLESH
        return flesh + PROGRESS * self.scale.points(golem) * hurt / golem.health

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
        found = self.looks[golem.number]
        if found < 0:
            key = self._key(golem)
            found = self.forecasts.looks.get(key, -1)
            if found < 0:
                found = self.forecasts.number(key)
            self.looks[golem.number] = found
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


def _place(numbers: list[int], number: int) -> int:
    """Where it is among them, or -1."""
    for place in range(len(numbers)):
        if numbers[place] == number:
            return place
    return -1


def _comes_before(one: Golem, other: Golem) -> bool:
    return one.at < other.at or (one.at == other.at and one.number < other.number)


def memory_of(plan: Plan) -> Forecasts:
    found = plan.memories.get(Forecasts)
    if not isinstance(found, Forecasts):
        found = Forecasts()
        plan.memories[Forecasts] = found
    return found


def scale_for(plan: Plan, seat: int) -> Scale:
    known = memory_of(plan).scales
    found = known.get(seat)
    if found is None:
        found = Scale(plan, seat)
        known[seat] = found
    return found


def _plain(battle: Battle, golem: Golem) -> int:
    """Who and where it is, whether among enemies, and where conditions ask: its Health, whether it moved and was hit."""
    asked = battle.plan.occurs.conditions
    mark = (golem.number * PLACES + golem.at) * PLACES + (golem.health if asked & IF_HEALTH else 0)
    mark = mark * 4 + (2 if golem.moved and (asked >> v.IF_MOVED) & 1 else 0)
    if golem.struck == battle.round and (asked >> v.IF_FIRST_HIT) & 1:
        mark += 1
    return -1 - mark if battle.enemy_in(golem.at, golem.army) else mark


def _whole(battle: Battle, golem: Golem) -> tuple[object, ...]:
    """The same with what is at work on it, what is broken, and how old it is."""
    effects = [
        (active.effect.number, active.source, active.army, active.age, active.until, active.ticks)
        for active in golem.effects
    ]
    return (_plain(battle, golem), golem.army, golem.born, golem.down, tuple(effects))


def common_of(battle: Battle) -> Common:
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
