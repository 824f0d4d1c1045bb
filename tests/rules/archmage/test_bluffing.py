"""The bluffing bot: what its solver finds, what it lets be known, and that it sees no more than its seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from shem.core.bot import Bot, Considered, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.archmage.beliefs import believed
from shem.games.archmage.bluffing import NEAR, RARE, BluffingBot, Effort
from shem.games.archmage.chances import chance, saved, ways
from shem.games.archmage.contest import Contest, pick, without_rare
from shem.games.archmage.duel import MOST, WIDTH, between, duel, splits, stakes
from shem.games.archmage.game import GAME
from shem.games.archmage.levels import LEVELS, level
from shem.games.archmage.parts.actions import Allocate, Announce, Face, Move
from shem.games.archmage.parts.board import EAST, NORTH
from shem.games.archmage.parts.state import ArchmageState, Carry
from shem.games.archmage.slips import useful
from tests.rules.archmage.scene import CENTRE, Scene, setup_for

QUICK = Effort(rounds=10, outlook=2)


class Matrix(Contest):
    """A contest by its table of our gains."""

    def __init__(self, rows: Sequence[Sequence[float]]) -> None:
        super().__init__(len(rows), len(rows[0]))
        self.rows = rows

    def our_gains(self, theirs: int) -> list[float]:
        return [row[theirs] for row in self.rows]


def game_of(players: Sequence[Bot], seed: int) -> tuple[ArchmageState, list[tuple[int, ...]]]:
    """A game between bots, and every decision's key."""
    setup = setup_for(len(players))
    state = GAME.new(setup, Entry(Seeded(seed)))
    assert isinstance(state, ArchmageState)
    keys: list[tuple[int, ...]] = []
    while not isinstance(pending := state.pending(), Over):
        seat = pending.seats[0]
        choice = players[seat].choose(Sight(GAME, setup, state, seat))
        assert state.why_not(seat, choice.action) is None
        keys.append(choice.action.key())
        state.apply(seat, choice.action, Entry(Seeded(0)))
    return state, keys


@pytest.mark.parametrize(
    ("rows", "ours", "theirs", "worth"),
    [
        ([[1, -1], [-1, 1]], [0.5, 0.5], [0.5, 0.5], 0.0),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3] * 3, [1 / 3] * 3, 0.0),
        ([[3, 0], [0, 1]], [0.25, 0.75], [0.25, 0.75], 0.75),
        ([[2, 3], [1, 4]], [1.0, 0.0], [1.0, 0.0], 2.0),
        ([[0, 2, -3], [-2, 0, 4], [3, -4, 0]], [4 / 9, 3 / 9, 2 / 9], [4 / 9, 3 / 9, 2 / 9], 0.0),
    ],
    ids=["pennies", "paper", "uneven", "one best", "weighted paper"],
)
def test_known_contests(rows: list[list[float]], ours: list[float], theirs: list[float], worth: float) -> None:
    matrix = Matrix(rows)
    matrix.settle(1_000)
    assert matrix.ours.average() == pytest.approx(ours, abs=0.004)
    assert matrix.theirs.average() == pytest.approx(theirs, abs=0.004)
    assert matrix.worth() == pytest.approx(worth, abs=0.006)


def test_drawing_by_share() -> None:
    random = Random(1)
    drawn = [pick([0.0, 1.0, 3.0], random) for _ in range(2_000)]
    assert drawn.count(0) == 0 and 1_400 < drawn.count(2) < 1_600
    assert without_rare([0.5, 0.04, 0.46], 0.1) == [0.5, 0.0, 0.46]


def test_chances_add_up_and_grow_with_a_shorter_way() -> None:
    assert chance([20.0, 20.0], 0) == pytest.approx(0.5)
    assert sum(chance([5.0, 12.0, 30.0], seat) for seat in range(3)) == pytest.approx(1.0)
    assert chance([5.0, 20.0], 0) > chance([6.0, 20.0], 0) > 0.5


@pytest.mark.long
def test_units_saved_are_worth_what_the_next_auction_gains_by_them() -> None:
    deals = [GAME.new(setup_for(2), Entry(Seeded(seed))) for seed in range(12)]
    for units in range(1, 6):
        said, found = 0.0, 0.0
        for state in deals:
            assert isinstance(state, ArchmageState)
            for archmage in range(2):
                state.archmage = archmage
                state.now = Carry(0, units)
                length = ways(state)
                said += chance([length[0] - saved(units), length[1]], 0)
                auction = between(state, 0, [-1, -1], stakes(state, 0))
                auction.settle(60)
                found += auction.worth()
        assert found / 24 == pytest.approx(said / 24, abs=0.01)


