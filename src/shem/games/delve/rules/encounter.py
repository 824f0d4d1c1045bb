"""Encounter cards: a rank or a kind that activates, or what happens otherwise (ruling 6)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import ENCOUNTER, OTHERWISE
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.behaviour import activate
from shem.games.delve.rules.characteristics import card_source
from shem.games.delve.rules.decks import discard, draw
from shem.games.delve.rules.effects import carry_out
from shem.games.delve.rules.order import in_order, matching


def encounter(state: DelveState, seat: int, entry: Entry) -> None:
    """Draw an Encounter card for the Hero of a seat, if Enemies are in play, and resolve it."""
    if not state.on_side(False):
        return
    number = draw(state, v.ENCOUNTER, seat, entry)
    if number < 0:
        return
    discard(state, v.ENCOUNTER, number)
    card = state.box.decks[v.ENCOUNTER][number]
    here = state.heroes[seat].area
    obey = in_order(state, matching(state, card.kind, card.rank), here)
    if entry.telling:
        entry.tell(Event(ENCOUNTER, (number, tuple(obey))))
    if obey:
        activate(state, obey)
        return
    if entry.telling:
        entry.tell(Event(OTHERWISE, (number,)))
    carry_out(state, card.effects, v.USE, seat, -1, here, card_source(v.ENCOUNTER, number), entry)
