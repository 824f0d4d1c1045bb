"""What a position is worth to a seat, in readable terms. The unit is one average Golem of the other side, destroyed."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import hit_chance
from shem.games.arcana.rules.damage import damage, destruction_vp
from shem.games.arcana.rules.mana import holds_region
from shem.games.arcana.rules.targets import in_reach, target_regions

STRENGTH: Final = 0.6  # a Golem's place on the board, besides the VP that its destruction gives
WOUNDS: Final = 0.5  # the share of it that goes with Health
HOLDING: Final = 0.8  # a Capture Region held now, against the VP that it would give
BLOWS_NOW: Final = 0.65  # attacks that the AP left can still pay
BLOWS_NEXT: Final = 0.2  # attacks that a whole pool could pay from here
BLOWS_TAKEN: Final = 0.3  # the enemies' attacks with a whole pool
NEARNESS: Final = 0.03  # a Region less to the nearest enemy
WAY: Final = 0.06  # a Region less to a Capture Region or a Mana Well
FAR: Final = 12
WELL: Final = 0.01  # a point of Mana in reach of who stands on the Well
MANA: Final = 0.004
AP: Final = 0.006
EFFECT: Final = 0.04  # an effect at work on a Golem for a round
STEADY: Final = 2  # Rounds that an effect without a fixed end is counted for
COOLDOWN: Final = 0.004  # a round of Cooldown


def value(battle: Battle, seat: int) -> list[tuple[str, float]]:
    """The terms for `Game.value`; whole after the end: a win is worth more than anything on the board."""
    unit = _unit(battle.plan, seat)
    if battle.ended is not None:
        won = 1.0 if seat in battle.ended.winners else 0.0 if not battle.ended.winners else -1.0
        return [("outcome", 100.0 * won), ("points", _lead(battle, seat) / unit)]
    return [
        ("points", _lead(battle, seat) / unit),
        ("strength", _strength(battle, seat)),
        ("ground", _ground(battle, seat, unit)),
        ("attacks-now", BLOWS_NOW * blows(battle, seat, battle.armies[seat].ap)),
        ("attacks-next", BLOWS_NEXT * blows(battle, seat, battle.plan.ap)),
        ("danger", -BLOWS_TAKEN * _danger(battle, seat)),
        ("nearness", _nearness(battle, seat)),
        ("effects", _effects(battle, seat)),
        ("supplies", _supplies(battle, seat)),
    ]


def _unit(plan: Plan, seat: int) -> float:
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


def _lead(battle: Battle, seat: int) -> float:
    """The VP of the seat's team above the best other team's (ruling B31)."""
    points: dict[int, int] = {}
    for army in range(battle.plan.wild):
        team = battle.plan.teams[army]
        points[team] = points.get(team, 0) + battle.armies[army].vp
    own = points.pop(battle.plan.teams[seat])
    return float(own - max(points.values()))


def _worth(battle: Battle, golem: Golem) -> float:
    """A Golem's APV against the average of all."""
    return golem.type.apv * len(battle.plan.types) / battle.plan.all_apv


def _strength(battle: Battle, seat: int) -> float:
    total = 0.0
    for golem in battle.golems:
        if golem.at < RESERVE:
            continue
        share = golem.health / golem.type.health
        for active in golem.effects:
            share -= 0.7 * active.ticks * active.effect.amount / golem.type.health
        worth = _worth(battle, golem) * STRENGTH * (1 - WOUNDS + WOUNDS * max(0.0, share))
        total += worth if battle.allied(golem.army, seat) else -worth
    return total


def _ground(battle: Battle, seat: int, unit: float) -> float:
    """Capture Regions and Mana Wells: held, or how far off."""
    total = 0.0
    for place in battle.plan.captures:
        worth = HOLDING * place.vp / unit
        if holds_region(battle, place.region, seat):
            total += worth
        else:
            total -= WAY * place.vp / unit * _way(battle, seat, place.region)
            if _held_by_another(battle, place.region, seat):
                total -= worth
    for well in battle.wells:
        left = well.left()
        if left == 0 or well.among:
            continue
        if holds_region(battle, well.region, seat):
            total += WELL * left
        else:
            total -= 0.1 * WELL * left * _way(battle, seat, well.region) / FAR
    return total


def _held_by_another(battle: Battle, region: int, seat: int) -> bool:
    return any(not battle.allied(army.number, seat) and holds_region(battle, region, army.number) for army in battle.armies)


def _way(battle: Battle, seat: int, region: int) -> int:
    """The distance of the nearest own Golem, at most FAR."""
    least = FAR
    for golem in battle.golems:
        if golem.army == seat and golem.at >= 0 and not golem.type.construct:
            least = min(least, battle.field.distance(golem.at, region, False))
    return least


