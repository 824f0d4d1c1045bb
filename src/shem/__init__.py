"""Shem: an open referee, opponent and laboratory for tabletop games about golems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shem import games
    from shem.core.contract import Action, Game, Outcome, Over, Pending, Refusal, Refused, Roll, Together, Turn
    from shem.core.errors import Disagreement, OptionError, RollError, SaveError, ShemError, UndoError
    from shem.core.event import Event
    from shem.core.log import LogEntry, Seated, Undone
    from shem.core.match import Match
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

# Imported when they are first asked for: whoever reads the help of the command line need not wait for them.
_WHERE: Final = {
    "shem.core.contract": "Action Game Outcome Over Pending Refusal Refused Roll Together Turn",
    "shem.core.errors": "Disagreement OptionError RollError SaveError ShemError UndoError",
    "shem.core.event": "Event",
    "shem.core.log": "LogEntry Seated Undone",
    "shem.core.match": "Match",
    "shem.core.sight": "Sight",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name == "games":
            return import_module("shem.games")
        for module, names in _WHERE.items():
            if name in names.split():
                return getattr(import_module(module), name)
        raise AttributeError(f"module 'shem' has no attribute {name!r}")


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
    from hashlib import sha256
    from secrets import token_bytes

    from shem import games
    from shem.core.match import begin
    from shem.core.setups import resolved

    rules = games.game(game)
    if seats is not None:
        options["seats"] = seats if isinstance(seats, int) else len(seats)
    setup = resolved(rules, options)
    count = rules.seats(setup)
    labels = ["human"] * count if seats is None or isinstance(seats, int) else list(seats)
    kinds = [dice] * count if isinstance(dice, str) else list(dice)
    secret = token_bytes(32) if seed is None else sha256(f"shem:{seed}".encode()).digest()
    return begin(rules, setup, labels, kinds, secret, path)


def load(path: str | Path) -> Match:
    """Take a saved match up again; raises SaveError, which names the line, and never changes the file by loading."""
    from shem import games
    from shem.core import save

    return save.load(path, games.game)


def replay(source: str | Path | Match) -> Iterator[LogEntry | Undone | Seated]:
    """The entries of a match or of a saved one, played again one by one; raises SaveError at the entry concerned."""
    from shem import games
    from shem.core import save

    return save.replay(source, games.game)


def check(path: str | Path) -> Disagreement | None:
    """The first entry of a saved match that the rules play differently; None if there is none."""
    from shem import games
    from shem.core import save

    return save.check(path, games.game)
