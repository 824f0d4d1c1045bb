"""Time Phase: effects cleanup, powers refresh, powers cooldown, then soul enhancement and resurrection."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts.events import COOLED, REFRESHED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.parts.vocabulary import TIME
from shem.games.delve.rules.conditions import clean_up
from shem.games.delve.rules.souls import Souls

READY = -1


@final
class TimePhase(Step[DelveState]):
    """Its steps in the sheet's order; the cleanup may end the quest."""

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        for seat in reversed(range(state.box.seats)):
            state.steps.append(Souls(seat))
        for figure in [*state.standing(), *state.enemies]:
            figure.spent = 0  # Magic Shields refill (ruling 19)
        clean_up(state, entry)
        for hero in state.heroes:
            refresh(hero, entry)
            cool_down(hero, entry)
            state.due.append([-1, TIME, hero.who, -1, hero.area])

    def data(self) -> list[Any]:
        return ["time-phase"]


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
