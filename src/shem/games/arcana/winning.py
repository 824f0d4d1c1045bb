"""How likely a seat is to win, learned from how battles of bots ended (`benchmarks/winning.py`).

Each side is told by the same figures, and `TwoSides` says which side they favour: the same from either side but for the
sign. `shem lab reliability arcana` tells how often who is given a chance wins.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp, log, sqrt, tanh
from typing import Final, final

from shem.games.arcana.parts.figures import RESERVE
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import scale_for
from shem.games.arcana.rules.mana import holds_region
from shem.games.arcana.value import amounts

FILE: Final = "winning.json"
TERMS: Final = slice(1, 10)  # of the value: all but the lead in VP
FAR: Final = 30.0  # log odds that are as good as certain
ENDLESS: Final = 10  # Rounds that a battle without a last one is taken to last yet


@final
class TwoSides:
    """A network with one hidden layer, seen from both sides: what it says of one less what it says of the other.

    hidden: by hidden unit a weight for each figure; shifts: by hidden unit; out: by hidden unit; direct: by figure.
    """

    def __init__(self, hidden: list[list[float]], shifts: list[float], out: list[float], direct: list[float]) -> None:
        self.hidden: Final = hidden
        self.shifts: Final = shifts
        self.out: Final = out
        self.direct: Final = direct

    def logit(self, own: list[float], other: list[float]) -> float:
        """The log odds of the side that sees the battle as `own`; the other sees it as `other`."""
        total = 0.0
        for place in range(len(self.direct)):
            total += self.direct[place] * (own[place] - other[place])
        for unit in range(len(self.out)):
            weights = self.hidden[unit]
            one = two = self.shifts[unit]
            for place in range(len(weights)):
                one += weights[place] * own[place]
                two += weights[place] * other[place]
            total += self.out[unit] * (tanh(one) - tanh(two))
        return total


def logit(battle: Battle, seat: int) -> float:
    """The log odds, for `Game.logit`; against several teams, by the odds against each of them."""
    team = battle.plan.teams[seat]
    against = 0.0
    for rival in set(battle.plan.teams[: battle.plan.wild]):
        if rival != team:
            own, other = figures(battle, team, rival)
            against += exp(-max(-FAR, min(FAR, learned().logit(own, other))))
    return -log(against)


def figures(battle: Battle, team: int, rival: int) -> tuple[list[float], list[float]]:
    """What tells the two sides: the team's, and the rival's as it sees it."""
    points, unit, own = _side(battle, team)
    theirs, their_unit, other = _side(battle, rival)
    lead = (points - theirs) * (1.0 / unit + 1.0 / their_unit) / 2
    left = turns_left(battle)
    acts = battle.plan.teams[battle.order[battle.turn % len(battle.order)]]
    return _time(lead, left, acts == team) + own + other, _time(-lead, left, acts == rival) + other + own


def turns_left(battle: Battle) -> float:
    """How many turns follow this one, in a battle of two; of more armies, as long a part. The deployment is one more."""
    rounds = battle.plan.rounds - battle.round if battle.plan.rounds else ENDLESS
    return max(0.0, 2.0 * rounds + 2.0 * (len(battle.order) - 1 - battle.turn) / len(battle.order))


def _time(lead: float, left: float, acts: bool) -> list[float]:
    """The lead in VP, also against what may still come, and whose turn it is."""
    certain = lead / sqrt(1.0 + left)
    return [lead, certain, tanh(certain), left / 10.0, 1.0 / (1.0 + left), 1.0 if acts else 0.0]


def _side(battle: Battle, team: int) -> tuple[int, float, list[float]]:
    """A team's VP, how many of them are worth a Golem to it, and what its armies are like on average."""
    armies = [army for army in range(battle.plan.wild) if battle.plan.teams[army] == team]
    points = battle.armies[armies[0]].vp
    unit = scale_for(battle.plan, armies[0]).unit
    found = _army(battle, armies[0])
    for army in armies[1:]:
        points += battle.armies[army].vp
        unit += scale_for(battle.plan, army).unit
        found = [total + amount for total, amount in zip(found, _army(battle, army))]
    return points, unit / len(armies), [total / len(armies) for total in found]


def _army(battle: Battle, army: int) -> list[float]:
    terms = amounts(battle, army, False)
    scale = scale_for(battle.plan, army)
    worth = health = 0.0
    for golem in battle.golems:
        if golem.army == army and golem.at >= RESERVE and not golem.type.construct:
            whole = scale.worth(golem)
            worth += whole
            health += whole * golem.health / golem.type.health
    held = 0.0
    for place in battle.plan.captures:
        if holds_region(battle, place.region, army):
            held += place.vp / scale.unit
    return terms[TERMS] + [worth, health, held]


@cache
def learned() -> TwoSides:
    """What was learned, from `winning.json`."""
    text = (resources.files("shem.games.arcana.content") / FILE).read_text(encoding="utf-8")
    kept = json.loads(text)
    return TwoSides(kept["hidden"], kept["shifts"], kept["out"], kept["direct"])
