"""The HTTP API of what a device owns of Golem Arcana."""

from typing import Any

from fastapi import APIRouter, Request

from shem.faces.arcana.armies import collection
from shem.faces.arcana.armies.models import CollectionModel
from shem.faces.arcana.armies.shapes import Collected
from shem.games.arcana.content import codex
from shem.table.face import Host


def router(host: Host) -> APIRouter:
    """The route /games/arcana/collection."""
    made = APIRouter(prefix="/games/arcana/collection", tags=["arcana"])

    # FastAPI reads annotations here and now: this file has none of the future.
    @made.get("", response_model=host.shape(Collected), summary="What this device says that it owns, and every box")
    def collected(request: Request) -> Any:
        library, kept = codex.default(), collection.kept(host, request)
        return {
            "collection": kept or CollectionModel().model_dump(),
            "said": kept is not None,
            "boxes": collection.boxes(library, host.words(request)),
            "tiles": collection.tiles(library),
        }

    @made.put("", status_code=204, summary="Keep what this device owns, in place of what it said before")
    def keep(body: CollectionModel, request: Request) -> None:
        data: Any = body.model_dump()
        collection.keep(host.shelf(request, collection.COLLECTION), data)

    return made
