"""New matches: what was wanted becomes the options of the game, the seats and the first lines."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from shem import games
from shem.app.context import Context
from shem.app.journal import DatabaseJournal
from shem.app.lessons.reading import lessons, secret_for
from shem.app.shapes import NewMatch, NewSeat
from shem.app.store import HERE, LABEL, REMOTE, new_id
from shem.app.tables import Holder, MatchRow, SeatRow
from shem.bots.registry import check
from shem.core.dice import APP, ENTER
from shem.core.errors import OptionError
from shem.core.journal import Journal
from shem.core.match import Match, begin
from shem.core.setups import resolved, shared
from shem.locale.words import Words
from shem.table.banners import check_code
from shem.table.company import Person
from shem.table.face import face
from shem.table.fault import Fault

MOST_SEATS: Final = 16


async def new_match(app: Context, device: str, wanted: NewMatch, words: Words) -> str:
    """Begin a match for a device; returns its id. Raises Fault, or OptionError for what does not fit."""
    id = await asyncio.to_thread(_made, app, device, wanted, words)
    await app.rooms.room(await app.access(id, device))
    return id


async def new_lesson(app: Context, device: str, game: str, lesson: str, words: Words) -> str:
    """Begin the match of a lesson, which must be there; returns its id."""
    found = lessons(game)[lesson]
    seats: list[NewSeat] = [{"player": player, "dice": APP} for player in found.seats]
    wanted: NewMatch = {"game": game, "options": found.options, "seats": seats, "lenient": True}
    id = await asyncio.to_thread(_made, app, device, wanted, words, lesson)
    await app.rooms.room(await app.access(id, device))
    return id


def _made(app: Context, device: str, wanted: NewMatch, words: Words, lesson: str = "") -> str:
    players = [seat["player"] for seat in wanted["seats"]]
    check_players(wanted["game"], players)
    id, blank = new_id(), blank_of(app, device, wanted, words, lesson)
    begin_as(app, blank, app.store.rows(id, device, blank, players, "playing", persons(wanted), real_seats(wanted)))
    return id


def blank_of(app: Context, device: str, wanted: NewMatch, words: Words, lesson: str = "") -> Match:
    """What was wanted, or a lesson, as a match that has not begun. Raises Fault, or OptionError for what does not fit."""
    name, seats = wanted["game"], wanted["seats"]
    game = games.game(name)
    shown = face(name)
    if not shown.paged:
        raise Fault("no-board", 400)
    options = shown.chosen(app.shelves(device, name), wanted["options"], words)
    setup = resolved(game, {**options, "seats": len(seats)})
    if lesson:
        setup = shared({**setup, "lesson": lesson})
    labels = [LABEL if seat["player"] in (HERE, REMOTE) else seat["player"] for seat in seats]
    return Match(
        game,
        setup,
        labels,
        _dice(seats),
        secret_for(name, setup),
        Journal(),
        wanted.get("lenient", True),
        wanted.get("hints", True),
    )


def real_seats(wanted: NewMatch) -> list[int]:
    """The seats with real figures; none where the game has no table mode, or where nobody stands at the table."""
    if not any(seat["player"] in (HERE, REMOTE) for seat in wanted["seats"]):
        return []
    return [number for number, seat in enumerate(wanted["seats"]) if seat.get("real") and face(wanted["game"]).real]


def persons(wanted: NewMatch) -> list[Person]:
    """Who sits where, as far as it is known. Raises Fault for a banner that there is not."""
    found = [
        Person(seat.get("name", ""), seat.get("banner", "") if seat["player"] in (HERE, REMOTE) else "")
        for seat in wanted["seats"]
    ]
    for person in found:
        check_code(person.banner)
    return found


def _dice(seats: Sequence[NewSeat]) -> list[str]:
    """Who rolls for each seat. A bot has no hands: the people who enter their dice roll its, too; if none does, the app."""
    people = [seat["player"] in (HERE, REMOTE) for seat in seats]
    by_hand = any(person and seat["dice"] == ENTER for person, seat in zip(people, seats))
    for_bots = ENTER if by_hand else APP
    return [
        str(seat["dice"]) if person else for_bots if seat["dice"] == ENTER else APP for person, seat in zip(people, seats)
    ]


def begin_as(app: Context, blank: Match, rows: Sequence[MatchRow | SeatRow | Holder]) -> None:
    """Begin such a match, its first line kept together with these rows, the match's first."""
    journal = DatabaseJournal(app.store.engine, rows[0].id if isinstance(rows[0], MatchRow) else rows[0].match)
    journal.first = rows
    secret = bytes.fromhex(blank.header()["secret"])
    begin(
        blank.game, blank.setup, blank.seats, blank.dice, secret, journal=journal, lenient=blank.lenient, hints=blank.hints
    )


def check_players(game: str, players: Sequence[str]) -> None:
    """Raise Fault, or OptionError for a personality, unless each may sit down."""
    if not 1 <= len(players) <= MOST_SEATS:
        raise Fault("seats", 400, most=MOST_SEATS)
    for player in players:
        if player in (HERE, REMOTE):
            continue
        try:
            check(player, game)
        except OptionError as unknown:
            if unknown.code != "unknown-bot":
                raise
            known = ", ".join([HERE, REMOTE, str(unknown.details["known"])])
            raise Fault("no-player", 400, player=player, known=known) from unknown
