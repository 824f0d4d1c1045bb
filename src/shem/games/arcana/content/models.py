"""Every kind of content file by its model: fields, words, ranges. What fields mean to each other is in `checks_*`."""

from __future__ import annotations

from typing import Any

from shem.games.arcana.content.models_army import ArmyFile, CollectionFile
from shem.games.arcana.content.models_pieces import AncientsFile, GolemFile, KnightsFile, RelicsFile
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.models_tables import TerrainFile, TilesFile
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


def schema() -> dict[str, dict[str, Any]]:
    """JSON Schema of every kind of file."""
    return {kind: model.model_json_schema(by_alias=True) for kind, model in FILES.items()}
