"""What a position is worth to a seat, in readable terms. The unit is one average Golem of the other side, destroyed."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.at_work import effects_at_work, health_ahead, lying
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import FLESH, PLACE, Outlook, affordable, danger, last_round, memory_of, worth
from shem.games.arcana.rules.mana import holds_region

HOLDING: Final = 1.3  # a Capture Region held now, against the VP that it gives a turn: it may be held for some
LOSS: Final = 0.5  # of the VP of one's own Golem, for its loss, whoever destroys it and whatever Mana that pays
BLOWS_NOW: Final = 0.65  # attacks that the AP left can still pay
BLOWS_NEXT: Final = 0.2  # attacks that a whole pool could pay from here
BLOWS_TAKEN: Final = 0.3  # the enemies' attacks with a whole pool
NEARNESS: Final = 0.03  # a Region less to the nearest enemy
WAY: Final = 0.09  # a Region less to a Capture Region or a Mana Well
FAR: Final = 12
WELL: Final = 0.01  # a point of Mana in reach of who stands on the Well
MANA: Final = 0.006  # a point of Mana of an army that can buy something for it
PURSE: Final = 25  # Mana for about two Miracles; what is above it will hardly be used
SPARE: Final = 0.1  # what Mana above that is worth against the rest
AP: Final = 0.006
AHEAD: Final = 0.7  # Health that effects over time will take or give, against Health now
COOLDOWN: Final = 0.004  # a round of Cooldown
FLEETING: Final = ("attacks-now", "unspent")
LAST: Final = 0.3  # what strength is worth in the last Round: it breaks ties, and VP can still be lost with it


def value(battle: Battle, seat: int, passed: bool = False) -> list[tuple[str, float]]:
    """The terms for `Game.value`, or `Game.passed`; whole after the end: a win is worth more than anything on the board."""
    outlook = Outlook(battle, seat)
    points = ("points", _lead(battle, seat) / outlook.unit)
    if battle.ended is not None:
        won = 1.0 if seat in battle.ended.winners else 0.0 if not battle.ended.winners else -1.0
        return [("outcome", 100.0 * won), points]
    army = battle.armies[seat]
    last = last_round(battle)
    later = 0.0 if last else 1.0
    blows = outlook.blows(seat, battle.enemies_of(seat, True), battle.plan.allies[seat])
    return [
        points,
        ("strength", _strength(outlook, seat) * (LAST if last else 1.0)),
        ("ground", _ground(battle, seat, outlook.unit, later)),
        ("attacks-now", 0.0 if passed else BLOWS_NOW * affordable(blows, army.ap)),
        ("attacks-next", later * BLOWS_NEXT * affordable(blows, battle.plan.ap)),
        ("danger", -BLOWS_TAKEN * danger(outlook, seat)),
        ("nearness", later * _nearness(battle, seat)),
        ("effects", effects_at_work(battle, seat) + lying(outlook, seat)),
        ("supplies", _supplies(battle, seat, passed)),
        ("unspent", 0.0 if passed else AP * army.ap),
    ]


def _lead(battle: Battle, seat: int) -> float:
    """The VP of the seat's team above the best other team's (ruling B31)."""
    points: dict[int, int] = {}
    for army in range(battle.plan.wild):
        team = battle.plan.teams[army]
        points[team] = points.get(team, 0) + battle.armies[army].vp
    own = points.pop(battle.plan.teams[seat])
    return float(own - max(points.values()))


def _strength(outlook: Outlook, seat: int) -> float:
    """Golems by their Health, in which effects over time are counted already."""
    battle = outlook.battle
    total = 0.0
    for golem in battle.golems:
        if golem.at < RESERVE:
            continue
        share = (golem.health + AHEAD * health_ahead(golem)) / golem.type.health
        amount = worth(battle, golem) * (PLACE + FLESH * max(0.0, share))
        total += amount + LOSS * outlook.points(golem) if battle.allied(golem.army, seat) else -amount
    return total


def _ground(battle: Battle, seat: int, unit: float, later: float) -> float:
    """Capture Regions and Mana Wells: held, or how far off; later: 0.0 where they will give the seat nothing any more."""
    total = 0.0
    for place in battle.plan.captures:
        worth = HOLDING * place.vp / unit
        if holds_region(battle, place.region, seat):
            total += later * worth
        else:
            total -= later * WAY * place.vp / unit * _way(battle, seat, place.region)
            if _held_by_another(battle, place.region, seat):
                total -= worth
    for well in battle.wells:
        left = well.left()
        if left == 0 or well.among or later == 0.0:
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
    """How near the Golems are to enemies, less what those in reserve miss."""
    total = 0.0
    enemies = battle.enemies_of(seat, True)
    for golem in battle.golems:
        if golem.army != seat or golem.at < RESERVE or golem.type.construct:
            continue
        if golem.at >= 0:
            total += NEARNESS * (FAR - _nearest(battle, golem.at, enemies))
        else:
            total -= NEARNESS * FAR
    return total


def _supplies(battle: Battle, seat: int, passed: bool) -> float:
    """Cooldowns and Mana, also the enemies', whose losses pay them; unspent AP become Mana once it has passed."""
    army = battle.armies[seat]
    total = _purse(battle, seat, army.mana + (army.ap if passed else 0))
    most = 0.0
    for other in battle.armies:
        if not battle.allied(other.number, seat):
            most = max(most, _purse(battle, other.number, other.mana))
    total -= most
    for golem in battle.golems:
        if golem.army == seat and golem.at >= 0:
            total -= COOLDOWN * sum(golem.pips)
    return total


def _purse(battle: Battle, army: int, mana: int) -> float:
    """What Mana is worth to an army; nothing to one that has nothing to buy."""
    if mana == 0 or not buys(battle, army):
        return 0.0
    return MANA * (min(mana, PURSE) + SPARE * max(0, mana - PURSE))


def buys(battle: Battle, army: int) -> bool:
    """Whether the army has anything that costs Mana."""
    if army >= battle.plan.wild:
        return False
    known = memory_of(battle.plan).buyers
    if army not in known:
        muster = battle.plan.musters[army]
        abilities = [ability for number in muster.golems for ability in battle.plan.types[number].abilities]
        known[army] = bool(muster.ancients) or any(ability.resource == v.MANA for ability in abilities)
    return known[army]
