"""What a seat cannot know shows in nothing that it gets: two worlds that differ only in that look the same to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, State, Together
from shem.core.event import Event
from shem.core.notation import canonical, events_data, pending_data
from shem.games.arcana.content import codex
from shem.games.arcana.game import GAME as ARCANA
from tests.contract.tables import SECRETIVE, TABLES, Table
from tests.contract.walk import Decision, candidates, playout, some

AT_ONCE = [table for table in (*TABLES, *SECRETIVE) if table.together]
every_table = pytest.mark.parametrize("table", [*TABLES, *SECRETIVE], ids=str)


def test_every_scenario_with_secrets_has_a_table() -> None:
    """Hidden Mana Wells, encounters in hidden places, secret objectives: no scenario of the core pack is left out."""
    scenarios = {table.options["scenario"] for table in (*TABLES, *SECRETIVE) if table.game is ARCANA}
    secretive = {id for id in codex.default().scenarios if ARCANA.plan(ARCANA.resolve({"scenario": id})).secrets}
    assert len(secretive) > 2
    assert secretive <= scenarios
    assert all(ARCANA.plan(table.setup).secrets for table in SECRETIVE)


def worlds(state: State, seat: int | None, seed: int) -> list[State]:
    return [state.determinize(seat, Entry(Seeded(2 * seed + at))) for at in range(2)]


@every_table
def test_possible_worlds_differ_where_a_table_has_secrets_and_only_there(table: Table) -> None:
    """Else what follows compares a world with itself."""
    pairs = [(d.state, world) for d in some(table, 1, 30) for s in range(table.seats) for world in worlds(d.state, s, 1)]
    differ = any(canonical(world.data()) != canonical(state.data()) for state, world in pairs)
    assert differ == table.hides


@every_table
def test_a_possible_world_looks_the_same(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in some(table, seed):
            for seat in (None, *range(table.seats)):
                view = canonical(decision.state.view(seat))
                for world in worlds(decision.state, seat, seed):
                    assert canonical(world.view(seat)) == view
                    assert pending_data(world.pending()) == pending_data(decision.state.pending())


@every_table
def test_a_possible_world_allows_and_refuses_the_same(table: Table) -> None:
    for seed in range(table.playouts):
        for decision in some(table, seed):
            tried = candidates(table, decision, seed)
            for seat in range(table.seats):
                refusals = [decision.state.why_not(seat, action) for action in tried]
                for world in worlds(decision.state, seat, seed):
                    assert world.legal(seat) == decision.state.legal(seat)
                    assert [world.why_not(seat, action) for action in tried] == refusals


@every_table
def test_a_possible_world_is_a_world_of_its_own(table: Table) -> None:
    for decision in some(table, 7):
        before = canonical(decision.state.data())
        for seat in range(table.seats):
            for world in worlds(decision.state, seat, seat):
                pending = world.pending()
                assert not isinstance(pending, Over)
                asked = pending.seats[0]
                world.apply(asked, world.legal(asked)[0], Entry(Seeded(1)))
        assert canonical(decision.state.data()) == before


def seen(world: State, decision: Decision, seat: int, seed: int) -> list[Event]:
    """Carry the decision out in this world; what the seat sees of it."""
    entry = Entry(Seeded(seed), telling=True)
    world.apply(decision.seat, decision.action, entry)
    return [event for event in entry.events if event.seen_by(seat)]


@every_table
def test_events_tell_nothing_hidden_unless_they_say_so(table: Table) -> None:
    """The same action with the same dice in two such worlds: same events and view, but for what a revealing event shows.

    And what an event shows to a seat, the seat's view knows from then on: no event differs between views that do not, but
    for events that show what is over with them.
    """
    compared = 0
    for seed in range(table.playouts):
        for decision in some(table, seed, 20):
            for seat in range(table.seats):
                one, two = decision.state.copy(), worlds(decision.state, seat, seed)[0]
                if two.why_not(decision.seat, decision.action) is not None:
                    continue  # in that world the other seat does not hold what it takes
                left, right = (seen(world, decision, seat, seed) for world in (one, two))
                alike = canonical(one.view(seat)) == canonical(two.view(seat))
                if alike:
                    kept = [[e for e in events if e.kind.code not in table.passing] for events in (left, right)]
                    assert events_data(kept[0]) == events_data(kept[1])
                if any(event.kind.reveals for event in left + right):
                    continue
                compared += 1
                assert alike and events_data(left) == events_data(right)
                assert pending_data(one.pending()) == pending_data(two.pending())
    assert compared > 0


def at_once(table: Table) -> Iterator[tuple[int, State, list[int]]]:
    """Each position in which several seats decide at once: the playout's seed, the position, the seats."""
    for seed in range(table.playouts):
        for decision in playout(table, seed):
            pending = decision.state.pending()
            if isinstance(pending, Together) and len(pending.seats) > 1:
                yield seed, decision.state, pending.seats


@every_table
def test_a_table_says_whether_seats_decide_at_once(table: Table) -> None:
    assert any(at_once(table)) == table.together


@pytest.mark.parametrize("table", AT_ONCE, ids=str)
def test_simultaneous_decisions_commute(table: Table) -> None:
    met = 0
    for seed, before, seats in at_once(table):
        met += 1
        ends = []
        actions = [(seat, before.legal(seat)[seed % len(before.legal(seat))]) for seat in seats]
        for order in (actions, actions[::-1]):
            state, dice = before.copy(), Seeded(seed)
            for seat, action in order:
                assert state.why_not(seat, action) is None
                state.apply(seat, action, Entry(dice))
            ends.append(canonical(state.data()))
        assert ends[0] == ends[1]
    assert met > 0


@pytest.mark.parametrize("table", AT_ONCE, ids=str)
def test_who_has_decided_in_secret_shows_only_that(table: Table) -> None:
    """After a simultaneous decision that is not the last one, what the others see does not depend on which it was."""
    most = 0
    for seed, before, (seat, *_) in at_once(table):
        actions = before.legal(seat)[:10]
        assert len({seen_by_others(table, before, seat, action, seed) for action in actions}) == 1
        most = max(most, len(actions))
    assert most > 1, "nobody had a choice"


def seen_by_others(table: Table, before: State, seat: int, action: Action, seed: int) -> str:
    """What all others see of this seat's decision, and after it."""
    state, entry = before.copy(), Entry(Seeded(seed), telling=True)
    state.apply(seat, action, entry)
    others = [other for other in (None, *range(table.seats)) if other != seat]
    return canonical([[state.view(one), events_data([e for e in entry.events if e.seen_by(one)])] for one in others])
