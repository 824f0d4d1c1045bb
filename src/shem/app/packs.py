"""Content packs that somebody brings: checked whole before any of it counts, kept as folders."""

from __future__ import annotations

import io
import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from threading import Lock
from typing import Final
from zipfile import BadZipFile, ZipFile

from shem.app.faults import LOG, Fault
from shem.app.shapes import PackLine
from shem.core.content.problems import ContentError
from shem.games.arcana.content import codex
from shem.games.arcana.content.codex import PACKS_VARIABLE
from shem.locale.words import Words
from shem.telling.content_words import problem_text

MOST_FILES: Final = 400
MOST_BYTES: Final = 4 * 1024 * 1024
LARGEST: Final = 512 * 1024
MOST_PROBLEMS: Final = 20
FOLDERS: Final = ("golems", "armies", "scenarios")
SINGLE: Final = ("knights", "ancients", "relics", "tiles", "terrain")
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_MARK: Final = "."  # between a pack's name and what it was made of: a changed pack is another folder


class Packs:
    """The imported packs of an installation, in their folder, and those that the environment named at the start."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._given: Final = codex.packs()
        self._lock: Final = Lock()

    def start(self) -> None:
        """Use what is there; a pack that this version cannot read is left out, and said so."""
        with self._lock:
            good = list(self._given)
            for pack in self._own():
                try:
                    codex.load([*good, pack])
                    good.append(pack)
                except ContentError as error:
                    LOG.warning("the pack %s is left out: %s", pack, str(error)[:2000])
            _use(good)

    def lines(self) -> list[PackLine]:
        return [self._line(pack) for pack in codex.packs()]

    def _line(self, pack: Path) -> PackLine:
        own = pack.parent == self._folder
        files = [path for path in pack.rglob("*.yaml") if path.is_file()]
        scenarios = sum(path.parent.name == "scenarios" for path in files)
        name = pack.name.rpartition(_MARK)[0] if own else pack.name
        return {"name": name, "here": own, "scenarios": scenarios, "pieces": len(files) - scenarios}

    def add(self, name: str, files: Mapping[str, bytes], words: Words) -> None:
        """Take a pack in, in place of one of its name; raises Fault with every problem, in words, if it is not sound."""
        mark = sha256(b"".join(path.encode() + b"\0" + files[path] for path in sorted(files))).hexdigest()[:12]
        with self._lock:
            self._folder.mkdir(parents=True, exist_ok=True)
            draft = Path(tempfile.mkdtemp(prefix=".draft-", dir=self._folder))
            try:
                for path, content in files.items():
                    target = draft / path
                    target.parent.mkdir(exist_ok=True)
                    target.write_bytes(content)
                before = [pack for pack in codex.packs() if not self._is(pack, name)]
                _check([*before, draft], draft, words)
                target = self._folder / f"{name}{_MARK}{mark}"
                if not target.exists():
                    draft.replace(target)
                _use([*before, target])
                for old in self._own():
                    if self._is(old, name) and old != target:
                        shutil.rmtree(old)
            finally:
                shutil.rmtree(draft, ignore_errors=True)

    def remove(self, name: str) -> None:
        """Leave an imported pack out and delete it; raises Fault if there is none, or another needs it."""
        with self._lock:
            gone = [pack for pack in self._own() if self._is(pack, name)]
            if not gone:
                raise Fault("no-pack", 404)
            rest = [pack for pack in codex.packs() if pack not in gone]
            try:
                codex.load(rest)
            except ContentError as error:
                raise Fault("pack-needed", 409) from error
            _use(rest)
            for pack in gone:
                shutil.rmtree(pack)

    def _own(self) -> list[Path]:
        if not self._folder.is_dir():
            return []
        return sorted(path for path in self._folder.iterdir() if path.is_dir() and not path.name.startswith("."))

    def _is(self, pack: Path, name: str) -> bool:
        return pack.parent == self._folder and pack.name.rpartition(_MARK)[0] == name


def _use(packs: list[Path]) -> None:
    """Name the packs where the content looks for them."""
    os.environ[PACKS_VARIABLE] = os.pathsep.join(str(pack) for pack in dict.fromkeys(packs))


def _check(packs: list[Path], draft: Path, words: Words) -> None:
    try:
        codex.load(packs)
    except ContentError as error:
        lines = [problem_text(words, problem) for problem in error.problems[:MOST_PROBLEMS]]
        raise Fault("bad-pack", 422, problems="\n".join(lines).replace(str(draft) + os.sep, "")) from error


# What was sent.


def unpacked(sent: Mapping[str, bytes]) -> tuple[str, dict[str, bytes]]:
    """A pack's name and files by their place, from a zip or from single files; raises Fault for anything else."""
    if not sent or len(sent) > MOST_FILES or sum(map(len, sent.values())) > MOST_BYTES:
        raise Fault("pack-size", 413)
    (first, content), *others = sent.items()
    if first.lower().endswith(".zip") and not others:
        return _slug(PurePosixPath(first).stem), _from_zip(content)
    files = {}
    for path, text in sent.items():
        files[_place(PurePosixPath(path.replace("\\", "/")).name, text)] = text
    return _slug(PurePosixPath(first).stem if not others else "imported"), files


def _from_zip(content: bytes) -> dict[str, bytes]:
    """The YAML files of a zip; a folder around all of them is left out."""
    try:
        with ZipFile(io.BytesIO(content)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
                raise Fault("pack-size", 413)
            found = {}
            for entry in entries:
                with archive.open(entry) as file:
                    text = file.read(LARGEST + 1)  # what the archive says of its sizes may be a lie
                if len(text) > LARGEST:
                    raise Fault("pack-size", 413)
                if not _ignored(entry.filename):
                    found[_place(entry.filename, text)] = text
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise Fault("bad-zip", 422) from error
    if not found:
        raise Fault("bad-zip", 422)
    return found


def _ignored(path: str) -> bool:
    parts = PurePosixPath(path).parts
    hidden = any(part.startswith((".", "__MACOSX")) and part != ".." for part in parts)
    return hidden or not path.lower().endswith((".yaml", ".yml"))


def _place(path: str, text: bytes) -> str:
    """Where a file belongs in a pack, by its folder, its name, or what it says; never outside of it."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    stem = PurePosixPath(parts[-1]).stem.lower() if parts else ""
    if not _NAME.fullmatch(stem):
        raise Fault("pack-name", 422, name=str(parts[-1] if parts else "")[:100])
    folder = parts[-2] if len(parts) > 1 else ""
    if folder in FOLDERS:
        return f"{folder}/{stem}.yaml"
    if stem in SINGLE:
        return f"{stem}.yaml"
    return f"{_kind(text)}/{stem}.yaml"


def _kind(text: bytes) -> str:
    """What a file without a folder is, by the fields at its left edge."""
    fields = set(re.findall(rb"^([a-z_]+):", text, re.MULTILINE))
    if b"positions" in fields:
        return "scenarios"
    return "armies" if b"golems" in fields else "golems"


def _slug(name: str) -> str:
    found = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:50].strip("-")
    return found or "imported"
