"""Making matches, looking at them, taking them along as files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from shem.app.addresses import Address
from shem.app.check import shape, strict
from shem.app.context import App, Context, Language
from shem.app.device import Device
from shem.app.gathering import awaited, begin_gathered, bring, gather, gathering
from shem.app.links import base_of, link
from shem.app.making import new_match
from shem.app.rematch import rematch
from shem.app.resuming import resume
from shem.app.room import room_for_match
from shem.app.shapes import (
    Brought,
    Called,
    Link,
    MatchLinks,
    MatchPage,
    NewMatch,
    Once,
    PastQuestion,
    Position,
    Step,
    Steps,
)
from shem.app.shapes import MatchId as MatchIdShape
from shem.app.store import REMOTE, Access
from shem.core.along import taken_along
from shem.core.errors import ShemError
from shem.core.log import LogEntry, Seated, Undone
from shem.locale.words import Words
from shem.table.banners import check_code
from shem.table.fault import Fault
from shem.table.hosted import Hosted
from shem.table.past import Past

router = APIRouter(tags=["matches"])
T = TypeVar("T")
MatchId = Annotated[str, Path(max_length=64, alias="match")]
FILE: Final = "application/x-ndjson"
KINDS: Final[dict[type, Literal["entry", "undo", "seated"]]] = {LogEntry: "entry", Undone: "undo", Seated: "seated"}


@router.post("/matches", response_model=shape(MatchLinks), status_code=201, dependencies=[Depends(room_for_match)])
async def make(
    wanted: strict(NewMatch),  # type: ignore[valid-type]
    request: Request,
    app: App,
    device: Device,
    language: Language,
) -> MatchLinks:
    """Begin a match; where guests bring something, lay the table for it."""
    if awaited(wanted):
        id = await asyncio.to_thread(gather, app, device, wanted, Words(language))
    else:
        id = await new_match(app, device, wanted, Words(language))
    return await asyncio.to_thread(_links, app, request, await app.access(id, device))


def _links(app: Context, request: Request, access: Access) -> MatchLinks:
    base = base_of(request, app.configuration)
    links: list[Link | None] = [
        link(base, "join", seat.token, seat.number)
        if seat.player == REMOTE and seat.token and seat.number not in access.taken
        else None
        for seat in access.seats
    ]
    return {"id": access.row.id, "links": links, "watch": link(base, "watch", access.row.watch, None)}


@router.get("/matches/{match}", response_model=shape(MatchPage))
def page(id: MatchId, request: Request, app: App, device: Device, language: Language) -> MatchPage:
    """A match, and to who made it its links."""
    access = app.store.access(id, device)
    line, holds, waits = app.store.line(id, device, language), sorted(access.holds), gathering(access, language)
    if not access.owner:
        return {**line, "links": [None] * len(access.seats), "watch": None, "holds": holds, "gathering": waits}
    links = _links(app, request, access)
    return {**line, "links": links["links"], "watch": links["watch"], "holds": holds, "gathering": waits}


Place = Annotated[int, Path(ge=0, le=63)]


@router.put("/matches/{match}/seats/{seat}/name", response_model=shape(Called))
async def call(id: MatchId, seat: Place, named: strict(Called), app: App, device: Device) -> Called:  # type: ignore[valid-type]
    """Who sits here, and under which banner; for whoever holds the seat. Everybody at the table is told."""
    access = await app.access(id, device)
    if seat not in access.holds:
        raise Fault("not-yours", 403)
    check_code(named.get("banner", ""))
    person = await app.rooms.call(access, seat, named["name"], named.get("banner"))
    return {"name": person.name, "banner": person.banner}


@router.put("/matches/{match}/seats/{seat}/brings", status_code=204)
async def brings(
    id: MatchId,
    seat: Place,
    brought: strict(Brought),  # type: ignore[valid-type]
    app: App,
    device: Device,
    language: Language,
) -> Response:
    """What a guest brings to a match that waits for it; until it begins, it can be changed."""
    access = await app.access(id, device)
    await asyncio.to_thread(bring, app, device, access, seat, brought["what"], Words(language))
    return Response(status_code=204)


@router.post("/matches/{match}/begin", status_code=204)
async def begins(id: MatchId, app: App, device: Device, language: Language) -> Response:
    """Begin a match for which everybody has brought something; only who made it may."""
    await asyncio.to_thread(begin_gathered, app, device, await app.access(id, device), Words(language))
    await app.rooms.begun(await app.access(id, device))
    return Response(status_code=204)


@router.post("/matches/{match}/rematch", response_model=shape(MatchIdShape), status_code=201)
async def once_more(
    id: MatchId,
    once: strict(Once),  # type: ignore[valid-type]
    app: App,
    device: Device,
    address: Address,
) -> MatchIdShape:
    """Play a match that is over once more, for everybody who sat at it; it is begun once."""
    access = await app.access(id, device)
    async with app.rematching:  # both may ask at once
        new, begun = await asyncio.to_thread(rematch, app, access, once["swap"], address)
    if begun:
        await app.rooms.begun(await app.access(new, device))
    await app.rooms.goes_on(access, new)
    return {"id": new}


@router.post("/matches/{match}/seats/{seat}/link", response_model=shape(Link))
async def renew(id: MatchId, seat: Place, request: Request, app: App, device: Device) -> Link:
    """A new link for a seat: the old one opens nothing any more, and who came by it has to go.

    Only who made the match may ask for it.
    """
    access = await app.access(id, device)
    if not access.owner:
        raise Fault("not-yours", 403)
    token = await app.rooms.renew(access, seat)
    return await asyncio.to_thread(link, base_of(request, app.configuration), "join", token, seat)


@router.delete("/matches/{match}", status_code=204)
async def remove(id: MatchId, app: App, device: Device) -> Response:
    """Delete a match for everybody; only who made it may."""
    if not (await app.access(id, device)).owner:
        raise Fault("not-yours", 403)
    await app.analyses.stop(id)
    await app.rooms.remove(id)
    return Response(status_code=204)


@router.get(
    "/matches/{match}/file",
    response_class=Response,
    responses={200: {"content": {FILE: {"schema": {"type": "string"}}}}},
)
async def file(id: MatchId, app: App, device: Device) -> Response:
    """The match as a file of the command line; of one that is not over without what its dice are drawn from.

    While others play in it from their devices, or something in it is hidden, nobody gets it.
    """
    access = await app.access(id, device)

    def lines(hosted: Hosted) -> list[str]:
        if not hosted.over and access.row.state != "replay" and not access.alone:
            raise Fault("file-secret", 403)
        try:
            return taken_along(hosted.match)
        except ShemError as error:
            raise Fault("file-secret", 403) from error

    found = await _in_room(app, access, lines)
    name = f"{access.row.game}-{id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response("".join(line + "\n" for line in found).encode(), media_type=FILE, headers=headers)


@router.post(
    "/matches/{match}/resume", response_model=shape(MatchIdShape), status_code=201, dependencies=[Depends(room_for_match)]
)
async def resumed(id: MatchId, app: App, device: Device) -> MatchIdShape:
    """Go on with a replay that is not over, as a match of this device's own, with dice drawn anew; the replay stays."""
    new = await asyncio.to_thread(resume, app, device, await app.access(id, device))
    await app.rooms.room(await app.access(new, device))
    return {"id": new}


