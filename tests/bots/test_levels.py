"""The levels of play: who they are, that what they do is sensible, and that the same seed makes the same moves."""

from __future__ import annotations

import pytest

from shem import games
from shem.bots.greedy import GreedyBot
from shem.bots.overlooking import OverlookingBot
from shem.bots.registry import LEVELS, bot, levels, names, offered, personalities
from shem.core.bot import Bot, Choice, Considered, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Game, Over, Setup
from shem.core.errors import OptionError
from shem.core.sight import Sight

LEVELLED = [name for name in games.names() if levels(name)]


class Weigher(Bot):
    """Says that of the legal actions the first gains 2, the second 1, and all others nothing."""

    def __init__(self, settled: bool = False) -> None:
        self.settled = settled

    def choose(self, sight: Sight) -> Choice:
        gains = [2.0, 1.0]
        legal = options(sight)
        considered = [Considered(action, gain, 0.0, 1, True) for action, gain in zip(legal, gains + [0.0] * len(legal))]
        return Choice(considered[0].action, tuple(considered), self.settled)


def opening(name: str, seed: int) -> tuple[Game, Setup, Sight]:
    game = games.game(name)
    setup = game.resolve({"seats": 2})
    state = game.new(setup, Entry(Seeded(seed)))
    return game, setup, Sight(game, setup, state, state.pending().seats[0])


def keys(name: str, level: str, seed: int, decisions: int) -> list[tuple[int, ...]]:
    """What two players of a level do at first."""
    game, setup, sight = opening(name, seed)
    state = sight.world(Seeded(seed))
    players = [bot(level, name, seed + seat) for seat in range(2)]
    entry = Entry(Seeded(seed))
    found: list[tuple[int, ...]] = []
    while len(found) < decisions and not isinstance(state.pending(), Over):
        seat = state.pending().seats[0]
        action = players[seat].choose(Sight(game, setup, state, seat)).action
        assert state.why_not(seat, action) is None
        found.append(action.key())
        state.apply(seat, action, entry)
    return found


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_all_levels_or_none(name: str) -> None:
    assert levels(name) in ([], list(LEVELS))
    assert offered(name) == (levels(name) or names(name))
    assert set(levels(name)) < set(names(name))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", LEVELLED)
def test_the_same_seed_makes_the_same_moves(name: str, level: str) -> None:
    assert keys(name, level, 5, 3) == keys(name, level, 5, 3)


def test_one_who_overlooks_takes_the_best_that_it_sees() -> None:
    _, _, sight = opening("arcana", 1)
    first, second = options(sight)[:2]
    taken = [OverlookingBot(seed, Weigher(), 0.5).choose(sight).action for seed in range(400)]
    assert {first, second} == set(taken)
    assert 0.66 < taken.count(first) / len(taken) < 0.84, "half, and where it overlooks both, the first, for none passes"


def test_nobody_overlooks_what_a_rule_of_thumb_says() -> None:
    _, _, sight = opening("arcana", 1)
    taken = {OverlookingBot(seed, Weigher(settled=True), 0.5).choose(sight).action for seed in range(40)}
    assert taken == {options(sight)[0]}


@pytest.mark.parametrize("name", games.names())
def test_personalities_weigh_what_the_value_knows(name: str) -> None:
    game, _, sight = opening(name, 1)
    assert sight.seat is not None
    state = sight.world(Seeded(1))
    codes = {code for code, _ in game.value(state, sight.seat)}
    for weights in games.registered(name).personalities.values():
        assert set(weights) <= codes
    for plain, found in personalities(name).items():
        assert plain in names(name) and found
        assert all(isinstance(bot(f"{plain}-{one}", name, 1), Bot) for one in found)


def test_a_level_that_plays_out_has_no_personality() -> None:
    assert list(personalities("arcana")) == ["greedy", *LEVELS[:-1]]
    for name in ("archmage-careful", "random-careful", "search-careful"):
        with pytest.raises(OptionError, match="adept, master can be: aggressive, careful, flags"):
            bot(name, "arcana", 1)
    with pytest.raises(OptionError, match="adept cannot be 'cheerful'"):
        bot("adept-cheerful", "arcana", 1)
    for name in ("adept-", "oracle-careful", "careful"):
        with pytest.raises(OptionError, match="there is no bot"):
            bot(name, "arcana", 1)


@pytest.mark.parametrize("name", [name for name in games.names() if not personalities(name)])
def test_a_game_without_personalities_refuses_them(name: str) -> None:
    with pytest.raises(OptionError, match=f"there is no bot 'greedy-careful' for {name}"):
        bot("greedy-careful", name, 1)


def test_a_personality_multiplies_the_gains_that_decide() -> None:
    _, _, sight = opening("arcana", 3)
    weights = {"danger": 5.0, "nearness": 0.0}
    plain = {one.action: one for one in GreedyBot(4).choose(sight).considered}
    found = GreedyBot(4, weights).choose(sight).considered
    assert {one.action for one in found} == set(plain)
    for one in found:
        gains = {term.code: term.gain * weights.get(term.code, 1.0) for term in plain[one.action].terms}
        gains = {code: gain for code, gain in gains.items() if gain}
        assert {term.code: term.gain for term in one.terms} == pytest.approx(gains)
        assert one.gain == pytest.approx(sum(gains.values()))
    assert found != GreedyBot(4).choose(sight).considered


def test_weights_of_one_change_nothing() -> None:
    _, _, sight = opening("arcana", 3)
    alike = GreedyBot(4, dict.fromkeys(("points", "danger"), 1.0))
    assert [alike.choose(sight) for _ in range(3)] == [bot.choose(sight) for bot in [GreedyBot(4)] for _ in range(3)]
