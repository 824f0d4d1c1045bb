"""Matches in the database: whose they are, who may come in, how lists show them."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from datetime import UTC, datetime
from itertools import zip_longest
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from sqlalchemy import Engine, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from shem.app.faults import LOG
from shem.app.sessions import reading, unhurried, writing
from shem.app.shapes import Joined, MatchLine, State
from shem.app.tables import Holder, LineRow, MatchRow, PositionRow, RealRow, SeatRow, ThoughtRow
from shem.core.contract import Over
from shem.core.late import Late
from shem.core.log import HOST, TAKEN
from shem.core.match import Match
from shem.core.notation import text_digest
from shem.locale.words import LANGUAGES, Words
from shem.table.company import Person
from shem.table.fault import Fault
from shem.table.voice import Voice, asked, unit_of

REASONS: Final = "reasons"
JUDGEMENT: Final = "judgement"
HERE: Final = "here"
REMOTE: Final = "remote"
WATCHES: Final = -1
GATHERING: Final = "gathering"
STATES: Final[dict[str, State]] = {"gathering": "gathering", "over": "over", "replay": "replay"}  # else it is played
LONGEST_NAME: Final = 40
LABEL: Final = "human"  # what the command line calls a person


class Access:
    """What a device may do with a match. holds: its seats; owner: it made the match; taken: the seats to which
    somebody came by a link."""

    def __init__(
        self, row: MatchRow, seats: Sequence[SeatRow], owner: bool, holds: frozenset[int], taken: frozenset[int]
    ) -> None:
        self.row: Final = row
        self.seats: Final = list(seats)
        self.owner: Final = owner
        self.holds: Final = holds
        self.taken: Final = taken

    @property
    def bots(self) -> dict[int, str]:
        return {seat.number: seat.player for seat in self.seats if seat.player not in (HERE, REMOTE)}

    @property
    def persons(self) -> dict[int, Person]:
        """Those who gave a name or bear a banner."""
        return {seat.number: Person(seat.name, seat.banner) for seat in self.seats if seat.name or seat.banner}

    @property
    def real(self) -> list[int]:
        """The seats whose figures stand on a real table."""
        return [seat.number for seat in self.seats if seat.real]

    @property
    def alone(self) -> bool:
        """Whether it made the match, and nobody plays in it from another device."""
        return self.owner and all(seat.player != REMOTE for seat in self.seats)


def new_id() -> str:
    return token_hex(8)


def tidy_name(name: str) -> str:
    """A person's name as it is kept: one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Store:
    """The matches of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine

    # Who may.

    def access(self, match: str, device: str, token: str = "") -> Access:
        """What a device may do; raises Fault `no-match` where it has nothing to do with it.

        token: of the link to watch, which opens it for anybody. A seat's opens nothing before somebody sits down by it.
        """
        with reading(self.engine) as session:
            row = session.get(MatchRow, match)
            if row is None:
                raise Fault("no-match", 404)
            seats = session.scalars(select(SeatRow).where(SeatRow.match == match).order_by(SeatRow.number)).all()
            holders = session.execute(select(Holder.seat, Holder.device).where(Holder.match == match)).all()
        places = {seat for seat, holder in holders if holder == device}
        taken = frozenset(seat for seat, _ in holders if seat != WATCHES)
        watches = WATCHES in places or bool(token and row.watch == token)
        owner = row.owner == device
        if owner:
            places |= {seat.number for seat in seats if seat.player == HERE}
        elif not places and not watches:
            raise Fault("no-match", 404)
        return Access(row, seats, owner, frozenset(places - {WATCHES}) if row.state != "replay" else frozenset(), taken)

    def access_of_owner(self, match: str) -> Access:
        """As the device that made it; for what the app does by itself."""
        with reading(self.engine) as session:
            owner = session.scalar(select(MatchRow.owner).where(MatchRow.id == match))
        return self.access(match, owner or "")

    def claim(self, token: str, device: str) -> tuple[str, int, str] | None:
        """The match and the seat that a device would take by a link, and how (`shem.core.log`); None where that changes
        nothing. Raises Fault `seat-taken`: a seat's link is for one device, and dead once that came."""
        with reading(self.engine) as session:
            seat = _seat_of(session, token)
            if seat is None:
                return None
            there = set(_sitting(session, seat.match, seat.number))
            owner = session.get_one(MatchRow, seat.match).owner
        if there and device not in there:
            raise Fault("seat-taken", 409)
        return None if there else (seat.match, seat.number, HOST if device == owner else TAKEN)

    def hosted_seats(self, match: str) -> list[int]:
        """The guests' seats at which who made the match sits."""
        with reading(self.engine) as session:
            owner = session.get_one(MatchRow, match).owner
            seats = select(Holder.seat).where(Holder.match == match, Holder.device == owner, Holder.seat != WATCHES)
            return sorted(session.scalars(seats))

    def join(self, token: str, device: str, language: str) -> Joined:
        """Seat a device by the token of a link, for good; raises Fault `no-link`, `seat-taken`."""
        with writing(self.engine) as session:
            seat = _seat_of(session, token)
            found = seat.match if seat else session.scalar(select(MatchRow.id).where(MatchRow.watch == token))
            if found is None:
                raise Fault("no-link", 404)
            row = session.get_one(MatchRow, found)
            number = WATCHES if seat is None else seat.number
            if session.get(Holder, (found, number, device)) is None:
                if number != WATCHES and any(_sitting(session, found, number)):
                    raise Fault("seat-taken", 409)
                session.add(Holder(match=found, seat=number, device=device))
            return {
                "id": found,
                "seat": None if seat is None else number,
                "title": row.titles[language],
                "name": "" if seat is None else row.names[language][number],
            }

    def renew(self, match: str, seat: int) -> str:
        """A new token for a seat's link: the old one opens nothing any more, and nobody holds the seat. Raises Fault."""
        with writing(self.engine) as session:
            row = session.get(SeatRow, (match, seat))
            if row is None:
                raise Fault("no-seat", 404)
            if row.player != REMOTE:
                raise Fault("no-seat-link", 400)
            session.execute(delete(Holder).where(Holder.match == match, Holder.seat == seat))
            row.token = token = token_urlsafe(16)
            row.name = row.banner = ""
            return token

    def call(self, match: str, seat: int, name: str, banner: str | None) -> Person:
        """Give a seat its person's name and banner (None: the one that it has), as they are kept."""
        with writing(self.engine) as session:
            row = session.get_one(SeatRow, (match, seat))
            row.name = tidy_name(name)
            row.banner = row.banner if banner is None else banner
            return Person(row.name, row.banner)

    def is_taken(self, match: str, seat: int) -> bool:
        """Whether somebody came to a seat by its link."""
        with reading(self.engine) as session:
            return any(_sitting(session, match, seat))

    # Lists.

    def lines(self, device: str, language: str) -> list[MatchLine]:
        """The matches that a device made or came to, newest first."""
        came = select(Holder.match).where(Holder.device == device)
        mine = or_(MatchRow.owner == device, MatchRow.id.in_(came))
        with reading(self.engine) as session:
            rows = session.scalars(select(MatchRow).where(mine).order_by(MatchRow.updated.desc(), MatchRow.id)).all()
            return [self._line(session, row, device, language) for row in rows]

    def line(self, match: str, device: str, language: str) -> MatchLine:
        with reading(self.engine) as session:
            return self._line(session, session.get_one(MatchRow, match), device, language)

    def _line(self, session: Session, row: MatchRow, device: str, language: str) -> MatchLine:
        seats = session.scalars(select(SeatRow).where(SeatRow.match == row.id).order_by(SeatRow.number))
        holders = session.execute(select(Holder.seat, Holder.device).where(Holder.match == row.id)).all()
        held = {seat for seat, holder in holders if holder == device}
        taken = {seat for seat, _ in holders}
        owner = row.owner == device
        return {
            "id": row.id,
            "title": row.titles[language],
            "game": row.game,
            "points": row.points,
            "unit": unit_of(Words(language), row.game),
            "round": row.round,
            "rounds": row.rounds,
            "state": STATES.get(row.state, "playing"),
            "seats": [
                {
                    "name": row.names[language][seat.number],
                    "player": seat.player,
                    "who": seat.name,
                    "here": seat.number in held or (owner and seat.player == HERE),
                    "taken": seat.number in taken,
                    "banner": seat.banner,
                }
                for seat in seats
            ],
            "winners": row.winners,
            "asked": row.asked,
            "updated": row.updated,
            "mine": owner,
        }

    # Making, keeping, deleting.

    def rows(
        self,
        id: str,
        owner: str,
        match: Match,
        players: Sequence[str],
        state: str,
        persons: Sequence[Person] = (),
        real: Container[int] = (),
    ) -> list[MatchRow | SeatRow]:
        """The rows with which a match begins, to be kept with its first line. persons: by seat; real:
        the seats with real figures."""
        made = now()
        voices = {language: Voice(language, match) for language in LANGUAGES}
        head = voices["en"].stage.head()
        row = MatchRow(
            id=id,
            owner=owner,
            game=match.game.name,
            titles={language: voice.title(match) for language, voice in voices.items()},
            names={
                language: [voice.stage.seat(seat) for seat in range(len(match.seats))] for language, voice in voices.items()
            },
            points=int(head.get("points", 0)),
            rounds=int(head.get("rounds", 0)),
            round=1,
            state=state,
            bot=False,
            asked=[],
            winners=[],
            watch=token_urlsafe(16),
            made=made,
            updated=made,
            wanted=None,
            rematch=None,
        )
        return [row, *_seat_rows(id, players, persons, real)]

    def keep_line(self, match: str, known: Mapping[str, Any], values: dict[str, Any]) -> None:
        """What lists show of a match, if it is not what is known; whoever opens the match shows it anew."""
        if all(known.get(name) == value for name, value in values.items()):
            return
        with unhurried(self.engine) as session:
            session.execute(update(MatchRow).where(MatchRow.id == match).values(**values, updated=now()))

    def keep_position(self, match: str, late: Late) -> None:
        """A match's late position in place of the one before; without one it only opens more slowly."""
        text = late.text()
        row = PositionRow(match=match, line=late.lines, text=text, digest=text_digest(text))
        try:
            with unhurried(self.engine) as session:
                session.merge(row)
        except IntegrityError:
            LOG.info("match %s was deleted before its position was kept", match)

    def position(self, match: str) -> str:
        """The text of a match's late position; empty if there is none, or it was spoiled."""
        with reading(self.engine) as session:
            row = session.get(PositionRow, match)
            if row is None:
                return ""
            if row.digest == text_digest(row.text):
                return row.text
        LOG.warning("match %s: its late position is spoiled; all of it is played again", match)
        return ""

    def keep_thought(self, match: str, kind: str, entry: int, data: dict[str, Any]) -> None:
        """What a bot thought about an entry (`ThoughtRow`)."""
        with unhurried(self.engine) as session:
            if session.get(MatchRow, match) is not None:
                session.merge(ThoughtRow(match=match, kind=kind, entry=entry, data=data))

    def thoughts(self, match: str, kind: str) -> dict[int, dict[str, Any]]:
        """All of a kind, by entry."""
        with reading(self.engine) as session:
            rows = session.scalars(select(ThoughtRow).where(ThoughtRow.match == match, ThoughtRow.kind == kind))
            return {row.entry: row.data for row in rows}

    def keep_real(self, match: str, data: dict[str, Any], seats: Container[int]) -> None:
        """What lies on the real table now, and whose figures are real; on disk when this ends. Raises DatabaseTrouble."""
        with writing(self.engine) as session:
            if session.get(MatchRow, match) is not None:
                session.merge(RealRow(match=match, data=data))
            for seat in session.scalars(select(SeatRow).where(SeatRow.match == match)):
                seat.real = seat.number in seats

    def real(self, match: str) -> dict[str, Any] | None:
        """What was kept so; None before anything was."""
        with reading(self.engine) as session:
            row = session.get(RealRow, match)
            return None if row is None else row.data

    def remove(self, match: str) -> None:
        with writing(self.engine) as session:
            for table in (LineRow, PositionRow, RealRow, ThoughtRow, SeatRow, Holder):
                session.execute(delete(table).where(table.match == match))
            session.execute(delete(MatchRow).where(MatchRow.id == match))

    def with_bots_to_move(self, alone: bool) -> list[str]:
        """The matches that go on by themselves; alone: also those at which no person sits."""
        found = select(MatchRow.id).where(MatchRow.bot, MatchRow.state == "playing")
        if not alone:
            found = found.where(MatchRow.id.in_(select(SeatRow.match).where(SeatRow.player.in_((HERE, REMOTE)))))
        with reading(self.engine) as session:
            return list(session.scalars(found))


