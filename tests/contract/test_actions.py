"""Legal actions, refusals and keys."""

from __future__ import annotations

from random import Random

import pytest

from shem.bots.judging import win_chances
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over, Together, Turn
from tests.contract.tables import TABLES, Table
from tests.contract.walk import candidates, final, playout, some

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def test_playouts_end_within_the_stated_length(table: Table) -> None:
    for seed in range(table.playouts):
        assert 0 < sum(1 for _ in playout(table, seed)) <= table.longest


def test_who_is_asked_has_legal_actions_and_nobody_else_has(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in playout(table, seed):
            pending = decision.state.pending()
            assert isinstance(pending, Turn | Together)
            assert pending.seats == sorted(set(pending.seats))
            for seat in range(table.seats):
                assert bool(decision.state.legal(seat)) == (seat in pending.seats)


def test_an_ended_game_asks_nobody_and_says_how_it_ended(table: Table) -> None:
    for seed in range(table.playouts):
        state = final(table, seed)
        pending = state.pending()
        assert isinstance(pending, Over)
        assert len(pending.outcome.scores) == table.seats
        assert all(0 <= seat < table.seats for seat in pending.outcome.winners)
        assert pending.outcome.together or sum(pending.outcome.returns()) == pytest.approx(0.0)
        last = list(playout(table, seed))[-1]
        for seat in range(table.seats):
            assert state.legal(seat) == []
            assert all(state.why_not(seat, action) is not None for action in candidates(table, last, seed))


def test_why_not_is_none_exactly_for_the_legal_actions(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in some(table, seed):
            tried = candidates(table, decision, seed)
            for seat in range(table.seats):
                legal = set(decision.state.legal(seat))
                for action in tried:
                    refusal = decision.state.why_not(seat, action)
                    assert (refusal is None) == (action in legal), (seed, seat, action, refusal)


def test_asking_changes_nothing(table: Table) -> None:
    for decision in some(table, 0):
        before = decision.state.data()
        for seat in range(table.seats):
            decision.state.legal(seat)
            decision.state.view(seat)
            decision.state.determinize(seat, Entry(Seeded(1)))
            for action in candidates(table, decision, 0):
                decision.state.why_not(seat, action)
        assert decision.state.data() == before


def test_every_legal_action_applies(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in some(table, seed, 6):
            actions = decision.state.legal(decision.seat)
            for action in actions if len(actions) <= 40 else Random(seed).sample(actions, 40):
                state = decision.state.copy()
                state.apply(decision.seat, action, Entry(Seeded(seed)))
                assert isinstance(state.pending(), Turn | Together | Over)


def test_telling_changes_nothing_but_the_telling(table: Table) -> None:
    """A playout in search, which tells nothing, is the same game as a match, which tells everything."""
    for seed in range(table.playouts):
        for decision in some(table, seed):
            told, silent = Entry(Seeded(seed), telling=True), Entry(Seeded(seed))
            loud, quiet = decision.state.copy(), decision.state.copy()
            loud.apply(decision.seat, decision.action, told)
            quiet.apply(decision.seat, decision.action, silent)
            assert loud.data() == quiet.data()
            assert silent.events == []
            assert told.rolls == silent.rolls == len(told.draws)


def test_keys_are_prefix_free_within_bounds_and_name_their_action(table: Table) -> None:
    bounds = table.game.bounds()
    keys: set[tuple[int, ...]] = set()
    for seed in range(table.playouts):
        for decision in playout(table, seed):
            actions = decision.state.legal(decision.seat)
            here = [action.key() for action in actions]
            assert len(set(here)) == len(here)
            for action, key in zip(actions, here):
                assert 0 < len(key) <= len(bounds)
                assert all(0 <= value < bound for value, bound in zip(key, bounds))
                if key not in keys:
                    again = table.game.action(key)
                    assert again == action and hash(again) == hash(action) and type(again) is type(action)
            keys.update(here)
    prefixes = {key[:length] for key in keys for length in range(1, len(key))}
    assert not prefixes & keys


def test_a_key_beyond_the_bounds_names_no_action(table: Table) -> None:
    bounds = table.game.bounds()
    wrong = [(), (bounds[0],), (-1,), (*bounds, 0)]
    for decision in some(table, 8):
        key = decision.action.key()
        wrong += [(*key, 0), *((*key[:at], out, *key[at + 1 :]) for at in range(len(key)) for out in (-1, bounds[at]))]
    for key in wrong:
        with pytest.raises(ValueError):
            table.game.action(key)


def test_events_are_of_the_declared_kinds(table: Table) -> None:
    kinds = {kind.code: kind for kind in table.game.kinds()}
    assert len(kinds) == len(table.game.kinds())
    for seed in range(table.playouts):
        for decision in playout(table, seed):
            entry = Entry(Seeded(seed), telling=True)
            decision.state.apply(decision.seat, decision.action, entry)
            for event in entry.events:
                assert kinds[event.kind.code] is event.kind
                assert len(event.values) == len(event.kind.fields)


def test_value_names_the_same_terms_everywhere(table: Table) -> None:
    for seat in range(table.seats):
        names = {tuple(name for name, _ in table.game.value(d.state, seat)) for d in some(table, seat)}
        assert len(names) == 1


def test_worth_is_the_sum_of_the_terms_of_value(table: Table) -> None:
    for seat in range(table.seats):
        for decision in some(table, seat):
            terms = table.game.value(decision.state, seat)
            assert table.game.worth(decision.state, seat) == pytest.approx(sum(amount for _, amount in terms), abs=1e-9)


def test_a_chance_to_win_is_less_than_certain_until_the_end(table: Table) -> None:
    for decision in some(table, 2):
        chances = win_chances(table.game, decision.state, table.seats)
        assert all(0.0 < chance < 1.0 for chance in chances)
    pending = final(table, 2).pending()
    assert isinstance(pending, Over)
    outcome = pending.outcome
    for seat, chance in enumerate(win_chances(table.game, final(table, 2), table.seats)):
        assert (chance == 0.0) == (seat not in outcome.winners and bool(outcome.winners or outcome.together))


def test_length_counts_up_from_one(table: Table) -> None:
    lengths = [table.game.length(decision.state) for decision in playout(table, 1)]
    assert lengths[0] >= 1
    assert lengths == sorted(lengths)
