"""The armies that a device has saved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final, cast

from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from shem.app.arcana.shapes import Army
from shem.app.configuration import Limits
from shem.app.fault import Fault
from shem.app.sessions import reading, writing
from shem.app.store import new_id, now
from shem.app.tables import ArmyRow


class ArmyShelf:
    """One device's armies, so `most` of them; nobody else sees or changes them."""

    def __init__(
        self,
        engine: Engine,
        device: str,
        most: int = Limits().armies,
        place: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """place: in which one more is kept; raises Fault if there is none."""
        self._place: Final = place
        self._engine: Final = engine
        self._device: Final = device
        self._most: Final = most

    def all(self) -> list[tuple[str, Army]]:
        """The newest first."""
        mine = select(ArmyRow).where(ArmyRow.owner == self._device).order_by(ArmyRow.updated.desc(), ArmyRow.id)
        with reading(self._engine) as session:
            return [(row.id, cast(Army, row.data)) for row in session.scalars(mine)]

    def get(self, id: str) -> Army | None:
        with reading(self._engine) as session:
            row = self._row(session, id)
            return None if row is None else cast(Army, row.data)

    def add(self, army: Army) -> str:
        """Raises Fault if there is no room for it."""
        id = new_id()
        with self._place(), writing(self._engine) as session:
            count = session.scalar(select(func.count()).select_from(ArmyRow).where(ArmyRow.owner == self._device))
            if (count or 0) >= self._most:
                raise Fault("armies", 409, most=self._most)
            session.add(ArmyRow(id=id, owner=self._device, game="arcana", data=dict(army), updated=now()))
        return id

    def change(self, id: str, army: Army) -> bool:
        with writing(self._engine) as session:
            row = self._row(session, id)
            if row is not None:
                row.data, row.updated = dict(army), now()
            return row is not None

    def remove(self, id: str) -> bool:
        with writing(self._engine) as session:
            row = self._row(session, id)
            if row is not None:
                session.delete(row)
            return row is not None

    def _row(self, session: Session, id: str) -> ArmyRow | None:
        row = session.get(ArmyRow, id)
        return row if row is not None and row.owner == self._device else None
