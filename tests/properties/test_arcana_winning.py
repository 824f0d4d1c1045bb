"""Golem Arcana's chance to win: the same seen from either side, wherever a battle comes to."""

from __future__ import annotations

from math import exp, isfinite, log

import pytest

from shem.bots.greedy import GreedyBot
from shem.core.bot import options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.winning import TwoSides, logit, turns_left


def places(scenario: str, seed: int, seats: int = 2) -> list[Battle]:
    """The positions of a battle whose bots do the first thing that comes, or every other time as a greedy bot does."""
    setup = GAME.resolve({"scenario": scenario, "seats": seats})
    entry = Entry(Seeded(seed))
    state = GAME.new(setup, entry)
    assert isinstance(state, Battle)
    player = GreedyBot(seed)
    found: list[Battle] = []
    for number in range(400):
        pending = state.pending()
        if isinstance(pending, Over):
            break
        seat = pending.seats[0]
        sight = Sight(GAME, setup, state, seat)
        action = player.choose(sight).action if number % 2 else options(sight)[0]
        state.apply(seat, action, entry)
        if state.ended is None:
            found.append(state.copy())
    return found


def test_both_sides_think_the_same_of_it() -> None:
    for scenario in ("three-cairns", "last-man-standing", "as-the-embers-die"):
        found = places(scenario, 3)
        assert len(found) > 3
        for battle in found:
            assert logit(battle, 0) == pytest.approx(-logit(battle, 1))


def chance(battle: Battle, seat: int) -> float:
    return 1 / (1 + exp(-logit(battle, seat)))


def test_more_armies_share_what_one_of_them_wins() -> None:
    found = places("caves-of-mahtis", 1, 3)
    for battle in found[::10]:
        chances = [chance(battle, seat) for seat in range(3)]
        assert all(isfinite(one) for one in chances) and sum(chances) < 1.001
    assert all(0.15 < chance(found[3], seat) < 0.5 for seat in range(3)), "before anything has happened"


def test_allies_are_told_the_same() -> None:
    for battle in places("realm-of-cinders", 1, 4)[::20]:
        teams = battle.plan.teams[:4]
        for team in set(teams):
            one, other = [seat for seat in range(4) if teams[seat] == team]
            assert logit(battle, one) == logit(battle, other)


def test_what_gives_points_gives_chances() -> None:
    for battle in places("three-cairns", 5):
        before = logit(battle, 0)
        battle.armies[0].vp += 3
        assert logit(battle, 0) > before


def test_the_turns_that_are_left_grow_fewer() -> None:
    """Of eight Rounds of two turns; the deployment counts as one more."""
    found = [turns_left(battle) for battle in places("three-cairns", 7)]
    assert list(dict.fromkeys(found)) == [17.0, *range(15, -1, -1)]


def test_a_network_says_of_one_side_what_it_does_not_say_of_the_other() -> None:
    network = TwoSides([[1.0, 0.0], [0.0, 2.0]], [0.0, 0.0], [1.0, 1.0], [log(2), 0.0])
    assert network.logit([1.0, 0.0], [0.0, 0.0]) == pytest.approx(log(2) + 0.7615942)
    assert network.logit([0.0, 0.0], [1.0, 0.0]) == pytest.approx(-log(2) - 0.7615942)
