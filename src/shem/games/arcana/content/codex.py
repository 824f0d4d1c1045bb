"""The library of content: packs are folders of YAML, read, checked and joined; all problems are found at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from shem.core.content.problems import ContentError, Problem
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
from shem.games.arcana.content.reading import read_model

_FOLDERS = {"golems": "golem", "armies": "army", "scenarios": "scenario"}
_SINGLE = {"tiles.yaml": "tiles", "terrain.yaml": "terrain"}
_EXPECTED = "a pack has golems/*.yaml, armies/*.yaml, scenarios/*.yaml, tiles.yaml and terrain.yaml"
_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"


class Codex:
    """Every piece by its id, in the order of ids; `terrain` is None only while a pack without its own is being checked."""

    def __init__(self) -> None:
        self.golems: Final[dict[str, GolemFile]] = {}
        self.tiles: Final[dict[str, Tile]] = {}
        self.armies: Final[dict[str, ArmyFile]] = {}
        self.scenarios: Final[dict[str, ScenarioFile]] = {}
        self.terrain: TerrainFile | None = None


class _File:
    """A file of a pack: its piece (None if it cannot be used) and what is wrong with the file by itself."""

    def __init__(self, kind: str, document: Document, model: Model | None, problems: list[Problem]) -> None:
        self.kind: Final = kind
        self.id: Final = document.path.stem
        self.document: Final = document
        self.model: Final = model
        self.problems: Final = problems


class _Library:
    """A codex in the making, with the document of each piece for the lines of its problems."""

    def __init__(self) -> None:
        self.codex: Final = Codex()
        self.documents: Final[dict[tuple[str, str], Document]] = {}
        self.problems: Final[list[Problem]] = []

    def add(self, file: _File) -> None:
        """Take a file's piece in, unless there is one of its name."""
        self.problems.extend(file.problems)
        model = file.model
        if model is None:
            return
        if isinstance(model, TilesFile):
            self._add_tiles(model, file.document)
            return
        place = (file.kind, file.id)
        if place in self.documents:
            self._note(file.document, [((), f"'{file.id}' is there already, in {self.documents[place].path}")])
            return
        self.documents[place] = file.document
        if isinstance(model, GolemFile):
            self.codex.golems[file.id] = model
        elif isinstance(model, TerrainFile):
            self.codex.terrain = model
        elif isinstance(model, ArmyFile):
            self.codex.armies[file.id] = model
        elif isinstance(model, ScenarioFile):
            self.codex.scenarios[file.id] = model

    def check(self) -> None:
        """What pieces mean to each other."""
        for id, army in self.codex.armies.items():
            self._note(self.documents["army", id], check_army(army, self.codex))
        for id, scenario in self.codex.scenarios.items():
            self._note(self.documents["scenario", id], check_scenario(scenario, self.codex))

    def _add_tiles(self, file: TilesFile, document: Document) -> None:
        for side, tile in file.tiles.items():
            if side in self.codex.tiles:
                self._note(document, [(("tiles", side), f"{side} is there already, in another pack")])
            elif _readable(tile):
                self.codex.tiles[side] = tile

    def _note(self, document: Document, findings: Iterable[Finding]) -> None:
        self.problems.extend(document.problem(where, message) for where, message in findings)


def _read_pack(folder: Path) -> tuple[list[_File], list[Problem]]:
    """Every file of a pack, and what is wrong with the pack as a folder."""
    if not folder.is_dir():
        return [], [Problem(folder, 1, "", "there is no such folder")]
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    if not paths:
        return [], [Problem(folder, 1, "", f"holds no content; {_EXPECTED}")]
    kinds = {path: _kind(path.relative_to(folder)) for path in paths}
    strays = [Problem(path, 1, "", f"is in no known place; {_EXPECTED}") for path, kind in kinds.items() if not kind]
    return [_read_file(kind, path) for path, kind in kinds.items() if kind], strays


def _kind(place: Path) -> str:
    """What a file is by its place in the pack; an empty string if it has no meaning there."""
    if len(place.parts) == 2 and place.suffix == ".yaml":
        return _FOLDERS.get(place.parts[0], "")
    return _SINGLE.get(str(place), "")


def _read_file(kind: str, path: Path) -> _File:
    document = Document(path)
    model, problems = read_model(document, FILES[kind])
    if kind in _FOLDERS.values() and not set(path.stem) <= set(_ID_LETTERS):
        message = f"the file's name is the piece's id: small letters, digits and '-', not '{path.stem}'"
        problems.append(document.problem((), message))
    problems += [document.problem(where, message) for where, message in _findings(model)]
    return _File(kind, document, model, problems)


def _findings(model: Model | None) -> Iterable[Finding]:
    """What the fields of one piece mean to each other."""
    if isinstance(model, GolemFile):
        return check_golem(model)
    if isinstance(model, TilesFile):
        return check_tiles(model)
    return check_terrain(model) if isinstance(model, TerrainFile) else ()


def _readable(tile: Tile) -> bool:
    """Its Regions can be laid on a map."""
    try:
        return all(len([parse_region(code) for code in row.split()]) == 3 for row in tile.rows)
    except ValueError:
        return False


def core_pack() -> Path:
    """The folder of the pack that comes with the program."""
    return Path(str(resources.files("shem.games.arcana.content"))) / "packs" / "core"


@lru_cache(maxsize=1)
def _core_files() -> tuple[list[_File], list[Problem]]:
    return _read_pack(core_pack())


def _library(folders: Iterable[Path]) -> _Library:
    """The program's own pack and these."""
    library = _Library()
    others = [_read_pack(folder) for folder in folders if folder.resolve() != core_pack().resolve()]
    for files, problems in (_core_files(), *others):
        library.problems.extend(problems)
        for file in files:
            library.add(file)
    library.check()
    return library


def problems(folder: Path | None = None) -> list[Problem]:
    """Everything wrong with a pack (default: the program's own), by file and line; its pieces may use the program's own."""
    chosen = core_pack() if folder is None else folder
    return sorted(_inside(chosen, _library([chosen]).problems))


def _inside(folder: Path, found: Iterable[Problem]) -> Iterator[Problem]:
    return (problem for problem in found if problem.path == folder or folder in problem.path.parents)


def load(paths: Sequence[Path] = ()) -> Codex:
    """The program's own pack with these added to it; raises ContentError with every problem."""
    library = _library(paths)
    if library.problems:
        raise ContentError(sorted(library.problems))
    return library.codex


@lru_cache(maxsize=1)
def default() -> Codex:
    """The program's own pack, read once a process."""
    return load()
