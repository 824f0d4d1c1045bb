"""Encounter cards: a rank or a kind that activates, or what happens otherwise (ruling 6)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Card
from shem.games.delve.parts.events import ENCOUNTER, OTHERWISE
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import distance
from shem.games.delve.rules.behaviour import activate
from shem.games.delve.rules.characteristics import card_source, foe_of
from shem.games.delve.rules.decks import discard, draw
from shem.games.delve.rules.effects import carry_out


def encounter(state: DelveState, seat: int, entry: Entry) -> None:
    """Draw an Encounter card for the Hero of a seat, if Enemies are in play, and resolve it."""
    if not state.on_side(False):
        return
    number = draw(state, v.ENCOUNTER, seat, entry)
    if number < 0:
        return
    discard(state, v.ENCOUNTER, number)
    card = state.box.decks[v.ENCOUNTER][number]
    obey = obeying(state, card, seat)
    if entry.telling:
        entry.tell(Event(ENCOUNTER, (number, tuple(obey))))
    if obey:
        activate(state, obey)
        return
    if entry.telling:
        entry.tell(Event(OTHERWISE, (number,)))
    source = card_source(v.ENCOUNTER, number)
    carry_out(state, card.effects, v.USE, seat, -1, state.heroes[seat].area, source, entry)


def obeying(state: DelveState, card: Card, seat: int) -> list[int]:
    """The Enemies that an Encounter card names, in the order in which they activate: the highest rank first, then the
    nearest to the active Hero, then by the seats of their cards from the active one."""
    here, seats = state.heroes[seat].area, state.box.seats
    found: list[tuple[int, int, int, int]] = []
    for enemy in state.enemies:
        foe = foe_of(state, enemy)
        if not enemy.minion and card.kind in (-1, foe.kind) and card.rank in (-1, foe.rank):
            found.append((-foe.rank, distance(state, here, enemy.area), (enemy.owner - seat) % seats, enemy.who))
    return [one[3] for one in sorted(found)]
