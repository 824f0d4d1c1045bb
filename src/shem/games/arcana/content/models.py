"""Every kind of content file by its model, and all pieces together. What fields mean to each other is in `checks_*`."""

from __future__ import annotations

from typing import Any, Final

from shem.games.arcana.content.models_army import ArmyFile, CollectionFile
from shem.games.arcana.content.models_pieces import Ancient, AncientsFile, GolemFile, Knight, KnightsFile, Relic, RelicsFile
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.models_tables import TerrainFile, Tile, TilesFile
from shem.games.arcana.content.models_words import Model

FILES: dict[str, type[Model]] = {
    "golem": GolemFile,
    "knights": KnightsFile,
    "ancients": AncientsFile,
    "relics": RelicsFile,
    "tiles": TilesFile,
    "terrain": TerrainFile,
    "army": ArmyFile,
    "scenario": ScenarioFile,
    "collection": CollectionFile,
}


class Codex:
    """Every piece by its id, in the order of ids; `terrain` is None only while a pack without its own is being checked."""

    def __init__(self) -> None:
        self.golems: Final[dict[str, GolemFile]] = {}
        self.knights: Final[dict[str, Knight]] = {}
        self.ancients: Final[dict[str, Ancient]] = {}
        self.relics: Final[dict[str, Relic]] = {}
        self.tiles: Final[dict[str, Tile]] = {}
        self.armies: Final[dict[str, ArmyFile]] = {}
        self.scenarios: Final[dict[str, ScenarioFile]] = {}
        self.terrain: TerrainFile | None = None


def schema() -> dict[str, dict[str, Any]]:
    """JSON Schema of every kind of file."""
    return {kind: model.model_json_schema(by_alias=True) for kind, model in FILES.items()}
