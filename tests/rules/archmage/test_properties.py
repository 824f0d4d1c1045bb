"""What holds in every game: random playouts of two to four seats with all invariants on."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from random import Random

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, Together
from shem.core.notation import canonical, digest, pending_data
from shem.games.archmage.game import GAME
from shem.games.archmage.parts.actions import BOUNDS, MOST_UNITS, Allocate, action_from
from shem.games.archmage.parts.events import KINDS
from shem.games.archmage.parts.plans import allocations, allocations_with
from shem.games.archmage.parts.state import GONE, ON_GRID, ArchmageState
from tests.rules.archmage.scene import setup_for

GAMES = 300


def playout(seed: int, telling: bool = False) -> Iterator[tuple[ArchmageState, Entry]]:
    """Every position of a random game of 2, 3 or 4 seats; the goal differs too."""
    random = Random(seed)
    setup = setup_for(2 + seed % 3, random.choice([10, 30, 30, 60]))
    entry = Entry(Seeded(seed), telling)
    state = GAME.new(setup, entry)
    assert isinstance(state, ArchmageState)
    while True:
        yield state, entry
        pending = state.pending()
        if isinstance(pending, Over):
            return
        seat = random.choice(pending.seats)
        state.apply(seat, random.choice(state.legal(seat)), entry)


def check(state: ArchmageState) -> None:
    """53 cards are accounted for, points are the harvested cards, hidden and open parts fit together."""
    table = state.table
    places = [state.left, *state.held]
    assert sum(places) == (1 << 49) - 1 and sum(mask.bit_count() for mask in places) == 49
    assert len(set(table.dealt)) == 53
    for artifact, owner in enumerate(state.artifacts):
        assert owner in (GONE, ON_GRID, *range(table.seats))
        if owner == ON_GRID:
            assert state.left >> table.under[artifact] & 1  # ruling 12: the district above it cannot have been harvested
    for seat in range(table.seats):
        held = [position for position in range(49) if state.held[seat] >> position & 1]
        assert state.points[seat] == sum(table.worth[position] for position in held)
        plan = state.plans[seat]
        if plan is not None:
            assert 4 <= plan.total <= MOST_UNITS and min(plan.data()) >= 1
            phase = state.announced[seat]
            assert phase < 0 or plan.units(phase) == plan.most
    assert state.ended is not None or max(state.points) < table.goal


def test_random_games_end_and_keep_the_invariants() -> None:
    endings = set()
    for seed in range(GAMES):
        for state, _ in playout(seed):
            check(state)
        assert state.ended is not None
        endings.add(state.ended.code)
        winner = state.ended.winners[0]
        if state.ended.code == "goal":
            assert (
                state.points[winner]
                >= state.table.goal
                > max(points for seat, points in enumerate(state.points) if seat != winner)
            )
        else:
            assert state.points[winner] == max(state.points)
    assert {"goal", "stranded"} <= endings  # that all districts run out is rarer, see ruling 18


def test_every_kind_of_event_is_told() -> None:
    told = set()
    for seed in range(GAMES):
        *_, (_, entry) = playout(seed, telling=True)
        told |= {event.kind.code for event in entry.events}
    assert told == {kind.code for kind in KINDS}


def test_every_legal_action_applies_and_others_are_refused() -> None:
    tried = 0
    for seed in range(12):
        random = Random(seed)
        for state, _ in playout(seed):
            for seat in range(state.table.seats):
                legal = state.legal(seat)
                pending = state.pending()
                assert bool(legal) == (seat in pending.seats)
                for action in random.sample(legal, min(3, len(legal))):
                    world = state.copy()
                    world.apply(seat, action, Entry(Seeded(0)))
                    tried += 1
                keys = {action.key() for action in legal}
                for action in every_action(random):
                    assert (state.why_not(seat, action) is None) == (action.key() in keys)
    assert tried > 1000


def every_action(random: Random) -> list[Action]:
    """All actions but allocations, and some of those."""
    found = [action_from((9,))]
    for kind, most in ((0, 4), (2, 4), (3, 4), (4, 4), (6, 4), (7, 4), (8, 49)):
        found += [action_from((kind, value)) for value in range(most)]
    found += [action_from((5, distance)) for distance in range(1, 7)]
    found += [action_from((1, *(random.randrange(7) for _ in range(4)))) for _ in range(8)]
    return found


def test_json_copy_and_pickle_give_the_same_state() -> None:
    for seed in range(9):
        random = Random(seed)
        for state, _ in playout(seed):
            if random.random() < 0.9:
                continue
            setup = setup_for(state.table.seats, state.table.goal)
            again = GAME.state(setup, json.loads(canonical(state.data())))
            for other in (again, state.copy(), pickle.loads(pickle.dumps(state))):
                assert digest(other) == digest(state)
                assert pending_data(other.pending()) == pending_data(state.pending())
                for seat in range(state.table.seats):
                    assert other.legal(seat) == state.legal(seat)
                    assert other.view(seat) == state.view(seat)


def test_two_worlds_look_the_same_to_who_cannot_tell_them_apart() -> None:
    """Ruling 19: a seat's view, question, options and refusals are equal in every world that it can imagine."""
    differed = 0
    for seed in range(12):
        random = Random(seed)
        for state, _ in playout(seed):
            if random.random() < 0.7:
                continue
            tried = every_action(random)
            for seat in (None, *range(state.table.seats)):
                world = state.determinize(seat, Entry(Seeded(random.getrandbits(32))))
                assert isinstance(world, ArchmageState)
                check(world)
                assert canonical(world.view(seat)) == canonical(state.view(seat))
                assert pending_data(world.pending()) == pending_data(state.pending())
                if seat is not None:
                    assert world.legal(seat) == state.legal(seat)
                    assert [world.why_not(seat, action) for action in tried] == [
                        state.why_not(seat, action) for action in tried
                    ]
                differed += world.data() != state.data()
    assert differed > 100


