"""The library of content: packs are folders of YAML, read, checked and joined; all problems are found at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from shem import games
from shem.core.content.document import Document
from shem.core.content.packs import packs
from shem.core.content.problems import ContentError, Message, Problem, Where
from shem.games.arcana.content.army import problems as army_problems
from shem.games.arcana.content.board import parse_region
from shem.games.arcana.content.checks_pieces import check_piece
from shem.games.arcana.content.checks_references import check_box, check_knight, check_shared_id, check_spawns
from shem.games.arcana.content.checks_scenario import check_scenario
from shem.games.arcana.content.checks_tables import check_terrain, check_tiles
from shem.games.arcana.content.models import FILES, Codex
from shem.games.arcana.content.models_army import ArmyFile, BoxesFile
from shem.games.arcana.content.models_pieces import (
    Ancient,
    AncientsFile,
    GolemFile,
    Knight,
    KnightsFile,
    Relic,
    RelicsFile,
)
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.models_tables import TerrainFile, Tile, TilesFile
from shem.games.arcana.content.models_words import Model
from shem.games.arcana.content.problems import Finding, hint
from shem.games.arcana.content.reading import read_model
from shem.games.arcana.parts.edition import EDITIONS, edition

_FOLDERS = {"golems": "golem", "armies": "army", "scenarios": "scenario"}
_SINGLE = {f"{kind}.yaml": kind for kind in ("knights", "ancients", "relics", "tiles", "terrain", "boxes")}
_EXPECTED = Message(
    "expected", "a pack has golems/*.yaml, armies/*.yaml, scenarios/*.yaml and {files}", files=", ".join(_SINGLE)
)
_ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"


class _File:
    """A file of a pack: its piece (None if it cannot be used) and what is wrong with the file by itself."""

    def __init__(self, kind: str, document: Document, model: Model | None, problems: list[Problem]) -> None:
        self.kind: Final = kind
        self.id: Final = document.path.stem
        self.document: Final = document
        self.model: Final = model
        self.problems: Final = problems


class Piece(NamedTuple):
    """A piece of one of `KINDS` with its place in its file."""

    kind: str
    id: str
    model: GolemFile | Knight | Ancient | Relic
    document: Document
    where: Where


def _pieces(file: _File) -> list[Piece]:
    """The pieces of one of `KINDS` that a file has."""
    model = file.model
    if isinstance(model, GolemFile):
        return [Piece("golems", file.id, model, file.document, ())]
    if isinstance(model, KnightsFile | AncientsFile | RelicsFile):
        found = getattr(model, file.kind).items()
        return [Piece(file.kind, id, piece, file.document, (file.kind, id)) for id, piece in found]
    return []


class _Library:
    """A codex in the making, with the document of each piece for the lines of its problems."""

    def __init__(self) -> None:
        self.codex: Final = Codex()
        self.documents: Final[dict[tuple[str, str], Document]] = {}
        self.problems: Final[list[Problem]] = []
        self.replacing: Final[list[Piece]] = []

    def add(self, file: _File) -> None:
        """Take a file's piece in, unless there is one of its name."""
        self.problems.extend(file.problems)
        model, document = file.model, file.document
        if isinstance(model, TilesFile):
            self._add_tiles(model, document)
        elif pieces := _pieces(file):
            for piece in pieces:
                self._add_piece(piece)
        elif isinstance(model, BoxesFile):
            for id, box in model.boxes.items():
                if self._place("boxes", id, document, ("boxes", id)):
                    self.codex.boxes[id] = box
        elif model is not None and self._place(file.kind, file.id, document, ()):
            self._add_single(file.id, model)

    def _add_single(self, id: str, model: Model) -> None:
        if isinstance(model, TerrainFile):
            self.codex.terrain = model
        elif isinstance(model, ArmyFile):
            self.codex.armies[id] = model
        elif isinstance(model, ScenarioFile):
            self.codex.scenarios[id] = model

    def _add_piece(self, piece: Piece) -> None:
        """Take a piece in; what replaces another waits until all are there."""
        if piece.model.replaces:
            self.replacing.append(piece)
        elif self._place(piece.kind, piece.id, piece.document, piece.where):
            self.codex.pieces(piece.kind)[piece.id] = piece.model

    def _place(self, kind: str, id: str, document: Document, where: Where) -> bool:
        """Whether a piece is the first of its kind and id; if not, that is a problem."""
        before = self.documents.setdefault((kind, id), document)
        if before is document:
            return True
        message = Message("there-already", "'{id}' is there already, in {path}", id=id, path=str(before.path))
        self._note(document, [(where, message)])
        return False

    def replace(self) -> None:
        """Put what replaces pieces in their place, whatever the order of the packs."""
        if not self.replacing:
            return
        self.codex.before = self.codex.copy()
        for piece in self.replacing:
            there = self.codex.pieces(piece.kind)
            if self.codex.replaced(piece.kind, piece.id):
                other = str(self.documents[piece.kind, piece.id].path)
                wrong = Message("replaced-already", "'{id}' is replaced already, in {path}", id=piece.id, path=other)
            elif piece.id not in there:
                near = hint(piece.id, there)
                wrong = Message("nothing-replaced", "there is no '{id}' to be replaced{hint}", id=piece.id, hint=near)
            else:
                there[piece.id] = piece.model
                self.documents[piece.kind, piece.id] = piece.document
                continue
            self._note(piece.document, [((*piece.where, "replaces"), wrong)])

    def check(self) -> None:
        """What pieces mean to each other."""
        codex = self.codex
        for id, golem in codex.golems.items():
            self._note(self.documents["golems", id], check_spawns(golem, (), codex))
        for id, knight in codex.knights.items():
            self._check_listed("knights", id, "Knight", knight)
            self._note(self.documents["knights", id], self._check_knight(id, knight))
        for id, ancient in codex.ancients.items():
            self._check_listed("ancients", id, "Ancient One", ancient)
        for id, relic in codex.relics.items():
            self._check_listed("relics", id, "Relic", relic)
        for id, box in codex.boxes.items():
            self._note(self.documents["boxes", id], check_box(("boxes", id), box, codex))
        for id, army in codex.armies.items():
            found = army_problems(army, codex, edition(EDITIONS[0]), id=id)
            self._note(self.documents["army", id], [(problem.where, problem.told(with_rule=True)) for problem in found])
        for id, scenario in codex.scenarios.items():
            self._note(self.documents["scenario", id], check_spawns(scenario, (), codex))
            self._note(self.documents["scenario", id], check_scenario(scenario, codex))

    def _check_knight(self, id: str, knight: Knight) -> list[Finding]:
        """What is wrong with whom a Knight commands, and was so before a pack replaced pieces, unless it replaced him."""
        where, before = ("knights", id), self.codex.before
        found = list(check_knight(where, knight, self.codex))
        if before is None or self.codex.replaced("knights", id) or list(check_knight(where, knight, before)):
            return found
        return []

    def _check_listed(self, kind: str, id: str, name: str, piece: Model) -> None:
        document, where = self.documents[kind, id], (kind, id)
        shared = check_shared_id(id, name, self.codex) if kind != "ancients" else None
        self._note(document, [(where, shared)] if shared is not None else [])
        self._note(document, check_spawns(piece, where, self.codex))

    def _add_tiles(self, file: TilesFile, document: Document) -> None:
        for side, tile in file.tiles.items():
            if side in self.codex.tiles:
                message = Message("side-already", "{side} is there already, in another pack", side=side)
                self._note(document, [(("tiles", side), message)])
            elif _readable(tile):
                self.codex.tiles[side] = tile

    def _note(self, document: Document, findings: Iterable[Finding]) -> None:
        self.problems.extend(document.problem(where, message) for where, message in findings)


