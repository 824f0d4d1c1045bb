"""The library of content: packs are folders of YAML, read, checked and joined; all problems are found at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from shem.games.arcana.content.board import parse_region
from shem.games.arcana.content.checks_golem import Finding, check_golem
from shem.games.arcana.content.checks_tables import check_army, check_scenario, check_terrain, check_tiles
from shem.games.arcana.content.document import Document
from shem.games.arcana.content.models import (
    FILES,
    ArmyFile,
    GolemFile,
    Model,
    ScenarioFile,
    TerrainFile,
    Tile,
    TilesFile,
)
from shem.games.arcana.content.problems import ContentError, Problem
from shem.games.arcana.content.reading import read_model

_FOLDERS = {"golems": "golem", "armies": "army", "scenarios": "scenario"}
_SINGLE = {"tiles.yaml": "tiles", "terrain.yaml": "terrain"}
_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"


class Codex:
    """Every piece by its id, in the order of ids; `terrain` is None only while a pack without its own is being checked."""

    def __init__(self) -> None:
        self.golems: Final[dict[str, GolemFile]] = {}
        self.tiles: Final[dict[str, Tile]] = {}
        self.armies: Final[dict[str, ArmyFile]] = {}
        self.scenarios: Final[dict[str, ScenarioFile]] = {}
        self.terrain: TerrainFile | None = None


class _Library:
    """A codex in the making, with the document of each piece for the lines of its problems."""

    def __init__(self) -> None:
        self.codex: Final = Codex()
        self.documents: Final[dict[tuple[str, str], Document]] = {}
        self.problems: Final[list[Problem]] = []

    def read_pack(self, folder: Path) -> None:
        """Read every file of a pack; files that cannot be used leave their problems."""
        if not folder.is_dir():
            self.problems.append(Problem(folder, 1, "", "there is no such folder"))
            return
        files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
        for path in files:
            self._read_file(folder, path)
        if not files:
            self.problems.append(Problem(folder, 1, "", f"holds no content; {_expected()}"))

    def check(self) -> None:
        """What pieces mean to each other."""
        for id, army in self.codex.armies.items():
            self._note(self.documents["army", id], check_army(army, self.codex))
        for id, scenario in self.codex.scenarios.items():
            self._note(self.documents["scenario", id], check_scenario(scenario, self.codex))

    def _read_file(self, folder: Path, path: Path) -> None:
        place = path.relative_to(folder)
        kind = _SINGLE.get(str(place))
        if kind is None and len(place.parts) == 2 and path.suffix == ".yaml":
            kind = _FOLDERS.get(place.parts[0])
        if kind is None:
            self.problems.append(Problem(path, 1, "", f"is in no known place; {_expected()}"))
            return
        document = Document(path)
        model, problems = read_model(document, FILES[kind])
        self.problems.extend(problems)
        if model is not None:
            self._add(kind, path.stem, model, document)

    def _add(self, kind: str, id: str, model: Model, document: Document) -> None:
        if kind in _FOLDERS.values() and not set(id) <= set(_ID_LETTERS):
            self._note(document, [((), f"the file's name is the piece's id: small letters, digits and '-', not '{id}'")])
        if isinstance(model, TilesFile):
            self._add_tiles(model, document)
            return
        if (kind, id) in self.documents:
            self._note(document, [((), f"'{id}' is there already, in {self.documents[kind, id].path}")])
            return
        self.documents[kind, id] = document
        if isinstance(model, GolemFile):
            self._note(document, check_golem(model))
            self.codex.golems[id] = model
        elif isinstance(model, TerrainFile):
            self._note(document, check_terrain(model))
            self.codex.terrain = model
        elif isinstance(model, ArmyFile):
            self.codex.armies[id] = model
        elif isinstance(model, ScenarioFile):
            self.codex.scenarios[id] = model

    def _add_tiles(self, file: TilesFile, document: Document) -> None:
        self._note(document, check_tiles(file))
        for side, tile in file.tiles.items():
            if side in self.codex.tiles:
                self._note(document, [(("tiles", side), f"{side} is there already, in another pack")])
            elif _readable(tile):
                self.codex.tiles[side] = tile

    def _note(self, document: Document, findings: Iterable[Finding]) -> None:
        self.problems.extend(document.problem(where, message) for where, message in findings)


def _readable(tile: Tile) -> bool:
    """Its Regions can be laid on a map."""
    try:
        return all(len([parse_region(code) for code in row.split()]) == 3 for row in tile.rows)
    except ValueError:
        return False


def _expected() -> str:
    return "a pack has golems/*.yaml, armies/*.yaml, scenarios/*.yaml, tiles.yaml and terrain.yaml"


def core_pack() -> Path:
    """The folder of the pack that comes with the program."""
    return Path(str(resources.files("shem.games.arcana.content"))) / "packs" / "core"


def _library(folders: Sequence[Path]) -> _Library:
    library = _Library()
    for folder in folders:
        library.read_pack(folder)
    library.check()
    return library


def _with_core(folders: Sequence[Path]) -> list[Path]:
    return [core_pack(), *(folder for folder in folders if folder.resolve() != core_pack().resolve())]


def problems(folder: Path | None = None) -> list[Problem]:
    """Everything wrong with a pack (default: the program's own), by file and line; its pieces may use the program's own."""
    chosen = core_pack() if folder is None else folder
    return sorted(_inside(chosen, _library(_with_core([chosen])).problems))


def _inside(folder: Path, found: Iterable[Problem]) -> Iterator[Problem]:
    return (problem for problem in found if problem.path == folder or folder in problem.path.parents)


def load(paths: Sequence[Path] = ()) -> Codex:
    """The program's own pack with these added to it; raises ContentError with every problem."""
    library = _library(_with_core(paths))
    if library.problems:
        raise ContentError(sorted(library.problems))
    return library.codex


@lru_cache(maxsize=1)
def default() -> Codex:
    """The program's own pack, read once a process."""
    return load()
