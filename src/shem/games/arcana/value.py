"""What a position is worth to a seat, in readable terms. The unit is one average Golem of the other side, destroyed."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.blows import affordable
from shem.games.arcana.differences import Judged
from shem.games.arcana.judged import judged, last_round
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import memory_of, scale_for

BLOWS_NOW: Final = 0.65  # attacks that the AP left can still pay
BLOWS_NEXT: Final = 0.2  # attacks that a whole pool could pay from here
BLOWS_TAKEN: Final = 0.3  # the enemies' attacks with a whole pool
MANA: Final = 0.006  # a point of Mana of an army that can buy something for it
PURSE: Final = 25  # Mana for about two Miracles; what is above it will hardly be used
SPARE: Final = 0.1  # what Mana above that is worth against the rest
AP: Final = 0.006
COOLDOWN: Final = 0.004  # a round of Cooldown
FLEETING: Final = ("attacks-now", "unspent")
LAST: Final = 0.3  # what strength is worth in the last Round: it breaks ties, and VP can still be lost with it
TERMS: Final = (
    "points",
    "strength",
    "ground",
    "attacks-now",
    "attacks-next",
    "danger",
    "nearness",
    "effects",
    "supplies",
    "unspent",
)
OVER: Final = ("outcome", "points")


def value(battle: Battle, seat: int, passed: bool = False) -> list[tuple[str, float]]:
    """The terms for `Game.value`, or `Game.passed`; whole after the end: a win is worth more than anything on the board."""
    return list(zip(TERMS if battle.ended is None else OVER, amounts(battle, seat, passed)))


def worth(battle: Battle, seat: int) -> float:
    """The sum of the terms."""
    total = 0.0
    for amount in amounts(battle, seat, False):
        total += amount
    return total


def amounts(battle: Battle, seat: int, passed: bool) -> list[float]:
    """The terms without their names."""
    points = _lead(battle, seat) / scale_for(battle.plan, seat).unit
    if battle.ended is not None:
        won = 1.0 if seat in battle.ended.winners else 0.0 if not battle.ended.winners else -1.0
        return [100.0 * won, points]
    army = battle.armies[seat]
    last = last_round(battle)
    known = judged(battle, seat)
    return [
        points,
        known.strength * (LAST if last else 1.0),
        known.ground,
        0.0 if passed else BLOWS_NOW * affordable(known.ranks[seat], army.ap, len(battle.golems)),
        0.0 if last else BLOWS_NEXT * known.pools[seat],
        -BLOWS_TAKEN * _danger(battle, seat, known),
        0.0 if last else known.nearness,
        known.effects,
        _supplies(battle, seat, passed) - COOLDOWN * known.cooldown,
        0.0 if passed else AP * army.ap,
    ]


def _danger(battle: Battle, seat: int, known: Judged) -> float:
    """The worst that one enemy army could do to the seat's team before it acts again, or the battle is over."""
    worst = 0.0
    for army in range(len(battle.armies)):
        if (known.needs >> army) & 1 and not battle.allied(army, seat):
            worst = max(worst, known.pools[army])
    return worst


def _lead(battle: Battle, seat: int) -> float:
    """The VP of the seat's team above the best other team's (ruling B31)."""
    points: dict[int, int] = {}
    for army in range(battle.plan.wild):
        team = battle.plan.teams[army]
        points[team] = points.get(team, 0) + battle.armies[army].vp
    own = points.pop(battle.plan.teams[seat])
    return float(own - max(points.values()))


def _supplies(battle: Battle, seat: int, passed: bool) -> float:
    """Mana, also the enemies', whose losses pay them; unspent AP become Mana once it has passed."""
    army = battle.armies[seat]
    most = 0.0
    for other in battle.armies:
        if not battle.allied(other.number, seat):
            most = max(most, _purse(battle, other.number, other.mana))
    return _purse(battle, seat, army.mana + (army.ap if passed else 0)) - most


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
