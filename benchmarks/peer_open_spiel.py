"""OpenSpiel random simulation in Python, for `benchmarks.peers`: a program of its own, `GAME SECONDS SEED`, prints JSON.

Chance nodes are drawn but not counted as decisions.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import perf_counter

import pyspiel


def playouts(name: str, seconds: float, seed: int) -> dict[str, float]:
    draws = Random(seed)
    game = pyspiel.load_game(name)
    battles = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes())
                state.apply_action(draws.choices(outcomes, shares)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draws.random() * len(legal))])
                decisions += 1
        battles += 1
    return {"battles": battles, "decisions": decisions, "seconds": perf_counter() - start}


if __name__ == "__main__":
    playouts(sys.argv[1], 0.3, int(sys.argv[3]) + 1)
    print(json.dumps(playouts(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))))
