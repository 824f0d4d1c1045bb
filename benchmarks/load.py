"""The app under load: `python -m benchmarks.load --goals`, or `--matches 1,50,200,500 [--battles N] [--idle N] ...`.

For each number of matches it starts `shem serve` as a process of its own and makes them: every second one against a bot,
the others by two people at one screen. Each person sits at a real WebSocket and decides every `--pause` seconds, from what
the server answers to the questions that the page asks. Beside them `--battles` battles of eight greedy armies of 3000
points go on unwatched; at `--idle` more matches a person sits and does nothing, and `--absent` ones nobody came to. It
prints how long people waited from an action to the Sight that shows it, from a question to its answer, and for a static
file; the memory of the server's process, at last and at most, and of its bots'; and how often something went wrong.
`--goals` makes the runs that the app is held to, and says which goal each reached. The people's own process runs on the
same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from benchmarks.load_people import Measured, Person
from shem import build
from shem.app.configuration import DEFAULT_PATIENCE, cores
from shem.app.connections import more_files
from shem.app.rooms import LOOKS
from tests.app.table import PATIENCE, Server, serving

SCENARIO: Final = "tournament-of-the-hundred-skulls"
AT_ONCE: Final = 4  # matches that are made at the same time
SETTLES: Final = 3.0  # seconds from when everybody has come until it counts
FILES_EVERY: Final = 0.1
MEGABYTE: Final = 1024 * 1024


class Wanted(NamedTuple):
    """battles, idle, absent: besides the matches. pause, seconds: of a person between two decisions; of measuring.
    put_away: seconds until the server puts a match away that nobody touches."""

    matches: int
    battles: int = 0
    idle: int = 0
    absent: int = 0
    pause: float = 5.0
    seconds: float = 30.0
    put_away: float = DEFAULT_PATIENCE

    @property
    def hosted(self) -> int:
        return self.matches + self.battles + self.idle + self.absent

    @property
    def settles(self) -> float:
        """Seconds from when everybody has come until it counts: those that nobody plays are put away by then."""
        return SETTLES + (self.put_away + 2 * LOOKS if self.idle or self.absent else 0.0)


Waits = tuple[float, float]  # milliseconds: what half of them, and 99 of 100, do not exceed


class Found(NamedTuple):
    """Memory in megabytes; the server's own besides that of its bots."""

    wanted: Wanted
    acted: int
    acts: Waits
    questions: Waits
    files: Waits
    memory: float
    peak: float
    memory_a_match: float
    memory_of_bots: float
    errors: dict[str, int]


