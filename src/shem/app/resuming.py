"""A replay that is not over, taken up: the same lines as a match that goes on, with dice that nobody can know."""

from __future__ import annotations

from shem import games
from shem.app.context import Context
from shem.app.journal import DatabaseJournal
from shem.app.store import HERE, Access, new_id
from shem.bots.registry import names
from shem.core.journal import Journal
from shem.core.save import take_up
from shem.table.fault import Fault


def resume(app: Context, device: str, access: Access) -> str:
    """A new match of the device's with what the replay holds; its id. Who was a person is played here.

    Raises Fault: it is no replay, another's, or over.
    """
    if access.row.state != "replay":
        raise Fault("not-replay", 409)
    if not access.owner:
        raise Fault("not-yours", 403)
    kept = DatabaseJournal(app.store.engine, access.row.id)
    kept.read()
    journal = Journal(kept.lines)
    match = take_up(journal, games.game, access.row.id)
    if match.over:
        raise Fault("replay-over", 409)
    match.renew()  # whoever has seen the file must not know what comes
    id, known = new_id(), names(match.game.name)
    players = [label if label in known else HERE for label in match.seats]
    new = DatabaseJournal(app.store.engine, id)
    new.first = app.store.rows(id, device, match, players, "playing")
    new.keep(0, journal.lines)
    return id
