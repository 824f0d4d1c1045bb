"""Doors: normal ones open freely, locked ones by an action, and either draws a Trap card (ruling 20)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Force, Open
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.discovery import open_door
from shem.games.delve.rules.effects import draw_and_resolve


def add_doors(state: DelveState, hero: Hero, forces: bool, found: list[Action]) -> None:
    """The doors beside a Hero that it can open freely, or (forces) by an action."""
    lock = v.LOCKED if forces else v.CLOSED
    for door, areas in enumerate(state.box.dungeon.doors):
        if state.doors[door] == lock and hero.area in areas:
            found.append(Force(door) if forces else Open(door))


def why_not_open(state: DelveState, hero: Hero, door: int) -> Refusal | None:
    refusal = why_no_door(state, hero, door)
    if refusal is None and state.doors[door] == v.LOCKED:
        return Refusal(Reject.LOCKED)
    return refusal


def why_no_door(state: DelveState, hero: Hero, door: int) -> Refusal | None:
    """Why a Hero stands at no such door, or its lock is a magic one."""
    if door >= len(state.doors) or state.doors[door] == v.OPENED:
        return Refusal(Reject.NO_DOOR, about=door)
    areas = state.box.dungeon.doors[door]
    if hero.area not in areas:
        return Refusal(Reject.NOT_HERE, about=areas[0])
    return Refusal(Reject.MAGIC_LOCK) if state.doors[door] == v.MAGIC else None


def open_by_hand(state: DelveState, hero: Hero, door: int, forced: bool, entry: Entry) -> None:
    """A door opens, and its opener draws a Trap."""
    open_door(state, door, hero.who, forced, entry)
    draw_and_resolve(state, v.TRAP, hero.who, entry)
