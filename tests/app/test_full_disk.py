"""The disk is full, for real: what cannot be kept is said in words and did not happen; with room again it all goes on."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.app.table import Browser, Server
from tests.app.test_playing import first
from tests.children import PATIENCE

SIZE = "4m"
FILLING = 64 * 1024  # bytes at once
FREED = 1024 * 1024


class Disk:
    """A small file system of one's own, in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        """To the last byte."""
        with self._filler.open("ab", buffering=0) as file:
            for size in (FILLING, 4096, 1):
                with suppress(OSError):
                    while file.write(bytes(size)) == size:
                        pass

    def free(self) -> None:
        os.truncate(self._filler, self._filler.stat().st_size - FREED)


@contextmanager
def small_disk(size: str = SIZE) -> Iterator[Disk]:
    with tempfile.TemporaryDirectory(prefix="shem-disk-") as folder:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        if mounted.returncode != 0:
            pytest.skip(f"no file system can be mounted here: {mounted.stderr.strip()}")
        try:
            yield Disk(Path(folder))
        finally:
            subprocess.run(["umount", "-l", folder], check=True, timeout=PATIENCE)


@pytest.fixture
def disk() -> Iterator[Disk]:
    with small_disk() as found:
        yield found


@pytest.fixture
def server(disk: Disk) -> Iterator[Server]:
    home = disk.folder / "home"
    home.mkdir()
    found = Server(home, SHEM_BOT_PACE="0").start()
    try:
        yield found
    finally:
        found.stop()


WORDS = {"en": "disk is full", "de": "Datenträger ist voll"}
TWO = [{"player": "here", "dice": "app"}] * 2
NEW = {"game": "arcana", "options": {}, "seats": TWO}
GOLEM = "name: Reed Stalker\narcanum: zikia\nclass: warsprite\napv: 70\nhealth: 50\narmor: 3\ndodge: 15\nsource: house\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_cannot_be_kept_is_said_in_words(disk: Disk, server: Server, language: str) -> None:
    browser = Browser(server, language)
    made = browser.make("here", "here", order="position")
    with browser.sit(made["id"]) as chair:
        choice = first(chair.choices(), "deploy")
        before = browser.get("/home")["matches"]
        disk.fill()
        for method, path, options in (
            ("POST", "/matches", {"json": NEW}),
            ("PUT", "/settings", {"json": {"language": "de"}}),
            ("PUT", f"/matches/{made['id']}/seats/0/name", {"json": {"name": "Ada" * 10}}),
            ("POST", "/packs", {"files": [("files", ("reed-stalker.yaml", GOLEM.encode()))]}),
        ):
            problem = browser.ask(method, path, 507, **options).json()
            assert problem["code"] == "full" and WORDS[language] in problem["text"], path
        seq = chair.sight["seq"]
        refused = chair.act(choice)
        assert (refused["kind"], refused["code"]) == ("refused", "full") and WORDS[language] in refused["text"]
        assert chair.question("log"), "the socket lives"
        assert browser.get("/home")["matches"] == before
        disk.free()
        assert chair.act(choice)["seq"] > seq
    browser.make("here", "here")
    assert "Traceback" not in server.errors()


def test_a_bots_turn_waits_for_room_and_goes_on_by_itself(disk: Disk, server: Server) -> None:
    a_bot_waits_for_room(disk, server)


def a_bot_waits_for_room(disk: Disk, server: Server) -> None:
    """And goes on by itself; nothing that was told is lost, even if the app is killed then."""
    browser = Browser(server)
    made = browser.make("random", "random")
    with browser.sit(made["id"]) as chair:
        chair.wait(lambda sight: sight["seq"] > 10)
        disk.fill()
        told = chair.until(lambda message: message["kind"] == "refused")
        assert told["code"] == "bot-waits" and "Make room" in told["text"]
        seq = chair.sight["seq"]
        disk.free()
        assert chair.until(lambda message: message["kind"] == "refused")["code"] == "bot-goes-on"
        assert chair.wait(lambda sight: sight["seq"] > seq + 4)["seq"] > seq
    server.kill()
    server.start()
    with browser.sit(made["id"]) as chair:
        assert chair.sight["seq"] > seq + 4, "all that was told is kept"
    assert "Traceback" not in server.errors()
