"""Every kind of content file by its model, and all pieces together. What fields mean to each other is in `checks_*`."""

from __future__ import annotations

from typing import Any, Final

from shem.games.arcana.content.models_army import ArmyFile, Box, BoxesFile, CollectionFile
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
    "boxes": BoxesFile,
    "army": ArmyFile,
    "scenario": ScenarioFile,
    "collection": CollectionFile,
}


# The kinds of pieces that a pack may replace, as the codex and files of several name them.
KINDS: Final = ("golems", "knights", "relics", "ancients")


class Codex:
    """Every piece by its id, in the order of ids; `terrain` is None only while a pack without its own is being checked.

    `before`: the same without what replaces pieces; None if nothing does.
    """

    def __init__(self) -> None:
        self.before: Codex | None = None
        self.golems: Final[dict[str, GolemFile]] = {}
        self.knights: Final[dict[str, Knight]] = {}
        self.ancients: Final[dict[str, Ancient]] = {}
        self.relics: Final[dict[str, Relic]] = {}
        self.tiles: Final[dict[str, Tile]] = {}
        self.boxes: Final[dict[str, Box]] = {}
        self.armies: Final[dict[str, ArmyFile]] = {}
        self.scenarios: Final[dict[str, ScenarioFile]] = {}
        self.terrain: TerrainFile | None = None

    def pieces(self, kind: str) -> dict[str, Any]:
        """The pieces of one of `KINDS`."""
        found: dict[str, Any] = getattr(self, kind)
        return found

    def replaced(self, kind: str, id: str) -> bool:
        """Whether a pack's piece has taken the place of another."""
        return self.before is not None and self.before.pieces(kind).get(id) is not self.pieces(kind).get(id)

    def copy(self) -> Codex:
        """Another one with the same pieces."""
        made = Codex()
        for kind in (*KINDS, "tiles", "boxes", "armies", "scenarios"):
            made.pieces(kind).update(self.pieces(kind))
        made.terrain = self.terrain
        return made


def schema() -> dict[str, dict[str, Any]]:
    """JSON Schema of every kind of file."""
    return {kind: model.model_json_schema(by_alias=True) for kind, model in FILES.items()}
