"""Chests: an action opens one, draws a Trap card and gains what it holds."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import MOST_DOORS, Force
from shem.games.delve.parts.events import CHEST_OPENED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.effects import carry_out, draw_and_resolve


def add_chests(state: DelveState, hero: Hero, found: list[Action]) -> None:
    """The chests that a Hero can open by an action."""
    for number, chest in enumerate(state.box.quest.chests):
        if chest.area == hero.area and state.chests[number] not in (v.OPENED, v.MAGIC):
            found.append(Force(MOST_DOORS + number))


def why_no_chest(state: DelveState, hero: Hero, number: int) -> Refusal | None:
    """Why a Hero stands at no such chest, or its lock is a magic one."""
    if number >= len(state.chests) or state.chests[number] == v.OPENED:
        return Refusal(Reject.NO_CHEST, about=number)
    area = state.box.quest.chests[number].area
    if hero.area != area:
        return Refusal(Reject.NOT_HERE, about=area)
    return Refusal(Reject.MAGIC_LOCK) if state.chests[number] == v.MAGIC else None


def open_chest(state: DelveState, hero: Hero, number: int, entry: Entry) -> None:
    """The opener draws a Trap; who does not fall to it gains what the chest holds, and the token is removed."""
    draw_and_resolve(state, v.TRAP, hero.who, entry)
    if hero.soul:
        return
    chest = state.box.quest.chests[number]
    state.chests[number] = v.OPENED
    state.happened.append([v.ON_CHEST, number])
    if entry.telling:
        entry.tell(Event(CHEST_OPENED, (hero.who, number)))
    carry_out(state, chest.effects, v.USE, hero.who, -1, chest.area, v.OF_AREA + chest.area, entry)
