"""What a position is worth to a seat, in victory points; every term is the seat's lead over its rivals' mean.

A heuristic for bots. It reads every allocation that the state holds, so it is given imagined worlds only.
"""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.games.archmage.parts.actions import ARTIFACTS
from shem.games.archmage.parts.board import FACINGS, may_face, walk
from shem.games.archmage.parts.state import (
    HARVESTING,
    MOVEMENT,
    ORIENTATION,
    REGENERATION,
    STRIDE,
    ArchmageState,
)
from shem.games.archmage.rules.allocation import units
from shem.games.archmage.rules.artifacts import tied
from shem.games.archmage.rules.regeneration import bonus

WIN: Final = 100.0
UNIT: Final = 0.4  # a unit of the next turn
STAKE_SHARE: Final = 1 / 24  # a unit of this turn, as a share of what the turn's harvest can swing
TOKEN: Final = 0.6  # being Archmage next turn
ARTIFACT: Final = (1.0, 1.5, 1.8, 1.5)  # Amulet, Boots, Horn, Bow
MOVEMENT_LOST: Final = 1.2  # Smerte
# by role: none, Hamre, Konge, Magibok, Orm, Skole, Smerte, Hjem
POWER: Final = (0.0, 0.7, 1.8, 0.8, -UNIT, TOKEN, -MOVEMENT_LOST, 0.0)


def value_of(state: ArchmageState, seat: int) -> list[tuple[str, float]]:
    """points, units, artifacts, token, smerte, prospect, end."""
    if state.ended is not None:
        end = WIN if seat in state.ended.winners else -WIN
        return _terms(_points(state, seat), 0.0, 0.0, 0.0, 0.0, 0.0, end)
    return _terms(
        _points(state, seat),
        _units(state, seat),
        _artifacts(state, seat),
        lead(seat, state.next.skole, state.table.seats) * TOKEN,
        -lead(seat, state.next.smerte, state.table.seats) * MOVEMENT_LOST,
        prospect(state, seat),
        0.0,
    )


def _terms(
    points: float, units_: float, artifacts: float, token: float, smerte: float, prospect_: float, end: float
) -> list[tuple[str, float]]:
    return [
        ("points", points),
        ("units", units_),
        ("artifacts", artifacts),
        ("token", token),
        ("smerte", smerte),
        ("prospect", prospect_),
        ("end", end),
    ]


def lead(seat: int, owner: int, seats: int) -> float:
    """How a gain of one for `owner` (-1: nobody) changes the seat's lead over its rivals' mean."""
    if owner < 0:
        return 0.0
    return 1.0 if owner == seat else -1.0 / (seats - 1)


def _points(state: ArchmageState, seat: int) -> float:
    total = 0.0
    for other in range(state.table.seats):
        total += state.points[other] * lead(seat, other, state.table.seats)
    return total


def _artifacts(state: ArchmageState, seat: int) -> float:
    total = 0.0
    for artifact in range(ARTIFACTS):
        total += ARTIFACT[artifact] * lead(seat, state.artifacts[artifact], state.table.seats)
    return total


def _units(state: ArchmageState, seat: int) -> float:
    """Bonus and Orm of the next turn; this turn's budgets as long as they are still to be allocated."""
    seats = state.table.seats
    total = -UNIT * lead(seat, state.next.orm, seats)
    if not _planned(state):
        stake = STAKE_SHARE * swing(state, seat)
        for other in range(seats):
            total += stake * units(state, other) * lead(seat, other, seats)
    elif state.done > REGENERATION:
        total += UNIT * state.next.bonus * lead(seat, state.next.bonus_seat, seats)
    else:
        winner = winner_of(state, REGENERATION)
        gained = bonus(state, winner, state.plan(winner).units(REGENERATION), Tally(False))
        total += UNIT * gained * lead(seat, winner, seats)
    return total


def _planned(state: ArchmageState) -> bool:
    return all(plan is not None for plan in state.plans)


def winner_of(state: ArchmageState, phase: int) -> int:
    """Who wins or has won a phase by the allocations that the state holds."""
    return state.winner[phase] if state.winner[phase] >= 0 else tied(state, phase)[0]


def prospect(state: ArchmageState, seat: int) -> float:
    """What this turn's harvest should bring; once it is over, or nothing is allocated yet, a harvest by anybody."""
    seats = state.table.seats
    if state.done > HARVESTING or not _planned(state):
        return _open_prospect(state, seat)
    harvester = winner_of(state, HARVESTING)
    if state.done > MOVEMENT:
        gain = worth(state, harvester, state.golem)
    else:
        mover = winner_of(state, MOVEMENT) == harvester
        if state.done > ORIENTATION:
            gain = ahead(state, state.facing, harvester, mover)
        else:
            gain = reach(state, harvester, winner_of(state, ORIENTATION) == harvester, mover)
    return gain * lead(seat, harvester, seats)


def _open_prospect(state: ArchmageState, seat: int) -> float:
    """Every seat wins every phase as likely."""
    seats = state.table.seats
    share = 1.0 / seats
    total = 0.0
    for harvester in range(seats):
        gain = share * share * reach(state, harvester, True, True)
        gain += share * (1 - share) * reach(state, harvester, True, False)
        gain += (1 - share) * share * reach(state, harvester, False, True)
        gain += (1 - share) * (1 - share) * reach(state, harvester, False, False)
        total += share * gain * lead(seat, harvester, seats)
    return total


def swing(state: ArchmageState, seat: int) -> float:
    """Between this seat winning all three phases before the regeneration and the next seat doing so."""
    rival = state.left_of(seat)
    mine = reach(state, seat, True, True)
    theirs = reach(state, rival, True, True)
    return mine - theirs * lead(seat, rival, state.table.seats)


def reach(state: ArchmageState, harvester: int, turns: bool, moves: bool) -> float:
    """What the harvester gets if it (else an opponent) turns the golem, and it (else an opponent) moves it."""
    found = 0.0
    first = True
    for facing in range(FACINGS):
        if may_face(state.left, state.golem, facing):
            gain = ahead(state, facing, harvester, moves)
            if first or (gain > found if turns else gain < found):
                found = gain
            first = False
    return found


def ahead(state: ArchmageState, facing: int, harvester: int, moves: bool) -> float:
    """The same once the golem faces that way, toward a line that is not empty."""
    position = walk(state.left, state.golem, facing, 1)
    found = worth(state, harvester, position)
    for _ in range(1, STRIDE):
        position = walk(state.left, position, facing, 1)
        gain = worth(state, harvester, position)
        if gain > found if moves else gain < found:
            found = gain
    return found


def worth(state: ArchmageState, harvester: int, position: int) -> float:
    """What harvesting there gives this seat: an artifact, or points, perhaps the game, and a power."""
    if not state.is_left(position):
        return 0.0
    artifact = state.artifact_at(position)
    if artifact >= 0:
        return ARTIFACT[artifact]
    points = state.table.worth[position]
    if state.points[harvester] + points >= state.table.goal:
        return WIN
    return points + POWER[state.table.role[position]]
