"""Files of saved matches that somebody brings: never trusted, played again elsewhere before they are kept."""

from __future__ import annotations

import asyncio
from typing import Any

from shem import games
from shem.app.context import Context
from shem.app.foreign.replay import NAME, lines_of
from shem.app.journal import DatabaseJournal
from shem.app.store import HERE, new_id
from shem.bots.registry import names
from shem.core.journal import Journal
from shem.core.save import Reader


async def import_replay(app: Context, device: str, content: bytes) -> str:
    """Keep a saved match for a device to look at; its id. Raises Fault, or SaveError with the line that is wrong."""
    found = await app.quarantine.ask("replay", {}, content)
    return await asyncio.to_thread(_keep, app, device, content, found)


def _keep(app: Context, device: str, content: bytes, found: dict[str, Any]) -> str:
    """Keep what was checked: only its first line is read here, nothing is played."""
    lines = lines_of(content)
    match = Reader(Journal(lines), games.game, NAME).match
    id = new_id()
    journal = DatabaseJournal(app.store.engine, id)
    known = names(match.game.name)
    players = [label if label in known else HERE for label in match.seats]
    rows = app.store.rows(id, device, match, players, "replay")
    rows[0].round, rows[0].winners = found["round"], found["winners"]  # type: ignore[union-attr]
    journal.first = rows
    journal.keep(0, lines)
    return id
