"""A bot that misjudges: what it weighs seems to it a little better or worse than it is."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from shem.core.bot import Bot, Choice, Watch
from shem.core.sight import Sight

NOTHING: Final = 1e-9  # a gain that is none but for rounding


@mypyc_attr(allow_interpreted_subclasses=True)
class WaveringBot(Bot):
    """Takes each action that gains something the likelier, the more it gains: e times as likely for each `doubt` more.

    It does nothing that it holds for worthless, and passes where the bot that it is made of would, or where it overlooks
    all that it might do. doubt: 0 or more, in the unit of the game's value. overlooks: a share of these, below 1.
    """

    def __init__(self, seed: int, bot: Bot, doubt: float, overlooks: float) -> None:
        self._random: Final = Random(seed)
        self._bot: Final = bot
        self._doubt: Final = doubt
        self._overlooks: Final = overlooks

    def watched(self, watch: Watch) -> None:
        self._bot.watched(watch)

    def choose(self, sight: Sight) -> Choice:
        choice = self._bot.choose(sight)
        good = [option for option in choice.considered if option.gain > NOTHING and not sight.game.idle(option.action)]
        if not good or sight.game.idle(choice.action):
            return choice
        seen = [option for option in good if self._drawn() >= self._overlooks]
        if not seen:
            passing = [option for option in choice.considered if sight.game.idle(option.action)]
            return Choice(passing[0].action if passing else choice.action, choice.considered)
        seeming = [option.gain - self._doubt * log(-log(self._drawn())) for option in seen]  # a Gumbel error each
        return Choice(seen[seeming.index(max(seeming))].action, choice.considered)

    def _drawn(self) -> float:
        """Between 0 and 1, neither of them."""
        return (self._random.getrandbits(52) + 0.5) / (1 << 52)
