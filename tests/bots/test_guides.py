"""How all play on in an imagined world: as the greedy bot does, and with the luck of the dice known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shem import games
from shem.bots.greedy import GreedyBot
from shem.bots.guides import AGAIN, FUTURES, LISTED, Hasty
from shem.bots.judging import prospect, win_chance
from shem.core.bot import Choice
from shem.core.chance import Entry, Seeded
from shem.core.contract import Game, Over, State
from shem.core.sight import Sight
from tests.bots.test_search import Sheet, SheetGame, Take


def decisions(scenario: str, seed: int) -> Iterator[tuple[Game, State, int, Choice]]:
    """Those of a battle of two greedy bots."""
    game = games.game("arcana")
    setup = game.resolve({"scenario": scenario, "seats": 2})
    entry = Entry(Seeded(seed))
    state = game.new(setup, entry)
    bots = [GreedyBot(seed + seat) for seat in range(2)]
    while not isinstance(state.pending(), Over):
        seat = state.pending().seats[0]
        choice = bots[seat].choose(Sight(game, setup, state, seat))
        yield game, state.copy(), seat, choice
        state.apply(seat, choice.action, entry)


def test_where_it_can_weigh_everything_it_decides_as_the_greedy_bot() -> None:
    same = passed = 0
    for game, state, seat, choice in [*decisions("thirst", 2), *decisions("challenge-of-valor", 5)]:
        known = {option.action: option.gain for option in choice.considered}
        whole = all(option.exact and option.leaves <= FUTURES for option in choice.considered)
        if len(choice.considered) < 2 or not whole or len(known) < len(state.legal(seat)) - 1 or len(known) > LISTED:
            continue
        found = Hasty(game, 2, seat, 1).decides(state, seat)
        assert known[found] >= known[choice.action] - game.leeway(found) - 1e-6
        same += 1
        passed += game.idle(found)
    assert same > 30 and passed > 8


def test_later_in_a_turn_it_looks_at_what_is_new_and_at_a_few_again() -> None:
    for game, state, seat, choice in decisions("three-cairns", 4):
        if len(choice.considered) > AGAIN + 4 and any(game.idle(option.action) for option in choice.considered):
            guide = Hasty(game, 2, seat, 1)
            looked = [guide.ranked(state, seat, LISTED) for _ in range(2)]
            assert len(looked[1]) == AGAIN + 1 < len(looked[0])
            assert any(game.idle(action) for action in looked[1]), "passing is always looked at"
            guide.take(state.copy(), seat, next(action for action in looked[1] if game.idle(action)))
            assert len(guide.ranked(state, seat, LISTED)) == len(looked[0]), "a new turn"
            return
    pytest.fail("no decision among so many")


def test_luck_is_what_the_dice_gave_above_what_was_to_be_expected() -> None:
    rolled = 0
    for game, state, seat, choice in decisions("three-cairns", 5):
        for who in range(2):
            guide = Hasty(game, 2, who, rolled)
            expected = prospect(game, state, who, choice.action, 1)
            after = guide.take(state.copy(), seat, choice.action)
            if expected.spread > 0.0 and choice.considered[0].leaves <= FUTURES:
                rolled += 1
                assert guide.luck == pytest.approx(win_chance(game, after, who) - expected.mean)
            elif expected.spread == 0.0:
                assert guide.luck == pytest.approx(0.0)
    assert rolled > 10


def test_with_more_seats_a_position_counts_for_more() -> None:
    game, state, seat, _ = next(decisions("three-cairns", 4))
    nodes: list[int] = []
    for seats in (1, 2, 4, 8):
        guide = Hasty(game, seats, seat, 1)
        guide.ranked(state, seat, 1)
        nodes.append(guide.nodes)
    assert nodes == [nodes[0], nodes[0], 4 * nodes[0], 16 * nodes[0]] and nodes[0] > 0


class Sealed(Sheet):
    """What the other has taken is hidden."""

    def determinize(self, seat: int | None, entry: Entry) -> State:
        found = Sealed(self.game, self.taken)
        if seat == 1 and self.taken[0] is not None:
            found.taken[0] = entry.roll(2, "imagined") - 1
        return found

    def copy(self) -> State:
        return Sealed(self.game, self.taken)


class Matching(SheetGame):
    """The second gains by taking what the first took."""

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Sheet)
        return [("match", float(state.taken[0] == state.taken[1]))]


def test_who_decides_at_once_with_others_does_not_know_what_they_chose() -> None:
    game = Matching([[1, 0], [0, 1]], True)
    taken = {Hasty(game, 2, 1, seed).decides(Sealed(game, (1, None)), 1) for seed in range(20)}
    assert taken == {Take(0), Take(1)}
