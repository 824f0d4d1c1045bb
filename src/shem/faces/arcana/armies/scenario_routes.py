"""The HTTP API of Golem Arcana's scenarios."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from shem.faces.arcana.armies import scenarios
from shem.faces.arcana.armies.collection import owned_tiles
from shem.faces.arcana.armies.shapes import Scenario, ScenarioLine
from shem.games.arcana.content import codex
from shem.locale.words import Words
from shem.table.face import Host
from shem.table.fault import Fault


def router(host: Host) -> APIRouter:
    """The routes below /games/arcana/scenarios."""
    made = APIRouter(prefix="/games/arcana", tags=["arcana"])

    # FastAPI reads annotations here and now: this file has none of the future.
    def speaking(request: Request) -> Words:
        return host.words(request)

    def owned(request: Request) -> dict[str, int] | None:
        return owned_tiles(host, request)

    @made.get("/scenarios", response_model=host.shape(list[ScenarioLine]), summary="Every scenario, of imported packs too")
    def all_scenarios(words: Annotated[Words, Depends(speaking)], tiles: Annotated[Any, Depends(owned)]) -> Any:
        return scenarios.lines(codex.default(), words, tiles)

    @made.get("/scenarios/{id}", response_model=host.shape(Scenario), summary="A scenario: map, positions, rules")
    def one_scenario(id: str, words: Annotated[Words, Depends(speaking)], tiles: Annotated[Any, Depends(owned)]) -> Any:
        library = codex.default()
        if id not in library.scenarios:
            raise Fault("no-scenario", 404)
        return scenarios.page(library, id, words, tiles)

    return made
