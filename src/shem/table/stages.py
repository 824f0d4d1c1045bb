"""The games' pictures by name. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from shem.core.contract import Setup
from shem.locale.words import Words
from shem.table.stage import Stage
from shem.table.teller import Teller

STAGES: Final = {"arcana": ("shem.faces.arcana.scenes.stage", "ArcanaStage")}


def stage(game: str, words: Words, setup: Setup, labels: Sequence[str], teller: Teller) -> Stage:
    """The pictures of a match of this game."""
    module, kind = STAGES[game]
    found: Stage = getattr(import_module(module), kind)(words, setup, labels, teller)
    return found
