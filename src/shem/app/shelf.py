"""What people keep: documents of the kinds that a keeper names."""

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
from shem.table.keeper import Keeper


class DocumentShelf:
    """One device's documents of one kind and game, so `most` of them; nobody else sees or changes them.

    They are read in the present version of their kind: the keeper brings earlier ones there. What a later Shem kept
    in a later version is left as it is, and not seen.
    """

    def __init__(
        self,
        engine: Engine,
        device: str,
        keeper: Keeper,
        kind: str,
        most: int = Limits().documents,
        place: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """place: in which one more is kept; raises Fault if there is none."""
        self._place: Final = place
        self._engine: Final = engine
        self._device: Final = device
        self._keeper: Final = keeper
        self._version: Final = keeper.documents[kind]
        self._kind: Final = kind
        self._most: Final = most

    def all(self) -> list[tuple[str, dict[str, Any]]]:
        """The newest first."""
        mine = select(DocumentRow).where(*self._mine()).order_by(DocumentRow.updated.desc(), DocumentRow.id)
        with reading(self._engine) as session:
            return [(row.id, self._read(row)) for row in session.scalars(mine)]

    def get(self, id: str) -> dict[str, Any] | None:
        with reading(self._engine) as session:
            row = self._row(session, id)
            return None if row is None else self._read(row)

    def add(self, data: Mapping[str, Any]) -> str:
        """Raises Fault if there is no room for it."""
        id = new_id()
        with self._place(), writing(self._engine) as session:
            count = session.scalar(select(func.count()).select_from(DocumentRow).where(*self._mine()))
            if (count or 0) >= self._most:
                raise Fault("documents", 409, most=self._most)
            row = DocumentRow(id=id, owner=self._device, game=self._keeper.game, kind=self._kind)
            self._write(row, data)
            session.add(row)
        return id

    def change(self, id: str, data: Mapping[str, Any]) -> bool:
        with writing(self._engine) as session:
            row = self._row(session, id)
            if row is not None:
                self._write(row, data)
            return row is not None

    def remove(self, id: str) -> bool:
        with writing(self._engine) as session:
            row = self._row(session, id)
            if row is not None:
                session.delete(row)
            return row is not None

    def _mine(self) -> tuple[ColumnElement[bool], ...]:
        of = (DocumentRow.owner == self._device, DocumentRow.game == self._keeper.game, DocumentRow.kind == self._kind)
        return *of, DocumentRow.version <= self._version

    def _row(self, session: Session, id: str) -> DocumentRow | None:
        return session.scalar(select(DocumentRow).where(DocumentRow.id == id, *self._mine()))

    def _read(self, row: DocumentRow) -> dict[str, Any]:
        return row.data if row.version == self._version else self._keeper.upgraded(self._kind, row.version, row.data)

    def _write(self, row: DocumentRow, data: Mapping[str, Any]) -> None:
        row.version, row.data, row.updated = self._version, dict(data), now()
