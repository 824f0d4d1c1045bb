"""Copy, JSON, digest and pickle cover every field of a state."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.notation import canonical, digest, pending_data
from tests.contract.fields import other, places, same
from tests.contract.tables import TABLES, Table
from tests.contract.walk import candidates, final, playout, some

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def test_changing_any_field_changes_copy_json_and_digest(table: Table) -> None:
    tried = 0
    for decision in some(table, 3, 3):
        state = decision.state
        before, digest_before = canonical(state.data()), digest(state)
        for path, get, put in list(places(state, table.shared)):
            value = get()
            new = other(value)
            if new is None:
                continue
            try:
                put(new)
            except (AttributeError, TypeError):
                continue  # a final field of a frame: read, not written; the round trip below reads it
            tried += 1
            try:
                assert canonical(state.data()) != before, f"data() does not cover {path}"
                assert digest(state) != digest_before
                assert canonical(state.copy().data()) == canonical(state.data()), f"copy() does not cover {path}"
            finally:
                put(value)
            assert canonical(state.data()) == before
    assert tried > 10


def test_copy_and_json_give_every_field_back(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in some(table, seed):
            state = decision.state
            assert same(state.copy(), state) is None
            again = table.game.state(table.setup, json.loads(canonical(state.data())))
            assert same(again, state) is None
            assert digest(again) == digest(state)
            assert again.legal(decision.seat) == state.legal(decision.seat)


def test_an_ended_game_goes_through_json_too(table: Table) -> None:
    state = final(table, 0)
    again = table.game.state(table.setup, json.loads(canonical(state.data())))
    assert pending_data(again.pending()) == pending_data(state.pending())
    assert digest(again) == digest(state)


def test_a_copy_is_independent(table: Table) -> None:
    """Play on with the copy, then with the original: neither touches the other."""
    for seed in range(table.playouts):
        for decision in some(table, seed, 6):
            for moving, resting in ((decision.state.copy(), decision.state), (decision.state, decision.state.copy())):
                before = canonical(resting.data())
                choose, dice = Random(seed), Seeded(seed)
                for _ in range(25):
                    pending = moving.pending()
                    if isinstance(pending, Over):
                        break
                    seat = choose.choice(pending.seats)
                    moving.apply(seat, choose.choice(moving.legal(seat)), Entry(dice))
                assert canonical(resting.data()) == before


def test_json_is_made_of_json(table: Table) -> None:
    """What is written is what is read: no tuples for lists that matter, no numbers for keys."""
    for decision in some(table, 4):
        for data in (decision.state.data(), *(decision.state.view(seat) for seat in (None, *range(table.seats)))):
            assert canonical(json.loads(canonical(data))) == canonical(data)


def test_pickle_and_deepcopy(table: Table) -> None:
    """Jobs in other processes and learning environments send all of these."""
    for decision in some(table, 5):
        state = decision.state
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert same(again, state) is None
            assert again.legal(decision.seat) == state.legal(decision.seat)
        assert pickle.loads(pickle.dumps(decision.action)) == decision.action == copy.deepcopy(decision.action)
        pending = state.pending()
        for asked in (pickle.loads(pickle.dumps(pending)), copy.deepcopy(pending)):
            assert pending_data(asked) == pending_data(pending)
        for action in candidates(table, decision, 5):
            refusal = state.why_not(decision.seat, action)
            assert pickle.loads(pickle.dumps(refusal)) == refusal == copy.deepcopy(refusal)
    over = final(table, 5).pending()
    assert pending_data(pickle.loads(pickle.dumps(over))) == pending_data(over) == pending_data(copy.deepcopy(over))


def test_events_are_pickled_with_their_tallies(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in playout(table, seed):
            entry = Entry(Seeded(seed), telling=True)
            decision.state.apply(decision.seat, decision.action, entry)
            for event in entry.events:
                for again in (pickle.loads(pickle.dumps(event)), copy.deepcopy(event)):
                    assert again == event
                    assert [tally.total for _, tally in again.tallies] == [tally.total for _, tally in event.tallies]


def test_the_same_seed_plays_the_same_game(table: Table) -> None:
    for seed in range(table.playouts):
        one = [digest(decision.state) for decision in playout(table, seed)]
        assert one == [digest(decision.state) for decision in playout(table, seed)]
