"""What a seat can know, and the worlds that it can imagine."""

from __future__ import annotations

from typing import Any

from shem.core.chance import Entry
from shem.core.contract import View
from shem.games.wizards.parts.events import IMAGINED
from shem.games.wizards.parts.piles import Deck, Known
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.vocabulary import DECKS
from shem.games.wizards.rules.decks import spread


def view_of(state: WizardsState, seat: int | None) -> View:
    """JSON, public but for the seat's own `hand`, `known` and what it has seen of the decks.

    tiles: by space, row by row. units: each as seat, number of its chit (0: the Wizard), space, material, size, shape,
    damage, full moves made, hasted, auras (Event card, caster, force, armor, End Phases left). sizes: cards in hand by seat
    and deck. hand, known (by seat): counts by deck and card; of the others' hands at least so many. decks: cards left,
    discards by card, and the next cards as far as the seat knows one of them (-1: not). spells: cast and unresolved.
    """
    ground = state.ground
    seats = range(state.box.seats)
    return {
        "round": state.round,
        "limit": state.box.limit,
        "active": state.active,
        "first": ground.first,
        "tiles": list(ground.tiles),
        "towers": list(ground.towers),
        "mana": list(state.mana),
        "alive": list(state.alive),
        "units": [unit.data() for here in state.units for unit in here],
        "sizes": [[state.hand_size(other, deck) for deck in range(DECKS)] for other in seats],
        "hand": None if seat is None else [list(cards) for cards in state.hands[seat]],
        "known": None if seat is None else [[list(cards) for cards in hand] for hand in state.known[seat]],
        "decks": [_deck_view(deck, seat) for deck in state.decks],
        "spells": [spell.data() for spell in state.spells],
        "fight": None if state.fight is None else state.fight.data(),
        "lost": [lost.data() for lost in state.lost],
        "steps": [step.data() for step in state.steps],
        "outcome": None if state.ended is None else state.ended.data(),
    }


def _deck_view(deck: Deck, seat: int | None) -> dict[str, Any]:
    top = [known.card if sees(known, seat) else -1 for known in deck.top]
    while top and top[-1] < 0:
        top.pop()
    return {"left": deck.left(), "discards": list(deck.discards), "top": top}


def sees(known: Known, seat: int | None) -> bool:
    """Whether the seat has looked at this card of a deck."""
    return seat is not None and known.seers >> seat & 1 == 1


def imagine(state: WizardsState, seat: int | None, entry: Entry) -> None:
    """Draw the others' hands and the decks, as far as the seat does not know them, from all cards that it does not see."""
    others = [other for other in range(state.box.seats) if other != seat]
    for deck in range(DECKS):
        pile = state.decks[deck]
        pool = pile.rest[:]
        for known in pile.top:
            if not sees(known, seat):
                pool[known.card] += 1
        least: list[list[int]] = []
        for other in others:
            sure = [0] * len(pool) if seat is None else state.known[seat][other][deck][:]
            least.append(sure)
            for card, count in enumerate(state.hands[other][deck]):
                pool[card] += count - sure[card]
        for other, sure in zip(others, least):
            for _ in range(state.hand_size(other, deck) - sum(sure)):
                sure[_imagined(pool, entry)] += 1
            state.hands[other][deck] = sure
        pile.top = [known if sees(known, seat) else Known(_imagined(pool, entry), known.seers) for known in pile.top]
        pile.rest = pool
    _keep_known_true(state, others)


def _imagined(pool: list[int], entry: Entry) -> int:
    kinds = spread(pool)
    card = kinds[entry.roll(len(kinds) - 1, IMAGINED)]
    pool[card] -= 1
    return card


def _keep_known_true(state: WizardsState, others: list[int]) -> None:
    """What the others know of each other's hands is at most what is there."""
    for seer in others:
        for other in range(state.box.seats):
            for deck in range(DECKS):
                hand = state.hands[other][deck]
                state.known[seer][other][deck] = [
                    min(count, hand[card]) for card, count in enumerate(state.known[seer][other][deck])
                ]
