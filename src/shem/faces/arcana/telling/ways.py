"""The ways of moves and Charges: where they lead, what they take and what they are known to do."""

from __future__ import annotations

from dataclasses import dataclass

from shem.core.tally import Tally
from shem.faces.arcana.telling.names import Names
from shem.games.arcana.parts.actions import AreaCharge, Charge, Move
from shem.games.arcana.parts.field import IMPASSABLE
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.foreseen import toll_of
from shem.games.arcana.rules.movement import enemy_regions, gait, movement_points, proposed_path, reach, step_points
from shem.games.arcana.rules.routing import Routing

Moving = Move | Charge | AreaCharge


@dataclass(frozen=True)
class Way:
    """The Regions that are entered (of a Charge up to where it charges from), the MP in all, the Health lost and gained."""

    path: tuple[int, ...]
    points: int
    loss: int
    gain: int


def way_of(battle: Battle, action: Moving) -> Way | None:
    """The way of a move or a Charge: the one that is being named, else the proposed one; None if there is no such way."""
    golem = battle.golems[action.golem] if action.golem < len(battle.golems) else None
    slot = action.ability if isinstance(action, Move) else action.move
    if golem is None or golem.at < 0 or slot >= len(golem.type.abilities):
        return None
    move = golem.type.abilities[slot]
    if isinstance(action, Move):
        path = _proposed(battle, golem, move, action.region)
        entered = path or ()
    else:
        into = _into(battle, action)
        if into < 0:
            return None
        step = battle.steps[-1]
        path = step.path if isinstance(step, Routing) else _proposed(battle, golem, move, action.approach)
        entered = (*(path or ()), into)
    if path is None:
        return None
    points = _points(battle, golem, move, entered)
    if points == IMPASSABLE:
        return None
    toll = toll_of(battle, golem, path)
    return Way(path, points, toll.loss, toll.gain)


def _into(battle: Battle, action: Charge | AreaCharge) -> int:
    """The Region that is charged, negative if there is none."""
    if isinstance(action, AreaCharge):
        return action.region
    return battle.golems[action.target].at if action.target < len(battle.golems) else -1


def _proposed(battle: Battle, golem: Golem, move: Ability, to: int) -> tuple[int, ...] | None:
    if to == golem.at:
        return ()
    points = movement_points(battle, golem, move, Tally(False))
    reached = reach(battle, golem, move, points, enemy_regions(battle, golem.army))
    return None if reached.place(to) < 0 else proposed_path(battle, golem, move, to)


def _points(battle: Battle, golem: Golem, move: Ability, path: tuple[int, ...]) -> int:
    mode = gait(battle, golem, move)
    total = 0
    at = golem.at
    for region in path:
        points = step_points(battle.field, mode, at, region)
        if points == IMPASSABLE:
            return IMPASSABLE
        total += points
        at = region
    return total


def told_toll(names: Names, way: Way | None) -> str:
    """What a way is known to do, to be put behind its MP; empty if it does nothing."""
    return "" if way is None or not (way.loss or way.gain) else names.say("toll", loss=way.loss, gain=way.gain)
