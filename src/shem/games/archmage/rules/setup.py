"""Setup: the deal, the first Archmage, the golem on Hjem."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.archmage.parts.events import ARCHMAGE_DRAWN, BY_SETUP, DEAL, DEALT, FIRST_ARCHMAGE
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.parts.table import CARDS
from shem.games.archmage.rules.orientation import Facing
from shem.games.archmage.rules.turn import Turns


def draw_archmage(seats: int, entry: Entry) -> int:
    return entry.roll(seats, FIRST_ARCHMAGE) - 1


def set_up(state: ArchmageState, entry: Entry) -> None:
    """The cards lie dealt, the first Archmage is drawn; that seat's first decision is the facing (ruling 3)."""
    if entry.telling:
        entry.tell(Event(DEALT, (tuple(state.table.dealt),)))
        entry.tell(Event(ARCHMAGE_DRAWN, (state.archmage,)))
    state.steps.append(Turns())
    state.steps.append(Facing(state.archmage, BY_SETUP))


def dealt(faces: Sequence[int]) -> list[int]:
    """The cards that lie after these faces, first of the deal and then of the first Archmage."""
    rest = list(range(CARDS))
    lie = [rest.pop(face - 1) for face in faces[: CARDS - 1]]
    return lie + rest if len(rest) == 1 else lie


def deal(entry: Entry) -> list[int]:
    """A face a card, so that a real deck can be entered; the last card needs none."""
    rest = list(range(CARDS))
    dealt: list[int] = []
    while len(rest) > 1:
        dealt.append(rest.pop(entry.roll(len(rest), DEAL, tuple(rest)) - 1))
    return dealt + rest