def _seat_rows(match: str, players: Sequence[str], persons: Sequence[Person], real: Container[int]) -> list[SeatRow]:
    return [
        SeatRow(
            match=match,
            number=number,
            player=player,
            token=token_urlsafe(16) if player == REMOTE else None,
            name=tidy_name(person.name),
            real=number in real,
            banner=person.banner,
        )
        for number, (player, person) in enumerate(zip_longest(players, persons, fillvalue=Person()))
    ]


def _seat_of(session: Session, token: str) -> SeatRow | None:
    """The seat to which a link leads."""
    return session.scalar(select(SeatRow).where(SeatRow.token == token)) if token else None


def _sitting(session: Session, match: str, seat: int) -> list[str]:
    """The devices that came to a seat by its link."""
    return list(session.scalars(select(Holder.device).where(Holder.match == match, Holder.seat == seat)))


def standing(match: Match, bots: Mapping[int, str]) -> dict[str, Any]:
    """What lists show of a match that is being played."""
    entries = match.live
    pending = match.pending
    over = isinstance(pending, Over)
    return {
        "round": entries[-1].length if entries else 1,
        "state": "over" if over else "playing",
        "bot": any(seat in bots for seat in asked(pending)),
        "asked": asked(pending),
        "winners": list(pending.outcome.winners) if isinstance(pending, Over) else [],
    }
