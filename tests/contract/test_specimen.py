"""The specimen does meet what it is there for."""

from __future__ import annotations

from shem.core.chance import Entry, Seeded
from shem.core.contract import Turn
from tests.contract.tables import TABLES
from tests.contract.walk import playout
from tests.specimen.game import GAME
from tests.specimen.state import Specimen
from tests.specimen.steps import Answer, Lose, Push
from tests.specimen.words import KINDS

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
    for state in states():
        pending = state.pending()
        if isinstance(pending, Turn) and isinstance(state.steps[-1], Answer):
            assert len(state.hands[pending.seat]) > 0
