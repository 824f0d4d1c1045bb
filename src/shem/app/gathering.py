"""Matches that begin when every guest has brought what the game asks for: what was wanted is kept until then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from shem.app.context import Context
from shem.app.making import begin_as, blank_of, check_players, persons, real_seats
from shem.app.sessions import writing
from shem.app.shapes import Gathering, NewMatch
from shem.app.store import GATHERING, REMOTE, Access, new_id
from shem.app.tables import MatchRow
from shem.locale.words import LANGUAGES, Words
from shem.table.face import Bringing, face
from shem.table.fault import Fault

BRINGS: Final = "brings"  # the seats whose guests bring something, beside what was wanted


def awaited(wanted: Mapping[str, Any]) -> list[int]:
    """The seats whose guests still have to bring something."""
    brought = face(wanted["game"]).bringing()
    return brought.awaited(wanted["options"]) if brought is not None else []


def _bringing(game: str) -> Bringing:
    """How guests bring something to a match of this game, which has some that do."""
    found = face(game).bringing()
    assert found is not None
    return found


def gather(app: Context, device: str, wanted: NewMatch, words: Words) -> str:
    """Lay a table at which guests are awaited; its id. Raises Fault, or OptionError for what does not fit."""
    brings, players = awaited(wanted), [seat["player"] for seat in wanted["seats"]]
    check_players(wanted["game"], players)
    if any(seat >= len(players) or players[seat] != REMOTE for seat in brings):
        raise Fault("bad-option", 400, name="seats")
    game = _bringing(wanted["game"])
    options = game.settle(app.shelves(device, wanted["game"]), wanted["options"], words)
    blank = blank_of(app, device, {**wanted, "options": game.stand_in(options)}, words)
    id = new_id()
    row, *seats = app.store.rows(id, device, blank, players, GATHERING, persons(wanted), real_seats(wanted))
    assert isinstance(row, MatchRow)
    row.wanted = {**wanted, "options": options, BRINGS: brings}
    for language in LANGUAGES:  # until it begins, nobody knows what will sit here
        for seat in brings:
            row.names[language][seat] = Words(language).say("app-open-seat", number=seat + 1)
    with writing(app.store.engine) as session:
        session.add_all([row, *seats])
    return id


def gathering(access: Access, language: str) -> Gathering | None:
    """What is still awaited, None once the match has begun; what was brought only for the seats that the device holds."""
    wanted = access.row.wanted
    if wanted is None:
        return None
    game = _bringing(wanted["game"])
    brings: list[int] = wanted[BRINGS]
    return {
        "options": game.shown(wanted["options"]),
        "brings": brings,
        "awaited": awaited(wanted),
        "brought": [
            game.title(wanted["options"], seat, language) if seat in access.holds and seat in brings else ""
            for seat in range(len(access.seats))
        ],
    }


def bring(app: Context, device: str, access: Access, seat: int, what: Any, words: Words) -> None:
    """What a guest brings to their seat, in place of what they brought before. Raises Fault."""
    wanted = access.row.wanted
    if seat not in access.holds:
        raise Fault("not-yours", 403)
    if wanted is None:
        raise Fault("begun", 409)
    if seat not in wanted[BRINGS]:
        raise Fault("not-yours", 403)
    game = _bringing(access.row.game)
    kept = game.bring(app.shelves(device, access.row.game), wanted["options"], seat, what, words)
    with writing(app.store.engine) as session:
        row = session.get_one(MatchRow, access.row.id)
        if row.wanted is None:
            raise Fault("begun", 409)
        row.wanted = {**row.wanted, "options": game.put(row.wanted["options"], seat, kept)}


def begin_gathered(app: Context, device: str, access: Access, words: Words) -> None:
    """Begin a match for which everybody has brought something; only who made it may. Raises Fault."""
    wanted = access.row.wanted
    if not access.owner:
        raise Fault("not-yours", 403)
    if wanted is None:
        raise Fault("begun", 409)
    if awaited(wanted):
        raise Fault("awaited", 409)
    blank = blank_of(app, device, cast(NewMatch, wanted), words)
    row, *_ = app.store.rows(access.row.id, device, blank, [seat.player for seat in access.seats], "playing")
    assert isinstance(row, MatchRow)
    row.watch, row.made = access.row.watch, access.row.made
    begin_as(app, blank, [row])
