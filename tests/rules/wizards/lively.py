"""Random Wizards who craft, march and fight, so that games come to battles, deaths and returns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shem.core.contract import Action
from shem.games.wizards.parts.actions import Buy, Done, Move
from shem.games.wizards.parts.board import SIDE
from shem.games.wizards.parts.state import WizardsState

BUSY = 0.8


def choice(choose: Random, state: WizardsState, legal: Sequence[Action]) -> Action:
    """Mostly no pass, each kind of action as likely as another, no card for Mana, and always on to an enemy's Tower."""
    thrifty = [action for action in legal if not isinstance(action, Buy)]
    busy = [action for action in thrifty if not isinstance(action, Done)]
    some = busy if busy and choose.random() < BUSY else thrifty
    kind = choose.choice(sorted({action.key()[0] for action in some}))
    some = [action for action in some if action.key()[0] == kind]
    moves = [action for action in some if isinstance(action, Move)]
    if moves:
        nearest = min(_way(state, move.space) for move in moves)
        return choose.choice([move for move in moves if _way(state, move.space) == nearest])
    return choose.choice(some)


def _way(state: WizardsState, space: int) -> int:
    """How many steps it is to the nearest enemy's Tower, were all dry and empty."""
    towers = [state.ground.towers[seat] for seat in range(state.box.seats) if seat != state.active and state.alive[seat]]
    return min(abs(space // SIDE - tower // SIDE) + abs(space % SIDE - tower % SIDE) for tower in towers)
