"""Golem Arcana besides its matches and armies: scenarios and the rules help."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from shem.faces.arcana.armies import scenarios
from shem.faces.arcana.armies.shapes import Help, HelpFound, Scenario, ScenarioLine
from shem.app.check import shape
from shem.app.context import App, Context, Language
from shem.app.device import Device
from shem.app.fault import Fault
from shem.app.help import help_of
from shem.app.help_search import LONGEST_QUERY, finder
from shem.app.sessions import reading
from shem.app.tables import Device as DeviceRow
from shem.games.arcana.content import codex
from shem.locale.words import Words

router = APIRouter(prefix="/games", tags=["arcana"])


@router.get("/arcana/scenarios", response_model=shape(list[ScenarioLine]))
def all_scenarios(app: App, device: Device, language: Language) -> list[ScenarioLine]:
    """Every scenario, of imported packs too."""
    return scenarios.lines(codex.default(), Words(language), _tiles(app, device))


@router.get("/arcana/scenarios/{id}", response_model=shape(Scenario))
def one_scenario(id: str, app: App, device: Device, language: Language) -> Scenario:
    """A scenario with its map, positions and rules."""
    library = codex.default()
    if id not in library.scenarios:
        raise Fault("no-scenario", 404)
    return scenarios.page(library, id, Words(language), _tiles(app, device))


@router.get("/{game}/help", response_model=shape(Help))
def rules_help(game: str, language: Language) -> Help:
    """The rules in our own words."""
    found = help_of(game, language) if game.isidentifier() else None
    if found is None:
        raise Fault("not-found", 404)
    return found


@router.get("/{game}/help/search", response_model=shape(HelpFound))
def search_help(
    game: str,
    language: Language,
    q: Annotated[str, Query(max_length=LONGEST_QUERY, description="a question, or words of it")],
) -> HelpFound:
    """Where the rules help says something about a question."""
    if not game.isidentifier() or help_of(game, language) is None:
        raise Fault("not-found", 404)
    return finder(game, language).find(q)


def _tiles(app: Context, device: str) -> dict[str, int] | None:
    """The map tiles that a device's settings say are owned; None if they say nothing."""
    with reading(app.store.engine) as session:
        row = session.get(DeviceRow, device)
        found: Any = row.settings.get("tiles") if row is not None else None
    return found or None
