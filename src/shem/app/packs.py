"""Content packs that somebody brings: checked whole, in a process of its own, before any of it counts; kept as folders."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from shem.app.faults import LOG
from shem.app.foreign.pack import name_of
from shem.app.quarantine import Quarantine
from shem.app.shapes import PackLine
from shem.core.content.packs import packs, use
from shem.core.content.problems import ContentError
from shem.home import MARK
from shem.table.face import faces
from shem.table.fault import Fault

MOST_BYTES: Final = 3 * 1024 * 1024  # of all imported packs together: whoever starts the app waits while they are read


class Packs:
    """The imported packs of an installation, in their folder, and those that the environment named at the start."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._given: Final = packs()
        self._changing: Final = asyncio.Lock()

    def start(self) -> None:
        """Use what is there; a pack that this version cannot read is left out, and said so."""
        own = self._own()
        while True:
            use([*self._given, *own])
            try:
                _read()
                return
            except ContentError as error:
                blamed = {folder for problem in error.problems for folder in (problem.path, *problem.path.parents)}
                bad = [pack for pack in own if pack in blamed]
                for pack in bad or own:
                    LOG.warning("the pack %s is left out: %s", pack, str(error)[:2000])
                if not own:
                    return
                own = [pack for pack in own if bad and pack not in bad]

    def own(self) -> dict[str, Path]:
        """The folders of the imported packs that are in use, by the packs' names."""
        return {pack.name.rpartition(MARK)[0]: pack for pack in packs() if pack.parent == self._folder}

    def lines(self) -> list[PackLine]:
        return [self._line(pack) for pack in packs()]

    def _line(self, pack: Path) -> PackLine:
        own = pack.parent == self._folder
        files = [path for path in pack.rglob("*.yaml") if path.is_file()]
        scenarios = sum(path.parent.name == "scenarios" for path in files)
        name = pack.name.rpartition(MARK)[0] if own else pack.name
        return {"name": name, "here": own, "scenarios": scenarios, "pieces": len(files) - scenarios}

    async def add(self, sent: Mapping[str, bytes], language: str, quarantine: Quarantine) -> None:
        """Take a pack in, in place of one of its name; raises Fault with every problem, in words, if it is not sound."""
        if not sent:
            raise Fault("pack-size", 413)
        name = name_of(list(sent))
        async with self._changing:
            draft = await asyncio.to_thread(self._draft)
            try:
                before = [pack for pack in packs() if not self._is(pack, name)]
                head = {
                    "sent": [(path, len(content)) for path, content in sent.items()],
                    "draft": str(draft),
                    "before": [str(pack) for pack in before],
                    "language": language,
                }
                found = await quarantine.ask("pack", head, b"".join(sent.values()))
                await asyncio.to_thread(self._take, draft, f"{name}{MARK}{found['mark']}", name, before)
            finally:
                await asyncio.to_thread(shutil.rmtree, draft, True)

    def _draft(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix=".draft-", dir=self._folder))

    def _take(self, draft: Path, folder: str, name: str, before: list[Path]) -> None:
        """Use what was checked in place of a pack of its name; raises Fault where all would be too much."""
        if sum(map(_size, [draft, *(pack for pack in before if pack.parent == self._folder)])) > MOST_BYTES:
            raise Fault("packs-size", 409, most=MOST_BYTES // 1024**2)
        target = self._folder / folder
        if not target.exists():
            draft.replace(target)
        use([*before, target])
        for old in self._own():
            if self._is(old, name) and old != target:
                shutil.rmtree(old)
        _read()  # here, so that nobody who asks for it has to wait

    async def remove(self, name: str) -> None:
        """Leave an imported pack out and delete it; raises Fault if there is none, or another needs it."""
        async with self._changing:
            await asyncio.to_thread(self._remove, name)

    def _remove(self, name: str) -> None:
        gone = [pack for pack in self._own() if self._is(pack, name)]
        if not gone:
            raise Fault("no-pack", 404)
        rest = [pack for pack in packs() if pack not in gone]
        try:
            for face in faces():
                face.check_packs(rest)
        except ContentError as error:
            raise Fault("pack-needed", 409) from error
        use(rest)
        for pack in gone:
            shutil.rmtree(pack)

    def _own(self) -> list[Path]:
        if not self._folder.is_dir():
            return []
        return sorted(path for path in self._folder.iterdir() if path.is_dir() and not path.name.startswith("."))

    def _is(self, pack: Path, name: str) -> bool:
        return pack.parent == self._folder and pack.name.rpartition(MARK)[0] == name


def _size(pack: Path) -> int:
    return sum(path.stat().st_size for path in pack.rglob("*") if path.is_file())


def _read() -> None:
    """Read and keep the content of every game. Raises ContentError."""
    for face in faces():
        face.read_content()