def test_imagined_allocations_agree_with_what_was_shown() -> None:
    """Budget, announced phase, revealed phases; and every allocation that agrees does come up."""
    for revealed in ([], [3], [3, 2], [3, 2, 4]):
        found = allocations_with(12, 2, False, revealed)
        assert found == [
            plan
            for plan in allocations(12)
            if isinstance(plan, Allocate) and plan.harvesting == plan.most and plan.data()[: len(revealed)] == revealed
        ]
    assert [plan.key()[1:] for plan in allocations_with(12, 2, True, [3])] == [
        plan.key()[1:] for plan in allocations_with(12, 2, False, [3]) if plan.key()[2] == 1
    ]


def test_simultaneous_decisions_commute() -> None:
    met = 0
    for seed in range(6):
        for state, _ in playout(seed):
            pending = state.pending()
            if not isinstance(pending, Together):
                continue
            met += 1
            ends = []
            for seats in (pending.seats, pending.seats[::-1]):
                world = state.copy()
                for seat in seats:
                    legal = state.legal(seat)
                    world.apply(seat, legal[(seed + seat) % len(legal)], Entry(Seeded(0)))
                ends.append(digest(world))
            assert ends[0] == ends[1]
    assert met > 20


def test_no_budget_is_above_the_keys() -> None:
    """The largest bonus: everything into regeneration each turn, Konge once, the Horn in the same turn or the next."""
    most = 0
    for before in range(20):
        for horn_at in (before, before + 1, before + 2):
            bonus = 0
            for turn in range(before + 3):
                budget = 12 + bonus + (3 if turn == horn_at else 0)
                most = max(most, budget)
                bonus = budget - 3 if turn == before else (budget - 3) // 2
    assert most <= MOST_UNITS < BOUNDS[1]


@pytest.mark.parametrize("key", [(), (10,), (-1,), (0, 4), (1, 1, 1, 1), (1, 41, 1, 1, 1), (5, 0), (5, 7), (8, 49), (9, 0)])
def test_keys_that_name_no_action(key: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no action"):
        action_from(key)
