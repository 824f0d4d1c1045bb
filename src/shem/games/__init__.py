"""The games by name: where the rules and the face of each are. Each is imported when it is first asked for.

Another package adds a game by an entry point of the group `shem.games`, which names its `Registered`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Final, NamedTuple

from shem.core.contract import Game
from shem.core.errors import OptionError

GROUP: Final = "shem.games"


class Level(NamedTuple):
    """How a game is played at one of the six levels.

    bot: `module:class`, or a function, given a seed and, where it is not 0, an effort in the bot's own measure. overlooks:
    what share of the actions that gain something it does not see.
    """

    bot: str
    effort: int = 0
    overlooks: float = 0.0


class Registered(NamedTuple):
    """A game's packages: `RULES.game.GAME` are its rules, `FACE.face.FACE` is how it is told and shown.

    bots: those that play it besides the random one, by name: `module:class`. levels: none, or six, the weakest first.
    personalities: what each multiplies gains by, by the codes of the value's terms; for the bot
    `greedy` and levels without an effort, which are given them as `weights`.
    """

    rules: str
    face: str
    bots: Mapping[str, str] = MappingProxyType({})
    levels: tuple[Level, ...] = ()
    personalities: Mapping[str, Mapping[str, float]] = MappingProxyType({})


def _overlooking(bot: str, *shares: float) -> tuple[Level, ...]:
    return tuple(Level(bot, overlooks=share) for share in shares)


_GREEDY: Final = "shem.bots.greedy:GreedyBot"
_SEARCH: Final = "shem.bots.search:SearchBot"
_BLUFFING: Final = "shem.games.archmage.levels:level"
_MIXING: Final = "shem.games.archmage.mixing:MixingBot"
_CAREFUL: Final = "shem.games.delve.careful:CarefulHero"
_WIZARD: Final = "shem.games.wizards.greedy:GreedyWizard"
_TRAINED: Final = "shem.games.wizards.greedy:trained"
_OWN: Final = {
    "arcana": Registered(
        "shem.games.arcana",
        "shem.faces.arcana",
        {"greedy": _GREEDY, "search": _SEARCH},
        (*_overlooking(_GREEDY, 0.8, 0.72, 0.61, 0.43, 0.0), Level(_SEARCH, 2)),
        {
            "aggressive": {"attacks-next": 2.5, "danger": 0.3, "nearness": 1.7},
            "careful": {"attacks-next": 0.7, "danger": 2.0, "nearness": 0.8},
            "flags": {"ground": 2.0, "danger": 0.5},
        },
    ),
    "archmage": Registered(
        "shem.games.archmage",
        "shem.faces.archmage",
        {"greedy": _MIXING, "search": _SEARCH},
        tuple(Level(_BLUFFING, number) for number in range(1, 7)),
    ),
    "delve": Registered(
        "shem.games.delve",
        "shem.faces.delve",
        {"greedy": _CAREFUL, "search": _SEARCH},
        _overlooking(_CAREFUL, 0.36, 0.28, 0.2, 0.14, 0.09, 0.0),
    ),
    "wizards": Registered(
        "shem.games.wizards",
        "shem.faces.wizards",
        {"greedy": _WIZARD, "trained": _TRAINED, "search": _SEARCH},
        (*_overlooking(_WIZARD, 0.86, 0.815, 0.73, 0.55, 0.0), Level(_SEARCH, 1)),
    ),
}


def registered(name: str) -> Registered:
    """Where the game of this name is; raises OptionError if there is none."""
    found = _OWN.get(name) or _brought().get(name)
    if found is None:
        known = ", ".join(names())
        raise OptionError(
            "unknown-game", f"there is no game {name!r}; the games are {known}", {"name": name, "known": known}
        )
    return found


def names() -> list[str]:
    """Every game, Shem's own first."""
    return [*_OWN, *_brought()]


def is_own(name: str) -> bool:
    """Whether it comes with Shem."""
    return name in _OWN


def game(name: str) -> Game:
    """The rules of the game of this name; raises OptionError if there is none."""
    found: Game = import_module(f"{registered(name).rules}.game").GAME
    return found


@cache
def _brought() -> dict[str, Registered]:
    """The games that other installed packages bring."""
    return {point.name: point.load() for point in entry_points(group=GROUP) if point.name not in _OWN}
