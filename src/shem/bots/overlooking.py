"""A bot that overlooks some of what it could do."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from shem.core.bot import Bot, Choice, Watch
from shem.core.sight import Sight

NOTHING: Final = 1e-9  # a gain that is none but for rounding


@mypyc_attr(allow_interpreted_subclasses=True)
class OverlookingBot(Bot):
    """Takes what gains the most of what it sees; it does nothing that it holds for worthless.

    It passes where the bot that it is made of would, or where it overlooks all that it might do. overlooks: which share of
    the actions that gain something, 0 or more, below 1.
    """

    def __init__(self, seed: int, bot: Bot, overlooks: float) -> None:
        self._random: Final = Random(seed)
        self._bot: Final = bot
        self._overlooks: Final = overlooks

    def watched(self, watch: Watch) -> None:
        self._bot.watched(watch)

    def choose(self, sight: Sight) -> Choice:
        choice = self._bot.choose(sight)
        good = [option for option in choice.open if option.gain > NOTHING and not sight.game.idle(option.action)]
        if not good or sight.game.idle(choice.action):
            return choice
        seen = [option for option in good if self._random.random() >= self._overlooks]
        if seen:
            return Choice(max(seen, key=lambda option: option.gain).action, choice.considered)
        passing = [option for option in choice.considered if sight.game.idle(option.action)]
        return Choice(passing[0].action if passing else choice.action, choice.considered)
