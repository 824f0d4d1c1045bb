"""Catanatron's two random players, for `benchmarks.peers`: a program of its own, `SECONDS SEED`, that prints JSON.

A tick is a decision: catanatron lists the playable actions after each.
"""

from __future__ import annotations

import json
import random
import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def playouts(seconds: float, seed: int) -> dict[str, float]:
    random.seed(seed)
    battles = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        battles += 1
    return {"battles": battles, "decisions": decisions, "seconds": perf_counter() - start}


if __name__ == "__main__":
    playouts(0.3, int(sys.argv[2]) + 1)
    print(json.dumps(playouts(float(sys.argv[1]), int(sys.argv[2]))))
