"""The app under load: `python -m benchmarks.load --matches 1,50,200,500 [--battles N] [--idle N] [--pause S]`.

For each number of matches it starts `shem serve` as a process of its own and makes them: every second one against a bot,
the others by two people at one screen. Each person sits at a real WebSocket and decides every `--pause` seconds, from what
the server answers to the questions that the page asks. Beside them `--battles` battles of eight greedy armies of 3000
points go on unwatched, and at `--idle` more matches a person sits and does nothing. It prints how long people waited from
an action to the Sight that shows it, from a question to its answer, and for a static file; the memory of the server's
process and of its bots'; and how often something went wrong. The people's own process runs on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from benchmarks.load_people import Measured, Person
from shem import build
from shem.app.configuration import cores
from tests.app.table import PATIENCE, Server, serving

SCENARIO: Final = "tournament-of-the-hundred-skulls"
AT_ONCE: Final = 4  # matches that are made at the same time
SETTLES: Final = 3.0  # seconds from when everybody has come until it counts
FILES_EVERY: Final = 0.1
MEGABYTE: Final = 1024 * 1024
OPEN_FILES: Final = 8192


class Wanted(NamedTuple):
    """battles, idle: besides the matches. pause, seconds: of a person between two decisions; of measuring."""

    matches: int
    battles: int
    idle: int
    pause: float
    seconds: float
    options: dict[str, str]


class Found(NamedTuple):
    """Times in milliseconds, memory in megabytes."""

    matches: int
    battles: int
    idle: int
    acts: int
    act_p50: float
    act_p99: float
    question_p50: float
    question_p99: float
    file_p50: float
    file_p99: float
    memory: float
    memory_a_match: float
    memory_of_bots: float
    errors: dict[str, int]


def measure(wanted: Wanted) -> Found:
    """Serve, play, and say how it went."""
    _allow_sockets()
    most = str(wanted.matches + wanted.battles + wanted.idle + 100)
    twice = str(2 * int(most))  # one device does not get all
    allowed = {
        "SHEM_MOST_MATCHES": most,
        "SHEM_MOST_SOCKETS": twice,
        "SHEM_MOST_DEVICE_SOCKETS": most,
        "SHEM_BOTS_ALONE": "1",
    }
    with serving(**{**allowed, "SHEM_BOTS_ALONE": "1", **wanted.options}) as server:
        return asyncio.run(_measured(server, wanted))


async def _measured(server: Server, wanted: Wanted) -> Found:
    limits = httpx.Limits(max_connections=AT_ONCE + 2)
    own: dict[str, Any] = {"base_url": server.address, "headers": server.own}
    async with httpx.AsyncClient(**own, timeout=PATIENCE, trust_env=False, limits=limits) as client:
        (await client.get("/api/home")).raise_for_status()
        process = Process(server)
        await _make(client, "here", "here")
        before = process.memory()
        people = wanted.matches + wanted.idle
        ids = await _all_made(client, [("here", "greedy" if number % 2 else "here") for number in range(people)])
        measured = Measured()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"cookie": cookie, **server.own}
        address = server.address.replace("http", "ws", 1)
        persons = [
            Person(f"{address}/api/matches/{id}/socket", headers, _pause(number, wanted), number, measured)
            for number, id in enumerate(ids)
        ]
        tasks = await _seated(persons)
        battles = [await _make(client, *["greedy"] * 8, scenario=SCENARIO) for _ in range(wanted.battles)]
        await asyncio.sleep(SETTLES)
        measured.begin()
        await _ask_for_files(client, measured, wanted.seconds)
        memory, bots = process.memory(), process.memory_of_children()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        _check_battles(await asyncio.gather(*(client.get(f"/api/matches/{id}") for id in battles)), measured)
    return _found(wanted, measured, memory, (memory - before) / max(1, people + wanted.battles), bots)


def _pause(number: int, wanted: Wanted) -> float:
    """The first people play, the others sit there."""
    return wanted.pause if number < wanted.matches else 1e6


async def _seated(persons: Sequence[Person]) -> list[asyncio.Task[None]]:
    """Everybody at their match, some at a time."""
    tasks = []
    for first in range(0, len(persons), AT_ONCE):
        group = persons[first : first + AT_ONCE]
        tasks += [asyncio.create_task(person.play()) for person in group]
        await asyncio.gather(*(person.came.wait() for person in group))
    return tasks


async def _all_made(client: httpx.AsyncClient, players: Sequence[tuple[str, ...]]) -> list[str]:
    ids: list[str] = []
    for first in range(0, len(players), AT_ONCE):
        ids += await asyncio.gather(*(_make(client, *each) for each in players[first : first + AT_ONCE]))
    return ids


async def _make(client: httpx.AsyncClient, *players: str, **options: Any) -> str:
    seats = [{"player": player, "dice": "app"} for player in players]
    made = await client.post("/api/matches", json={"game": "arcana", "options": options, "seats": seats})
    made.raise_for_status()
    return str(made.json()["id"])


async def _ask_for_files(client: httpx.AsyncClient, measured: Measured, seconds: float) -> None:
    """The page's first file again and again, for so long."""
    end = time.monotonic() + seconds
    while (began := time.monotonic()) < end:
        try:
            await client.get("/")
            measured.add(measured.files, began)
        except httpx.HTTPError as error:
            measured.errors[f"file: {type(error).__name__}"] += 1
        await asyncio.sleep(FILES_EVERY)


