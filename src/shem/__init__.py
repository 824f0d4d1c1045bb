"""Shem: an open referee, opponent and laboratory for four tabletop games about golems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

from shem import games
from shem.core import save
from shem.core.contract import Action, Game, Outcome, Over, Pending, Refusal, Refused, Roll, Together, Turn
from shem.core.errors import Disagreement, OptionError, RollError, SaveError, ShemError, UndoError
from shem.core.event import Event
from shem.core.log import LogEntry, Seated, Undone
from shem.core.match import Match, begin
from shem.core.sight import Sight

__all__ = [
    "Action",
    "Disagreement",
    "Event",
    "Game",
    "LogEntry",
    "Match",
    "OptionError",
    "Outcome",
    "Over",
    "Pending",
    "Refusal",
    "Refused",
    "Roll",
    "RollError",
    "SaveError",
    "Seated",
    "ShemError",
    "Sight",
    "Together",
    "Turn",
    "UndoError",
    "Undone",
    "check",
    "games",
    "load",
    "new",
    "replay",
]


def new(
    game: str,
    *,
    seats: int | Sequence[str] | None = None,
    dice: str | Sequence[str] = "app",
    seed: int | None = None,
    path: str | Path | None = None,
    **options: Any,
) -> Match:
    """Begin a match.

    game: one of `shem.games.NAMES`. seats: how many, or a label each, such as ("human", "greedy"). dice: "app", "enter"
    or "either", for all or for each seat. seed: the same app's dice again. path: a new file that keeps the match from now
    on. options: the game's own (scenario, edition ...).
    Raises OptionError for what does not fit, SaveError if the file is already there.
    """
    rules = games.game(game)
    if seats is not None:
        options["seats"] = seats if isinstance(seats, int) else len(seats)
    setup = rules.resolve(options)
    count = rules.seats(setup)
    labels = ["human"] * count if seats is None or isinstance(seats, int) else list(seats)
    kinds = [dice] * count if isinstance(dice, str) else list(dice)
    secret = token_bytes(32) if seed is None else sha256(f"shem:{seed}".encode()).digest()
    return begin(rules, setup, labels, kinds, secret, path)


def load(path: str | Path) -> Match:
    """Take a saved match up again; raises SaveError, which names the line, and never changes the file by loading."""
    return save.load(path, games.game)


def replay(source: str | Path | Match) -> Iterator[LogEntry | Undone | Seated]:
    """The entries of a match or of a saved one, played again one by one; raises SaveError at the entry concerned."""
    return save.replay(source, games.game)


def check(path: str | Path) -> Disagreement | None:
    """The first entry of a saved match that the rules play differently; None if there is none."""
    return save.check(path, games.game)
