"""Special districts: what harvesting one does beside its points."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.games.archmage.parts.actions import ARTIFACTS, DECLINING, DESTRUCTIONS, PLACEMENTS, Decline, Destroy, Place
from shem.games.archmage.parts.board import PLACES
from shem.games.archmage.parts.events import ARTIFACT_DESTROYED, BY_MAGIBOK, PLACED, POWER, POWER_DECLINED
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import GONE, ArchmageState, Carry
from shem.games.archmage.parts.table import HAMRE, KONGE, MAGIBOK, ORM, SKOLE, SMERTE
from shem.games.archmage.rules.deciding import Deciding
from shem.games.archmage.rules.orientation import Facing


def unleash(state: ArchmageState, seat: int, role: int, entry: Entry) -> None:
    """The power of a district that this seat has just harvested; `role` is an index of POWERS."""
    after = state.next
    if role == HAMRE:
        if destructible(state, seat):
            state.steps.append(Hammering(seat))
        return
    if role == MAGIBOK:
        state.steps.append(Placing(seat))
        return
    if role == KONGE:
        state.konge = seat
    elif role == ORM:
        state.next = Carry(after.bonus_seat, after.bonus, seat, after.smerte, after.skole)
    elif role == SKOLE:
        state.next = Carry(after.bonus_seat, after.bonus, after.orm, after.smerte, seat)
    elif role == SMERTE:
        state.next = Carry(after.bonus_seat, after.bonus, after.orm, seat, after.skole)
    else:
        return
    if entry.telling:
        entry.tell(Event(POWER, (seat, state.table.special(role))))


def destructible(state: ArchmageState, seat: int) -> list[int]:
    """Artifacts on the grid or in front of an opponent (ruling 14)."""
    return [
        artifact for artifact in range(ARTIFACTS) if state.artifacts[artifact] != GONE and state.artifacts[artifact] != seat
    ]


@final
class Hammering(Deciding):
    """Hamre: destroy an artifact, at once or never."""

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("destroy")

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        found = [DESTRUCTIONS[artifact] for artifact in destructible(state, seat)]
        found.append(DECLINING)
        return found

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Destroy):
            return Refusal(Reject.ANOTHER_DECISION)
        if action.artifact in destructible(state, seat):
            return None
        return Refusal(Reject.ARTIFACT_OUT_OF_REACH, about=action.artifact)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Destroy):
            owner = state.artifacts[action.artifact]
            state.artifacts[action.artifact] = GONE
            if entry.telling:
                entry.tell(Event(ARTIFACT_DESTROYED, (seat, action.artifact, owner)))
        elif entry.telling:
            entry.tell(Event(POWER_DECLINED, (seat, state.table.special(HAMRE))))

    def data(self) -> list[Any]:
        return ["hamre", self.seat]


@final
class Placing(Deciding):
    """Magibok: set the golem on any remaining district, then turn it; or leave it (ruling 15)."""

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("place")

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        found = [PLACEMENTS[position] for position in range(PLACES) if state.is_left(position)]
        found.append(DECLINING)
        return found

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Place):
            return Refusal(Reject.ANOTHER_DECISION)
        return None if state.is_left(action.position) else Refusal(Reject.TARGET_HARVESTED, about=action.position)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Place):
            state.golem = action.position
            state.steps.append(Facing(seat, BY_MAGIBOK))  # its own district remains, so a facing is always legal
            if entry.telling:
                entry.tell(Event(PLACED, (seat, action.position)))
        elif entry.telling:
            entry.tell(Event(POWER_DECLINED, (seat, state.table.special(MAGIBOK))))

    def data(self) -> list[Any]:
        return ["magibok", self.seat]
