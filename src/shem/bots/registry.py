"""The bots by name, for each game. Each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from shem.bots.bot import Bot
from shem.core.errors import OptionError
from shem.games import NAMES

EVERYWHERE: Final = {"random": ("shem.bots.random", "RandomBot")}
OF_GAME: Final = {
    "arcana": {"greedy": ("shem.bots.greedy", "GreedyBot")},
    "archmage": {"greedy": ("shem.bots.mixing", "MixingBot")},
}


def names(game_name: str) -> list[str]:
    """The names of the bots that play this game; raises OptionError if there is no such game."""
    if game_name not in NAMES:
        raise OptionError(
            "unknown-game", f"there is no game {game_name!r}; the games are {', '.join(NAMES)}", {"name": game_name}
        )
    return [*EVERYWHERE, *OF_GAME[game_name]]


def bot(name: str, game_name: str, seed: int) -> Bot:
    """A bot that plays this game, with its own generator from `seed`; raises OptionError if there is none of this name."""
    known = names(game_name)
    if name not in known:
        raise OptionError(
            "unknown-bot",
            f"there is no bot {name!r} for {game_name}; there are {', '.join(known)}",
            {"name": name, "game": game_name, "known": ", ".join(known)},
        )
    module, kind = EVERYWHERE[name] if name in EVERYWHERE else OF_GAME[game_name][name]
    found: Bot = getattr(import_module(module), kind)(seed)
    return found
