"""The HTTP API of Delve's parties: made, shown, what they do in camp, brought in and brought home."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from pydantic import Field

from shem.core.errors import OptionError
from shem.faces.delve.camp.keeping import brought_home, brought_in, changed, kept, new_id
from shem.faces.delve.camp.shapes import CampId, Camps, CampSheet
from shem.faces.delve.camp.sheet import PARTY, camps, said, sheet
from shem.games.delve.content.camp import begin, carry_out
from shem.games.delve.content.codex import world_of
from shem.games.delve.content.models_party import MatchId, Party, PartyName, Wish
from shem.games.delve.content.models_words import Strict
from shem.locale.words import Words
from shem.table.face import Host, Shelf


class BeginModel(Strict):
    name: PartyName
    campaign: Annotated[str, Field(max_length=80)]
    heroes: Annotated[list[str], Field(max_length=20)]
    content: Annotated[str, Field(max_length=80)] = ""


class TextModel(Strict):
    """A party's file; match: from which it comes home."""

    text: str
    match: MatchId = ""


def router(host: Host) -> APIRouter:
    """The routes below /games/delve/parties."""
    made = APIRouter(prefix="/games/delve/parties", tags=["delve parties"])

    # FastAPI reads annotations here and now: this file has none of the future.
    def speaking(request: Request) -> Words:
        return host.words(request)

    _keeping(made, host, speaking)
    _camping(made, host, speaking)
    return made


def _keeping(made: APIRouter, host: Host, speaking: Any) -> None:
    @made.get("", response_model=host.shape(Camps), summary="This device's parties, campaigns and Heroes")
    def parties(request: Request, words: Annotated[Words, Depends(speaking)]) -> Any:
        return camps(words, [(id, Party.model_validate(data)) for id, data in host.shelf(request, PARTY).all()])

    @made.post("", status_code=201, response_model=host.shape(CampId), summary="Begin a campaign with a party")
    def new(body: BeginModel, request: Request) -> Any:
        party = begin(body.campaign, body.heroes, body.name, body.content)
        return {"id": host.shelf(request, PARTY).add(party.model_copy(update={"id": new_id()}).model_dump())}

    @made.post(
        "/read",
        response_model=host.shape(CampId),
        summary="Bring a party in from a file, or home from a match: the same match twice changes nothing",
    )
    async def read(body: TextModel, request: Request) -> Any:
        party = Party.model_validate(await host.read(PARTY, body.text))
        return {"id": await asyncio.to_thread(_kept, host.shelf(request, PARTY), party, body.match)}

    @made.delete("/{id}", status_code=204, summary="Let a party go")
    def remove(id: str, request: Request) -> None:
        if not host.shelf(request, PARTY).remove(id):
            raise HTTPException(404)


def _kept(shelf: Shelf, party: Party, match: str) -> str:
    return brought_home(shelf, party, match) if match else brought_in(shelf, party)


def _camping(made: APIRouter, host: Host, speaking: Any) -> None:
    @made.get("/{id}", response_model=host.shape(CampSheet), summary="A party in camp, with its market and its history")
    def show(id: str, request: Request, words: Annotated[Words, Depends(speaking)]) -> Any:
        return sheet(words, id, kept(host.shelf(request, PARTY), id))

    @made.post("/{id}/deeds", response_model=host.shape(CampSheet), summary="What a party does in camp")
    def deed(id: str, body: Wish, request: Request, words: Annotated[Words, Depends(speaking)]) -> Any:
        def done(party: Party) -> Party:
            try:
                return carry_out(party, body)
            except OptionError as error:
                why = said(words, error, world_of(party.content))
                raise OptionError("camp-refused", error.message, {"why": why}) from error

        return sheet(words, id, changed(host.shelf(request, PARTY), id, done))
