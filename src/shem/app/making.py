"""New matches: what was wanted becomes the options of the game, the seats and the first lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from secrets import token_bytes
from typing import Any, Final

from shem import games
from shem.app.arcana.fielding import fielded
from shem.app.context import Context
from shem.app.faults import Fault
from shem.app.journal import DatabaseJournal
from shem.app.shapes import NewMatch
from shem.app.store import HERE, LABEL, REMOTE, new_id
from shem.bots.registry import names
from shem.core.contract import Game
from shem.core.journal import Journal
from shem.core.match import Match, begin
from shem.locale.words import Words
from shem.table.stages import STAGES

MOST_SEATS: Final = 16
# What a game's options become: who may name which, and what comes with them.
OPTIONS: Final[dict[str, Callable[[Context, str, Mapping[str, Any], Words], dict[str, Any]]]] = {"arcana": fielded}


async def new_match(app: Context, device: str, wanted: NewMatch, words: Words) -> str:
    """Begin a match for a device; returns its id. Raises Fault, or OptionError for what does not fit."""
    id = await asyncio.to_thread(_made, app, device, wanted, words)
    await app.rooms.room(app.store.access(id, device))
    return id


def _made(app: Context, device: str, wanted: NewMatch, words: Words) -> str:
    name, seats = wanted["game"], wanted["seats"]
    game = games.game(name)
    if name not in STAGES:
        raise Fault("no-board", 400)
    players = [seat["player"] for seat in seats]
    _check_players(name, players)
    options = OPTIONS[name](app, device, wanted["options"], words)
    setup = game.resolve({**options, "seats": len(seats)})
    labels = [LABEL if player in (HERE, REMOTE) else player for player in players]
    dice = [str(seat["dice"]) for seat in seats]
    return _begun(app, device, game, setup, labels, dice, players, wanted.get("lenient", True))


def _begun(
    app: Context,
    device: str,
    game: Game,
    setup: Mapping[str, Any],
    labels: Sequence[str],
    dice: Sequence[str],
    players: Sequence[str],
    lenient: bool,
) -> str:
    secret, id = token_bytes(32), new_id()
    blank = Match(game, setup, labels, dice, secret, Journal())
    journal = DatabaseJournal(app.store.engine, id)
    journal.first = app.store.rows(id, device, blank, players, "playing")
    begin(game, setup, labels, dice, secret, journal=journal, lenient=lenient)
    return id


def _check_players(game: str, players: Sequence[str]) -> None:
    if not 1 <= len(players) <= MOST_SEATS:
        raise Fault("seats", 400, most=MOST_SEATS)
    known = [HERE, REMOTE, *names(game)]
    for player in players:
        if player not in known:
            raise Fault("no-player", 400, player=player, known=", ".join(known))