def measure(wanted: Wanted) -> Found:
    """Serve, play, and say how it went."""
    more_files()  # for our own ends of the sockets
    most = wanted.hosted + 100
    environment = {
        "SHEM_MOST_MATCHES": str(most),
        "SHEM_MOST_SOCKETS": str(2 * most),  # one device does not get all
        "SHEM_MOST_DEVICE_SOCKETS": str(most),
        "SHEM_BOTS_ALONE": "1",
        "SHEM_PUT_AWAY": str(wanted.put_away),
    }
    with serving(**environment) as server:
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
        sides = [("here", "greedy" if number % 2 else "here") for number in range(people + wanted.absent)]
        ids = await _all_made(client, sides)
        measured = Measured()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"cookie": cookie, **server.own}
        address = server.address.replace("http", "ws", 1)
        persons = [
            Person(f"{address}/api/matches/{id}/socket", headers, _pause(number, wanted), number, measured)
            for number, id in enumerate(ids[:people])
        ]
        tasks = await _seated(persons)
        battles = [await _make(client, *["greedy"] * 8, scenario=SCENARIO) for _ in range(wanted.battles)]
        await asyncio.sleep(wanted.settles)
        measured.begin()
        await _ask_for_files(client, measured, wanted.seconds)
        memory, peak, bots = process.memory(), process.peak(), process.memory_of_children()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        _check_battles(await asyncio.gather(*(client.get(f"/api/matches/{id}") for id in battles)), measured)
    return Found(
        wanted,
        len(measured.acts),
        waits(measured.acts),
        waits(measured.questions),
        waits(measured.files),
        memory,
        peak,
        (memory - before) / max(1, wanted.hosted),
        bots,
        dict(measured.errors),
    )


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

    def peak(self) -> float:
        """The most that it ever was."""
        lines = (self._folder / "status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) / 1024

    def memory_of_children(self) -> float:
        threads = (self._folder / "task").iterdir()  # each thread has those that it started
        found = {child for thread in threads for child in (thread / "children").read_text().split()}
        return sum(_resident(Path("/proc") / child) for child in found)


def _resident(folder: Path) -> float:
    """Megabytes."""
    pages = int((folder / "statm").read_text().split()[1])
    return pages * 4096 / MEGABYTE


def waits(times: Sequence[float]) -> Waits:
    return share_of(times, 0.5), share_of(times, 0.99)


def share_of(times: Sequence[float], share: float) -> float:
    """The time that this share of them does not exceed, in milliseconds; nan of none."""
    if not times:
        return float("nan")
    ordered = sorted(times)
    return 1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


HEAD: Final = (
    "matches  battles  idle  absent     acts   act p50     p99   question p50     p99   file p50     p99"
    "   memory  at most  a match   bots   errors"
)


def line(found: Found) -> str:
    wanted = found.wanted
    errors = ", ".join(f"{count} {what}" for what, count in found.errors.items()) or "none"
    return (
        f"{wanted.matches:7}  {wanted.battles:7}  {wanted.idle:4}  {wanted.absent:6}  {found.acted:7}"
        f"  {found.acts[0]:5.0f} ms {found.acts[1]:4.0f} ms   {found.questions[0]:9.0f} ms {found.questions[1]:4.0f} ms"
        f"  {found.files[0]:6.0f} ms {found.files[1]:4.0f} ms  {found.memory:4.0f} MB  {found.peak:4.0f} MB"
        f"  {1e3 * found.memory_a_match:4.0f} kB {found.memory_of_bots:4.0f} MB   {errors}"
    )


class Goal(NamedTuple):
    """What a run is held to. limit: of `value`."""

    what: str
    value: Callable[[Found], float]
    limit: float

    def said(self, found: Found) -> str:
        value = self.value(found)
        return f"    {self.what}: {value:.0f}, goal under {self.limit:.0f}: {'met' if value < self.limit else 'NOT MET'}"


ERRORS: Final = Goal("errors", lambda found: sum(found.errors.values()), 1)
GIGABYTE: Final = Goal("memory of the server and its bots, MB", lambda found: found.memory + found.memory_of_bots, 1024)
PEAK: Final = Goal("memory of the server at most, MB", lambda found: found.peak, 1024)


def waited(limit: float) -> Goal:
    return Goal("p99 of an action, ms", lambda found: found.acts[1], limit)


GOALS: Final[list[tuple[Wanted, list[Goal]]]] = [
    (Wanted(1), [ERRORS]),
    (Wanted(50), [ERRORS]),
    (Wanted(200), [ERRORS]),
    (Wanted(500), [waited(100), ERRORS]),
    (Wanted(50, battles=20), [waited(150), Goal("p99 of a file, ms", lambda found: found.files[1], 50), ERRORS]),
    (Wanted(50, idle=1950), [GIGABYTE, PEAK, waited(100), ERRORS]),
    (Wanted(50, absent=1950), [GIGABYTE, PEAK, waited(100), ERRORS]),
]


def smaller(wanted: Wanted, times: int, chosen: argparse.Namespace) -> Wanted:
    """So many times fewer matches of each kind, at the pace that is chosen."""
    matches, battles, idle, absent = (-(-count // times) for count in wanted[:4])
    return Wanted(matches, battles, idle, absent, chosen.pause, chosen.seconds, chosen.put_away)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--goals", action="store_true", help="every run that the app is held to; of the counts, only --fewer"
    )
    parser.add_argument("--fewer", type=int, default=1, help="so many times fewer matches in each of those runs")
    parser.add_argument("--matches", default="1,50,200,500", help="with people who play, one run for each number")
    parser.add_argument("--battles", type=int, default=0, help="of eight greedy armies, unwatched, beside them")
    parser.add_argument("--idle", type=int, default=0, help="matches at which somebody sits and does nothing")
    parser.add_argument("--absent", type=int, default=0, help="matches that nobody came to")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two decisions of a person")
    parser.add_argument("--seconds", type=float, default=30.0, help="of measuring, when everybody has come")
    parser.add_argument(
        "--put-away", type=float, default=DEFAULT_PATIENCE, help="seconds until a match that nobody touches is put away"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    chosen = parser.parse_args(arguments)
    beside = chosen.battles, chosen.idle, chosen.absent, chosen.pause, chosen.seconds, chosen.put_away
    runs: list[tuple[Wanted, list[Goal]]] = [(Wanted(int(number), *beside), []) for number in chosen.matches.split(",")]
    if chosen.goals:
        runs = [(smaller(wanted, chosen.fewer, chosen), goals) for wanted, goals in GOALS]
    if not chosen.json:
        print(f"{build.which()}, Python {sys.version.split()[0]}, {cores()} cores; a decision every {chosen.pause:g} s")
        print(HEAD)
    for wanted, goals in runs:
        found = measure(wanted)
        if chosen.json:
            print(json.dumps({**wanted._asdict(), **found._asdict(), "wanted": wanted.hosted}), flush=True)
        else:
            print("\n".join([line(found), *(goal.said(found) for goal in goals)]), flush=True)


if __name__ == "__main__":
    main()
