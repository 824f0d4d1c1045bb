"""Random battles through the contract, on one core: every decision lists all legal actions and takes one of them.

As a program, `python -m benchmarks.playouts GAME SECONDS SEED` prints what it did as JSON.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter

from shem import build, games
from shem.core.chance import Entry, Seeded
from shem.core.contract import Game, Over, Setup, State


@dataclass(frozen=True)
class Speed:
    """Decisions (forced ones too) and battles in so many seconds; `actions` is how many legal ones were listed in all."""

    battles: int
    decisions: int
    actions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def playouts(game: Game, setup: Setup, seconds: float, seed: int) -> Speed:
    """Whole battles, the first ones until `seconds` have passed."""
    random = Random(seed)
    draw = random.random
    battles = decisions = actions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        entry = Entry(Seeded(random.getrandbits(64)))
        state = game.new(setup, entry)
        pending = state.pending()
        while not isinstance(pending, Over):
            seat = pending.seats[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(draw() * len(legal))], entry)
            actions += len(legal)
            decisions += 1
            pending = state.pending()
        battles += 1
    return Speed(battles, decisions, actions, perf_counter() - start)


def positions(game: Game, setup: Setup, count: int, every: int, seed: int) -> list[tuple[State, int]]:
    """Copies of the positions before each `every`-th decision of random battles, with the seat that is asked."""
    random = Random(seed)
    found: list[tuple[State, int]] = []
    decisions = 0
    while True:
        entry = Entry(Seeded(random.getrandbits(64)))
        state = game.new(setup, entry)
        pending = state.pending()
        while not isinstance(pending, Over):
            seat = pending.seats[0]
            if decisions % every == 0:
                found.append((state.copy(), seat))
                if len(found) == count:
                    return found
            legal = state.legal(seat)
            state.apply(seat, legal[int(random.random() * len(legal))], entry)
            decisions += 1
            pending = state.pending()


def main() -> None:
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    game = games.game(name)
    setup = game.resolve({})
    playouts(game, setup, min(0.3, seconds), seed + 1)
    print(json.dumps({**asdict(playouts(game, setup, seconds, seed)), "build": build.which()}))


if __name__ == "__main__":
    main()
