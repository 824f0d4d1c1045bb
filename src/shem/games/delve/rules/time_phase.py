"""Time Phase: effects cleanup, powers refresh, powers cooldown, then soul enhancement and resurrection."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts.events import COOLED, REFRESHED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.parts.vocabulary import TIME
from shem.games.delve.rules.conditions import clean_up
from shem.games.delve.rules.effects import refill
from shem.games.delve.rules.souls import Souls

READY = -1


@final
class TimePhase(Step[DelveState]):
    """Its steps in the sheet's order. clean: the effects cleanup is done, which may have ended the quest; Magic Shields
    refill with it (ruling 19)."""

    def __init__(self, clean: bool = False) -> None:
        self.clean: Final = clean

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        if not self.clean:
            state.steps.append(TimePhase(True))
            for figure in [*state.on_side(True), *state.on_side(False)]:
                refill(state, figure, 0, entry)
            clean_up(state, entry)
            for figure in [*state.on_side(True), *state.on_side(False)]:
                state.due.append([-1, TIME, figure.who, -1, figure.area])
            return
        for seat in reversed(range(state.box.seats)):
            state.steps.append(Souls(seat))
        for hero in state.heroes:
            refresh(hero, entry)
            cool_down(hero, entry)

    def data(self) -> list[Any]:
        return ["time-phase", self.clean]


def refresh(hero: Hero, entry: Entry) -> None:
    """Used powers whose refresh icon is on top are flipped."""
    for power, left in enumerate(hero.cooling):
        if left == 0:
            hero.cooling[power] = READY
            if entry.telling:
                entry.tell(Event(REFRESHED, (hero.who, power)))


def cool_down(hero: Hero, entry: Entry) -> None:
    """Every used power turns by a quarter."""
    for power, left in enumerate(hero.cooling):
        if left > 0:
            hero.cooling[power] = left - 1
            if entry.telling:
                entry.tell(Event(COOLED, (hero.who, power, left - 1)))
