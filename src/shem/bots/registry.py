"""The bots by name, for each game. Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from shem import games
from shem.core.bot import Bot
from shem.core.errors import OptionError

EVERYWHERE: Final = {"random": "shem.bots.random:RandomBot"}


def names(game_name: str) -> list[str]:
    """The names of the bots that play this game; raises OptionError if there is no such game."""
    return [*EVERYWHERE, *games.registered(game_name).bots]


def bot(name: str, game_name: str, seed: int) -> Bot:
    """A bot that plays this game, with its own generator from `seed`; raises OptionError if there is none of this name."""
    known = {**EVERYWHERE, **games.registered(game_name).bots}
    if name not in known:
        names_known = ", ".join(known)
        raise OptionError(
            "unknown-bot",
            f"there is no bot {name!r} for {game_name}; there are {names_known}",
            {"name": name, "game": game_name, "known": names_known},
        )
    module, _, kind = known[name].partition(":")
    found: Bot = getattr(import_module(module), kind)(seed)
    return found
