"""How the weights of the quick bot of Wizards are learned: `python -m benchmarks.weights [-n N] [--jobs J] [--seed S]`.

Against the bot with the weights that were set by hand plays one whose weights are those to begin from, each times a power
of two at random; N such bots, each with its mirror image, and each twice, sides swapped. It prints by how many points of a
hundred battles more are won for each doubling of a weight, with its standard error: where a number is well above or below
its error, go that way, and begin again from there. The first line says what all of them won together.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random

from shem import build
from shem.core.chance import Entry, Seeded
from shem.games.wizards.game import GAME
from shem.games.wizards.greedy import GreedyWizard
from shem.games.wizards.weights import PLAIN, TRAINED, Weights
from shem.lab.battle import derived, fight

NAMES = ("armor", "space", "events", "site", "held", "march", "press", "distant", "golems")
SPREAD = 0.6  # doublings: the standard deviation of what weights are changed by
MIRRORED = 4  # battles of a bot and its mirror image
SETUP = GAME.resolve({"seats": 2})


def changed(begin: Weights, by: Sequence[float]) -> Weights:
    """Each weight times two to the power of this."""
    return Weights(**{name: float(getattr(begin, name)) * 2.0**doublings for name, doublings in zip(NAMES, by)})


def won(weights: Weights, seed: int, chair: int) -> float:
    """1.0 where the bot with these weights wins in this chair, 0.5 for a draw."""
    players = [GreedyWizard(derived(seed, seat, "bot"), weights if seat == chair else PLAIN) for seat in range(2)]
    winners = fight(GAME, SETUP, players, (0, 1), Entry(Seeded(seed))).winners
    return 0.5 if not winners else float(chair in winners)


def tried(plain: bool, seed: int, index: int) -> tuple[list[float], float, float]:
    """What the weights were changed by, what the bot won of two battles, and what its mirror image did."""
    begin = PLAIN if plain else TRAINED
    random = Random(derived(seed, index, "weights"))
    by = [random.gauss(0.0, SPREAD) for _ in NAMES]
    deal = derived(seed, index, "battle")
    there, back = changed(begin, by), changed(begin, [-one for one in by])
    return by, sum(won(there, deal, chair) for chair in range(2)), sum(won(back, deal, chair) for chair in range(2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=400, help="bots, each with its mirror image; four battles")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--plain", action="store_true", help="begin from the weights set by hand")
    wish = parser.parse_args()
    if wish.n < 2:
        parser.error("-n: at least 2, for an error")
    one = partial(tried, wish.plain, wish.seed)
    with ProcessPoolExecutor(wish.jobs, get_context("spawn")) as pool:
        found = list(pool.map(one, range(wish.n), chunksize=5))
    print(
        f"{build.which()}, seed {wish.seed}: {sum(there + back for _, there, back in found):.1f} of {MIRRORED * wish.n}\n"
    )
    print("| weight | points of a hundred for a doubling | error |\n| --- | --- | --- |")
    for place, name in enumerate(NAMES):
        slopes = [100.0 * by[place] * (there - back) / MIRRORED / SPREAD**2 for by, there, back in found]
        middle = sum(slopes) / len(slopes)
        error = sqrt(sum((slope - middle) ** 2 for slope in slopes) / (len(slopes) - 1) / len(slopes))
        print(f"| {name} | {middle:+.1f} | {error:.1f} |")


if __name__ == "__main__":
    main()
