"""The HTTP API of cards that people type in. Like the packs that hold them, everybody's."""

import asyncio
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field, field_validator

from shem.core.content.zipped import zipped
from shem.faces.arcana.armies.card_shapes import CardChecked, CardData, CardForm, CardKept, CardList
from shem.faces.arcana.armies.cards import checked, form, overview
from shem.faces.arcana.armies.models import Sent
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.models import KINDS
from shem.games.arcana.content.models_words import ID_PATTERN
from shem.games.arcana.content.own import Card, cards, data_of, files, with_card
from shem.table.face import Host
from shem.table.fault import Fault

MOST: Final = 64 * 1024
DEEPEST: Final = 20
Id = Annotated[str, Field(pattern=ID_PATTERN, max_length=50)]
PackName = Annotated[str, Path(pattern=ID_PATTERN, max_length=50)]


def shallow(data: object, left: int = DEEPEST) -> bool:
    """Whether no lists and mappings lie deeper in each other than cards need."""
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return left > 0 and all(shallow(entry, left - 1) for entry in inside)


class CardModel(Sent):
    """A card, maybe half typed in, for a pack."""

    pack: Id
    kind: str = Field(pattern=f"^({'|'.join(KINDS)})$")
    id: Id
    data: dict[str, Any]

    @field_validator("data")
    @classmethod
    def _small(cls, data: dict[str, Any]) -> dict[str, Any]:
        """As a file can hold it: neither large nor deep, and nothing that is no text."""
        if not shallow(data) or len(json.dumps(data, ensure_ascii=False).encode()) > MOST:
            raise ValueError
        return data

    def card(self) -> Card:
        return Card(self.kind, self.id, self.data)


def router(host: Host) -> APIRouter:
    """The routes below /games/arcana/cards."""
    made = APIRouter(prefix="/games/arcana/cards", tags=["arcana cards"])
    changing = asyncio.Lock()  # a pack is read while its folder stays
    _reading(made, host, changing)
    _keeping(made, host, changing)
    return made


# FastAPI reads annotations here and now: this file has none of the future.
def _reading(made: APIRouter, host: Host, changing: asyncio.Lock) -> None:
    @made.get("", response_model=host.shape(CardList), summary="Cards of imported packs, and those that the house made up")
    async def all_cards(request: Request) -> Any:
        async with changing:
            return await asyncio.to_thread(overview, host.packs(), host.words(request))

    @made.get("/form", response_model=host.shape(CardForm), summary="All that a card can say, with words for it")
    def the_form(request: Request) -> Any:
        return form(host.words(request))

    @made.get("/packs/{pack}.zip", summary="A pack as a file")
    async def pack_file(pack: PackName) -> Response:
        folder = host.packs().get(pack)
        if folder is None:
            raise Fault("no-pack", 404)
        head = {"content-disposition": f'attachment; filename="{pack}.zip"'}
        async with changing:
            content = await asyncio.to_thread(files, folder)
        return Response(zipped(content), media_type="application/zip", headers=head)

    @made.get("/{kind}/{id}", response_model=host.shape(CardData), summary="A card as its file says it")
    async def one_card(kind: str, id: str) -> Any:
        async with changing:
            for pack, folder in host.packs().items():
                for card in await asyncio.to_thread(cards, folder):
                    if (card.kind, card.id) == (kind, id):
                        return {"pack": pack, "data": card.data}
        if kind not in KINDS or id not in default().pieces(kind):
            raise Fault("no-card", 404)
        return {"pack": "", "data": data_of(default().pieces(kind)[id])}

    @made.post("/check", response_model=host.shape(CardChecked), summary="What is wrong with a card, and the card in words")
    async def try_card(body: CardModel, request: Request) -> Any:
        async with changing:
            return await asyncio.to_thread(checked, host.words(request), body.card(), host.packs().get(body.pack))


def _keeping(made: APIRouter, host: Host, changing: asyncio.Lock) -> None:
    @made.put("/{kind}/{id}", response_model=host.shape(CardKept), summary="Keep a card in a pack")
    async def keep(kind: str, id: str, body: CardModel, request: Request) -> Any:
        if (kind, id) != (body.kind, body.id):
            raise Fault("no-card", 404)
        async with changing:
            content = await asyncio.to_thread(with_card, host.packs().get(body.pack), kind, id, body.data)
            await host.keep_pack(request, body.pack, content)
        return {"pack": body.pack, "id": id}

    @made.delete("/{kind}/{id}", status_code=204, summary="Delete a card of a pack; with its last one the pack")
    async def remove(kind: str, id: str, pack: str, request: Request) -> None:
        folder = host.packs().get(pack)
        if folder is None or (kind, id) not in [(card.kind, card.id) for card in cards(folder)]:
            raise Fault("no-card", 404)
        async with changing:
            content = await asyncio.to_thread(with_card, folder, kind, id, None)
            await host.keep_pack(request, pack, content)
