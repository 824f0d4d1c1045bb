"""Whether there is room for one more of what a device may make."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import func, select

from shem.app.addresses import Address
from shem.app.context import App, Context
from shem.app.device import Device
from shem.app.sessions import reading
from shem.app.tables import MatchRow
from shem.table.fault import Fault


def check_matches(app: Context, device: str) -> None:
    """Raise Fault if a device has as many matches as it may."""
    most = app.configuration.limits.matches
    with reading(app.store.engine) as session:
        count = session.scalar(select(func.count()).select_from(MatchRow).where(MatchRow.owner == device))
    if (count or 0) >= most:
        raise Fault("matches", 409, most=most)


def room_for_match(app: App, device: Device, address: Address) -> Iterator[None]:
    """The same, and for an address, before a route does anything; what it has made then is counted."""
    check_matches(app, device)
    with app.matches_made.place(address):
        yield


def check_packs(app: Context, name: str) -> None:
    """Raise Fault if there are as many imported packs as there may be, and none of this name."""
    most = app.configuration.limits.packs
    names = {line["name"] for line in app.packs.lines() if line["here"]}
    if name not in names and len(names) >= most:
        raise Fault("packs", 409, most=most)
