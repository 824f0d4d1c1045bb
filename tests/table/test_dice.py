"""A hosted match goes on whoever was set up to roll: what nobody can roll by hand, the app rolls."""

from __future__ import annotations

from typing import Any

import shem
from shem.bots.random import RandomBot
from shem.core.contract import Over, Roll
from shem.table.hosted import Hosted
from tests.browser.wars import spellbound
from tests.rules.wizards.scene import PASS, cast


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


def test_who_may_not_see_what_comes_of_a_deed_is_not_asked_to_name_it() -> None:
    """The last to pass on another's Divination; who cast it looks at the cards."""
    match = spellbound().play(cast("divination", 1), PASS).match
    match.play(2, PASS)
    hosted = Hosted("match", match, {})
    for seat in range(3):
        welcome: Any = dict(hosted.join(str(seat), (seat,), "en"))[str(seat)]
        pending = welcome["sight"]["pending"]
        assert (pending["kind"], pending["seats"], "sides" in pending) == ("roll", [0], seat == 0)