def _nearness(battle: Battle, seat: int) -> float:
    total = 0.0
    for golem in battle.golems:
        if golem.army != seat or golem.at < RESERVE or golem.type.construct:
            continue
        least = FAR
        if golem.at >= 0:
            for other in battle.golems:
                if other.at >= 0 and not battle.allied(other.army, seat):
                    least = min(least, battle.field.distance(golem.at, other.at, False))
        total -= NEARNESS * least
        if golem.at == RESERVE:
            total -= NEARNESS * FAR
    return total


@final
class Blow:
    """The best attack of one Golem from where it stands: its gain, its AP, its target and how much of that it leaves."""

    def __init__(self, gain: float, cost: int, target: int, leaves: float) -> None:
        self.gain: Final = gain
        self.cost: Final = cost
        self.target: Final = target
        self.leaves: Final = leaves


def blows(battle: Battle, army: int, ap: int) -> float:
    """What an army's attacks could be expected to destroy with these AP, each Golem attacking once, in Golems."""
    targets = target_regions(battle, army)
    found: list[Blow] = []
    for golem in battle.golems:
        if golem.army != army or golem.at < 0:
            continue
        best: Blow | None = None
        for ability in golem.type.abilities:
            if not ability.is_attack or cooldown.hindrance(battle, golem, ability) is not None:
                continue
            cost = cooldown.ability_cost(battle, golem, ability, Tally(False))
            if cost > (ap if ability.resource == v.AP else cooldown.funds(battle, golem, ability)):
                continue
            if ability.resource != v.AP:
                cost = 0
            blow = _blow(battle, golem, ability, targets, max(1, cost))
            if blow is not None and (best is None or blow.gain * best.cost > best.gain * blow.cost):
                best = blow
        if best is not None:
            found.append(best)
    return _affordable(found, ap)


def _affordable(found: list[Blow], ap: int) -> float:
    """The best of them by gain an AP, as long as AP last; what one is expected to destroy, the next cannot."""
    total = 0.0
    left: dict[int, float] = {}
    while found and ap > 0:
        best = found[0]
        for blow in found:
            if blow.gain * best.cost > best.gain * blow.cost:
                best = blow
        found.remove(best)
        if best.cost <= ap:
            ap -= best.cost
            there = left.get(best.target, 1.0)
            total += best.gain * there
            left[best.target] = there * best.leaves
    return total


def _blow(battle: Battle, golem: Golem, ability: Ability, targets: int, cost: int) -> Blow | None:
    """The ability's best target; an area attack gains from the others in reach, too."""
    struck = in_reach(battle, golem, ability) & targets
    if struck == 0:
        return None
    best: Blow | None = None
    together = 0.0
    for other in battle.golems:
        if other.at < 0 or not (struck >> other.at) & 1 or battle.allied(other.army, golem.army):
            continue
        gain = _gain(battle, golem, ability, other)
        together += gain
        if gain > 0 and (best is None or gain > best.gain):
            best = Blow(gain, cost, other.number, max(0.0, 1 - gain / _kill(battle, other)))
    if best is None or ability.scope == v.SINGLE:
        return best
    return Blow(min(together, 1.5 * best.gain), cost, best.target, best.leaves)


def _kill(battle: Battle, golem: Golem) -> float:
    """What the destruction of a Golem gains: about its VP, and its strength."""
    return _worth(battle, golem) * (1 + STRENGTH * (1 - WOUNDS + WOUNDS * golem.health / golem.type.health))


def _gain(battle: Battle, golem: Golem, ability: Ability, other: Golem) -> float:
    """The chance to hit times what a hit gains: a kill, or a share of the target's Health."""
    chance = hit_chance(battle, golem, ability, other, [other])
    hurt = damage(battle, golem, ability, other, False, Tally(False))
    if hurt >= other.health:
        return chance * _kill(battle, other)
    return chance * _worth(battle, other) * hurt / other.type.health * STRENGTH * WOUNDS


def _danger(battle: Battle, seat: int) -> float:
    """The worst that one enemy army could do next."""
    worst = 0.0
    for army in battle.armies:
        if not army.out and not battle.allied(army.number, seat):
            worst = max(worst, blows(battle, army.number, battle.plan.ap))
    return worst


def _effects(battle: Battle, seat: int) -> float:
    total = 0.0
    for golem in battle.golems:
        for active in golem.effects:
            if active.ticks == 0:
                worth = EFFECT * (active.until - battle.round if active.until else STEADY)
                total += worth if battle.allied(active.army, seat) else -worth
    return total


def _supplies(battle: Battle, seat: int) -> float:
    army = battle.armies[seat]
    total = MANA * army.mana + AP * army.ap
    for golem in battle.golems:
        if golem.army == seat and golem.at >= 0:
            total -= COOLDOWN * sum(golem.pips)
    return total
