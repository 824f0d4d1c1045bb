"""Craft Phase: one Golem a turn, of a Material, a Size and a Shape card (ruling 5)."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import PASS, Craft, Done
from shem.games.wizards.parts.board import BESIDE
from shem.games.wizards.parts.events import CRAFTED
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.decks import held, spend
from shem.games.wizards.rules.figures import cost
from shem.games.wizards.rules.stacking import fits, refused

CARDS = 3  # that make a Golem


def places(state: WizardsState, seat: int) -> list[int]:
    """Where a new Golem may be placed: the seat's Tower and the spaces beside it, as far as stacking allows."""
    tower = state.ground.towers[seat]
    return [tower, *BESIDE[tower]]


@final
class CraftPhase(Step[WizardsState]):
    """The second. A hand of fewer than three cards, or too little Mana for any Golem, is not asked."""

    def seats(self, state: WizardsState) -> list[int]:
        seat = state.active
        able = state.hand_size(seat, v.GOLEM_DECK) >= CARDS and state.mana[seat] >= state.box.cheapest
        return [seat] if able else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("craft")

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        found: list[Action] = []
        box = state.box
        first_size, first_shape = box.card(v.SIZE, 0), box.card(v.SHAPE, 0)
        cards = held(state, seat, v.GOLEM_DECK)
        sizes = [card - first_size for card in cards if first_size <= card < first_shape]
        shapes = [card - first_shape for card in cards if card >= first_shape]
        for material in cards:
            if material >= first_size:
                break
            for size in sizes:
                for shape in shapes:
                    if cost(state, seat, material, size, shape, Tally(False)) <= state.mana[seat]:
                        for space in places(state, seat):
                            if fits(state, seat, material, size, shape, space):
                                found.append(Craft(material, size, shape, space))
        found.append(PASS)
        return found

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Craft):
            return Refusal(Reject.ANOTHER_DECISION)
        return (
            _not_held(state, seat, action)
            or (None if action.space in places(state, seat) else Refusal(Reject.NOT_AT_TOWER, about=action.space))
            or refused(state, seat, action.material, action.size, action.shape, action.space)
            or _too_dear(state, seat, action)
        )

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if not isinstance(action, Craft):
            return
        tally = Tally(entry.telling)
        price = cost(state, seat, action.material, action.size, action.shape, tally)
        state.mana[seat] -= price
        for trait, value in enumerate((action.material, action.size, action.shape)):
            spend(state, seat, v.GOLEM_DECK, state.box.card(trait, value))
        golem = Unit(seat, state.free_number(seat), action.space, action.material, action.size, action.shape)
        state.put(golem, action.space)
        if entry.telling:
            made = (seat, golem.number, golem.material, golem.size, golem.shape, golem.at, price)
            entry.tell(Event(CRAFTED, made, [("cost", tally)]))

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["craft"]


def _not_held(state: WizardsState, seat: int, action: Craft) -> Refusal | None:
    """A card that does not exist or is not in the hand."""
    for trait, value in enumerate((action.material, action.size, action.shape)):
        if value >= state.box.values(trait):
            return Refusal(Reject.NO_SUCH_CARD, about=value)
        card = state.box.card(trait, value)
        if not state.hands[seat][v.GOLEM_DECK][card]:
            return Refusal(Reject.NOT_IN_HAND, about=card)
    return None


def _too_dear(state: WizardsState, seat: int, action: Craft) -> Refusal | None:
    price = cost(state, seat, action.material, action.size, action.shape, Tally(False))
    return Refusal(Reject.MANA, price, state.mana[seat]) if price > state.mana[seat] else None
