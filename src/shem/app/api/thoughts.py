"""What bots think: hints, the reasons of their moves, the analysis of a match that is over."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Response

from shem.app.analysing import kept, over
from shem.app.check import shape, strict
from shem.app.context import App, Context, Language
from shem.app.device import Device
from shem.app.shapes import Wanted
from shem.app.store import REASONS, Access
from shem.bots.reasons import Thought, Weighed
from shem.bots.registry import offered
from shem.core.sight import Sight
from shem.table.analysis import Analysis, analysis_of
from shem.table.fault import Fault
from shem.table.hosted import Hosted
from shem.table.thoughts import Reasons, told_thought

router = APIRouter(prefix="/matches/{match}", tags=["thoughts"])
MatchId = Annotated[str, Path(max_length=64, alias="match")]
Number = Annotated[int, Path(ge=0, le=1_000_000)]


@router.post("/hint", response_model=shape(Reasons))
async def hint(id: MatchId, wanted: strict(Wanted), app: App, device: Device, language: Language) -> Reasons:  # type: ignore[valid-type]
    """What a bot of the level would do now for a seat of this device; the log says that the seat took a hint."""
    access = await app.access(id, device)
    seat, level = wanted["seat"], wanted["level"]
    if seat not in access.holds:
        raise Fault("not-yours", 403)
    if level not in offered(access.row.game):
        raise Fault("no-player", 400, player=level, known=", ".join(offered(access.row.game)))
    room = await app.rooms.room(access)
    thought = await room.advised(seat, level)

    def told(hosted: Hosted) -> Reasons:
        sight = hosted.sight(seat)
        if sight is None:
            raise Fault("hint-moved", 409)
        return told_thought(hosted.voice(language).stage, sight, thought)

    return await room.run(told)


@router.delete("/hint/{seat}", status_code=204)
async def stop_hint(id: MatchId, seat: Number, app: App, device: Device) -> Response:
    """Let a hint be that a bot thinks about for a seat of this device: it does not count."""
    access = await app.access(id, device)
    if seat not in access.holds:
        raise Fault("not-yours", 403)
    (await app.rooms.room(access)).stop_advice(seat)
    return Response(status_code=204)


@router.post("/hurry", status_code=204)
async def hurry(id: MatchId, app: App, device: Device) -> Response:
    """Let the bot that thinks, and those that advise this device's seats, decide at once; for whoever plays here."""
    access = await _playing(app, id, device)
    (await app.rooms.room(access)).hurry(access.holds)
    return Response(status_code=204)


async def _playing(app: Context, id: str, device: str) -> Access:
    access = await app.access(id, device)
    if not access.holds and not access.owner:
        raise Fault("not-yours", 403)
    return access


@router.get("/reasons/{entry}", response_model=shape(Reasons))
async def reasons(id: MatchId, entry: Number, app: App, device: Device, language: Language) -> Reasons:
    """Why a bot decided as it did; while something in the match is hidden from somebody, nobody is told."""
    access = await app.access(id, device)
    thoughts = await asyncio.to_thread(app.store.thoughts, id, REASONS)
    if entry not in thoughts:
        raise Fault("no-thought", 404)
    thought = _thought(thoughts[entry])
    room = await app.rooms.room(access)
    await room.play_earlier()

    def told(hosted: Hosted) -> Reasons:
        if hosted.match.hides and not hosted.over:
            raise Fault("thought-secret", 403)
        return told_thought(hosted.voice(language).stage, _before(hosted, entry, thought.seat), thought)

    return await room.run(told)


def _thought(data: dict[str, object]) -> Thought:
    found = Thought(**data)  # type: ignore[arg-type]
    return found._replace(weighed=[Weighed(*one) for one in found.weighed])


def _before(hosted: Hosted, number: int, seat: int) -> Sight:
    """What the seat saw before an entry; raises Fault if that was taken back."""
    live = hosted.match.live
    place = next((place for place, entry in enumerate(live) if entry.number == number), 0)
    if place == 0:
        raise Fault("no-thought", 404)
    events = [event for entry in live[:place] for event in entry.events]
    return Sight(hosted.match.game, hosted.match.setup, live[place - 1].state, seat, events)


@router.get("/analysis", response_model=shape(Analysis))
async def analysis(id: MatchId, app: App, device: Device, language: Language) -> Analysis:
    """What is known so far of how a match went that is over."""
    return await _analysis(app, await app.access(id, device), language)


@router.post("/analysis", response_model=shape(Analysis), status_code=202)
async def analyse(id: MatchId, app: App, device: Device, language: Language) -> Analysis:
    """Judge every decision of a match that is over, or go on with that; for whoever played."""
    access = await _playing(app, id, device)
    await app.analyses.start(access)
    return await _analysis(app, access, language)


@router.delete("/analysis", response_model=shape(Analysis))
async def leave_off(id: MatchId, app: App, device: Device, language: Language) -> Analysis:
    """Stop that; what was judged stays."""
    access = await _playing(app, id, device)
    await app.analyses.stop(id)
    return await _analysis(app, access, language)


async def _analysis(app: Context, access: Access, language: str) -> Analysis:
    judged = await asyncio.to_thread(kept, app.store, access.row.id)
    running, failed = app.analyses.runs(access.row.id), app.analyses.failed(access.row.id)
    room = await app.rooms.room(access)
    return await room.run(lambda hosted: analysis_of(over(hosted), hosted.voice(language), judged, running, failed))
