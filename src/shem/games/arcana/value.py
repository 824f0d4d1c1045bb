"""What a position is worth to a seat, in readable terms. The unit is one average Golem of the other side, destroyed."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.figures import RESERVE
from shem.games.arcana.plan import Plan
from shem.games.arcana.prospect import STRENGTH, WOUNDS, Outlook, affordable, danger, worth
from shem.games.arcana.rules.damage import destruction_vp
from shem.games.arcana.rules.mana import holds_region
from shem.games.arcana.state import Battle

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
    outlook = Outlook(battle)
    army = battle.armies[seat]
    blows = outlook.blows(seat, battle.enemies_of(seat, True), battle.plan.allies[seat])
    return [
        ("points", _lead(battle, seat) / unit),
        ("strength", _strength(battle, seat)),
        ("ground", _ground(battle, seat, unit)),
        ("attacks-now", BLOWS_NOW * affordable(blows, army.ap)),
        ("attacks-next", BLOWS_NEXT * affordable(blows, battle.plan.ap)),
        ("danger", -BLOWS_TAKEN * danger(outlook, seat)),
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


def _strength(battle: Battle, seat: int) -> float:
    total = 0.0
    for golem in battle.golems:
        if golem.at < RESERVE:
            continue
        share = golem.health / golem.type.health
        for active in golem.effects:
            share -= 0.7 * active.ticks * active.effect.amount / golem.type.health
        amount = worth(battle, golem) * STRENGTH * (1 - WOUNDS + WOUNDS * max(0.0, share))
        total += amount if battle.allied(golem.army, seat) else -amount
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
    return _nearest(battle, region, battle.standing().golems[seat])


def _nearest(battle: Battle, region: int, regions: int) -> int:
    """How far it is to the nearest Region of a mask, at most FAR."""
    if regions:
        for far in range(FAR):
            if battle.field.near(region, far, False) & regions:
                return far
    return FAR


def _nearness(battle: Battle, seat: int) -> float:
    total = 0.0
    enemies = battle.enemies_of(seat, True)
    for golem in battle.golems:
        if golem.army != seat or golem.at < RESERVE or golem.type.construct:
            continue
        if golem.at >= 0:
            total -= NEARNESS * _nearest(battle, golem.at, enemies)
        else:
            total -= NEARNESS * 2 * FAR
    return total


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
