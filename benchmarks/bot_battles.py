"""The battles of `benchmarks.bots`, from the build that has the yardstick inside: its arguments, and prints the table."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from benchmarks.bots import COMPILED, parser
from benchmarks.yardstick.greedy import Yardstick
from shem import build
from shem.bots.registry import bot
from shem.core.bot import Bot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Setup
from shem.games import game
from shem.lab.battle import derived, fight
from shem.lab.interval import wilson

PART = 10  # battles of one scenario at a time


def yardstick(seed: int) -> Bot:
    value: Any = import_module(f"{COMPILED}.value").value
    shortlist: Any = import_module(f"{COMPILED}.shortlist").shortlist
    return Yardstick(seed, value, shortlist)


@cache
def setup_of(scenario: str) -> Setup:
    return game("arcana").resolve({"scenario": scenario, "seats": 2})


def battle(scenario: str, name: str, index: int, seed: int) -> int:
    """1 if the bot of this name wins, -1 if the yardstick does, else 0. Neighbours have the same seeds, sides swapped."""
    own = index % 2
    seeds = [derived(seed, index // 2, f"bot {seat}") for seat in range(2)]
    players = [bot(name, "arcana", seeds[seat]) if seat == own else yardstick(seeds[seat]) for seat in range(2)]
    entry = Entry(Seeded(derived(seed, index // 2, "dice")))
    winners = fight(game("arcana"), setup_of(scenario), players, (0, 1), entry).winners
    return 0 if not winners else 1 if own in winners else -1


def part(scenario: str, name: str, first: int, end: int, seed: int) -> list[int]:
    return [battle(scenario, name, index, seed) for index in range(first, end)]


def results(scenario: str, wish: argparse.Namespace) -> Iterator[int]:
    with ProcessPoolExecutor(wish.jobs, get_context("spawn")) as pool:
        parts = [(scenario, wish.bot, at, min(at + PART, wish.n), wish.seed) for at in range(0, wish.n, PART)]
        for found in pool.map(part, *zip(*parts)):
            yield from found


def scenarios() -> list[str]:
    """Those that two can play."""
    codex = import_module("shem.games.arcana.content.codex").default()
    seat_range = import_module("shem.games.arcana.content.compile_scenario").seat_range
    return [name for name, data in codex.scenarios.items() if seat_range(data)[0] == 2]


def row(name: str, found: list[int]) -> str:
    won = found.count(1)
    low, high = wilson(won, len(found))
    return f"| {name} | {won} of {len(found)} | {found.count(0)} | {100 * low:.1f} to {100 * high:.1f} % |"


def play(wish: argparse.Namespace) -> None:
    """Print the table, a row a scenario as it is done; a draw counts as not won."""
    print(f"{build.which()}, {wish.bot}, seed {wish.seed}\n")
    print("| scenario | won | drawn | 95 % interval |\n| --- | --- | --- | --- |", flush=True)
    every: list[int] = []
    for name in wish.scenarios or scenarios():
        found = list(results(name, wish))
        every += found
        print(row(name, found), flush=True)
    print(row("together", every))


if __name__ == "__main__":
    play(parser().parse_args())