def test_stakes_are_chances_that_grow_with_what_is_won() -> None:
    scene = Scene({CENTRE + 1: "Avgrunn", CENTRE + 2: "Drage"})
    table = stakes(scene.state, 0)
    rows = [table[mask * WIDTH : (mask + 1) * WIDTH] for mask in range(8)]
    assert all(row == sorted(row) for row in rows)
    assert rows[7][MOST] == max(row[MOST] for row in rows)
    assert rows[0][MOST] == min(row[MOST] for row in rows)
    mirrored = stakes(scene.state, 1)
    for mask in range(8):
        for carried in range(WIDTH):
            other = mirrored[(7 - mask) * WIDTH + WIDTH - 1 - carried]
            assert table[mask * WIDTH + carried] == pytest.approx(1.0 - other)


def test_both_sides_of_an_auction_count_the_same() -> None:
    for archmage in range(2):
        scene = Scene()
        scene.state.archmage = archmage
        auction, turned = duel(scene.state, 0, [2, 0]), duel(scene.state, 1, [2, 0])
        assert (auction.mine, auction.others) == (turned.others, turned.mine)
        for ours in range(0, len(auction.mine), 5):
            for theirs in range(len(auction.others)):
                assert auction.our_gains(theirs)[ours] == pytest.approx(1.0 - turned.our_gains(ours)[theirs])


def test_no_split_does_much_better_against_the_mix_than_the_auction_is_worth() -> None:
    """How much a best reply to either side's mix wins by, in chances to win."""
    for announced in ([2, 0], [0, 0], [3, 1]):
        auction = duel(Scene().state, 0, announced)
        auction.settle(Effort().rounds)
        ours, theirs = (without_rare(side.average(), RARE) for side in (auction.ours, auction.theirs))
        assert max(auction.their_means(ours)) / sum(ours) + auction.worth() < 0.0015
        assert max(auction.our_means(theirs)) / sum(theirs) - auction.worth() < 0.0015


def test_every_split_is_weighed_and_none_loses_units() -> None:
    scene = Scene()
    assert len(splits(scene.state, 0, -1)) == 165
    announced = splits(scene.state, 0, 3)
    assert all(split.total == 12 and split.regeneration == split.most for split in announced)


def test_the_first_split_leaves_the_announcement_open_and_the_last_is_mixed() -> None:
    scene = Scene()
    first = BluffingBot(1, QUICK).choose(Sight(GAME, scene.setup, scene.state, 0)).action
    assert first == Allocate(3, 3, 3, 3)
    for seat in range(2):
        scene.play(seat, Allocate(3, 3, 3, 3))
    for _ in range(2):
        seat = scene.asked()
        said = BluffingBot(1, QUICK).choose(Sight(GAME, scene.setup, scene.state, seat)).action
        assert isinstance(said, Announce)
        scene.play(seat, said)
    last = [BluffingBot(seed, QUICK).choose(Sight(GAME, scene.setup, scene.state, 0)) for seed in range(20)]
    assert len({choice.action for choice in last}) >= 5
    for choice in last:
        gains = [found.gain for found in choice.considered]
        assert gains == sorted(gains, reverse=True)
        assert choice.action in [found.action for found in choice.considered]
        assert isinstance(choice.action, Allocate) and choice.action.total == 12


def test_what_is_seen_changes_what_is_believed() -> None:
    """With nine units on the harvest, it knows that it wins it; the worlds are as likely as all of them together."""
    scene = Scene()
    scene.split((1, 1, 9, 1), (3, 5, 2, 2))
    auction = duel(scene.state, 0, scene.state.announced)
    auction.settle(20)
    worlds = believed(scene.state, 0, auction)
    assert sum(world.weight for world in worlds) == pytest.approx(1.0)
    assert all(world.state.plan(1).orientation == 3 for world in worlds)
    assert all(world.state.plan(1).harvesting < 9 for world in worlds)


def test_it_harvests_the_best_charm_and_moves_others_onto_a_curse() -> None:
    for split, other, distance in (((3, 3, 5, 1), (1, 1, 1, 1), 2), ((5, 5, 1, 1), (3, 3, 5, 1), 1)):
        scene = Scene({CENTRE + 1: "Avgrunn", CENTRE + 2: "Drage", CENTRE + 3: "Port"})
        scene.split(split, other)
        scene.play(0, Face(EAST))
        assert BluffingBot(1, QUICK).choose(Sight(GAME, scene.setup, scene.state, 0)).action == Move(distance)


def test_it_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    for seats in (2, 3):
        setup = setup_for(seats)
        state = GAME.new(setup, Entry(Seeded(2)))
        random, compared = Random(2), 0
        for step in range(50):
            if isinstance(pending := state.pending(), Over):
                break
            seat = random.choice(pending.seats)
            world = state.determinize(seat, Entry(Seeded(step)))
            compared += world.data() != state.data()
            one, two = (BluffingBot(7, QUICK).choose(Sight(GAME, setup, at, seat)) for at in (state, world))
            assert one == two
            state.apply(seat, one.action, Entry(Seeded(0)))
        assert compared > 10


