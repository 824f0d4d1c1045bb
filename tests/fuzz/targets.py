"""What reads files of strangers: what it may raise is known, all else is a fault. A mutant is known by its number."""

from __future__ import annotations

import base64
import gzip
import io
import json
import tempfile
import zlib
from collections.abc import Callable
from copy import copy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import yaml

from shem.app.foreign.pack import unpacked
from shem.app.foreign.replay import check as check_replay
from shem.core.chance import Entry, Seeded
from shem.core.content.document import Document
from shem.core.content.problems import ContentError
from shem.core.errors import OptionError, SaveError
from shem.core.notation import digest_of
from shem.faces.arcana.armies import army_code
from shem.faces.arcana.armies.armies import army_of
from shem.games.arcana.content import codex
from shem.games.arcana.content.army import problems as army_problems
from shem.games.arcana.content.checks_pieces import check_piece
from shem.games.arcana.content.checks_references import check_spawns
from shem.games.arcana.content.checks_scenario import check_scenario
from shem.games.arcana.content.models import FILES
from shem.games.arcana.content.models_army import ArmyFile
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.reading import read_model
from shem.games.arcana.content.setup import compile_setup
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.stylus import book as stylus_book
from shem.table.fault import Fault
from tests.fuzz import people
from tests.fuzz.mutants import of_bytes, of_data, text_of

TESTS: Final = Path(__file__).parents[1]
Mutant = Callable[[Random], bytes]
Use = Callable[[bytes], None]


def mutant(target: str, seed: int, number: int) -> bytes:
    """The same one for the same numbers, so that what was found can be looked at again."""
    return TARGETS[target][0](Random(f"{target} {seed} {number}"))


def use(target: str, content: bytes) -> None:
    """Read it; whatever this raises is a fault."""
    TARGETS[target][1](content)


# Replays.


@cache
def _replays() -> list[list[str]]:
    """The first lines of real matches: of finished ones and of one in mid-roll."""
    golden = sorted((TESTS / "golden/matches").glob("arcana-*.gz"))
    texts = [gzip.decompress(path.read_bytes()).decode() for path in golden]
    texts += [path.read_text() for path in sorted((TESTS / "saves").glob("*/match.jsonl"))]
    return [text.splitlines()[:8] for text in texts]


def _replay(random: Random) -> bytes:
    lines = list(random.choice(_replays()))
    if random.random() < 0.25:
        return of_bytes(random, _bytes(lines), [_bytes(random.choice(_replays()))])
    at = 0 if random.random() < 0.7 else random.randrange(len(lines))
    line = json.loads(lines[at])
    if at == 0:
        line["setup"] = of_data(random, line["setup"])
        if random.random() < 0.2:
            line = of_data(random, line)
        if isinstance(line, dict):
            line.pop("digest", None)
            line["digest"] = _digest(line)
    else:
        line = of_data(random, line)
    lines[at] = text_of(line)
    return _bytes(lines)


def _digest(line: Any) -> str:
    try:
        return digest_of(line)
    except (ValueError, TypeError):
        return ""


def _bytes(lines: list[str]) -> bytes:
    return ("\n".join(lines) + "\n").encode()


def _use_replay(content: bytes) -> None:
    try:
        check_replay({}, content)
    except (Fault, SaveError):
        return


# Armies.


@cache
def _armies() -> list[Any]:
    return [army_of(army) for army in codex.default().armies.values()]


@cache
def _army_texts() -> list[bytes]:
    texts = [army_code.encode(army) for army in _armies()]
    files = sorted((TESTS / "saves").glob("*/army.*")) + sorted((TESTS / "armies").glob("*.yaml"))
    return [text.encode() for text in texts] + [path.read_bytes() for path in files]


def _army(random: Random) -> bytes:
    way = random.random()
    if way < 0.4:
        return of_bytes(random, random.choice(_army_texts()), _army_texts())
    army = random.choice(_armies())
    if way < 0.7:
        return text_of(of_data(random, army)).encode()
    return _packed(text_of(of_data(random, army_code._packed(army)))).encode()


def _packed(text: str) -> str:
    """A code with any JSON in it."""
    raw = text.encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=army_code._words())
    packed = army_code._checksum(raw) + packer.compress(raw) + packer.flush()
    return army_code.FORMAT + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _use_army(content: bytes) -> None:
    try:
        army = army_code.read(content.decode(errors="replace"))
    except (OptionError, ContentError):
        return
    json.dumps(army).encode()
    army_code.encode(army)


