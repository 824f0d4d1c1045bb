"""A match that is over, played once more: the same set-up with the same people, who may change seats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from shem import games
from shem.app.context import Context
from shem.app.journal import DatabaseJournal
from shem.app.lessons.reading import secret_for
from shem.app.making import begin_as
from shem.app.room import check_matches
from shem.app.sessions import reading, writing
from shem.app.store import WATCHES, Access, new_id
from shem.app.tables import Holder, MatchRow
from shem.core.journal import Journal
from shem.core.match import Match, permits
from shem.table.company import Person
from shem.table.fault import Fault


def rematch(app: Context, access: Access, swap: bool, address: str) -> tuple[str, bool]:
    """The match in which this one is played once more: its id, and whether it was begun now. Raises Fault, OptionError.

    swap: everybody takes the next seat, and the last the first. address: of who asks.
    """
    if not access.holds:
        raise Fault("not-yours", 403)
    if access.row.state != "over":
        raise Fault("not-over", 409)
    with reading(app.store.engine) as session:
        known = session.get_one(MatchRow, access.row.id).rematch
        if known is not None and session.get(MatchRow, known) is not None:
            return known, False
        came = [
            (holder.seat, holder.device) for holder in session.scalars(select(Holder).where(Holder.match == access.row.id))
        ]
    check_matches(app, access.row.owner)
    app.matches_made.check(address)
    journal = DatabaseJournal(app.store.engine, access.row.id)
    journal.read()
    header = json.loads(journal.lines[0])
    count = len(access.seats)
    before = [(seat - 1) % count if swap else seat for seat in range(count)]
    blank = _blank(header, before)
    id = new_id()
    players = [access.seats[seat].player for seat in before]
    persons = [Person(access.seats[seat].name, access.seats[seat].banner) for seat in before]
    real = {seat for seat, sat in enumerate(before) if access.seats[sat].real}
    rows = app.store.rows(id, access.row.owner, blank, players, "playing", persons, real)
    after = {seat: number for number, seat in enumerate(before)} | {WATCHES: WATCHES}
    begin_as(app, blank, [*rows, *(Holder(match=id, seat=after[seat], device=device) for seat, device in came)])
    with writing(app.store.engine) as session:
        session.get_one(MatchRow, access.row.id).rematch = id
    app.matches_made.count(address)
    return id, True


def _blank(header: dict[str, Any], before: Sequence[int]) -> Match:
    """The match of a header, not begun; before: for each seat, where who sits there now sat."""
    labels, dice = ([header[name][seat] for seat in before] for name in ("seats", "dice"))
    game, setup = games.game(header["game"]), header["setup"]
    return Match(game, setup, labels, dice, secret_for(game.name, setup), Journal(), *permits(header))
