"""The specimen does meet what it is there for."""

from __future__ import annotations

from shem.core.chance import Entry, Seeded
from shem.core.contract import Together, Turn
from tests.contract.tables import TABLES
from tests.contract.walk import playout
from tests.specimen.rules.game import GAME
from tests.specimen.rules.state import Specimen
from tests.specimen.rules.steps import Answer, Lose, Push
from tests.specimen.rules.words import CARDS, KINDS

THREE = TABLES[1]


def states() -> list[Specimen]:
    return [d.state for seed in range(100) for d in playout(THREE, seed) if isinstance(d.state, Specimen)]


def test_every_kind_of_event_is_told() -> None:
    told: set[str] = set()
    for seed in range(100):
        entry = Entry(Seeded(seed), telling=True)
        GAME.new(THREE.setup, entry)
        for decision in playout(THREE, seed):
            decision.state.apply(decision.seat, decision.action, entry)
        told |= {event.kind.code for event in entry.events}
    assert told == {kind.code for kind in KINDS}


def test_answers_are_answered() -> None:
    levels = [step.fields[1] for state in states() for step in state.steps if isinstance(step, Answer)]
    assert max(levels) >= 3


def test_another_seat_chooses_in_the_middle_of_an_action() -> None:
    tops = [state.steps[-1] for state in states()]
    assert any(isinstance(step, Push) for step in tops)
    assert any(isinstance(step, Lose) for step in tops)


def test_a_card_is_known_to_some_and_not_to_others() -> None:
    masks = {mask for state in states() for _card, mask in [*state.tops, *(held for hand in state.hands for held in hand)]}
    assert {1, 2, 4} <= masks
    assert any(mask in (3, 5, 6) for mask in masks)


def test_the_asked_seat_depends_on_hand_sizes_only() -> None:
    """With other cards in every hand the same seat is asked, though none could answer; without cards another is."""
    asked = elsewhere = 0
    for state in states():
        if isinstance(state.steps[-1], Answer):
            seat = seat_asked(state)
            for card in range(len(CARDS)):
                assert seat_asked(holding(state, [[(card, mask) for _, mask in hand] for hand in state.hands])) == seat
            elsewhere += seat_asked(holding(state, [[] for _ in state.hands])) != seat
            asked += 1
    assert asked == elsewhere > 20


def seat_asked(state: Specimen) -> tuple[int, str]:
    """Whom a position asks, after what happens by itself, and what."""
    state.settle(Entry(Seeded(1)))
    pending = state.pending()
    return (pending.seats[0], pending.prompt.code) if isinstance(pending, Turn | Together) else (-1, "over")


def holding(state: Specimen, hands: list[list[tuple[int, int]]]) -> Specimen:
    """The same with these hands."""
    found = state.copy()
    found.hands = hands
    return found
