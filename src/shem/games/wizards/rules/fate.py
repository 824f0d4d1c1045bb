"""Fate Phase: three cards in any combination, extra ones for Mana, and at most seven a hand (ruling 24)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.wizards.parts.actions import DRAWS, PASS, PURCHASES, Buy, Discard, Done, Draw
from shem.games.wizards.parts.events import DREW
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.vocabulary import DECKS
from shem.games.wizards.rules.decks import can_draw, discard, draw, held

CARDS: Final = 3
EXTRA: Final = 5  # Mana for a card more
MOST: Final = 7  # cards a hand


@final
class FatePhase(Step[WizardsState]):
    """The third: drawing, buying, then the limit of each hand."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        for deck in range(DECKS):
            state.steps.append(Limit(DECKS - 1 - deck))
        state.steps.append(Buying())
        for _ in range(CARDS):
            state.steps.append(Drawing())

    def data(self) -> list[Any]:
        return ["fate"]


@final
class Drawing(Step[WizardsState]):
    """One of the three cards; where only one deck has any left it comes from there, where none has, there is none."""

    def seats(self, state: WizardsState) -> list[int]:
        return [state.active] if len(_decks(state)) > 1 else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("draw", (sum([1 for step in state.steps if isinstance(step, Drawing)]),))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        return DRAWS

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Draw) else Refusal(Reject.ANOTHER_DECISION)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Draw)
        state.steps.pop()
        _draw(state, action.deck, 0, entry)

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        for deck in _decks(state):
            _draw(state, deck, 0, entry)

    def data(self) -> list[Any]:
        return ["drawing"]


@final
class Buying(Step[WizardsState]):
    """Extra cards, one at a time, for 5 Mana each."""

    def seats(self, state: WizardsState) -> list[int]:
        return [state.active] if state.mana[state.active] >= EXTRA and _decks(state) else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("buy", (EXTRA,))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        return [*[PURCHASES[deck] for deck in _decks(state)], PASS]

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Buy):
            return Refusal(Reject.ANOTHER_DECISION)
        return None if can_draw(state, action.deck) else Refusal(Reject.DECK_EMPTY, about=action.deck)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        if isinstance(action, Buy):
            state.mana[seat] -= EXTRA
            _draw(state, action.deck, 1, entry)
        else:
            state.steps.pop()

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["buying"]


@final
class Limit(Step[WizardsState]):
    """A hand of more than seven cards: the player picks the discards."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def seats(self, state: WizardsState) -> list[int]:
        return [state.active] if state.hand_size(state.active, self.deck) > MOST else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("discard", (self.deck, state.hand_size(state.active, self.deck) - MOST))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        return [Discard(self.deck, card) for card in held(state, seat, self.deck)]

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Discard) or action.deck != self.deck:
            return Refusal(Reject.ANOTHER_DECISION)
        hand = state.hands[seat][self.deck]
        if action.card >= len(hand):
            return Refusal(Reject.NO_SUCH_CARD, about=action.card)
        return None if hand[action.card] else Refusal(Reject.NOT_IN_HAND, about=action.card)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Discard)
        discard(state, seat, self.deck, action.card, entry)

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["limit", self.deck]


def _decks(state: WizardsState) -> list[int]:
    """The decks that can give a card."""
    return [deck for deck in range(DECKS) if can_draw(state, deck)]


def _draw(state: WizardsState, deck: int, bought: int, entry: Entry) -> None:
    """A card for the active player."""
    if entry.telling:
        entry.tell(Event(DREW, (state.active, deck, bought)))
    draw(state, state.active, deck, entry)