async def _in_room(app: Context, access: Access, work: Callable[[Hosted], T], past: bool = False) -> T:
    """Ask something of a match; past: that needs its earlier positions."""
    room = await app.rooms.room(access)
    if past:
        await room.play_earlier()
    return await room.run(work)


def _viewer(access: Access, hosted: Hosted, seat: int | None) -> int | None:
    """Whose eyes a device may look through."""
    if seat is None:
        return None
    if not 0 <= seat < len(access.seats):
        raise Fault("no-seat", 404)
    if seat not in _eyes(access, hosted):
        raise Fault("not-yours", 403)
    return seat


def _eyes(access: Access, hosted: Hosted) -> list[int]:
    """The seats whose eyes a device may look through: its own; every seat's while the match is over."""
    everybody = hosted.over or access.row.state == "replay"
    return [seat for seat in range(len(access.seats)) if everybody or seat in access.holds]


@router.get(
    "/matches/{match}/log",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def log(id: MatchId, app: App, device: Device, language: Language, seat: int | None = None) -> PlainTextResponse:
    """All that was told, in words, one a line."""
    access = await app.access(id, device)

    def text(hosted: Hosted) -> str:
        viewer = _viewer(access, hosted, seat)
        return "".join(told["text"] + "\n" for told in hosted.log(language, viewer))

    return PlainTextResponse(await _in_room(app, access, text))


@router.get("/matches/{match}/steps", response_model=shape(Steps))
async def steps(id: MatchId, app: App, device: Device, language: Language, seat: int | None = None) -> Steps:
    """Every step of the match so far."""
    access = await app.access(id, device)

    def found(hosted: Hosted) -> Steps:
        viewer = _viewer(access, hosted, seat)
        past = Past(hosted.match, hosted.bots, hosted.voice(language), viewer, hosted.persons)
        steps: list[Step] = [
            {
                "seq": seq,
                "entry": entry.number,
                "kind": KINDS[type(entry)],
                "round": round,
                "seat": entry.seat,
                "text": text,
                "scores": scores,
            }
            for seq, ((entry, round, text), scores) in enumerate(zip(past.steps(), past.scores()), 1)
        ]
        return {"steps": steps, "ending": hosted.awaits(language, viewer), "over": hosted.over}

    return await _in_room(app, access, found)


Seq = Annotated[int, Path(ge=0, le=1_000_000)]
Eyes = Annotated[int | None, Query(ge=0, le=63, description="the seat whose eyes are looked through; none: a spectator's")]


@router.get("/matches/{match}/at/{seq}", response_model=shape(Position))
async def at(id: MatchId, seq: Seq, app: App, device: Device, language: Language, seat: Eyes = None) -> Any:
    """The position after a step, and what that step told."""
    access = await app.access(id, device)

    def found(hosted: Hosted) -> Position:
        viewer, eyes = _viewer(access, hosted, seat), _eyes(access, hosted)
        voice = hosted.voice(language)
        sight, told = Past(hosted.match, hosted.bots, voice, viewer, hosted.persons).at(seq)
        return {"head": hosted.head(voice)["head"], "sight": sight, "told": told, "eyes": eyes}

    return await _in_room(app, access, found, past=True)


@router.post("/matches/{match}/at/{seq}/ask")
async def ask(
    id: MatchId,
    seq: Seq,
    question: strict(PastQuestion),  # type: ignore[valid-type]
    app: App,
    device: Device,
    language: Language,
    seat: Eyes = None,
) -> Any:
    """What a seat could ask at that step, such as a card, a place or the numbers behind something told."""
    access = await app.access(id, device)
    about, key = question.get("about", {}), question.get("key", [])

    def found(hosted: Hosted) -> Any:
        viewer = _viewer(access, hosted, seat)
        past = Past(hosted.match, hosted.bots, hosted.voice(language), viewer, hosted.persons)
        return past.ask(seq, question["what"], about, key)

    return await _in_room(app, access, found, past=True)
