"""How likely a seat is to win, fitted to how battles of two greedy bots ended (`shem lab reliability arcana`)."""

from __future__ import annotations

from math import log
from typing import Final

from shem.games.arcana.parts.state import Battle
from shem.games.arcana.value import worth

LEAD: Final = 0.06  # what a lead of one in value adds to the log odds for each Round: later there is less time to turn it
LAST: Final = 10  # Rounds after which that grows no more


def logit(battle: Battle, seat: int) -> float:
    """The log odds, for `Game.logit`: by the seat's value above the mean of its enemies'."""
    teams = battle.plan.teams
    enemies = [other for other in range(battle.plan.wild) if teams[other] != teams[seat]]
    lead = worth(battle, seat) - sum([worth(battle, enemy) for enemy in enemies]) / len(enemies)
    rivals = len({teams[enemy] for enemy in enemies})
    return LEAD * min(battle.round, LAST) * lead - log(rivals)
