"""What strangers bring is checked in a process of its own: it can take too much and be ended, and the app goes on."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import stat
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile, ZipInfo

import pytest

from shem.app.foreign import limits
from shem.app.foreign.pack import LARGEST, MOST_BYTES, unpacked
from shem.app.quarantine import Cell, Exceeded, Quarantine
from shem.core.notation import digest_of
from shem.table.fault import Fault
from tests.app.table import Browser, Server, serving
from tests.app.test_bringing import golden, reed_stalker

ARMY = {"game": "arcana", "kind": "army", "packs": []}
PATIENCE = 60.0


def forged(change: Callable[[dict[str, Any]], None], name: str = "arcana-thirst-2015") -> bytes:
    """A match's file with a set-up that was changed, and the right digest on it."""
    lines = golden(name).decode().splitlines()
    header = json.loads(lines[0])
    del header["digest"]
    change(header["setup"])
    header["digest"] = digest_of(header)
    return "\n".join([json.dumps(header), *lines[1:], ""]).encode()


def hide_wells(setup: dict[str, Any]) -> None:
    """Fourteen hidden Mana Wells among thirteen Regions: there are 13! ways to try."""
    among = [region["at"] for region in setup["regions"][:13]]
    setup["scenario"]["wells"] = [{"among": among, "mana": [6]}] * 14


def far_away(setup: dict[str, Any]) -> None:
    """A map of two Regions and much between them."""
    setup["regions"][0]["at"] = [999_999, 999_999]


class Pulse:
    """How long a server takes to answer a plain question, at worst, while something else goes on."""

    def __init__(self, server: Server) -> None:
        self._browser = Browser(server)
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._feel)
        self.worst = 0.0
        self.count = 0

    def __enter__(self) -> Pulse:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _feel(self) -> None:
        while not self._end.is_set():
            began = time.monotonic()
            self._browser.get("/settings")
            self.worst = max(self.worst, time.monotonic() - began)
            self.count += 1
            self._end.wait(0.02)


def test_a_replay_that_hides_too_much_is_refused_in_words(server: Server) -> None:
    german = Browser(server, "de")
    with Pulse(server) as pulse:
        told = german.ask("POST", "/replays", 400, content=forged(hide_wells)).json()
    assert told["code"] == "save-setup"
    assert "14 verborgene Manabrunnen" in told["text"] and "nur 13" in told["text"]
    assert pulse.count and pulse.worst < 3


def test_a_replay_of_a_map_as_large_as_a_land_is_refused_in_words(server: Server) -> None:
    german = Browser(server, "de")
    told = german.ask("POST", "/replays", 400, content=forged(far_away)).json()
    assert told["code"] == "save-setup" and "höchstens 1000 Regionen breit" in told["text"]


# The process that checks.


async def of_cell(script: str, patience: float, then: Callable[[Cell], Awaitable[None]]) -> None:
    """A process that does what a check would never do."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-c", script, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    cell = Cell(process)
    try:
        await then(cell)
    finally:
        await cell.close()
        assert process.returncode is not None


@pytest.mark.parametrize(
    "script",
    ["while True: pass", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "import sys; sys.exit(0)"],
)
def test_a_process_that_does_not_answer_is_ended(script: str) -> None:
    async def then(cell: Cell) -> None:
        with pytest.raises(Exceeded):
            await cell.ask({}, b"x" * 1_000_000, 1.0)

    began = time.monotonic()
    asyncio.run(of_cell(script, 1.0, then))
    assert time.monotonic() - began < PATIENCE / 2


LIMITED = """
import sys
from shem.app.foreign import __main__ as process
from shem.app.foreign.limits import Limit, limit_memory, limit_time
from shem.app.foreign.frames import read, frame
def check(head, body):
    {work}
    return {{"done": True}}
