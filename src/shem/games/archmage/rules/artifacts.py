"""Artifacts: each is used once by its owner, then it is out of play."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.games.archmage.parts.actions import AIMS, DECLINING, SETTLEMENTS, USES, Aim, Decline, Settle, Use
from shem.games.archmage.parts.board import FACINGS, beside
from shem.games.archmage.parts.events import AIMED, ARTIFACT_KEPT, ARTIFACT_USED, TIE_SETTLED
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import GONE, STRIDE, ArchmageState
from shem.games.archmage.parts.table import AMULET, BOOTS, BOW, HORN
from shem.games.archmage.rules.deciding import Deciding

_OFFERS: Final = [[USES[artifact], DECLINING] for artifact in range(len(USES))]


def tied(state: ArchmageState, phase: int) -> list[int]:
    """The seats with the most units in a revealed phase, from the Archmage on to the left."""
    best: list[int] = []
    most = 0
    seat = state.archmage
    for _ in range(state.table.seats):
        units = state.plan(seat).units(phase)
        if units > most:
            best = [seat]
            most = units
        elif units == most:
            best.append(seat)
        seat = state.left_of(seat)
    return best


def targets(state: ArchmageState) -> list[int]:
    """The facings in which the Bow finds a district that remains (ruling 13)."""
    return [facing for facing in range(FACINGS) if state.is_left(beside(state.golem, facing))]


class Offer(Deciding):
    """One artifact may be used now, or kept."""

    def __init__(self, seat: int, artifact: int) -> None:
        super().__init__(seat)
        self.artifact: Final = artifact

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("artifact", (self.artifact,))

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        return _OFFERS[self.artifact]

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return None if action.artifact == self.artifact else Refusal(Reject.NOT_THIS_ARTIFACT, about=action.artifact)
        return None if isinstance(action, Decline) else Refusal(Reject.ANOTHER_DECISION)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        use = isinstance(action, Use)
        if use:
            state.artifacts[self.artifact] = GONE
        if entry.telling:
            entry.tell(Event(ARTIFACT_USED if use else ARTIFACT_KEPT, (seat, self.artifact)))
        if use:
            self.use(state)

    def use(self, state: ArchmageState) -> None:
        """What it does."""
        raise NotImplementedError


@final
class Blowing(Offer):
    """The Horn of Heimdall: three more units for this turn (ruling 4)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, HORN)

    def use(self, state: ArchmageState) -> None:
        state.horn = self.seat

    def data(self) -> list[Any]:
        return ["horn", self.seat]


@final
class Tie(Deciding):
    """The Amulet of Loki: its owner may settle a tie, also one that it is not in (ruling 8)."""

    def __init__(self, phase: int, seat: int) -> None:
        self.phase: Final = phase
        super().__init__(seat)

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("settle", (self.phase, state.winner[self.phase]))

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        found = [SETTLEMENTS[other] for other in tied(state, self.phase)]
        found.append(DECLINING)
        return found

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Settle):
            return Refusal(Reject.ANOTHER_DECISION)
        best = tied(state, self.phase)
        if action.seat in best:
            return None
        have = state.plan(action.seat).units(self.phase) if action.seat < state.table.seats else -1
        return Refusal(Reject.NOT_TIED, state.plan(best[0]).units(self.phase), have, action.seat)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Settle):
            state.artifacts[AMULET] = GONE
            state.winner[self.phase] = action.seat
            if entry.telling:
                entry.tell(Event(TIE_SETTLED, (self.phase, seat, action.seat)))
        elif entry.telling:
            entry.tell(Event(ARTIFACT_KEPT, (seat, AMULET)))

    def data(self) -> list[Any]:
        return ["tie", self.phase, self.seat]


@final
class Booting(Offer):
    """The Boots of Hermod: the winner of movement may move the golem up to six districts."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BOOTS)

    def use(self, state: ArchmageState) -> None:
        state.stride = 2 * STRIDE

    def data(self) -> list[Any]:
        return ["boots", self.seat]


@final
class Bending(Offer):
    """The Bow of Uller: the winner of harvesting may take an adjacent district instead (ruling 13)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BOW)

    def use(self, state: ArchmageState) -> None:
        state.steps.append(Aiming(self.seat))

    def data(self) -> list[Any]:
        return ["bow", self.seat]


@final
class Aiming(Deciding):
    """Where the Bow harvests: the location and orientation of the golem do not change."""

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("aim")

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        return [AIMS[facing] for facing in targets(state)]

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Aim):
            return Refusal(Reject.ANOTHER_DECISION)
        position = beside(state.golem, action.facing)
        return None if state.is_left(position) else Refusal(Reject.TARGET_HARVESTED, about=position)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Aim)
        state.steps.pop()
        state.target = beside(state.golem, action.facing)
        if entry.telling:
            entry.tell(Event(AIMED, (seat, action.facing, state.target)))

    def data(self) -> list[Any]:
        return ["aim", self.seat]
