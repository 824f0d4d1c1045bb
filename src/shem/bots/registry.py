"""The bots by name, for each game. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from shem import games
from shem.bots.overlooking import OverlookingBot
from shem.core.bot import Bot
from shem.core.errors import OptionError

EVERYWHERE: Final = {"random": "shem.bots.random:RandomBot"}
LEVELS: Final = ("apprentice", "scribe", "shaper", "adept", "master", "archmage")  # the weakest first
BETWEEN: Final = "-"  # a bot's name and its personality's


def names(game_name: str) -> list[str]:
    """The names of the bots that play this game, then with personalities; raises OptionError if there is no such game."""
    own = [f"{name}{BETWEEN}{one}" for name, found in personalities(game_name).items() for one in found]
    return plain_names(game_name) + own


def plain_names(game_name: str) -> list[str]:
    """The same without personalities."""
    return [*EVERYWHERE, *games.registered(game_name).bots, *levels(game_name)]


def said(game_name: str) -> list[str]:
    """The same for an error: how names end that have a personality, instead of all of them."""
    ends = dict.fromkeys([one for found in personalities(game_name).values() for one in found])
    return [*plain_names(game_name), *[f"...{BETWEEN}{one}" for one in ends]]


def levels(game_name: str) -> list[str]:
    """The levels at which this game is played, the weakest first; raises OptionError if there is no such game."""
    return list(LEVELS[: len(games.registered(game_name).levels)])


def personalities(game_name: str) -> dict[str, list[str]]:
    """Which personalities a bot may have, by its name; raises OptionError if there is no such game."""
    found = games.registered(game_name)
    if not found.personalities:
        return {}
    weighing = [name for name, level in zip(LEVELS, found.levels) if not level.effort]
    return {name: list(found.personalities) for name in ["greedy", *weighing]}


def offered(game_name: str) -> list[str]:
    """What a person chooses an opponent from, the weakest first: the levels, where there are any."""
    return levels(game_name) or names(game_name)


def check(name: str, game_name: str) -> None:
    """Raise OptionError if no bot of this name plays this game, or if it cannot have the personality."""
    if name in names(game_name):
        return
    plain, _, personality = name.partition(BETWEEN)
    having = personalities(game_name)
    if having and personality and plain in plain_names(game_name):
        bots, found = ", ".join(having), ", ".join(having.get(plain) or next(iter(having.values())))
        raise OptionError(
            "no-personality",
            f"{plain} cannot be {personality!r}; {bots} can be: {found}",
            {"name": plain, "personality": personality, "bots": bots, "known": found},
        )
    known = ", ".join(said(game_name))
    raise OptionError(
        "unknown-bot",
        f"there is no bot {name!r} for {game_name}; there are {known}",
        {"name": name, "game": game_name, "known": known},
    )


def bot(name: str, game_name: str, seed: int) -> Bot:
    """A bot that plays this game, with its own generator from `seed`; raises OptionError as `check` does."""
    check(name, game_name)
    found = games.registered(game_name)
    plain, given = _parted(name, game_name)
    bots = {**EVERYWHERE, **found.bots}
    return _made(bots[plain])(seed, **given) if plain in bots else _at(found.levels[LEVELS.index(plain)], seed, given)


def _parted(name: str, game_name: str) -> tuple[str, dict[str, Mapping[str, float]]]:
    """The bot without its personality, and what that gives it."""
    for plain, found in personalities(game_name).items():
        for one in found:
            if name == f"{plain}{BETWEEN}{one}":
                return plain, {"weights": games.registered(game_name).personalities[one]}
    return name, {}


def _at(level: games.Level, seed: int, given: dict[str, Mapping[str, float]]) -> Bot:
    made = _made(level.bot)
    found = made(seed, level.effort) if level.effort else made(seed, **given)
    return OverlookingBot(seed + 1, found, level.overlooks) if level.overlooks else found


def _made(place: str) -> Callable[..., Bot]:
    module, _, kind = place.partition(":")
    made: Callable[..., Bot] = getattr(import_module(module), kind)
    return made
