"""The own hand, with what can be done with each card now."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.contract import Action
from shem.faces.wizards.scenes.glance import Glance
from shem.faces.wizards.scenes.shapes import HeldCard
from shem.faces.wizards.telling.cards import card_text
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import Cast, Craft, Discard, Play
from shem.games.wizards.parts.box import Box


def hand_of(glance: Glance) -> list[HeldCard]:
    return [
        _held(glance, deck, card, count) for deck in range(v.DECKS) for card, count in enumerate(glance.hand(deck)) if count
    ]


def _held(glance: Glance, deck: int, card: int, count: int) -> HeldCard:
    names = glance.names
    uses = uses_of(glance, deck, card)
    return {
        "deck": deck,
        "card": card,
        "count": count,
        "name": names.card(deck, card),
        "text": card_text(names, deck, card),
        "usable": len(uses) > 0,
        "note": note_of(glance, deck, card, uses),
    }


def uses_of(glance: Glance, deck: int, card: int) -> list[Action]:
    """The legal actions that use up a card."""
    if not glance.asked:
        return []
    return [action for action in glance.legal if (deck, card) in spent(glance.names.box, action)]


def spent(box: Box, action: Action) -> list[tuple[int, int]]:
    """The cards that an action uses up, each with its deck."""
    if isinstance(action, Craft):
        return [(v.GOLEM_DECK, card) for card in golem_cards(box, (action.material, action.size, action.shape))]
    if isinstance(action, Discard):
        return [(action.deck, action.card)]
    return [(v.EVENT_DECK, action.event)] if isinstance(action, Cast | Play) else []


def golem_cards(box: Box, traits: Sequence[int]) -> list[int]:
    """The numbers of the cards that make a Golem."""
    return [box.card(trait, value) for trait, value in enumerate(traits)]


def note_of(glance: Glance, deck: int, card: int, uses: list[Action]) -> str:
    """What can be done with a card now, or why nothing can."""
    if uses:
        kind = type(uses[0]).__name__.lower()
        return glance.say("use", kind=kind, count=len(uses))
    if deck == v.GOLEM_DECK:
        return glance.say("idle-golem", prompt=glance.code if glance.asked else "none")
    event = glance.names.box.events[card]
    if event.battle:
        return glance.say("idle-event", why="battle")
    if event.deed == v.DISPELL:
        return glance.say("idle-event", why="dispell")
    return glance.say("idle-event", why="target" if glance.asked and glance.code == "cast" else "later")
