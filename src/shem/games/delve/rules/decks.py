"""Decks and piles of tokens: drawing, discarding, and the shuffle of what has run out (Golden Rules, ruling 23)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import CARD, SHUFFLED
from shem.games.delve.parts.piles import spread
from shem.games.delve.parts.state import DelveState


def draw(state: DelveState, deck: int, seat: int, entry: Entry) -> int:
    """The next card of a deck for a seat, -1 if there is none; the discards are shuffled first if it has run out, but
    never those of the Event deck."""
    pile = state.piles[deck]
    if pile.left() == 0:
        if deck == v.EVENT or sum(pile.discards) == 0:
            return -1
        pile.rest = pile.discards
        pile.discards = [0] * len(pile.rest)
        if entry.telling:
            entry.tell(Event(SHUFFLED, (deck,)))
    kinds = spread(pile.rest)
    card = kinds[entry.roll(len(kinds) - 1, CARD, (deck, seat), kinds)]
    pile.rest[card] -= 1
    return card


def discard(state: DelveState, deck: int, card: int) -> None:
    """A card in play goes to its discards."""
    state.piles[deck].discards[card] += 1
