"""The games' words by name. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from shem.core.contract import Setup
from shem.locale.words import Words
from shem.table.teller import Teller

TELLERS: Final = {
    "arcana": ("shem.faces.arcana.telling.teller", "ArcanaTeller"),
    "archmage": ("shem.faces.archmage.telling.teller", "ArchmageTeller"),
}


def teller(game: str, words: Words, setup: Setup, labels: Sequence[str]) -> Teller:
    """The words of a match of this game."""
    module, kind = TELLERS[game]
    found: Teller = getattr(import_module(module), kind)(words, setup, labels)
    return found
