"""Victory: the last Wizard standing, or who controls the most when the limit of rounds is reached."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Outcome
from shem.core.event import Event
from shem.games.wizards.parts.events import ENDED, WIZARD_DIED
from shem.games.wizards.parts.state import WizardsState, no_cards
from shem.games.wizards.parts.vocabulary import DECKS, EVENT_DECK, GOLEM_DECK
from shem.games.wizards.rules.control import sites
from shem.games.wizards.rules.decks import held


def die(state: WizardsState, seat: int, entry: Entry) -> None:
    """A Wizard is dead: its seat's units, hands and Spells at work are gone (ruling 14)."""
    state.alive[seat] = False
    state.mana[seat] = 0
    cards = [_all_cards(state, seat, deck) for deck in range(DECKS)]
    if entry.telling:
        entry.tell(Event(WIZARD_DIED, (seat, tuple(cards[GOLEM_DECK]), tuple(cards[EVENT_DECK]))))
    for deck in range(DECKS):
        for card in cards[deck]:
            state.decks[deck].discards[card] += 1
    state.hands[seat] = no_cards(state.box)
    for other in range(state.box.seats):
        state.known[other][seat] = no_cards(state.box)
        state.known[seat][other] = no_cards(state.box)
    for space, here in enumerate(state.units):
        if here and here[0].seat == seat:
            state.units[space] = []
        for unit in state.units[space]:
            if unit.auras:
                unit.auras = [aura for aura in unit.auras if aura.caster != seat]
    state.lost = [lost for lost in state.lost if lost.seat != seat]
    if state.living() == 1:
        _end(state, [state.alive.index(True)], "last-wizard", entry)


def _all_cards(state: WizardsState, seat: int, deck: int) -> list[int]:
    hand = state.hands[seat][deck]
    return [card for card in held(state, seat, deck) for _ in range(hand[card])]


def end_by_limit(state: WizardsState, entry: Entry) -> None:
    """Most sites controlled, then Mana, then a draw (ruling 25) of those who live and have as much."""
    best: list[int] = []
    most = (-1, -1)
    for seat in range(state.box.seats):
        if state.alive[seat]:
            have = (sites(state, seat), state.mana[seat])
            if have > most:
                best, most = [seat], have
            elif have == most:
                best.append(seat)
    _end(state, best if len(best) < state.box.seats else [], "round-limit", entry)


def _end(state: WizardsState, winners: list[int], code: str, entry: Entry) -> None:
    held_sites = [sites(state, seat) for seat in range(state.box.seats)]
    state.ended = Outcome(winners, code, held_sites)
    if entry.telling:
        entry.tell(Event(ENDED, (tuple(winners), tuple(held_sites), tuple(state.mana))))
