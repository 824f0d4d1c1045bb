"""The bots: legal, repeatable, blind to what is hidden, mixed, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from shem.bots.random import RandomBot
from shem.core.bot import Bot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.archmage.game import GAME
from shem.games.archmage.mixing import MixingBot
from shem.games.archmage.parts.actions import Allocate, Announce, Decline, Face, Move, Place, Use
from shem.games.archmage.parts.board import EAST, NORTH, WEST
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.parts.table import HORN
from shem.lab.simulate import simulate
from tests.rules.archmage.scene import CENTRE, Scene, setup_for


def game_of(players: list[Bot], seed: int, seats: int = 2) -> tuple[ArchmageState, list[tuple[int, ...]]]:
    """A game between bots, and every decision's key."""
    setup = setup_for(seats)
    state = GAME.new(setup, Entry(Seeded(seed)))
    assert isinstance(state, ArchmageState)
    keys: list[tuple[int, ...]] = []
    while True:
        pending = state.pending()
        if isinstance(pending, Over):
            return state, keys
        seat = pending.seats[0]
        choice = players[seat].choose(Sight(GAME, setup, state, seat))
        assert state.why_not(seat, choice.action) is None
        keys.append(choice.action.key())
        state.apply(seat, choice.action, Entry(Seeded(0)))


@pytest.mark.parametrize("seats", [2, 3, pytest.param(4, marks=pytest.mark.more)])
def test_whole_games(seats: int) -> None:
    state, _ = game_of([MixingBot(seat) for seat in range(seats)], 5, seats)
    assert state.ended is not None and state.ended.winners


def test_the_same_seeds_make_the_same_game() -> None:
    for kind in (MixingBot, RandomBot):
        one, two = (game_of([kind(3), kind(4)], 8) for _ in range(2))
        assert one[1] == two[1]
        assert one[1] != game_of([kind(5), kind(6)], 8)[1]


def test_the_bot_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    """It gets a Sight; what is hidden behind it makes no difference."""
    setup = setup_for(3)
    state = GAME.new(setup, Entry(Seeded(2)))
    random, compared = Random(2), 0
    while not isinstance(state.pending(), Over) and compared < 60:
        seat = random.choice(state.pending().seats)
        world = state.determinize(seat, Entry(Seeded(compared)))
        compared += world.data() != state.data()
        one, two = (MixingBot(7).choose(Sight(GAME, setup, position, seat)) for position in (state, world))
        assert one == two
        state.apply(seat, one.action, Entry(Seeded(0)))
    assert compared > 10


def test_secret_splits_are_mixed_and_waste_nothing() -> None:
    scene = Scene()
    sight = Sight(GAME, scene.setup, scene.state, 0)
    chosen = [MixingBot(seed).choose(sight).action for seed in range(30)]
    assert len(set(chosen)) > 15
    assert all(isinstance(split, Allocate) and split.total == 12 for split in chosen)


def test_a_choice_says_what_was_weighed() -> None:
    """Best first, each with its gain in named terms that add up to it."""
    scene = Scene({CENTRE - 7: "Drage", CENTRE - 14: "Avgrunn"})
    splits = MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0))
    scene.split((3, 4, 4, 1), (1, 1, 1, 9))
    scene.play(0, Face(NORTH))
    moves = MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0))
    for choice in (splits, moves):
        gains = [found.gain for found in choice.considered]
        assert gains == sorted(gains, reverse=True)
        assert choice.action in [found.action for found in choice.considered]
        for found in choice.considered:
            assert sum(term.gain for term in found.terms) == pytest.approx(found.gain)
            assert found.leaves > 0 and found.error >= 0.0


def test_gains_are_exact_where_nothing_is_hidden_and_sampled_where_something_is() -> None:
    scene = Scene(facing=None)
    first = MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0))
    assert [(found.exact, found.error, found.leaves) for found in first.considered] == [(True, 0.0, 1)] * 4
    scene.play(0, Face(NORTH))
    scene.split((3, 4, 4, 1), (1, 1, 1, 9))
    later = MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0))
    assert all(not found.exact and found.leaves == 8 for found in later.considered)


def test_it_harvests_the_best_charm_and_moves_others_onto_a_curse() -> None:
    """With everything of this turn revealed but the harvest, which it is nearly sure to win, or to lose."""
    for split, other, distance in (((3, 3, 5, 1), (1, 1, 1, 1), 2), ((5, 5, 1, 1), (3, 3, 5, 1), 1)):
        scene = Scene({CENTRE + 1: "Avgrunn", CENTRE + 2: "Drage", CENTRE + 3: "Port"})
        scene.split(split, other)
        scene.play(0, Face(EAST))
        assert MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0)).action == Move(distance)


def test_it_turns_toward_the_best_that_it_can_reach() -> None:
    """Looking through its own move that follows."""
    scene = Scene({CENTRE - 7: "Gift", CENTRE - 3: "Drage"}).keep_only(CENTRE - 3, CENTRE - 7, CENTRE - 14, 0)
    scene.split((4, 4, 3, 1), (1, 1, 1, 1))
    choice = MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0))
    assert choice.action in (Face(EAST), Face(WEST))


def test_single_decisions() -> None:
    """Announcements are true; offers are answered; Magibok's placing stays quick with all places open."""
    scene = Scene({CENTRE - 7: "Magibok"}, under={0: 45, 1: 46, HORN: CENTRE - 7, 3: 48})
    scene.to_harvest()
    assert scene.prompt() == ["artifact", HORN]
    assert MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0)).action in (Use(HORN), Decline())
    scene.play(0, Decline())
    scene.play(0, Allocate(5, 5, 1, 1))
    scene.play(1, Allocate(1, 1, 1, 9))
    seat = scene.asked()
    assert MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, seat)).action == Announce(3)
    scene = Scene({CENTRE - 7: "Magibok"})
    scene.to_harvest()
    choice = MixingBot(1).choose(Sight(GAME, scene.setup, scene.state, 0))
    assert isinstance(choice.action, Place | Decline)


def test_it_beats_random_play() -> None:
    found = simulate("archmage", {}, ["random", "greedy"], 20, 11)
    assert found.wins[1].count >= 18


@pytest.mark.long
def test_a_game_between_greedy_bots_lasts_12_to_16_turns() -> None:
    """What the values of the districts are set for: two seats, goal 30."""
    found = simulate("archmage", {}, ["greedy", "greedy"], 25, 1)
    assert 12.0 <= found.length.mean <= 16.0