def _read_pack(folder: Path) -> tuple[list[_File], list[Problem]]:
    """Every file of a pack, and what is wrong with the pack as a folder."""
    if not folder.is_dir():
        return [], [Problem(folder, 1, "", Message("no-folder", "there is no such folder"))]
    found = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    paths = sorted(found, key=lambda path: (path.parent, path.stem, path.suffix))
    others = [path for path in paths if path.parent == folder and path.stem in games.names()]  # another game's file
    paths = [path for path in paths if path not in others]
    if not paths:
        none = Problem(folder, 1, "", Message("no-content", "holds no content; {expected}", expected=_EXPECTED))
        return [], [] if others else [none]
    kinds = {path: _kind(path.relative_to(folder)) for path in paths}
    stray = Message("stray", "is in no known place; {expected}", expected=_EXPECTED)
    strays = [Problem(path, 1, "", stray) for path, kind in kinds.items() if not kind]
    return [_file(kind, path) for path, kind in kinds.items() if kind], strays


def _file(kind: str, path: Path) -> _File:
    """A file as it is now; one that has not changed since is not read again."""
    state = path.stat()
    return _read_file(kind, path, (state.st_size, state.st_mtime_ns, state.st_ino))


def _kind(place: Path) -> str:
    """What a file is by its place in the pack; an empty string if it has no meaning there."""
    if len(place.parts) == 2 and place.suffix == ".yaml":
        return _FOLDERS.get(place.parts[0], "")
    return _SINGLE.get(str(place), "")


