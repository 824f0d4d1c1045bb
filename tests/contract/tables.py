"""The tables at which the contract tests sit down: a game with a set-up each. To add a game, add its lines to TABLES."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from shem import games
from shem.core.contract import Action, Game, Setup, State
from shem.core.errors import OptionError
from tests.contract.specimen import GAME as SPECIMEN


@dataclass(frozen=True)
class Table:
    """A game with a set-up.

    shared: fields of the state (and of what it holds) that never change or follow from others, so that no copy or JSON
    need hold them. superset: candidates for `why_not` besides the generic ones. longest: decisions within which any playout
    ends. playouts: how many matches each test plays. together, alike: whether they must meet simultaneous decisions, and
    rolls with faces alike.
    """

    name: str
    game: Game
    options: dict[str, Any]
    shared: frozenset[str] = frozenset()
    superset: Callable[[State, int], list[Action]] | None = None
    longest: int = 10_000
    playouts: int = 3
    together: bool = False
    alike: bool = False
    setup: Setup = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "setup", self.game.resolve(self.options))

    @property
    def seats(self) -> int:
        return self.game.seats(self.setup)

    def __str__(self) -> str:
        return self.name


TABLES = [
    Table("specimen-2", SPECIMEN, {"seats": 2}, playouts=20, longest=200, together=True, alike=True),
    Table("specimen-3", SPECIMEN, {"seats": 3}, playouts=20, longest=300, together=True, alike=True),
]


def find(name: str) -> Game:
    """A game by its name, the specimen too."""
    if name == SPECIMEN.name:
        return SPECIMEN
    try:
        return games.game(name)
    except ModuleNotFoundError as error:
        raise OptionError("unknown-game", str(error), {"name": name}) from error
