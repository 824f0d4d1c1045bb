"""Any legal action, each as likely as the next: the yardstick of every other bot."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from shem.core.bot import Bot, Choice, options
from shem.core.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Draws evenly from the legal actions, never giving up; the same seed draws the same."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        legal = sight.legal()
        action = legal[int(self._random.random() * len(legal))]
        if sight.game.concedes(action):
            kept = options(sight)
            action = kept[int(self._random.random() * len(kept))]
        return Choice(action)
