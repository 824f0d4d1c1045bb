"""The random bot: every legal action as likely as the next, and the same seed draws the same."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import shem
from shem.bots.random import RandomBot
from shem.core.contract import Action
from shem.core.sight import Sight

DRAWS = 4000


def asked() -> Sight:
    """The first decision of a battle, by the seat that is asked."""
    match = shem.new("arcana", scenario="thirst", seed=3)
    return match.sight(match.pending.seats[0])


def drawn(seed: int, count: int) -> list[Action]:
    bot, seen = RandomBot(seed), asked()
    return [bot.choose(seen).action for _ in range(count)]


def test_every_legal_action_is_drawn_as_often_as_the_next() -> None:
    """Each count is binomial: five standard deviations off would come up once in a million draws of a fair bot."""
    legal = asked().legal()
    assert len(legal) > 3
    found = Counter(drawn(1, DRAWS))
    share = 1 / len(legal)
    spread = sqrt(DRAWS * share * (1 - share))
    assert set(found) == set(legal)
    for action in legal:
        assert abs(found[action] - DRAWS * share) < 5 * spread


def test_the_same_seed_draws_the_same() -> None:
    assert drawn(7, 50) == drawn(7, 50)
    assert drawn(7, 50) != drawn(8, 50)


def test_it_weighs_nothing() -> None:
    assert RandomBot(0).choose(asked()).considered == ()
