"""The bots by name, for each game. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from shem import games
from shem.bots.overlooking import OverlookingBot
from shem.core.bot import Bot
from shem.core.errors import OptionError

EVERYWHERE: Final = {"random": "shem.bots.random:RandomBot"}
LEVELS: Final = ("apprentice", "scribe", "shaper", "adept", "master", "archmage")  # the weakest first


def names(game_name: str) -> list[str]:
    """The names of the bots that play this game; raises OptionError if there is no such game."""
    return [*EVERYWHERE, *games.registered(game_name).bots, *levels(game_name)]


def levels(game_name: str) -> list[str]:
    """The levels at which this game is played, the weakest first; raises OptionError if there is no such game."""
    return list(LEVELS[: len(games.registered(game_name).levels)])


def offered(game_name: str) -> list[str]:
    """What a person chooses an opponent from, the weakest first: the levels, where there are any."""
    return levels(game_name) or names(game_name)


def bot(name: str, game_name: str, seed: int) -> Bot:
    """A bot that plays this game, with its own generator from `seed`; raises OptionError if there is none of this name."""
    known = {**EVERYWHERE, **games.registered(game_name).bots}
    if name in known:
        return _made(known[name])(seed)
    if name in levels(game_name):
        return _at(games.registered(game_name).levels[LEVELS.index(name)], seed)
    names_known = ", ".join(names(game_name))
    raise OptionError(
        "unknown-bot",
        f"there is no bot {name!r} for {game_name}; there are {names_known}",
        {"name": name, "game": game_name, "known": names_known},
    )


def _at(level: games.Level, seed: int) -> Bot:
    made = _made(level.bot)
    found = made(seed, level.effort) if level.effort else made(seed)
    return OverlookingBot(seed + 1, found, level.overlooks) if level.overlooks else found


def _made(place: str) -> Callable[..., Bot]:
    module, _, kind = place.partition(":")
    made: Callable[..., Bot] = getattr(import_module(module), kind)
    return made
