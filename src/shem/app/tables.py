"""The tables of the database. Their history: `migrations/versions`."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Boolean, ForeignKey, Integer, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012 - read once by SQLAlchemy


class Device(Base):
    """A browser. id: SHA-256 of its cookie, in hex. settings: JSON."""

    __tablename__ = "device"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    made: Mapped[str] = mapped_column(String(32))
    settings: Mapped[dict[str, Any]]


class MatchRow(Base):
    """A match or an imported replay, as lists show it; its lines are `match_line`. Times: ISO 8601, UTC.

    owner: the device that made it. titles, names: by language. state: gathering, playing, over or replay. bot: a bot is to
    move. asked: the seats that are to decide. watch: the token of those who watch. wanted: what a match that is gathering
    shall be, null once it has begun. rematch: the match in which it is played once more.
    """

    __tablename__ = "match"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    game: Mapped[str] = mapped_column(String(32))
    titles: Mapped[dict[str, Any]]
    names: Mapped[dict[str, Any]]
    points: Mapped[int] = mapped_column(Integer)
    rounds: Mapped[int] = mapped_column(Integer)
    round: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(String(16))
    bot: Mapped[bool] = mapped_column(Boolean)
    asked: Mapped[list[Any]]
    winners: Mapped[list[Any]]
    watch: Mapped[str] = mapped_column(String(64), unique=True)
    made: Mapped[str] = mapped_column(String(32))
    updated: Mapped[str] = mapped_column(String(32))
    wanted: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(String(32))


class LineRow(Base):
    """A line of a match, from 0, the header; as in the file of the command line."""

    __tablename__ = "match_line"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class PositionRow(Base):
    """A match's late position (`shem.core.late`), only to open it faster; the lines are the truth. line: how many
    lines the match had. digest: SHA-256 of the text, in hex."""

    __tablename__ = "match_position"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    line: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    digest: Mapped[str] = mapped_column(String(64))


class RealRow(Base):
    """What people have confirmed to lie on their real table (`shem.table.real`)."""

    __tablename__ = "match_real"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    data: Mapped[dict[str, Any]]


class ThoughtRow(Base):
    """What a bot thought about an entry of a match. kind: `reasons` for its own decision, `judgement` of what was decided
    in a match that is over. data: a `Thought` or a `Judgement`."""

    __tablename__ = "match_thought"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    entry: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    data: Mapped[dict[str, Any]]


class SeatRow(Base):
    """A seat. player: here, remote or a bot's name. token: of the link that opens it, null where there is none. name: of
    the person, empty if they gave none. real: its figures stand on a real table. banner: as `Person` has it."""

    __tablename__ = "seat"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    player: Mapped[str] = mapped_column(String(32))
    token: Mapped[str | None] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(64), server_default="")
    real: Mapped[bool] = mapped_column(Boolean, server_default=false())
    banner: Mapped[str] = mapped_column(String(64), server_default="")


class Holder(Base):
    """A device that came by a link. seat: which it holds, -1: it watches."""

    __tablename__ = "holder"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    device: Mapped[str] = mapped_column(String(64), primary_key=True, index=True)


class DocumentRow(Base):
    """What a device has saved. game: empty for what is of none. kind: one of its keeper's. data: as the HTTP API has it, in
    the version of the kind."""

    __tablename__ = "document"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    game: Mapped[str] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(32))
    version: Mapped[int] = mapped_column(Integer, server_default="1")
    data: Mapped[dict[str, Any]]
    updated: Mapped[str] = mapped_column(String(32))
