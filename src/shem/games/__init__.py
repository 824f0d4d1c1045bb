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


class Registered(NamedTuple):
    """A game's packages: `RULES.game.GAME` are its rules, `FACE.face.FACE` is how it is told and shown.

    bots: those that play it besides the random one, by name: `module:class`.
    """

    rules: str
    face: str
    bots: Mapping[str, str] = MappingProxyType({})


_OWN: Final = {
    "arcana": Registered("shem.games.arcana", "shem.faces.arcana", {"greedy": "shem.bots.greedy:GreedyBot"}),
    "archmage": Registered(
        "shem.games.archmage", "shem.faces.archmage", {"greedy": "shem.games.archmage.mixing:MixingBot"}
    ),
    "delve": Registered("shem.games.delve", "shem.faces.delve", {"greedy": "shem.games.delve.careful:CarefulHero"}),
    "wizards": Registered("shem.games.wizards", "shem.faces.wizards", {"greedy": "shem.games.wizards.greedy:GreedyWizard"}),
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
