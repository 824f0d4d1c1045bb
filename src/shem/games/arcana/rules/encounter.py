"""Encounters: what has been set off is carried out, one after the other."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.arcana import vocabulary as v
from shem.games.arcana.rules.effects import Cause, apply_effect
from shem.games.arcana.rules.stacking import holds
from shem.games.arcana.state import DUE_ZONE, Battle, Due


@final
class Happening(Step[Battle]):
    """Carries out what is due in the story, until nothing is."""

    def run(self, state: Battle, entry: Entry) -> None:
        if not state.story.due:
            state.steps.pop()
            return
        later: list[Step[Battle]] = []
        due = state.story.due.pop(0)
        if due[0] == DUE_ZONE:
            _enter_zone(state, due, entry, later)
        state.steps.extend(reversed(later))

    def data(self) -> list[Any]:
        return ["happening"]


HAPPENING: Final = Happening()


def _enter_zone(battle: Battle, due: Due, entry: Entry, later: list[Step[Battle]]) -> None:
    """Region-Based Special Effects that act on who enters."""
    _, layout, army, number, region = due
    golem = battle.golems[number]
    for zone in battle.zones:
        if zone.layout.number == layout and zone.army == army and zone.region == region:
            for effect in zone.layout.effects:
                if effect.trigger == v.ON_ENTER and golem.at == region and holds(battle, effect, golem, None):
                    apply_effect(battle, effect, Cause(army, None, zone.source, region), golem, region, entry, later)
            return
