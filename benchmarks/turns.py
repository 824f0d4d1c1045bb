"""How long the highest level thinks in Golem Arcana: `python -m benchmarks.turns [-n TURNS] [SCENARIO ...]`.

It plays against greedy bots; a turn is all that it decides before its army's next turn, or before its first one.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import mean
from time import process_time

import shem
from shem import build
from shem.bots.registry import LEVELS, bot

SCENARIOS = ("three-cairns", "epic")  # 500 and 3000 points


def turns(scenario: str, most: int, seed: int) -> list[float]:
    """Seconds of CPU for each of about `most` turns, from battles with these seeds on."""
    found: list[float] = []
    while len(found) < most:
        found += battle(scenario, most - len(found), seed)
        seed += 1
    return found


def battle(scenario: str, most: int, seed: int) -> list[float]:
    match = shem.new("arcana", seed=seed, scenario=scenario)
    players = [bot(name, "arcana", seed) for name in (LEVELS[-1], *["greedy"] * (len(match.seats) - 1))]
    times: dict[int, float] = {}
    while not isinstance(match.pending, shem.Over):
        seat = match.pending.seats[0]
        sight = match.sight(seat)
        start, turn = process_time(), match.game.stretch(match.state)
        action = players[seat].choose(sight).action
        if seat == 0:
            if len(times) == most and turn not in times:
                break
            times[turn] = times.get(turn, 0.0) + process_time() - start
        match.play(seat, action)
    return list(times.values())


def row(scenario: str, times: Sequence[float]) -> str:
    return f"| {scenario} | {len(times)} | {mean(times):.1f} s | {max(times):.1f} s |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="*", default=SCENARIOS)
    parser.add_argument("-n", type=int, default=20, help="turns a row")
    parser.add_argument("--seed", type=int, default=1, help="of the first battle")
    wish = parser.parse_args()
    print(f"{build.which()}\n\n| scenario | turns | mean | longest |\n| --- | --- | --- | --- |", flush=True)
    for scenario in wish.scenario:
        print(row(scenario, turns(scenario, wish.n, wish.seed)), flush=True)


if __name__ == "__main__":
    main()