def _check_battles(answers: Sequence[httpx.Response], measured: Measured) -> None:
    for answer in answers:
        if answer.status_code != 200:
            measured.errors[f"battle: status {answer.status_code}"] += 1


class Process:
    """The server's process as Linux shows it."""

    def __init__(self, server: Server) -> None:
        self._folder: Final = Path("/proc") / str(server.process)

    def memory(self) -> float:
        return _resident(self._folder)

    def memory_of_children(self) -> float:
        threads = (self._folder / "task").iterdir()  # each thread has those that it started
        found = {child for thread in threads for child in (thread / "children").read_text().split()}
        return sum(_resident(Path("/proc") / child) for child in found)


def _resident(folder: Path) -> float:
    """Megabytes."""
    pages = int((folder / "statm").read_text().split()[1])
    return pages * 4096 / MEGABYTE


def _allow_sockets() -> None:
    """As many open files as the machine lets us have; the server inherits it."""
    import resource  # on POSIX systems only

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def _found(wanted: Wanted, measured: Measured, memory: float, each: float, bots: float) -> Found:
    return Found(
        wanted.matches,
        wanted.battles,
        wanted.idle,
        len(measured.acts),
        share_of(measured.acts, 0.5),
        share_of(measured.acts, 0.99),
        share_of(measured.questions, 0.5),
        share_of(measured.questions, 0.99),
        share_of(measured.files, 0.5),
        share_of(measured.files, 0.99),
        memory,
        each,
        bots,
        dict(measured.errors),
    )


def share_of(times: Sequence[float], share: float) -> float:
    """The time that this share of them does not exceed, in milliseconds; nan of none."""
    if not times:
        return float("nan")
    ordered = sorted(times)
    return 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


HEAD: Final = (
    "matches  battles  idle     acts   act p50     p99   question p50     p99   file p50     p99   memory  a match   bots"
    "   errors"
)


def line(found: Found) -> str:
    errors = ", ".join(f"{count} {what}" for what, count in found.errors.items()) or "none"
    return (
        f"{found.matches:7}  {found.battles:7}  {found.idle:4}  {found.acts:7}"
        f"  {found.act_p50:5.0f} ms {found.act_p99:4.0f} ms   {found.question_p50:9.0f} ms {found.question_p99:4.0f} ms"
        f"  {found.file_p50:6.0f} ms {found.file_p99:4.0f} ms  {found.memory:4.0f} MB {1e3 * found.memory_a_match:5.0f} kB"
        f" {found.memory_of_bots:4.0f} MB   {errors}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", default="1,50,200,500", help="with people who play, one run for each number")
    parser.add_argument("--battles", type=int, default=0, help="of eight greedy armies, unwatched, beside them")
    parser.add_argument("--idle", type=int, default=0, help="matches at which somebody sits and does nothing")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two decisions of a person")
    parser.add_argument("--seconds", type=float, default=30.0, help="of measuring, when everybody has come")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    chosen = parser.parse_args(arguments)
    if not chosen.json:
        print(f"{build.which()}, Python {sys.version.split()[0]}, {cores()} cores; a decision every {chosen.pause:g} s")
        print(HEAD)
    for number in chosen.matches.split(","):
        found = measure(Wanted(int(number), chosen.battles, chosen.idle, chosen.pause, chosen.seconds, {}))
        print(json.dumps(found._asdict()) if chosen.json else line(found), flush=True)


if __name__ == "__main__":
    main()