requests, answers = process._streams()
limit = Limit(1, 64 * 1024 * 1024, file=1000)
limit_memory(limit)
head, body = read(requests)
limit_time(limit)
answers.write(frame(process.answer(check, head, body)))
answers.flush()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no memory and no time of the processor")
@pytest.mark.parametrize(
    ("work", "kind"),
    [
        ("pass", "good"),
        ("found = bytearray(32 * 1024 * 1024)", "good"),
        ("found = bytearray(512 * 1024 * 1024)", "exceeded"),
        ("found = []\n    while True: found.append(bytes(1_000_000))", "exceeded"),
        ("while True: pass", None),
        ("print('x' * 100_000)", "good"),
        ("import tempfile; f = tempfile.TemporaryFile(); f.write(bytes(100_000)); f.flush()", None),
        ("[].pop()", "failed"),
        ("import json; json.loads('[' * 1_000_000)", "failed"),
    ],
)
def test_the_system_limits_what_a_check_may_take(work: str, kind: str | None) -> None:
    found: list[str | None] = []

    async def then(cell: Cell) -> None:
        try:
            found.append(json.loads(await cell.ask({}, b"", PATIENCE))["kind"])
        except Exceeded:
            found.append(None)

    asyncio.run(of_cell(LIMITED.format(work=work), PATIENCE, then))
    assert found == [kind] or (kind is None and found == ["failed"])  # Python tells a file's limit as an error


def test_armies_are_read_by_one_process_that_is_renewed_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    from shem.faces.arcana.armies.armies import army_of
    from shem.faces.arcana.armies.army_code import encode
    from shem.games.arcana.content.codex import default

    code = encode(army_of(default().armies["crimson-tide"])).encode()

    async def run() -> None:
        quarantine = Quarantine()
        first = await quarantine.ask("document", ARMY, code)
        cell = quarantine._kept["document"]
        began = time.monotonic()
        for _ in range(20):
            assert await quarantine.ask("document", ARMY, code) == first
        assert time.monotonic() - began < 5 and quarantine._kept["document"] is cell
        os.kill(cell._process.pid, signal.SIGKILL)
        await asyncio.wait_for(cell._process.wait(), PATIENCE)
        assert await quarantine.ask("document", ARMY, code) == first
        hanging = quarantine._kept["document"]
        os.kill(hanging._process.pid, signal.SIGSTOP)
        monkeypatch.setattr(limits, "STARTING", 2.0 - 3 * limits.LIMITS["document"].seconds)
        with pytest.raises(Fault) as refused:
            await quarantine.ask("document", ARMY, code)
        assert refused.value.code == "document-long" and hanging.ended
        monkeypatch.undo()
        assert await quarantine.ask("document", ARMY, code) == first
        await quarantine.stop()
        assert not quarantine._kept

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_who_would_wait_too_long_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shem.app.quarantine.WAITING", 3)

    async def run() -> list[str]:
        quarantine = Quarantine()
        asked = [quarantine.ask("replay", {}, b"hello\n") for _ in range(6)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        return sorted(one.code for one in told if isinstance(one, Fault))

    assert asyncio.run(asyncio.wait_for(run(), PATIENCE)) == [*["foreign-busy"] * 3, *["replay-line"] * 3]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="finds the children of a process: Linux")
def test_no_process_outlives_the_app() -> None:
    """Nor one that is killed: what is kept ends when nobody can ask any more."""
    for end in (Server.stop, Server.kill):
        with serving() as server:
            browser = Browser(server)
            browser.ask("POST", "/games/arcana/armies/read", 400, json={"text": "x" * 20})
            (child,) = children(server)
            end(server)
            until = time.monotonic() + PATIENCE
            while Path(f"/proc/{child}").exists() and time.monotonic() < until:
                time.sleep(0.05)
            assert not Path(f"/proc/{child}").exists()


def children(server: Server) -> list[int]:
    """The processes that check for a server."""
    assert server._process is not None
    found = Path(f"/proc/{server._process.pid}/task").glob("*/children")
    every = [int(one) for path in found for one in path.read_text().split()]
    return [one for one in every if b"shem.app.foreign" in Path(f"/proc/{one}/cmdline").read_bytes()]


# Zips.


def zipped(*entries: tuple[ZipInfo | str, bytes], how: int = ZIP_STORED) -> bytes:
    found = io.BytesIO()
    with ZipFile(found, "w", how) as archive:
        for entry, content in entries:
            archive.writestr(entry, content, how)
    return found.getvalue()


def lying(content: bytes, size: int) -> bytes:
    """A zip that says another size of its only file, in both places."""
    real = len(content)
    return zipped(("golems/a.yaml", content), how=ZIP_DEFLATED).replace(
        real.to_bytes(4, "little"), size.to_bytes(4, "little")
    )


def link() -> ZipInfo:
    entry = ZipInfo("golems/a.yaml")
    entry.create_system = 3
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


def of_much_memory() -> bytes:
    """Packed by LZMA with a window of 4 GB, that is asked for before the first byte comes out."""
    content = bytearray(zipped(("golems/a.yaml", b"name: x"), how=ZIP_LZMA))
    start = 30 + len("golems/a.yaml") + 4  # of the file's head, name and LZMA's version and size
    content[start + 1 : start + 5] = b"\xff\xff\xff\xff"
    return bytes(content)


