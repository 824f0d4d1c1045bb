"""A match's lines in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from shem.app.sessions import reading, writing
from shem.app.tables import Holder, LineRow, MatchRow, SeatRow
from shem.core.errors import SaveError
from shem.core.journal import Journal


class DatabaseJournal(Journal):
    """Each line is a row, and durable before `add` returns; raises OSError if it cannot be, SaveError if another wrote."""

    def __init__(self, engine: Engine, match: str) -> None:
        super().__init__()
        self._engine: Final = engine
        self._match: Final = match
        self.first: Sequence[MatchRow | SeatRow | Holder] = []

    def keep(self, at: int, texts: list[str]) -> None:
        rows: list[dict[str, Any]] = [
            {"match": self._match, "number": number, "text": text} for number, text in enumerate(texts, at)
        ]
        try:
            with writing(self._engine) as session:
                for row in self.first:
                    session.merge(row)
                session.flush()
                session.execute(insert(LineRow), rows)
        except IntegrityError as error:
            raise SaveError(
                "save-changed",
                f"{self._match} was changed by somebody else while this match was played; nothing was written to it",
                {"path": self._match},
            ) from error
        except SQLAlchemyError as error:
            raise OSError(0, str(error.__cause__ or error), self._match) from error
        self.first = []

    def read(self) -> None:
        """Take the lines up; there are none if there is no such match."""
        with reading(self._engine) as session:
            found = session.execute(select(LineRow.text).where(LineRow.match == self._match).order_by(LineRow.number))
            self.lines.extend(found.scalars())
