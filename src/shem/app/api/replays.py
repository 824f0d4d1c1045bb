"""Bringing in a saved match."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request

from shem.app.check import shape
from shem.app.context import App
from shem.app.device import Device
from shem.app.foreign.replay import MOST_BYTES
from shem.app.replays import import_replay
from shem.app.room import room_for_match
from shem.app.shapes import MatchId
from shem.table.fault import Fault

router = APIRouter(tags=["matches"])
BODY = {"required": True, "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}}


@router.post(
    "/replays",
    response_model=shape(MatchId),
    status_code=201,
    openapi_extra={"requestBody": BODY},
    dependencies=[Depends(room_for_match)],
)
async def bring(request: Request, app: App, device: Device) -> MatchId:
    """A file of the command line or of this app, as the body itself; it can then be looked at step by step."""
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > MOST_BYTES:
            raise Fault("too-large", 413)
    return {"id": await import_replay(app, device, bytes(content))}