# Code books.


def _book(random: Random) -> bytes:
    fields = [
        {"kind": "figure", "of": "dune-viper", "nth": 2},
        {"kind": "rune", "place": 9},
        {"kind": "region", "at": "C4"},
    ]
    entries = {str(random.randrange(10**12)): random.choice(fields) for _ in range(random.randrange(6))}
    text = text_of({"name": "Our table", "game": "arcana", "entries": entries})
    if random.random() < 0.3:
        return of_bytes(random, text.encode(), [text.encode()])
    return text_of(of_data(random, json.loads(text))).encode()


def _use_book(content: bytes) -> None:
    try:
        book = stylus_book.read(content.decode(errors="replace"))
    except stylus_book.BookError:
        return
    json.dumps(book, ensure_ascii=False).encode()


# Packs.


@cache
def _files() -> dict[str, bytes]:
    """Files of packs by their place: the program's own, and those that releases wrote."""
    folders = [codex.core_pack(), *sorted((TESTS / "saves").glob("*/pack"))]
    return {str(path.relative_to(folder)): path.read_bytes() for folder in folders for path in folder.rglob("*.yaml")}


@cache
def _zips() -> list[bytes]:
    random = Random(1)
    found = []
    for how in (ZIP_STORED, ZIP_DEFLATED) * 4:
        out = io.BytesIO()
        with ZipFile(out, "w", how) as archive:
            for path in random.sample(sorted(_files()), 3):
                archive.writestr(path, _files()[path][:2000])
        found.append(out.getvalue())
    return found


def _zip(random: Random) -> bytes:
    return of_bytes(random, random.choice(_zips()), _zips())


def _use_zip(content: bytes) -> None:
    try:
        files = unpacked({"pack.zip": content})
    except Fault:
        return
    assert all(not path.startswith("/") and ".." not in Path(path).parts for path in files)


@cache
def _data(path: str) -> Any:
    return yaml.safe_load(_files()[path])


def _yaml(random: Random) -> bytes:
    """A file of a pack after its place."""
    place = random.choice(_places())
    if random.random() < 0.25:
        content = of_bytes(random, _files()[place][:4000], [_files()[place]])
    else:
        content = text_of(of_data(random, _data(place))).encode()  # JSON is YAML
    return place.encode() + b"\n" + content


@cache
def _places() -> list[str]:
    small = [place for place in sorted(_files()) if len(_files()[place]) < 8000]
    scenarios = [place for place in small if place.startswith("scenarios")]
    return [*small, *scenarios * (len(small) // len(scenarios))]


def _use_yaml(content: bytes) -> None:
    """Read a file as part of the program's own pack, and begin what the checks have nothing against."""
    place, _, text = content.partition(b"\n")
    kind = codex._kind(Path(place.decode()))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.yaml"
        path.write_bytes(text)
        document = Document(path)
    model, problems = read_model(document, FILES[kind])
    if model is None or problems:
        return
    library = codex.default()
    findings = list(codex._findings(model))
    if isinstance(model, ScenarioFile):
        findings += [*check_spawns(model, (), library), *check_scenario(model, library)]
        if not findings:
            _begin(model)
    elif isinstance(model, ArmyFile):
        wrong = army_problems(model, library, edition(EDITIONS[0]))
        findings += [(problem.where, problem.told(with_rule=True)) for problem in wrong]
    elif kind == "golem":
        findings += [*check_piece(model), *check_spawns(model, (), library)]
    for where, message in findings:
        document.problem(where, message)


def _begin(scenario: ScenarioFile) -> None:
    library = copy(codex.default())
    library.scenarios = {"made-up": scenario}  # type: ignore[misc]
    setup = compile_setup(library, {"scenario": "made-up"})
    GAME.new(json.loads(json.dumps(setup)), Entry(Seeded(1)))


TARGETS: Final[dict[str, tuple[Mutant, Use]]] = {
    "army": (_army, _use_army),
    "book": (_book, _use_book),
    "banner": (people.banner, people.use_banner),
    "collection": (people.collection, people.use_collection),
    "card": (people.card, people.use_card),
    "message": (people.message, people.use_message),
    "zip": (_zip, _use_zip),
    "yaml": (_yaml, _use_yaml),
    "replay": (_replay, _use_replay),
}
