"""The two decks, the hands, and what each seat knows of the others' hands.

A card is decided when somebody first sees it, so that a card of a real deck can be named instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.chance import Entry
from shem.core.event import Event, only
from shem.games.wizards.parts.events import CARD, DISCARDED, LOOK, OWN_CARD, SHUFFLED, STOLEN
from shem.games.wizards.parts.piles import Deck, Known
from shem.games.wizards.parts.state import WizardsState


def can_draw(state: WizardsState, deck: int) -> bool:
    """Whether there is a card, in the deck or among its discards (ruling 24)."""
    pile = state.decks[deck]
    return pile.left() > 0 or sum(pile.discards) > 0


def draw(state: WizardsState, seat: int, deck: int, entry: Entry) -> int:
    """The next card of a deck into the seat's hand; its discards are shuffled first if it has run out."""
    pile = state.decks[deck]
    if pile.left() == 0:
        _shuffle(pile, deck, entry)
    if pile.top:
        card = pile.top.pop(0)
        found = card.card
        for other in range(state.box.seats):
            if other != seat and card.seers >> other & 1:
                state.known[other][seat][deck][found] += 1
    else:
        found = _from_bag(pile.rest, CARD, (seat, deck), only(seat), entry)
    state.hands[seat][deck][found] += 1
    if entry.telling:
        entry.tell(Event(OWN_CARD, (seat, deck, found), seers=only(seat)))
    return found


def _shuffle(pile: Deck, deck: int, entry: Entry) -> None:
    """The discards become the deck."""
    pile.rest = pile.discards
    pile.discards = [0] * len(pile.rest)
    if entry.telling:
        entry.tell(Event(SHUFFLED, (deck,)))


def look(state: WizardsState, seat: int, deck: int, most: int, entry: Entry) -> list[int]:
    """The next cards of a deck, at most so many, are seen by the seat; the deck is not shuffled for it (ruling 20)."""
    pile = state.decks[deck]
    while len(pile.top) < most and pile.left() > len(pile.top):
        pile.top.append(Known(_from_bag(pile.rest, LOOK, (seat, deck), only(seat), entry), 0))
    seen = pile.top[:most]
    pile.top[:most] = [Known(known.card, known.seers | only(seat)) for known in seen]
    return [known.card for known in seen]


def _from_bag(rest: list[int], purpose: str, args: tuple[int, ...], seers: int, entry: Entry) -> int:
    """One of the cards that are left, each as likely, which leaves the bag."""
    kinds = spread(rest)
    card = kinds[entry.roll(len(kinds) - 1, purpose, args, kinds, seers)]
    rest[card] -= 1
    return card


def spread(counts: Sequence[int]) -> list[int]:
    """The kind of each card by the face that draws it, from 1; place 0 is unused."""
    kinds = [-1]
    for card, count in enumerate(counts):
        if count:
            kinds.extend([card] * count)
    return kinds


def steal(state: WizardsState, thief: int, victim: int, deck: int, entry: Entry) -> int:
    """A random card from a hand that holds one (ruling 21): only the two know which."""
    hand = state.hands[victim][deck]
    seers = only(thief) | only(victim)
    card = _from_bag(hand, STOLEN, (thief, victim, deck), seers, entry)
    state.hands[thief][deck][card] += 1
    seats = range(state.box.seats)
    for other in seats:
        known = state.known[other][victim][deck]
        if other == thief:
            known[card] = max(0, known[card] - 1)
        elif other != victim:
            # any of the cards that it knows there may be the one that is gone
            state.known[other][victim][deck] = [max(0, count - 1) for count in known]
    state.known[victim][thief][deck][card] += 1
    return card


def spend(state: WizardsState, seat: int, deck: int, card: int) -> None:
    """A card leaves the seat's hand for the discards, openly."""
    state.hands[seat][deck][card] -= 1
    state.decks[deck].discards[card] += 1
    for other in range(state.box.seats):
        known = state.known[other][seat][deck]
        if known[card]:
            known[card] -= 1


def discard(state: WizardsState, seat: int, deck: int, card: int, entry: Entry) -> None:
    spend(state, seat, deck, card)
    if entry.telling:
        entry.tell(Event(DISCARDED, (seat, deck, card)))


def held(state: WizardsState, seat: int, deck: int) -> list[int]:
    """The kinds of cards in a hand, ascending."""
    return [card for card, count in enumerate(state.hands[seat][deck]) if count]
