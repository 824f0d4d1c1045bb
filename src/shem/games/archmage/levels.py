"""The six strengths of the bot of Archmage, each by how much it thinks and how often it does not."""

from __future__ import annotations

from typing import Final

from shem.core.bot import Bot
from shem.games.archmage.bluffing import BluffingBot, Effort

LEVELS: Final = (
    Effort(rounds=1, outlook=0, depth=0, slips=80),
    Effort(rounds=2, outlook=0, depth=0, slips=30),
    Effort(rounds=4, outlook=0, depth=1, slips=20),
    Effort(rounds=10, outlook=0, depth=1, slips=12),
    Effort(rounds=20, outlook=2, depth=2, slips=8),
    Effort(),
)


def level(seed: int, number: int) -> Bot:
    """A bot of strength 1 (Apprentice) to 6 (Archmage)."""
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"there are levels 1 to {len(LEVELS)}, not {number}")
    return BluffingBot(seed, LEVELS[number - 1])