def test_a_choice_does_not_depend_on_what_was_asked_before() -> None:
    """The auction that it keeps from its last split is the one that it would solve anew."""
    scene = Scene()
    scene.split((3, 4, 4, 1), (1, 1, 1, 9))
    sight = Sight(GAME, scene.setup, scene.state, 0)
    bot = BluffingBot(4, QUICK)
    assert bot.choose(sight).considered == bot.choose(sight).considered
    scene.play(0, Face(NORTH))
    later = Sight(GAME, scene.setup, scene.state, 0)
    assert bot.choose(later).considered == BluffingBot(4, QUICK).choose(later).considered


def test_a_slip_loses_no_unit_and_does_no_harm_that_it_sees() -> None:
    """However little it thinks, it never harvests a curse where a charm is in reach, nor moves others onto the charm."""
    careless = Effort(rounds=1, outlook=0, depth=0, slips=100)
    board = {CENTRE + 1: "Avgrunn", CENTRE + 2: "Drage", CENTRE + 3: "Port"}
    for split, other, fine in (((3, 3, 5, 1), (1, 1, 1, 1), {2, 3}), ((5, 5, 1, 1), (3, 3, 5, 1), {1})):
        scene = Scene(board)
        scene.split(split, other)
        scene.play(0, Face(EAST))
        sight = Sight(GAME, scene.setup, scene.state, 0)
        moves = [BluffingBot(seed, careless).choose(sight).action for seed in range(40)]
        assert {move.distance for move in moves if isinstance(move, Move)} <= fine
    scene = Scene()
    for last in (False, True):
        sight = Sight(GAME, scene.setup, scene.state, 0)
        splits_ = [BluffingBot(seed, careless).choose(sight).action for seed in range(20)]
        assert len(set(splits_)) > 5
        assert all(isinstance(split, Allocate) and split.total == 12 for split in splits_)
        for seat in range(2 if not last else 0):
            scene.play(seat, Allocate(3, 3, 3, 3))
        for phase in range(2 if not last else 0):
            scene.play(scene.asked(), Announce(phase))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_levels_do_nothing_that_their_own_preview_calls_worthless(seats: int) -> None:
    setup = setup_for(seats)
    slipped = 0
    for seed in range(2):
        state = GAME.new(setup, Entry(Seeded(seed)))
        players = [level(seed + seat, 1 + seat % 2) for seat in range(seats)]
        while not isinstance(pending := state.pending(), Over):
            seat = pending.seats[0]
            choice = players[seat].choose(Sight(GAME, setup, state, seat))
            gains = {option.action: option.gain for option in choice.considered}
            if 1 < len(gains) == len(options(Sight(GAME, setup, state, seat))):  # all of them are told
                gain, best, worst = gains[choice.action], max(gains.values()), min(gains.values())
                assert gain >= (best + worst) / 2 - 1e-9
                slipped += gain < best - NEAR
            state.apply(seat, choice.action, Entry(Seeded(0)))
    assert slipped > 3


def test_what_is_useful() -> None:
    def gaining(*gains: float) -> list[float]:
        weighed = [Considered(Allocate(at, 0, 0, 0), gain, 0.0, 1, True) for at, gain in enumerate(gains)]
        return [option.gain for option in useful(weighed, -1.0)]

    assert gaining(0.0, -1.0, -6.0) == [0.0], "what gains no more than nothing at all is worthless"
    assert gaining(4.0, 3.0, 0.0, 1.0) == [4.0, 3.0], "nearer to the best than to the worst"
    assert gaining(-2.0, -3.0, -9.0) == [-2.0, -3.0], "where nothing does any good"
    assert gaining(2.0, 2.0) == [2.0, 2.0]


@pytest.mark.parametrize("number", range(1, 7))
def test_every_level_plays_whole_games_and_the_same_again(number: int) -> None:
    effort = LEVELS[number - 1]
    few = Effort(min(effort.rounds, 10), min(effort.outlook, 2), effort.depth, effort.slips)
    one, two = (game_of([BluffingBot(seed, few) for seed in (3, 4)], 8) for _ in range(2))
    assert one[0].ended is not None and one[1] == two[1]


def test_games_of_three_and_four() -> None:
    for seats in (3, 4):
        state, _ = game_of([BluffingBot(seat, QUICK) for seat in range(seats)], 5)
        assert state.ended is not None


def test_there_are_six_levels() -> None:
    assert len(LEVELS) == 6
    for number in (0, 7):
        with pytest.raises(ValueError, match=str(number)):
            level(1, number)
    assert [effort.slips for effort in LEVELS] == sorted((effort.slips for effort in LEVELS), reverse=True)
