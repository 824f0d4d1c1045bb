"""The speed of the build that is installed: `python -m benchmarks.run [--json] [--seconds S] [--repeat N] [GAME ...]`."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import shem
from benchmarks.playouts import playouts, positions
from shem import build, games
from shem.core.contract import Game, Setup

SEED = 20150401
POSITIONS = 400
MATCHES = 50  # made in each run, of which a few are played
FEW = 5
DECISIONS = 200  # about as many of each of these
LARGE: dict[str, dict[str, dict[str, Any]]] = {
    "arcana": {"3000, 8 seats": {"scenario": "tournament-of-the-hundred-skulls", "seats": 8}},
    "delve": {"deep-kiln, 5 heroes": {"quest": "deep-kiln", "heroes": ["reck", "tamm", "sill", "mote", "cinder"]}},
    "wizards": {"4 seats": {"seats": 4}},
}
APART = 7  # an odd distance between positions, so that they fall on every kind of decision


@dataclass(frozen=True)
class Figure:
    """One number: the median of `runs` runs."""

    of: str
    what: str
    value: float
    unit: str
    runs: int


def in_microseconds(run: Callable[[], int], repeat: int) -> float:
    """Median time of one call; `run` makes calls and says how many."""
    times: list[float] = []
    for _ in range(repeat):
        start = perf_counter()
        calls = run()
        times.append((perf_counter() - start) / calls * 1e6)
    return median(times)


def in_fresh_process(setting: str, timed: str, repeat: int) -> float:
    """Median milliseconds of a statement, each time in a new process."""
    code = f"from time import perf_counter as t\n{setting}\ns = t()\n{timed}\nprint((t() - s) * 1e3)"
    runs = [subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True) for _ in range(repeat)]
    return median(float(run.stdout) for run in runs)


def of_setup(game: Game, name: str, options: dict[str, Any], seconds: float, repeat: int) -> list[Figure]:
    """The figures that every set-up has."""
    setup = game.resolve(options)
    playouts(game, setup, seconds, SEED + 1)  # what is worked out about a map once is there for all its battles
    runs = [playouts(game, setup, seconds, SEED + number) for number in range(repeat)]
    samples = positions(game, setup, POSITIONS, APART, SEED)

    def copy_all() -> int:
        for state, _ in samples:
            state.copy()
        return len(samples)

    def legal_all() -> int:
        for state, seat in fresh:
            state.legal(seat)
        return len(fresh)

    legal_times: list[float] = []
    for _ in range(repeat):
        fresh = [(state.copy(), seat) for state, seat in samples]  # nothing that an earlier run has worked out
        legal_times.append(in_microseconds(legal_all, 1))
    found = [
        ("random playouts", median(run.decisions_per_second for run in runs), "decisions/s"),
        ("legal actions a decision", median(run.actions / run.decisions for run in runs), ""),
        ("decisions a battle", median(run.decisions / run.battles for run in runs), ""),
        ("copy", in_microseconds(copy_all, repeat), "µs"),
        ("legal", median(legal_times), "µs"),
        ("memory of a battle", memory(game, setup), "kB"),
    ]
    return [Figure(name, what, value, unit, repeat) for what, value, unit in found]


def of_matches(name: str, repeat: int) -> list[Figure]:
    """Making a match of a set-up that is known, and playing one decision with all that a match keeps of it."""
    shem.new(name)
    made: list[shem.Match] = []

    def make() -> int:
        made.extend(shem.new(name, seed=SEED + number) for number in range(MATCHES))
        return MATCHES

    def play() -> int:
        choice, played = Random(SEED), 0
        for match in made[-FEW:]:
            while not isinstance(match.pending, shem.Over) and played < DECISIONS * FEW:
                seat = match.pending.seats[0]
                match.play(seat, choice.choice(match.legal(seat)))
                played += 1
        return played

    runs = [(in_microseconds(make, 1), in_microseconds(play, 1)) for _ in range(repeat)]
    new, decision = (median(figures) for figures in zip(*runs))
    return [
        Figure(name, "a match of a known set-up", new / 1000, "ms", repeat),
        Figure(name, "a decision chosen, played and logged", decision, "µs", repeat),
    ]


def of_game(game: Game, seconds: float, repeat: int) -> list[Figure]:
    """The figures that every game has: of its usual set-up, and of its large ones."""
    name = game.name
    figures = of_setup(game, name, {}, seconds, repeat)
    for more, options in LARGE.get(name, {}).items():
        figures += of_setup(game, f"{name} {more}", options, seconds, repeat)
    figures += of_matches(name, repeat)
    get = f"from shem.games import game; g = game({name!r})"
    figures.append(Figure(name, "import", in_fresh_process("", get, repeat), "ms", repeat))
    figures.append(Figure(name, "load content", in_fresh_process(get, "g.resolve({})", repeat), "ms", repeat))
    return figures


def memory(game: Game, setup: Setup) -> float:
    """Kilobytes that one more position holds, on top of the content that all share."""
    positions(game, setup, 100, APART, SEED)  # all that is kept about the set-up is there before, or it would be counted
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = positions(game, setup, 100, APART, SEED)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1000


def of_to_hit(repeat: int) -> list[Figure]:
    """To-Hit of one ranged attack over cover, with all its lines, as a person sees it."""
    from shem.games import arcana

    pieces = [("Dune Viper", 0, (0, 0)), ("Horned Blight", 1, (2, 0))]
    box = arcana.sandbox(rows=["P- Pg Hm", "M- P- .."], pieces=pieces, edition="2015")
    viper, blight = box.pieces

    def ask() -> int:
        for _ in range(1000):
            box.to_hit(viper, "Spiked Volley", blight)
        return 1000

    return [Figure("arcana", "To-Hit with its lines", in_microseconds(ask, repeat), "µs", repeat)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names(), metavar="GAME", help="default: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run of playouts")
    parser.add_argument("--repeat", type=int, default=5, help="runs, of which the median counts")
    wish = parser.parse_args()
    figures: list[Figure] = []
    for name in wish.games:
        figures += of_game(games.game(name), wish.seconds, wish.repeat)
        if name == "arcana":
            figures += of_to_hit(wish.repeat)
    if wish.json:
        machine = {"build": build.which(), "python": platform.python_version(), "machine": platform.machine()}
        print(json.dumps({**machine, "figures": [asdict(figure) for figure in figures]}, ensure_ascii=False, indent=2))
        return
    print(f"{build.which()}, Python {platform.python_version()}, one core, medians of {wish.repeat} runs")
    for figure in figures:
        print(f"{figure.of:20} {figure.what:26} {figure.value:12,.1f} {figure.unit}".rstrip())


if __name__ == "__main__":
    main()