@lru_cache(maxsize=4096)
def _read_file(kind: str, path: Path, state: tuple[int, int, int]) -> _File:
    document = Document(path)
    model, problems = read_model(document, FILES[kind])
    if kind in _FOLDERS.values() and not set(path.stem) <= set(_ID_LETTERS):
        message = Message(
            "file-name", "the file's name is the piece's id: small letters, digits and '-', not '{name}'", name=path.stem
        )
        problems.append(document.problem((), message))
    problems += [document.problem(where, message) for where, message in _findings(model)]
    return _File(kind, document, model, problems)


def _findings(model: Model | None) -> Iterable[Finding]:
    """What the fields of one piece mean to each other."""
    if model is None:
        return ()
    if isinstance(model, TilesFile):
        return check_tiles(model)
    return check_terrain(model) if isinstance(model, TerrainFile) else check_piece(model)


def _readable(tile: Tile) -> bool:
    """Its Regions can be laid on a map."""
    try:
        return all(len([parse_region(code) for code in row.split()]) == 3 for row in tile.rows)
    except ValueError:
        return False


def core_pack() -> Path:
    """The folder of the pack that comes with the program."""
    return Path(str(resources.files("shem.games.arcana.content"))) / "packs" / "core"


def lessons_pack() -> Path:
    """The folder of what lessons are played with; it is in no list of scenarios and armies."""
    return core_pack().with_name("lessons")


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
    library.replace()
    library.check()
    return library


def problems(folder: Path | None = None) -> list[Problem]:
    """Everything wrong with a pack (default: the program's own), by file and line.

    Its pieces may use the program's own and those of the packs that the environment names.
    """
    chosen = core_pack() if folder is None else folder
    named = [pack for pack in packs() if pack.resolve() != chosen.resolve()]
    return sorted(_inside(chosen, _library([*named, chosen]).problems))


def _inside(folder: Path, found: Iterable[Problem]) -> Iterator[Problem]:
    return (problem for problem in found if problem.path == folder or folder in problem.path.parents)


def pieces_of(folder: Path) -> list[Piece]:
    """The Golems, Knights, Relics and Ancient Ones of a pack that are sound by themselves."""
    files = _read_pack(folder)[0]
    return [piece for file in files for piece in _pieces(file)]


def replacing(folder: Path) -> list[str]:
    """The names of a pack's pieces that take the place of others."""
    return [piece.model.name for piece in pieces_of(folder) if piece.model.replaces]


def joined(paths: Sequence[Path]) -> tuple[Codex, list[Problem]]:
    """The program's own pack with these added to it, as far as they can be, and every problem."""
    library = _library(paths)
    return library.codex, library.problems


def load(paths: Sequence[Path] = ()) -> Codex:
    """The program's own pack with these added to it; raises ContentError with every problem."""
    library = _library(paths)
    if library.problems:
        raise ContentError(sorted(library.problems))
    return library.codex


def default() -> Codex:
    """The program's own pack with those that the environment names, read once a process."""
    return _loaded(tuple(packs()))


def with_lessons() -> Codex:
    """The program's own pack with what lessons are played with: its cards as its prompts know them."""
    return _loaded((lessons_pack(),))


@lru_cache(maxsize=4)
def _loaded(paths: tuple[Path, ...]) -> Codex:
    return load(paths)
