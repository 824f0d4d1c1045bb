"""What is thought of choices that are made at once: nobody is blamed for not having known what another would choose."""

from __future__ import annotations

import pytest

from shem.bots.greedy import GreedyBot
from shem.bots.random import RandomBot
from shem.bots.reasons import Done, Judgement, Player, judged
from shem.core.sight import Sight
from tests.bots.test_search import Sheet, SheetGame, Take


def of_seat(game: SheetGame, seat: int, *takes: int, player: Player = GreedyBot) -> Judgement:
    """Of the seats' takes, one after the other, the last is judged."""
    state = Sheet(game)
    done = [Done(number, Take(take), []) for number, take in enumerate(takes)]
    return judged(Sight(game, {}, state, seat), state, done, player, 1)


def test_what_loses_whatever_the_other_does_costs_all() -> None:
    """The first take wins for seat 0, which the bot is baited to do."""
    found = of_seat(SheetGame([[1, 1], [0, 0]], True, (1, 0)), 0, 1)
    assert found.key == [0] and found.best - found.taken == pytest.approx(1.0)
    assert found.taken == found.after[0] and found.spread == 0


def test_who_guesses_wrong_has_done_nothing_wrong() -> None:
    """Seat 1 wins if it takes the same; what seat 0 took is known afterwards, and was not known then."""
    found = of_seat(SheetGame([[0, 1], [1, 0]], True), 1, 0, 1, player=RandomBot)
    assert found.after == [1.0, 0.0] and found.taken == 0.0
    assert found.best - found.taken < 0.3, "by chance the other would have been better in most of 24 worlds"
