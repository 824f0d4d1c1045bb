"""The WebSocket of a match: one reader and one writer a client; everything else happens in the match's room."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import DataError

from shem.app.addresses import address_of
from shem.app.context import Context
from shem.app.device import device_id, secret_of
from shem.app.faults import LOG
from shem.app.gate import is_safe, short
from shem.app.guests import Outbox
from shem.app.sessions import DatabaseTrouble
from shem.core.errors import ShemError
from shem.locale.words import LANGUAGES, Words
from shem.table.errors import error_lines
from shem.table.fault import Fault
from shem.table.messages import Beat

router = APIRouter()
GONE: Final = 4404  # the page does not come back by itself after 4000 and above
FULL: Final = 4429
BROKEN: Final = 4500
RESTART: Final = 1012
LATER: Final = 1013
BEAT: Final = 12.0  # seconds of silence after which the page is told that there is nothing to tell


@router.websocket("/matches/{match}/socket")
async def socket(
    websocket: WebSocket,
    match: str,
    lang: Annotated[str, Query()] = "en",
    token: Annotated[str, Query(max_length=64)] = "",
) -> None:
    """Talk with a match until either side goes."""
    app: Context = websocket.app.state.context
    words = Words(lang if lang in LANGUAGES else "en")
    await websocket.accept()
    device = device_id(secret_of(websocket.cookies, is_safe(websocket))[0])
    try:
        with app.sockets.place(device, address_of(websocket)):
            await _talk(websocket, app, match, device, token, words)
    except Fault as fault:
        await _close(websocket, FULL, fault.said(words))


async def _talk(websocket: WebSocket, app: Context, match: str, device: str, token: str, words: Words) -> None:
    try:
        room = await app.rooms.room(await app.access(match, device, token))
        id, outbox = await room.join(lambda: app.store.access(match, device, token), words.language)
    except Fault as fault:
        await _close(websocket, GONE, fault.said(words))
        return
    except DataError:  # what PostgreSQL keeps in no text, such as a NUL
        await _close(websocket, GONE, words.say("app-no-match"))
        return
    except DatabaseTrouble as trouble:
        LOG.warning("match %s: %s", match, trouble)
        await _close(websocket, LATER, words.say(f"app-{trouble.code}"))
        return
    except ShemError as error:
        LOG.error("match %s: %s", match, error)
        await _close(websocket, BROKEN, error_lines(words, error)[0])
        return
    writer = asyncio.create_task(_write(websocket, outbox))
    try:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                break
            await room.hear(id, message.get("text") or message.get("bytes") or "")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        writer.cancel()
        await room.leave(id)


async def _write(websocket: WebSocket, outbox: Outbox) -> None:
    """Send what is in the outbox, in its order; a client that went away meanwhile is no error."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await _next(outbox)) is not None:
            await websocket.send_text(text)
        await _close(websocket, GONE if outbox.reason else RESTART, outbox.reason)


async def _next(outbox: Outbox) -> str | None:
    """What is to be sent next. A browser does not tell its page of a network that is gone, so silence has to mean that."""
    try:
        return await asyncio.wait_for(outbox.next(), BEAT)
    except TimeoutError:
        beat: Beat = {"kind": "beat"}
        return json.dumps(beat)


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code, short(reason))
