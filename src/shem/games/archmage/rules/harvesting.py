"""Harvesting: an artifact first, else the district with its points and its power."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.archmage.parts.events import ARTIFACT_FOUND, HARVESTED
from shem.games.archmage.parts.state import HARVESTING, ArchmageState
from shem.games.archmage.parts.table import BOW
from shem.games.archmage.rules.artifacts import Bending, targets
from shem.games.archmage.rules.districts import unleash
from shem.games.archmage.rules.victory import end_by_goal, end_by_points, points


@final
class Harvesting(Step[ArchmageState]):
    """The phase once its winner is known; the Bow is offered only where it has a target."""

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        seat = state.winner[HARVESTING]
        state.steps.append(Taking(seat))
        if state.artifacts[BOW] == seat and targets(state):
            state.steps.append(Bending(seat))

    def data(self) -> list[Any]:
        return ["harvesting"]


@final
class Taking(Step[ArchmageState]):
    """Harvest where the golem stands or where the Bow was aimed."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        state.done = HARVESTING + 1
        position = state.golem if state.target < 0 else state.target
        artifact = state.artifact_at(position)
        if artifact >= 0:  # ruling 12: one a turn, and the district stays
            state.artifacts[artifact] = self.seat
            if entry.telling:
                entry.tell(Event(ARTIFACT_FOUND, (self.seat, artifact, position)))
            return
        _harvest(state, self.seat, position, entry)

    def data(self) -> list[Any]:
        return ["taking", self.seat]


def _harvest(state: ArchmageState, seat: int, position: int, entry: Entry) -> None:
    """Take the district; the goal ends the game at once, before the power (ruling 18)."""
    worth = state.table.worth[position]
    state.left &= ~(1 << position)
    state.held[seat] |= 1 << position
    state.points[seat] += worth
    if entry.telling:
        tally = points(state, seat)
        entry.tell(Event(HARVESTED, (seat, state.table.grid[position], position, worth), [("points", tally)]))
    if state.points[seat] >= state.table.goal:
        end_by_goal(state, seat, entry)
    elif state.left == 0:
        end_by_points(state, "districts", entry)
    else:
        unleash(state, seat, state.table.role[position], entry)
