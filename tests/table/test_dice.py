"""A hosted match goes on whoever was set up to roll: what nobody can roll by hand, the app rolls."""

from __future__ import annotations

import shem
from shem.bots.random import RandomBot
from shem.core.contract import Over, Roll
from shem.table.hosted import Hosted


def test_bots_whose_dice_nobody_enters_are_not_waited_for() -> None:
    """As in a match that was begun before bots' dice were the app's."""
    match = shem.new("arcana", seats=["random", "random"], dice="enter", scenario="three-cairns", seed=3)
    assert isinstance(match.pending, Roll)
    hosted, bot = Hosted("match", match, {0: "random", 1: "random"}), RandomBot(3)
    hosted.settle()
    for _ in range(40):
        seat = hosted.bot_to_move()
        if seat is None:
            break
        assert hosted.bot_plays(seat, hosted.seq, bot.choose(match.sight(seat)).action) is not None
    assert isinstance(match.pending, Over) or hosted.bot_to_move() is not None
    assert len(match.live) > 20 and not any(entry.hand for entry in match.live)


def test_a_replay_in_which_a_roll_was_awaited_stays_as_it_is() -> None:
    match = shem.new("arcana", seats=["random", "random"], dice="enter", scenario="three-cairns", seed=3)
    before = match.lines
    hosted = Hosted("match", match, {}, still=True)
    hosted.settle()
    hosted.join("client", (), "en")
    assert match.lines == before and isinstance(match.pending, Roll)
    assert hosted.awaits("en", None)
