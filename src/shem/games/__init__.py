"""The games, by name. Each is imported when it is first asked for; they do not know each other."""

from __future__ import annotations

from importlib import import_module

from shem.core.contract import Game
from shem.core.errors import OptionError

NAMES = ("arcana", "archmage")


def game(name: str) -> Game:
    """The game of this name; raises OptionError if there is none."""
    if name not in NAMES:
        raise OptionError("unknown-game", f"there is no game {name!r}; the games are {', '.join(NAMES)}", {"name": name})
    found: Game = import_module(f"shem.games.{name}.game").GAME
    return found
