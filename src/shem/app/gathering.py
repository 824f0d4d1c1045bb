"""Matches that begin when every guest has brought an army: what was wanted is kept until then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from shem.faces.arcana.armies import fielding
from shem.app.context import Context
from shem.app.fault import Fault
from shem.app.making import begin_as, blank_of, check_players
from shem.app.sessions import writing
from shem.app.shapes import Gathering, NewMatch
from shem.app.store import GATHERING, REMOTE, Access, new_id
from shem.app.tables import MatchRow
from shem.locale.words import LANGUAGES, Words

BRINGS: Final = "brings"  # the seats whose guests bring something, beside what was wanted


class Bringing(NamedTuple):
    """What a game must give so that guests can bring something.

    awaited: the seats that still shall, by the options; stand_in: the options with something for each of these; bring: what
    a seat's device brings, which fits, as it is kept; put: the options with that; title: what a seat has brought, in words.
    """

    awaited: Callable[[Mapping[str, Any]], list[int]]
    stand_in: Callable[[Mapping[str, Any]], dict[str, Any]]
    bring: Callable[[Context, str, Mapping[str, Any], int, Any, Words], Any]
    put: Callable[[Mapping[str, Any], int, Any], dict[str, Any]]
    title: Callable[[Mapping[str, Any], int, str], str]


BRINGING: Final = {"arcana": Bringing(fielding.awaited, fielding.stand_in, fielding.bring, fielding.put, fielding.title)}


def awaited(wanted: Mapping[str, Any]) -> list[int]:
    """The seats whose guests still have to bring something."""
    game = BRINGING.get(wanted["game"])
    return game.awaited(wanted["options"]) if game is not None else []


def gather(app: Context, device: str, wanted: NewMatch, words: Words) -> str:
    """Lay a table at which guests are awaited; its id. Raises Fault, or OptionError for what does not fit."""
    brings, players = awaited(wanted), [seat["player"] for seat in wanted["seats"]]
    check_players(wanted["game"], players)
    if any(seat >= len(players) or players[seat] != REMOTE for seat in brings):
        raise Fault("bad-option", 400, name="armies")
    game = BRINGING[wanted["game"]]
    options: dict[str, Any] = dict(wanted["options"])
    for seat, army in enumerate(options["armies"]):
        if army is not None:
            options = game.put(options, seat, game.bring(app, device, options, seat, army, words))
    blank = blank_of(app, device, {**wanted, "options": game.stand_in(options)}, words)
    id = new_id()
    row, *seats = app.store.rows(id, device, blank, players, GATHERING, [seat.get("name", "") for seat in wanted["seats"]])
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
    title = BRINGING[wanted["game"]].title
    brings: list[int] = wanted[BRINGS]
    return {
        "options": {name: value for name, value in wanted["options"].items() if name != "armies"},
        "brings": brings,
        "awaited": awaited(wanted),
        "brought": [
            title(wanted["options"], seat.number, language) if seat.number in access.holds and seat.number in brings else ""
            for seat in access.seats
        ],
    }


def bring(app: Context, device: str, access: Access, seat: int, army: Any, words: Words) -> None:
    """What a guest brings to their seat, in place of what they brought before. Raises Fault."""
    wanted, game = access.row.wanted, BRINGING[access.row.game]
    if seat not in access.holds:
        raise Fault("not-yours", 403)
    if wanted is None:
        raise Fault("begun", 409)
    if seat not in wanted[BRINGS]:
        raise Fault("not-yours", 403)
    kept = game.bring(app, device, wanted["options"], seat, army, words)
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
