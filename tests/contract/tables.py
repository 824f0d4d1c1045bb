"""The tables at which the contract tests sit down: a game with a set-up each. To add a game, add its lines to TABLES."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from shem import games
from shem.core.contract import Action, Game, Setup, State
from shem.games.arcana.game import ArcanaGame
from shem.games.delve.game import GAME as DELVE
from tests.specimen.rules.game import GAME as SPECIMEN


@dataclass(frozen=True)
class Table:
    """A game with a set-up.

    shared: fields (Class.field) of the state and of what it holds that never change or follow from others, so that JSON
    need not hold them. superset: candidates for `why_not` besides the generic ones. longest: decisions within which any
    playout ends. playouts: how many matches each test plays. together, alike: whether they must meet simultaneous
    decisions, and rolls with faces alike. passing: kinds of event that may show what no position after them still holds.
    every_byte: an interruption is tried at every byte of a saved match, not at some. hides: something is hidden
    from a seat.
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
    every_byte: bool = False
    passing: frozenset[str] = frozenset()
    hides: bool = True
    setup: Setup = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "setup", self.game.resolve(self.options))

    @property
    def seats(self) -> int:
        return self.game.seats(self.setup)

    def __str__(self) -> str:
        return self.name


def _specimen(seats: int) -> Table:
    options = {"seats": seats}
    return Table(
        f"specimen-{seats}", SPECIMEN, options, longest=300, playouts=20, together=True, alike=True, every_byte=True
    )


def _archmage(seats: int) -> Table:
    shared = frozenset({"Position.table", "Allocate.most", "Allocate.total"})
    spent = frozenset({"revealed", "phase-won", "regenerated"})  # allocations are gone when the turn is
    return Table(
        f"archmage-{seats}", games.game("archmage"), {"seats": seats}, shared, longest=2000, together=True, passing=spent
    )


def _wizards(seats: int, **more: Any) -> Table:
    shared = frozenset({"Position.ground", "Position.box", "Unit.seat", "Unit.number"})
    options = {"seats": seats, "round_limit": 12, **more}
    return Table(
        f"wizards-{'-'.join(map(str, [seats, *more]))}", games.game("wizards"), options, shared, longest=3000, alike=True
    )


def _arcana(scenario: str, seats: int = 2, playouts: int = 3) -> Table:
    shared = frozenset(
        {
            "Battle.plan",
            "Battle.field",
            "Battle._standing",
            "Army.number",
            "Golem.number",
            "Golem.army",
            "Golem.type",
            "Active.effect",
            "Zone.layout",
        }
    )
    options = {"scenario": scenario, "seats": seats}
    arcana = games.game("arcana")
    assert isinstance(arcana, ArcanaGame)
    hides = bool(arcana.plan(arcana.resolve(options)).secrets)
    return Table(f"arcana-{scenario}", arcana, options, shared, longest=5000, alike=True, playouts=playouts, hides=hides)


def _delve(heroes: str, quest: str = "cold-stair", playouts: int = 3) -> Table:
    shared = frozenset({"Position.box", "Hero.who", "Enemy.who", "Enemy.foe", "Enemy.owner", "Enemy.minion", "Fight.more"})
    options = {"heroes": heroes, "quest": quest}
    seats = len(heroes.split())
    return Table(f"delve-{quest}-{seats}", DELVE, options, shared, longest=4000, playouts=playouts, alike=True, hides=False)


TABLES = [
    *map(_specimen, (2, 3)),
    *map(_archmage, (2, 3, 4)),
    *map(_wizards, (2, 3, 4)),
    _wizards(2, hands=[[0, 7], [9, 2]]),
    *map(_arcana, ("thirst", "four-winds", "three-cairns", "as-the-embers-die")),
    _arcana("caves-of-mahtis", 3),
    *map(_delve, ("reck", "tamm sill cinder", "tamm sill reck mote cinder")),
    _delve("sill mote", "last-door", 1),
    _delve("mote reck cinder", "skirmish:7:2", 1),
]
# The other scenarios with secrets, for the tests of secrets alone.
SECRETIVE = [
    _arcana("battle-of-montys-haul"),
    _arcana("last-man-standing"),
    _arcana("lights-over-kesh"),
    _arcana("realm-of-cinders-2"),
    _arcana("realm-of-cinders-3"),
    _arcana("epic", playouts=1),
    _arcana("tournament-of-the-hundred-skulls", 4, playouts=1),
]


def find(name: str) -> Game:
    """A game by its name, the specimen too."""
    return SPECIMEN if name == SPECIMEN.name else games.game(name)
