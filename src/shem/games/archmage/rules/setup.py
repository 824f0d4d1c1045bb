"""Setup: the deal, the first Archmage, the golem on Hjem."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.archmage.events import ARCHMAGE_DRAWN, BY_SETUP, DEAL, DEALT, FIRST_ARCHMAGE
from shem.games.archmage.rules.orientation import Facing
from shem.games.archmage.rules.turn import Turns
from shem.games.archmage.state import ArchmageState, first_state
from shem.games.archmage.table import CARDS, Codex, Table


def set_up(codex: Codex, entry: Entry) -> ArchmageState:
    """The cards are dealt face up, the first Archmage drawn; that seat's first decision is the facing (ruling 3)."""
    table = Table(codex, _deal(entry))
    archmage = entry.roll(codex.seats, FIRST_ARCHMAGE) - 1
    state = first_state(table, archmage)
    if entry.telling:
        entry.tell(Event(DEALT, (tuple(table.dealt),)))
        entry.tell(Event(ARCHMAGE_DRAWN, (archmage,)))
    state.steps.append(Turns())
    state.steps.append(Facing(archmage, BY_SETUP))
    return state


def _deal(entry: Entry) -> list[int]:
    """A face a card, so that a real deck can be entered; the last card needs none."""
    rest = list(range(CARDS))
    dealt: list[int] = []
    while len(rest) > 1:
        dealt.append(rest.pop(entry.roll(len(rest), DEAL, tuple(rest)) - 1))
    return dealt + rest
