"""What people keep: named documents of the kinds that the faces declare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from sqlalchemy import ColumnElement, Engine, func, select
from sqlalchemy.orm import Session

from shem.app.configuration import Limits
from shem.app.sessions import reading, writing
from shem.app.store import new_id, now
from shem.app.tables import DocumentRow
from shem.table.fault import Fault


class DocumentShelf:
    """One device's documents of one kind and game, so `most` of them; nobody else sees or changes them."""

    def __init__(
        self,
        engine: Engine,
        device: str,
        game: str,
        kind: str,
        most: int = Limits().documents,
        place: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """place: in which one more is kept; raises Fault if there is none."""
        self._place: Final = place
        self._engine: Final = engine
        self._device: Final = device
        self._game: Final = game
        self._kind: Final = kind
        self._most: Final = most

    def all(self) -> list[tuple[str, dict[str, Any]]]:
        """The newest first."""
        mine = select(DocumentRow).where(*self._mine()).order_by(DocumentRow.updated.desc(), DocumentRow.id)
        with reading(self._engine) as session:
            return [(row.id, row.data) for row in session.scalars(mine)]

    def get(self, id: str) -> dict[str, Any] | None:
        with reading(self._engine) as session:
            row = self._row(session, id)
            return None if row is None else row.data

    def add(self, data: Mapping[str, Any]) -> str:
        """Raises Fault if there is no room for it."""
        id = new_id()
        with self._place(), writing(self._engine) as session:
            count = session.scalar(select(func.count()).select_from(DocumentRow).where(*self._mine()))
            if (count or 0) >= self._most:
                raise Fault("documents", 409, most=self._most)
            session.add(
                DocumentRow(id=id, owner=self._device, game=self._game, kind=self._kind, data=dict(data), updated=now())
            )
        return id

    def change(self, id: str, data: Mapping[str, Any]) -> bool:
        with writing(self._engine) as session:
            row = self._row(session, id)
            if row is not None:
                row.data, row.updated = dict(data), now()
            return row is not None

    def remove(self, id: str) -> bool:
        with writing(self._engine) as session:
            row = self._row(session, id)
            if row is not None:
                session.delete(row)
            return row is not None

    def _mine(self) -> tuple[ColumnElement[bool], ...]:
        return DocumentRow.owner == self._device, DocumentRow.game == self._game, DocumentRow.kind == self._kind

    def _row(self, session: Session, id: str) -> DocumentRow | None:
        row = session.get(DocumentRow, id)
        mine = row is not None and (row.owner, row.game, row.kind) == (self._device, self._game, self._kind)
        return row if mine else None