def nameless() -> bytes:
    found = io.BytesIO()
    with ZipFile(found, "w") as archive, archive.open(ZipInfo(""), "w") as file:
        file.write(b"name: x")
    return found.getvalue()


BOMB = zipped(*((f"golems/g{number}.yaml", bytes(LARGEST)) for number in range(64)), how=ZIP_DEFLATED)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (of_much_memory(), "zip-kind"),
        (zipped(("golems/a.yaml", b"name: x"), how=ZIP_LZMA), "zip-kind"),
        (zipped(("golems/a.yaml", b"name: x"), how=ZIP_BZIP2), "zip-kind"),
        (zipped((link(), b"/etc/passwd")), "zip-kind"),
        (zipped(("golems/a.yaml", bytes(LARGEST + 1)), how=ZIP_DEFLATED), "pack-size"),
        (BOMB, "pack-size"),
        (lying(bytes(100_000), 10), "bad-zip"),
        (zipped(("golems/a.yaml", b""), ("reeds/golems/a.yaml", b"")), "pack-twice"),
        (zipped(("golems/a.yaml", b""), ("golems/A.yml", b"")), "pack-twice"),
        (zipped(("golems/a\nb.yaml", b"")), "pack-name"),
        (zipped(("golems/a.yaml", b""))[:-30], "bad-zip"),
        (nameless(), "bad-zip"),
    ],
    # By number: a zip holds the time at which it was made, so two workers would know a test by two names.
    ids=[str(number) for number in range(12)],
)
def test_a_zip_of_another_kind_is_refused_before_it_is_unpacked(content: bytes, code: str) -> None:
    assert len(content) < 100_000
    with pytest.raises(Fault) as refused:
        unpacked({"a.zip": content})
    assert (refused.value.code, refused.value.status in (413, 422)) == (code, True)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="says how much memory a process took: Linux")
@pytest.mark.parametrize(("content", "status"), [(of_much_memory(), 422), (BOMB, 413)])
def test_the_app_takes_no_memory_for_a_zip(content: bytes, status: int, server: Server, browser: Browser) -> None:
    process = server._process
    assert process is not None
    before = peak(process.pid)
    told = browser.ask("POST", "/packs", status, files={"files": ("a.zip", content)}).json()
    assert told["code"] in ("zip-kind", "pack-size")
    assert peak(process.pid) - before < 32 * limits.MEGABYTE


def peak(process: int) -> int:
    """The most memory that a process has held, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


# YAML.


def of_length(text: bytes, length: int) -> bytes:
    return text * (length // len(text))


@pytest.mark.parametrize(
    "text",
    [
        of_length(b"- {a: 1, b: 2}\n", LARGEST),
        of_length(b"[", LARGEST),
        of_length(b"{a: ", LARGEST),
        of_length(b"a: &a [*a, *a]\n", LARGEST),
        b"a: &a [x]\n" + b"".join(b"%c: &%c [*%c, *%c]\n" % (98 + n, 98 + n, 97 + n, 97 + n) for n in range(20)),
        of_length(b"? ", LARGEST),
        of_length(b"!!python/object/apply:os.system [x]\n", LARGEST),
        b"a: " + b"9" * (LARGEST - 10),
        of_length(b"'", LARGEST),
    ],
)
def test_no_yaml_takes_long(text: bytes, browser: Browser, server: Server) -> None:
    """Four files of the largest size, each of what takes most."""
    files = [("files", (f"g{number}.yaml", text)) for number in range(MOST_BYTES // LARGEST)]
    began = time.monotonic()
    with Pulse(server) as pulse:
        told = browser.ask("POST", "/packs", 422, files=files).json()
    assert told["code"] in ("bad-pack", "pack-long") and told["text"]
    assert time.monotonic() - began < limits.LIMITS["pack"].patience and pulse.worst < 3


def test_a_pack_is_refused_at_its_size(browser: Browser) -> None:
    files = [("files", (f"g{number}.yaml", b"#" * LARGEST)) for number in range(MOST_BYTES // LARGEST + 1)]
    assert browser.ask("POST", "/packs", 413, files=files).json()["code"] == "pack-size"
    twice = [("files", ("g.yaml", reed_stalker()))] * 2
    assert browser.ask("POST", "/packs", 422, files=twice).json()["code"] == "pack-twice"
