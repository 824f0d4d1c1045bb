"""Standing orders of a Wizard: to pass on Spells until something of its is named, to play no cards in this battle."""

from __future__ import annotations

from typing import Final

from shem.faces.wizards.scenes.glance import Glance
from shem.games.wizards.parts import events as told
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import PASS
from shem.games.wizards.parts.state import Spell, WizardsState
from shem.table.stage import Order

PASS_SPELLS: Final = "pass-spells"
NO_CARDS: Final = "no-cards-"  # and the battle's number in this match


def orders_of(glance: Glance) -> list[tuple[str, str]]:
    """Those that the seat may give now."""
    if glance.seat is None or glance.world.ended is not None:
        return []
    found = [(PASS_SPELLS, glance.teller.say("order-pass-spells"))]
    fight = glance.world.fight
    if fight is not None and glance.seat in fight.seats:
        found.append((_battle(glance), glance.teller.say("order-no-cards")))
    return found


def _battle(glance: Glance) -> str:
    return NO_CARDS + str(sum(event.kind is told.BATTLE_BEGAN for event in glance.sight.events()))


def ordered(glance: Glance, order: str) -> Order:
    """What an order says to what the seat is asked; in its own Spell Phase it is asked all the same."""
    world = glance.world
    if order != PASS_SPELLS:
        if world.fight is None or order != _battle(glance):
            return Order(over=True)
        return Order(PASS if glance.code == "battle-cards" else None)
    if glance.code == "answer" and any(_names(world, spell, glance.seat) for spell in world.spells):
        return Order(over=True)
    return Order(PASS if glance.code == "answer" or (glance.code == "cast" and world.active != glance.seat) else None)


def _names(world: WizardsState, spell: Spell, seat: int | None) -> bool:
    """Whether a Spell is cast on something of the seat: its stack, its Golem, itself, or its Spell."""
    deed = world.box.events[spell.event].deed
    if deed == v.DISPELL:
        return world.spells[world.spells.index(spell) - 1].seat == seat
    if deed in (v.DIVINATION, v.THEFT):
        return spell.target == seat
    if deed == v.TRANSFORMATION:
        golem = world.who(spell.target)
        return golem is not None and golem.seat == seat
    return deed != v.MANA and world.owner(spell.target) == seat
