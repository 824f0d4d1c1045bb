"""How Golem Arcana's chances to win are learned: `python -m benchmarks.winning play FILE`, then `learn FILE ...`.

`play` lets two bots play battles of all scenarios for two of 500 and 1000 points, sides swapped, and adds to FILE, a line a
battle, who won and what the two sides were like at each end of turn and at some of the decisions between. Some of the bots
do anything at all now and then, so that more than one way to play is seen. `learn` needs numpy: it fits the network to four
battles of five, says how well that foretells the fifth, beside what is kept by now, and with `--keep` writes what it has
learned where the game reads it. What is kept was learned from `play FILE -n 3461`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import resources
from math import exp, log1p
from pathlib import Path
from random import Random
from typing import Any

from shem.bots.registry import bot
from shem.core.bot import options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.winning import FILE, figures, logit
from shem.lab.battle import derived
from shem.lab.shared import shared
from shem.table.face import face

ANYHOW = (0.0, 0.0, 0.03, 0.1)  # how often a bot does anything at all: one of these
BETWEEN = 0.15  # how many of the decisions within turns are kept
EVERY = 5  # of so many battles one is kept to test by
HIDDEN = 16
ROUNDS = 14  # through all positions
BATCH = 256
RATE = 3e-3
DECAY = 0.1
DIGITS = 5


def played(bots: Sequence[str], seed: int, index: int) -> dict[str, Any]:
    """One battle; seat 0's share of the win, and by position seat 0's logit, its figures and those of the other side."""
    setups = face("arcana").ladder()
    setup = GAME.resolve({"seats": 2, **setups[index // 2 % len(setups)]})
    deal = derived(seed, index, "battle")
    random = Random(deal)
    anyhow = [random.choice(ANYHOW) for _ in range(2)]
    players = [bot(bots[(seat + index) % 2], "arcana", derived(deal, seat, "bot")) for seat in range(2)]
    entry = Entry(Seeded(derived(deal, 2, "dice")))
    state = GAME.new(setup, entry)
    assert isinstance(state, Battle)
    places: list[tuple[float, list[float], list[float]]] = []
    while True:
        pending = state.pending()
        if isinstance(pending, Over):
            winners = pending.outcome.winners
            return {"won": float(0 in winners) if len(winners) == 1 else 0.5, "places": places}
        seat = pending.seats[0]
        sight = Sight(GAME, setup, state, seat)
        action = random.choice(options(sight)) if random.random() < anyhow[seat] else players[seat].choose(sight).action
        state.apply(seat, action, entry)
        if state.ended is None and (GAME.idle(action) or random.random() < BETWEEN):
            own, other = figures(state, *state.plan.teams[:2])
            places.append((logit(state, 0), rounded(own), rounded(other)))


def rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, DIGITS) for figure in figures]


def positions(files: Sequence[Path]) -> Iterator[tuple[bool, float, float, list[float], list[float]]]:
    """The positions of battles that somebody won: whether to test by it, who won, the logit, both sides' figures."""
    number = 0
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            battle = json.loads(line)
            number += 1
            if battle["won"] != 0.5:
                for known, own, other in battle["places"]:
                    yield number % EVERY == 0, battle["won"], known, own, other


def learned(files: Sequence[Path], seed: int) -> tuple[dict[str, Any], str]:
    """The network as the game reads it, and what is to be said of it: Adam on the log loss, slower with every round."""
    import numpy

    found = list(positions(files))
    tests, won, known = (numpy.array([row[place] for row in found]) for place in range(3))
    own, other = (numpy.array([row[place] for row in found]) for place in (3, 4))
    both = numpy.vstack([own[~tests], other[~tests]])
    mean, spread = both.mean(0), both.std(0) + 1e-6
    own, other = (own - mean) / spread, (other - mean) / spread
    random = numpy.random.default_rng(seed)
    count = own.shape[1]
    parts = [
        random.normal(0, count**-0.5, (count, HIDDEN)),
        numpy.zeros(HIDDEN),
        random.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN),
        numpy.zeros(count),
    ]
    means = [numpy.zeros_like(part) for part in parts]
    squares = [numpy.zeros_like(part) for part in parts]
    places = numpy.where(~tests)[0]
    step = 0
    for turn in range(ROUNDS):
        random.shuffle(places)
        rate = RATE * 0.5 * (1 + numpy.cos(numpy.pi * turn / ROUNDS))
        for begin in range(0, len(places), BATCH):
            batch = places[begin : begin + BATCH]
            one, two = own[batch], other[batch]
            ours, theirs = numpy.tanh(one @ parts[0] + parts[1]), numpy.tanh(two @ parts[0] + parts[1])
            logits = (ours - theirs) @ parts[2] + (one - two) @ parts[3]
            wrong = (1 / (1 + numpy.exp(-logits)) - won[batch]) / len(batch)
            back, forth = (wrong[:, None] * parts[2] * (1 - side * side) for side in (ours, theirs))
            slopes = [one.T @ back - two.T @ forth, (back - forth).sum(0), (ours - theirs).T @ wrong, (one - two).T @ wrong]
            step += 1
            for place, slope in enumerate(slopes):
                means[place] = 0.9 * means[place] + 0.1 * slope
                squares[place] = 0.999 * squares[place] + 0.001 * slope**2
                size = numpy.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
                shrink = 0.0 if place == 1 else DECAY
                parts[place] -= rate * (means[place] / (1 - 0.9**step) / size + shrink * parts[place])
    logits = (numpy.tanh(own @ parts[0] + parts[1]) - numpy.tanh(other @ parts[0] + parts[1])) @ parts[2]
    logits += (own - other) @ parts[3]
    said = [f"{int(tests.sum())} of {len(found)} positions were not learned from; the log loss over them:"]
    for name, told in (("learned", logits), ("kept", known)):
        said.append(f"  {name}: {_loss(list(zip(told[tests], won[tests]))):.4f}")
    hidden = (parts[0] / spread[:, None]).T
    kept = {"hidden": hidden, "shifts": parts[1] - hidden @ mean, "out": parts[2], "direct": parts[3] / spread}
    return {name: numpy.round(part, DIGITS).tolist() for name, part in kept.items()}, "\n".join(said)


def _loss(told: Sequence[tuple[float, float]]) -> float:
    return sum(log1p(exp(logit)) - won * logit for logit, won in told) / len(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parts = parser.add_subparsers(dest="part", required=True)
    play = parts.add_parser("play", help="let bots play and add their battles to a file")
    play.add_argument("file", type=Path)
    play.add_argument("-n", type=int, default=6000, help="battles")
    play.add_argument("--bots", nargs=2, default=["greedy", "greedy"], metavar="BOT")
    play.add_argument("--jobs", type=int, default=1, help="processes")
    learn = parts.add_parser("learn", help="fit the network to the battles of files")
    learn.add_argument("files", type=Path, nargs="+")
    learn.add_argument("--keep", action="store_true", help="write it where the game reads it")
    wish = parser.parse_args()
    if wish.part == "play":
        with wish.file.open("a", encoding="utf-8") as out:
            for _, battle in shared(partial(played, wish.bots, wish.seed), range(wish.n), wish.jobs):
                out.write(json.dumps(battle) + "\n")
        return
    try:
        kept, said = learned(wish.files, wish.seed)
    except ImportError:
        sys.exit("learning needs numpy: install it")
    print(said)
    if wish.keep:
        (Path(str(resources.files("shem.games.arcana.content"))) / FILE).write_text(json.dumps(kept), encoding="utf-8")


if __name__ == "__main__":
    main()
