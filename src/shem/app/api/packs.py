"""Content packs: which there are, bringing one in, leaving one out."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, File, Request, Response, UploadFile

from shem.app.check import shape
from shem.app.context import App, Context
from shem.app.faults import language_of
from shem.app.foreign.pack import MOST_FILES, MOST_SENT, name_of
from shem.app.room import check_packs
from shem.app.shapes import Packs
from shem.table.fault import Fault

router = APIRouter(prefix="/packs", tags=["packs"])


def _all(app: Context) -> Packs:
    return {"packs": app.packs.lines()}


@router.get("", response_model=shape(Packs))
def packs(app: App) -> Packs:
    """The content packs in use besides the program's own."""
    return _all(app)


@router.post("", response_model=shape(Packs), status_code=201)
async def bring(
    files: Annotated[list[UploadFile], File(description="one zip, or YAML files")], app: App, request: Request
) -> Packs:
    """Bring a pack in: a zip with a folder for each kind of content, or single YAML files. All of it or nothing."""
    if len(files) > MOST_FILES:
        raise Fault("pack-size", 413)
    sent: dict[str, bytes] = {}
    for file in files:
        if file.filename in sent:
            raise Fault("pack-twice", 422, name=str(file.filename)[:100])
        sent[file.filename or ""] = await file.read(MOST_SENT + 1)
        if sum(map(len, sent.values())) > MOST_SENT:
            raise Fault("pack-size", 413)
    if sent:
        await asyncio.to_thread(check_packs, app, name_of(list(sent)))
    await app.packs.add(sent, language_of(request), app.quarantine)
    return await asyncio.to_thread(_all, app)


@router.delete("/{name}", status_code=204)
async def remove(name: str, app: App) -> Response:
    """Delete an imported pack."""
    await app.packs.remove(name)
    return Response(status_code=204)
