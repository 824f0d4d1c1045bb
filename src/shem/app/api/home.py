"""Home, settings, joining."""

from __future__ import annotations

from json import dumps
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import FileResponse

from shem import build, games
from shem.app.check import shape, strict
from shem.app.context import App, Language
from shem.app.device import Device
from shem.app.foreign.sober import Strange, sober
from shem.app.sessions import reading, writing
from shem.app.shapes import GameLine, Home, Joined, Settings
from shem.app.store import now
from shem.app.tables import Device as DeviceRow
from shem.bots.registry import offered, personalities
from shem.locale.words import Words
from shem.table.face import face
from shem.table.fault import Fault

router = APIRouter(tags=["home"])
MOST_SETTINGS: Final = 64 * 1024  # letters of all of a device's


@router.get("/home", response_model=shape(Home))
def home(app: App, device: Device, language: Language) -> Home:
    """What the first screen shows."""
    return {
        "version": build.version(),
        "build": build.which(),
        "matches": app.store.lines(device, language),
        "games": [_game(name, Words(language)) for name in games.names()],
        "addresses": list(app.configuration.addresses),
    }


def _game(name: str, words: Words) -> GameLine:
    return {
        "name": name,
        "title": words.say(f"{name}-title"),
        "about": words.say(f"{name}-about"),
        "bots": offered(name),
        "personalities": personalities(name),
        "board": face(name).paged,
        "real": face(name).real,
        "seats": list(face(name).seats),
    }


@router.get("/certificate", response_class=FileResponse)
def certificate(app: App) -> FileResponse:
    """The authority that vouches for this app's own https, for devices that are to trust it."""
    if app.configuration.authority is None:
        raise Fault("no-certificate", 404)
    return FileResponse(app.configuration.authority, media_type="application/x-x509-ca-cert", filename="shem-authority.crt")


@router.post("/join/{token}", response_model=shape(Joined))
async def join(token: str, app: App, device: Device, language: Language) -> Joined:
    """Take the seat of a link, or watch by it; this device keeps it."""
    return await app.rooms.join(token, device, language)


@router.get("/settings", response_model=shape(Settings), response_model_exclude_unset=True)
def settings(app: App, device: Device) -> dict[str, Any]:
    """This device's settings."""
    with reading(app.store.engine) as session:
        row = session.get(DeviceRow, device)
        return {} if row is None else _kept(row)


def _kept(row: DeviceRow) -> dict[str, Any]:
    """A device's settings; none where an earlier version kept what cannot be told."""
    try:
        sober(row.settings)
    except Strange:
        return {}
    return row.settings


@router.put("/settings", response_model=shape(Settings), response_model_exclude_unset=True)
def keep_settings(change: strict(Settings), app: App, device: Device) -> dict[str, Any]:  # type: ignore[valid-type]
    """Change some of this device's settings; the others stay."""
    with writing(app.store.engine) as session:
        row = session.get(DeviceRow, device)
        if row is None:
            row = DeviceRow(id=device, made=now(), settings={})
            session.add(row)
        row.settings = {**_kept(row), **change}
        if len(dumps(row.settings)) > MOST_SETTINGS:
            raise Fault("settings-size", 413)
        return dict(row.settings)
